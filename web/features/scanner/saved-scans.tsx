import { FolderOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedScan } from '#contract/saved-scans.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field, lineStyle } from '#web/ui/field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import type { Scan } from './use-scan.ts';
import { useSavedScanList } from './use-saved-scans.ts';

const NAME_MAX = 60;

const describe = ({ subreddits, keywords }: SavedScan): string => {
  const places = subreddits.length === 0 ? 'your targets' : subreddits.map((name) => `r/${name}`).join(', ');
  return keywords.length === 0 ? places : `${places}: ${keywords.join(', ')}`;
};

/** Scans under a name; one that is switched on finds threads by itself. */
export function SavedScans({ scan }: { scan: Scan }) {
  const list = useSavedScanList(scan);
  const [name, setName] = useState('');
  return (
    <Card
      title="Saved Scans"
      description="While one is switched on, its subreddits are watched and new threads are added by themselves."
    >
      <div className="grid gap-4 p-4">
        {list.scans.length > 0 && list.restsBecause && (
          <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">{list.restsBecause}</p>
        )}
        {list.scans.length > 0 && (
          <ul className="grid gap-2">
            {list.scans.map((saved) => (
              <li key={saved.id} className="flex flex-wrap items-center gap-2">
                <div className="min-w-0 flex-1 wrap-anywhere">
                  <SwitchField
                    label={saved.name}
                    text={describe(saved)}
                    checked={saved.isOn}
                    onChange={(isOn) => list.switchTo(saved, isOn)}
                  />
                </div>
                <IconButton icon={FolderOpen} label={`Load ${saved.name}`} onClick={() => list.load(saved)} />
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
            disabled={name.trim() === '' || scan.settings.subreddits.length === 0}
            pending={list.isSaving}
          >
            Save this configuration
          </Button>
        </form>
      </div>
    </Card>
  );
}
