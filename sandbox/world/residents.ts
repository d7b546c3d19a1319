import { hash, hashFraction } from './random.ts';
import { isListOf, isText, readContent } from './read-content.ts';

const { first: FIRST, second: SECOND } = readContent<{ first: readonly string[]; second: readonly string[] }>(
  'resident-names.json',
  { first: isListOf(isText), second: isListOf(isText) },
);

export const RESIDENTS = FIRST.length * SECOND.length;

/** Coprime to the number of residents, so that every name is used once. */
const SPREAD = 1301;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An invented user name. The same number always gives the same name. */
export function residentName(number: number): string {
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
}

let byName: Map<string, number> | undefined;

export function residentNumber(name: string): number | undefined {
  byName ??= new Map(
    Array.from({ length: RESIDENTS }, (_, index) => [residentName(index).toLowerCase(), index]),
  );
  return byName.get(name.toLowerCase());
}

/** Draws a resident. A few of them are drawn often, most rarely. */
export function drawResident(...parts: readonly (number | string)[]): string {
  return residentName(Math.floor(hashFraction('who', ...parts) ** 1.7 * RESIDENTS));
}
