/** Words of fewer letters are in too many passwords. */
const SHORTEST_WORD = 3;
/** So many other letters make a password that is not guessed from the words alone. */
const ENOUGH_LETTERS = 5;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a password is little more than what anybody knows of its owner: their address, their name, our name. */
export function isMadeOfOwnWords(
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
