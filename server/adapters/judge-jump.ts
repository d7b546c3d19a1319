/** A larger difference than slow responses or gradual clock adjustment can cause. */
export const JUMP_MS = 2_000;
const STANDS_MS = 60_000;

export type JumpFacts = {
  /** The last known time, extrapolated with the monotonic clock. */
  expected: number;
  claimed: number;
  /** The platform's current time; null if unknown. */
  platformAt: number | null;
  /** How long the clock has shown the same jump, on the monotonic clock. */
  standsMs: number;
};

export const isJump = ({ expected, claimed }: Pick<JumpFacts, 'expected' | 'claimed'>): boolean =>
  Math.abs(claimed - expected) > JUMP_MS;

/**
 * Decides whether to accept a jump of the clock. After sleep, the new time is right and the monotonic clock was paused; a
 * wrongly set clock looks the same. The platform's time decides; without it, a jump that lasts is accepted.
 */
export function judgeJump(facts: JumpFacts): 'follow' | 'wait' | 'refuse' {
  const { expected, claimed, platformAt, standsMs } = facts;
  if (!isJump(facts)) return 'follow';
  if (platformAt !== null)
    return Math.abs(platformAt - claimed) < Math.abs(platformAt - expected) ? 'follow' : 'refuse';
  return standsMs >= STANDS_MS ? 'follow' : 'wait';
}
