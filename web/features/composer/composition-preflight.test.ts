import { expect, test } from 'vitest';
import { checkedDraftOf } from './composition-preflight.tsx';
import { EMPTY_BRIEF, typedCompositionOf } from './composition.ts';

const checked = (websiteUrl: string) =>
  checkedDraftOf(typedCompositionOf({ ...EMPTY_BRIEF, subreddit: 'saas', websiteUrl }), null);

test('a text is checked with the website that it is for, also when that was typed without its scheme', () => {
  expect(checked('https://acme.example/').websiteUrl).toBe('https://acme.example/');
  expect(checked('acme.example').websiteUrl).toBe('https://acme.example');
});

test('a website that is only half typed is left out of the check', () => {
  expect(checked('acme')).not.toHaveProperty('websiteUrl');
  expect(checked('')).not.toHaveProperty('websiteUrl');
});
