import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

type NewPostLinkProps = {
  /** As an input has it. */
  at: string;
  /** The day or hour, in words. */
  when: string;
  /** The one place in the grid that the Tab key stops at; arrow keys go on from there. */
  isStop: boolean;
  /** Where posts leave it room. */
  corner: 'top' | 'bottom';
};

/** All of a cell that is not a post begins a new one at that time. */
export const NewPostLink = ({ at, when, isStop, corner }: NewPostLinkProps) => (
  <Link
    to="/generator"
    search={{ at }}
    draggable={false}
    preload={false}
    data-new-at={at}
    tabIndex={isStop ? 0 : -1}
    aria-label={`New post, ${when}`}
    title="New post"
    className="group/new absolute inset-0 -outline-offset-2"
  >
    <Plus
      aria-hidden="true"
      className={`absolute right-1.5 size-4 text-accent-ink opacity-0 transition-opacity duration-120 group-hover/new:opacity-100 group-focus-visible/new:opacity-100 ${corner === 'top' ? 'top-1.5' : 'bottom-1'}`}
    />
  </Link>
);
