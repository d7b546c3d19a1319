import type { CallInput } from '#contract/endpoint.ts';
import { communityName } from '#contract/fields.ts';
import { BODY_MAX, COMMENT_MAX, type createPost, type PostStatusChoice, TITLE_MAX } from '#contract/posts.ts';
import { type Composition, shownWords, type Words } from '#core/composer/work.ts';
import { chosenInstant, ownTimeZone } from '#web/lib/date-time.ts';
import { writeNumber } from '#web/lib/write-number.ts';

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

const over = (text: string, most: number, what: string) =>
  text.length > most ? `${what} has at most ${writeNumber(most)} characters.` : undefined;

export const titleFault = (type: Composition['type'], { title }: Words): string | undefined =>
  type === 'comment' ? undefined : over(title, TITLE_MAX, 'A title');

export const contentFault = (type: Composition['type'], { content }: Words): string | undefined =>
  type === 'comment' ? over(content, COMMENT_MAX, 'A comment') : over(content, BODY_MAX, 'A text');

type Fault = 'subreddit' | 'title' | 'content';

/** What is wrong without asking the server, by field. */
export function findFaults(composition: Composition): Partial<Record<Fault, string>> {
  const { type, subreddit } = composition;
  const words = shownWords(composition);
  const name = communityName.safeParse(subreddit).error?.issues[0]?.message;
  const [title, content] = [titleFault(type, words), contentFault(type, words)];
  return { ...(name && { subreddit: name }), ...(title && { title }), ...(content && { content }) };
}
