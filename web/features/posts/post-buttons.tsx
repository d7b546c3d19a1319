import { useNavigate } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

type PostButtonsProps = { id: string; describedBy: string; onDelete: () => void };

export function PostButtons({ id, describedBy, onDelete }: PostButtonsProps) {
  const navigate = useNavigate();
  return (
    <span className="flex justify-end">
      <Button
        kind="quiet"
        size="icon"
        aria-label="Edit"
        title="Edit"
        aria-describedby={describedBy}
        onClick={() => void navigate({ to: '/generator', search: { edit: id } })}
      >
        <Pencil aria-hidden="true" />
      </Button>
      <Button
        kind="quiet"
        size="icon"
        aria-label="Delete"
        title="Delete"
        aria-describedby={describedBy}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </span>
  );
}
