import type { Finding } from '#contract/preflight.ts';
import { block, type Subject, warning } from './subject.ts';

/** Checks that the community accepts posts of this kind. */
export function checkKind({ draft: { community, type }, rules: { admission } }: Subject): Finding[] {
  if (type === 'post' && admission?.takes === 'link')
    return [
      block(
        'POST_TYPE',
        `r/${community} takes links only, and this is a text post.`,
        'Make it a link post, or choose another community.',
      ),
    ];
  if (type === 'link' && admission?.takes === 'self')
    return [
      block(
        'POST_TYPE',
        `r/${community} takes text posts only, and this is a link post.`,
        'Make it a text post, or choose another community.',
      ),
    ];
  return [];
}

/** Checks that people may post there. We don't know which accounts are approved. */
export function checkAccess({ draft: { community, type }, rules: { admission } }: Subject): Finding[] {
  if (admission?.access === 'archived')
    return [block('CLOSED', `r/${community} is archived: nobody can post.`, 'Choose another community.')];
  if (admission?.access !== 'restricted' || type === 'comment') return [];
  return [
    warning(
      'APPROVED_ONLY',
      `Only approved members may post in r/${community}.`,
      'If your account isn’t one of them, ask the moderators first: the post would be refused.',
    ),
  ];
}
