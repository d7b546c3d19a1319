import { ApiError } from '#web/lib/api-client.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';

type ConfirmProblemProps = {
  problem: string | undefined;
  error: unknown;
  /** The settings section to return to after signing in again. */
  section: 'password' | 'passkeys' | 'danger-zone';
  onLeave?: () => void;
};

/** Shows what went wrong, with a link to sign in again if required. */
export function ConfirmProblem({ problem, error, section, onLeave }: ConfirmProblemProps) {
  const asksForSignIn = error instanceof ApiError && error.body.code === 'SIGN_IN_AGAIN';
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      {problem && asksForSignIn && (
        <div>
          <a href={`/api/login?again=${section}`} className={buttonStyle()} onClick={onLeave}>
            Sign in again
          </a>
        </div>
      )}
    </>
  );
}
