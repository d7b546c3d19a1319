import { listWork } from '#web/lib/stored-work.ts';
import type { Work } from './composition.ts';

/** What the texts are called that wait in this browser to be saved. */
export const listUnsavedTexts = (): string[] =>
  listWork()
    .flatMap(worksOf)
    .flatMap(({ brief, composition }) => {
      const words = composition?.editing ?? composition?.words;
      const told = [words?.title, brief?.topic, words?.content, brief?.earlier?.[0]?.text];
      const name = told.find((text) => text?.trim());
      return name ? [name.trim()] : [];
    });

/** One text, or several that made room for others. */
const worksOf = (stored: unknown): Partial<Work>[] =>
  (Array.isArray(stored) ? stored : [stored ?? {}]) as Partial<Work>[];
