import { Copy } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Post } from '#contract/posts.ts';
import { type DiffRun, diffWords } from '#core/text/diff-words.ts';
import { useAccounts } from '#web/features/accounts/accounts.queries.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DiffRuns } from '#web/ui/diff-runs.tsx';
import type { PostChange } from '../post-endpoints.ts';
import { type ComparedField, findDifferences } from './find-differences.ts';
import { currentQuestion, type RevisionQuestion, subscribeToQuestions } from './revision-question.ts';

const FIELD_NAMES: Record<ComparedField, string> = {
  title: 'Title',
  content: 'Text',
  subreddit: 'Subreddit',
  url: 'Link to share',
  parentUrl: 'Link of the thread',
  flair: 'Flair',
  redditAccountId: 'Account',
  scheduledAt: 'Time',
};

const shown = (field: ComparedField, value: string | null | undefined, names: AccountNames): string => {
  if (!value) return 'None';
  if (field === 'redditAccountId') return names.get(value) ?? 'An account that is no longer connected';
  if (field === 'scheduledAt') return dateTime(value);
  return field === 'subreddit' ? `r/${value}` : value;
};

type AccountNames = ReadonlyMap<string, string>;

type SideProps = {
  name: string;
  fields: readonly { field: ComparedField; runs: readonly DiffRun[] }[];
  words: Pick<PostChange, 'title' | 'content'>;
  choice: string;
  onChoose: () => void;
  isFirst?: boolean;
};

function Side({ name, fields, words, choice, onChoose, isFirst = false }: SideProps) {
  return (
    <section
      aria-label={name}
      className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-4 [&>dl]:grow"
    >
      <h3 className="text-sm font-medium text-ink-2">{name}</h3>
      <dl className="grid content-start gap-3">
        {fields.map(({ field, runs }) => (
          <div key={field}>
            <dt className="text-xs text-ink-3">{FIELD_NAMES[field]}</dt>
            <dd className="mt-0.5 leading-6 wrap-anywhere whitespace-pre-wrap">
              <DiffRuns runs={runs} as="different" />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button kind={isFirst ? 'primary' : 'secondary'} onClick={onChoose}>
          {choice}
        </Button>
        <Button
          kind="quiet"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyText(name, [words.title, words.content].filter(Boolean).join('\n\n'))}
        >
          Copy <span className="sr-only">{isFirst ? 'mine' : 'theirs'}</span>
        </Button>
      </div>
    </section>
  );
}

const OF_WORDS = ' Only the words are compared: where and when it goes out stays as it was saved.';

/** Compares two versions of a post that was changed in two places, until one is chosen. */
function Choice({ mine, theirs, answer }: RevisionQuestion) {
  const { data: accounts = [] } = useAccounts();
  const names = new Map(accounts.map(({ id, username }) => [id, `u/${username}`]));
  const differing = findDifferences(mine, theirs).map((field) => {
    const runs = diffWords(shown(field, mine[field], names), shown(field, theirs[field], names));
    return { field, runs };
  });
  return (
    <Dialog
      open
      wide
      onOpenChange={() => answer(null)}
      title="This post was changed elsewhere"
      description={
        `Another tab or device saved it on ${dateTime(theirs.updatedAt)}, after you opened it here. ` +
        `Nothing is lost: choose which version stays.${mine.subreddit === undefined ? OF_WORDS : ''}`
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Side
          isFirst
          name="Your version"
          fields={differing.map(({ field, runs }) => ({ field, runs: runs.before }))}
          words={mine}
          choice="Keep mine"
          onChoose={() => answer('mine')}
        />
        <Side
          name={savedName(theirs)}
          fields={differing.map(({ field, runs }) => ({ field, runs: runs.after }))}
          words={theirs}
          choice="Take theirs"
          onChoose={() => answer('theirs')}
        />
      </div>
    </Dialog>
  );
}

const savedName = ({ phase }: Post) =>
  phase === 'waiting' ? 'The saved version, scheduled' : 'The saved version';

export function RevisionDialog() {
  const question = useSyncExternalStore(subscribeToQuestions, currentQuestion);
  return question && <Choice {...question} />;
}
