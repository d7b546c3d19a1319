/** Product names that look like addresses but are not links by themselves. */
export const DOTTED_NAMES: ReadonlySet<string> = new Set(
  `asp.net vb.net ml.net ado.net booking.com hotels.com monday.com cal.com make.com fly.io socket.io copy.ai customer.io
  itch.io draw.io last.fm otter.ai character.ai perplexity.ai jasper.ai apollo.io bubble.io clay.com close.com render.com
  match.com care.com cars.com realtor.com apartments.com ancestry.com crypto.com salesforce.com wordpress.com
  wordpress.org archive.org change.org amazon.com x.com x.ai gov.uk`.split(/\s+/),
);
