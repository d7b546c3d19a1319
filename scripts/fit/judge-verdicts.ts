import { VERDICTS, type SettledVerdict } from '../../reading/rules/settle.ts';

type Pair = { label: SettledVerdict; guess: SettledVerdict | 'unclear' };
export type VerdictFigures = {
  /** Correct verdicts as a share of the given ones, and of the labeled rules. */
  precision: number;
  recall: number;
  unclear: number;
  /** The share of promotion rules that are read as milder than they are. */
  milder: number;
  words: string;
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function judgeVerdicts(pairs: readonly Pair[]): VerdictFigures {
  const strictness = (verdict: SettledVerdict) => VERDICTS.indexOf(verdict);
  const given = pairs.filter(({ guess }) => guess !== 'unknown' && guess !== 'unclear');
  const labeled = pairs.filter(({ label }) => label !== 'unknown');
  const right = given.filter(({ label, guess }) => label === guess).length;
  const milder = labeled.filter(
    ({ label, guess }) => guess !== 'unclear' && strictness(guess) < strictness(label),
  ).length;
  const figures = {
    precision: right / Math.max(1, given.length),
    recall: right / Math.max(1, labeled.length),
    unclear: pairs.filter(({ guess }) => guess === 'unclear').length / Math.max(1, pairs.length),
    milder: milder / Math.max(1, labeled.length),
  };
  const words =
    `${pairs.length} communities, precision ${percent(figures.precision)}, recall ${percent(figures.recall)}, ` +
    `unclear ${percent(figures.unclear)}, milder than they are ${percent(figures.milder)} of ${labeled.length} rules`;
  return { ...figures, words };
}
