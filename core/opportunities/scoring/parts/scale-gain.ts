/** A thread that asks for nothing gets only this share of the points for being new, unanswered and visible. */
const LEAST_GAIN = 0.35;

export const scaleGain = (asked: number): number => LEAST_GAIN + (1 - LEAST_GAIN) * asked;
