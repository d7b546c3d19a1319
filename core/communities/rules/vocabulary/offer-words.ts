import { joinAlternatives } from './mark.ts';

/** Things that people own and want others to see. */
export const WORK_PATTERN = joinAlternatives(`
  products?|apps?|applications?|tools?|sites?|websites?|web ?pages?|pages?|blogs?|channels?|startups?|
  start ups?|compan(?:y|ies)|business(?:es)?|services?|courses?|newsletters?|books?|e ?books?|podcasts?|
  videos?|projects?|plug ?ins?|librar(?:y|ies)|saas|stores?|shops?|streams?|brands?|agenc(?:y|ies)|software|
  extensions?|discords?|servers?|subreddits?|subs?|socials?|social media|repos?|github|games?|mods?|
  articles?|blog ?posts?|webinars?|landing pages?|profiles?|tracks?|songs?|albums?|music|art|artwork|etsy|
  patreon|onlyfans|youtube|yt|tiktok|instagram|twitch|substack|medium|merch(?:andise)?|stuff|things?|
  content|creations?|makes|goods|material|themes?|templates?|packages?|ventures?|firms?|clinics?|practices?|
  launch(?:es)?|sales|ads?|domains?|side projects?|portfolios?|media|works?|links?|urls?|group|community|
  communities|platform|api|bot|bots|software|properties|property|designs?|prints?|wares|coupons?|deals?|
  offers?|events?|kickstarter|episodes?|releases?|crap|junk|shit|gigs?|clients?|customers?|affiliates?|
  forum|forums|recipes?|photos?|model|models|patterns?|crafts?|writing|stories|novels?|comics?|invention|
  research|tutorials?|resources?|guides?|recordings?|paintings?|pieces?|goods|items?|hustle|sale|show|shows|
  charity|label|solution|solutions|offerings?|portfolio|freebies?`);

export const PUBLISH_PATTERN = joinAlternatives(`
  post(?:s|ing|ed)?|shar(?:e|es|ing|ed)|submit\\w*|submissions?|drop(?:ping)?|mention\\w*|
  link(?:s|ing|ed)? (?:to)?|talk(?:ing)? about|discuss(?:ing)?|announc\\w*|introduc\\w*|
  bring(?:ing)?(?: up)?|tak(?:e|ing)|keep|spam(?:ming)?|list(?:ing)?|featur(?:e|ing)|recommend\\w*|
  offer(?:s|ing)?|show(?:s|ing)?|push(?:ing)?|publish\\w*|hawk\\w*|peddl\\w*|direct(?:ing)?|point(?:ing)?|
  send(?:ing)?|refer(?:ring)?|comments? about|posts? (?:about|for)|tell(?:ing)?|upload\\w*|dump\\w*|
  rais(?:e|ing) awareness|present(?:ing)?|boost\\w*|launch\\w*|demo\\w*|includes|reply|replies|
  threads? (?:about|for)|cross ?post\\w*|name|bump\\w*`);

export const MADE_PATTERN = joinAlternatives(`
  made|make|built|build|building|created|create|wrote|written|sell|selling|develop(?:ed)?|launch(?:ed)?|own|
  designed|(?:been )?working on|shipped|publish(?:ed)?|produced?|are affiliated with|coded|recorded|
  composed|profit from|benefit from|been (?:making|building)|work(?:ed)? on`);

export const MAKER_PATTERN = joinAlternatives(`
  vendors?|compan(?:y|ies)|(?:local )?business(?:es)?|business owners?|brands?|brand(?= accounts?)|
  agenc(?:y|ies)|freelancers?|founders?|(?:tool |app |indie )?makers?|(?:content |course )?creators?|
  develop(?:er|ers)|devs?|(?:plugin |newsletter |book )?authors?|artists?|sellers?|manufacturers?|
  youtubers?|streamers?|podcast hosts?|compan(?:y|ies) reps?|startups?|retailers?|consultants?|bloggers?|
  vloggers?|podcasters?|musicians?|influencers?|
  (?:\\w+ )?(?:shop|store|business|site|app|channel|company|gym|salon|cafe|venue|club|bar|gallery) owners?|
  traders?|merchants?|tradespeople|tradesmen|contractors?|brewer(?:y|ies)|coaches|tutors?|instructors|
  operators?|organi[sz]ers?|promoters|publishers?|(?:record |game )?studios|doulas?|therapists|
  (?:licensed |financial )?advis[eo]rs|brokers|realtors|estate agents|
  (?:company |brand |vendor )?(?:representatives|reps)|(?:\\w+ )?firms?|charit(?:y|ies)|non ?profits?|
  (?:local )?clubs|societies|bands|(?:tour )?guides(?= (?:who|can|may|must))|distributors?|wholesalers?|
  resellers?|dealers?|dealerships?|garages|restaurants?|cafes?|venues|providers|suppliers?|
  (?:pr|seo|marketing|sales) (?:people|folks|reps?|teams?|firms?|professionals?)|shop owners?|marketers?|
  employees`);
