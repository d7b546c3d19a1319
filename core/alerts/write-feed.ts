import type { AlertEvent } from './alert-event.ts';
import { describeEvent, markOf, type Place } from './describe-event.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 does not allow. */
const NOT_XML = /[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);

type Feed = Omit<Place, 'now'> & { id: string; title: string; at: number; events: readonly AlertEvent[] };

/** An Atom feed, newest first. Everything in it is text, nothing is markup. */
export function writeFeed({ id, title, at, events, ...place }: Feed): string {
  const entries = events.map((event) => writeEntry(event, { ...place, now: event.at }));
  const updated = new Date(events[0]?.at ?? at).toISOString();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>urn:threadwell:${escapeXml(id)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    '<author><name>Threadwell</name></author>',
    `<link rel="alternate" href="${escapeXml(place.publicUrl)}/alerts"/>`,
    `<updated>${updated}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

function writeEntry(event: AlertEvent, place: Place): string {
  const { headline, title, detail, links } = describeEvent(event, place);
  const [first] = links;
  const lines = [detail, ...links.map(({ label, url }) => `${label}: ${url}`)].filter(Boolean);
  return [
    '<entry>',
    `<id>urn:threadwell:${escapeXml(event.id)}</id>`,
    `<title>${escapeXml(markOf(place, [event]) + [headline, title].filter(Boolean).join(': '))}</title>`,
    first && `<link rel="alternate" href="${escapeXml(first.url)}"/>`,
    `<updated>${new Date(event.at).toISOString()}</updated>`,
    `<content type="text">${escapeXml(lines.join('\n'))}</content>`,
    '</entry>',
  ]
    .filter(Boolean)
    .join('\n');
}
