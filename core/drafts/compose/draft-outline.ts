import type { Concern } from './concerns/concern.ts';
import type { Scene } from './scene.ts';

/** The parts of a text; empty ones are left out. */
export type Outline = {
  /** Candidate titles; when there are none, the topic itself becomes the title. */
  titles: (string | null | false)[];
  opening: string;
  middle: string[];
  closing: string;
};

/** Outlines a text on a topic, given the points to cover. */
export type Angle = (scene: Scene, points: readonly Concern[]) => Outline;

export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
export const numbered = (lines: readonly string[]): string =>
  lines.map((line, at) => `${at + 1}. ${line}`).join('\n');

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);
