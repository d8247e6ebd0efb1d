export { type HandleRequest, Http2Endpoint, type RequestHandlers } from './http2-endpoint.ts';
