import { splitBlocks } from '#core/drafts/gaps/split-blocks.ts';
import type { Words } from '../composition.ts';

const partsOf = ({ title, content }: Words): Set<string> => new Set([title, ...splitBlocks(content)]);

/** The titles and paragraphs that all of the drafts have. */
export function findShared(drafts: readonly Words[]): ReadonlySet<string> {
  const [first, ...others] = drafts.map(partsOf);
  if (!first || others.length === 0) return new Set();
  return new Set([...first].filter((part) => part !== '' && others.every((other) => other.has(part))));
}

/** Whether at least half of each draft is in all of them. */
export const areAlike = (drafts: readonly Words[], shared: ReadonlySet<string>): boolean =>
  drafts
    .map((draft) => [...partsOf(draft)].filter(Boolean))
    .every((parts) => parts.filter((part) => shared.has(part)).length * 2 >= parts.length);
