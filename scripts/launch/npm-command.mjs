import { access } from 'node:fs/promises';
import { basename } from 'node:path';

/** How to call npm: the npm that started us, run by the given Node; else the one on the PATH.
 * @param {string} node @param {NodeJS.ProcessEnv} env */
export const npmCommand = async (node, env = process.env) => {
  const cli = env.npm_execpath;
  const ours =
    cli &&
    /^npm-cli\.c?js$/.test(basename(cli)) &&
    (await access(cli).then(
      () => true,
      () => false,
    ));
  return ours ? { file: node, args: [cli] } : { file: 'npm', args: [] };
};

// Options for the npm that started us (`npm --prefix elsewhere start`) would mislead the npm that we start.
const MISLEADING = new RegExp(
  '^npm_config_(local_prefix|prefix|global|location|workspaces?|include|omit|only|production|' +
    'dev|also|dry_run|json|package|call|yes)$',
  'i',
);

/** The environment without the outer npm's own options. @param {NodeJS.ProcessEnv} env */
export const npmEnvironment = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !MISLEADING.test(name)));
