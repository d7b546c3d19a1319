/** The lowercase host without `www.`, with a non-default port. */
export const normalizeHost = (url: URL): string => url.host.replace(/^www\./, '');

/** The host of a typed address or host name; null if invalid. */
export function readHost(text: string): string | null {
  const typed = text.trim();
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url || url.username !== '' || url.password !== '') return null;
  const host = normalizeHost(url);
  return /^(?:localhost|[^.]+(?:\.[^.]+)+)(?::\d+)?$/.test(host) ? host : null;
}
