import { Link2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { Account } from '#contract/accounts.ts';
import { openServerPage } from '#web/lib/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { AccountRow, CONNECT_PATH } from './account-row.tsx';
import { useAccounts, useCommunity } from './accounts.queries.ts';

const AddAccountDialog = lazy(async () => ({
  default: (await import('./add-account-dialog.tsx')).AddAccountDialog,
}));

type ConnectionCardProps = {
  connected: string | null;
};

export function ConnectionCard({ connected }: ConnectionCardProps) {
  const accounts = useAccounts();
  return (
    <Card id="reddit-accounts" title="Reddit Accounts">
      {accounts.data ? (
        <Accounts accounts={accounts.data} connected={connected} />
      ) : (
        <Waiting query={accounts} rows={2} text="Loading accounts..." />
      )}
    </Card>
  );
}

function Accounts({ accounts, connected }: ConnectionCardProps & { accounts: Account[] }) {
  const { data: platform } = useCommunity();
  const mode = platform?.mode;
  const focus = useFocusAfterRemoval(accounts.length);
  const [adding, setAdding] = useState<boolean>();
  const connect = () => openServerPage(CONNECT_PATH);
  const addByHand = (kind: 'primary' | 'secondary') => (
    <Button kind={kind} onClick={() => setAdding(true)}>
      Add by hand
    </Button>
  );

  return (
    <div {...focus}>
      {accounts.length === 0 ? (
        <EmptyState
          icon={Link2}
          title="Connect Your Reddit Account"
          text="Connect your Reddit account to start posting and managing content"
          action={
            <div className="grid gap-3">
              <div className="grid gap-2 sm:flex sm:justify-center">
                <Button kind={mode === 'none' ? 'secondary' : 'primary'} onClick={connect}>
                  Connect Reddit Account
                </Button>
                {addByHand(mode === 'none' ? 'primary' : 'secondary')}
              </div>
              {mode === 'none' && <NotSetUp />}
            </div>
          }
        />
      ) : (
        <>
          <ul className="divide-y">
            {accounts.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                platform={mode}
                isNew={account.username === connected && account.mode === mode}
              />
            ))}
          </ul>
          <Footer>
            <Button onClick={connect}>Connect another</Button>
            {addByHand('secondary')}
            {mode === 'none' && <NotSetUp />}
          </Footer>
        </>
      )}
      <Suspense>
        {adding !== undefined && <AddAccountDialog open={adding} onOpenChange={setAdding} />}
      </Suspense>
    </div>
  );
}

const Footer = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-2 border-t p-4 sm:flex sm:flex-wrap sm:items-center">{children}</div>
);

const NotSetUp = () => (
  <p className="text-sm text-ink-2">
    No connection to Reddit is set up here, so accounts are added by hand.{' '}
    <Link to="/settings" hash="reddit-connection" className="font-medium text-accent-ink underline">
      See what is missing
    </Link>
  </p>
);
