import { shuffle } from './chance.ts';
import { BUILDING } from './concerns/building.ts';
import { CODE } from './concerns/code.ts';
import { COMPANY } from './concerns/company.ts';
import type { Concern, Theme } from './concerns/concern.ts';
import { CUSTOMERS } from './concerns/customers.ts';
import { GENERAL } from './concerns/general.ts';
import { MONEY } from './concerns/money.ts';
import { REACH } from './concerns/reach.ts';
import type { Random } from '../random-of.ts';

/** Of two themes that fit equally well the earlier one counts: the narrow ones come first. */
const THEMES: readonly Theme[] = [...MONEY, ...CUSTOMERS, ...CODE, ...REACH, ...COMPANY, ...BUILDING];

const countHits = (text: string, words: RegExp): number =>
  new Set((text.match(new RegExp(words, 'gi')) ?? []).map((word) => word.toLowerCase())).size;

/** What is worth thinking about on a topic: the theme's own points first, then what can be asked about anything. */
export function chooseConcerns(topic: string, random: Random): Concern[] {
  const hits = THEMES.map(({ words }) => countHits(topic, words));
  const theme = THEMES[hits.indexOf(Math.max(1, ...hits))];
  return [...shuffle(theme?.concerns ?? [], random), ...shuffle(GENERAL, random)];
}
