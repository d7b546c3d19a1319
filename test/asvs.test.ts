import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGE = 'docs/security-asvs.md';
const LEVEL_1_AND_2 = 253;
const rows = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| v5.0.0-'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, item = '', asks = '', answer = '']) => ({ item, asks, answer }));

const FOLDER = /^(?:contract|core|reading|server|web|sandbox|test|e2e|scripts)\/\S+$/;
const pathsOf = (answer: string) =>
  [...answer.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path).filter((path) => FOLDER.test(path));

test('the ASVS list answers each item of levels 1 and 2 once, in at most twelve words', () => {
  expect(new Set(rows.map(({ item }) => item)).size).toBe(LEVEL_1_AND_2);
  expect(rows).toHaveLength(LEVEL_1_AND_2);
  expect(rows.filter(({ asks }) => asks.split(' ').length > 12)).toEqual([]);
  expect(rows.filter(({ answer }) => !/^(?:met|no|does not apply): /.test(answer))).toEqual([]);
});

test('the ASVS list names only existing files', () => {
  const paths = rows.flatMap(({ answer }) => pathsOf(answer));
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test.each(globSync('docs/*.md'))('%s links only to existing files', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(
    ([, to = '']) => to,
  );
  expect(links.filter((to) => !existsSync(`docs/${to}`))).toEqual([]);
});

const sources = globSync('{contract,core,reading,server,web}/**/*.{ts,tsx,js,html}')
  .filter((file) => !/\.test\.|\/testing\/|\/dist\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each([
  ['executes text as code', /\beval\(|\bnew Function\(/],
  ['turns text into markup', /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML/],
  ['exchanges messages with other windows', /\bpostMessage\(|\bwindow\.addEventListener\('message'/],
  ['trusts an unverified certificate', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/],
  ['reads HTTP leniently', /insecureHTTPParser/],
  ['uses a weak hash or cipher', /['"](?:md5|sha-?1|des3|des-[\w-]+|rc4|aes-\d+-(?:ecb|cbc|ctr))['"]/i],
])('no code %s', (_what, pattern) => {
  expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
});
