import { Link } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';
import { showFailure } from '#web/lib/toast-store.ts';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { useSwitchOpenCheck } from './check.queries.ts';
import { useOpenCheck } from './open-check.queries.ts';

export function PublicCheckSwitch() {
  const { data } = useOpenCheck();
  const change = useSwitchOpenCheck();
  const [isOn, show] = useOptimistic(data?.isOn ?? false);
  const choose = (next: boolean) =>
    startTransition(async () => {
      show(next);
      try {
        await change.mutateAsync(next);
      } catch (error) {
        showFailure('Failed to save your choice', error);
      }
    });
  return (
    <div className="grid gap-3 p-4">
      <SwitchField
        label="Let anybody check a text"
        text={
          'Whoever reaches this server sees what the rules say, and nothing of any workspace. Rules are ' +
          'read with your Reddit account.'
        }
        checked={isOn}
        onChange={choose}
      />
      <Link to="/check" className="w-fit rounded-sm text-sm font-medium text-accent-ink underline">
        Open the page
      </Link>
    </div>
  );
}
