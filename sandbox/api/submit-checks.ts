import type { Sandbox } from '../context.ts';
import { type Call, flag, param } from '../http/call.ts';
import {
  explainedError,
  type FormError,
  formErrors,
  rateLimited,
  statusError,
} from '../protocol/envelopes.ts';
import type { Answer } from '../http/answer.ts';
import { findCommunity } from '../world/communities.ts';
import type { Community } from '../world/community.ts';
import { postingWaitSeconds } from './posting-wait.ts';
import { requirementErrors } from './requirement-errors.ts';

export const MAX_TITLE = 300;
export const MAX_SELFTEXT = 40_000;

export type Submission = {
  readonly community: Community;
  readonly title: string;
  readonly body: string;
  readonly url: string | null;
  readonly flairId: string | null;
  readonly flairText: string | null;
};

export type Checked =
  | { readonly ok: true; readonly submission: Submission }
  | { readonly ok: false; readonly answer: Answer };

const no = (...errors: readonly FormError[]): Checked => ({ ok: false, answer: formErrors(...errors) });

const SHORTENERS = new Set(['bit.ly', 'tinyurl.com', 't.co', 'goo.gl', 'short.example']);

function communityFor(sr: string): Checked | { community: Community } {
  const name = sr.trim().replace(/^\/?r\//i, '');
  if (name === '')
    return no([
      'BAD_SR_NAME',
      "This community name isn't recognizable. Check the spelling and try again.",
      'sr',
    ]);
  const community = findCommunity(name);
  if (!community)
    return no(['SUBREDDIT_NOEXIST', "Hmm, that community doesn't exist. Try checking the spelling.", 'sr']);
  if (community.access === 'private' || community.access === 'banned')
    return { ok: false, answer: statusError(404) };
  if (community.access === 'restricted') {
    return no(['SUBREDDIT_NOTALLOWED', 'This community only allows trusted members to post here', 'sr']);
  }
  return { community };
}

function kindErrors(community: Community, kind: string): readonly FormError[] {
  if (kind === 'image') return [['NO_IMAGES', "This community doesn't allow images", 'sr']];
  if (kind === 'video' || kind === 'videogif')
    return [['NO_VIDEOS', "This community doesn't allow videos", 'sr']];
  if (kind === 'crosspost') return [['NO_CROSSPOSTS', "This community doesn't allow crossposts", 'sr']];
  if (kind === 'self' && community.accepts === 'link')
    return [['NO_SELFS', "This community doesn't allow text posts", 'sr']];
  if (kind === 'link' && community.accepts === 'self')
    return [['NO_LINKS', 'This community only allows text posts', 'sr']];
  return [];
}

function urlErrors(raw: string | null): readonly FormError[] {
  if (raw === null || raw.trim() === '') return [['NO_URL', 'a url is required', 'url']];
  const address = URL.parse(raw);
  if (!address || !/^https?:$/.test(address.protocol) || !address.hostname.includes('.')) {
    return [['BAD_URL', 'you should check that url', 'url']];
  }
  const host = address.hostname.replace(/^www\./, '');
  return SHORTENERS.has(host)
    ? [['DOMAIN_BANNED', `${host} is not allowed: link shorteners hide where a link leads`, 'url']]
    : [];
}

const isAlreadyThere = ({ siteContent }: Sandbox, community: Community, url: string): boolean =>
  siteContent.listedThreads([community]).some((thread) => thread.url === url);

const KINDS = new Set(['self', 'link', 'image', 'video', 'videogif', 'crosspost']);

function lengthErrors(title: string, body: string): readonly FormError[] {
  if (title === '') return [['NO_TEXT', 'we need something here', 'title']];
  if (Array.from(title).length > MAX_TITLE)
    return [['TOO_LONG', `this is too long (max: ${MAX_TITLE})`, 'title']];
  if (Array.from(body).length > MAX_SELFTEXT)
    return [['TOO_LONG', `this is too long (max: ${MAX_SELFTEXT})`, 'text']];
  return [];
}

/** Runs the checks in the platform's order and answers with the first group that fails. */
export function checkSubmission(sandbox: Sandbox, call: Call, member: string): Checked {
  const kind = param(call, 'kind') ?? '';
  if (!KINDS.has(kind)) return no(['INVALID_OPTION', 'that option is not valid', 'sr']);
  const found = communityFor(param(call, 'sr') ?? '');
  if (!('community' in found)) return found;
  const { community } = found;
  const title = (param(call, 'title') ?? '').replace(/\s+/g, ' ').trim();
  const body = (param(call, 'text') ?? '').replace(/\r\n?/g, '\n').trim();
  const url = kind === 'link' ? (param(call, 'url')?.trim() ?? null) : null;

  const early = [...kindErrors(community, kind), ...lengthErrors(title, body)];
  if (early.length > 0) return no(...early);
  const wait = postingWaitSeconds(sandbox, member, 'post');
  if (wait > 0) return { ok: false, answer: rateLimited(wait) };
  const late = kind === 'link' ? urlErrors(url) : [];
  if (late.length > 0) return no(...late);
  const mayRepeat = flag(call, 'resubmit') && !community.requirements.noReposts;
  if (url !== null && !mayRepeat && isAlreadyThere(sandbox, community, url)) {
    const text =
      "This community doesn't allow links to be posted more than once, and this link has already been shared";
    return no(['ALREADY_SUB', text, 'url']);
  }
  const suspended = sandbox.store.choices.of(member, 'suspended', 'account') === 1;
  if (suspended) return no(['IN_TIMEOUT', "You can't do that while suspended.", 'sr']);
  const submission = {
    community,
    title,
    body,
    url,
    flairId: param(call, 'flair_id') || null,
    flairText: param(call, 'flair_text') || null,
  };
  const unmet = requirementErrors(submission);
  const [first] = unmet;
  if (!first) return { ok: true, submission };
  if (sandbox.switches.settings.validationAnswer === 'json-errors') return no(...unmet);
  return {
    ok: false,
    answer: explainedError(first[0], first[1], [first[2] === 'text' ? 'body' : (first[2] ?? '')]),
  };
}
