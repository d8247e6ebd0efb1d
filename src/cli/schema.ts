import { defaultSettings } from '#config';
import type { Command } from './command.ts';
import { configOption, settingsFor } from './options.ts';

const options = [{ ...configOption, help: 'Only the interfaces that this settings file enables' }];

export const schema: Command = {
  name: 'schema',
  summary: 'Prints the whole graph in the schema definition language',
  options,
  examples: ['manifold schema > manifold.graphql', 'manifold schema --config manifold.yaml'],
  async run(context) {
    const { terminal, services } = context;
    const contracts = await services.contracts();
    const settings = context.options['config']
      ? settingsFor(context, options, { contracts, production: true })
      : defaultSettings(contracts);
    terminal.out((await services.printGraph(settings, contracts)).trimEnd());
    return 0;
  },
};
