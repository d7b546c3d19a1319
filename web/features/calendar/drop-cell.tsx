import { useState, type ReactNode } from 'react';
import type { Day } from '#web/lib/calendar-days.ts';

type DropCellProps = {
  day: Day;
  /** Something is dragged, and this cell would take it. */
  takes: boolean;
  onDrop: () => void;
  isOver: boolean;
  className: string;
  children: ReactNode;
};

/** A cell of the calendar that a post can be let go over. */
export function DropCell({ day, takes, onDrop, isOver, className, children }: DropCellProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const background = isPointedAt && takes ? 'bg-accent-soft' : isOver ? 'bg-sunken' : '';
  return (
    <td
      data-day={day}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setIsPointedAt(true);
      }}
      onDragLeave={() => setIsPointedAt(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsPointedAt(false);
        if (takes) onDrop();
      }}
      className={`relative border-l align-top first:border-l-0 ${className} ${background}`}
    >
      {children}
    </td>
  );
}
