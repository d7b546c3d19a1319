import * as z from 'zod/mini';
import type { Answer } from './ask-once.ts';
import type { ModelRequest } from './model.ts';
import { createFault, readFault, type Fault } from './read-fault.ts';
import { readJsonAnswer, stripReasoning } from './read-json-answer.ts';

export type JudgedAnswer<T> =
  | { ok: true; text: string; value: T | null }
  | { ok: false; text: string; fault: Fault };

/** Validates an answer. `ended`: why we aborted the call, if we did. */
export function judgeAnswer<T>(
  request: Pick<ModelRequest<T>, 'schema' | 'parse'>,
  answer: Answer,
  ended: 'timeout' | 'cancelled' | null,
  now: number,
): JudgedAnswer<T> {
  const text = stripReasoning(answer.text).trim();
  const fault = faultIn(answer, text, ended, now);
  if (fault) return { ok: false, text, fault };
  const value = readValue(request, text);
  const wanted = request.schema !== null || request.parse !== undefined;
  if (wanted ? value !== null : answer.finish !== 'length') return { ok: true, text, value };
  return { ok: false, text, fault: createFault(answer.finish === 'length' ? 'cutOff' : 'unparsable') };
}

function faultIn(
  answer: Answer,
  text: string,
  ended: 'timeout' | 'cancelled' | null,
  now: number,
): Fault | null {
  if (ended) return createFault(ended);
  if (answer.error) return readFault(answer.error.cause, answer.began, now);
  if (answer.finish === 'content-filter') return createFault('refusal');
  if (!answer.complete) return createFault('serverError');
  if (text === '') return createFault(answer.finish === 'length' ? 'cutOff' : 'empty');
  return null;
}

function readValue<T>({ schema, parse }: Pick<ModelRequest<T>, 'schema' | 'parse'>, text: string): T | null {
  if (!schema) return parse?.(text) ?? null;
  const checked = z.safeParse(schema, parse ? parse(text) : readJsonAnswer(text));
  return checked.success ? checked.data : null;
}

const MAX_REPEATED_CHARS = 8_000;

const IN_FORM =
  'Give the same answer again, in exactly the form and language asked for, with nothing around it.';
const SHORTER = 'It was cut off. Answer again in at most half the length, in exactly the form asked for.';

/** The prompt for the single repair: it shows the model its invalid answer. */
export const buildRepairPrompt = (
  prompt: string,
  { text, fault }: Extract<JudgedAnswer<never>, { ok: false }>,
): string =>
  [
    prompt,
    'You have already answered this, but the answer couldn’t be used:',
    `<answer>\n${text.slice(0, MAX_REPEATED_CHARS)}\n</answer>`,
    fault.reason === 'cutOff' ? SHORTER : IN_FORM,
  ].join('\n\n');
