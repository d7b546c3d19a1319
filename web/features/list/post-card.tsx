import { type PostRowProps, usePostParts } from './use-post-parts.tsx';

/** A row of the list where a table has no room. */
export function PostCard(props: PostRowProps) {
  const parts = usePostParts(props);
  return (
    <li
      className={`grid gap-2 border-b px-4 py-3 last:border-b-0 ${props.isSelected ? 'bg-accent-soft/60' : ''}`}
    >
      <div className="flex items-start gap-3">
        <label className="-m-3 grid size-11 shrink-0 place-items-center">{parts.check}</label>
        <div className="min-w-0 flex-1">
          {parts.title}
          <p className="mt-0.5 text-sm text-ink-2 tabular-nums">
            {parts.community} · <span className="whitespace-nowrap">{parts.created}</span>
            {parts.when && <span className="block">{parts.when}</span>}
          </p>
        </div>
      </div>
      {parts.trouble && <div className="sm:pl-8">{parts.trouble}</div>}
      <div className="flex items-center gap-3 sm:pl-8">
        {parts.status}
        {parts.engagement}
        <span className="ml-auto">{parts.buttons}</span>
      </div>
    </li>
  );
}
