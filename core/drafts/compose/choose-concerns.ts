import { shuffle } from './chance.ts';
import { BUILDING } from './concerns/building.ts';
import { CHANNELS } from './concerns/channels.ts';
import { CODE } from './concerns/code.ts';
import { COMPANY } from './concerns/company.ts';
import type { Concern, Theme } from './concerns/concern.ts';
import { CRAFT } from './concerns/craft.ts';
import { CUSTOMERS } from './concerns/customers.ts';
import { GENERAL } from './concerns/general.ts';
import { MONEY } from './concerns/money.ts';
import { PEOPLE } from './concerns/people.ts';
import { REACH } from './concerns/reach.ts';
import type { Random } from '../random-of.ts';

/** Narrow themes come first, because the earlier of two equally good matches wins. */
const THEMES: readonly Theme[] = [
  ...PEOPLE,
  ...CRAFT,
  ...CHANNELS,
  ...MONEY,
  ...CUSTOMERS,
  ...CODE,
  ...REACH,
  ...COMPANY,
  ...BUILDING,
];

const HEAD = /^.*?(?= (?:for|in|on|with|without|as|when|at|from|of)\b|[?.:\n]|$)/i;

/** Longer terms weigh more ("landing page" outweighs "copy"), and so do those at the beginning of a topic. */
const weighHits = (text: string, words: RegExp): number =>
  [...new Set(text.toLowerCase().match(new RegExp(words, 'gi')) ?? [])].join('').length;

export type Concerns = { concerns: Concern[]; themed: boolean };

/** Points worth raising on a topic: those of its theme, mixed with some that apply to anything. */
export function chooseConcerns(topic: string, more: string, random: Random): Concerns {
  const asked = topic.replace(/^[^:?]{2,30}: (?=\w)/, '');
  const head = HEAD.exec(asked)?.[0] ?? '';
  const weights = THEMES.map(
    ({ words }) => weighHits(head, words) * 4 + weighHits(topic, words) * 2 + weighHits(more, words),
  );
  const theme = THEMES[weights.indexOf(Math.max(1, ...weights))];
  const [first, second, ...others] = shuffle(theme?.concerns ?? [], random);
  const general = shuffle(GENERAL, random);
  const mixed = general.flatMap((concern, at) => [concern, others[at]]);
  const concerns = [first, second, ...mixed].filter((concern) => concern !== undefined);
  return { concerns, themed: theme !== undefined };
}
