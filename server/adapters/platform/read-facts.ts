import type { PostRequirements } from '#core/communities/post-requirements.ts';
import { readComment, readSubmission } from './read-things.ts';
import { isObject } from './raw-answer.ts';
import * as shapes from './shapes.ts';
import type { Comment, Flair, Grant, Member, Rule, Submission, Submitted } from './things.ts';

const SECOND_MS = 1_000;

export function readRules(value: unknown): Rule[] | undefined {
  const { data } = shapes.rules.safeParse(value);
  return data?.rules
    .toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0))
    .map((rule) => ({
      name: rule.short_name,
      text: rule.description ?? '',
      appliesTo: rule.kind === 'link' || rule.kind === 'comment' ? rule.kind : 'all',
      createdAt: (rule.created_utc ?? 0) * SECOND_MS,
    }));
}

const oneOf = <T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T =>
  allowed.find((each) => each === value) ?? otherwise;

export function readPostRequirements(value: unknown): PostRequirements | undefined {
  if (!isObject(value) || 'error' in value) return undefined;
  const { data } = shapes.postRequirements.safeParse(value);
  if (!data) return undefined;
  return {
    title: {
      minLength: data.title_text_min_length ?? null,
      maxLength: data.title_text_max_length ?? null,
      required: data.title_required_strings ?? [],
      blacklisted: data.title_blacklisted_strings ?? [],
      patterns: data.title_regexes ?? [],
    },
    body: {
      policy: oneOf(['required', 'notAllowed', 'none'], data.body_restriction_policy, 'none'),
      minLength: data.body_text_min_length ?? null,
      maxLength: data.body_text_max_length ?? null,
      required: data.body_required_strings ?? [],
      blacklisted: data.body_blacklisted_strings ?? [],
      patterns: data.body_regexes ?? [],
    },
    linkPolicy: oneOf(['none', 'blacklist', 'whitelist'], data.link_restriction_policy, 'none'),
    domainBlacklist: data.domain_blacklist ?? [],
    domainWhitelist: data.domain_whitelist ?? [],
    flairRequired: data.is_flair_required ?? false,
    guidelines: data.guidelines_text ?? null,
  };
}

export const readFlairs = (value: unknown): Flair[] | undefined =>
  shapes.flairs.safeParse(value).data?.map((flair) => ({
    id: flair.id,
    text: flair.text ?? '',
    editable: flair.text_editable ?? false,
    moderatorsOnly: flair.mod_only ?? false,
  }));

/** `/api/v1/me` is flat; `/user/x/about` wraps the same in a t2. */
export function readMember(value: unknown): Member | undefined {
  const inner = isObject(value) && value['kind'] === 't2' ? value['data'] : value;
  const { data } = shapes.me.safeParse(inner);
  if (!data) return undefined;
  return {
    name: data.name,
    createdAt: (data.created_utc ?? 0) * SECOND_MS,
    karma: data.total_karma ?? (data.link_karma ?? 0) + (data.comment_karma ?? 0),
    verifiedEmail: data.has_verified_email ?? null,
    suspended: data.is_suspended ?? false,
  };
}

export function readGrant(value: unknown): Grant | undefined {
  const { data } = shapes.grant.safeParse(value);
  if (!data) return undefined;
  return {
    accessToken: data.access_token,
    refreshToken: data.refresh_token || null,
    expiresInMs: data.expires_in * SECOND_MS,
    scopes: (data.scope ?? '').split(/[\s,]+/).filter(Boolean),
  };
}

const asFullname = (id: string | null | undefined) => (id ? (id.startsWith('t3_') ? id : `t3_${id}`) : null);

/** Galleries put the fullname into `id`; media has no id until the platform has processed it. */
export function readSubmitted(value: unknown): Submitted | undefined {
  const data = shapes.submitted.safeParse(value).data?.json.data;
  const id = asFullname(data?.name ?? data?.id);
  if (!data || (!id && !data.websocket_url)) return undefined;
  const permalink = data.url && URL.canParse(data.url) ? new URL(data.url).pathname : null;
  return { id, permalink };
}

/** A new comment. Null if it was accepted but not returned, as in quarantined communities. */
export function readNewComment(value: unknown): Comment | null | undefined {
  const { data } = shapes.formThings.safeParse(value);
  // For rich text the platform returns the bare object.
  if (!data) return readComment(value);
  const [thing] = data.json.data?.things ?? [];
  return thing?.kind === 't1' ? readComment(thing.data) : null;
}

/** The edited post or comment. For rich text the platform returns the bare object. */
export function readEdited(value: unknown): Submission | Comment | undefined {
  const { data } = shapes.formThings.safeParse(value);
  const [thing] = data?.json.data?.things ?? [];
  const edited = thing ? thing.data : value;
  return readSubmission(edited) ?? readComment(edited);
}
