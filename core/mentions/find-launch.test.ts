import { expect, test } from 'vitest';
import { cpuMsOf } from '#test/cpu-time.ts';
import { findOwnThing } from './find-own-thing.ts';

test.each([
  'We are finally live on Product Hunt, would love your support!',
  'We’re live on Product Hunt today 🎉',
  'We just launched!',
  'I’ve finally launched. It took two years of evenings',
  'Just launched on Product Hunt: a calmer inbox',
  'Our app is out. It helps you to sleep',
  'My second book is out now',
  'Would really appreciate your upvote on Product Hunt',
  'We worked on this for a year, and we’d love your support',
  'Today is our launch day!',
  'Launching today on Hacker News, come and say hello',
  'After nine months of nights and weekends, it’s finally live',
  'Proud to announce our new platform for florists',
  'We are now #3 on Product Hunt, help us get to the top',
  'Support us on Kickstarter, every pledge counts',
  'Our Product Hunt launch is live, come and see',
  'Hey all, we launched on Product Hunt today',
  'We are opening our beta today',
  'We’re on Product Hunt today, would mean the world if you could come by',
  'Happy to share that we just went live',
  'We have launched on Product Hunt 🚀',
  'We went live on Product Hunt this morning',
  'Launch day is here!',
  'My startup launches today',
  'Give us some love on Product Hunt',
  'Your support would mean a lot to us',
])('%j announces a launch', (text) => {
  expect(findOwnThing(text)).not.toBeNull();
});

test.each([
  'We launched a survey last year and learned that nobody answers surveys',
  'How do you launch on Product Hunt?',
  'Our launch failed',
  'Is it still worth launching on Product Hunt?',
  'We launched on Product Hunt in 2021 and got twelve users. This is what I learned',
  'We were live on Product Hunt in May: 400 votes, nine customers',
  'Our app is out of memory every night',
  'My app is out there since 2020 and nobody uses it',
  'My phone is out of warranty',
  'The site is live, but Google doesn’t find it',
  'When we are live on Product Hunt, who answers the comments while I sleep?',
  'When we are live on stage, the sound drops',
  'I would love your advice on pricing',
  'I’d love your thoughts on launch timing',
  'We just launched a new pricing page, and churn doubled. What did we do wrong?',
  'A friend just launched on Product Hunt and asks everybody for votes. Is that allowed?',
  'They are live on Product Hunt today, with a copy of our idea',
  'Has anybody launched on Product Hunt twice?',
  'Our launch day was a disaster: the server fell over at nine',
  'What should be ready before launch day?',
  'Thank you for your support during my divorce',
  'Their support never answers, and your support does',
  'We are not live on Product Hunt and never will be',
  'Every week somebody posts “We are live on Product Hunt” here. Should that be banned?',
  'We just launched our dog’s birthday party',
  'We launched in Germany before we had a lawyer',
  'After our launch on Product Hunt we had 3,000 visitors and no customer',
  'I just launched myself into a new career at 40',
  'Product Hunt is full of bots today',
  'If we launch on Product Hunt on a Sunday, do we lose?',
  'We released an update and our churn went up',
  'We’re up on the App Store charts and nobody knows why',
  'You can find it on Steam',
  'Our launch today was a failure',
  'It is launch day for the Falcon rocket',
  'We have launched on Product Hunt twice, and only the second time paid',
  'My mother just launched a bakery',
  'I’m live on air each Tuesday',
  'I would appreciate your support team answering',
  'Would love your support with my thesis',
  'Are you happy to announce a price rise by mail?',
  'How long after a beta did you go live on the App Store?',
])('%j announces none', (text) => {
  expect(findOwnThing(text)).toBeNull();
});

test('a long text is searched in little time', () => {
  const text = 'we are our my after a we are finally would love it is on '.repeat(700);
  expect(cpuMsOf(() => findOwnThing(text))).toBeLessThan(200);
});
