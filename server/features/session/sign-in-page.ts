import { html, type Markup } from '#server/http/html.ts';
import { formField } from './form-field.ts';
import { passkeyButton } from './passkeys/second-step-page.ts';
import { renderSmallPage } from './small-page.ts';

const PRINTED = 'You’ll find it in the server’s log.';

/** The page's contents. `values` refills a form after an error, never with passwords. */
export type SignInPage = {
  stylesheet: string;
  /** The form that was submitted, or the more likely one. */
  form: 'signIn' | 'signUp';
  passwords: boolean;
  signUps: boolean;
  /** True if there is no account yet; the first one owns the installation. */
  isNew: boolean;
  /** True if somebody can sign in: the demo's user has an account, but owns nothing. */
  hasUsers: boolean;
  /** The first account requires the code from the server's log. */
  asksForCode: boolean;
  provider: boolean;
  passkeys: boolean;
  message?: string;
  fields?: Record<string, string>;
  values?: Record<string, string>;
};

/** Sign-in and sign-up on one page that works without JavaScript. The order of the forms stays the same after an error. */
export function renderSignInPage(page: SignInPage): string {
  const ownsFirst = page.isNew && page.signUps && !page.hasUsers;
  const isShown = page.passwords && (page.form === 'signIn' || page.signUps);
  return renderSmallPage(
    {
      title: ownsFirst ? 'Set up Threadwell' : 'Sign in to Threadwell',
      description: 'Sign in to Threadwell or create an account.',
      stylesheet: page.stylesheet,
    },
    html`${!page.passwords && html`<h1>Sign in</h1>`} ${!isShown && message(page)}
    ${page.provider && html`<p><a class="sign-in-button" href="/api/login">Continue with your provider</a></p>`}
    ${page.passwords && forms(page, ownsFirst)}`,
  );
}

const message = (page: SignInPage): Markup | false =>
  page.message !== undefined && html`<p class="sign-in-message" role="alert">${page.message}</p>`;

const forms = (page: SignInPage, ownsFirst: boolean): Markup =>
  ownsFirst
    ? ownerFirst(page)
    : html`${signInForm(page, 'h1')} ${page.passkeys && withPasskey} ${page.signUps && signUpForm(page, 'h2')}`;

/** Hidden without the script: without the button, the recovery link is useless too. */
const withPasskey = html`<div class="sign-in-form sign-in-alone" hidden>
  ${passkeyButton('alone', 'Sign in with a passkey')}
  <p class="sign-in-way-back"><a href="/api/login/recovery">I don’t have my passkey</a></p>
</div>`;

const ownerFirst = (page: SignInPage): Markup =>
  html`${signUpForm(page, 'h1')}
    <details class="sign-in-fold" ${page.form === 'signIn' && html`open`}>
      <summary>I have an account already</summary>
      ${signInForm(page, 'h2')}
    </details>`;

const heading = (level: 'h1' | 'h2', text: string): Markup =>
  level === 'h1' ? html`<h1>${text}</h1>` : html`<h2>${text}</h2>`;

const signInForm = (page: SignInPage, level: 'h1' | 'h2'): Markup =>
  // A link to this id opens the surrounding fold.
  html`<form id="sign-in" method="post" action="/api/login" class="sign-in-form">
    ${heading(level, 'Sign in')} ${page.form === 'signIn' && message(page)}
    ${field(page, 'signIn', 'email', 'Email', 'email', 'username')}
    ${field(page, 'signIn', 'password', 'Password', 'password', 'current-password')}
    <button type="submit" class="sign-in-button">Sign in</button>
  </form>`;

/** `action`: where the form is sent. The caller writes any text above it. */
export const signUpForm = (page: SignInPage, level: 'h1' | 'h2', action = '/api/signup'): Markup =>
  html`<form method="post" action="${action}" class="sign-in-form">
    ${heading(level, page.isNew ? 'Create the owner’s account' : 'Create an account')}
    ${page.isNew && html`<p>The first account owns this installation.</p>`}
    ${page.form === 'signUp' && message(page)}
    ${page.asksForCode && field(page, 'signUp', 'setUpCode', 'Set-up code', 'text', 'off', PRINTED)}
    ${field(page, 'signUp', 'email', 'Email', 'email', 'username')}
    ${field(page, 'signUp', 'password', 'Password', 'password', 'new-password', 'At least 8 characters.')}
    <div class="sign-in-names">
      ${field(page, 'signUp', 'firstName', 'First name', 'text', 'given-name')}
      ${field(page, 'signUp', 'lastName', 'Last name', 'text', 'family-name')}
    </div>
    <button type="submit" class="sign-in-button">Create account</button>
  </form>`;

/** Focuses the first invalid field, else the password after an error, else the first field. */
function hasFocus(
  { form, fields, message: refusal, asksForCode }: SignInPage,
  own: SignInPage['form'],
  name: string,
): boolean {
  const [wrong] = Object.keys(fields ?? {});
  const first = own === 'signUp' && asksForCode ? 'setUpCode' : 'email';
  return own === form && name === (wrong ?? (refusal === undefined ? first : 'password'));
}

function field(
  page: SignInPage,
  form: SignInPage['form'],
  name: string,
  label: string,
  type: 'text' | 'email' | 'password',
  complete: string,
  hint = '',
): Markup {
  return formField(form === page.form ? page : {}, {
    id: `${form}-${name}`,
    name,
    label,
    type,
    complete,
    hint,
    isOptional: type === 'text' && name !== 'setUpCode',
    isFocused: hasFocus(page, form, name),
  });
}
