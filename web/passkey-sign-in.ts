import { startAuthentication } from '@simplewebauthn/browser';

/** The server's sign-in page loads this on the first click on its button. */
const button = document.querySelector<HTMLButtonElement>('.sign-in-passkey');
const problem = document.getElementById('passkey-problem');

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

async function send<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer & { message?: string };
  if (!response.ok) throw new Refusal(answer.message);
  return answer;
}

/** An error with the server's own message. */
class Refusal extends Error {}

function textOf(error: unknown): string {
  if (error instanceof Refusal && error.message) return error.message;
  // Browsers don't reveal whether the user canceled, timed out or has no passkey.
  if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name))
    return 'No passkey was used. Try again, or choose another way below.';
  return 'That didn’t work. Check the connection and try again.';
}

function show(text: string): void {
  if (!problem) return;
  problem.textContent = text;
  problem.hidden = text === '';
}

async function signIn(asked: HTMLButtonElement): Promise<void> {
  if (asked.ariaBusy === 'true') return;
  asked.ariaBusy = 'true';
  show('');
  const step = asked.dataset['step'];
  try {
    const optionsJSON = await send<Options>('/api/login/passkey/begin', { step });
    const answer = await startAuthentication({ optionsJSON });
    const { to } = await send<{ to: string }>('/api/login/passkey', { step, answer });
    location.assign(to);
  } catch (error) {
    show(textOf(error));
  } finally {
    asked.ariaBusy = null;
  }
}

if (button) {
  button.addEventListener('click', () => void signIn(button));
  void signIn(button);
}
