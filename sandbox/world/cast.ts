import { between, pick, type Random } from './random.ts';
import { isListOf, isText, readContent } from './read-content.ts';
import type { Subject } from './subjects.ts';

/**
 * The words one thread has chosen. A slot keeps its choice, so that title, body and replies speak of the same
 * thing; a slot with a figure behind it (`pain2`) is another choice from the same list.
 */
export type Cast = {
  readonly random: Random;
  readonly subject: Subject;
  readonly chosen: Map<string, string>;
};

type ListKey = Exclude<keyof Subject, 'key' | 'words' | 'tool'>;

const CIRCUMSTANCES = readContent<{ where: readonly string[]; span: readonly string[] }>(
  'circumstances.json',
  {
    where: isListOf(isText),
    span: isListOf(isText),
  },
);

const LISTS: Readonly<Record<string, ListKey>> = {
  product: 'products',
  task: 'tasks',
  pain: 'pains',
  tried: 'tried',
  win: 'wins',
  opinion: 'opinions',
  made: 'made',
  ask: 'asks',
  advice: 'advice',
};

export function createCast(random: Random, subject: Subject): Cast {
  return { random, subject, chosen: new Map() };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const article = (text: string): string => (/^[aeiou]/i.test(text) ? `an ${text}` : `a ${text}`);

function listOf(cast: Cast, base: string): readonly string[] {
  if (base === 'tool') return [cast.subject.tool];
  if (base === 'where' || base === 'span') return CIRCUMSTANCES[base];
  const key = LISTS[base];
  if (!key) throw new Error(`no such slot: ${base}`);
  return cast.subject[key];
}

function choose(cast: Cast, slot: string): string {
  const known = cast.chosen.get(slot);
  if (known) return known;
  const base = slot.replace(/\d$/, '');
  const list = listOf(cast, base);
  const taken = new Set([...cast.chosen].filter(([key]) => key.startsWith(base)).map(([, value]) => value));
  const free = list.filter((entry) => !taken.has(entry));
  const choice = pick(cast.random, free.length > 0 ? free : list);
  cast.chosen.set(slot, choice);
  return choice;
}

const RANGE = /^(\d+)-(\d+)$/;

function fillSlot(cast: Cast, slot: string): string {
  const range = RANGE.exec(slot);
  if (range !== null) return between(cast.random, Number(range[1]), Number(range[2])).toLocaleString('en-US');
  if (/^a /i.test(slot)) {
    const phrase = article(fillSlot(cast, slot.slice(2)));
    return slot.startsWith('A') ? capital(phrase) : phrase;
  }
  const lower = slot.charAt(0).toLowerCase() + slot.slice(1);
  const raw = choose(cast, lower);
  // A figure inside a chosen phrase is drawn once and kept with the choice.
  const text = raw.includes('{') ? fill(cast, raw) : raw;
  if (text !== raw) cast.chosen.set(lower, text);
  return slot === lower ? text : capital(text);
}

/** After a colon a sentence goes on in small letters, unless it begins with "I" or a name in capitals. */
const inPlace = (text: string, before: string): string =>
  before.endsWith(': ') && /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export function fill(cast: Cast, template: string): string {
  return template.replace(/\{([^{}]+)\}/g, (_, slot: string, at: number) => {
    const text = fillSlot(cast, slot);
    return slot.startsWith('product') ? text : inPlace(text, template.slice(0, at));
  });
}
