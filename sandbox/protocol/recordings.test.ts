import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asRecord, dig, startTestSandbox, type TestSandbox } from '../testing/sandbox-client.ts';

const FOLDER = process.env['RECORDINGS_DIR'] || '../shared/reddit/exchanges';

type Thing = Readonly<Record<string, unknown>>;

/** Every thing of a kind anywhere in a body. */
const collect = (value: unknown, kinds: Map<string, Thing[]>): void => {
  if (Array.isArray(value)) for (const inner of value) collect(inner, kinds);
  else if (typeof value === 'object' && value !== null) {
    const { kind, data } = asRecord(value);
    if (typeof kind === 'string' && typeof data === 'object')
      kinds.set(kind, [...(kinds.get(kind) ?? []), asRecord(data)]);
    for (const inner of Object.values(value)) collect(inner, kinds);
  }
};

const yearOf = (exchange: unknown): number => {
  const { recorded, response_date } = asRecord(dig(exchange, 'provenance'));
  return Number(/20\d\d/.exec(`${String(recorded)} ${String(response_date)}`)?.[0] ?? 0);
};

const readAll = (from: number): Map<string, Thing[]> => {
  const kinds = new Map<string, Thing[]>();
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json') || name === 'manifest.json') continue;
    const exchange: unknown = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
    if (yearOf(exchange) < from || dig(exchange, 'response', 'status') !== 200) continue;
    const body = dig(exchange, 'response', 'body_json');
    collect(body, kinds);
    if (dig(exchange, 'endpoint') === 'me') kinds.set('me', [...(kinds.get('me') ?? []), asRecord(body)]);
  }
  return kinds;
};

/** Keys of moderators, of media, and those in which the recorders replaced a word. */
const NOT_OURS =
  /<|^(approved|removed|spam|ignore_reports|ban_note|collections|media_metadata|preview|depth)$/;

const always = (things: readonly Thing[]): readonly string[] => {
  const [first = {}, ...rest] = things;
  return Object.keys(first).filter((key) => !NOT_OURS.test(key) && rest.every((thing) => key in thing));
};

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const answers = async (): Promise<Map<string, Thing[]>> => {
  const ada = await sandbox.signIn();
  const kinds = new Map<string, Thing[]>();
  const made = await ada.post('/api/submit', {
    sr: 'saas',
    kind: 'link',
    title: 'A link',
    url: 'https://a.example/',
    text: 'and text',
  });
  const id = String(made.at('json', 'data', 'id'));
  await ada.post('/api/comment', { thing_id: `t3_${id}`, text: 'A comment' });
  const paths = [`/comments/${id}`, '/user/sandbox_ada/overview', '/r/saas/about', '/user/sandbox_ben/about'];
  const bodies = await Promise.all(paths.map((path) => ada.get(path)));
  collect(bodies[0]?.json, kinds);
  const inHistory = bodies[1]?.children().filter((thing) => 'body' in thing) ?? [];
  kinds.set('t1 in history', [...inHistory]);
  kinds.set('t5', [asRecord(bodies[2]?.at('data'))]);
  kinds.set('t2', [asRecord(bodies[3]?.at('data'))]);
  kinds.set('me', [asRecord((await ada.get('/api/v1/me')).json)]);
  return kinds;
};

test.skipIf(!existsSync(FOLDER))('our answers have every key that recorded ones always have', async () => {
  const ours = await answers();
  const recent = readAll(2025);
  const older = readAll(2020);
  const expected = {
    t3: always(recent.get('t3') ?? []),
    'older t3': always(older.get('t3') ?? []),
    't1 in history': always(recent.get('t1') ?? []),
    t1: always(older.get('t1') ?? []),
    t5: always(older.get('t5') ?? []),
    t2: always(recent.get('t2') ?? []),
    me: always(recent.get('me') ?? []),
  };
  const missing = Object.entries(expected).map(([kind, keys]) => {
    const thing = ours.get(kind.replace('older ', ''))?.[0] ?? {};
    return [kind, keys.length > 20, keys.filter((key) => !(key in thing))];
  });
  expect(missing).toEqual(Object.keys(expected).map((kind) => [kind, true, []]));
});
