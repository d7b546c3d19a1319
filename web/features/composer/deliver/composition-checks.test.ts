import { expect, test } from 'vitest';
import { describeChecks, toCheckedDraft } from './composition-checks.tsx';
import { EMPTY_BRIEF } from '#core/composer/brief.ts';
import { startByHand } from '#core/composer/composition.ts';
import { sampleFinding, samplePreflight } from '#test/sample-preflight.ts';

const checked = (websiteUrl: string) =>
  toCheckedDraft(startByHand({ ...EMPTY_BRIEF, subreddit: 'saas', websiteUrl }, 'k'), null);

test('checks a text with its website, even if typed without a scheme', () => {
  expect(checked('https://acme.example/').websiteUrl).toBe('https://acme.example/');
  expect(checked('acme.example').websiteUrl).toBe('https://acme.example');
});

test('leaves a half-typed website out of the check', () => {
  expect(checked('acme')).not.toHaveProperty('websiteUrl');
  expect(checked('')).not.toHaveProperty('websiteUrl');
});

const BLOCK = sampleFinding({ text: 'Banned.' });
const WARNING = sampleFinding({ severity: 'warning', text: 'Votes.' });
test.each([
  ['Ready', samplePreflight(sampleFinding({ severity: 'note' })), []],
  [
    'Ready, unless it offers something of yours',
    samplePreflight(sampleFinding({ severity: 'note', code: 'UNNAMED_OFFER' })),
    [],
  ],
  ['1 warning: Votes.', samplePreflight(WARNING), []],
  ['2 warnings: Votes.', samplePreflight(WARNING), ['Too long.']],
  ['1 warning: Too long.', samplePreflight(), ['Too long.']],
  ['Blocked: Banned.', samplePreflight(WARNING, BLOCK), ['Too long.']],
])('sums the checks up as "%s"', (text, preflight, problems) => {
  expect(describeChecks(preflight, problems).text).toBe(text);
});
