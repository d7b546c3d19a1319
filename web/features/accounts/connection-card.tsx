import { Link2 } from 'lucide-react';
import { leaveFor } from '#web/lib/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export const ConnectionCard = () => (
  <Card title="Reddit Accounts">
    <EmptyState
      icon={Link2}
      title="Connect Your Reddit Account"
      text="Connect your Reddit account to start posting and managing content"
      action={
        <Button kind="primary" onClick={() => leaveFor('/api/reddit/login')}>
          Connect Reddit Account
        </Button>
      }
    />
  </Card>
);
