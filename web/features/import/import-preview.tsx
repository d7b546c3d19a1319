import type { PlannedRow } from '#core/import/plan-import.ts';
import type { RowOutcome } from '#core/import/plan-row.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { sortRows } from './planned-rows.ts';
import { postName, STATUS_LABELS } from '#web/features/posts/describe-post.ts';

/** The number of lines shown; any further lines are only counted. */
const LINES_MAX = 500;

const OUTCOMES: Record<RowOutcome['becomes'], { word: string; tone: Tone }> = {
  draft: STATUS_LABELS.draft,
  scheduled: STATUS_LABELS.scheduled,
  nothing: { word: 'Left out', tone: 'plain' },
  wrong: { word: 'Wrong', tone: 'bad' },
  unassigned: { word: 'No account', tone: 'warn' },
};

/** The line is valid, but the community's rules block the post. */
const HELD_BACK = { word: 'Held back', tone: 'bad' } as const;

const timeOf = (outcome: RowOutcome): string | null =>
  'post' in outcome && outcome.post.scheduledAt ? dateTime(outcome.post.scheduledAt) : null;

type PreviewRowProps = { row: PlannedRow; isHeldBack: boolean };

function PreviewRow({ row: { line, title, content, subreddit, outcome }, isHeldBack }: PreviewRowProps) {
  const { tone, word } = isHeldBack ? HELD_BACK : OUTCOMES[outcome.becomes];
  const about = [subreddit && `r/${subreddit}`, timeOf(outcome)].filter(Boolean).join(' · ');
  return (
    <tr className="border-b align-top last:border-b-0">
      <td className="py-2 pl-3 text-ink-2 tabular-nums">{line}</td>
      <td className="px-2 py-2">
        <span className="block truncate font-medium">{postName({ title, content }) || 'No text'}</span>
        <span className="block wrap-anywhere text-ink-2 tabular-nums">{about}</span>
        {outcome.note && (
          <span className={`block wrap-anywhere ${outcome.becomes === 'wrong' ? 'text-bad' : 'text-ink-2'}`}>
            {outcome.note}
          </span>
        )}
      </td>
      <td className="py-2 pr-3 text-right">
        <Badge tone={tone} dot={outcome.becomes !== 'nothing'}>
          {word}
        </Badge>
      </td>
    </tr>
  );
}

type ImportPreviewProps = { rows: readonly PlannedRow[]; heldBack: ReadonlySet<number> };

export function ImportPreview({ rows, heldBack }: ImportPreviewProps) {
  const shown = sortRows(rows).slice(0, LINES_MAX);
  return (
    <div className="rounded-md border">
      <table className="w-full table-fixed border-collapse text-left text-sm">
        <thead className="text-ink-2">
          <tr className="border-b">
            <th scope="col" className="w-12 py-2 pl-3 font-medium">
              Line
            </th>
            <th scope="col" className="px-2 py-2 font-medium">
              Post
            </th>
            <th scope="col" className="w-25 py-2 pr-3 text-right font-medium">
              Becomes
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <PreviewRow key={row.line} row={row} isHeldBack={heldBack.has(row.line)} />
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <p className="border-t px-2 py-2 text-sm text-ink-2">And {rows.length - shown.length} more lines.</p>
      )}
    </div>
  );
}
