import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ConnectionResult } from '#contract/accounts.ts';
import { showToast, type Toast } from '#web/lib/toast-store.ts';

export type Connection = {
  end: ConnectionResult;
  /** Null unless the URL has a plausible username: anyone can write a URL. */
  username: string | null;
};

type EndToast = Pick<Toast, 'title' | 'kind'> & { description: string; checkSettings?: true };

const ENDS: Record<Exclude<ConnectionResult, 'connected'>, EndToast> = {
  denied: {
    title: 'Not connected',
    description: 'You didn’t allow the connection. Nothing was changed; connect again when you like.',
  },
  expired: {
    title: 'Not connected',
    description: 'The connection took too long, or came back twice. Please connect again.',
    kind: 'destructive',
  },
  failed: {
    title: 'Not connected',
    description: 'Reddit didn’t accept the connection. Check it in the settings, then connect again.',
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

const isEnd = (value: string | null): value is ConnectionResult =>
  value === 'connected' || (value !== null && Object.hasOwn(ENDS, value));

/** Reads the result that the server added to the URL after the consent page. */
export function parseConnection(search: string): Connection | null {
  const params = new URLSearchParams(search);
  const end = params.get('account');
  if (!isEnd(end)) return null;
  const name = params.get('name');
  return { end, username: name !== null && /^[\w-]{3,20}$/.test(name) ? name : null };
}

export const connectionToast = ({ end, username }: Connection): EndToast =>
  end === 'connected'
    ? { title: 'Account connected', description: `${username ? `u/${username}` : 'Your account'} is ready.` }
    : ENDS[end];

/** Shows once how a connection attempt ended, cleans the URL, and returns the connected username. */
export function useConnectionEnd(): string | null {
  const navigate = useNavigate();
  const [connection] = useState(() => parseConnection(location.search));

  useEffect(() => {
    if (!connection) return;
    const { checkSettings, ...toast } = connectionToast(connection);
    const run = () => void navigate({ to: '/settings', hash: 'reddit-connection' });
    showToast({ ...toast, ...(checkSettings && { action: { label: 'Settings', run } }) });
    void navigate({ to: '/', replace: true });
  }, [connection, navigate]);

  return connection?.end === 'connected' ? connection.username : null;
}
