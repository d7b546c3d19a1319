import { html, type Markup } from '#server/http/html.ts';

/** The page's contents. `values` refills a form after an error, never with passwords. */
export type SignInPage = {
  stylesheet: string;
  form: 'signIn' | 'signUp';
  /** Whether sign-ups are open. */
  signUps: boolean;
  provider: boolean;
  message?: string;
  fields?: Record<string, string>;
  values?: Record<string, string>;
};

/** Sign-in and sign-up on one page that works without JavaScript. */
export function renderSignInPage(page: SignInPage): string {
  const first = page.form === 'signUp' ? signUpForm(page) : signInForm(page);
  const second = page.form === 'signUp' ? signInForm(page) : page.signUps && signUpForm(page);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sign in to Threadwell</title>
        <meta name="description" content="Sign in to Threadwell or create an account." />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script src="/theme.js"></script>
        <link rel="stylesheet" href="${page.stylesheet}" />
      </head>
      <body class="sign-in">
        <main>
          <a class="sign-in-brand" href="/">Threadwell</a>
          ${page.message && html`<p class="sign-in-message" role="alert">${page.message}</p>`}
          ${page.provider && html`<p><a class="sign-in-button" href="/api/login">Continue with your provider</a></p>`}
          ${first} ${second}
        </main>
      </body>
    </html>`.text;
}

const signInForm = (page: SignInPage): Markup =>
  html`<form method="post" action="/api/login" class="sign-in-form">
    <h1>Sign in</h1>
    ${field(page, 'signIn', 'email', 'E-mail', 'email', 'username')}
    ${field(page, 'signIn', 'password', 'Password', 'password', 'current-password')}
    <button type="submit" class="sign-in-button">Sign in</button>
  </form>`;

const signUpForm = (page: SignInPage): Markup =>
  html`<form method="post" action="/api/signup" class="sign-in-form">
    <h2>Create an account</h2>
    <div class="sign-in-names">
      ${field(page, 'signUp', 'firstName', 'First name', 'text', 'given-name')}
      ${field(page, 'signUp', 'lastName', 'Last name', 'text', 'family-name')}
    </div>
    ${field(page, 'signUp', 'email', 'E-mail', 'email', 'username')}
    ${field(page, 'signUp', 'password', 'Password', 'password', 'new-password', 'At least 8 characters.')}
    <button type="submit" class="sign-in-button">Create account</button>
  </form>`;

function field(
  page: SignInPage,
  form: SignInPage['form'],
  name: string,
  label: string,
  type: string,
  complete: string,
  hint = '',
): Markup {
  const own = page.form === form;
  const error = own ? page.fields?.[name] : undefined;
  const value = own && type !== 'password' ? page.values?.[name] : undefined;
  const id = `${form}-${name}`;
  const note = error ?? hint;
  const optional = type === 'text';
  return html`<label for="${id}">${label}${optional && html` <span>optional</span>`}</label>
    <input
      id="${id}"
      name="${name}"
      type="${type}"
      autocomplete="${complete}"
      value="${value ?? ''}"
      ${!optional && html` required`}${note && html` aria-describedby="${id}-note"`}${error && html` aria-invalid="true"`}
    />
    ${note && html`<p id="${id}-note" class="${error ? 'sign-in-error' : 'sign-in-hint'}">${note}</p>`}`;
}
