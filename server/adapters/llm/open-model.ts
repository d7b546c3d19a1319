import type { Clock } from '../clock.ts';
import type { Model } from './model.ts';
import type { ModelSettings } from './model-settings.ts';
import type { Config } from '#server/config.ts';

export type OpenModel = (settings: ModelSettings, chosenBy: 'installation' | 'workspace') => Promise<Model>;

/** Loads models on first use. Where anybody may register, a workspace's base URL must not reach our own network. */
export function createOpenModel(config: Config, clock: Clock): OpenModel {
  return async (settings, chosenBy) => {
    const { createModel } = await import('./create-model.ts');
    if (chosenBy === 'installation' || config.signups !== 'open') return createModel(settings, { clock });
    const { createGuardedFetch } = await import('../website/create-guarded-fetch.ts');
    return createModel(settings, { clock, fetch: await createGuardedFetch(config.fetchAllow) });
  };
}
