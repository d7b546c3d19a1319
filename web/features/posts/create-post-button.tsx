import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

export function CreatePostButton() {
  const navigate = useNavigate();
  return (
    <Button
      kind="primary"
      icon={<Plus aria-hidden="true" />}
      onClick={() => void navigate({ to: '/generator' })}
    >
      Create Post
    </Button>
  );
}
