import { isGuessable } from '#core/session/is-guessable.ts';
import { isCommonPassword } from '#server/adapters/crypto/is-common-password.ts';
import { invalidInput } from '#server/app-error.ts';

type Person = { email: string; names: readonly (string | null | undefined)[] };

/** Excludes passwords such as eight spaces or one repeated letter. */
const FEWEST_SIGNS = 3;
const ANOTHER = 'Choose another, for example three or four words.';

/** Rejects passwords that attackers try first. `field` names the input to report the error at. */
export async function refuseEasyPassword(password: string, person: Person, field: string): Promise<void> {
  if (new Set(password.toLowerCase()).size < FEWEST_SIGNS || (await isCommonPassword(password)))
    throw invalidInput({ [field]: `This password is easy to guess. ${ANOTHER}` });
  if (isGuessable(password, person))
    throw invalidInput({ [field]: `This is too close to your name or address, or to ours. ${ANOTHER}` });
}
