/** A part before the scale is filled: how much it weighs, and how much of that is reached, 0 to 1. */
export type Rating = { name: string; weight: number; share: number; because: string };
