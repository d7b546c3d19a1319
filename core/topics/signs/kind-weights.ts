/** What each word and turn of a topic says for each kind. Written by `npm run topics -- --fit`. */
export const KIND_WEIGHTS = `
, a-2b8e2g-2h-3k-4|: b8c4d-3f-9h-4i-16j3k5|? a-2b-2c5d6e4f2i-6j-5k-3|a c-3d4g3i-4j-3k-3|about b4c6e-11f-6g-4j8k-7|about:a many b3c2d5i2j-9|about:a many none b4c2d2i-8j-11
about:a one a4b-5d-11f2g5h5i-6j3k-6|about:a one did a12b-4h-3j8|about:a one do h5|about:a one does b9g-8h11|about:a one doing a4g6|about:a one is h12|about:a one may e2|about:a one none c4e3g14h-8i-3
about:adverb many c-8e11|about:adverb many none c-7f5k5|about:adverb one b2e-12g-10i-7k3|about:adverb one did a2b2c-2d-3f5|about:adverb one do a3c8f-9g-4h-4k3|about:adverb one doing k5
about:adverb one is k4|about:adverb one may c2h3|about:adverb one none a-7b8d2e-8i-2|about:an one a8c-5j6|about:an one did j3|about:an one none a11c-3|about:asking many a3b-2e5f-12g-3h5
about:asking many did a3|about:asking many do a2c-3f-3g-13h8k3|about:asking many doing c6|about:asking many may g8|about:asking many none d3e4|about:asking one a6b-7d4g3i-3k-3
about:asking one did a20d2|about:asking one do a4c-5d7f-7g11k-2|about:asking one does a2h5|about:asking one doing a9c-3d6|about:asking one is a-3c-9d4f3g-8k8|about:asking one may a-7c2d3f3i-2k-3
about:asking one none a-12c8e7|about:asking one not a2h6|about:asking one was a7d7g-9|about:auxiliary one a-3c5d4e3f-2g-2i-2j-2k-3|about:auxiliary one has d5e3|about:auxiliary one is c2d5e3h-7
about:auxiliary one may c4d4e2f-2g-5k-5|about:auxiliary one not a-4c-3d-2e2f6h10|about:auxiliary one was c-2d6h9|about:determiner one d8f4g-4k-2|about:determiner one do f3|about:determiner one does d8
about:determiner one doing d13|about:determiner one none c5|about:every one a-4f9h5|about:every one do f10|about:every one does a-2h2|about:half one a5f2|about:half one do f8
about:i one a3b2f2g-4i-6j-5k4|about:i one did a5b4d-2e-6f-2g2j-3k2|about:i one do a-3f2g-7h3i-3k3|about:i one doing a-6b6d4k6|about:i one has a-7e-6f4k4|about:i one is a-12e2f3h-3k8
about:i one may b-5c2e9g-5k6|about:i one not a-3f6h12|about:i one was a4f-3k4|about:joint many c5e-5g3j2|about:joint many do g2|about:joint many may c9|about:joint one b-9d9e5f-10i3k-2
about:joint one did a3d9|about:joint one do e-2g2h3|about:joint one does c5d-2e-2i12|about:joint one has d5|about:joint one is d9|about:joint one may c-2d8e2|about:joint one none d2e3
about:joint one was e8g-2|about:many many b-2e-6f7g-7h8j-7|about:many many did b-2c9f-2k3|about:many many do a-4f16g-3h4k-2|about:many many does h4|about:many many is a5b8f-9h2|about:many many may h17
about:many many none b-4d5e-6h10i2j-5|about:many many not h3|about:many one b-7c-3d2e-2f5g2h4k-7|about:many one did a-3c4f5|about:many one do a3d-3e-7i6|about:many one does a8b-2d-4g4h6
about:many one doing a9|about:many one is a-4b-2e4f10|about:many one may d4|about:many one none a-2b-4d6h3k-3|about:most many do h3|about:most many h13|about:most one g7|about:negation one e2f-2h6
about:negation one none h7|about:no one a-3d2f8h8|about:no one does f6|about:number many a3b2f-7i-5k4|about:number many do g15|about:number many none b7i-4k5|about:number one a4b-10c2d-8g4h-9i6j-3k3
about:number one did b-2g9|about:number one do f6g6|about:number one does a2|about:number one is c3f2|about:number one none a7g-13i3k3|about:number one not a-4g7i13
about:one many a-5b-3c-3d-8f-2h4i11j-3k3|about:one many did k5|about:one many do b-4f8g-6h13|about:one many is b-3g6h4i-6k3|about:one many may k9|about:one many none a-7d-2f-4h-2i11j-2k2
about:one many was k4|about:one one did a5d-4e-2f3g-3i-4|about:one one do a-2f-4g2h-2k2|about:one one does b3c-8d4f4g-3i-14j-4k3|about:one one doing g-2h-2i2|about:one one has b7h5j-2
about:one one is a-2b6c-5e-2g-8h8k3|about:one one may a-4e9g3|about:one one none a-3d-3g-3h-2i3k2|about:one one not b2d4|about:one one was h4|about:own many c-7f3g11|about:own many did b-5g14
about:own many do a-3f10k5|about:own many does b10|about:own many has a-2f7|about:own many is b2k3|about:own many none a10g9k-5|about:own one a2c-2e-7f2g-5|about:own one did a2c-7f2g-6h4
about:own one do c-2f2g10j3|about:own one does c3d4f4g-4h-4|about:own one doing b3j2|about:own one has b2k6|about:own one is a-17b5d-2f3h-4i9k3|about:own one may c5k2
about:own one none a12c-11f-6h15i-3j3k-2|about:own one not b4|about:own one was a7b-4f-5k6|about:preposition many d8f-2i8|about:preposition many is h7|about:preposition many none d6i10
about:preposition one a4b6c-7d2e-3h2i-4|about:preposition one did a2c-3e-2f3h4|about:preposition one do d11e-2f-4g7h-5|about:preposition one doing a9h6|about:preposition one has a10f-5
about:preposition one is d-9e4h7|about:preposition one may b14e3|about:preposition one none a7b-10f4i-2j3|about:preposition one was d3|about:pronoun many b6h5j3k-3|about:pronoun many do b2h5
about:pronoun many none d2j2|about:pronoun one b-2e-12f6h6i-2j2k-11|about:pronoun one did a4c-8d4|about:pronoun one do c7d-4f3g3h3i-4|about:pronoun one does a-8b-4f7g2h5|about:pronoun one doing d17f-3
about:pronoun one is a-2b2f4h4|about:pronoun one may c11d-5h7|about:pronoun one none b2d-3f12|about:pronoun one not h6|about:pronoun one was a3|about:the many f-4g2h2i6k-3
about:the many none f-4h5i6k-3|about:the one a2c-5d-6e-4f3g5i4|about:the one did a13f3g-8h-7i3k-6|about:the one do b-9f7g15h-9|about:the one does a-13g2i4k3|about:the one doing i7
about:the one is b2g-2h10k5|about:the one none g4h-8i4k2|about:the one not f8|about:this many a10|about:this many is a10|about:this one j3|about:to one h11|about:your one g2h9|about:your one is g2
about:your one not h8|above d7f3|accept f4|access b13e3h6i-9k-10|accessibility i6k3|accidentally f6|account a-8b5f16g-6h-6k-2|accountant a4b-2c-5d17g-3|accounting d6|acmely b3k10|acquired a-2k14
across a-7f5g3i13k-4|actions f11|actually d10e-3f-5|ad a-6c10f12g4k-2|add c2d-10f14g4|added b6f-3|adding h3|address a-9b5c5e-3g-8h-11i-12j26k-6|address by asked c4d-5j14|address by i b2
address by nobody c8f-3g-2h-4j11|address by none b2g-3i-10j36k-4|address by other a-4b5c-2h-6j16|address by own j17|address by somebody j2|address by you j6|address of a b2j11|address of adverb j6
address of an j6|address of asking j7|address of auxiliary c-8d9j2|address of i c2|address of many j17|address of one a-4b3c7g-7h-6i-11j25k-9|address of own a-2j23|address of preposition j23
address of pronoun b-5h-2j22|address of the i-3j18|address of this j14|address:end a-8b7c4f-7g-6h-10i-10j31k-8|address:end false a-7b8c5d-4f-7g-5h-8i-7j30k-9|address:end true d6
address:start false j25|address:start i-2j25|adobe h3|ads a10c-2d3e5i-17k-6|adults i13|advice b-11c-6d6e3f2g4k-10|advisor e2|affiliate d14j3|after b3d-3e-8f6i5k-3|afternoon g13
again a2b-9c-3d-8f5g6h-4k11|against d-2e24k2|agencies a-6d2f-3h5i7k6|agency a3c-4d-5e9f-6i8k2|agents i2|ago a5|agree f5|ahrefs e5|ai a2e-9f-2g-3h17k-5|aid d7|air e8h4|alerts b10|alive a-2b5d12e-11f10
all b5c-7d-2i-3|alone f2|already d3f15|also d6f2|alternative d13h-4i2|alternatives b-2d17i10k-11|always a-7b8d-2f5g9k-2|am a-2c5d-2e-6f3g-4i4k-2|ama i-2k13|amazon d4f6h2|among i5|an f-9g4h-4i3k-3
analytics f5|and a4b-2d-4e2f6i3k-8|android a-4b3c11d3f-6h-7k2|angry b7e-3f8i-4|anniversary k7|announce a-8k12|announcing a-2b14k7|annoys h2|annual b-3e10k5|another a-2b10f-9g-5h7j5|answer a-2d3f6g2j2
answered a7|answering h10|answers a-6b10c9e-2|anxiety b-4i17|any a2b-6c2d4g-7|anybody b8d3e-3g4h-4|anymore f16|anyone c-2d5f3g-6|anyone:bad d3|anyone:thing d8|anything a7b4c7h-10|apart c12
api b-2c-6f4g-3k7|apology c5e-2h3|app a2c7i-11|apple b-6f4k15|applicants f13|applications f-2g3k3|appointments b4f2|appreciate c6|apprentice a12|apps a8g-2h13|april a6f-7k10|are a-4c-11e4h10i-10j-3k3
aren't g12|arrive f10h-2|arrogant c7|art i10|article c-4j17|as a4b4f-7g-2i6k-5|asana d5e6k-2|ask a8b-2c-8d9g7h-5k-7|asked f-3h5k-2|asked:ago f2g3|asked:bad d2e-8h4|asked:gain d9|asked:good a8e5g2
asked:guide e5g9h-3|asked:judge d8e-5|asked:learnt a6b8g-6k7|asked:not a14c-6e-4g7h-3|asked:show c-9g4h3|asked:thing a-2c3h4|asking b6c-8g-5h17i-4k-6|asks a-4b-3c5d6e3i-5j-3|asleep b7|assistant k12
at b-9c-3f4h-7i8|ate f9k-4|attract h12|attribution b-6d5j3|audience d8e-2h9i-6|audit h-2i-2k19|audits h8k2|august h-5i9k2|austria d2|automate g2|automated a10f-4|automatic i-3k4|available b12|avoid g5
away d2g-3k7|awkward i16|aws e2f4|b c10e-6k6|b2b c-3d4i17|back a8b-6c-5e-2f-2h4i-6k9|backlinks d3|backup a-5b5c2e-2|backups a2d9g6h-4|bad a-3b-3c-2d9e-15g10h15|bake a-6f12|baker e2k6|bakers c7i6
bakery a5c7f-10g-7k-2|balance i3|bali f3|bands b7|bank a-7b3c-4d5f14g-7h-4i-8k6|banks a-2f4|banned a2f4g-3|banners f-5h14|barn a-3b3g2|basecamp e3j6|basics b-2d4k6|be b3c9d-5f-12g-4h12|beach k14
beat h17|beats h11|beautiful j7|because a-7c-2f9h8k-4|become b3d-2g-7h5k9|beekeepers i12k-4|beekeeping a13|been a10e-9f5k2|before b-9c5d2e-15g7h-4i3k-8|begging h12|begin d12|beginner d-6e9
beginner's g16|beginners b3g2i-8|behind a-6k6|being d-3h11i12|believe h14|below c3d2|berlin b-3k18|best a7b-16d8e-9f6i-8k-14|bet b10|beta b16c11d-3e4h-7i-3k-13|better b-8c6d-12e12f-18g13i-4k-7
between a-8d-6e20h-7i12|bidding f14|big b2c-2d-2e13g-2i-2k-3|bigger a-5g11h-3k7|biggest a7f4k-3|bike a-2b8f-2k6|bikes k5|bill f12|billing a2e14|black b-4g3i4k5|blog a3b-5c-6d-3g4i-3k2
board a-4b12j-12k15|boat f2|book a-4b8g-4k6|booking a-4b15k-11|bookkeeper a2b-8e5f-2i-8k17|bookkeeping a4b3i8|bookmark b8h-3|bookmarks b4|books d11g3k8|bookshop d7|bootstrapping c-5i5k3
boring c7d-14e3f-10h19i-2|bot a-9b16f2|both b3d-2e23f-5h-3j3|bought b-6k10|bounce a6|box b4c3e8f-4|bramble b10h-3|brand d-6f10|brazil b-4d2i11|breach d-4g8|bread a-2b2g13h-6i3k-3|break g-3h16i-3k4
breakfast d-2h7k12|breaks b7c-3f3|brevo e15i-3|breweries k7|bring b3g4|brings a9f-2|broke a3f8|broken b3d5e-2f5h-11|brought f6|browser a-2b9c3|brutal c7|brutally c4|bucks a2
budget a-4b-3d2e2f-7g8h-3i11|budgeting b9c11|budgets i18|bug b5f-4|build a7b-12c-8d-12e6f11g4h-2|building a-2e8|buildinpublic a8b4h-4i-10k8|built b16f-4h2k-3|burned f17|burnout i10j2k-6
business b-7c3d8f2g-4i5|businesses h6|busy c8d-5h9|but a-3c2d-4e-3f14g-3h5i-6k-7|butcher a7|button a6|buy b-7c2d-2e9f-8g-9k12|buying e10f-3h5|by a7b4c-7d-7e-2g9h-4i-9|c f9|cable i4|cafe b-2d-5e8k2
café h6|cake a-2f4h3j2|cakes a-2b-2f8|calculator b8c7|calendar a-8k5|calendly f3|call b-3g-2h11k15|called b14k-3|calling a5c-4d2e-10g-2h12|calls b17c3d-3e-7f8g-11i-12j-3|calm g12|calmer a8|came a18
campaign f-3k11|can a-5d2e-6f-6g12i-3|can't a5b-11d-14f12g-9i5|canada b-8k15|cancel d11f3|cancelled a11f-5|candid c11|candle k8|candles f2|cannot f3g9h-4|canva b-4d6f-5g-4h6i4|car a-3g13
card c2d2e5g-4h-3|cards a-4b10|care b3|careers i4|cares h10|cart f2k-3|case a2c10f-2j2k-4|cases e4i-3|cash a-3b-2e4f15i6k-6|ceramics a4b8k-5|cet b-3k14|chain a7i2k-2|chair k9
change b-4c13d-6e-5h9i3k-4|changed d4e-2f3g-6k12|changelog a7b-5k6|changelogs b11g-2|changes b3f6h-2i-2k12|changing a5d-4k11|chapter c9|charge a-4c-12d6e11h2|chargeback a9|chargebacks a-2f17k-2
charged a8b-4|charging h16|charities f-2g3k5|charity a5d3h-4k2|chart c2d-4j7|chase g3|chasing b-3f7i5|chat e2|chatbots h6|chatgpt a5e5f-4|cheap d4f-4h5|cheaper d-2e12f11|cheapest h2|cheat g16
check a-5b-3c6g8h-6|checklist a-12b4f-6g21i-4j3|checkout c5d7f5h-5|checks b11g4k-4|chef b-6k10|children's i6k6|choir a13d2f-5|choose d10e12f-11h-5|christmas d-6g8h-4i4k3|chrome a-2b4|church i16
churn f-11g7h-4i11|ci f15|cinema e5|city c7d-3f5|clap b3h5|class c3|classes b-6e2g7k4|clause a-8g12|clauses a2i3|cleaning g9|cleanup k15|clear c12d-4|cli b16h-2|click f4|clicks f2
client a3b-6c-12d7e-2f4g4h-5i6k-11|client's f6|clients a3b-8c-11d2f4h3|clinic a-3b2c-2d2|clinics a10k-7|clocks f3|close f-2k7|closed a12d2f7k-8|closing a-4d3f-3g2j4k2|cloud a-4b8h5i-2
cloudflare e5f12h-6k-4|club k8|clue f4|cmo h7|co b7c7e-5|co-founder b3d3k2|code a-2b-6e-6g-2h6i9|coded b12|coding b4|coffee a-8b3c5d4g7h-9k-3|cofounder d5f8g-5|cold a12b-8e-16h5i9k-7|colleagues j6
come b-3d-5f6h6|comes f-3i10k-3|coming k6|comments c4h10|commission h9|commit b17k-2|community a3b-4f-3h9k13|companies d16h-2|company b-3d6e-2h-2i15|compare a-5b9|compared e21f-2|competitor a2b-3f21
complain a4c3d-3f-5|complaints e4g5i2|complete g4|compound i5|conference h8i-5k3|confusing c10f-2|cons e9|considering d18k-2|console f3|consultants b3|contacts e12i-2|container b2f13|content d-2j6k9
contract c2e-5g8|contractor f9|contracts a2b-6d7e3f-4h-7i15k-9|control f3|controversial c-5e-4h18|conversion h2|conversions a8f4|convertkit f13h-7|cook a-6d-3f9g6|cookie c-2h11i3|copied a-2f19
copies k2|copy g9i5|copywriter i-8k8|core b-5h5k2|cork k6|cost d2e-5f-5i11|costs a9b5f-13g-3i3|could a-11b-7c5f5h3|count g12|country f7|county f-4k9|courier a-5f17|course a-10b5d4f-4i-3j3|courses k3
cousin e2|cover f6|coworking b-2k9|craft d-4g12k5|crash f11|crazy d5f2|cream d4k3|created a-2b14|credit a3|creep d5i2|criticism c6|critique c24k-4|crm c-6d2e4|crms f4h9i-5|cron a-4b5e5f-2g5
crossed a15f-3|crowdfunding a-3b12f-6|crumbtrail a-3b12|cry b15d-8|crying g14|crypto d5|css b10e6k-4|csv b14f7k-3|cups e4|curious d11|current d13|customer a9b-3e-12f2g6k-3
customers a4b-6d-2f11g-9h7k-9|cut a-2g10|cutter d2e2|cutting g3k3|cv c2|cyber k17|daily h2|dairy j2|dana b-11k12|dance f7|dark b8e-4f-4h10i-9|dashboard h8k2|dashboards b3g-6h7
data b-3c-7d7e-3f-4g2h7j2k-12|database b3h-4|datadog b3|date k4|day a5c-11f2g-4h5i-4k3|days a14b-13c-4d6f9g-8h-4k-9|dead a3c-3d2e-9f-3g10h2|deadlines a-3b3i7k-2|deal a3g-2i-7k14|dealing i7
dear b10c4h5|debt h5i7k-2|debug f11|decide d14e2h-2|decisions h5|deck c4|deduct d13h-5k7|deed.:anyone do b7|deed.:anyone doing j2|deed.:asked did a6d-4g3j4|deed.:asked do a-8d2e-6f-2g14i3
deed.:asked does b2h10|deed.:asked doing a12|deed.:asked is a-6d11h5|deed.:asked may a-13b-5c5d11e4g-3h2k-7|deed.:asked not a2h2|deed.:asked was a7d5g-4|deed.:everything do g9|deed.:here is b7
deed.:here's do g7|deed.:i did a8b4d-10e-5i-3j-4k4|deed.:i do c-2d-4f4h4|deed.:i doing a-7b7d2h-3k8|deed.:i has b-5c3d-4f3k4|deed.:i is b2c-2f4h-2k5|deed.:i may d-12e6g9|deed.:i not a-11c-2f5g-4h10i5
deed.:i was a2b3k6|deed.:it do b5i2|deed.:it does g4j2|deed.:it's do h9j2|deed.:me is h12|deed.:nobody did a8b2c-8d-3e-5f5g-7|deed.:nobody do a-5c2e-3g4i-9|deed.:nobody does a4b-4d-7g7
deed.:nobody doing e-3g-3i4j-2|deed.:nobody is a-10d14e9f-11g-3h-10k2|deed.:nobody may a-14c6d3e6k-6|deed.:nobody none c-3d-4f-2h-2i4k2|deed.:nobody not a-2e5f8|deed.:other did a2f2g-3i-3
deed.:other do a-5d-5f3g5j-4|deed.:other does c-10f5h5j-7|deed.:other doing a5e4f-8h-8j3|deed.:other has b9h9|deed.:other is a-2b4c-4d-6g-6h9i-6k5|deed.:other may a-6f-8h9i-3k3
deed.:other not a-8d4f7h8i-2k-2|deed.:other was h10k3|deed.:own did a4b-3d-8h5k3|deed.:own do a-5c7d-2f5g5h-2|deed.:own does a-5b3c-3d2f8g-3h-5k5|deed.:own doing b2|deed.:own has f4k3
deed.:own is a-11b7c-9f4i6k4|deed.:own may b-2c2k6|deed.:own not f7|deed.:own was a9b-3f-5k5|deed.:people do a-6c-4d2g2i2|deed.:she did a2|deed.:somebody did j3|deed.:someone do c7|deed.:there is h5
deed.:you did b14|deed.:you do b-8c3h3k5|deed.:you may d-4g6|deed.:you not h3|deed.:you'll do a7|deed:anyone did d13|deed:anyone do f2|deed:anyone does h9|deed:anyone doing d10f-6j2
deed:asked did a4j3|deed:asked do a-11c-4d3f-7g9i2k2|deed:asked does b3h10|deed:asked doing a13|deed:asked is a-10c-9d7f6g-6h4k2|deed:asked may a-8c2d5e2f3g-3i-3j-3|deed:asked not a3h2
deed:asked was a7d10g-7|deed:everyone is j3|deed:everything do g8|deed:here is b10|deed:here's do g4|deed:i did a7b5d-4e-8i-3j-4k3|deed:i do b-2e-2f3h2|deed:i doing a-6b9d4f-2h-3k8|deed:i has b-4e-2k9
deed:i is d-6f6k7|deed:i may d-11e8g10|deed:i not a-12f6g-4h11i6|deed:i was k6|deed:it do b5i2|deed:it does g4j2|deed:it's do b2h7j2|deed:me is h11|deed:nobody did a7b4c-5d-5e-4f4g-3h-3
deed:nobody do a-6e-2g4i-8k2|deed:nobody does a4b-7d-5g7|deed:nobody doing e-3i4j-3|deed:nobody has d5e4|deed:nobody is c3d3e3f-3h-6|deed:nobody may a-3c5f-4g-5h2k-5|deed:nobody none f-3i4k2
deed:nobody not a-5c-6d-3f5h9|deed:nobody was d7h8|deed:other did a3d-2f3g-3i-4|deed:other do a-2b-2c-4f2g4j-2k2|deed:other does c-3e-5f5g-3h5j-6|deed:other doing a5b-3d3e3f-5h-6|deed:other has b7d5h8
deed:other is a-3b3c-4d-6g-6h10i-7k4|deed:other may a-9f-7h8i-3|deed:other not a-7b2d2f4h7i-2|deed:other was d6e3g-4h5k2|deed:own did a4b-2c-7e-2h3k3|deed:own do a-5c3f9h-2
deed:own does a-5b2c3d3e-2f4g-4h-6|deed:own doing b3|deed:own has a-3b2f3k4|deed:own is a-11b7c-2d-8f3i7k5|deed:own may b-2c6k7|deed:own not f9|deed:own was a6b-2f-3k7|deed:people do a-2b2c-4g3
deed:she did f3|deed:somebody did j3|deed:someone do c7|deed:there is h4|deed:you did b12|deed:you do b-7g3k3|deed:you may d-4g6|deed:you not h5|deed:you'd do c6d12h-3|deed:you'll do a9
deed?:anyone did d10|deed?:anyone doing d12f-5|deed?:asked do d14e6g-15|deed?:asked is c-5d5f7g-3h-7k3|deed?:asked may b4f5g-3h-4k3|deed?:asked was d10|deed?:i did c6d5|deed?:i do a-3c5d9
deed?:i has d3|deed?:i is d-3f5|deed?:nobody did b6d-2f-9g12|deed?:nobody do d-11e2f7|deed?:nobody doing c-4d5g11|deed?:nobody has d8|deed?:nobody is a5|deed?:nobody may a4c3e-3f-6g-7h7
deed?:nobody none a-7b-12c4d6e5f-2h4i-7k-2|deed?:other did e2|deed?:other do d3f5|deed?:other does c6d4e-7|deed?:other doing d2|deed?:other has d7|deed?:other is e6|deed?:other may d3e2
deed?:other was d4e8|deed?:own did c-4d6|deed?:own do f7|deed?:own does c9d2f-10|deed?:you do c-3d3g7|deleted a13|deliverability i13k2|delivered a-5f10|delivery c-2f4i-2k6|demo b-2d-3f10k4|denmark j2
dental a7i6|dentists a11f-3i8k-5|deploy b3g2k-2|deploys a9f-2|deposits d5e-8i12|descriptions d6e-5g5|deserve h18|deserves j11|design b12d-5e3f-2h14k-7|designer a-8b-2d3f14h-16k3|designers a-5c2
desk a5b2e8f-8k-6|destroying f4|detailed k6|dev b-5c-4d12e4f-4i-5j2k10|developer f2g4h-6k11|development d3|devs a-4e2h4|dhh h4|diary a9|did a7b-6c-10d9g-2i-5j2k-2|didn't h5|die d7g-3h7|died a18i-3
dies f5|difference d-6e19i-2|different d5f9|differently g4|digit a6b-2c-3f2h-4i-4|digital j2|directory b5|discord a4f-3k2|discount d-2h16i-2|discounts f-2h6k5|dishwasher e6|dispute g2|distraction h9
django i-7k10|dkim f5|do a-5b-13d6e4g5i-4j-3k-2|docker a-8b-4f8g13i-4|docs b-2c6d-3j5k-2|documentation f4h-3|does b2c7d2f2g-10h-3k-7|doesn't a-6f5|dog h-2k8|doing a12b11c-7d-5|dollars a7b-5
domain a-3b-5f15g-3i3|don't b-9d2h9k-3|donations f3|done a-3b2e-5f18|door b5f-5|doors b13h5k-3|double f10|doubled a6f2g4k-9|down a9b-6d3e-8f2g-4|downloads a6|drivers f7|drop c5d-7g-9h7k5|droplet f7
dropped a4f7k-4|dropping d15|duckdb d8|due h-3k9|each b5e4k-2|early b6e2|earn f14h-2|easier e6|eating f11|eats f12|ebooks a7|ecommerce i2|economics i11|editor b8|editors b-3e5|eighteen a2|eleven a9b-2
else b10c-4d4f3|email a3c-4f-12h4i2k-3|emailed a11b-4|emails a2c-3f9i7k-11|employee d3|employees e8|empty b-3d2k6|end b-3f4h2|end: a6c3h4i-5j5k-2|end:, ADVERB b3i7|end:, NOUN b-2c2g-8h-10i9k4
end:, NUMBER i-4k9|end:: NOUN b10|end:? ? a4c8e-15f10|end:ADVERB ? b-3d-3h5|end:ADVERB ADVERB e4k5|end:ADVERB NOUN a-7c-2d4f4g4i-4k-4|end:ADVERB NUMBER a11b-15h10|end:ADVERB VERB did c14d-3f2h-6k-2
end:ADVERB b10|end:NOUN : a-4h-5j27|end:NOUN ? a-2b-4c3d6e5f-2i-5j-3k-2|end:NOUN ADVERB a2c7f4h-7i-10j-5|end:NOUN NOUN c-2e-2f-3h3i3j-3|end:NOUN NUMBER b2d2f4h-4i-14k8|end:NOUN VERB did a6d-5g6h-8i-6
end:NOUN VERB do e3g9h7|end:NOUN VERB does c6d-2f-3h4|end:NOUN a-9c-6d5e-8f-9g-7i7j7k2|end:NOUN down h16|end:NOUN here b11|end:NOUN it a-2b5c-2d3e2f6g-4h-3k-3|end:NOUN me f3h16|end:NOUN on a5f7
end:NOUN people i8|end:NOUN us f11|end:NOUN why f5|end:NUMBER ? c-2d11e5|end:NUMBER ADVERB b-14f5k13|end:NUMBER NOUN a5c2d-6e4f6h-6i-5j-2|end:NUMBER VERB does a8
end:OWN NOUN a2b-13c-8d4e9f6g-4h-2i-7k3|end:VERB did ? d2f7|end:VERB did ADVERB g7|end:VERB did NOUN a3b6d-4f-7i3k-3|end:VERB did NUMBER a-3k14|end:VERB did it a8b-3d3f-3i2|end:VERB did me a11b-2f-2j5
end:VERB did us a8f-3|end:VERB do ? a-7b-3c12d-2e4f-3g-8h-3k9|end:VERB do ADVERB a-11f9g-3k6|end:VERB do NOUN a-6b7c3d2e-4f-6g-3h4i2k-5|end:VERB do NUMBER a9f-2|end:VERB do VERB doing a4b-4g3
end:VERB do f14|end:VERB do from a9e2|end:VERB do it d-11h4i13|end:VERB do people d20|end:VERB do that c3|end:VERB do this c9|end:VERB do up f3|end:VERB does ADVERB a-2b11f8k-4
end:VERB does NOUN a2b8c-3d3f-5i-7|end:VERB doing ? c2d7|end:VERB doing NOUN a-4b7d3e-2f-7i9j-2|end:VERB doing anybody d-3g10|end:VERB doing anything g4|end:a NOUN a2b-2c-8d-3h6k-8
end:about NOUN c-3d-6f-2j4k10|end:after NUMBER a6e-4i3|end:an NOUN a7f-17g7i4k-6|end:and NOUN d-8h-8i15|end:and VERB do h5|end:and why e6|end:another NOUN d5|end:are NOUN b-11f3g7h3i-4
end:as NOUN b-2c4|end:at NOUN c2|end:at NUMBER a-5f3g-2i6|end:be NOUN c17h-5|end:before ? c12e-6|end:before NOUN i3|end:but NOUN h9|end:by NOUN c-4d-3f-11g7h3k3|end:by NUMBER a9
end:can't VERB do c4f-3|end:do ? c-6d-21e11f8|end:do ADVERB a9g-3|end:doesn't VERB do a-5f10|end:each NOUN b3|end:every NOUN a3f7g13k-9|end:for ? c-6d13|end:for NOUN a-6b5d-6e-4f-4h3i3j-3k3
end:for NUMBER a6|end:for you g10|end:from ADVERB k7|end:from NOUN a-8k12|end:from NUMBER a-7b8h2|end:have NOUN d8|end:have to a17|end:here ? d6|end:i VERB did a4|end:i VERB do f4i16
end:i'm VERB did f14|end:in NOUN a5c-2d4e-11f-3g-14j-4k11|end:in NUMBER b-7c-3d8f-15g5h3i4|end:in half g7|end:in it d7|end:in may f7k4|end:into NOUN b9g-8h7|end:is NOUN b9c-7d-3f9g-2i-5
end:is VERB did b8k-2|end:is here b6h-10k7|end:is out b9f-5h-9k10|end:isn't NOUN d3|end:it ? c5d16f-6|end:it ADVERB a2|end:it VERB did a10b-3|end:it VERB do a-4f2|end:it VERB does b7d-2g5
end:it's VERB do b8c4f-9h-4j3|end:its NOUN e6|end:last NOUN a-2b-3c18|end:less NOUN b8|end:like NOUN h12|end:may VERB do k12|end:me ? d-9e-5f18|end:me NOUN f9|end:me anything a12|end:more ? a10d-6
end:more NOUN e7j3|end:never VERB did f-11h14|end:never VERB do d10f7h-12|end:next NOUN a4b8f-6i-9k6|end:no NOUN a2e-5k-6|end:nobody VERB did a18|end:nobody VERB does g-2h2|end:not ? c4d6e-7
end:not NOUN a-2e5f-5h15|end:of NOUN b-3c-7d-14e-6h6i4|end:of NUMBER b-6d-2e6i7k2|end:of it g12|end:of them f12|end:off ? c10d-5|end:on NOUN b2d-3e-4h-6k12|end:on it h3|end:or NOUN e9i-2
end:out ? d-10f11|end:out ADVERB a-5k7|end:out for d13|end:over NOUN e-4i9k4|end:over NUMBER b-4e-7f-5h14i6|end:people VERB do b-2g13i4|end:since NOUN f13|end:since NUMBER a2|end:than NOUN a12
end:the NOUN b-5c-6f2g4h6|end:their NOUN e11g-2k4|end:them ADVERB g8|end:these NOUN d13|end:they VERB did a8b-3f2|end:they VERB do f-4h18|end:this ? d-11f18|end:this NOUN a-5k11|end:till NOUN a-6e9f17
end:to ADVERB e3|end:to NOUN b-3c-5d3e-4g-7h6i7k5|end:to NUMBER a8f2|end:to VERB do c-7d-5e3f3g5k-2|end:to everything h4|end:under NOUN b4|end:under NUMBER d18|end:until NOUN a-3f3k16|end:up ? c2
end:up NUMBER a16|end:us ADVERB f-2h4|end:vs NOUN e4|end:we VERB did k-4|end:we VERB do d9f6h-9|end:we're VERB doing b-5k12|end:what NOUN c3|end:what didn't a6|end:with ? d3
end:with NOUN a-11b3d-4i12k-16|end:without NOUN b-2d2f2g5|end:won't VERB do g6|end:you ? c13d-2|end:you VERB do b7c-5d8h-2k4|end:you do c-4d-17e5f17|end:you nothing h12|end:your NOUN e-2k7|ends f-6k23
engine b4|engineers a-3b4i10|english a-2b5d4|enough d10e-6|enterprise a8b5f3i-3k-4|entire a-3b7f4|episode b3k3|equity a-3g3h5|error i2|errors g8|escape a7|espresso d-2h7i4|essay j3|estate i5k5
estimates h9|estimating g14|estonia d3|etsy a-9c-3d6e2f9g-2h-4k4|eu d7e3i-8k12|europe g2i5|euros d2|even d6g-2|evening b11k-3|evenings a-5d3g3|ever b-4c2d4i-2k5|every a3b-4c-9d-8f7g7h8i-6k-15
everybody a-6b8d11f-12g10h-2|everyone a5b4c-6d-2e2f-9g-8k5|everyone's d6|everything b-9d-3f3g2|everywhere d5|exact g13|exactly a8b-10f2|exam a-8f-3k14|examples g2|excited a-5k11|excuse h2|exercises g8
existing k6|exists b7h16i-10|expensive b10c-4d8f-5|experience d7e-4f-4h9k5|explain d5g11|explained g21|explanation j4|export d7k-8|exposure h7|extension a-2b10c3d-4|extensions i2|eyes c8d-9j3
facebook h7|fail f3h4|failed a7b10k-5|fails f2|fair b-11e-7f2g7i-4k9|fairs g4|fake a-2c6d-6f12h2|family c-2e2g-3h8i11|far f3|farm b-3c2e8k-2|farmers a12h2k-6|farms i2|faster d-2e2f-8g3h2i-2k2
father a2|fathom e2|favorite d2|fax a7|fear h14i-3|feature a8b7d2f-3i-12k4|featured b-9k10|features f8g6h-7|fee k4|feedback c19d-12i-6k9|feel c2d-2f2|feelings b-3g5i4|fees a-7b-3d7h-2i5k7|fell a10f-6
ferry c6|ferrybook a14b7f-4h-2i-15k6|fest a7b-4k7|few c9|fewer a6e2|field g11h-2|fieldnote b10|fight h12|figma a-6e3g-3h8i2|figure d4|file b-2f6|files b3d9|filing g2|fill k5|filled a5|final a3f6
finally a7b5f-3h-4|finaly a2|find a-10c-9d6f14k-3|finding a-2f9i7|finds c4d-4|fine b-8c2d-6f7h6|finish a-5b5f6|finished a9e3h-8k2|fire c4d-6e7g3|fired a9|fires f13|firm e5|first a5d5f-9g5h-13i3j-6k-5
five a13b-9h-11i-2k8|fix b2c7d-2|fixed a5e15|fixed-price g3h4|fixing a-7f8k4|flag b9|flags c9h4|flaky f9|flat a3b10d-17e5f10h-6i-7k-7|flats b12|floor f10|flour b9g4h-3|flow c5f7i3k-5|flows f7
flutter e7|fly.io d16e-10|flyers c5d-3f3|focus f10h-5|folder a2|folks c7d-4|follow g13|followers d6f-4i-3k13|font b13k-2|fonts b2g6|food b5f-3g3k6|for a-4b2d6e4f-5g2h-3i-3j-3|forget b4d-9g12|form c9h2
forty e4h9|forum a2|found a7j10|founder f-4g-4h6i3|founders b-4c-3d-5f-4h14k13|four g2h2|four-day c-10d11h5|framer c-7d5e3|framework b2h8k-7|free a-9c-2d3e-10f-4h4j3k4|freelance a8b-2c4d2f-8g3h-9i2k-2
freelancer c-4e8i8|freelancers a-8c5d3h-7k3|freelancing a7i2k-3|freemium b-3h11|french b2g8k-2|friday a3c-7e4h-12i-3k14|fridge a-8b13|friend a-10f9|friendly h4|friends b7h-2i2
from a6c2d-4e-3f-3g2h-2i-6k2|front a9b3d-7e-4f9g-7h-4k2|frozen f10|full a6b-14d-3e19f6k-6|full-time i6|fully a5f-2k2|funded a3b-2e2f-2k5|funding b-5h2i10|funny c3d-2j13|furniture b6i-5|game b4c8d-7i-2
game's c6f-4|games a10b-3f-3h4i5k-4|gave b5|gb e2f13|gdpr i3|generalist e7|generator a-2b17|german b15i-5|germany d5|get a-17b6e-12f4g10h-3|gets a-7b-3c5f7i11|getting a-4b-6d6f10g9h-5i2|ghent a3
ghost e3|ghosted a6|gift a-3b10i2|git g18h-2k-4|github f5i-8k3|give c15d2e2f-2g-3h-3|giveaway a-3d6k10|gives e8|giving k9|gmail f4|go a8e7f-4h-3i-6|godot a8e2|goes a-10b8d-8e-3f-6g3h6k14
going a8b-5c3g-6|gold j3|gone f10h2|good b-12d10e-10f-7g-8h7i2j12k-5|goods j2|google b-9c-16d3e2f5g6h3i-15|got a11b-13e-4f8h-4j2|grandfather f-8h13|grant b-5g2h-12k17|grateful c9
great a10b-7f2h-5i-8k10|green f12|greenhouse e2|grew a3|group b2|groups e2h7|growth d3i13k-6|gst f3|guess i15|guests d-6f5k8|guide a-19c13f-3g21h-3i-4|guitar a-8b13|gumroad a8k-4|guy f2|guys c4d4g-8h5
gym c8d-11f2i4k-6|habit c2d4g-2h5k-7|hacked f10|hacker a3k6|had a4b-3c-3f-2h8|hair c-3d4|half a6b-11d-4f7h-9k4|hamburg d5e-4|hand a-4b9|hand-drawn b10|handed b-6c5f4|handle d12i3|handles a7
handmade a-4b2f7i6k-7|handwritten f-2h8|handy g-2j5|happened b-3d16f-5k7|happens d10f4|happier h4|happy k7|hard a11f4g-9|hardware i8|harsh c12|has a-2b3c-10d2f2g-5h8j-2|hate a-15b4f-5g4i3
have b-6c-6d3e-2f7g-5h6|haven't a-3g4|having a-3f11|he a3b-4d-2f12|head a-9b-8d-6e11f5i7k4|headline c14|headlines c6|heads k13|health i5|hear b16c-4|heating a2|hello b9k11|help a-2b-4d9f11g-3k-2
her a-5f6|here b10c-8d10e-2f-10g-6h-17i-7k9|here's a8f-9g13h-6|here's:learnt g5|here:learnt b9|here:thing b3|hero c5|heroku d15e-13g3k3|hetzner e4|hey b6c-6d4|hi a-3b22f-8k7|hidden g3h-3i7|hide h2
hides b2|him d3|hire a15b-9c-4d2e11f-4h-4i-17k7|hired a2b-7f7|hires a9|hiring b-2c-7f-2h-3i2k17|his h12|hit a20f-4k-7|hits b7|hn b13|hold f4|holes c16|home a-2b7h-7k9|homepage c19d-6
honest a7b-5d-4f-6h15k-10|honestly a4b-4d-6f-2h16|honesty a6|hooks i7|horror c13|host d3|hostels c6d6|hosting a-3e2i-2k4|hosts b-2k9|hot c3h15|hotel b-3f5i5|hour b10d-2e4f-3|hourly a3b-3c-2e9f-3h3
hours a4b2d-5f-2g2h-2i-4k2|house b-9c8k10|how a7b-13d7e-5f-5g7h-6k-2|how's c2|hreflang g6|html a10d-2e4f-4|hubspot e6|human c2i5|hunt a-3b2d7g9k-7|i a2d3f2g-2j-6k-4|i'd b-3c5f-9g18|i'll c-12g-4h14k18
i'm a-9c2d7e-4f5g-6k3|i've e-2g-2h8|i:ago a14f5h-6k-11|i:bad a7c-3d-12f4g4k-3|i:gain a6b3c4f-13g2k-5|i:good b-5e-8h3k2|i:guide a-3b-2c8i7|i:judge b-4c6f-3h4k6|i:learnt a6c-13f2g6h-8
i:not a2b-4c-8d-5f11g-9h5i3k-11|i:show b9d-13f-5g3h-4i2|i:thing a3b11c-4f-3g3h-3k-6|ice d2k7|icon a-2b9c9d-3|icons b-2j2k6|idea a5b-13c20d5e-3f7g-4h-8i-8k-13|ideas d4f4i5|if a-3b4c4e2f-16g-3h2i8k-9
ignores h12|illustrator k7|illustrators i6|image a-10f-3g12k7|images e3g2|imo h9|import f11|imports b6|imposter b-3f6|improve c6d-3|in a2b2c-7e-5g3h-3i4|in-house e14|inbox a4b-4f11k-4|incident a-2g8
included g10|income h8i2|increase a3|index f5|indexed f4|indexes h-8|india b-4f3i7k-2|indie b-6e-2g3h8i5|industry a-2h6i2|influencer e-3f-2h8|influencers h18i-3|instagram a6|installing c7d-5g2
instead a3d4|instruments c2i4|insurance f13|interest i3k2|interesting j8|internal i13k-2|interns e3|interview d8f-6g13h-3j5|interviewed a5|interviews a5i4|into a-4b9c6d-9e-3g7k-8|intro g2
introduce g-3k10|introducing a7b11f-3g-5h-8i-10k12|inventory c2k12|investors a7f-4|invoice b6c-5d6e-4g11h-12|invoices b-8d13e-2f5h3k-12|invoicing d6h-2i5k-7|ios c6k-5|ipad d6k2|iphone d8|ireland d14
is a-4b6f2g-4h6i-7j-7k2|isn't d9g-4h13|iso d20g-3|issue a-2b-3f5k4|it d2e-2g-6h4i7k-19|it's a-9b13c6d-4g-5h3i-2j3k-5|it:good a3g3|it:show a2b4|it:thing b8g4|italy a-5b11|its b8c-5e3g-9i-3k6
itself a-6b2h6|jam f9k3|january b-7f9i-4k9|javascript g5|jira a2d-3f-7h14|job b-2j-11k6|jobs d5f2g6h-5|joined a-4b-2k13|july k8|june a9h-2i-4k3|junior a2d-3f-8h5|juniors i11|just c-5f3g-10i-4j-6k5
kanban b4|keep a-8b-7c-5e13f10g5h-13|keeper b2c-4d10|keeps a-7b-2c-2e5f7g9k-4|kept a11b5f-7|key d3|keyboard b12d15|keys h4k5|keyword a-9f5h8|keywords h13k-3|kickstarter e2f-11k4|kids i3|kill c2
killed a8b-2f-2h12k-6|killing a5f6k-3|kiln b7|kind i8|kinder h2|kindly c7|kiosk d-4e4g2|kit b7g3|kitchen c12g-2|kitchens b5h6|kits k6|klaviyo d-3e17|km a-3b9f-6h10|knew a9|knives b14|know a-10c9
knows a-8d9|kotlin a4d-3e4|kubernetes e7h4i4|label a2b6c6e-2f-3h-3i-13k3|labels f7k3|lamp e6f-8|land b4f5|landing a3b-9d2g-4i3j-2k5|landlord a-4d3f14|landlords f-4g2h12i-2k3|language b-2c9
languages b7|lantern b12k-2|laptop d3e-2g10|laptops f2|laser d3|last b3c6d5h-3|late g6h-6i8|later a10|laughed h5|launch a7b4c-4d-4e6f-15g8i-11|launched a-18b14c10f6g-8k-2|launches b-4f3
launching a-3b21d3g7j-4k-14|laundry c8f4j2k-3|law a12b-6g7h-4k3|lawsuit a12|lawyer a-5d8i-4k10|lawyers b9h-16i3j2|lazy a2f-5g3h11|lead a5k5|leads a21k-3|leaks g5|learn a-5e13f-3g4|learned a10f-3h2
learning i8|learnings a3h6|lease a-3g7k5|leasing e3|leave b-6d8f13h-2i-3|leaves a6f-4|leaving g5|ledgerly b5|leeds b2f-3k9|left a3c8e-9k-9|legacy i4|legal d12h16i-8|lemon e4|lens e10|less b10c5d-5i-2
lesson a4b9d-6|lessons a3b6i2k-7|let a18f-6h-2i8|lets b7|letter a-7b13f11|letters f2|level g3|library a2b3c8k-6|licence d12g3|license a-6k16|licenses k10|lie g5|life h3i13|lifetime k10|light g2h11i-3
lighthouse c-2d9e-5i5|lightroom b5|like a2b2c2e-8g2i-3k-10|likes c6e-2g13|line a2b6g7|linear e3|lines a-3b10g10|link b2f5|linkedin g-3i12k-9|linking i13|links d3f7h-2|linter b12c-2|linux a3b2i2k-8
lisbon d5k7|list b-6c3f-13g11k-5|listen h4|listeners a7h2|listing f6k4|lists b2|little b15f-9g3h9k-4|live b15f-7g-4h-9i5j-8k4|living b4|load a11|loan a3e8|local a-6e3f-8i5|locally f14|log b3i-2k7
login f20|logo a-15c9d8f-6h-2k6|logos e4|logs a-4b6k4|lol a7e13f-7k-2|loneliness i10|lonely f-3h10|long a-10d3e3g-10h6i-3j7|longread j3|look b-5c7d-5e-11f8g2h-9j2|looking b-2c11d5f-6g-3i-4k11|looks c2
lose d-2f12h12|losing a-6b10d-4f11g5h-5k-4|lost a4b-10f3g13h-3k-15|lot a7|love a-10e-4f6j5|lovely j3|low f2i3|loyalty f2|lunch b3|macbook e9|machine d3h4|machines i2|macos b-2f6
made a4b6c3e-2f-13g-7k-3|magento c-8d21|mail a-2e3|mailchimp b-11d7f2g5i-5|mailerlite d-3e4|mails e2|main a-2f13|maintainer d2|maintainers a2|make c4e-2f-2g12h7i-2k-5|maker e2|makes h16|making a-5d2g6
man d2e-2f3|managed e6|management i5|manager a-10b3d-3|managers a-3b9f5k-6|manchester i2k3|manual h2|many b-8d2e3g-3k8|map a-7b6c7j4|maps b13e4k-3|march a8b-3f-5i-2k13|margin f10k-4|margins f6
markdown b5|market b3c-12d-5e3g4h-8i4|marketer g2i7|marketing a3b-11c-5d6e-7g-2h5i13k-5|marketplace a-4b9c9|matter f7h2|may a-8h-2k17|maybe i12|mb f2g2|me a9c8e-5f3g-8i-10j-2k-14|meal b7c6|mean c6d4
media a10c5i-2|meet b19g-3k5|meeting a7g-2i2|meetings a4c3d-4h15i-2|meetup i-6k18|members a2e4g2k-11|memory a3f4|mental i6|menu a12b4c-2d-13f-6k3|merge g17h-11|message a8b9c3f-5|messages b16f3h-6k-3
messy b13h-3|meta d4f-6h4|microphone b-3j2|microservices g-4h20|migrate g4|migrated a3|migrating a3|migration b-6c15|milk a-8b6d-4e5|mill b2e2|million a3|min b-2c2d2j5|mind h14|mine f5h-5j7
minimum k10|minute a4b-4f10|minutes a3b-6e-3f8g9h-9|miss f4h8|missing b4c6|mistake a7b-9d7h11k-4|mistakes g15|mit a-10b11k8|mobile a4b3k-7|mode b12h-5|model i3|monday a6b6c-2f-12h-4k14
money c-4d2f9h6k-8|mongodb a7|monitoring d7|monoliths h7|monorepos i8|month a11d-8e-7f9g-5i-12j-3k3|monthly a12b-7d-7e11f-2g-3i-2k8|months a14b6c-5e-5f11g-10i-12|more a3b-11c-9d-19e11f7h11k-8
morning b4h-5k3|most a4b5c3f-19k-4|moth b4|mouth h10|move a-3d9h12i-5|moved a8f-5k3|moving b-11d14e-7g5i-6k3|mrr a11b-2g-2|much a-6b-3d5g-2h11|music a-6h8i13k-2|musicians g2|must a3h3j3|mvp d9e-6
my c7e-3f5g-4h-4i-5j-4k-2|myself b-10c4d4k6|m² i5|n8n a9f-2i7|name a-18c5d6e-7g2|nas d8g-6|native e2|nearly f5|need a-4b-12c3d13f2g-10h7|needed a-13c16f-3g6|needs b-4d15f-11h22|negotiating b8
negotiation d7|neighbour d3|neighbours f6i4|neither d-5e11|never a9c-2d-3f5h5|new a-6b7c3d-2e-2h-3i-21k13|news f-2k5|newsletter c-12e2g-11i5k5|newsletters h5|newspaper d9|next a5b10d-3i-10k6|nice h4j2
nicely g3|niche d2g6|night a2c20g-5i-3|nights b21i-4k-2|nine i4|no f5g4k-11|no-shows a-2b-4c-2f16g3h-9i5|nobody a2b-10c-7d-3e-3f9h12k-6|nobody:ago c3e-3f13g-3k-2|nobody:bad a2c-3d-6e-3f6g5i-13k-3
nobody:gain a6f-3g2h-5i-3|nobody:good c-3e7f3g-6h-10k7|nobody:guide a3b-2g15h-10i6k-8|nobody:judge a-5b-7c15e-10f2h2k-2|nobody:learnt a11b-5c6d-5e5g3h-3i-3k-11|nobody:not a7d-5f7g2i-10k-4
nobody:show a2b6c3d-6g-5h-3i-10j-12k6|nobody:thing b3f-4h3j-2k3|noise f7i6|none f11|none:ago a6b-14c-3e-2f7h-3i4|none:bad a-3d-6e-4f11g2h2i4j-4k-18|none:gain a5b-5g3i2k3|none:good a-10b5f-9g-6i2k9
none:guide a8b2c-10e-6f-2g16h-2i-14k-4|none:judge b-3c20d7e-11f-2i-2j-15|none:learnt a13b-16c-2d5e-7g-9h-5j6k6|none:not d3f10h-8k-13|none:show b12c-8d-3e-2f3h-2i-2j-12k5|none:thing a-2c2d-6e2g2h-12k4
nonprofits a10|normal b8c-8d13e-6|not a-4b-5f8h11i-4k-5|note b7|notes b7c4e4h-9|nothing a-2d8i6|notice a-7b-2f12k8|noticed a12|notion a-2c-3e4f-12h3i-4k3|novel b9g-2|november f2i-9k8
now b13d4e-2f2g-8h-4i-14|npm a-2b10i9k-7|numbers a5|october a-8f13i-7k15|of b2d-4e-3g-5i3|off a4c8d3e-5f-3g-7h-2i-4k14|offer a8c-6d5f-9h2|offering a2i-5k13|office a8b-11d-2e8f-2h-2i7|offices d5f-3h10
offline b20d6i-2k-5|offsite d8g-5|often d4f3|ok a6b2f-3k-5|okay h4|old a-6d-4e5f-7g-6h5j4k9|on e-8f3h-3j4k2|onboard a4|onboarding c7e-3f7g-2h-6i13k-11|once a-3b-11g15j12k-2
one a11b-5c2d-6e10f-6h4i-4k-14|one-star a5|ones b-5e12h6|online b3d-5f-6h-3k7|only c5d-2f10h8j-14|open a-5b7c-2f-3g4h-2i8|open-sourced b11k-4|opened b19c-3f-2g-8h-5i-19j-5k9|opening a4b7d-5f-11k3
opens a-6b2f10h3|opinion h15|opinions c16|options k4|or b-11c8d5e20f-3g-11h-13i-7k-9|order a5k-8|ordered f5|orders d7f8|organic a-5f4h6|organise d3|other a-13d12g-6h8i4k-3
other:ago a4b5c-3d-3f10g-3h-7k-6|other:bad a6b-15c-2e-4f11h3j-2k-4|other:gain a3b4c-4e-2g4|other:good a2b-2d-2g-4i2k-3|other:guide a-3b8d-4g11k-14|other:judge a-16b7c14d-8e8f3g-3i-6k-15
other:learnt a7b8d-7f-6g2h2k-17|other:not a-5b-4c-2d3f6g2h8i-5k-9|other:show b12c-10e-4f-4g-3h-3j2k4|other:thing b5c2f-2g-3h-2i-2k3|our a6b2c3d-4e-7f5g-5h-12i-10j-2k7|ours b5|out b8c-6d5f8h-13i-8k2
outage g-6h8k4|outlook f12|outranks f6|outreach f-2g-5i12|outside c10f4|oven b13k-9|ovenrack a6b20c8j-22|over e-8f5i3|overnight f12|overpriced b7c3|overrated h12|overthinking h7|overwhelmed f9|ovh e4
owes a-5f2h10|own c-10e16h5k-7|own:ago a-4f10h5k-5|own:bad b-4c8d-2f11g-4h2k-9|own:gain a5|own:good c-2d6f8k-17|own:guide b-3c-4d3f-3g7k6|own:judge b4c12f-7j3k-7|own:learnt a3f-7h5
own:not a-11c3d-2f15h4|own:show a8b7d-5f-11k2|own:thing b7c3f-3g-2h-2k2|owners b12c-4d5f-3h2k-3|owns d2|pack b4d-4|package b12|packaging d4g6h-3|paddle e9i-2|page b-6c8d-2f7g-5i-2j-5k2
pages a-4c6d-7f4h10i-6k-7|paid c-5d5e5g-4h-3i6k-9|pair f-2i12|panels b6|paper f-6j3k4|parcels a-6f10g2|parents i4|parish c-6d10e7f-3|parking c13|part f-3h-6k14|part-time d12e-4i-9j-7k16|partner k4
partnership a2d-2k8|parts a-5b4f8k-8|party k8|pass d5f8|passed a6b-10f-3k10|passive c3e-5h8|password f3|past f5|patient c5|patients g3|patterns d2f-2h2|pay a4f-3h-4k-3|payers g14|paying a7b-11h9k-9
payment d2f14|payments i12|payroll a3b2f3h-8k-4|pays a-5d4f5|pdf c6d-5f-3j4k8|peace e4|pen g6|people a-2b4c6e-4f-4g2h4k-18|people:bad b4|people:guide g11|people:show h4|people:thing f6|per b3d-5e6
percent a2f5|perl a9|person a-9d3h6|person:? a-3b-3c5d6e4f3i-5j-5k-2|person:own a6c7d-2e-4f6g-5h-9i-8j-5k5|person:self a3d2e-3f3g-5h2i-7j-5|person:you a-6b3c2e-2f-6g7h2i-4j-3|personal e4
persons: a-2c-5i4k2|persons:? b2d8e8f-2g-6i-7j-7|persons:own ? b-3c11e-3f10h-6|persons:own a5b2c2d-2e-4f6g-5h-5i-10j-4k4|persons:own self ? a-3c10d12f-11|persons:own self a7c7d-2f2g-5h-13i-4j-2
persons:own self you ? c7|persons:own self you c21d-8f-4|persons:own you ? c17d-8f4|persons:own you b5c10f-11h-6|persons:self ? a-14b-2d2e-2f6g-4h13|persons:self a3c-6f4g-3h2i-5j-5k2
persons:self you ? c14d-4|persons:self you a-3b8d10f-11g-6h-8k11|persons:you ? a3b-7d4g5h-10|persons:you a-10b3c-8e2f-8g6h7i-2|pet e4|petition k18|phone a7d-11h5k-6|photo a-6b13|photograph g10
photographer e3h12|photographers g6|photography b2i11k-9|photos a-6c-8d2e-4g12i4k-12|php i6|physical a9|physio b-2h8|pi b4f6k-2|piano b10|pick d-11e14|pickup c8|pilot d-5k16|pipedrive e7|pitch c15
pivot f8|pixel b3i-7k9|pizza g2|plain d2e3|plan a7b-5c18g2h-11i-2k-2|planner a-2b6c4|planning f2i7|plans b13f-6|plants a-2c8k-2|platform e12f-6h5|plausible e7g5|playbook a-5b6g3|players f11
please a-7b2c15d11e-6f-11g-4i-8|plugin g3k-6|plugins g-3i12|plumbers i10k-2|pocket b6|podcast a-5c-7d-2f-9i5j6k4|podcasts c-13d13|point d10|poke c15|policy a2d3k2|polite h7|portfolio c14d-3f-3k2
porting a16|porto b-2e6k4|portugal a10|possible a11d-9f4|post f4h-5i6k-3|poster c7|posters a3|postgres d5e4g-2h-10|posting a3c-2f8j2|postman e3|postmark e3|posts c-5d-2e2f2h10i-2|potters i6
pottery a6g-5k9|ppl h12|practical d-3e5g7|practice b9g4|practices d-5g11i3|prefer e11h-2|preorders e6f-5|prepare g9|present b10|presenting b11i-4|press g8|price a7b-6d-3e9f-12g3k6
prices a3b-5c-5e-5f-4i6|pricing a3b-3g-2i5j4k-4|print e4f-9h9i-2k-4|printable j2|printed b3h6|printer a-2b8d-7f11|printers d-4f12|privacy i4k-2|private b7k-2|pro b8i2|problem g-4h20|process a6f-5g12
product b-3c-10d10e-8f3g9i9k-9|production f3h6|productivity h3|products a-4d3e-2h4|profit a2|profitable b-6e2k13|programming d4f-3i7|project b9e6i-2k-5|projects g7h5|promised f8|promotion f10g-2k3
proper e6f2|properly g9|proposal c15d-8|proposals b2|pros e8|prototypes b5i5|proud b2k4|provider a-7d14h-6|psa k15|psychology i10|public a11b-4f-5k2|publish h7|published a3b8k-2|publisher d2g-3
pupils e8f5|pushy c5|put a14b10c-11e9f-6g-4k-3|putting h11|python a-10b8e2|qr f-2h9|quarter a5|quarterly b-2d7h-2i7|question d22f4h-3i-7|questions a2b3c-3g5i3k-5|queue b5|quick c-2d18g5i-3k-2
quickbooks e2i2|quiet b3e3f-3|quietly c10d-10h6|quillbox d8|quit a3b-8c-5d-5f6h-6k9|quote c8|rails d-3e10k8|rains f13|raise e10f-5g5|raised a2b-6f2h-3k9|raising b-2d6h7k5|ran a14b-6|rank f9|ranking f5
rant b-3f14h10i-7k-2|raspberry f8g2|rate b-3c8d5f6g3h-14k-5|rates a3b-4h-3i10k4|rather c-7e9h11|reached a5b-2f-7k9|react e12|read a-9b3c2e-4j14k-8|reader d7|readers b-5c3|reading b10d4e-2f-4g-5j2
readme c3j3|reads d13g-8h7|ready b8|real a-5d-4f-8g2h3i5k3|really b-7c-2e11j11|reason c3f4|reasons d2f14|rebrand a3d2e4|rebranding k3|recap a-2i-17k28|receipts b2d10f-4|recipe a-3b14|recipes h13k-3
recommend c-2d14|recommendation d7|recommendations d15|record b5f7|recruiter d3f3|recruiters h2|recurring b3|red c12d-11|reddit a12e-7f-2k3|redesigned a2c10|redirects a4b-3f7|reduce g12|referral a4f-3
refund g7h-5k6|refunded a14b-4f-3|refunds a11d2h-7k-2|refuses d-4f17|regex g5|regions g-2i9|register d5|registration k7|registry f10|regret a15b-6c-4d11f-4g-3h2|regrets a4|rejected f14|rejecting f7
rejections a9b-7f12k-5|relaunch d2|release e4f6g5h-2i-7|released a-2b26k-4|releasing b16k-2|reminder a5f-3h-8k24|reminders a2c7|remote a8c-8e-15f-10h5k8|removed f2|render e2|rent c-2d5e-3g4h2k-6
rentals k9|rented a7e2f-2|renting e11|repair b9h6|replace c-12d12|replaced a19b-5|replacement b3f-2k10|replies a8b-8h6|reply d10g6|report a5b-5d2f-7g-5j10k7|reports d-3i4k6|request a8b-2g7
requests b-2d-4e4f9|research f-2h13k8|restaurant a10c-10e11|restaurants a4b7c-4|results a12e-7g-4k5|resume c10k10|retainers a11b-3d-12f-4i12k4|retention i4|retired b2f2|retiring g2|return f5g9
returning f7|returns c-6d3i9|revenue a14f-6|review a-5b-11d-2e-4f11g8h-2k6|reviewing k7|reviews a2b-3e4f4g8i-13|revision b2f3k-2|rewritten c13|rewrote a6c2|right a-3b2c5e-10f-4h10|road a-5f6
roadmap a15|roast c29j-16|robot d-10f7h4|roles b10j-6|room a7b-2f-6k-2|rota b3|rotate k11|round b-3k3|rounds h7|routine a7g8|row g2|rude i2|ruined h15|rules a-4j2k15|run a15b-10d2h-13k2
running a3d-4i5|runs b7f3|rush d12|rust c-6e3h5k-4|saas b-9d10g-2i3j-2k4|sad h10i-4j11|safari f4i4|said a22b-13f2k-2|salary d-4j3k5|sale a13b-7c-9e3f-10h-2i-4k13|sales a-5b-10c-10e5f4g-3h2i5k-2
salesperson c-5d9i9|salon a10c-3d4f6g-7i-2k-5|salons b12|same a-2h4k-3|saturday a-13b8f17g-7|saturdays f2|save a9e-2f-2h3k8|saved a23d2e-3f-6|say a-15b2c10f-2g2h5i-8|saying d-6f-5g7h-3i13
says a-7c12e-6f14g-8|scale g3|scam c8d-5i-6k16|scared c5d-2g2|scheduler a11b3i-2|scheduling a7b-3f7k-3|school b-2d2e3f6h-2|schools a2b6c-7g-2h-4k8|scope d6h-5i14|screen c4|screens h7i3
screenshots d4h9|script f-3g11k-3|scripts b8f-2g9i-5|scroll d-3|scrum h8|search b5f-8k-4|season a5b-2h-3i5k3|seasonal f-2h11i4|second a3b-2c4f-2h-5|seconds c10f4|section c5|security b-5c-5d7g2k8
see a-5b6c9d-8g2|seed d7k8|seeing d7|seeking c9|seen f5|self d-7f5g4h-3|self-employed a7|self-host b2|self-hosted a4b6k-4|self-hosting e2g10|sell a-11b-6c3d8f2k-2|seller d-2g12|sellers e4
selling b-10f-12i6k9|sells b5e5h6|send e2g4h-8|sends a17h-11|senior i-7k11|sense c-2d7h6|sent a10f2|sentence c2d-5|sentences:1 b-3c-2d3i3j-2k2|sentences:2 a10b8c5d-8f3g4i-26j-5k-10
sentences:3 a7b12c-2d-17e-3f7g9h3i-17j-3k-21|seo b-11c-5d2f-12h2i3k3|september a5b-3|server f-2g11k-2|service h3|ses e3|session k2|set b7f-4g4|setting g7|setup c7|seven a8|share g-3k8|shared a5b7c3
shares d-8e2i11|sharing j10k2|she f8|sheet b4f-3g12h-2|shift c2i14|ship a8b-13f2k3|shipped a7b6f-4k-9|shipping b-11d2e-3f3h-3i2k7|ships b3|shoebox a-2g8|shop a2b-2c-3d6f-2g9h-2i-4|shop's c7d-2
shopify a-11b-4d-2g3h4i6|shops a-8b2c-4d2e-2f-3g-6h2i12|should a-7d8e8f-7g-9h13k-9|show a-2b18c-6d8g-9h-7|shows a-9d2f15i3|side a5b-2c-8d3i10k-4|sign a4b-8c7d-7f6h-8k-4|signed k9|signing c6|signs g4
signup c5|signups a-4f20h-4i-3k-5|silence i10|simple g12|since f15g-2h-5k-11|single a14d-7g-4h8|sister a12b7f-10|sit f5|site a-3c3e2f2|sites h7i3|six a8b9f-4h-6|size c6f-9k11|size:long a3b5c3e5i-7k-17
size:long no verb b2d-7e7f5g7i-20k-17|size:short c-5d-6e-6h6i5j-5k6|size:short no verb a-2b-5e-5f-6h5i9j-10k2|size:tiny a-8d-9e-4f11g-4i11|size:tiny no verb b4c-4d-5e-7g-2i14j3k-3
size:usual c-2d3e-2h2i-5j-2k2|size:usual no verb a2e2h-4i-6j3|skills f8|slack a10d-2g-2k-3|sleep d4h-4|slides h4j5|slots k8|slow c3f-2i4|slower h7|small b4c-3d-4e5f-3g2h-4i6j-2|smaller b12k-7
smarter d-12e17|smell f11i3|so a8c-6d-3g13h-9k-7|soap b5d3f-9i10|social a12e4|soft b10|software a2c-7d3e-2f-10g3h7i7k-6|solar b11j4|sold a17|soldering a-2b7e5|sole e2|solo a5c-3d4e3g-2h-3
some b2c2d9f-5|somebody b-9c9e-2i13j3|somebody:good j2|someone a-9b-8c4d6e3f3h-5j3k-4|something a-3b6c3f-7i9|sort a-4b4d15f-5|sound a-6c18d-11e-4h11i3|sounds c13d-3|soup a5|source d6f-5h-4i17k-12
sourced b13|sourdough c12d-9|space b-3k3|spain a-4c3d6k-9|spam a-8f7k10|speak b7d5h-6|speaking i-3k13|speaks b8d5k-2|specialist e7|speed g4h-2i16k-4|spend d3h6k-4|spent b6k-2|split g6|splits i3
sponsor a9b-9k-2|sponsors a5b-3i4|sponsorship i8|spots c7|spouse i6|spreadsheet a8b5f-3g3j2k-6|spreadsheets b15f-2h4i-5|spring a5h-2k11|sql b2|sqlite e4h7|square d10|squarespace d12e4|squeezy e6
stack a9h2|staff f-3h4|staging a4|stall d-4g18|stalls b13f-4|stand f-9h11k3|standups a13f-3g11h2i-13|stars a2e10i-6k5|start a3c-4d12e2f-3k-5|started f-4g-5i6k5|starting b11|starts a4b3d-2f-11
startup c3g-2h5j2|startups b5f-4h7k-3|state k9|static b10|stats b10|status b5k3|stay d2f3|steam a2f-4h-2|step f11g16i-2|steps g26|still a-5b-9c-3d11f15g-2h6k-6|stock b22e-4|stop b-13c7d-6e-8f3h10
stopped a10f4k-3|stops f16h-5|store b2f-2g5k-4|stores b3f9h-3i3|stories b12|story a11b-8f11h-4i-3|strangers f7|strategy d4h5k2|street f9|stripe a-3b2d9e11f3h-9i-9|struggling f19|stuck c7f14h-2
students e6h-3k7|studies c11|studio a-4b2d2f-4k13|studios a-2b5h3i9|study a6c-6d13|stuff e2|stupid a4b-3d4|subject b-6g9i12k-4|subreddit b14|subs a10|subscribers a4b-5e5f2|subscription b-2f-5i5k4
subscriptions d2|substack e3|success f8k3|succession i9|such h6|suck h4|sucks c2f-4h13|summer b7d-6f-5g4k4|sumup e7|sunday b-2e3f-7h-8i3k13|sundays a3k4|supermarket a12h14i-5k-6|supplier d7f12h-2k-3
support b-16c-5e-2f7h12i4|sure e3|surfers b2|survey a-5d-11j6k26|survive d-2g15|suspended f3|svelte c3e7|swap k15|switch a2b-6d4h6|switched a3d-10e5k10|switching a9b-2d7k-8|syndrome b-2f3i2|synth b6
system b10c-3d6e-5k-8|table e7f-2k-4|tables b6|tabs b6h8i-9|tag f7g9i-5|tagline c9d-6|tags g6|tags: a5c5h5i-6j2k-2|tags:adverb b8|tags:adverb determiner noun preposition f16
tags:adverb noun joint noun e6i2|tags:adverb noun mark c9|tags:adverb noun noun noun b14|tags:adverb noun preposition determiner k4|tags:adverb noun preposition noun k11
tags:adverb noun verb determiner c6|tags:adverb preposition noun noun k8|tags:adverb pronoun auxiliary verb b2|tags:adverb pronoun verb determiner a-3f10|tags:adverb pronoun verb noun b3f-5h5
tags:adverb verb determiner noun c3d-3h-6k2|tags:adverb verb noun b8|tags:adverb verb noun noun f-7k2|tags:adverb verb noun preposition a3b-2k2|tags:adverb verb preposition determiner f10
tags:asking adverb auxiliary pronoun d7|tags:asking auxiliary determiner determiner b16c-2d-14f2|tags:asking auxiliary determiner noun a-12e6f8g-11h3|tags:asking auxiliary noun noun d7k11
tags:asking auxiliary noun verb d10|tags:asking auxiliary pronoun adverb c4d2f-3g-9h10|tags:asking auxiliary pronoun auxiliary c-20e7f11g-3|tags:asking auxiliary pronoun preposition d12
tags:asking auxiliary pronoun verb c8d4e-4f-2g-4h-6k8|tags:asking auxiliary verb pronoun c12|tags:asking determiner noun auxiliary g3|tags:asking determiner noun noun a10c7d11e-4g-10
tags:asking determiner noun preposition a5c-5|tags:asking determiner noun verb a12|tags:asking negation to verb g5|tags:asking noun auxiliary determiner d15|tags:asking noun auxiliary pronoun d14
tags:asking noun auxiliary verb d-2g12|tags:asking noun determiner noun c10d-8|tags:asking noun joint pronoun a8|tags:asking noun mark asking a2|tags:asking noun noun auxiliary h9
tags:asking noun noun noun i9|tags:asking noun noun preposition a3|tags:asking noun noun verb d-2g-4i4k7|tags:asking noun preposition determiner g5|tags:asking noun preposition noun d5
tags:asking noun to determiner d2|tags:asking noun verb to d3h8|tags:asking pronoun auxiliary verb a7d-6g4h11|tags:asking pronoun verb adverb a6|tags:asking pronoun verb determiner a6d-2g6
tags:asking pronoun verb noun a11d5g-4|tags:asking pronoun verb preposition a3h2|tags:asking pronoun verb pronoun a15g-3|tags:asking pronoun verb verb a3|tags:asking to verb determiner a-3g9
tags:asking to verb noun g9|tags:asking to verb preposition g10|tags:asking verb preposition determiner c5|tags:auxiliary determiner noun adverb e7|tags:auxiliary determiner noun auxiliary d7
tags:auxiliary determiner noun noun a-2c7e2f-5g8h-13i6|tags:auxiliary determiner noun preposition d3e-2i6|tags:auxiliary determiner noun verb d7|tags:auxiliary noun adverb determiner d2
tags:auxiliary noun adverb noun d4e3|tags:auxiliary noun adverb verb d12|tags:auxiliary noun determiner noun c9d-11f10|tags:auxiliary noun j2|tags:auxiliary noun noun adverb d20
tags:auxiliary noun noun determiner e6h8|tags:auxiliary noun noun mark d6|tags:auxiliary noun noun noun a16e-5h-5|tags:auxiliary noun noun preposition e2|tags:auxiliary noun preposition determiner e5
tags:auxiliary noun to noun b15c-3|tags:auxiliary pronoun adverb auxiliary c-2e8|tags:auxiliary pronoun adverb verb b12|tags:auxiliary pronoun auxiliary to d3
tags:auxiliary pronoun determiner noun e-8f13h6|tags:auxiliary pronoun preposition determiner c12|tags:auxiliary pronoun pronoun adverb d2|tags:auxiliary pronoun pronoun verb d9
tags:auxiliary pronoun verb asking c17|tags:auxiliary pronoun verb determiner a5c2d10h-5|tags:auxiliary pronoun verb joint c-6d11|tags:auxiliary pronoun verb mark c2
tags:auxiliary pronoun verb noun a-2c4d6e6f-2g-2h-2|tags:auxiliary pronoun verb preposition a-4c6e8h-5|tags:auxiliary pronoun verb to b7c-9d2e2f-12g-2h8|tags:auxiliary verb determiner noun d3f-3k8
tags:auxiliary verb preposition noun f10g4|tags:determiner b11|tags:determiner determiner noun noun a10|tags:determiner noun asking pronoun f12|tags:determiner noun auxiliary adverb f-6h9k5
tags:determiner noun auxiliary determiner b-10f-11i16k11|tags:determiner noun auxiliary noun b-8f14h-2|tags:determiner noun auxiliary preposition a6f5k-5
tags:determiner noun auxiliary verb a-9d-3f7g-3h4k16|tags:determiner noun determiner noun a16i-3|tags:determiner noun g15|tags:determiner noun joint determiner e4f2|tags:determiner noun joint noun g4
tags:determiner noun joint pronoun a2b3|tags:determiner noun joint verb d4f-13h9|tags:determiner noun mark f4|tags:determiner noun noun a3b-6f-4g11k2|tags:determiner noun noun adverb a-8f6k4
tags:determiner noun noun auxiliary d-7g-7h19|tags:determiner noun noun joint a18f-14g-6j4|tags:determiner noun noun mark a-3c6|tags:determiner noun noun negation f7
tags:determiner noun noun noun b5c4g4i-6j-2k-4|tags:determiner noun noun preposition a8d-8e-7h-2i3k-10|tags:determiner noun noun pronoun b10h-2|tags:determiner noun noun to b2d3g22h-5i-2
tags:determiner noun noun verb a2b-2d-5f8|tags:determiner noun preposition asking g14|tags:determiner noun preposition determiner b2c-7d-7e4g-5h3j6
tags:determiner noun preposition noun c6d3e-5f-5g-3h7i3k-3|tags:determiner noun preposition verb d8f-5i6|tags:determiner noun pronoun auxiliary a2|tags:determiner noun pronoun verb a7b-3h-3
tags:determiner noun to noun a-3g14|tags:determiner noun to verb b-3f3h5|tags:determiner noun verb determiner a-5b-10d11f8g-5h-6k6|tags:determiner noun verb joint a-7f16
tags:determiner noun verb mark d16|tags:determiner noun verb noun c-4f7k2|tags:determiner noun verb preposition b-2g-2h-7i23k2|tags:determiner noun verb pronoun a12|tags:determiner noun verb to a7h6
tags:determiner noun verb verb f10|tags:joint adverb verb determiner d7|tags:joint auxiliary pronoun verb c-12d5e12|tags:joint determiner noun noun h2|tags:joint determiner noun verb g4
tags:joint noun auxiliary pronoun d9|tags:joint noun auxiliary verb c7|tags:joint noun verb noun c18d-9e-7|tags:joint preposition determiner noun c11|tags:joint pronoun verb determiner h3
tags:joint verb determiner noun d4|tags:joint verb noun preposition e12|tags:noun a-10b2c-6d4e-7f-9g-7i9j9|tags:noun adverb b-3d14|tags:noun adverb noun noun i-3k11|tags:noun adverb to noun b22k-8
tags:noun adverb verb determiner b2k2|tags:noun adverb verb noun b5h-2k7|tags:noun auxiliary adverb noun b8h-4|tags:noun auxiliary asking noun h7|tags:noun auxiliary determiner noun h19
tags:noun auxiliary noun b7h2k-4|tags:noun auxiliary noun determiner h10|tags:noun auxiliary noun preposition b-2k13|tags:noun auxiliary preposition a14b-6h-9k6|tags:noun auxiliary verb b7
tags:noun auxiliary verb determiner f4k10|tags:noun auxiliary verb joint f10h2|tags:noun auxiliary verb noun b12h3|tags:noun auxiliary verb preposition b-3k2|tags:noun joint adverb preposition c4e-2
tags:noun joint determiner noun a7|tags:noun joint noun e6h7k6|tags:noun joint noun joint e22|tags:noun joint noun mark d15e-15|tags:noun joint noun noun d-4e10i2
tags:noun joint noun preposition e27i-2|tags:noun joint noun verb h3k4|tags:noun joint verb preposition h10|tags:noun mark c11d-11e3f-2h8|tags:noun mark determiner noun b13c2
tags:noun mark noun joint b-3d5e7|tags:noun mark noun mark b-3e11i3|tags:noun mark noun noun a9b4g-2i2k-8|tags:noun mark noun preposition b8k6|tags:noun noun adverb a-5b-3c5e11f16h-2i-3
tags:noun noun adverb joint e7|tags:noun noun adverb verb a11f-3|tags:noun noun auxiliary adverb b4h10k-5|tags:noun noun auxiliary auxiliary h6|tags:noun noun auxiliary determiner b-2h26
tags:noun noun auxiliary negation h6|tags:noun noun auxiliary noun b7f5g8k-6|tags:noun noun auxiliary pronoun b2h-2|tags:noun noun auxiliary verb b-4f8h5|tags:noun noun b6c-7d-7e-14f-12h4i13j-7k4
tags:noun noun joint determiner e4i15|tags:noun noun joint noun d-3e11h-5k-5|tags:noun noun joint pronoun h4i2|tags:noun noun joint verb b4h-4i6|tags:noun noun mark auxiliary c11
tags:noun noun mark d-2e-7g13k9|tags:noun noun mark determiner b19h-3j8|tags:noun noun mark joint i11|tags:noun noun mark noun a14b-8e3f-3g-11k4|tags:noun noun mark pronoun a-6b4h8
tags:noun noun mark verb b5h8k-3|tags:noun noun noun a-7c-5e-2f2h-8i11k8|tags:noun noun noun adverb b12d6k-4|tags:noun noun noun auxiliary d11f-6h2k-3|tags:noun noun noun determiner b-3f11i8
tags:noun noun noun joint a-7b4f6g8h-4|tags:noun noun noun mark a9b4g-9h-11k-2|tags:noun noun noun noun a-6c-7d-5e7h9|tags:noun noun noun preposition a-4h-5j3k3
tags:noun noun noun pronoun a-10b-4c14d11f-3g-7i11|tags:noun noun noun to e-3f11h12k-9|tags:noun noun noun verb b-4h5k9|tags:noun noun preposition adverb i4
tags:noun noun preposition determiner b-5c10d-4f-6g-4h-8i3j4k6|tags:noun noun preposition noun a-3d-7i3k3|tags:noun noun preposition preposition f15|tags:noun noun preposition pronoun b2d-5h10
tags:noun noun preposition verb a13d10f-2i-3|tags:noun noun pronoun verb a6h9|tags:noun noun to determiner a9g7i-3|tags:noun noun to noun g7i4k-2|tags:noun noun to verb g23
tags:noun noun verb adverb f2h4|tags:noun noun verb determiner a-4c3f14h7k-8|tags:noun noun verb h2k8|tags:noun noun verb mark a11|tags:noun noun verb noun a-10b6f5g-4h3k-4
tags:noun noun verb preposition a14f4h-9|tags:noun noun verb pronoun h2|tags:noun preposition determiner noun a-5b-7g7h-14i8k4|tags:noun preposition noun a7b-9c4d-2e-10h-5i9k9
tags:noun preposition noun adverb c3|tags:noun preposition noun auxiliary b15|tags:noun preposition noun joint e5i3|tags:noun preposition noun mark a10b-11d6f-10
tags:noun preposition noun noun a-7d-3f6g-5h3i3|tags:noun preposition noun preposition b-8d5e11g2h-7i2k-7|tags:noun preposition pronoun verb g4|tags:noun preposition verb determiner e3g2
tags:noun pronoun auxiliary verb k2|tags:noun pronoun joint negation d7|tags:noun pronoun preposition determiner k10|tags:noun pronoun preposition noun k2|tags:noun to noun b8d2
tags:noun to noun joint d13|tags:noun to noun preposition a16d4g-14|tags:noun to verb determiner g5k15|tags:noun to verb noun g3|tags:noun to verb preposition e6g-3i16
tags:noun verb determiner noun a-3b6d-2f13g-4h2i-2|tags:noun verb noun adverb k6|tags:noun verb noun joint b2f5|tags:noun verb noun k16|tags:noun verb noun noun a4b8f-2h9k-12
tags:noun verb noun preposition f7|tags:noun verb noun verb a12f-2|tags:noun verb preposition determiner a-6b-8c11f8h-5k10|tags:noun verb preposition mark f2|tags:noun verb preposition noun a12h5k-4
tags:noun verb preposition pronoun e8|tags:noun verb pronoun noun a5|tags:noun verb pronoun pronoun f-4h12|tags:noun verb to noun d5e9|tags:noun verb to verb d4|tags:noun verb verb determiner f10
tags:noun verb verb noun f10|tags:noun verb verb preposition f15|tags:preposition asking noun auxiliary d5|tags:preposition determiner noun determiner h10
tags:preposition determiner noun noun a11b-3h6i-6|tags:preposition determiner noun preposition a-5i16k10|tags:preposition determiner noun pronoun a-8b12g6h-3j2|tags:preposition noun noun d16i-4
tags:preposition noun noun preposition a3b7|tags:preposition noun pronoun auxiliary a6|tags:preposition noun verb determiner a5|tags:preposition verb noun noun a9|tags:pronoun adverb mark d-6f11
tags:pronoun adverb verb determiner a-4c3h6|tags:pronoun adverb verb noun a6c2d3|tags:pronoun adverb verb to k7|tags:pronoun auxiliary adverb noun a9b-4|tags:pronoun auxiliary adverb verb a-3b18f-4
tags:pronoun auxiliary auxiliary determiner c11f-2|tags:pronoun auxiliary determiner auxiliary h6|tags:pronoun auxiliary determiner noun b-2f6k11|tags:pronoun auxiliary negation verb f10
tags:pronoun auxiliary noun noun b-4f4h-3k4|tags:pronoun auxiliary noun to h10|tags:pronoun auxiliary verb determiner f5h7|tags:pronoun auxiliary verb f8k3|tags:pronoun auxiliary verb noun a-5h5k14
tags:pronoun auxiliary verb preposition e14f5h-4|tags:pronoun determiner noun noun f8|tags:pronoun joint verb noun b6d-2h8|tags:pronoun preposition determiner noun k10
tags:pronoun preposition noun noun f2i3|tags:pronoun verb a-2b2f2h-10k6|tags:pronoun verb determiner noun a3b2d2e-7f4g-12h-4i-3j-3k3|tags:pronoun verb determiner to a9
tags:pronoun verb joint determiner h8|tags:pronoun verb joint noun d15|tags:pronoun verb joint pronoun b-5d2f-8h2k11|tags:pronoun verb noun b6f-3h6|tags:pronoun verb noun determiner b2g5
tags:pronoun verb noun joint a-3b7f-8h4j4|tags:pronoun verb noun noun a3b-3d-2f2g-3h8|tags:pronoun verb noun preposition a2h2|tags:pronoun verb preposition determiner b-5e8g-2k4
tags:pronoun verb preposition joint f3|tags:pronoun verb preposition noun b5|tags:pronoun verb preposition to a2|tags:pronoun verb pronoun noun a14h-3|tags:pronoun verb to determiner a5
tags:pronoun verb to noun a11f-8h6|tags:pronoun verb verb determiner a12|tags:pronoun verb verb noun b-2g15h-15k-2|tags:to determiner noun joint f-3h12|tags:verb determiner noun a4f-9h-3k7
tags:verb determiner noun joint b-2d2e12g-13k8|tags:verb determiner noun mark g11|tags:verb determiner noun noun a5b3c-4d-3f-3g4h-9k3|tags:verb determiner noun preposition a7c-5d3e-3f-5h-2i6
tags:verb determiner noun pronoun g10|tags:verb determiner noun to d4f9|tags:verb determiner noun verb e2f11g-2|tags:verb determiner preposition b13|tags:verb f10|tags:verb noun b11i16j-5
tags:verb noun determiner noun b5|tags:verb noun joint verb e3|tags:verb noun mark adverb d4g11|tags:verb noun mark determiner b21|tags:verb noun mark noun f8|tags:verb noun noun a-2b13g-9h-2i13
tags:verb noun noun joint g15|tags:verb noun noun mark a2b7|tags:verb noun noun noun a4c4e-3f-4g6i-3k4|tags:verb noun noun preposition a9c7d-6f-12g15h-8i-8|tags:verb noun noun pronoun f7h5
tags:verb noun noun to a-3c6d-3i9|tags:verb noun preposition determiner a2b-3d4h-4|tags:verb noun preposition noun a-2b-3d-6e6f3g3i4k-10|tags:verb preposition adverb noun c3
tags:verb preposition determiner noun a6b-10c-5d11f-12h-4i8|tags:verb preposition mark joint f3|tags:verb preposition noun b-9f2h5|tags:verb preposition noun mark b2f10
tags:verb preposition noun noun a-4c5d-16e-4f6h-5i5|tags:verb preposition noun preposition c4d-8f5|tags:verb preposition noun to a3|tags:verb preposition preposition noun a-3b4
tags:verb preposition verb determiner d22k-3|tags:verb pronoun determiner noun b-3d17k2|tags:verb pronoun noun noun b6|tags:verb pronoun preposition determiner b-2d8k5
tags:verb to verb determiner a-5d-5f12k11|tags:verb to verb noun f5|tags:verb verb determiner noun h10|tags:verb verb noun preposition h5|tags:verb verb preposition determiner a-6f10
tags:verb verb preposition noun h6|tailwind e3h9|take b7g-4h8i-2|takes d3f18h-2|taking a3f-2g2k11|talk a-8b-7h14i8j4k-5|talking a-5h14|tasks b12|tattoo b2|taught a3b10|tax a-2b-6d8f-7g2i-7j2k10
taxes d3h-5i9|tea b-8c8e-4k7|teach h2|teacher f6h8|teachers b2|teaching d14|team a6b-9c-8d5e4f-2g2h-13i5|teams b14c-3f-4h11i6k-11|tear c19|teardown b2|tech a8h2|technical i6|technology h6
teenagers b6i6|tell a3b10c12e-6f-4g-10h-2k-7|tells a3b8f-5|template b7c-3f-5g11h-3k-8|templates f-2g8|ten a8c11e-2f-5i-8k-7|tenant f11|tenants b7d-2i5|term k2|terminal b6|terms k16|tern b13c2
test c18d-6|tested a5|tester a7|testers b-16c26|testimonial g6|testimonials c11|testing h6|tests a2f8h-4k-3|texas d2|text a2b22d-4f-4i-4k-5|texts c2|than b-2d-15e7g-6h13k-8|thank b2g-2k16
thanks c4i-3k14|that a2b2e-12f-6g6i-2k-5|that's h10|the b-2d-6e-3f2i4j2k-2|theatre h16i3k-8|theft h3|their c-6d3e3f-3g-3h5|them b-5c-7d7f10h-3|theme b14h11k-11|then g10h-7|there b-3d9f-4h9|there's h6
these b-2c13g15h-7i-3|they a11b-8f5g-2h7k-8|they're f5|thing a-13b3f-2h9|things a12b-7c-3f-9g3h5k-3|think a-3c7d-18f2h13|thinking b-3d19f7h-4k-8|thinkpad e8|thinks d-7f13h4j3|third f14
this b3c10d-11e-13h-8i-13j13k8|those d4|thought a4|thoughts c8d5e-3f-2h5|thread c-6d-5g-4i-5j11k27|threads b5|three a8b-6d-3f3g-2h3|through e4f-2k-2|thumbnail c4d-3|thursday b15h-2i-11k8|ticket b2
tickets a2d-8h-6k6|tide b10|tidemark b15i-3|tier b-7c2d2|tiktok a7h12i-9|til a10b-3f-4k6|tiles c10|till a-6c-2d12e6f8h-6|time b-6c7d2e-5f4h2i-4k-14|timer f7|times a13b-6d-4f5h-5i4|timetable b2k4
timing a5|tiny b8d-5f-4g3h-7i6k-14|tipping d-5h7i12|tips d9g11h-5|tired a-9b4c-4f5h11k-4|to a2c-2d2g7i-4j-7|today b5c-9f5g-17h-12k9|todo c4|tokens b11|told a16f2h-3|tomorrow b7d2i-5k7|tonight b2h-2k7
too a-8c5e-2f8h4k-5|took a12f8g-3k-4|tool c4d8f2g-6k-14|tools a11b-7c2f-5|torn e6|total d-2e3|touch f4i5|tour c12d-6|town b6c4d-4e2i4k-3|track b10f-4h-2|tracker b6c5|tracking g2|trade b-2c-5h9
trademark d6|traffic f7g9i-3|trailer c8|train b10h8i-2|training e3i2|translate g6|translator a2|translators d15|tree a-12f4k12|trello h13|trial h5|trials h10i5|tricks g7|tried a5c-4d6e4f4j-2k-2
tripled f9|trouble f11|truck f-4g6h-2i-3k8|true h13|trust a-6e-4h7i9|trustworthy c4|truth c13|try a-5c7d-6k8|trying d7f5|tuesday b4f2k4|turn b8g7|turn:a thing a-5b8c6d4e2f-13g2h2i-5j-5k-8
turn:acted a10c-4d-3e-2h-3i2j-2|turn:ago a6c-3f10h-5k-10|turn:all a3c-7d2e-3f4g2h6i-10k-6|turn:ask b-4c5d12e5g-5i-9k-6|turn:bad a3b-2d-2e-4f8g3h3j-2k-9|turn:between a-5b-5c5e13f2g-3h-5k-5
turn:counted a11b-2d-5f-3g19h-5i2k-12|turn:either b-10c5d5e26f-10g-9h-10i-7k-9|turn:gain a6b3d2f-3g5h-3i-4|turn:good b-2c-2d-2e2f3g-6j2|turn:guide a3c-3e-2f-2g14h-2i-4k-5
turn:judge a-6c17d2e-8g-2h4i-4j-5k-3|turn:judged a-2b-3c10e-2i-5j-3|turn:learnt a12c-2d-5f-2g3h-3i-4j-2|turn:machine b4c5d-4e-3f5g3h-3i-3j-6k-4|turn:metric a5b-4c-7f6g3h-3k-6
turn:not a2b-7f10g3h7i-3k-16|turn:offer a-5b6f-5g-4j3k2|turn:options b-7c-3d-11e30f-5g-6h17i-12k-10|turn:own thing b11c4d-6h-5i-4j-7k4|turn:people b-3c-2f2h2i3j-4k-3|turn:plea a-2b-7d6f21g-4h-6k-3
turn:praise b-2c-3d4e2f-3h9i-8k-4|turn:ready b11c-3d-4e-2f2g-4h-5i-2j-6k6|turn:request a-9c9d6e4f2g-14i-9j-4k-3|turn:show a2b11d-6e-2f-3g-2h-4i-2j-5k5|turn:stance b-6d2g-2h12i-11k-3
turn:than a2d-14e9g-5h11i-2k-5|turn:thing b6f-3g2h-4i-2|turn:verdict a-4b-9d3f-2g3h11i-5j2k-12|turn:versus a2b-7d-3e27g-3h-5i-8|turn:which a-2b3d6e5f-2k-15|turn:would a-5b-12c2e8f9g-9h-4k-2
turn:yours a-5c-2e-2f-15g8h2j-3k4|turn?:a thing a9b-5c6f-2g-12|turn?:acted b-4c5d7e7f-6|turn?:ago a-9c4d11f4|turn?:all b-8d9f7g-3h-15|turn?:ask b3c2d6g2h-6k-2|turn?:bad c5e-5f2g-6
turn?:between a-2b-2c4d-4e10f2h-3|turn?:either c2e13f-4|turn?:gain e5|turn?:good b-4d4e10f-4h-2|turn?:guide a9d6e3f3g-25|turn?:judge a-3b-4c9d5e-8f-10g3h5|turn?:judged a2b-3c10h-7k-3
turn?:learnt a-16b4e2|turn?:machine a-8b7c6d-3e9f-2h-3|turn?:metric c2d7e3g-7|turn?:not a6c3e-12g-2|turn?:options d-9e21|turn?:own thing d-8e3|turn?:people a-7b-2d13e3g-14h-7k6|turn?:plea c-3f8
turn?:praise b4c3d8h-6k-4|turn?:ready a3b-13d7f-11h5|turn?:request b-9c3f3g-5|turn?:show a3b-10d7e6f-12h6|turn?:stance b5d6e-3h-3|turn?:than d-4e13|turn?:thing b-9d3g3h-4|turn?:verdict b4c4e-6f-3g3
turn?:versus d-11e17|turn?:which a-5b6c4d6e4f-4g-11|turn?:would d-3e5f6|turn?:yours a-2b-2c3d5g9k-2|turned a7f-11g-2h-2k8|turning d7|turns b2c12d-6f-7h-6k2|tutor g-5k11|tutorial f6g19|twelve h13
twice a8f11h-2i-2|two a12b-2c-6d-7f7h-3i-8k3|two-person a3|type c5|typescript b3i5|typo a2|ui b12c6h3i-3k-3|uncles i5|under a-4b3c-4d6f4g-4k-8|undercharging f7|underrated h15|understand c6d-4f4h-3
understands d15f3|unlimited f11|unpaid d7f-16g10|unpopular h15|until a-16e7f12i-5k4|up b7f3g2h-9i-11j-4k4|update a5b-3c-8f7h4i-10k10|upfront d6|uptime b3|us a12b-10d5e-4g-8h-9k6|usage-based c-9d9
use a2b2d6f-3g2h-6i-3|used b5c-4d5g-3h-2k-3|users a9b-8c9e5f4g-5h-2k-9|uses f4|using a2d18e-5f-8|va d7e5|validate c7|validating c16|van a8c-4e2|vanish d-2f15|vat d13f-3g-6j2k14|vendor f3h8
vercel d-3e4|version b18d2f-6k-11|versus e19h-3|very j3|vets h20|via j5|video a3b-11c4d-7f-7g-5h13j6|views c4f-6|village i16|vintage b2|virtual k16|visitors a4b-3f11h-6|visits a-2k5|visual d2g-3
voice b4c11|volunteer g-6i2k7|volunteers k15|vps d14g8h-8|vs a8d-4e31f-4h-5i-12k-3|vue i-2k9|w d8|wage f-4h2k6|wait c-3d5e3f-4h14i-3|waiting c-2h3i4|waitlist a4g6k-3|walk c2|walkthrough g14|wall b2e6
want b-19c9d6f-7h7|wanted a-8c18f3g-7i-4k6|wants a-13b-2d7e2f13h2k-6|warehouse a11b-4d10k-8|warning f6|was a5c-7d13|waste b8|watch c4d2|water d-9f13h2|watercolor a-3b6|way a4b-6d9g-3h3|ways g13h-3i4
we a6b2c-2d-10f3g-7i-6j-3k5|we're b5d2h-7k8|we've a-5b5k5|web a-11b2e2g2h3i-8|webflow d4e7i-2k6|webhook f3|webhooks f2|webinar b-6i-6k22|webinars b4g4k-4|webshop a-2f10|website b5e9f-3h-5
websites f-4k10|wedding a-3b2d-2f10g-6h2k-7|weddings a-4b4f-3h10|wednesday a-2e3k5|week a4b-3c-11d-6e-9f2g5h2j-2k6|weekend a6f-5h2k-5|weekends a5b3|weekly a2b4c-9e3f-7h-4i-6k6|weeks a8b-6d9e-2f3g-6
welcome b17c6d-8|well b5|went a14b-12c-5f5h-6k5|were a-6b-3f11k7|wet f3g13|what a5b-3c4d6g3h-15i-6j-6k-4|what's a-5c10d10e7g-9h-9|whatever d15|when a6b4c-2d4g9h-20i-5k-8|where b-6c6h4k-5
whether e11f-7h3k-2|which a-8c4d5e9f-8g-2h-9|while b7f10h-3|who a-9b7c-2d5e-4g-2h5i2k-11|who:anybody d14|who:anyone b3c-6d9e-4h3|who:asked a-3d4i-2|who:everyone e3|who:everything g10|who:here b6
who:here's g5|who:i a3b2d-4e-3j-5k3|who:it f-2h-2|who:it's b6h5|who:me a8h11|who:nobody b-3j-3|who:none f-2i4|who:other c-3f3h4i-5j-2k2|who:own e-8f3g-2h-2k4|who:people a-6c-5g3i3|who:she f2
who:somebody f4j2|who:someone a-2b-2e3f4|who:there h5|who:they f17h-2|who:you a-6f-4h6k2|who:you'd c9d8|who:you'll a5|whole a2b-14g12|whom a3b6d-2e-2g4|why a5b-8c-3f5g-6h8i-2j2k-8|wich d12h-5
wife b15c-4d-3f2|wifi b-2f18|wiki c-2d2f-5k11|will a-6c2f-5h9k9|window c8|wine e-2i11|wins k16|winter b-2i6k14|winters b6|wish a6g-8h6|wishlists a3f-5g3|with a-2c-6d4j-2k-2|within b5f-12
without a8c-11e-10f2g3i8k-11|woman i11|won f-5k10|won't a-2d-4f12g2h2|wondering d17|woocommerce a2b-2e4|wooden b9e4k-4|wool e5|word f7h16|wordpress d-8e12g6|work a-9b-17c-8d5e-2f2h10i4k3|worked e2
workers c5|workflow a13g2k-6|working d-3e3g-5h-3i7k3|works a-9b2c5d5e-6i-2k-5|workshop a-2b3c-7d-9g7k8|world a3|worse a-10c12e6f-14h9|worst a9c4g-4h7|worth a-3c-4d14e2j13|would b-3c5e5f3h-9k-8
wouldn't a2c6f-3|wrappers h6|write a2d-3g14|write-up j6|writers h3|writes b11h-2j2|writing a6b-3g10|written b13|wrong c2d-16f11h3|wrote a-5b7c7f-16g5h-8j2|wtf f15|year a15b-7c-6d-5i-9k4|year-end d4
yearly e7k5|years a11b3c-3e-3f-10g-2h7i-13k7|yes a-3b-2d8e-10f7h10|yesterday h6k-5|yesterday's j2|yet c2|yoga b-2e13i-4k6|you a-4b4c2d3f-2i-8|you'd b8c4|you'll a3|you:bad b2d-6|you:gain d3
you:guide g16|you:judge c4g3|you:not h9|you:show c4d4g-2|you:thing b12c2d6e-4g-9|young g-4i8|your a-10d2e-3f-14g7h2j-3k2|yourself d3e-2k9|youtube d-3e4|zapier f-9h8i3|zero a3b12f3g-3h-7i-3|zig b12
zones f5g3|zoom f6i7
`;
