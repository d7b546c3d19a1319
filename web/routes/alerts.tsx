import { BellRing, ListFilter, Plus } from 'lucide-react';
import { useState } from 'react';
import type { AlertRule } from '#contract/alerts/rules.ts';
import { useChannels, useRules } from '#web/features/alerts/alerts.queries.ts';
import { ChannelDialog } from '#web/features/alerts/channel-form.tsx';
import { ChannelList } from '#web/features/alerts/channel-list.tsx';
import { DeliveryList } from '#web/features/alerts/delivery-list.tsx';
import { RuleDialog } from '#web/features/alerts/rule-dialog.tsx';
import { RuleList } from '#web/features/alerts/rule-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Waiting } from '#web/ui/waiting.tsx';

export function Alerts() {
  return (
    <>
      <PageHeader title="Alerts" />
      <div className="grid max-w-180 gap-4">
        <Channels />
        <Rules />
        <Deliveries />
      </div>
    </>
  );
}

function Channels() {
  const query = useChannels();
  const [isAdding, setAdding] = useState(false);
  const { data } = query;
  const add = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
      Add channel
    </Button>
  );
  return (
    <Card title="Channels" description="Where alerts go." action={add}>
      {!data && <Waiting query={query} rows={2} text="Loading channels..." />}
      {data?.length === 0 && (
        <EmptyState icon={BellRing} title="No channels yet" text="Add a chat, a feed or a webhook." />
      )}
      {data && data.length > 0 && <ChannelList channels={data} />}
      {isAdding && <ChannelDialog onClose={() => setAdding(false)} />}
    </Card>
  );
}

function Rules() {
  const query = useRules();
  const channels = useChannels().data ?? [];
  const [editing, setEditing] = useState<Partial<AlertRule> | null>(null);
  const { data } = query;
  const add = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setEditing({})}>
      Add rule
    </Button>
  );
  return (
    <Card title="Rules" description="What is sent, and when." action={channels.length > 0 && add}>
      {!data && <Waiting query={query} rows={2} text="Loading rules..." />}
      {data?.length === 0 && (
        <EmptyState icon={ListFilter} title="No rules yet" text="Nothing is sent until a rule asks for it." />
      )}
      {data && data.length > 0 && <RuleList rules={data} channels={channels} onEdit={setEditing} />}
      {editing && <RuleDialog rule={editing} onClose={() => setEditing(null)} />}
    </Card>
  );
}

function Deliveries() {
  const channels = useChannels().data ?? [];
  return (
    <Card title="Deliveries" description="The last 30 days.">
      <DeliveryList channels={channels} />
    </Card>
  );
}
