export type Modmail = { subject: string; text: string };
type Asker = { product: string | null; community: string; rule: string | null };

/** Drafts an honest question to moderators, for the author to edit and send. */
export function writeModmail({ product, community, rule }: Asker): Modmail {
  const what = product ?? 'a product of my own';
  const lines = [
    `Hello moderators of r/${community},`,
    product === null
      ? 'I work on a product of my own, so I have a stake in this question.'
      : `I work on ${product}, so I have a stake in this question.`,
    `May I mention ${product ?? 'it'} in r/${community} where it answers what somebody asks? I would ` +
      'say each time that it is mine.',
    rule === null ? '' : `I have read your rule: “${rule}”`,
    'If there are conditions, I will keep to them. If you would rather not have it here, I will leave it out.',
    'Thank you for your time.',
  ];
  return {
    subject: `May I mention ${what} in r/${community}?`,
    text: lines.filter((line) => line !== '').join('\n\n'),
  };
}

/** The platform's prefilled message form. The user reviews and sends it there. */
export function buildModmailLink(composeUrl: string, community: string, { subject, text }: Modmail): string {
  const fields = { to: `r/${community}`, subject, message: text };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${composeUrl}?${query.join('&')}`;
}
