import { useState } from 'react';
import type { RulesVersionChange } from '#contract/rules-record.ts';
import { FIELD_NAMES } from '#core/communities/rules/describe-value.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { summaryStyle } from '../all-rules.tsx';
import { useRulesVersions } from '../communities.queries.ts';

/** The versions of the rules with their changes; loaded when opened. */
export function Versions({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="px-4 py-3" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={summaryStyle}>What has changed</summary>
      {isOpen && <VersionList name={name} />}
    </details>
  );
}

function VersionList({ name }: { name: string }) {
  const query = useRulesVersions(name);
  if (!query.data) return <Waiting query={query} rows={2} text="Reading the versions..." />;
  const changed = query.data.filter(({ changes }) => changes);
  if (changed.length === 0)
    return <p className="mt-2 text-sm text-ink-2">Nothing, as long as we have read these rules.</p>;
  return (
    <ol aria-label="Versions" className="mt-2 grid gap-4">
      {changed.map(({ no, readAt, changes }) => (
        <li key={no} className="grid gap-2">
          <h3 className="text-sm font-medium">
            <time dateTime={readAt}>{dateTime(readAt)}</time>
          </h3>
          {changes && <Changes changes={changes} />}
        </li>
      ))}
    </ol>
  );
}

type Changes = NonNullable<RulesVersionChange['changes']>;

const Changes = ({ changes: { fields, words } }: { changes: Changes }) => (
  <div className="grid gap-3 border-l-2 pl-3 text-sm">
    {fields.map(({ field, before, after, quoteBefore, quoteAfter }) => (
      <div key={field}>
        <p>
          <span className="font-medium">{FIELD_NAMES[field]}:</span> {before ?? 'no rule found'} →{' '}
          {after ?? 'no rule found'}
        </p>
        {quoteBefore && <Words kind="removed" text={quoteBefore} />}
        {quoteAfter && <Words kind="added" text={quoteAfter} />}
      </div>
    ))}
    {words ? (
      <WordChanges words={words} />
    ) : (
      <p className="text-ink-3">The words themselves are kept for 48 hours only.</p>
    )}
  </div>
);

const titled = ({ name, text }: { name: string; text: string }) => (text ? `${name}: ${text}` : name);
const kindOf = (before: unknown, after: unknown) => {
  if (before && after) return 'Reworded';
  return after ? 'New rule' : 'Rule gone';
};

const WordChanges = ({ words: { rules, requirements } }: { words: NonNullable<Changes['words']> }) => (
  <>
    {rules.map(({ before, after }) => (
      <div key={`${before?.name}/${after?.name}`}>
        <p className="font-medium">{kindOf(before, after)}</p>
        {before && <Words kind="removed" text={titled(before)} />}
        {after && <Words kind="added" text={titled(after)} />}
      </div>
    ))}
    {requirements.added.length + requirements.removed.length > 0 && (
      <div>
        <p className="font-medium">What its settings ask for</p>
        {requirements.removed.map((text) => (
          <Words key={text} kind="removed" text={text} />
        ))}
        {requirements.added.map((text) => (
          <Words key={text} kind="added" text={text} />
        ))}
      </div>
    )}
  </>
);

/** Marks added or removed text, for screen readers too. */
const Words = ({ kind, text }: { kind: 'added' | 'removed'; text: string }) => {
  const Text = kind === 'added' ? 'ins' : 'del';
  return (
    <p className="wrap-anywhere text-ink-2">
      <span className="text-ink-3">{kind === 'added' ? 'Now: ' : 'Before: '}</span>
      <Text className={`whitespace-pre-line ${kind === 'added' ? 'no-underline' : ''}`}>{text}</Text>
    </p>
  );
};
