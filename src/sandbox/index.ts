export { Clock } from './clock.ts';
export { loadStandIns } from './load.ts';
export { hash, Random } from './random.ts';
export { empty, json, type Reply, text } from './reply.ts';
export { SandboxRequest } from './request.ts';
export { type RunningSandbox, type SandboxOptions, serveSandbox } from './server.ts';
export { type Handler, type StandIn, standIn } from './stand-in.ts';
export { World } from './world/index.ts';
