import { Ban, CircleAlert, CircleCheck, Minus, PenLine } from 'lucide-react';
import type { CommunityRecord, RecordRow as Row, RulesField } from '#contract/rules-record.ts';
import { FIELD_NAMES } from '#core/communities/rules/describe-value.ts';
import { formatUtcDay, localDate } from '#web/lib/date-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import type { Correctable } from './correct-dialog.tsx';
import { describeNoFinding, SUBJECT_NAMES } from './subjects.ts';

const SEVERITY = {
  stop: { icon: Ban, ink: 'text-bad' },
  care: { icon: CircleAlert, ink: 'text-warn' },
  fine: { icon: CircleCheck, ink: 'text-ok' },
  none: { icon: Minus, ink: 'text-ink-3' },
} as const;

const fieldOf = (subject: Row['subject']): RulesField | null =>
  subject in FIELD_NAMES ? (subject as RulesField) : null;

type RecordRowProps = {
  row: Row;
  /** False if the rules are in another language than English. */
  isRead: boolean;
  leave: CommunityRecord['leave'];
  onCorrect: (correctable: Correctable) => void;
  onTakeBack: (field: RulesField) => void;
};

/** Shows a community's rule on one subject, in our words and in the community's. */
export function RecordRow({ row, isRead, leave, onCorrect, onTakeBack }: RecordRowProps) {
  const { subject, severity, words, correction } = row;
  const { icon: Icon, ink } = SEVERITY[severity];
  const field = fieldOf(subject);
  const name = SUBJECT_NAMES[subject];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <h3 className="col-start-1 self-center text-sm font-medium text-ink-2 sm:self-start sm:py-1.5">
        {name}
      </h3>
      <div className="col-span-2 col-start-1 grid gap-1.5 py-1.5 sm:col-span-1 sm:col-start-2 sm:row-start-1">
        <p className="flex items-start gap-2">
          <Icon className={`mt-[3px] size-4 shrink-0 ${ink}`} aria-hidden="true" />
          <span
            className={`min-w-0 wrap-anywhere ${severity === 'none' ? 'text-sm text-ink-2' : 'font-medium'}`}
          >
            {words ?? describeNoFinding(subject, isRead)}
          </span>
          {correction && <Badge tone="accent">Corrected</Badge>}
        </p>
        <Quote row={row} />
        {subject === 'promotion' && <LeaveNote row={row} leave={leave} />}
        {correction && field && (
          <Correction correction={correction} onTakeBack={() => onTakeBack(field)} name={name} />
        )}
      </div>
      {field && (
        <div className="col-start-2 row-start-1 -mr-2 sm:col-start-3">
          <IconButton
            icon={PenLine}
            label={`Correct what we read about ${name}`}
            title="Correct"
            onClick={() => onCorrect({ field, value: row.value })}
          />
        </div>
      )}
    </li>
  );
}

const Quote = ({ row: { quote, from } }: { row: Row }) =>
  quote === null ? null : (
    <figure className="ml-6 border-l-2 pl-3 text-sm">
      <blockquote className="wrap-anywhere whitespace-pre-line text-ink-2">“{quote}”</blockquote>
      {from && <figcaption className="text-xs wrap-anywhere text-ink-3">From its rule “{from}”</figcaption>}
    </figure>
  );

const LEAVE = {
  asked: 'You asked the moderators',
  granted: 'The moderators let you promote here',
  refused: 'The moderators refused',
} as const;

/** The moderators' answer, or a link to ask them. */
function LeaveNote({ row: { severity, value }, leave }: { row: Row; leave: CommunityRecord['leave'] }) {
  if (leave)
    return (
      <p className="ml-6 text-sm">
        {LEAVE[leave.answer]} on {formatUtcDay(leave.at)}.
      </p>
    );
  if (severity !== 'stop' && value !== 'permission') return null;
  return (
    <a href="#moderators" className="ml-6 w-fit rounded-sm text-sm text-accent-ink hover:underline">
      Ask the moderators
    </a>
  );
}

type CorrectionProps = {
  correction: NonNullable<Row['correction']>;
  name: string;
  onTakeBack: () => void;
};

const Correction = ({ correction: { by, at, reason, instead }, name, onTakeBack }: CorrectionProps) => (
  <div className="ml-6 grid justify-items-start gap-1 text-sm text-ink-2">
    <p className="wrap-anywhere">
      {by} put this right on {localDate(at)}: {reason}
    </p>
    <p>Our reading: {instead ?? 'no rule found'}.</p>
    <Button aria-label={`Take back the correction of ${name}`} onClick={onTakeBack}>
      Take back
    </Button>
  </div>
);
