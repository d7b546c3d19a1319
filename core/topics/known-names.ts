const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Products and languages that are names in lower case too. */
export const KNOWN_NAMES = set(`
  adobe emacs kickstarter airtable algolia android angular ansible anthropic asana astro auth0 aws azure basecamp bing bitbucket bluesky
  calendly canva chatgpt clickup clojure cloudflare codex confluence convertkit datadog deno digitalocean discord
  django docker dropbox duckdb dutch elasticsearch elixir english erlang etsy evernote excel facebook fastapi figma
  firebase fiverr flask flutter french freshbooks german github gitlab gmail godot golang google grafana graphql
  gumroad haskell heroku hetzner hotjar hubspot instagram intercom ios iphone japanese javascript jenkins jira
  jquery julia kafka kotlin kubernetes laravel linkedin linux lua mailchimp mailgun mandarin mastodon matlab
  microsoft miro mixpanel mongodb mysql netlify next.js nextjs nginx node.js nodejs notion npm nuxt obsidian ocaml
  openai opencart paddle patreon paypal perl perplexity photoshop php pinterest plausible portuguese postgres firefox gitbook
  postgresql posthog prestashop prisma python pytorch quickbooks quora rails react reddit redis redux rspec ruby
  russian rust safari salesforce sass scala scss sendgrid sentry shopify slack snowflake solidity spanish spotify
  sqlite sqlserver squarespace stackoverflow stripe substack supabase svelte sveltekit tailwind telegram tensorflow
  terraform tiktok todoist trello twilio twitch twitter typeform typescript ubuntu udemy unity upwork vercel vim
  vite vscode vue webflow webpack whatsapp wikipedia windows wix woocommerce wordpress xcode xero youtube zapier
  zendesk zig zoho zustand
  activecampaign ahrefs alpine amazon aweber backblaze beehiiv bigcommerce bitwarden blender booking.com brevo bubble.io
  bun caddy celery chartmogul chrome clickhouse cockroachdb cohere coolify copilot coursera craigslist crowdin cypress
  debian deepl deepseek doordash dribbble drizzle dynamodb ebay eleventy eslint esp32 expressjs fastmail fedora fiverr
  flipkart fly.io freshdesk gatsby gemini gitea github.io gpt4 gsc ga4 gumtree gusto helm heroku hostinger htmx hugo
  instacart integromat invision jasmine jetbrains jooq keycloak klarna klaviyo langchain lastpass lemlist lemonsqueezy
  letsencrypt litellm livekit llamaindex logseq looker lovable macos make.com mariadb matomo meilisearch mercadolibre
  metabase midjourney minio mistral mollie mullvad n8n nestjs nextcloud nextdns nordvpn numpy ollama onedrive openrouter
  opensearch outlook pandas pgvector phpstorm pipedrive plaid playwright pocketbase postfix posthog proxmox
  pycharm qdrant rabbitmq rackspace railway.app raspbian replit retool revenuecat revolut sagemaker scaleway selenium
  semrush shopware signoz skool snapchat sonarqube soundcloud splunk strapi stripe surveymonkey symfony synology systemd
  tableau tailscale tauri teachable temporal.io testflight thunderbird timescale traefik trustpilot truenas typesense
  umami unbounce uptimerobot vaultwarden vimeo vitest wireguard wireshark wistia yelp yoast yarn
  zapier zoominfo tripadvisor airbnb uber lyft paypal venmo cashapp netflix spotify strava duolingo waze whereby
  gohighlevel mailerlite moosend omnisend sendinblue drip.com convertkit ghost.org hashnode dev.to bulma svelte solidjs
  preact astro qwik nuxtjs alpinejs fastify hono trpc zod pnpm deno supertokens clerk.dev lucia appwrite firestore
  planetscale neon.tech turso cassandra scylladb neo4j memcached prometheus loki opentelemetry newrelic pagerduty
  opsgenie statuspage circleci travis teamcity argocd pulumi vagrant packer podman k8s k3s openshift rancher linode
  vultr ovh contabo namecheap godaddy porkbun gandi bluehost siteground kinsta wpengine elementor divi magento git svn mercurial g2 capterra
  quickbooks sage freshbooks lexoffice datev sevdesk payoneer transferwise mercury.com brex xolo
`);
/** Names that are also words, or letters: they count with a capital. */
export const CAPITAL_NAMES = set(`
  affinity apple bear bubble buffer c c# c++ claude cursor express expo fathom framer ghost go hey indeed java kit linear loom mac meta monday neon node r railway remix rust solid
  claude postman resend segment signal sketch square swift threads toggl unity wise x edge teams wave zoom
`);
export const NAMES_OF_WORDS = [
  'amazon fba',
  'amazon ads',
  'android studio',
  'app store',
  'app store connect',
  'apple pay',
  'bing ads',
  'chatgpt plus',
  'cloudflare pages',
  'cloudflare workers',
  'constant contact',
  'core web vitals',
  'claude code',
  'docker compose',
  'docker swarm',
  'facebook ads',
  'github actions',
  'google ads',
  'google adsense',
  'google business profile',
  'google calendar',
  'google docs',
  'google drive',
  'google maps',
  'google workspace',
  'google search console',
  'google tag manager',
  'help scout',
  'home assistant',
  'hong kong',
  'instagram reels',
  'lemon squeezy',
  'linkedin ads',
  'microsoft 365',
  'google analytics',
  'google play',
  'google sheets',
  'hacker news',
  'indie hackers',
  'los angeles',
  'meta ads',
  'microsoft teams',
  'mercado libre',
  'node red',
  'new relic',
  'new york',
  'new zealand',
  'play store',
  'product hunt',
  'pi hole',
  'power bi',
  'raspberry pi',
  'react native',
  'reddit ads',
  'rocket league',
  'ruby on rails',
  'search console',
  'spring boot',
  'sql server',
  'san francisco',
  'south africa',
  'stack overflow',
  'sri lanka',
  'tel aviv',
  'tiktok ads',
  'tiktok shop',
  'united states',
  'united kingdom',
  'uptime kuma',
  'visual studio',
  'visual studio code',
  'vs code',
  'y combinator',
] as const;
/** In capitals, but no names of products, people or places. */
export const NO_NAMES = set(`
  i html css ai api apis app arr ama b2b b2c bug ceo cfo ci cd cli cmo cms cro crm cta ctr cto csv dm dms dns dau diy dx eli5 eod erp eta faq
  ftp fyi gdpr gpu cpu hn hr http https id ide imo imho io ip ipo iot it json kpi kpis kyc llm llms ltv mau ml mom mrr mvp nda nps nsfw ok
  okr okrs oc ops os ot pc pdf pm poc ppc pr prs ps psa q1 q2 q3 q4 qa rag ram rest rfc roi rss saas sdk seo serp
  sla sme smb smbs sms smtp soc2 sop sops spa sql ssd ssl sso ssr tbh tdd tdlr til tldr tls todo tos tv ui unix url urls usp ux vat vc
  vcs vm vpn vps wfh wifi wip wtf xml yaml yoy asap aka etc cc0 usd eur gbp chf inr vs hi hey pov rant help please why how what not no yes all
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue wed thu fri sat sun christmas easter
`);
/** Places and companies that are written in capitals. */
export const ACRONYM_NAMES = set(
  'us usa uk eu nyc uae sf la aws gcp ibm sap php gpt ses bbc nhs irs hmrc ups dhl fbi ikea bmw nasa ycombinator',
);
/** A number right after these is their version. */
export const VERSIONED = set(`
  android angular bootstrap c claude django drupal godot gpt gpt-4 html ios java laravel llama macos magento mysql next.js
  nextjs node node.js nodejs nuxt php postgres postgresql python rails react redis ruby rust svelte swift tailwind
  typescript ubuntu unity unreal vite vue windows wordpress xcode iphone pixel web debian fedora soc
`);
