import type * as Types from "#schema";
interface DefinedFields {
  Query: 'iamPolicy' | 'notebookInstance' | 'notebookLocation' | 'notebookLocations' | 'notebookOperation' | 'notebookOperations';
  Subscription: 'notebookOperationChanged';
  NotebookOperationChanged: 'cursor' | 'operation';
  IamPolicy: 'version' | 'etag' | 'bindings' | 'raw';
  IamBinding: 'role' | 'members' | 'condition';
  IamMember: 'member' | 'kind' | 'identity' | 'isDeleted' | 'deletedUniqueId';
  IamCondition: 'expression' | 'title' | 'description' | 'location';
  NotebookLocationConnection: 'edges' | 'nodes' | 'pageInfo';
  NotebookLocationEdge: 'node' | 'cursor';
  NotebookLocation: 'id' | 'resourceName' | 'locationId' | 'displayName' | 'labels' | 'metadataJson' | 'operations' | 'raw';
  NotebookInstance: 'id' | 'resourceName' | 'instanceId' | 'location' | 'iamPolicy' | 'raw';
  NotebookLabel: 'key' | 'value';
  NotebookOperationConnection: 'edges' | 'nodes' | 'pageInfo' | 'unreachable';
  NotebookOperationEdge: 'node' | 'cursor';
  NotebookOperation: 'id' | 'resourceName' | 'operationId' | 'isDone' | 'createdAt' | 'endedAt' | 'location' | 'target' | 'targetResourceName' | 'verb' | 'statusMessage' | 'isCancellationRequested' | 'apiVersion' | 'endpoint' | 'metadataJson' | 'error' | 'responseJson' | 'raw';
  NotebookOperationError: 'code' | 'message' | 'detailsJson' | 'raw';
};

interface DefinedEnumValues {
  IamMemberKind: 'ALL_USERS' | 'ALL_AUTHENTICATED_USERS' | 'USER' | 'SERVICE_ACCOUNT' | 'GROUP' | 'DOMAIN' | 'PRINCIPAL' | 'PRINCIPAL_SET' | 'UNRECOGNIZED';
  NotebookOperationErrorCode: 'CANCELLED' | 'UNKNOWN' | 'INVALID_ARGUMENT' | 'DEADLINE_EXCEEDED' | 'NOT_FOUND' | 'ALREADY_EXISTS' | 'PERMISSION_DENIED' | 'RESOURCE_EXHAUSTED' | 'FAILED_PRECONDITION' | 'ABORTED' | 'OUT_OF_RANGE' | 'UNIMPLEMENTED' | 'INTERNAL' | 'UNAVAILABLE' | 'DATA_LOSS' | 'UNAUTHENTICATED' | 'UNRECOGNIZED';
};

interface DefinedInputFields {
  NotebookLocationWhere: 'rawFilter';
  NotebookOperationWhere: 'rawFilter';
};

export type Query = Pick<Types.Query, DefinedFields['Query']>;
export type IamPolicy = Pick<Types.IamPolicy, DefinedFields['IamPolicy']>;
export type NotebookInstance = Pick<Types.NotebookInstance, DefinedFields['NotebookInstance']>;
export type NotebookLocation = Pick<Types.NotebookLocation, DefinedFields['NotebookLocation']>;
export type NotebookLocationConnection = Pick<Types.NotebookLocationConnection, DefinedFields['NotebookLocationConnection']>;
export type NotebookLocationWhere = Pick<Types.NotebookLocationWhere, DefinedInputFields['NotebookLocationWhere']>;
export type NotebookOperation = Pick<Types.NotebookOperation, DefinedFields['NotebookOperation']>;
export type NotebookOperationConnection = Pick<Types.NotebookOperationConnection, DefinedFields['NotebookOperationConnection']>;
export type NotebookOperationWhere = Pick<Types.NotebookOperationWhere, DefinedInputFields['NotebookOperationWhere']>;
export type Subscription = Pick<Types.Subscription, DefinedFields['Subscription']>;
export type NotebookOperationChanged = Pick<Types.NotebookOperationChanged, DefinedFields['NotebookOperationChanged']>;
export type SubscriptionEvent = Types.SubscriptionEvent;
export type Base64 = Types.Base64;
export type IamBinding = Pick<Types.IamBinding, DefinedFields['IamBinding']>;
export type JSON = Types.Json;
export type IamMember = Pick<Types.IamMember, DefinedFields['IamMember']>;
export type IamCondition = Pick<Types.IamCondition, DefinedFields['IamCondition']>;
export type IamMemberKind = DefinedEnumValues['IamMemberKind'];
export type NotebookLocationEdge = Pick<Types.NotebookLocationEdge, DefinedFields['NotebookLocationEdge']>;
export type PageInfo = Types.PageInfo;
export type NotebookLabel = Pick<Types.NotebookLabel, DefinedFields['NotebookLabel']>;
export type Node = Types.Node;
export type NotebookOperationEdge = Pick<Types.NotebookOperationEdge, DefinedFields['NotebookOperationEdge']>;
export type DateTime = Types.DateTime;
export type NotebookOperationError = Pick<Types.NotebookOperationError, DefinedFields['NotebookOperationError']>;
export type NotebookOperationErrorCode = DefinedEnumValues['NotebookOperationErrorCode'];

export type QueryResolvers = Required<Pick<Types.QueryResolvers, DefinedFields['Query']>>;
export type SubscriptionResolvers = Required<Pick<Types.SubscriptionResolvers, DefinedFields['Subscription']>>;
export type NotebookOperationChangedResolvers = Pick<Types.NotebookOperationChangedResolvers, DefinedFields['NotebookOperationChanged'] | '__isTypeOf'>;
export type IamPolicyResolvers = Pick<Types.IamPolicyResolvers, DefinedFields['IamPolicy']>;
export type IamBindingResolvers = Pick<Types.IamBindingResolvers, DefinedFields['IamBinding']>;
export type IamMemberResolvers = Pick<Types.IamMemberResolvers, DefinedFields['IamMember']>;
export type IamConditionResolvers = Pick<Types.IamConditionResolvers, DefinedFields['IamCondition']>;
export type NotebookLocationConnectionResolvers = Pick<Types.NotebookLocationConnectionResolvers, DefinedFields['NotebookLocationConnection']>;
export type NotebookLocationEdgeResolvers = Pick<Types.NotebookLocationEdgeResolvers, DefinedFields['NotebookLocationEdge']>;
export type NotebookLocationResolvers = Pick<Types.NotebookLocationResolvers, DefinedFields['NotebookLocation'] | '__isTypeOf'>;
export type NotebookInstanceResolvers = Pick<Types.NotebookInstanceResolvers, DefinedFields['NotebookInstance'] | '__isTypeOf'>;
export type NotebookLabelResolvers = Pick<Types.NotebookLabelResolvers, DefinedFields['NotebookLabel']>;
export type NotebookOperationConnectionResolvers = Pick<Types.NotebookOperationConnectionResolvers, DefinedFields['NotebookOperationConnection']>;
export type NotebookOperationEdgeResolvers = Pick<Types.NotebookOperationEdgeResolvers, DefinedFields['NotebookOperationEdge']>;
export type NotebookOperationResolvers = Pick<Types.NotebookOperationResolvers, DefinedFields['NotebookOperation'] | '__isTypeOf'>;
export type NotebookOperationErrorResolvers = Pick<Types.NotebookOperationErrorResolvers, DefinedFields['NotebookOperationError']>;

export interface Resolvers {
  Query: QueryResolvers;
  Subscription: SubscriptionResolvers;
  NotebookOperationChanged?: NotebookOperationChangedResolvers;
  IamPolicy?: IamPolicyResolvers;
  IamBinding?: IamBindingResolvers;
  IamMember?: IamMemberResolvers;
  IamCondition?: IamConditionResolvers;
  NotebookLocationConnection?: NotebookLocationConnectionResolvers;
  NotebookLocationEdge?: NotebookLocationEdgeResolvers;
  NotebookLocation?: NotebookLocationResolvers;
  NotebookInstance?: NotebookInstanceResolvers;
  NotebookLabel?: NotebookLabelResolvers;
  NotebookOperationConnection?: NotebookOperationConnectionResolvers;
  NotebookOperationEdge?: NotebookOperationEdgeResolvers;
  NotebookOperation?: NotebookOperationResolvers;
  NotebookOperationError?: NotebookOperationErrorResolvers;
};