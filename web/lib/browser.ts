/** Leaves the app for a path that the server handles, such as signing in or out. */
export const leaveFor = (path: `/${string}`): void => location.assign(path);

/** The server marks pages that were requested without a session, so that nothing waits to find out. */
export const knownSignedOut = (): boolean => document.documentElement.dataset['session'] === 'none';
