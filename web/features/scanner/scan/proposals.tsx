import { Plus } from 'lucide-react';
import { proposeKeywords } from '#core/opportunities/propose-keywords.ts';
import { useFacts } from '#web/features/drafts/drafts.queries.ts';
import { useRecommendations } from '#web/features/opportunities/opportunities.queries.ts';
import { useTargets } from '#web/features/targets/targets.queries.ts';
import { Button } from '#web/ui/button.tsx';
import { CHIPS_MAX } from './scan-settings.ts';
import type { Scan } from './use-scan.ts';

const MOST = 4;
const asIs = (word: string) => word;

type ProposalsProps = {
  words: readonly string[];
  write?: (word: string) => string;
  onAdd: (word: string) => void;
};

const Proposals = ({ words, write = asIs, onAdd }: ProposalsProps) =>
  words.length > 0 && (
    <p className="flex flex-wrap items-center gap-1.5">
      {words.map((word) => (
        <Button
          key={word}
          kind="quiet"
          icon={<Plus aria-hidden="true" />}
          aria-label={`Add ${write(word)}`}
          onClick={() => onAdd(word)}
        >
          {write(word)}
        </Button>
      ))}
    </p>
  );

/** The words that aren't chosen yet, as many as the limit allows. */
const without = (words: readonly string[], chosen: readonly string[]): string[] => {
  const known = new Set(chosen.map((word) => word.toLowerCase()));
  const others = words.filter((word) => !known.has(word.toLowerCase()));
  return others.slice(0, Math.max(CHIPS_MAX - chosen.length, 0));
};

/** Keywords from the facts file. */
export function KeywordProposals({ scan: { settings, change } }: { scan: Scan }) {
  const { data: facts } = useFacts();
  const { keywords } = settings;
  const words = facts ? without(proposeKeywords(facts), keywords).slice(0, MOST) : [];
  return <Proposals words={words} onAdd={(word) => change({ keywords: [...keywords, word] })} />;
}

/** Proposes the remaining targets in one click, and communities like the product that don't ban promotion. */
export function CommunityProposals({ scan: { settings, change } }: { scan: Scan }) {
  const { data: targets = [] } = useTargets();
  const { data: facts } = useFacts();
  const { subreddits } = settings;
  const others = without(
    targets.map(({ name }) => name),
    subreddits,
  );
  return (
    <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
      {others.length > 0 && (
        <Button kind="quiet" onClick={() => change({ subreddits: [...subreddits, ...others] })}>
          {others.length === 1 ? `Add your target r/${others[0]}` : `Add your ${others.length} targets`}
        </Button>
      )}
      {facts && facts.about.length > 0 && <Recommended scan={{ settings, change }} />}
    </div>
  );
}

function Recommended({ scan: { settings, change } }: { scan: Pick<Scan, 'settings' | 'change'> }) {
  const { data = [] } = useRecommendations();
  const { subreddits } = settings;
  const open = data.filter(({ promotion }) => promotion !== 'banned').map(({ name }) => name);
  return (
    <Proposals
      words={without(open, subreddits).slice(0, MOST)}
      write={(name) => `r/${name}`}
      onAdd={(name) => change({ subreddits: [...subreddits, name] })}
    />
  );
}
