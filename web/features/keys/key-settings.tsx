import { Waiting } from '#web/ui/waiting.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyList } from './key-list.tsx';
import { useKeys } from './keys.queries.ts';

/** The settings for API keys of the user's own tools. */
export function KeySettings() {
  const query = useKeys();
  const { data } = query;
  if (!data) return <Waiting query={query} rows={2} text="Loading API keys..." />;
  return (
    <>
      <div className="grid gap-4 p-4">
        <p className="text-sm text-ink-2">
          Use a key with the{' '}
          <a href="/api/docs" className="text-accent-ink underline">
            API
          </a>
          , the command line, n8n, or an MCP client at{' '}
          <code className="text-xs wrap-anywhere">{location.origin}/mcp</code>.
        </p>
        <KeyForm />
      </div>
      {data.length > 0 && <KeyList items={data} />}
    </>
  );
}
