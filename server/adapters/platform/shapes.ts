import * as z from 'zod/mini';
import { toStorableText } from '#core/text/to-storable-text.ts';

/**
 * The platform's objects, reduced to the fields we use: unknown keys pass, optional keys may be missing or null,
 * anything else is rejected.
 */
const text = z.string().check(z.overwrite(toStorableText));
const optionalText = z.nullish(text);
const optionalNumber = z.nullish(z.number());
const flag = z.nullish(z.boolean());
/** False, or the time of the edit. For very old posts it is true. */
const edited = z.nullish(z.union([z.boolean(), z.number()]));

export const t3 = z.object({
  id: text,
  name: text,
  subreddit: optionalText,
  subreddit_type: optionalText,
  author: optionalText,
  title: text,
  selftext: optionalText,
  is_self: flag,
  url: optionalText,
  url_overridden_by_dest: optionalText,
  permalink: text,
  created_utc: z.number(),
  edited,
  score: optionalNumber,
  upvote_ratio: optionalNumber,
  num_comments: optionalNumber,
  link_flair_text: optionalText,
  over_18: flag,
  spoiler: flag,
  stickied: flag,
  locked: flag,
  archived: flag,
  removed_by_category: optionalText,
});

export const t1 = z.object({
  id: text,
  name: text,
  subreddit: text,
  link_id: text,
  parent_id: text,
  author: optionalText,
  is_submitter: flag,
  body: text,
  permalink: optionalText,
  created_utc: z.number(),
  edited,
  score: optionalNumber,
  /** An empty string if there are no replies, else a listing of them. */
  replies: z.nullish(z.unknown()),
});

export const more = z.object({
  parent_id: text,
  count: optionalNumber,
  children: z.nullish(z.array(text)),
});

export const t5 = z.object({
  display_name: text,
  title: optionalText,
  public_description: optionalText,
  subscribers: optionalNumber,
  subreddit_type: optionalText,
  submission_type: optionalText,
  over18: flag,
  quarantine: flag,
  created_utc: optionalNumber,
  link_flair_enabled: flag,
  user_is_banned: flag,
  user_is_contributor: flag,
});

export const listing = z.object({
  kind: z.literal('Listing'),
  data: z.object({
    after: optionalText,
    children: z.array(z.object({ kind: text, data: z.unknown() })),
  }),
});

export const rules = z.object({
  rules: z.array(
    z.object({
      kind: optionalText,
      short_name: text,
      description: optionalText,
      priority: optionalNumber,
      created_utc: optionalNumber,
    }),
  ),
});

const texts = z.nullish(z.array(text));

export const postRequirements = z.object({
  title_text_min_length: optionalNumber,
  title_text_max_length: optionalNumber,
  title_required_strings: texts,
  title_blacklisted_strings: texts,
  title_regexes: texts,
  body_text_min_length: optionalNumber,
  body_text_max_length: optionalNumber,
  body_required_strings: texts,
  body_blacklisted_strings: texts,
  body_regexes: texts,
  body_restriction_policy: optionalText,
  link_restriction_policy: optionalText,
  domain_blacklist: texts,
  domain_whitelist: texts,
  is_flair_required: flag,
  guidelines_text: optionalText,
});

export const flairs = z.array(
  z.object({ id: text, text: optionalText, text_editable: flag, mod_only: flag }),
);

export const me = z.object({
  name: text,
  created_utc: optionalNumber,
  total_karma: optionalNumber,
  link_karma: optionalNumber,
  comment_karma: optionalNumber,
  has_verified_email: flag,
  is_suspended: flag,
});

export const grant = z.object({
  access_token: text.check(z.minLength(1)),
  refresh_token: optionalText,
  expires_in: z.number(),
  scope: optionalText,
});

export const submitted = z.object({
  json: z.object({
    data: z.object({ id: optionalText, name: optionalText, url: optionalText, websocket_url: optionalText }),
  }),
});

export const formThings = z.object({
  json: z.object({
    data: z.nullish(z.object({ things: z.nullish(z.array(z.object({ kind: text, data: z.unknown() }))) })),
  }),
});
