import type { LocalModelState } from '#contract/drafting/local-models.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { formatSize } from '../describe-finder.ts';

type DownloadProgressProps = {
  name: string;
  state: Extract<LocalModelState, { kind: 'downloading' | 'paused' }>;
};

export const DownloadProgress = ({ name, state: { kind, received, total } }: DownloadProgressProps) => (
  <div className="grid gap-1">
    <p className="text-xs text-ink-2 tabular-nums">
      {kind === 'paused' && 'Paused: '}
      {formatSize(received)} of {formatSize(total)}
    </p>
    <ProgressBar label={`Download of ${name}`} value={received} max={total} />
  </div>
);
