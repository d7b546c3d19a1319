import type { Draft } from './draft-request.ts';
import { readLooseJson } from './read-loose-json.ts';

const THOUGHTS = /^\s*<think(?:ing)?>.*?(?:<\/think(?:ing)?>|$)/is;
const WHOLE_FENCE = /^\s*(?:[^\n`]{0,200}:\s*)?```\w*\n(.*?)(?:\n```\s*|$)$/s;
const CONTENT_KEYS = ['content', 'body', 'text', 'selftext', 'reply', 'comment', 'post', 'message', 'answer'];
const WRAPPERS = ['draft', 'post', 'result', 'output', 'data', 'response', 'reply', 'comment'];

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

/** Finds the draft in a model's answer, even with broken JSON or surrounding prose; null if there is none. */
export function parseDraft(text: string, wantsTitle: boolean): Draft | null {
  const answer = text.replace(THOUGHTS, '').trim();
  const inside = WHOLE_FENCE.exec(answer)?.[1] ?? answer;
  const looksLikeJson =
    /^[^{[]{0,300}[{[]/.test(inside) &&
    /["'“]?(?:content|body|text|reply|comment|post|title|draft)["'”]?\s*:/i.test(inside);
  return looksLikeJson ? fromValue(readLooseJson(inside), wantsTitle) : null;
}
