import { useState } from 'react';
import { addChips } from '#web/ui/add-chips.ts';
import { keepScanSettings, readScanSettings, type ScanSettings } from './scan-settings.ts';

const NOTHING_TYPED = { subreddits: '', keywords: '' };
type ChipName = keyof typeof NOTHING_TYPED;

const bareName = (text: string): string => text.replace(/^\/?r\//i, '');

/** What to scan for. What is typed in a field counts, whether or not it was added. */
export function useScanSettings() {
  const [settings, setSettings] = useState(readScanSettings);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const meant: ScanSettings = {
    ...settings,
    subreddits: addChips(settings.subreddits, typed.subreddits, bareName),
    keywords: addChips(settings.keywords, typed.keywords),
  };
  const change = (changed: Partial<ScanSettings>) => {
    const next = { ...settings, ...changed };
    setSettings(next);
    keepScanSettings(next);
  };
  /** Makes chips of what is typed. */
  const takeTyped = () => {
    change(meant);
    setTyped(NOTHING_TYPED);
    return meant;
  };
  return {
    settings,
    meant,
    change,
    takeTyped,
    /** For the field with these chips. */
    chipsOf: (name: ChipName) => ({
      chips: settings[name],
      onChange: (chips: string[]) => change({ [name]: chips }),
      text: typed[name],
      onText: (text: string) => setTyped({ ...typed, [name]: text }),
      onAdd: takeTyped,
    }),
  };
}
