import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { TARGET_NOTE_MAX, type Target } from '#contract/targets.ts';
import { CommunityLink } from '#web/features/communities/community-link.tsx';
import { PromotionBadge } from '#web/features/communities/promotion-badge.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { IconButton } from '#web/ui/button.tsx';
import { lineStyle } from '#web/ui/field.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { useTargetActions } from './use-target-actions.ts';

type RowProps = {
  target: Target;
  isFirst: boolean;
  isLast: boolean;
  actions: ReturnType<typeof useTargetActions>;
};

function TargetRow({ target, isFirst, isLast, actions }: RowProps) {
  const id = useId();
  const [note, setNote] = useState(target.note);
  const { name, members } = target;
  const sent = useRef(target.note);
  function save() {
    sent.current = note;
    void actions.saveNote(target, note);
  }
  const saveLast = useEffectEvent(() => {
    if (sent.current !== note) save();
  });
  // Escape and the browser's Back button close the list without a blur event.
  useEffect(() => () => saveLast(), []);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2 last:border-b-0">
      <div className="min-w-0 flex-[1_1_9rem]">
        <CommunityLink id={id} name={name}>
          r/{name}
        </CommunityLink>
        {members !== null && (
          <p className="text-sm text-ink-2 tabular-nums">{formatNumber(members)} members</p>
        )}
        <PromotionBadge {...target} />
      </div>
      <input
        aria-label={`Note on r/${name}`}
        placeholder="Add a note"
        maxLength={TARGET_NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onBlur={save}
        className={`${lineStyle} flex-[2_1_12rem]`}
      />
      <div className="flex">
        <IconButton
          icon={ArrowUp}
          label="Move up"
          aria-describedby={id}
          disabled={isFirst}
          onClick={() => void actions.move(target, -1)}
        />
        <IconButton
          icon={ArrowDown}
          label="Move down"
          aria-describedby={id}
          disabled={isLast}
          onClick={() => void actions.move(target, 1)}
        />
        <IconButton
          icon={Trash2}
          label="Remove"
          aria-describedby={id}
          onClick={() => void actions.remove(target)}
        />
      </div>
    </li>
  );
}

export function TargetList({ targets }: { targets: readonly Target[] }) {
  const actions = useTargetActions(targets);
  const focus = useFocusAfterRemoval(targets.length);
  return (
    <div {...focus}>
      <ul aria-label="Your targets">
        {targets.map((target, index) => (
          <TargetRow
            key={target.id}
            target={target}
            isFirst={index === 0}
            isLast={index === targets.length - 1}
            actions={actions}
          />
        ))}
      </ul>
    </div>
  );
}
