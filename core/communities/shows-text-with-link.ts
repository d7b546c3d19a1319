import type { PostType } from '#contract/posts.ts';
import type { PostRequirements } from './post-requirements.ts';

type Known = { requirements: PostRequirements | null } | null | undefined;

/** True if a link post shows its text; some communities allow only a title and link. */
export const showsTextWithLink = (known: Known): boolean => known?.requirements?.body.policy !== 'notAllowed';

/** Removes the text of a link post if the community hides it. */
export const removeHiddenText = <T extends { type: PostType; content: string }>(text: T, known: Known): T =>
  text.type === 'link' && !showsTextWithLink(known) ? { ...text, content: '' } : text;
