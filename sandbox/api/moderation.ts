import type { Sandbox } from '../context.ts';
import type { Fate } from '../store/fates.ts';
import type { Community } from '../world/community.ts';
import { countAdvertising, countLinks, judgePost, type PostText } from '../world/judge-text.ts';
import { hash } from '../world/random.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const POOR = 0.35;

function mayPromote({ habits }: Community, at: number): boolean {
  if (habits.promotion === 'free' || habits.promotion === 'disclosed') return true;
  return habits.promotion === 'day' && new Date(at).getUTCDay() === habits.promotionDay;
}

const promotes = ({ title, body }: PostText): boolean =>
  countAdvertising(`${title}\n${body}`) > 0 || countLinks(body) > 0;

function isOverQuota({ store, clock }: Sandbox, community: Community, member: string): boolean {
  const since = clock.now() - (community.habits.quotaDays ?? 0) * DAY_MS;
  const earlier = store.posts
    .all()
    .filter((post) => post.community === community.name && post.author === member);
  return earlier.filter((post) => post.createdAt > since && promotes(post)).length > 1;
}

type Verdict = Pick<Fate, 'removedBy' | 'removedAt'>;

const later = (seed: string, at: number, minutes: number): Verdict => ({
  removedBy: 'moderator',
  removedAt: at + (20 + (hash(seed, 'moderator') % minutes)) * MINUTE_MS,
});

type Judged = PostText & {
  readonly community: Community;
  readonly member: string;
};

/** Strict mode removes a text at once (by the automatic moderator), later (by a person) or not at all. */
function judge(sandbox: Sandbox, judged: Judged): Verdict | null {
  const { community, member } = judged;
  const now = sandbox.clock.now();
  if (countLinks(judged.body) > community.habits.maxLinks)
    return { removedBy: 'automod_filtered', removedAt: now };
  const unwelcome =
    promotes(judged) && (!mayPromote(community, now) || isOverQuota(sandbox, community, member));
  if (unwelcome) return later(judged.body, now, 180);
  return judgePost(community, judged) < POOR ? later(judged.body, now, 600) : null;
}

export function moderate(sandbox: Sandbox, fullname: string, judged: Judged): void {
  if (!sandbox.switches.settings.strict) return;
  const verdict = judge(sandbox, judged);
  if (verdict) sandbox.store.fates.change(fullname, verdict);
}
