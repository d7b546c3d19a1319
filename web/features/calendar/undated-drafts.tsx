import { CalendarClock } from 'lucide-react';
import type { Post } from '#contract/posts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CalendarChip, type ChipProps } from './calendar-chip.tsx';

type UndatedDraftsProps = { drafts: readonly Post[]; onScheduleAll: () => void } & Pick<
  ChipProps,
  'onMove' | 'onDrag'
>;

export const UndatedDrafts = ({ drafts, onScheduleAll, ...chip }: UndatedDraftsProps) => (
  <Card title="Drafts without a date">
    {drafts.length > 0 ? (
      <ul className="grid max-h-160 gap-1.5 overflow-y-auto p-3">
        {drafts.map((post) => (
          <li key={post.id}>
            <CalendarChip post={post} shows="all" {...chip} />
          </li>
        ))}
      </ul>
    ) : (
      <p className="p-4 text-sm text-ink-2">Drafts wait here until they have a time.</p>
    )}
    {drafts.length > 1 && (
      <div className="grid border-t p-3">
        <Button icon={<CalendarClock aria-hidden="true" />} onClick={onScheduleAll}>
          Schedule all {drafts.length}
        </Button>
      </div>
    )}
  </Card>
);
