import type { CommunityAccess } from '#contract/communities.ts';
import type { PostType } from '#contract/posts.ts';

/** Why nothing, or only comments, can be written for a community; null where anybody may post. */
export function tellAdmission(
  { name, access }: { name: string; access: CommunityAccess },
  type: PostType,
): string | null {
  switch (access) {
    case 'missing':
      return `There is no r/${name} on Reddit. Check how its name is spelled.`;
    case 'private':
      return `r/${name} is private: only its members can read and post. Choose another community.`;
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
