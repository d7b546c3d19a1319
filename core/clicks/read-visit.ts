/** A visit as it is judged: its path in one spelling, and nothing that names the visitor. */
export type Visit = { readonly path: string; readonly referrer: string; readonly via: string | null };

/** By which a link can name a post: the last letters of its id. */
const VIA = /^[0-9a-hjkmnp-tv-z]{8}$/;
export const VIA_LENGTH = 8;
export const viaOf = (postId: string): string => postId.slice(-VIA_LENGTH);

/** Longer paths are told apart by their beginning. */
const PATH_MAX = 500;
/** Without query, fragment and a slash at the end. */
export const pathOf = ({ pathname }: URL): string => pathname.replace(/(?<=.)\/$/, '').slice(0, PATH_MAX);

type Given = { path: string; referrer?: string | undefined; via?: string | undefined };

/** `path` begins with a slash. */
export const readVisit = ({ path, referrer = '', via = '' }: Given): Visit => ({
  path: pathOf(new URL(`https://site.invalid${path}`)),
  referrer: referrer.toLowerCase(),
  via: VIA.test(via) ? via : null,
});

const REDDIT = /^(?:[\w-]{1,30}\.)?reddit\.com$/;
/** What its app for Android gives as a referrer. */
const APP = 'com.reddit.frontpage';

/** Whether a visitor came from the platform. The sandbox stands in its stead, never beside it. */
export const isFromPlatform = ({ referrer }: Visit, sandboxHost: string | null): boolean =>
  sandboxHost === null ? REDDIT.test(referrer) || referrer === APP : referrer === sandboxHost;
