import { expect, test } from 'vitest';
import { removeOwnLines } from './remove-own-lines.ts';

test.each([
  ['We cut alarms. Who else has?', ['we cut alarms'], 'Who else has?'],
  ['What did not work: longer timeouts.\n\nWhy?', ['longer timeouts'], 'What did not work:\n\nWhy?'],
  ['- Ask first.\n- Wait.', ['ask first', 'wait'], ''],
  ['One thing. Another thing.', ['one thing. another thing'], ''],
  ['We cut alarms by half.', ['we cut alarms'], 'We cut alarms by half.'],
])('of “%s”, without the author’s %j, counts “%s” as generated', (content, lines, generated) => {
  expect(removeOwnLines(content, lines)).toBe(generated);
});
