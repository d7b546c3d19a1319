import { isMadeOfOwnWords } from '#core/session/is-made-of-own-words.ts';
import { isCommonPassword } from '#server/adapters/crypto/is-common-password.ts';
import { invalidInput } from '#server/app-error.ts';

type Person = { email: string; names: readonly (string | null | undefined)[] };

/** Such as eight spaces, or a row of one letter. */
const FEWEST_SIGNS = 3;
const ANOTHER = 'Choose another, for example three or four words.';

/** Refuses what is tried before anything else. `field` names the input that it is reported at. */
export async function refuseEasyPassword(password: string, person: Person, field: string): Promise<void> {
  if (new Set(password.toLowerCase()).size < FEWEST_SIGNS || (await isCommonPassword(password)))
    throw invalidInput({ [field]: `This is one of the passwords that are tried first. ${ANOTHER}` });
  if (isMadeOfOwnWords(password, person))
    throw invalidInput({ [field]: `This is too close to your name or address, or to ours. ${ANOTHER}` });
}
