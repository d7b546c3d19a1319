import { useMemo, useRef, useState } from 'react';
import { planImport } from '#core/import/plan-import.ts';
import type { Account } from '#contract/accounts.ts';
import type { Post } from '#contract/posts.ts';
import { IMPORT_MAX } from '#contract/import.ts';
import { ownTimeZone } from '#web/lib/date-time.ts';
import { newKey } from '#web/lib/new-key.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/check-field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { ImportFile } from './read-import-file.ts';
import { countOf, faultsByLine, sendableOf, sumPlan, withFaults } from './sum-plan.ts';
import { useImport } from './use-import.ts';

type ImportPlanFormProps = {
  file: ImportFile;
  posts: readonly Post[];
  /** Those that can post. */
  accounts: readonly Account[];
  onOther: () => void;
  onClose: () => void;
};

const WISHES = [
  { value: 'drafts', label: 'Drafts', text: 'Nothing goes out before you say so.' },
  {
    value: 'schedule',
    label: 'Schedule those with a time in the future',
    text: 'The others become drafts; so does what the file calls a draft.',
  },
] as const;

const NO_FAULTS: ReadonlyMap<number, string> = new Map();

/** What the file makes, line by line, and the yes to it. */
export function ImportPlanForm({ file, posts, accounts, onOther, onClose }: ImportPlanFormProps) {
  const [wish, setWish] = useState<(typeof WISHES)[number]['value']>('drafts');
  const [accountId, setAccountId] = useState(accounts[0]?.id ?? '');
  const [takesSent, setTakesSent] = useState(false);
  const [leavesWrong, setLeavesWrong] = useState(false);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [problem, setProblem] = useState<string>();
  const attempt = useRef({ body: '', key: '' });
  const { mutateAsync, isPending } = useImport();

  const basis = useMemo(
    () => ({
      now: file.readAt,
      timeZone: ownTimeZone(),
      knownIds: new Set(posts.map(({ id }) => id)),
      accounts: new Set(accounts.map(({ username }) => username.toLowerCase())),
    }),
    [file, posts, accounts],
  );
  const plans = useMemo(() => {
    const planned = (sent: boolean) =>
      planImport(file.table, { ...basis, takesSent: sent, schedules: wish === 'schedule' });
    return { withoutSent: planned(false), all: planned(true) };
  }, [file, basis, wish]);
  const rows = withFaults(takesSent ? plans.all : plans.withoutSent, faults);
  const sendable = sendableOf(rows);
  const wrong = countOf(rows, 'wrong');
  const sent = sendableOf(plans.all).length - sendableOf(plans.withoutSent).length;
  const forget = () => {
    setFaults(NO_FAULTS);
    setProblem(undefined);
  };

  async function submit() {
    const ownAccount = accounts.length > 1 && { redditAccountId: accountId };
    const made = sendable.map(({ post }) => (post.account ? post : { ...post, ...ownAccount }));
    if (wrong > 0 && !leavesWrong)
      return setProblem('Mend what is wrong in the file and choose it again, or leave those lines out.');
    if (made.length === 0) return setProblem('There is nothing to import in this file.');
    if (made.length > IMPORT_MAX)
      return setProblem(
        `${made.length} posts are too many at once: ${IMPORT_MAX} can be imported. Split the file.`,
      );
    setProblem(undefined);
    const body = JSON.stringify(made);
    if (attempt.current.body !== body) attempt.current = { body, key: newKey() };
    try {
      await mutateAsync({ rows: made, key: attempt.current.key });
      onClose();
    } catch (error) {
      const refusal = refusalOf(error);
      const told = faultsByLine(refusal.fields, sendable);
      setFaults(new Map([...faults, ...told]));
      setProblem(
        told.size > 0
          ? 'Nothing was imported: look at the lines that are wrong.'
          : (refusal.problem ?? Object.values(refusal.fields).join(' ')),
      );
    }
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void submit();
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 truncate font-medium">{file.name}</p>
        <Button onClick={onOther}>Choose another file</Button>
      </div>
      <RadioCards
        legend="What they become"
        value={wish}
        options={WISHES}
        hint={`Times that name no zone are in yours, ${basis.timeZone}.`}
        onChange={(value) => {
          forget();
          setWish(value);
        }}
      />
      {accounts.length > 1 && (
        <SelectField
          label="Account for those that name none"
          value={accountId}
          options={accounts.map(({ id, username }) => [id, `u/${username}`] as const)}
          onChange={setAccountId}
        />
      )}
      {sent > 0 && (
        <CheckField
          label={`Make new drafts of what went out already (${sent})`}
          checked={takesSent}
          onChange={(is) => {
            forget();
            setTakesSent(is);
          }}
        />
      )}
      <div className="grid gap-2">
        <p role="status" className="text-sm font-medium tabular-nums">
          {sumPlan(rows)}
        </p>
        {file.table.ignored.length > 0 && (
          <p className="text-sm text-ink-2 wrap-anywhere">
            Columns that are not taken: {file.table.ignored.join(', ')}.
          </p>
        )}
        {wrong > 0 && (
          <CheckField
            label={
              wrong === 1 ? 'Leave out the line that is wrong' : `Leave out the ${wrong} lines that are wrong`
            }
            checked={leavesWrong}
            onChange={(is) => {
              setProblem(undefined);
              setLeavesWrong(is);
            }}
          />
        )}
        <ImportPreview rows={rows} />
      </div>
      <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-3 border-t bg-surface px-5 py-4">
        <FormProblem>{problem}</FormProblem>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" pending={isPending} pendingLabel="Importing...">
            {sendable.length === 1 ? 'Import 1 post' : `Import ${sendable.length} posts`}
          </Button>
        </div>
      </div>
    </form>
  );
}
