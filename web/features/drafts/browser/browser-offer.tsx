import { BrowserDownload } from './browser-download.tsx';
import { isServerHere } from './is-server-here.ts';
import { chooseBrowser } from './writer-store.ts';
import { useBrowserModel } from './use-browser-model.ts';

const LINK = 'rounded-sm text-left font-medium text-accent-ink underline underline-offset-2 touch:min-h-11';

const PRIVATE = 'free, private, nothing leaves this computer';

/** Offers the browser's model, if there is one. Once chosen, offers the other writer, labeled `other`. */
export function BrowserOffer({ other }: { other: string }) {
  const { isUsable, isChosen } = useBrowserModel();
  if (!isUsable) return null;
  if (!isChosen)
    return (
      <button type="button" className={LINK} onClick={() => chooseBrowser(true)}>
        Use the model in this browser: {isServerHere() ? PRIVATE : 'free, no key needed'}
      </button>
    );
  return (
    <>
      <BrowserDownload />
      <button type="button" className={LINK} onClick={() => chooseBrowser(false)}>
        {other}
      </button>
    </>
  );
}
