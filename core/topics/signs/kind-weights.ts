/** What each word and turn of a topic says for each kind. Written by `npm run topics -- --fit`. */
export const KIND_WEIGHTS = `
, b7e2g-2h-4k-4|: b7c4d-6f-8g2h-3i-16j4k4|? a-3b-2c5d6e4g-2i-5j-5|a c-4d3e2g4i-4j-2k-4|about a2b4c6e-11f-7j8k-15|about:a many b4i5j-4|about:a many none b5i-2j-6
about:a one a3b-7d-5g3h3i-6k-5|about:a one did a12b-7j11|about:a one do h2|about:a one does b6g-6h12|about:a one doing g9h-2|about:a one is f2h12|about:a one none b-4c7g13h-10i-3
about:adverb many c-8e12f2|about:adverb many none b3c-6f2|about:adverb one b5c4e-10g-7i-5k5|about:adverb one did a-2b4|about:adverb one do a3c6d4f-8|about:adverb one doing k5
about:adverb one is k5|about:adverb one may h5|about:adverb one none a-4b6e-7i-3k3|about:an one j4|about:asking many did a5|about:asking many do e2g-12h8k4
about:asking many doing c7|about:asking many e4f-8g-2h4|about:asking many may g8|about:asking many none d5e6|about:asking one a5b-6c2d3g3i-3j-2k-2|about:asking one did a21f-2
about:asking one do c-4d8f-3g12|about:asking one does a3h7|about:asking one doing a10c-2d5|about:asking one is c-8d7f3g-5k2|about:asking one may a-2d3f4g-3i-2j-2
about:asking one none a-15c6e6|about:asking one not a5|about:asking one was a7d6g-5|about:auxiliary one a-2c4d4e3f-2g-3j-2k-3|about:auxiliary one has a-2d7e2
about:auxiliary one is c3d5e5f-7h-4j-2|about:auxiliary one may a-2c5d4g-2k-4|about:auxiliary one not a-4c-3e3f5h7|about:auxiliary one was d10h6|about:determiner one c2d7e-2f7g-2
about:determiner one do c-2d3|about:determiner one none c5f2|about:every one a-2f9h4|about:every one do f11|about:every one does h4|about:half one a2f5|about:half one do f6
about:i one a2b2e-2g-5h2i-7j-6k6|about:i one did a4b5c-2d-9e-8g2j-3k3|about:i one do a-2f2g-2h5i-2k2|about:i one doing a-7b6d3h-2k8|about:i one has a-7b-2c2e-8f6k8
about:i one is a-13e3f3k6|about:i one may b-5c3e10|about:i one not f8h10|about:i one was b3f-2k5|about:joint many c6e-6g3j3|about:joint many do g2|about:joint many may c7
about:joint one b-10d8e6f-11h-2i3|about:joint one did a6|about:joint one do d2e-2h4|about:joint one does c6e-2i9|about:joint one has d7|about:joint one is d11h-2
about:joint one may c-2d10e4|about:joint one none c-3e8|about:joint one was e8|about:many many a-2e-6f6g-4h9j-5k-3|about:many many did b-2c9|about:many many do a-2f14g-2h6i-2
about:many many does h3|about:many many is b11f-5h2k3|about:many many may h17|about:many many none d4e-4h9i3j-5k-16|about:many many not h2|about:many one b-6f3h2i2k-4
about:many one did e2f3|about:many one do a3e-6i4|about:many one does g2h5|about:many one doing a9|about:many one is a-2b-2f13|about:many one may d3|about:many one none a-2b-3h3i3
about:most many do h3|about:most many h12|about:most one g9|about:negation one a2e2f-4h6|about:negation one does f-2j3|about:negation one none a5h3|about:no one a-3d7f9h8
about:no one does f5|about:number many a6b6f-6g2i-4|about:number many do g10|about:number many none a5b6i-3k3|about:number one a4b-11d-8e-2g3h-10i6j-4k6|about:number one did b-2g10
about:number one do b-2f6g6|about:number one does a5g2|about:number one none a7g-14i2k7|about:number one not a-4f-3g5i15|about:one many a-10c-2d-12h4i10j-2|about:one many did k9
about:one many do b-7f5g-6h11k3|about:one many has h3|about:one many is b-5g3h6i-5|about:one many may h5|about:one many none a-12d-10g2h-7i12|about:one many was k4
about:one one d-2|about:one one did a6d-5e-2f2g-2i-4k3|about:one one do f-3g3h-2|about:one one does b2c-8d5e-3f5g-3i-11j-4k6|about:one one doing c-2d2f2h-3i4k-3
about:one one has b9h4|about:one one is a-5b6c-6e-4g-7h8k5|about:one one may a-3d2e7g6h-3|about:one one none a-6d-3e2f-2g-2h-3i3k3|about:one one not a-3d2f3
about:own many a2c-8f2g11|about:own many did g13|about:own many do f8k7|about:own many does b6|about:own many has f5|about:own many is b2k3|about:own many none a11b-4f-3g8k-5
about:own one a2c-2d-2e-5f2g-3k2|about:own one did a2c-6g-8|about:own one do a-8f5g9|about:own one does a-6c5f5h-6|about:own one doing b4|about:own one has k10
about:own one is a-14f2h-4i11k3|about:own one may c10|about:own one none a15c-12f-8h14i-4j2k-4|about:own one not b6|about:own one was a11b-4f-5k2|about:preposition many i12
about:preposition many is h8|about:preposition many none i13|about:preposition one a2b5c-7e-2i-2|about:preposition one did a2e-3f5|about:preposition one do b3d6e-4f-9g9h-5
about:preposition one doing a10h6|about:preposition one has a8f-2|about:preposition one is b3d-7e4h5|about:preposition one may b17|about:preposition one none b-9f5k6
about:pronoun many b5f-3h8j2|about:pronoun many do h3j3|about:pronoun many none d3|about:pronoun one did a2c-6d3f5|about:pronoun one do b-2c3e-2f3h3i-2
about:pronoun one does a-6b-5f7g4h5|about:pronoun one doing d14f-6|about:pronoun one e-11f6h7i-2k-8|about:pronoun one is a-3b2f4h3|about:pronoun one may c11d-7h8
about:pronoun one none b2d-2f13i3|about:pronoun one not h4|about:pronoun one was a4|about:the many f-2h2i6k-3|about:the many none f-2h3i5|about:the one b-2c-5d-5e-5f4g3i5
about:the one did a14f2g-7h-7k-5|about:the one do b-5f6g16h-8|about:the one does a-10f5h2|about:the one doing i8|about:the one is f-2g-3h10i-4k4|about:the one none g6h-9i4
about:the one not f11|about:this many a7j4|about:this many is a11|about:this one j2|about:your one g2h7|about:your one is h3|about:your one not h6|above d8|abroad f-2
access b15e5h4i-12k-11|accessibility b-2i5k4|accidentally a2f2|account a-5b7c3f15g-7h-7k-4|accountant a4b-2c-7d16|accounting d8|acmely b3k9|acquired k12|acquisition k5
across a-3f7g2i11k-3|actions f13|actually d12f-3g2|ad a-3c11f14|add d-9f14g4|added a4b4f-6|adding h3|address a-10b5c6e-4f-3g-9h-8i-10j26k-5|address by asked c5d-8j14
address by nobody c8g-5h-4j12|address by none a-3b4c-2g-3h-2i-8j35k-3|address by other b4h-4j16k-2|address by own j18|address by somebody j4|address by you j9|address of a b2j7
address of adverb j5|address of an j2|address of asking j8|address of auxiliary c-8d11|address of i b2|address of many j16|address of one a-5b4c10g-7h-7i-14j25k-7
address of own j21|address of preposition j24|address of pronoun b-6j19|address of the i-3j18|address of this j13|address:end a-9b7c6e-2f-6g-7h-8i-8j29k-7
address:end false a-8b7c7d-3f-5g-6h-7i-10j31k-8|address:end true d7j-2|address:start false j26|address:start j24|ads a8c-4d5e3h-3i-2k-5|adults i11|advice a5b-9c-3d7e6f-2g5i-2k-9
advisor e2|affiliate a-2d18|after a3d-2e-4f5i2k-4|afternoon g11|again a6b-9d-2f8h-4k12|against e21|agencies a-7f-2h3i8k8|agency a5c-2d-5e10f-6i5|ago a10b-3|agree f5|ahrefs e6
ai a-4d-2f-2g-2h21i3k-4|aid d4|air e5h9|alerts b7|alive b7f9|all b5c-10i-4k2|alone f4|already d3f12|also d4|alt b2|alternatives d8g-2i17k-7|always a-6b9g13|am a-3c5e-6f4g-3i10k-2
ama k6|amazon f4|among i2k2|an f-7g6h-6i4k-3|analytics i5|and a5b-3c-2d-4f6g-2i5k-9|android c11d9f-2k-2|angry b11i-3|anniversary k8|announce a-5k11|announcing b17g-2k6
annual b-3e12f-5h-2k4|another b9f-7g-3h7|answer a-3c-2d2h3|answered a6|answering a3h10|answers a-3b6c4e-2f2|anxiety b-4i19k-3|any d5g-4|anybody b7d5e-2g7h-6|anymore f16
anyone d4f4g-2h2|anyone:good d4|anyone:thing d9|anything a6b2c6h-10|apart c11|api c-6f2g-2k13|apology a-2c7e-3h5|app a4b2c4d-4e-3g-2i-9|apple b-8f8k13|applicants f13
applications f-2g5k6|appointments b3|appreciate c6|apprentice a15|apps a10g-4h11|april a5f-7k9|are a-7c-12e3h10i-9j-3k4|aren't g11|arrive f13|arrogant c4|art i8|article j8
as a5b5f-7i4k-5|ask a9c-7d10g4h-6k-3|asked f-2h3|asked:ago a-3d2f3|asked:bad d2e-8h3|asked:gain d9|asked:good a7e3|asked:guide d2e3g8|asked:judge d5e-4|asked:learnt a4b9c-3g-4k5
asked:not a14c-5e-3f3g7h-11|asked:show c-6g4h3|asked:thing a-6b2c3h3|asking b5c-5g-6h17i-4k-5|asks a-2c4d5e3g-2i-6j-6k-2|asleep b11|assistant k9|at a-2b-9c-3d2f3h-5i4j2|ate f5k-2
attract h10|attribution b-2d5h2|audience d12e-2h13i-8|audit d4i-2k8|audits h9i-5k8|august h-5i9k4|austria f2|automated a10f-5|available b8|avoid g5|away f-5g-4h3k10|awkward i15
b a-2c7e-6f2k10|b2b c-2i14|back a4b-3d6f-5h2i-6k4|backlinks d5|backup a-7b8c5e-6f2|backups a3d7g7h-2|bad b-3c-4d4e-4g11h12|bake a-5f13|baker b-3k8|bakeries d3|bakers b3i5
bakery a5c5f-8g-9|balance i3|bands b9k-3|bank a-9b2c-4d7f17g-12h-3i-5k6|banks a-3f4|banned f7g-3|banners f-2h15|barbers c-2d2|barn a-5b4d-2f7|basecamp e2h2j2|basics b-3i-4k11
be c8d-5f-10g-2h13|beach f-2k15|beat h18|beats h11|beautiful j3|because a-4c-3f9h8j3|become b4h9|beekeepers d5i10|beekeeping a12b-3|been a5c-2e-9f5|before b-8c7e-15g7h-4i5k-9
begging h9|begin d13|beginner d-3e4|beginner's g14|beginners i-7k8|behind k7|being d-4h13i10|believe h14|below c2d2|berlin c-2k14|best a8b-17d10e-9f8i-7k-12|bet b7
beta b13c9d-3e4h-6i-4k-12|better a3b-7c6d-19e12f-10g10i-6k-2|between a-6d-3e20h-5i12|bidding f14|big b4e11g-4i-2|bigger g6k2|biggest a11b-2f2k-5|bike b9c-2f-2k-3|bikes k9|bill f10
billing a4b-3e17|black b-8g3i5k3|blog a4b-4c-5e3f2g2i-3k2|board b11f-5j-8k3|book a-2b7g-5k4|booking b11d-3g4k-2|bookings d2|bookkeeper b-11e3i-7k19|bookkeeping a6i3
bookmark b7h-3j2|bookmarks b7h-3|books d15g4|bookshop b2d2|bootstrapping c-3i6k2|boring c5d-10e4f-11h18|boss j4|bot a-8b13f4|both e23f-5h-5j3|bought b-7d3f5k8|bounce a4
box b4e9f-6g-4|bramble b8h-3|brand d-9f9|brazil b-4d2i9|breach a3b-2d-4g6|bread e-4g9i6|break g-2h14i-3k4|breakdown a2|breakfast h8i-5k12|breaks b10f3|brevo e12i-3|breweries b-5k11
bring b2g5|brings a10f-4|broke a5b-2d-2f10|broken d3f6h-10|brought f3|browser b7c3d-2|brutal c8|brutally c4|budget b-4d2e3f-4g3h-3i11|budgeting b8c7|budgets i19|bug b4f-3
build b-8c-8d-11e10f13g5i-2|building a-2b3|buildinpublic b5i-11k11|built b11f-3h4j-2k-2|burned f17k-2|burnout a3i11k-2|business b-9c2d7e-2g-2i5k2|businesses h5|busy c7d-6h8i-5
but a-3e-2f13h6i-8j4k-7|butcher a4|button a7h5|buy b-4c3e9f-8g-5k8|buying e10h7|by a6c-7d-7g10i-10|c f9|caddy g2|cafe b-4e4k3|café h6|cake a-3f5h7i-2|cakes b-2f7|calculator b4c6k2
calendar a-5c4e4i-2|calendly f5|call b-4h10i-2k14|called b11|calling g-2h7|calls b18d-3e-8f9g-12h-2i-14j-3k3|calm g10|calmer a7|came a19|campaign f-3k10
can a-6c2d4e-5f-5g15h3i-2k-10|can't a8b-9d-15f15g-9h-5i3|cancel d13|cancelled a9f-3|candid c11|candles a3e2|cannot a-6f8g8h-4|canva g-5i8|car g11|card d2e5g-4h-4|cards b8
careers i3|cares h10|cart a4d-7f2|case c13d2k-3|cases e3|cash a-3b-3e2f9i6|ceramics a3b6c-3k-3|cet b-3k14|chain i7|change b-4c11d-5e-5h9|changed a4b-2c-2f4g-6k10|changelog a9k-3
changelogs b12g-3|changes b3k13|changing a5k11|channel h3|chapter c9|charge a-6c-12d7e11|chargebacks a-2f16k-3|charged a9b-4|charging h15|charities d-2f-4g5k11|charity a5d3h-2
chart d-2j6|chase g2|chasing b-3f8i5|chatbots h6|chatgpt a2e3|cheap d7e2f-2g-2h4|cheaper d-2e13f11|cheapest d2g-2h2|cheat b-3g14|check a-4b-3c6d4g10h-5k-4|checklist a-10f-3g20k2
checkout b-2c10h-3|checks b8g5k-4|chef b-4k8|choir a12|choose c-2d9e12f-13g2h-2|christmas b-3d-9g12k3|chrome b3|church i13|churn f-9g7h-2i8|ci f16|city c10d-4|clap h4|class c3
classes b-4e5g5k2|clause a-6g10|clauses a5|cleaning g2|cleanup k15|clear c12d-4|cli b19|click f2|clicks f3|client b-8c-11d7f2g4h-6i5k-2|client's f4|clients a4b-10c-11d3f4h4
climate k2|clocks f6|close f-3h-2k9|closed a7c-3d3f8k-2|closing a-2d4f-3k2|cloud a-2h4|cloudflare e2f13h-5|club k7|clue f5|cmo h6|co b7c8e-6|co-founder d3|code a-5b-8e-8h5i8
coded b10|coding b5k3|coffee a-6b4g5h-3|cofounder d9f8g-6|cold a9b-11e-10f-2g2h5i5k-7|colleagues j5|come a-7b-3f9h7|comes f-3i10|coming k5|comment a2|comments c5h8|commit b15i-2k-2
community b-3f-2h13i-5k12|companies d17h-2|company b-4d6e-4i14|compared e20|competitor f18|complain a2f-6h7|complaints e2g6i3|complete g5|compound i5|conference k5|confusing c9f-2
cons e7|considering d21k-4|consultants b3|contacts b-2e12i-5k2|container b4f10|content j4|contract e-5g8h2|contractor f10|contracts b-9d5e8f-7h-7i11k-7|control f6
controversial c-3e-2h17|conversions a10k-2|convertkit f15h-9|cook d-3f2g2|cookie c-4h11|copied a-2f18|copies k6|copy a-3g10i4|core b-4h3|cork k8|cost a5f-5i12|costs a9f-14g-2i4
could a-11b-9c3f4h3|count g10|country f3|courier a-3f17|course a-5b4d5f-4i-5j4|courses k4|cousin j3|cover f3|coworking k12|craft b-2d-5g14i-2|crash f9|crawling a2|crazy d6
created b15|credit a7|creep g3i6|criticism c3|critique c23|crm c-7d2e6g-2|crms h11i-9|cron a-5b4e2g7|crowdfunding b10f-3|crumbtrail a-4b11|cry b14d-6|crying g10|crypto d8|css b8
csv b12f8k-3|cups e2|curious d13|current d9|customer a10b-2c-2e-5f-3g5h-4i6|customers a5b-5d-2f11g-6h4k-9|cut c2g16|cutter e4i-2|cutting k4|cv c2g-2|cyber k15|daily h4|dairy j3
dana b-11k12|dance f7|dark a4b8d3e-4f-5h8i-6k-7|dashboard h8|dashboards a2g-8h8|data a2b-2c-6d7f-5g5h2j3k-10|database b8h-5|datadog b3|day b-3c-11f5g-5h6k6
days a13b-13c-6d6f8g-5h-8i2k-8|dead a3c-3d2e-2g10|deadlines a-3b3i4|deal d2k12|dealing i8|dear b7h3|debt h6i5|debug f11|decide d12e6f-2|decisions g2|deduct d11|deed.:anyone do b10
deed.:asked did a8d-3|deed.:asked do a-8e-3g15i3|deed.:asked does b4h10|deed.:asked doing a14|deed.:asked is a-5d15h5|deed.:asked may a-13b-7c6d10e4g-2i-2k-7|deed.:asked not a5
deed.:asked was a8d5g-4|deed.:everything do g6|deed.:here is b9|deed.:here's do g7|deed.:i did a7b4d-8e-6i-3j-3k3|deed.:i do d-4e-2f4h4|deed.:i doing a-7b6d6h-4k7
deed.:i has b-4c2d-4f3k7|deed.:i is c-2f3h-2k5|deed.:i may d-9e9h-2|deed.:i not a-13f4g-2h9i8|deed.:i was b2k6|deed.:it do b5|deed.:it does g5|deed.:it's do h8j3|deed.:me is h13
deed.:nobody did a7c-4e-4f2g-7|deed.:nobody do a-4c4e-7g4i-9|deed.:nobody does a4b-3d-5g9|deed.:nobody doing c-2d2e-2f2i4|deed.:nobody is a-10c2d12e7f-2g-3h-9
deed.:nobody may a-12c6d3e6k-5|deed.:nobody none c-3d-5f-2h-2i5k2|deed.:nobody not a-2c-3f10|deed.:other did a2d-10f4g-3i-3k3|deed.:other do a-3c-3d-4f2g5j-2
deed.:other does c-8f6g-2h5j-6|deed.:other doing a5d2e2f-5h-6j2|deed.:other has b5h8|deed.:other is a-7b7c-4d-6g-7h9i-6j-3k5|deed.:other may a-6b3f-4h12k-3
deed.:other not a-5d3f5h8i-3|deed.:other was h12k2|deed.:own did a3b-2c-4d-7h6|deed.:own do a-10c7f4g2|deed.:own does a-4b6f9h-5k3|deed.:own has f2k2
deed.:own is a-9b6c-10f3g-2i7k3|deed.:own may b-3c3k7|deed.:own not f5|deed.:own was a8b-3f-5k5|deed.:people do a-3b2c-2i2|deed.:she did a2f2|deed.:somebody did j5
deed.:someone do c7|deed.:there is h6|deed.:you did b11|deed.:you do b-5c4g3|deed.:you may d-4g9|deed.:you not h6|deed.:you'll do a5|deed:anyone did d13|deed:anyone do b4f8
deed:anyone does h12|deed:anyone doing d11f-5|deed:asked did a6|deed:asked do a-8c-5d4f-7g8h2i2|deed:asked does b3h9|deed:asked doing a7|deed:asked is a-9c-9d9f9g-5k4
deed:asked may a-8c2d5e2f3g-3i-2|deed:asked not a6|deed:asked was a8d9g-6|deed:everything do g6|deed:here is b8|deed:here's do g7|deed:i did a7b5c2d-8e-8i-2j-2|deed:i do f2h4
deed:i doing a-6b7d3h-3k6|deed:i has b-4e-4f2k7|deed:i is a-2d-4e3f5h-2k6|deed:i may d-8e7h-2|deed:i not a-11f4g-4h10i9|deed:i was a2k2|deed:it do b6i2|deed:it does g4j2
deed:it's do h9j4|deed:me is h13|deed:nobody did a7b4c-4d-3e-4f2g-2h-2|deed:nobody do a-4b-2e-3g4i-8|deed:nobody does a4b-5d-4g7h2|deed:nobody doing e-3i5|deed:nobody has d6e2
deed:nobody is d7e4f-9h-7j-4|deed:nobody may c4d2e2f-2g-5i2k-5|deed:nobody none d-2f-2i5|deed:nobody not a-5c-2d-3f5h9|deed:nobody was d6h12|deed:other did d-9f4g-2i-2k2
deed:other do a-3c-2f4g2j-2|deed:other does a-3e-4f6h4j-3|deed:other doing a5b-4d2e2f-6h-7j3|deed:other has b8d6h6|deed:other is a-7b4c-6d-4e2g-5h8i-5j-4k5
deed:other may a-4e3f-5h10k-6|deed:other not a-7f6h8i-2|deed:other was d3e7g-2h6|deed:own did a5b-2c-8g2h4|deed:own do a-10c3f9|deed:own does a-7b2c4e-3f7g-2h-6|deed:own doing b3j2
deed:own has a-2f2k3|deed:own is a-8b8c-4d-2g-2i3k6|deed:own may b-5c8k9|deed:own not f7|deed:own was a9b-4f-5k6|deed:people do a-4b3c-4f2g2|deed:she did f3|deed:somebody did j5
deed:someone do c7|deed:there is h6|deed:you did b15|deed:you do b-6d3g4|deed:you may d-3g7|deed:you not h6|deed:you'd do c8d8h-2|deed:you'll do a9|deed?:anyone did d10
deed?:anyone do f5|deed?:anyone doing d9f-4|deed?:asked do d16e5g-16|deed?:asked doing c2|deed?:asked is a-2c-6d3f9g-4h-3k6|deed?:asked may a-3f3h-5k3|deed?:asked was d8
deed?:i did c5e-2|deed?:i do a-5c5d10|deed?:i has d7e-2|deed?:i is f4|deed?:nobody did b5g11h-2|deed?:nobody do d-7e6f5|deed?:nobody doing c-6d8g9|deed?:nobody has d5e3
deed?:nobody is a4f-5g2j-2|deed?:nobody may a3e-2f-6g-10h4|deed?:nobody none a-7b-13c6d7e5h2i-9k-7|deed?:other did e2|deed?:other do c-3d4f5|deed?:other does c5d6e-6
deed?:other doing d4|deed?:other has d8|deed?:other is e3|deed?:other may d2|deed?:other was d4e6|deed?:own did d10f-3|deed?:own do f7|deed?:own does c10d4f-11|deed?:you do c-2d3g5
deleted a11|deliverability i9k4|delivered a-5f9|delivery a2f6h-2|demo b-3c3d-2f10|denmark j3|dental i6|dentists a13f-2i9k-5|deploys a6|deposits d4e-5f-2i12|deserve h19|deserves j6
design b9d-8e3f-2h14k-8|designer a-7b-2e3f7h-8i2k7|designers c3|desk a6b3e4f-8k-7|desktop i5|destroying f4|detailed k5|dev b-4c-4d11f-4i-6k10|developer f2k9|development d3
devs a-6h3|dhh a-2h3|diary a10|did a9b-8c-9d10e2i-6k-3|didn't f2h2|die d5h7|died a14|dies f9|difference d-4e17|different a2d8f6k-2|differently a4|digit a6b-2c-2f3h-4i-5|digital a4
directory b4|discord k10|discount d-3h17i-3k2|discounts a2f-2h8|dishwasher e4|distraction h11|django g2i-6k7|dkim f6|do a-6b-14d6e4f2g5i-4j-3k-3|docker a-5f16g18i-9k-4
docs b-3c6d-2h2|documentation f3|does b3c5d5e-2f4g-12k-2|doesn't a-4b4f3|dog f3h-2k6|doing a8b13c-5e-4i-6|dollars a9b-7h3|domain a-3b-2f17|don't b-10f3g2h7|donations a-4f5
done a-2b4c-2d3e-5f16|donors a2|door b3f-5|doors b12d-2h5k-3|double f10|doubled a3f4g2k-8|down a6b-6d3e-8f2g-3|downtime k2|drivers f11|drop d-7f2g-7h5k8|droplet f7|dropped a8f2k-5
dropping d14|duckdb d9|due k5|each b2e3k-2|early b4d-2e3|earn f10h-2|easier e6|easter b2|eating f11|eats f10|ebooks a8g-2h2|economics i7|editor a5b5|editors b-5c2|eight g4
eighteen a4|eleven a5|else b12c-3f2|email a3c-7f-11i4|emailed a12b-5|emails a2f10i6k-11|employee d3|employees e10i-5|empty b-6d3k3|end b-2f4h6i-2|end: a7c6g-2h5i-7j2k-2
end:, ADVERB a-3b4i2|end:, NOUN b-2g-6h-9i10k5|end:: NOUN b8|end:? ? a3c7d4e-18f8|end:ADVERB ? b-2d-3h6|end:ADVERB ADVERB e2k7|end:ADVERB NOUN a-7b2c-2d3f2g2h3i-4k-2
end:ADVERB NUMBER a11b-10|end:ADVERB VERB did c15d-5f2h-5|end:ADVERB VERB do b2|end:ADVERB b9|end:NOUN : h-5j24|end:NOUN ? a-4b-5c4d7e4f-2g2i-7j-5
end:NOUN ADVERB c7f2g-4h-6i-10j-5k4|end:NOUN NOUN c-3f-3h3i3j-4|end:NOUN NUMBER b-2d4h-2i-11k11|end:NOUN VERB did a10d-5g8h-6i-5k2|end:NOUN VERB do e3g8|end:NOUN VERB does a3c3g-2
end:NOUN a-9b2c-5d5e-7f-8g-7i10j8|end:NOUN down h13|end:NOUN here b13e2i-5|end:NOUN it a-8b6d5f9h-2k-4|end:NOUN me f7h14|end:NOUN on a3f6|end:NOUN people i5|end:NOUN since a-2f5
end:NOUN us f9|end:NOUN why f7|end:NUMBER ? d13e4|end:NUMBER ADVERB a-3b-10f6k14|end:NUMBER NOUN d-4e6f5h-7i-7|end:NUMBER VERB does a8|end:OWN NOUN a5b-14c-6d5e8f4g-5h-5i-7k2
end:VERB did ? d2f6|end:VERB did ADVERB g6|end:VERB did NOUN b5f-2i8|end:VERB did NUMBER b-3k6|end:VERB did it a11c-2f-9h2|end:VERB did me a13b-2f-3j4
end:VERB do ? a-6b-3c10e2g-8h-4k8|end:VERB do ADVERB a-10c3f10g-2k8|end:VERB do NOUN b7c2e-3f-4g-2h6i2k-15|end:VERB do NUMBER a11f-2|end:VERB do VERB doing a7b-6d-2e3g3
end:VERB do f11|end:VERB do it d-10h5i10j2|end:VERB do people d21f-2|end:VERB do that c3|end:VERB do this c6|end:VERB do up f4|end:VERB does ADVERB b11f7k-5
end:VERB does NOUN a-4b8c-2g4i-5k-2|end:VERB doing ? d8|end:VERB doing NOUN a-3b7c2e-2f-4i8j-4|end:VERB doing anybody d-2g10|end:VERB doing anything g6
end:a NOUN a2b-4c-9e2g3h5k-16|end:about NOUN c-2h3|end:after NUMBER a9e-7i3|end:an NOUN a4f-17g7i4k-7|end:and NOUN d-3h-11i12|end:and VERB do h2|end:and why e4|end:another NOUN d7
end:are NOUN b-12f2g7h2|end:as NOUN b-3c4|end:at NUMBER a-6g-2i6|end:be NOUN c18h-7|end:before ? c14e-7|end:but NOUN a3h11|end:by NOUN a2f-8g7h4i-4|end:can't VERB do c8f-5
end:do ? c-8d-22e9f10|end:doesn't VERB do a-4f7|end:each NOUN b4|end:every NOUN b-2f4g13k-9|end:for ? c-8d17|end:for NOUN a-7b6c-2d-5e-2g2h4i2j-3k2|end:for NUMBER a6|end:for you g9
end:from NOUN a-6g2k12|end:from NUMBER a-6b7|end:have NOUN d8|end:have to a17h-2|end:here ? d7|end:i VERB did a9|end:i VERB do a-3f6i15|end:i'm VERB did f14
end:in NOUN a8b3c-2d4e-11g-14j-3k8|end:in NUMBER b-8c-2d8f-14g4h2i3|end:in half g8|end:in it d6|end:in may k6|end:into NOUN b7g-9h7|end:is NOUN a-12b9c-6d-4f8g-4h2i-3k3
end:is VERB did b7h2k-3|end:is here b4h-9k7|end:is out b6f-5h-9k11|end:it ? c6d9f-4|end:it ADVERB a3|end:it NOUN e2|end:it VERB did a7|end:it VERB do a-4i2
end:it VERB does b8d-3g3h-2|end:it's VERB do b7c4f-11h-2j3|end:its NOUN e7|end:last NOUN b-7c18|end:less NOUN b9|end:like NOUN h11|end:me NOUN f11|end:me anything a10
end:more ? a13d-8|end:more NOUN a2e6j4|end:never VERB did f-11h14|end:never VERB do d10|end:next NOUN a7b9f-6i-9k5|end:no NOUN e-5f2h2k-7|end:nobody VERB did a15
end:nobody VERB does g-3h7|end:not NOUN e4f-5h14|end:of NOUN a4b-2c-6d-8e-5g3h6|end:of NUMBER b-6e7i7|end:of it g10|end:of them f3|end:off ? c10d-5|end:off NOUN e2
end:on NOUN d-4e-5f-3h-9i3k13|end:or NOUN e7i-2|end:out ? d-10f11|end:out ADVERB k2|end:out for d13|end:over NOUN e-2i3k5|end:over NUMBER g4i11|end:people VERB do a-3b-4g12i3
end:since NOUN f9|end:that NOUN a7k-2|end:the NOUN b-5c-8f3g4h5k-3|end:their NOUN e7g-2k7|end:them ADVERB g5|end:these NOUN d12|end:they VERB did a8b-6f3|end:they VERB do f-4h14
end:this ? d-7f18|end:this NOUN c2i-2k11|end:till NOUN a-5e14f16h-6|end:to ADVERB e3|end:to NOUN a-2b-2c-5d5e-3g-8h4i10k3|end:to NUMBER a2f8|end:to VERB do a2c-8h2
end:to everything h5|end:under NOUN b7|end:under NUMBER d15|end:until NOUN i-2k17|end:up NUMBER a17|end:us ADVERB h5|end:us NUMBER a2|end:we VERB do d7f7h-9
end:we're VERB doing b-6k15|end:what NOUN c4|end:what didn't a5|end:with ? d8|end:with NOUN a-8b2i12k-13|end:without NOUN a4b-2f3g5|end:won't VERB do f2g4|end:you ? c12d-2
end:you VERB do b8c-3d13g-4|end:you do d-15e2f17|end:you nothing f-2h12|end:your NOUN b2e-2|ends f-5k20|engine b5|engineers i9|english b5d3|enough c2d7e-9|enterprise a-7b10f3i-2k6
entire b5f3|episode b3|equity h2|errors g7|espresso d-6h14|estimates h7|estimating g13|estonia d6|etsy a-5d3f3h-4k7|eu d7e2i-4k5|europe g3i7|euros d3|even d6f3g-2|evening b7
evenings a-7b3d5g5|ever b-3d5e-4f-3h2i-4k2|every a3b-4c-12d-5f6g5h9i-4k-13|everybody a-7b12d9f-11g5|everyone a3b2c-4e4f-9g-8i-3k4|everyone's d8|everything b-7f4g2|everywhere d3
exact g12|exactly a8b-9f2|exam a-2b2f-3k10|examples g3|excited a-4k11|excuse h4|exercises g7|existing k5|exists b2h15i-7|expensive b13c-5d6f-3|experience d10e-4f-4h7k5|explain d5g9
explained g20|explanation j5|export b2d10f3|exposure h5|extension a-2b10c2d-4|extensions i2|eyes c8d-9j5|fail f6|failed a9b7f-3k-3|failing a3|fair b-9d-3e-6f4g5k2|fake c9d-4f6
family g-3h10i10|far f2|farm b-3c2d-2e9|farms b2|faster a2b3d-3f-5g2k-4|favorite d2|fax a5|fear h12i-2|feature a8b8f-4k-5|featured b-3k12|features f9g2h-7|fee k4
feedback c21d-6i-5k2|feel a3b-2f4|feelings i3|fees b-3d2i3k5|fell a11f-8|ferry c5|fest a4k8|few c6|fewer a5d6|field g9h-2|fieldnote b8|fight h9|figma a-4g-3h11k-3|figure d2
file b-2f3|files d10f5|fill k5|final a2f8|finally a5b5c3f-2h-6|finaly a4|find a-8c-7d4f10|finding a-3f9i9|finds c4d-2|fine a3b-8d-5f5g2h4|finish a-4b8f2|finished a12e5h-9
fire c4d-4e4|fired a9|firm e3|first c4d5f-11g5h-12i5j-5k-2|first-time d3|five a10b-7f-3h-9i-3k8|fix c13d-13|fixed a7e13|fixed-price g2h3|fixing a-2f5k4|flag b5|flags c10d-2h3
flaky f10|flat b6d-15e5f15i-6|flats b12i-3|floor f8|flour b7g6h-2|flow c6i5|flows f5|flutter e9|flyers a2c6d-2f2|focus f7|folks c7d-4|follow g14|followers d8f-4|font b11|fonts b6g4
food a-4b5f-2g5k5|for a-2b2d5e3f-5g2h-2i-5|forget b3d-7g12|form c6|forty e6h7|found a9f-4j8|founder a2f-4g-4h8i5|founders b-4c-3d-3f-4h14k12|four g3|four-day c-8d10h6|framer c-8d8
framework b3h12k-7|france d2|free a-4c-2d3e-7f-2h5j5k3|freelance a9b-3c3f-8g3h-6i4|freelancer c-5e6i8|freelancers a-10b3c5d4h-3k2|freelancing a3i2k-2|freemium b-2h12|french b4g6k-2
friday a3c-4d-3e3h-9i-2k13|fridge a-4b9|friend a-6f6|friendly h4|friends b8|from a7c2d-2e-3f-3g3i-8|front a6b4d-8e-3f10g-4h-4k3|frozen f6|full a7b-11d-3e13f8k-7|full-time e2i9
fully a5f-2k3|funded b-2d-2e7f-2k6|funding b-6h5i7|funny c3d-2j11|furniture b9i-8|game a5c7d-9|games a8b-2h5k-3|gave b5|gb f11|gdpr h3|generalist e8|generator a-2b17|german b11i-4
germany d3|get a-14b6c4e-10f4g9h-7k-5|gets a-5b-2c4d-3f6i12|getting a-4b-4d6f7g10h-5|ghost e4|ghosted a3f2|gift a-3b10|git c3g15|github a-3c3f5i-4k5|give c16e6f-2g-3h-2
giveaway b-2d7k9|gives e5|giving k10|gmail f3|go a9e6f-7h-4i-5|godot a9b-3|goes a-5b6d-8e-2g5h3k2|going a9b-5c4f3g-6h-2|gone f12|good b-11c4d9e-4f-12g-7h8j6k-3|goods j4
google a2b-10c-14e2f9g9h3i-18k-2|got a8b-10c-2e-2f2h-3i-2k6|grandfather f-8h11|grant b-4g2h-10k16|grateful c12|great a8b-4f8h-3j4|greenhouse e2|group e2|groups e4|grown h3
growth a-3b2d2h4i8|gst f3|guess i13|guests k9|guide a-17b2c11f-2g19h-3i-5k-2|guitar a-8b13|gumroad a7|guy f3|guys c9g-3h5|gym c8d-11i4k-2|habit b-3d7g-3h6k-3|hacked f9|hacker k7
had a3c-3f-2h8|hair c-3d4|half a10b-9c-3d-2f10h-10|halved a5|hamburg d3|hand a-4b8|hand-drawn b5|handed b-5c8f2|handle d12|handles a12|handmade a-3b2c-2d2f7i4k-4|handwritten h6
happened a2b-2d6f-2k5|happens d5f9|happier f-2h5|happy k9|hard a14g-10|hardware i7|harsh c10|has a-5b3c-10d4f3g-4h7j-3|hate a-14b4f-6g6|have a2b-7c-4d3f6g-4h6i-3|haven't g2
having f13i-4|he a5b-5d-7f13|head a-7b-11d-5e11i8k9|headline c14|headlines c3|heads k17|health i4|hear b15c-2|heating a3|hello b10k12|help b-2d2f13g-4|her a-4f6
here a3b10c-7d12e-4f-9g-3h-18i-10k7|here's a9b-2f-7g12h-5|here's:learnt g3|here:learnt b8|hero c4|heroku b-2f-2g3k7|hetzner e3|hey b3c-6d5|hi a-5b19f-3k3|hidden h-2i5|him c-2
hire a12b-8c-3d2e11f-6g-6h-2i-9k9|hired a2b-5f5|hires a8e3|hiring b-2c-5e2h-3k15|his h10|hit a2f-5k14|hits b9|hn b13|hold f2|holes c15|home a-2b7d4f-2|homepage c16d-4f2
honest b-3c5d-2h14k-7|honestly a6b-2d-7h16|honesty a7|hooks i4|horror c10|host d5|hosting a-2f2|hosts b-3d2k9|hot c2h11|hotel f5i3|hour b7d-6e8f-4|hourly a4b-3c-2e8h2k-3
hours a7b2c2d-4f-5g2|how a6b-13c-2d7e-5f-4g8h-6|hreflang g6|html a11e4f-3|hubspot e6|human i5|hunt a-5b2d8g10k-6|i d4f2g-3h-2j-5k-3|i'd a2b-2c9f-5h3|i'll a-2c-10g-2h14k16
i'm a-6d4e-3f5g-4k2|i've h11|i:ago a15f8h-7k-7|i:bad a6b-2c-3d-9f5g7k-8|i:gain a3b4c4f-12g-4k2|i:good a4b-4e-11|i:guide c4g5i4|i:judge b-3c5f-2h4k3|i:learnt a10c-9f2h-5k2
i:not a2b-5c-8d-4f11g-9h4i6k-9|i:show b10d-11f-7g7h-4i2|i:thing a6b11c-5d-5f-2h-3k-3|icon b11c9d-3|idea a5b-13c12d5e-2f6g-3h-9|ideas d3f4g-3i4|if a-4b5c3d-2f-17g-2h3i6k-7
ignores h8|illustrators k5|image a-5g10|images e2g2|imo h11|import f11|imports b8|imposter b-2f3h2i2|improve c5d-3|in c-8d2e-4g3h-2i6|in-house e13|inbox a4b-2d2f8k-4|incident a-2g5
included g10|income a5h8i3|increase a3|index f4|indexed f4|indexes h-6|india b-3f6i4|indie b-6d-2g3h4i2j2k2|industry h10|influencer d2e-3h4j2|influencers h13|instagram a6c-4d6
installing c8d-6g3|instead a3|instruments c2i4|insurance f13|interest i5k2|interesting j8|internal i10|interview d6f-5g13h-4j6|interviewed a5|interviews a6f2i4
into a-3b11c7d-11e-3g7k-8|intro g3|introduce g-3k8|introducing a9b12f-3g-4h-9i-7k9|inventory k10|investors a5|invoice c-5d8e-6g9h-13|invoices a-2b-10c2d12e-4f4h2k-9
invoicing d3i3k-3|ios c6|iphone d9|ireland d8|is a-6b4f2g-5h7i-7j-9|isn't d5g-6h17|iso d12|issue b-6f11k4|it e-4g-4h4i6j2k-19|it's a-5b9c7d-2g-5h4j4k-6|it:good g3|it:show b7
it:thing b6g4|italy a-2b7|itch b2|its a-11b8c-4e4g-7i-4k11|itself a-2b2|jam f10|january b-5f9g-2i-4k9|javascript g4|jira d-5h13|job a4h2j-11|jobs d7f5|joined a-3k12|june b2i-3k8
junior a6c2d-6e2f-9|juniors i13|just a-4b2c-3d2e2f2g-10h2i-4j-5k3|kanban b5|keep a-6b-5c-4d2e9f12g8h-15k-2|keeper d10|keeps a-4c-3e5f7g11h-8|kept a10b5f-7|key d4|keyboard b12d14
keys k8|keyword a-4h6|keywords h10|kickstarter a4b2e6f-13|kids i2|kill c2h2|killed a11b-4h12k-3|killing a5f3|kiln b2|kind i7|kinder h3|kindly c7|kiosk d-2e3|kit b8g4|kitchen a2c6
kitchens b6h7|klaviyo d-4e18i-2|km a-2b9f-4h7|knew a5f3|knives b12|know a-13c10|knows a-6d6|kotlin a6e2|kubernetes e7h4|label b7c4d-5f-3i-15k4|lamp b2e5f-5g3|land b2
landing a5b-9c-2d2g-8h2j-2k9|landlord c-3d5f10|landlords f-4g2h12|language b-5c9|languages b6|lantern b12|laptop g9|laptops f3|laser e2|last b3c6h-4|late g4h-4i6|later e3
launch a7b6c-4d-3e5f-13g3h2i-8|launched a-13b14c7f10g-6k-13|launches b-3k6|launching b22g8j-4k-11|laundry d-2f3j2|law a13b-6g6h-3k3|lawsuit a15f-2|lawyer a-4b-2d11k5
lawyers b6h-13i2|lazy a2f-3g2h11|lead a6k7|leads a18h-2|leaks g5|learn a-5e13f-4g5|learned a7f-4h2|learning i5|learnings h10|lease g12k2|leave b-3d5f13i-4k4|leaves a2
leaving b4g5h3k-5|ledgerly b6k-2|leeds b6i-4k4|left a3b2c7e-4h-2k-6|legacy i3|legal d11h16i-12|lemon e3|lens e9|less b5c4|lesson a7b10d-6|lessons a6b3k-5|let a16b-3f-5h-3i7
lets b5c-3d3|letter a-6b11d-6f6|letters a2|level g4|library b14|licence d12f-2g2|license a-4k16|licenses k12|lie g6|life i14|lifetime b-5c2k11|light h11i-5|lighthouse d9e-6i5
lightroom b6|like a5c3e-10f-2g2i-5k-6|likes c6d-6g13h-2|line a5b3g9|lines a-3b10f-3g13i-3|link f5|linkedin d2g-3i12k-9|linking i9|links d5f8|linter b9|linux b7i3k-4|lisbon d2
list b-7c2f-9g12h3k-2|listen h4|listeners a7|listing f3|little b13f-5g2h9k-4|live b17e2f-6g-3h-10i4j-12k6|lives e2|living b4|llc e3|load a12|loan e8|local a-7e2f-7g2i3k4
locally f12|log k9|login f19|logo a-10c8d10e-12f-8g2k6|logos h3|logs b5|lol e11j2|loneliness i10|lonely f-5h14|long a-7d5e3g-10h7i-3j3|look a-5b-3c7d-3e-7f6g6h-7
looking a-2c11d6f-8g-3h-2i-6k11|loosing f3|lose f10g-2h10|losing a-4b10f11g3h-6k-3|lost a4b-7f2g15k-10|lot a4h2|love a-7e-2f6h2j2|lovely j7|low i8|loyalty f3|macbook e6
machine g-2h4|machines i3|macos f3|macros a3|made b4c7e-3f-11g-5h2|mail a-3b2d-2|mailchimp a-6b-2f2g5|mailerlite d-3e4|main f4|maintainer d2|make c3e-4f-3g9h8i-2|makes h15
making a-7b3d3g8|man f6|managed e2|management i5|manager a-13c2|managers b8f2k-6|manchester i4|manual b-2h5|many d6e4f3g-3|map a-3b3c4|maps b13e4i-2k-3|march a10b-6f-3k5
margin f11k-4|margins f4|markdown b9k-5|market b4c-4d-2e9f-8g7h-6i3|marketer g2i4|marketing a6b-13c-2d7e-6g-12h4i9k-3|marketplace a-7b9c11|matter f6|may a-2k8|maybe i11
me a9c9d2e-4g-10i-10k-13|meal c9|mean c7d2g-2|media a9c2|meet b16g-3k6|meeting a8g-3|meetings a4b-2c4d-2h16i-2|meetup i-4k16|members e5|memory a3f4g2|mental i4|menu a12b4d-9f-4h-2
merge g16h-10|message a8b7|messages b13f2h-2|messy b12|meta d5f-4h2k4|microphone b-3|microservices a-2g-5h20|migrate g5|migrated a2|migrating a4|migration b-5c15
milk a-10b10d-4e4h2|mill b3k-3|million a3b-2|min b-3d4j6|mind h14|mine f6h-2j3|minute a4b-6f9h4|minutes a7b-7d-2e-3f3g8h-5i-2|miss f4h6|missing b6c5g5h-5|mistake a4h11|mistakes g12
mit a-6b9k4|mobile a4b2k-3|mode a6b12h-2k-4|model i5|monday b11f-8k19|money c-4f10h7k-6|mongodb a8|monitoring d5|monoliths h9|monorepos i6|month a10c2d-6e-5f6g-3i-11
monthly b-2e11k8|months a11b6c-2e-2f11g-7i-9k-5|more b-13c-9d-18e12f10h10k-6|morning b3f-2h-5k2|most a5b8f-19k-2|motivated d3|move a-4d8g-2h13i-5|moved a4f-6k5|moving b-13d3k4
mrr a9b-2|much a-6b-4c2d5f2g-2h9|museum h3|music a-6e-3h5i13k-2|must h6|mvp d5e-4|my c8f6g-4h-7i-4j-3k-2|myself b-11c2k7|m² i4|n c2|n8n a9f-2i6|name a-16c5d2e-7f4|nas d12g-6
nearly f2|need b-11c6d16g-7h6k-10|needed a-11c19f-3g5k-3|needs h20|negotiating b10|negotiation b2d7|neighbour d4|neighbours f6|neither e3|never a9c-5d-2f5h5
new a-11b8c2e-2h-2i-17k10|news k6|newsletter a3c-10e4g-9i6|newsletters d5|newspaper d8|next a5b11d-2i-10k6|nice h2|nicely g2|niche e-2g5h3|night a5b-2c19g-2i-3k-5|nights b19
nine i2|no b-2f5g3k-12|no-shows f9g2i5|nobody a2b-10c-6d-4f11h12k-5|nobody:ago c3d-2e-3f11g-5|nobody:bad a4c-5d-5e-4f6g6i-13k-4|nobody:gain a7c2f-2g4h-6i-2
nobody:good c-6e7f4g-9h-10k3|nobody:guide a5b-3d-2g15h-11i7k-5|nobody:judge a-6b-5c16e-10|nobody:learnt a7c5d-7e6g3h-6i-4k-8|nobody:not a4c4d-5g3h3i-9k-2
nobody:show b8c4d-2g-6h-2i-9j-10k6|nobody:thing a-3b3f-2k-2|noise f6i4|none f12|none:ago b-10f10h-2i4|none:bad a-7d-9e-2f10g4i4j-4k-15|none:gain a8b-4g5k4
none:good a-9b4f-8g-7h-2i6k6|none:guide a7c-8e-6g16i-16|none:judge a-4b-4c22d9e-15h3i-2j-14|none:learnt a13b-16c-2d9e-9g-8h-3j4k6|none:not a-7c3d-6e3f11h-5k-12
none:show a3b10c-5d-7f3g-5h-3i-2j-9k7|none:thing d-3e3f3g2h-11k3|nonprofits a13|normal b10c-9d11e-8|not a-2b-3f5h10i-6j2k-5|note b8|notes b7c3e3f-2h-8|nothing a-3d9i6
notice a-2b-3f11k8|noticed a16|notion b2c-2e6f-12h3i-6k2|novel b9|november f2i-10k9|now b16d6e-3f4g-8h-6i-14|npm b9i4k-6|numbers a4j2|october a-6b-2f9i-10k17|of c2d-4e-7f2g-6i3
off a5b-5c6d-3e3g-5h-3i-2k11|offer a8c-6d9f-6|offering k10|office a10b-7d-2e8f-2h-4i4|offices d5f-2h9|offline b19k-3|offsite d11e2g-9|often b2d4|ok a8b5k-4|okay h3
old a-4d-3e2f-5h5j5k6|oldest g2|on e-7j3k3|onboard a5|onboarding c4d-2e-4f8h-3i12k-11|once a-2b-11g16i-2j12|one a10b-5d-3e11f-5h3i-4k-13|one-star a6|ones b-4c-3d-2e12h7
online b3d-2f-4g3h-5k7|only c2d-6f9h7j-13k-3|open a-6b8c-3f-3g2h-2i11|open-sourced b10k-4|opened b23c-2g-6h-6i-18j-3k6|opening a6b3d-5f-13k2|opens a-2f10h3|opinion h12|opinions c12
options k5|or b-12c11e23f-9g-8h-9i-6k-5|order a-8b6|ordered a-3f8|orders a-3d8f5|organic a-3h8|organise d4|other a-13d11g-4h6i3k-2|other:ago a4b4c-3d-2e2f8g-3h-8k-9
other:bad a2b-11d-2e-4f10h3k-6|other:gain b5c-6g2k2|other:good b-2d-3f3g-4h2k-3|other:guide b5c2g12k-13|other:judge a-4b7c13d-6e5g-2i-5k-15|other:learnt a11b6d-7f-7g3h2k-14
other:not c-3d4e-2f5h8i-8k-8|other:show b14c-9f-5g-5h-2k5|other:thing b3g-2h-2i-2j3k2|our a7b2c2d-6e-6f4g-4h-12i-10j-2k7|ours b3|out b7c-5d4e-2f7h-15i-6|outage b-3g-6h8k6
outlook f10|outranks f8|outreach g-7i15|outside c8d-2|oven b11k-7|ovenrack b18c3j-22k7|over e-5f2h-8i7k2|overnight f12|overpriced b7|overrated h10|overthinking h4|owes f4h8
own c-11e16h2k-4|own:ago a-3f10h3|own:bad a3b-5c6f10g-7k-10|own:gain a4g2|own:good a2b3f8k-14|own:guide c-4g4k8|own:judge c12f-8|own:learnt f-7h9|own:not a-12c5f13h4
own:show a5b11f-12k3|own:thing b10c3d-5f-3k6|owners b13c-2h5|owns f2|pack b6|package a2b10|packaging d6g7h-5i3|paddle e9i-2|page b-7c10d-2f5g-5j-7k5|pages a-2c3d-5h10i-9j5k-4
paid a4c-4d3e4g-5h-2i5k-7|pair c2f-5i13|panels b4|paper f-8k3|parcels a-8f10g4|parents i2|parking c12|part h-2k14|part-time d13e-4i-7j-10k17|partner f2|partnership d-3k14
parts a-6b4f10k-6|pass d5f8|passed a-6b-2k22|passive c5e-6h8|password f5|patient c7|patients g3|patterns d2f-4h3|pay a4h-3i-3k-3|payers g13|paying b-11h5k3|payment f17|payments i10
payroll a2b2h-7j2|pays a-4d3f4|pdf c5d-6j7k7|pen g5|penpot e4|people a-2b2c7e-3f-3h2k-18|people:bad b3|people:guide g13|people:not f4|people:show h2|people:thing f5
per b4d-3e6f4i-2|perl a8|person a-4c2k2|person:? a-4b-3c6d5e5f2g-2i-6j-5k-3|person:own a4c8d-2e-4f5g-4h-9i-8j-3k5|person:self a3c2d2e-4f3g-9i-6j-5k3|person:you a-5b3c2f-6g6h2i-4j-2
personal e3|persons: a-2c-7f-3h4i4|persons:? a-3b2d7e7g-5h-2i-7j-6|persons:own ? b-3c12e-4f8h-6|persons:own a5b3c3d-9e-2f7g-5h-7i-11j-3k5|persons:own self ? c4d11f-8
persons:own self a7c5e-2f3g-11h-12i-4j-2k2|persons:own self you ? c7|persons:own self you c17d-9g3|persons:own you ? c19d-8e-2f3|persons:own you b8c10f-11h-5
persons:self ? a-13b-3d3e-3g-3h16|persons:self a3c-6e-2f5g-6h3i-5j-4k2|persons:self you ? c12|persons:self you a-2b9d10e-2f-8g-6h-10k11|persons:you ? a3b-8c2d4f-3g4h-8
persons:you a-9b4c-9d2e3f-9g6h6i-5|phone a7d-13h2k-3|photo a-6b10|photograph g9|photographer h13|photographers g4|photography i9k-3|photos a-4b2c-8d5e-9g13k-12|php i5
physical a12b-2|physio h2|pi f5|piano b10d-3|pick d-8e15|pickup c10|pilot c-2d-4k17|pipedrive e7|pitch c16|pivot f5|pixel b2i-5k12|plain a2e11|plan a3b-7c16g5h-10i-3k-4
planner b8c4|planning f2i3|plans b9f-3|platform e12f-5h2|plausible e4g5|playbook a-4b5g8|players f13|please a-6c15d9e-7f-9g-6i-8k3|plugin g5k-2|plugins g-2i11|plumber e2
plumbers i10|plumbing b3|pocket b7|podcast b3c-5d-2f-7g-2i3j2k8|podcasters c3|podcasts c-12d12|point d11e-3|poke c14|policy a2k3|polite g4h4|portfolio c15d-2f-3k5|porting a16g-2
porto k3|portugal a7|possible a13d-8f3|post f3g5h-4i4k-3|poster c6|posters a4|postgres d6e5g-2h-9i-2k2|posting f5j4|postman b3e2|posts c-2h12i-4|pottery a3g-7k10|ppl h14
practical d-2e2g3|practice b9|practices d-4g10i7|prefer e13|preorders e8f-5|prepare g9|present b8d2|presenting b12i-5|press g10|price a5b-2d-4e7f-13k11|prices a4b-4c-5d2e-5f-2i3k2
pricing a2b-4c2e-2g-2h-2i6j4k-3|print b7d-9e7f-6h10|printed b2h5|printer b9d-10f13|printers f10|privacy i4|private b6e2k-2|pro i8|problem g-6h21i-4|procedural i4|process a5f-6g10
product c-11d12e-2f2g7i4k-12|production f3h3|productivity h5|products a-4d4e-2f-4h7|profit a3|profitable b-2d-2e4k13|programming d6f-5i5|project a2b7c-5e6f2i-2k-9
projects f-2g4h7i3|promised f6|promotion f13g-4k2|proper e4|properly g10|proposal c13d-5f2|proposals a2|pros e6|prototypes b4i4|proud b3k6|provider a-5d15h-7|psa h-3k14
psychology i8|public a6b-5h3k4|publish h3|published a5b6k-3|publisher d2g-3|pupils e3f8|pushy c5|put a14b7c-12d-3e12f-4g-4|putting h11|puzzle b5|python a-6b4e2|qr h11|quarter a4
quarterly d7i6k-6|question d4|questions b3i8k-2|queue b5k-2|quick d10g5|quiet f-2|quietly c9d-8h6|quillbox d7|quit a3b-9c-7f6k6|quote c8|quoting j2|r/selfhosted b2|rails e8k5
rains f9|raise d-4e9f-3g8|raised a3b-10f5k8|raising h7k8|ram d5|ran a13b-2|rank f9|ranking a-3f8|rant b-4f17h2k-4|raspberry f5|rate c11d7g2h-13k-3|rates b-5f-2i9k8|rather c-7e10h10
reached a5b-3f-8k7|react e7f2|read a-7b3c5e-4j15k-6|reader d9|readers b-7c5|reading b11d5f-2g-5|readme c2|reads d3g-5h6|ready b6|real f-6g3i8|really b-4c-2e15j7|reason c3f8
reasons d2f14|rebrand a4d3|recap i-18k28|receipts b2|receptionist a2|recipe b13|recipes h17k-4|recommend d11|recommendation d7|recommendations d14|record b2d3f6|recruiter c-3d3f4
recurring b2|red c11d-8|reddit a12c-3e-11k5|redesign c3|redesigned a2c9k-2|redirects f8|reduce g15|reels d2|referral a3|refund a-10f4g9k5|refunds a3|refuses d-2f18|regex g5
regions g-2i10|register d5|registration k12|registry f8|regret a8c-5d4f-4h8|regrets a5|rejected b-2f11|rejecting f6|rejections a11b-8f12k-3|release a2e3f2g7h-4i-9|released b23k-2
releasing b16k-3|reminder a8f-3h-5k13|reminders a3k-4|remote a9c-8e-11f-8h4i3k6|removed a2|render e2|rent e2k-9|rented e4|renting e11|repair a-3b10c-2h5i-2|replace c-10d11
replaced a9|replacement k7|replies a12b-10f13h-2|reply c-2d12g3|report f-3j7k12|reports i11|request a4g5|requests e2f7|research h11k7|response a3|restaurant a14c-11d-2e10
restaurants a4b3|results a12e-8g-5k10|resume b-2c7k10|retainer e2|retainers a12b-5d-11f-3g-2i7k7|retention i4|retired a-2f5|return a-4f5g7|returning f8|returns c-5d4i7
revenue a7f-4|review a-2b-9d-2e-4f5g4h-9k9|reviewing k9|reviews a-3e5f10g10i-14|revision b7k-3|rewritten c13|rewrote a4b-4c5|right a-4c6e-9f-7h10|road a-4f5|roadmap a14
roast c27j-15|robot d-10f8h3|roles b10j-4|room f-2h3|rota b6|rotate k10|round k8|rounds h4|routine a7g10|row f2|rows f2|ruined h16|rules c2d-2k3|run a12b-9c-3d2e-6f4g2h-14
running d-2h-3i9|runs b8f2|rush d13|rust a3c-4e3h2k-3|saas b-8c3d13i7j-2|sad h12i-5j12|safari i5|said a20b-11c-4|salary d-2i2j2k6|sale c-9e4f-8k17|sales b-11c-9e6f7g-5i7k-6
salesperson c-3d6i10|salon a10b-3c-7d2f6|salons b12k-2|same h5|saturday a-12b6f14g-10k5|save a8f-2h6|saved a22b-2d2e-6|saw j2|say a-13c11f-2h4i-7k2|saying f-9g5h-3i11
says a-4c13e-9f13g-9|scam c9d-6i-6k16|scared c6d-3|scheduler a10b5i-4|scheduling f7|school e4f6h-2|schools b9c-7g-2k4|scope d2h-6i10|screen c3|screens h5j3|screenshots d8h4
script a-2b5f-5g12|scripts b7f-3g5i-3|scroll d-3e2|scrum h7|search a-8b4c2f-2|season b-2h-2i5k6|seasonal h7|second c4h-2|seconds c9f3|secrets d3|section c3|security b-4c-5d8g2k9
see a-3b4c9d-8g2|seed b-3d6k10|seeking c10|seen f7|self d-5f6g3|self-employed a7|self-host b2|self-hosted b13|self-hosting g9|sell a-11b-6d13g3|seller d-4g11|sellers e2
selling a9b-4d2f-10i5k-4|sells b6e7h4|semrush e2|send a-2d2f3g5h-8|sends a3f9|senior i-10k12|sense d5h8|sent a10|sentence d-2|sentences:1 a-2b-3c-2d3i4k2
sentences:2 a11b7c6d-7e2g3h-2i-26j-4k-12|sentences:3 a7b12c-3d-16e-2f7g10h3i-19j-5k-20|seo b-13c-5d2f-13i3k4|september a8b-6|server a9b2f-5g11|servers e3|session k6|set b5f-3g5k2
setting g7|setup c5|shared a7b11i-2|sharing b-3j9k4|sharpen g2|she f7|sheet a2f-4g16|shift c6i15|ship a12b-14h-5k3|shipped a8b6k-9|shipping b-7e-2f3i5k5|ships b8i-3|shoebox g2
shop b-2g9h-5i-4|shop's c7d-2|shopify a-3b-3h5i6|shops a-5b2c-3d3e-4g-3i15|short e4|should a-8c-3d9e9f-9g-9h11k-9|show b22c-2d9g-4h-7k-6|shows a-9d2f14i4|side a10b-4c-7d2i8k-8
sign b-7c8d-4f7h-10i-2|signed k3|signing c5|signs g6|signup c2|signups a-2b2c2f17h-4i-4k-4|silence i11|silent f2|simple g9|simply e2|since d3f15g-3h-5k-9|single a10d-5f-4g-4h8
sister b12|sit c4d-3f4|site c4d-3e6f4k-2|sites h5|six a6b9f-3h-5k-2|size c7|size:long a4b4c3e5h-2i-7j-2k-17|size:long no verb d-3e5f4g4i-21k-17|size:short c-5d-6e-5h6i7j-4k6
size:short no verb a-4b-4d-2e-3f-3h3i11j-9k5|size:tiny a-8c3d-6e-3f11g-2h-14i11j2|size:tiny no verb b2c-3e-5g-6i12j5k-5|size:usual d2h3i-5|size:usual no verb d-2e4f-2h-3i-7j3k3
skills f7|slack a7f2|sleep c4d2h-4|slides j8|slots k6|slow c5f-2i5|slower h4|small b3c-6d-4e8f-4h-5i7|smaller b11k-2|smarter d-9e14|smell f8|so a8c-7g14h-9k-8|soap b8f-10i8
social a13i-2|soft b5|software b-2c-5f-11g4h8i7k-7|solar b8|sold a17|soldering b4e3|sole e2|solo a6c-2d6g-3|some b2c4|somebody b-8c10i13|someone a-2b-5c9e6h-2k-3
something b7d-2f-6i10|sort d12f-3|sound a-4c19d-10e-6f2h8i3|sounds c12d-4e-2|soup a2|source b2d6h-4i15k-10|sourced b17f-3|sourdough a-2b2c11d-8|space k2|spain a-3b2c2d3k-6
spam a-5f14|speak b6d3h-6|speaking i-3k13|speaks b8d7|specialist e7|speed g8i14k-2|spend a-4d5f8h4|spent a2b4|spf f2|split g6|splits i3|sponsor d2|sponsors a3b-3i7|sponsorship i7
spots b-6c11|spouse i7|spreadsheet a13f-3g2k-2|spreadsheets b15h3i-6|spring a2h-2k2|sql b4|sqlite e4h2|squarespace c-3d10e3|squeezy e5|stack a10h3|staff f-4h5|staging a4
stall d-3g14|stalls b14f-4|standups a15f-3g13h2i-15|stars e4i-8k15|start a3c-3d7|started a7i3|starting b13|starts b3f-8k5|startup b-2c9d-4h3|startups b6f-2h2k-2|state i2k8
static b9e5|statistics j4|stats b6|status a-2b6k4|stay d2f2|steam a6f-2g-2|step b-2f8g16i-3|steps g27|stickers e2|still a-6b-8d12f13g-2h2i-2k-6|stock b24e-2k-7
stop b-13c7d-7e-7f4h10|stopped a13|stops f15h-2|store b3f-4g7k-2|stores b4f8h-2i4|stories b10|story a15b-10f8h-3i-8|strangers f6|strategy d3h6|street f5|stripe c-2d8e12f3h-6i-8
struggling f18|stuck c5f12h-2|student b2|students e5h-4k3|studies c8|studio b2c-5d4f-3k11|studios a-5b9i6|study d12|stuff e5|subject b-6g7i11k-4|subreddit b12|subs a11
subscribers a7b-6e4|subscription c6f-5i5|subscriptions d4|substack e4|success b-4f6k5|succession i6|such d2h6|summer b5d-4f-6k6|sumup d-3e8|sunday f-7g3h-11i7k12|sundays a5
supplier c-2d8f14|support b-15c-6f6h11i2k-2|sure e4|surfers b4|survey a-4b-2d-8j5k25|survive d-3g13|suspended f6|svelte c4e10|switch d4h5|switched a4b-2d-11e8k8
switching a9b-2d9k-7|syndrome b-4f3i3|synth b10|system b7d6e-4k-2|table e12f-4|tables b7j2|tabs b5h9i-9|tagline c11d-5|tags g4|tags: a3c3g-2h5i-5j3k-4|tags:adverb b8
tags:adverb determiner noun preposition f17|tags:adverb noun joint noun b-2e6i2|tags:adverb noun mark c9|tags:adverb noun noun noun b9|tags:adverb noun preposition noun b-2k17
tags:adverb noun verb determiner c6|tags:adverb preposition noun noun k10|tags:adverb pronoun auxiliary verb b4|tags:adverb pronoun verb determiner a-4f12
tags:adverb pronoun verb noun b4f-5h5|tags:adverb verb determiner noun c3d-3f-9h-2k4|tags:adverb verb noun b3|tags:adverb verb noun noun a3c3f-2
tags:adverb verb noun preposition k2|tags:asking adverb auxiliary pronoun d6|tags:asking auxiliary determiner determiner b13d-8
tags:asking auxiliary determiner noun a-12d2e6f6g-11h5|tags:asking auxiliary noun noun d4k10|tags:asking auxiliary noun verb d8f2|tags:asking auxiliary pronoun adverb d3f-2g-6h10
tags:asking auxiliary pronoun auxiliary c-22e8f13|tags:asking auxiliary pronoun preposition d10|tags:asking auxiliary pronoun verb a-3c9d6e-4h-14k5
tags:asking auxiliary verb pronoun c11d2|tags:asking determiner noun auxiliary f-2g4|tags:asking determiner noun noun a11c7d9e-5g-8|tags:asking determiner noun preposition a3c-3j5
tags:asking negation to verb g5|tags:asking noun auxiliary determiner d13|tags:asking noun auxiliary pronoun d13|tags:asking noun auxiliary verb g11
tags:asking noun determiner noun c11d-6|tags:asking noun joint pronoun a6|tags:asking noun noun auxiliary h6|tags:asking noun noun noun i10|tags:asking noun noun preposition a6d-2
tags:asking noun noun verb g-4i3k4|tags:asking noun preposition determiner g4|tags:asking noun preposition noun d5|tags:asking noun verb to h7
tags:asking pronoun auxiliary verb a6d-5g7h13|tags:asking pronoun verb adverb a7|tags:asking pronoun verb noun a12d5g-2|tags:asking pronoun verb preposition h2
tags:asking pronoun verb pronoun a10|tags:asking to noun joint g3|tags:asking to verb determiner a-3g7|tags:asking to verb noun g11|tags:asking to verb preposition g12
tags:asking verb preposition determiner c7|tags:auxiliary determiner noun adverb e4|tags:auxiliary determiner noun auxiliary d4|tags:auxiliary determiner noun noun c7d-2f-2g9h-12i8
tags:auxiliary determiner noun preposition e-3g6i7|tags:auxiliary determiner noun verb d5h4|tags:auxiliary noun adverb determiner c3|tags:auxiliary noun adverb noun d5e2
tags:auxiliary noun adverb verb d12|tags:auxiliary noun determiner noun c10d-11f12g-2|tags:auxiliary noun j4|tags:auxiliary noun noun adverb d19
tags:auxiliary noun noun determiner d-2e6h5|tags:auxiliary noun noun mark d8|tags:auxiliary noun noun noun a16e-8h-4|tags:auxiliary noun noun preposition e4
tags:auxiliary noun noun to e3|tags:auxiliary noun preposition determiner e4|tags:auxiliary noun to noun b13c-4|tags:auxiliary pronoun adverb auxiliary e8
tags:auxiliary pronoun adverb verb b9c2d-2|tags:auxiliary pronoun determiner noun d5h4|tags:auxiliary pronoun preposition determiner c10|tags:auxiliary pronoun pronoun verb d8
tags:auxiliary pronoun verb asking c15d-2|tags:auxiliary pronoun verb determiner a5d12h-3|tags:auxiliary pronoun verb joint c-6d19|tags:auxiliary pronoun verb noun c5d4e7g-3
tags:auxiliary pronoun verb preposition c4e8h-2|tags:auxiliary pronoun verb to b8c-9e2f-5g-2h7|tags:auxiliary verb determiner noun b-2c2d-6k6
tags:auxiliary verb preposition noun f9g3|tags:determiner b11|tags:determiner determiner noun noun a10f-2|tags:determiner noun asking pronoun f13
tags:determiner noun auxiliary adverb f-7h9k3|tags:determiner noun auxiliary determiner b-9f-12i15k9|tags:determiner noun auxiliary noun b-18f18h-4
tags:determiner noun auxiliary preposition a4b-3f7k-3|tags:determiner noun auxiliary verb a-9f5g-3h5k17|tags:determiner noun determiner noun a15i-4|tags:determiner noun g14k-2
tags:determiner noun joint determiner e5|tags:determiner noun joint noun g8|tags:determiner noun joint pronoun b7|tags:determiner noun joint verb a3f-5h6
tags:determiner noun mark f4|tags:determiner noun noun a2b-6g10|tags:determiner noun noun adverb a-12f7k5|tags:determiner noun noun auxiliary b2d-3g-4h17
tags:determiner noun noun joint a15f-13g-8h2j4|tags:determiner noun noun mark c7|tags:determiner noun noun negation f7|tags:determiner noun noun noun a-2b7c4g2i-6j-2
tags:determiner noun noun preposition a7b2d-5e-5f2i5k-17|tags:determiner noun noun pronoun a3b9h-3|tags:determiner noun noun to b2d7g22h-3i-4|tags:determiner noun noun verb d-3f6
tags:determiner noun preposition asking g15|tags:determiner noun preposition determiner a2c-9d-3e4g-8j3|tags:determiner noun preposition noun c8e-4f-6g-4h10k-5
tags:determiner noun preposition verb b2d5f-5i4|tags:determiner noun pronoun verb a3g4h-3|tags:determiner noun to noun g9|tags:determiner noun to verb d-2f4h4
tags:determiner noun verb determiner b-5f11g-3k4|tags:determiner noun verb joint a-4f15|tags:determiner noun verb mark d10|tags:determiner noun verb noun a-3c-2d5f4k3
tags:determiner noun verb preposition b-2g-2h-8i23k2|tags:determiner noun verb pronoun a9f5|tags:determiner noun verb to a6h4|tags:determiner noun verb verb f11
tags:joint auxiliary noun to e3|tags:joint auxiliary pronoun verb c-7d4e12|tags:joint determiner noun verb g3|tags:joint noun auxiliary pronoun d7|tags:joint noun auxiliary verb c8
tags:joint noun verb noun c13d-6e-2|tags:joint preposition determiner noun c11e-2|tags:joint pronoun verb determiner c2h2|tags:joint verb determiner noun d7
tags:joint verb noun preposition e9|tags:noun a-9b2c-5d7e-7f-7g-6i8j11k-2|tags:noun adverb d13|tags:noun adverb noun noun b5i-3k9|tags:noun adverb to noun b14
tags:noun adverb verb determiner k3|tags:noun adverb verb noun b4k4|tags:noun auxiliary adverb noun b12|tags:noun auxiliary determiner noun h18|tags:noun auxiliary noun b7h4k-7
tags:noun auxiliary noun determiner h12|tags:noun auxiliary noun preposition b-3h2k10|tags:noun auxiliary verb b9|tags:noun auxiliary verb determiner b-3f2k11
tags:noun auxiliary verb joint f9h2|tags:noun auxiliary verb noun b10h2|tags:noun auxiliary verb preposition b-4k4|tags:noun joint adverb preposition c5e-3
tags:noun joint determiner noun a6|tags:noun joint noun e5h6k7|tags:noun joint noun joint e24|tags:noun joint noun mark c7e-4|tags:noun joint noun noun e12i2
tags:noun joint noun preposition e25|tags:noun joint noun verb k11|tags:noun joint verb preposition h8|tags:noun mark c9d-10e2h8|tags:noun mark determiner noun b10c6g-2
tags:noun mark noun joint b-2e14i3|tags:noun mark noun mark b-2c-5d3e10|tags:noun mark noun noun b9g-2i4|tags:noun mark noun preposition b4k8
tags:noun noun adverb b-5c5e11f14h-3i-4k-4|tags:noun noun adverb joint e7|tags:noun noun auxiliary adverb b5f-3h6|tags:noun noun auxiliary auxiliary h8
tags:noun noun auxiliary determiner b-4h26|tags:noun noun auxiliary negation h4|tags:noun noun auxiliary noun b6e-3f4g10i-3k-6|tags:noun noun auxiliary verb b-4f6h3k2
tags:noun noun b4c-6d-4e-14f-12h3i12j-8|tags:noun noun joint determiner e5i13|tags:noun noun joint noun b2d-2e11h-3|tags:noun noun joint pronoun h5
tags:noun noun joint verb b2h-3i7|tags:noun noun mark auxiliary c15|tags:noun noun mark determiner b19h-3j5|tags:noun noun mark e-5g16|tags:noun noun mark joint i8
tags:noun noun mark noun a16b-7g-4i5|tags:noun noun mark pronoun a-7h10|tags:noun noun mark verb b4h6|tags:noun noun noun adverb b7d7|tags:noun noun noun auxiliary d7f-4h5
tags:noun noun noun b-3c-4f3g-5h-7i11k14|tags:noun noun noun determiner b-2f14i7|tags:noun noun noun joint a-6b6f3g7h-6|tags:noun noun noun mark a4b2c2g-8h-9i-2
tags:noun noun noun noun a-4c-7d-3e6g2h8|tags:noun noun noun preposition a-4c-2f-6h-6j2k7|tags:noun noun noun pronoun a-7b-2c10d9g-6i11|tags:noun noun noun to h16k-2
tags:noun noun noun verb b-5h5k11|tags:noun noun preposition adverb i5|tags:noun noun preposition determiner a-3c11d-5f-3g-11h-7i3j2k6
tags:noun noun preposition noun a-2d-4g3h-5i4k3|tags:noun noun preposition preposition f17|tags:noun noun preposition pronoun d-5h7|tags:noun noun preposition verb a7d11i-2
tags:noun noun pronoun verb a9g-4h8|tags:noun noun to determiner g10|tags:noun noun to noun g9i3k-4|tags:noun noun to verb g22|tags:noun noun verb adverb h3
tags:noun noun verb determiner a-5c7f13h6k-7|tags:noun noun verb mark a12|tags:noun noun verb noun a-5b5f6g-4h2k-5|tags:noun noun verb preposition a14f9h-8
tags:noun noun verb pronoun h5|tags:noun preposition determiner noun a-6b-6f-2g7h-15i8k5|tags:noun preposition noun a7b-9e-3i12k4|tags:noun preposition noun auxiliary b17h2k-6
tags:noun preposition noun joint e7i4|tags:noun preposition noun mark d5|tags:noun preposition noun noun a-4c-10f9g-5i5|tags:noun preposition noun preposition b-8d6e9g2k-5
tags:noun preposition pronoun verb g3|tags:noun preposition verb determiner e3f3|tags:noun pronoun preposition noun d2k10|tags:noun to noun b8|tags:noun to noun preposition a14g-10
tags:noun to verb noun g6|tags:noun to verb preposition e3g-3i17|tags:noun verb determiner noun b3c-3f12i-2k2|tags:noun verb noun adverb k7|tags:noun verb noun joint b2f3
tags:noun verb noun noun b4d3f-7h11|tags:noun verb noun preposition f5|tags:noun verb noun verb a9f-3h6|tags:noun verb preposition determiner a-6b-9c8f10h-5k13
tags:noun verb preposition mark f4|tags:noun verb preposition noun a11h5k-4|tags:noun verb preposition pronoun e7|tags:noun verb pronoun pronoun f-3h13|tags:noun verb to noun e12
tags:noun verb to verb f2|tags:noun verb verb determiner f6|tags:noun verb verb preposition f6h-2|tags:preposition asking noun auxiliary d2
tags:preposition determiner noun determiner h8|tags:preposition determiner noun noun b-7d-2e5h6|tags:preposition determiner noun preposition i8k7
tags:preposition determiner noun pronoun a-7b13g6h-2|tags:preposition noun noun preposition a3b8e-2|tags:preposition noun noun pronoun f-2
tags:preposition noun pronoun auxiliary a7|tags:preposition noun to noun a4|tags:preposition noun verb determiner a3|tags:preposition verb noun noun a9
tags:pronoun adverb mark d-5f10|tags:pronoun adverb verb determiner a-4c2h4|tags:pronoun adverb verb noun f-2k6|tags:pronoun adverb verb to b-2k9
tags:pronoun auxiliary adverb noun a6b-5|tags:pronoun auxiliary adverb verb b17f-4|tags:pronoun auxiliary auxiliary determiner c9f-2h5
tags:pronoun auxiliary determiner auxiliary h5|tags:pronoun auxiliary determiner noun d-2f3h2k11|tags:pronoun auxiliary negation verb f6
tags:pronoun auxiliary noun noun a2b-3d3e-6f2k3|tags:pronoun auxiliary noun to h9k-2|tags:pronoun auxiliary verb determiner h6|tags:pronoun auxiliary verb f8k3
tags:pronoun auxiliary verb noun a-3k14|tags:pronoun auxiliary verb preposition c-4e14f2h-3|tags:pronoun determiner noun noun f5j2|tags:pronoun joint verb noun b8d-3h3
tags:pronoun preposition determiner noun k7|tags:pronoun preposition noun noun i5|tags:pronoun verb a-3f3h-9j3k8|tags:pronoun verb determiner noun a3b4c-2d3e-7f4g-13h-2i-4k3
tags:pronoun verb determiner to a7|tags:pronoun verb joint determiner h9|tags:pronoun verb joint pronoun b-5f-6h2k15|tags:pronoun verb noun b5h3
tags:pronoun verb noun determiner g6|tags:pronoun verb noun joint b7f-10h3j3|tags:pronoun verb noun noun a4b-4f2h7k-3|tags:pronoun verb preposition determiner b-4d-3e8g-2k10
tags:pronoun verb preposition joint f2|tags:pronoun verb preposition noun b7d3h2k-2|tags:pronoun verb preposition to a3f2|tags:pronoun verb pronoun noun a14
tags:pronoun verb to noun a11f-8h3|tags:pronoun verb verb noun a2g14h-14k-2|tags:pronoun verb verb preposition f2|tags:verb determiner noun a8f-6h-2j4k2
tags:verb determiner noun joint b-5d3e15g-11k8|tags:verb determiner noun mark g9|tags:verb determiner noun noun a4b3c-4d-2f-4g7h-9
tags:verb determiner noun preposition a7b-2c-2e-3h-2i5|tags:verb determiner noun pronoun g7|tags:verb determiner noun to f12|tags:verb determiner noun verb c-2e4f14g-2
tags:verb determiner preposition b12|tags:verb f11|tags:verb noun b14f-3i14j-9|tags:verb noun determiner noun b2|tags:verb noun mark adverb d9g7|tags:verb noun mark determiner b20
tags:verb noun mark noun f6|tags:verb noun noun g-7i19k7|tags:verb noun noun joint g17|tags:verb noun noun mark b8|tags:verb noun noun noun a5c4g4h-3i-4k7
tags:verb noun noun preposition a9c8d-6f-9g16h-10i-6k-5|tags:verb noun noun pronoun f7g-2h4|tags:verb noun noun to c2i6|tags:verb noun preposition determiner b-3d7h-6
tags:verb noun preposition noun b-2d-6e6f3i3k-9|tags:verb preposition adverb noun c4|tags:verb preposition determiner noun a9b-10c-4d11f-11h-5i5|tags:verb preposition mark joint f5
tags:verb preposition noun a3b-4h10|tags:verb preposition noun mark b3f7|tags:verb preposition noun noun a-3c5d-14f6h-7i6k4|tags:verb preposition noun preposition b3c3d-7f6h-4i-3
tags:verb preposition preposition noun a-2b7k5|tags:verb preposition verb determiner d24|tags:verb pronoun determiner noun d19g-2|tags:verb pronoun noun noun b7c5
tags:verb pronoun preposition determiner d8|tags:verb to verb determiner a-3d-5f11g2k13|tags:verb to verb noun f7|tags:verb verb determiner noun h10
tags:verb verb noun preposition h4|tags:verb verb preposition determiner a-10f10g-2h3|tags:verb verb preposition noun h6|tailwind h6|take b6d-2e3f-2g-3h10i-3|takes d3f18
taking b-3k15|talk a-8b-5c-2d2h12i4j2|talking h14|tasks b10|taught a4b9|tax a-6b-6i-8j2k7|taxes d4i7|tea c8e-5|teacher f2h10|teachers b2|team a9b-10c-9d7e4f-4h-11i6
teams b11c-3f-4h11i7k-7|tear c21|teardown b2|tech a6h2|technical i2|technology h4|teenagers b9i5|tell b9c11e-4f-2g-4k-6|tells b11f-5|template a2b4e2f-2g10k-7|templates a3f-6g11
ten a8c11e-5f-4i-7k-8|tenant f5|tenants b6c2d-6i3|terminal b11|terms k16|tern b14|test c19d-7|tested a6|tester a10|testers b-17c29f6g-2k-6|testimonial g4|testimonials c8
testing c4h2|tests f8h-3|texas d2|text b21d-6i-2k-2|texts c4|than d-12e9g-7h15k-6|thank b3g-4k12|thanks b-3c6|that a5b2e-9f-6g4k-5|that's h8|the b-2d-4e-4f3i5j2k-4|theatre h15k-6
their a3c-6d3g-2k2|them b-6c-5d4f9h-3|theme b12h12i-5k-11|then f2g12h-9|there b-2d10f-2h9|there's h9|these c13g15h-9|they a15b-13f4g-4h5k-5|they're f2|thing a-8d4f-2h5j2
things a12b-4f-8g2h6|think c6d-15f-5h21|thinking b-2d17f6h-2k-5|thinkpad e7|thinks c-2d-6f12h6|third f14|this a2c9d-12e-12f-2h-8i-11j14k7|thought a5|thoughts b-3c8d4f-3h8k-3
thread g-8i-9j13k23|threads b4|three a3b-5c2d-2h3k2|through b-2c3|thumbnail c2d-2|thursday b15i-12k7|tickets a5c2d-8h-10k8|tide b9|tidemark b19i-6|tier a3b-8c5|tiktok a10
til a13f-4g2h4|tiles c6e3|till a-5c-6d17f7h-2|time a2b-6c4d2e-8f4i-5k-14|timer f8|times a12b-5c2d-5f6g2h-3i2|timetable b2k6|timing a6|tiny b10d-2f-3g3h-6i2k-12|tipping h7i10
tips d6g11h-3i-2|tired a-9b4c-4f3h12k-4|to a2b-2c-2d2g7i-2j-7|today a-7b7c-7f5g-11h-9i2k12|todo c4|tokens b8|told a15h-3k-2|tomorrow b12i-2k4|tonight b2h-3k8|too a-8c4e-3f10h3k-3
took a13f4h-2k-2|tool a-13b5c4d6f3g-6k-11|tools a13b-5f-3j3k2|torn e7|total e3|touch f6i2|tour c11d-7|town b7c4i2|track b7f-7g6h-2|tracker b6c4k-3|trade h13|trademark d5
traffic a2f8g5i-2|trailer c4|train b10h12i-6|training e4|translate g8|translator a9|translators k3|tree a-6f6h-2k8|trial h3|trials h11|tricks g6|tried a4c-5d2e8f7j-2k-2|tripled f3
trouble f2|truck f-7g7h-2k17|true h14|trust a-7e-2h7i9|trustworthy c2|truth c15|try a-4b3c13d-6|trying d5e4f6h-2|tuesday b2k4|tuner d-3e3i2|turn b6g3h3
turn:a thing a-5b8c6d3e3f-11g3i-5k-12|turn:acted a10c-2d-2e-3h-3i3|turn:ago a8b2c-3e-4f9g-2h-7i2k-10|turn:all a5c-7e-4f5g2h7i-10j-2k-6|turn:ask a-2b-5c5d13e5f-2g-5i-9j-2
turn:bad a5b-2c-2d-2e-3f8g3h2i-2k-9|turn:between a-3b-4c8d-4e15f-2g-2h-4|turn:counted a12b-2d-4f-4g19h-6i2k-12|turn:either b-10c8e27f-8g-7h-8i-6k-5|turn:gain a5b2c-2e-2f-4g4h-4i-5
turn:good b-2c-2d-3e3f4g-5j2|turn:guide a3c-2e-3f-2g14h-2i-4j-2k-4|turn:judge a-7b-2c17d5e-8h4i-6j-8k-3|turn:judged b-2c11e-3g2i-4j-3|turn:learnt a11d-4h-2i-4
turn:machine b3c4d-4f5g2i-3j-6k-3|turn:metric a4b-4c-7f7g3k-11|turn:not b-8f9g2h8k-15|turn:offer a-5b4f-6j2k3|turn:options b-7c-4d-14e30f-5g-6h15i-9k-8
turn:own thing b11c3d-4g-3h-5i-4j-7k3|turn:people a2b-3c-3f2h3i3j-4k-3|turn:plea a-2b-7d5f23g-7h-6|turn:praise c-2d6f-3h10i-11k-2|turn:ready a-3b11c-3d-6e-2f2g-2h-3j-5k8
turn:request a-7c8d6e6g-14i-9j-3k-2|turn:show a2b12d-4f-4g-2h-4i-2j-7k6|turn:stance b-7d3g-2h13i-11|turn:than d-12e9g-4h14k-3|turn:thing b5f-2h-4i-2
turn:verdict b-8c2d2f-5g3h12i-5j4k-19|turn:versus a2b-3d-4e27f-4h-12i-3k-2|turn:which a-2b3c2d6e5f-3h-2i-2k-11|turn:would a-5b-11c2d2e7f8g-8h-4|turn:yours a-5c-2d2e-5f-14g8h3j-2k3
turn?:a thing a5b-6c4d3g-8|turn?:acted b-3c6d8e7f-11|turn?:ago a-3c3d9|turn?:all d9f4g-4h-13k-2|turn?:ask b2d6h-6j-2|turn?:bad c5g-9|turn?:between c7d-3e12f-2|turn?:either c3e13
turn?:gain e8|turn?:good b-2d2e7|turn?:guide a9d6e3g-24|turn?:judge a-3b-4c8d3e-10f-8g3h3|turn?:judged a3b-5c9h-9|turn?:learnt a-15b10c2d-4|turn?:machine a-9b6c7d-2e8f-2h-5
turn?:metric b-2d8e4g-4|turn?:not a6c4e-9g-6|turn?:offer d6|turn?:options d-7e21|turn?:own thing d-10e5f2|turn?:people a-7b-3c2d12e3g-15h-6k4|turn?:plea c-3f13
turn?:praise a2b3d5h-5|turn?:ready a3b-12d14f-10h4|turn?:request a4b-7f4g-4k-3|turn?:show b-7d3e9f-9h7|turn?:stance b6d6e-3h-4|turn?:than d-6e11|turn?:thing b-11d6e2g4h-3
turn?:verdict c4d-2g2|turn?:versus d-10e15|turn?:which a-7b5c4d7f-3g-11h-2|turn?:would a-2c2d-3e5f7|turn?:yours a-2b-2c4d5f-2g9k-2|turned a5b4f-7k10|turning d4|turns a2c11d-2f-6h-4
tutorial a-3b-2f10g18|twelve h13|twice a5f7|two a9c-6d-7f6h-3|two-person a2b6|type c6|typescript a-2b3i5|ui b11c3g-3i-2|uncles i3|under a-2c-4d9e2f5g-4k-8|undercharging f4
underrated h16|understand c4f6h-2|understands d17e-2f2|unpaid d7f-14g7|unpopular h15|until a-15e8f14h-3i-7k4|up b8c-3f3g2h-14i-10j-5k2|update b-2c-12f8h4k7|upfront d5|uptime b5
us a7b-7d2e-2f3g-7h-2|usage-based c-10d9|use a4c-2d7f-7g2h-9i-4|used a4b4c-2d2e3g-3h-2k-3|useful b3|users a8b-8c9d-2e6f2g-6h-3i-3|using d19e-5f-6|va c-2d9e6|validate c8|van a11
vanish f11|vat b-2d10f-2g-4j4k15|vc a4|vendor h12i-2|vercel e3|version a3b17f-2k-12|versus e19h-2|very j4|vets g-3h21|via j12|video b-15c5d-4f-6g-6h15j5|views c4f-2|village a4i10
vim a4|vintage b5k-2|virtual k14|visitors a-8b-9f24|voice c15|volunteers k2|vps d8e6g2h-11|vs a9d-3e30g-2h-4i-14k-4|w d6|wait c-3d11h13i-2|waiting b-3i3|waitlist a5g6k-3
walkthrough g9|wall e5|want b-17c10f-3h8|wanted a-9c18f3g-5i-4k7|wants a-12b-4d11f7h6k-3|warehouse a4d12k-3|warning f9|was a6b-2c-5d9g-3|waste b6|watch c2|water a-2d-8f13h2
watercolor b2|way a5b-5d4|ways g10i6|we a5d-13e-2f3g-5i-7j-3k6|we're b4d2h-7k7|we've a-2b3k7|web a-5e2f-4h15|webflow a-2d7e6i-3k5|webhooks f3|webinar b-7i-6k22|webinars b2g3
webshop f9|website b5d2e7h-3|websites f-3k8|wedding a-2d-2e2f9g-5h2k-7|weddings a-5f-3h11|wednesday e2k4|week a5b-4c-9d-9e-7f4g2k7|weekend a7d2f-3k-5|weekends a5b4
weekly b4c-8d4f-8h-5i-6k8|weeks a9b-6d8e-3f3g-5h2k-4|welcome b17c5d-7|well b7|went a17b-16c-8f2h-2k4|were a-6b-4f10k5|wet g13|what a5b-3c3d5g2h-16i-6j-5k-2
what's a-2c10d14e7f-2g-9h-8|when a8c-2d5g11h-15i-6k-9|where a-4b-6c8d2e2f-3|whether e11f-6|which a-6b2c3d4e10f-7g-3h-12|while b9f9h-4|who a-10b6d3e-6h5i5k-10
who:anyone b4c-4d9e-6h5|who:asked a-2b-2d5|who:everything g11|who:here b6|who:here's g9|who:i a5b2c-2d-3e-3f2g-2j-6k3|who:it f-2h-2j3|who:it's b5h5|who:me a7h8|who:nobody d2j-3
who:none d-2i5|who:other c-3f2h4i-4j-2k2|who:own a2b3d-4e-8f3h-2k3|who:people a-2c-3f3g3h-2i4|who:she f3|who:somebody c2f5j2|who:someone b-3e2f4j3|who:there h7|who:they f17
who:you a-5b5d2f-4g3h3k-4|who:you'd c9d8|who:you'll a6g2|whole a4b-10g9j2|whom a3b8d-4|why a3b-9c-4f6g-5h9i-3k-6|wich d14h-5|wife b12c-5|wifi b-3f19|will a-6f-6h8k8|win g2h3
window c12|wine e-2i9|wins g-6k17|winter b-5i6k15|winters b3|wish a2g-4h6|wishlists a10f-2|with a-2b2c-3d4k-5|within b7f-14h2|without a8c-14e-10g3i6k-10|woman i7|won f-4k7
won't a-2d-2f15|wondering d19|woocommerce b-3e5|wooden b5e2|wool e8|word c-2f8h5|wordpress d-5e11g7|words h2|work a-7b-17c-10d7e-3h13i2k4|workers c7|workflow a11g6k-8
working d-5e4f2g-5h-3i7k6|works a-7c4d5e-4g2k-3|workshop b3c-6d-8g8k6|workspace g3|worse a-4c10e2f-13h9|worst a9h5|worth b-3c-5d8e4g-3j13|would a3c7e3f3g-10h-6k-5|wouldn't c4
wrappers h2|write a3d-3g15|write-up j4|writes b11h-4|writing a11b-6g10|written b5|wrong d-11f6h4|wrote a-6b6c8f-15g4h-8j2|wtf f14|year a15b-6c-4d-10e2f2i-6k5|year-end i3
yearly e7k3|years a10b3c-4e-2f-10h9i-13k5|yes f7|yesterday a4h8k-9|yet a-2|yoga e12i-3k4|you a-5b3c4d3e2f-4i-6k-3|you'd b7c3|you'll a7|you:bad b3d-5|you:gain d2|you:guide g13
you:judge c2g4|you:not d-2h8|you:show d2g-4|you:thing b10c2d5e-4g-9|young g-2i7|your a-8d2f-12g6h3j-2k4|yourself k6|youtube d-2e3|yrs c4|zapier a6f-2|zero a3b10f3g-5h-5i-3|zig b7
zones f3g7|zoom f2i6
`;
