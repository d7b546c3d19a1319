import { startTransition, useOptimistic } from 'react';
import type { PublishingSettings } from '#contract/publishing.ts';
import { textOfRefusal } from '#web/lib/refusal.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { useCaution, useSaveCaution } from './publishing.queries.ts';

const SILENCE = [
  {
    value: 'usual',
    label: 'Wait a minute',
    text: 'Look for the post for a minute; send it again only if it never arrived.',
  },
  {
    value: 'safe',
    label: 'Wait six minutes',
    text: 'The same, with more patience for a slow day over there.',
  },
  { value: 'ask', label: 'Ask me', text: 'Look for it, and never send it again without you.' },
] as const;
const LATE = [
  {
    value: 'remove',
    label: 'Take it down',
    text: 'Only an exact copy that nobody has voted on or answered.',
  },
  { value: 'ask', label: 'Ask me', text: 'Leave it there and tell you.' },
] as const;

/** How careful publishing is. Each choice is kept at once, and taken back when it could not be. */
export function CautionSettings() {
  const query = useCaution();
  const [caution, show] = useOptimistic(query.data);
  const save = useSaveCaution();
  if (!caution) return <Waiting query={query} rows={2} text="Loading..." />;

  const keep = (change: Partial<PublishingSettings>) =>
    startTransition(async () => {
      const chosen = { ...caution, ...change };
      show(chosen);
      try {
        await save.mutateAsync(chosen);
        showToast({ title: 'Saved' });
      } catch (problem) {
        showToast({
          title: 'Not saved',
          description: textOfRefusal(problem) ?? 'Try again.',
          kind: 'destructive',
        });
      }
    });
  return (
    <div className="grid gap-4 p-4">
      <RadioCards
        legend="When an answer was lost"
        value={caution.silence}
        options={SILENCE}
        onChange={(silence) => keep({ silence })}
      />
      <RadioCards
        legend="When a second copy turns up late"
        value={caution.lateCopies}
        options={LATE}
        onChange={(lateCopies) => keep({ lateCopies })}
      />
    </div>
  );
}
