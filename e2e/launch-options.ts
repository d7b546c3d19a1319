import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser at CHROMIUM_PATH, else Playwright's own, else the system's. */
const findChromium = (): string | undefined => {
  const own = process.env['CHROMIUM_PATH'];
  if (own) return own;
  return existsSync(chromium.executablePath()) ? undefined : SYSTEM.find((path) => existsSync(path));
};

/** A second `--disable-features` replaces Playwright's own, so the first lines repeat those. */
const DISABLED_FEATURES = [
  'AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter',
  'NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning',
  // With these features, each new window would load two pages of its own behind a hidden address bar.
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

const executablePath = findChromium();

export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    // Chromium does not start its sandbox as root, and containers often run as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
  ],
};
