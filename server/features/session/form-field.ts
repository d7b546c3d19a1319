import { PASSWORD_MIN } from '#contract/session.ts';
import { html, type Markup } from '#server/http/html.ts';

type FormField = {
  id: string;
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  complete: string;
  hint?: string;
  isOptional?: boolean;
  isFocused: boolean;
};
type Given = { fields?: Record<string, string> | undefined; values?: Record<string, string> | undefined };

/** A field of the forms before sign-in, with the typed value (never a password) and its error. */
export function formField({ fields, values }: Given, field: FormField): Markup {
  const { id, name, label, type, complete, hint = '', isOptional = false, isFocused } = field;
  const error = fields?.[name];
  const value = type === 'password' ? undefined : values?.[name];
  const note = error ?? hint;
  const input = html`<input
    id="${id}"
    name="${name}"
    type="${type}"
    autocomplete="${complete}"
    value="${value ?? ''}"
    ${!isOptional && html` required`}${complete === 'new-password' && html` minlength="${PASSWORD_MIN}"`}
    ${isFocused && html` autofocus`}${note && html` aria-describedby="${id}-note"`}
    ${error && html` aria-invalid="true"`}
  />`;
  return html`<label for="${id}">${label}${isOptional && html` <span>optional</span>`}</label>
    ${type === 'password' ? withShowButton(id, input) : input}
    ${note && html`<p id="${id}-note" class="${error ? 'sign-in-error' : 'sign-in-hint'}">${note}</p>`}`;
}

/** The button stays hidden until its script has run. */
const withShowButton = (id: string, input: Markup): Markup =>
  html`<div class="sign-in-password">
    ${input}
    <button type="button" class="sign-in-show" aria-controls="${id}" aria-pressed="false" hidden>
      Show<span class="sr-only"> password</span>
    </button>
  </div>`;
