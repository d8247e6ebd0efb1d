import type * as Wire from '#contracts/logistics';

export type AccountingActivity = Wire.Accounting;
export type FulfillmentMerchant = Wire.AccountingMerchant;
export type FulfillmentWarehouse = Wire.AccountingWarehouse;
export type InventoryItem = Wire.ItemInventory;
export type FulfillmentReturnCode = Wire.Lookup;
export type FulfillmentReturnItem = Wire.RmaItem;
export type FulfillmentRequestedSku = Wire.RequestedSkuData;
export type FulfillmentLot = Wire.InventoryDetail;
