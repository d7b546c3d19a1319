import type { CallInput } from '#contract/endpoint.ts';
import type { createPost, CtaStyle, PostType } from '#contract/posts.ts';
import { ownTimeZone } from '#web/lib/date-time.ts';
import { chosenInstant } from '#web/lib/local-time.ts';

/** A text about to be kept or sent; an empty text is none. */
export type Outgoing = {
  type: PostType;
  subreddit: string;
  ctaStyle: CtaStyle;
  websiteUrl: string;
  url: string;
  parentUrl: string;
  words: { title: string; content: string };
  generated: { title: string | null; content: string } | null;
  inOwnWords: boolean;
  /** As the input has it: local time. */
  scheduledAt: string;
  /** The instant that a saved post has already. */
  plannedAt: string | null;
  accountId: string;
};

export type Wish = 'draft' | 'scheduled' | 'published';

/** The call's body. The same text with the same wish is the same body, however often it is sent. */
export function bodyOf(outgoing: Outgoing, wish: Wish): CallInput<typeof createPost> & { status: Wish } {
  const { type, subreddit, ctaStyle, words, url, parentUrl, accountId } = outgoing;
  const { generated, inOwnWords, scheduledAt, plannedAt } = outgoing;
  const at = scheduledAt ? chosenInstant(scheduledAt, plannedAt).toISOString() : null;
  return {
    status: wish,
    type,
    subreddit,
    ctaStyle,
    content: words.content,
    ...(type !== 'comment' && { title: words.title }),
    ...(type === 'link' && { url }),
    ...(type === 'comment' && { parentUrl }),
    websiteUrl: outgoing.websiteUrl || null,
    ...(generated && { generated, inOwnWords }),
    ...(accountId && { redditAccountId: accountId }),
    scheduledAt: at,
    // A time that was not chosen here keeps the place where it was.
    ...(at && at !== plannedAt && { timeZone: ownTimeZone() }),
  };
}
