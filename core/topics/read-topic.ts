import { findFigures } from './find-figures.ts';
import { findNames } from './find-names.ts';
import { findParts } from './find-parts.ts';
import { findPresented } from './find-presented.ts';
import { isEnglish } from './is-english.ts';
import { overlaps, type Run } from './run.ts';
import { tellKind } from './tell-kind.ts';
import type { Topic } from './topic.ts';
import { foldTopic } from './typed-text.ts';

/** Takes a topic apart by its words; what they leave in doubt is null. */
export function readTopic(topic: string): Topic {
  const typed = foldTopic(topic);
  const words = ({ from, to }: Run): string => typed.text.slice(from, to);
  const english = isEnglish(typed.text);
  const { kind, isSure } = tellKind(typed, english);
  const found = findNames(typed, english);
  const shown = english ? findPresented(typed, kind, found.map(words)) : null;
  // In "launching 1.5 Quillbox" the name is what was found as one.
  const named = shown && found.find((run) => overlaps(run, shown));
  const presented = named ?? shown;
  const names = shown && !named ? [...found, shown].toSorted((one, other) => one.from - other.from) : found;
  return {
    kind,
    isSure,
    english,
    text: typed.text,
    figures: findFigures(typed, english).map(words),
    names: [...new Set(names.map(words))],
    presented: presented && words(presented),
    parts: findParts(typed, kind, english),
  };
}
