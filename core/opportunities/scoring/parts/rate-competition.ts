import type { Standing } from '../score-thread.ts';

/** So many answers leave a third of the attention for one more. */
const CROWD = 20;
const PROMOTION_COUNTS = 3;
const LOW = 0.65;
const MEDIUM = 0.3;

/** How much room the answers already there leave, 1 to 0; those that promote something take more of it. */
export function rateCompetition(standing: Standing | null) {
  const promotional = standing?.promotionalComments ?? 0;
  const answers = (standing?.comments ?? 0) + promotional * PROMOTION_COUNTS;
  const room = Math.exp(-answers / CROWD);
  const level = room >= LOW ? ('low' as const) : room >= MEDIUM ? ('medium' as const) : ('high' as const);
  return { room, level, promotional };
}
