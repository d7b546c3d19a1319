import type { Scope } from '#contract/endpoint.ts';
import { html, type Markup } from '#server/http/html.ts';
import { renderSmallPage } from '../session/small-page.ts';
import { type Authorization, describeTarget } from './authorization.ts';

const SCOPE_WORDS: Record<Scope, string> = {
  read: 'Read everything in this workspace',
  draft: 'Scan, write, check and save drafts',
  schedule: 'Schedule posts, after you approve each one',
  publish: 'Publish posts, after you approve each one',
};

const page = (stylesheet: string, content: Markup): string =>
  renderSmallPage(
    { title: 'Connect a tool', description: 'Connect a tool to Threadwell.', stylesheet },
    content,
  );

export const renderConsent = (stylesheet: string, asked: Authorization, sealed: string): string =>
  page(
    stylesheet,
    html`<form method="post" action="/oauth/authorize" class="sign-in-form">
        <h1>Connect ${asked.client.name}?</h1>
        <p>
          Threadwell can’t verify this name. The tool goes back to ${describeTarget(asked.redirectUri)} and
          gets a key for 30 days.
        </p>
        <input type="hidden" name="request" value="${sealed}" />
        ${asked.scopes.map(
          (scope) =>
            html`<label class="sign-in-check"
              ><input type="checkbox" name="${scope}" value="on" checked /> ${SCOPE_WORDS[scope]}</label
            >`,
        )}
        <button type="submit" name="decision" value="allow" class="sign-in-button">Connect</button>
        <button type="submit" name="decision" value="deny" class="sign-in-button sign-in-plain">
          Cancel
        </button>
      </form>
      <p class="sign-in-way-back">You can revoke the key in Settings, Access, API keys.</p>`,
  );

export const renderSignInFirst = (stylesheet: string): string =>
  page(
    stylesheet,
    html`<div class="sign-in-form">
      <h1>Sign in first</h1>
      <p>A tool wants to connect to your Threadwell. Sign in, then come back and reload this page.</p>
      <p><a href="/api/login" target="_blank" class="sign-in-button">Sign in</a></p>
    </div>`,
  );

export const renderProblem = (stylesheet: string, message: string): string =>
  page(
    stylesheet,
    html`<div class="sign-in-form">
      <h1>This tool can’t be connected</h1>
      <p class="sign-in-message">${message}</p>
    </div>`,
  );
