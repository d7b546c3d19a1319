import { useOpenCheck } from './open-check.queries.ts';

/** Links visitors to the check if the owner allows it. Reserves its line, so the page doesn't shift. */
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
