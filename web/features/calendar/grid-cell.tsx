import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Day } from '#web/lib/day.ts';

type NewPostLinkProps = {
  /** The cell's time as the value of a `datetime-local` input. */
  at: string;
  /** The cell's day or hour as text. */
  when: string;
  /** True if this is the grid's one tab stop, from which the arrow keys move on. */
  isTabStop: boolean;
  /** A corner of the cell that no post covers. */
  corner: 'top' | 'bottom';
};

export type GridCellProps = {
  day: Day;
  /** True while a post is dragged. A drop on a past cell explains why it changes nothing. */
  accepts: boolean;
  onDrop: () => void;
  isPast: boolean;
  /** The link to a new post; null if none can be planned. */
  newPost: NewPostLinkProps | null;
  className: string;
  children: ReactNode;
};

/** Covers the whole cell, so a click beside the posts starts a new one at that time. */
const NewPostLink = ({ at, when, isTabStop, corner }: NewPostLinkProps) => (
  <Link
    to="/generator"
    search={{ at }}
    draggable={false}
    preload={false}
    data-new-at={at}
    tabIndex={isTabStop ? 0 : -1}
    aria-label={`New post, ${when}`}
    title="New post"
    className="group/new absolute inset-0 -outline-offset-2"
  >
    <Plus
      aria-hidden="true"
      className={
        'absolute right-1.5 size-4 text-accent-ink opacity-0 transition-opacity duration-120 ' +
        'group-hover/new:opacity-100 group-focus-visible/new:opacity-100 ' +
        (corner === 'top' ? 'top-1.5' : 'bottom-1')
      }
    />
  </Link>
);

/** A day or an hour that accepts dropped posts and links to a new one. */
export function GridCell({ day, accepts, onDrop, isPast, newPost, className, children }: GridCellProps) {
  const [isHovered, setIsHovered] = useState(false);
  const background = isHovered && accepts && !isPast ? 'bg-accent-soft' : isPast ? 'bg-sunken' : '';
  return (
    <td
      data-day={day}
      onDragOver={(event) => {
        if (!accepts) return;
        event.preventDefault();
        setIsHovered(true);
      }}
      onDragLeave={() => setIsHovered(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsHovered(false);
        if (accepts) onDrop();
      }}
      className={`relative border-l align-top first:border-l-0 ${className} ${background}`}
    >
      {newPost && <NewPostLink {...newPost} />}
      {children}
    </td>
  );
}
