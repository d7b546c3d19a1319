import type { LocalModelList } from '#contract/drafting/local-models.ts';
import type { Config } from '#server/config.ts';
import type { Clock } from '../clock.ts';
import type { Answer, Question } from '../llm/ask-once.ts';
import type { Room } from './check-room.ts';
import type { Environment } from './install-runtime.ts';

/** Models that this server downloads and runs itself. Changes throw a `LocalModelError` for the user. */
export type LocalModels = {
  list(): Promise<Omit<LocalModelList, 'mayChange'>>;
  /** Starts or resumes a download; returns before it ends. */
  download(id: string): Promise<void>;
  pause(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Checks and registers a file in the folder for own models; returns its id. */
  addOwn(name: string): Promise<string>;
  /** Asks a model. Never throws. */
  ask(id: string, question: Question): Promise<Answer>;
  /** Pauses downloads and ends the model's process. */
  stop(): Promise<void>;
};

export type LocalModelsOptions = {
  config: Config;
  clock: Clock;
  log: { warn(detail: object, message: string): void };
  /** The folder with this adapter's own sources, the built-in list and the runtime's lockfile. */
  sources: string;
  environment: Environment;
  room?: Room;
};

/** Loads the code on first use: an installation without local models pays nothing for them. */
export function createLocalModels(options: LocalModelsOptions): LocalModels {
  let opening: Promise<LocalModels> | null = null;
  const open = () =>
    (opening ??= import('./open-local-models.ts').then(({ openLocalModels }) => openLocalModels(options)));
  return {
    list: async () => (await open()).list(),
    download: async (id) => (await open()).download(id),
    pause: async (id) => (await open()).pause(id),
    remove: async (id) => (await open()).remove(id),
    addOwn: async (name) => (await open()).addOwn(name),
    ask: async (id, question) => (await open()).ask(id, question),
    stop: async () => (await opening)?.stop(),
  };
}
