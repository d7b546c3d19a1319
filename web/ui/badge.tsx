import type { ReactNode } from 'react';

export type Tone = 'plain' | 'ok' | 'pale' | 'warn' | 'bad' | 'accent';

/** The colors of a tone. The text of the badge carries the same meaning. */
export const TONES: Record<Tone, { soft: string; ink: string; dot: string }> = {
  plain: { soft: 'bg-line/70', ink: 'text-ink-2', dot: 'bg-ink-3' },
  ok: { soft: 'bg-ok-soft', ink: 'text-ok', dot: 'bg-ok' },
  pale: { soft: 'bg-warn-soft/45', ink: 'text-warn', dot: 'bg-warn' },
  warn: { soft: 'bg-warn-soft', ink: 'text-warn', dot: 'bg-warn' },
  bad: { soft: 'bg-bad-soft', ink: 'text-bad', dot: 'bg-bad' },
  accent: { soft: 'bg-accent-soft', ink: 'text-accent-ink', dot: 'bg-accent' },
};

type BadgeProps = { tone: Tone; dot?: boolean; title?: string; children: ReactNode };

export const Badge = ({ tone, dot = false, title, children }: BadgeProps) => (
  <span
    title={title}
    className={
      'inline-flex h-5 max-w-full shrink-0 items-center gap-1.5 rounded-full px-2 text-xs font-medium ' +
      `whitespace-nowrap ${TONES[tone].soft} ${TONES[tone].ink} ` +
      (dot ? "before:size-1.5 before:rounded-full before:bg-current before:content-['']" : '')
    }
  >
    {children}
  </span>
);

const SOURCES = {
  api: 'API',
  sandbox: 'Sandbox',
  assisted: 'By hand',
  builtIn: 'Built-in',
  model: 'Model',
  sample: 'Sample',
  clip: 'Clipped',
  feed: 'Own feed',
} as const;

/** Names the source of something, less prominently than a status. */
export const ProvenanceBadge = ({ from }: { from: keyof typeof SOURCES }) => (
  <span
    className={
      'inline-flex h-5 shrink-0 items-center rounded-[4px] border px-1.5 text-xs font-medium ' +
      'whitespace-nowrap text-ink-2'
    }
  >
    {SOURCES[from]}
  </span>
);
