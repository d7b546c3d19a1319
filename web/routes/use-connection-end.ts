import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { parseConnection, tellConnection } from '#web/features/accounts/connection-end.ts';
import { showToast } from '#web/lib/toast-store.ts';

/** Says once how a connection ended, clears the address, and answers the name that was connected. */
export function useConnectionEnd(): string | null {
  const navigate = useNavigate();
  const [connection] = useState(() => parseConnection(location.search));

  useEffect(() => {
    if (!connection) return;
    const { checkSettings, ...toast } = tellConnection(connection);
    const run = () => void navigate({ to: '/settings', hash: 'reddit-connection' });
    showToast({ ...toast, ...(checkSettings && { action: { label: 'Settings', run } }) });
    void navigate({ to: '/', replace: true });
  }, [connection, navigate]);

  return connection?.end === 'connected' ? connection.username : null;
}
