/** Pairs of approaches that apply to almost any topic, each with its pros and cons. */
export type Contrast = { title: string; ways: [string, string]; sides: [string, string] };

export const CONTRASTS: readonly [Contrast, ...Contrast[]] = [
  {
    title: 'start small or do it properly at once?',
    ways: ['Starting small', 'Doing it properly at once'],
    sides: [
      'It costs little and shows soon what was wrong. It also leaves things behind that nobody tidies up.',
      'Nothing has to be done twice. It also takes long enough that the question may have changed by then.',
    ],
  },
  {
    title: 'do it yourself or get help?',
    ways: ['Doing it yourself', 'Getting help'],
    sides: [
      'Whatever you learn stays with you. The price is time that is missing elsewhere.',
      'It goes faster and avoids the known mistakes. The price is money, and an answer that fits somebody else.',
    ],
  },
  {
    title: 'by hand first or with a tool from the start?',
    ways: ['By hand first', 'With a tool from the start'],
    sides: [
      'You see every odd case, and know later what a tool would have to do. It stops working as soon as the work grows.',
      'It is orderly from the first day. It also decides how things are done before anybody knows how they should be.',
    ],
  },
  {
    title: 'one thing well or several at once?',
    ways: ['One thing at a time', 'Several things at once'],
    sides: [
      'It is easy to see what worked. If the one thing was the wrong one, a lot of time is gone.',
      'Something is likely to work. It is much harder to say which part of it did.',
    ],
  },
  {
    title: 'follow the usual advice or go your own way?',
    ways: ['Following the usual advice', 'Going your own way'],
    sides: [
      'Others have found the holes in it already. It is also what everybody else is doing.',
      'It can fit the case at hand much better. Nobody can tell in advance where it breaks.',
    ],
  },
];
