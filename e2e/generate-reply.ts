import type { Locator, Page } from '@playwright/test';

/** Answers the first question and generates: without a model, the answers are the reply. */
export async function generateReply(
  place: Page | Locator,
  answer = 'We call them after a week.',
): Promise<void> {
  await place.getByLabel('What is your answer, in one sentence?').fill(answer);
  await place.getByRole('button', { name: 'Generate', exact: true }).click();
}
