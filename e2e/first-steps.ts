import { expect, type Page } from '@playwright/test';
import { getFirstQuestion } from './draft-with.ts';
import { newPerson } from './threadwell.ts';

/** A new owner's first actions, driven by the screen's content. */
export const steps = (page: Page) => page.getByRole('region', { name: 'Your first post', exact: true });
export const answers = (page: Page) => page.getByRole('list', { name: 'Answers' }).getByRole('listitem');

export async function createOwner(page: Page, url: string): Promise<void> {
  const person = newPerson();
  await page.goto(url);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByText('The first account owns this installation.')).toBeVisible();
  await page.getByLabel('Email').filter({ visible: true }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).filter({ visible: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

export async function publishFirst(page: Page): Promise<void> {
  await steps(page).getByRole('button', { name: 'Connect the practice account' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(steps(page).getByText('The practice account is connected')).toBeVisible();
  await steps(page).getByRole('link', { name: 'How did you find your first ten customers?' }).click();
  await getFirstQuestion(page).fill('A baker, twelve invoices a month.');
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await page.getByRole('button', { name: 'Publish Now' }).click();
}

export async function pullThePlug(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to the first steps' }).click();
  await expect(steps(page)).toBeInViewport();
  await steps(page).getByRole('button', { name: 'Pull the plug and send it' }).click();
}
