import type { Sandbox } from '../context.ts';
import { checkSubmission } from '../api/submit-checks.ts';
import { acceptPost } from '../api/submit.ts';
import { type Answer, redirect } from '../http/answer.ts';
import { type Call, param } from '../http/call.ts';
import { isFromThisSite } from '../http/same-site.ts';
import { isMember } from '../people.ts';
import { badRequestPage } from '../protocol/edge-pages.ts';
import { threadPermalink } from '../protocol/post-json.ts';
import type { Community } from '../world/community.ts';
import { page } from './layout.ts';
import { markup } from './markup.ts';
import { memberChoice } from './member-choice.ts';

function form(community: Community, call: Call, problem: string | null): Answer {
  const value = (name: string): string => param(call, name) ?? '';
  const flairs = community.flairs;
  return page(
    `Post to r/${community.name}`,
    markup`<h1>Post to r/${community.name}</h1>
<p class="quiet">You are posting by hand. Read your post once more, then send it.</p>
${problem && markup`<p class="problem" role="alert">${problem}</p>`}
<form method="post" action="/r/${community.name}/submit" class="card">
${memberChoice(value('username'))}
<label for="title">Title</label>
<input id="title" name="title" maxlength="300" required value="${value('title')}">
<label for="text">Text</label>
<textarea id="text" name="text" rows="12">
${value('text')}</textarea>
<label for="url">Link (leave empty for a text post)</label>
<input id="url" name="url" value="${value('url')}">
${
  flairs.length > 0 &&
  markup`<label for="flair_id">Flair</label><select id="flair_id" name="flair_id"><option value="">None</option>${flairs.map(
    ({ id, text }) =>
      markup`<option value="${id}"${value('flair_id') === id && markup` selected`}>${text}</option>`,
  )}</select>`
}
<div class="actions"><button class="main" type="submit">Post</button></div>
</form>`,
    problem ? 422 : 200,
  );
}

function problemIn(answer: Answer): string {
  const body: unknown = 'json' in answer.body ? answer.body.json : null;
  const found = /"errors":\[\["[A-Z_]+","((?:[^"\\]|\\.)*)"/.exec(JSON.stringify(body) ?? '');
  return found ? String(JSON.parse(`"${found[1]}"`)) : 'This post is not accepted here.';
}

/** The form that a prefilled link opens, for members who post by hand. */
export function composerPage(sandbox: Sandbox, call: Call, community: Community): Answer {
  if (call.method !== 'POST') return form(community, call, null);
  if (!isFromThisSite(call.headers)) return badRequestPage('This form must be sent from its own page.');
  const member = param(call, 'username') ?? '';
  if (!isMember(member)) return form(community, call, 'Choose one of the members.');
  const fields = new URLSearchParams(call.form);
  fields.set('sr', community.name);
  fields.set('kind', (call.form.get('url') ?? '').trim() === '' ? 'self' : 'link');
  const checked = checkSubmission(sandbox, { ...call, form: fields }, member);
  if (!checked.ok) return form(community, call, problemIn(checked.answer));
  const options = { over18: false, spoiler: false, sendReplies: true };
  return redirect(threadPermalink(acceptPost(sandbox, member, checked.submission, options)), 303);
}
