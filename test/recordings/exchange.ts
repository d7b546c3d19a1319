import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawAnswer } from '#server/adapters/platform/raw-answer.ts';

/** A recorded call and its answer. `label` is the recorder's summary, e.g. "200|E:TOO_LONG|self|N". */
export type Exchange = {
  name: string;
  endpoint: string;
  label: string;
  year: number;
  json: unknown;
  answer: RawAnswer;
};

type Recorded = {
  endpoint: string;
  variant: string;
  provenance?: { recorded?: unknown; response_date?: unknown };
  response: {
    status: number;
    headers?: Record<string, string | string[]>;
    body_json?: unknown;
    body_text?: string | null;
  };
};
type Documented = {
  items: {
    endpoint: string;
    status: number;
    headers?: Record<string, string>;
    body?: unknown;
    body_text?: string;
  }[];
};

/** Every recorded exchange below a folder; each documented error counts as one more. */
export function readExchanges(dir: string): Exchange[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'reference')
    .flatMap(({ name }) =>
      readdirSync(join(dir, name))
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) => {
          const content: unknown = JSON.parse(readFileSync(join(dir, name, file), 'utf8'));
          return name === 'documented_errors'
            ? (content as Documented).items.map((item, index) => fromDocumented(`${name}/${index}`, item))
            : [fromRecorded(`${name}/${file}`, content as Recorded)];
        }),
    );
}

function fromRecorded(name: string, { endpoint, variant, provenance, response }: Recorded): Exchange {
  const json = response.body_json ?? undefined;
  const text = json === undefined ? (response.body_text ?? '') : JSON.stringify(json);
  return {
    name,
    endpoint,
    label: variant,
    year: Number(
      /20\d\d/.exec(`${String(provenance?.recorded)} ${String(provenance?.response_date)}`)?.[0] ?? 0,
    ),
    json,
    answer: { status: response.status, headers: joined(response.headers), text },
  };
}

function fromDocumented(name: string, item: Documented['items'][number]): Exchange {
  const body = item.body ?? item.body_text ?? '';
  const json = typeof body === 'string' ? undefined : body;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = { status: item.status, headers: joined(item.headers), text };
  return { name, endpoint: item.endpoint, label: `${item.status}|documented`, year: 0, json, answer };
}

const joined = (headers: Record<string, string | string[]> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), String(value)]));
