import { listWork } from '#web/lib/stored-work.ts';
import type { Work } from './composition.ts';

/** What the texts are called that wait in this browser to be saved. */
export const listUnsavedTexts = (): string[] =>
  listWork().flatMap((work) => {
    const { brief, composition } = (work ?? {}) as Partial<Work>;
    const words = composition?.editing ?? composition?.words;
    const name = [words?.title, brief?.topic, words?.content].find((text) => text?.trim());
    return name ? [name.trim()] : [];
  });
