import { fireEvent, render, screen } from '@testing-library/react';
import { fc } from '#test/sample.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

test('opens links in a new tab, without a referrer', () => {
  render(<Markdown text="[here](https://a.example/x) and r/webdev" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://a.example/x',
    'https://www.reddit.com/r/webdev',
  ]);
  for (const link of links) {
    expect(link.getAttribute('rel')).toBe('nofollow noopener noreferrer');
    expect(link.getAttribute('target')).toBe('_blank');
  }
});

test('in a preview, renders links without a target', () => {
  render(<Markdown text="[here](https://a.example/x)" inert />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('here')).toBeTruthy();
});

test('renders bold, italic, lines, lists, tables and code', () => {
  const text =
    '**b** *i* ~~s~~\nline\n\n1. one\n2. two\n\n|x|y|\n|-|-:|\n|1|2|\n\n> q\n\n`c`\n\n---\n\n# T\n\n    pre';
  const { container } = render(<Markdown text={text} />);
  const names = ['strong', 'em', 'del', 'br', 'ol', 'table', 'blockquote', 'code', 'pre', 'hr'];
  expect(names.filter((name) => !container.querySelector(name))).toEqual([]);
  expect(container.querySelector('td:last-child')?.className).toContain('text-right');
  expect(screen.queryAllByRole('heading')).toEqual([]);
});

test('hides a spoiler until it is clicked', () => {
  const { container } = render(<Markdown text=">!He [dies](https://a.example)!<" />);
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'He dies' }));
  expect(screen.getByRole('link').textContent).toBe('dies');
  expect(container.querySelector('button')).toBeNull();
});

test('shows HTML as text', () => {
  const text = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  const { container } = render(<Markdown text={text} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('img, script')).toBeNull();
});

const ALLOWED = new Set(
  'a blockquote br button code del div em hr li ol p pre span strong sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);

test('never lets a text produce an element, attribute or URL scheme', () => {
  const pieces =
    '<script>,<a href=,javascript:,](,[,),*,**,>!,!<,^(,|,|-|,\n,\n\n,- ,> ,`,http://x.y,"onload=",a'.split(
      ',',
    );
  const mixture = fc.array(fc.constantFrom(...pieces), { maxLength: 50 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(mixture, fc.string({ unit: 'binary' })), (text) => {
      const html = renderToStaticMarkup(<Markdown text={text} />);
      const tags = [...html.matchAll(/<([a-z0-9]+)((?: [a-z-]+="[^"]*")*)\/?>/g)];
      expect(tags.filter(([, name = '']) => !ALLOWED.has(name))).toEqual([]);
      expect(tags.filter(([, , attributes = '']) => / on|style=|srcdoc=/.test(attributes))).toEqual([]);
      expect(html).not.toMatch(/href="(?!https?:\/\/)/);
    }),
  );
});

const HOSTILE = ['>', '*a ', '[', '[a](', '`', '^(', '|a|b|\n|-|-|\n', '  - a\n', '<http://'];

test('renders hostile texts of 40,000 characters as fast per character as plain ones', () => {
  const fill = (piece: string) => piece.repeat(Math.ceil(40_000 / piece.length)).slice(0, 40_000);
  const time = (text: string) => {
    const before = process.cpuUsage();
    renderToStaticMarkup(<Markdown text={text} inert />);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const plain = fill('Some plain words, and a **bold** one.\n\n');
  time(plain);
  const benign = Array.from({ length: 9 }, () => time(plain)).reduce((sum, one) => sum + one);
  const hostile = HOSTILE.map((piece) => time(fill(piece))).reduce((sum, one) => sum + one);
  expect(hostile / (benign + 100_000)).toBeLessThan(10);
});
