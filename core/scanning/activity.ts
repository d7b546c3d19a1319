const HALF_LIFE_MS = 6 * 3_600_000;
/** What is believed of a community that nobody has read: half a post in an hour. */
const BELIEVED = { posts: 0.5, spanMs: 3_600_000 };

/** The posts that a community had, and the time in which it had them. Both fade, so that lately counts most. */
export type Activity = { readonly posts: number; readonly spanMs: number };

export const NO_ACTIVITY: Activity = { posts: 0, spanMs: 0 };

export function observeActivity(known: Activity, posts: number, overMs: number): Activity {
  const kept = 2 ** (-overMs / HALF_LIFE_MS);
  return { posts: known.posts * kept + posts, spanMs: known.spanMs * kept + overMs };
}

/** Posts a second. */
export const rateOf = ({ posts, spanMs }: Activity): number =>
  ((posts + BELIEVED.posts) * 1_000) / (spanMs + BELIEVED.spanMs);
