import { expect } from '@playwright/test';
import { measureFirstLoad } from './measures/first-load.ts';
import { MEASURED_PAGES } from './measures/measured-pages.ts';
import { test } from './threadwell.ts';

for (const page of MEASURED_PAGES)
  test(`a first visit to the ${page.name} loads less than ${page.mostBytes / 1_000} KB of script`, async ({
    browser,
    threadwell,
  }) => {
    expect(await measureFirstLoad(browser, threadwell.url, page)).toBeLessThan(page.mostBytes);
  });
