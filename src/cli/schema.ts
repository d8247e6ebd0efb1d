import { defaultSettings } from '#config';
import type { Command } from './command.ts';
import { config, settingsFor } from './options.ts';

const options = [{ ...config, help: 'Only what this settings file leaves of the graph' }];

export const schema: Command = {
  name: 'schema',
  summary: 'Prints the whole graph in the schema definition language',
  options,
  examples: ['manifold schema > manifold.graphql', 'manifold schema --config manifold.yaml'],
  async run(call) {
    const { terminal, services } = call;
    const contracts = await services.contracts();
    const settings = call.options['config']
      ? settingsFor(call, options, { contracts, production: true })
      : defaultSettings(contracts);
    terminal.out((await services.printGraph(settings, contracts)).trimEnd());
    return 0;
  },
};
