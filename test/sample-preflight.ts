import type { Finding, Preflight } from '#contract/preflight.ts';

<<<<<<<< HEAD:test/sample-preflight.ts
export const sampleFinding = (differs: Partial<Finding> = {}): Finding => ({
========
export const makeFinding = (differs: Partial<Finding> = {}): Finding => ({
>>>>>>>> 964caebf (test: name helpers by verb and object):test/make-preflight.ts
  severity: 'block',
  code: 'WRONG_DAY',
  text: 'r/webdev takes promotion on Saturdays only.',
  quote: 'Allowed on Saturdays only.',
  remedy: 'Move it to Saturday.',
  nextAt: null,
  ...differs,
});

<<<<<<<< HEAD:test/sample-preflight.ts
/** The preflight of a text with these findings, as the API answers it. */
export const samplePreflight = (...findings: Finding[]): Preflight => ({
========
/** The preflight of a text with these findings, as the API returns it. */
export const makePreflight = (...findings: Finding[]): Preflight => ({
>>>>>>>> 964caebf (test: name helpers by verb and object):test/make-preflight.ts
  verdict: findings.some(({ severity }) => severity === 'block')
    ? 'blocked'
    : findings.some(({ severity }) => severity === 'warning')
      ? 'warned'
      : 'pass',
  findings,
});
