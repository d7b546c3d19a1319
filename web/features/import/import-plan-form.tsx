import { useMemo, useRef, useState } from 'react';
import { planImport } from '#core/import/plan-import.ts';
import type { Account } from '#contract/accounts.ts';
import type { Post } from '#contract/posts.ts';
import { IMPORT_MAX, type ImportedPost } from '#contract/import.ts';
import { nameAccount } from '#web/features/posts/name-account.ts';
import { ownTimeZone } from '#web/lib/date-time.ts';
import type { Attempt } from '#core/composer/attempt.ts';
import { ensureAttempt } from '#web/lib/attempt.ts';
import { toRefusal } from '#web/lib/refusal.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, SelectField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { ImportFile } from './read-import-file.ts';
import {
  countRows,
  countSent,
  describePlan,
  faultsByLine,
  markFaultyRows,
  listSendable,
  findUnknownAccounts,
} from './planned-rows.ts';
import { usePredictedFaults, useImport } from './use-import.ts';

type ImportPlanFormProps = {
  file: ImportFile;
  posts: readonly Post[];
  /** The accounts that are active. */
  accounts: readonly Account[];
  onChooseAnother: () => void;
  onClose: () => void;
};

const MODES = [
  { value: 'drafts', label: 'Drafts', text: 'Nothing goes out before you say so.' },
  {
    value: 'schedule',
    label: 'Schedule those with a time in the future',
    text: 'The others become drafts; so does what the file calls a draft.',
  },
] as const;

const NO_FAULTS: ReadonlyMap<number, string> = new Map();

export function ImportPlanForm({ file, posts, accounts, onChooseAnother, onClose }: ImportPlanFormProps) {
  const [mode, setMode] = useState<(typeof MODES)[number]['value']>('drafts');
  const [accountId, setAccountId] = useState(accounts[0]?.id ?? '');
  const [standInId, setStandInId] = useState('');
  const [includesSent, setIncludesSent] = useState(false);
  const [faults, setFaults] = useState(NO_FAULTS);
  const lastAttempt = useRef<Attempt | null>(null);
  const { fields, problem, pending, refuse, clear, attempt } = useSubmit();
  const { mutateAsync } = useImport();

  const basis = useMemo(
    () => ({
      now: file.readAt,
      timeZone: ownTimeZone(),
      knownIds: new Set(posts.map(({ id }) => id)),
      accounts: new Set(accounts.map(({ username }) => username.toLowerCase())),
      standIn: accounts.find(({ id }) => id === standInId)?.username ?? null,
    }),
    [file, posts, accounts, standInId],
  );
  const plans = useMemo(() => {
    const planned = (sent: boolean) =>
      planImport(file.table, { ...basis, takesSent: sent, schedules: mode === 'schedule' });
    return { withoutSent: planned(false), all: planned(true) };
  }, [file, basis, mode]);
  const planned = includesSent ? plans.all : plans.withoutSent;
  const strangers = findUnknownAccounts(planned);
  const ownAccount = accounts.length > 1 && { redditAccountId: accountId };
  const withAccount = (post: ImportedPost) => (post.account ? post : { ...post, ...ownAccount });
  const foretold = usePredictedFaults(
    listSendable(planned).map(({ line, post }) => ({ line, post: withAccount(post) })),
  );
  const rows = markFaultyRows(planned, new Map([...foretold, ...faults]));
  const heldBack = new Set([...foretold.keys()].filter((line) => !faults.has(line)));
  const sendable = listSendable(rows);
  const wrong = countRows(rows, 'wrong');
  const fault = heldBack.size === 0 ? 'wrong' : heldBack.size === wrong ? 'held back' : 'wrong or held back';
  const sent = countSent(plans.withoutSent, plans.all);
  const unassigned = countRows(rows, 'unassigned');
  const refusedLines =
    Object.keys(fields).length > 0 && faults.size > 0
      ? 'Nothing was imported: look at the lines that are wrong.'
      : Object.values(fields).join(' ');
  const choices = accounts.map(({ id, username }) => [id, nameAccount(username)] as const);
  const forgetFaults = () => {
    setFaults(NO_FAULTS);
    clear();
  };

  function hindrance(count: number): string | undefined {
    if (count === 0 && unassigned > 0) return 'Choose who posts these, or connect their accounts first.';
    if (count === 0) return 'There is nothing to import in this file.';
    if (count <= IMPORT_MAX) return undefined;
    return `${count} posts are too many at once: ${IMPORT_MAX} can be imported. Split the file.`;
  }

  function submit() {
    const created = sendable.map(({ post }) => withAccount(post));
    const reason = hindrance(created.length);
    if (reason) return refuse({ problem: reason });
    lastAttempt.current = ensureAttempt(lastAttempt.current);
    const { key } = lastAttempt.current;
    void attempt({}, async () => {
      try {
        await mutateAsync({ rows: created, key });
        onClose();
      } catch (error) {
        const { fields } = toRefusal(error);
        setFaults(new Map([...faults, ...faultsByLine(fields, sendable)]));
        throw error;
      }
    });
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 truncate font-medium">{file.name}</p>
        <Button onClick={onChooseAnother}>Choose another file</Button>
      </div>
      <RadioCards
        legend="What they become"
        value={mode}
        options={MODES}
        hint={`Times that name no zone are in yours, ${basis.timeZone}.`}
        onChange={(value) => {
          forgetFaults();
          setMode(value);
        }}
      />
      {accounts.length > 1 && (
        <SelectField
          label="Account for rows without one"
          value={accountId}
          options={choices}
          onChange={setAccountId}
        />
      )}
      {accounts.length > 0 && strangers.length > 0 && (
        <SelectField
          label="Who posts for accounts that aren’t connected"
          hint={`The file names ${strangers.map(nameAccount).join(', ')}. To post from there, connect it first.`}
          value={standInId}
          options={[['', 'Nobody: leave those lines out'], ...choices]}
          onChange={(id) => {
            forgetFaults();
            setStandInId(id);
          }}
        />
      )}
      {sent > 0 && (
        <CheckField
          label={`Make new drafts of posts that already went out (${sent})`}
          checked={includesSent}
          onChange={(is) => {
            forgetFaults();
            setIncludesSent(is);
          }}
        />
      )}
      <div className="grid gap-2">
        <p role="status" className="text-sm font-medium tabular-nums">
          {describePlan(rows, heldBack)}
        </p>
        {file.table.ignored.length > 0 && (
          <p className="text-sm text-ink-2 wrap-anywhere">
            Ignored columns: {file.table.ignored.join(', ')}.
          </p>
        )}
        {wrong > 0 && (
          <p className="text-sm text-ink-2">
            {wrong === 1
              ? `The line that is ${fault} is left out`
              : `The ${wrong} lines that are ${fault} are left out`}
            . To have all of them, correct the file and choose it again.
          </p>
        )}
        <ImportPreview rows={rows} heldBack={heldBack} />
      </div>
      <div data-button-bar className="sticky -bottom-5 -mx-5 -mb-5 grid gap-3 border-t bg-surface px-5 py-4">
        <FormProblem>{problem ?? refusedLines}</FormProblem>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" pending={pending} pendingLabel="Importing...">
            {`Import ${sendable.length === 1 ? '1 post' : `${sendable.length} posts`}` +
              (wrong + unassigned > 0 ? `, leave out ${wrong + unassigned}` : '')}
          </Button>
        </div>
      </div>
    </form>
  );
}
