import { findParent } from '../api/comment.ts';
import type { Sandbox } from '../context.ts';
import { isMember } from '../people.ts';
import type { RemovedBy } from '../store/fates.ts';
import { findCommunity } from '../world/communities.ts';
import {
  InvalidChangeError,
  type Fields,
  isFields,
  readNumber,
  readFault,
  readRules,
  readSettings,
  readText,
} from './read-change.ts';

type Apply = (sandbox: Sandbox, fields: Fields) => void;

const REMOVERS: ReadonlyMap<string, RemovedBy> = new Map([
  ['moderator', 'moderator'],
  ['automod', 'automod_filtered'],
  ['reddit', 'reddit'],
]);

function changeThing(sandbox: Sandbox, fields: Fields): void {
  const found = findParent(sandbox, readText(fields, 'id'));
  if (!found) throw new InvalidChangeError('no such thing: "id" must be a full name such as t3_abc');
  const { fates } = sandbox.store;
  const now = sandbox.clock.now();
  const action = readText(fields, 'action');
  if (action === 'remove') {
    const by = REMOVERS.get(fields['by'] === undefined ? 'moderator' : readText(fields, 'by'));
    if (!by) throw new InvalidChangeError(`"by" must be one of ${[...REMOVERS.keys()].join(', ')}`);
    fates.change(found.name, {
      removedBy: by,
      removedAt: now + readNumber(fields, 'afterSeconds', 0) * 1000,
    });
  } else if (action === 'approve') fates.change(found.name, { removedBy: null, removedAt: null });
  else if (action === 'lock') fates.change(found.name, { lockedAt: now });
  else if (action === 'unlock') fates.change(found.name, { lockedAt: null });
  else if (action === 'delete') fates.change(found.name, { deletedAt: now });
  else throw new InvalidChangeError('"action" must be one of remove, approve, lock, unlock, delete');
}

function changeAccount(sandbox: Sandbox, fields: Fields): void {
  const name = readText(fields, 'name');
  if (!isMember(name)) throw new InvalidChangeError(`no such member: ${name}`);
  const set = (kind: 'deleted' | 'suspended', value: number): void =>
    sandbox.store.choices.set(name, kind, 'account', value, sandbox.clock.now());
  const action = readText(fields, 'action');
  if (action === 'delete') set('deleted', 1);
  else if (action === 'suspend') set('suspended', 1);
  else if (action === 'restore') {
    set('deleted', 0);
    set('suspended', 0);
  } else if (action === 'invite') {
    const community = findCommunity(readText(fields, 'community'));
    if (!community) throw new InvalidChangeError('no such community: "community" must be its name');
    sandbox.store.choices.set(name, 'invited', community.name, 1, sandbox.clock.now());
  } else throw new InvalidChangeError('"action" must be one of delete, suspend, restore, invite');
}

function changeRules({ switches }: Sandbox, fields: Fields): void {
  const community = findCommunity(readText(fields, 'community'));
  if (!community) throw new InvalidChangeError('no such community: "community" must be its name');
  switches.setRules(community.name, readRules(fields));
}

function changeClock(sandbox: Sandbox, fields: Fields): void {
  const speed = fields['speed'] === undefined ? undefined : readNumber(fields, 'speed');
  const jumpMs = readNumber(fields, 'jumpSeconds', 0) * 1000;
  sandbox.clock.change(speed === undefined ? { jumpMs } : { speed, jumpMs });
  sandbox.keepClock();
}

const CHANGES: ReadonlyMap<string, Apply> = new Map<string, Apply>([
  ['fault', ({ switches, clock }, fields) => switches.addFault(readFault(fields, clock.now()))],
  ['set', ({ switches }, fields) => switches.set(readSettings(fields, switches.settings))],
  ['clock', changeClock],
  ['thing', changeThing],
  ['account', changeAccount],
  ['rules', changeRules],
]);

/** Applies the changes of one control request in order. */
export function applyChange(sandbox: Sandbox, body: unknown): void {
  if (!isFields(body)) throw new InvalidChangeError('the body must be a JSON object');
  for (const [name, value] of Object.entries(body)) {
    if (name === 'reset') {
      sandbox.switches.reset();
      continue;
    }
    const apply = CHANGES.get(name);
    if (!apply)
      throw new InvalidChangeError(
        `no such switch: "${name}". Use one of ${[...CHANGES.keys()].join(', ')}, reset`,
      );
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (!isFields(entry)) throw new InvalidChangeError(`"${name}" must be an object`);
      apply(sandbox, entry);
    }
  }
}
