/** A thread that asks for nothing gains little from being new, empty and seen. */
const LEAST_GAIN = 0.35;

export const gainOf = (asked: number): number => LEAST_GAIN + (1 - LEAST_GAIN) * asked;
