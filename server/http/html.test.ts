import { expect, test } from 'vitest';
import { html } from './html.ts';

test('escapes every value, also inside attributes', () => {
  const evil = `<script>alert("it's & more")</script>`;
  expect(html`<a title="${evil}">${evil}</a>`.text).toBe(
    '<a title="&lt;script&gt;alert(&quot;it&#39;s &amp; more&quot;)&lt;/script&gt;">' +
      '&lt;script&gt;alert(&quot;it&#39;s &amp; more&quot;)&lt;/script&gt;</a>',
  );
});

test('does not escape nested markup again', () => {
  const inner = html`<b>${'a & b'}</b>`;
  expect(html`<p>${inner}</p>`.text).toBe('<p><b>a &amp; b</b></p>');
  const items = ['x', '<y>'].map((item) => html`<li>${item}</li>`);
  expect(html`<p>${items}</p>`.text).toBe('<p><li>x</li>\n<li>&lt;y&gt;</li></p>');
});

test.each([
  [null, ''],
  [undefined, ''],
  [false, ''],
  [0, '0'],
  ['', ''],
] as const)('the value %j shows as "%s"', (value, text) => {
  expect(html`[${value}]`.text).toBe(`[${text}]`);
});
