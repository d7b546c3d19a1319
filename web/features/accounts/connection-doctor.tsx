import type { Finding } from '#contract/accounts.ts';
import { errorMessage } from '#web/lib/api-client.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useDoctor } from './accounts.queries.ts';

const SUBJECTS: Record<Finding['id'], string> = {
  client: 'App at Reddit',
  agent: 'Name given to Reddit',
  redirect: 'Return address',
  scopes: 'Permissions',
  approval: 'Approval by Reddit',
  reach: 'Connection',
  clock: 'Clock',
};

const STATUS = {
  ok: { tone: 'ok', word: 'OK' },
  attention: { tone: 'warn', word: 'Attention' },
  problem: { tone: 'bad', word: 'Problem' },
} as const satisfies Record<Finding['status'], object>;

const CONNECTED_TO = {
  api: 'Threadwell uses Reddit’s own API.',
  sandbox: 'Threadwell uses the sandbox.',
  none: 'Threadwell isn’t connected to Reddit; accounts are added by hand.',
};

const FindingRow = ({ finding: { id, status, message, remedy } }: { finding: Finding }) => (
  <li className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[10rem_1fr]">
    <p className="flex items-center justify-between gap-2 self-start sm:contents">
      <span className="text-sm font-medium">{SUBJECTS[id]}</span>
      <span className="flex sm:hidden">
        <StatusBadge status={status} />
      </span>
    </p>
    <div className="flex min-w-0 items-start justify-between gap-4">
      <div className="min-w-0 text-sm text-ink-2">
        <p className="wrap-anywhere">{message}</p>
        {remedy && <p className="mt-1 font-medium wrap-anywhere text-ink">{remedy}</p>}
      </div>
      <span className="flex max-sm:hidden">
        <StatusBadge status={status} />
      </span>
    </div>
  </li>
);

const StatusBadge = ({ status }: Pick<Finding, 'status'>) => (
  <Badge tone={STATUS[status].tone} dot>
    {STATUS[status].word}
  </Badge>
);

type FindingListProps = { findings: readonly Finding[] };

const FindingList = ({ findings }: FindingListProps) => (
  <ul className="divide-y empty:hidden">
    {findings.map((finding) => (
      <FindingRow key={finding.id} finding={finding} />
    ))}
  </ul>
);

const PassedChecks = ({ findings }: FindingListProps) =>
  findings.length > 0 && (
    <details>
      <summary className="cursor-pointer px-4 py-3 text-sm -outline-offset-2">
        {findings.length === 1 ? '1 check passed' : `${findings.length} checks passed`}
      </summary>
      <div className="border-t">
        <FindingList findings={findings} />
      </div>
    </details>
  );

const LeavingTheSandbox = () => (
  <p className="text-sm text-ink-2">
    For Reddit itself, restart with <code>SANDBOX=off npm start</code>. It needs no API access: you post what
    Threadwell prepares, and paste the link.
  </p>
);

export function ConnectionDoctor() {
  const { data, error, isFetching, refetch } = useDoctor();
  if (!data && !error) return <SkeletonRows rows={7} text="Checking the connection..." />;
  return (
    <div className="divide-y">
      {data && (
        <>
          <div className="grid gap-1 px-4 py-3">
            <p>{CONNECTED_TO[data.mode]}</p>
            {data.mode === 'sandbox' && <LeavingTheSandbox />}
          </div>
          <FindingList findings={data.findings.filter(({ status }) => status !== 'ok')} />
          <PassedChecks findings={data.findings.filter(({ status }) => status === 'ok')} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
        <Button pending={isFetching} pendingLabel="Checking..." onClick={() => void refetch()}>
          Check again
        </Button>
        {error ? (
          <FormProblem>{errorMessage(error)}</FormProblem>
        ) : (
          data && <p className="text-sm text-ink-2">Checked on {dateTime(data.checkedAt)}</p>
        )}
      </div>
    </div>
  );
}
