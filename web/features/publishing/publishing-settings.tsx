import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useOptimistic } from 'react';
import type {
  PublishingSettings,
  readPublishingSettings,
  savePublishingSettings,
} from '#contract/publishing.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Waiting } from '#web/ui/waiting.tsx';

const QUIET_PERIODS = [
  { value: 'usual', label: 'Wait a minute' },
  { value: 'safe', label: 'Wait six minutes' },
  { value: 'ask', label: 'Ask me' },
] as const;
const LATE_COPIES = [
  { value: 'remove', label: 'Take it down' },
  { value: 'ask', label: 'Ask me' },
] as const;

/** Saves each choice at once, and reverts it on failure. */
export function PublishingSettings() {
  const query = usePublishingSettings();
  const [settings, show] = useOptimistic(query.data);
  const save = useSavePublishingSettings();
  if (!settings) return <Waiting query={query} rows={2} text="Loading..." />;

  const choose = (change: Partial<PublishingSettings>) =>
    startTransition(async () => {
      const chosen = { ...settings, ...change };
      show(chosen);
      try {
        await save.mutateAsync(chosen);
        showToast({ title: 'Saved' });
      } catch (error) {
        showFailure('Failed to save your choice', error);
      }
    });
  return (
    <div className="grid gap-4 p-4">
      <RadioCards
        legend="If Reddit’s answer doesn’t arrive"
        value={settings.silence}
        options={QUIET_PERIODS}
        hint={
          settings.silence === 'ask'
            ? 'Never sent again without you.'
            : 'Sent again only if it isn’t on Reddit by then.'
        }
        onChange={(silence) => choose({ silence })}
      />
      <RadioCards
        legend="If a second copy appears later"
        value={settings.lateCopies}
        options={LATE_COPIES}
        hint={settings.lateCopies === 'ask' ? undefined : 'Only exact copies without votes or answers.'}
        onChange={(lateCopies) => choose({ lateCopies })}
      />
    </div>
  );
}

const READ: Target<typeof readPublishingSettings> = { method: 'GET', path: '/api/settings/publishing' };
const SAVE: Target<typeof savePublishingSettings> = { method: 'PUT', path: '/api/settings/publishing' };

const settingsQuery = queryOptions({ queryKey: [READ.path], queryFn: () => call(READ) });

export const usePublishingSettings = () => useQuery(settingsQuery);

/** Saves run one at a time, so the last choice wins. */
export function useSavePublishingSettings() {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: SAVE.path },
    mutationFn: (settings: PublishingSettings) => call(SAVE, settings),
    onSuccess: (_answer, settings) => queries.setQueryData(settingsQuery.queryKey, settings),
  });
}
