import type { Aspsp } from '#contracts/banking';
import type { Random, World } from '#sandbox';

const DAY = 86_400_000;
const PLACES = [
  ['IE', 'Ireland', 'Liffey', 'Corrib', 'Shannon', 'Burren'],
  ['DE', 'Germany', 'Isar', 'Spree', 'Harz', 'Eifel'],
  ['FR', 'France', 'Loire', 'Vosges', 'Garonne', 'Camargue'],
  ['ES', 'Spain', 'Ebro', 'Duero', 'Sierra', 'Rioja'],
  ['IT', 'Italy', 'Arno', 'Dolomiti', 'Garda', 'Etna'],
  ['NL', 'Netherlands', 'Maas', 'Polder', 'Veluwe', 'Waal'],
  ['BE', 'Belgium', 'Schelde', 'Ardennes', 'Leie', 'Kempen'],
  ['PT', 'Portugal', 'Douro', 'Tejo', 'Minho', 'Algarve'],
  ['AT', 'Austria', 'Inn', 'Wachau', 'Arlberg', 'Enns'],
  ['FI', 'Finland', 'Saimaa', 'Kemijoki', 'Koli', 'Inari'],
  ['GB', 'United Kingdom', 'Thames', 'Severn', 'Pennine', 'Lomond', 'Tyne'],
  ['GB', 'United Kingdom', 'Mersey', 'Fenland', 'Cairngorm', 'Gower', 'Tamar'],
] as const;
const EUR = { code: 'EUR', description: 'Euro' };
const GBP = { code: 'GBP', description: 'Sterling' };
const BANKS = 60;
/** The id of the first bank, whatever the seed: an example asks for it. */
const FIRST = '33333333-AAAA-4BBB-8CCC-000000000001';

/** Banks to choose from: two of each name. */
export function banksOf(world: World, random: Random): Aspsp[] {
  const kinds = ['Savings', 'Mutual'];
  const named = kinds.flatMap((kind) =>
    PLACES.flatMap(([code, description, ...words]) =>
      words.map((word) => ({ alias: `${word} ${kind}`, country: { code, description } })),
    ),
  );
  return named.slice(0, BANKS).map((bank, index) => {
    const added = world.today - random.int(200, 900) * DAY;
    const uuid = random.uuid().toUpperCase();
    return {
      aspspUuid: index === 0 ? FIRST : uuid,
      alias: bank.alias,
      logoUrl: `https://assets.example.test/${index + 1}.svg`,
      country: bank.country,
      currency: bank.country.code === 'GB' ? GBP : EUR,
      dateCreated: iso(added),
      lastUpdated: iso(added + random.int(0, 200) * DAY),
    };
  });
}

const iso = (time: number) => new Date(time).toISOString();
