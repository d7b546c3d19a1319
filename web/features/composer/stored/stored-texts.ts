import { readWork } from '#web/lib/stored-work.ts';
import { withDrafted } from '../brief/answers-to-topic.ts';
import {
  type Brief,
  type Composition,
  EMPTY_BRIEF,
  finished,
  isBlank,
  typedAs,
  type Words,
  type Work,
} from '../composition.ts';

/** `tab`: the open tab that has this text, too. */
export type KeptWork = Work & { tab?: string };
type Stored = Omit<KeptWork, 'brief'> & { brief: Partial<Work['brief']> };

/** Work that was stored before the form or its text had all of their fields gets the empty ones. */
export function withAllFields({ brief: stored, composition, tab }: Stored): KeptWork {
  const interview = composition?.interview;
  const drafted = interview ? withDrafted({}, interview) : {};
  const brief = { ...EMPTY_BRIEF, drafted, ...stored };
  const { typed = {}, moved = null, angle = '', writtenAs = brief.contentType } = composition ?? {};
  return {
    brief,
    composition: composition && typedAs({ ...composition, typed, moved, angle, writtenAs }, brief),
    ...(tab !== undefined && { tab }),
  };
}

export function readStored(slot: string): KeptWork | null {
  const work = readWork(slot) as KeptWork | null;
  return work && withAllFields(work);
}

export const isSame = (one: Words, other: Words) =>
  one.title === other.title && one.content === other.content;
const isSaid = (text = '') => text.trim() !== '';

/** Whether anything in it would be missed: a text, answers, or a topic other than the given one. */
export function isWorthKeeping({ brief, composition }: Work, given: Work): boolean {
  const { topic, answers } = brief;
  if (composition && !isBlank(finished(composition).words)) return true;
  return Object.values(answers).some(isSaid) || (isSaid(topic) && topic !== given.brief.topic);
}

/** Whether somebody wrote in it what is saved nowhere: by hand, or into a draft. */
export function hasOwnWriting(composition: Composition): boolean {
  const { generated, revision, original } = composition;
  const { words } = finished(composition);
  const isTyped = generated === null && revision === null;
  return !isBlank(words) && (isTyped || !isSame(words, original));
}

/** As it is once an editor and gaps that were merely opened are closed. */
const asWritten = ({ brief, composition }: Work): Work => ({
  brief,
  composition: composition && {
    ...composition,
    editing:
      composition.editing && isSame(composition.editing, composition.words) ? null : composition.editing,
    typed: Object.fromEntries(Object.entries(composition.typed).filter(([, text]) => isSaid(text))),
  },
});

/** Whether nothing was written or chosen in the one that the other lacks. */
export const isSameWork = (one: Work, other: Work): boolean =>
  JSON.stringify(asWritten(one)) === JSON.stringify(asWritten(other));

export const isSameText = (one: Composition, other: Composition): boolean =>
  isSame(finished(one).words, finished(other).words);

export const isSameBrief = (one: Brief, other: Brief): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Without the text that is there again. */
export const withoutText = (kept: readonly KeptWork[], there: Composition): readonly KeptWork[] =>
  kept.filter(({ composition }) => !composition || !isSameText(composition, there));

/** What it is called in a notice. */
export const nameOfWork = ({ brief, composition }: Work): string => {
  const { title = '', content = '' } = composition ? finished(composition).words : {};
  return title.trim() || content.trim() || brief.topic.trim();
};
