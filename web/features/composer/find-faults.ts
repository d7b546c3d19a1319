import { communityName } from '#contract/fields.ts';
import { BODY_MAX, COMMENT_MAX, TITLE_MAX } from '#contract/posts.ts';
import { writeNumber } from '#web/lib/write-number.ts';
import { finished, type Composition, type Words } from './composition.ts';

const over = (text: string, most: number, what: string) =>
  text.length > most ? `${what} has at most ${writeNumber(most)} characters.` : undefined;

export const titleFault = (type: Composition['type'], { title }: Words): string | undefined =>
  type === 'comment' ? undefined : over(title, TITLE_MAX, 'A title');

export const contentFault = (type: Composition['type'], { content }: Words): string | undefined =>
  type === 'comment' ? over(content, COMMENT_MAX, 'A comment') : over(content, BODY_MAX, 'A text');

type Fault = 'subreddit' | 'title' | 'content';

/** What can be told before the server is asked, by field. */
export function findFaults(composition: Composition): Partial<Record<Fault, string>> {
  const { type, subreddit } = composition;
  const { words } = finished(composition);
  const name = communityName.safeParse(subreddit).error?.issues[0]?.message;
  const [title, content] = [titleFault(type, words), contentFault(type, words)];
  return {
    ...(name && { subreddit: name }),
    ...(title && { title }),
    ...(content && { content }),
  };
}
