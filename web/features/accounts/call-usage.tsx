import type { readUsage } from '#contract/accounts.ts';
import type { Output } from '#contract/endpoint.ts';
import { utcMonthName } from '#web/lib/date-time.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { useUsage } from './accounts.queries.ts';

type Usage = Output<typeof readUsage>;

const PURPOSES: Record<Usage['calls'][number]['purpose'], string> = {
  publish: 'Publishing what you wrote',
  check: 'Making sure that it arrived',
  account: 'Connecting and keeping accounts',
  watch: 'Looking up what became of it',
  reply: 'Reading threads to reply to',
  community: 'Finding communities and reading their rules',
  search: 'Scanning for threads',
  scan: 'In the background: saved scans, answers to you, changed rules',
};

const dollars = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' });

/** Never rounds a cost down to "$0.00". */
const cost = (amount: number): string =>
  amount > 0 && amount < 0.01 ? `under ${dollars.format(0.01)}` : `about ${dollars.format(amount)}`;

const priceOf = ({ mode, estimatedDollars, dollarsPerThousandCalls }: Usage): string => {
  if (mode === 'sandbox') return 'The sandbox costs nothing.';
  if (estimatedDollars === null) return 'Nothing is connected, so nothing is called.';
  return (
    `Estimate: ${cost(estimatedDollars)}, at ${dollars.format(dollarsPerThousandCalls)} per 1,000 ` +
    'calls. Your own agreement with Reddit may say otherwise.'
  );
};

export function CallUsage() {
  const query = useUsage();
  const usage = query.data;
  if (!usage) return <Waiting query={query} rows={3} text="Counting calls..." />;
  return (
    <>
      <table className="w-full text-sm">
        <caption className="px-4 py-3 text-left text-base">
          Calls made for you in {utcMonthName(usage.month)} (UTC)
        </caption>
        <tbody className="divide-y border-y">
          {usage.calls.map(({ purpose, calls }) => (
            <tr key={purpose}>
              <th scope="row" className="h-10 px-4 text-left font-normal text-ink-2">
                {PURPOSES[purpose]}
              </th>
              <td className="px-4 text-right tabular-nums">{formatNumber(calls)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-medium">
          <tr className="border-b">
            <th scope="row" className="h-10 px-4 text-left font-medium">
              In all
            </th>
            <td className="px-4 text-right tabular-nums">
              {formatNumber(usage.calls.reduce((sum, { calls }) => sum + calls, 0))}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="p-4 text-sm text-ink-2">
        {priceOf(usage)} At most {formatNumber(usage.callsPerMinute)} calls a minute, shared by everybody on
        this server.
      </p>
    </>
  );
}
