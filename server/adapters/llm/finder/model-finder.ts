import type { FoundServer, ModelPlace, ModelProgram } from '#contract/drafting/models.ts';
import type { Clock } from '#server/adapters/clock.ts';
import { type Config, isLoopback } from '#server/config.ts';
import { decideReach, isListed, type ModelAsker } from '../model-reach.ts';
import { askList } from './ask-list.ts';
import { readLmStudioModels, readModelList, readOllamaTags, type ListReader } from './read-lists.ts';

/** Finds programs that serve models on this server's own machine. */
export type ModelFinder = {
  place: ModelPlace;
  /** False if this user may not probe any program. */
  mayLook(asker: ModelAsker): boolean;
  find(asker: ModelAsker): Promise<FoundServer[]>;
};

type Program = { program: ModelProgram; host: string; lists: readonly (readonly [string, ListReader])[] };

const TIMEOUT_MS = 2_500;

/** Probes only programs that the user's model calls may reach, so that strangers don't learn what runs here. */
export function createModelFinder(config: Config, clock: Clock): ModelFinder {
  const { localModels } = config;
  const programs: readonly Program[] = [
    {
      program: 'ollama',
      host: `127.0.0.1:${localModels.ollamaPort}`,
      lists: [['/api/tags', readOllamaTags]],
    },
    {
      program: 'lmStudio',
      host: `127.0.0.1:${localModels.lmStudioPort}`,
      lists: [
        ['/api/v1/models', readLmStudioModels],
        ['/api/v0/models', readModelList],
        ['/v1/models', readModelList],
      ],
    },
  ];
  const mayAsk = (asker: ModelAsker) => {
    const reach = decideReach(config, asker);
    return ({ host }: Program) => isListed(host, reach);
  };

  async function look(program: Program, isAllowed: boolean): Promise<FoundServer> {
    const { host, lists } = program;
    const found: FoundServer = {
      program: program.program,
      baseUrl: `http://${host}/v1`,
      state: 'notAllowed',
      models: [],
    };
    if (!isAllowed) return found;
    const limit = new AbortController();
    const stop = clock.after(TIMEOUT_MS, () => limit.abort());
    try {
      for (const [path, read] of lists) {
        const answer = await askList(`http://${host}${path}`, limit.signal);
        const models = answer.kind === 'json' ? read(answer.value) : null;
        if (models) return { ...found, state: 'found', models };
        if (answer.kind !== 'json' && answer.kind !== 'strange') return { ...found, state: answer.kind };
      }
      return { ...found, state: 'strange' };
    } finally {
      stop();
    }
  }

  return {
    place: [config.host, new URL(config.publicUrl).hostname].every(isLoopback) ? 'here' : 'server',
    mayLook: (asker) => programs.some(mayAsk(asker)),
    find(asker) {
      const may = mayAsk(asker);
      return Promise.all(programs.map((program) => look(program, may(program))));
    },
  };
}
