const COUNTS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  dozen: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
  hundred: '100',
  thousand: '1000',
  million: '1000000',
};
const TENS =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](one|two|three|four|five|six|seven|eight|nine)\b/g;
const MAGNITUDES: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  thousand: 1e3,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};
const NUMBER = /\d+(?:[.,]\d{3})*(?:[.,]\d+)?(?: ?(?:thousand|million|billion|bn|k|m)\b)?/g;
/** Shares and multiples in words, each as the figures that say the same. */
const SHARES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a |one )?half\b|\bhal(?:f|ves|ved|ving)\b/, '50 2'],
  [/\b(?:a |one )?third\b/, '33 3'],
  [/\b(?:a |one )?quarter\b/, '25 4'],
  [/\bdoubl\w*\b|\btwice\b/, '2 100'],
  [/\btripl\w*\b|\bthree times\b/, '3 200'],
  [/\bzero\b|\bnobody\b|\bnothing\b/, '0'],
];

const plain = (number: string): string => {
  const [, digits = '', unit = ''] = /^([\d.,]+) ?(\w*)$/.exec(number) ?? [];
  const whole = digits.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  return String(Number(whole) * (MAGNITUDES[unit.toLowerCase()] ?? 1));
};

/** The numbers that a text says, in digits or in words, each written in one way. */
export function countWords(text: string): Set<string> {
  const lower = text
    .toLowerCase()
    .replace(TENS, (_, tens: string, one: string) => String(Number(COUNTS[tens]) + Number(COUNTS[one])));
  const found = new Set([...lower.matchAll(NUMBER)].map(([number]) => plain(number)));
  for (const word of lower.match(/[a-z]+/g) ?? []) if (COUNTS[word]) found.add(COUNTS[word]);
  for (const [share, figures] of SHARES)
    if (share.test(lower)) for (const figure of figures.split(' ')) found.add(figure);
  return found;
}
