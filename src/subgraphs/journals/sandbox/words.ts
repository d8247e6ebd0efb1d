/** Beginnings of journal titles. */
export const FORMS = (
  'Annals of, Archives of, Bulletin of, Journal of, Letters on, Notes on, Proceedings of, Reports on, Review ' +
  'of, Studies in'
).split(', ');

/** The endings of journal titles. */
export const ADJECTIVES = (
  'Alpine Applied Arctic Boreal Coastal Comparative Computational Contemporary Critical Cultural Developmental ' +
  'Digital Ecological Empirical Environmental Evolutionary Experimental General Global Historical Industrial ' +
  'Integrative Island Maritime Mathematical Modern Molecular Northern Open Practical Quantitative Regional ' +
  'Rural Social Southern Structural Theoretical Tropical Urban Visual'
).split(' ');

/** The subjects of journals, their library classes, and the subjects of their articles. */
export const TOPICS = [
  ['Oceanography', 'GC1-1581', 'plankton blooms'],
  ['Limnology', 'QH96-100', 'lake sediments'],
  ['Botany', 'QK1-989', 'mosses'],
  ['Zoology', 'QL1-991', 'field mice'],
  ['Microbiology', 'QR1-502', 'soil bacteria'],
  ['Genetics', 'QH426-470', 'yeast genomes'],
  ['Ecology', 'QH540-549.5', 'hedgerows'],
  ['Geology', 'QE1-996.5', 'sandstone layers'],
  ['Mineralogy', 'QE351-399.2', 'feldspar'],
  ['Meteorology', 'QC851-999', 'sea breezes'],
  ['Astronomy', 'QB1-991', 'variable stars'],
  ['Physics', 'QC1-75', 'granular flows'],
  ['Chemistry', 'QD1-999', 'salt solutions'],
  ['Mathematics', 'QA1-939', 'random graphs'],
  ['Statistics', 'HA1-4737', 'small samples'],
  ['Informatics', 'QA75.5-76.95', 'query languages'],
  ['Cartography', 'GA101-1776', 'harbour charts'],
  ['Geography', 'G1-922', 'market towns'],
  ['Anthropology', 'GN1-890', 'seasonal customs'],
  ['Archaeology', 'CC1-960', 'pottery shards'],
  ['History', 'D1-2009', 'parish records'],
  ['Economics', 'HB71-74', 'local currencies'],
  ['Sociology', 'HM401-1281', 'neighbourhoods'],
  ['Demography', 'HB848-3697', 'census tables'],
  ['Law', 'K1-7720', 'fishing rights'],
  ['Politics', 'JA1-92', 'town councils'],
  ['Education', 'L7-991', 'village schools'],
  ['Pedagogy', 'LB5-3640', 'reading lessons'],
  ['Music', 'M1-5000', 'work songs'],
  ['Architecture', 'NA1-9428', 'timber roofs'],
  ['Design', 'NK1160-1590', 'sign lettering'],
  ['Linguistics', 'P1-1091', 'vowel shifts'],
  ['Philology', 'PA1-199', 'marginal notes'],
  ['Literature', 'PN1-6790', 'travel diaries'],
  ['Philosophy', 'B1-5802', 'thought experiments'],
  ['Psychology', 'BF1-990', 'reaction times'],
  ['Theology', 'BR1-1725', 'hymn books'],
  ['Medicine', 'R5-920', 'sleep habits'],
  ['Surgery', 'RD1-811', 'wound healing'],
  ['Nursing', 'RT1-120', 'night shifts'],
  ['Pharmacology', 'RM1-950', 'herbal extracts'],
  ['Nutrition', 'TX341-641', 'oat breakfasts'],
  ['Agronomy', 'S1-972', 'barley yields'],
  ['Forestry', 'SD1-669.5', 'birch stands'],
  ['Fisheries', 'SH1-691', 'herring catches'],
  ['Engineering', 'TA1-2040', 'footbridges'],
  ['Robotics', 'TJ210-211', 'walking machines'],
  ['Metallurgy', 'TN600-799', 'copper alloys'],
  ['Librarianship', 'Z662-1000', 'card catalogues'],
  ['Museology', 'AM1-501', 'donated collections'],
] as const;

export const HOUSES = 'Harbour Lantern Mockley Northgate Orchard Pier Quarry Ropewalk Sample'.split(' ');
export const HOUSE_KINDS = ['Press', 'Publishing', 'Scholarly Society', 'University Press'];
export const COUNTRIES = ['BR', 'DE', 'EE', 'ES', 'FI', 'GB', 'ID', 'IE', 'IT', 'PL', 'PT', 'RS'];
/** One language or two. */
export const LANGUAGES = ['EN', 'DE EN', 'EN', 'ES', 'EN FI', 'EN', 'FR', 'EN ID', 'IT', 'EN PL', 'EN PT'];
export const LICENSES = ['CC BY', 'CC BY-NC', 'CC BY-NC-ND', 'CC BY-NC-SA', 'CC BY-SA'];
export const REVIEWS = [
  'Double anonymous peer review',
  'Anonymous peer review',
  'Open peer review',
  'Editorial review',
];
export const CURRENCIES = ['EUR', 'GBP', 'USD', 'BRL'];

/** Beginnings of article titles, before their subject. */
export const LEADS = (
  'Ageing of, Ancient, Changes in, Counting, Distribution of, Early accounts of, Finding, Growth of, Late, ' +
  'Lost, Mapping, Measuring, Modelling, Patterns of, Recent, Seasonal, Spread of, The decline of, The return ' +
  'of, Uses of'
).split(', ');

/** Where it was looked at. */
export const PLACES = (
  'at high altitude, at the coast, at the edge of a city, beneath a motorway, beyond the tree line, in a border ' +
  'town, in a small valley, in an archive, in cold water, in northern harbours, in old gardens, in southern ' +
  'islands, in the laboratory, in two villages, near a disused quarry, on abandoned farms, on public land, on ' +
  'the seabed, under a glass roof, within a river delta'
).split(', ');

/** Methods in article titles. */
export const METHODS = 'a case study, a field survey, a review, first results, thirty years of data'.split(', ');

export const GIVEN_NAMES = 'Aila Bram Ciara Dario Elin Femi Gala Hugo Ines Joona Kaia Leon Mira Nilo Oona Pavel'.split(
  ' ',
);
export const FAMILY_NAMES = 'Dummy Exempel Fixture Mockley Muster Placeholder Prover Sampleton Specimen Testa'.split(
  ' ',
);
