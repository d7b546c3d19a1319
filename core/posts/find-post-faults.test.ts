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
  ['a post with a title can be published', {}, 'published', {}],
  ['a post with a title can be scheduled', {}, 'scheduled', {}],
  ['a draft may lack its title', { title: null }, 'draft', {}],
  ['a post without a title is not published', { title: null }, 'published', TITLE],
  ['an empty title is no title', { title: '' }, 'published', TITLE],
  ['a draft may lack its link', { type: 'link' }, 'draft', {}],
  ['a link post without its link is not published', { type: 'link' }, 'published', LINK],
  ['a link post needs a title as well', { type: 'link', title: null }, 'published', { ...TITLE, ...LINK }],
  ['a link post with a link can be published', { type: 'link', url: 'https://a.example' }, 'published', {}],
  ['a draft of a comment may lack its thread', { type: 'comment' }, 'draft', {}],
  ['a comment without its thread is not published', { type: 'comment' }, 'published', THREAD],
  [
    'a comment needs no title',
    { type: 'comment', title: null, parentUrl: 'https://www.reddit.com/r/webdev/comments/abc/' },
    'published',
    {},
  ],
  ['a comment of 10,000 characters is kept', { type: 'comment', content: 'a'.repeat(10_000) }, 'draft', {}],
  [
    'a longer comment is not even kept',
    { type: 'comment', content: 'a'.repeat(10_001) },
    'draft',
    LONG_COMMENT,
  ],
  ['a post may be longer than a comment', { content: 'a'.repeat(10_001) }, 'published', {}],
  ['a scheduled post needs a time', { scheduledAt: null }, 'scheduled', NO_TIME],
  ['its time lies in the future, not now', { scheduledAt: NOW }, 'scheduled', PAST],
  ['its time does not lie in the past', { scheduledAt: NOW - 1 }, 'scheduled', PAST],
  ['a draft keeps a time that has passed', { scheduledAt: NOW - 1 }, 'draft', {}],
  ['publishing now needs no time', { scheduledAt: null }, 'published', {}],
  ['a time zone that exists is accepted', { timeZone: 'Europe/Berlin' }, 'scheduled', {}],
  ['one that does not exist is refused, for drafts too', { timeZone: 'Europe/Atlantis' }, 'draft', ZONE],
  [
    'several faults are told at once, each at its field',
    { type: 'link', title: null, scheduledAt: null, timeZone: 'Mars' },
    'scheduled',
    { ...TITLE, ...LINK, ...NO_TIME, ...ZONE },
  ],
])('%s', (_sentence, differs, choice, faults) => {
  expect(findPostFaults({ ...SOUND, ...differs }, choice, NOW)).toEqual(faults);
});
