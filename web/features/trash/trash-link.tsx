import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { buttonStyle } from '#web/ui/button.tsx';
import { trashQuery } from './trash.queries.ts';

/** Hidden while the trash is empty. */
export function TrashLink() {
  const { data: trash } = useQuery(trashQuery);
  if (!trash?.total) return null;
  return (
    <Link to="/posts/trash" className={`${buttonStyle({ kind: 'quiet' })} max-sm:order-last`}>
      <Trash2 aria-hidden="true" />
      <span className="tabular-nums">Trash ({trash.total})</span>
    </Link>
  );
}
