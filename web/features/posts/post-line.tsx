import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type PostLineProps = { id: string; children: ReactNode; end: ReactNode };

/** A post in a short list, linked to its page. */
export const PostLine = ({ id, children, end }: PostLineProps) => (
  <li>
    <Link
      to="/posts/$id"
      params={{ id }}
      className="grid min-h-14 content-center gap-0.5 px-4 py-2 hover:bg-hover sm:grid-cols-[1fr_auto] sm:items-center sm:gap-4"
    >
      <span className="line-clamp-2 min-w-0 break-words">{children}</span>
      <span className="text-sm text-ink-2 tabular-nums">{end}</span>
    </Link>
  </li>
);
