import type { LocalModel } from '#contract/drafting/local-models.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** Details few people need: the file's source, and its hash once verified. */
export function LocalModelFacts({ model: { name, facts, state } }: { model: LocalModel }) {
  const sha256 = state.kind === 'ready' ? state.sha256 : null;
  if (!facts && !sha256) return null;
  return (
    <details className="text-xs text-ink-2">
      <summary aria-label={`Details of ${name}`} className="w-fit cursor-pointer rounded-sm touch:py-3">
        Details
      </summary>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 wrap-anywhere">
        {facts && (
          <>
            <dt>Languages</dt>
            <dd>{facts.languages}</dd>
            <dt>Context</dt>
            <dd className="tabular-nums">{formatNumber(facts.contextTokens)} tokens</dd>
            <dt>File</dt>
            <dd>
              {facts.file},{' '}
              <a
                className="underline underline-offset-2"
                href={facts.source}
                target="_blank"
                rel="noreferrer"
              >
                {facts.repository}
              </a>
            </dd>
          </>
        )}
        {sha256 && (
          <>
            <dt>SHA-256</dt>
            <dd className="font-mono">{sha256}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
