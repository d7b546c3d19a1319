/** Two ways that exist for nearly everything, each with what speaks for it and against it. */
export type Contrast = { title: string; ways: [string, string]; sides: [string, string] };

export const CONTRASTS: readonly [Contrast, ...Contrast[]] = [
  {
    title: 'start small or do it properly at once?',
    ways: ['Starting small', 'Doing it properly at once'],
    sides: [
      'It costs little and shows soon what was wrong. It also leaves things behind that nobody tidies up.',
      'Nothing has to be done twice. It also takes long enough that the question may be another one by then.',
    ],
  },
  {
    title: 'do it yourself or get help?',
    ways: ['Doing it oneself', 'Getting help'],
    sides: [
      'What is learned stays in the house. The price is time that is missing elsewhere.',
      'It goes faster and avoids the known mistakes. The price is money, and an answer that fits somebody else.',
    ],
  },
  {
    title: 'by hand first or with a tool from the start?',
    ways: ['By hand first', 'With a tool from the start'],
    sides: [
      'One sees every odd case and knows later what a tool would have to do. It does not last long as the work grows.',
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
    ways: ['Following the usual advice', 'Going one’s own way'],
    sides: [
      'Others have found the holes in it already. It is also what everybody else is doing.',
      'It can fit the case at hand much better. Nobody can tell in advance where it breaks.',
    ],
  },
];
