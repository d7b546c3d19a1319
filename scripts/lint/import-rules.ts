import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

type Room = { readonly reaches: readonly string[]; readonly packages?: RegExp; readonly builtins?: true };

const NONE = /(?!)/;

/** What the code of each room may import. Other rooms (tests, scripts, bench) may import anything. */
const ROOMS: Readonly<Record<string, Room>> = {
  contract: { reaches: ['contract'], packages: /^zod(\/|$)/ },
  // `re2js` is allowed, because untrusted patterns must run on a linear-time engine.
  core: { reaches: ['core', 'reading', 'contract'], packages: /^(zod(\/|$)|re2js$|vader-sentiment$)/ },
  reading: { reaches: ['reading', 'contract'], packages: NONE },
  server: { reaches: ['server', 'core', 'reading', 'contract'], builtins: true },
  web: { reaches: ['web', 'core', 'contract'] },
  sandbox: { reaches: ['sandbox'], builtins: true },
};
const TEST_REACH = ['test'];
const ALIAS = /^#(contract|core|reading|server|web|test)\//;
const READER = /^reading\/[^/]+\/(read|rule-sentence)\.ts$/;
const WIRING = /(^|\/)(routes|[\w-]+\.job)\.tsx?$/;

/** The order of capabilities: a later line may import from an earlier one. */
const ORDER: readonly (readonly string[])[] = [
  ['session'],
  ['invitations', 'keys', 'alerts'],
  ['oauth'],
  ['accounts'],
  ['communities'],
  ['discovery'],
  ['targets'],
  ['preflight'],
  ['posts'],
  ['drafts', 'trash', 'import', 'schedule'],
  ['publishing'],
  ['composer', 'calendar', 'list', 'activity'],
  ['opportunities', 'insights', 'links'],
  ['scanner', 'clicks', 'replies'],
  ['scan-hub'],
  ['clip', 'feed'],
  ['erasure'],
  ['check'],
  ['housekeeping', 'landing', 'dashboard', 'mcp'],
];
const rankOf = (capability: string) => ORDER.findIndex((rank) => rank.includes(capability));

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const partAfter = (path: string, folder: string) =>
  path.startsWith(folder) ? path.slice(folder.length) : undefined;
const capabilityOf = (path: string, room: string) => partAfter(path, `${room}/features/`)?.split('/')[0];

const featureFault = (file: string, target: string): string | undefined => {
  if (file.startsWith('server/adapters/') && target.startsWith('server/features/'))
    return 'Adapters never import features.';
  for (const room of ['server', 'web']) {
    const [from, to] = [capabilityOf(file, room), capabilityOf(target, room)];
    if (!from || !to || from === to) continue;
    for (const capability of [from, to])
      if (rankOf(capability) < 0) return `"${capability}" has no place in the order of capabilities.`;
    if (rankOf(to) >= rankOf(from)) return `"${from}" may not import "${to}": imports run down the order.`;
    if (WIRING.test(target)) return `"${from}" may not import the routes or job handlers of "${to}".`;
  }
  if (/^web\/(ui|lib)\//.test(file) && /^web\/(features|routes)\//.test(target))
    return 'web/ui and web/lib know nothing of features and routes.';
  if (file.startsWith('web/features/') && target.startsWith('web/routes/'))
    return 'Features do not import routes.';
  return undefined;
};

/** Why `file` (its path in the project) may not import `specifier`; undefined if it may. */
export const findImportFault = (file: string, specifier: string): string | undefined => {
  const roomName = file.split('/')[0] ?? '';
  const room = ROOMS[roomName];
  if (!room || file.endsWith('.config.ts')) return undefined;
  if (specifier.startsWith('.') || ALIAS.test(specifier)) {
    const target = specifier.startsWith('.')
      ? posix.join(posix.dirname(file), specifier)
      : specifier.slice(1);
    const targetRoom = target.split('/')[0] ?? '';
    const reaches = isTest(file) ? [...room.reaches, ...TEST_REACH] : room.reaches;
    if (!reaches.includes(targetRoom)) return `${roomName}/ may not import from ${targetRoom}/.`;
    if (targetRoom === 'reading' && roomName !== 'reading' && !READER.test(target))
      return 'Other rooms import only reading/*/read.ts.';
    return isTest(file) ? undefined : featureFault(file, target);
  }
  if (isTest(file)) return undefined;
  if (isBuiltin(specifier))
    return room.builtins ? undefined : `${roomName}/ may not import Node's own modules.`;
  if (room.packages && !room.packages.test(specifier))
    return `${roomName}/ may import no package but its own few.`;
  return undefined;
};
