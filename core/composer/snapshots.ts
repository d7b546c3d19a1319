import {
  closeEditor,
  type Composition,
  isBlank,
  isSameText,
  isSameWords,
  type KeptText,
  shownWords,
  type Snapshot,
} from './work.ts';

const isSaid = (text = ''): boolean => text.trim() !== '';

/** True if a snapshot has a text, answers, or a topic other than the given one. */
export function isWorthKeeping({ brief, composition }: Snapshot, given: Snapshot): boolean {
  if (composition && !isBlank(shownWords(composition))) return true;
  return (
    Object.values(brief.answers).some(isSaid) || (isSaid(brief.topic) && brief.topic !== given.brief.topic)
  );
}

const isByHand = ({ generated, revision }: Composition): boolean => generated === null && revision === null;
/** True for a text written by hand that contains only its initial title. */
export const hasOnlyTitle = (composition: Composition): boolean => {
  const { title, content } = shownWords(composition);
  const isGivenTitle = title.trim() === '' || title === composition.original.title;
  return isByHand(composition) && !isSaid(content) && isGivenTitle;
};
/** True for a text written by hand whose editor was never saved. */
export const isFirstEdit = (composition: Composition): boolean =>
  isByHand(composition) && !isSaid(composition.words.content);

/** True if the author wrote in it, by hand or in a draft, and has not saved it. */
export function hasOwnWriting(composition: Composition): boolean {
  if (isBlank(shownWords(composition)) || hasOnlyTitle(composition)) return false;
  return isByHand(composition) || !isSameWords(shownWords(composition), composition.original);
}

/** Ignores an editor that was opened without changes. */
const asWritten = ({ brief, composition }: Snapshot): string => {
  const isOpenOnly = composition?.editing && isSameWords(composition.editing, composition.words);
  return JSON.stringify({ brief, composition: isOpenOnly ? { ...composition, editing: null } : composition });
};
export const isSameSnapshot = (one: Snapshot, other: Snapshot): boolean =>
  asWritten(one) === asWritten(other);

/** Prepends snapshots without duplicates. */
export const addKept = (kept: readonly KeptText[], added: readonly KeptText[]): readonly KeptText[] => [
  ...added,
  ...kept.filter((one) => !added.some((other) => isSameSnapshot(one, other))),
];

/** The versions without the open text. */
export const removeKeptText = (kept: readonly KeptText[], open: Composition): readonly KeptText[] =>
  kept.filter(({ composition }) => !composition || !isSameText(composition, open));

export const nameSnapshot = ({ brief, composition }: Snapshot): string => {
  const { title = '', content = '' } = composition ? closeEditor(composition).words : {};
  return title.trim() || content.trim() || brief.topic.trim();
};
