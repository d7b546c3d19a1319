import { problemOf } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useModelChoice } from './drafts.queries.ts';
import { ModelForm } from './model-form.tsx';

export function ModelSettings() {
  const { data: choice, error, isFetching, refetch } = useModelChoice();
  if (choice) return <ModelForm choice={choice} />;
  if (!error) return <SkeletonRows rows={3} text="Loading model settings..." />;
  return (
    <div className="grid justify-items-start gap-3 p-4">
      <FormProblem>{problemOf(error)}</FormProblem>
      <Button pending={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}
