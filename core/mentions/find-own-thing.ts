const THING =
  '(?:apps?|tools?|products?|saas|startups?|plugins?|extensions?|platforms?|services?|software|newsletters?|podcasts?|courses?|e-?books?|websites?|shops?|stores?|games?|apis?|templates?|(?:side )?projects?|mvp|guides?|deals?|sales?|discounts?|offers?|plans?)';
const MADE = new RegExp(
  `\\b(?:i|we)(?:['’]ve| have)?(?: just| finally| recently)? (?:built|made|launched|created|released|shipped) (?:an?|my|our) (?:[\\w-]+ ){0,4}?(?:${THING}|manager|tracker|generator|calculator|dashboard|editor|directory|marketplace|crm|finder|checker|converter|scheduler|planner|library|package|bot|alternative|clone|replacement|browser|client|widget|assistant|agent|wrapper|board|simulator|engine)\\b`,
  'i',
);
const OWNED = new RegExp(`\\b(?:my|our) (?:[\\w.-]+ ){0,3}?${THING}\\b`, 'i');
/** What is done with a thing that somebody wants others to take. */
const OFFERS =
  /\b(?:launch(?:ed|ing)?|releas(?:ed|ing)|shipped|(?:beta ?|early )?testers|early (?:access|users|adopters)|feedback (?:on|for|welcome|appreciated)|roast|try it|sign up|check (?:it|us) out|wait(?:ing )?list|now (?:live|available)|is live)\b/i;
const DEAL =
  /\b\d{1,2} ?(?:%|percent) off\b(?: (?!until|till|for|in|on|with|when|if|this|to|at)[\w-]+){0,3}|\b(?:use|with) (?:the |my |our )?(?:promo |discount |coupon )?code [\w-]+/i;

/** Whether it takes something off a price. */
export const isDeal = (text: string): boolean => DEAL.test(text);

/** The words by which a text offers something of its author's without its name; null where none do. */
export function findOwnThing(text: string): string | null {
  const owned = OFFERS.test(text) ? OWNED.exec(text) : null;
  return (DEAL.exec(text) ?? owned ?? MADE.exec(text))?.[0] ?? null;
}
