import { hasFigures } from './parts/has-figures.ts';
import { levelOfCompetition } from './parts/rate-competition.ts';
import { pointsOf } from './parts/rate-parts.ts';
import { rateAge, rateStanding } from './parts/rate-standing.ts';
import type { ScorePart, Standing, ThreadScore } from './score-thread.ts';

/** The score of a thread that has grown older since, or of whose answers more is known. All else stays. */
export function rateAgain(judged: ThreadScore, known: Partial<Standing>): ThreadScore {
  if (!judged.standing) return judged;
  const standing = { ...judged.standing, ...known };
  const ratings = hasFigures(standing)
    ? rateStanding(standing, judged.strength)
    : [rateAge(standing, judged.strength)];
  const renewed = judged.parts.map((part) => {
    const rating = ratings.find(({ name }) => name === part.name);
    return rating ? { ...part, points: pointsOf(part.of, rating.share), because: rating.because } : part;
  });
  const parts = takeAtMostAll(renewed);
  return {
    ...judged,
    standing,
    parts,
    score: parts.reduce((sum, { points }) => sum + points, 0),
    ...(hasFigures(standing) && { competitionLevel: levelOfCompetition(standing) }),
  };
}

/** What skips take is never more than there is. */
function takeAtMostAll(parts: readonly ScorePart[]): ScorePart[] {
  const gained = parts.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  return parts.map((part) => ({ ...part, points: Math.max(part.points, -gained) }));
}
