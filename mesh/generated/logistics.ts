// Logistics fulfillment API (REST v2.0). Generated from mesh/logistics.yaml: do not edit.
export interface Meta {
  readonly pagination?: Pagination;
}

export interface Pagination {
  readonly currentPage?: number;
  readonly totalPages?: number;
  /** Rows of this page. */
  readonly count?: number;
  readonly total?: number;
}

export interface AccountingPage {
  readonly meta: Meta;
  readonly data: readonly Accounting[];
}

export interface Accounting {
  readonly order?: AccountingOrder;
  readonly merchant?: AccountingMerchant;
  readonly warehouse?: AccountingWarehouse;
  readonly fees?: Fees;
  readonly itemCount?: number | null;
  /** Filled by `hydrate=items`. */
  readonly items?: readonly AccountingItem[];
}

export interface AccountingOrder {
  readonly id?: number | null;
  /** The merchant's own id, a number only here. */
  readonly merchantOrderId?: number | string | null;
  /** When it was received. */
  readonly recordedDate?: string | null;
  /** When it was booked. */
  readonly invoiceDate?: string | null;
}

export interface AccountingMerchant {
  readonly id?: number | null;
  readonly name?: string | null;
}

export interface AccountingWarehouse {
  readonly id?: number | null;
  readonly shortName?: string | null;
}

/** Amounts of money of no named currency. */
export interface Fees {
  readonly fulfillment?: number | null;
  readonly picking?: number | null;
  readonly envelope?: number | null;
  readonly insert?: number | null;
  readonly kitting?: number | null;
  readonly print?: number | null;
  readonly box?: number | null;
  readonly postage?: number | null;
  readonly total?: number | null;
}

export interface AccountingItem {
  readonly id?: number | null;
  readonly name?: string | null;
  readonly quantity?: number | null;
  readonly wmsItemId?: string | null;
}

export interface InventoryPage {
  readonly meta: Meta;
  readonly data: readonly ItemInventory[];
}

export interface ItemInventory {
  readonly item?: InventoryItem;
  readonly merchant?: InventoryMerchant;
  readonly quantity?: InventoryQuantity;
}

export interface InventoryItem {
  readonly id?: number | null;
  /** The external SKU. */
  readonly skuReference?: string | null;
}

export interface InventoryMerchant {
  readonly name?: string | null;
}

export interface InventoryQuantity {
  readonly total?: InventoryTotal;
}

export interface InventoryTotal {
  /** Free to be ordered. */
  readonly availableToPromise?: number | null;
  /** On the shelf. Told by later versions only. */
  readonly onHand?: number | null;
}

export interface ReturnPage {
  readonly meta: Meta;
  readonly data: readonly Return[];
}

export interface Return {
  readonly id: number;
  readonly order?: ReturnOrder | null;
  readonly status: Lookup;
  readonly reason: Lookup;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: User;
  readonly updatedBy: User;
  readonly returnedBy?: string | null;
  readonly rmaNumber?: string | null;
  readonly comments?: string | null;
  readonly rmaItems?: readonly RmaItem[];
}

export interface ReturnOrder {
  readonly id?: number;
  readonly merchantId?: number;
  readonly merchantOrderId?: string;
}

export interface Lookup {
  readonly id?: number;
  readonly title?: string;
}

export interface User {
  readonly id?: number;
}

export interface RmaItem {
  readonly id?: number;
  readonly item?: ReturnedItem;
  readonly quantityShipped?: number;
  readonly quantityReturned?: number;
  readonly quantityRestocked?: number;
  readonly quantityExpected?: number | null;
  readonly nonRestockedReason?: Lookup | null;
  readonly comments?: string | null;
}

export interface ReturnedItem {
  readonly id?: number;
  readonly sku?: string;
  /** Told by later versions only. */
  readonly name?: string;
}

export interface Order {
  readonly id: number;
  /** The merchant's own id. */
  readonly merchantOrderId: string;
  readonly merchant: Merchant;
  readonly merchantShippingMethod: string;
  readonly purchaseOrderNum?: string;
  /** When it was received. */
  readonly recordedOn: string;
  /** When it shall leave. It may change. */
  readonly dispatchDate?: string;
  /** When it left. Tracking numbers are final by then. */
  readonly departDate?: string;
  readonly originalConsignee: Consignee;
  readonly validatedConsignee: Consignee;
  readonly currentStatus: StatusEvent;
  readonly parentOrder?: ParentOrder;
  readonly warehouse?: Warehouse;
  readonly trackingNumbers?: readonly TrackingNumber[];
  /** With `hydrate=integrator` only. */
  readonly integrator?: string;
  /** With `hydrate=lineItems` only. */
  readonly lineItems?: readonly LineItem[];
}

export interface Merchant {
  readonly id: number;
  readonly name: string;
}

/** The order that this one was grouped into. */
export interface ParentOrder {
  readonly id?: number;
}

export interface Warehouse {
  readonly id: number;
}

/** Personal data. */
export interface Consignee {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName?: string;
  readonly address1: string;
  readonly address2?: string;
  readonly addressLocality: string;
  readonly addressRegion: string;
  readonly postalCode: string;
  /** Free text, two capital letters at best. */
  readonly country: string;
  readonly iso?: IsoCountry;
  readonly phone?: string;
  readonly email?: string;
  readonly updatedAt?: string;
  readonly updatedBy?: User;
}

export interface IsoCountry {
  readonly id?: number;
  /** Two capital letters. */
  readonly iso2?: string;
  readonly name?: string;
}

export interface StatusEvent {
  readonly id: number;
  readonly date?: string;
  readonly reason?: string;
  readonly createdBy?: User;
  readonly status?: Status;
}

export interface Status {
  /** Six digits: state, stage, detail. */
  readonly code: string;
  readonly state: State;
  readonly stage: Stage;
  readonly detail?: string;
  readonly detailCode: string;
  readonly actionRequiredBy?: ActionRequiredBy;
  readonly id?: number;
  readonly name?: string;
  readonly reason?: string;
  readonly isClosed?: boolean;
}

export interface State {
  /** 01 processing, 02 in progress, 03 shipped, 04 returned, 05 cancelled, 06 test. */
  readonly code?: "01" | "02" | "03" | "04" | "05" | "06" | (string & {});
  readonly name?: string;
}

export interface Stage {
  readonly code?: string;
  readonly name?: string;
}

export interface ActionRequiredBy {
  readonly id?: number;
  readonly name?: string;
}

export interface TrackingNumber {
  readonly value?: string;
  readonly barcodeScanValue?: string;
  readonly carrier?: Carrier;
}

/** Nothing but the id without `hydrate=trackingNumbers.carrier`. */
export interface Carrier {
  readonly id: number;
  readonly name?: string;
  readonly symbol?: string;
  readonly enabled?: boolean;
  readonly canReprintPostage?: boolean;
  readonly includePeripherals?: boolean;
  readonly internalRatesOnly?: boolean;
  readonly requiresDimensions?: boolean;
}

export interface LineItem {
  readonly id?: number;
  readonly lineDetails?: LineDetails;
  readonly requestedSkuData?: RequestedSkuData;
  readonly inventoryDetails?: readonly InventoryDetail[];
}

export interface LineDetails {
  readonly id?: number;
  readonly name?: string;
  readonly description?: string;
  readonly externalSku?: string;
  readonly totalQuantity?: number;
}

export interface RequestedSkuData {
  readonly id?: number;
  readonly sku?: string;
  readonly quantity?: number;
  readonly declaredValue?: string;
}

export interface InventoryDetail {
  readonly lotNum?: string;
  readonly serialNum?: string;
  readonly quantity?: number;
  readonly expirationDate?: string;
}

export interface Failure {
  readonly message?: string;
  readonly context?: FailureContext;
}

/** What a conflict is with; more may stand beside the id. */
export interface FailureContext {
  readonly id?: number;
}

/** The operations of this API: what each takes and what it answers. */
export interface Operations {
  /** What was charged for orders invoiced in a range of time. */
  listAccounting: { args: {
    /** The page, counted from 1. */
    page?: number | null;
    /** Rows a page. */
    limit?: number | null;
    /** Invoiced at this time or later. */
    fromDate: string;
    /** Invoiced at this time or earlier; not before `fromDate`. */
    toDate: string;
    /** These orders only. The range of time stays required. */
    orderIds?: readonly number[] | null;
    /** These warehouses only. */
    warehouseIds?: readonly number[] | null;
  }; optional: false; answer: AccountingPage; item: Accounting };
  /** Stock by item. A row does not say where it lies, so stock by warehouse takes a call a warehouse. */
  listInventory: { args: {
    /** The page, counted from 1. */
    page?: number | null;
    /** Rows a page. */
    limit?: number | null;
    /** Stock of these merchants only. Later versions no longer name it. */
    merchantIds?: readonly number[] | null;
    /** Stock in these warehouses only. Later versions no longer name it. */
    warehouseIds?: readonly number[] | null;
    /** Items with these SKUs only. One that holds a comma cannot be asked for. */
    externalSkuNames?: readonly string[] | null;
  }; optional: true; answer: InventoryPage; item: ItemInventory };
  /** What came back in a range of time, even long after it was sent. */
  listReturns: { args: {
    /** The page, counted from 1. */
    page?: number | null;
    /** Rows a page. */
    limit?: number | null;
    /** Returned at this time or later. */
    fromDate: string;
    /** Returned at this time or earlier; not before `fromDate`. */
    toDate: string;
  }; optional: false; answer: ReturnPage; item: Return };
  /** One order. */
  getFulfillmentOrder: { args: {
    /** The order's id here, or the merchant's own id of it. */
    id: string;
    /** The merchant whose own id `id` is. Quicker for such ids, slower for others. */
    merchantId?: number | null;
    /** Nodes to fill. */
    hydrate?: readonly ("integrator" | "lineItems" | "trackingNumbers.carrier" | (string & {}))[] | null;
  }; optional: false; answer: Order; item: never };
}
