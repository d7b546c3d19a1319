const PAGE =
  '(?:guide|tutorial|article|write-?up|blog post|video|walkthrough|playbook|checklist|template|cheat ?sheet)s?';
const BEFORE = new RegExp(
  `^(?:(?:our|my|an?|the|new|free|short|simple|complete) )*(?:[\\w-]+ ){0,2}?${PAGE}(?:[:,]| (?:on|about|to|for)\\b(?: how\\b)?) *`,
  'i',
);
const BEHIND = new RegExp(`(?::|,| [-–—]) (?:our|my|an?|the) (?:new |free |short )?${PAGE}$`, 'i');

const TOOL =
  /^(?:(?:new|free|my|our|an?) )+(?:[\w-]+ )?(?:tool|app|extension|plugin|calculator|generator|checker)s?[:,] /i;

/** "Free tool: check your meta tags" */
export const offersTool = (topic: string): boolean => TOOL.test(topic);

/** "Our guide: how to move to online booking" announces what its author wrote, and asks nobody how they do it. */
export const offersPage = (topic: string): boolean => BEFORE.test(topic) || BEHIND.test(topic);

/** What the page is about. */
export const withoutPage = (topic: string): string => topic.replace(BEHIND, '').replace(BEFORE, '');
