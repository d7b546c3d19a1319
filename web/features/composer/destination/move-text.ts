import { stripCommunityPrefix } from '#contract/fields.ts';
import { readParentId, readThreadCommunity } from '#core/posts/read-thread-link.ts';
import type { Brief, Composition } from '../composition.ts';

/** What a text had in the community that it was moved from. */
export type Moved = Pick<Composition, 'subreddit' | 'parentUrl' | 'flair' | 'notes' | 'advice'>;

export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A text of its author's goes where the form says; a draft was written for the rules of one community. */
export const followsForm = ({ engine, editing }: Composition): boolean => engine === null || editing !== null;

/** The text in another community, without what held in the old one alone. Moved back, it is as it was. */
export function movedTo(composition: Composition, name: string): Composition {
  const subreddit = stripCommunityPrefix(name);
  if (isSameName(subreddit, composition.subreddit)) return { ...composition, subreddit };
  const { subreddit: old, parentUrl, flair, notes, advice } = composition.moved ?? composition;
  const moved = { subreddit: old, parentUrl, flair, notes, advice };
  if (isSameName(subreddit, old)) return { ...composition, ...moved, subreddit, moved: null };
  const isOfOld = `r/${old}`.toLowerCase();
  return {
    ...composition,
    subreddit,
    flair: '',
    notes: notes.filter(({ text }) => !text.toLowerCase().includes(isOfOld)),
    advice: null,
    moved,
  };
}

/** The text as an answer to the thread that the form names, where that is in its community. */
export function answering(composition: Composition, parentUrl: string): Composition {
  const community = readThreadCommunity(parentUrl);
  const isThere = community !== null && isSameName(community, composition.subreddit);
  return composition.type === 'comment' && isThere
    ? { ...composition, parentUrl: parentUrl.trim() }
    : composition;
}

/** A thread to answer: it is in one community, and so is what answers it. */
export function answerTo(parentUrl: string): Pick<Brief, 'parentUrl'> & Partial<Brief> {
  const subreddit = readThreadCommunity(parentUrl);
  return subreddit ? { parentUrl, subreddit } : { parentUrl };
}

/** Whether the form names another thread than the one that the text answers. */
export const isForAnotherThread = (composition: Composition, parentUrl: string): boolean =>
  composition.type === 'comment' &&
  readParentId(parentUrl) !== null &&
  readParentId(parentUrl) !== readParentId(composition.parentUrl);
