import { Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { CommunityRecord } from '#contract/rules-record.ts';
import { buildModmailLink, writeModmail } from '#core/communities/write-modmail.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { formatUtcDay } from '#web/lib/date-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea, TextField } from '#web/ui/fields.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { AnswerForm } from './answer-form.tsx';
import { useRulesRecord } from './communities.queries.ts';

type Leave = NonNullable<CommunityRecord['leave']>;

const ANSWERS = {
  asked: { tone: 'plain', word: 'Asked', text: 'No answer is noted yet.' },
  granted: { tone: 'ok', word: 'Granted', text: 'You may mention it here, within what they said.' },
  refused: { tone: 'bad', word: 'Refused', text: 'Leave it out here.' },
} as const satisfies Record<Leave['answer'], object>;

type ModeratorsCardProps = {
  name: string;
  /** The product's name, from the author's facts. */
  product: string | null;
};

/** The message to the moderators, which the user sends, and their answer. */
export function ModeratorsCard({ name, product }: ModeratorsCardProps) {
  const query = useRulesRecord(name);
  const { data } = query;
  return (
    <Card id="moderators" title="Ask the moderators">
      {data ? (
        <div className="divide-y">
          {data.leave && <Answer leave={data.leave} />}
          <Message key={product} name={name} product={product} record={data} />
          <AnswerForm key={data.leave?.answer} name={name} leave={data.leave} />
        </div>
      ) : (
        <Waiting query={query} rows={3} text="Reading the rules..." />
      )}
    </Card>
  );
}

const Answer = ({ leave: { answer, at, note } }: { leave: Leave }) => (
  <div className="grid gap-1 p-4 text-sm">
    <p className="flex flex-wrap items-center gap-2">
      <Badge tone={ANSWERS[answer].tone} dot>
        {ANSWERS[answer].word}
      </Badge>
      <span className="text-ink-2">on {formatUtcDay(at)}</span>
    </p>
    <p>{ANSWERS[answer].text}</p>
    {note && <p className="wrap-anywhere whitespace-pre-line text-ink-2">Your note: {note}</p>}
  </div>
);

type MessageProps = ModeratorsCardProps & { record: CommunityRecord };

function Message({ name, product, record: { record, modmailUrl } }: MessageProps) {
  const row = record?.rows.find(({ subject }) => subject === 'promotion');
  const rule = row?.correction ? null : (row?.quote ?? null);
  const [draft, setDraft] = useState(() => writeModmail({ product, community: name, rule }));
  return (
    <div className="grid gap-3 p-4">
      <p className="text-sm text-ink-2">
        Where promotion isn’t taken or needs leave, ask first. You send this yourself, from your own account:
        Threadwell sends no messages.
      </p>
      <TextField
        label="Subject"
        maxLength={100}
        value={draft.subject}
        onChange={({ target }) => setDraft({ ...draft, subject: target.value })}
      />
      <TextArea
        label="Message"
        rows={6}
        grows
        value={draft.text}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <a
          href={buildModmailLink(modmailUrl, name, draft)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ kind: 'secondary' })}
        >
          <ExternalLink aria-hidden="true" />
          Open the message form
        </a>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyText('Message', draft.text)}>
          Copy
        </Button>
      </div>
    </div>
  );
}
