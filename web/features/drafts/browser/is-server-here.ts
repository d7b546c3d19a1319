/** True if the server runs on this computer. The browser's prompts and answers pass through it. */
export const isServerHere = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
