import { access } from 'node:fs/promises';
import { basename } from 'node:path';

/** How to call npm: the very npm that started us, run by the given Node; else the one on the path.
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

// Said to the npm that started us (`npm --prefix elsewhere start`), these would mislead the npm that we start.
const MISLEADING = new RegExp(
  '^npm_config_(local_prefix|prefix|global|location|workspaces?|include|omit|only|production|' +
    'dev|also|dry_run|json|package|call|yes)$',
  'i',
);

/** The environment without what the outer npm was told about its own run. @param {NodeJS.ProcessEnv} env */
export const npmEnvironment = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !MISLEADING.test(name)));
