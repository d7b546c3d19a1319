/** Leaves the app for a server-handled path, such as signing in. */
export const openServerPage = (path: `/${string}`): void => location.assign(path);

/** Posts a form instead: even old browsers on plain HTTP send the origin header that the server checks. */
export function submitFormTo(path: `/${string}`): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = path;
  document.body.append(form);
  form.submit();
}

/** The server marks pages requested without a session, so the app can skip waiting for the user query. */
export const isKnownSignedOut = (): boolean => document.documentElement.dataset['session'] === 'none';

/** Host names of the local machine. A link with one works nowhere else. */
const THIS_MACHINE = /^(?:localhost|127\.[\d.]+|\[::1\]|.*\.localhost)$/;

export const isOnThisMachine = (address: string): boolean => THIS_MACHINE.test(new URL(address).hostname);
