import { communityName } from '#contract/fields.ts';
import { isForAnotherThread, isSameName } from '#core/composer/move-text.ts';
import { isBlank, shownWords } from '#core/composer/work.ts';
import { Button } from '#web/ui/button.tsx';
import type { TextProps } from '../use-desk.ts';
import { unfold } from '../use-places.ts';

const lineStyle = 'flex flex-wrap items-center gap-x-3 gap-y-2';

/** Where a text goes and whether it was moved, shown beside the buttons that send it. */
export function Destination({ desk, composition, id }: TextProps & { id: string }) {
  const { subreddit, moved } = composition;
  const { brief } = desk.work;
  const { account } = desk.sender;
  const { data: name } = communityName.safeParse(brief.subreddit);
  const other = name && !isSameName(name, subreddit) ? name : null;
  /** Moves the text and the form. A reply to the thread in the form goes there instead. */
  const moveTo = (to: string) => desk.store.dispatch({ type: 'moved', subreddit: to });
  function goToField() {
    unfold(desk.form.current);
    const field = desk.form.current?.querySelector<HTMLElement>('[role="combobox"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }
  return (
    <div className="grid min-w-0 gap-2 text-sm text-ink-2">
      <div className="flex items-center gap-x-3">
        <p id={id} className="min-w-0 wrap-anywhere">
          To <span className="font-medium text-ink">r/{subreddit}</span>
          {account && ` from u/${account.username}`}
        </p>
        <button
          type="button"
          className="-my-3 min-h-6 rounded-sm underline hover:text-ink touch:min-h-11"
          onClick={goToField}
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
          <Button onClick={() => moveTo(other)}>Move it to r/{other}</Button>
        </div>
      ) : isForAnotherThread(composition, brief.parentUrl) ? (
        <div className={lineStyle}>
          <p className="min-w-0">Written for another thread than the form names now.</p>
          <Button onClick={() => moveTo(subreddit)}>Answer that thread with it</Button>
        </div>
      ) : (
        moved &&
        !isBlank(shownWords(composition)) && (
          <div role="status" className={lineStyle}>
            <p>Moved from r/{moved.subreddit}.</p>
            <Button aria-label={`Undo: back to r/${moved.subreddit}`} onClick={() => moveTo(moved.subreddit)}>
              Undo
            </Button>
          </div>
        )
      )}
    </div>
  );
}
