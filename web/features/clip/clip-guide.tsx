import { Scissors } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';
import { bookmarkletFor } from './bookmarklet.ts';

/** React refuses addresses with code, rightly; this one is our own, and is there to be dragged, not clicked. */
function setUp(link: HTMLAnchorElement | null) {
  link?.setAttribute('href', bookmarkletFor(`${location.origin}/clip`));
  link?.addEventListener('click', (event) => event.preventDefault());
}

/** How to clip a page: for browsers in which nothing was clipped yet. */
export const ClipGuide = () => (
  <Card title="Clip what you read" description="Without any API access: you read, we keep what you choose.">
    <div className="grid gap-4 p-4">
      <p>
        Drag this link to your bookmarks bar. Then click it on a thread, or on a community’s rules, and this
        page opens with what stands there, for you to look through and keep.
      </p>
      <p>
        <a
          ref={setUp}
          href="/clip"
          draggable
          className="inline-flex min-h-9 items-center gap-2 rounded-md border border-line-strong px-3 font-medium touch:min-h-11"
        >
          <Scissors className="size-4" aria-hidden="true" />
          Clip to Threadwell
        </a>
      </p>
      <ul className="list-disc space-y-1 pl-5 text-sm text-ink-2">
        <li>It takes only what is on your screen: the text, its figures, and the first comments.</li>
        <li>
          It goes straight to this installation, in your own browser. Nothing is fetched, nothing goes
          elsewhere.
        </li>
        <li>Select a passage first to keep only that where the page is unknown to us.</li>
        <li>Texts of others are forgotten after 48 hours unless you clip them again.</li>
      </ul>
    </div>
  </Card>
);
