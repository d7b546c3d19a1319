import * as z from 'zod/mini';

/** "40,000", without loading a language's number format at start. */
export const withCommas = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** An instant as the API writes it: in UTC, with milliseconds. */
export const instant = z.iso.datetime();
/** An instant as callers may write it: with any offset. */
export const anyInstant = z.iso.datetime({ offset: true, error: 'Give the time as an ISO 8601 instant.' });

export function toIsoTime(at: number): string;
export function toIsoTime(at: number | null): string | null;
export function toIsoTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** The length only; whether the zone exists is checked against the runtime's own list. */
export const timeZone = z.string().check(z.maxLength(64, 'This isn’t a time zone.'));

export const byId = z.object({ id: z.string() });

/** "example.com/pricing" is what people type for an address. */
const BARE_HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?$/u;
const withScheme = (text: string): string => (BARE_HOST.test(text) ? `https://${text}` : text);

const URL_MAX = 2_000;
const typed = (message?: string) =>
  z
    .string(message)
    .check(z.trim(), z.overwrite(withScheme), z.maxLength(URL_MAX, 'This address is too long.'));
/** An address that may not be finished yet, as it would be published. */
export const typedAddress = typed();

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

/** Forms send an empty field as '': it means the same as null. */
export const emptyIsNone = <T extends z.ZodMiniType>(schema: T) =>
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
/** `webdev`, `r/webdev`, `/r/webdev/` and the address of a page in it name the same community. */
export const stripCommunityPrefix = (name: string): string =>
  name
    .trim()
    .replace(COMMUNITY_ADDRESS, '$1')
    .replace(/^\/?r\/|(?<=\w)\/$/gi, '');

/** Names that Reddit keeps for listings of many communities, some of them those of whoever asks. */
const COLLECTIONS = new Set('all popular friends mod contrib random randnsfw myrandom'.split(' '));
export const isCollection = (name: string): boolean => COLLECTIONS.has(name.toLowerCase());

export const communityName = z.string('Please select a subreddit').check(
  z.overwrite(stripCommunityPrefix),
  z.minLength(1, 'Please select a subreddit'),
  z.regex(/^\w{2,21}$/, 'Enter a subreddit by its name: 2 to 21 letters, digits or _.'),
  z.refine((name) => !isCollection(name), 'This stands for many subreddits. Name each of them.'),
);

const PROFILE = /^(?:(?:https?:\/\/)?(?:[\w-]+\.)?reddit\.com)?\/?(?:u|user)\/([^/?#]*).*$/i;
/** A Reddit account's name; `u/ada`, `/u/ada` and the address of its profile are accepted too. */
export const username = z.string().check(
  z.trim(),
  z.overwrite((text) => text.replace(PROFILE, '$1')),
  z.regex(/^[\w-]{3,20}$/, 'Enter a Reddit username: 3 to 20 letters, digits, - or _.'),
);

/** How an account posts: through the API, in the sandbox, or `assisted`: Threadwell prepares, the user posts. */
export const accountMode = z.enum(['api', 'sandbox', 'assisted']);
export type AccountMode = z.output<typeof accountMode>;

/** What this installation is connected to: the real site, the sandbox, or nothing. */
export const platformMode = z.enum(['api', 'sandbox', 'none']);
export type PlatformMode = z.output<typeof platformMode>;

/** Who writes drafts: the built-in composer, a model's provider, or a model that this server runs itself. */
export const PROVIDERS = ['builtin', 'openai', 'anthropic', 'google', 'openai-compatible', 'local'] as const;
export type Provider = (typeof PROVIDERS)[number];
