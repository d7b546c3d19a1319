/** An inline icon, so the first load needs no icon library. */
const Mark = ({ path, color }: { path: string; color: string }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className={`size-4 shrink-0 ${color}`}>
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
const CHECK = 'M3 8.5l3.5 3.5L13 4.5';
const CLOCK = 'M8 1.75a6.25 6.25 0 1 1 0 12.5a6.25 6.25 0 0 1 0-12.5M8 4.5V8l2.25 1.5';

const CHECKS = [
  'You say that you work on it',
  'One mention, no bare link',
  'Not too close to your other posts',
] as const;

/** An illustration of the product with data that is labeled as invented. */
export const SampleDraft = () => (
  <div className="min-w-0">
    <div className="overflow-hidden rounded-lg border bg-surface shadow-floating">
      <div className="flex items-center justify-between gap-3 border-b px-4 py-2.5 text-sm">
        <span className="font-medium">Draft for r/saas</span>
        <span className="rounded-full bg-warn-soft px-2 text-xs leading-5 font-medium text-warn">
          Sample data
        </span>
      </div>
      <div className="px-4 py-4">
        <p className="text-lg font-semibold text-pretty">
          We cut our sign-up from nine steps to three. What would you take out next?
        </p>
        <p className="mt-2 text-pretty text-ink-2">
          The two that people left at were the company size and the phone number, and we never used either.
          Two weeks on, more people finish, and support hears fewer of the same questions.
        </p>
        <p className="mt-2 text-ink-2">Disclosure: I work on the product this is about.</p>
      </div>
      <div className="grid gap-2 border-t bg-sunken px-4 py-3 text-sm">
        <p className="font-medium">The rules of r/saas, read two days ago</p>
        <ul className="grid gap-1.5 text-ink-2">
          {CHECKS.map((text) => (
            <li key={text} className="flex items-center gap-2">
              <Mark path={CHECK} color="text-ok" />
              {text}
            </li>
          ))}
          <li className="flex items-center gap-2">
            <Mark path={CLOCK} color="text-accent-ink" />
            Goes out on Tuesday at 09:30, once
          </li>
        </ul>
      </div>
    </div>
  </div>
);
