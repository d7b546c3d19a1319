import type { CallInput } from '#contract/endpoint.ts';
import type { createPost, PostStatusChoice } from '#contract/posts.ts';
import { chosenInstant, ownTimeZone } from '#web/lib/date-time.ts';
import type { Composition } from '#core/composer/work.ts';

/** The body that saves a text. It is deterministic, so that a retry sends the same body. */
export function postBodyOf(
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
    // A time that was not changed here keeps its time zone.
    ...(at && at !== plannedAt && { timeZone: ownTimeZone() }),
  };
}
