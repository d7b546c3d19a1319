import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badgeStyle = cva(
  'inline-flex h-5 shrink-0 items-center gap-1.5 rounded-full px-2 text-xs font-medium whitespace-nowrap',
  {
    variants: {
      tone: {
        grey: 'bg-line/70 text-ink-2',
        yellow: 'bg-warn-soft text-warn',
        green: 'bg-ok-soft text-ok',
        red: 'bg-bad-soft text-bad',
        accent: 'bg-accent-soft text-accent-ink',
      },
      dot: { true: "before:size-1.5 before:rounded-full before:bg-current before:content-['']" },
    },
  },
);

type BadgeProps = Required<Pick<VariantProps<typeof badgeStyle>, 'tone'>> & {
  dot?: boolean;
  children: ReactNode;
};

export const Badge = ({ tone, dot = false, children }: BadgeProps) => (
  <span className={badgeStyle({ tone, dot })}>{children}</span>
);
