import { describe, expect, it } from 'vitest';
import { toGlobalId } from '#graph';
import { allCountriesAre, codesCall, noCountry, regionCalls } from '#test/countries';
import { answered, gatewayOver, json, type Sent } from '#test/harness';
import { range } from '#test/orders';
import { fieldsOf } from './batches.ts';

const country = (cca3: string, more: object = {}) => ({
  cca3,
  cca2: cca3.slice(0, 2),
  name: { common: `Land of ${cca3}`, official: `The Land of ${cca3}` },
  region: 'Europe',
  ...more,
});
const targets = (sent: readonly Sent[]) => sent.map(({ target }) => target);

const WHOLE = {
  name: {
    common: 'Examplia',
    official: 'Republic of Examplia',
    nativeName: { exl: { official: 'Exampla Respublika', common: 'Exampla' } },
  },
  tld: ['.xe'],
  cca2: 'XE',
  ccn3: '040',
  cca3: 'XEX',
  cioc: 'EXA',
  fifa: 'EXP',
  independent: true,
  status: 'officially-assigned',
  unMember: true,
  currencies: { EXD: { name: 'Examplian dollar', symbol: 'E$' }, USD: { name: 'United States dollar', symbol: '$' } },
  idd: { root: '+9', suffixes: ['98', '97'] },
  capital: ['Sampleton'],
  capitalInfo: { latlng: [53.2, 6.5] },
  altSpellings: ['XE', 'Exampla'],
  region: 'Europe',
  subregion: 'Northern Europe',
  continents: ['Europe'],
  languages: { exl: 'Examplian' },
  translations: { deu: { official: 'Republik Beispiel', common: 'Beispiel' } },
  latlng: [53, -8.5],
  landlocked: false,
  borders: [],
  area: 0.44,
  population: 1_400_000_000,
  flag: '🏳️',
  flags: { png: 'https://flags.example.test/xe.png', svg: 'https://flags.example.test/xe.svg', alt: 'All white.' },
  coatOfArms: { png: 'https://arms.example.test/xe.png', svg: 'https://arms.example.test/xe.svg' },
  demonyms: { eng: { f: 'Examplian', m: 'Examplian' } },
  maps: { googleMaps: 'https://maps.example.test/xe', openStreetMaps: 'https://open-maps.example.test/xe' },
  gini: { '2018': 32.1 },
  car: { signs: ['EX', ''], side: 'left' },
  timezones: ['UTC', 'UTC+01:00'],
  startOfWeek: 'monday',
  postalCode: { format: '#####', regex: '^\\d{5}$' },
};
const EVERYTHING = `
  name { common official native { languageCode common official } } code code3 numericCode olympicCode footballCode codeStatus
  isIndependent isUnitedNationsMember alternativeSpellings translations { languageCode common official }
  demonyms { languageCode feminine masculine } topLevelDomains currencies { currencyCode currency { code } name symbol } callingCodes capitals
  capitalCoordinates { latitude longitude } region subregion continents languages { code name }
  coordinates { latitude longitude } isLandlocked borders { code3 } borderCodes area population
  flag { emoji pngUrl svgUrl description } coatOfArms { pngUrl svgUrl } maps { commercialUrl communityUrl } gini { year index }
  vehicleSigns drivingSide timeZones startOfWeek postalCodeFormat { format regex }`;
const ALL_FIELDS = Object.keys(WHOLE).toSorted().join(',');

describe('Query.countries', () => {
  it('finds by a part of the name, and asks for the fields that the selection needs', async () => {
    const { run, sent } = await gatewayOver('countries', [json([country('XIS'), country('XEX')])]);

    const { data, errors } = await run(
      '{ countries(where: { name: "côte d/or" }) { totalCount edges { node { name { common } flag { emoji } } } } }',
    );

    expect(errors).toBeUndefined();
    expect(sent).toEqual([
      {
        method: 'GET',
        target: '/v3.1/name/c%C3%B4te%20d%2For?fields=cca2,cca3,flag,flags,name',
        headers: {},
        body: '',
      },
    ]);
    expect(data.countries).toEqual({
      totalCount: 2,
      edges: ['XEX', 'XIS'].map((code) => ({ node: { name: { common: `Land of ${code}` }, flag: { emoji: null } } })),
    });
  });

  it('finds by the full name', async () => {
    const { run, sent } = await gatewayOver('countries', [json([country('XEX')])]);

    const { data } = await run('{ countries(where: { fullName: "Examplia" }) { nodes { code3 } } }');

    expect(targets(sent)).toEqual(['/v3.1/name/Examplia?fullText=true&fields=cca2,cca3']);
    expect(data).toEqual({ countries: { nodes: [{ code3: 'XEX' }] } });
  });

  it('finds by the region or sub-region', async () => {
    const { run, sent } = await gatewayOver('countries', [json([country('XEX')])]);

    const { data } = await run('{ countries(where: { region: "Northern Europe" }) { nodes { code } } }');

    expect(sent).toEqual([
      { method: 'GET', target: '/v3.1/region/Northern%20Europe?fields=cca2,cca3', headers: {}, body: '' },
    ]);
    expect(data).toEqual({ countries: { nodes: [{ code: 'XE' }] } });
  });

  it('finds by the currency, always in capitals', async () => {
    const { run, sent } = await gatewayOver('countries', [json([country('XEX')]), json([country('XIS')])]);

    const query = 'query ($code: CurrencyCode!) { countries(where: { currencyCode: $code }) { totalCount } }';
    const answers = [
      await run(query, { code: 'rub' }),
      await run('{ countries(where: { currencyCode: "ron" }) { totalCount } }'),
    ];

    expect(sent).toEqual([
      { method: 'GET', target: '/v3.1/currency/RUB?fields=cca2,cca3', headers: {}, body: '' },
      { method: 'GET', target: '/v3.1/currency/RON?fields=cca2,cca3', headers: {}, body: '' },
    ]);
    expect(answers).toEqual([{ data: { countries: { totalCount: 1 } } }, { data: { countries: { totalCount: 1 } } }]);
  });

  it('shows every field of a country', async () => {
    const { run, sent } = await gatewayOver('countries', [json([WHOLE])]);

    const { data, errors } = await run(`{ countries(where: { name: "examplia" }) { nodes { ${EVERYTHING} } } }`);

    expect(errors).toBeUndefined();
    expect(targets(sent)).toEqual([`/v3.1/name/examplia?fields=${ALL_FIELDS}`]);
    expect(data.countries.nodes).toEqual([
      {
        name: {
          common: 'Examplia',
          official: 'Republic of Examplia',
          native: [{ languageCode: 'exl', common: 'Exampla', official: 'Exampla Respublika' }],
        },
        code: 'XE',
        code3: 'XEX',
        numericCode: '040',
        olympicCode: 'EXA',
        footballCode: 'EXP',
        codeStatus: 'OFFICIALLY_ASSIGNED',
        isIndependent: true,
        isUnitedNationsMember: true,
        alternativeSpellings: ['XE', 'Exampla'],
        translations: [{ languageCode: 'deu', common: 'Beispiel', official: 'Republik Beispiel' }],
        demonyms: [{ languageCode: 'eng', feminine: 'Examplian', masculine: 'Examplian' }],
        topLevelDomains: ['.xe'],
        currencies: [
          { currencyCode: 'EXD', currency: { code: 'EXD' }, name: 'Examplian dollar', symbol: 'E$' },
          { currencyCode: 'USD', currency: { code: 'USD' }, name: 'United States dollar', symbol: '$' },
        ],
        callingCodes: ['+998', '+997'],
        capitals: ['Sampleton'],
        capitalCoordinates: { latitude: 53.2, longitude: 6.5 },
        region: 'EUROPE',
        subregion: 'Northern Europe',
        continents: ['Europe'],
        languages: [{ code: 'exl', name: 'Examplian' }],
        coordinates: { latitude: 53, longitude: -8.5 },
        isLandlocked: false,
        borders: [],
        borderCodes: [],
        area: 0.44,
        population: 1_400_000_000,
        flag: {
          emoji: '🏳️',
          pngUrl: 'https://flags.example.test/xe.png',
          svgUrl: 'https://flags.example.test/xe.svg',
          description: 'All white.',
        },
        coatOfArms: { pngUrl: 'https://arms.example.test/xe.png', svgUrl: 'https://arms.example.test/xe.svg' },
        maps: { commercialUrl: 'https://maps.example.test/xe', communityUrl: 'https://open-maps.example.test/xe' },
        gini: [{ year: 2018, index: 32.1 }],
        vehicleSigns: ['EX'],
        drivingSide: 'LEFT',
        timeZones: ['UTC', 'UTC+01:00'],
        startOfWeek: 'MONDAY',
        postalCodeFormat: { format: '#####', regex: '^\\d{5}$' },
      },
    ]);
  });

  it.each([
    [
      'is empty',
      {
        name: { common: 'Emptia', official: 'Emptia', nativeName: {} },
        tld: [],
        cca2: 'XM',
        ccn3: '',
        cca3: 'XMP',
        cioc: '',
        fifa: '',
        status: 'new-word',
        currencies: {},
        idd: { root: '', suffixes: [] },
        capital: [],
        capitalInfo: {},
        altSpellings: [],
        region: 'Atlantis',
        subregion: '',
        continents: [],
        languages: {},
        translations: {},
        latlng: [],
        borders: [],
        area: 0,
        population: 0,
        flag: '',
        flags: { png: '', svg: '', alt: '' },
        coatOfArms: {},
        demonyms: {},
        maps: {},
        gini: {},
        car: { signs: [''], side: 'middle' },
        timeZones: [],
        startOfWeek: 'friday',
      },
      { codeStatus: 'UNRECOGNIZED', region: 'UNRECOGNIZED', drivingSide: 'UNRECOGNIZED', startOfWeek: 'UNRECOGNIZED' },
    ],
    [
      'is left out',
      {
        cca2: 'XM',
        cca3: 'XMP',
        region: 'Europe',
        area: 0,
        population: 0,
        name: { common: 'Emptia', official: 'Emptia' },
        translations: {},
        flags: {},
        maps: {},
      },
      { codeStatus: null, region: 'EUROPE', drivingSide: null, startOfWeek: null },
    ],
  ])('shows as nothing what %s', async (_how, row, words) => {
    const { run } = await gatewayOver('countries', [json([row])]);

    const { data, errors } = await run(`{ countries(where: { name: "emptia" }) { nodes { ${EVERYTHING} } } }`);

    expect(errors).toBeUndefined();
    const lists = [
      'alternativeSpellings',
      'translations',
      'demonyms',
      'topLevelDomains',
      'currencies',
      'callingCodes',
      'capitals',
      'continents',
      'languages',
      'borders',
      'borderCodes',
      'gini',
      'vehicleSigns',
      'timeZones',
    ];
    const absent = [
      'numericCode',
      'olympicCode',
      'footballCode',
      'isIndependent',
      'isUnitedNationsMember',
      'capitalCoordinates',
      'subregion',
      'coordinates',
      'isLandlocked',
      'coatOfArms',
      'postalCodeFormat',
    ];
    expect(data.countries.nodes).toEqual([
      {
        name: { common: 'Emptia', official: 'Emptia', native: [] },
        area: 0,
        population: 0,
        code: 'XM',
        code3: 'XMP',
        ...Object.fromEntries(lists.map((name) => [name, []])),
        ...Object.fromEntries(absent.map((name) => [name, null])),
        flag: { emoji: null, pngUrl: null, svgUrl: null, description: null },
        maps: { commercialUrl: null, communityUrl: null },
        ...words,
      },
    ]);
  });

  it('dials the root alone where nothing completes it', async () => {
    const { run } = await gatewayOver('countries', [json([country('XEX', { idd: { root: '+7' } })])]);

    const { data } = await run('{ countries(where: { name: "x" }) { nodes { callingCodes } } }');

    expect(data).toEqual({ countries: { nodes: [{ callingCodes: ['+7'] }] } });
  });

  it('asks for no fields in particular where the whole answer is selected', async () => {
    const { run, sent } = await gatewayOver('countries', [json([country('XEX', { news: 1 })])]);

    const { data } = await run('{ countries(where: { name: "x" }) { nodes { code raw } } }');

    expect(targets(sent)).toEqual(['/v3.1/name/x']);
    expect(data).toEqual({ countries: { nodes: [{ code: 'XE', raw: country('XEX', { news: 1 }) }] } });
  });

  it('asks for the codes besides what is read, each field once and in a fixed order', () => {
    expect(fieldsOf(new Map([['name', true]]))).toEqual(['cca2', 'cca3', 'name']);
    expect(fieldsOf(new Map([['cca3', true]]))).toEqual(['cca2', 'cca3']);
    expect(fieldsOf(true)).toBeUndefined();
  });

  it('pages in the order of the codes, whatever is selected of each page', async () => {
    const rows = json(['C', 'A', 'D', 'B'].map((letter) => country(`XX${letter}`, { population: 7 })));
    const { run, sent } = await gatewayOver('countries', [rows, rows]);

    const { data } = await run(
      '{ countries(first: 2, where: { region: "x" }) { nodes { code3 } pageInfo { hasNextPage endCursor } } }',
    );
    const next = await run(
      'query ($after: String) { countries(first: 2, after: $after, where: { region: "x" }) { nodes { code3 population } } }',
      {
        after: data.countries.pageInfo.endCursor,
      },
    );
    const other = await run(
      'query ($after: String) { countries(after: $after, where: { region: "y" }) { nodes { code3 } } }',
      {
        after: data.countries.pageInfo.endCursor,
      },
    );

    expect(data.countries).toMatchObject({
      nodes: [{ code3: 'XXA' }, { code3: 'XXB' }],
      pageInfo: { hasNextPage: true },
    });
    expect(next.data.countries.nodes).toEqual([
      { code3: 'XXC', population: 7 },
      { code3: 'XXD', population: 7 },
    ]);
    expect(other.errors).toMatchObject([{ path: ['countries'], extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(targets(sent)).toEqual(['/v3.1/region/x?fields=cca2,cca3', '/v3.1/region/x?fields=cca2,cca3,population']);
  });

  it('lists all countries, region by region, where nothing is said', async () => {
    const { run, sent } = await gatewayOver('countries', allCountriesAre([country('XXB'), country('XXA')]));

    const { data } = await run('{ countries { totalCount nodes { code3 translations { common } } } }');

    expect(targets(sent).toSorted()).toEqual(regionCalls('cca2,cca3,translations'));
    expect(data.countries).toMatchObject({ totalCount: 2, nodes: [{ code3: 'XXA' }, { code3: 'XXB' }] });
  });

  it('is empty where nothing matches', async () => {
    const { run } = await gatewayOver('countries', () => noCountry);

    const { data, errors } =
      await run(`{ a: countries(where: { name: "x" }) { totalCount nodes { code } pageInfo { hasNextPage } }
      b: countries(where: { region: "x" }) { totalCount } c: countries(where: { currencyCode: "XXX" }) { totalCount } }`);

    expect(errors).toBeUndefined();
    expect(data).toEqual({
      a: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false } },
      b: { totalCount: 0 },
      c: { totalCount: 0 },
    });
  });

  it.each([
    '{ name: "" }',
    '{ name: "." }',
    '{ region: ".." }',
    '{ currencyCode: "EURO" }',
    '{}',
    '{ name: "a", region: "b" }',
  ])('refuses %s before any call', async (where) => {
    const { run, sent } = await gatewayOver('countries', []);

    const { errors } = await run(`{ countries(where: ${where}) { nodes { code } } }`);

    expect(errors).toMatchObject([
      { extensions: { code: expect.stringMatching(/^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/) } },
    ]);
    expect(sent).toEqual([]);
  });
});

/** How countries are found by their codes: in one call, or without the extras among all of them. */
const WAYS = [
  { extras: true, named: 'in one call', callsFor: (codes: string[], fields: string) => [codesCall(codes, fields)] },
  {
    extras: false,
    named: 'in six calls without the extras',
    callsFor: (_: string[], fields: string) => regionCalls(fields),
  },
];

describe.each(WAYS)('Country.borders $named', ({ extras, callsFor }) => {
  const settings = { apis: { countries: { extras } } };
  const over = (countries: object[], found: object[]) =>
    gatewayOver(
      'countries',
      allCountriesAre(countries, () => json(found)),
      { settings },
    );

  it('is found together for any number of countries, each country once', async () => {
    const codes = range(50).map((n) => `X${String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26))}`);
    const all = codes.map((code, n) => country(code, { borders: [codes[(n + 1) % 50], codes[(n + 2) % 50]] }));
    const { run, sent } = await over(
      all,
      all.filter((_, n) => n % 2 === 0),
    );

    const { data, errors } = await run(
      '{ countries(first: 50, where: { name: "x" }) { nodes { borders { code3 borders { code3 } } } } }',
    );

    expect(errors).toBeUndefined();
    const [list, ...lookups] = targets(sent);
    expect(list).toBe('/v3.1/name/x?fields=borders,cca2,cca3');
    const notListed = codes.filter((_, n) => n % 2 === 1);
    expect(lookups).toEqual(callsFor(notListed, 'borders,cca2,cca3'));
    expect(data.countries.nodes[24]).toEqual({
      borders: [
        { code3: 'XBX', borders: [{ code3: 'XAA' }, { code3: 'XAB' }] },
        { code3: 'XAA', borders: [{ code3: 'XAB' }, { code3: 'XAC' }] },
      ],
    });
  });

  it('asks for the fields of all selections, and for all fields where `raw` is selected', async () => {
    const translations = { deu: { official: 'Republik B', common: 'B' } };
    const all = [country('XXA', { borders: ['XXB'] }), country('XXB', { borders: ['XXA'], translations })];
    const { run, sent } = await over(all, all.slice(0, 1));
    const translated = (inner: string) => `{ countries(where: { name: "x" }) { nodes {
      borders { translations { languageCode common } borders { ${inner} } } } } }`;

    const { data } = await run(translated('raw'));
    await run(translated('area'));

    expect(data.countries.nodes).toEqual([
      { borders: [{ translations: [{ languageCode: 'deu', common: 'B' }], borders: [{ raw: all[0] }] }] },
    ]);
    const fields = 'area,borders,cca2,cca3,translations';
    expect(targets(sent)).toEqual([
      '/v3.1/name/x',
      ...callsFor(['XXB'], '').map((call) => call.replace(/[?&]fields=$/, '')),
      `/v3.1/name/x?fields=${fields}`,
      ...callsFor(['XXB'], fields),
    ]);
  });

  it('leaves out a neighbour that nobody knows, and costs nothing where there is none', async () => {
    const { run, sent } = await over([country('XXB')], [country('XXA', { borders: ['XXB', 'ZZZ'] })]);
    const islands = await over([], [country('XXA', { borders: [] })]);

    const query = '{ countries(where: { name: "x" }) { nodes { borders { code3 } } } }';
    const answers = [await run(query), await islands.run(query)];

    expect(answers).toEqual([
      { data: { countries: { nodes: [{ borders: [{ code3: 'XXB' }] }] } } },
      { data: { countries: { nodes: [{ borders: [] }] } } },
    ]);
    expect(targets(sent).slice(1)).toEqual(callsFor(['XXB', 'ZZZ'], 'borders,cca2,cca3'));
    expect(islands.sent.length).toBe(1);
  });

  it('fails alone where the neighbours cannot be had', async () => {
    const { run } = await gatewayOver(
      'countries',
      ({ target }) =>
        target.startsWith('/v3.1/name')
          ? json([country('XXA', { borders: ['XXB'] })])
          : json('INTERNAL_SERVER_ERROR', 500),
      { settings },
    );

    const { data, errors } = await run('{ countries(where: { name: "x" }) { nodes { code3 borders { code3 } } } }');

    expect(data).toEqual({ countries: { nodes: [{ code3: 'XXA', borders: null }] } });
    expect(errors).toMatchObject([
      { path: ['countries', 'nodes', 0, 'borders'], extensions: { code: 'UPSTREAM_ERROR' } },
    ]);
  });
});

describe.each(WAYS)('Query.nodes $named', ({ extras, callsFor }) => {
  it('finds countries again by their global ids, and is null for a country that is gone', async () => {
    const translations = { deu: { official: 'Republik B', common: 'B' } };
    const { run, sent } = await gatewayOver(
      'countries',
      allCountriesAre([country('XXA'), country('XYB', { translations })], () => json([country('XYB')])),
      { settings: { apis: { countries: { extras } } } },
    );
    const { data } = await run('{ countries(where: { name: "x" }) { nodes { id } } }');
    const [{ id }] = data.countries.nodes;
    const ids = [id, toGlobalId('Country', 'XXA'), toGlobalId('Country', 'ZZZ')];

    const again = await run(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Country { code3 translations { common } } } }',
      { ids },
    );

    expect(again).toEqual({
      data: {
        nodes: [
          { id, code3: 'XYB', translations: [{ common: 'B' }] },
          { id: ids[1], code3: 'XXA', translations: [] },
          null,
        ],
      },
    });
    expect(targets(sent).slice(1)).toEqual(callsFor(['XYB', 'XXA', 'ZZZ'], 'cca2,cca3,translations'));
  });
});

describe('failures', () => {
  const switchedOff = { success: false, data: null, errors: [{ message: 'deprecated' }] };

  const ENDED = 'failed: the public service of this version ended in 2026';

  it.each<[number, unknown, string, string?]>([
    [200, switchedOff, 'UPSTREAM_ERROR', ENDED],
    [301, switchedOff, 'UPSTREAM_ERROR', ENDED],
    [400, { status: 400, message: 'Bad Request' }, 'BAD_USER_INPUT'],
    [404, { message: 'Page Not Found', _links: {} }, 'UPSTREAM_ERROR'],
    [500, { status: 500, message: 'Internal Server Error' }, 'UPSTREAM_ERROR'],
    [500, 'INTERNAL_SERVER_ERROR', 'UPSTREAM_ERROR'],
    [502, {}, 'UPSTREAM_UNAVAILABLE'],
    [503, {}, 'UPSTREAM_UNAVAILABLE'],
    [504, {}, 'UPSTREAM_TIMEOUT'],
  ])('%i with %j, of which nothing is shown, is %s', async (status, body, code, says = `answered ${status}`) => {
    const { run } = await gatewayOver('countries', [json(body, status)]);

    const { data, errors } = await run('{ countries(where: { name: "secret words" }) { totalCount } }');

    expect(data).toEqual({ countries: null });
    expect(errors).toEqual([
      {
        message: says.startsWith('answered') ? answered('countries', status) : `countries ${says}`,
        path: ['countries'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code,
          api: 'countries',
          operation: 'listCountriesByName',
          status,
          retryable: code === 'UPSTREAM_UNAVAILABLE' || code === 'UPSTREAM_TIMEOUT',
          requestId: 'test',
        },
      },
    ]);
  });

  it('refuses an answer that is no list', async () => {
    const { run } = await gatewayOver('countries', [json({ success: true })]);

    const { errors } = await run('{ countries(where: { name: "x" }) { totalCount } }');

    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }]);
  });
});
