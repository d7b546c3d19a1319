/** A host without `www.`, in lower case, with a port that is not the usual one. */
export const hostOf = (url: URL): string => url.host.replace(/^www\./, '');

/** The host that somebody typed, with or without the rest of an address; null where it is none. */
export function readHost(text: string): string | null {
  const typed = text.trim();
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url || url.username !== '' || url.password !== '') return null;
  const host = hostOf(url);
  return /^(?:localhost|[^.]+(?:\.[^.]+)+)(?::\d+)?$/.test(host) ? host : null;
}
