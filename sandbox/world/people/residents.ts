import { hash, share } from '../random.ts';

const FIRST = [
  'quiet',
  'amber',
  'lucky',
  'paper',
  'north',
  'copper',
  'gentle',
  'rusty',
  'second',
  'velvet',
  'early',
  'plain',
  'salty',
  'tidy',
  'wooden',
  'hidden',
  'brisk',
  'mellow',
  'crooked',
  'sunday',
  'polar',
  'modest',
  'hasty',
  'olive',
  'drifting',
  'patient',
  'cobalt',
  'sleepy',
  'stubborn',
  'foggy',
  'marble',
  'nimble',
  'offbeat',
  'humble',
  'silver',
  'spare',
  'windy',
  'curious',
  'frugal',
  'late',
  'minor',
  'odd',
  'ripe',
  'shy',
  'tall',
  'urban',
  'vivid',
  'warm',
] as const;

const SECOND = [
  'lantern',
  'otter',
  'ledger',
  'harbor',
  'teapot',
  'sparrow',
  'compass',
  'maple',
  'kettle',
  'badger',
  'anvil',
  'orchard',
  'pixel',
  'walnut',
  'beacon',
  'thimble',
  'heron',
  'gasket',
  'meadow',
  'tinker',
  'barrel',
  'cricket',
  'dynamo',
  'ferry',
  'gravel',
  'hatch',
  'inkwell',
  'juniper',
  'kiln',
  'lever',
  'mitten',
  'nickel',
  'oyster',
  'pepper',
  'quarry',
  'radish',
  'saddle',
  'turnip',
  'urchin',
  'violin',
  'wagon',
  'yarrow',
  'zephyr',
  'cobbler',
  'dingo',
  'ember',
  'falcon',
  'gully',
] as const;

export const RESIDENTS = FIRST.length * SECOND.length;

/** Shares no factor with the number of residents, so that every name comes up once. */
const SPREAD = 1301;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Invented names in the shapes that people use; the number fixes the name. */
export const residentName = (number: number): string => {
  const index = (number * SPREAD) % RESIDENTS;
  const first = FIRST[index % FIRST.length] ?? 'quiet';
  const second = SECOND[Math.floor(index / FIRST.length) % SECOND.length] ?? 'otter';
  const figures = (hash('figures', index) % 90) + 10;
  const style = hash('style', index) % 5;
  if (style === 0) return `${first}_${second}`;
  if (style === 1) return `${capital(first)}${capital(second)}${figures}`;
  if (style === 2) return `${first}-${second}-${figures * 7}`;
  if (style === 3) return `${second}${figures}_${first}`;
  return `${capital(first)}-${capital(second)}`;
};

let byName: Map<string, number> | undefined;

export const residentNumber = (name: string): number | undefined => {
  byName ??= new Map(
    Array.from({ length: RESIDENTS }, (_, index) => [residentName(index).toLowerCase(), index]),
  );
  return byName.get(name.toLowerCase());
};

/** A few write often, most now and then. */
export const someResident = (...parts: readonly (number | string)[]): string =>
  residentName(Math.floor(share('who', ...parts) ** 1.7 * RESIDENTS));
