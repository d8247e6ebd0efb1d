import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

const unauthorized = () =>
  new GraphQLError('Who are you?', { extensions: { code: 'UNAUTHORIZED', http: { status: 401 } } });

/** Plugins that refuse all requests while `isOn`: one for each way of refusing in each hook. */
export function refusingPlugins(
  state: { isOn: boolean },
  makeError: () => Error = unauthorized,
): Readonly<Record<string, Plugin>> {
  const refuse = () => {
    if (state.isOn) throw makeError();
  };
  const refuseLater = async () => {
    await Promise.resolve();
    refuse();
  };
  const refused = (set: (value: never) => void, value: unknown) => {
    if (state.isOn) set(value as never);
  };
  const result = { errors: [makeError() as GraphQLError] };
  return {
    onEnveloped: { onEnveloped: refuse },
    onParse: { onParse: refuse },
    'after onParse': { onParse: () => refuse },
    'onParse, as its result': { onParse: ({ setParsedDocument }) => refused(setParsedDocument, makeError()) },
    'after onParse, as its result': {
      onParse:
        () =>
        ({ replaceParseResult }) =>
          refused(replaceParseResult, makeError()),
    },
    onValidate: { onValidate: refuse },
    'after onValidate': { onValidate: () => refuse },
    'onValidate, as its result': { onValidate: ({ setResult }) => refused(setResult, [makeError()]) },
    'after onValidate, as its result': {
      onValidate:
        () =>
        ({ setResult }) =>
          refused(setResult, [makeError()]),
    },
    'a rule of onValidate': {
      onValidate: ({ addValidationRule }) =>
        refused(addValidationRule, (context: { reportError(error: GraphQLError): void }) => ({
          Document: () => context.reportError(makeError() as GraphQLError),
        })),
    },
    onContextBuilding: { onContextBuilding: refuse },
    'onContextBuilding, later': { onContextBuilding: refuseLater as never },
    'after onContextBuilding': { onContextBuilding: () => refuse },
    'after onContextBuilding, later': { onContextBuilding: () => refuseLater as never },
    onExecute: { onExecute: refuse },
    'onExecute, later': { onExecute: refuseLater as never },
    'onExecute, as its result': {
      onExecute: ({ setResultAndStopExecution }) => refused(setResultAndStopExecution, result),
    },
    'a function of onExecute': { onExecute: ({ setExecuteFn }) => refused(setExecuteFn, () => result) },
    'after onExecute': { onExecute: () => ({ onExecuteDone: refuse }) },
    'after onExecute, as its result': {
      onExecute: () => ({ onExecuteDone: ({ setResult }) => refused(setResult, result) }),
    },
    'instrumentation of parse': {
      instrumentation: { parse: (_payload: unknown, wrapped: () => void) => (refuse(), wrapped()) },
    },
    'instrumentation of execute': {
      instrumentation: { execute: (_payload: unknown, wrapped: () => unknown) => (refuse(), wrapped()) },
    } as Plugin,
    onRequest: { onRequest: refuse },
    'onRequest, later': { onRequest: refuseLater },
    'onRequest, as its response': {
      onRequest: ({ fetchAPI, endResponse }) => refused(endResponse, new fetchAPI.Response('no', { status: 401 })),
    },
    'onRequest, as its response, later': {
      async onRequest({ fetchAPI, endResponse }) {
        await Promise.resolve();
        refused(endResponse, new fetchAPI.Response('no', { status: 401 }));
      },
    },
    'a handler of onRequest': {
      onRequest: ({ fetchAPI, setRequestHandler }) =>
        refused(setRequestHandler, async () => new fetchAPI.Response('no', { status: 401 })),
    },
    onRequestParse: { onRequestParse: refuse },
    'onRequestParse, later': { onRequestParse: refuseLater as never },
    'onRequestParse, as its response': {
      onRequestParse: ({ fetchAPI, endResponse }) => refused(endResponse, new fetchAPI.Response('no', { status: 401 })),
    },
    'a parser of onRequestParse': {
      onRequestParse: ({ setRequestParser }) => refused(setRequestParser, refuseLater),
    },
    'a parser of onRequestParse, as its response': {
      onRequestParse: ({ fetchAPI, setRequestParser }) =>
        refused(setRequestParser, () => new fetchAPI.Response('no', { status: 401 })),
    },
    'after onRequestParse': { onRequestParse: () => ({ onRequestParseDone: refuse }) },
    onParams: { onParams: refuse },
    'onParams, later': { onParams: refuseLater },
    'onParams, as its result': { onParams: ({ setResult }) => refused(setResult, result) },
    'a handler of onParams': { onParams: ({ setParamsHandler }) => refused(setParamsHandler, async () => result) },
    'a handler around that of onParams': {
      onParams: ({ paramsHandler, setParamsHandler }) =>
        refused(setParamsHandler, async (payload: never) => {
          await paramsHandler(payload);
          return result;
        }),
    },
    onExecutionResult: { onExecutionResult: refuse },
    'onExecutionResult, as its result': { onExecutionResult: ({ setResult }) => refused(setResult, result) },
    onResultProcess: { onResultProcess: refuse },
    'onResultProcess, as its result': { onResultProcess: ({ setResult }) => refused(setResult, result) },
    'a processor of onResultProcess, as its response': {
      onResultProcess: ({ setResultProcessor, acceptableMediaTypes: [type = ''] }) =>
        refused(
          (processor) => setResultProcessor(processor, type),
          (_result: unknown, api: typeof globalThis) => new api.Response('no', { status: 401 }),
        ),
    },
    onResponse: { onResponse: refuse },
    'onResponse, later': { onResponse: refuseLater },
    'onResponse, as its response': {
      onResponse: ({ fetchAPI, setResponse }) => refused(setResponse, new fetchAPI.Response('no', { status: 401 })),
    },
    'instrumentation of the request': {
      instrumentation: { request: (_payload: unknown, wrapped: () => unknown) => (refuse(), wrapped()) },
    } as Plugin,
    'instrumentation of the operation': {
      instrumentation: { operation: (_payload: unknown, wrapped: () => unknown) => (refuse(), wrapped()) },
    } as Plugin,
  };
}
