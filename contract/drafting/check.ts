import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { communityName, formatCount, instant, unfinishedUrl } from '../fields.ts';
import { BODY_MAX, POST_TYPES, TITLE_MAX } from '../posts.ts';
import { preflight } from '../preflight.ts';

const PRODUCT_MAX = 60;

const openCheck = z.object({
  /** True if anyone may check a text without signing in. */
  isOn: z.boolean(),
  /** True if the caller owns the installation. */
  mayChange: z.boolean(),
  /** True if an account can read rules. */
  canRead: z.boolean(),
  /** True if the communities and their rules are invented. */
  isSandbox: z.boolean(),
});
export type OpenCheck = z.output<typeof openCheck>;

export const readOpenCheck = endpoint({
  method: 'GET',
  path: '/api/check',
  summary: 'Whether texts can be checked here without signing in',
  access: 'anyone',
  scope: 'read',
  output: openCheck,
  errors: [],
});

export const setOpenCheck = endpoint({
  method: 'PUT',
  path: '/api/settings/check',
  summary: 'Allow or stop checks without sign-in; only for the installation’s owner',
  access: 'user',
  scope: 'personOnly',
  body: z.object({ isOn: z.boolean() }),
  output: openCheck,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND'],
});

const text = z.object({
  name: communityName,
  type: z._default(z.enum(POST_TYPES), 'post'),
  title: z._default(
    z.string().check(z.maxLength(TITLE_MAX, `A title has at most ${TITLE_MAX} characters.`)),
    '',
  ),
  content: z._default(
    z.string().check(z.maxLength(BODY_MAX, `A text has at most ${formatCount(BODY_MAX)} characters.`)),
    '',
  ),
  /** The URL that a link post shares. */
  url: z._default(unfinishedUrl, ''),
  /** The product the author may be promoting. */
  product: z._default(
    z.string().check(z.trim(), z.maxLength(PRODUCT_MAX, `A name has at most ${PRODUCT_MAX} characters.`)),
    '',
  ),
});

/** A post needs a title or text, a link post needs a title or link, and a comment needs a text. */
export const checkForm = text.check(
  z.refine(
    ({ type, title, content }) =>
      type === 'link' || (type === 'post' && title.trim() !== '') || content.trim() !== '',
    {
      error: 'Paste a text first.',
      path: ['content'],
    },
  ),
  z.refine(({ type, title, url }) => type !== 'link' || title.trim() !== '' || url.trim() !== '', {
    error: 'Enter a title or a link first.',
    path: ['title'],
  }),
);

export const checkText = endpoint({
  method: 'POST',
  path: '/api/check',
  summary:
    'Check whether a text follows a community’s rules, for anyone if the owner allows it; nothing is saved',
  access: 'anyone',
  scope: 'draft',
  body: checkForm,
  output: z.extend(preflight, {
    /** When the rules were read; null if none are known. */
    rulesReadAt: z.nullable(instant),
    origin: z.enum(['api', 'sandbox']),
    /** The rules in the community's own words. */
    rules: z.array(z.object({ name: z.string(), text: z.string() })),
  }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED'],
});
