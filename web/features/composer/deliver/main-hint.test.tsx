import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import type { Preflight } from '#contract/preflight.ts';
import { type Brief, EMPTY_BRIEF } from '#core/composer/brief.ts';
import { compositionFromPost } from '#core/composer/composition.ts';
import { press } from '#test/open-page.ts';
import { sampleFinding, samplePreflight } from '#test/sample-preflight.ts';
import { samplePost } from '#test/sample-post.ts';
import { MainHint } from './main-hint.tsx';

afterEach(cleanup);

const WORDS = { title: 'Prices', content: 'What do you charge?', subreddit: 'saas' };
const LIVE = samplePost({ id: 'a', ...WORDS, status: 'published', phase: 'published' });
const NONE = { generated: null, inOwnWords: false, interview: null };
const onShow = vi.fn();

function hint(
  differs: Partial<Post>,
  preflight?: Preflight,
  { engine = null as string | null, answer = '', topic = 'Prices', choices = {} as Partial<Brief> } = {},
) {
  const interview = { topic: 'Prices', answers: [], shape: null, leads: true, closing: true, isOwn: null };
  const composition = { ...compositionFromPost({ ...LIVE, ...differs }, '', NONE), engine, interview };
  const brief = { ...EMPTY_BRIEF, topic, answers: { before: answer }, ...choices };
  cleanup();
  const { container } = render(<MainHint {...{ composition, brief, preflight, onShow }} live={LIVE} />);
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

test('shows the first finding against a text and links to all of them', () => {
  const [blocked, warned] = [
    sampleFinding({ text: 'Banned.' }),
    sampleFinding({ severity: 'warning', text: 'Votes.' }),
  ];
  expect(hint({}, samplePreflight(blocked, warned))).toBe('It can’t go out like this: Banned. See all 2');
  expect(hint({}, samplePreflight(warned))).toBe('Warning: Votes. See what to do');
  press('See what to do');
  expect(onShow).toHaveBeenCalledOnce();
  expect(screen.queryByText(/is live in/)).toBeNull();
});

test('shows nothing for a text that follows the rules', () => {
  const others = { title: 'Rates', content: 'Others' };
  expect(hint(others, samplePreflight(sampleFinding({ severity: 'note' })))).toBe('');
});

test('says that a draft lacks an answer, until it has it', () => {
  const others = { title: 'Rates', content: 'We charged 9 before.' };
  const lacking = 'An answer is not in this text yet. Generate again to include it.';
  expect(hint(others, undefined, { engine: 'built-in', answer: 'Too low.' })).toBe(lacking);
  expect(hint(others, undefined, { engine: 'built-in', answer: 'We charged 9 before.' })).toBe('');
  expect(hint(others, undefined, { answer: 'Too low.' })).toBe('');
  expect(hint(others, undefined, { engine: 'built-in', answer: 'Too low.', topic: 'Logos' })).toBe('');
});

test.each([{ shape: 'story' }, { leads: false }, { closing: false }, { isOwn: true }] as const)(
  'says that a draft was written before the choice %o',
  (choices) => {
    const others = { title: 'Rates', content: 'Others' };
    const changed = 'Your choices changed after this draft. Generate again to apply them.';
    expect(hint(others, undefined, { engine: 'built-in', choices })).toBe(changed);
    expect(hint(others, undefined, { choices })).toBe('');
    expect(hint(others, undefined, { engine: 'built-in', choices, topic: 'Logos' })).toBe('');
  },
);
