export const NUMBER_WORDS: Readonly<Record<string, string>> = {
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
const DIGIT = 'one|two|three|four|five|six|seven|eight|nine';
const HUNDREDS = new RegExp(
  `\\b(?:an? |(${DIGIT}) )?hundred(?: and (\\d+|[a-z]+ty|[a-z]+teen|${DIGIT}|ten|eleven|twelve)\\b)?`,
  'g',
);
const MAGNITUDES: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  thousand: 1e3,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};
const NUMBER = /\d+(?:[.,]\d{3})*(?:[.,]\d+)?(?: ?(?:thousand|million|billion|bn|k|m)\b)?/g;
/** Shares and multiples as words, each with its number. */
const SHARES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a |one )?half\b|\bhal(?:f|ves|ved|ving)\b/, '50 half'],
  [/\btwo thirds\b/, '66 67'],
  [/\bthree quarters\b/, '75'],
  [/\b(?:a |one )?third\b/, '33 34 third'],
  [/\b(?:a |one )?quarter\b/, '25 quarter'],
  [/\bdoubl\w*\b|\btwice\b|\b2 ?x\b|\btwo times\b/, 'x2 100'],
  [/\btripl\w*\b|\bthree times\b|\b3 ?x\b/, 'x3 200'],
  [/\ban? (?:hour|day|week|month|year|minute)\b/, '1'],
  [/\bzero\b|\bnobody\b|\bnothing\b/, '0'],
];

const plain = (number: string): string => {
  const [, digits = '', unit = ''] = /^([\d.,]+) ?(\w*)$/.exec(number) ?? [];
  const whole = digits.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  return String(Number(whole) * (MAGNITUDES[unit.toLowerCase()] ?? 1));
};

/** The numbers in a text, in digits or words, each with its value in digits. */
export function countNumbers(text: string): { words: string; figures: string[] }[] {
  const lower = text
    .toLowerCase()
    .replace(TENS, (_, tens: string, one: string) =>
      String(Number(NUMBER_WORDS[tens]) + Number(NUMBER_WORDS[one])),
    )
    .replace(HUNDREDS, (_, times: string = 'one', rest: string = '0') =>
      String(Number(NUMBER_WORDS[times] ?? 1) * 100 + Number(NUMBER_WORDS[rest] ?? rest)),
    );
  const digits = Array.from(lower.matchAll(NUMBER), ([words]) => ({ words, figures: [plain(words)] }));
  const spelled = (lower.match(/[a-z]+/g) ?? []).flatMap((words) => {
    const figure = Object.hasOwn(NUMBER_WORDS, words) ? NUMBER_WORDS[words] : undefined;
    return figure === undefined ? [] : { words, figures: [figure] };
  });
  const shares = SHARES.flatMap(([share, figures]) => {
    const words = share.exec(lower)?.[0];
    return words === undefined ? [] : { words, figures: figures.split(' ') };
  });
  return [...digits, ...spelled, ...shares];
}

/** Ratios of two numbers in one text: 3,000 is a third of 9,000. */
const RATIOS: readonly (readonly [number, string])[] = [
  [2, 'x2 100 half 50'],
  [3, 'x3 200 third 33'],
  [4, '300 quarter 25'],
  [1.5, '50 third 33'],
];
const CLOSE = 0.04;
/** A statement with more numbers than this doesn't compare two of them. */
const COMPARED = 6;

const ratiosOf = (numbers: readonly number[]): string[] =>
  numbers.flatMap((one) =>
    numbers.flatMap((other) =>
      RATIOS.filter(([ratio]) => Math.abs(one / other / ratio - 1) < CLOSE).flatMap(([, figures]) =>
        figures.split(' '),
      ),
    ),
  );

/** All numbers in normalized form, plus their ratios. */
export function countWords(text: string): Set<string> {
  const numbers = countNumbers(text);
  const figures = numbers.flatMap((number) => number.figures);
  const counted = numbers.filter(({ words }) => !/^an? /.test(words)).flatMap((number) => number.figures);
  const values = [...new Set(counted.map(Number))].filter((value) => value > 0);
  return new Set([...figures, ...ratiosOf(values.slice(0, COMPARED))]);
}
