import { Link } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import { useAccounts } from '#web/features/accounts/accounts.queries.ts';

/** Says what is missing while no connected account can read for the workspace. */
export function ConnectHint({ text }: { text: string }) {
  const { data: accounts } = useAccounts();
  if (!accounts || accounts.some(({ isActive, mode }) => isActive && mode !== 'assisted')) return null;
  return (
    <p className="mb-4 flex items-start gap-2 rounded-lg border bg-sunken px-4 py-3 text-sm text-ink-2">
      <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        {text}{' '}
        <Link to="/" className="rounded-sm font-medium text-accent-ink underline">
          Connect a Reddit account
        </Link>{' '}
        for live ones.
      </span>
    </p>
  );
}
