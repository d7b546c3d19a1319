import type { ReactNode } from 'react';
import { summaryStyle } from '#web/features/communities/all-rules.tsx';

type BriefFoldProps = { subreddit: string; children: ReactNode };

/** Folds the form away below the text on a phone. */
export const BriefFold = ({ subreddit, children }: BriefFoldProps) => (
  <details>
    <summary className={`${summaryStyle} m-4`}>
      Topic and subreddit <span className="font-normal text-ink-3">r/{subreddit}</span>
    </summary>
    {children}
  </details>
);

/** Opens the fold around the form, if there is one. */
export const unfold = (form: HTMLElement | null): void => form?.closest('details')?.setAttribute('open', '');
