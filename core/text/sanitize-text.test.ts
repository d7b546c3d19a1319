import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { sanitizeText } from './sanitize-text.ts';

test.each([
  ['decodes an entity', 'Tom &amp; Ada &#60;3 &#x2F; &quot;x&quot;', 'Tom & Ada <3 / "x"'],
  ['keeps an unknown entity', 'AT&T; &unknown; &', 'AT&T; &unknown; &'],
  ['decodes an entity only once', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['removes an entity beyond Unicode', 'a&#x110000;b&#9999999;c', 'abc'],
  ['removes control characters hidden in entities', 'a&#0;b&#x200B;c&zwj;d', 'abcd'],
  ['removes half a surrogate pair', 'a\ud83db', 'ab'],
  ['unifies line breaks', 'a\r\nb\rc\u2028d\u0085e\vf', 'a\nb\nc\nd\ne\nf'],
  ['turns every kind of blank into a space', 'a\tb\u00a0c\u2003d\u3000e', 'a b c d e'],
  ['removes zero-width characters', 'pass\u200bword\u00ad\u2060\ufeff', 'password'],
  ['removes direction marks', 'abc\u202etxt.exe\u202c', 'abctxt.exe'],
  ['removes private-use characters, including our marks', 'a\ue000b\ue001c', 'abc'],
  ['removes tag characters', 'hi\u{e0068}\u{e0069}', 'hi'],
  ['replaces full-width letters with plain ones', 'Ｂｉｌｌ１２', 'Bill12'],
  ['replaces mathematical and circled letters with plain ones', '𝐁𝓲𝔩𝕝ⓦ', 'Billw'],
  ['expands ligatures', 'oﬃce ﬁle', 'office file'],
  ['keeps letters of other scripts', 'Вера 請求書 ไทย', 'Вера 請求書 ไทย'],
  ['keeps the joiners of an emoji', '👩‍💻 ❤️ 1️⃣', '👩‍💻 ❤️ 1️⃣'],
  ['keeps the joiners of Persian', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['removes joiners between Latin letters', 'bad\u200dferry\u200c', 'badferry'],
  ['limits combining marks to three per letter', `e${'\u0301'.repeat(10)}`, `e${'\u0301'.repeat(3)}`],
  ['removes a single space at the end of a line', 'a \nb', 'a\nb'],
  ['collapses several empty lines into one', 'a\n\n\n\n\nb', 'a\n\nb'],
  ['trims the text', '\n\t a \n', 'a'],
])('sanitizing a text: %s', (_sentence, text, expected) => {
  expect(sanitizeText(text)).toBe(expected);
});

test('leaves only well-formed text without private, control or zero-width characters', () => {
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
