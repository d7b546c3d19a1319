import type { FoundServer, ModelPlace, ModelProgram } from '#contract/drafting/models.ts';
import type { Clock } from '#server/adapters/clock.ts';
import { type Config, isLoopback } from '#server/config.ts';
import { askList } from './ask-list.ts';
import { readLmStudioModels, readModelList, readOllamaTags, type ReadList } from './read-lists.ts';

/** Looks for programs that serve models on the machine of this server, and nowhere else. */
export type ModelFinder = {
  place: ModelPlace;
  /** False where none of the programs may be asked. */
  mayLook: boolean;
  find(): Promise<FoundServer[]>;
};

type Program = { program: ModelProgram; host: string; lists: readonly (readonly [string, ReadList])[] };

const TIMEOUT_MS = 2_500;

/** Where anybody may register, only what the operator lists is asked, as with a model's own address. */
export function createModelFinder(config: Config, clock: Clock): ModelFinder {
  const { localModels, signups, fetchAllow } = config;
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
  const mayAsk = ({ host }: Program) => signups !== 'open' || fetchAllow.includes(host);

  async function look(program: Program): Promise<FoundServer> {
    const { host, lists } = program;
    const found: FoundServer = {
      program: program.program,
      baseUrl: `http://${host}/v1`,
      state: 'notAllowed',
      models: [],
    };
    if (!mayAsk(program)) return found;
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
    mayLook: programs.some(mayAsk),
    find: () => Promise.all(programs.map(look)),
  };
}
