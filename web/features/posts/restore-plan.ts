import type { Post } from '#contract/posts.ts';
import { call } from '#web/lib/api-client.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { UPDATE_POST, type PostChange } from './posts.mutations.ts';

const isAhead = (at: string | null) => at !== null && Date.parse(at) > Date.now();

/** What was to go out and has missed its time meanwhile is a draft. */
const asItWas = ({ id, phase, scheduledAt, timeZone }: Post): PostChange => ({
  id,
  status: phase === 'waiting' && isAhead(scheduledAt) ? 'scheduled' : 'draft',
  scheduledAt,
  timeZone,
});

/** Plans posts again as they were planned before. What went out meanwhile stays as it is, and is told. */
export async function putBack(posts: readonly Post[]): Promise<void> {
  const results = await Promise.allSettled(posts.map((post) => call(UPDATE_POST, asItWas(post))));
  const kept = results.filter(({ status }) => status === 'rejected').length;
  if (kept === 0) return;
  const description = `${kept} of ${posts.length} could not be changed back. Look at them in the list.`;
  showToast({ title: 'Error', description, kind: 'destructive' });
}
