import { isOurClosing } from '#core/drafts/compose/closings.ts';
import { splitBlocks } from '#core/drafts/gaps/split-blocks.ts';
import { sentencesOf } from '#core/drafts/variants/own-sentences.ts';
import { isDisclosure } from '#core/mentions/disclosure.ts';
import type { Words } from '../composition.ts';

const partsOf = ({ title, content }: Words): Set<string> => new Set([title, ...splitBlocks(content)]);

/** The titles and paragraphs that all of the drafts have. */
export function findShared(drafts: readonly Words[]): ReadonlySet<string> {
  const [first, ...others] = drafts.map(partsOf);
  if (!first || others.length === 0) return new Set();
  return new Set([...first].filter((part) => part !== '' && others.every((other) => other.has(part))));
}

/** How the product is disclosed, where its page is and how a text closes is worded anew for each angle. */
const isOurs = (sentence: string): boolean =>
  isOurClosing(sentence) || isDisclosure(sentence) || /https?:\/\/\S+$/.test(sentence);

/** Whether at least half of what each draft tells is in all of them, be it in other paragraphs. */
export function areAlike(drafts: readonly Words[]): boolean {
  const told = drafts.map((draft) => new Set(sentencesOf(draft).filter((sentence) => !isOurs(sentence))));
  const isInAll = (sentence: string) => told.every((sentences) => sentences.has(sentence));
  return (
    told.length > 1 && told.every((sentences) => [...sentences].filter(isInAll).length * 2 >= sentences.size)
  );
}
