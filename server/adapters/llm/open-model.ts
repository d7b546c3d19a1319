import type { Clock } from '../clock.ts';
import type { LocalModels } from '../local-models/local-models.ts';
import type { Question } from './ask-once.ts';
import type { Model } from './model.ts';
import { CPU_TIME_LIMITS } from './time-limit.ts';
import { decideReach, type ModelAsker } from './model-reach.ts';
import type { ModelSettings } from './model-settings.ts';
import type { Config } from '#server/config.ts';

export type OpenModel = (settings: ModelSettings, chosenBy: 'installation' | ModelAsker) => Promise<Model>;

/** Loads models on first use. A base URL from a user must not reach our own network unless the operator lists it. */
export function createOpenModel(config: Config, clock: Clock, localModels: LocalModels): OpenModel {
  return async (settings, chosenBy) => {
    const { createModel } = await import('./create-model.ts');
    if (settings.provider === 'local') {
      const ask = (question: Question) => localModels.ask(settings.model, question);
      return createModel(settings, { clock, limits: CPU_TIME_LIMITS, ask });
    }
    if (chosenBy === 'installation') return createModel(settings, { clock });
    const { createGuardedFetch } = await import('../website/create-guarded-fetch.ts');
    return createModel(settings, { clock, fetch: await createGuardedFetch(decideReach(config, chosenBy)) });
  };
}
