import { Copy, Scissors } from 'lucide-react';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { buildBookmarklet } from './bookmarklet.ts';

const bookmark = (): string => buildBookmarklet(`${location.origin}/clip`);

/** React rejects javascript: URLs. This one is our own, for dragging to the bookmarks, not for clicking. */
function setUp(link: HTMLAnchorElement | null) {
  link?.setAttribute('href', bookmark());
  link?.addEventListener('click', (event) => event.preventDefault());
}

/** Explains clipping to users who haven't clipped anything in this browser. */
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
      <div className="grid justify-items-start gap-2 text-sm text-ink-2">
        <p>
          On a phone, or without a bookmarks bar: bookmark any page, then edit that bookmark and put this in
          place of its address.
        </p>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyText('Bookmark', bookmark())}>
          Copy the bookmark’s address
        </Button>
      </div>
      <ul className="list-disc space-y-1 pl-5 text-sm text-ink-2">
        <li>It takes only what the page shows: the text, its figures, and the first comments.</li>
        <li>
          It goes straight to this installation, in your own browser. Nothing is fetched, nothing goes
          elsewhere.
        </li>
        <li>On other sites, select a passage first to keep just that.</li>
        <li>Texts of others are forgotten after 48 hours unless you clip them again.</li>
      </ul>
    </div>
  </Card>
);
