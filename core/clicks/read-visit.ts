/** A normalized visit, without anything that identifies the visitor. */
export type Visit = { readonly path: string; readonly referrer: string; readonly via: string | null };

/** The suffix of a post's id, which our links contain. */
const VIA = /^[0-9a-hjkmnp-tv-z]{8}$/;
export const VIA_LENGTH = 8;
export const toVia = (postId: string): string => postId.slice(-VIA_LENGTH);

/** The maximum length; longer paths are cut. */
const PATH_MAX = 500;
/** The page's path without query, fragment and trailing slash. */
export const normalizePath = ({ pathname }: URL): string =>
  pathname.replace(/(?<=.)\/$/, '').slice(0, PATH_MAX);

type Given = { path: string; referrer?: string | undefined; via?: string | undefined };

/** `path` starts with a slash. */
export const readVisit = ({ path, referrer = '', via = '' }: Given): Visit => ({
  path: normalizePath(new URL(`https://site.invalid${path}`)),
  referrer: referrer.toLowerCase(),
  via: VIA.test(via) ? via : null,
});

const REDDIT = /^(?:[\w-]{1,30}\.)?reddit\.com$/;
/** The referrer that Reddit's Android app sends. */
const APP = 'com.reddit.frontpage';

/** True if the visitor came from the platform. A configured sandbox replaces Reddit. */
export const isFromPlatform = ({ referrer }: Visit, sandboxHost: string | null): boolean =>
  sandboxHost === null ? REDDIT.test(referrer) || referrer === APP : referrer === sandboxHost;
