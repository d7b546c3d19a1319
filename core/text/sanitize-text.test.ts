import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { sanitizeText } from './sanitize-text.ts';

test.each([
  [
    'an entity becomes the sign it stands for',
    'Tom &amp; Ada &#60;3 &#x2F; &quot;x&quot;',
    'Tom & Ada <3 / "x"',
  ],
  ['an unknown entity stays', 'AT&T; &unknown; &', 'AT&T; &unknown; &'],
  ['an entity is decoded once', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['an entity beyond Unicode is nothing', 'a&#x110000;b&#9999999;c', 'abc'],
  ['an entity can hide no control character', 'a&#0;b&#x200B;c&zwj;d', 'abcd'],
  ['half of a surrogate pair goes', 'a\ud83db', 'ab'],
  ['every line break becomes one kind', 'a\r\nb\rc\u2028d\u0085e\vf', 'a\nb\nc\nd\ne\nf'],
  ['every blank becomes a space', 'a\tb\u00a0c\u2003d\u3000e', 'a b c d e'],
  ['characters without width go', 'pass\u200bword\u00ad\u2060\ufeff', 'password'],
  ['direction marks go', 'abc\u202etxt.exe\u202c', 'abctxt.exe'],
  ['private marks go, ours among them', 'a\ue000b\ue001c', 'abc'],
  ['tags beyond the first plane go', 'hi\u{e0068}\u{e0069}', 'hi'],
  ['full-width letters become plain', 'Ｂｉｌｌ１２', 'Bill12'],
  ['mathematical and circled letters become plain', '𝐁𝓲𝔩𝕝ⓦ', 'Billw'],
  ['ligatures come apart', 'oﬃce ﬁle', 'office file'],
  ['letters of other scripts stay', 'Вера 請求書 ไทย', 'Вера 請求書 ไทย'],
  ['an emoji keeps its joiners', '👩‍💻 ❤️ 1️⃣', '👩‍💻 ❤️ 1️⃣'],
  ['Persian keeps its joiner', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['between Latin letters a joiner goes', 'bad\u200dferry\u200c', 'badferry'],
  ['three marks stand on a letter, not ten', `e${'\u0301'.repeat(10)}`, `e${'\u0301'.repeat(3)}`],
  ['one space at the end of a line goes', 'a \nb', 'a\nb'],
  ['an empty line parts paragraphs, not five', 'a\n\n\n\n\nb', 'a\n\nb'],
  ['blanks around the text go', '\n\t a \n', 'a'],
])('%s', (_sentence, text, expected) => {
  expect(sanitizeText(text)).toBe(expected);
});

test('of any text what is left is well-formed and has no private, control or zero-width character', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom('&#57344;', '&#xE001;', '&shy;', '&NewLine;', '\u200b', '\ue000', '\r', '\ud800', '&#'),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 20 }), (parts) => {
      const text = sanitizeText(parts.join(''));
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/(?!\n)\p{Cc}|[\p{Co}\u200b\u202a-\u202e\u2060\ufeff]|\n{3}/u);
      expect(text).toBe(text.trim());
    }),
  );
});
