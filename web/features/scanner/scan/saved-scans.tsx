import { FolderOpen, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AlertRule } from '#contract/alerts/rules.ts';
import type { SavedScan } from '#contract/scanning/saved-scans.ts';
import { AlertMe } from '#web/features/alerts/alert-me.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CardPart } from '#web/ui/card.tsx';
import { Field, lineStyle } from '#web/ui/field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import type { Scan } from './use-scan.ts';
import { useSavedScanList } from './use-saved-scans.ts';

const NAME_MAX = 60;

const alertRuleOf = ({ name, subreddits, keywords, filters }: SavedScan): Partial<AlertRule> => ({
  name,
  events: ['opportunity.found'],
  minScore: filters.minScore,
  subreddits,
  keywords,
});

const describe = ({ subreddits, keywords }: SavedScan): string => {
  const places = subreddits.length === 0 ? 'your targets' : subreddits.map((name) => `r/${name}`).join(', ');
  return keywords.length === 0 ? places : `${places}: ${keywords.join(', ')}`;
};

/** Lists the saved scans; those switched on find threads in the background. */
export function SavedScans({ scan }: { scan: Scan }) {
  const list = useSavedScanList(scan);
  const [name, setName] = useState('');
  const focus = useFocusAfterRemoval(list.scans.length);
  return (
    <CardPart title="Saved Scans">
      <div className="grid grid-cols-1 gap-4" {...focus}>
        {!list.query.data && <Waiting query={list.query} rows={1} text="Loading saved scans..." />}
        {list.scans.length > 0 && list.restsBecause && (
          <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">{list.restsBecause}</p>
        )}
        {list.scans.length > 0 && (
          <ul className="grid grid-cols-1 gap-2">
            {list.scans.map((saved) => (
              <li key={saved.id} className="flex flex-wrap items-center gap-2">
                <div
                  role="group"
                  aria-label={saved.name}
                  className="grid min-w-0 flex-1 gap-2 wrap-anywhere max-sm:basis-full"
                >
                  <SwitchField
                    label={saved.name}
                    text={describe(saved)}
                    checked={saved.isOn}
                    onChange={(isOn) => list.switchTo(saved, { isOn })}
                  />
                  {saved.keywords.length > 0 && (
                    <SwitchField
                      label="Look in comments too"
                      checked={saved.readsComments}
                      onChange={(readsComments) => list.switchTo(saved, { readsComments })}
                    />
                  )}
                </div>
                <IconButton
                  icon={Save}
                  label={`Replace ${saved.name} with this configuration`}
                  disabled={scan.meant.subreddits.length === 0}
                  onClick={() => list.replace(saved)}
                />
                <IconButton icon={FolderOpen} label={`Load ${saved.name}`} onClick={() => list.load(saved)} />
                <AlertMe rule={alertRuleOf(saved)} about={saved.name} />
                <IconButton icon={Trash2} label={`Delete ${saved.name}`} onClick={() => list.remove(saved)} />
              </li>
            ))}
          </ul>
        )}
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void list.save(name).then((isSaved) => isSaved && setName(''));
          }}
        >
          <Field label="Name of the scan">
            {(input) => (
              <input
                {...input}
                className={lineStyle}
                value={name}
                maxLength={NAME_MAX}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Button
            type="submit"
            size="field"
            disabled={name.trim() === '' || scan.meant.subreddits.length === 0}
            pending={list.isSaving}
          >
            Save this configuration
          </Button>
        </form>
      </div>
    </CardPart>
  );
}
