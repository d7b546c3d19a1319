import { useBrowserModel } from './use-browser-model.ts';

/** The download progress of the browser's model, or a note that the first draft starts it. */
export function BrowserDownload() {
  const { needsDownload, progress } = useBrowserModel();
  if (progress !== null)
    return (
      <output className="flex basis-full items-center gap-2">
        Downloading the browser’s model: {Math.round(progress * 100)}%
        <progress aria-label="Download" max={1} value={progress} />
      </output>
    );
  return needsDownload && <p>Your first draft downloads the model, about 4 GB.</p>;
}
