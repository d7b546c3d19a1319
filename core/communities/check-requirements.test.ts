import { expect, test } from 'vitest';
import { checkRequirements } from './check-requirements.ts';
import { NO_REQUIREMENTS, type PostRequirements } from './post-requirements.ts';

type Content = Parameters<typeof checkRequirements>[0];
type Differs = Omit<Partial<PostRequirements>, 'title' | 'body'> & {
  title?: Partial<PostRequirements['title']>;
  body?: Partial<PostRequirements['body']>;
};

const POST: Content = {
  type: 'post',
  title: 'How early do you remind?',
  content: 'I wait a week.',
  url: null,
  flair: null,
};
const LINK: Content = { ...POST, type: 'link', content: '', url: 'https://blog.notes.example/late' };
const COMMENT: Content = { ...POST, type: 'comment', title: null };

const faultsOf = (post: Content, { title, body, ...others }: Differs) =>
  checkRequirements(post, {
    ...NO_REQUIREMENTS,
    ...others,
    title: { ...NO_REQUIREMENTS.title, ...title },
    body: { ...NO_REQUIREMENTS.body, ...body },
  }).map(({ message }) => message);

const FLAIR = 'every post needs a flair.';

test.each<[sentence: string, post: Content, asks: Differs, faults: string[]]>([
  ['accepts anything without requirements', POST, {}, []],

  ['accepts a title of the minimum length', POST, { title: { minLength: 24 } }, []],
  [
    'rejects a shorter title',
    POST,
    { title: { minLength: 25 } },
    ['the title needs at least 25 characters; it has 24.'],
  ],
  ['accepts a title of the maximum length', POST, { title: { maxLength: 24 } }, []],
  [
    'rejects a longer title',
    POST,
    { title: { maxLength: 23 } },
    ['the title has at most 23 characters; this one has 24.'],
  ],
  [
    'counts a missing title as 0 characters',
    { ...POST, title: null },
    { title: { minLength: 1 } },
    ['the title needs at least 1 characters; it has 0.'],
  ],
  ['accepts one of the required words in any case', POST, { title: { required: ['[Q]', 'HOW'] } }, []],
  [
    'rejects a title without a required word',
    POST,
    { title: { required: ['[Q]', 'Why'] } },
    ['the title needs one of: “[Q]”, “Why”.'],
  ],
  [
    'names every banned word that occurs',
    POST,
    { title: { blacklisted: ['Early', 'late', 'remind'] } },
    ['the title may not contain “Early”, “remind”.'],
  ],
  ['ignores an empty banned word', POST, { title: { blacklisted: [''] } }, []],
  ['accepts a title that matches the pattern', POST, { title: { patterns: ['^How '] } }, []],
  [
    'rejects a title that breaks the only pattern, and describes the pattern',
    POST,
    { title: { patterns: ['^\\[(Q|Discussion|Solved)\\]'] } },
    ['the title has to begin with [Q], [Discussion] or [Solved].'],
  ],
  [
    'accepts a title that matches one of several patterns',
    POST,
    { title: { patterns: ['^\\[Q\\]', '\\?$'] } },
    [],
  ],
  [
    'rejects a title that breaks every pattern',
    POST,
    { title: { patterns: ['^\\[Q\\]', '!$'] } },
    ['the title has to begin with [Q], or end with “!”.'],
  ],
  ["ignores a pattern it can't run", POST, { title: { patterns: ['^(a)\\1'] } }, []],
  ['ignores too many patterns', POST, { title: { patterns: Array(11).fill('^x') } }, []],

  ['accepts a text of the minimum length', POST, { body: { minLength: 14 } }, []],
  [
    'rejects a shorter text',
    POST,
    { body: { minLength: 15 } },
    ['the text needs at least 15 characters; it has 14.'],
  ],
  [
    'rejects a text that breaks the pattern',
    POST,
    { body: { patterns: ['^\\d'] } },
    ['the text has to fit the pattern “^\\d”.'],
  ],
  [
    'rejects a banned word in the text',
    POST,
    { body: { blacklisted: ['WEEK'] } },
    ['the text may not contain “WEEK”.'],
  ],
  [
    'rejects a text if none is allowed',
    POST,
    { body: { policy: 'notAllowed' } },
    ['posts have a title and no text.'],
  ],
  [
    'reports only that for such a text',
    POST,
    { body: { policy: 'notAllowed', minLength: 99 } },
    ['posts have a title and no text.'],
  ],
  [
    'accepts a missing text if none is allowed',
    { ...POST, content: ' ' },
    { body: { policy: 'notAllowed', minLength: 99 } },
    [],
  ],
  [
    'rejects a missing text if one is required',
    { ...POST, content: ' \n' },
    { body: { policy: 'required' } },
    ['every post needs a text.'],
  ],

  [
    'rejects a link to a blocked domain',
    LINK,
    { linkPolicy: 'blacklist', domainBlacklist: ['notes.example'] },
    ['links to blog.notes.example aren’t accepted.'],
  ],
  [
    'ignores the text of a link post, which is not sent',
    LINK,
    { body: { policy: 'required', minLength: 9 } },
    [],
  ],
  ['leaves an invalid address to the platform', { ...LINK, url: 'notes' }, { linkPolicy: 'whitelist' }, []],
  ['accepts a post without a link under any list of domains', POST, { linkPolicy: 'whitelist' }, []],

  ['accepts a required text', POST, { body: { policy: 'required' } }, []],
  ['rejects a post without a required flair', POST, { flairRequired: true }, [FLAIR]],
  ['accepts a required flair', { ...POST, flair: 'Show' }, { flairRequired: true }, []],
  [
    'ignores all requirements for a comment',
    COMMENT,
    { title: { minLength: 9 }, body: { minLength: 99 }, flairRequired: true },
    [],
  ],
  [
    'reports all faults at once: title, text, flair',
    POST,
    { title: { patterns: ['^\\d'] }, body: { policy: 'notAllowed' }, flairRequired: true },
    ['the title has to fit the pattern “^\\d”.', 'posts have a title and no text.', FLAIR],
  ],
])('the check of requirements %s', (_sentence, post, asks, faults) => {
  expect(faultsOf(post, asks)).toEqual(faults);
});

test('names the part of the post that each problem is about', () => {
  const asks = { ...NO_REQUIREMENTS, linkPolicy: 'whitelist' as const, flairRequired: true };
  const title = { ...NO_REQUIREMENTS.title, required: ['[Q]'] };
  expect(checkRequirements(LINK, { ...asks, title }).map(({ about }) => about)).toEqual([
    'title',
    'link',
    'flair',
  ]);
});
