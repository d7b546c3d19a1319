import { html, type Markup } from '#server/http/html.ts';
import { renderSmallPage } from '../small-page.ts';
import { formField } from '../form-field.ts';

/** The button is hidden until the script has found passkey support; until then, the note shows. */
export const passkeyButton = (step: 'alone' | 'second', label: string, note = ''): Markup =>
  html`<button type="button" class="sign-in-button sign-in-passkey" data-step="${step}" hidden>
      ${label}
    </button>
    ${note && html`<p class="sign-in-hint sign-in-no-passkey">${note}</p>`}
    <p class="sign-in-message" id="passkey-problem" role="alert" hidden></p>`;

type Problem = { message?: string; fields?: Record<string, string>; values?: Record<string, string> };
type StepPage = Problem & { stylesheet: string; usable: boolean };

const codeField = (problem: Problem, isFocused: boolean): Markup =>
  formField(problem, {
    id: 'recovery-code',
    name: 'code',
    label: 'Recovery code',
    type: 'text',
    complete: 'off',
    hint: 'One of the ten that you kept. Each works once.',
    isFocused,
  });

const message = ({ message: text }: Problem): Markup | false =>
  text !== undefined && html`<p class="sign-in-message" role="alert">${text}</p>`;

/** The page after a correct password: it asks for a passkey or a recovery code. Codes also work without JavaScript. */
export function renderSecondStepPage(page: StepPage): string {
  const failed = page.message !== undefined || page.fields !== undefined;
  const isOpen = failed || !page.usable;
  return renderSmallPage(
    {
      title: 'One more step · Threadwell',
      description: 'Use your passkey to sign in to Threadwell.',
      stylesheet: page.stylesheet,
    },
    html`<div class="sign-in-form">
        <h1>One more step</h1>
        <p>Your password is right. Now use your passkey, within five minutes.</p>
        ${
          page.usable
            ? passkeyButton(
                'second',
                'Use my passkey',
                'This browser has no passkeys here. Use a recovery code instead.',
              )
            : html`<p class="sign-in-hint">
                Passkeys don’t work at this address. Use a recovery code instead.
              </p>`
        }
      </div>
      <details class="sign-in-fold" ${isOpen && html`open`}>
        <summary>I don’t have my passkey</summary>
        <form method="post" action="/api/login/recovery" class="sign-in-form">
          <h2>Use a recovery code</h2>
          ${message(page)} ${codeField(page, failed)}
          <button type="submit" class="sign-in-button">Sign in with this code</button>
        </form>
      </details>
      <p class="sign-in-way-back"><a href="/api/login?local=1">Back to sign-in</a></p>`,
  );
}

/** The page for a user who signs in with a passkey alone and has lost it. */
export const renderRecoveryPage = (page: Problem & { stylesheet: string }): string =>
  renderSmallPage(
    {
      title: 'Sign in without your passkey · Threadwell',
      description: 'Sign in to Threadwell with your password and a recovery code.',
      stylesheet: page.stylesheet,
    },
    html`<form method="post" action="/api/login/recovery" class="sign-in-form">
        <h1>Sign in without your passkey</h1>
        <p>Use your password and one of your recovery codes.</p>
        ${message(page)}
        ${formField(page, {
          id: 'recovery-email',
          name: 'email',
          label: 'Email',
          type: 'email',
          complete: 'username',
          isFocused: page.message === undefined && !page.fields?.['password'] && !page.fields?.['code'],
        })}
        ${formField(page, {
          id: 'recovery-password',
          name: 'password',
          label: 'Password',
          type: 'password',
          complete: 'current-password',
          isFocused: page.message !== undefined || page.fields?.['password'] !== undefined,
        })}
        ${codeField(page, page.fields?.['code'] !== undefined && !page.fields['password'])}
        <button type="submit" class="sign-in-button">Sign in with this code</button>
      </form>
      <p class="sign-in-way-back"><a href="/api/login?local=1">Back to sign-in</a></p>`,
  );
