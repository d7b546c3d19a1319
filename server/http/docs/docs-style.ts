/** Styles added to the product's own stylesheet, which sets colors, type and the dark theme. */
export const DOCS_STYLE = `
.docs { display: grid; grid-template-columns: 14rem minmax(0, 52rem); gap: 32px; padding: 32px 24px; }
.docs nav { position: sticky; top: 32px; align-self: start; display: grid; gap: 2px; font-size: 13px; }
.docs nav a { padding: 4px 8px; border-radius: 6px; color: var(--ink-2); }
.docs nav a:hover { background: var(--sunken); color: var(--ink); }
.docs .docs-brand { margin-bottom: 8px; font-size: 16px; font-weight: 600; color: var(--ink); }
.docs h1 { font-size: 26px; line-height: 32px; font-weight: 600; }
.docs h2 { margin: 40px 0 8px; font-size: 20px; line-height: 28px; font-weight: 600; scroll-margin-top: 16px; }
.docs h3 { margin: 16px 0 4px; font-size: 13px; font-weight: 600; }
.docs p, .docs dl, .docs ol { margin: 8px 0; color: var(--ink-2); }
.docs main a { color: var(--accent-ink); text-decoration: underline; }
.docs ol { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; padding-left: 20px; list-style: decimal; }
.docs dl { display: grid; grid-template-columns: 6rem 1fr; gap: 4px 12px; }
.docs dt { font-weight: 500; color: var(--ink); }
.docs code { font: 13px/20px ui-monospace, monospace; overflow-wrap: anywhere; }
.docs pre { margin: 8px 0; padding: 12px; overflow-x: auto; border-radius: 8px; background: var(--sunken); }
.docs pre code { overflow-wrap: normal; }
.docs table { width: 100%; border-collapse: collapse; }
.docs th, .docs td {
  padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top;
  font-weight: 400;
}
.docs th[scope=row] { width: 35%; }
.docs td { color: var(--ink-2); }
.docs details { border-bottom: 1px solid var(--line); padding-bottom: 8px; }
.docs summary { display: flex; flex-wrap: wrap; gap: 4px 12px; padding: 10px 0 2px; cursor: pointer; }
.docs summary code { font-weight: 500; }
.docs .docs-scope {
  padding: 0 8px; border-radius: 6px; background: var(--accent-soft); color: var(--accent-ink); font-size: 12px;
  line-height: 20px;
}
.docs .docs-summary { flex-basis: 100%; color: var(--ink-2); font-size: 13px; }
@media (max-width: 1023px) {
  .docs { grid-template-columns: minmax(0, 1fr); padding: 16px; gap: 16px; }
  .docs nav { position: static; grid-auto-flow: row; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); }
  .docs .docs-brand { grid-column: 1 / -1; }
}
`;
