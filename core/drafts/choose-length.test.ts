import { expect, test } from 'vitest';
import type { DraftRequest } from './draft-request.ts';
import { chooseLength } from './choose-length.ts';
import { makeRequest, makeRules } from '#test/drafts/make-request.ts';

const habits = (bodyLength: number) => ({ bodyLength, language: null, flairs: [] });
const draft = { title: null, content: 'x'.repeat(600) };
const rewrite = (way: 'shorter' | 'plainer') => ({ variant: { way, draft, own: [], voice: [] } });

test.each<[string, Partial<DraftRequest>, number, number]>([
  ['a post', {}, 300, 900],
  ['a reply', { task: 'reply' }, 150, 600],
  ['a post in a community with long texts', { habits: habits(9_000) }, 1880, 3130],
  ['a post in a community with short texts', { habits: habits(40) }, 230, 380],
  ['a post with a limit', { rules: makeRules({}, { body: { maxLength: 500 } }) }, 300, 500],
  ['a comment, regardless of posts', { task: 'comment', habits: habits(9_000) }, 150, 500],
  ['a shorter draft', rewrite('shorter'), 0, 400],
  ['a plainer draft', rewrite('plainer'), 0, 600],
])('sets the length of %s', (_what, differs, least, most) => {
  expect(chooseLength(makeRequest(differs))).toEqual({ least, most });
});
