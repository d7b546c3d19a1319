import { communityName } from '#contract/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { type Composition, isBlank, shownWords } from '#core/composer/work.ts';
import { isForAnotherThread, isSameName } from '#core/composer/move-text.ts';

type DestinationProps = {
  id: string;
  composition: Composition;
  /** The subreddit that the form names. */
  chosen: string;
  /** The thread that the form names. */
  thread: string;
  username: string | undefined;
  /** Moves the text, and the form with it; an answer to the thread that the form names there. */
  onMove: (subreddit: string) => void;
  /** Goes to the field in the form. */
  onChange: () => void;
};

const lineStyle = 'flex flex-wrap items-center gap-x-3 gap-y-2';

/** Where a text goes, beside the buttons that send it there, and what was changed about that. */
export function Destination({
  id,
  composition,
  chosen,
  thread,
  username,
  onMove,
  onChange,
}: DestinationProps) {
  const { subreddit, moved } = composition;
  const { data: name } = communityName.safeParse(chosen);
  const other = name && !isSameName(name, subreddit) ? name : null;
  return (
    <div className="grid min-w-0 gap-2 text-sm text-ink-2">
      <div className="flex items-center gap-x-3">
        <p id={id} className="min-w-0 wrap-anywhere">
          To <span className="font-medium text-ink">r/{subreddit}</span>
          {username && ` from u/${username}`}
        </p>
        <button
          type="button"
          className="-my-3 min-h-6 rounded-sm underline hover:text-ink touch:min-h-11"
          onClick={onChange}
        >
          Change<span className="sr-only"> the subreddit</span>
        </button>
      </div>
      {other ? (
        <div className={lineStyle}>
          <p className="min-w-0">
            Written for r/{subreddit}.{' '}
            {composition.generated
              ? `Generate again for r/${other}, or move it there as it is.`
              : `Is it meant for r/${other} now?`}
          </p>
          <Button onClick={() => onMove(other)}>Move it to r/{other}</Button>
        </div>
      ) : isForAnotherThread(composition, thread) ? (
        <div className={lineStyle}>
          <p className="min-w-0">Written for another thread than the form names now.</p>
          <Button onClick={() => onMove(subreddit)}>Answer that thread with it</Button>
        </div>
      ) : (
        moved &&
        !isBlank(shownWords(composition)) && (
          <div role="status" className={lineStyle}>
            <p>Moved from r/{moved.subreddit}.</p>
            <Button aria-label={`Undo: back to r/${moved.subreddit}`} onClick={() => onMove(moved.subreddit)}>
              Undo
            </Button>
          </div>
        )
      )}
    </div>
  );
}
