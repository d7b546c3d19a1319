import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toldPost } from '#test/told-post.ts';
import { compositionOfPost } from '../composition.ts';
import { SameAsLive } from './same-as-live.tsx';

afterEach(cleanup);

const LIVE = toldPost({
  id: 'a',
  title: 'Prices',
  content: 'What do you charge?',
  subreddit: 'saas',
  status: 'published',
  phase: 'published',
});
const NO_BEGINNING = { generated: null, inOwnWords: false, interview: null };

test.each([
  ['the same', {}, 'This text is live in r/saas already.'],
  [
    'another text under its title',
    { content: 'Other words' },
    'A post with this title is live in r/saas already.',
  ],
  ['another title', { title: 'Rates' }, 'This text is live in r/saas already.'],
  ['another title and text', { title: 'Rates', content: 'Other words' }, ''],
  ['the same for another community', { subreddit: 'startups' }, ''],
])('below a post that is live, %s is told as it is', (_, differs, said) => {
  const composition = compositionOfPost({ ...LIVE, ...differs }, '', NO_BEGINNING);
  const { container } = render(<SameAsLive composition={composition} live={LIVE} />);
  expect(container.textContent.slice(0, said.length + 1).trim()).toBe(said);
});

test('below a comment that is live another one is no repeat, though neither has a title', () => {
  const live = { ...LIVE, type: 'comment' as const, title: null };
  const composition = compositionOfPost({ ...live, content: 'Other words' }, '', NO_BEGINNING);
  const { container } = render(<SameAsLive composition={composition} live={live} />);
  expect(container.textContent).toBe('');
});
