import { type PostRowProps, usePostParts } from './use-post-parts.tsx';

export function PostTableRow(props: PostRowProps) {
  const parts = usePostParts(props);
  return (
    <tbody
      className={`border-b last:border-b-0 ${props.isSelected ? 'bg-accent-soft/60' : 'hover:bg-sunken/70'}`}
    >
      <tr className="h-13 [&>td]:py-2">
        <td className="w-9 pl-4">{parts.check}</td>
        <td className="max-w-0 px-3">{parts.title}</td>
        <td className="w-32 max-w-32 truncate px-3 text-ink-2">{parts.community}</td>
        <td className="w-36 px-3">{parts.status}</td>
        <td className="w-28 px-3">{parts.engagement}</td>
        <td className="w-50 px-3 whitespace-nowrap tabular-nums">
          {parts.created}
          {parts.when && <span className="block text-xs text-ink-2">{parts.when}</span>}
        </td>
        <td className="w-20 pr-3">{parts.buttons}</td>
      </tr>
      {parts.trouble && (
        <tr>
          <td colSpan={7} className="pr-4 pb-3 pl-12">
            {parts.trouble}
          </td>
        </tr>
      )}
    </tbody>
  );
}
