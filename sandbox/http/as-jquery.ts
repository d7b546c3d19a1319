import type { Answer } from './answer.ts';
import { json } from './answer.ts';

type Form = {
  readonly errors?: readonly (readonly unknown[])[];
  readonly data?: { readonly url?: unknown };
};

function formOf(value: unknown): Form | null {
  if (typeof value !== 'object' || value === null || !('json' in value)) return null;
  return typeof value.json === 'object' && value.json !== null ? value.json : null;
}

type Step = readonly [number, number, string, unknown];

/** The legacy form of an answer, without `api_type=json`: a list of jQuery calls for a browser to run. */
export function asJquery(answer: Answer): Answer {
  const form = 'json' in answer.body ? formOf(answer.body.json) : null;
  if (!form || answer.status !== 200) return answer;
  const steps: Step[] = [[0, 1, 'call', ['body']]];
  const then = (from: number, method: string, ...values: readonly unknown[]): void => {
    const next = steps.length + 1;
    steps.push([from, next, 'attr', method], [next, next + 1, 'call', values]);
  };
  for (const [code, text, field] of form.errors ?? []) {
    then(1, 'find', `.error.${String(code)}${typeof field === 'string' ? `.field-${field}` : ''}`);
    then(steps.length, 'show');
    then(steps.length, 'text', text);
    then(steps.length, 'end');
  }
  if (form.data?.url) then(0, 'redirect', form.data.url);
  return json({ jquery: steps, success: (form.errors ?? []).length === 0 });
}
