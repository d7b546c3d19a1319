import type { CommunityAccess } from '#contract/communities.ts';
import type { PlatformMode } from '#contract/fields.ts';
import type { PostType } from '#contract/posts.ts';

/** Why the user can't post in a community, or only comment; null if they can. */
export function explainAccess(
  { name, access }: { name: string; access: CommunityAccess },
  type: PostType,
  mode: PlatformMode,
): string | null {
  switch (access) {
    case 'missing':
      return mode === 'sandbox'
        ? `There is no r/${name} in the sandbox. Choose a community from the list.`
        : `There is no r/${name} on Reddit. Check how its name is spelled.`;
    case 'private':
      return `r/${name} is private: only its members can read and post. Choose another community.`;
    case 'quarantined':
      return `r/${name} asks each visitor to agree before they see it. Open it, agree, and post there by hand.`;
    case 'banned':
      return `This account is banned from r/${name}. Choose another account or another community.`;
    case 'barred':
      return `r/${name} doesn’t let this account in. Ask its moderators why, or choose another community.`;
    case 'closed':
      return `r/${name} is closed: nobody can post. Choose another community.`;
    case 'approvedOnly':
      return type === 'comment'
        ? null
        : `Only approved members may post in r/${name}. Ask its moderators before you write.`;
    case 'open':
    case 'unknown':
      return null;
  }
}
