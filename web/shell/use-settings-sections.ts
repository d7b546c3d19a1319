import { useMemo } from 'react';
import { useOpenCheck } from '#web/features/check/open-check.queries.ts';
import { SETTINGS_SECTIONS } from './settings-sections.ts';

/** The sections that this user has: some are for the installation's owner alone. */
export function useSettingsSections() {
  const isOwner = useOpenCheck().data?.mayChange ?? false;
  return useMemo(() => SETTINGS_SECTIONS.filter((section) => isOwner || !('forOwner' in section)), [isOwner]);
}
