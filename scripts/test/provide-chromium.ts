import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from '../launch/run-child.mjs';
import { reportWhile } from '../launch/say.mjs';

/** The build without windows comes first: it takes a sixth less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** An installed Chromium: the one at CHROMIUM_PATH, Playwright's own, or the system's. */
const findChromium = async (): Promise<string | undefined> => {
  const { chromium } = await import('@playwright/test');
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((dir) => join(dir, name)));
  const given = process.env['CHROMIUM_PATH'];
  return (given ? [given] : [chromium.executablePath(), ...onPath, MAC]).find((path) => existsSync(path));
};

/** The commands that install one: from Debian as root, else from Playwright. */
const installs = (): readonly (readonly [file: string, ...args: string[]])[] =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
    ? [
        ['apt-get', 'update', '-q'],
        ['apt-get', 'install', '-q', '-y', '--no-install-recommends', 'chromium-headless-shell'],
      ]
    : [[process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium']];

/** The path to Chromium, installed first if necessary, or the reason why there is none. */
export const provideChromium = async (): Promise<{ path: string } | { missing: string }> => {
  const found = await findChromium();
  if (found) return { path: found };
  if (process.env['CHROMIUM_PATH'])
    return { missing: `CHROMIUM_PATH names ${process.env['CHROMIUM_PATH']}, which is not there` };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const output = await reportWhile('Installing a browser for the tests', 'Browser step done', async () => {
    for (const [file, ...args] of installs()) {
      const ended = await runStep(file, args, { cwd: '.', env });
      if (ended.code !== 0) return ended.output;
    }
    return '';
  });
  const path = await findChromium();
  return path
    ? { path }
    : { missing: `no Chromium, and none could be installed: ${output.trim().split('\n').at(-1)}` };
};
