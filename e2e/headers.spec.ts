import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { DETAIL_PAGES, PAGES } from '../contract/pages.ts';
import { expectedCache, findHeaderFaults } from '../test/hardening/header-faults.ts';
import { test } from './threadwell.ts';

const files = readdirSync('dist/web', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/').split('dist/web')[1]!)
  .filter((file) => !file.startsWith('/.vite/'));
const pages = [...PAGES, ...DETAIL_PAGES].map((page) => page.replace(/:\w+/, 'x'));

test(`sends every header for ${files.length} files and ${pages.length} pages, compressed or not, new or unchanged`, async ({
  request,
}) => {
  const faults: unknown[] = [];
  for (const path of [...files, ...pages])
    for (const packing of ['identity', 'gzip', 'br']) {
      const answer = await request.get(path, { headers: { 'accept-encoding': packing } });
      expect([path, answer.status()]).toEqual([path, 200]);
      const found = findHeaderFaults(answer.headers(), { isHttps: false, cache: expectedCache(path) });
      if (found.length > 0) faults.push([path, packing, ...found]);
      const { etag = '' } = answer.headers();
      const again = await request.get(path, {
        headers: { 'accept-encoding': packing, 'if-none-match': etag },
      });
      const kept = findHeaderFaults(again.headers(), { isHttps: false, cache: expectedCache(path) });
      if (again.status() !== 304 || kept.length > 0) faults.push([path, packing, again.status(), ...kept]);
    }
  expect(files.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});
