import { problemOf } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useFacts } from './drafts.queries.ts';
import { FactsForm } from './facts-form.tsx';

export function FactsSettings() {
  const { data: facts, error, isFetching, refetch } = useFacts();
  if (facts) return <FactsForm facts={facts} />;
  if (!error) return <SkeletonRows rows={3} text="Loading facts..." />;
  return (
    <div className="grid justify-items-start gap-3 p-4">
      <FormProblem>{problemOf(error)}</FormProblem>
      <Button pending={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}
