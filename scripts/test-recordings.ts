import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkExchange } from '../test/recordings/check-exchange.ts';
import { checkSandboxKeys } from '../test/recordings/sandbox-keys.ts';
import { readExchanges } from '../test/recordings/exchange.ts';

const dir = resolve(process.env['RECORDINGS_DIR'] ?? '../shared/reddit/exchanges');

if (existsSync(dir)) {
  const exchanges = readExchanges(dir);
  let failures = 0;
  for (const exchange of exchanges) {
    try {
      checkExchange(exchange);
    } catch (error) {
      failures++;
      console.error(`${exchange.name} (${exchange.label}): ${(error as Error).message}\n`);
    }
  }
  const documented = exchanges.filter(({ name }) => name.startsWith('documented_errors/')).length;
  console.log(`${documented} documented errors checked`);
  console.log(`${exchanges.length - documented} exchanges checked`);
  console.log(`${await checkSandboxKeys(exchanges)} keys of the sandbox's answers checked`);
  if (failures > 0) console.error(`${failures} were read wrongly`);
  process.exitCode = failures > 0 ? 1 : 0;
} else {
  console.log(`No recordings at ${dir}: nothing was checked. RECORDINGS_DIR names another folder.`);
}
