import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';

export async function dropPracticeResponse(
  { platform }: UserContext,
  { title }: { title: string },
): Promise<void> {
  if (!platform?.loseNextAnswer)
    throw new AppError('CONFLICT', 'Only the sandbox can lose an answer on purpose.');
  if (!(await platform.loseNextAnswer(title)))
    throw new AppError('UNAVAILABLE', 'The sandbox didn’t respond. Try again in a moment.');
}
