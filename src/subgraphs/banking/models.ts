import type * as Wire from '#contracts/banking';

export type Bank = Wire.Aspsp;
export type Batch = Wire.Batch;
export type BatchResult = Wire.BatchResult;
export type DirectDebit = Wire.DirectDebit;
