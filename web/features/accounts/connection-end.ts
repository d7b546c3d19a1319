import type { ConnectionEnd } from '#contract/accounts.ts';
import type { Toast } from '#web/lib/toast-store.ts';

export type Connection = {
  end: ConnectionEnd;
  /** Null where the address names none that could be one: anybody can write an address. */
  username: string | null;
};

type Told = Pick<Toast, 'title' | 'kind'> & { description: string; checkSettings?: true };

const ENDS: Record<Exclude<ConnectionEnd, 'connected'>, Told> = {
  denied: {
    title: 'Not connected',
    description: 'You did not allow the connection. Nothing was changed; connect again when you like.',
  },
  expired: {
    title: 'Not connected',
    description: 'The connection took too long, or came back twice. Please connect again.',
    kind: 'destructive',
  },
  failed: {
    title: 'Not connected',
    description: 'Reddit did not accept the connection. Check it in the settings, then connect again.',
    kind: 'destructive',
    checkSettings: true,
  },
  unavailable: {
    title: 'Not connected',
    description: 'There is no connection to Reddit right now. The settings say what is missing.',
    kind: 'destructive',
    checkSettings: true,
  },
};

const isEnd = (value: string | null): value is ConnectionEnd =>
  value === 'connected' || (value !== null && Object.hasOwn(ENDS, value));

/** What the server put into the address when the browser came back from the consent page. */
export function parseConnection(search: string): Connection | null {
  const params = new URLSearchParams(search);
  const end = params.get('account');
  if (!isEnd(end)) return null;
  const name = params.get('name');
  return { end, username: name !== null && /^[\w-]{3,20}$/.test(name) ? name : null };
}

export const tellConnection = ({ end, username }: Connection): Told =>
  end === 'connected'
    ? { title: 'Account connected', description: `${username ? `u/${username}` : 'Your account'} is ready.` }
    : ENDS[end];
