import { problemOf } from '#web/lib/api-client.ts';
import { Button } from './button.tsx';
import { FormProblem } from './form-problem.tsx';

type LoadProblemProps = { error: Error; pending: boolean; onRetry: () => void };

/** In the place of what could not be loaded. */
export const LoadProblem = ({ error, pending, onRetry }: LoadProblemProps) => (
  <div className="grid justify-items-start gap-3 p-4">
    <FormProblem>{problemOf(error)}</FormProblem>
    <Button pending={pending} onClick={onRetry}>
      Try again
    </Button>
  </div>
);
