/** The posts of the demo's author in half a year, oldest first. A path is a page of the product's site. */
export type PastPost = { community: string; title: string; body: string; path?: string; isRemoved?: true };

export const SITE = 'otterbank.example';

export const PAST_POSTS: readonly PastPost[] = [
  {
    community: 'coffee',
    title: 'Decaf drinkers, what was the last cup that made you forget it was decaf?',
    body: 'I roast decaf and nothing else, so I am biased. I want to know what I am up against.',
  },
  {
    community: 'smallrestaurants',
    title: 'What do you pour when a guest asks for decaf?',
    body: 'Asking as a roaster. Most places I visit have one old tin behind the machine.',
  },
  {
    community: 'selfhostedtools',
    title: 'Our coffee subscription runs on a mini PC under the stairs',
    body: 'Orders, labels, mail, one Postgres. It replaced three services at 190 a month. The list of parts, and what broke.',
    path: '/notes/stairs',
  },
  {
    community: 'coffee',
    title: 'Sugar cane or water process: we cupped both for a month',
    body: 'Same farm, same roast, eleven people, blind. 7 to 4 for sugar cane, and the 4 were loud about it.',
    path: '/notes/process',
  },
  {
    community: 'Entrepreneur',
    title: 'First 40 subscribers for a product that most people make jokes about',
    body: 'Decaf by post. 22 came from a market stall, 11 from a midwife, 7 from the internet.',
  },
  {
    community: 'smallrestaurants',
    title: 'Decaf on the menu: one line that sold more of it',
    body: 'A bistro near us wrote the farm next to it. 4 cups a day became 15. I supply them, so weigh that as you like.',
    path: '/cafes',
    isRemoved: true,
  },
  {
    community: 'coffee',
    title: 'Why decaf goes stale faster, with our numbers',
    body: 'We weighed the gas out of 12 bags for six weeks. Decaf lost half of it in nine days, the normal one in sixteen.',
  },
  {
    community: 'selfhostedtools',
    title: 'A label printer, a cron job and no cloud',
    body: 'Monday at six it prints what we roast that day. 60 lines of Python and a printer from a closed pharmacy.',
  },
  {
    community: 'smallrestaurants',
    title: 'Would you take a second grinder if it was lent to you?',
    body: 'Trying to understand why decaf is always pre-ground. Is it the space, the money or the cleaning?',
  },
  {
    community: 'coffee',
    title: 'I pulled the “fresh roasted” sticker off our bags',
    body: 'Everybody writes it. Now there is a date and a line that says when I would open it.',
  },
  {
    community: 'marketing',
    title: 'A mail that says “skip this one” and what it did to cancellations',
    body: 'It goes out three days before each parcel. 1 in 6 skips, and cancellations fell from 8 to 3 in a hundred.',
    path: '/notes/skip',
  },
  {
    community: 'smallrestaurants',
    title: 'Decaf espresso that pulls like the real one: samples for ten places',
    body: 'No contract. I want honest answers from people behind a bar.',
    path: '/cafes',
    isRemoved: true,
  },
  {
    community: 'selfhostedtools',
    title: 'Power cut on roasting day: what came back by itself and what did not',
    body: 'The database did. The mail queue did. The clock of the label printer thought that it was 2011.',
  },
  {
    community: 'coffee',
    title: 'Roaster here. Ask me what decaf costs and where the money goes',
    body: 'Green 7.10 a kilo, process 1.90, loss in the roast 17 percent. The rest is bags, rent and us two.',
    path: '/price',
  },
  {
    community: 'smallrestaurants',
    title: 'How many decafs do you sell on a Sunday?',
    body: 'Four places told me 3, 5, 5 and 41. The one with 41 is next to a clinic.',
  },
  {
    community: 'Entrepreneur',
    title: 'We said no to a supermarket. The sums on one page',
    body: '900 bags a month at 4.10 each. We would have worked for the pallets.',
  },
  {
    community: 'coffee',
    title: 'Half-caf at home: a table for mixing by weight',
    body: 'Because “half” depends on the bean. 70/30 tastes fuller than it should, and I cannot explain it.',
    path: '/notes/half',
  },
  {
    community: 'selfhostedtools',
    title: 'Backups to my brother’s shed, 40 km away, over a slow line',
    body: 'Only the changes, every night, encrypted. Restored it twice on purpose and once because of me.',
    path: '/notes/shed',
  },
  {
    community: 'smallrestaurants',
    title: 'A decaf for the dessert menu, does anybody still do that?',
    body: 'My grandmother’s place had it with a small cookie. People stayed for it.',
  },
  {
    community: 'coffee',
    title: 'Blind test with 30 guests: who can tell decaf?',
    body: '18 of 30 were right, which is about what a coin does. The barista got all wrong and took it well.',
  },
  {
    community: 'selfhostedtools',
    title: 'From hosted shop to our own: one year, 1,400 orders, two bad evenings',
    body: 'What I would host myself again, and the one thing that I gladly pay for: the card payments.',
    path: '/notes/shop',
  },
  {
    community: 'coffee',
    title: 'Which water do you use for decaf? Ours tastes flat above 120 ppm',
    body: 'Dose 16 g to 250, 92 degrees, 2:40. With bottled water it wakes up. Is that the roast or the bean?',
  },
  {
    community: 'smallrestaurants',
    title: 'Free decaf tasting for kitchens within 30 km',
    body: 'I bring the grinder. It takes twenty minutes before you open.',
    path: '/cafes',
    isRemoved: true,
  },
  {
    community: 'marketing',
    title: 'We printed the reviews that complain, too',
    body: 'On the inside of the box. “Tastes like my aunt’s house” is the one people photograph.',
  },
  {
    community: 'selfhostedtools',
    title: 'Monitoring a coffee roaster with a 9 dollar sensor',
    body: 'Temperature every two seconds into SQLite, a graph on an old phone. It has caught one fire early.',
    path: '/notes/sensor',
  },
  {
    community: 'coffee',
    title: 'Disclosure: I sell decaf. Here is when I would not buy it',
    body: 'If you drink one cup at eight in the morning, buy something exciting instead. After four, talk to me.',
    path: '/',
  },
  {
    community: 'Entrepreneur',
    title: 'Two people, 310 subscribers, one Monday a week: what our work looks like',
    body: 'Hours, money and the parts that we stopped doing. The newsletter was the first to go.',
  },
  {
    community: 'smallrestaurants',
    title: 'What would make you change your coffee supplier?',
    body: 'Not selling here, I know the rule. I want to hear what a good one does.',
  },
  {
    community: 'coffee',
    title: 'Our first failed batch, with photos of the inside',
    body: 'Decaf looks brown before it is roasted, so I stopped two minutes early. It smelled of peas.',
    path: '/notes/peas',
  },
  {
    community: 'selfhostedtools',
    title: 'Text SKIP to leave out a parcel: the whole thing in 140 lines',
    body: 'A SIM card in a stick, a queue in Postgres, no app. 1 in 6 uses it, my mother among them.',
    path: '/notes/skip',
  },
  {
    community: 'coffee',
    title: 'Decaf for the moka pot: what I changed after 50 mails about it',
    body: 'Coarser, less, and off the stove at the first sound. Thanks to everyone who sent photos of their stove.',
  },
  {
    community: 'smallrestaurants',
    title: 'Does your decaf come in beans or ground?',
    body: 'A short count for myself. So far it is 2 to 19.',
  },
  {
    community: 'coffee',
    title: 'How we choose which farm’s coffee becomes decaf',
    body: 'Not the leftovers, which is what I had thought before I did this. Five samples, one table, and a lot of spitting.',
    path: '/farms',
  },
  {
    community: 'selfhostedtools',
    title: 'Replaced our shop search with 30 lines. We sell four coffees',
    body: 'It used to be a service with an index. Now it is a list, and people find things.',
    path: '/notes/search',
  },
  {
    community: 'smallrestaurants',
    title: 'Small cups for decaf, or the same as for the others?',
    body: 'One of my customers swears that the small ones get sent back less.',
  },
  {
    community: 'marketing',
    title: 'One year of a small newsletter about one kind of coffee: opens, sales, mistakes',
    body: '38 issues, 640 readers, 1 sale in 50 mails. The best one was about my hands.',
    path: '/letter',
  },
  {
    community: 'selfhostedtools',
    title: 'Year one of the box under the stairs: 99.6 percent, and the cat',
    body: 'Uptime, power bill (71 for the year), disks, and how the cat switched it off. Ask me anything.',
    path: '/notes/year-one',
  },
  {
    community: 'coffee',
    title: 'A year of decaf only: 2.1 tons, what sold and what I drank myself',
    body: 'The cheapest one sold best, the one I am proudest of sold least, and I drink the cheapest one.',
    path: '/notes/year-one',
  },
];
