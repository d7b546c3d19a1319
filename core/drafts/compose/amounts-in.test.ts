import { expect, test } from 'vitest';
import { amountsIn } from './amounts-in.ts';

test.each([
  ['It costs $9 a month, €19 for two and £ 29 for three.', ['9', '19', '29']],
  ['9 dollars, 19€, 29 EUR or 39 pounds', ['9', '19', '29', '39']],
  ['$9.00, or $9', ['9']],
  ['$9.50, or 1,900.50 dollars', ['9.50', '1900.50']],
  ['$1,900 is $1900, and 2.000.000 € are 2,000,000.00 €', ['1900', '2000000']],
  ['$9.99 for 1.5 euros', ['9.99', '1.5']],
  ['9 of us met 3 eurosceptics in room b7 usd, for 20 %', []],
])('in “%s” these amounts are found: %j', (text, amounts) => {
  expect([...amountsIn(text)]).toEqual(amounts);
});

test.each(['1,', '9.9,', '1 ', '$'])('a stranger’s text of nothing but “%s” is read at once', (part) => {
  expect([...amountsIn(`${part.repeat(40_000 / part.length)}and $7`)]).toEqual(['7']);
});
