import type { Answer } from '../http/answer.ts';
import type { AuthorizeRequest } from '../oauth/authorize.ts';
import { CLIENT_ID } from '../oauth/clients.ts';
import { SCOPES } from '../oauth/scopes.ts';
import { MEMBERS } from '../people.ts';
import { page } from './layout.ts';
import { markup } from './markup.ts';

const hidden = (name: string, value: string) => markup`<input type="hidden" name="${name}" value="${value}">`;

/** The redirect URI may be at any loopback name and port. */
const ANY_LOOPBACK = 'http://127.0.0.1:* http://localhost:*';

export function consentPage(request: AuthorizeRequest, problem: string | null): Answer {
  const { redirectUri, state, scopes, permanent } = request;
  const content = markup`<h1>Allow Threadwell to use this account?</h1>
<p class="quiet">All members are invented. Afterwards you are back at ${new URL(redirectUri).host}.</p>
${problem && markup`<p class="problem" role="alert">${problem}</p>`}
<form method="post" action="/api/v1/authorize" class="card">
${hidden('client_id', CLIENT_ID)}${hidden('response_type', 'code')}${hidden('redirect_uri', redirectUri)}
${hidden('state', state)}${hidden('scope', scopes.join(' '))}${hidden('duration', permanent ? 'permanent' : 'temporary')}
<label for="username">Member</label>
<select id="username" name="username">${MEMBERS.map((name) => markup`<option value="${name}">${name}</option>`)}</select>
<h2>Threadwell may then</h2>
<ul id="scopes">${scopes.map(
    (scope) =>
      markup`<li>${SCOPES[scope] ?? 'Do anything you can do'} <span class="tag">${scope}</span></li>`,
  )}</ul>
<p class="quiet">${permanent ? 'Until you revoke it.' : 'For one day.'}</p>
<div class="actions">
<button class="main" type="submit" name="decision" value="allow" aria-describedby="username scopes" autofocus>Allow</button>
<button type="submit" name="decision" value="deny">Deny</button>
</div>
</form>`;
  return page('Allow access', content, problem ? 400 : 200, ANY_LOOPBACK);
}
