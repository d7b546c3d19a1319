import { readTopic } from '#core/topics/read-topic.ts';
import { type DraftRequest, hasTitle } from './draft-request.ts';

/** What the topic presents by name, and whether it is the author's own; null while nobody has said so. */
export type Owned = { name: string | null; isOwn: boolean | null };

type Asked = Pick<DraftRequest, 'topic' | 'task' | 'isOwn'> & {
  facts: Pick<DraftRequest['facts'], 'product'>;
};

const PRAISE =
  /\b(?:good|great|nice|interesting|excellent|brilliant|useful|solid|worth) (?:\w+ )?(?:read|reading|article|post|write-?up|piece|explanation|talk|guide|overview|video|paper|essay)\b/i;

/** "Quillbox 2.0" is still Quillbox. */
export const withoutVersion = (name: string): string => name.trim().replace(/ v?\d+(?:\.\d+)*$/i, '');
export const isSameName = (one: string, other: string): boolean =>
  withoutVersion(one).toLowerCase() === withoutVersion(other).toLowerCase();

/** What its author says is not theirs; and a link that they praise, unless they say otherwise. */
export const isOfOthers = ({ topic, isOwn, facts }: Omit<Asked, 'task'>): boolean => {
  if (isOwn === true || facts.product !== null) return false;
  return (
    isOwn === false ||
    (!/\b(?:i|we|my|our)\b/i.test(topic) && (PRAISE.test(topic) || readTopic(topic).kind === 'link'))
  );
};

/** Only a post presents something: the topic of a comment is somebody else's title. */
export function tellOwner({ topic, task, isOwn, facts }: Asked): Owned {
  const name = hasTitle(task) ? readTopic(topic).presented : null;
  const isInFacts = name !== null && isSameName(name, facts.product ?? '');
  return { name, isOwn: isOwn ?? (isInFacts ? true : null) };
}
