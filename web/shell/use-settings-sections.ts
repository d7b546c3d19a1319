import { useMemo } from 'react';
import { useOpenCheck } from '#web/features/check/open-check.queries.ts';
import { SETTINGS_SECTIONS } from './settings-sections.ts';

/** The sections this user may see; some are for the installation's owner only. */
export function useSettingsSections() {
  const isOwner = useOpenCheck().data?.mayChange ?? false;
  return useMemo(() => SETTINGS_SECTIONS.filter((section) => isOwner || !('forOwner' in section)), [isOwner]);
}
