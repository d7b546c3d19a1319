import { communityName } from '#contract/fields.ts';
import { BODY_MAX, COMMENT_MAX, TITLE_MAX } from '#contract/posts.ts';
import { type Composition, shownWords, type Words } from '#core/composer/work.ts';
import { writeNumber } from '#web/lib/write-number.ts';

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
