import type { Account } from '#contract/accounts.ts';
import { localDate, localMonth } from '#web/lib/date-time.ts';
import { formatNumber } from '#web/lib/format-number.ts';

export type PlatformMode = 'api' | 'sandbox' | 'none';
type Inactive = { text: string; canReconnect: boolean };

/** An account that was added by hand has no connection. */
export const describeSince = ({ mode, createdAt }: Account): string =>
  `${mode === 'assisted' ? 'Added' : 'Connected'} on ${localDate(createdAt)}`;

/** A verified email is the usual case, so only a missing one is mentioned. */
export const listFacts = ({ karma, memberSince, verifiedEmail }: Account): string[] => [
  ...(karma === null ? [] : [`${formatNumber(karma)} karma`]),
  ...(memberSince === null ? [] : [`Joined ${localMonth(memberSince)}`]),
  ...(verifiedEmail === false ? ['Email not verified'] : []),
];

/** Why an account is inactive, and whether reconnecting helps. */
export function explainInactive(
  { mode, isActive }: Account,
  platform: PlatformMode | undefined,
): Inactive | null {
  if (isActive) return null;
  if (mode === platform || !platform)
    return {
      text: 'The permission for this account is no longer valid. Connect it again to go on.',
      canReconnect: true,
    };
  const own = mode === 'sandbox' ? 'the sandbox' : 'Reddit';
  const now = {
    api: 'is connected to Reddit now',
    sandbox: 'uses the sandbox now',
    none: 'isn’t connected',
  };
  return {
    text: `This account belongs to ${own}, and Threadwell ${now[platform]}. It rests until that changes.`,
    canReconnect: false,
  };
}

export const describeDisconnect = ({ mode }: Account): string =>
  mode === 'assisted'
    ? 'Threadwell takes it off your list. Posts that wait for it stop and ask what to do; what you posted stays on Reddit.'
    : 'Threadwell withdraws its permission and forgets its tokens. Posts that wait for this account ' +
      'stop and ask what to do; what was published stays.';
