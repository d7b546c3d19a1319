import { MEMBERS } from '../people.ts';
import { type Markup, markup } from './markup.ts';

/** No member is preselected, so that no post goes out as the wrong one by mistake. */
export const memberChoice = (chosen = ''): Markup => markup`<label for="username">Member</label>
<select id="username" name="username" required><option value="">Choose who posts</option>${MEMBERS.map(
  (name) => markup`<option value="${name}"${chosen === name && markup` selected`}>${name}</option>`,
)}</select>`;
