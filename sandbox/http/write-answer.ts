import type { ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Without `raw_json` every text comes HTML-escaped, however deep it lies. */
export const escapeDeep = (value: unknown): unknown => {
  if (typeof value === 'string') return /[&<>]/.test(value) ? escapeText(value) : value;
  if (Array.isArray(value)) return value.map(escapeDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, escapeDeep(inner)]));
};

export const writeAnswer = (response: ServerResponse, answer: Answer, rawJson: boolean): void => {
  const text =
    'text' in answer.body
      ? answer.body.text
      : JSON.stringify(rawJson ? answer.body.json : escapeDeep(answer.body.json));
  response.writeHead(answer.status, {
    'cache-control': 'private, s-maxage=0, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    ...answer.headers,
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
};
