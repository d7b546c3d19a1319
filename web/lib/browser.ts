/** Leaves the app for a path that the server handles, such as signing in or out. */
export const leaveFor = (path: `/${string}`): void => location.assign(path);

/** The same by a form, which even old browsers and plain http send with the origin that the server checks. */
export function submitTo(path: `/${string}`): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = path;
  document.body.append(form);
  form.submit();
}

/** The server marks pages that were requested without a session, so that nothing waits to find out. */
export const knownSignedOut = (): boolean => document.documentElement.dataset['session'] === 'none';

/** These names lead to the machine itself, which is another one for whoever else opens them. */
const THIS_MACHINE = /^(?:localhost|127\.[\d.]+|\[::1\]|.*\.localhost)$/;

export const isOnThisMachine = (address: string): boolean => THIS_MACHINE.test(new URL(address).hostname);
