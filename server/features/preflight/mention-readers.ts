import { createMentionReader, type MentionReader } from '#core/mentions/read-mentions.ts';
import type { Own } from './preflight-reads.ts';

/** A reader for texts that belong to these websites beside those of the workspace, made once. */
export type Readers = (...websites: (string | null)[]) => MentionReader;

export function createReaders({ name, sites, facts }: Own): Readers {
  const known = new Map<string, MentionReader>();
  return (...given) => {
    const told = [...new Set(given.filter((website) => website !== null))].toSorted();
    // The name of a text's own website goes before that of others.
    const websites = [...told, ...sites.filter((site) => !told.includes(site))];
    const key = websites.join(' ');
    const reader = known.get(key) ?? createMentionReader({ name, websites, facts });
    known.set(key, reader);
    return reader;
  };
}
