import { OctagonAlert } from 'lucide-react';
import type { GeneratedDraft } from '#contract/drafts.ts';

type BetterNotProps = { advice: NonNullable<GeneratedDraft['advice']>; subreddit: string };

/** "Do not post here" is an answer, with its reason and something better to do. */
export const BetterNot = ({ advice: { reason, betterAction }, subreddit }: BetterNotProps) => (
  <div role="note" className="flex gap-3 border-b bg-warn-soft px-4 py-3 text-sm">
    <OctagonAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
    <div className="min-w-0">
      <p className="font-medium text-warn">Better not post this in r/{subreddit}</p>
      <p className="mt-0.5">{reason}</p>
      <p className="mt-1 font-medium">{betterAction}</p>
    </div>
  </div>
);
