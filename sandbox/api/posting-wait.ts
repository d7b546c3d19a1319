import type { Sandbox } from '../context.ts';

const POST_GAP_MS = 10 * 60_000;
const COMMENT_GAP_MS = 45_000;

/** How long the account must still wait before it may post or comment. Only strict mode has this wait. */
export function postingWaitSeconds(
  { store, clock, switches }: Sandbox,
  member: string,
  kind: 'post' | 'comment',
): number {
  if (!switches.settings.strict) return 0;
  const own = kind === 'post' ? store.posts.all() : store.comments.all();
  const last = own.findLast(({ author }) => author === member);
  if (!last) return 0;
  const gap = kind === 'post' ? POST_GAP_MS : COMMENT_GAP_MS;
  return Math.max(0, Math.ceil((last.createdAt + gap - clock.now()) / 1000));
}
