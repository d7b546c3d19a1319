import type { Concern } from './concerns/concern.ts';
import type { Scene } from './scene.ts';

/** A text in its parts; an empty part is left out. */
export type Outline = {
  /** Titles to choose from, none of them for the topic's own words alone. */
  titles: (string | null | false)[];
  opening: string;
  middle: string[];
  closing: string;
};

/** A road from a topic to a text, with the points it is to cover. */
export type Angle = (scene: Scene, points: readonly Concern[]) => Outline;

export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
export const numbered = (lines: readonly string[]): string =>
  lines.map((line, at) => `${at + 1}. ${line}`).join('\n');

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);
