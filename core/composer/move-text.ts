import { stripCommunityPrefix } from '#contract/fields.ts';
import { readParentId, readThreadCommunity } from '#core/posts/read-thread-link.ts';
import type { Brief } from './brief.ts';
import type { Composition } from './work.ts';

export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A text written by hand follows the form; a generated draft does not, because it was written for one community's rules. */
export const followsForm = ({ engine, editing }: Composition): boolean => engine === null || editing !== null;

/** The text in another community, without details of the old one. Moving back restores it. */
export function moveTo(composition: Composition, name: string): Composition {
  const subreddit = stripCommunityPrefix(name);
  if (isSameName(subreddit, composition.subreddit)) return { ...composition, subreddit };
  const { subreddit: old, parentUrl, flair, notes, advice } = composition.moved ?? composition;
  const moved = { subreddit: old, parentUrl, flair, notes, advice };
  if (isSameName(subreddit, old)) return { ...composition, ...moved, subreddit, moved: null };
  const isOfOld = `r/${old}`.toLowerCase();
  const left = notes.filter(({ text }) => !text.toLowerCase().includes(isOfOld));
  return { ...composition, subreddit, flair: '', notes: left, advice: null, moved };
}

/** The text as an answer to the form's thread, if that is in the same community. */
export function withThread(composition: Composition, parentUrl: string): Composition {
  const community = readThreadCommunity(parentUrl);
  const isThere = community !== null && isSameName(community, composition.subreddit);
  return composition.type === 'comment' && isThere
    ? { ...composition, parentUrl: parentUrl.trim() }
    : composition;
}

/** The form fields for a thread to answer; the answer goes to the thread's community. */
export function toThreadFields(parentUrl: string): Pick<Brief, 'parentUrl'> & Partial<Brief> {
  const subreddit = readThreadCommunity(parentUrl);
  return subreddit ? { parentUrl, subreddit } : { parentUrl };
}

/** True if the form names another thread than the text's own. */
export const isForAnotherThread = (composition: Composition, parentUrl: string): boolean =>
  composition.type === 'comment' &&
  readParentId(parentUrl) !== null &&
  readParentId(parentUrl) !== readParentId(composition.parentUrl);

/** The text with the form's content type. Fields of the other type are kept. */
export function withType(composition: Composition, brief: Brief): Composition {
  if (composition.type === brief.contentType) return composition;
  return {
    ...composition,
    type: brief.contentType,
    url: composition.url || brief.websiteUrl.trim(),
    parentUrl: composition.parentUrl || brief.parentUrl.trim(),
  };
}
