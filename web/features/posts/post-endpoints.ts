import type { CallInput } from '#contract/endpoint.ts';
import type { updatePost } from '#contract/posts.ts';
import type { Target } from '#web/lib/api-client.ts';

export const UPDATE_POST: Target<typeof updatePost> = { method: 'PATCH', path: '/api/posts/:id' };
export type PostChange = CallInput<typeof updatePost>;
