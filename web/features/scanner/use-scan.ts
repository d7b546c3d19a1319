import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { textOfRefusal } from '#web/lib/refusal.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { keepScanSettings, readScanSettings, type ScanSettings } from './scan-settings.ts';
import { OPPORTUNITIES_KEY, useSampleCall, useScanCall } from './scanner.queries.ts';

const listed = (names: readonly string[]) => names.map((name) => `r/${name}`).join(', ');

/** What to scan for, and the scan itself. */
export function useScan() {
  const queries = useQueryClient();
  const [settings, setSettings] = useState(readScanSettings);
  const scan = useScanCall();
  const sample = useSampleCall();
  const refresh = () => queries.invalidateQueries({ queryKey: OPPORTUNITIES_KEY });

  const change = (changed: Partial<ScanSettings>) => {
    const next = { ...settings, ...changed };
    setSettings(next);
    keepScanSettings(next);
  };

  async function start(): Promise<void> {
    const { subreddits, keywords, ...filters } = settings;
    if (subreddits.length === 0) {
      showToast({
        title: 'Missing Subreddits',
        description: 'Please add at least one subreddit to scan',
        kind: 'destructive',
      });
      return;
    }
    try {
      const { result } = await scan.mutateAsync({ subreddits, keywords, filters });
      const { newOpportunities: found, scannedCount, unread } = result;
      const left = unread.length > 0 ? `. Not read: ${listed(unread)}` : '';
      showToast({
        title: 'Scan Complete!',
        description: `Found ${found} new opportunities from ${scannedCount} posts scanned${left}`,
      });
      await refresh();
    } catch (error) {
      const description = textOfRefusal(error) || 'Unable to scan for opportunities';
      showToast({ title: 'Scan Failed', description, kind: 'destructive' });
    }
  }

  async function addSamples(): Promise<void> {
    try {
      const { success, message } = await sample.mutateAsync();
      if (success) showToast({ title: 'Sample Data Created', description: message });
      else showToast({ title: 'Error', description: message || 'Unknown error', kind: 'destructive' });
      await refresh();
    } catch (error) {
      const description = textOfRefusal(error) || 'Failed to create sample data';
      showToast({ title: 'Error', description, kind: 'destructive' });
    }
  }

  return {
    settings,
    change,
    start: () => void start(),
    isScanning: scan.isPending,
    addSamples: () => void addSamples(),
    isAdding: sample.isPending,
  };
}
export type Scan = ReturnType<typeof useScan>;
