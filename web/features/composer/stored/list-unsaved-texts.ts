import { shownWords } from '#core/composer/work.ts';
import { listWork } from '#web/lib/stored-work.ts';
import { fieldsOf, snapshotFrom } from './read-snapshot.ts';

const isOfScanner = (stored: unknown): boolean => fieldsOf(fieldsOf(stored)['brief'])['reply'] !== undefined;

/** The names of the composer's unsaved texts in this browser. */
export const listUnsavedTexts = (): string[] =>
  listWork()
    .flatMap((stored): unknown[] => (Array.isArray(stored) ? stored : [stored]))
    .flatMap((stored) => (isOfScanner(stored) ? [] : (snapshotFrom(stored) ?? [])))
    .flatMap(({ brief, composition }) => {
      const { title, content } = composition ? shownWords(composition) : { title: '', content: '' };
      const topic = brief.topic.trim();
      // The topic of a reply may be the title of a saved post.
      const isReply = brief.contentType === 'comment';
      const name = (isReply ? [content] : [title, topic, content]).find((text) => text.trim());
      if (name) return [name.trim()];
      if (isReply && topic) return [`Your reply on “${topic}”`];
      const answer = Object.values(brief.answers).find((text) => text.trim());
      return answer ? [`Your answer “${answer.trim()}”`] : [];
    });
