import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { readTypedName } from '#core/communities/read-typed-name.ts';
import { findKeywordFault } from '#core/opportunities/keyword-index/parse-keyword.ts';
import { addChips } from '#web/ui/add-chips.ts';
import { useSavedScans } from './saved-scans.queries.ts';
import {
  changeSettings,
  CHIPS_MAX,
  type ScanSettings,
  toSettings,
  UNKNOWN_SETTINGS,
} from './scan-settings.ts';
import { applyEdit, editQuery, editSetup, saveOnLeaving, useSaveEdit } from './setup.queries.ts';

/** Splits names at spaces, which they never contain. */
const BETWEEN_NAMES = /[,\s]+/;

const NOTHING_TYPED = { subreddits: '', keywords: '' };
type ChipName = keyof typeof NOTHING_TYPED;

const IS_NAME = /^\w{2,21}$/;
const listed = new Intl.ListFormat('en');
/** A message that lists invalid subreddit names. */
function findNameFault(names: readonly string[]): string | undefined {
  const wrong = names.filter((name) => !IS_NAME.test(name)).map((name) => `“${name}”`);
  if (wrong.length === 0) return undefined;
  return wrong.length === 1
    ? `${wrong[0]} isn’t a subreddit’s name. Remove it to scan.`
    : `${listed.format(wrong)} aren’t names of subreddits. Remove them to scan.`;
}

const hasExcess = (chips: readonly string[]): boolean => chips.length > CHIPS_MAX;
const findFault = { subreddits: findNameFault, keywords: findKeywordFault };

/** True if a scan can't start with these chips. The fields show why. */
export const hasFault = (chips: Record<ChipName, readonly string[]>): boolean =>
  (['subreddits', 'keywords'] as const).some(
    (name) => hasExcess(chips[name]) || findFault[name](chips[name]) !== undefined,
  );

/** The server's setup with changes that aren't saved yet. A change is saved at once. */
function useSettings() {
  const queries = useQueryClient();
  const { data } = useSavedScans();
  // The cache notifies its readers late, and React would reset a slider until then.
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const { data: edit } = useQuery(editQuery);
  const { mutate } = useSaveEdit();
  useEffect(() => {
    const leave = () => saveOnLeaving(queries);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [queries]);
  function change(changed: Partial<ScanSettings>): void {
    editSetup(queries, (shown) => changeSettings(shown, changed));
    refresh();
    mutate();
  }
  const settings = data ? toSettings(applyEdit(data.setup, edit)) : UNKNOWN_SETTINGS;
  return { settings, change };
}

/** The scan configuration. Typed text counts even if it hasn't been added as a chip. */
export function useScanSettings() {
  const { settings, change } = useSettings();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const meant: ScanSettings = {
    ...settings,
    subreddits: addChips(settings.subreddits, typed.subreddits, readTypedName, BETWEEN_NAMES),
    keywords: addChips(settings.keywords, typed.keywords),
  };
  /** Text that exceeds the limit stays in its field. */
  const takeTyped = () => {
    if (hasExcess(meant.subreddits) || hasExcess(meant.keywords)) return meant;
    if (typed.subreddits || typed.keywords) change(meant);
    setTyped(NOTHING_TYPED);
    return meant;
  };
  return {
    settings,
    meant,
    change,
    takeTyped,
    /** Props for the chip field of this name. */
    chipsOf: (name: ChipName) => ({
      chips: settings[name],
      onChange: (chips: string[]) => change({ [name]: chips }),
      text: typed[name],
      onText: (text: string) => setTyped({ ...typed, [name]: text }),
      onAdd: takeTyped,
      error: hasExcess(meant[name])
        ? `Use at most ${CHIPS_MAX} ${name}. Remove some to add more.`
        : findFault[name](settings[name]),
    }),
  };
}
