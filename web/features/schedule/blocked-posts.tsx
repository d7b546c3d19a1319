import type { Output } from '#contract/endpoint.ts';
import type { Post } from '#contract/posts.ts';
import type { preflightPosts } from '#contract/preflight.ts';
import { findPostFaults } from '#core/posts/find-post-faults.ts';
import type { Check } from '#web/features/preflight/preflight.queries.ts';
import { Button } from '#web/ui/button.tsx';

type Answers = Output<typeof preflightPosts>;

/** Why posts would be refused, by post id. */
export const blocksById = (answers: Answers | undefined): Record<string, string> =>
  Object.fromEntries(
    (answers ?? []).flatMap(({ id, findings }) => {
      const block = findings.find(({ severity }) => severity === 'block');
      return block ? [[id, `${block.text} ${block.remedy}`]] : [];
    }),
  );

/** Warnings of posts that may go out, by post id. */
export const warningsById = (answers: Answers | undefined): Record<string, string> =>
  Object.fromEntries(
    (answers ?? []).flatMap(({ id, verdict, findings }) => {
      const warnings = findings.filter(({ severity }) => severity === 'warning');
      return verdict === 'warned'
        ? [[id, warnings.map(({ text, remedy }) => `${text} ${remedy}`).join(' ')]]
        : [];
    }),
  );

/** What a post lacks before it can go out, such as a link post's URL. */
export function describeMissing(post: Post): string | undefined {
  const timeless = { ...post, scheduledAt: null, timeZone: null };
  const { scheduledAt: _later, ...faults } = findPostFaults(timeless, 'scheduled', 0);
  return Object.values(faults).join(' ') || undefined;
}

/** The same for several posts, by id. */
export const missingById = (posts: readonly Post[]): Record<string, string> =>
  Object.fromEntries(
    posts.flatMap((post) => {
      const lack = describeMissing(post);
      return lack === undefined ? [] : [[post.id, lack]];
    }),
  );

const countOf = (answers: Answers, wanted: Answers[number]['verdict']): number =>
  answers.filter(({ verdict }) => verdict === wanted).length;

type BlockedSummaryProps = {
  check: Check<Answers>;
  count: number;
  lacking: Readonly<Record<string, string>>;
  onLeaveOut: (ids: readonly string[]) => void;
};

/** Counts the posts that would be refused or need review. One refusal prevents the whole batch. */
export function BlockedSummary(props: BlockedSummaryProps) {
  const { count, lacking, onLeaveOut } = props;
  const { data, error, isBehind } = props.check;
  if (!data || error || isBehind) return null;
  const blocked = [...new Set([...Object.keys(lacking), ...Object.keys(blocksById(data))])];
  const warned = countOf(data, 'warned');
  const parts = [
    blocked.length > 0 && `${blocked.length} of ${count} would be refused.`,
    warned > 0 && `${warned} ${warned === 1 ? 'has' : 'have'} a warning.`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p role="status" className={`text-sm ${blocked.length > 0 ? 'text-bad' : 'text-warn'}`}>
        {parts.join(' ')} The list says why.
      </p>
      {blocked.length > 0 && (
        <Button onClick={() => onLeaveOut(blocked)}>
          {blocked.length === 1 ? 'Leave it out' : `Leave the ${blocked.length} out`}
        </Button>
      )}
    </div>
  );
}
