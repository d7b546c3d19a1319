import { useNavigate } from '@tanstack/react-router';
import { Activity, Plus, Trophy } from 'lucide-react';
import { useAccounts } from '#web/features/accounts/accounts.queries.ts';
import { ConnectionCard } from '#web/features/accounts/connection-card.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MetricStrip } from '#web/ui/metric-strip.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useConnectionEnd } from './use-connection-end.ts';

const NOTHING_YET = [
  { label: 'Total Posts', value: '0', note: 'No earlier data' },
  { label: 'Total Upvotes', value: '0', note: 'No earlier data' },
  { label: 'Website Clicks', value: null, note: 'Not measured' },
  { label: 'Engagement Rate', value: '0.0%', note: 'No earlier data' },
] as const;

export function Dashboard() {
  const navigate = useNavigate();
  const { data: accounts } = useAccounts();
  const connected = useConnectionEnd();
  return (
    <>
      <PageHeader title="Dashboard" text="Welcome back! Here's your Reddit marketing overview.">
        <Badge tone={accounts?.length ? 'green' : 'grey'} dot>
          {accounts?.length ?? '–'} Reddit account(s) connected
        </Badge>
        <Button
          kind="primary"
          icon={<Plus aria-hidden="true" />}
          onClick={() => void navigate({ to: '/generator' })}
        >
          Create Post
        </Button>
      </PageHeader>
      <div className="grid gap-4">
        <MetricStrip label="Overview" metrics={NOTHING_YET} />
        <div className="grid gap-4 lg:grid-cols-2">
          <Card title="Recent Activity">
            <EmptyState icon={Activity} title="No recent activity" />
          </Card>
          <Card title="Top Performing Posts">
            <EmptyState icon={Trophy} title="No published posts yet" />
          </Card>
        </div>
        <ConnectionCard connected={connected} />
      </div>
    </>
  );
}
