import type { Answer } from '../http/answer.ts';
import { stylesheet } from './stylesheet.ts';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#b45309" ' +
  'stroke-width="2" stroke-linejoin="round"><path d="M9 3h6M10 3v6l-6 11a1 1 0 0 0 1 1h14a1 1 0 0 ' +
  '0 1-1L14 9V3M7 15h10"/></svg>';

const icon = (): Answer => ({
  status: 200,
  headers: { 'content-type': 'image/svg+xml' },
  body: { text: ICON },
});

/** The pages' assets. Everything else under `/_sandbox/` is a control. */
export const ASSETS: ReadonlyMap<string, () => Answer> = new Map([
  ['/_sandbox/style.css', stylesheet],
  ['/_sandbox/icon.svg', icon],
]);
