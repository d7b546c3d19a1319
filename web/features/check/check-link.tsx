import { useOpenCheck } from './open-check.queries.ts';

/** Leads visitors to the check where the owner lets them in. The line keeps its place, so that nothing moves. */
export function CheckLink() {
  const { data } = useOpenCheck();
  return (
    <p className="mt-3 min-h-6">
      {data?.isOn && data.canRead && (
        <a href="/check" className="text-accent-ink underline">
          Or check a text first
        </a>
      )}
    </p>
  );
}
