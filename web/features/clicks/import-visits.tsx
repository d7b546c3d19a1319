import { useState } from 'react';
import type { ClickSite, ImportResult } from '#contract/clicks.ts';
import { readVisitsFile, type UnreadRows, type VisitsFile } from '#core/clicks/read-visits-file.ts';
import { useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { ImportFileField } from '#web/features/import/import-dialog.tsx';
import { localToday } from '#web/lib/date-time.ts';
import { decodeText } from '#web/lib/decode-text.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { formatCount, formatNumber } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckField, TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { planVisits } from './plan-visits.ts';
import { useImportVisits } from './sites.queries.ts';

const MOST_BYTES = 5_000_000;
type Read = Extract<VisitsFile, { ok: true }> & { name: string };

/** Summarizes an imported file, accounting for every visit. */
function describeImport({ ofPosts, unattributed, elsewhere, measured }: ImportResult): string {
  const parts = [`${formatCount(ofPosts, 'click')} of your posts`];
  if (unattributed > 0) parts.push(`${formatNumber(unattributed)} that no post of yours leads to`);
  if (measured > 0) parts.push(`${formatNumber(measured)} left out, since the snippet counted on those days`);
  if (elsewhere > 0) parts.push(`${formatNumber(elsewhere)} left out, since they came from elsewhere`);
  return parts.join('; ');
}

const REASONS: Readonly<Record<UnreadRows['reason'], string>> = {
  page: 'without a page',
  site: 'of another website',
  day: 'with a day that can’t be read',
  count: 'with a number that can’t be read',
};

function describeUnread(unread: readonly UnreadRows[]): string {
  const parts = unread.map(({ reason, rows }) => `${formatNumber(rows)} ${REASONS[reason]}`);
  const all = unread.reduce((sum, { rows }) => sum + rows, 0);
  return all > 0 ? `; ${formatCount(all, 'row')} left out: ${parts.join(', ')}` : '';
}

/** Imports visits that another tool counted before the snippet. */
export function ImportVisits({ site, onClose }: { site: ClickSite; onClose: () => void }) {
  const [file, setFile] = useState<Read | null>(null);
  const [fault, setFault] = useState<string>();
  const read = async (chosen: File) => {
    setFile(null);
    if (chosen.size > MOST_BYTES) return setFault('This file has more than 5 MB. Export fewer days at once.');
    const result = readVisitsFile(decodeText(await chosen.arrayBuffer()), site.host);
    setFault(result.ok ? undefined : result.message);
    if (result.ok) setFile({ ...result, name: chosen.name });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Import visits of ${site.host}`}
      description="From a CSV file of Plausible, Umami or Google Analytics. A later file for the same days takes its place."
    >
      {file ? (
        <VisitsForm site={site} file={file} onAnother={() => setFile(null)} onClose={onClose} />
      ) : (
        <div className="grid gap-4">
          <ImportFileField
            hint="Pages with their visitors; best with the day and the source of each."
            onFile={(chosen) => void read(chosen)}
          />
          <FormProblem>{fault}</FormProblem>
        </div>
      )}
    </Dialog>
  );
}

type FormProps = { site: ClickSite; file: Read; onAnother: () => void; onClose: () => void };

function VisitsForm({ site, file, onAnother, onClose }: FormProps) {
  const importing = useImportVisits();
  const [lastDay, setLastDay] = useState(localToday());
  const [isFromRedditAlone, setIsFromRedditAlone] = useState(false);
  const { ref, fields, problem, pending, attempt } = useSubmit();
  const { data: platform } = useCommunity();
  const sandboxHost = platform?.mode === 'sandbox' ? (URL.parse(platform.url ?? '')?.host ?? null) : null;
  const from = sandboxHost === null ? 'Reddit' : 'the sandbox';
  const visits = planVisits(file, { lastDay, isFromRedditAlone, sandboxHost });
  const dayFault = file.knowsDays ? undefined : fields['visits.0.day'];
  const count = visits.reduce((all, row) => all + row.count, 0);
  const send = async () => {
    const done = await importing.mutateAsync({ id: site.id, visits });
    showToast({ title: 'Success', description: describeImport(done) });
    onClose();
  };
  return (
    <form
      ref={ref}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(count > 0 ? {} : { visits: file.visits.length > 0 ? nothingFrom(from) : NO_ROW }, send);
      }}
    >
      <p className="wrap-anywhere">
        <b className="font-medium">{file.name}</b>: {formatCount(count, 'visit')} from {from} or to links that
        name a post{describeUnread(file.unread)}.
      </p>
      {!file.knowsDays && (
        <TextField
          type="date"
          label="Last day that the file covers"
          hint="It doesn’t say on which days they came, so all count on this one."
          value={lastDay}
          error={dayFault}
          onChange={({ target }) => setLastDay(target.value)}
        />
      )}
      {!file.knowsSources && (
        <CheckField
          label={`These visitors came from ${from} alone`}
          checked={isFromRedditAlone}
          onChange={setIsFromRedditAlone}
        />
      )}
      <FormProblem>{problem ?? (dayFault ? undefined : Object.values(fields)[0])}</FormProblem>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onAnother}>Choose another file</Button>
        <Button type="submit" kind="primary" pending={pending} pendingLabel="Importing...">
          Import visits
        </Button>
      </div>
    </form>
  );
}

const nothingFrom = (platform: string): string =>
  `None of these visits came from ${platform}. Export them with their sources, or only those from ${platform}.`;
const NO_ROW = 'No row of this file could be read. Export pages with their visitors, and choose that file.';
