/** The form of an injected order: a verb, a colon, and what to write. */
const ORDER = new RegExp(
  '\\b(?:write|include this|end their text with|begin the text with|add to the text|repeat word for word|unless they say|' +
    'print|first line of your output|mention|quote)\\s*: *([^\\n]+)',
  'gi',
);
const REVEAL = /^.*\b(?:repeat everything|print your instructions|show the system message)\b.*$/im;

/**
 * Simulates a model that obeys every order in its prompt and reveals the prompt on request. The rest of its answer is
 * ordinary text.
 */
export function obey(prompt: string): string {
  const said = [...prompt.matchAll(ORDER)].map(([, payload = '']) => payload.replace(/ ?-->$/, ''));
  const revealed = REVEAL.test(prompt) ? prompt : '';
  const content = [
    ...said,
    'Late payers are mostly disorganized, so a reminder before the due date often does more than one after it.',
    ...said.map((payload) => `More about this: ${payload}`),
    'What do you put into your first reminder?',
    revealed,
  ].filter((part) => part !== '');
  return JSON.stringify({ title: said[0] ?? 'Reminders before the due date', content: content.join('\n\n') });
}
