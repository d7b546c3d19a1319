const MOST = 5;

export const UnsavedList = ({ lost }: { lost: readonly string[] }) => (
  <ul className="grid list-disc gap-1 pl-5">
    {[...new Set(lost)].slice(0, MOST).map((what) => (
      <li key={what}>
        <span className="line-clamp-1 wrap-anywhere">{what}</span>
      </li>
    ))}
    {lost.length > MOST && <li>and {lost.length - MOST} more</li>}
  </ul>
);
