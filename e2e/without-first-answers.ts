import type { Page } from '@playwright/test';

/** Serves pages without embedded responses, as if the server couldn't read them, so the pages make these calls themselves. */
export const withoutFirstAnswers = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: text.replaceAll(/<script [^>]*data-answer.*?<\/script>/gs, '') });
  });
