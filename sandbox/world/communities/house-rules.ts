import type { Rule } from '../community.ts';

/** Rules that many communities share, in the words that this site's moderators like to use. */
export const BE_KIND: Rule = {
  applies: 'all',
  name: 'Be kind',
  text: 'Argue with the idea, not with the person. Insults and pile-ons are removed.',
};

export const ON_TOPIC: Rule = {
  applies: 'link',
  name: 'Stay on topic',
  text: 'A post has to be about what this community is about. If you are not sure, say in a line why it fits.',
};

export const NO_PROMOTION: Rule = {
  applies: 'all',
  name: 'No self-promotion',
  text: 'Do not advertise your product, newsletter, agency or channel, in posts or in comments. There is no exception day.',
};

export const DISCLOSE: Rule = {
  applies: 'all',
  name: 'Say who you are',
  text: 'Mentioning your own product is fine where it answers the question, if you say in the same text that it is yours.',
};

export const NINE_TO_ONE: Rule = {
  applies: 'all',
  name: 'Nine to one',
  text: 'At most one in ten of your contributions here may be about your own work. Take part first.',
};

export const NO_AI_TEXT: Rule = {
  applies: 'all',
  name: 'No AI-written text',
  text: 'Posts and comments written by a language model are removed. Write in your own words, however rough.',
};

export const MARK_AI_TEXT: Rule = {
  applies: 'all',
  name: 'Tag AI-assisted posts',
  text: 'If a language model wrote a good part of your post, begin the title with [AI]. Untagged ones are removed.',
};

export const NO_SURVEYS: Rule = {
  applies: 'link',
  name: 'No surveys',
  text: 'Questionnaires and market research need a message to the moderators first.',
};

export const NO_LINKS_IN_COMMENTS: Rule = {
  applies: 'comment',
  name: 'No drive-by links',
  text: 'A comment that is only a link is removed. Write what is behind it and why it helps.',
};

export const SEARCH_FIRST: Rule = {
  applies: 'link',
  name: 'Search first',
  text: 'Questions that were answered in the last month are closed with a link to the answer.',
};

export const SHOW_NUMBERS: Rule = {
  applies: 'link',
  name: 'Show your numbers',
  text: 'Success and failure stories need figures: time, money, users. Without them the post is removed.',
};
