import type { Draft } from './draft-request.ts';
import { readLooseJson } from './read-loose-json.ts';

const THOUGHTS = /^\s*<think(?:ing)?>.*?(?:<\/think(?:ing)?>|$)/is;
const WHOLE_FENCE = /^\s*(?:[^\n`]{0,200}:\s*)?```\w*\n(.*?)(?:\n```\s*|$)$/s;
const GREETING =
  /^(?:sure|certainly|of course|absolutely|okay|ok|great|here(?:'|’)?s|here is|below is)\b[^\n]{0,160}[:!.]\s*\n+/i;
const TITLE_LINE = /^(?:\*\*|__)?(?:title|headline|subject)(?:\*\*|__)?\s*:\s*(?:\*\*|__)?\s*([^\n]*)\n*/i;
const HEADING = /^#{1,6} +([^\n]+)\n+/;
const BODY_LABEL =
  /^(?:\*\*|__)?(?:body|content|text|post|comment|reply)(?:\*\*|__)?\s*:\s*(?:\*\*|__)?\s*\n?/i;
const CONTENT_KEYS = ['content', 'body', 'text', 'selftext', 'reply', 'comment', 'post', 'message', 'answer'];
const WRAPPERS = ['draft', 'post', 'result', 'output', 'data', 'response', 'reply', 'comment'];
const MAX_TITLE_LINE = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const lowerKeys = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key.trim().toLowerCase(), value]));

const fromValue = (value: unknown, wantsTitle: boolean, depth = 0): Draft | null => {
  if (Array.isArray(value)) return fromValue(value[0], wantsTitle, depth);
  if (!isRecord(value) || depth > 2) return null;
  const record = lowerKeys(value);
  const content = CONTENT_KEYS.map((key) => textIn(record[key])).find((text) => text !== null);
  if (content) return { title: wantsTitle ? textIn(record.title ?? record.headline) : null, content };
  return (
    WRAPPERS.map((key) => fromValue(record[key], wantsTitle, depth + 1)).find((draft) => draft !== null) ??
    null
  );
};

const dropQuotes = (title: string): string =>
  title
    .replace(/\*\*|__/g, '')
    .replace(/^["“'](.*)["”']$/, '$1')
    .trim();

const fromText = (text: string, wantsTitle: boolean): Draft | null => {
  const plain = text.replace(GREETING, '').trim();
  if (!wantsTitle) {
    const content = plain.replace(BODY_LABEL, '').trim();
    return content === '' ? null : { title: null, content };
  }
  const [first = ''] = plain.split('\n', 1);
  const labelled = TITLE_LINE.exec(plain) ?? HEADING.exec(plain);
  const looksLikeTitle =
    first.length <= MAX_TITLE_LINE && plain.startsWith(`${first}\n\n`) && !/[.:,]$/.test(first.trim());
  const title = labelled ? (labelled[1] ?? '') : looksLikeTitle ? first : null;
  const rest = plain.slice(labelled ? labelled[0].length : title === null ? 0 : first.length);
  const content = rest.trim().replace(BODY_LABEL, '').trim();
  return content === '' ? null : { title: title === null ? null : dropQuotes(title), content };
};

/** Finds the draft in a model's answer, be it broken JSON or plain text; null when there is none. */
export function parseDraft(text: string, wantsTitle: boolean): Draft | null {
  const answer = text.replace(THOUGHTS, '').trim();
  const inside = WHOLE_FENCE.exec(answer)?.[1] ?? answer;
  const looksLikeJson =
    /^[^{[]{0,300}[{[]/.test(inside) &&
    /["'“]?(?:content|body|text|reply|comment|post|title|draft)["'”]?\s*:/i.test(inside);
  const read = looksLikeJson ? fromValue(readLooseJson(inside), wantsTitle) : null;
  if (read) return read;
  // Half a JSON object must not be shown as text.
  return /^\s*[{[]/.test(inside) && looksLikeJson ? null : fromText(inside, wantsTitle);
}
