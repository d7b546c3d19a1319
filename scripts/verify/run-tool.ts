import { execFile } from 'node:child_process';
import { join } from 'node:path';

export const runTool = (name: string, args: readonly string[]): Promise<{ ok: boolean; output: string }> =>
  new Promise((resolve) => {
    const tool = join('node_modules', '.bin', name);
    execFile(tool, [...args], { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const unstarted = error && !stdout && !stderr ? error.message : '';
      resolve({ ok: !error, output: `${stdout}${stderr}${unstarted}` });
    });
  });
