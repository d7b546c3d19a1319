import type { CommunityRules } from '#contract/communities.ts';
import { communityName } from '#contract/fields.ts';
import { errorMessage } from '#web/lib/api-client.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AllRules, summaryStyle } from './all-rules.tsx';
import { CommunityLink } from './community-link.tsx';
import { usePostingAccess } from './use-posting-access.ts';
import { useCommunityRules } from './communities.queries.ts';

type Finding = CommunityRules['findings'][number];

const SEVERITY = {
  stop: { tone: 'bad', word: 'Stop' },
  care: { tone: 'warn', word: 'Careful' },
  note: { tone: 'plain', word: 'Note' },
} as const satisfies Record<Finding['severity'], object>;

const TYPING_MS = 500;

const FindingRow = ({ finding: { severity, text, because, corrected } }: { finding: Finding }) => (
  <li className="px-4 py-3 text-sm">
    <p className="flex items-start justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <Badge tone={SEVERITY[severity].tone} dot>
        {SEVERITY[severity].word}
      </Badge>
    </p>
    {corrected && <p className="mt-1 wrap-anywhere text-ink-2">Corrected: {corrected}</p>}
    {because && (
      <details className="mt-1">
        <summary className={summaryStyle}>Show the rule</summary>
        <blockquote className="mt-1 border-l-2 pl-3 wrap-anywhere whitespace-pre-line text-ink-2">
          {because}
        </blockquote>
      </details>
    )}
  </li>
);

function Rules({ name }: { name: string }) {
  const { data, error } = useCommunityRules(name);
  if (error)
    return (
      <div className="p-4">
        <FormProblem>{errorMessage(error)}</FormProblem>
      </div>
    );
  if (!data) return <SkeletonRows rows={2} text="Reading the rules..." />;
  if (!data.known)
    return (
      <p className="p-4 text-sm text-ink-2">
        {data.message} <CommunityLink name={name}>Or paste them on its page.</CommunityLink>
      </p>
    );
  return (
    <div className="divide-y">
      {data.rules.length === 0 && (
        <p className="p-4 text-sm text-ink-2">It has no rules of its own. Reddit’s apply.</p>
      )}
      <ul className="divide-y">
        {data.findings.map((finding) => (
          <FindingRow key={finding.text} finding={finding} />
        ))}
      </ul>
      {data.rules.length > 0 && <AllRules rules={data.rules} />}
      {data.readAt && (
        <p className="px-4 py-3 text-xs text-ink-3">
          {data.source === 'pasted' ? 'Pasted by you on' : 'Read on'} {dateTime(data.readAt)}
        </p>
      )}
    </div>
  );
}

/** Shows the chosen subreddit's rules: open before a text is written for it, folded (`isFolded`) beside a text. */
export function RulesPanel({ subreddit, isFolded = false }: { subreddit: string; isFolded?: boolean }) {
  const { data: name } = communityName.safeParse(useDebounced(subreddit, TYPING_MS));
  const isMissing = usePostingAccess(subreddit)?.access === 'missing';
  if (!name || isMissing) return null;
  const title = `Rules of r/${name}`;
  return isFolded ? (
    <details className="rounded-lg border bg-surface">
      <summary className={`${summaryStyle} m-4`}>{title}</summary>
      <div className="border-t">
        <Rules name={name} />
      </div>
    </details>
  ) : (
    <Card title={title}>
      <Rules name={name} />
    </Card>
  );
}
