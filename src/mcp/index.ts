import type { AgentEndpoint, EndpointParts } from './endpoint.ts';

export { DRY_RUN_META } from './answer.ts';
export type { AgentCaller, OperationCall, OperationResult, ToolGraph } from './graph.ts';
export { type OperationTool, operationTools, RUNS_NOTHING } from './tools.ts';
export type { AgentEndpoint };

/** The server of the protocol, whose package is loaded with the first message. */
export async function createEndpoint(parts: EndpointParts): Promise<AgentEndpoint> {
  const { AgentEndpoint: Endpoint } = await import('./endpoint.ts');
  return new Endpoint(parts);
}
