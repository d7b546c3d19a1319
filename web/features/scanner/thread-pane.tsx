import { PanelRight, X } from 'lucide-react';
import { useShortcuts } from '#web/lib/use-shortcuts.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { MarkRead } from './mark-read.tsx';
import { ReplyMaker } from './reply/reply-maker.tsx';
import { ThreadAnalysis } from './thread-analysis.tsx';
import type { Chosen, Triage } from './use-triage.ts';

/** Moving through the list loads only the thread the user stops at: each load costs a call. */
const SETTLED_MS = 250;

const NothingChosen = () => <EmptyState icon={PanelRight} title="Select a thread" />;

type ChosenThreadProps = { chosen: Chosen; triage: Triage };

function ChosenThread({ chosen: { opportunity, view, isReplying }, triage }: ChosenThreadProps) {
  const settledId = useDebounced(opportunity.id, SETTLED_MS);
  useShortcuts({ Escape: triage.close });
  return (
    <Tabs
      label="The chosen thread"
      value={view}
      onChange={(next) => triage.open(next, opportunity)}
      tabs={[
        {
          value: 'thread',
          label: 'Thread Analysis',
          content:
            settledId === opportunity.id ? (
              <>
                <MarkRead opportunity={opportunity} onRead={triage.readChosen} />
                <ThreadAnalysis id={opportunity.id} />
              </>
            ) : (
              <SkeletonRows rows={6} text="Reading the thread..." />
            ),
        },
        {
          value: 'reply',
          label: 'AI Reply Generator',
          content: isReplying && <ReplyMaker key={opportunity.id} opportunity={opportunity} isInPane />,
        },
      ]}
      action={<IconButton icon={X} label="Close" onClick={triage.close} />}
    />
  );
}

/** Shown beside the list, if there is room: the analysis of the chosen thread and the reply to it. */
export const ThreadPane = ({ triage }: { triage: Triage }) => (
  <section
    aria-label="Chosen thread"
    className="sticky top-6 flex max-h-[calc(100dvh-3rem)] min-h-80 flex-col rounded-lg border bg-surface"
  >
    {triage.chosen ? <ChosenThread chosen={triage.chosen} triage={triage} /> : <NothingChosen />}
  </section>
);
