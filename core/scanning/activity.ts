const HALF_LIFE_MS = 6 * 3_600_000;
/** The assumed rate of a community without readings: half a post per hour. */
const BELIEVED = { posts: 0.5, spanMs: 3_600_000 };

/** A community's posts and the time they took. Both decay, so that recent data weighs more. */
export type Activity = { readonly posts: number; readonly spanMs: number };

export const NO_ACTIVITY: Activity = { posts: 0, spanMs: 0 };

export function observeActivity(known: Activity, posts: number, overMs: number): Activity {
  const kept = 2 ** (-overMs / HALF_LIFE_MS);
  return { posts: known.posts * kept + posts, spanMs: known.spanMs * kept + overMs };
}

export const postsPerSecond = ({ posts, spanMs }: Activity): number =>
  ((posts + BELIEVED.posts) * 1_000) / (spanMs + BELIEVED.spanMs);
