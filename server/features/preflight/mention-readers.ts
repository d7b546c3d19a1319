import { createMentionReader, type MentionReader } from '#core/mentions/read-mentions.ts';

/** A reader for texts that belong to these websites, made once. */
export type Readers = (...websites: (string | null)[]) => MentionReader;

export function createReaders(name: string | null): Readers {
  const known = new Map<string, MentionReader>();
  return (...given) => {
    const websites = [...new Set(given.filter((website) => website !== null))].toSorted();
    const key = websites.join(' ');
    const reader = known.get(key) ?? createMentionReader({ name, websites });
    known.set(key, reader);
    return reader;
  };
}
