type SkeletonRowsProps = { rows: number; text: string };

/** Placeholder rows in their final height, shown only if loading takes a moment. */
export const SkeletonRows = ({ rows, text }: SkeletonRowsProps) => (
  <output className="block animate-late">
    <span className="block border-b px-4 py-2 text-sm text-ink-3">{text}</span>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className="flex h-16 flex-col justify-center gap-2 border-b px-4 last:border-b-0">
        <span className="block h-3 w-40 rounded-full bg-line" />
        <span className="block h-3 w-56 max-w-full rounded-full bg-line/60" />
      </span>
    ))}
  </output>
);
