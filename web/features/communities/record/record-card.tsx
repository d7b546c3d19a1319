import { ClipboardPaste, ScrollText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CommunityRecord, RulesField } from '#contract/rules-record.ts';
import { errorMessage } from '#web/lib/api-client.ts';
import { formatUtcDay, dateTime } from '#web/lib/date-time.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { useRulesRecord, useUndoCorrection } from '../communities.queries.ts';
import { AllRules } from '../all-rules.tsx';
import { type Correctable, CorrectDialog } from './correct-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { RecordRow } from './record-row.tsx';
import { Versions } from './versions.tsx';

type Known = NonNullable<CommunityRecord['record']>;
type Leave = CommunityRecord['leave'];
type FindingsProps = { name: string; record: Known; leave: Leave; children: ReactNode };
type RecordCardProps = {
  name: string;
  /** Content shown under the findings. */
  children?: ReactNode;
};

/** A community's rules record: the finding for each subject, with quotes and their source. */
export function RecordCard({ name, children }: RecordCardProps) {
  const query = useRulesRecord(name);
  const [isPasting, setIsPasting] = useState(false);
  const paste = (
    <Button icon={<ClipboardPaste aria-hidden="true" />} onClick={() => setIsPasting(true)}>
      Paste rules
    </Button>
  );
  const { data } = query;
  return (
    <Card title={`Rules of r/${name}`} {...(data?.record && { action: paste })}>
      {!data && <Waiting query={query} rows={8} text="Reading the rules..." />}
      {data?.record?.source === 'platform' && data.pasted && (
        <p className="border-b bg-sunken px-4 py-3 text-sm text-ink-2">
          You pasted rules on {formatUtcDay(data.pasted.copiedAt)}; used only while Reddit’s can’t be read.
        </p>
      )}
      {data?.record && (
        <Findings name={name} record={data.record} leave={data.leave}>
          {children}
        </Findings>
      )}
      {data && !data.record && (
        <EmptyState
          icon={ScrollText}
          title="No rules are known"
          text={`${data.message ?? ''} You can also copy them from its page and paste them here.`}
          action={paste}
        />
      )}
      {data && (
        <PasteDialog name={name} pasted={data.pasted} open={isPasting} onClose={() => setIsPasting(false)} />
      )}
    </Card>
  );
}

function Findings({ name, record, leave, children }: FindingsProps) {
  const [correcting, setCorrecting] = useState<Correctable | null>(null);
  const { mutate } = useUndoCorrection();
  const takeBack = (taken: RulesField) =>
    mutate(
      { name, field: taken },
      {
        onError: (error) =>
          showToast({ title: 'Not taken back', description: errorMessage(error), kind: 'destructive' }),
      },
    );
  return (
    <div className="divide-y">
      {!record.isInEnglish && (
        <p className="bg-warn-soft px-4 py-3 text-sm text-warn">
          These rules aren’t in English, so we don’t read them. Read them yourself before you post, and note
          below what they say.
        </p>
      )}
      {record.unread.length > 0 && (
        <ul className="space-y-1 bg-warn-soft px-4 py-3 text-sm text-warn">
          {record.unread.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {record.rules.length === 0 && (
        <p className="px-4 py-3 text-sm text-ink-2">It has no rules of its own. Reddit’s apply.</p>
      )}
      <ul className="divide-y">
        {record.rows.map((row) => (
          <RecordRow
            key={row.subject}
            row={row}
            isRead={record.isInEnglish}
            leave={leave}
            onCorrect={setCorrecting}
            onTakeBack={takeBack}
          />
        ))}
      </ul>
      {children}
      {record.rules.length > 0 && <AllRules rules={record.rules} />}
      {record.source === 'platform' && <Versions name={name} />}
      <Source record={record} />
      <CorrectDialog name={name} correcting={correcting} onClose={() => setCorrecting(null)} />
    </div>
  );
}

const Source = ({ record: { source, url, readAt, checkedAt, isCurrent } }: { record: Known }) => (
  <p className="px-4 py-3 text-xs text-ink-3">
    {source === 'pasted'
      ? `Pasted by you, copied on ${formatUtcDay(readAt)}.`
      : `Read on ${dateTime(checkedAt)}; these words first seen on ${dateTime(readAt)}.`}{' '}
    The sidebar and the wiki aren’t read: look at them yourself.{' '}
    {source === 'platform' && !isCurrent && 'They couldn’t be read again just now. '}
    {url && (
      <a href={url} target="_blank" rel="noreferrer" className="rounded-sm text-accent-ink underline">
        See them there
      </a>
    )}
  </p>
);
