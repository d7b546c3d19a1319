import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ScanByHand } from '#contract/scanning/scans-by-hand.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { showFailure } from '#web/lib/toast-store.ts';
import { announceScan } from './announce-scan.ts';
import { scanQuery, stopScan, useLatestScan } from './manual-scan.queries.ts';

type FollowedScan = { running: ScanByHand | null; last: ScanByHand | null; cancel: () => void };

/** The workspace's running or latest scan. Announces the end of a scan that another page started. */
export function useRunningScan(isOwn: boolean): FollowedScan {
  const queries = useQueryClient();
  const latest = useLatestScan();
  const watched = useRef<string | null>(null);
  useEffect(() => {
    if (!latest) return;
    if (latest.end && watched.current === latest.startedAt) announceScan(latest.end);
    watched.current = latest.end || isOwn ? null : latest.startedAt;
  }, [latest, isOwn]);

  async function cancel(): Promise<void> {
    try {
      await stopScan();
    } catch (error) {
      // The server answers this if the scan has already ended.
      if (error instanceof ApiError && error.status === 404) return;
      showFailure('Failed to cancel the scan', error);
    } finally {
      await queries.invalidateQueries({ queryKey: scanQuery.queryKey });
    }
  }
  const isRunning = latest?.end === null;
  return {
    running: isRunning ? latest : null,
    last: isRunning ? null : latest,
    cancel: () => void cancel(),
  };
}
