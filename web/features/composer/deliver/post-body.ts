import type { CallInput } from '#contract/endpoint.ts';
import { communityName } from '#contract/fields.ts';
import { BODY_MAX, COMMENT_MAX, type createPost, type PostStatusChoice, TITLE_MAX } from '#contract/posts.ts';
import { type Composition, shownWords, type Words } from '#core/composer/work.ts';
import { chosenInstant, ownTimeZone } from '#web/lib/date-time.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** The request body that saves a text. Deterministic, so a retry sends the same body. */
export function buildPostBody(
  composition: Composition,
  status: PostStatusChoice,
): CallInput<typeof createPost> & { status: PostStatusChoice } {
  const { type, subreddit, ctaStyle, words, url, parentUrl, accountId } = composition;
  const { generated, inOwnWords, interview, scheduledAt, plannedAt } = composition;
  const at = scheduledAt ? chosenInstant(scheduledAt, plannedAt).toISOString() : null;
  return {
    status,
    type,
    subreddit,
    ctaStyle,
    content: words.content,
    ...(type !== 'comment' && { title: words.title, flair: composition.flair || null }),
    ...(type === 'link' && { url }),
    ...(type === 'comment' && { parentUrl }),
    websiteUrl: composition.websiteUrl || null,
    ...(generated && { generated, inOwnWords }),
    ...(interview && { interview }),
    ...(accountId && { redditAccountId: accountId }),
    scheduledAt: at,
    // An unchanged time keeps its time zone.
    ...(at && at !== plannedAt && { timeZone: ownTimeZone() }),
  };
}

/** Length faults by field. */
export function findWordFaults(type: Composition['type'], { title, content }: Words): Partial<Words> {
  const isComment = type === 'comment';
  const most = isComment ? COMMENT_MAX : BODY_MAX;
  const what = isComment ? 'A comment' : 'A text';
  return {
    ...(!isComment &&
      title.length > TITLE_MAX && { title: `A title has at most ${formatNumber(TITLE_MAX)} characters.` }),
    ...(content.length > most && { content: `${what} has at most ${formatNumber(most)} characters.` }),
  };
}

/** Client-side faults by field. */
export function findFaults(composition: Composition): Partial<Words & { subreddit: string }> {
  const { type, subreddit } = composition;
  const name = communityName.safeParse(subreddit).error?.issues[0]?.message;
  return { ...(name && { subreddit: name }), ...findWordFaults(type, shownWords(composition)) };
}
