import { Waiting } from '#web/ui/waiting.tsx';
import { useFacts } from './drafts.queries.ts';
import { FactsForm } from './facts-form.tsx';

export function FactsSettings() {
  const query = useFacts();
  if (query.data) return <FactsForm facts={query.data} />;
  return <Waiting query={query} rows={3} text="Loading facts..." />;
}
