/** The sections of the settings that ask for a new sign-in. */
const WAYS_BACK: ReadonlyMap<string, string> = new Map([
  ['password', '/settings#password'],
  ['passkeys', '/settings#passkeys'],
  ['danger-zone', '/settings#danger-zone'],
]);

/** Where a sign-in leads that a page of ours asked for again, or null. No address is taken from outside. */
export const wayBack = (section: unknown): string | null =>
  (typeof section === 'string' && WAYS_BACK.get(section)) || null;
