import {
  MODEL_PROGRAMS,
  type FoundModel,
  type FoundServer,
  type ModelPlace,
} from '#contract/drafting/models.ts';

/** The name of the machine that is searched for models, relative to the reader. */
export const MACHINES: Readonly<Record<ModelPlace, string>> = {
  here: 'this computer',
  server: 'the server’s machine',
};

/** A model's name without the prefix that marks the owner's own files. */
export const nameModel = (model: string): string => model.replace(/^own:/, '');

const GIGABYTE = 1_000_000_000;

/** A file's size in the format of Ollama and LM Studio: "4.9 GB". */
export const formatSize = (bytes: number): string =>
  bytes < GIGABYTE ? `${Math.round(bytes / 1_000_000)} MB` : `${(bytes / GIGABYTE).toFixed(1)} GB`;

export function describeModel({ sizeBytes, detail, runsElsewhere }: FoundModel, place: ModelPlace): string {
  const size = sizeBytes === null ? '' : formatSize(sizeBytes);
  const where = runsElsewhere ? `doesn’t run on ${MACHINES[place]}: Ollama sends your text on` : '';
  return [size, detail, where].filter(Boolean).join(' · ');
}

const EMPTY: Readonly<Record<FoundServer['program'], string>> = {
  ollama: 'Ollama runs, but has no model yet. Get one with: ollama pull gemma3',
  lmStudio: 'LM Studio runs, but has no model yet. Download one there.',
};

/** Why a program offers no model to choose. */
export function describeServer({ program, state, baseUrl }: FoundServer): string {
  const name = MODEL_PROGRAMS[program];
  switch (state) {
    case 'found':
      return EMPTY[program];
    case 'absent':
      return `${name} isn’t running.`;
    case 'silent':
      return `${name} didn’t answer in time. Look again in a moment.`;
    case 'locked':
      return (
        `${name} asks for a key. Choose “Any OpenAI-compatible server” under Provider, with the base URL ` +
        `${baseUrl} and that key.`
      );
    case 'strange':
      return `Where ${name} usually is, something else answers.`;
    case 'notAllowed':
      return (
        `${name} wasn’t asked, because only the owner of this Threadwell may use it. Whoever runs this ` +
        'server can allow it for everybody with MODEL_ALLOW.'
      );
  }
}

export const describeNoModels = (place: ModelPlace): string =>
  place === 'here'
    ? 'Start Ollama, or the server in LM Studio’s Developer tab, and look again.'
    : 'Ollama or LM Studio has to run on the same machine as this server. If Threadwell runs in a ' +
      'container, programs outside of it are on another machine: choose “Any OpenAI-compatible server” ' +
      'and enter their address.';
