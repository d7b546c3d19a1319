import { useState, type ReactNode } from 'react';

type SpoilerProps = { hidden: string; children: ReactNode };

/** Covered until it is pressed; while it is covered its links cannot be followed by accident. */
export function Spoiler({ hidden, children }: SpoilerProps) {
  const [shown, setShown] = useState(false);
  if (shown) return <span className="rounded-sm bg-line/60">{children}</span>;
  return (
    <button
      type="button"
      title="Show the spoiler"
      className="rounded-sm bg-ink text-start text-transparent select-none"
      onClick={() => setShown(true)}
    >
      {hidden}
    </button>
  );
}
