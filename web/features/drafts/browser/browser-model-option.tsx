import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ModelOption } from '../model-option.tsx';
import { BrowserDownload } from './browser-download.tsx';
import { isServerHere } from './is-server-here.ts';
import { useBrowserModel } from './use-browser-model.ts';
import { chooseBrowser } from './writer-store.ts';

const HERE = 'Your text stays on this computer. Free.';
const ELSEWHERE = 'It runs on this computer, but your text passes through this server. Free.';

export function BrowserModelOption() {
  const { isUsable, isChosen } = useBrowserModel();
  if (!isUsable) return null;
  return (
    <ModelOption title="In this browser" terms={isServerHere() ? HERE : ELSEWHERE}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
        <Button onClick={() => chooseBrowser(!isChosen)}>{isChosen ? 'Stop using it' : 'Use it'}</Button>
        {isChosen && (
          <Badge tone="ok" dot>
            In use in this browser
          </Badge>
        )}
        <BrowserDownload />
      </div>
    </ModelOption>
  );
}
