import { envelop, useSchema } from '@envelop/core';
import type { GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Engine } from '../document/engine.ts';
import { assertHooks } from './assert-hooks.ts';
import type { Enveloped } from './enveloped-executor.ts';
import { graphqlPart } from './hooks.ts';

/** Wraps the engine with the GraphQL hooks of plugins, in order. Also returns all plugins, including those that plugins add. */
export function envelopEngine(schema: GraphQLSchema, engine: Engine, plugins: readonly Plugin[]) {
  const wholes = new Map<unknown, Plugin>();
  const parts = plugins.map((plugin, index) => partOf(plugin, `plugin ${index + 1}`, wholes));
  const getEnveloped = envelop({ plugins: [enginePlugin(engine), useSchema(schema), ...parts] as never[] });
  return {
    getEnveloped: getEnveloped as unknown as (context: object) => Enveloped,
    plugins: getEnveloped._plugins.flatMap((part) => wholes.get(part) ?? []),
  };
}

function enginePlugin({ parse, validate, execute }: Engine): Plugin {
  return {
    onParse: ({ setParseFn }) => setParseFn(parse as Parameters<typeof setParseFn>[0]),
    onValidate: ({ setValidationFn }) => setValidationFn(validate as Parameters<typeof setValidationFn>[0]),
    onExecute: ({ setExecuteFn }) => setExecuteFn(execute as Parameters<typeof setExecuteFn>[0]),
  };
}

/** The GraphQL hooks of a plugin. A plugin may add others, whose HTTP hooks have to run as well. */
function partOf(plugin: Plugin, name: string, wholes: Map<unknown, Plugin>): Plugin {
  const part = graphqlPart(plugin);
  const { onPluginInit } = part;
  const added: Plugin = onPluginInit
    ? {
        ...part,
        onPluginInit(payload) {
          const addPlugin = (other: Plugin) => {
            assertHooks(other, `A plugin that ${name} adds`);
            payload.addPlugin(partOf(other, name, wholes));
          };
          onPluginInit({ ...payload, addPlugin: addPlugin as typeof payload.addPlugin });
        },
      }
    : part;
  wholes.set(added, plugin);
  return added;
}
