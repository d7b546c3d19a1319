import { createMentionReader, type MentionReader } from '#core/mentions/read-mentions.ts';
import type { WorkspaceFacts } from './preflight-reads.ts';

/** Returns a cached reader for these websites and those of the workspace. */
export type Readers = (...websites: (string | null)[]) => MentionReader;

export function createReaders({ name, sites, facts }: WorkspaceFacts): Readers {
  const known = new Map<string, MentionReader>();
  return (...given) => {
    const own = [...new Set(given.filter((website) => website !== null))].toSorted();
    // The text's own website comes first, because it sets the product's name.
    const websites = [...own, ...sites.filter((site) => !own.includes(site))];
    const key = websites.join(' ');
    const reader = known.get(key) ?? createMentionReader({ name, websites, facts });
    known.set(key, reader);
    return reader;
  };
}
