const SOURCES = {
  api: 'API',
  sandbox: 'Sandbox',
  assisted: 'By hand',
  builtIn: 'Built-in',
  model: 'Model',
} as const;

/** Where something comes from; squarer and quieter than a status. */
export const ProvenanceBadge = ({ from }: { from: keyof typeof SOURCES }) => (
  <span className="inline-flex h-5 shrink-0 items-center rounded-[4px] border px-1.5 text-xs font-medium whitespace-nowrap text-ink-2">
    {SOURCES[from]}
  </span>
);
