import type { Page } from '@playwright/test';

/** Opens pages as they are when the server could not read the first answers: they make these calls themselves. */
export const withoutFirstAnswers = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: text.replaceAll(/<script [^>]*data-answer.*?<\/script>/gs, '') });
  });
