import * as z from 'zod/mini';

/** Formats 40000 as "40,000" without loading locale data at startup. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** An instant in responses: UTC with milliseconds. */
export const instant = z.iso.datetime();
/** An instant in requests, with any UTC offset. */
export const anyInstant = z.iso.datetime({ offset: true, error: 'Give the time as an ISO 8601 instant.' });

export function toIsoTime(at: number): string;
export function toIsoTime(at: number | null): string | null;
export function toIsoTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** Checks only the length; the runtime's own list decides whether the time zone exists. */
export const timeZone = z.string().check(z.maxLength(64, 'This isn’t a time zone.'));

export const byId = z.object({ id: z.string() });

/** People type addresses without a scheme, such as "example.com/pricing". */
const BARE_HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?$/u;
const withScheme = (text: string): string => (BARE_HOST.test(text) ? `https://${text}` : text);

const URL_MAX = 2_000;
const typed = (message?: string) =>
  z
    .string(message)
    .check(z.trim(), z.overwrite(withScheme), z.maxLength(URL_MAX, 'This address is too long.'));
/** Completes an address that the user is still typing, as it would be published. */
export const unfinishedUrl = typed();

const hasPassword = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && (url.username !== '' || url.password !== '');
};

export const webUrl = (message: string) =>
  z.pipe(
    typed(message),
    z
      .url({ protocol: /^https?$/, error: message })
      .check(z.refine((text) => !hasPassword(text), 'Leave the name and the password out of the address.')),
  );

/** Maps the '' of an empty form field to null. */
export const emptyToNull = <T extends z.ZodMiniType>(schema: T) =>
  z.union(
    [
      schema,
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      z.null(),
    ],
    {
      error: (issue) => issueOf(schema, issue.input),
    },
  );
const issueOf = (schema: z.ZodMiniType, input: unknown) =>
  schema.safeParse(input).error?.issues[0]?.message ?? 'This isn’t a valid value.';

const COMMUNITY_ADDRESS = /^(?:https?:\/\/)?(?:[a-z]+\.)?reddit\.com\/r\/([^/?#]*).*$/i;
/** Accepts `webdev`, `r/webdev`, `/r/webdev/` and the address of any page in the community. */
export const stripCommunityPrefix = (name: string): string =>
  name
    .trim()
    .replace(COMMUNITY_ADDRESS, '$1')
    .replace(/^\/?r\/|(?<=\w)\/$/gi, '');

/** Names Reddit reserves for listings across communities; some depend on the signed-in user. */
const COLLECTIONS = new Set('all popular friends mod contrib random randnsfw myrandom'.split(' '));
export const isReservedName = (name: string): boolean => COLLECTIONS.has(name.toLowerCase());

export const communityName = z.string('Please select a subreddit').check(
  z.overwrite(stripCommunityPrefix),
  z.minLength(1, 'Please select a subreddit'),
  z.regex(/^\w{2,21}$/, 'Enter a subreddit by its name: 2 to 21 letters, digits or _.'),
  z.refine((name) => !isReservedName(name), 'This stands for many subreddits. Name each of them.'),
);

const PROFILE = /^(?:(?:https?:\/\/)?(?:[\w-]+\.)?reddit\.com)?\/?(?:u|user)\/([^/?#]*).*$/i;
/** A Reddit username; also accepts `u/ada`, `/u/ada` and a profile address. */
export const username = z.string().check(
  z.trim(),
  z.overwrite((text) => text.replace(PROFILE, '$1')),
  z.regex(/^[\w-]{3,20}$/, 'Enter a Reddit username: 3 to 20 letters, digits, - or _.'),
);

/**
 * `api`: posts through Reddit's API. `sandbox`: posts to the sandbox. `assisted`: we prepare the post, the user sends
 * it.
 */
export const accountMode = z.enum(['api', 'sandbox', 'assisted']);
export type AccountMode = z.output<typeof accountMode>;

/** What this installation is connected to: Reddit, the sandbox, or nothing. */
export const platformMode = z.enum(['api', 'sandbox', 'none']);
export type PlatformMode = z.output<typeof platformMode>;

/** Who writes drafts: the built-in composer, a provider's model, or a model this server runs. */
export const PROVIDERS = ['builtin', 'openai', 'anthropic', 'google', 'openai-compatible', 'local'] as const;
export type Provider = (typeof PROVIDERS)[number];
