/** Leaves the app for a path that the server answers itself, such as signing in or out. */
export const leaveFor = (path: `/${string}`): void => location.assign(path);

/** The server marks the page when the browser brought no session, so that nobody waits to hear it again. */
export const knownSignedOut = (): boolean => document.documentElement.dataset['session'] === 'none';
