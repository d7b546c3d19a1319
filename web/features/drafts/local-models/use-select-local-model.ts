import type { ModelChoice } from '#contract/drafts.ts';
import { chooseBrowser } from '../browser/writer-store.ts';
import { useSaveModelChoice } from '../drafts.queries.ts';

/** Saves one of this server's models as the model that writes drafts. */
export function useSelectLocalModel(choice: ModelChoice, onTaken: (choice: ModelChoice) => void) {
  const { mutate, isPending, error, reset } = useSaveModelChoice();
  const monthlyTokenCap = choice.source === 'workspace' ? choice.monthlyTokenCap : null;
  const take = (model: string) =>
    mutate(
      { provider: 'local', model, baseUrl: null, apiKey: null, monthlyTokenCap },
      {
        onSuccess: (saved) => {
          chooseBrowser(false);
          onTaken(saved);
        },
      },
    );
  return { take, isPending, error, reset };
}
