import type { DatabaseSync } from 'node:sqlite';
import { type Choices, createChoices } from './choices.ts';
import { createFates, type Fates } from './fates.ts';
import { createGrants, type Grants } from './grants.ts';
import { createMemberComments, type MemberComments } from './member-comments.ts';
import { createMemberPosts, type MemberPosts } from './member-posts.ts';

/** Everything that is not generated: members' content and choices, and moderation. */
export type Store = {
  readonly posts: MemberPosts;
  readonly comments: MemberComments;
  readonly fates: Fates;
  readonly choices: Choices;
  readonly grants: Grants;
};

export function createStore(database: DatabaseSync): Store {
  return {
    posts: createMemberPosts(database),
    comments: createMemberComments(database),
    fates: createFates(database),
    choices: createChoices(database),
    grants: createGrants(database),
  };
}
