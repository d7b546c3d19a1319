import type { Answer } from '../http/answer.ts';

const STYLE = `
:root { color-scheme: light dark; --bg: oklch(.985 .002 255); --surface: oklch(1 0 0); --line: oklch(.917 .005 255);
  --ink: oklch(.21 .016 262); --ink2: oklch(.43 .016 262); --accent: oklch(.5 .2 264); --on-accent: oklch(1 0 0);
  --votes: oklch(.55 .17 42); --warn: oklch(.94 .05 85); --warn-ink: oklch(.36 .09 70); }
@media (prefers-color-scheme: dark) { :root { --bg: oklch(.165 .008 262); --surface: oklch(.205 .009 262);
  --line: oklch(.285 .011 262); --ink: oklch(.955 .004 260); --ink2: oklch(.76 .01 262); --accent: oklch(.76 .13 264);
  --on-accent: oklch(.165 .008 262); --votes: oklch(.73 .16 48); --warn: oklch(.3 .05 85); --warn-ink: oklch(.9 .09 85); } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 16px/24px system-ui, sans-serif; }
a { color: var(--accent); }
a:focus-visible, button:focus-visible, input:focus-visible, textarea:focus-visible, select:focus-visible {
  outline: 2px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 8px; top: 8px; background: var(--surface); padding: 8px; z-index: 1; }
.banner { margin: 0; padding: 6px 16px; background: var(--warn); color: var(--warn-ink);
  font-weight: 600; font-size: 13px; text-align: center; }
header { border-bottom: 1px solid var(--line); background: var(--surface); }
nav, main, footer { max-width: 760px; margin: 0 auto; padding: 12px 16px; }
nav { display: flex; gap: 16px; align-items: center; }
nav a { text-decoration: none; }
.home { font-weight: 600; color: var(--ink); }
footer { color: var(--ink2); font-size: 13px; line-height: 20px; padding-bottom: 32px; }
h1 { font-size: 22px; line-height: 30px; margin: 16px 0 4px; overflow-wrap: anywhere; }
h2 { font-size: 17px; margin: 24px 0 8px; }
.quiet { color: var(--ink2); font-size: 14px; line-height: 20px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px; margin: 12px 0; }
.rows { list-style: none; margin: 12px 0; padding: 0; background: var(--surface);
  border: 1px solid var(--line); border-radius: 8px; }
.rows > li { padding: 10px 16px; border-top: 1px solid var(--line); }
.rows > li:first-child { border-top: 0; }
.rows p { margin: 2px 0 0; }
.rows .title { color: var(--ink); font-weight: 600; text-decoration: none; overflow-wrap: anywhere; }
.votes { color: var(--votes); font-variant-numeric: tabular-nums; font-weight: 600; }
.tag { border: 1px solid var(--line); border-radius: 999px; padding: 0 8px; font-size: 12px; color: var(--ink2); }
.rows .title:hover { text-decoration: underline; }
.card > :first-child, .md > :first-child { margin-top: 0; }
.card > :last-child, .md > :last-child { margin-bottom: 0; }
.md { overflow-wrap: anywhere; }
.md pre { overflow-x: auto; }
.md blockquote { margin: 0; padding-left: 12px; border-left: 3px solid var(--line); color: var(--ink2); }
.replies { list-style: none; margin: 0; padding: 0; }
.replies .replies { margin-left: 8px; padding-left: 12px; border-left: 2px solid var(--line); }
.reply { padding: 8px 0; }
.reply .md p { margin: 4px 0; }
label { display: block; font-weight: 600; font-size: 14px; margin: 12px 0 4px; }
input, textarea, select { width: 100%; font: inherit; color: inherit; background: var(--bg);
  border: 1px solid var(--line); border-radius: 6px; padding: 6px 10px; min-height: 36px; }
button { font: inherit; font-weight: 600; min-height: 36px; padding: 4px 16px; border-radius: 6px;
  border: 1px solid var(--line); background: var(--surface); color: var(--ink); cursor: pointer; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.actions { display: flex; gap: 8px; margin-top: 16px; }
.problem { background: var(--warn); color: var(--warn-ink); padding: 8px 12px; border-radius: 6px; }
`;

export function stylesheet(): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'text/css; charset=utf-8' },
    body: { text: STYLE },
  };
}
