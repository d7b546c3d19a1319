import type { Sandbox } from '../context.ts';
import type { Answer } from '../http/answer.ts';
import { redirect } from '../http/answer.ts';
import { type Call, param } from '../http/call.ts';
import { findPerson } from '../people.ts';
import { findCommunity } from '../world/communities.ts';
import { communityPage } from './community-page.ts';
import { composerPage } from './composer-page.ts';
import { demoPage } from './demo-page.ts';
import { feedsPage } from './feeds-page.ts';
import { homePage } from './home-page.ts';
import { notFoundPage } from './layout.ts';
import { messagePage } from './message-page.ts';
import { personPage } from './person-page.ts';
import { postReply } from './reply-form.ts';
import { threadPage } from './thread-page.ts';
import { asView, threadView } from './thread-views.ts';

function inCommunity(sandbox: Sandbox, call: Call, name: string, rest: readonly string[]): Answer {
  const community = findCommunity(name);
  if (!community) return notFoundPage();
  const [section, id, , comment] = rest;
  if (section === 'submit') return composerPage(sandbox, call, community);
  if (section !== 'comments' || id === undefined)
    return communityPage(sandbox, community, section ?? param(call, 'sort') ?? 'hot');
  return call.method === 'POST' ? postReply(sandbox, call) : threadAt(sandbox, call, id, comment);
}

function threadAt(sandbox: Sandbox, call: Call, id: string, comment: string | undefined): Answer {
  const thread = sandbox.siteContent.thread(id.toLowerCase());
  if (!thread) return notFoundPage();
  const { access } = thread.community;
  const isClosed = access === 'private' || access === 'banned';
  if (isClosed) return communityPage(sandbox, thread.community, 'hot');
  const view = asView(param(call, 'view'));
  return view ? threadView(sandbox, thread, view) : threadPage(sandbox, thread, comment);
}

function personAt(sandbox: Sandbox, name: string): Answer {
  const person = findPerson(sandbox, name);
  return person ? personPage(sandbox, person) : notFoundPage();
}

export function handlePage(sandbox: Sandbox, call: Call): Answer {
  const [first, second = '', ...rest] = call.path.split('/').filter((part) => part !== '');
  if (!first) return homePage();
  if (first === 'r') return inCommunity(sandbox, call, second, rest);
  if (first === 'user' || first === 'u') return personAt(sandbox, second);
  if (first === 'comments') return threadAt(sandbox, call, second, rest[1]);
  if (first === 'prefs' && second === 'feeds') return feedsPage(sandbox);
  if (first === 'demo') return demoPage(call, second);
  if (first === 'message') return messagePage(call);
  if (first === 'submit') return redirect('/');
  return notFoundPage();
}
