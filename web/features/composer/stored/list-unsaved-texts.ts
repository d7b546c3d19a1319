import { listWork } from '#web/lib/stored-work.ts';
import type { Work } from '../composition.ts';

/** What the texts are called that wait in this browser to be saved. */
export const listUnsavedTexts = (): string[] =>
  listWork()
    .flatMap(worksOf)
    .flatMap(({ brief, composition }) => {
      const words = composition?.editing ?? composition?.words;
      // A reply has no title, and the topic of one may be the title of a post that is saved.
      const isReply = brief?.contentType === 'comment';
      const told = isReply ? [words?.content] : [words?.title, brief?.topic, words?.content];
      const name = told.find((text) => text?.trim());
      if (name) return [name.trim()];
      if (isReply && brief.topic.trim()) return [`Your reply on “${brief.topic.trim()}”`];
      const answer = brief?.earlier?.[0]?.text.trim();
      return answer ? [`Your answer “${answer}”`] : [];
    });

/** One text, or several that made room for others. */
const worksOf = (stored: unknown): Partial<Work>[] =>
  (Array.isArray(stored) ? stored : [stored ?? {}]) as Partial<Work>[];
