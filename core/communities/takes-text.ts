import type { PostType } from '#contract/posts.ts';
import type { PostRequirements } from './post-requirements.ts';

type Known = { requirements: PostRequirements | null } | null | undefined;

/** Whether a link post shows its text under the link: some communities take a link and a title alone. */
export const takesTextWithLink = (known: Known): boolean => known?.requirements?.body.policy !== 'notAllowed';

/** The text as it will be seen: of a link post, nothing where the community takes none. */
export const withoutHidden = <T extends { type: PostType; content: string }>(text: T, known: Known): T =>
  text.type === 'link' && !takesTextWithLink(known) ? { ...text, content: '' } : text;
