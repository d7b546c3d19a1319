import { stripCommunityPrefix } from '#contract/fields.ts';
import type { Composition } from '../composition.ts';

/** What a text had in the community that it was moved from. */
export type Moved = Pick<Composition, 'subreddit' | 'flair' | 'notes' | 'advice'>;

export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A text of its author's goes where the form says; a draft was written for the rules of one community. */
export const followsForm = ({ engine, editing }: Composition): boolean => engine === null || editing !== null;

/** The text in another community, without what held in the old one alone. Moved back, it is as it was. */
export function movedTo(composition: Composition, name: string): Composition {
  const subreddit = stripCommunityPrefix(name);
  if (isSameName(subreddit, composition.subreddit)) return { ...composition, subreddit };
  const { subreddit: old, flair, notes, advice } = composition.moved ?? composition;
  const moved = { subreddit: old, flair, notes, advice };
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
