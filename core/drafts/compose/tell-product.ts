import { discloseByName } from '#core/mentions/disclosure.ts';
import { DISCLOSURES } from '#core/mentions/disclosure-phrases.ts';
import { guessLanguage, type Language } from '#core/text/guess-language.ts';
import { countMentions } from '#core/mentions/count-mentions.ts';
import { readProductNames } from '#core/mentions/product-names.ts';
import { createMentionReader } from '#core/mentions/read-mentions.ts';
import { GENERAL_STEMS } from '#core/discovery/general-words.ts';
import { overlap, stemsOf } from '#core/text/stem-words.ts';
import { MOST_OF_A_FACT, restates } from '../claims/restates.ts';
import { askedIn, hasTitle } from '../draft-request.ts';
import { type ProductFact, readFacts } from '../facts/read-fact.ts';
import { isOfOthers } from '../tell-owner.ts';
import { amountsIn } from './amounts-in.ts';
import { pick } from './chance.ts';
import { isOneOfTwo } from './is-one-of-two.ts';
import { toSentence } from './own-words.ts';
import { namesOfOthers, type Scene } from './scene.ts';

const LONGEST = 144;

/** Mentions the author's product once, late in the text, with a link if one was asked for. */
export function tellProduct(scene: Scene, title: string): string {
  const { request, frame, random } = scene;
  const { names, site, mayLink } = frame;
  if (isOfOthers(request)) return '';
  if (request.ctaStyle === 'none')
    return sharesOwnPage(scene) ? DISCLOSURES[guessLanguage(request.topic)].ownSite : '';
  if (isElsewhere(scene)) return '';
  const link = request.ctaStyle === 'direct' && mayLink && site !== null;
  const named = countMentions(title, names.pattern) > 0;
  const language = guessLanguage(request.topic);
  if (isInOtherScript(request.topic) && !link && !named) return '';
  if (language !== 'en') return tellAbroad(DISCLOSURES[language], scene, { named, link });
  if (named && request.ctaStyle === 'subtle')
    return names.label !== null && isBesideAnother(scene, names.label)
      ? discloseByName(names.label)
      : DISCLOSURES.en.onIt;
  if (names.label === null) return link ? `Disclosure: I work on this site: ${site.url}` : '';
  const description = describe(scene, names.label);
  if (link) {
    const told = description.startsWith('.') ? 'It' : 'The page';
    return pick(
      [
        `Disclosure: I work on ${names.label}${description} ${told} is here: ${site.url}`,
        `I work on ${names.label}, so take this with the usual grain of salt. It is here: ${site.url}`,
        `To be open about it: I work on ${names.label}${description} Here it is: ${site.url}`,
      ],
      random,
    );
  }
  const told = pick(
    [
      `For context, I work on ${names.label}${description}`,
      `To be open about it: I work on ${names.label}${description}`,
      `I work on ${names.label}${description}`,
    ],
    random,
  );
  return `${told}${tellMore(scene, names.label)}`;
}

/** Whoever shares a page of their product's site says whose it is, also where the text is not to name it. */
const sharesOwnPage = ({ request: { task, facts }, frame: { site } }: Scene): boolean =>
  task === 'link' &&
  site !== null &&
  countMentions(
    new URL(site.url).hostname,
    readProductNames({ product: facts.product, pageTitle: null }, null).pattern,
  ) > 0;

/** "We moved from Deputy to Planka" may be told by the makers of either; what is launched is its author's. */
const isBesideAnother = ({ topic, frame }: Scene, label: string): boolean =>
  isOneOfTwo(topic.text, label) ||
  (topic.kind === 'experience' && namesOfOthers(topic.text, frame.names.pattern).length > 0);

/** Whether nobody asked for the product, and what is known of it shares no word with the text: to name it would be an advert. */
export function isElsewhere({ request, frame, presentsOwn, topic }: Scene): boolean {
  const { task, ctaStyle, facts, website, answers, thread } = request;
  const isUnasked = ctaStyle === 'subtle' && website === null && facts.about.length > 0 && !presentsOwn;
  if ((!hasTitle(task) && !thread) || !isUnasked || !topic.english) return false;
  const said = [
    request.topic,
    ...answers.map(({ text }) => text),
    ...(thread ? [thread.title, thread.body, thread.answered?.body ?? ''] : []),
  ].join('\n');
  const reader = createMentionReader({ name: frame.names.label, websites: [] });
  const { isMentioned } = reader.read({ type: 'post', title: said, content: '', url: null });
  const about = facts.about.join('\n');
  // What its author pays for something else has nothing to do with its price.
  const amounts = amountsIn([request.topic, thread?.title ?? '', thread?.body ?? ''].join('\n'));
  const isOfPrice = [...amountsIn(about)].some((amount) => amounts.has(amount));
  const stems = tellingStems(about);
  // One word of the answers about a topic is chance.
  const isOfAny = overlap(thread?.title ?? request.topic, stems) > 0 || overlap(said, stems) >= FEWEST_SHARED;
  const isOfFact = facts.about.some((fact) => stemsOf(fact).size >= FEWEST_SHARED && restates(said, fact));
  return !isMentioned && !isOfPrice && !isOfAny && !isOfFact;
}

/** One word in common is chance. */
export const FEWEST_SHARED = 2;

/** Nearly every product has to do with these, as with what is general anyway. */
const OF_ANY_PRODUCT = stemsOf('customers clients users pay');
export const tellingStems = (text: string): ReadonlySet<string> =>
  new Set([...stemsOf(text)].filter((stem) => !GENERAL_STEMS.has(stem) && !OF_ANY_PRODUCT.has(stem)));

/** We write in no language that has other letters than ours. */
const isInOtherScript = (topic: string): boolean =>
  /\p{L}/u.test(topic) && !/\p{Script=Latin}{3}/u.test(topic);

/** Abroad the product is disclosed and no more: what is known of it is known in English. */
function tellAbroad(
  say: (typeof DISCLOSURES)[Language],
  { request, frame: { names, site } }: Scene,
  { named, link }: { named: boolean; link: boolean },
): string {
  if (named && request.ctaStyle === 'subtle') return say.onIt;
  const address = link && site ? site.url : null;
  if (names.label === null) return address ? `${say.onSite} ${address}` : '';
  return [say.onNamed(names.label), ...(address ? [say.here, address] : [])].join(' ');
}

/** What the author's page and facts say of the product, and which of it says what it does. */
function readProduct(scene: Scene, label: string): { facts: ProductFact[]; deed: ProductFact | undefined } {
  const { request, presentsOwn, byFacts, fits } = scene;
  const [first = ''] = (request.website?.description ?? '').split(/(?<=[.!?])\s/);
  const facts = readFacts([first, ...request.facts.about], label).filter(({ said }) => fits(said));
  // Where the topic presents it, what it does is the answer to a question.
  const isTold = presentsOwn && [...byFacts, ...request.answers].some(({ role }) => role === 'point');
  return {
    facts,
    deed: isTold ? undefined : facts.find(({ tells, said }) => tells === 'deed' && said.length < LONGEST),
  };
}

/** Continues after the name with what the product does, else with a full stop. */
function describe(scene: Scene, label: string): string {
  const deed = readProduct(scene, label).deed?.said.replace(/[.!\s]+$/, '');
  if (!deed) return '.';
  const noun = /^it is (an? .+)$/i.exec(deed)?.[1];
  return noun ? `, ${noun}.` : `. ${toSentence(deed)}`;
}

const MOST = 2;

/** Further statements that concern the topic, and only stand behind the name; nobody asked for limits and prices. */
function tellMore(scene: Scene, label: string): string {
  if (scene.presentsOwn) return '';
  const { facts, deed } = readProduct(scene, label);
  const stems = tellingStems(askedIn(scene.request));
  return facts
    .filter((fact) => fact !== deed && fact.tells !== 'limit' && fact.tells !== 'price')
    .filter(({ said }) => overlap(said, stems) > 0)
    .filter(({ said }) => !scene.request.answers.some(({ text }) => restates(text, said, MOST_OF_A_FACT)))
    .slice(0, MOST)
    .map(({ said }) => ` ${toSentence(said)}`)
    .join('');
}
