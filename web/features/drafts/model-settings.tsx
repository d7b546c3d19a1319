import { Waiting } from '#web/ui/waiting.tsx';
import { useModelChoice } from './drafts.queries.ts';
import { ModelForm } from './model-form.tsx';

export function ModelSettings() {
  const query = useModelChoice();
  if (query.data) return <ModelForm choice={query.data} />;
  return <Waiting query={query} rows={3} text="Loading model settings..." />;
}
