import { CircleCheck, CircleSlash, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { Finding, KeptRule, Preflight, Verdict } from '#contract/preflight.ts';
import type { PostingHours } from '#contract/publishing.ts';
import { DEFAULT_POSTING_HOURS } from '#core/publishing/posting-hours.ts';
import { errorMessage } from '#web/lib/api-client.ts';
import { CommunityLink } from '#web/features/communities/community-link.tsx';
import { dateTime } from '#web/lib/date-time.ts';
import { Button } from '#web/ui/button.tsx';
import { BetterActions } from './better-actions.tsx';
import { FindingList, KeptList } from './finding-list.tsx';
import { MoveButton } from './move-button.tsx';
import type { Check } from './preflight.queries.ts';

export const VERDICTS: Readonly<Record<Verdict, { icon: LucideIcon; tone: string }>> = {
  pass: { icon: CircleCheck, tone: 'text-ok' },
  warned: { icon: TriangleAlert, tone: 'text-warn' },
  blocked: { icon: CircleSlash, tone: 'text-bad' },
};
const UNWANTED = new Set<Finding['code']>(['PROMOTION_BANNED', 'ASK_MODERATORS']);

function describeVerdict({ verdict, findings }: Preflight, isUnsaved: boolean): string {
  const count = findings.filter(({ severity }) => severity === 'warning').length;
  if (verdict === 'pass') return 'We found no rule that this breaks.';
  if (verdict === 'blocked')
    return `This can’t go out as it is.${isUnsaved ? ' It can be saved as a draft.' : ''}`;
  return count === 1
    ? 'One thing to look at before it goes out.'
    : `${count} things to look at before it goes out.`;
}

type Checked = Preflight & { rulesReadAt: string | null; kept?: readonly KeptRule[] };
type PreflightPanelProps = {
  community: string;
  check: Check<Checked>;
  /** True for a text that isn't saved yet. */
  isUnsaved?: boolean;
  /** Moves the text to another time. If it is missing, no other time is offered. */
  onMove?: ((nextAt: string) => void) | undefined;
  /** The user's posting hours, which the offered time respects. */
  hours?: PostingHours | undefined;
};

/** Shows whether a text follows its community's rules: the verdict, its reasons, and what to do. */
export const PreflightPanel = ({
  community,
  check,
  isUnsaved = false,
  onMove,
  hours,
}: PreflightPanelProps) => (
  <section
    aria-label="Preflight"
    aria-busy={check.isBehind}
    className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm"
  >
    {/* Other texts on the page refer to this heading. */}
    <p aria-hidden="true" className="-mb-1 text-xs font-medium text-ink-3">
      Preflight
    </p>
    <div aria-live="polite">
      <VerdictLine check={check} isUnsaved={isUnsaved} />
    </div>
    {!check.error && check.data && (
      <Findings preflight={check.data} community={community} onMove={onMove} hours={hours} />
    )}
  </section>
);

function VerdictLine({ check, isUnsaved }: { check: Check<Checked>; isUnsaved: boolean }) {
  const { data, error, isBehind, retry } = check;
  if (error && !isBehind)
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-ink-2">This couldn’t be checked. {errorMessage(error)}</p>
        <Button onClick={retry}>Check again</Button>
      </div>
    );
  if (!data) return <p className="text-ink-2">Checking the rules...</p>;
  const { icon: Icon, tone } = VERDICTS[data.verdict];
  return (
    <p className="flex items-start gap-2 font-medium">
      <Icon className={`mt-0.5 size-4 shrink-0 ${tone}`} aria-hidden="true" />
      <span className={tone}>{describeVerdict(data, isUnsaved)}</span>
      {isBehind && <span className="font-normal text-ink-3">Checking...</span>}
    </p>
  );
}

type FindingsProps = Pick<PreflightPanelProps, 'community' | 'onMove' | 'hours'> & { preflight: Checked };

/** Shows the reasons of a verdict, what to do, and when the rules were read. */
export function Findings({ preflight, community, onMove, hours = DEFAULT_POSTING_HOURS }: FindingsProps) {
  const { findings, kept, rulesReadAt } = preflight;
  // Only the author knows whether a text offers something, so the rule on promotion is never folded.
  const isListed = ({ severity, code }: Finding) => severity !== 'note' || code === 'UNNAMED_OFFER';
  const listed = findings.filter(isListed);
  const notes = findings.filter((each) => !isListed(each));
  const held = findings.find(({ nextAt }) => nextAt !== null);
  const isUnwanted = listed.some(({ code }) => UNWANTED.has(code));
  return (
    <>
      {listed.length > 0 && <FindingList label="What speaks against it" findings={listed} />}
      {held?.nextAt && onMove && (
        <MoveButton allowedAt={held.nextAt} isOfDay={held.isOfDay === true} hours={hours} onMove={onMove} />
      )}
      {isUnwanted && <BetterActions community={community} />}
      {kept && kept.length > 0 && <KeptList kept={kept} shown={listed} />}
      {notes.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm font-medium text-ink-2 hover:text-ink touch:py-2.5">
            Good to know ({notes.length})
          </summary>
          <FindingList label="Good to know" findings={notes} />
        </details>
      )}
      <p className="text-xs text-ink-3">
        {rulesReadAt && `Rules read on ${dateTime(rulesReadAt)}. `}
        <CommunityLink name={community}>All rules of r/{community}</CommunityLink>
      </p>
    </>
  );
}
