type Text = { community: string; title: string; body: string };

/** Posts that really exist in the sandbox, with replies of its other members. */
export const LIVE_POSTS: readonly (Text & { replies: readonly { by: string; text: string }[] })[] = [
  {
    community: 'coffee',
    title: 'What do you drink after six in the evening?',
    body:
      'I roast decaf for a living and still end up with herbal tea more often than I would admit. ' +
      'Recipe if you want it: 16 g, 250 ml, 92 degrees, 2:40.',
    replies: [
      {
        by: 'sandbox_ben',
        text: 'Half a cup of the real thing and a bad night. Does yours work in a moka pot?',
      },
      {
        by: 'sandbox_cleo',
        text: 'Cold brewed decaf with a slice of orange. Sounds wrong, try it.',
      },
    ],
  },
  {
    community: 'selfhostedtools',
    title: 'How do you remember which box does what?',
    body:
      'We have one machine under the stairs and one in a shed, and I still log into the wrong one. ' +
      'Names, stickers, colors? What works?',
    replies: [
      {
        by: 'sandbox_cleo',
        text: 'A colored prompt. Red is the one with customers on it. What runs in the shed?',
      },
      { by: 'sandbox_ben', text: 'I named mine after cheeses and regret it every day.' },
    ],
  },
];

/** Scheduled posts, by the hours until they go out. */
export const SCHEDULED_POSTS: readonly (Text & { inHours: number })[] = [
  {
    inHours: 20,
    community: 'coffee',
    title: 'Does anyone else freeze decaf in single doses?',
    body: 'I have 60 small jars from a jam maker and no plan. Six weeks in, I cannot taste the difference.',
  },
  {
    inHours: 45,
    community: 'selfhostedtools',
    title: 'A doorbell for parcels, without an account',
    body: 'One button, one wire, one line in a log. The driver likes it more than the app he has to use.',
  },
  {
    inHours: 70,
    community: 'Entrepreneur',
    title: 'What we earn per hour, all hours counted',
    body: '11.40 in the first year and 16.90 in the second. Counting the market, the driving and the mails at night.',
  },
  {
    inHours: 118,
    community: 'marketing',
    title: 'We asked 310 subscribers why they stay',
    body: '97 answered. Taste was third. The first was that they can leave.',
  },
];

/** Two posts that wait for their author, one refused, and one unfinished. */
export const LATE_POST: Text = {
  community: 'shopkeepers',
  title: 'Do you put a note into each parcel?',
  body: 'We write the roast date by hand and a line if we know the person. It takes 40 minutes a week.',
};
export const UNKNOWN_POST: Text = {
  community: 'Entrepreneur',
  title: 'Eighteen months of one product: what still surprises me',
  body: 'That people write back to a parcel. And what a pallet costs if nobody is home.',
};
export const REFUSED_POST: Text = {
  community: 'founderslounge',
  title: 'Who helps you when both of you are ill?',
  body: 'We lost a Monday in March and 80 people waited. I would like to hear how others of our size do it.',
};
export const DRAFT_POST: Text = {
  community: 'coffee',
  title: 'What I would tell myself before buying the first roaster',
  body: 'A list. I still need the numbers for the gas and the name of the chimney man.',
};

/** Threads of other members that a scan finds. */
export const ASKED_THREADS: (Text & { by: string })[] = [
  {
    by: 'sandbox_ben',
    community: 'coffee',
    title: 'Who posts decaf that still tastes of something?',
    body:
      'I gave up coffee after three in the afternoon and miss it badly. The decaf from our shop tastes like the ' +
      'water they washed it in. I brew one cup of filter in the evening and would happily pay for a small bag if ' +
      'somebody roasts it and posts it the same week. Which roaster would you buy from?',
  },
  {
    by: 'sandbox_cleo',
    community: 'smallrestaurants',
    title: 'Guests ask for decaf and ours comes out of a jar',
    body:
      'Eleven tables, one machine, no room for a second grinder. Every evening somebody asks, and I am ashamed ' +
      'of what I bring. Has anyone found beans in bags small enough that they aren’t three months old by the ' +
      'fourth guest? What do you use, and how do you grind it?',
  },
  {
    by: 'sandbox_ben',
    community: 'coffeecarts',
    title: 'Second hopper for decaf, or send them away?',
    body:
      'Two or three a day ask for it, always the same people, always at four. A hopper costs me 180 and a shelf. ' +
      'Does it come back in coffee sold, or do you keep ground decaf in a tin and say nothing?',
  },
];

export const TARGETS =
  'r/coffee r/selfhostedtools r/smallrestaurants r/Entrepreneur r/marketing r/shopkeepers r/coffeecarts';
/** The communities whose usual votes the analytics compare with. */
export const OWN = ['coffee', 'smallrestaurants', 'selfhostedtools', 'Entrepreneur', 'marketing'];
export const SCANNED = [
  'coffee',
  'coffeecarts',
  'smallrestaurants',
  'shopkeepers',
  'marketing',
  'Entrepreneur',
];
export const KEYWORDS = ['decaf', 'coffee', 'roaster', 'beans', 'subscription', 'espresso'];
export const LINKS = `https://www.reddit.com/r/decaf/comments/1demo1/which_decaf_do_you_buy/
https://www.reddit.com/r/pourover/comments/1demo2/decaf_that_tastes_of_something/`;
export const PRODUCT = 'Otterbank';
export const FACTS = [
  'Otterbank roasts decaf coffee and sends it by post, in bags of 250 g.',
  'We are two people in an old ferry house, and began last year.',
  'We roast on Mondays and post the bags the same day.',
  'A subscriber can skip a parcel with a text message.',
  'A bag costs 12 dollars with postage.',
  'Otterbank sells no coffee with caffeine and has no shop to visit.',
];
