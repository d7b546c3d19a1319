const REFUSALS = [
  'Publish something that nobody has read.',
  'Vote, or write direct messages.',
  'Keep farms of accounts, or hide behind proxies.',
  'Paste one text into ten communities.',
  'Show a number that nobody measured.',
] as const;

export const Refusals = () => (
  <section aria-labelledby="refusals" className="self-start rounded-lg border bg-surface p-5 sm:p-6">
    <h2 id="refusals" className="text-lg">
      What it won’t do
    </h2>
    <ul className="mt-3 divide-y">
      {REFUSALS.map((text) => (
        <li key={text} className="py-2.5 text-ink-2">
          {text}
        </li>
      ))}
    </ul>
    <p className="mt-3 border-t pt-4 text-sm text-ink-2">
      Communities throw out marketing that pretends to be something else. So the promise isn’t volume: it is
      the right thread, an honest draft, inside the rules.
    </p>
  </section>
);
