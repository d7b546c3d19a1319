import type { Finding, Preflight } from '#contract/preflight.ts';

export const sampleFinding = (differs: Partial<Finding> = {}): Finding => ({
  severity: 'block',
  code: 'WRONG_DAY',
  text: 'r/webdev takes promotion on Saturdays only.',
  quote: 'Allowed on Saturdays only.',
  remedy: 'Move it to Saturday.',
  nextAt: null,
  ...differs,
});

/** The preflight of a text with these findings, as the API answers it. */
export const samplePreflight = (...findings: Finding[]): Preflight => ({
  verdict: findings.some(({ severity }) => severity === 'block')
    ? 'blocked'
    : findings.some(({ severity }) => severity === 'warning')
      ? 'warned'
      : 'pass',
  findings,
});
