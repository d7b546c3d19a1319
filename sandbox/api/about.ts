import type { Sandbox } from '../context.ts';
import { type Answer, json } from '../http/answer.ts';
import { type Call, callingMember } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { communityJson } from '../protocol/community-json.ts';
import { explainedError, statusError } from '../protocol/envelopes.ts';
import { markedHtml } from '../protocol/markdown.ts';
import { seconds } from '../protocol/thing.ts';
import { findCommunity } from '../world/communities.ts';
import type { Community } from '../world/community.ts';
import { accountId } from '../world/numbering.ts';
import { hash } from '../world/random.ts';
import { residentName } from '../world/residents.ts';
import { isInvited, resolveCommunity } from './resolve-community.ts';

type CommunityHandler = (sandbox: Sandbox, call: Call, community: Community) => Answer;

const withCommunity =
  (run: CommunityHandler) =>
  (sandbox: Sandbox, call: Call): Answer => {
    const resolved = resolveCommunity(sandbox, call, call.params['sr'] ?? '');
    return 'answer' in resolved ? resolved.answer : run(sandbox, call, resolved.community);
  };

const readAbout: CommunityHandler = (sandbox, call, community) =>
  json(communityJson(sandbox, community, callingMember(call)));

const SITE_RULES = [
  'Spam',
  'Personal and confidential information',
  'Threatening, harassing, or inciting violence',
];

const readRules: CommunityHandler = ({ switches }, _call, community) =>
  json({
    rules: switches.rulesOf(community).map((rule, priority) => ({
      kind: rule.applies,
      priority,
      short_name: rule.name,
      description: rule.text,
      description_html: markedHtml(rule.text),
      violation_reason: rule.name,
      created_utc: seconds(community.createdAt),
    })),
    site_rules: SITE_RULES,
    site_rules_flow: SITE_RULES.map((text) => ({ reasonTextToShow: text, reasonText: text })),
  });

const readModerators: CommunityHandler = (_sandbox, _call, community) =>
  json({
    kind: 'UserList',
    data: {
      children: [0, 1].map((position) => {
        const number = hash(community.name, 'moderator', position) % 2_000;
        return {
          name: residentName(number),
          id: `t2_${accountId(16 + number)}`,
          rel_id: `rb_${accountId(number)}`,
          date: seconds(community.createdAt),
          author_flair_css_class: null,
          author_flair_text: null,
          mod_permissions: ['all'],
        };
      }),
    },
  });

function requirementsJson(community: Community): Record<string, unknown> {
  const { requirements } = community;
  const listed = requirements.domainBlacklist
    ? 'blacklist'
    : requirements.domainWhitelist
      ? 'whitelist'
      : 'none';
  return {
    title_regexes: requirements.titleRegexes ?? [],
    title_required_strings: [],
    title_blacklisted_strings: requirements.titleMustNotHave ?? [],
    title_text_min_length: requirements.titleMinLength ?? null,
    title_text_max_length: null,
    body_restriction_policy: requirements.body ?? 'none',
    body_regexes: [],
    body_required_strings: [],
    body_blacklisted_strings: [],
    body_text_min_length: requirements.bodyMinLength ?? null,
    body_text_max_length: null,
    domain_blacklist: requirements.domainBlacklist ?? [],
    domain_whitelist: requirements.domainWhitelist ?? [],
    link_restriction_policy: listed,
    link_repost_age: requirements.noReposts ? 365 : null,
    is_flair_required: requirements.flairRequired ?? false,
    gallery_captions_requirement: 'none',
    gallery_urls_requirement: 'none',
    gallery_min_items: null,
    gallery_max_items: null,
    guidelines_text: requirements.guidelines ?? null,
    guidelines_display_policy: requirements.guidelines === undefined ? null : 'all',
  };
}

const withoutType = ({ status, headers }: Answer, reason: string, explanation: string): Answer =>
  json({ explanation, message: status === 404 ? 'Not Found' : 'Forbidden', reason }, status, headers);

function readPostRequirements(sandbox: Sandbox, call: Call): Answer {
  const community = findCommunity(call.params['sr'] ?? '');
  if (!community || community.access === 'banned') {
    return withoutType(
      statusError(404),
      'SUBREDDIT_NOEXIST',
      "Hmm, that community doesn't exist. Try checking the spelling.",
    );
  }
  if (community.access === 'private' && !isInvited(sandbox, callingMember(call), community)) {
    return withoutType(statusError(403), 'SUBREDDIT_NO_ACCESS', 'You are not allowed to see this community.');
  }
  return json(requirementsJson(community));
}

const refuseWikiPage = (): Answer =>
  explainedError('PAGE_NOT_FOUND', 'There is no such page.', ['page'], 404);

export const aboutRoutes: readonly Route[] = [
  { endpoint: 'about', method: 'GET', path: '/r/:sr/about', scope: 'read', run: withCommunity(readAbout) },
  {
    endpoint: 'rules',
    method: 'GET',
    path: '/r/:sr/about/rules',
    scope: 'read',
    run: withCommunity(readRules),
  },
  {
    endpoint: 'moderators',
    method: 'GET',
    path: '/r/:sr/about/moderators',
    scope: 'read',
    run: withCommunity(readModerators),
  },
  {
    endpoint: 'contributors',
    method: 'GET',
    path: '/r/:sr/about/contributors',
    scope: 'read',
    run: () => statusError(403),
  },
  { endpoint: 'wiki', method: 'GET', path: '/r/:sr/wiki/:page', scope: 'wikiread', run: refuseWikiPage },
  {
    endpoint: 'post_requirements',
    method: 'GET',
    path: '/api/v1/:sr/post_requirements',
    scope: 'submit',
    run: readPostRequirements,
  },
];
