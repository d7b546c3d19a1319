const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs that begin an imperative or a plan and are hardly ever nouns. */
export const VERBS = set(`
  achieve acquire adopt attract automate avoid become begin boost bring choose collect convert convince create
  debug decide decrease deliver deploy develop do eliminate encourage engage explain find fix gain generate get
  give grow handle help hire identify ignore implement improve increase introduce keep learn lower maintain make manage
  measure migrate monetise monetize optimise optimize organise organize persuade prepare prevent prioritise
  prioritize promote reach rebuild reduce refactor rewrite remove replace retain scale sell send simplify solve speed
  start stop structure survive switch teach turn understand upgrade validate win write
`);
/** Words that are verbs only before a determiner: "plan a launch", but "plan limits". */
export const VERBS_OR_NOUNS = set(`
  build design launch market plan price test use run ship share set review report rank position present pitch
  name move mix limit lead host focus finance code charge change block balance ask answer compare check count cut
  add split support track train
`);
export const DETERMINERS = set(
  `a an the my your our their his her this that these those more less fewer first new every each some any it one two three better up out`,
);
/** Uncountable nouns, which need no article. */
export const MASS = set(`
  accessibility advertising advice analytics automation branding churn code coding compliance content copy copywriting
  css html data debt design distribution engagement feedback freelancing funding growth hosting infrastructure javascript
  marketing monetization networking observability onboarding outreach performance positioning pricing privacy
  productivity prospecting recruiting research retention revenue runway sales scaling scope security seo software
  storytelling support teamwork technology time traffic typescript validation work money email copyediting burnout
  churn inventory inbound outbound procrastination state debugging documentation reporting attribution motivation
`);
/** Names, which keep their capital inside a sentence. */
export const NAMES = set(`
  airtable amazon american android angular apple asana aws azure bing bluesky canva chinese claude cloudflare
  discord django docker english etsy europe european express facebook figma firebase flutter framer french german
  germany github gitlab google haskell hubspot india instagram intercom java javascript jira kotlin kubernetes laravel
  linkedin linux london mailchimp mastodon meta microsoft monday mongodb netlify node notion nuxt openai paddle
  paypal php pinterest postgres postgresql python quora rails react reddit redis redux remix rust salesforce shopify
  slack spanish sqlite squarespace stripe substack supabase svelte swift tailwind terraform threads tiktok trello
  twitch twitter typescript ubuntu vercel vite vue webflow windows wix wordpress xero youtube zapier zendesk zustand
  january february march april june july august september october november december tuesday wednesday thursday
  friday saturday sunday christmas
`);
/** Singular countable nouns that name a kind of thing. */
export const COUNTABLE = set(`
  ad affiliate agency agent api app article audit backlink backup blog bug business button campaign channel chatbot client
  community company competitor homepage component contract course customer dashboard database deadline demo developer discount
  event experiment feature form forum founder framework freelancer funnel hackathon hook idea integration interview
  invoice job keyword language launch library link logo meeting metric migration model newsletter niche offer page partner
  plan plugin podcast portfolio post price problem process product project proposal question report review roadmap routine
  server shop side-project site startup store strategy subscription survey system team template test tool trial user video
  webhook webinar website workflow
`);
