/** A part before scaling: its weight, and the share of it that was reached, 0 to 1. */
export type Rating = { name: string; weight: number; share: number; because: string };
