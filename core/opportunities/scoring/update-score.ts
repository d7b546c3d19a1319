import { hasFigures } from './parts/has-figures.ts';
import { toCompetitionLevel } from './parts/rate-competition.ts';
import { toPoints } from './parts/rate-parts.ts';
import { rateAge, rateStanding } from './parts/rate-standing.ts';
import type { ScorePart, Standing, ThreadScore } from './score-thread.ts';

/** Updates the score of a thread that is older now, or whose answers were read since. The rest is unchanged. */
export function updateScore(judged: ThreadScore, known: Partial<Standing>): ThreadScore {
  if (!judged.standing) return judged;
  const standing = { ...judged.standing, ...known };
  const ratings = hasFigures(standing)
    ? rateStanding(standing, judged.strength)
    : [rateAge(standing, judged.strength)];
  const renewed = judged.parts.map((part) => {
    const rating = ratings.find(({ name }) => name === part.name);
    return rating ? { ...part, points: toPoints(part.of, rating.share), because: rating.because } : part;
  });
  const parts = takeAtMostAll(renewed);
  return {
    ...judged,
    standing,
    parts,
    score: parts.reduce((sum, { points }) => sum + points, 0),
    ...(hasFigures(standing) && { competitionLevel: toCompetitionLevel(standing) }),
  };
}

/** Skips never deduct more points than the thread has. */
function takeAtMostAll(parts: readonly ScorePart[]): ScorePart[] {
  const gained = parts.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  return parts.map((part) => ({ ...part, points: Math.max(part.points, -gained) }));
}
