import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '#web/lib/refusal.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { announceScan } from './announce-scan.ts';
import { scanQuery, useStartScan } from './manual-scan.queries.ts';
import { OPPORTUNITIES_KEY, useAddSamples } from '../scanner.queries.ts';
import { useRunningScan } from './use-running-scan.ts';
import { hasFault, useScanSettings } from './use-scan-settings.ts';

export function useScan() {
  const queries = useQueryClient();
  const configuration = useScanSettings();
  const scan = useStartScan();
  const [isOwn, setOwn] = useState(false);
  const { running, last, cancel } = useRunningScan(isOwn);
  const sample = useAddSamples();
  const refresh = () => queries.invalidateQueries({ queryKey: OPPORTUNITIES_KEY });

  async function start(): Promise<void> {
    const { subreddits, keywords, ...filters } = configuration.takeTyped();
    if (subreddits.length === 0) {
      showToast({
        title: 'Missing Subreddits',
        description: 'Please add at least one subreddit to scan',
        kind: 'destructive',
      });
      return;
    }
    if (hasFault({ subreddits, keywords })) return;
    setOwn(true);
    try {
      announceScan(await scan.mutateAsync({ subreddits, keywords, filters }));
      await refresh();
    } catch (error) {
      announceScan({ problem: refusalText(error) || 'Unable to scan for opportunities' });
    } finally {
      await queries.invalidateQueries({ queryKey: scanQuery.queryKey });
      setOwn(false);
    }
  }

  async function addSamples(): Promise<void> {
    try {
      const { success, message } = await sample.mutateAsync();
      if (success) showToast({ title: 'Sample Data Created', description: message });
      else showToast({ title: 'Error', description: message || 'Unknown error', kind: 'destructive' });
      await refresh();
    } catch (error) {
      const description = refusalText(error) || 'Failed to create sample data';
      showToast({ title: 'Error', description, kind: 'destructive' });
    }
  }

  return {
    ...configuration,
    start: () => void start(),
    isScanning: isOwn || running !== null,
    running,
    last,
    cancel,
    addSamples: () => void addSamples(),
    isAdding: sample.isPending,
  };
}
export type Scan = ReturnType<typeof useScan>;
