/** The minimum length of a word; shorter ones occur in too many passwords. */
const SHORTEST_WORD = 3;
/** With this many other letters, the password is not guessable from these words alone. */
const ENOUGH_LETTERS = 5;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** True if a password is little more than public facts: the owner's address or name, or our name. */
export function isGuessable(
  password: string,
  { email, names }: { email: string; names: readonly (string | null | undefined)[] },
): boolean {
  const [box = '', host = ''] = email.split('@');
  const known = [email, box, host, ...box.split(/[^\p{L}\p{N}]+/u), ...host.split('.'), ...names];
  const words = [...known, 'threadwell']
    .map((word) => plain(word ?? ''))
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);
  const whole = plain(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), whole);
  return rest !== whole && rest.replace(/\p{N}/gu, '').length < ENOUGH_LETTERS;
}
