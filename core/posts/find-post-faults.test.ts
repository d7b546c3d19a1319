import { expect, test } from 'vitest';
import type { PostStatusChoice } from '#contract/posts.ts';
import { type CheckedPost, findPostFaults } from './find-post-faults.ts';

const NOW = Date.UTC(2027, 0, 1, 12);
const TITLE = { title: 'Give it a title first.' };
const LINK = { url: 'Enter the link that the post shares.' };
const THREAD = { parentUrl: 'Enter the link of the thread to answer.' };
const NO_TIME = { scheduledAt: 'Please select a date and time to schedule the post.' };
const PAST = { scheduledAt: 'Choose a time in the future.' };
const LONG_COMMENT = { content: 'A comment has at most 10,000 characters.' };
const ZONE = { timeZone: 'This isn’t a time zone.' };

const SOUND: CheckedPost = {
  type: 'post',
  title: 'Late payers',
  content: 'How early do you remind them?',
  subreddit: 'webdev',
  url: null,
  parentUrl: null,
  scheduledAt: NOW + 1,
  timeZone: null,
};

test.each<[sentence: string, differs: Partial<CheckedPost>, choice: PostStatusChoice, faults: object]>([
  ['publishes a post with a title', {}, 'published', {}],
  ['schedules a post with a title', {}, 'scheduled', {}],
  ['saves a draft without a title', { title: null }, 'draft', {}],
  ['refuses to publish a post without a title', { title: null }, 'published', TITLE],
  ['treats an empty title as missing', { title: '' }, 'published', TITLE],
  ['saves a draft without a link', { type: 'link' }, 'draft', {}],
  ['refuses to publish a link post without a link', { type: 'link' }, 'published', LINK],
  ['requires a title for a link post too', { type: 'link', title: null }, 'published', { ...TITLE, ...LINK }],
  ['publishes a link post with a link', { type: 'link', url: 'https://a.example' }, 'published', {}],
  ['saves a draft comment without a thread', { type: 'comment' }, 'draft', {}],
  ['refuses to publish a comment without a thread', { type: 'comment' }, 'published', THREAD],
  [
    'publishes a comment without a title',
    { type: 'comment', title: null, parentUrl: 'https://www.reddit.com/r/webdev/comments/abc/' },
    'published',
    {},
  ],
  ['accepts a comment of 10,000 characters', { type: 'comment', content: 'a'.repeat(10_000) }, 'draft', {}],
  [
    'refuses a longer comment, even as a draft',
    { type: 'comment', content: 'a'.repeat(10_001) },
    'draft',
    LONG_COMMENT,
  ],
  ['allows a post to be longer than a comment', { content: 'a'.repeat(10_001) }, 'published', {}],
  ['requires a time for a scheduled post', { scheduledAt: null }, 'scheduled', NO_TIME],
  ['requires a time after now', { scheduledAt: NOW }, 'scheduled', PAST],
  ['refuses a time in the past', { scheduledAt: NOW - 1 }, 'scheduled', PAST],
  ['lets a draft keep a past time', { scheduledAt: NOW - 1 }, 'draft', {}],
  ['needs no time to publish now', { scheduledAt: null }, 'published', {}],
  ['accepts an existing time zone', { timeZone: 'Europe/Berlin' }, 'scheduled', {}],
  ['refuses an unknown time zone, even for drafts', { timeZone: 'Europe/Atlantis' }, 'draft', ZONE],
  [
    'reports several faults at once, each at its field',
    { type: 'link', title: null, scheduledAt: null, timeZone: 'Mars' },
    'scheduled',
    { ...TITLE, ...LINK, ...NO_TIME, ...ZONE },
  ],
])('checking a post: %s', (_sentence, differs, choice, faults) => {
  expect(findPostFaults({ ...SOUND, ...differs }, choice, NOW)).toEqual(faults);
});
