import type { Account } from '#contract/accounts.ts';
import type { PlatformMode } from '#contract/fields.ts';
import { localMonth } from '#web/lib/date-time.ts';
import { writeNumber } from '#web/lib/write-number.ts';

type Inactive = { text: string; canReconnect: boolean };

/** What Reddit says about the account, as far as it is known. */
export const factsOf = ({ karma, memberSince, verifiedEmail }: Account): string[] => [
  ...(karma === null ? [] : [`${writeNumber(karma)} karma`]),
  ...(memberSince === null ? [] : [`Member since ${localMonth(memberSince)}`]),
  ...(verifiedEmail === null ? [] : [verifiedEmail ? 'E-mail verified' : 'E-mail not verified']),
];

/** Why an account cannot act, and whether connecting it again helps. */
export function whyInactive(
  { mode, isActive }: Account,
  community: PlatformMode | undefined,
): Inactive | null {
  if (isActive) return null;
  if (mode === community || !community)
    return {
      text: 'The permission for this account is no longer valid. Connect it again to go on.',
      canReconnect: true,
    };
  const own = mode === 'sandbox' ? 'the sandbox' : 'Reddit';
  const now = {
    api: 'is connected to Reddit now',
    sandbox: 'uses the sandbox now',
    none: 'is not connected',
  };
  return {
    text: `This account belongs to ${own}, and Threadwell ${now[community]}. It rests until that changes.`,
    canReconnect: false,
  };
}

/** What disconnecting does, before it is done. */
export const whatDisconnectDoes = ({ mode }: Account): string =>
  mode === 'assisted'
    ? 'Threadwell takes it off your list. Posts that wait for it stop and ask what to do; what you posted stays on Reddit.'
    : 'Threadwell withdraws its permission and forgets its tokens. Posts that wait for this account stop and ask what to do; what was published stays.';
