import type { ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Without `raw_json` every string is HTML-escaped, at any depth. */
const escaped = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && /[&<>]/.test(value) ? escapeText(value) : value;

export function writeAnswer(response: ServerResponse, answer: Answer, rawJson: boolean): void {
  const text =
    'text' in answer.body
      ? answer.body.text
      : JSON.stringify(answer.body.json, rawJson ? undefined : escaped);
  response.writeHead(answer.status, {
    'cache-control': 'private, s-maxage=0, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...answer.headers,
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
