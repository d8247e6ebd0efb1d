/** The codes with which the server closes a connection. Those from 4400 are of the protocol `graphql-transport-ws`. */
export const CLOSE_CODES = {
  /** The gateway stops: clients connect again. */
  restart: [1012, 'The gateway restarts: connect again'],
  messageTimeout: [1008, 'The message took too long'],
  tooManyUnidentified: [1008, 'Too many messages before the connection is acknowledged'],
  /** Too much is being received from all connections. */
  overloaded: [1013, 'Too many messages are being received: try again later'],
  /** Too much waits for the peer. */
  tooSlow: [4290, 'Messages are read too slowly: subscribe again after the last event'],
  badRequest: [4400, 'The message is not valid'],
  unauthorized: [4401, 'Unauthorized'],
  forbidden: [4403, 'Forbidden'],
  noSubprotocol: [4406, 'Subprotocol not acceptable'],
  initTimeout: [4408, 'Connection initialisation timeout'],
  subscriberExists: [4409, 'Subscriber already exists'],
  tooManyInits: [4429, 'Too many initialisation requests'],
  tooManyOperations: [4430, 'Too many operations at once'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type CloseReason = keyof typeof CLOSE_CODES;
