import { useNavigate } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';

type PostButtonsProps = { id: string; describedBy: string; onDelete: () => void };

export function PostButtons({ id, describedBy, onDelete }: PostButtonsProps) {
  const navigate = useNavigate();
  return (
    <span className="flex justify-end">
      <IconButton
        icon={Pencil}
        label="Edit"
        aria-describedby={describedBy}
        onClick={() => void navigate({ to: '/generator', search: { edit: id } })}
      />
      <IconButton icon={Trash2} label="Delete" aria-describedby={describedBy} onClick={onDelete} />
    </span>
  );
}
