import { chromium } from '@playwright/test';
import { launchOptions } from './launch-options.ts';
import { measureFirstLoad } from './measures/first-load.ts';
import { measureLighthouse, measureSlowdown, type LighthouseResult } from './measures/lighthouse-scores.ts';
import { MEASURED_PAGES, type MeasuredPage } from './measures/measured-pages.ts';
import { startThreadwell } from './start-threadwell.ts';

/** `node e2e/lighthouse.ts` prints the pages' weight and scores, and exits with 1 if one misses its target. */
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100 };
const MOST_LCP_MS = 2_500;

const threadwell = await startThreadwell();
const browser = await chromium.launch(launchOptions);
let held = true;
const say = (page: string, what: string, figure: number, ok: boolean) => {
  held &&= ok;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${page.padEnd(10)} ${what.padEnd(24)} ${figure}`);
};

/** Other load on the machine only lowers a score, so the best of three runs is closest to the truth. */
async function bestOfThree(page: MeasuredPage, slowdown: number): Promise<LighthouseResult> {
  let best = await measureLighthouse(threadwell.url, page, slowdown);
  for (let run = 1; run < 3 && (best.scores['performance'] ?? 0) < BARS.performance; run += 1) {
    const next = await measureLighthouse(threadwell.url, page, slowdown);
    if ((next.scores['performance'] ?? 0) > (best.scores['performance'] ?? 0)) best = next;
  }
  return best;
}

try {
  const slowdown = await measureSlowdown(browser);
  console.log(`The CPU is slowed down ${slowdown.toFixed(1)} times.`);
  for (const page of MEASURED_PAGES) {
    const { bytes, files } = await measureFirstLoad(browser, threadwell.url, page);
    say(page.name, 'script bytes, gzip', bytes, bytes < page.mostBytes);
    say(page.name, 'script files', files, files <= page.mostFiles);
    const { scores, lcpMs, faults } = await bestOfThree(page, slowdown);
    for (const [category, bar] of Object.entries(BARS))
      say(page.name, category, scores[category] ?? 0, (scores[category] ?? 0) >= bar);
    say(page.name, 'largest paint, ms', lcpMs, lcpMs < MOST_LCP_MS);
    if (faults.length > 0) console.log(`     ${page.name}: ${faults.join(', ')}`);
  }
} finally {
  await browser.close();
  await threadwell.stop();
}
process.exitCode = held ? 0 : 1;
