/** What each word and turn of a topic says for each kind. Written by `npm run topics -- --fit`. */
export const KIND_WEIGHTS = `
, a-2b8e2f-2h-3i-2k-3|: b8c4d-6f-8h-3i-15j4k4|? a-3b-2c6d6e4f3g-2i-6j-5|a c-2d4e3f-2g4i-4j-3k-4|about b3c7e-11f-8g-2j9k-11|about:a many b2d4i3j-11|about:a many none b3c2d3i-6j-7
about:a one a2b-5d-11f2g5h4i-6j4k-6|about:a one did a13b-5f4h-3j6|about:a one do h6|about:a one does b6g-7h12|about:a one doing a6g5|about:a one is h12|about:a one may e2
about:a one none c6e3g13h-7i-2|about:adverb many c-7e9|about:adverb many none b4c-6f3|about:adverb one b3c4e-10g-8h3i-5k4|about:adverb one did b4c-2d-2f3
about:adverb one do a2c7d2f-7g-3h-4k3|about:adverb one is k2|about:adverb one may h4|about:adverb one none a-6b7e-7h3i-4|about:an one a6c-3j3|about:an one did j2
about:an one none a12c-5|about:asking many a4e4f-11g-4h7|about:asking many did a5|about:asking many do g-13h9k4|about:asking many doing c7|about:asking many may g5
about:asking many none d6e5|about:asking one a4b-7d4g2i-2k-4|about:asking one did a20|about:asking one do a2c-3d7f-5g11|about:asking one does a2d-2g2h7
about:asking one doing a11c-3d4|about:asking one is c-8d7f3g-6k8|about:asking one may a-5d4f2g-3i-2j-3|about:asking one none a-14c5e6i2|about:asking one not a2
about:asking one was a5d9g-6|about:auxiliary one a-2c4d6e2g-4j-3k-4|about:auxiliary one has d6e3|about:auxiliary one is c3d4e3h-4j-4|about:auxiliary one may c4d3e2g-4h-2k-4
about:auxiliary one not a-3c-4d-5f7h11|about:auxiliary one was d3h8|about:determiner one c2d9f7g-3j2|about:determiner one did j3|about:determiner one do d5
about:determiner one does d8|about:determiner one doing d13|about:determiner one none c8|about:every one do f10|about:every one f7h4|about:half one a3f4|about:half one do f8
about:i one b2f2g-3i-7j-5k5|about:i one did a4b3d-4e-6g3k3|about:i one do a-3f3g-4i-3k3|about:i one doing a-6b5d3k6|about:i one has a-6b-2e-6f6h2k4|about:i one is a-10e4k6
about:i one may b-2c4e9k6|about:i one not f9h11|about:i one was f-2k5|about:joint many c9e-7g3|about:joint many do g4|about:joint many may c7e-2|about:joint one b-9d9e6f-11i5k-3
about:joint one did a5d9f-3|about:joint one do h9|about:joint one does c7e-3i11|about:joint one has d5|about:joint one is d9|about:joint one may c-3d8e4|about:joint one none e5
about:joint one was e7|about:many many did b-2c11f-2|about:many many do a-2d2f15g-2h7|about:many many does f2|about:many many e-7f5g-5h9j-7k-2|about:many many is a4b6f-7h4
about:many many may h16|about:many many none b-4d2e-3h10i2j-3|about:many many not h3|about:many one b-7c-2f3k-5|about:many one did a-4c4f6|about:many one do e-7i6
about:many one does a4d-6g3h8|about:many one doing a7|about:many one is a-2e4f10|about:many one may d5|about:many one none a-4b-3d5h3k-3|about:most many h10|about:most one g10
about:negation one a3e3f-4g-2h5|about:negation one none a4h5|about:no one d5f7h5|about:no one does f5|about:number many a3b2f-6i-5k7|about:number many do g15
about:number many none a6b6f-2i-5k3|about:number one a4b-9d-10g3h-10i7j-4k5|about:number one did b-4g7|about:number one do f7g6k2|about:number one does f-3g4
about:number one none a8g-15k4|about:number one not a-2g6i11|about:one many a-11c-3d-12h5i10j-4k3|about:one many did e2k5|about:one many do b-2f4g-5h14|about:one many is b-3g4h4i-4
about:one many may h10|about:one many none a-12d-11f-2h-3i12k2|about:one many was k5|about:one one did a4c-2d-5e-3f4g-3i-4k3|about:one one do a-4d-2f-2g2h-3i2
about:one one does a2b3c-8e-4f3g-2i-14j-3k5|about:one one doing h-2i3|about:one one h-2|about:one one has b8|about:one one is b6c-7d-2e-2g-7h7k4|about:one one may a-6d2e7g4
about:one one none a-4d-3f-2g-2h-2i3k3|about:one one not a-2d6|about:one one was h6|about:own many c-7f4g11|about:own many did a-2g13|about:own many do a-2f6k8
about:own many does b11|about:own many has f5|about:own many is b2k3|about:own many none a10b-2g8k-6|about:own one a4c-2e-5f3g-2|about:own one did a2c-4f2g-6h2
about:own one do f4g8k-2|about:own one does a-2c5d6f3g-2h-5|about:own one doing b5|about:own one has k9|about:own one is a-16b2d-2f2h-3i9k2|about:own one may b-2c10
about:own one none a9c-12f-7h17j5k-3|about:own one not a-3b5|about:own one was a9b-4f-4k4|about:preposition many d9f-2i9|about:preposition many is h6
about:preposition many none d7i9|about:preposition one a5b4c-8i-5|about:preposition one did b2c-2f7|about:preposition one do b4d12e-2f-7g7h-6|about:preposition one doing a12h3
about:preposition one has a8f-2|about:preposition one is d-8e4h7|about:preposition one may b13e2|about:preposition one none a5b-9f4k2|about:preposition one was d3
about:pronoun many b5h3j4k-2|about:pronoun many do b3h3j3|about:pronoun one did a4c-6d2f4|about:pronoun one do c8d-5f3g3i-4|about:pronoun one does a-7b-5f7h7
about:pronoun one doing d18f-2|about:pronoun one e-10f4h6i-2j2k-9|about:pronoun one is a-3b6c-2f4h3|about:pronoun one may c14d-7f-3h8|about:pronoun one none b5f11
about:pronoun one not h5|about:pronoun one was a3j4|about:the many f-3i7k-3|about:the many none f-6h5i4j2k-3|about:the one b-2c-6d-6e-3f3g6i5|about:the one did a14f3g-8h-7i3k-7
about:the one do b-4f3g14h-10|about:the one does a-16g2h2k4|about:the one doing i8|about:the one is a-3g-3h7i-2k6|about:the one none g4h-8i3|about:the one not f7
about:this many a5j3|about:this many is a7|about:your one g3h8|about:your one is g2h3|about:your one not h6|above d4f2|abroad a4f-4|accept f3|access b14e5h6i-11k-10
accessibility i7k4|accidentally a2f3|account a-5b5c3f18g-5h-9k-4|accountant a4b-2c-9d17g-2|accounting d9|acmely b2k10|acquired k13|acquisition k2|across a-6f5g4i10k-3|actions f14
actually d10e-5g5|ad a-3c13f11|add d-14f17g6|added a3b5f-6|adding h5|address a-10b3c5e-4f-2g-8h-9i-12j27k-5|address by asked c4d-5j12|address by i b2
address by nobody a-3c10g-5h-3j9|address by none a-3b2c-3g-4i-9j37k-3|address by other b5c-3h-5j16k-3|address by own j17|address by somebody j3|address by you j9|address of a b5j7
address of adverb j6|address of an j2|address of asking j7|address of auxiliary c-7d10|address of i c3|address of many j16|address of one a-3b2c7g-8h-7i-12j25k-8|address of own j23
address of preposition j24|address of pronoun b-5j21|address of the i-2j18|address of this j11|address:end a-10b6c6e-3f-8g-7h-8i-10j28k-9
address:end false a-7b7c8d-4e-2f-7g-6h-8i-10j30k-8|address:end true d5|address:inside true d3j-2|address:start false j25|address:start j20|ads a10c-3d2e6i-12k-5|adults i13
advice b-9c-4d7e2f3k-10|affiliate d15|after a2b3d-3e-4f5i2k-4|afternoon g11|again a4b-11d-2f9h-2k11|against d-3e22k3|agencies a-7d2f-2h3i7k5|agency a2b-4c-6d-5e9f-6i4k2|ago a10b-2
agree f4|ahrefs e7|ai d-2f-4g-2h19k-5|aid d6h-2|air b-2e5h9|airbnb c3|airtable d2|alerts b11|alive b5f7|all b3c-8i-4k3|alone f7|already f16|also b-3d5f5|alt b3|alternative d13h-2
alternatives d18g-4i7k-7|always a-6b8g10|am c2d-2e-6f2g-4i9|ama i-2k14|amazon a-2d4f4h2|among i2|an f-5g5h-5i3k-3|analytics f4i4|and a5b-3d-3e2f6g-2i3k-9|android a-4b4c9d7f-6h-4
angry b7|anniversary k10|announce a-7k10|announcing a-2b14k6|annoys h4|annual b-3e11f-3h-4k4|another b11f-7g-3h6|answer a-2d4f5g3j2|answered a7|answering f2h10|answers a-5b6c9e-3
anxiety b-2i18|any b-5d7f2g-6|anybody b8d3e-3g9j-2|anymore f16|anyone d4f3g-2|anyone:bad d4f-3|anyone:thing d6|anything a7b3c6h-9|apart c15|api b-3c-5f5g-2k7|apology c7e-2h6
app a2b5c5i-10|apple b-5f6i-2k11|applicants f14|applications a2f-3g2k3|appointments b4f5k-3|appreciate c6|apprentice a12|apps a6g-2h12|april a4f-7k10|are a-5b-2c-12e3h12i-10j-3k5
aren't g13h-3|arrive f13h-2|arrogant c6|art i9|article c-2f7j12|as a5b3f-5g-3i5k-7|asana d5e3|ask a6b-4c-5d11g6h-4i2k-5|asked g2h2|asked:ago f4g5|asked:bad a-2d3e-7h5i-2
asked:gain d9|asked:good a8e4|asked:guide e4g10h-3|asked:judge d6e-3|asked:learnt a5b11c-3g-4h-2k5|asked:not a14c-3e-5f2g6h-9|asked:show c-3h2|asked:thing a-4b3c4d-2h3
asking b5c-6g-2h18i-2k-4|asks a-4b-4c4d7e4f2i-6j-5k-3|asleep b10|assistant k7|at b-8c-3f2h-5i8|ate a3f9k-5|attract h11|attribution b-4d5|audience d11e-2h11i-7|audit d3i-5k10
audits f-2h11i-2k6|august h-5i10|automated a9f-4|available b13|away d2g-3h2k8|awkward i17|aws e2|b a-3c10e-9k9|b2b d2i18|back a10b-6c-6d4f-3h2i-5k5|backlinks d4g-2
backup a-5b8c2e-3|backups a2b-2d10g6h-4|bad d3e-3g8h11|bake a-4f11|baker b-2k7|bakers a-2b3c4i4|bakery a7b2c4f-7g-9|balance i3|bali f3|bands b6k-3|bank a-11b5c-8d7e2f17g-11h-3i-7
banks a-3f5|banned a3f5g-4|banners h14|barn a-4b4f2|basecamp a-2h4|based d2|basics b-5i-3k13|be b4c10d-8f-9g-3h12k-3|beach k14|beat h17|beats h12|beautiful j5|because a-7c-3f9h9k-2
become b3h7|beekeepers i15k-3|beekeeping a11|been a6e-9f4k3|before b-10c7e-17f2g4h-2i4k-3|begging h10|begin d13e-3|beginner c2d-6e8|beginner's g17|beginners b8i-3|behind a-3k8
being d-2h16i10|believe a-2h16|below c3d2|berlin k15|best a6b-15d9e-9f8i-6k-14|bet b7|beta b15c7d-3e6g-2h-5i-2k-10|better a2b-10c5d-9e12f-20g9h2i-3k-8|between a-5d-7e22h-4i10
bidding f12|big b2e13g-2i-8k-3|bigger a-5g6h-2k7|biggest a6b-2f4k-4|bike a-4b7f-2k6|bikes k6|bill f13|billing a6b-3e15|black b-7g2i4k5|blog a2b-3c-8e3f2g3|board a-2b14f-6j-9k10
boat f2|book a-2b9g-4k2|booking a-4b11d2f-3k-5|bookkeeper a2b-7i-9k18|bookkeeping a5b2i5|bookmark b7h-3|bookmarks b8h-4|books c-3d14i-2k9|bookshop d5|bookshops c2|booth d3
bootstrapping c-2i6|boring c3d-12e5f-10h19|boss j3|bot a-8b15f3|both e23f-5h-3|bought a2b-4k11|bounce a3f3|box b5e10f-4g-5|bramble b8h-2|brand d-8f10|brazil b-2d3i8|breach b-3d-3g9
bread a-2e-2g10h-5i7|break f-2g-2h12k4|breakfast h8i-4k10|breaks b8f2|brevo e14i-4|breweries k8|bring b3g3k4|brings a6|broke a2f10|broken d7e-2f7h-13|brought f7|browser b9
brutal c9|brutally c3|budget b-4d2e2f-3g3h-3i10|budgeting b9c8k-2|budgets i19k-3|bug b5f-2g-2|build a4b-14c-7d-14e7f10g5h-2i-5k4|building e4|buildinpublic a12h-4i-12k10
built b13f-3h3k-3|burned f18|burnout a4i7j4k-5|business a-2b-7d7e-2f2h-2i5|businesses h7|busy c6d-6h9i-5|but a-2e-2f13g-3h6i-9j2k-8|butcher a4|button a3h5|buy b-5e8f-8g-5h3k14
buying e11f-4h5|by a6b4c-5d-5g10h-5i-8|c f7|cafe b-2c2d-4e5|café b4h5|cake a-2f5h4|cakes a-2f9|calculator b7c4|calendar a-7c4h-2k5|calendly f3|call h8k13|called a2b10
calling a4c-2f2h5|calls b17c2e-7f8g-12h-2i-15j-4|calm g13|calmer a8|came a19f-2|campaign a-2f-3k12|can a-5c3d3e-4f-4g15h3k-8|can't a6b-10d-13e3f12g-9h-2i2|cancel d14
cancelled a10f-4|candid c9h-2|candles a2f3|cannot f3g9h-3|canva b-3d4f-4g-3h7i6|car a-5g15|card e6|cards b9|care c-2d2|careers i3|cares g-2h10|cart a4f2k-3|case b-4c12f-2k-6
cases e2|cash a-4b-4e3f14i6k-3|ceramics a4b9k-5|cet k14|chain i8|change b-4c12d-6e-5h7|changed b-3c-3d4f3g-6k10|changelog a10b-7i-7j2k9|changelogs b8g-2|changes d-2f7g-3k12
changing a4d-3k13|chapter c10|charge a-4c-12d7e10f2|chargeback a13|chargebacks f14k-3|charged a9b-6|charging h17|charities d-4g2k10|charity a6d5f-3h-5k3|chart c2d-5j7|chase g2
chasing b-2f7i6|chat e2|chatbots h6|chatgpt a5|cheap d5f-2h4|cheaper e15f12|cheat b-4g17|check a-3b-4c7f2g11h-5k-6|checking g2|checklist a-10f-4g23i-4j3|checkout b-2d10f3h-4
checks b12g4i-2k-6|chef b-3k8|children's i5k5|choir a10d3f-2|choose d11e16f-13h-5|christmas b-2d-11e3g12k3|church i13|churn a3f-12g5h-4i11|ci f16|cinema e2|city c9d-2f2|clap h7
class c2|classes b-7e8g5k2|clause a-7g10|clauses a4|cleaning g3|cleanup k15|clear c9d-2|cli b20h-5|click f5|clicks f4|client a2b-6c-11d6f4g5h-6i6k-12|client's f5
clients b-9c-12d2f3h3|climate k3|clinics a10k-3|clocks f5|close h-2k7|closed a8b-2d5f8k-7|closing a-4d4f-2j4|cloud a-2h4|cloudflare e2f11h-3k-4|club b-3e2k8|clue f3|cmo h5
co b10c5e-5|co-founder a-2d5|code a-2b-7c2e-10h3i11|coded b11|coding b4k2|coffee a-7b4d5g5h-6|cofounder d4f8g-3|cold a7b-9c2e-9h4i9k-6|come b-3d-2f9h5|comes b4f-4i9|coming g2k5
comments c7h9|commit b19|community a2b-3f-3h10i-3k13|companies d15h-3|company b-4c2d6e-4i13j-2|compared e20|competitor f21|complain a4c2d-2f-6h2|complaints e5g5i3|complete g4
compound i6|conference h8i-5|confusing c11f-5|cons e5|considering d19k-3|console f2|consultants b6|contacts b-2e10i-2k2|container b3e2f10|content d-3j7k8|contract a2c2e-5g12k-3
contractor f7|contracts b-7d5e6f-6h-6i15k-8|control f2|controversial c-5e-2h18|conversion h5|conversions a9|convertkit f12h-7|cook a-3d-3f7g4|cookie h10|copied a-2f20|copies k5
copy a-3g11i3|copywriter a3i-9k8|core b-6h3k2|cork k4|cost a3f-4i9|costs a8f-12h2i2|could a-8b-6c5h6|count g12|country f4|county f-7k9|courier a-6f17|course a-6b4d4f-6i-5j5k2
courses i3k5|cousin e2j4|cover f2|coworking b-2k12|craft b-4d-4g15k6|crash f8|crawled f2|crawling e2|crazy d5|created a-2b16|creative b2|creep d3g5h-3|criticism c5
critique c24i-2k-2|crm c-6d3e6g-2|crms f5h9i-4|cron e4f-2g7|crowdfunding a-3b10f-5|crumbtrail a-2b11|cry b13d-6|crying g14|crypto d6|css a-3b7e3f3|csv b13f8k-4|cups e5|curious d14
current d10|customer a10b-3e-5f-3g8h-3i7k-3|customers a4b-4c-2f12g-6h3k-7|cut b-2g9|cutter e5|cutting g2k5|cv c5|cyber k16|daily h2|dairy j6|dana b-9k10|dance f3g2
dark a3b8e-5f-6h9i-2k-7|dashboard h5|dashboards g-6h9|data a3b-5c-9d8e-2f-4g3h8k-12|database b5h-4|datadog b4|day a2c-10f5g-2h6i-3k3|days a14b-13c-3d6f10g-4h-7k-8|dead c-2e-2g10h3
deadlines b3i7k-2|deal a3i-3k12|dealing i8|dear b10c3h2|debt h5i6|debug f11h-2|decide d12e6f-3|decisions h3|deck c3|deduct d10|deed.:anyone do b8|deed.:anyone doing j3
deed.:asked did a8d-3g2j2|deed.:asked do a-8e-2g15i4k2|deed.:asked does b2h9|deed.:asked doing a15|deed.:asked is a-7d14h6|deed.:asked may a-13b-6c4d10e3i-2k-6|deed.:asked not a6
deed.:asked was a8d4|deed.:everything do g8|deed.:here is b8|deed.:here's do g6|deed.:i did a8b5d-10e-5i-3j-3k3|deed.:i do a2c-3d-3e-2f3h3|deed.:i doing a-7b8d4h-3k7
deed.:i has b-3c2d-5f3k6|deed.:i is b4c-2f3h-2k4|deed.:i may d-9e9g2|deed.:i not a-12f4g-3h9i7|deed.:i was a3k6|deed.:it do b5|deed.:it does g4|deed.:it's do b2h7|deed.:me is h12
deed.:nobody did a8b2c-2d-2e-7f4g-7i-2k2|deed.:nobody do a-5c2d2e-4g5i-8|deed.:nobody does a5b-3d-6g7|deed.:nobody doing b-2e-2f2i3j-3|deed.:nobody is a-12c4d14e8f-10g-2h-10
deed.:nobody may a-12c4d4e5k-5|deed.:nobody none c-2d-3f-2h-2i4k2|deed.:nobody not a-3c-2e2f9|deed.:other did a2b-2d-2f4g-3i-4|deed.:other do a-3d-5g4h2j-2k2
deed.:other does c-9f5h5j-6|deed.:other doing a4b-2d2e2f-6h-8i-3j5|deed.:other has b7h10|deed.:other is a-3b5c-4d-6g-5h9i-7j-2k4|deed.:other may a-9b3f-5h13k-2
deed.:other not a-5d4f5h8|deed.:other was h9k3|deed.:own did a5c-3d-8h6k2|deed.:own do c7d-3f4g2h-3|deed.:own does a-3b2d3f8g-4h-6k4|deed.:own doing b4|deed.:own has f2k5
deed.:own is a-8b7c-10f3i8k3|deed.:own may b-2c5k5|deed.:own not c3f4|deed.:own was a10b-4f-4k3|deed.:people do a-2c-3|deed.:she did f5|deed.:somebody did j5
deed.:someone do c6e2f-2|deed.:there is h6|deed.:you did b13|deed.:you do b-4k5|deed.:you may b4d-4g7|deed.:you not h5|deed.:you'll do a7|deed:anyone did d12f-2|deed:anyone do b6
deed:anyone does h11|deed:anyone doing d12f-8j2|deed:asked did a6g3|deed:asked do a-9c-4d4f-6g11i2|deed:asked does b5g-2h11|deed:asked doing a12|deed:asked is a-11c-8d10f6g-5k6
deed:asked may a-8c2d4e3f3i-3j-2k-2|deed:asked not a3|deed:asked was a5d11g-6|deed:everyone is j2|deed:everything do g7|deed:here is b9|deed:here's do g8
deed:i did a7b3d-5e-8i-3j-2k2|deed:i do f2h5|deed:i doing a-3b6h-3k9|deed:i has b-5e-5f2k5|deed:i is c-4d-7e3f7k7|deed:i may d-11e6|deed:i not a-11f5g-5h8i6|deed:i was k2
deed:it do b3|deed:it does g2|deed:it's do h10j2|deed:me is h14|deed:nobody did a7b4c-5d-4e-3f2g-3h-4k2|deed:nobody do a-4c2g4i-9|deed:nobody does a3b-4d-6g11
deed:nobody doing a-2e-5f2i5j-3|deed:nobody has d5e2|deed:nobody is d5e5f-5h-4|deed:nobody may a-3c6d2f-3g-6k-5|deed:nobody none f-2h-2i4|deed:nobody not a-5c-4d-3f5h11
deed:nobody was d6h7|deed:other did a2f3g-4i-4|deed:other do a-4b-2c-3d-2f2g4i2k2|deed:other does c-2d2e-6f4h5j-5|deed:other doing a4b-3d6f-8g-2h-9j3|deed:other has b7d6h10
deed:other is a-2b4c-5d-6g-6h8i-5j-2k6|deed:other may a-7c2e3f-7h9k-4|deed:other not a-7d5f5h8i-2|deed:other was d6e3g-4h6k2|deed:own did a4b-4c-7g2h3k3|deed:own do a-4c2f9
deed:own does a-2b2c2d5e-2f4g-5h-7j-2k2|deed:own doing b3j3|deed:own has a-2f5k3|deed:own is a-9b7c-2d-4f2i7k4|deed:own may c9k7|deed:own not f9|deed:own was a7b-2f-4k5
deed:people do a-2b3c-5|deed:she did f4|deed:somebody did j5|deed:someone do c7|deed:there is h3|deed:you did b13|deed:you do b-9d2g4|deed:you may b2g6|deed:you not h5
deed:you'd do c4d9|deed:you'll do a5g2|deed?:anyone did d10|deed?:anyone do f6|deed?:anyone doing d12f-5|deed?:asked do d16e4g-16|deed?:asked doing d2
deed?:asked is c-6d3f9g-4h-2k2|deed?:asked may b2f3h-2|deed?:asked was d9|deed?:i did a-2c7d8|deed?:i do a-5c5d8|deed?:i has d6|deed?:i is f6|deed?:nobody did b6f-6g10
deed?:nobody do d-7e3f5|deed?:nobody doing c-6d5g12|deed?:nobody has d7e2|deed?:nobody is a4e-2j-2k-2|deed?:nobody may a3b3c3e-3f-7g-7h5
deed?:nobody none a-8b-14c6d5e6f-2h2i-10j-2k-2|deed?:other do c-3d2f5|deed?:other does c7d5e-7|deed?:other doing d5|deed?:other has d5|deed?:other is e3|deed?:other may d3e2
deed?:other was e8|deed?:own did c-4d8|deed?:own do f8|deed?:own does c9d2f-10|deed?:you do c-3d2g7|deleted a13f2|deliverability i10k5|delivered a-5f9|deliveries d2
delivery c-4f3h-2i-2k5|demo b-2f10g-2k2|denmark j3|dental a14b-4i8k-5|dentists a9i9k-5|deploys a10|deposits d3e-6f-2i14|deserve h16|deserves j9|design b13d-5h12k-8
designer a-5d4e2f12g-2h-14k3|designers a-2f2|desk a4b3e4f-7k-6|desktop i3|destroying f9|detailed k6|dev b-3c-6d12e2f-3h-2i-6k10|developer f4h-4k14|devs a-11b3h5|dhh h5|diary a10
did a8b-6c-10d7e3i-3k-3|didn't f2h2|die d9g-4h7|died a17|dies f8|difference d-5e20|different a3d3f8|digit a6h-5i-5|digital a3|directory b3|discord a3k2|discount f-2h17i-2k2
discounts f-2h5k8|dishwasher e5|distraction h12|django i-5k8|dkim f6|dmarc g3|do a-5b-13d7e2f2g4i-6j-3|docker a-4f15g18i-5|docs b-5c2e2g4j4|documentation f3
does b5c8d2e-2f4g-13h-4i-3k-5|doesn't a-5b4f4|dog k7|doing a8b13c-5e-3i-3|dollars a10b-8|domain a-3b-4f15i3|don't b-10f4h9|donations a-2f5|done b2c-2e-6f17|door b5|doors b11h6k-4
double f11|doubled a5g6k-11|down a10b-6e-8f2g-4|downloads a4f2|downtime k2|drivers f7|drop c5d-7g-6h5k7|droplet f7|dropped a5f4k-4|dropping d13|duckdb d10|due k8|each e5k-2
early b5e2|earn f15h-2|easier e9|easter b2|eating f11|eats f11|ebooks a7|economics i11|editor a2b6|editors b-2e2|eight g5|eighteen a6|eleven a11|else b6c-2d4f4
email c-5d2e-2f-11h4i2k-2|emailed a13b-5|emails a4b-2c-2d2f9i3k-9|employees e8i-3|empty b-5d5k5|end b-6f6h4k4|end: a5c6h4i-8j3k-5|end:, ADVERB b6|end:, NOUN b-3c3g-7h-9i11k4
end:: NOUN b6|end:? ? a4c8d3e-19f6|end:ADVERB ? b-4d-3h9|end:ADVERB ADVERB e4k4|end:ADVERB NOUN a-9c-2d5g3h4i-4k-3|end:ADVERB NUMBER a10b-8|end:ADVERB VERB did c12d-2f3h-6k-3
end:ADVERB VERB do g2|end:ADVERB b9|end:NOUN : h-6j27|end:NOUN ? a-3b-4c4d6e5f-3i-6j-5k-2|end:NOUN ADVERB c7f2g-2h-5i-10j-5|end:NOUN NOUN c-2e-2f-2g2h3i3j-3
end:NOUN NUMBER b-4d3f4h-3i-13k12|end:NOUN VERB did a8d-6g8h-8i-3|end:NOUN VERB do g7h7|end:NOUN VERB does c5h5|end:NOUN a-10c-6e-7f-8g-7i10j8|end:NOUN down h16
end:NOUN here b14i-3|end:NOUN it b6c-3d4e4f5g-6h-3k-5|end:NOUN me a-2f4h16|end:NOUN on a2f7|end:NOUN people f-2i4|end:NOUN since a-2f3|end:NOUN us a2f7|end:NOUN why f5
end:NUMBER ? d15e3g-2|end:NUMBER ADVERB a-8b-9f8k14|end:NUMBER NOUN a3b-2d-5e5f4g2h-5i-6j-4|end:NUMBER VERB does a9|end:OWN NOUN a5b-13c-6d4e7f6g-3h-6i-7|end:VERB did ? f6
end:VERB did ADVERB a3g7|end:VERB did NOUN b2d-5f-4g2i6|end:VERB did NUMBER a-4b-4k15|end:VERB did it a8c-2d2f-5|end:VERB did me a14f-2j3|end:VERB did us a10f-6
end:VERB do ? a-6b-4c12e3f-3g-8h-2k8|end:VERB do ADVERB a-11c3f8h2k6|end:VERB do NOUN a-3b7d2e-6f-6h4k-7|end:VERB do NUMBER a9|end:VERB do VERB doing a7b-7g2|end:VERB do f12
end:VERB do from a9e2|end:VERB do it d-12h5i12k-3|end:VERB do people d20|end:VERB do that c5|end:VERB do this c6|end:VERB do up f5|end:VERB does ADVERB b13f6k-6
end:VERB does NOUN a2b7c-3d2f-5i-7k-5|end:VERB doing ? d9|end:VERB doing NOUN a-6b8d2e-2f-7g2i7j-3|end:VERB doing anybody d-2g9|end:VERB doing anything g6
end:a NOUN a2b-3c-9d-3e3g2h5k-6|end:about NOUN c-5d-4k6|end:after NUMBER a5e-4i2|end:an NOUN a6f-18g8i3k-7|end:and NOUN d-5f3h-10i13|end:and VERB do h3|end:and why e2
end:another NOUN d5|end:are NOUN a-2b-10f5g4h4i-3|end:as NOUN b-4c5|end:at NOUN c6|end:at NUMBER a-4b-2i5|end:be NOUN c16h-3|end:before ? c11e-7|end:before NOUN i2
end:between NOUN i2|end:but NOUN h11|end:by NOUN c-7d-3f-11g8h2k4|end:by NUMBER a8|end:can't VERB do a3c5f-6|end:do ? c-5d-21e11f8|end:do VERB do f2|end:doesn't VERB do a-4f10
end:each ? d2|end:every NOUN b-5f9g13k-10|end:for ? c-7d14|end:for NOUN a-4b5d-5e-5i3j-5|end:for NUMBER a6|end:for you g7|end:from ADVERB k6|end:from NOUN a-5k12
end:from NUMBER a-5b6|end:have NOUN d8|end:have to a15|end:here ? d4|end:i VERB did a6|end:i VERB do a-3b-2f5i15|end:i'm VERB did f13|end:in NOUN a6c-2d4e-11f-2g-15j-4k12
end:in NUMBER b-7c-3d6f-14g7h2i4|end:in half g6|end:in it d7|end:in may f6k2|end:into NOUN b8g-7h8|end:is NOUN b8c-8d-6f8g-4i-3|end:is VERB did b8|end:is here b6h-9k5
end:is out b9f-7h-8k10|end:isn't NOUN d6|end:it ? c5d12e-2f-3|end:it NOUN c2|end:it VERB did a10b-3|end:it VERB do a-2i6|end:it VERB does b8c2d-4g3|end:it's VERB do b7c4f-10h-5j4
end:its NOUN e6|end:last NOUN b-4c16k-2|end:less NOUN b10|end:like NOUN h13|end:me ? d-8e-6f15|end:me NOUN f7|end:me anything a13|end:more ? a13d-7|end:more NOUN e7j3
end:never VERB did f-11h15|end:never VERB do d11f8h-12|end:next NOUN a8b9f-8i-11k4|end:no NOUN d2e-6g-2h2k-7|end:nobody VERB did a19|end:nobody VERB does g-2h3
end:not NOUN a-3e6f-6h13|end:of NOUN a4c-8d-11e-5f3h5i2k-2|end:of NUMBER b-4e6i9k2|end:of it g10|end:of them f13|end:off ? c10d-4|end:on NOUN d-5e-5h-7k12|end:on it h3
end:or NOUN e10i-2|end:out ? d-7f8|end:out ADVERB b2k5|end:out for d14|end:over NOUN i2k5|end:over NUMBER e-3i9k4|end:people VERB do a-3b-4g13i3|end:since NOUN f12
end:than NOUN a11e-4|end:the NOUN b-5c-7e-2g4h6j-4|end:their NOUN e9g-2k8|end:them ADVERB g5|end:these NOUN d11|end:they VERB did a10|end:they VERB do f-5h14|end:this ? d-10f17
end:this NOUN b3c3k8|end:till NOUN a-6e11f15h-3|end:to ADVERB e4|end:to NOUN a-4c-6d6e-4g-8h5i8k4|end:to NUMBER f7|end:to VERB do c-10d-6f3g3h2|end:to everything h5
end:under NOUN b8|end:under NUMBER d18|end:until NOUN a-2f3i-4k16|end:up NUMBER a16|end:us ADVERB f-4h6|end:vs NOUN e3|end:we VERB do d9f6h-9k-2|end:we're VERB doing b-6k14
end:what NOUN c3|end:what didn't a5|end:with ? d5|end:with NOUN a-10d-3i12k-15|end:without NOUN a6f2g8i-3k-3|end:won't VERB do g5|end:you ? c15d-3|end:you VERB do b7c-3d10g-9h-2k7
end:you do c-3d-18e2f18|end:you nothing f-2h12|end:your NOUN e-2k4|ends f-4k21|engine b4|engineers i12|english b2d3|enough d9e-10|enterprise a6b6f5i-3k-3|entire a-2b7f2
episode b2d-2|equity a-5h7|errors g6|espresso d-3h7i2|essay j2|estate k7|estimates h5|estimating g12|estonia d6|etsy a-7f8g-2h-3k8|eu d7e2g-2i-9k13|europe i7|euros d5|even d5f2g-3
evening b5|evenings a-2d6|ever b-6d3e-2i-5k6|every a2b-2c-11d-6f8g6h11i-6k-14|everybody a-7b8d10f-11g4|everyone a2b4c-4e3f-11g-7i-2k5|everyone's d7|everything b-9d-2j2
everywhere d6|exact g14|exactly a5b-4f2|exam a-8k14|examples g2|excited a-4k11|exercises g8|existing k8|exists b6h15i-7|expensive b10c-4d6f-3|experience d9e-2f-5h9k3|explain d8g8
explained g19|explanation j6|export b2d7f2k-8|exposure h4|extension a-2b10c4d-4|extensions i2|eyes c10d-8|facebook e2h8|fail f5h4|failed a8b8k-3|failing a3|fails f4
fair b-9d-2e-6f4g9i-3k4|fairs g2|fake c11d-7f5|family g-2h8i12|far f4|farm b-3c3d-3e6|farmers a10h4k-3|faster d-4e2f-7h2|fax a4|fear h15|feature a8b7f-3k-6|featured k12
features f8g3h-7|fee k2|feedback c20d-9i-8k8|feel b-3c2f2|feelings g6|fees a-6b-5d8h-3i3k9|fell a12f-8|ferry c8|ferrybook b-8k15|fest a3b-2k7|few c10|fewer a6d5f-3|field g13
fieldnote b9|fight h12|figma a-5g-5h8i4|figure d4|file b-2f5|files d13|filing g3|fill k5|filled a7|final a3f8|finally b3c4d-2f-3h-6|finaly a2|find a-7c-7d5f15|finding f8i8
finds b2c4d-3|fine b-7d-5f4g2h3|finish a-8b7f10|finished a14e2f-4h-10|fire c7d-6e6g3|fired a9|fires f13|firm e2|first a6c2d4f-11g3h-11i2j-6k-3|five a9b-7c-3d5f-3h-9i-4k10|fix c3
fixed a9e13|fixing a-6f6k4|flag b9|flags c9d-2h2|flaky f8|flat a5b6d-15e6f11h-5i-9k-5|flats b15i-5|floor f9|flour b9g5h-3|flow c6f9k-6|flows f3|flutter e9|flyers c8d-6f4|focus f8
folks c7d-3|follow g13|followers d3f-4i-4k14|font b13|fonts g3|food b6f-2k6|for a-4b2d5e4f-5h-2i-5j-2|forget b7c-3d-11g12|form c5|forty d-2e4h9|forum d2|found a11j3k-2
founder a3b-2f-4g-6h9|founders b-5c-3d-3e-2f-6h16k12|four h6|four-day c-8d10h7|fourth h2|framer c-9d8e2|framework h11k-5|free a-7e-8f-4h2j4k3|freelance a7b-2c2d3f-9g4h-10k-5
freelancer c-3e7i4|freelancers a-11b4c6d5h-3|freelancing a8k-2|freemium b-3h12|french b3g7k-2|friday a2c-9f3h-11i-4k13|fridge a-9b13|friend a-6f7|friendly h3|friends b7h-2
from a5e-3f-3g2i-6k2|front a11b3d-6e-3f5g-7h-5k5|frozen f10|full a5b-13e14f8k-7|full-time e2i7k-3|fully a3k3|funded a3b-2e2f-3k5|funding b-5h5i8|funny j16|furniture b5i-4
game a4b2c7d-8i-2|games a8b-2h6i5k-5|gave b5k-2|gb f11|gdpr h2i3|generalist e8|generator a-2b18|german b13i-3|germany d7|get a-13b7c4e-12f2g10h-5i2k-6|gets a-7c5f5i11
getting a-4b-5d4f10g10h-4|ghent k3|ghost e6|ghosted a6|gift b8|git g16|github f5i-7|give c17f-2g-3|giveaway b-2d4k10|gives a-2b2e3|giving k12|gmail f3|go a8e7f-7i-5|godot a8b-2e5
goes a-9b9d-11e-3f-5h7k15|going a8b-5c3f2g-4|gold j4|gone f14k-2|good b-11c2d9e-4f-12g-7h7i2j11k-3|goods g2|google a-2b-9c-13d5e4f9g4i-14|got a10b-10c-3f5h-4i-2|grandfather f-9h14
grant b-5h-11k15|grateful c11|great a9b-6f4h-6i-12k14|green f10|greenhouse e2|groomers g3|group e3|groups e6h5|grown h3|growth a-3d2g-2h2i12k-4|gst f2g4k-2|guess i15|guests d-2f2k8
guide a-17c11d-2f-5g21h-3i-4k-5|guitar a-8b14|gumroad a7|guy f2|guys c6d2g-6h4|gym c9d-12i3k-6|habit d7g-2h5k-6|hacked f6j3|hacker c2k8|had b-2c-2h5k2|hair c-3d3
half a8b-10c-5d-3f11g2h-9|halved a2|hamburg d7e-7|hand a-5b9|hand-drawn b6|handed b-5c6f2|handle d10i2|handles a9|handmade a-5f9i5k-6|handwritten h6|happened a2d15f-6k5
happens d7f8|happier f-3h7|happy k8|hard a16g-10|hardware i6|harsh c12|has a-3b3c-11d4f3g-4h7j-2|hate a-15b2f-6g5i3j5|have b-5c-5d3f7g-4h5i-3|haven't a-2g2|having b-2f10g2i-2j2
he a3b-5d-6f15|head a-7b-9d-6e9f3i6k8|headline c14|headlines c4|heads k13|health i3|hear b14c-2|heating a2|hello b8k11|help d2f13g-2|her a-4f5|here a2b10c-7d12e-2f-8g-4h-16i-8j4k6
here's a7f-8g13h-5|here's:learnt g5|here:learnt b8|here:thing b3|hero c3|heroku d4k5|hey b3c-4d2|hi a-3b21f-5k5|hidden i7|hides b3|him c-3d3e5|hire a15b-10c-4e11g-6i-16k12
hired a3b-7f5k-2|hires a6e4|hiring b-3c-5f-2h-2k16|his h11|hit a22f-4k-6|hits b10|hn b13|holds a-2f3|holes c15|holiday f2|home b6d4h-3|homepage c17d-7f2
honest a4b-4c2d-4f-3h14j2k-9|honestly a5b-3c2d-7f-5h16|honesty a7|hooks g4i2|horror c6|host d3|hostels c10d6|hosts b-3k10|hot d2h13|hotel f4i5|hour b6d-3e7f-3
hourly a4b-2c-2e11h3k-3|hours a4b2c2d-7f-2g5h-2i-3k3|house b-9c9k3|how a7b-12c-2d7e-4f-6g7h-7i2|how's c2|hreflang g7|html a11d-2e4f-4|hubspot d4e4|human i5|hunt a-2d7g9k-3
i d3f2g-3h-2j-5k-2|i'd a4b-3c7f-7h6|i'll a-3c-11g-3h15k16|i'm a-8d6e-4f3g-5k3|i've a-2c2d-2h5|i:ago a11d5f5h-6k-12|i:bad a7c-3d-11f4g6k-5|i:gain a5b5c8f-13g-3k-3
i:good b-6e-8g3h2k4|i:guide a-3b-2c3d-3g3i7|i:judge a-2b-7c6f-3h4k7|i:learnt a9c-13h-8|i:not a3b-5c-7d-5f12g-6h5i2k-12|i:show b10d-12f-6g5h-2i3|i:thing a4b8c-4g2h-4k-6
icon b10c11e-7|icons b-3j2k6|idea a6b-12c20d2e-3f6g-7h-7i-8k-13|ideas d3f3g-2i4|if a-4b5c3f-18i6k-7|ignores h8|illustrator k6|illustrators i5k3|image a-9g13|images e4g3|imo h8
import f12|imports b7f3i-2|imposter f6i3|improve c7d-3|in b2c-7e-5g2i5|in-house e12|inbox b-2f10k-5|incident a-4g10|included g10|income a5h7i3k-2|increase a3|index f5|indexed f3
indexes g2h-8|india b-3f4i5|indie b-5h6i6|industry h5j2|influencer d4e-7h6|influencers h15|instagram a6|installing c8d-5g2|instead a3|instruments c4i6|insurance f11|interest i2k2
interesting j10|internal b3i11|interview a-2d6f-6g14h-4j7|interviewed a5|interviews a6i3|into a-4b12c6d-9e-2g7k-10|introduce g-3k9|introducing a8b11f-3g-5h-7i-8k14|inventory k8
investors a6f-4|invoice c-6d6e-6g11h-13|invoices b-7c2d11e-4f3h6k-11|invoicing d2h-2i4k-7|ios b3c6k-3|iphone d8|ireland d12|is a-5b5g-4h6i-7j-8|isn't d8g-5h15|iso d16g-6
issue b-4f10k2|it d3e-5g-5h3i9k-18|it's a-6b11c6d-4g-5h2i-2j3k-5|it:good g4|it:show b5|it:thing b6g3|italy a-2b8|itch b5|its a-3b10c-6e3g-8h-2i-5k9|itself a-3h3|jam f10
january b-6f9k8|japan i2|javascript g5|jira d-4f-6h14|job a2b-2d2j-13k5|jobs d5f3g3h-2|joined a-4b-2k12|july k10|june a3f3i-5|junior a3d-4e3f-10h5|juniors i12
just b3c-5g-11h2i-3j-4k4|kafka i3|kanban b6|keep a-4b-6c-5e12f10g6h-15|keeper b2c-3d10|keeps a-7c-4f8g12h-4|kept a11b7f-7|kernel g2|key c-3d5|keyboard b11d15|keys b3c-2k6
keyword a-5f3h6|keywords h7|kickstarter b3e5f-12k3|kids i4|kill h2|killed a9b-3f-2h11k-5|killing a4f6k-2|kiln b6|kind i8|kinder h3|kindly c6g3|kiosk g2|kit b5g6|kitchen c11g-3
kitchens b5h7|klaviyo d-5e19|km b9f-5h8|knew f2g3h-3|knives b12|know a-13c9k-3|knows a-7d3e3|kotlin a3d-4e7|kubernetes e8i2|label b6c5d-8f-3h-3i-14k4|labels f7k5|lamp b5f-4g2
land b3f4|landing a4b-9d3g-5i2j-5k6|landlord a-2c-2d3f11|landlords f-2h13k2|language b-3c9d3h-2|languages b9|lantern b12|laptop e-3g8|laptops f3|largest f3|laser e4
last b2c6d5g-2h-4|late g6h-5i9|later e2|laughed h3|launch a5b4c-4d-4e10f-14g8i-11|launched a-14b20c7f3g-3j-2k-12|launches b-4f2|launching b20d2g6i-4j-3k-12|laundry c6d-4f7
law a11b-4g6h-4|lawsuit a16|lawyer a-3d9k8|lawyers b8h-14i4j2|lazy a4f-2h11|lead a9|leads a21|leaks g2|learn a-5e13f-5g5|learned a10f-4h4|learning i9|learnings h7|lease a-2g6k5
leasing e2|leave b-7c-2d7f12h-3i-3|leaves a5f-3|leaving b2f-3g3h2k-3|ledgerly b6k-3|leeds b5i-4k4|left a5c7e-6k-8|legacy i2|legal d11h16i-10|lemon e6|lens e10|less b9d-2h-2
lesson a6b11d-6|lessons a4b3f3g-2k-9|let a18b-3f-6i8|lets b6c-2|letter a-8b11c-3d-6f10|letters a3|level g3|library a-3b10c4|licence d10g3|license a-4k16|licenses k12|lie g8
life i15|lifetime b-4c4k8|light e-3g3h11i-3|lighthouse c-5d9e-3i4|lightroom b10|like a4b3c2e-11g3h3i-5k-9|likes c4d-6g13|line a2b3f-2g12|lines b12g9|link f8i-2
linkedin d3g-2h2i12k-9|linking i11|links f6|linter b12c-2|linux b6i3k-5|lisbon d3k6|list b-5c4f-10g12h4|listen h5|listeners a6|listing a-2f8k4|lists b2|little b15c-2f-7g4h12k-6
live b18f-6g-5h-8i4j-14k5|lives e3|living b8|llc d2|load a12|loan a3e7|local a-6e5f-6i6|locally f15|log b4k7|login f21|logo a-14c8d8f-3h-2k7|logos h2|logs b9|lol a4e10f-5
loneliness i12|lonely b3f-5h12|long a-7d5e3g-9h9i-4|look a2b-4c6d-3e-10f4h-9j3|looking c10d3f-9g-4i-4k10|looks d2g-2|lose d-2f13h14|losing a-7b10f12g5h-6i-2k-3
lost a2b-12f4g15h-4k-12|lot a7|love a-9e-2f5|lovely j5|low i7|loyalty h2|lunch b3|macbook e5|machine a3h2|machines i3|macos b-4f6|made b6c6e-2f-14g-6|mail a-4b2c3e3
mailchimp a-4d8g4i-3|mailerlite d-2e4|mails e3|main a-2f12|maintain f3|maintainer d2|make c3e-3f-3g8h6k-4|maker e5|makes h14|making a-11b7d4g5|man f5|managed e9|management i2
manager a-12d-3k2|managers a-3b8f2k-5|manchester i3|manual b-2h4|many b-8d2e5g-3k8|map a-6b5c7j2|maps b12e3i-3k-2|march a10b-5f-7k13|margin f11k-6|margins f4|markdown b8
market c-14d-7g6h-7i3|marketer i5|marketing a7b-9c-3d7e-5g-13h4i12k-6|marketplace a-4b8c9|matter f5h3|may a-7f-2k20|maybe b2i11|mb f2|me a8c8d2e-4f3g-8i-11k-14|meal c3|mean c5d4
media a7c3|meet b19i-3k4|meeting a9g-5h4|meetings a5b-2c5d-3h15i-4|meetup i-4k20|members e3k-9|memory a3f5g3|mental i4|menu a13b4c-2d-12f-5|merge g18h-11|message a9b10f-6i-2
messages b16f4h-2k-3|messy b13g2h-3|meta d5f-5h3k2|microphone b-3|microservices g-3h20|migrate g5|migrated a2|migration c10|milk a-9b7d-5e3h4|mill e2|min b-2c3g2j4|mind h14
mine d3f6h-3j5|minimum k7|minute a4b-6f10h2|minutes b-5e-2f6g7h-4|miss f4h8|missing a-2b2c8|mistake a5b-9d6h10|mistakes g13|mit a-10b11k6|mobile a3f3k-5|mode b15k-3|model i6
monday a3b8f-12h-4k15|money a2c-4d2f6h7k-7|mongodb a6e2|monitoring d7|monoliths a-2h8|monorepos i5|month a11c2d-9e-10f6g-7i-13j-4k3|monthly d-5e11k10|months a12b4c-4e-4f12g-8i-13
more a3b-11c-9d-19e10f6h10k-7|morning b4h-8i2k5|most a6b4c2f-19k-4|moth b2|mouth h7|move d8h8i-6|moved a6b-4f-6k7|moving a-2b-11g4i-2|mrr a12b-4g-3|much a-5b-6d8h12|museum e2
music a-5e-2h7i11k-3|must h5|mvp d8e-6|my c7e-2f5g-5h-4i-7k-3|myself b-11c3d2f-3k8|mysql h-2|m² i5|n8n a9f-2i6|name a-18c5d2e-8f3g3|nas d10g-7|native c2|nearly f4
need a-2b-12c4d14e-3g-9h6|needed a-9c17g3k-4|needs b-3d14f-10g-2h21|negotiating b9|negotiation a-2b2d6j2|neighbours f2i3|neither e3|never a6c-3f7h3|new a-9b8c4h-4i-17k12
news f-2j2k5|newsletter c-11e2g-10i7k4|newsletters d6f-3|newspaper d9h-2|next a5b9d-5g-2h-2i-12k5|nice h2|nicely g2|niche g5|night a5b-5c19d2g-4i-2j-2|nights b19|nine c2i2
no f4g2k-13|no-shows b-3f16g3h-9i4|nobody a3b-8c-7d-5f9h12k-3|nobody:ago a3e-2f14g-5k-3|nobody:bad a2c-5d-4e-4f6g6i-14k-2|nobody:gain a8e2f-2g3h-7i-4k-2
nobody:good c-4d-3e7f3g-8h-9k5|nobody:guide a3b-2g15h-11i8k-6|nobody:judge a-4b-4c15e-9h4k-2|nobody:learnt a8b-6c5d-3e4g2h-4i-3k-11|nobody:not a6c5d-4f4g3i-10k-2
nobody:show b7c3d-4g-6h-3i-9j-9k8|nobody:thing a-2b2f-5|noise f4i5|none f13|none:ago b-12d-2f8h-2i7|none:bad a-7d-12e-3f10h4i5j-3k-17|none:gain a7b-5g4k5
none:good a-9b5f-10g-3h-3i4j2k6|none:guide a8b2c-11e-9f-2g16i-18k-3|none:judge a2b-3c21d7e-15f-5g-3h5i-3j-14k-2|none:learnt a15b-15c-3d6e-8g-8h-3j3k8|none:not a-7c3d-10e5f10h-5k-12
none:show b10c-6d-2e-3f3h-5j-15k6|none:thing d-5f2g3h-12k3|nonprofits a13k-2|normal b7c-8d14e-4|not b-3d-4f5h12i-5k-7|note b9|notes a-3b5c6e4h-7|nothing a-2d8i6|notice a-6b-4f12k8
noticed a10|notion c-2e5f-12h2i-2k3|novel b7|november f2i-13k12|now b15d5e-2f4g-7h-9i-14j-2|npm b8i7k-7|numbers a3j2|october a-10f11i-11k20|of b2d-4e-4f2g-6i3
off a6b-2c7d-5g-7i-2k12|offer a7c-7d7f-7h3|offering i-3k10|office a8b-7d-7e10f-3h-2i6k-2|offices d5f-2h11|offline b20d7i-3k-2|offsite d7e2g-5|often d2|ok a4b4e3f-2k-6|okay h3
old a-7c-2d-3e10f-9g-6h6i2j5k7|on e-8f2h-3j3k2|onboard a4|onboarding b-2c5e-5f10h-5i10k-11|once a-3b-9g14i-4j14|one a8b-4d-5e10f-5h6k-13|one-star a6|ones b-5c-5d-2e14h6
online a-6b6d-4f-6h-3k9|only b-2c3d-4f9h7j-13k-2|open a-10b9f-3g5i9|open-sourced b11k-2|opened b22c-5e-2f-2g-10h-9i-19j-4k8|opening a2b3c-2d-2f-10k2|opens a-3b2f12|opinion h14
opinions c14|options k7|or a-3b-11c10e23f-2g-10h-11i-7k-8|order a6d2k-5|ordered a-3f8|orders a-2d9f9|organic f2h7i4k-2|organise d3|other a-13d12g-5h8i2
other:ago a7b5c-2d-4f8g-3h-7k-8|other:bad a4b-12c-3e-5f10h2|other:gain a4b6c-4g5|other:good a-2b-2d-4g-2h2i3|other:guide a-3b6g12h2k-15|other:judge a-6b7c14d-9e9g-4i-5k-14
other:learnt a12b6d-7f-6g5k-17|other:not c-2d2f4h8i-5k-7|other:show a-3b13c-10f-6g-3h-3k7|other:thing b4c2f-2g-2h-3i-2k3|our a6b2c2d-5e-6f4g-2h-10i-10k7|ours b3f3
out b7c-9d4f8h-13i-5|outage a-2g-5h8k6|outlook f9|outranks f10|outreach c3g-6i12|outside c9|oven b11d-3e2k-9|ovenrack a9b19c5j-21|over e-4h-7i8k3|overnight f10|overpriced b6c5
overrated h12|overthinking h5|overwhelmed f10|ovh e2|owes f2h8|own c-9e15k-7|own:ago a-3f9h4k-7|own:bad a2b-4c8d-2f10g-3k-10|own:gain a3|own:good c-3d7f6k-19|own:guide c-2d5f-4g6k4
own:judge c10f-8j3|own:learnt f-8h8|own:not a-12b-2c5f13h6|own:show a8b7f-11k2|own:thing a-3b8c4f-3k4|owners b11c-5d6i-2k-4|owns f2|pack b4d-5e2|package b12|packaging d5g7h-4i2
paddle e11|page b-5c9d-3f5g-6i2j-8k4|pages a-3b-2c7d-6f4h9i-7j2k-5|paid a2c-3d5e5g-2k-8|pair c2f-3i15k-2|panels b4|paper f-9|parcels a-6f11|parents b2i2|parish c-3d12e2f-4
parking b-2c12|part f-2h-2k17|part-time d13i-7j-4k15|partner f2|partnership d-3g3k7|parts a-2b4f6k-6|party b-2k4|pass d5f7|passed a5b-9f-2k9|passive c6e-8h10|password a-2f6
patient c8|patterns f-2h6|pay a5d3h-2i-2k-3|payers g15|paying a5b-9h5k-7|payment f17|payments i13|payouts f2|payroll f4h-6k-3|pays a-5d5f4|pdf c7d-5j7k3|peace e3|pen g6|penpot e2
people a-2b4c5e-4f-2g4h2k-16|people:bad b4|people:guide g10|people:not b-3f4|people:show h3|people:thing f5|per b2d-3e6f5|percent a2f3|perl a8|person a-7h2k3
person:? a-3b-3c4d6e4f2g-2i-6j-6|person:own a5c7d-2e-4f6g-5h-9i-10j-3k4|person:self a5c2d2e-3f2g-8i-6j-6k2|person:you a-7b2d2f-6g5h2i-3j-2|personal e2|persons: a-3c-5h3i4
persons:? d8e8g-7h-2i-7j-7|persons:own ? b-3c13d-2e-4f10h-6|persons:own a5c2d-3e-4f7g-5h-5i-10j-3k5|persons:own self ? c6d13f-9|persons:own self a6c6f3g-11h-11i-5j-3
persons:own self you ? c8|persons:own self you c18d-9f-5g2|persons:own you ? c20d-8e-3f3|persons:own you b9c9f-12h-8|persons:self ? a-15b-3d3e-3f4h12
persons:self a5c-6e-3f4g-5h2i-4j-4|persons:self you ? c12d-2|persons:self you a-4b8d10e-2f-10g-4h-11k11|persons:you ? b-8c2d6g5h-8|persons:you a-10b4c-10d3f-11g7h6i-3|petition k20
phone a9d-11f2h3k-3|photo a-4b11|photograph g11|photographer h15|photographers f2g8|photography i11k-7|photos a-7b2c-7d3e-6g10i5k-13|php i4|physical a9|physio h5|piano b11d-4e2
pick d-9e16|pickup c7|pilot c-2d-4k17|pipedrive e2|pitch c18|pivot f5|pixel b3i-5k9|plain a6b-2e11|plan a6b-6c15g2h-9i-3|planner a-3b9c4|planning f2i3|plans b10f-6|plants c7
platform e11f-6h5|platforms a5|plausible e5g4|playbook a-6b7g6|players f11|please a-7c16d11e-6f-11g-5i-8k2|plugin g6k-6|plugins g-2i6|plumber e2|plumbers i9k-2|pocket b6
podcast c-7f-7g-6i7k5|podcasters g3|podcasts c-9d9|point d8|points j3|poke c16|policy a3d6|polite g4h5|portfolio b-2c15f-5k3|porting a17|porto b-2k4|portugal a10|possible a12d-10f5
post f4g2h-2i10k-2|poster c7|posters a3e3|postgres d5e3g-2h-10k2|posting f7j2|postmark e2|posts c-6f2h11|potters i3|pottery a5g-6k7|ppl f-2h13|practical e2g8|practice b12g2k-3
practices d-4g11i3|prefer e13|preorders e5f-3|prepare g7|present b9k-2|presenting b13i-6|press a2f-2g8|price a4b-2d-3e6f-14g4k10|prices a4b-4c-6d3e-6f-4h2i4
pricing a3e-4g-4h-3i7j5k-4|print b7e5f-9h9k-4|printable j3|printed h4|printer a-4b7d-7f11|printers d-3f10|privacy c2i6|private b5|pro i9|problem h20i-2|procedural i4
process a6f-5g11|product b-4c-8d9e-2f3g10i7k-9|production f5h5|productivity h8|products a-5d6h8i2|profit a3|profitable a-3k15|programming d5f-2i3|project a3b7c-3e6i-4k-6
projects g6h3|promised f4|promotion f10g-4k5|proper e5|properly g8|proposal c14d-6f3|proposals b2|pros e8|prototypes b7i5|proud b3k4|provider a-9d15f2h-6|psa h-4k15|psychology i9
public a13b-3f-4k2|publish h3|published a5b7k-4|publisher g-2|pupils f7|pushy c2|put a12b7c-11e9f-6g-2|putting h10|puzzle b2|python a-8b7|qr h7|quarter a4|quarterly b-2d7h-2i6
question d22f4h-3i-8|questions a3i5k-2|queue b5|quick d17g5i-7|quiet b2e8f-7|quietly c7d-7h8|quillbox d8|quit a2b-11c-7d-3f5k7|quote c8|quoting b3|rails e7k5|rains f10
raise d-3e9f-5g9|raised a2b-7f3k10|raising d3h9k5|ran a14b-5|rank f10k-2|ranking f5|rant b-5f17h9i-8k-6|raspberry f3g2|rate b-4c9d6e-2f3h-12k-4|rates a2b-5i10k3|rather c-8e9h12
reach f2h-2|reached a5b-3f-7k9|react e10|read a-8b3c4d-2e-5j16k-5|reader d4e5|readers b-7c4|reading a3b11d2g-8|readme c4h2|reads d12g-5h3|ready b7|real a-5f-6g2i8k3
really b-5c-2e14j10|reason c5f4|reasons d2f12|rebrand a7d3f-2|rebranding e5k4|recap i-17k26|receipts a-2b2d11f-5|recipe a-2b13|recipes h19k-6|recommend d12|recommendation d8
recommendations d14|record b2d5f7h-2|recruiter f4|recruiters h2|recurring b2|red c13d-10|reddit a15c-2d4e-11f-2k2|redesigned c9|redirects a2b-2f9|reduce g16|referral a2j2
refund a-3f5g6h-3k5|refunded a13b-2f-3|refunds a11h-6|refuses d-3f18|regex g6j-2|regions i8|register d6|registration k10|registry f9|regret a17b-6c-6d11f-6g-2h3|regrets a6
rejected f13|rejecting f9|rejections a13b-10f12k-3|release a3e5f5g9h-5i-9|released b24k-2|releasing b15k-3|reminder a8b-2f-5g-2h-6k24|reminders a3k-8|remote a11c-8d-3e-14f-8h3k10
rent g3k-8|rentals k10|rented a4|renting e9|repair a-3b8f2h5|replace c-12d12|replaced a10f-3|replacement b2f-2k9|replies a10b-5f7|reply c-2d9g4|report d2f-5g-2j9k12|reports d-5i9k2
request a7g9h-3|requests b-2c-2d-2f6g3|research a-2h13k5|restaurant a14c-11d-3e6|restaurants b6|results a7e-4g-3k11|resume c6k9|retainer e2|retainers a11b-3d-9f-7g-2i12k6
retention i4|retired a-2b3f3|retiring g2|return f3g10|returning f11|returns c-3d2h-4i9|revenue a14f-9k2|review a-2b-9e-4f5g7h-9k10|reviewing k9|reviews a-5b-2c-2f12g11i-12
revision b2f3k-2|rewritten c14|rewrote a5c4|right a-5c5d3e-10f-5g2h10|road a-4f4|roadmap a16|roast c27j-13|robot d-8f6h2|roles b7j-2|room h2|rota b3|rotate k11|round k7|rounds h4
routine g12|ruined h16|rules a-3k13|run a14b-9c-2d2e-2f2h-15k2|running a4d-3f2i7|runs b7f4|rush d11|rust b-3c-6d2e4h2k-2|saas b-8d9i3j-4k2|sad h10j9|safari f2i5|said a18b-12c-2h2
salary d-7k6|sale c-8e6f-9k20|sales b-9c-10d-4e7f5g-3i4|salesperson c-5d8i9|salon a11b-4c-3d3f7k-2|salons b10|same a-2g2h6k-4|saturday a-12b7f17g-6|save a7h5|saved a22d7e-9f-4
saw j3|say a-15c8f-2h5i-6|saying f-8g5i12|says a-7c13d-2e-6f15g-7|scam c11d-8i-9k15|scared c7d-4g4|schedule d2|scheduler a10b3|scheduling a11b-7f4k-5|school e2f7
schools a6b6c-7g-2h-6k7|scope d2h-5i10|screen c3|screens h9i3k-2|screenshots d3h7|script b2c2f-4g11k-3|scripts b10f-7g9i-4|scroll d-2|scrum h10|search b6c2e2f-8k-3
season a6b-4h-3i4k4|seasonal h6i3|second a4c2f-2h-4|seconds c8|secrets d2|section c4|security b-3c-4d5j3k8|see a-4b8c8d-8g3|seed a-3d5k11|seeking c10|seen d-2f4|self d-5f10g3h-2
self-employed a9|self-host b4|self-hosted b16|self-hosting g10|sell a-13b-8d12f3h5|seller g10|sellers e5|selling b-10d2e-2f-10i6k10|sells b8d-2e6h5|send g4h-8|sends a15h-9
senior i-6k11|sense d5h8|sent a10f6|sentence d-2|sentences:1 b-2c-2d4i4k2|sentences:2 a10b8c4d-7f2g3i-25j-5k-9|sentences:3 a8b11c-3d-19e-4f8g10h4i-17j-2k-20
seo b-12c-5e2f-13g3h2i4k2|september a7b-3j2|server a3g11|servers e3|service b3|set b6d-4f-3g3|setting g8|setup c4|share g-5k10|shared a3b5c4g-2k-3|shares d-6i10|sharing j11
sharpen g2|she f8|sheet a3f-5g14|shift c5i16k-2|ship a11b-14f3h-3|shipped a12b3f-3k-10|shipping b-12d2e-4f5k7|ships b8i-3|shoebox g3|shop a3b-4c-3d5f-2g8h-3i-7|shop's c7d-3
shopify a-11b-6d-3g4h2i6k2|shops a-3b2c-2d2e-2g-3i12|short d-2|should a-10b2c-2d9e8f-8g-8h10k-11|show a-3b17d9f2g-7h-7|shows a-8c-2d2f16i5|side a6b-4c-6d2i12k-6
sign a2b-9c8d-7e4f7h-9k-4|signed d-2k10|signing c6|signs g5|signup c7|signups a-5b3f18h-7i-5k-4|silence i9|simple g10|simply a-2e6|since a2d3f14g-2h-3k-8|single a15d-6f-2g-7h9i-2
sister a6b13f-8|sit c3f3|site a-4c4d-4e6|sites h6i2|six a5b9f-5h-8|size c5|size:long a4b4c3e5h-2i-6k-18|size:long no verb a2b2d-5e6f4g7i-20k-18|size:short c-4d-8e-6h6i6j-5k6
size:short no verb a-3b-5c2e-4f-5h3i11j-10k2|size:tiny a-9c4d-8e-3f10g-3i9|size:tiny no verb b4c-3d-3e-7f-3g-6i13j3k-2|size:usual c-2d3e-3f2h2i-4|size:usual no verb a2e4h-4i-7j2k2
skills f8|slack a8f2g-2k-4|sleep b2d2h-5|slides j6|slots k5|slow f-2h-4i7|small a-3b3c-3d-4e8h-6i5j-2|smaller b12k-5|smarter d-8e15|smell f8g2i3|so a9b2c-8f-2g12h-7i-2k-8
soap b6f-9i11|social a10|soft a-2b8|software c-5d6e-4f-12g2h10i8k-4|solar b7j5|sold a17|soldering b6e3|sole e5|solo a5b3c-2d5h-2|some c7|somebody b-8c10h-2i10j3
someone a-6b-4c4d6e2k-5|something a-3b4f-5i8|sort b2d12f-5|sound a-3c19d-10e-7h10|sounds c12e-4|soup a3|source a-5d7f-3i16k-10|sourced b12|sourdough c12d-8|space b-2k3
spain a-3c4d9k-8|spam a-7f7k6|speak b3d3h-4|speaking i-5k14|speaks b6d7|specialist e8|speed g4h-2i16k-5|spend d3f3h8k-4|spent b7h2k-2|spf f4|split g5|splits i5|sponsor f2
sponsors a4b-3i6|sponsorship i6|spots b-4c11|spouse i9|spreadsheet a16f-3k-3|spreadsheets b15f-2h5i-5|spring a4f-3h-3k5|sql b3|sqlite e5h6|square d9|squarespace d7e2|squeezy e5
stack a8h3|staff h3|staging a4|stall d2g8h-4|stalls b12|standups a13f-3g12h2i-14|stars a3e6i-5k5|start c-4d14e3k-3|started a4f-3i6|starting b12|starts a5b3d-3f-11h2|startup c2d-2
startups b10f-5h2k-3|state k7|static b9|stats b9|status a-2b6k6|stay d2f5|steam a4c2f-2i4|step f11g16i-3|steps g25|stickers e6|still a-6b-9d14f14h2i-2k-5|stock b21d2e-6i-3k-4
stop b-12c7d-9e-5f5h12|stopped a11f6h-3k-3|stops f16h-4|store b6f-2g5|stores f13h-2i4|stories b10|story a11b-10f9h-3i-4|strangers f2|strategy d2h8|street f5
stripe a-3b2d9e11f2h-7i-9|struggling a-3f16|stuck b-2c7f14h-3|student b5|students b2e6h-6k11|studies c9h2|studio b2c-2d3f-3k14|studios a-2b7i11|study a5c-5d13|stuff e3|stupid d5
subject b-6g5i10k-3|subreddit b12|subs a12|subscribers a6b-7d-2e5|subscription c4f-6i8|subscriptions d2|substack e4|success f6k3|succession i8|such h9|suck h3|sucks c2f-4h9
summer b8f-5k4|sumup d-2e6|sunday e2f-6h-10i5k12|sundays a7i-4k5|supplier d7f13|support b-17c-6f8h9i4j-2k-2|sure e6|surfers b2|survey a-3d-10j5k26|survive d-5g16|suspended f3
svelte c7e9|swap k15|switch d3|switched a3d-14e9k10|switching a8b-3d9k-6|syndrome b-3f4|synth b9|system b8c-2d6e-4k-2|table e9f-3|tables b7|tabs b7h8i-8|tag f5g8|tagline c13d-9
tags f2g4|tags: a5c5h5i-6j3k-4|tags:adverb b10|tags:adverb determiner noun preposition f17|tags:adverb noun joint noun b-2e6i2|tags:adverb noun mark c8
tags:adverb noun noun noun b14|tags:adverb noun preposition determiner k5|tags:adverb noun preposition noun k14|tags:adverb noun verb determiner c8
tags:adverb preposition noun noun k8|tags:adverb pronoun auxiliary verb b3|tags:adverb pronoun verb determiner f9|tags:adverb pronoun verb noun b5f-5h7
tags:adverb verb determiner noun a2c3d-4f-4h-4|tags:adverb verb noun b5|tags:adverb verb noun noun a3f-7k3|tags:adverb verb noun preposition b2k3
tags:adverb verb preposition determiner f12|tags:asking adverb auxiliary pronoun d9|tags:asking auxiliary determiner determiner b16d-13
tags:asking auxiliary determiner noun a-9d2e6f6g-9h4|tags:asking auxiliary noun noun d4k11|tags:asking auxiliary noun verb d6|tags:asking auxiliary pronoun adverb c5d2f-5g-10h12
tags:asking auxiliary pronoun auxiliary c-21e7f12|tags:asking auxiliary pronoun preposition d11|tags:asking auxiliary pronoun verb b-2c8d3e-4h-13k8
tags:asking auxiliary verb pronoun c12|tags:asking determiner noun auxiliary a2f-2|tags:asking determiner noun noun a11c7d9e-3g-7|tags:asking determiner noun preposition a4c-3j3
tags:asking determiner noun verb a11|tags:asking negation to verb g8|tags:asking noun auxiliary determiner d12|tags:asking noun auxiliary pronoun d17
tags:asking noun auxiliary verb g10|tags:asking noun determiner noun c9d-6|tags:asking noun joint pronoun a6|tags:asking noun noun auxiliary h6|tags:asking noun noun noun i8
tags:asking noun noun preposition a5d-2|tags:asking noun noun verb g-5i5k5|tags:asking noun preposition determiner g8|tags:asking noun preposition noun d8
tags:asking noun preposition pronoun a2|tags:asking noun verb to d3h7|tags:asking pronoun auxiliary verb a2d-5f-2g9h11|tags:asking pronoun verb adverb a7
tags:asking pronoun verb determiner a5|tags:asking pronoun verb noun a12d6|tags:asking pronoun verb preposition h4|tags:asking pronoun verb pronoun a10
tags:asking to verb determiner a-2d2g9|tags:asking to verb noun g12|tags:asking to verb preposition g10|tags:asking verb preposition determiner c7
tags:auxiliary determiner noun adverb e7|tags:auxiliary determiner noun auxiliary d7|tags:auxiliary determiner noun noun a-2c8f-5g9h-13i6
tags:auxiliary determiner noun preposition d2e-3g3i7|tags:auxiliary determiner noun verb d5|tags:auxiliary noun adverb determiner c4|tags:auxiliary noun adverb noun d3e3
tags:auxiliary noun adverb verb d10|tags:auxiliary noun determiner noun c9d-10f8|tags:auxiliary noun j2|tags:auxiliary noun noun adverb d21|tags:auxiliary noun noun determiner e5h7
tags:auxiliary noun noun mark d9|tags:auxiliary noun noun noun a15e-7h-7|tags:auxiliary noun noun preposition e3|tags:auxiliary noun noun to e2
tags:auxiliary noun preposition determiner e5f2|tags:auxiliary noun to noun b15c-4|tags:auxiliary pronoun adverb auxiliary c-2e9|tags:auxiliary pronoun adverb verb b10d-2
tags:auxiliary pronoun determiner noun e-8f13h3|tags:auxiliary pronoun preposition determiner c11|tags:auxiliary pronoun pronoun adverb d3|tags:auxiliary pronoun pronoun verb d8
tags:auxiliary pronoun verb asking c19d-6|tags:auxiliary pronoun verb determiner a9c2d9e-2h-4|tags:auxiliary pronoun verb joint c-7d15|tags:auxiliary pronoun verb noun a-2c4d7e3h-2
tags:auxiliary pronoun verb preposition c3e6|tags:auxiliary pronoun verb pronoun d3g-2|tags:auxiliary pronoun verb to b8c-8e3f-9h6|tags:auxiliary verb determiner noun b-3d-6k9
tags:auxiliary verb preposition noun f9g3|tags:determiner b10|tags:determiner determiner noun noun a10|tags:determiner noun asking pronoun f12
tags:determiner noun auxiliary adverb f-8h9k3|tags:determiner noun auxiliary determiner b-8f-12i16k8|tags:determiner noun auxiliary noun b-15f16g2h-3
tags:determiner noun auxiliary preposition a8b-4f4k-4|tags:determiner noun auxiliary verb a-11d-2f7g-3h3k19|tags:determiner noun determiner noun a17|tags:determiner noun g16
tags:determiner noun joint determiner e2|tags:determiner noun joint noun g6|tags:determiner noun joint pronoun a2|tags:determiner noun joint verb d7f-12h8
tags:determiner noun mark f3|tags:determiner noun noun a2b-4f-2g9k4|tags:determiner noun noun adverb a-9f6k7|tags:determiner noun noun auxiliary b2d-3g-3h18
tags:determiner noun noun joint a15f-13g-10h3j6|tags:determiner noun noun mark c4|tags:determiner noun noun negation f9|tags:determiner noun noun noun b7c3d-2g4i-7k-4
tags:determiner noun noun preposition a8b3c2d-6e-5i5j-2k-7|tags:determiner noun noun pronoun b10|tags:determiner noun noun to a-2b3d3g19h-5i-2
tags:determiner noun noun verb b-2c-2d-6f7g2|tags:determiner noun preposition asking g16|tags:determiner noun preposition determiner b2c-9d-5e7g-3j4k-2
tags:determiner noun preposition noun c7d2e-5f-8g-4h8i2k-6|tags:determiner noun preposition verb d12f-6i6|tags:determiner noun pronoun verb a7b-3g3h-3
tags:determiner noun to noun g12|tags:determiner noun to verb b-2f2g2h2|tags:determiner noun verb determiner a-6b-10d9f9g-6h-5k4|tags:determiner noun verb joint a-7f16
tags:determiner noun verb mark d16|tags:determiner noun verb noun a-4c-4f4j2k5|tags:determiner noun verb preposition a2g-2h-8i23|tags:determiner noun verb pronoun a11
tags:determiner noun verb to a5h4k-2|tags:determiner noun verb verb f9|tags:joint adverb verb determiner d10|tags:joint auxiliary pronoun verb c-9d6e11
tags:joint determiner noun noun a2f-2|tags:joint noun auxiliary pronoun d8|tags:joint noun auxiliary verb c8|tags:joint noun verb noun c17d-9e-6
tags:joint preposition determiner noun c11|tags:joint pronoun verb determiner c3|tags:joint verb determiner noun d6|tags:joint verb noun preposition e14
tags:noun a-11c-7d8e-9f-10g-8i9j6|tags:noun adverb b-3c4d11|tags:noun adverb noun noun b2k6|tags:noun adverb to noun b16|tags:noun adverb verb determiner k2
tags:noun adverb verb noun b10h-2k6|tags:noun auxiliary adverb noun b6|tags:noun auxiliary asking noun h4|tags:noun auxiliary determiner noun b3h18|tags:noun auxiliary noun b7h3k-3
tags:noun auxiliary noun determiner h9|tags:noun auxiliary noun preposition b-2k13|tags:noun auxiliary preposition a16b-7h-8k3|tags:noun auxiliary verb b9
tags:noun auxiliary verb determiner f2k10|tags:noun auxiliary verb joint f10h2k-2|tags:noun auxiliary verb noun b10h4|tags:noun auxiliary verb preposition b-3
tags:noun joint adverb preposition c7e-5|tags:noun joint determiner noun a6b3|tags:noun joint noun e6h6k4|tags:noun joint noun joint e20|tags:noun joint noun mark c10e-9
tags:noun joint noun noun e7i5|tags:noun joint noun preposition e25|tags:noun joint noun verb h3k8|tags:noun joint verb preposition h9|tags:noun mark c12d-9e2h8
tags:noun mark determiner noun b11c6g-4|tags:noun mark noun joint b-5e12i4|tags:noun mark noun mark b-5c-5d3e7i2|tags:noun mark noun noun b8g-3i5k-2
tags:noun mark noun preposition b8e-3i-3k5|tags:noun noun adverb a-3b-2c3e11f14i-5k-2|tags:noun noun adverb joint e5|tags:noun noun adverb verb a13f-7
tags:noun noun auxiliary adverb b10h3|tags:noun noun auxiliary auxiliary h8|tags:noun noun auxiliary determiner b-2h26k-2|tags:noun noun auxiliary negation h8
tags:noun noun auxiliary noun b5e-3f6g8k-6|tags:noun noun auxiliary pronoun h-3k3|tags:noun noun auxiliary verb b-4f8h4|tags:noun noun b4c-8d-6e-14f-12h6i13j-7
tags:noun noun joint determiner e5i12|tags:noun noun joint noun b2d-4e10h-6i2k-4|tags:noun noun joint pronoun h3i2|tags:noun noun joint verb b4i8|tags:noun noun mark auxiliary c14
tags:noun noun mark d-3e-7g13k5|tags:noun noun mark determiner b19h-4j7|tags:noun noun mark joint i9|tags:noun noun mark noun a14b-8f-3g-6i3k3|tags:noun noun mark pronoun a-5h9
tags:noun noun mark verb b3h6k-2|tags:noun noun noun a-3b-5c-5g2h-9i11k11|tags:noun noun noun adverb b7d8|tags:noun noun noun auxiliary d8f-4g2h3k-3
tags:noun noun noun determiner f12i6|tags:noun noun noun joint a-7b7f4g8h-3|tags:noun noun noun mark a8b6c4g-10h-10|tags:noun noun noun noun a-5b-2c-6d-4e8h7
tags:noun noun noun preposition a-4d2h-5j2k3|tags:noun noun noun pronoun a-9b-3c11d11f-2g-6h-2i11|tags:noun noun noun to h13k-6|tags:noun noun noun verb b-3h6i-2k9
tags:noun noun preposition adverb i3|tags:noun noun preposition determiner b-3c9d-3g-5h-8i2j5k5|tags:noun noun preposition noun a-5c-2d-5g2h-5i4k2
tags:noun noun preposition preposition f16|tags:noun noun preposition pronoun d-6h6j3|tags:noun noun preposition verb a6d11i-2|tags:noun noun pronoun verb a10g-7h9
tags:noun noun to determiner g8|tags:noun noun to noun g6i7k-5|tags:noun noun to verb g24|tags:noun noun verb adverb f2h3|tags:noun noun verb determiner a-4c4f12h8k-6
tags:noun noun verb i-4k10|tags:noun noun verb mark a13|tags:noun noun verb noun a-6b5f8g-2k-4|tags:noun noun verb preposition a11e2f6h-9|tags:noun noun verb pronoun h2
tags:noun preposition determiner noun a-7b-5g8h-15i6k5|tags:noun preposition noun a7b-9e-7h-5i8k10|tags:noun preposition noun auxiliary b15h3k-7
tags:noun preposition noun joint e3i2|tags:noun preposition noun mark a8b-7d4f-4k-2|tags:noun preposition noun noun a-6b-2f7g-7h2i2
tags:noun preposition noun preposition b-6d7e10f-3h-7i2k-9|tags:noun preposition pronoun verb g5|tags:noun preposition verb determiner e2f4
tags:noun pronoun preposition determiner c-2k10|tags:noun pronoun preposition noun d3|tags:noun to noun b11i-3|tags:noun to noun joint d11
tags:noun to noun preposition a12d7g-11k-2|tags:noun to verb determiner g2k17|tags:noun to verb noun g7|tags:noun to verb preposition e9i19k-6
tags:noun verb determiner noun a-2b3c-2d-2f13i-3k3|tags:noun verb noun adverb k9|tags:noun verb noun joint b4f3|tags:noun verb noun noun b7f-2h11k-8
tags:noun verb noun preposition f7|tags:noun verb noun verb a3h7|tags:noun verb preposition determiner a-7b-7c9f10h-3k11|tags:noun verb preposition mark f5
tags:noun verb preposition noun a10h7k-4|tags:noun verb preposition pronoun e6|tags:noun verb pronoun noun a4|tags:noun verb pronoun pronoun f-2h13|tags:noun verb to noun d8e7
tags:noun verb to verb d6|tags:noun verb verb determiner f6|tags:noun verb verb preposition f12|tags:preposition asking noun auxiliary d4
tags:preposition determiner noun determiner h6|tags:preposition determiner noun noun a15b-5d-2e2h7i-8|tags:preposition determiner noun preposition a-2i12k10
tags:preposition determiner noun pronoun a-10b12g7h-2|tags:preposition noun noun d13i-4|tags:preposition noun noun preposition b6|tags:preposition noun pronoun auxiliary a7
tags:preposition noun verb determiner a6|tags:preposition verb noun noun a11|tags:pronoun adverb mark d-5f11|tags:pronoun adverb verb determiner a-8f-2h4
tags:pronoun adverb verb noun a6|tags:pronoun adverb verb to b-2k11|tags:pronoun auxiliary adverb noun a9b-5k2|tags:pronoun auxiliary adverb verb b17f-6
tags:pronoun auxiliary auxiliary determiner c8f-3h3|tags:pronoun auxiliary determiner auxiliary h6|tags:pronoun auxiliary determiner noun d-2f6k8
tags:pronoun auxiliary negation verb f9|tags:pronoun auxiliary noun noun a2d3e-5f2h-3k3|tags:pronoun auxiliary noun preposition f3|tags:pronoun auxiliary noun to h9k-3
tags:pronoun auxiliary verb b-2f13k2|tags:pronoun auxiliary verb determiner c-2f3h8k-4|tags:pronoun auxiliary verb noun a-5k15|tags:pronoun auxiliary verb preposition c-4e13
tags:pronoun determiner noun noun f4j3|tags:pronoun joint verb noun b7d-5h8|tags:pronoun preposition determiner noun k10|tags:pronoun preposition noun noun i5
tags:pronoun verb b4f3h-11k5|tags:pronoun verb determiner noun a3b4d2e-7f4g-13i-5j-2k3|tags:pronoun verb determiner to a9|tags:pronoun verb joint determiner h11
tags:pronoun verb joint noun d12|tags:pronoun verb joint pronoun b-7f-11h2k12|tags:pronoun verb noun b6h4|tags:pronoun verb noun determiner g3|tags:pronoun verb noun joint b9f-9j2
tags:pronoun verb noun noun a3b-4f2g-3h8|tags:pronoun verb noun preposition h6|tags:pronoun verb preposition determiner b-8e11k2|tags:pronoun verb preposition joint f3
tags:pronoun verb preposition noun b7d3h2k-2|tags:pronoun verb preposition to a3|tags:pronoun verb pronoun noun a14|tags:pronoun verb to determiner a8
tags:pronoun verb to noun a9f-6h6|tags:pronoun verb verb determiner a14|tags:pronoun verb verb noun g14h-13|tags:verb determiner noun a4f-8h-2k6
tags:verb determiner noun joint b-2d4e10g-8k8|tags:verb determiner noun mark g9|tags:verb determiner noun noun a4b5c-4d-3f-5g5h-7k2
tags:verb determiner noun preposition a8b-2c-6d2e-2f-4h-2i3|tags:verb determiner noun pronoun g9|tags:verb determiner noun to d5f10|tags:verb determiner noun verb e3f10
tags:verb determiner preposition b13|tags:verb f12|tags:verb noun b11i18j-6|tags:verb noun determiner noun b5|tags:verb noun joint verb e2|tags:verb noun mark adverb d9g4
tags:verb noun mark determiner b19|tags:verb noun mark noun f8|tags:verb noun noun g-9i18k10|tags:verb noun noun joint g16|tags:verb noun noun mark b10
tags:verb noun noun noun a3c4g7i-6k6|tags:verb noun noun preposition a9c9d-10f-11g13h-10i-8|tags:verb noun noun pronoun f7h3|tags:verb noun noun to a-2b2c9d-5i6
tags:verb noun preposition determiner a2b-2d4h-3|tags:verb noun preposition noun d-6e5f2g2i4k-10|tags:verb preposition adverb noun c5
tags:verb preposition determiner noun a10b-12c-3d8f-10h-6i7|tags:verb preposition noun b-7h7|tags:verb preposition noun mark d-2f10
tags:verb preposition noun noun a-3c4d-14e-3f8h-5i4|tags:verb preposition noun preposition b2d-7f8i-2|tags:verb preposition noun to a3
tags:verb preposition preposition noun a-5b6k2|tags:verb preposition verb determiner d21|tags:verb pronoun determiner noun d19|tags:verb pronoun noun noun b5c6
tags:verb pronoun preposition determiner d8|tags:verb to verb determiner a-4d-4f10k12|tags:verb to verb noun f8|tags:verb verb determiner noun h8
tags:verb verb preposition determiner a-8f10h2|tags:verb verb preposition noun h5|tailwind e3h6|take b8g-3h9|takes a-2d2f18|taking b-2k10|talk a-8b-6c-2h12i7j4k-5|talking a-4h14
tasks b10|tattoo b4|taught a2b10|tax a-4b-7d2f-5g4i-5j2k8|taxes d4h-3i6|tea b-8c7e-5k9|teach h3|teacher f5h11|teachers b5|teaching d15|team a8b-9c-7d5e5f-3h-12i4
teams b14c-3f-6h10i7k-11|tear a-2c20|tech a8|technical i5|technology h8|teenagers b9i7j-3|tell b10c11e-5f-2g-8k-6|tells b13f-5g2|template b4c-4f-3g13k-7|templates a4f-6g9
ten a11c9e-5f-3i-8k-8|tenant f8|tenants b8d-4i6|terminal b10|terms k16|tern b14c4|test c18d-6|tested a7|tester a9|testers b-18c26d-4f3g-2k2|testimonial g4|testimonials c8
testing c4h3|tests f5h-3k-3|texas d5|text b19d-2e3i-5k-3|texts c2|than d-14e8g-6h14k-8|thank g-3k14|thanks b-3c3i-5k14|that a2b3d2e-9f-6g4k-6|that's h7|the b-2d-5e-3f2i3
theatre h15i2k-7|their b-4c-5d5e2g-2h2|them b-8c-8d5f11h-5|theme b14h9k-12|then f2g10h-8|there a-4d11f-2h11|there's h7|these a2c10d-2g15h-10i-2|they a12b-12f3g-3h7k-7|they're f5
thing a-12c6d4f-2h7j3|things a13b-6c-2f-11h6k-4|think a-5c5d-15f3h12|thinking b-3d20f6h-4k-7|thinkpad e4|thinks a-2d-10f16h5j2|third f13|this c11d-11e-12f-2h-8i-11j15k5|those d5
thought a5c5d-4|thoughts b-3c8d6f-2h5|thread b-2c-5d-3g-7i-6j9k28|threads b3|three a2b-6c3d-2f2h2|through c3|thumbnail c2|thursday b14i-10k10|tickets a3d-5g2h-9k8|tide b9
tidemark b19i-6|tier a2b-9c5|tiktok a8h11i-6|til a11f-5g3h4|tiles c7|till a-5c-3d14e4f7h-4|time b-4c5d2e-7f4i-3k-13|timer f8|times a10b-8d-5f6h-2|timetable b2k5|timing a7
tiny b11d-5f-6g3h-5k-12|tipping b-2h11i7|tips d7g12i-3|tired a-9b4c-2f6h10k-3|to c-2d4g8i-4j-5|today b6c-10f2g-11h-11k8|todo c8|tokens b12k-2|told a17h-2|tomorrow b9k2
tonight b4h-3k7|too a-8b2c6e-4f7h2k-5|took a12f7k-3|tool a-13b4c3d9f2g-6k-12|tools a11b-7f-3|torn e6|touch f5i4|tour c13d-10|town b6i5|track b7f-5g3h-3|tracker b6c3k-3|tracking d4
trade c-2h9|trademark d5|traffic f9g5|trailer c4|train b11h12i-4|training e4i2|translate g9|translator a3|translators d16g-2|tree a-10f6h-3k11|trello h10|trial h2|trials h10
tricks g7|tried a5c-5d3e6f5j-2|tripled f9|trouble f16i-2k-3|truck b2f-4g5i-2k9|true h13|trust a-4e-3h6i9|truth c18h-2|try a-6b5c10d-5|trying d7f6|tuesday b2f4k4|tuner i3
turn b4g5h4|turn:a thing a-6b7c6d4e2f-11g2i-7j-3k-8|turn:acted a9c-3d-5h-5i4k2|turn:ago a5b2c-5f11h-6i2k-11|turn:all a2c-7d2e-5f5g3h6i-9k-6|turn:ask b-3c5d12e5f-2g-6i-8k-5
turn:bad a4b-3d-3e-4f8g4h2i-2j-2k-9|turn:between a-3b-5c6d-4e15f3h-2|turn:counted a15b-3d-5f-4g19h-5k-12|turn:either b-8c8e26f-8g-8h-9i-6k-8|turn:gain a7b3f-3g4h-5i-7j-2
turn:good c-2e3f2g-5h-3|turn:guide a2c-3e-2f-3g15i-5k-3|turn:judge a-4c16d4e-7h3i-7j-3k-3|turn:judged b-2c11e-2i-6j-5|turn:learnt a11d-2f-3h-2i-4
turn:machine a2b3c3d-3e-4f5g2h-2i-4j-6k-3|turn:metric a4b-5c-6f7g2h-3k-3|turn:not a2b-7c-2d-2f10g2h6j-2k-14|turn:offer a-8b6c3f-6j3k2|turn:options b-7c-3d-13e30f-5g-6h18i-11k-10
turn:own thing b11c3d-5g-3h-5i-7j-8k5|turn:people a2b-2c-3e-2f3g-2h3i4j-4k-3|turn:plea b-7d4e-3f22g-5h-4|turn:praise a2b-3d3e3f-3h9i-10j-2k-3
turn:ready b11c-4d-3e-3f2g-4h-5i-3j-6k7|turn:request a-10c11d6e6g-13i-10j-4k-3|turn:show a2b11d-6e-2f-4h-4j-6k6|turn:stance b-8d2g-2h14i-11k-2|turn:than a2d-14e8g-6h12i-2k-5
turn:thing b6f-2h-5i-2k2|turn:verdict a-2b-8c3f-3g2h11i-5k-11|turn:versus b-4d-5e28h-10i-3|turn:which a-2b3d6e4f-2h-2i-2k-13|turn:would a-4b-10c2e7f8g-6h-4k-3
turn:yours a-3d2e-3f-15g9h3j-2k2|turn?:a thing a9b-5c3d2e2f-3g-12|turn?:acted b-3c7d7e6f-7h-3|turn?:ago a-11d10f3|turn?:all a2b-5d8f6g-7h-17|turn?:ask b2d7g2h-6j-2k-2
turn?:bad a2c7g-7|turn?:between a-2b-2c3d-5e12f3h-2|turn?:either c2d-2e16f-4|turn?:gain e8|turn?:good b-2d5e10f-3|turn?:guide a11d6g-25|turn?:judge a-6b-5c9d6e-10f-9g6h4
turn?:judged b-6c9g2h-6k-4|turn?:learnt a-17b9e3|turn?:machine a-5b11c5d-4e9h-3|turn?:metric d7e5g-7|turn?:not a10c2d-3g-6h2|turn?:offer d5|turn?:options d-5e20
turn?:own thing c3d-6e2|turn?:people a-7d13e2g-15h-7k4|turn?:plea c-3f12|turn?:praise b3c2d7g-2h-4k-4|turn?:ready a5b-9d9f-8h2|turn?:request b-6c3f5g-3|turn?:show b-11c-3d8e9f-12h4
turn?:stance b4d6e-4|turn?:than d-5e12|turn?:thing b-10d4e2f-3g4h-3|turn?:verdict b2c5e-2f-2g3|turn?:versus d-10e16|turn?:which a-5b2c3d6e4f-3g-11|turn?:would a-2d-4e5f6
turn?:yours a-2c3d6f-2g8|turned a4b2f-11g-3h-2k14|turning d4|turns b3c13d-4f-8h-8|tutorial b-3f9g19|twelve h13|twice a6f12|two a12c-5d-8f6h-5i-5k3|two-person a8b3|type c5
typescript b3i6|ui b9c5i-2|uncle e4|uncles i5|under a-2b3c-5d9f5g-5k-6|undercharging f5|underrated h14|understand c5f3|understands d16e-4|unity e3|unlimited f10|unpaid d6f-13g8
unpopular h14|until a-12d2e7f11g-3i-7k2|up b8f3g6h-12i-12j-4k5|update a8b-2c-9f6i-9k10|upfront d3|uptime b6|us a13b-10d5e-3f2g-7h-8k3|usage-based c-7d7|use a2b3d5f-3h-9i-4
used a5c-4d2e2g-2k-3|users a7b-8c9e7f5g-4h-3i-3k-9|uses f4|using b2d18e-5f-10|ux h3|va c-2d8e5|validate c6|validating c15|van a9|vanish f13|vat d13k10|vc a4|vendor f5h5
version a2b17d3f-5k-10|versus e17|very j4|vets h18|via j13|video a6b-15c4d-6f-10g-6h13j6|views c4f-5|village a2i13|vim a2|vintage b6k-4|virtual k12|visitors b-7f16h-6|visits k4
visual d3g-2|voice c13|volunteer i2|volunteers k13|vps d6e8g5h-7|vs a6b-2d-4e31h-3i-12k-3|vue e2i-2k9|w d6|wage f-6h2k9|wait c-5d7e3f-2h16i-4|waiting b-3i2|waitlist a3g3|wales i2
walkthrough g12|wall b3e4|want a-2b-16c8d7f-8h5|wanted a-10b-2c17f2g-4i-5k8|wants a-13d9f10h5k-5|warehouse a11b-3d9k-7|warning f6|was a5c-7d12f-2g-2|waste a-2b6|watch c4
water d-6f11h2|way a5b-7d10g-2k-2|ways g11i4|we a5b2d-9f2g-5h2i-5j-3k4|we're b7h-7k6|we've a-2b5k4|web a-8h4i-4|webflow d5e6i-4k6|webhook f5|webhooks f2|webinar b-6i-4k19
webinars b2g4|webshop f8|website b5e6f-2h-5k-2|websites f-3k12|wedding b3d-3f6g-6h3k-10|weddings a-3f-2h11|wednesday k4|week a3b-5c-13d-7e-8f4g4j-2k6|weekend a4c-2f-5h5k-5
weekends a5b5|weekly b4c-8d3f-9h-5i-7k6|weeks a9b-3c-2d9g-4k-4|welcome b17c7d-9|went a16b-13c-5f2h-6k4|were a-6b-3f10k4|wet f4g11|what a5b-4c3d6e3h-15i-6j-5k-2
what's a-3c11d11e6f-4g-8h-9|whatever d19|when a7b4c-2d6e-3g11h-16i-7k-9|where b-3c6h4k-5|whether e8f-6h5|which a-7b3d4e10f-11g-4h-10|while b7f11h-4|who a-13b6c-3d5e-5h3i3k-11
who:anybody d10|who:anyone c-3d10f-2h2j2|who:asked a-4d3i-2j-2k2|who:everything g11|who:here b7|who:here's g8|who:i a4b2d-3e-3g-2j-6k3|who:it h-4|who:it's b5h5|who:me a9h9
who:nobody d2j-2|who:none f-2h-2i4|who:other c-3f3h5i-4j-3k2|who:own b2e-8f3h-2k3|who:people a-3c-4g4i3|who:she f2|who:somebody f3j3|who:someone c3f3|who:there h4|who:they f17
who:you a-5b2f-4g3h3|who:you'd c8d11|who:you'll a8|whole b-11g14j2|whom a4b9d-3|why a5b-9c-4d2f4g-6h9i-2k-5|wich d14h-4|wife b15c-4|wifi f18|wiki c-4d5|will a-6c3f-7h10k8|win g4h2
window a2c8|wine c2d-2i9|wins k13|winter b-5i8k16|winters b7|wish a3b2g-5h5|wishlists a9f-3|with a-3b3c-5d3f2k-2|within a3b5f-12h4|without a9b2c-10e-10g3i6k-11|woman i6|won f-8k9
won't a-2d-2f15|wondering d14|woocommerce a3b-2|wooden b7e2k-2|wool b3e4|word f9h12|wordpress d-9e12g6|work a-12b-19c-6d8e-4f2h12k3|workers c5|workflow a11g6k-8
working b3e5g-5h-3i5|works a-5c7d5e-6f2k-4|workshop a-2b2c-5d-7g4k11|workspace k3|world i2|worse a-7c10e3f-12h8|worst a9f-3g-2h7|worth a-4b-3c-6d10e4f-3g-2j16
would a4b-3c6e3f4g-9h-6k-6|wouldn't c7|wrappers h5|write a3d-4g15|write-up j5|writes b12|writing a8b-3g10|written b5|wrong c3d-12f9h5|wrote a-5b7c10f-14g4h-9|wtf f16
year a12b-6c-8d-2f2i-7j2k4|year-end d2i2|yearly e3k3|years a10b3c-5d-5f-10h6i-12k7|yes b-2f8|yesterday f5h6k-5|yoga b-2e11i-3k6|you a-4b3c2d2i-6|you'd b6c4d3f-2g-2h-2|you'll a6
you:ago b2|you:bad d-6j2|you:guide g16|you:judge c2g3|you:not d-2h9|you:show c3d3g-5|you:thing b10d5e-3g-8|young g-3i7|your a-9f-13g7h3k2|yourself k7|youtube d-5e4|zapier a2f-6h7
zero a3b13f3g-6h-4i-3k-5|zig b9|zones f2g3i2|zoom f6i4
`;
