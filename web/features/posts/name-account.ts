import { ERASED_NAME } from '#contract/posts.ts';

export const nameAccount = (username: string): string =>
  username === ERASED_NAME ? 'an erased account' : `u/${username}`;
