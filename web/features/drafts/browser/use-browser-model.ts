import { useQuery } from '@tanstack/react-query';
import { useModelChoice } from '../drafts.queries.ts';
import { readAvailability } from './language-model.ts';
import { useBrowserWriter } from './writer-store.ts';

/** The browser's model. `progress`: how much is downloaded, 0 to 1; null without a download. */
export function useBrowserModel() {
  const { data: availability = 'unavailable' } = useQuery({
    queryKey: ['browser-model'],
    queryFn: readAvailability,
  });
  const { isChosen, progress, isDownloaded } = useBrowserWriter();
  const isUsable = availability !== 'unavailable';
  const needsDownload = isUsable && availability !== 'available' && !isDownloaded;
  return {
    isUsable,
    needsDownload,
    isChosen: isUsable && isChosen,
    // Browsers report progress even without a download.
    progress: needsDownload ? progress : null,
  };
}

/** True if a model, in this browser or elsewhere, writes the drafts; undefined while loading. */
export function useHasModel(): boolean | undefined {
  const { data: choice } = useModelChoice();
  const { isChosen } = useBrowserModel();
  return isChosen || (choice && choice.provider !== 'builtin');
}
