import { between, pick, type Random } from './random.ts';
import { isListOf, isText, readContent } from './read-content.ts';
import type { Subject } from './subjects.ts';

/**
 * The words chosen for the slots of one text. A slot keeps its choice, so that title and body match. A slot with a
 * digit (`pain2`) is another choice from the same list.
 */
export type Wording = {
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

export function createWording(random: Random, subject: Subject): Wording {
  return { random, subject, chosen: new Map() };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const article = (text: string): string => (/^[aeiou]/i.test(text) ? `an ${text}` : `a ${text}`);

function listOf(wording: Wording, base: string): readonly string[] {
  if (base === 'tool') return [wording.subject.tool];
  if (base === 'where' || base === 'span') return CIRCUMSTANCES[base];
  const key = LISTS[base];
  if (!key) throw new Error(`no such slot: ${base}`);
  return wording.subject[key];
}

function choose(wording: Wording, slot: string): string {
  const known = wording.chosen.get(slot);
  if (known) return known;
  const base = slot.replace(/\d$/, '');
  const list = listOf(wording, base);
  const taken = new Set(
    [...wording.chosen].filter(([key]) => key.startsWith(base)).map(([, value]) => value),
  );
  const free = list.filter((entry) => !taken.has(entry));
  const choice = pick(wording.random, free.length > 0 ? free : list);
  wording.chosen.set(slot, choice);
  return choice;
}

const RANGE = /^(\d+)-(\d+)$/;

function fillSlot(wording: Wording, slot: string): string {
  const range = RANGE.exec(slot);
  if (range) return between(wording.random, Number(range[1]), Number(range[2])).toLocaleString('en-US');
  if (/^a /i.test(slot)) {
    const phrase = article(fillSlot(wording, slot.slice(2)));
    return slot.startsWith('A') ? capital(phrase) : phrase;
  }
  const lower = slot.charAt(0).toLowerCase() + slot.slice(1);
  const raw = choose(wording, lower);
  // A number inside a chosen phrase is drawn once and kept with the choice.
  const text = raw.includes('{') ? fillTemplate(wording, raw) : raw;
  if (text !== raw) wording.chosen.set(lower, text);
  return slot === lower ? text : capital(text);
}

/** After a colon a sentence continues in lowercase, unless it begins with "I" or an acronym. */
const lowerAfterColon = (text: string, before: string): string =>
  before.endsWith(': ') && /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export function fillTemplate(wording: Wording, template: string): string {
  return template.replace(/\{([^{}]+)\}/g, (_, slot: string, at: number) => {
    const text = fillSlot(wording, slot);
    return slot.startsWith('product') ? text : lowerAfterColon(text, template.slice(0, at));
  });
}
