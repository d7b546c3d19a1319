import { splitWords } from '#core/text/split-words.ts';
import { NUMBER_WORDS } from './count-words.ts';

const EMPTY = new Set(
  `a an and are as at be been being but by for from had has have having he i i'm i've in is it its it's me mine my of on or
  our ours
  she so than that that's the their them there they this to too us was we we're we've were what when which while who will
  with you your very just really also after about into over not no don't didn't doesn't can can't could would should do did
  does get got getting go goes went gone one all any some more most much many still even now then here out up down off
  only because if how why where let tell curious honestly basically actually pretty quite kind sort bit lot thing things
  way something anyone anybody someone people make makes made take takes took
  fair well say said own used look looked whether single each before far who real turn turned once already around roughly
  per every person context ask asked disclosure both end ends place yes ever though yet percent might okay ok who's
  ones dollars dollar euros euro pounds pound usd`.split(/\s+/),
);
/** Irregular forms, which do not share a stem with their verb. */
const IRREGULAR: Readonly<Record<string, string>> = {
  paid: 'pay',
  sent: 'send',
  built: 'build',
  bought: 'buy',
  sold: 'sell',
  kept: 'keep',
  left: 'leav',
  lost: 'los',
  ran: 'run',
  wrote: 'writ',
  written: 'writ',
  told: 'tell',
  said: 'say',
  saw: 'see',
  seen: 'see',
  found: 'find',
  spent: 'spend',
  grew: 'grow',
  grown: 'grow',
  fell: 'fall',
  fallen: 'fall',
  rose: 'ris',
  risen: 'ris',
  began: 'begin',
  brought: 'bring',
  thought: 'think',
  taught: 'teach',
  met: 'meet',
  led: 'lead',
  chose: 'choos',
  chosen: 'choos',
  broke: 'break',
  broken: 'break',
  drove: 'driv',
  gave: 'giv',
  given: 'giv',
  felt: 'feel',
  held: 'hold',
  heard: 'hear',
  won: 'win',
  came: 'com',
  became: 'becom',
  woke: 'wak',
  woken: 'wak',
  meant: 'mean',
  charged: 'charg',
  quit: 'quit',
  children: 'child',
  clients: 'client',
  customers: 'customer',
  mostly: 'most',
  picture: 'photo',
  pictures: 'photo',
  reply: 'answer',
  replied: 'answer',
  replies: 'answer',
};

const stem = (word: string): string =>
  IRREGULAR[word] ??
  word
    .replace(/['’]s$/, '')
    .replace(/(?<=[a-z]{3})(?:ies|ied)$/, 'y')
    .replace(/(?<=[a-z]{2})([bdgklmnprt])\1(?:ing|ed|er|ers)$/, '$1')
    .replace(/(?<=[a-z]{3})(?:ings|ing|edly|ed|ers|er|es|ly|s|e)$/, '');

export const stemClaims = (text: string): string[] =>
  splitWords(text.replaceAll('’', "'"))
    .filter((word) => !EMPTY.has(word) && !/^\d/.test(word) && NUMBER_WORDS[word] === undefined)
    .map(stem)
    .filter((word) => word.length > 1);
