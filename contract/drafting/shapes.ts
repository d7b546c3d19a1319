/** The kinds of text that the composer knows questions for. */
export const SHAPES = [
  'question',
  'story',
  'launch',
  'feedback',
  'comparison',
  'problem',
  'howto',
  'opinion',
  'news',
  'link',
] as const;
export type Shape = (typeof SHAPES)[number];

/** `sure` is false if the guess is weak. */
export type ShapeGuess = { shape: Shape; sure: boolean };
