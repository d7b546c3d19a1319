import { DISCLOSURES } from '#core/mentions/disclosure-phrases.ts';
import { guessLanguage, type Language } from '#core/text/guess-language.ts';
import { countMentions } from '#core/mentions/count-mentions.ts';
import { isOfOthers } from '../tell-owner.ts';
import { pick } from './chance.ts';
import { toSentence } from './own-words.ts';
import type { Scene } from './scene.ts';

const DOES =
  /^(?:is|are|lets|helps|sends|makes|gives|shows|turns|keeps|finds|tracks|does|can|connects|collects|writes|checks|brings|offers|creates|builds|puts|reads|saves|runs|handles|automates) /;

/** Mentions the author's product once, late in the text, with a link if one was asked for. */
export function tellProduct(scene: Scene, title: string): string {
  const { request, frame, random } = scene;
  const { names, site, mayLink } = frame;
  if (request.ctaStyle === 'none' || isOfOthers(request)) return '';
  const link = request.ctaStyle === 'direct' && mayLink && site !== null;
  const named = countMentions(title, names.pattern) > 0;
  const language = guessLanguage(request.topic);
  if (language !== 'en') return tellAbroad(DISCLOSURES[language], scene, { named, link });
  if (named && request.ctaStyle === 'subtle') return 'Disclosure: I work on it.';
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
  return `${told}${tellMore(scene)}`;
}

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

/** Continues after the name with the page's own description if it fits grammatically, else with a full stop. */
function describe({ request: { website, facts }, fits }: Scene, label: string): string {
  const [first = ''] = (website?.description ?? '').split(/(?<=[.!?])\s/);
  const told = [first, ...facts.about].find((text) =>
    text.toLowerCase().startsWith(`${label.toLowerCase()} `),
  );
  const deed = told
    ?.slice(label.length + 1)
    .trim()
    .replace(/[.!\s]+$/, '');
  if (!deed || deed.length > 140 || !DOES.test(deed) || !fits(`It ${deed}.`)) return '.';
  const noun = /^is (an? .+)$/.exec(deed)?.[1];
  return noun ? `, ${noun}.` : `. It ${deed}.`;
}

const MOST = 2;

/** The author's statements that begin with "it", which only stand behind the name. */
const tellMore = ({ request: { facts }, fits }: Scene): string =>
  facts.about
    .map((statement) => statement.trim())
    .filter((statement) => /^it\b.*[\p{L}\p{N}.!]$/iu.test(statement) && fits(statement))
    .slice(0, MOST)
    .map((statement) => ` ${toSentence(statement)}`)
    .join('');
