import type { InvitationState } from '#contract/registering/invitations.ts';
import type { AppError } from '#server/app-error.ts';
import type { Config } from '#server/config.ts';
import { html, type Markup } from '#server/http/html.ts';
import { signUpForm } from '../session/sign-in-page.ts';
import { renderSmallPage } from '../session/small-page.ts';

type Told = Exclude<InvitationState, 'open'> | 'unknown' | 'provider' | 'signedIn';

/** `asks`: without a link so far, as its token is behind the `#` or was not given. */
export type InvitedPage =
  | { kind: Told }
  | { kind: 'asks'; error?: AppError }
  | { kind: 'open'; error?: AppError; values?: Record<string, string> };

const ASK_AGAIN = 'Ask whoever sent it for a new one.';
const TEXTS: Record<Told, { title: string; text: string; to?: string; label?: string }> = {
  used: {
    title: 'This link was used already',
    text: `Each link makes one account. If it was you, sign in. Otherwise ask whoever sent it for a new one.`,
    to: '/api/login?local=1',
    label: 'Sign in',
  },
  ended: { title: 'This link was ended', text: `Whoever made it has ended it. ${ASK_AGAIN}` },
  expired: {
    title: 'This link has ended',
    text: `A link lasts seven days, and these are over. ${ASK_AGAIN}`,
  },
  unknown: {
    title: 'We don’t know this link',
    text: 'A part of it may be missing. Paste all of it below, or ask whoever sent it for a new one.',
  },
  provider: {
    title: 'You need no link here',
    text: 'People come into this Threadwell through its provider.',
    to: '/api/login',
    label: 'Continue with your provider',
  },
  signedIn: {
    title: 'You are signed in already',
    text: 'This link makes a new account. Open it where you aren’t signed in, or send it to the person it is meant for.',
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

/** The page's script sends it with what stands behind the `#`; without scripts, people paste their link. */
const linkForm = (place: 'alone' | 'below' | 'hidden', error?: AppError): Markup =>
  html`<form
    method="post"
    action="/api/invitation"
    class="sign-in-form"
    ${place === 'hidden' && html`hidden`}
  >
    ${place === 'below' ? html`<h2>Open your invitation</h2>` : html`<h1>Open your invitation</h1>`}
    ${error && html`<p class="sign-in-message" role="alert">${error.message}</p>`}
    <label for="invitation">The link that you were sent</label>
    <input id="invitation" name="invitation" type="text" autocomplete="off" required />
    <button id="open-invitation" type="submit" class="sign-in-button">Go on</button>
  </form>`;

const WORKSPACE = 'You get an account and a workspace of your own. Other accounts don’t see what is in it.';

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
  asksForCode: false,
  provider: false,
  passkeys: false,
  values,
  ...(error && (error.fields ? { fields: error.fields } : { message: error.message })),
});
