import type { DiffRun } from '#core/text/diff-words.ts';

const MARKS = {
  removed: { Tag: 'del', style: 'bg-bad-soft text-ink line-through decoration-bad decoration-2' },
  added: { Tag: 'ins', style: 'bg-ok-soft text-ink underline decoration-ok decoration-2 underline-offset-2' },
  different: { Tag: 'mark', style: 'bg-warn-soft text-ink underline decoration-warn decoration-2' },
} as const;
export type DiffKind = keyof typeof MARKS;

/** Marks the parts that differ by more than color, and announces them to screen readers. */
export const DiffRuns = ({ runs, as }: { runs: readonly DiffRun[]; as: DiffKind }) => {
  const { Tag, style } = MARKS[as];
  return runs.map(({ from, text, isShared }) => {
    if (isShared) return text;
    const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
    return (
      <span key={from}>
        {before}
        <Tag className={`rounded-xs ${style}`}>
          <span className="sr-only">{as}: </span>
          {words}
          <span className="sr-only"> end of {as}. </span>
        </Tag>
        {after}
      </span>
    );
  });
};
