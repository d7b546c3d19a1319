import { expect, test } from 'vitest';
import { tidyTopic, withoutAddresses, withoutName, withoutShouting } from './tidy-topic.ts';

test.each([
  ['interesting read on churn https://example.net/p/12345', 'interesting read on churn'],
  ['How Basecamp thinks about pricing (https://example.com/basecamp)', 'How Basecamp thinks about pricing'],
  ['https://example.com/blog/why-we-left-the-cloud', 'why we left the cloud'],
  ['https://example.com/blog/invoice-errors', 'invoice errors'],
  ['https://example.com/', ''],
  ['What www.quillbox.app taught me', 'What quillbox taught me'],
  ['How www.quillbox.app changed our week', 'How quillbox changed our week'],
  ['Why www.quillbox.app is slow', 'Why quillbox is slow'],
  ['The year when www.quillbox.app was ours', 'The year when quillbox was ours'],
  ['I found that www.quillbox.app is slow', 'I found that quillbox is slow'],
  ['A look at www.quillbox.app for clerks', 'A look at quillbox for clerks'],
  [
    'Built this at https://quill.example.com what would you change',
    'Built this at quill what would you change',
  ],
  ['Check https://quill.example/guide?a=1 for our guide, thoughts?', 'Check quill for our guide, thoughts?'],
  [
    'A calculator for late fees https://quill.example feedback welcome',
    'A calculator for late fees – feedback welcome',
  ],
  ['Our guide https://quill.example/a for clerks', 'Our guide for clerks'],
  ['Our page https://quill.example, and what it earns', 'Our page, and what it earns'],
  ['We moved from https://one.example to https://www.two.example', 'We moved from one'],
  ['Our page (https://quill.example) for clerks', 'Our page for clerks'],
  ['late invoices', 'late invoices'],
])('“%s” without its address is “%s”', (topic, text) => {
  expect(withoutAddresses(topic)).toBe(text);
});

test.each([
  ['HOW WE GREW OUR SEO TRAFFIC TO 5K VISITS', 'how we grew our SEO traffic to 5K visits'],
  ['SEO AUDIT', 'SEO AUDIT'],
  ['My SEO audit for NASA and IBM', 'My SEO audit for NASA and IBM'],
])('“%s” is said as “%s”', (topic, text) => {
  expect(withoutShouting(topic)).toBe(text);
});

test.each([
  ['Launching Quillbox, a small invoicing app', 'Quillbox', 'Launching a small invoicing app'],
  [
    'We launched Quillbox, how do we get users?',
    'Quillbox',
    'We launched something new, how do we get users?',
  ],
  [
    'We launched Quillbox, no sales after 3 months',
    'Quillbox',
    'We launched something new, no sales after 3 months',
  ],
  ['introducing Kestrel: uptime checks', 'Kestrel', 'introducing something new: uptime checks'],
  ['pagewatch – get pinged when a page changes', 'pagewatch', 'get pinged when a page changes'],
  ['Tallyroo is the best tool for rotas', 'Tallyroo', 'This is the best tool for rotas'],
  ['Tallyroo is live!', 'Tallyroo', 'something new is live!'],
  ['Northbeam Notes 2.0 is out', 'Northbeam Notes', 'something new is out'],
  ["a recipe app, it's called Saltline, works offline", 'Saltline', 'a recipe app, works offline'],
  ['Our little bakery Knitly is closed', 'Knitly', 'Our little bakery is closed'],
  [
    'I built Knitly, it turns plans into scarves',
    'Knitly',
    'I built something that turns plans into scarves',
  ],
  ['I love my plan Knitly', 'Knitly', 'I love my plan project'],
  ['I love my app Knitly', 'Knitly', 'I love my app'],
  ['Launching Art, a tool for smart people', 'Art', 'Launching a tool for smart people'],
  [
    'Launching Ink (beta), a log for thinkers, Ink’s first',
    'Ink',
    'Launching something new (beta), a log for thinkers, something new’s first',
  ],
  ['Meet the new Fjord checkout', 'Fjord', 'Meet the new checkout'],
  [
    'Announcing v3 of Lorebook, now with offline mode',
    'Lorebook',
    'Announcing v3 of something new, now with offline mode',
  ],
  ['Just launched Planwise 2.0, now with bookings', 'Planwise', 'Just launched, now with bookings'],
  ['C++lint (free) is out', 'C++lint', 'something new (free) is out'],
])('“%s” without %s is “%s”', (topic, name, text) => {
  expect(withoutName(topic, name)).toBe(text);
});

test.each([
  ['Roast my landing page: inboxzen.app', 'Roast my landing page'],
  ['Roast my landing page (inboxzen.app)', 'Roast my landing page'],
  ['Feedback wanted – inboxzen.app/pricing', 'Feedback wanted'],
  ['My first users came from one place: reddit.com', 'My first users came from one place: reddit.com'],
  ['My stack: Node.js', 'My stack: Node.js'],
  ['Our fees (approx.)', 'Our fees (approx.)'],
])('the topic “%s” is told as “%s”', (topic, told) => {
  expect(tidyTopic(topic, null)).toBe(told);
});
