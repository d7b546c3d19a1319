#!/usr/bin/env node
// The command line of a running Threadwell: `npx threadwell help`.
import { launchCommand } from './launch/launch-command.mjs';

process.env.THREADWELL_CWD ??= process.cwd();
await launchCommand(['threadwell', ...process.argv.slice(2)]);
