import type * as Wire from '#contracts/notebooks';

export type IamPolicy = Wire.Policy;
export type IamBinding = Wire.Binding;
export type IamCondition = Wire.Condition;
export type NotebookLocation = Wire.Location;
export type NotebookOperation = Wire.Operation;
export type NotebookOperationError = Wire.Status;
