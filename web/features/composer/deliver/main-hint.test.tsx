import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { type Brief, EMPTY_BRIEF } from '#core/composer/brief.ts';
import { compositionFromPost } from '#core/composer/composition.ts';
import { samplePost } from '#test/sample-post.ts';
import { MainHint } from './main-hint.tsx';

const WORDS = { title: 'Prices', content: 'What do you charge?', subreddit: 'saas' };
const LIVE = samplePost({ id: 'a', ...WORDS, status: 'published', phase: 'published' });
const NONE = { generated: null, inOwnWords: false, interview: null };

function hint(
  differs: Partial<Post>,
  { engine = null as string | null, answer = '', topic = 'Prices', choices = {} as Partial<Brief> } = {},
) {
  const interview = { topic: 'Prices', answers: [], shape: null, leads: true, closing: true, isOwn: null };
  const composition = { ...compositionFromPost({ ...LIVE, ...differs }, '', NONE), engine, interview };
  const brief = { ...EMPTY_BRIEF, topic, answers: { before: answer }, ...choices };
  cleanup();
  const { container } = render(<MainHint {...{ composition, brief }} live={LIVE} />);
  return container.textContent;
}

test.each([
  ['the same text', {}, /^This text is live in r\/saas already\./],
  [
    'another text under its title',
    { content: 'Others' },
    /^A post with this title is live in r\/saas already\./,
  ],
  ['another title', { title: 'Rates' }, /^This text is live/],
  ['another title and text', { title: 'Rates', content: 'Others' }, /^$/],
  ['the same text in another community', { subreddit: 'startups' }, /^$/],
  ['another comment without a title', { type: 'comment', title: null, content: 'Others' }, /^$/],
] as const)('describes %s next to a live post correctly', (_, differs, said) => {
  expect(hint(differs)).toMatch(said);
});

test('says that a draft lacks an answer, until it has it', () => {
  const others = { title: 'Rates', content: 'We charged 9 before.' };
  const lacking = 'An answer is not in this text yet. Generate again to include it.';
  expect(hint(others, { engine: 'built-in', answer: 'Too low.' })).toBe(lacking);
  expect(hint(others, { engine: 'built-in', answer: 'We charged 9 before.' })).toBe('');
  expect(hint(others, { answer: 'Too low.' })).toBe('');
  expect(hint(others, { engine: 'built-in', answer: 'Too low.', topic: 'Logos' })).toBe('');
});

test.each([{ shape: 'story' }, { leads: false }, { closing: false }, { isOwn: true }] as const)(
  'says that a draft was written before the choice %o',
  (choices) => {
    const others = { title: 'Rates', content: 'Others' };
    const changed = 'Your choices changed after this draft. Generate again to apply them.';
    expect(hint(others, { engine: 'built-in', choices })).toBe(changed);
    expect(hint(others, { choices })).toBe('');
    expect(hint(others, { engine: 'built-in', choices, topic: 'Logos' })).toBe('');
  },
);
