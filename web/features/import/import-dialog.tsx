import { Download, FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { Account } from '#contract/accounts.ts';
import { IMPORT_MAX } from '#contract/import.ts';
import type { Post } from '#contract/posts.ts';
import { ownTimeZone } from '#web/lib/date-time.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { ImportPlanForm } from './import-plan-form.tsx';
import { FILE_SIZE_MAX, type ImportFile, readImportFile } from './read-import-file.ts';
import { sampleCsv } from './sample-csv.ts';

type ImportFileFieldProps = { hint: string; onFile: (file: File) => void };

/** Accepts a chosen or dropped file: the file input covers the whole area and handles both. */
export function ImportFileField({ hint, onFile }: ImportFileFieldProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className={
        'relative flex flex-col items-center gap-1 rounded-md border border-dashed border-line-strong ' +
        'px-4 py-8 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
        'has-focus-visible:outline-accent-ink ' +
        (isOver ? 'bg-accent-soft' : 'bg-sunken hover:bg-accent-soft/60')
      }
    >
      <FileUp className="size-6 text-ink-3" strokeWidth={1.5} aria-hidden="true" />
      <label htmlFor={id} className="font-medium">
        Choose a CSV file<span className="touch:hidden">, or drop it here</span>
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {hint}
      </p>
      <input
        type="file"
        id={id}
        accept=".csv,.tsv,.txt,text/csv"
        aria-describedby={`${id}-hint`}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onChange={({ target }) => {
          setIsOver(false);
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Lets the same file be chosen again after a correction.
          target.value = '';
        }}
      />
    </div>
  );
}

const HINT = `At most ${IMPORT_MAX} posts and ${FILE_SIZE_MAX} at once.`;

type ImportDialogProps = { posts: readonly Post[]; accounts: readonly Account[]; onClose: () => void };

/** Imports in two steps: choose a file, then review and confirm. */
export function ImportDialog({ posts, accounts, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<ImportFile | null>(null);
  const [problem, setProblem] = useState<string>();

  async function read(chosen: File) {
    const result = await readImportFile(chosen).catch(() => 'This file couldn’t be read.');
    setFile(typeof result === 'string' ? null : result);
    setProblem(typeof result === 'string' ? result : undefined);
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Import posts"
      description="From a CSV file: one you exported here, or your own."
    >
      {file ? (
        <ImportPlanForm
          key={file.readAt}
          file={file}
          posts={posts}
          accounts={accounts.filter(({ isActive }) => isActive)}
          onChooseAnother={() => setFile(null)}
          onClose={onClose}
        />
      ) : (
        <div className="grid gap-4">
          <ImportFileField hint={HINT} onFile={(chosen) => void read(chosen)} />
          <FormProblem>{problem}</FormProblem>
          <p className="text-sm text-ink-2">
            The first line names the columns. <b className="font-medium">subreddit</b> and{' '}
            <b className="font-medium">content</b> are needed; title, type, scheduledAt, url, parentUrl and
            account are taken too. A time such as 2027-03-09 14:30 is in your time zone, {ownTimeZone()}.
          </p>
          <div className="flex flex-wrap justify-end gap-2">
            <span className="mr-auto">
              <Button
                kind="quiet"
                icon={<Download aria-hidden="true" />}
                onClick={() => saveFile('sample.csv', sampleCsv(Date.now()), 'text/csv;charset=utf-8')}
              >
                Sample file
              </Button>
            </span>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
