import { communityName } from '#contract/fields.ts';
import { Button } from '#web/ui/button.tsx';

type OtherPlaceProps = { writtenFor: string; chosen: string; onMove: (subreddit: string) => void };

/** The form names another community by now than the one that the text was written for. */
export function OtherPlace({ writtenFor, chosen, onMove }: OtherPlaceProps) {
  const { data: name } = communityName.safeParse(chosen);
  if (!name || name.toLowerCase() === writtenFor.toLowerCase()) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-sunken px-4 py-2 text-sm text-ink-2">
      <p>
        Written for r/{writtenFor}. Generate again for r/{name}, or take it there as it is.
      </p>
      <Button onClick={() => onMove(name)}>Move it to r/{name}</Button>
    </div>
  );
}
