/** The settings sections that ask for a new sign-in. */
const RETURN_PATHS: ReadonlyMap<string, string> = new Map([
  ['password', '/settings#password'],
  ['passkeys', '/settings#passkeys'],
  ['danger-zone', '/settings#danger-zone'],
]);

/** The page to return to after a repeated sign-in, or null. Only known sections are accepted, never a URL. */
export const findReturnPath = (section: unknown): string | null =>
  (typeof section === 'string' && RETURN_PATHS.get(section)) || null;
