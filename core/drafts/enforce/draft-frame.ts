import {
  askedIn,
  type DraftRequest,
  hasTitle,
  isOwnPage,
  statementsOf,
  maxLengthOf,
} from '../draft-request.ts';
import { takesDomain } from '#core/communities/takes-domain.ts';
import { withoutLead } from '../interview/questions.ts';
import { tidyTopic } from '../compose/tidy-topic.ts';
import { readTopic } from '#core/topics/read-topic.ts';
import { tellOwner } from '../tell-owner.ts';
import { patternOfPresented } from '../pattern-of-presented.ts';
import { dataMarker } from '../quote-data.ts';
import { splitWords } from '#core/text/split-words.ts';
import { closingsOf } from '#core/mentions/disclosure.ts';
import { countMentions } from '#core/mentions/count-mentions.ts';
import { type OwnSite, readOwnSite } from '#core/mentions/own-site.ts';
import { type ProductNames, readProductNames } from '#core/mentions/product-names.ts';
import { createSupport } from '../claims/find-invented.ts';

/** What stays the same in every pass over one draft. */
export type DraftFrame = {
  request: DraftRequest;
  site: OwnSite | null;
  /** Whether the community accepts a link to the author's site. */
  mayLink: boolean;
  names: ProductNames;
  /** A name that the topic presents, while nobody has said whose it is. */
  withheld: RegExp | null;
  closings: ReadonlySet<string>;
  maxLength: number;
  /** The topic's words, or those of the thread's title, as a text may hold them. */
  told: string;
  marker: string;
  isSupported: (sentence: string) => boolean;
  isFromThread: (quote: string) => boolean;
};

const MIN_QUOTE = 3;
const plain = (text: string): string => ` ${splitWords(text).join(' ')} `;

const takesLink = ({ rules }: DraftRequest, host: string): boolean =>
  !rules || (rules.links !== 'banned' && takesDomain(host, rules.requirements));

const OF_AUTHOR = /\b(?:i|we|my|our|me|us|i['’]\w+|we['’]\w+)\b/i;

/** The topic of a post is its author's own statement where it tells something of them; that of a comment never is. */
const tellsOfAuthor = ({ task, topic }: DraftRequest): boolean =>
  hasTitle(task) && (OF_AUTHOR.test(topic) || ['experience', 'launch'].includes(readTopic(topic).kind));

export function frameDraft(request: DraftRequest): DraftFrame {
  const { thread, facts, task, topic, website } = request;
  const own = request.variant?.own ?? [];
  const site = readOwnSite(website);
  const said = thread
    ? plain([thread.title, thread.body, ...thread.comments.map(({ body }) => body)].join('\n'))
    : '';
  const answers = request.answers.map(({ text }) => text);
  const { name, isOwn } = tellOwner(request);
  const told = tidyTopic(askedIn(request), isOwn === null ? name : null);
  const page = website && isOwnPage(request) ? statementsOf(website) : [];
  const statements = [
    ...facts.about,
    ...answers,
    ...own,
    ...page,
    ...(tellsOfAuthor(request) ? [topic, told] : []),
  ];
  const isSupported = createSupport(statements);
  // Word for word, the author's topic may be said whatever its kind, and so may their own sentences.
  const lines = [...(hasTitle(task) ? [topic, told] : []), ...own];
  const typed = lines.length > 0 ? plain(lines.join('\n')) : '';
  const answered = new Set(answers.map(plain));
  const product = facts.product ?? (isOwn ? name : null);
  const withheld = name && isOwn === null ? patternOfPresented(name, topic) : null;
  const names = readProductNames({ product, pageTitle: website?.title ?? null }, site);
  const isLabelTold = countMentions(names.label ?? '', withheld) === 0;
  return {
    request,
    site,
    mayLink: site !== null && takesLink(request, site.host),
    // Beside a link as well, nobody calls it by a name that is withheld.
    names: isLabelTold ? names : { ...names, label: null },
    withheld,
    closings: closingsOf(isLabelTold ? names.label : null),
    maxLength: Math.min(
      maxLengthOf(task),
      (hasTitle(task) ? request.rules?.requirements.body.maxLength : null) ?? Infinity,
    ),
    told,
    marker: dataMarker(request.seed + topic),
    isSupported: (sentence) => {
      const told = withoutLead(sentence);
      return typed.includes(plain(sentence)) || answered.has(plain(told)) || isSupported(told);
    },
    isFromThread: (quote) => {
      const words = plain(quote);
      return words.split(' ').length > MIN_QUOTE + 1 && said.includes(words);
    },
  };
}
