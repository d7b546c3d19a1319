import { expect, test } from 'vitest';
import { readHtml } from '#core/websites/read-html.ts';

const HOSTILE: Record<string, string> = {
  'opening signs': '<',
  'unfinished tags': '<a ',
  'open quotes': '<a b="',
  'mixed quotes': `<a b='"`,
  'open scripts': '<script>',
  'open comments': '<!--',
  'nested parts': '<nav>',
  headings: '<h1>x',
  ampersands: '&',
  entities: '&#1',
  equals: '=',
  slashes: '</',
  titles: '<title>',
  attributes: ' a=1',
};

test('hostile pages take no longer per character than plain ones', () => {
  const length = 400_000;
  const time = (html: string) => {
    const before = process.cpuUsage();
    readHtml(html);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const fill = (piece: string) => `<a${piece.repeat(Math.ceil(length / piece.length))}`;
  const plain = '<p>Some plain words, with a <b>bold</b> one.</p>';
  time(fill(plain));
  const benign = time(fill(plain)) + 10_000;
  const slow = Object.entries(HOSTILE).filter(([, piece]) => time(fill(piece)) / benign > 20);
  expect(slow).toEqual([]);
});
