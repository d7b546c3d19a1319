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
  const kind = tellKind(typed, english);
  const found = findNames(typed, english);
  const presented = english ? findPresented(typed, kind, found.map(words)) : null;
  const names =
    presented && !found.some((run) => overlaps(run, presented))
      ? [...found, presented].toSorted((one, other) => one.from - other.from)
      : found;
  return {
    kind,
    english,
    text: typed.text,
    figures: findFigures(typed, english).map(words),
    names: [...new Set(names.map(words))],
    presented: presented && words(presented),
    parts: findParts(typed, kind, english),
  };
}
