import type { Sandbox } from '../context.ts';
import { type Answer, json } from '../http/answer.ts';
import { type Call, flag, callingMember, param } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { statusError } from '../protocol/envelopes.ts';
import type { ChoiceKind } from '../store/choices.ts';
import { findCommunity, findCommunityById } from '../world/communities.ts';
import { findParent } from './comment.ts';

function choose(sandbox: Sandbox, call: Call, kind: ChoiceKind, target: string, value: number): void {
  const member = callingMember(call);
  if (member) sandbox.store.choices.set(member, kind, target, value, sandbox.clock.now());
}

function vote(sandbox: Sandbox, call: Call): Answer {
  const found = findParent(sandbox, param(call, 'id') ?? '');
  if (!found) return statusError(404);
  const direction = Number(param(call, 'dir'));
  if (![1, 0, -1].includes(direction)) return statusError(400);
  // The author's own vote is already part of every score.
  if ((found.reply ?? found.thread).author !== callingMember(call))
    choose(sandbox, call, 'vote', found.name, direction);
  return json({});
}

/** Reads a comma-separated list of names. Skips unknown names. */
function mark(kind: ChoiceKind, value: number) {
  return (sandbox: Sandbox, call: Call): Answer => {
    for (const name of (param(call, 'id') ?? '').split(',')) {
      const found = findParent(sandbox, name);
      if (found) choose(sandbox, call, kind, found.name, value);
    }
    return json({});
  };
}

const sendReplies = (sandbox: Sandbox, call: Call): Answer =>
  mark('no-inbox', flag(call, 'state') ? 0 : 1)(sandbox, call);

function subscribe(sandbox: Sandbox, call: Call): Answer {
  const names = (param(call, 'sr_name') ?? '').split(',');
  const ids = (param(call, 'sr') ?? '').split(',').map((id) => id.replace(/^t5_/, ''));
  const found = [...names.map(findCommunity), ...ids.map(findCommunityById)].filter(
    (community) => community !== undefined,
  );
  if (found.length === 0) return statusError(404);
  const value = param(call, 'action') === 'unsub' ? 0 : 1;
  for (const community of found) choose(sandbox, call, 'subscribed', community.name, value);
  return json({});
}

function optIn(value: number) {
  return (sandbox: Sandbox, call: Call): Answer => {
    const community = findCommunity(param(call, 'sr_name') ?? '');
    if (community?.access !== 'quarantined') return statusError(404);
    choose(sandbox, call, 'opted-in', community.name, value);
    return json({});
  };
}

function route(name: string, scope: string, run: Route['run']): Route {
  return {
    endpoint: name,
    method: 'POST',
    path: `/api/${name}`,
    scope,
    needsMember: true,
    run,
  };
}

export const thingActionRoutes: readonly Route[] = [
  route('vote', 'vote', vote),
  route('save', 'save', mark('saved', 1)),
  route('unsave', 'save', mark('saved', 0)),
  route('hide', 'report', mark('hidden', 1)),
  route('unhide', 'report', mark('hidden', 0)),
  route('sendreplies', 'edit', sendReplies),
  route('subscribe', 'subscribe', subscribe),
  route('quarantine_optin', 'read', optIn(1)),
  route('quarantine_optout', 'read', optIn(0)),
];
