import type { GraphQLSchema } from 'graphql';
import { envelop, type Plugin, useSchema } from 'graphql-yoga';
import type { Engine } from '../pipeline/execute/engine.ts';
import type { Enveloped } from '../pipeline/execute/enveloped-executor.ts';
import { graphqlPart } from './hooks.ts';

/** The engine with the GraphQL hooks of plugins around it, in their order, and all plugins, with those that plugins add. */
export function envelopEngine(schema: GraphQLSchema, engine: Engine, plugins: readonly Plugin[]) {
  const added: Plugin[] = [];
  const noticing = plugins.map((plugin) => noticeAdded(graphqlPart(plugin), added));
  const getEnveloped = envelop({ plugins: [enginePlugin(engine), useSchema(schema), ...noticing] as never[] });
  return { getEnveloped: getEnveloped as unknown as (context: object) => Enveloped, plugins: [...plugins, ...added] };
}

function enginePlugin({ parse, validate, execute }: Engine): Plugin {
  return {
    onParse: ({ setParseFn }) => setParseFn(parse as Parameters<typeof setParseFn>[0]),
    onValidate: ({ setValidationFn }) => setValidationFn(validate as Parameters<typeof setValidationFn>[0]),
    onExecute: ({ setExecuteFn }) => setExecuteFn(execute as Parameters<typeof setExecuteFn>[0]),
  };
}

/** A plugin may add others, whose HTTP hooks are to run as well. */
function noticeAdded(plugin: Plugin, added: Plugin[]): Plugin {
  const { onPluginInit } = plugin;
  if (!onPluginInit) return plugin;
  return {
    ...plugin,
    onPluginInit(payload) {
      const addPlugin = (other: Plugin) => {
        added.push(other);
        payload.addPlugin(noticeAdded(graphqlPart(other), added));
      };
      onPluginInit({ ...payload, addPlugin: addPlugin as typeof payload.addPlugin });
    },
  };
}
