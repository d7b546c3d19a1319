import type { Output } from '#contract/endpoint.ts';
import type { preflightPosts } from '#contract/preflight.ts';
import type { Check } from '#web/features/preflight/preflight.queries.ts';

type Answers = Output<typeof preflightPosts>;

/** Why posts would be refused, by their ids. */
export const blockedPosts = (answers: Answers | undefined): Record<string, string> =>
  Object.fromEntries(
    (answers ?? []).flatMap(({ id, findings }) => {
      const block = findings.find(({ severity }) => severity === 'block');
      return block ? [[id, `${block.text} ${block.remedy}`]] : [];
    }),
  );

/** What posts that may go out are warned of, by their ids. */
export const warnedPosts = (answers: Answers | undefined): Record<string, string> =>
  Object.fromEntries(
    (answers ?? []).flatMap(({ id, verdict, findings }) => {
      const warnings = findings.filter(({ severity }) => severity === 'warning');
      return verdict === 'warned'
        ? [[id, warnings.map(({ text, remedy }) => `${text} ${remedy}`).join(' ')]]
        : [];
    }),
  );

const countOf = (answers: Answers, wanted: Answers[number]['verdict']): number =>
  answers.filter(({ verdict }) => verdict === wanted).length;

/** How many of several posts would be refused, or need a look. */
export function BlockedSummary({ check: { data, error, isBehind } }: { check: Check<Answers> }) {
  if (!data || error || isBehind) return null;
  const [blocked, warned] = [countOf(data, 'blocked'), countOf(data, 'warned')];
  const said = [
    blocked > 0 && `${blocked} of ${data.length} would be refused.`,
    warned > 0 && `${warned} ${warned === 1 ? 'has' : 'have'} a warning.`,
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <p role="status" className={`text-sm ${blocked > 0 ? 'text-bad' : 'text-warn'}`}>
      {said.join(' ')} The list says why.
    </p>
  );
}
