import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type CommunityLinkProps = { name: string; id?: string; children: ReactNode };

export const CommunityLink = ({ name, id, children }: CommunityLinkProps) => (
  <Link
    id={id}
    to="/communities/$name"
    params={{ name }}
    className="min-w-0 rounded-sm font-medium wrap-anywhere hover:underline"
  >
    {children}
  </Link>
);
