/** What each word and turn of a topic says for each kind. Written by `npm run topics -- --fit`. */
export const KIND_WEIGHTS = `
, a-2b8e3f-2g-2i-2k-4|: b7c5d-2f-8h-4i-15j4k6|? a-3b-3c5d6e5f2g-3i-5j-4k-2|a c-2d3e2g4i-5j-2k-3|about b4c6e-11f-6g-4h2j9k-8|about:a many b2c4d2i2j-8|about:a many none b4c4i-6j-7
about:a one a2b-5d-11g3h4i-7j5k-6|about:a one did a9b-5c-5f7h-3j7|about:a one do h6|about:a one does b6g-7h12|about:a one doing a4g6|about:a one is h13|about:a one may e5|about:a one none c6e2g14h-8
about:adverb many c-8e11i-3|about:adverb many none a2b2c-6k2|about:adverb one b2c2e-12g-9i-4k4|about:adverb one did b3d-3f4|about:adverb one do a2c7f-5g-5h-4k3|about:adverb one doing k13
about:adverb one is k3|about:adverb one may h5|about:adverb one none a-7b8e-8i-5k2|about:an one a10c-7j3|about:an one did j2|about:an one none a12c-4|about:asking many a3e4f-12h6
about:asking many did a4|about:asking many do f-2g-14h10|about:asking many doing c5|about:asking many may g6|about:asking many none d3e7|about:asking one a5b-6d3g4i-2j-2k-3|about:asking one did a21f-2
about:asking one do a3c-6d7f-8g13|about:asking one does a3h7|about:asking one doing a9d8|about:asking one is c-8d6f4g-5k6|about:asking one may a-5d4e-2f2g2j-2k-2|about:asking one none a-15c8e7k-3
about:asking one not h8|about:asking one was a8d6g-7|about:auxiliary one a-5c5d4e3f-2g-2j-4k-4|about:auxiliary one has d4e2|about:auxiliary one is c2d4e4f-3h-6|about:auxiliary one may c5d3e3f-3g-4k-5
about:auxiliary one not a-3c-4d-2f7h10|about:auxiliary one was d6h11|about:determiner one d7e-2f8g-4h-2k-2|about:determiner one do c-2d4|about:determiner one does d7f3|about:determiner one doing d13
about:determiner one none c5|about:every one a-3f10h4|about:every one do f11|about:every one does h2|about:half one do f8|about:half one f5|about:i one a2b2e-2f2g-5h2i-7j-5k4
about:i one did a4b2d-3e-5g2i-2k3|about:i one do d2f2g-5h2i-4k3|about:i one doing a-10b6d6h-3k8|about:i one has a-4b-2e-6f2k6|about:i one is a-13e4f3k7|about:i one may b-3c4e10g-5k4
about:i one not f5h10|about:i one was a3f-3k5|about:joint many c7e-7g4|about:joint many do g8|about:joint many may c7|about:joint one b-9d10e8f-11k-2|about:joint one did a3d10f-5
about:joint one do e-2g4h4|about:joint one does c8d-3e-2i9|about:joint one has d7|about:joint one is d10|about:joint one may c-2d7e5|about:joint one none e7|about:joint one was e7
about:many many did a3b-7c13e2f-4|about:many many do a-4d3f15g-5h9i-3k-5|about:many many does f2|about:many many e-7f5g-7h8j-7k-3|about:many many is a3b11f-7|about:many many may h17
about:many many none b-6d4e-6h10j-3|about:many many not h5|about:many one b-7c-4d2f5h3i2j-3k-7|about:many one did a-4c2f5|about:many one do d-3e-7g3i6k-2|about:many one does a5b-2d-4g4h7
about:many one doing a7|about:many one is a-4e4f11|about:many one may d7|about:many one none b-3d6h5i2k-3|about:most many do h2|about:most many h11|about:most one g10|about:negation one a2e5g-3h4j2
about:negation one does h2j3|about:negation one none a5h5|about:no one a-2d3f6h7|about:no one does f7|about:number many b5f-6g2i-5k5|about:number many do g16|about:number many none a2b6f-3k5
about:number one a4b-9d-8g4h-11i4j-3k5|about:number one did g5|about:number one do f10g6|about:number one does a2|about:number one is c3g3|about:number one may a9g-5|about:number one none a8g-12k5
about:number one not a-3g8i9|about:one many a-7b-2c-5d-8h4i10k3|about:one many did i2k4|about:one many do b-4f5g-6h13|about:one many has h3|about:one many is b-5f2g2h6i-3k2|about:one many may h2k9
about:one many none a-7d-4f-3h-4i11k2|about:one many was k4|about:one one d-2|about:one one did a4e-3f3g-2i-6|about:one one do a-3f-4g2h-3i3|about:one one does a2b3c-8d2e-2f6g-3i-14j-4k3
about:one one doing h-3i2|about:one one has b9h2|about:one one is b6c-6d-2e-4g-8h9k3|about:one one may a-7e8k2|about:one one none a-4d-3f-2g-3i3k2|about:one one not a-4d5e3f3i-5|about:one one was h4
about:own many c-6f4g13|about:own many did b-5g13|about:own many do a-4f8k7|about:own many does b10|about:own many has f9|about:own many is b3k3|about:own many none a12b-2f-2g8j2k-6
about:own one a2b2c-3e-5g-4k2|about:own one did a3c-7f5g-6h2|about:own one do f3g6j2|about:own one does c3d4f5g-3h-5|about:own one doing b4j2|about:own one has k7|about:own one is a-15b3d-2f2i9k3
about:own one may c5|about:own one none a12b-2c-12f-5h15i-4j3k-3|about:own one not a-3b6|about:own one was a7b-2f-5k7|about:preposition many d9f-3i8|about:preposition many is h4
about:preposition many none d7i8|about:preposition one a6b5c-8e-2i-4|about:preposition one did f7|about:preposition one do b5d11f-8g8h-6|about:preposition one doing a15h2|about:preposition one has a7
about:preposition one is b3d-7e5h5|about:preposition one may b16|about:preposition one none a5b-10f5i-3j2k5|about:preposition one was d5|about:pronoun many b6h5|about:pronoun many do b2h3
about:pronoun many none d4|about:pronoun one did a5c-8d2|about:pronoun one do c5d-2e-2f3g5h2i-2|about:pronoun one does a-9b-5f8g2h7|about:pronoun one doing d15f-3|about:pronoun one e-12f6g2h5k-10
about:pronoun one is f6h2|about:pronoun one may c12d-5f-3h9|about:pronoun one none f11i3|about:pronoun one not h6|about:pronoun one was a5|about:the many f-4g2i4j3k-3|about:the many none f-4h2i5k-3
about:the one a2b-4c-6d-7e-3f5g7h-2i4|about:the one did a14f5g-7h-6k-7|about:the one do b-7f6g13h-8|about:the one does a-11g5k3|about:the one doing i8|about:the one is a-3f-3g-5h8i-4k6
about:the one none b2g4h-8i2|about:the one not f11|about:this many a10|about:this many is a9|about:this one j5|about:to one f-3h14|about:your one g4h7|about:your one is h2|about:your one not h6
above d3f3|accept f6|access b11e3h5i-6k-9|accessibility i8k3|accidentally f2|account a-11b6c2f19g-3h-7k-5|accountant a2c-7d17|accounting d8|acmely b7k8|acquired k18|across a-5f7i13k-5|actions f13
actually d12f-3g4|ad a-6c10f11g4|add d-9f14g5|added a4f-5|adding h4|address a-11b3c5e-3g-8h-9i-10j25k-4|address by asked c4d-5j11|address by nobody a-2c6f-4g-4h-3j11|address by none a-3b4h-2i-9j34k-5
address by other a-2b6h-7i-2j18k-3|address by own j18|address by somebody j7|address by you j9|address of a b4j9|address of adverb j6|address of an j4|address of asking j8|address of auxiliary c-6d7
address of i b3j-3|address of many j14|address of one a-5b2c8g-7h-5i-11j27k-10|address of own a-3j25|address of preposition j24|address of pronoun b-5j20|address of the j17|address of this j12
address:end a-9b6c7e-2f-8g-8h-8i-10j30k-9|address:end false a-9b8c8d-4f-6g-7h-9i-11j31k-9|address:end true d8|address:inside false f2|address:start false j24|address:start j23|ads a10c-3d4e4i-15k-5
adults i13|advice b-8c-4d8e3f2g3i-2k-11|advisor e2|affiliate d15|after d-2e-5f6i3k-3|afternoon g13|again a3b-9c-4d-6f6g2h-4k10|against e20k4|agencies a-4f-2h4i6k7|agency a3b-2c-5d-4e10f-6i7|agents i4
ago a7|agree f7|ahrefs e5|ai b2e-7f-4g-4h15i4k-6|aid d5|air e5h4|alerts b13|alive b4d12e-10f12|all b5c-10i-4|alone f5|already f13|also b-4d3f6|alternative d12h-2|alternatives d18g-4i8k-9
always a-8b11g11|am c4e-5f4g-4i5|ama i-3k13|amazon d4f4|among i6|an f-9g5h-3i4k-2|analytics f3|and a5b-4c-2d-4e2f6i3k-7|android a-4c9d7f-4h-5|angry b12e-4f7i-6k-2|anniversary k11|announce a-7k11
announcing a-3b15c-2i-3k10|annoys h6|annual b-2e12f-3h-3k4|another b8c-3g-5h5j2|answer a-3d2f7|answered a11|answering h10|answers a-3b7c11e-5f3|anxiety b-5i19k-5|any a3b-5d5f2g-6|anybody b5d3e-2g7
anymore f16|anyone d5e-2f4g-7|anyone:bad d2|anyone:thing d8|anything a5b4c7d-3f-2g2h-10|apart c16|api a2b-3c-6f4k9|apology c5h8|app a3b3c7d-2i-10|apple b-6f7k12|applicants f13|applications a2f-2g5k4
appointments b5|appreciate c5|apprentice a16|apps a7g-3h12|april a3f-6k10|are a-5c-11e3h12i-9j-3k4|aren't g15h-3|arrive f11h-2|arrogant c5|art i4|article f3j12|as a3b3f-7g-3i6k-6|asana d5e3
ask a10b-2c-6d9g6h-5k-5|asked b3f-4g4h2|asked:ago f2g6|asked:bad d2e-7f3h3i-2|asked:gain d9|asked:good a8e6|asked:guide e8g7h-2|asked:judge d8e-2|asked:learnt a6b12c-2d-2g-6h-2k8
asked:not a12c-4d-2e-4g7h-3|asked:show c-7g5|asked:thing a-2c2h3|asking b4c-8e-3g-4h16i-2k-7|asks a-2b-2c4d6e4i-5j-4k-2|asleep b12|assistant k8|at b-7c-2f2g-2h-7i7|ate a4f4|attract h12
attribution b-3d5|audience d10e-3h12i-7|audit b-2d2i-4k20|audits h10k5|august a-2f2h-8i12k2|austria d2|automated a10f-5|automatic i-5k8|available b12|avoid g5|away f-2g-4k8|awkward i18|aws e2
b c10e-6k10|b2b i17|back a5b-8c-8d3e-2f-3k6|backlinks d6|backup a-7b9c4e-5|backups b-2d7f-2g9h-5|bad a-2c-3d10e-13g10h12|bake a-3f10|baker e2k4|bakers c3i7|bakery a5c5f-10g-10i-3|bakery's a2
balance i3|bali f3|bands b5k-2|bank a-8b2c-4d4f15g-8h-4i-7k4|banks a-2f4|banned a5f4g-4|banners f-7h15i2|barbers e2|barn a-4b3f6g3|basecamp h3j6|basics b-5d3i-2k9|be b3c8d-4f-10g-3h14k-2|beach k14
beat h17|beats f-2h13|beautiful j7|because a-6c-2f6h10j2k-3|become b2g-8h5k9|beekeepers i11k-3|beekeeping a13|been a7e-6f2|before b-9c7e-15g6h-5i3k-6|begging h10|begin d10|beginner d-4e8
beginner's g16|beginners b7g2i-6|behind a-8k5|being d-5h14i13|believe h15|below c3|berlin a2k16|best a7b-14d9e-9f7h2i-6k-14|bet b7|beta b16c10e6h-7i-2k-14|better a2b-10c4d-6e13f-17g9i-2k-7
between a-8d-4e17h-6i13|bidding f12|big b4e13g-5i-7k-3|bigger g9k4|biggest a5f6k-6|bike a-4b9e2k3|bikes k6|bill a-3f17|billing a4b-4e15|black b-6g2i4k7|blog a2b-5c-5d-5e3f2g4h2
board a-2b12f-7h-6i9j-9k11|book a-4b8e-2g-6k3|booking a-8b15g4k-11|booking.com f3|bookkeeper b-8e2i-9k19|bookkeeping a5c-2i10|bookmark b7h-3|bookmarks b7h-4|books d8g4h-2i-3k10|bookshop d6
bookshops i2|booth d4|bootstrapping c-2i7j3|boring c7d-12e6f-10h17|boss c3|bot a-8b17f2|both e23f-4h-3|bought b-5d2k12|bounce a5|box b5e9f-6g-3|bramble b11h-4|brand d-6f10|brazil b-2d4i9
breach a4b-3d-3g6|bread e-4g10h-2i7k-3|break h13|breakfast h7i-4k11|breaks b8c-2f3|brevo e13|breweries k7|bring b3g7|brings a12f-4|bristol k2|broke a5b-2f7|broken d9e-3f6h-12|brought f6
browser a-2b7c2d-2i3|brutal c9|brutally c6|budget a-9b-3e2f-4g10h-4i13|budgeting b4c10|budgets i19|bug b6f-4|build a5b-11c-7d-12e4f10g6h-2i-4k2|building a-2b2e5f3|buildinpublic a14h-7i-12k9
built b12f-7h5k-4|burned f18|burnout a2i11k-3|business b-9c4d8e-6f3h-2i2|businesses h5|busy c8d-7h7i-2|but a-2d-3e-3f13g-3h5i-6k-8|butcher a8|button a8h4|buy a-3b-6c2e9f-8g-8h2k16|buying e9h7
by a5b3c-7d-8e-3f3g7h-5i-10|c f9|cable g2i3|cafe d-4k3|café h7|cake f2h3|cakes b-2f6h2|calculator b6c4|calendar c3h-3k5|calendly a-2f6|call b-6f-8g-4h3i6k16|called b12|calling a5c-4d3e-12h13
calls a4b20d-4e-8f7g-10h-3i-10j-3|calm g12|calmer a8|came a18f-2|campaign f-5k13|can a-6c2e-7f-7g13h2i-3|can't a6b-10d-16f11g-8|canada b-3k14|cancel d13|cancelled a10f-2|candid c10|candle a4k6
candles a2e2|cannot a-2f5g8h-5|canva b-3d4f-6g-5h7i5|car a-2f2g12|card c2d2e4g-4h-5|cards b11|careers c2|cares g-3h10|cart f4k-4|case c11f-4j2k-4|cash a-4b-2e8f15h-2i6k-5|ceramics a3b9k-5|cet b-4k14
chain a9i2k-2|chair k12|change b-5c12d-6e-5h9i3k-2|changed a2b-4c-2d4e-4f2g-7k12|changelog a5b-7i-7k8|changelogs b14g-6|changes f9h-3k14|changing a6d-4k12|channel h5|chapter c7|charge a-3c-12d8e11f2
chargeback a8|chargebacks a-3f17|charged a10b-6|charging h16|charities d-3f-2g5k8|charity a2d4h-6k2|chart c4d-4j4|chasing b-4f8i6|chat e3|chatbot c-9d11f2|chatbots h7|chatgpt a6e2f-2|cheap d4e5f-3h3
cheaper d-3e15f10|cheapest h2|cheat b-2g17|check a-5b-4c5g9h-6|checking g3|checklist a-9b3f-4g22i-3|checkout c7d3f7h-3|checks b11g5k-6|chef b-4k7|children's i6k6|choir a11f-4|choose c-2d12e11f-10h-7
christmas b-3d-12g14k4|chrome a-2b5|church b-2f-2i15|churn f-9g7h-2i10|ci f15|cinema e4|city c10d-3|clap b3h4|class c3|classes a-3b-7e8g7k6|clause a-5b2g21h-5|clauses a3|cleaning g10|cleanup k16
clear c12d-5|cli b17|click f3|clicks f4|client a5b-5c-12d7g3h-5i5k-14|client's f5|clients a2b-9c-14d2f2h6|clinic a-2|clinics a9k-6|clocks f5|close d2k6|closed a10d5f8k-9|closing a-2d4f-2g2j3k2
cloud a-16b5e3f7h3i-2k-5|cloudflare f11h-3k-2|club b-3k10|clue f5|cmo h5|co b10c8e-5|co-founder a-2d4|code a-3b-7e-7g-5h4i11|coded b12|coding b7k2|coffee a-9b2c3d5g3h-7|cofounder d5f9g-4
cold a7b-9e-12h6i6k-6|colleagues j5|collection b-2k12|come b-3d-5f9h6|comes b2f-5i10|coming g2k6|comment a3|comments c7h8|commission h10|commit b16|community b-2f-2h6k14|companies d16h-2
company b-4c2d3e-4g3i12|compare a-4b9|compared a-2e22|competitor f19h-2|complain a4c4d-5f-6h3|complaints e4g9i3|complete g5|compound g2i6|conference h9i-5|confusing c11f-3|cons e5|considering d17
console f4|consultants b5|contact f2|contacts e11i-2|container b2f11|content d-3j8k7|contract a2e-6g12k-2|contractor f5g8h-5|contracts b-7d6e8f-7h-8i14k-8|control f4|controversial c-5e-2h19
conversion h2|conversions a10|convertkit f12h-9|cook a-5d-3e4f8g3|cookie h13i2|copied a-4f18|copies k3|copy a-2g9i4|copywriter i-10k13|core b-4h5k3|cork k6|cost a2e-3f-7i13|costs a9b5f-13g-6i3k-2
could a-8b-8c6f5|count g12|country d2f4|county f-5k10|courier a-4f17|course a-8b3d6f-3i-5j2|courses k7|cousin j3|cover f3|coworking k10|craft a-2b-4g14k8|crash f11|crawling e2|crazy d5|cream f-3k8
created a-2b16|creative b2|credit a2|creep d3g6h-5i3|criticism c4|critique c26k-2|crm c-7d2e5g-3h3|crms h10i-7|cron a-6b9f-7g8|crossed a14f-2|crowdfunding a-2b10f-4|crumbtrail b13|cry b16d-9
crying g13|crypto d3|css b11e6f2k-3|csv b16f12k-4|cups e4|curious d14|current d9|customer a5b-6c-2e-11f6g2h-2i2k-3|customers a5b-5d-3e2f10g-7h4k-8|cut a-2d-3e3g10|cutter e3i-2|cutting k4|cv c3
cyber k15|daily h4|dairy j2|dana b-8j2k6|dance f8|dark b7e-5f-7h10i-6|dashboard h7|dashboards g-8h13|data b-2c-6d7e-3f-7g2h7k-13|database b5h-5|datadog b6|date k3|dates a-2b2|day a5c-11d-2f4g-5h5i-3k4
days a12b-13c-2d5e2f12g-6h-6i2k-9|dead a6c-5d2e-12f-2g9h4|deadlines a-5b5i3|deal a3d3g-3i-6k13|dealing i9|deals f2|dear b9c3h4|debt h6i2k-3|debug f13|decide d14e8f-5h-2|decided b3|decisions h5|deck c4
deduct d8h-4k7|deed.:anyone do b4|deed.:anyone doing j4|deed.:asked did a9d-2j2|deed.:asked do a-8e-3g14k3|deed.:asked does b3h12|deed.:asked doing a13|deed.:asked is a-5d11h6
deed.:asked may a-13b-5c5d11e4k-6|deed.:asked not a4|deed.:asked was a7d5g-5|deed.:everything do g7|deed.:here is b10|deed.:here's do g5|deed.:i did a8b4d-10e-5i-3j-3k3|deed.:i do c-2d-3e-2f2h3k-2
deed.:i doing a-2b6d3h-3k9|deed.:i has c3d-4k5|deed.:i is f3h-2k8|deed.:i may d-12e6g7|deed.:i not a-3f5g-4h10i6|deed.:i was a2k5|deed.:it do b3|deed.:it does g7|deed.:it's do h11|deed.:me is h13
deed.:nobody did a7b2c-6d-2e-3f6g-7h-3|deed.:nobody do a-5d2e-4g3i-10|deed.:nobody does a3b-4d-5g8h4|deed.:nobody doing e-2i4j-4|deed.:nobody is a-10c3d14e7f-10g-3h-11|deed.:nobody may a-13c4d4e5k-4
deed.:nobody none c-2d-3i4k2|deed.:nobody not a-3e4f9|deed.:other did a3d-3f4g-3i-4|deed.:other do a-3c-2d-4f2g3k2|deed.:other does a-2c-10f4h5j-6|deed.:other doing a4d2f-5h-5j2|deed.:other has b8h8
deed.:other is a-3b4c-5d-6g-7h10i-7j-2k5|deed.:other may a-8b2f-6h10i-2k2|deed.:other not a-8f4h6k-3|deed.:other was h10k5|deed.:own did a4b-6c-3d-8h7|deed.:own do a-3c6d-3f5g4h-2
deed.:own does a-3b3c-2d2f6g-4h-4k7|deed.:own doing b3|deed.:own has a-4f3k5|deed.:own is a-11b8c-10f2i8k5|deed.:own may b-3c5k7|deed.:own not c3f6|deed.:own was a9b-2f-5k5|deed.:people do a-5c-3g3h-2
deed.:somebody did j5|deed.:someone do c10|deed.:there is h3|deed.:you did b15|deed.:you do b-5h2|deed.:you may d-4g7|deed.:you not h5|deed.:you'll do a7|deed:anyone did d16|deed:anyone do b5f2
deed:anyone does h13|deed:anyone doing d10f-8|deed:asked did a6j3|deed:asked do a-9c-4d4f-7g11i2|deed:asked does b3d2h10|deed:asked doing a10|deed:asked is a-10c-8d8f7g-6k3
deed:asked may a-7d5e3f4g-3i-2j-2|deed:asked not a5h3|deed:asked was a5d11g-8|deed:everyone is j2|deed:everything do g7|deed:here is b8|deed:here's do g6|deed:i did a6b4d-4e-6i-5j-2k3
deed:i do e-4f3h3k-2|deed:i doing a-2b6d4f-3h-3k9|deed:i has b-4e-5k5|deed:i is b2c-4d-7e3f4k7|deed:i may d-14e6g13|deed:i not a-7f5g-4h10i5|deed:i was k5|deed:it do a-3b5i2|deed:it does g6j2
deed:it's do h9|deed:me is h13|deed:nobody did a8b3c-7d-6e-2f4g-2h-4|deed:nobody do a-5b-2e-2g4i-9k2|deed:nobody does a7b-7d-6g7|deed:nobody doing c-3d2e-4f2i4j-2|deed:nobody has d5e3
deed:nobody is c2d6f-3h-7|deed:nobody may a-2c4d3f-5g-5h3k-4|deed:nobody none f-2i4|deed:nobody not a-4c-6d-5e2f5h9|deed:nobody was d9h8|deed:other did a3d-2f4g-3i-2|deed:other do a-4b-3c-5d-2f3g2i2
deed:other does a-3c-2e-4f6h5j-6|deed:other doing a5b-2d4f-8h-9j3|deed:other has b7d5h9|deed:other is a-4b4c-6d-5e2g-4h7i-8j-2k3|deed:other may a-10f-8h6i-3|deed:other not a-8d2h6i2
deed:other was d5e3g-3h4k2|deed:own did a5b-5c-9d-2h3k2|deed:own do a-5c3f8g3h-2j2|deed:own does a-2b2d4e-2f3g-6h-7k2|deed:own doing b5|deed:own has a-3f3k5|deed:own is a-10b7c-2d-5g-2i4k6
deed:own may a-2b-2c8k5|deed:own not f5|deed:own was a9b-3f-6k6|deed:people do a-5b3c-4g3|deed:she did f2|deed:somebody did j3|deed:someone do c8|deed:there is h6|deed:you did b13|deed:you do b-7h3k3
deed:you may d-2g7|deed:you not h6|deed:you'd do c7d11|deed:you'll do a7|deed?:anyone did d10|deed?:anyone do f5|deed?:anyone doing d9f-4|deed?:asked do d15e9g-17|deed?:asked is c-6d4f10g-4h-5k4
deed?:asked may b4f2h-2k3|deed?:asked was d6|deed?:i did a-2c6d7|deed?:i do a-3c7d9|deed?:i has d6|deed?:i is f5|deed?:nobody did b6f-9g15|deed?:nobody do d-10e5f7|deed?:nobody doing c-4d8g9
deed?:nobody has d6e2|deed?:nobody is a7|deed?:nobody may a2b2e-2f-7g-6h6|deed?:nobody none a-8b-16c5d6e5h3i-7j-2k-3|deed?:other did c-2d7|deed?:other do d2f6|deed?:other does c5d3e-4
deed?:other doing d2|deed?:other has d8|deed?:other is e6|deed?:other may d3|deed?:other was d2e5|deed?:own did c-5d5f2|deed?:own do c-2f6|deed?:own does c10d5f-12|deed?:you do c-2d2g7|deleted a12f2
deliverability i11k5|delivered a-5f8|deliveries d2|delivery a2e2f3h-4k6|demo f12g-3k5|dental a9b-5g2i7k-2|dentist a2g-2|dentists a11f-2i8k-4|deploys a8|deposit d2|deposits e-4i14|descriptions d5e-6g7
deserve h13|deserves j9|design b13d-3f-2h14k-9|designer a-6b-2d4e3f13g-2h-16k5|designers a-3c4h7|desk a2e9f-6k-4|desktop e3i2|destroying f6|detailed k8|dev a8b-7c-6d11f-2h-3i-9k7
developer f4g6h-6i-3k12|development d2|devs a-9b2h2|dhh h5|diary a12b-2|did a9b-7c-11d9i-4|die d8h8|died a15|dies f6|difference d-2e19|different d5f10h-3|differently g6|digit a6b-2f3h-3i-5j-2
digital a3e3|directory b5|discord a5|discount d-2f-2h17|discounts f-3h4k6|discovery h2|dishwasher e4|distraction h11|django i-7k13|dkim f6|dmarc g3|do a-5b-13d8e2f3g3i-5j-3k-3
docker a-7b-5f10g14i-5j-2|docs b-5c3e3f-6g2h8|documentation f4h-3i3|does b3c7d3f2g-10h-4k-8|doesn't a-5b2f6|dog a-2h-2k7|doing a9b14c-5d-3e-2i-4|dollars a6b-4|domain a-5b-4f14g-2i4
don't a3b-10e-3h7k-4|donations a-4f5|done a-3d2e-7f16|door b4f-3|doors b14d-2h7k-4|double f10|doubled a7g4k-7|down a9b-4d3e-10g-5h4|downloads a5|downtime k2|drivers f8|drop c4d-8g-10h5k9|droplet f8
dropped a7f4k-7|dropping d12|duckdb d8|due k8|early b7|earn e2f15|easier e8|eating a-2f13|eats f12|ebooks a7h2|economics i9|editor a2b6f-2|editors b-2e6|eight g5|eighteen b2|eleven a9|else b5c-4d3f6
email a2c-3f-14h5k-4|emailed a12b-7|emails a2b-2d2f10i4k-12|employee d4|employees e8|empty a-3b-3d3f2k5|end b-2f7h5i-2|end: a7b2c3i-5j5k-2|end:, ADVERB a-2b2i3|end:, NOUN g-6h-10i10k7
end:, NUMBER i-2k5|end:: NOUN b9|end:? ? a2c11e-15f8|end:ADVERB ? a2b-4d-3h9|end:ADVERB ADVERB e3k6|end:ADVERB NOUN b2c-2g2h2i-3k-7|end:ADVERB NUMBER a8b-12h7|end:ADVERB VERB did a-3b2c15d-5f4h-7k-2
end:ADVERB VERB do b3g2|end:ADVERB b9|end:NOUN : h-6j28|end:NOUN ? a-4b-5c4d6e6f-2i-5j-4k-2|end:NOUN ADVERB a2c6f5h-8i-10j-4|end:NOUN NOUN c-2e-3f-3h3i3j-4|end:NOUN NUMBER b2f5h-4i-15k9
end:NOUN VERB did a7d-5g7h-7i-4|end:NOUN VERB do e5g8h5|end:NOUN VERB does c4d-3f-4|end:NOUN a-11b3c-6d5e-7f-9g-7i7j9k2|end:NOUN down h14|end:NOUN here b10e3i-2|end:NOUN it a-4b6d2e6f6g-5h-4k-4
end:NOUN me f5h16|end:NOUN on a7f8|end:NOUN people i7|end:NOUN since a-2f3|end:NOUN us f9|end:NOUN why f5|end:NUMBER ? d12e3|end:NUMBER ADVERB b-13f6k13|end:NUMBER NOUN a6b-2d-5e4f4h-6i-7j-3
end:NUMBER VERB does a6|end:NUMBER off g-4k12|end:OWN NOUN a3b-16c-7d4e8f5g-3h-2i-7k3|end:VERB did ? d10f5|end:VERB did ADVERB a-11f13g9|end:VERB did NOUN a2b5d-6e-2f-5i6|end:VERB did NUMBER a-4k13
end:VERB did it a7f-3h2|end:VERB did me a15b-2f-5j4|end:VERB did us a10f-6|end:VERB do ? a-8b-3c11e4f-3g-9k9|end:VERB do ADVERB a-13b-3c2f9g-4i5k5|end:VERB do NOUN a-5b8c2e-4f-4h4k-5
end:VERB do NUMBER a8|end:VERB do VERB doing a3b-4e2f2|end:VERB do f13|end:VERB do from a12e3|end:VERB do it d-10h4i9k-3|end:VERB do people d19|end:VERB do that c5|end:VERB do this c4
end:VERB do up b-2f2h-5i10|end:VERB does ADVERB a-3b12f6k-5|end:VERB does NOUN b6c-2d4f-4g3i-9|end:VERB doing ? d11f-2|end:VERB doing NOUN a-7b5e-2f-8i8j-2k2|end:VERB doing anybody d-2g9
end:VERB doing anything g5|end:a NOUN c-9d-2h6k-6|end:about NOUN c-5d-6h5k11|end:after NUMBER a8e-6i2|end:an NOUN a5e2f-16g7i4k-8|end:and NOUN d-8h-10i13|end:and VERB do h6|end:and why e7
end:another NOUN c-2d3f5|end:are NOUN a-3b-11f2g6h4i-4|end:at NOUN c5|end:at NUMBER a-6f2g-2i5|end:be NOUN c15|end:before ? c13e-7|end:before NOUN i3|end:between NOUN i4|end:but NOUN h9
end:by NOUN a2b2c-9d-3f-11g6k6|end:by NUMBER a8|end:can't VERB do c5f-5|end:do ? c-5d-22e11f8|end:doesn't VERB do a-3f8|end:each NOUN b6|end:every NOUN a3f5g9k-8|end:for ? c-5d10
end:for NOUN a-7b5c2d-7e-6f-3h3i2j-5k3|end:for NUMBER a6e2|end:for you g10|end:from ADVERB b-2k8|end:from NOUN a-7k12|end:from NUMBER a-8b9h2|end:have NOUN d8|end:have to a14|end:here ? d5
end:his NOUN h2|end:i VERB did a8|end:i VERB do a-2f6h-2i15|end:i'm VERB did a-2f16|end:in NOUN a5c-2d4e-12g-13j-4k11|end:in NUMBER b-8c-4d6f-16g6h3i4|end:in half g5|end:in it d7|end:in may f6k7
end:into NOUN b10g-9h5|end:is NOUN b11c-6d-3f8g-5i-5|end:is VERB did b6h3|end:is here b6h-8k6|end:is out b8f-5h-10k12|end:isn't NOUN d6|end:it ? c7d13f-6|end:it ADVERB a3|end:it VERB did a10b-2
end:it VERB do a-4|end:it VERB does b9d-3g4|end:it's VERB do b8c3f-9h-5j2|end:its NOUN e10|end:last NOUN b-2c17f3k-2|end:less NOUN b9|end:like NOUN h8|end:may VERB do k12|end:me ? d-9e-5f17
end:me NOUN f8|end:me anything a9|end:more ? a12d-7|end:more NOUN e8j2|end:never VERB did f-9h14|end:never VERB do d8f8h-10|end:next NOUN a6b7f-6i-8k7|end:no NOUN a6d2e-5h4i-2k-8
end:nobody VERB did a18|end:nobody VERB does g-5h6|end:not ? c2d4e-5|end:not NOUN e4f-5h12|end:not VERB do a2|end:of NOUN a2c-8d-14e-6h6i2j2|end:of NUMBER b-3e9i8|end:of it g12|end:of them f12
end:off ? c10d-4|end:on NOUN a3b3d-5e-5g-3h-8k10|end:on it h3|end:or NOUN d2e4h9i-6|end:out ? d-9f10|end:out ADVERB a-5k6|end:out for d13|end:over NOUN e-2i3k6|end:over NUMBER b-3e-8f-7g2h15i2
end:people VERB do a-2b-5g13i3|end:since NOUN f11|end:than NOUN a13|end:the NOUN b-5c-6e-3g4h6j-2|end:their NOUN d-2e11g-6k8|end:them ADVERB g7|end:these NOUN d12|end:they VERB did a8b-5
end:they VERB do f-4h17|end:this ? d-10f18|end:this NOUN c3i-2k9|end:till NOUN a-5e10f14|end:to ADVERB e3|end:to NOUN a-3b-2c-5d5e-4g-8h5i8k5|end:to NUMBER a7f3|end:to VERB do c-11d-7f4g7
end:to everything h5|end:under NOUN b4|end:under NUMBER d19|end:until NOUN a-2f2k15|end:up NUMBER a16|end:us ADVERB f-4h5|end:vs NOUN e2|end:we VERB did a10k-6|end:we VERB do d7f5h-8
end:we're VERB doing b-4k13|end:what NOUN c2|end:what didn't a7|end:with ? d6|end:with NOUN a-11d-3h3i13k-15|end:with NUMBER g4|end:without NOUN f2g8|end:won't VERB do f3g6|end:you ? c13d-2
end:you VERB do b8c-6d9e-3h-4k3|end:you do c-3d-16e4f16|end:you nothing h13|end:your NOUN b2e-3k8|ends f-6k21|engine a12|engineers a-5b6f-3h4i6|english a-3b6d5h-3|enough d9e-11|enterprise a6b5k-3
entire b6|episode b4j4|equity a-4g6h4|errors g9|escape a7|espresso d-6h10i2|estate k5|estimates h7|estimating g13|estonia d3|etsy a-7d3e2f10h-5k5|eu d6i-4k11|europe b-2g3i6|even d7f3|evening b4
evenings a-3d5g5|ever b-3d4f-3h2i-5k7|every a3b-4c-10d-7f7g10h9i-9k-15|everybody a-4b8d10f-9g8|everyone b5c-7e4f-9g-10i-3k9|everyone's d9|everything a4b-7d-3g3h2|everywhere d3|exact g12|exactly a6b-8
exam a-7f-2k15|except a11|excited a-5k13|excuse h3|exercises g5|existing k5|exists b5h16i-8|expensive b11c-4d7f-4|experience d10e-2f-6h6k6|explain d5g9|explained g23|explanation j4|export b2d8k-7
exposure h7|extension a-4b10c4d-5|extensions i3|eyes c11d-11|facebook h7|fail a-2h4|failed a7b8h-2k-4|fails f5|fair b-10e-9f4g8i-2k11|fake c5d-7f13h3|family g-2h7i13|farm a4b-3d-3e5k-2|farmers a12k-7
faster e2f-6g4h2i-2|father a3|fax a6|fear h15|feature a6b7f-6i-9|featured a3b-8f-6k8|features f8g5h-9|fee k4|feedback c18d-12i-6k11|feel c2|feelings b-3g2i5|fees b-7d8h-4i6k7|fell a9f-5|ferry c6
ferrybook a12b7c-3d6e-7f-3h-3i-15k6|fest a9b-5k6|few c9|fewer a6d5|field g12h-2|fieldnote b9|fight h11|figma a-9d-2g-4h8i5|figure d5|files b2d12|fill k3|filled a6|final a3f8|finally a6b4c3d-6f-3h-8
find a-7c-8d6f13k-2|finding a-2f8i9|fine b-8d-7f6g2h7|finish a-2b3f6|finished a9e5f-2h-10k4|fire c5d-7e4g4|fired a10|fires f16|firm e3|first a4c2d3f-6g6h-12i2j-7k-6|first-time d3
five a12b-9e2f-3h-9i-3k6|fix a-3c3|fixed a6c-2e11|fixed-price g3|fixing a-5f4k3|flag b9|flags c14d-5|flaky f4j5|flat a6b6d-16e3f12h-5i-9k-6|flats b15i-7|floor f8|florists h2|flour b7g6h-2
flow c6f9i2k-6|flows f3|flutter e6|fly.io d17e-9|flyers c8d-7f3|focus f10h-5|folks c8d-5|follow g11|followers d8f-3i-4k15|font b14|fonts b2f-6g4|food b5e-2f-2g3k6|for a-4b3d5e4f-5h-3i-4j-2
forget b5c-2d-10g13|form c8d-2h2|former a-4f16|forty d-2e7h6|forum d3|found a9j6k-2|founder f-6g-4h7|founders b-6c-3d-7e-2f-5g2h17k10|four a10h3i-3k-10|four-day c-12d13h4|framer c-9d8
framework b3h11k-9|france d2|free a-10b2d2e-9f-3g-2h4j5k4|freelance a8c3d2f-8h-8i3k-4|freelancer c-4e6i8|freelancers a-10b3c5d4h-9k5|freelancing a6f3g-2h3k-2|freemium h13|french b8g4k-5
friday a3c-6e2f3h-12k11|fridge a-8b12|friend a-6f6|friendly h7|friends b6h-2|from a6d-2e-2f-2g3h-2i-4|front a14b5d-10e-5f6g-7h-6k2|frozen f8|full a4b-10d-5e14f9k-6|full-time e4f-2i6|fully a6f-2k3
funded e2f-2k5|funding b-8h3i9|funny d-2j12|furniture b7i-5|game b3c10d-8g3h-2i-3|game's c3|games a7b-2f-3h6i4k-3|gave b5|gb f12g2|gdpr i2|generalist e11|generator a-2b19|german a-3b13f3i-5|germany d4
get a-21b5c2e-12f5g10h-4|gets a-6c2d-2f8i13|getting a-5b-6d7f7g10h-5|ghent a2|ghost e2|ghosted a8|gift a-2b11i2|git g18h-4k-2|github c3f6i-7k2|give c16f-2g-3h-3|giveaway a-2d7k10|gives e6|giving k10
gmail f4|go a9d-2e8f-8i-5|godot a8e5|goes a-10b8d-12e-3f-4g3h5k13|going a7b-6f3g-5|gold j2|gone f13k-2|good b-11c2d9e-4f-7g-9h7j10k-4|google b-9c-13d4e2f4g7h2i-12|got a9b-15c-3f9h-4
grandfather f-10h14|grant a2b-6g2h-10k15|grateful c10|great a9b-8f5h-7i-6j2k11|green f13|greenhouse e3|grew a4|group a-2j2|groups e7h6|grown h5|growth a-4b3f-2i11k-4|gst f3g2|guess i15|guests f6g-2k5
guide a-17c11f-4g19h-4i-7k-4|guitar a-8b15|gumroad a6|guy f3|guys c6d5g-7h7|gym c7d-12h2i3k-3|habit d8g-2h7k-5|hacked d-3f11|hacker k4|had c-2h4k2|hair b4c-2d3|half a6b-12c-6d-5f7h-9k3|halved a2
hamburg d2e-2|hand a-5b8d2|hand-drawn b8|handed b-6c5f3|handle d11i3|handles a6|handmade a-6b3d3f6i6k-6|handwritten h7|handy j2|happened b-4d14f-7k7|happens d7f9|happier h9|happy k8|hard a12f2g-7
hardware e3h3i5|harsh c9|has a-3b3c-11d3f2g-3h8j-5|hate a-15b4f-8g3j2|have b-5c-5d2f7g-6h2i-3|haven't a-4g7|having f10|he a3b-6d-5f14|head a-9b-9d-5e8f4i8k7|headline c9d5e-2|headlines c2|heads k14
health i4|hear b15|heating a5|hello b10f-2k7|help b-4c-5d13f12g-3|her a-5f5|here b10c-6d13f-8g-3h-15i-7k10|here's a8f-9g12h-5|here's:learnt g5|here:learnt b8|here:thing b2|hero c3|heroku b-3d18e-14g2
hetzner e7|hey c-3d3|hi a-6b23f-5k5|hidden g3h-4i8|hide b2|hides b2|hill h2|him e6f-3|hire a11b-10c-5e11h-4i-17k7|hired b-6f7k-2|hires a4|hiring b-4c-7f-3h-4k17|his f4h11|hit a11f3k-12|hits b8|hn b13
hold f3|holds g2|holes c16|holiday f5|home b4d2h-7k7|homepage c16d-6|honest a2b-6c5d-6f-6h13k-12|honestly b-4c3d-8f-3h18|honesty a4|hooks i4|horror c9|host a3d4f-4|hostel a7|hostels c8d3|hosting a-2d2
hosts b-2k10|hot d2h13|hotel f3i4|hour b8d-5e7f-4|hourly a2b-3c-3e11f-2g2h5k-4|hours a3b2c4d-6f-2g4h-4i-4|house b-5c8k9|how a5b-12d7e-6f-3g7h-6j2k-2|hreflang g8|html a11d-4e8f-4|hubspot e3|human c2i7
hunt a-2b3d7g6k-4|i d4f3g-2h-2j-5k-4|i'd b-2c5d-3f-9g13h2k-3|i'll b-2c-11g-3h14k16|i'm d7e-4f4g-6|i've a-5c2g-2h12|i:ago a11b2c-3d4f5h-7k-13|i:bad a5c-2d-11f5g7k-6|i:gain a4b3c4d-3f-4k-6
i:good b-7e-7g2h3k4|i:guide a-3c4i6|i:judge b-7c6d-2f-4h2k9|i:learnt a10c-12g5h-7|i:not a2b-3c-8d-6f11g-9h5i2k-10|i:show b10d-12f-6g3h-4i6|i:thing a4b8c-5g3h-4k-4|ice f-2k9|icon b9c11d-3e-2|icons k8
idea a5b-14c21d4f7g-3h-8i-5k-9|ideas d3f4i3|if b4c3f-20g-4i9k-8|ignores h12k-3|illustrator g9h-5k5|illustrators i6|image a-9f-3g13k9|images e5g2|imo h9|import f12|imports b9|imposter f4i2
improve c5d-4|in c-6e-4h-3i4|in-house e15|inbox a5b-2f9k-4|incident a-2g6|included g10|income a4h7i3|increase a3k2|index f7|indexed f5|indexes g4h-10|india b-6f8i6k-3|indie b-5h9i4|industry a-3h8j2
influencer d2e-2f-2h8|influencers h18i-3|instagram a8d3f-2|installing c7d-5g6|instead a5|instruments c2i4|insurance d2f12|interest i4k3|interesting j7|internal b3i8|interns e2|interview d8f-7g15h-8j7
interviewed a6|interviews a6i4|into a-3b13c5d-9e-4g6k-10|intro g2|introduce g-3k7|introducing a7b12f-4g-6h-6i-11k10|inventory i-3k9|investors a5f-2|invoice b3c-3d5e-5g12h-13|invoices b-9d13e-2f3h4k-12
invoicing b2c-2d6h-2i3k-7|ios c9k-3|ipad b-2d3k5|iphone c-3d11|ireland d11|is a-5b4f2g-6h7i-6j-9k2|isn't d6g-2h13|iso d22g-3|issue b-4f7k6|it d2e-4g-6h4i8j3k-17|it's a-8b12c7d-6g-6j5k-6|it:good a4g4
it:show b5|it:thing b8g5|italy a-2b8|itch b6|its b8c-4d-3e3g-9i-3k9|itself a-2b2c2h3|jam f9|january a3b-6f9i-3k8|javascript g7|jira d-3f-5h15|job a3b-3e2j-12k4|jobs d5f6|joined a-4b-4k14|july k5
june a10i-6k3|junior a4d-7e4f-9h4|juniors i12|just b3c-4e2f3g-9h2i-4j-8k4|kafka i2|kanban b3|keep a-6b-7c-4e12f9g6h-17|keeper c-2d12e-4|keeps a-7b-2c-5e4f9g8h-2k-2|kept a12b7f-10|key c-4d8
keyboard b11d12|keys b3h3k4|keyword a-8f4h8|keywords h11|kickstarter b2e4f-12k2|kids d2k5|kill c2h2|killed a8f-3h14k-5|killing a8f3|kiln b5|kind i11|kindly c9|kiosk g2|kit b8g4|kitchen a3c13
kitchens b7h7|kits k5|klaviyo d-4e18|km a-2b10f-5h10|knew a6h-3|knives b13|know a-13c11|knows a-7d7f2|kotlin a5d-3e6|kubernetes e7h4i2|label b5c5f-4h-3i-15k5|labels f3k7|lamp a2e3f-8|land b5f5
landing a5b-7f-4g-8i2j-3k4|landlord a-4c-2d4f14|landlord's g2|landlords f-2g4h11i-2|language b-6c10k-2|languages b8|lantern b11|laptop d2e-2g8|laravel e3|laser e2|last b3c5d6g-3h-4|late g5h-4i8
later a8e3|laughed a4|launch a6c-3d-4e9f-17g10i-12|launched a-17b15c10f2g-5j-2k-3|launches b-3k7|launching a-7b16d2g7j-7|laundry c10f3|law a7b-6g7h-4k5|lawsuit a12|lawyer a-7d9e2k8|lawyers b10h-17i8
lazy a2f-3h10|lead a8k4|leads a18f2h-2k-3|leaks g7|learn a-2e15f-3g6|learned a11f-4h2|learning i9|learnings a3h6|lease a-6d-2g6j3k5|leasing e3|leave a-2b-5c-2d7f12h-2i-2|leaves a5f-3
leaving b4f-3g6k-3|ledgerly b6k-2|leeds b2f-2k6|left c4e-8f5k-6|legacy i4|legal d12h15i-9|lemon e3|lens e9|less b7c2d-4h-2|lesson a5b13d-9|lessons a3b3f2g-4k-7|let a19b-3f-7i9|lets b7c-2e2
letter a-9b9c-2d-5f13g2|letters a4|level g2|library a3b2c5k-7|licence d11g3|license a-6k17|licenses k12|lie g9|life i16|lifetime b-5c2k12|light h9i-3|lighthouse d3i7|lightroom b5
like a2b2c4e-10g3i-3k-7|likes c5d-6e-2g15|line a2b5g8|lines a-4b9g12i-2k-2|link f6|linkedin e4g-5i13k-7|linking i11|links f8|linter b9c-3|linux a3b4i2k-11|lisbon d3k12|list b-6f-14g13h3k-4|listen h8
listeners a10|listing a-2f9|lists b2|little a-2b17c-2f-9g3h8k-3|live b18f-8g-4h-12i4j-10k8|living b3|llc d2|load a10|loan a4e7|local a-8b-2e5f-9g4i3|locally f14|log b2i-2k9|login f20
logo a-14b-4c8d7f-4k8|logos e3h4|logs a-2b4|lol a6e14f-8|loneliness i13|lonely b2f-6h12|long a-8b-2d7e3g-11h7i-6j4|look a2b-5c9d-4e-9f5g2h-9|looking c10d3f-8g-5i-4k10|lose a-2d-2f12g-3h12
losing a-6b10f12g2h-7k-3|lost a5b-12f6g13k-15|lot a5j3|love a-11e-6f6|lovely j4|low f2i2|lunch b4|macbook e10|machine d3h3|machines i2|macos b-3f6g2|made a2b6c4e-3f-15g-8|magento c-7d18|mail a-4b3e2
mailchimp b-13d6f5g6i-3|mailerlite d-4e6|main a-4f12|maintain f2|make c3e-5f-5g9h6i-3k-5|maker e2|makes h14|making a-7b4d3g9|man f4|managed e2|management i5|manager a-13d-2|managers b10k-3
manchester i4|manual g2h3|many b-7d5g-4k7|map a-8b4c8f-2j3|maps b12e5k-3|march a9b-4f-4i-2k12|margin f12k-4|margins f4|markdown b12k-2|market c-12d-3e4h-10i2|marketer g2i8
marketing a2b-10c-3d6e-7g-2h8i10k-3|marketplace a-8b12c9|marketplaces h2|matter f8|may a-10g3h-4k18|maybe i10|mb f4g3|me a9c7d3e-6f4g-9i-10k-15|meal b8c6|mean c7d4|media a10c2|meet b19i-2k3
meeting a8g-2|meetings a7b-3h15i-3|meetup i-4k18|members e8g2h-4i6k-7|memory f5g5|mental i6|menu a9d-11f-6k9|merge g18h-10|message a6b10f-4|messages b16f4h-7k-2|messy b11g2|meta d3f-7h4
microphone b-2g2|microservices g-4h18|migrate g5|migrated a2|migration b-4c13|milk a-6b5d-4e5h4|mill b2e2k-2|million a3|min b-3c5d2j6|mind h15|mine f5j5|minimum k8|minute a3b-6f12h2
minutes a3b-5e-3f6g9h-7|miss f4h6|missing c10g2h-2|mistake a8b-9d5h10|mistakes g17|mit a-8b8k5|mobile a2f2k-5|mode b13h-6|model i8|monday a4b7c-2f-12h-3k16|mondays d2h-2|money c-5f7g-2h7k-7|mongodb a4
monitoring d6|monoliths h10|monorepos i8|month a10d-10e-9f7g-5i-11j-3k3|monthly a11b-7d-11e11g-2k8|months a11b4c-4e-4f10g-10i-11|more a3b-11c-11d-19e9f4h14k-8|morning b4d4f-2h-8i2k5|most a7b5c2f-18k-4
moth b3|mouth h6|move a-3d8h8i-5|moved a8b-4f-6k3|moving b-11d11e-3g5k2|mowing a8c12k-8|mrr a13b-3|much a-5b-6d7h10|music a-5h7i14k-3|musicians g2|must h6j3|mvp d5e-3|my a2c7f5g-3h-2i-6j-3k-3
myself b-10c5d2f-3k6|m² e3i6|n i3|n8n a11f-5i8|name a-20c4d6e-12f3g4|nas d8g-2|native c2e2|near a2|nearly f4|need a-5b-13c4d15g-7h7k-2|needed a-14b-2c19f-2g7k-3|needs a-2b-8d13f-14g9h12k-4
negotiating b5|negotiation d5|neighbour d2|neighbours f3i3|neither d-4e8|never a5b-4c-2d-3e-2f4h2i4|new a-7b8c2d-2e-3h-2i-20k13|news f-3k3|newsletter a4c-14e2g-10i6k5|newsletters d2f-5|newspaper d6
next a3b11d-2i-10k6|nice h3j2|niche e-4g5h10|night a4b-2c18g-9h-2j-2|nights b20i-3|nine a-2c2f6|no f5g4h-2k-13|no-shows b-3f15g2h-7|nobody a3b-9c-6d-3f10h11k-5|nobody:ago a3c3d-2f11g-2k-3
nobody:bad a2c-3d-6e-2f7g5i-12k-3|nobody:gain a8f-4g3h-7i-4k-2|nobody:good c-3e8f2g-7h-8k2|nobody:guide a4b-4g16h-12i7k-9|nobody:judge a-5b-7c15e-11|nobody:learnt a10b-6c6d-4e6h-4i-5k-12
nobody:not a6d-6f5g2i-11k-4|nobody:show b8c3d-5g-4h-4i-10j-11k8|nobody:thing a-2b4f-4|noise f4i6|none f13|none:ago a5b-14f7h-3i5|none:bad a-5d-3e-3f10g3h2i3j-2k-17|none:gain a6b-5g3i2k2
none:good a-5b5c-3f-11g-5i2k5|none:guide a8c-9e-6f-3g16i-17k-4|none:judge b-3c20d6e-16f-3h3j-14k-2|none:learnt a15b-15c-3d3e-3g-9h-5j3k8|none:not f8h-8k-13|none:show b8c-7d-5e-7j-7k4
none:thing c2d-4e2g3h-13j-2k2|nonprofits a10|normal b9c-12d14e-7|not b-5f7h11i-6k-4|note b7|notes b7c4d-2e4h-8|nothing d8i2|notice a-4f12k6|noticed a12|notion e5f-10h2i-4k5|novel b6|november f2i-13k13
now b14d4e-3f2g-7h-8i-14k2|npm a-2b7i9k-8|numbers a4j2|october a-9f12i-11k17|of d-4e-4g-4i4|off a3b-4c6d2e-3f-2g-8h-4i-7k15|offer a8c-6d7f-10|offering k13|office a4b-10e8i7|offices d6f-3h11
offline b19d6i-3k-5|offsite d11e4g-8|often d2|ok a4d7f-4k-3|okay h6|old a-6d-2e7f-7g-6h4j6k5|on e-7f3g-2h-3j4|onboard a4|onboarding c9e-5f8g-4h-5i12k-10|once a-3b-10g16j13k-3
one a11b-3d-5e11f-6h5i-6k-15|one-star a5|ones b-6c-4e15h5|online b4d-10f-8h-6k6|only c4d-5f9h6j-14k-2|open a-6b9f-3g3i9k-3|open-sourced b11|opened a5b19c-4d-4f-6g-8h-5i-18j-4k9|opening a6b8d-5f-12k3
opens a-6b2f11h2|opinion h13|opinions c14|options h2k3|or a-3b-13c7d6e19f-4g-11i-9j-2k-11|order a6k-6|ordered a-4f8|orders a-3d11f8|organic a-4h9k-3|organise d4|other a-14d13g-4h4i5
other:ago a4b4c-3d-4e2f8g-3h-8k-6|other:bad a4b-11e-2f10h4i-2k-4|other:gain a6b6c-4g3k-2|other:good a2d-2g-3h2k-2|other:guide a-4b8d-2g12k-13|other:judge a-17b8c12d-9e7f3g-2i-4k-13
other:learnt a9b7d-8f-9g5h2k-16|other:not a-6b-4c-4d2e-3f5h8i2k-10|other:show b12c-9e-4f-7g-3h-3k2|other:thing a-2b4g-4i-3j2k3|our a6b2c3d-4e-6f5g-6h-13i-10k7|ours b6|out b9c-7d3e-2f8h-16i-7
outage g-6h9k6|outlook f13|outranks f9|outreach c3f-2g-4i14k-2|outside c8f6h-2|oven b12k-9|ovenrack a8b20c8j-22|over b-2e-8f5i4|overnight f13|overpriced b6c3|overrated h10|overthinking h6
overwhelmed a-2f10|owes f4h5|own c-9e16h4k-6|own:ago a-3f9h4k-5|own:bad b-3c7d-4f10g-4k-10|own:gain a4k3|own:good b2c-2d5f7k-18|own:guide b-2c-4d4f-5g9k7|own:judge b7c11f-9k-5|own:learnt f-8h8
own:not a-11c2f12h6|own:show a6b7d-3f-5k3|own:thing b6f-4k2|owners b13c-2d4f-2|owns f2|pack b8d-5|package b14k-3|packaging d6g6h-3i2|paddle e9|page b-6c10d-2f8g-4j-5|pages a-4c4d-7f4h11i-8k-4
paid c-3d4e2g-2i6k-7|pair c2f-5i14k-2|panels b6|paper f-6k3|parcels a-8f10g3|parish c-5d13e5f-2|parking c13|part f-2h-3k16|part-time b4d15e-2i-5j-14k15|partner k4|partnership a6d-3k6|parts a-7b3f11k-8
party k3|pass d5f7|passed a7b-9f-4k8|passive c2e-3h5|password f2|past f6|patient c5|patients g4|patterns f-2h6|pay a5d2f-2h-2k-4|payers g12|paying a7b-10h8k-8|payment d3f15|payments i14
payroll b2f4h-6k-6|pays a-4f5|pdf c5d-6j4k8|peace e5|pen g7|people a-3b4c7e-3f-3h4i-2k-19|people:bad b2|people:guide g10|people:not b-4f6|people:show h6|people:thing f8|per d-7e10f2i-2|percent f4
perl a6|person a-7d3h9|person:? a-3b-3c4d6e4f4g-2i-6j-5k-3|person:own a5c6d-2e-4f5g-5h-8i-8j-3k5|person:self a3d2e-3f3g-5h2i-6j-5k2|person:you a-7b3c3f-7g5h2i-3|personal e2|persons: a-3c-6e-2h3i4
persons:? b2d9e8g-7i-6j-6|persons:own ? b-2c12e-6f9h-6|persons:own a4b2c2d-3e-3f6g-6h-4i-10j-3k5|persons:own self ? a-6c8d13f-8|persons:own self a6c5f4g-6h-15i-5j-3k2|persons:own self you ? c7
persons:own self you c16d-8g4|persons:own you ? c19d-8e-3f4|persons:own you b6c9f-11h-8|persons:self ? a-13b-6e-2f5g-4h14k-2|persons:self a3c-6e-2f5g-3h3i-5j-5k2|persons:self you ? c16d-3
persons:self you a-5b7d10e-2f-9g-9h-8k11|persons:you ? b-8d4g5h-8|persons:you a-9b4c-8d2e3f-11g7h6i-2k-2|pet e6|petition k19|phone a9d-13h6k-5|photo a-4b11|photograph g10|photographer e4f-2h14
photographers g7|photography b3i13k-13|photos a-5c-11d4e-7g14h4i5k-8|php i6|physical a9b-2|physio h5|pi b5f3g2k-2|piano b9d-2|pick c2d-9e17|pickup c9|pilot d-2k15|pinterest f-3g14|pipedrive e4
pitch c15|pivot f7|pixel i-4k9|pizza a2|plain a2b-2c-2d2e5j2|plan a5b-4c17h-10i-3|planner b8c4|planning i3|plans b6f-7k6|plants c9|platform e13f-4|plausible d-2e7g3|playbook a-5b5g5|players f10
please a-8b2c15d9e-7f-9g-5i-6|plugin f3g5k-8|plugins g-4i12|plumber e4|plumbers i8k-2|pocket b9|podcast a-5c-7d-2f-10i6j4k8|podcasts c-11d11|point d11|points j2|poke c17k-2|policy a3d4|polite g2h8
portfolio c15e2f-6k2|porting a19|porto e3k3|portugal a10|possible a11d-10f7|post f5g3h-7i9k-5|poster c6|posters a3|postgres d6e3g-3h-9k2|posting a2f6|postman b3e3|postmark e4|posts c-4d-3e2h13i-2
potters i5|pottery a4g-6k10|ppl h13|practical e2g9|practice b7g2k-2|practices d-6g11h-3i4|prefer e11|preorders e5f-2|prepare g10k-2|present b10|presenting b15i-7k-2|press g8|price a3b-4d-4e8f-11g2k10
prices a2b-4c-5d3e-5f-3h5|pricing a6e-2f2g-4h-3i4j5k-4|print b4e5f-8h9|printable j2|printed h8|printer a-3b10d-10f10|printers d-4f12|privacy c3i3|private b3e4|pro b9i6k-4|problem g-7h23|procedural i3
process a3f-5g14|product b-2c-7d10e-9f3g8h2i5k-13|production f3h5|productivity h7|products a-4d5f-2h8|profile c3|profit a4|profitable a2b-7e2f-2k10|programming d5f-2i6|project a2b6c-4e7k-8
projects g4h5|promised a-2f10|promotion f10g-3k5|proper e8|properly g9|proposal c12d-4|proposals b6|pros e6|prototypes a-3b9f-4i4|proud b2k4|provider a-5d13h-4|psa h-4k15|psychology i11
public a11b-7f-5k3|publish h6|published a4b5k-3|pupils e3f7|pushy c3|put a8b9c-11e9f-4g-2k-2|putting h9|puzzle b5|python a-11b9e3|qr h8|quarter a6k3|quarterly d4e2i7k-2|question d23f3h-2i-6
questions b3c-2g6i2k-4|queue b4|queues d2|quick d15g7i-4|quickbooks i3|quiet b4e4f-4|quietly c9d-9h7i-2|quillbox d6|quit b-8c-6d-4f6k7|quote c8|rails d-3e11k7|rains f10|raise d-3e9f-6g5
raised a3b-6h-2k12|raising a-2d2h7k7|ran a17b-5|rank f10|ranking f4|rant a-2b-3f17h10i-5j2k-5|raspberry f8g3|rate b-2c9d6f5g3h-13k-5|rates a3b-6h-2i13|rather c-6e7h13|reached a3b-3f-7k9|react e12
read a-9b2c3d-3e-4j16k-6|reader d3|readers b-4c3|reading b9d4e-2g-3|readme c4|reads d11g-5h6|ready b7|real a-4f-6i8|really b-4c-5e12j7|reason f5|reasons f14|rebrand a5d2e2f-2|recap a-3i-14k25
receipts d12f-6|recipe a-6b15|recipes h16k-5|recommend d13|recommendation d3|recommendations d14|record b3f6|recruiter f5|recruiters h3|red c13d-12|reddit a15e-11k4|redesigned c11|redirects a2f5
reduce g15|referral a4f-3|refund a-2f4g8h-3k5|refunded a13b-2f-3|refunds a14h-9k-2|refuses f16|regex g5|regions g-4i11|register d7|registration k8|registry f7|regret a16b-5c-6d11f-6g-3h4|regrets a7
rejected f18|rejecting f6|rejections a13b-10f10k-3|release e5f5g7h-5i-10|released a-5b29k-5|releasing b17k-5|reminder a12f-7g-4h-6k24|reminders c7g-2|remote a8c-7e-13f-11h5k12|render e2
rent d6e-2g3k-7|rentals k7|rented a4e2|renting e12|repair a-3b11h5|replace c-11d11h4|replaced a18b-5|replacement b6f-4k6|replies a7b-9f2h2|reply d7f-2g7|report a6b-2f-6g-3j9k5|reports d-3i7k6
request a11g7|requests b-3f10|research h13k5|response a2|restaurant a15c-12d-5e10|restaurants a4b7c-4|results a11e-5g-4k8|resume b-2c6k10|retainer e2|retainers a11b-3d-13f-7i10k6|retention i3
retired b3f3|return f2g8|returning f7|returns c-4i9|revenue a15f-7|review a-7b-11e-3f11g6h-3k6|reviewing k10|reviews a2b-3e3f6g10h-3i-15|revision b4|rewritten c15|rewrote a4b-2c5|right a-2c5e-7f-6h12
road a-5f5|roadmap a17|roast c30j-18|robot d-9f8h2|roles b9j-4|room a4c2e-2f-8|rota b3|rotate k10|round b-2k2|rounds h4|routine a6g10|row f3|rude i3|ruined h14|rules a-3c2k14
run a13b-11c-3e-2f2h-13j-2k4|running a4b-2d-3h-2i7|runs b5d2f5|rush c-3d12|rust a2c-4d2h2k-2|saas a3b-9c2d12g-3h-2j-7|sad h8i-6j14|safari i10|said a18b-12|salary d-8j5k2|sale a15b-8c-7f-8g-2h-3i-5k13
sales b-9c-14e6g-8i5|salesperson c-4d6i11k-3|salon a9b2c-4d6f8g-6i-3k-7|salons b11|same a-2f2h6|saturday a-12b7f17g-8k2|save a6e-2f-3h3k10|saved a21d5e-7f-5|say a-13b2c7f-2h3i-7k3
saying d-5f-8g6h-2i15|says a-7c15e-5f11g-10|scale g3|scam c8d-6i-7k14|scared c4d-2g3|schedule d2|scheduler a13b2|scheduling a7f5k-5|school e4f6h-2|schools a6b6c-6g-4h-3k7|scope d2h-6i11|screen c3
screens h8i3k-3|screenshots d3h8|script b4f-5g10k-6|scripts b11c-2f-2g9i-4|scroll d-5|scrum h8|search b4c2e5f-9k-3|season a4b-4i3k5|seasonal h9i2|second a2b-2c2d-3h-4|seconds c9f3|section c4
security c-3d5j2k5|see a-4b6c9d-6g3|seed b-2d7k11|seeing d2|seeking c9|seen f5|self a11d-5g3h-3k3|self-employed a8h-2|self-host b2|self-hosted a6b5k-3|self-hosting g9|sell a-12b-9c2d10h2|seller d-5g9
sellers e6i-3|selling b-9f-12i6k9|sells b9d-3e7h5|semrush e4|send a-2f3g2h-6|sends a12f3h-10|senior i-5k11|sense d5h8|sent a10f2h-3|sentence c3d-3|sentences:1 b-3c-3d3g-2i4k2
sentences:2 a10b8c5d-9f2g4h-2i-24j-4k-11|sentences:3 a6b13c-3d-17f6g8h4i-17j-6k-21|seo b-12c-6d2e3f-12i5k3|september a2|series k6|server a5b3f-2g8k-2|servers e4|service b2|services d2|ses e4
set b4d-2f-4g3h2k2|setting g8|setup c6|seven a5|share k5|shared a6b7c2|shares d-7i12|sharing b-2j10|sharpen g3|she f4|sheet a2b2f-5g14|shift c2i13|ship a9b-13e-12f4h7|shipped a7b8f-3k-8
shipping b-12d2e-2f5k5|ships b5|shoebox g5|shop b-4c-5d4g8i-5|shop's c4d-2|shopify a-10b-7d-2e3g2h4i8|shops a-9b3c-3g-7i14|should a-8c-3d8e9f-10g-8h13k-10|show a-2b20c-5d2g-10h-12i2|shows a-9d2f13i4
shutting a2|side a4c-4i8k-4|sign a4b-8c6d-7e5f7h-9i-3k-3|signed a-3k11|signing c7|signs f2g4|signup b5c8f-2|signups a-5c3f18g2h-6i-2k-4|silence i10|simple g11|simply e2g2|since a2d3f15g-2h-4k-9
single a14d-6g-4h7i-2|sister a8b7f-8|sit c2f4|site a-6c4d-3e4f2|sites h8|six a8b9f-6h-6k-3|size c8f-9k7|size:long a3b5c4e4i-7k-18|size:long no verb b2d-7e6f4g4i-20k-16|size:short c-5d-6e-7h7i6j-5k6
size:short no verb b-4e-4f-6h3i9j-12k3|size:tiny c2d-10e-5f11g-3i10|size:tiny no verb c-5d-4e-5g-4i14j3|size:usual b-2c-2d3h2i-5j-2k2|size:usual no verb e2h-5i-6j2k2|skills f9|slack a5d-2f4k-5
sleep b2c2d12e-3h-6|slides j6|slots k9|slow c3f-3g2h-2i7|slower h5|small a-2b3c-6d-5e7h-7i8k2|smaller b9k-3|smarter d-9e15|smell d-2f9i4|so a7c-7d-2g12h-8k-8|soap b5d2f-9i11|social a9e2|soft b9
software c-6d4e-3f-10g5h8i4k-6|solar b9f-2j4|sold a15b-2|soldering a-3b4e8|sole e2|solo a12c-4d5g-2h-3k-3|some c3d4f-3|somebody b-11c8e-3f2i11|somebody:good j2|someone a-6b-5c4d5e4f3h-4k-4
something a-5b6f-5i11|sort a-3b4d11|sound a-6c19d-11e-3h11i3|sounds c12d-2|soup a4|source d3i14k-14|sourced b14|sourdough c11d-8|space b-4k5|spain a-3d6g2k-7|spam a-8f5h-2k7|speak b5d2h-4
speaking i-3k14|speaks b7d5|specialist e9|speed g7i14k-5|spend d4f4h3k-3|spent b6|spf f4|split g10|splits i5|sponsor a9b-8g2i-2k-3|sponsored a4|sponsors a5b-4i7|sponsorship i7|spots b-5c10|spouse i8
spreadsheet a9b6f-3k-6|spreadsheets b15f-4h3i-4|spring a4k11|sql b5|sqlite e4h4|square d9|squarespace c-4d11e5|squeezy e3|stack a6|staff h7|staging a4|stall d-3g15|stalls b12c-2j2|stand f-10h12k4
standups a13f-3g8i-9|star a-6f14|stars a3e6i-9k10|start a3c-2d12e2f-3k-2|started a5f-4g-8i5k2|starter k2|starting b10|starts a3b3f-11k2|startup c4h4|startups b5f-4h4k-2|state k11|static b8|stats b8
status a-5b3k5|stay f2h10k-2|steam f-3g-2h-4i6|step f11g18i-3k-2|steps g25|stickers e2|still a-5b-10c-2d11f14g-2h5i-5k-8|stock b22e-3g3k-5|stop b-13c6d-7e-8f4g2h13|stopped a11f4k-2|stops f16h-2
store a3f-4g5k-3|stores b2f9|stories a-3b13|story a14b-11f11h-6i-7|strangers b-2f6|strategy d5h4k6|street f6|stripe a-2b2d8e14f2h-6i-9|struggling f18|stuck c8f12h-2|student b2|students c-2e6h-5k13
studies c8|studio a-2b2c-3f-4k14|studios a-3b5i11|study a5c-4d8|stuff e6|stupid a4d5|subject b-8g9i14k-5|subreddit b13|subs a11|subscribers a5b-6e2|subscription b-2f-6i5k4|substack e4|success f5k4
succession i9|such h9|suck h4|sucks f-4h14|sued a-7f10|summer a7b4d-8f-5g6|sumup e6|sunday e3f-6h-9i5k13|sundays a3k5|supermarket a13h15i-6k-7|supplier c-2d10f11h-3k-2|support b-16c-6f6h11i4k-3
sure e5|surfers b5|survey a-7c-2d-4j4k23|survive d-4g13|suspended f5|svelte c5d-2e11|swap k16|switch a7b-7d4h2|switched a2d-11e7k11|switching a6b-2d8k-5|syndrome b-5f3|synth b8|system b8c-4d8e-6f3k-7
table d2e10f-2|tables b8|tabs b6h7i-7|tag f4g9i-4|tagline c12d-9|tags g6|tags: a4c5h5i-5j4k-4|tags:adverb b8|tags:adverb determiner noun preposition f18|tags:adverb joint noun noun e2
tags:adverb noun joint noun e9i4|tags:adverb noun mark c10|tags:adverb noun noun noun b11|tags:adverb noun preposition determiner k4|tags:adverb noun preposition noun b-4k10
tags:adverb noun verb determiner c7|tags:adverb preposition noun noun k10|tags:adverb pronoun auxiliary verb b7k-2|tags:adverb pronoun verb determiner a-3b-2f10|tags:adverb pronoun verb noun b3f-5h9
tags:adverb verb determiner noun a3d-5h-6k2|tags:adverb verb noun b7|tags:adverb verb noun noun f-7k3|tags:adverb verb preposition determiner f13|tags:asking adverb auxiliary pronoun d8
tags:asking auxiliary determiner determiner b10d-11f2|tags:asking auxiliary determiner noun a-13d3e6f4g-11h6|tags:asking auxiliary noun noun d4k10|tags:asking auxiliary noun preposition e3
tags:asking auxiliary noun verb d7|tags:asking auxiliary pronoun adverb c3d3f-5g-7h11|tags:asking auxiliary pronoun auxiliary c-21e7f11g-3|tags:asking auxiliary pronoun preposition d12
tags:asking auxiliary pronoun verb c6d4e-2f-2g-3h-6k6|tags:asking auxiliary verb pronoun c8|tags:asking determiner noun auxiliary g3|tags:asking determiner noun noun a11c10d6e-4f-2g-10
tags:asking determiner noun preposition c-4j3|tags:asking determiner noun verb a13|tags:asking negation to verb g2|tags:asking noun auxiliary determiner d13|tags:asking noun auxiliary pronoun d16
tags:asking noun auxiliary verb g10|tags:asking noun determiner noun c10d-8|tags:asking noun joint pronoun a6|tags:asking noun mark asking a2|tags:asking noun noun auxiliary h5
tags:asking noun noun noun i10|tags:asking noun noun preposition a5|tags:asking noun noun verb d-2g-4i7k6|tags:asking noun preposition determiner g4|tags:asking noun preposition noun d2
tags:asking noun to determiner d2|tags:asking noun verb to h9|tags:asking pronoun auxiliary verb a6b-3d-6g8h9|tags:asking pronoun verb adverb a6|tags:asking pronoun verb determiner a5d-2g9
tags:asking pronoun verb noun a13d3g-3|tags:asking pronoun verb preposition a5d2h2|tags:asking pronoun verb pronoun a13|tags:asking to verb determiner a-3d2g8|tags:asking to verb noun g13
tags:asking to verb preposition g12|tags:asking verb preposition determiner c5|tags:auxiliary determiner noun adverb d-3e7|tags:auxiliary determiner noun auxiliary d6
tags:auxiliary determiner noun noun a-2c7d-3e2f-5g11h-13i9|tags:auxiliary determiner noun preposition d2e-2g4i6|tags:auxiliary determiner noun verb d3h2|tags:auxiliary noun adverb noun d4e3
tags:auxiliary noun adverb verb d11|tags:auxiliary noun determiner noun c10d-11f9|tags:auxiliary noun j2|tags:auxiliary noun noun adverb c-3d21|tags:auxiliary noun noun determiner e8h8
tags:auxiliary noun noun mark d6|tags:auxiliary noun noun noun a17e-5h-8|tags:auxiliary noun noun preposition e2|tags:auxiliary noun noun to e2|tags:auxiliary noun preposition determiner e3
tags:auxiliary noun to noun b16c-4|tags:auxiliary pronoun adverb auxiliary c-3e8|tags:auxiliary pronoun adverb verb b12c2d-3|tags:auxiliary pronoun auxiliary to d2
tags:auxiliary pronoun determiner noun e-7f13h3|tags:auxiliary pronoun preposition determiner c15d-3|tags:auxiliary pronoun pronoun adverb d2|tags:auxiliary pronoun pronoun verb d9e-2
tags:auxiliary pronoun verb asking c18d-5|tags:auxiliary pronoun verb determiner a9c2d9h-4|tags:auxiliary pronoun verb joint c-8d10|tags:auxiliary pronoun verb noun c2d6e8
tags:auxiliary pronoun verb preposition c5e8h-5|tags:auxiliary pronoun verb to b6c-9d3f-10h8|tags:auxiliary verb determiner noun b-3f-2k8|tags:auxiliary verb preposition noun f9g3|tags:determiner b12
tags:determiner determiner noun noun a9|tags:determiner noun asking pronoun f11|tags:determiner noun auxiliary adverb f-9h10k6|tags:determiner noun auxiliary determiner b-9f-12i15k7
tags:determiner noun auxiliary noun b-7f15h-2|tags:determiner noun auxiliary preposition a7b-3f6k-3|tags:determiner noun auxiliary verb a-10f9g-4h3k16|tags:determiner noun determiner noun a16h-3i-4
tags:determiner noun g13|tags:determiner noun joint determiner e6f2|tags:determiner noun joint noun g8|tags:determiner noun joint pronoun b3|tags:determiner noun joint verb d4f-12h6
tags:determiner noun mark f4|tags:determiner noun noun a2b-5f-4g10k5|tags:determiner noun noun adverb a-11f2k10|tags:determiner noun noun auxiliary d-4g-4h18
tags:determiner noun noun joint a15f-14g-7j2|tags:determiner noun noun mark c6j2|tags:determiner noun noun negation f7|tags:determiner noun noun noun b6c3e2g4i-4j-3k-5
tags:determiner noun noun preposition a6b4c2d-7e-4h-2i5k-9|tags:determiner noun noun pronoun b13h-3|tags:determiner noun noun to a-2b2d3g20h-3i-2|tags:determiner noun noun verb a2b-2c-2d-5f5h2
tags:determiner noun preposition asking g15|tags:determiner noun preposition determiner c-8d-5e4f-2g-6h3j4|tags:determiner noun preposition noun a-2c8d3e-6f-6g-6h9i2k-5
tags:determiner noun preposition verb b4d11f-6i4|tags:determiner noun pronoun verb a5b-5f2g5|tags:determiner noun to noun a-4g14|tags:determiner noun to verb b-4f2g2h4
tags:determiner noun verb determiner a-5b-9d12f9g-8h-5k3|tags:determiner noun verb joint a-4f16|tags:determiner noun verb mark d12f-2|tags:determiner noun verb noun a-2c-7f5k5
tags:determiner noun verb preposition b-2g-3h-6i22k2|tags:determiner noun verb pronoun a9f5|tags:determiner noun verb to a7h7|tags:determiner noun verb verb f12|tags:joint adverb verb determiner d9
tags:joint auxiliary noun to e3|tags:joint auxiliary pronoun verb c-10d6e12g-2|tags:joint determiner noun noun h3|tags:joint determiner noun verb g3|tags:joint noun auxiliary pronoun d9
tags:joint noun auxiliary verb c8|tags:joint noun verb noun c19d-11e-5|tags:joint preposition determiner noun c11|tags:joint pronoun verb determiner h4|tags:joint verb determiner noun d8
tags:joint verb noun preposition e13|tags:noun a-10c-5d7e-7f-8g-7i10j8|tags:noun adverb b-5c3d13|tags:noun adverb joint noun d5|tags:noun adverb noun noun b3i-2k9|tags:noun adverb to noun b20k-8
tags:noun adverb verb determiner k2|tags:noun adverb verb noun b5h-3k8|tags:noun auxiliary adverb noun b7h-2|tags:noun auxiliary asking noun h5|tags:noun auxiliary determiner noun h20
tags:noun auxiliary negation auxiliary h2|tags:noun auxiliary noun b7h5k-4|tags:noun auxiliary noun determiner h12|tags:noun auxiliary noun mark h4|tags:noun auxiliary noun preposition b-2h2k11
tags:noun auxiliary preposition a15b-6h-7k2|tags:noun auxiliary verb b6|tags:noun auxiliary verb determiner f6k8|tags:noun auxiliary verb joint f10h4|tags:noun auxiliary verb noun b10h2
tags:noun auxiliary verb preposition b-3k4|tags:noun joint adverb preposition c8e-6|tags:noun joint determiner noun a9b2k-4|tags:noun joint noun a-2b-2c-5d2h15k2|tags:noun joint noun joint e24
tags:noun joint noun mark c2d12e-13|tags:noun joint noun noun c3d-5e14i2k-2|tags:noun joint noun preposition d-2e28|tags:noun joint noun verb h6k2|tags:noun joint verb preposition h9
tags:noun mark c12d-8h9|tags:noun mark determiner noun b12c7|tags:noun mark noun joint b-6d5e8i3|tags:noun mark noun mark b-3c-7e12i2|tags:noun mark noun noun a7b5i2k-8
tags:noun mark noun preposition b4k8|tags:noun noun a-3b7c-7d-8e-15f-12h5i13j-7k3|tags:noun noun adverb a-3b-3c6e10f13h-2i-3|tags:noun noun adverb joint e7|tags:noun noun adverb verb a14f-5
tags:noun noun auxiliary adverb b4h9k-7|tags:noun noun auxiliary auxiliary h9|tags:noun noun auxiliary determiner b-3h26|tags:noun noun auxiliary negation h6|tags:noun noun auxiliary noun b7f5g6k-3
tags:noun noun auxiliary pronoun h-3k4|tags:noun noun auxiliary verb b-4f9h4i-3|tags:noun noun joint determiner e6i12|tags:noun noun joint noun d-3e13h-6k-6|tags:noun noun joint pronoun h5i2
tags:noun noun joint verb b5h-2i6|tags:noun noun mark auxiliary c12|tags:noun noun mark determiner a-3b18h-2j8|tags:noun noun mark e-8g12k9|tags:noun noun mark joint i8
tags:noun noun mark noun a13b-8f-3g-8h-2i2k3|tags:noun noun mark pronoun a-6b4h5|tags:noun noun mark verb b8h9k-5|tags:noun noun noun a-10c-7e-3h-10i12k10|tags:noun noun noun adverb b8d4
tags:noun noun noun auxiliary d8f-4g2h4k-2|tags:noun noun noun determiner b-2f11i7|tags:noun noun noun joint a-10b5f4g11h-4|tags:noun noun noun mark a9b6c3d-2g-10h-10k-4
tags:noun noun noun noun a4c-7d-6e4h7i-2k-5|tags:noun noun noun preposition a-5h-6j5k3|tags:noun noun noun pronoun a-4b-3c12d8f-4g-7i11|tags:noun noun noun to e-3f11h13k-6
tags:noun noun noun verb b-5e2h7k7|tags:noun noun preposition adverb i2|tags:noun noun preposition determiner b-3c10d-6f-3g-7h-10j3k6|tags:noun noun preposition noun a-5d-6g2i4k3
tags:noun noun preposition preposition f18|tags:noun noun preposition pronoun d-6h10j2|tags:noun noun preposition verb a13d9i-3|tags:noun noun pronoun verb a7h8|tags:noun noun to determiner a7g7i-4
tags:noun noun to noun g6i8k-2|tags:noun noun to verb g19|tags:noun noun verb adverb h2|tags:noun noun verb determiner a-5c6f14h6k-8|tags:noun noun verb h2k7|tags:noun noun verb mark a12h-2
tags:noun noun verb noun a-12b7f6g-4k-4|tags:noun noun verb preposition a15b-2f5h-11i-2|tags:noun noun verb pronoun a2|tags:noun preposition determiner noun a-6b-3f-3g7h-16i8k6
tags:noun preposition noun a3b-9c3e-6h-6i8k8|tags:noun preposition noun auxiliary b13h2|tags:noun preposition noun joint e7i3|tags:noun preposition noun mark a5b-7d4f-8j2
tags:noun preposition noun noun a-8d-2f8g-4i3|tags:noun preposition noun preposition b-8d6e10g4h-6i3k-9|tags:noun preposition pronoun verb g5|tags:noun preposition verb determiner e2g2
tags:noun pronoun auxiliary verb g2|tags:noun pronoun joint negation d7|tags:noun pronoun preposition determiner k9|tags:noun pronoun preposition noun k2|tags:noun to noun b8d2i-4
tags:noun to noun joint d13|tags:noun to noun preposition a11d6g-10i2|tags:noun to verb determiner g5k13|tags:noun to verb noun g6|tags:noun to verb preposition e6g-3i16
tags:noun verb determiner noun a-3b4c-3d-3f11g2i-4k2|tags:noun verb noun adverb k8|tags:noun verb noun joint b7f5|tags:noun verb noun k16|tags:noun verb noun noun a3b4h11k-7
tags:noun verb noun preposition f5|tags:noun verb noun verb a8f-4h5|tags:noun verb preposition determiner a-8b-6c8f9h-4k12|tags:noun verb preposition mark f7|tags:noun verb preposition noun a12h3k-3
tags:noun verb preposition pronoun e4|tags:noun verb pronoun noun a2|tags:noun verb pronoun pronoun h12|tags:noun verb to noun d3e9f-7h2|tags:noun verb to verb d3|tags:noun verb verb determiner f8
tags:noun verb verb noun f2h5|tags:noun verb verb preposition f16|tags:preposition asking noun auxiliary d4|tags:preposition determiner noun determiner h9
tags:preposition determiner noun noun a11b-5d-3e5h6i-9|tags:preposition determiner noun preposition i17k8|tags:preposition determiner noun pronoun a-8b12g5h-2|tags:preposition noun noun d13
tags:preposition noun noun preposition b9|tags:preposition noun pronoun auxiliary a6|tags:preposition noun to noun a3|tags:preposition noun verb determiner a4f-2|tags:preposition verb noun noun a7
tags:pronoun adverb mark d-8f11|tags:pronoun adverb verb determiner a-4c3h5|tags:pronoun adverb verb noun a4d2h-2|tags:pronoun adverb verb to k6|tags:pronoun auxiliary adverb noun a11b-5
tags:pronoun auxiliary adverb verb a-4b18f-5|tags:pronoun auxiliary auxiliary determiner a3c9f-7|tags:pronoun auxiliary determiner auxiliary h6|tags:pronoun auxiliary determiner noun f6k12
tags:pronoun auxiliary negation verb f9|tags:pronoun auxiliary noun noun b-3d4e-6f4h-2k3|tags:pronoun auxiliary noun preposition f2|tags:pronoun auxiliary noun to h11
tags:pronoun auxiliary verb determiner h6|tags:pronoun auxiliary verb f10k5|tags:pronoun auxiliary verb noun a-8h8k11|tags:pronoun auxiliary verb preposition c-2e13f6h-4k4
tags:pronoun determiner noun noun f6|tags:pronoun joint verb noun b9d-7h5|tags:pronoun preposition determiner noun k10|tags:pronoun preposition noun noun i3
tags:pronoun verb determiner noun a2b3d3e-7f4g-14h-3i-4j-2k5|tags:pronoun verb determiner to a9|tags:pronoun verb f3h-11|tags:pronoun verb joint determiner h10|tags:pronoun verb joint noun d13
tags:pronoun verb joint pronoun a-8b-5f-9k15|tags:pronoun verb noun b5h4|tags:pronoun verb noun determiner a-3b3g6|tags:pronoun verb noun joint a-3b10f-11h3|tags:pronoun verb noun noun a4b-5g-6h9
tags:pronoun verb noun preposition f5h4|tags:pronoun verb preposition determiner b-7e7k4|tags:pronoun verb preposition noun a-4b5d2h3|tags:pronoun verb preposition to f3
tags:pronoun verb pronoun noun a13|tags:pronoun verb pronoun preposition b2k-2|tags:pronoun verb to determiner a6|tags:pronoun verb to noun a9f-8h5|tags:pronoun verb to verb g2
tags:pronoun verb verb determiner a15|tags:pronoun verb verb noun g15h-13|tags:to determiner noun joint f-3h12|tags:verb determiner noun a3f-7h-3k5|tags:verb determiner noun joint b-2d3e12g-10k6
tags:verb determiner noun mark g10|tags:verb determiner noun noun a5b2c-6d-3f-3g4h-8i-3k3|tags:verb determiner noun preposition a7b-2c-6d4f-6h-3i5|tags:verb determiner noun pronoun g6
tags:verb determiner noun to d6f8|tags:verb determiner noun verb e4f11|tags:verb determiner preposition b12|tags:verb f13|tags:verb noun b11i18j-5|tags:verb noun determiner noun b7k-3
tags:verb noun joint verb e4|tags:verb noun mark adverb d10g6|tags:verb noun mark determiner b21|tags:verb noun mark noun f8|tags:verb noun noun a-3b8g-10h-4i12k3|tags:verb noun noun joint g14
tags:verb noun noun mark b8|tags:verb noun noun noun a5f-2g6k2|tags:verb noun noun preposition a9c7d-7f-10g11h-11i-6k3|tags:verb noun noun pronoun f6h6|tags:verb noun noun to a-3c8i7k-5
tags:verb noun preposition determiner b-4d4h-4|tags:verb noun preposition noun b-4d-7e8f2g2i2k-12|tags:verb preposition adverb noun c3|tags:verb preposition determiner noun a2b-11d11h-7i4
tags:verb preposition mark joint f2|tags:verb preposition noun b-7h7|tags:verb preposition noun mark b4f8|tags:verb preposition noun noun a-3c4d-16f7h-6i4k3
tags:verb preposition noun preposition b3c3d-6f5i-2|tags:verb preposition noun to a2g2|tags:verb preposition preposition noun a-6b5|tags:verb preposition verb determiner d22
tags:verb pronoun asking pronoun c3|tags:verb pronoun determiner noun c-2d18k3|tags:verb pronoun noun noun b4c3|tags:verb pronoun preposition determiner d5|tags:verb to verb determiner a-4d-5f9g2k13
tags:verb to verb noun f8|tags:verb verb determiner noun h12|tags:verb verb noun preposition h3|tags:verb verb preposition determiner a-9f11|tags:verb verb preposition noun h5|tailwind e6h8
take a-2b7e3g-4h8|takes f18h-2|taking a2b-4g3k12|talk a-7b-6c-2f3h13i6k-3|talking a-7h15|tasks b9|tattoo b3|taught a3b10f-4|tax a-3b-7d10f-8g2i-6j4k7|taxes d5h-3i9|tea b-7c10e-7k6|teach h2
teacher b-2f5h9|teaching d17|team a11b-16c-6d4e4f-3h-18i4k3|teams b14f-5h11i5k-13|tear c18|teardown b5|tech a5h4|technical g-3i5|technology h4|teenagers b8i7|tell a2b11c11e-5f-4g-10h2k-8|tells b10g2
template b7c-3f-2g12h-2k-8|templates a2f-3g7|ten a10b3c8e-3f-2i-8k-9|tenant f9|tenants b10c2d-9i5|terminal b8|terms k15|tern b14c3|test c21d-5|tested a2|tester a11|testers b-15c27f2h-2|testimonial g6
testimonials c11d-2|testing c3h6|tests f8h-3|texas d4|text a2b20d-5f-3k-3|texts c2|than d-15e8g-6h14k-7|thank f-2g-2k16|thanks b-6c7i-3k14|that a3b2c2d2e-11f-7g3k-5|that's a8|the b-3d-6e-4f2g2i4
theatre h13i3k-7|their a2b-3c-6d4e2f-3g-2h3|them b-8c-8d7f11|theme b12h11k-8|then f3g12h-8|there a-6b-3d7f-2h12|there's h7|these c11g15h-10i-3|they a12b-12f6g-3h6k-8|they're f4|thing a-10d2f-4h9j4
things a16b-6c-4f-12h6i2k-5|think a-5c4d-17f4g-2h14|thinking d19f4h-3k-6|thinkpad e8|thinks d-7f13h5|third f13|this b2c11d-11e-11f-2h-10i-11j13k5|thought a4c4|thoughts c7d2f-2h7k-2
thread b-3c-6d-3g-8i-4j13k26|threads b5|three a8b-4c3d-5|through c5e3f-2|thumbnail c3|thursday b15h-2i-11k7|tickets a4d-7g4h-7k6|tide b10|tidemark b18i-6|tier a2b-8c5|tiktok a2h12i-9|til a15b-4f-4k3
tiles c7|till a-7c-5d13e6f8h-4|time b-6c6e-6f7h3i-2k-13|timer f7|times a10b-5d-5e-2f6h-2i2|timetable b4f-2k10|timing a9|tiny b11d-6f-3g2h-7i4k-14|tipping b-2d-4h9i10|tips d8e3g11h-6
tired a-11b3c-2f7h10k-3|to a2b-2c-2d3g7i-3j-6|today a-2b6c-9f6g-15h-12k8|todo c5h2|toilets g2|tokens b11k-3|told a17h-2|tomorrow b9i-3k3|tonight b4k5|too a-8b2c5e-4f5h3k-4|took a11f9g-3h-3k-5
tool c4d7g-6k-16|tools a11b-7d2f-5|torn e3|total e5|touch i7|tour c10d-7|town b5c4d-3i2k-5|track b10f-6g2h-2|tracker b7|tracking d5g2|trade c-3h7i2|trademark d4|traffic a-2f10g3i-3|trailer c5
train b10h12i-4|training e3|translate g10|translator a5|translators d17|tree a-10f5k11|trello h13|trial h2|trials h11i2|tricks g8|tried a3b-2c-4d2e8f4k-2|tripled f7|trouble f14k-2|truck f-5g8h-4i-2k7
true h12|trust a-4e-3h9i9|truth c15h-2|try a-8b2c10d-7k7|trying d5e2f6|tuesday b4f3k3|tuner d-2e4|turn b6g3h5|turn:a thing a-6b7c5d5e2f-11g2i-7j-3k-8|turn:acted a9c-6d-3e-2h-4i2
turn:ago a4b3c-3e-3f12g-3h-5i3k-11|turn:all a2c-7e-4f5g2h5i-8k-6|turn:ask b-3c5d11e6g-5i-8k-6|turn:bad a4b-3c-3d-3e-2f9g3h3i-2j-3k-9|turn:between a-3b-5c4e14f2h-7k-3|turn:counted a12d-4f-5g20h-4i2k-12
turn:either b-8c5d4e24f-9g-10h2i-8k-10|turn:gain a6b2f-2g5h-4i-4k-2|turn:good f2g-6h-2|turn:guide a2c-4e-2f-2g15i-4k-4|turn:judge a-5c16d3e-7g-2h4i-6j-7k-3|turn:judged a-2b-2c11e-3i-4j-3
turn:learnt a11c-3d-3f-2g4h-2i-3|turn:machine b4c3d-4f5g2h-3i-4j-5k-2|turn:metric a5b-3c-6f7g2h-5k-4|turn:not b-6c-2f9h6k-15|turn:offer a-7b7f-6g-6k5|turn:options b-7c-4d-14e32f-4g-6h16i-11k-10
turn:own thing b9c6d-6g-2h-4i-4j-8k4|turn:people a2b-3c-2f3h2i3j-5k-3|turn:plea b-7d7e-5f22g-2h-8k-5|turn:praise c-2d5f-4h9i-8k-4|turn:ready b10c-3d-3e-2f3g-5h-4j-8k7
turn:request a-11c11d7e6g-13i-9j-3k-4|turn:show a2b11d-5e-4f-2h-4i-2j-6k5|turn:stance b-7d2g-3h13i-10k-2|turn:than a2d-14e8g-5h10i-2k-5|turn:thing b6f-3g2h-3i-2k2|turn:verdict a-3b-8c2f-2g2h11i-5k-12
turn:versus a2b-6d-3e27g-3h-5i-5k-2|turn:which a-2b3d6e3f-3h-4k-14|turn:would a-4b-11c4e8f8g-9h-4k-2|turn:yours a-5d2e-3f-13g9h2j-2k2|turn?:a thing a7b-6c7e2f-3g-10h-2|turn?:acted b-4c7d7e8f-7
turn?:ago a-11c2d14f3|turn?:all b-6d9f8g-4h-15|turn?:ask b2d6e-2h-6k-2|turn?:bad c6e-3f2g-6|turn?:between b-3c3e10f2g-2h-5|turn?:either c3e13f-4|turn?:gain e11|turn?:good b-2c2d6e8f-4h-4
turn?:guide a6d5f3g-25|turn?:judge a-5b-4c7d4e-8f-11g7h5|turn?:judged b-5c9g2h-7k-3|turn?:learnt a-15b6c2e2|turn?:machine a-6b6c5d-3e8f-3h-3|turn?:metric d7e6g-7|turn?:not a7e-13g-3|turn?:offer d6
turn?:options d-8e22|turn?:own thing d-9e4f2|turn?:people a-7b-4d13e7g-13h-8k5|turn?:plea c-2f9|turn?:praise b5c2d8h-5k-5|turn?:ready a3b-13c3d6f-9|turn?:request b-8f7g-3h2k-3
turn?:show b-9c-3d8e8f-10h2|turn?:stance b6d4h-4|turn?:than c2d-4e11|turn?:thing b-8d2e3g3h-4|turn?:verdict b2c3e-5g2|turn?:versus d-10e14|turn?:which a-5b9c2d7f-3g-11h-2|turn?:would b-2d-4e6f8
turn?:yours a-3b-3c5d5e-2f-2g9|turned a7f-12h-2k11|turning d7|turns a2b4c12d-7f-10h-7|tutor g-7k13|tutorial a-5b-3f10g18|twelve h13|twice a9f9h-2|two a12c-4d-5f6h-3i-7|two-person a2b2|type c4
typescript a-3b4i9|ui b8c4|uncle f3|uncles i5|under b5c-4d10f2g-5k-10|undercharging f3|underrated h16|understand c6f4|understands d14|unity e7|unlimited f10|unpaid d4f-14g8|unpopular h14
until a-15e10f14i-5|up a-3b8c-2d2f3g3h-11i-5j-4k6|update a9b-3c-6f6g-2i-10k7|upfront d7|uptime b4|us a12b-10c-4d4e-4f4g-8h-7k5|usage-based c-10d8|use a4b2c-2d5f-6h-9i-4k4|used a3b4c-4d4e4g-2k-3
users a8b-7c9e5f3g-7h-3i-2k-8|uses f5|using d20e-6f-6|va c-3d7e6|validate c7|validating c16|van a7e5|vanish f14|vat b-3d14g-4i-2j2k18|vendor f2h8|vercel e5|version a2b17f-7k-10|versus e19|very j3
vets g-2h17|via j8|video a5b-12c7d-7f-9g-4h12j6|views f-3|village a5i12k-2|vim e8h-3i-3|vintage b7i3k-5|virtual k16|visitors a3b-6f13h-10|visits a-2f3k6|voice b2c12|volunteer g-6i4k9
volunteers h-4i10k13|vps d16g7h-7|vs a7d-10e32f-2h-5i-11k-4|vue k8|w d7|wage f-2h3k8|wait c-5d5e3f-4h15i-5|waiting g2i3|waitlist a3g8k-3|wales b2|walkthrough g11|wall b4e4|want a-5b-19c12d7f-9h6
wanted a-6c17f4g-7i-4k6|wants a-13b-3d6e2f12h3k-7|warehouse a9b-4d14k-8|warning f8|was a5c-5d15f-2g-3|waste b6h2|watch c5|water b2c-4d-10f13h3|watercolor b4|way a4b-6d9h2i-3|ways g10i6
we a5d-8e-2f3g-8i-5j-3k3|we're b7h-6k9|we've a-4b6k10|web a-8g5h5i-5|webflow d6e5i-3k5|webhook f7|webhooks f4|webinar b-8i-4k22|webinars g4i2k-2|webshop a-2f9|website b3d2e7f-2h-6k-3|websites k9
wedding a-4f9g-6h3k-9|weddings a-4b5f-3h9|wednesday k9|week a5b-4c-11d-8e-11f5g3j-2k7|weekend a5c-2f-4h6k-5|weekends a5b7|weekly b5c-11d3e2f-7h-4i-6k5|weeks a11b-4d6e-3g-5h5k-2|welcome b19c6d-9k-3
well b5c-2d9e-4|went a15b-11c-7h-5k6|were a-6b-4f8h2k7|wet f2g12|what a5b-3c3d6g4h-15i-7j-5k-3|what's a-4c8d10e11f-3g-8h-10|whatever d16|whatsapp b2|when a7b2d4g9h-18i-6k-8|where b-4c7e2f-4k-4
whether d3e9f-8h5|which a-9b2d5e9f-9g-5h-10|while b8f12h-4|who a-10b3d4e-6g-2h4i8k-11|who:anybody d12|who:anyone b2c-3d9e-4f-4h3|who:asked a-2b-2d3f2|who:everything g12|who:here b8|who:here's g5
who:i a3b2d-4e-3f2i-2j-6k2|who:it h-2i2|who:it's b3h7|who:me a8d-2h11|who:nobody b-2j-4|who:none f-2g-2i4|who:other c-4f2h4i-2j-2k2|who:own a2b2e-8f3h-2k3|who:people a-6b2c-4g3i2|who:she a2
who:somebody f4j5|who:someone d2f3j2|who:there h4|who:they a-2f17|who:you a-8b4c-2f-6g2h4k2|who:you'd c8d9|who:you'll a6|whole a6b-12g11|whom a3b5e-2g5|why a4b-9c-2f4g-5h9i-2k-9|wich d10h-4
wife b15c-3d-2|wifi f19|wiki c-2d4f-3k9|will a-6c2f-6h10k10|win k2|window a3c11f-2|wine c3d-3e-2i11|wins k15|winter a-2b-5i9k14|winters b4|wish a3b2g-5h8|wishlists a2f-4g5k-3
with a-4b3c-6d3e2g2i-2j-3k-4|within b6f-13h6|without a8c-9d-2e-10f2g4i4k-10|woman i7|won f-6k11|won't a-2d-3e4f13|wondering d17|woocommerce e2|wooden b7e3|wool e7|word f5h14|wordpress d-8e13g6
work a-12b-17c-7d6e-2f2h11i3k2|workers c8|workflow a9g4k-4|working d-2e4f4g-7h-2i6|works a-6c4d5e-4f3k-5|workshop b3c-6d-8g4k8|world a3i2|worse a-10c15f-13h9|worst a8c3f-2g-3h7|worth b-4c-5d12j16
would b-6c5e3f4h-8k-7|wouldn't c6|wrappers h6|write a3b3d-4g16|write-up j4|writes b11|writing a6b-4f-5g7h3|written b14|wrong c3d-13f7h5|wrote a-5b7c8f-15g7h-8|wtf f16|year a14b-6c-6d-5e2i-9k5
year-end d3i3|yearly e7k2|years a10b3c-5e-2f-13h10i-13k4|yes a-4d8e-9f7h6|yesterday a-3f7h8k-8|yesterday's j2|yoga e15i-5k7|you a-4b3c3d4f-4i-8|you'd b6c2d5h-2|you'll a7g2|you:ago b2|you:bad d-5
you:guide g16|you:judge c2g6|you:not d-2g3h8|you:show c5d2g-2|you:thing b10c2d6e-5g-9|young i5|your a-9e-3f-15g7k3|yourself k9|youtube d-3|yrs c3|zapier a2f-9h8|zero a3b13g-3h-5i-4|zig b12|zones f5g4
zoom f7i6
`;
