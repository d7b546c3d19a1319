import { dropWork, keepWork, readWork } from '#web/lib/stored-work.ts';
import { EMPTY_BRIEF, finished, isBlank, type Work } from './composition.ts';

/** Work that was stored before the form or its text had all of their fields gets the empty ones. */
const withAllFields = ({ brief, composition }: Work): Work => ({
  brief: { ...EMPTY_BRIEF, ...brief },
  composition: composition && {
    ...composition,
    typed: composition.typed ?? {},
    moved: composition.moved ?? null,
  },
});

export function readStored(slot: string): Work | null {
  const work = readWork(slot) as Work | null;
  return work && withAllFields(work);
}

const placeOf = (slot: string) => `${slot}:kept`;

/** Unsaved texts that made room for others, the last one first. */
export const readKept = (slot: string): Work[] =>
  ((readWork(placeOf(slot)) ?? []) as Work[]).map((work) => withAllFields(work));

export function storeKept(slot: string, kept: readonly Work[]): void {
  if (kept.length > 0) keepWork(placeOf(slot), kept);
  else dropWork(placeOf(slot));
}

const isSaid = (text = '') => text.trim() !== '';

/** Whether anything in it would be missed: a text, answers, or a topic other than the given one. */
export function isWorthKeeping({ brief, composition }: Work, given: Work): boolean {
  const { topic, answers } = brief;
  if (composition && !isBlank(finished(composition).words)) return true;
  return Object.values(answers).some(isSaid) || (isSaid(topic) && topic !== given.brief.topic);
}

/** What it is called in a notice. */
export const nameOfWork = ({ brief, composition }: Work): string => {
  const { title = '', content = '' } = composition ? finished(composition).words : {};
  return title.trim() || content.trim() || brief.topic.trim();
};
