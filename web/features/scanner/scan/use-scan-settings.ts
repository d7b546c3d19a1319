import { useState } from 'react';
import { readTypedName } from '#core/communities/read-typed-name.ts';
import { addChips } from '#web/ui/add-chips.ts';
import { storeScanSettings, readScanSettings, type ScanSettings } from './scan-settings.ts';
import { useSaveSetup } from './use-save-setup.ts';

/** Splits names at spaces, which they never contain. */
const BETWEEN_NAMES = /[,\s]+/;

const NOTHING_TYPED = { subreddits: '', keywords: '' };
type ChipName = keyof typeof NOTHING_TYPED;

const IS_NAME = /^\w{2,21}$/;
const listed = new Intl.ListFormat('en');
/** A message that lists invalid subreddit names. */
export function findNameFault(names: readonly string[]): string | undefined {
  const wrong = names.filter((name) => !IS_NAME.test(name)).map((name) => `“${name}”`);
  if (wrong.length === 0) return undefined;
  return wrong.length === 1
    ? `${wrong[0]} isn’t a subreddit’s name. Remove it to scan.`
    : `${listed.format(wrong)} aren’t names of subreddits. Remove them to scan.`;
}

/** The scan configuration. Typed text counts even if it hasn't been added as a chip. */
export function useScanSettings() {
  const [settings, setSettings] = useState(readScanSettings);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const meant: ScanSettings = {
    ...settings,
    subreddits: addChips(settings.subreddits, typed.subreddits, readTypedName, BETWEEN_NAMES),
    keywords: addChips(settings.keywords, typed.keywords),
  };
  const save = useSaveSetup();
  const start = (first: Partial<ScanSettings>): ScanSettings => {
    const next = { ...settings, ...first };
    setSettings(next);
    storeScanSettings(next);
    return next;
  };
  const change = (changed: Partial<ScanSettings>) => save(start(changed));
  const takeTyped = () => {
    change(meant);
    setTyped(NOTHING_TYPED);
    return meant;
  };
  return {
    settings,
    meant,
    change,
    /** Fills the form with settings that the server already has. */
    startWith: (first: Partial<ScanSettings>) => void start(first),
    takeTyped,
    /** Props for the chip field of this name. */
    chipsOf: (name: ChipName) => ({
      chips: settings[name],
      onChange: (chips: string[]) => change({ [name]: chips }),
      text: typed[name],
      onText: (text: string) => setTyped({ ...typed, [name]: text }),
      onAdd: takeTyped,
    }),
  };
}
