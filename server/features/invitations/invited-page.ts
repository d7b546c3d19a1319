import type { InvitationState } from '#contract/registering/invitations.ts';
import type { AppError } from '#server/app-error.ts';
import type { Config } from '#server/config.ts';
import { html, type Markup } from '#server/http/html.ts';
import { signUpForm } from '../session/sign-in-page.ts';
import { renderSmallPage } from '../session/small-page.ts';

type Notice = Exclude<InvitationState, 'open'> | 'unknown' | 'provider' | 'signedIn';

/** `asks`: the page asks for the link, because its token is missing or still behind the `#`. */
export type InvitedPage =
  | { kind: Notice }
  | { kind: 'asks'; error?: AppError }
  | { kind: 'open'; error?: AppError; values?: Record<string, string> };

const ASK_AGAIN = 'Ask the sender for a new one.';
const TEXTS: Record<Notice, { title: string; text: string; to?: string; label?: string }> = {
  used: {
    title: 'This link was already used',
    text: `Each link creates one account. If you used it, sign in. Otherwise ask the sender for a new one.`,
    to: '/api/login?local=1',
    label: 'Sign in',
  },
  ended: { title: 'This link was revoked', text: `The sender has revoked it. ${ASK_AGAIN}` },
  expired: {
    title: 'This link has expired',
    text: `A link is valid for seven days. ${ASK_AGAIN}`,
  },
  unknown: {
    title: 'We don’t know this link',
    text: 'Part of it may be missing. Paste the whole link below, or ask the sender for a new one.',
  },
  provider: {
    title: 'You don’t need a link here',
    text: 'People sign in to this Threadwell through its provider.',
    to: '/api/login',
    label: 'Continue with your provider',
  },
  signedIn: {
    title: 'You’re already signed in',
    text: 'This link creates a new account. Open it where you aren’t signed in, or send it to the person it’s meant for.',
    to: '/',
    label: 'Go to Threadwell',
  },
};

export const renderInvitedPage = (page: InvitedPage, config: Config, stylesheet: string): string =>
  renderSmallPage(
    { title: 'Invitation to Threadwell', description: 'Create your account in Threadwell.', stylesheet },
    html`${contentOf(page, config)}
      ${page.kind !== 'asks' && linkForm(page.kind === 'unknown' ? 'below' : 'hidden')}
      <script src="/invitation.js"></script>`,
  );

function contentOf(page: InvitedPage, config: Config): Markup {
  if (page.kind === 'open') return accountForm(page, config);
  if (page.kind === 'asks') return linkForm('alone', page.error);
  const { title, text, to, label } = TEXTS[page.kind];
  return html`<section class="sign-in-form">
    <h1>${title}</h1>
    <p>${text}</p>
    ${to !== undefined && html`<a class="sign-in-button" href="${to}">${label}</a>`}
  </section>`;
}

/** The form is sent by the page's script with the token behind the `#`. Without scripts, users paste their link. */
const linkForm = (place: 'alone' | 'below' | 'hidden', error?: AppError): Markup =>
  html`<form
    method="post"
    action="/api/invitation"
    class="sign-in-form"
    ${place === 'hidden' && html`hidden`}
  >
    ${place === 'below' ? html`<h2>Open your invitation</h2>` : html`<h1>Open your invitation</h1>`}
    ${error && html`<p class="sign-in-message" role="alert">${error.message}</p>`}
    <label for="invitation">Your invitation link</label>
    <input id="invitation" name="invitation" type="text" autocomplete="off" required />
    <button id="open-invitation" type="submit" class="sign-in-button">Continue</button>
  </form>`;

const WORKSPACE = 'You get your own account and workspace. Other accounts can’t see what’s in it.';

const accountForm = (page: InvitedPage & { kind: 'open' }, { oidc, localSignUps }: Config): Markup =>
  html`<section class="sign-in-form">
      <h1>You are invited to this Threadwell</h1>
      <p>${WORKSPACE}</p>
    </section>
    ${oidc !== null && html`<p><a class="sign-in-button" href="/api/login">Continue with your provider</a></p>`}
    ${localSignUps && signUpForm(formOf(page), 'h2', '/api/invitation/signup')}
    <p class="sign-in-way-back"><a href="/api/login?local=1">I have an account already</a></p>`;

const formOf = ({ error, values = {} }: InvitedPage & { kind: 'open' }) => ({
  stylesheet: '',
  form: 'signUp' as const,
  passwords: true,
  signUps: true,
  isNew: false,
  hasUsers: true,
  asksForCode: false,
  provider: false,
  passkeys: false,
  values,
  ...(error && (error.fields ? { fields: error.fields } : { message: error.message })),
});
