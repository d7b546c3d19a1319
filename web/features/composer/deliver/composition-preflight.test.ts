import { expect, test } from 'vitest';
import { toCheckedDraft } from './composition-preflight.tsx';
import { EMPTY_BRIEF } from '#core/composer/brief.ts';
import { startByHand } from '#core/composer/composition.ts';

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
