import { QUESTION_KEYS, SHAPES } from '#contract/drafting/shapes.ts';
import { EMPTY_BRIEF, type Brief } from '#core/composer/brief.ts';
import { startByHand } from '#core/composer/composition.ts';
import { withType } from '#core/composer/move-text.ts';
import { type Composition, type KeptText, shownWords, type Version } from '#core/composer/work.ts';
import { listWork } from '#web/lib/stored-work.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const asFields = (value: unknown): Fields => (isFields(value) ? value : {});

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The fields of `empty`, filled with stored values of the same type. */
function filled<T extends object>(empty: T, stored: Fields): T {
  const isFit = ([name, value]: [string, unknown]) =>
    value === null
      ? stored[name] !== undefined
      : stored[name] !== null && typeof stored[name] === typeof value;
  const found = Object.entries(empty).filter(isFit);
  return { ...empty, ...Object.fromEntries(found.map(([name]) => [name, stored[name]])) };
}

/** The answers by question. Older work kept some in `typed` and called a question a role. */
const answersOf = (stored: unknown): Brief['answers'] => {
  const given = asFields(stored);
  return Object.fromEntries(
    QUESTION_KEYS.flatMap((key) => (typeof given[key] === 'string' ? [[key, given[key]]] : [])),
  );
};

export function readBrief(stored: unknown, empty: Brief = EMPTY_BRIEF, typed: unknown = {}): Brief {
  const fields = asFields(stored);
  const answers = { ...answersOf(typed), ...answersOf(fields['answers']) };
  const reply = empty.reply && { reply: filled(empty.reply, asFields(fields['reply'])) };
  const shape = SHAPES.find((one) => one === fields['shape']) ?? null;
  return { ...filled(empty, fields), shape, answers, ...reply };
}

function interviewFrom(stored: unknown): Composition['interview'] {
  if (!isFields(stored)) return null;
  const answers = asList(stored['answers']).map(asFields);
  return {
    ...filled({ topic: '', shape: null, leads: true, closing: true, isOwn: null }, stored),
    answers: answers.map(({ question, role, text }) => ({
      question: QUESTION_KEYS.find((key) => key === question || key === role) ?? null,
      text: typeof text === 'string' ? text : '',
    })),
  };
}

function wordsFrom(stored: unknown): Composition['words'] | null {
  const { title, content } = asFields(stored);
  if (typeof title !== 'string' && typeof content !== 'string') return null;
  return {
    title: typeof title === 'string' ? title : '',
    content: typeof content === 'string' ? content : '',
  };
}

export function readComposition(stored: unknown, brief: Brief): Composition | null {
  if (!isFields(stored)) return null;
  const empty = { ...startByHand({ ...brief, topic: '' }, ''), attempt: null, editing: null };
  const composition = filled(empty, { original: stored['words'], ...stored });
  const words = wordsFrom(composition.words) ?? { title: '', content: '' };
  const read = {
    ...composition,
    words,
    original: wordsFrom(composition.original) ?? words,
    editing: wordsFrom(composition.editing),
    interview: interviewFrom(stored['interview']),
  };
  return withType(read, brief);
}

function versionFrom(stored: unknown, brief: Brief): Version | null {
  const { id, left, before, isUndone } = asFields(stored);
  const text = readComposition(before, brief);
  if (!text || typeof id !== 'string') return null;
  const { url, parentUrl } = text;
  const empty = { title: '', content: '', url, parentUrl };
  const version = { id, before: text, left: filled(empty, asFields(left)) };
  return isUndone === true ? { ...version, isUndone } : version;
}

/** Reads stored work of any version and fills in missing fields. Null for anything else. */
export function toSnapshot(stored: unknown, empty?: Brief): KeptText | null {
  if (!isFields(stored)) return null;
  const { composition } = stored;
  const brief = readBrief(stored['brief'], empty, asFields(composition)['typed']);
  return {
    brief,
    composition: readComposition(composition, brief),
    versions: asList(stored['versions']).flatMap((one) => versionFrom(one, brief) ?? []),
  };
}

const isOfScanner = (stored: unknown): boolean => asFields(asFields(stored)['brief'])['reply'] !== undefined;

export const listUnsavedTexts = (): string[] =>
  listWork()
    .flatMap((stored): unknown[] => (Array.isArray(stored) ? stored : [stored]))
    .flatMap((stored) => (isOfScanner(stored) ? [] : (toSnapshot(stored) ?? [])))
    .flatMap(({ brief, composition }) => {
      const { title, content } = composition ? shownWords(composition) : { title: '', content: '' };
      const topic = brief.topic.trim();
      // The topic of a reply may be the title of a saved post.
      const isReply = brief.contentType === 'comment';
      const name = (isReply ? [content] : [title, topic, content]).find((text) => text.trim());
      if (name) return [name.trim()];
      if (isReply && topic) return [`Your reply on “${topic}”`];
      const answer = Object.values(brief.answers).find((text) => text.trim());
      return answer ? [`Your answer “${answer.trim()}”`] : [];
    });
