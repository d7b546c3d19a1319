/** What each word and turn of a topic says for each kind. Written by `npm run topics -- --fit`. */
export const KIND_WEIGHTS = `
, b8g-3h-3k-4|: b7c5d-6f-8h-3i-15j4k5|? a-3b-3c5d6e4f3g-2i-6j-4|a c-3d4e2f-2g4i-4j-2k-3|abandoned f2|about b3c7d2e-10f-7j3k-16|about:a many i6j-7|about:a many none b4j-9
about:a one a3b-3d-4g4h3i-8j3k-5|about:a one did a14b-3j5|about:a one do h6|about:a one does b3g-7h13|about:a one doing g7j2|about:a one is h12|about:a one none b-3c6g13h-11i-3
about:adverb many b2c-7e13k-2|about:adverb many none b2c-6f8|about:adverb one b5c5e-10g-7h2i-7k6|about:adverb one did a-3b2c-2k3|about:adverb one do a4c7d3f-8h-2
about:adverb one doing k5|about:adverb one is k4|about:adverb one may h3|about:adverb one none a-3b10d-5e-4i-4k3|about:an one did j2|about:an one j2|about:asking many did a3
about:asking many do a-4g-10h3k6|about:asking many doing c4|about:asking many e5f-9g-2h4|about:asking many may g4|about:asking many none d3e6|about:asking one a5b-7d3g3i-3j-2k-2
about:asking one did a21|about:asking one do b-2c-4d7f-4g13|about:asking one does h8|about:asking one doing a11d5|about:asking one is c-8d8f3g-4k6
about:asking one may a-2c2d3e2f2g-2|about:asking one none a-7c6d-4e8|about:asking one was a6d9g-7|about:auxiliary one a-2c4d6e4g-3j-2k-3|about:auxiliary one has d5e3
about:auxiliary one is c3d5e4f-7h-5|about:auxiliary one may b2c5d3g-5k-4|about:auxiliary one not a-4e2f9h2|about:auxiliary one was d9h7|about:determiner one d8e-2f9
about:determiner one do c-3d4|about:determiner one none c8|about:every one do f10|about:every one does h3|about:every one f8h3|about:half one a4f3|about:half one do f7
about:i one b3g-4i-5j-8k6|about:i one did a4b4c-2d-8e-4g2j-3k4|about:i one do a-3g-5h5|about:i one doing a-5b7d4k6|about:i one has a-5b-2c3e-9f6k5|about:i one is a-12e2k11
about:i one may a-2c5e10h-3k4|about:i one not a-2f7h12|about:i one was a2f-3k3|about:joint many c7e-7g2|about:joint many do g4|about:joint many may c6|about:joint one b-9d7e6f-9i3
about:joint one did a5|about:joint one do g3h6|about:joint one does c5i12|about:joint one has d8|about:joint one is d10|about:joint one may d8e3|about:joint one none c-2d3e4
about:joint one was e9|about:many many a-5e-4f6g-5h10j-6k-8|about:many many did c6e2f-3k7|about:many many do f15g-3h5|about:many many is b13f-2h5k-2|about:many many may h15
about:many many none b-4d4e-4g2h9i4j-4k-12|about:many many not h3|about:many one b-11f3g2h3i2k-2|about:many one did a-7f7|about:many one do a2b-5e-6i6|about:many one does a5g2h5
about:many one doing a10g2|about:many one is e2|about:many one may d8|about:many one none b-4h2i3|about:most many h11|about:most one g6|about:negation one f-3h9
about:no one a-4d4f6h8|about:no one does f6|about:number many a6b4f-4k-4|about:number many do g10|about:number many none a6b7f-2k-2|about:number one b-9d-6g4h-10i3j-2k8
about:number one did b-2g7|about:number one do b-4f7g5k2|about:number one does a3|about:number one is d-2f2|about:number one none a6g-14i6k4|about:number one not g12
about:one many a-10c-2d-11h5i10|about:one many do b-5f5g-8h12k2|about:one many is f2h9i-4k-2|about:one many may h8|about:one many none a-10d-9g3h-8i11|about:one many was k2
about:one one did a5b2c-2d-6f3i-4|about:one one do a-4b4d-3f-3g3i2k-3|about:one one does a-2b4c-9f6g-2i-12k4|about:one one doing d2h-2i2k-5|about:one one has b9|about:one one i3
about:one one is a-5b5c-7e-3f3g-9h8k2|about:one one may e6g5|about:one one none a-4d-2e3f-4g-3h-3i3k4|about:one one not a-3b4d2f2|about:one one was h3|about:own many a2c-5g12h-3i-3
about:own many did a-3g14|about:own many do b-2f8k6|about:own many does b11|about:own many is k3|about:own many none a12b-3g5k-6|about:own one a3c-2e-6g-4k3
about:own one did a2c-9g-7|about:own one do a-5f7g8|about:own one does a-3c2f4g-2h-4k2|about:own one doing b3|about:own one has k8|about:own one is a-15b2f3h-2i8k4
about:own one may c9|about:own one none a13b-2c-11f-5h12i-4j4k-4|about:own one not b5c3|about:own one was a4b-2f-3k7|about:preposition many h2i11|about:preposition many is h7
about:preposition many none i13|about:preposition one a5b2c-11e-4h2|about:preposition one did f6|about:preposition one do b2d6f-7g8h-7|about:preposition one doing a11h6
about:preposition one has a7f-2|about:preposition one is b2d-4e3h2|about:preposition one may b16|about:preposition one none b-9f9j3k7|about:preposition one was d3
about:pronoun many b6h3j2|about:pronoun many do b3h2j2|about:pronoun many none d4|about:pronoun one b-2e-12f7h6k-8|about:pronoun one did a7c-6d3f3
about:pronoun one do c5e-2f4g2h2i-3|about:pronoun one does a-8b-6f7g3h6|about:pronoun one doing d15f-6|about:pronoun one is a-3f2h5|about:pronoun one may c13d-7h8
about:pronoun one none f11|about:pronoun one not h4|about:pronoun one was a4|about:the many f-3h3i4j2k-2|about:the many none f-3h4i4k-3|about:the one b-2c-6d-5e-3f4g4i5
about:the one did a13f3g-7h-8i3k-5|about:the one do a2b-5f7g13h-10|about:the one does a-7b-2f4g2i3|about:the one doing i8|about:the one is b3f-4g-5h9i-3k7
about:the one none g2h-6i5|about:the one not f10|about:this many a11|about:this many is a10|about:this one j3|about:your one g4h6|about:your one is h3|about:your one not h6
above d3f3|abroad d2|access b4e2h5i-4k-3|accessibility i5|accidentally a3b-2f3|account a-3b5f16g-5h-11|accountant b-3c-6d15f2|accounting d9|accounts f3|acmely b3k7|acquired k10
acquisition k8|across a-2f8i11k-5|actions f13|actually d12e-3f-3g2|ad a-2c9f11|add d-10f13g3|added a2b4f-5|adding h3|address a-9c7e-3g-6h-7i-12j29k-2|address by asked c7d-8j12
address by i b4c2|address by nobody c4d3g-6h-2j17|address by none a-3b5g-3i-9j34k-4|address by other b-3h-3j24|address by own j13|address by somebody j4|address by you j7
address of a b8g-3j5|address of adverb j13|address of an j4|address of asking j10|address of auxiliary c-5d5|address of i b2j-3|address of many j12
address of one a-2b-5c6g-5h-5i-12j32k-5|address of own j21|address of preposition j20|address of pronoun j17|address of the i-3j18|address of this j11
address:end a-9b2c3d2e-2f-6g-8h-7i-9j33k-5|address:end false a-6b2c5f-5g-5h-7i-10j35k-7|address:end true d7j-3|address:start false j22|address:start j21|ads a9c-3d2e3f2i-3k-3
adults i13|advice d4e6f-3g6k-4|advisor e4|affiliate d15j3|after a2b3d-2e-5f7i5k-9|afternoon g10|again a6b-9d-3f8h-3k12|against e20|agencies a-7f-3h4i6k9
agency a6b-2c-3d-3e8f-3h-9i4k2|agents i2|ago a7|agree f5|ahrefs e5|ai a-2b2g-3h19k-4|aid d6|air e9h6|airbnb k2|alerts b8|alive b4f8|all a-2b3c-10d2g2i-2j2|alone f4|already f17
also b-2d3f2|alternative d2i4|alternatives d7g-4i17k-4|always a-5b10g8|am b2c4d-10e-5f2g-3i9|ama k4|amazon d4f4h2|an f-5g5h-2i6k-3|analytics i3|and a5b-2d-3f6i3k-14
android c11d8f-2h-4|angry b11i-4|anniversary k8|announce a-7k14|announcing b15k5|annoys h4|annual e12f-3h-3k3|another b8f-6g-3h6j2|answer a-2d2h6|answered a10|answering a3h9
answers a-2b6c10e-4|anxiety i17|any a2d3g-7|anybody b2d3g7h-2|anymore f11|anyone d6f5g-3|anyone:bad d4f-2|anyone:good d2|anyone:thing d8|anything a5b2c7h-10|apart c11
api b-4c-7f3g-3k10|apology c4e-2h5|app b4c4d-2g-3i-9|apple b-6f5i-2k9|applicants f12|applications g2|appointments f3|appreciate c6|apprentice a11|apps a10f-5g-3h12|april a5f-9k10
are a-8c-12d-4e3h12i-8j-2k5|aren't g9|arrive f13|arrogant c8|art i5|article f3j10|as a5b5f-5g-2i4k-7|ask a5b-2c-6d9g5h-4|asked f-2h2|asked:ago a-2f2g4|asked:bad d4e-7f2
asked:gain d9|asked:good a6e4f-2|asked:guide d2e4g10|asked:judge d7e-5|asked:learnt a4b12c-5g-6h-4k5|asked:not a15c-5e-3g7h-7|asked:show c-6d2g3h5|asked:thing a-6b3c3
asking b6c-7g-5h16i-3k-2|asks a-2b-2c4d6e5f2g-2i-7j-5k-2|asleep b9|assistant k11|at b-12c-2f2h-3i5k2|attract h10|attribution d6i2|audience d10h13i-10|audit a3d2g2i-3k8|audits h10
august h-4i6|automated a9f-3|available b12|avoid g5|away h2k11|awkward i15|b a-2c8e-9k11|b2b c-3d2i19|back a7b-8c-2d4f-5g3h3i-4k2|backlinks d2|backup a-3b6c5e-6
backups b-2d10f-2g6h-4|bad b-3c-2d4e-4g6h9|bake a-5f14|baker b-2i-5k12|bakers b4i5|bakery a2f-9g-9|bakery's a2|bands b4|bank a-10b4c-5d5f16g-8h-4i-10k6|banks a-3f6|banned a4f5g-3
banners d2h14|barn a-8b8f2|basecamp a-3h7|basics b-6i-2j2k11|be c9d-4f-10g-3h13k-2|beach k15|beat h15|beats h12|beautiful j3|because a-6b2c-2f9h9k-3|become h10|beekeepers d5i7
been a5e-7f6h-5k4|before b-7c7d3e-15g8i5k-6|begging h9|begin d10|beginner d-3e8|beginner's g17|beginners i-6k7|behind a-2k9|being d-4h14i11|believe h15|below c3|berlin a2b-3k16
best a7b-15d12e-9f9g-3i-3k-10|bet b4|beta b15c8d-4e3g-2h-7i-4k-8|better a2b-8c6d-18e12f-8g8i-4k-3|between a-5d-6e20f-2h-5i12|bidding f14|big b3e13g-2i-4j2|bigger a-3g8k4
biggest a12|bike b11k-2|bikes k7|bill f13|billing a7b-5e16h-2|black b-3g2i3|blog a2b-7c-7f3g2h-4i-4k4|board a-2b10f-3j-11k5|boat f2|book a-8b10g-2k2|booking b13d-2g2k-3
bookings d2f-2|bookkeeper a2g-3k6|bookkeeping a5i2|bookmark b5|bookmarks b7h-3|books d15g2|bookshop d5|bootstrapping c-2i3|boring c7d-10e6f-13h14|boss c2|bot a-5b14f3
both e25f-6h-4|bought b-9k12|bounce a2|box b3e9f-5|bramble b10h-2|brand f9h2|brazil d3i8|breach a3b-3d-5g8|bread a-2e-4g11h-2i3|break h15i-5k5|breakfast d-3h12i-4k10|breaks b7f4
brevo e14i-3|bring g3|brings a13f-5|broke a6|broken a3b2f8h-10|browser b7c2|brutal c8|budget b-4d3f-6g6i10|budgeting b6c10|budgets i15|bug b5f-3|build b-12c-8d-10e4f12g7h-2i-4k3
building a-2e6f2g-2|buildinpublic b3i-9k11|built b12f-2h3j-3k-2|burned f14|burnout a6i8k-2|business b-8c3d7e-2g-4i2|busy c5d-4h7i-6|but d-3e-2f16g-3h6i-7j2k-6|butcher a6|button a7
buy b-3c3e9f-6g-4h4|buying e8h3|by a6b3c-6d-4g8i-9j2|c f5|cable i2|cafe b-3e6k3|café b3h7|cake a-2f4h7|cakes a-4b-3f8|calculator b2c5k4|calendar a-3c3h-2k3|calendly f4
call b-2g-2h11i-3k11|called b10|calling a5c-3h7|calls a2b16c2d-2e-9f9g-13h-2i-12j-3|calm g13h-2|calmer a5|came a19f-2|campaign f-3k9|can a-5d4e-6f-3g14h6k-10
can't a9b-9d-13e3f15g-6h-5|cancel d6|cancelled a7f-2|candid c10j2|candles e2|cannot a-3f6g4|canva b-4d2g-4h4i7|car a-2f4g12|card c2d2e3g-4h-3|cards a-2b9h2k-2|cares g-4h13
cart a4d-6|case c11k-2|cash a-2b-5e3f8i9|ceramics b5k-2|chain i8|change b-4c10d-3e-3f2h9|changed a3b-4e-2f4g-6h-3k11|changelog a5|changes b2g-3k13|changing a6k10|channel h3
chapter c9|charge a-4c-13d7e10|chargebacks f17k-3|charged a11b-6f2|charging h18|charities d-5g5h2k10|charity a6d4|chart c6d-6j4|chasing b-3f6i4|chat e4|chatbots h7|cheap d8e3f-3h4
cheaper d-5e14f11|cheapest h2|cheat b-3g17|check a-3b-4c6d4g11h-8k-5|checklist a-10g18|checkout c8h-3|checks b10g4i-3|choir a13d-6|choose d2e16f-6h-4|christmas d-10e2g10|chrome b3
church i16|churn f-10g5h-5i8|ci f14|cinema e5h-2|city c6f3k-2|clap h5|class c6e2|classes b-5e6g5k5|clause a-7g14|clauses a5|cleanup k13|clear c12d-4|cli b18h-3|click f2|clicks f4
client b-6c-13d7g4h-4i3|client's f6|clients a2b-8c-12d3e-2f3h4|close g2k5|closed a9b-2c-3d3f9k-3|closing d7g2|cloud h4|cloudflare e3f7h-3|club k5|clue f4|cmo h8|co b6c8e-5
co-founder b4d3|code a-6b-7c2e-6h5i9|coded b11|coffee a-5b5g4h-5|cofounder d8f9g-6|cold a11b-10d-3e-6h5i8k-6|colleagues j3|come a-6b-4d-4e2f9h5|comes b2f-3i7|coming k6
comments c5h8|commit b16i-2|community a3b-3f-2h7i-4k15|companies d16|company b-3c2d6e-4i12|compared e20f-2|competitor a2b-2f20|complain a4c2d-2f-4h2|complaints e2g5i3|complete g5
compound i4|confusing c8f-3|cons e8|considering d19|console f2|consultants b5|contacts b-4d4e9k3|container e2f10|content j6|contract e-5g8|contractor f8
contracts b-9d6e6f-8h-6i12k-3|control f6|controversial h18|conversion f2h6|conversions a9f4|convertkit f10h-7|cook d-3f2g4|cookie c-4h9|copied a-3f16|copies b-3k7|copy g9i3
core b-3k6|cork k7|cost a7f-5i10|costs b2f-2h3i2|could a-9b-8c5f2h6|count g12|country d2f5|courier a-6f17|course a-6d5f-4i-6j3k3|courses k5|cousin j4|cover f5|coworking k11
craft b-4g10k3|crawling a2|created b15|credit a4|creep d2g5h-2i2|criticism c5|critique c27i-2|crm c-6e5h2|crms h11i-7|cron a-4b6e3f-3g6|crowdfunding b7f-5|crumbtrail b11
cry b13d-8f2|crying f2g10|crypto d6|css b10k-2|csv b12f7i-2k-2|cups e3|curious d14|current d13|customer a7b-3e-6g4i5|customers a5b-13e2f12g-3h2k-9|cut a-2b-4g13|cutter d3
cutting k5|cyber k15|daily h3|dairy j2|dance f6|dark b8e-4f-4h10i-8k-4|dashboard h8|dashboards g-6h8|data b-3c-8d8e-3f-7g3h6k-9|database b7h-4|datadog b2|day c-11d-2e2f5h5i-4k2
days a14b-14c-4d6f7g-7h-7k-6|dead g8h3|deadlines a-5b3i5k-2|deal i-5k16|dealing i6|dear b8c3|debt h4i5|debug f7|decide c-2d15e6f-3|decided b2|decisions h3|deduct d11
deed.:anyone do b8|deed.:asked did a10d-4g3|deed.:asked do a-7e-3f-2g17i5k2|deed.:asked does h11|deed.:asked doing a13|deed.:asked is d20|deed.:asked may a-14b-7c6d10e5g-2k-7
deed.:asked not a5|deed.:asked was a7d4g-3|deed.:everything do g8|deed.:here is b10|deed.:here's do g8|deed.:i did a7b3d-7e-6i-2j-3k3|deed.:i do d-3f2h4k-4
deed.:i doing a-6b6d5f-2h-3k8|deed.:i has b-5d-6k8|deed.:i is b3k6|deed.:i may d-7e5|deed.:i not a-8b2f5h11|deed.:i was a2k3|deed.:it do b5i2|deed.:it does g6|deed.:it's do h9j2
deed.:me is h14|deed.:nobody did a9b3c-4e-4f3g-7h-3k2|deed.:nobody do a-3c3e-3f2g5i-9|deed.:nobody does a3b-6d-2g7h3|deed.:nobody doing d2e-2f2i4k-2
deed.:nobody is a-7d10e7g-4h-8k3|deed.:nobody may a-11c5d2e6k-3|deed.:nobody none c-3d-5f-2h-2i4k2|deed.:nobody not a-4e2f6h5|deed.:other did a4d-9f3g-4i-3
deed.:other do a-3d-3f2g3i2j-2|deed.:other does a-6c-10f5h6j-6|deed.:other doing a3b-3f-7h-6i-2j4|deed.:other has b6h9|deed.:other is a-6b5c-3d-7g-5h10i-6j-4k4
deed.:other may a-5f-5g2h11k-3|deed.:other not a-5f3h9i-2|deed.:other was h9k3|deed.:own did a4b-2c-6d-6h7k2|deed.:own do a-11c6f4g4|deed.:own does b3f10h-3k2|deed.:own doing b2
deed.:own has a-2k5|deed.:own is a-8b6c-9f3i5k4|deed.:own may b-3c4k7|deed.:own not c2f6|deed.:own was a8f-3k2|deed.:people do a-3c-2g5|deed.:somebody did j7|deed.:someone do c8
deed.:there is h4|deed.:you did b14|deed.:you do b-6|deed.:you may d-4g7h2|deed.:you not h3|deed.:you'll do a7g3|deed:anyone did d10|deed:anyone do b5f2|deed:anyone does h14
deed:anyone doing d11f-9|deed:asked did a6j3|deed:asked do a-9c-4d5f-7g10|deed:asked does b6h11|deed:asked doing a11|deed:asked is a-8c-7d10f9g-5k4|deed:asked may a-8d6e3f3g-2i-3
deed:asked not a4|deed:asked was a6d11g-6|deed:everything do g8|deed:here is b11|deed:here's do g7|deed:i did a7b4d-10e-8i-3j-4k3|deed:i do a-2f2h4|deed:i doing a-5b8d2h-3k6
deed:i has b-5e-2f3k8|deed:i is c-4d-3e4k9|deed:i may a2d-7e6h-4|deed:i not a-9f5h11|deed:i was k7|deed:it do b3i2|deed:it does g2|deed:it's do b2h11|deed:me is h10
deed:nobody did a7b5c-4d-2e-3f3g-2h-3|deed:nobody do a-3b-2g4i-9|deed:nobody does a2b-4d-4g7h2|deed:nobody doing e-3f3i5k-2|deed:nobody has d7e2|deed:nobody is c2d4e3f-7h-4j-3
deed:nobody may a-3c6d3f-2g-5k-3|deed:nobody none d-3f-2i5|deed:nobody not a-3c-4f11h4|deed:nobody was d6h10|deed:other did b-2d-10f4g-2i-2k2|deed:other do a-2b-2c-3f2g5
deed:other does a-4e-3f6h4j-4|deed:other doing a4d5f-7h-7j2|deed:other has b9d6h8|deed:other is a-6b5c-5d-6g-6h9i-6k3|deed:other may a-6e3f-6h11k-3|deed:other not a-6b2f3h9
deed:other was d5e4h5|deed:own did a4b-2c-5h3|deed:own do a-9c4f8g2|deed:own does a-5b2c5d2e-3f4g-3h-5|deed:own doing b2j2|deed:own has b2k3|deed:own is a-8b7c-2d-6f2g-2i6k3
deed:own may b-3c7k10|deed:own not c3f4|deed:own was a7b-3f-4k5|deed:she did f4|deed:somebody did j4|deed:someone do c6|deed:there is h4|deed:you did b14|deed:you do b-3d4g6
deed:you may b3g4|deed:you not h5|deed:you'll do a8|deed?:anyone did d8|deed?:anyone do f5|deed?:anyone doing d9f-4|deed?:asked do d17e2g-16|deed?:asked is a-4c-5e2f7g-3k4
deed?:asked may a-4f2|deed?:asked was d8|deed?:i did c4|deed?:i do c5d4|deed?:i has d6|deed?:i is f8|deed?:nobody did b2c-2g11|deed?:nobody do e9|deed?:nobody doing c-3d4g9
deed?:nobody has d6e3|deed?:nobody is a4f-3g4|deed?:nobody may a2b2c2d2e-2f-6g-7h6|deed?:nobody none a-7b-12c6d4e7h3i-8k-7|deed?:other do c-4f8|deed?:other does c5d6e-6
deed?:other doing d6|deed?:other has d3|deed?:other is e6|deed?:other may d3e2|deed?:other was d4e7|deed?:own did a4c-2d10f-5|deed?:own do f11|deed?:own does c9d6f-11
deed?:you do d2g6|deleted a12f2|deliverability i5k5|delivered a-6f11|delivery f6|demo f10g-3|dental i6j3|dentists a13f-4i8k-3|deploys a10f-2|deposits b-2d3e-8i14|deserve h17
deserves j7|design b11d-5h15i-2k-8|designer a-5b-3f6h-7k6|designers a-4c2|desk a5e7f-7k-3|desktop i4|destroying f3|detailed k9|dev b-3c-3d11e4f-6i-7k13|developer k8|devs a-11b5h2
dhh h2j2|diary a14b-4|did a7b-8c-10d8e3i-2k-3|didn't h2|die d5h6|died a13|dies f6|difference d-3e18|different a3d8f7|digit a6b-2c-2f3h-4i-5j-3k2|discord k8|discount h16i-4k2
discounts a2|discovery h3|dishwasher e4|distraction h11|django i-4k7|dkim f3|do a-3b-14d7e2f4g4i-5j-3|docker a-2d2f17g16i-8k-4|docs c5j2|documentation f4|does b5c7d2f4g-10h-7i-3k-3
doesn't a-4b3f3|dog f2k8|doing a6b11c-5e-3i-3|dollars a7b-6|domain a-4b-3f17i2|don't b-10d2f3h9k-2|donations f2|done b4d7e-2f7h-4|doors b12h7k-4|double f12|doubled a2f6k-7
down b-4c2d4e-6g-5h2|downtime k5|drivers f10|drop c10f7|droplet f7|dropped a4f2|dropping d16|duckdb d9|due k4|each e6f-2|early b3e3h4k-7|earn e3f7|easier e6|easter b2|eating f8
eats f8|ebooks a6|economics i11|editor a8b4k-4|editors b-9c6e2|eight g6|eighteen a5|eleven a6|else b11c-3f4|email c-3f-10i7|emailed a12b-4|emails a3b-3c-3d3f10i4k-9|employee d5
employees e7|empty d6f2|end b-4e-2f8|end: a3b-3c6h8i-8j6|end:, ADVERB a-2b3i5|end:, NOUN b-4g-7h-10i10k4|end:: NOUN b9|end:? ? a2c7d4e-20f8|end:ADVERB ? a3b-2h9
end:ADVERB ADVERB k6|end:ADVERB NOUN a-6b2c-2d4f3h2i-6|end:ADVERB NUMBER a13b-11|end:ADVERB VERB did c11d-2f2h-6|end:ADVERB VERB do f2h-2|end:ADVERB b8|end:NOUN : h-6j24
end:NOUN ? a-3b-2c3d6e4f-4g2h2i-6j-4k-3|end:NOUN ADVERB b3c6d-6f3g-4h-12i-7j-3k6|end:NOUN NOUN c-2d-2e-2f-3h4i5j-4|end:NOUN NUMBER d4g3i-11k12|end:NOUN VERB did a9d-4g9h-2
end:NOUN VERB do e3g6h2|end:NOUN VERB does c5|end:NOUN a-8b2c-6d5e-7f-8g-7i9j9|end:NOUN down h13|end:NOUN here b13e2i-6|end:NOUN it a-9b10c-2d4f9k-2|end:NOUN me f3h13
end:NOUN on a3f10|end:NOUN people i5|end:NOUN since a-2f4|end:NOUN us f9|end:NUMBER ? c-3d12e3g-2|end:NUMBER ADVERB b-5f6k6|end:NUMBER NOUN d-4e5f4g2h-4i-5j-2
end:NUMBER VERB does a10|end:OWN NOUN a3b-13c-7d3e9f4g-4h-6i-7k5|end:VERB did ? d2f4|end:VERB did ADVERB g7|end:VERB did NOUN b2d-2e-2f-2i7|end:VERB did NUMBER b-3k7
end:VERB did it a10c-2f-9i3|end:VERB did me a12f-2j2|end:VERB do ? a-9b-5c10e4f-2g-10h-2k10|end:VERB do ADVERB a-11c4f11k9|end:VERB do NOUN b6e-4f-2h3i2k-12|end:VERB do NUMBER a10
end:VERB do VERB doing a7b-6|end:VERB do f7|end:VERB do it d-11h5i11k-2|end:VERB do people d18|end:VERB do that c3|end:VERB do this c9j2|end:VERB do up f5
end:VERB does ADVERB b10f7k-3|end:VERB does NOUN a-5b8d3g3i-5|end:VERB doing ? d9|end:VERB doing NOUN a-5b2e-2f-7i6k3|end:VERB doing anybody d-7g14|end:VERB doing anything g5
end:a NOUN a2b-3c-8g3h6k-16|end:about NOUN c-4d-3h5|end:after NUMBER a9e-8|end:an NOUN a6f-18g6i4k-7|end:and NOUN c2d-6h-10i12|end:and VERB do h2|end:and why e4|end:another NOUN d7
end:are NOUN b-7f5g10k-6|end:as NOUN b-5c6|end:at NOUN c4|end:at NUMBER a-5g-3i3|end:be NOUN c16|end:before ? c12e-8|end:but NOUN h11|end:by NOUN f-8g5h3i-3j2k3|end:by NUMBER a2
end:can't VERB do c2|end:do ? c-6d-18e11f9|end:doesn't VERB do a-2f9|end:every NOUN f6g12k-7|end:for ? c-5d12|end:for NOUN a-5b9c-2d-3e-2h3i4j-2|end:for NUMBER a4b2|end:for you g11
end:from NOUN a-3k9|end:from NUMBER a-7b9|end:have NOUN d6|end:have to a15|end:here ? d9|end:i VERB did a6|end:i VERB do f3i16|end:i'm VERB did f14
end:in NOUN a6c-2d4e-11g-15h-2j-3k10|end:in NUMBER b-7c-4d8f-14g5h3i2|end:in half g4|end:in it d7f2|end:in may k6|end:into NOUN b8g-9h5|end:is NOUN a-10b12c-8d-5f10g-3h2i-2
end:is VERB did b8h2|end:is here b11|end:is out b9f-4h-2k2|end:it ? c5d9f-5|end:it ADVERB a2|end:it NOUN e4g-3|end:it VERB do a-2|end:it VERB does b11g5|end:it's VERB do b8c4f-9
end:its NOUN e8|end:last NOUN b-2c16k-2|end:less NOUN b8|end:like NOUN h12|end:me NOUN f9|end:more ? a14d-7|end:more NOUN e5|end:never VERB did f-9h14|end:next NOUN a5b9f-6i-10k6
end:no NOUN b3e-3g-4h7k-4|end:nobody VERB did a13|end:nobody VERB does g-3h4|end:not NOUN a-3e7f-5h14|end:of NOUN c-8d-7e-4f3g2h6|end:of NUMBER a2b-6e6i8|end:of it f-2g12
end:of them f2|end:off ? c10d-5|end:on NOUN b2d-3e-5f-2h-11i2k13|end:or NOUN d4e9i-4|end:out ? d-9f10|end:out ADVERB a-2k4|end:out for d10|end:over NOUN e-4i2k8
end:over NUMBER e-2i11|end:people VERB do g12i3|end:since NOUN f12|end:since NUMBER a5|end:that NOUN a7|end:the NOUN b-5c-8f3g4h4|end:their NOUN e9g-3k5|end:them ADVERB g6
end:these NOUN d10|end:they VERB did a14b-7h-2|end:they VERB do f-4h13|end:this ? d-8f19|end:this NOUN c3k10|end:till NOUN a-2e14f11h-5i-2|end:to NOUN c-4e-4f-2g-8h7i8k4
end:to NUMBER a2f5|end:to VERB do c-10d-2f3g4|end:to everything h4|end:under NOUN b4f2|end:under NUMBER d17h2|end:until NOUN f2k16|end:up NUMBER a16|end:us ADVERB h4|end:vs NOUN e2
end:we VERB do f11|end:we're VERB doing b-3k11|end:what NOUN c3|end:what didn't a4|end:with ? d9|end:with NOUN a-6b2g-3i11k-13|end:without NOUN a3f2g8k-3|end:won't VERB do g4
end:you ? c14d-2|end:you VERB do b9d12g-6|end:you do c-3d-14e5f15|end:you nothing h11|end:your NOUN e-2g-2k3|ends f-5k19|engine a2|engineers i10|english d4g-2j2|enough d10e-11
enterprise a-9b3f7i-4k11|entire b8|episode b3k2|equity g2h5|errors g8|espresso d-3h10|essay j2|estimates h6|estimating g14|estonia d4|etsy a-5d2f3g-2h-2k6|eu d6i-7k9|europe g3i6
euros d5|even d5f2|evening b7|evenings a-4b2d7g2|ever b-4d5e-2h3i-5k5|every a5b-3c-11d-4f7g5h9i-6k-13|everybody a-7b9d12f-12g2|everyone a2b2c-4e2f-7g-11i-3k6|everyone's d6
everything b-4d-2g3h2|everywhere d5|exact g13|exactly a7b-8|exam a-2k13|excited a-2k14|excuse h3|exercises g9|exists b5h17i-9|expensive b10c-4d6|experience d9e-3f-5h7k6
explain d7g8|explained g20|explanation j6|export b4d11i-2|exposure h4|extension b11c4d-8|extensions i4|eyes c6d-5j2|facebook e2|fail f2h5|failed a8b5g2k-2|failing a5|fails f2
fair b-7e-7g8i-3k4|fake c10d-5f8|family h8i9|farm b-4c3d-2e7|faster e4f-8h2|fax a7|fear h13|feature a10b8d2f-3i-6k-4|features f8g5h-8|fee k6|feedback c21d-7i-10k5|feel b-2f2
feelings g5|fees b-4h-2i4k6|fell a11f-7|ferry c6|fest a3k8|few c6|fewer a2d5|field g13h-3|fieldnote b6|fight h12|figma h6|figure d3|files d10f3|filing g3|fill k6|final a4f6
finally a4b7c3f-2h-4k-6|finaly a3|find a-7c-5d5f12|finding f9i8|finds b3|fine a2b-11d-2f7h2|finish a-4b8f4|finished a14e3f-2h-10k2|fire c5d-6e7|fired a10|firm e4
first a3b-2c4d6f-9g3h-12j-5|first-time d2|five a12b-9d4h-11i-5k9|fix b2c12d-13|fixed a8c-3e14|fixed-price g3|fixing a-4f6k4|flag b7|flags c14d-3h2|flaky f11|flat b3d-16e8f15i-4
flats b15i-6|floor f6|flour b6g5h-2|flow c3|flows d3f3|flutter e8|flyers c7d-3|focus f7|folder a2|follow g13|followers d6f-2|font b8|fonts g2|food a-4b2f-2g4k5
for a-4b2d6e4f-4h-2i-4j-2k-2|forget b6c-3d-12g14|form c6|forty e6h7|forum a-5f6|found a11f-5j6|founder a2g-5h3i2|founders b-4c-3d-4e-2f-5h16k12|four b2g3|four-day c-9d10h6
fourth h2|framework h10k-5|france d3|free a-6d3e-9f-13h5k4|freelance a11b-2c5d2f-8h-7i5k-3|freelancer c-7e6h2i4|freelancers a-9b3c5d5h-3k2|freelancing a4f3i2|freemium b-3h10
french b4g8i-3|friday c-3e2f3h-7k13|fridge a-7b11|friend a-5f9|friendly h3|friends b11f2h-2|from a7b-2d-3e-3f-2g3i-8k3|front a11b4d-8e-2f6g-9h-2k4|froze f2|frozen f11
full a3b-9e15f4|full-time i2|fully a3b-3k4|funded b-3e3k8|funding b-7h2i11|funny i-2j12|furniture b7i-6|game a5c9d-9f-3g2i-4|games a7h6i2|gave b4|gb f10|generalist e6|generator b18
german b15i-6|germany d6|get a-13b6c3e-13f3g10h-5i2k-3|gets a-6b-3c4f6i11|getting a-3b-5d5e-2f9g9h-4|ghent a3k-3|ghost e2|ghosted a5|gift a-2b8|git c2g12h-3|github a-6f7
give c13d2e3f-3g-2|giveaway b-4d5k8|gives e5|giving k10|go a10e6f-7i-7|godot a11b-6e4|goes a-6b8d-9e-2g5h3|going a3b-4c4f5g-3h-3|gone f11k-3|good b-11c3d10e-2f-11g-7h7j8k-2
google b-12c-15d4e2f5g5h3i-6|got a9b-12c-4d-2e-4f2h-2i-4k9|grandfather f-8h12|grant b-2h-10k14|grateful c10|great a11b-5f5g-2j2|greenhouse e2|group e3|growth a-3b2d5g-2h2i9
gst f2g4|guess i14|guests a2d-5k4|guide a-16c11f-6g21h-4i-8k-5|guitar a-7b12|gumroad a6|guy f2|guys c5d4g-7h5|gym c6d-9h2i2k-2|habit d5g-2h5k-2|hacked f9|hacker k9|had a2c-2h6k2
hair c-2d3|half a9b-9c-3f11h-8|halved a5|hamburg d6e-5|hand a-5b8j2|hand-drawn b8|handed a2b-7c8|handle d12i2|handles a9|handmade a-3c-2d3f7i5|handwritten h4|handy j3|happened a6k7
happens d10f6|happier h9|happy k6|hard a13f3g-7|hardware i7|harsh c11|has a-4b4c-11d5g-6h6j-3|hate a-16b4f-5g3j4|have b-4d3f7g-5h4|haven't a-4g2|having f11i-3|he a4b-4d-5f13
head a-6b-3d-6e10i9|headline c12|headlines c4|heads k17|health i2|hear b14|heating a6|hello b13k7|help f15|her a-4f3|here a3b13c-6d14f-7g-3h-12i-10k2|here's a7f-8g12h-5
here's:learnt g7|here:learnt b7|here:thing b2|hero c5|heroku f-2k5|hey b2c-3d2|hi a-5b16f-6k8|hidden g2i6|hides b2|him c-2|hire a12b-5c-2d2e9f-2g-5i-4|hired b-7f7|hires a9
hiring b-4c-7h-2k17|his h9|hit a2f-5k6|hits b11|hn b11|holds f2|holes c14|home b6d5h-3|homepage c19d-5|honest b-5c7h14k-6|honestly a4b-5d-5h15|honesty a5|hooks i4|horror c11
host d6|hosting f2|hosts b-4d2i-2k14|hot e-2h14|hotel f6|hour b9d-3e4f-3|hourly a2b-3c-3e8f-2g2|hours c4d-5f-3g5h-6k5|how a9b-14c-2d7e-5f-5g6h-10i2j2k-2|how's c2|hreflang g7
html a12d-2e2f-4|hubspot d3e6|human c3i5|hunt g8k-2|i c2d4f3g-4h-2i-2j-4k-3|i'd a3b-4c7f-5h4|i'll a-3c-6h16k11|i'm a-4b-2d8f5g-3h-2k2|i've a-3b3h5|i:ago a16f5h-6k-8
i:bad a7b-2c-2d-11f5g6k-4|i:gain a2b4c4f-12g-3k3|i:good b-5e-8f2h2|i:guide c5g5k-3|i:judge b-7c6f-2h2k4|i:learnt a11c-10h-8|i:not a4b-5c-7d-4f12g-4h3k-12|i:show b11d-10f-3g8h-4
i:thing a4b10c-4d-5h-4k-6|icon b11c9e-5|idea a4b-11c12d7f6g-4h-9|ideas d5f4i2|if a-5b4c3f-18h2i5k-4|ignores h9|illustrators c2i3|image a-8g10|images a3|imo h11|import f11i-2
imports b9i-4|imposter b-2f6|improve c8|in c-7e-4g3i3|in-house e13|inbox a2b-2d2f10k-5|incident k3|included g10|income f-2h10i2|increase a6|index f5|indexed f4|indexes g3h-8
india b-2f5i7|indie b-5h5i6|industry a-2h6|influencer d4e-6h4|influencers h14i-2|instagram a9c-2e2f-2|installing c6d-4g2|instead a5|instruments c2i4|insurance d2f13|interest i2k2
interesting j5|internal i9|interview g15h-2j7|interviewed a6|interviews a6i3|into b10c5d-6g9i-2k-7|intro g2|introduce k7|introducing b23i-2|inventory c2k10|investors a8f-3
invoice c-4d3e-5g9h-13|invoices b-10c4d12e-4f3h3k-8|invoicing b2d4f-4i7k-2|ios c8d-2|iphone c-2d12|ireland d8e-2|is a-5b4e2f2g-6h5i-7j-4k2|isn't d7g-2h8|issue b-6f11k3
it b2d2e-4f-3g-4h2i7k-16|it's a-6b12c7d-2g-6h2i-2k-4|it:good g5|it:show b8|it:thing b6g3|italy a-3b8|itch b3|its a-11b11c-7e3g-7h-2i-3k13|itself a-2h4|jam k5|january b-3f6i-2k8
javascript g7|jira d-3h11|job a3b-2h4j-15k2|jobs d7f5g5i-2|joined a-5k13|june i-4k11|junior a4d-2f-7|juniors i9|just a-3c-4f2g-9h2i-4k4|kanban b3|keep a-4b-7c-6e9f13g8h-14
keeper b2c-3d11e-2|keeps a-3b-2c-7d3e4f6g9h-5|kept a6b8f-5|key c-2d3|keyboard b11d13|keys b3h2|keyword a-8f5h5|keywords h8|kickstarter a3b3e3f-11|kids i2|killed a11b-6h11k-6
killing a5f4|kiln b6|kind i9|kinder h4|kindly c6|kiosk g6|kit b7g3|kitchen a2c5g-2|kitchens b2h6|klaviyo d-2e16|km b13f-8h5|knew a3h-5|knives b9|know a-11c5|knows a-6d2|kotlin a5e5
kubernetes e5|label b5c4d-6e2f-2h-2i-13j-2k4|lamp b3e3f-5|land b2f2|landing a6b-10g-3k4|landlord a-2c-2d3f12|landlords f-2h15|language c6i2|languages b9|lantern b11|laptop d2e-2g7
laptops f5|last c8d3g-2h-4|late g5h-4i7|later e4|laughed h3|launch a8b6c-3d-3e7f-12i-6|launched a-16b8c9f8k-11|launches k8|launching a-5b17g11k-12|laundry d-4f7|law a11g9h-4
lawsuit a15|lawyer a-3b-4d10k6|lawyers b8h-12|lazy f-2h10|lead a8b-2k5|leads a16|leaks g5|learn a-4e12f-5g3|learned f-2h9|learning i7|learnings h6|lease a-2g8|leasing e2
leave b-7c-6d5f14k4|leaves a8f-5|leaving b4g5k-4|ledgerly b2|leeds b6i-5k4|left a2c9e-7k-6|legacy i4|legal d13h15i-11j2|lens c-2e11h4|less b7c4d-3|lesson b14d-8
lessons a3b4f5g-2k-7|let a18b-4f-5i7|lets b4d3|letter a-7b13d-5f9h-2|letters f2|level g3|library b16|licence d11g3|license a-2k14|lie g6|life i13|lifetime b-3c4k5|light e-2h11i-4
lighthouse d6e-2i5|lightroom b6|like a4e-9f-2g2i-3k-4|likes c6f-2g13h-3|line a4f-2g10|lines b8f-3g13i-3|link f6i-2|linkedin d3g-5i14k-7|linking i12|links f4|linter b10g-2
linux b6i5|lisbon d5|list b-6c3f-12g10h4i-2|listen h4|listeners a7|listing f2k3|little b12c-2f-5h11k-4|live b15f-5h-5k3|living b5|load a11|loan e9|local a-5b-2d-2f-3i5k6
locally f13|log i-2k12|login f19|logo a-12c7d10e-11f-7k8|logos c2e2|logs b5|lol e12|loneliness i8|lonely f-7h13|long a-6d5e3g-10h7i-6j3|longread j2|look a-4b-5c9d-2e-7f7g4h-6
looking c8d4f-6g-6i-3k13|lose f6|losing a-9b9f15g2h-6i-3k-3|lost a5b-9g16h-2k-7|lot a6|love a-8e-2f7j2|lovely j4|low i4|loyalty f2h2|macbook e6|machine a2h3
made b8c4d2e-3f-12g-5k-3|mail a-4|mailchimp a-6b-5f5g4|mailerlite d-2e5|mails e3|main f6|maintain f3|maintainer d2|make c6e-3f-2g8h5i-3|maker e5|makes h16|making a-4b2d4g8
man a-2f9|managed e2|management i2|manager a-10c2d-4|managers b9f2k-7|manchester i3k3|manual g3h3|many d5e3g-4|map a-2c8|maps b14e8i-5k-3|march a9b-6|margin b2|margins f7
markdown b6k-3|market a-2b7c-9e7f-5g4h-4i4|marketer g4i2|marketing a5b-9c-2d12e-6g-14h5i9|marketplace a-4b8c11|matter f7|may a-3k9|maybe i8|mb g2|me a8c8e-2f4g-7i-11j-2k-12|meal c4
mean c6d4g-3|measured d2|media a7c3g-2|meet b23|meeting a9g-2h3|meetings a3b-3h15i-4|meetup i-3k16|members e5g2|memory f5g3|mental i4|menu a9b6d-7f-4|merge g16h-11|message a6b8
messages b13h-2|messy b8g3|meta a4f-3h2k3|microservices g-3h17|migrate g5|migrated a3|migration b-3c14|milk a-7b6d-4e4h2|million a2|min c2d7h-2|mind h15|mine h-2j6|minute a5b-5f14
minutes a5b-7e-2f3g8h-5|miss f6h6|missing b3c5g7h-7|mistake a4h10|mistakes g12|mit a-7b10k5|mobile a6b2g-2k-3|mode a4b14h-3k-5|model i5|monday b9f-7k19|money c-4d-3f7h6k-3
mongodb a7|monitoring d5|monoliths h8|monorepos i7|month a12d-5e-5f5g-3i-6|monthly e11k8|months a13b5c-3e-2f11g-8i-10k-7|more b-14c-9d-17e12f8h10k-7|morning a2b3f-5h-5i4k3
most a6b6f-16k-5|move a-2d8h10i-6|moved a4f-5k4|moving b-11d2g4i-3k4|mrr a9|much a-4b-4d7h13|music a-6e-2h8i9|must h3|mvp d5|my a3b2c8f4g-5h-4i-6j-2k-5|myself c4d3|m² i5|n8n i7
name a-16c5d-3e-6f8g5|nas d13g-9|native c3|need b-10c6d15f-6g-6h7k-6|needed a-12b-2c19g5|needs f-2h22|negotiating b8|negotiation b2d9|neighbour d3|neighbours f6|neither e6
never a5d-11h10|new a-9b9c5e-5h-4i-17k10|news k5|newsletter a3c-12e6g-9i6|newsletters d6|next a2b9h-3i-10k7|nice c-2h4|nicely g4|niche d5e-2g5h3|night a8b-5c21g-3i-6j-2k-6
nights b17|no f4g4k-11|no-shows b-2c-2f12g3i5|nobody a2b-10c-6d-4f9h12k-3|nobody:ago e-4f12g-5|nobody:bad a5c-4d-3e-5f6g6h2i-15k-7|nobody:gain a9c2h-6i-3k-6
nobody:good c-4e6f6g-6h-8i2|nobody:guide a5b-3f-3g15h-9i6k-3|nobody:judge a-8b-6c14d2e-9h3k-9|nobody:learnt a6b-3c6d-6e5g2h-2i-7k-4|nobody:not a7d-3f2g2h3i-12
nobody:show b7c4g-4h-3i-9j-4k4|nobody:thing a-2b3f-2h2k-2|noise f4i6|none f14|none:ago b-7f10h-3i4k-8|none:bad a-6d-9e-3f8g3h4i5j-5k-13|none:gain a10b-3g4k5
none:good a-10b6d-3f-7g-6h-3i4k4|none:guide a5c-10e-6f-4g17i-15|none:judge a-5b-4c23d9e-15f-2g-3h3i-3j-13|none:learnt a16b-14c-3e-8g-4j5k9|none:not a-10c2d-5e3f12h-5k-9
none:show b10c-5d-5e-2f5g-4h-4i-2j-4k6|none:thing f5g3h-11j-7k4|nonprofits a13|normal b8c-12d13e-6|not b-4f5h10i-6j2k-3|note b10|notes b6c6e3f-7g-2h-10i-4k4|nothing a-2d8h2i4
notice a-5f13k5|noticed a12|notion e4f-11h4i-5|novel b6|november f3i-15k14|now a2b16f8g-7h-15i-16|npm b9i5k-7|numbers a3j3|october a-7f11i-13k18|of b2d-5e-5g-7i3
off a5b-5c9d-5e3f-3g-5h-2i-2k12|offer a7c-6d4f-7h2|office a11b-8d-5e12h-2|offices d3h11|offline b20|offsite d9g-5|often d3|ok a7b2|okay h2|old a-6d-3e8f-4h5j5k4|on e-8f3h-4j2k3
onboard a7|onboarding a3c4d-3e-5f8h-5i9k-9|once b-11g14j11|one a11b-2d-7e10f-5h3i-5k-12|one-star a4|ones b-7c-2d-3e13h6|online a-2b6d-5f-5g2h-5k4|only a2b-3e-2f9h9j-12
open a-9b7i13|open-sourced b7k-5|opened a-9b26d3g-7h-5i-15j-2|opening a6b3d-4f-9|opens a-3f11h3|opinion h14|opinions b-2c14|options k7|or b-10c11d2e22f-8g-9h-11i-9k-7|order a-6b4d6
ordered a-5f9|orders d8f4|organic a-8f5h7i2k-2|organise d3|other a-13d12g-6h5i3|other:ago a5b5c-3f10g-2h-11k-8|other:bad a3b-10c-2e-3f11h5j-2k-11|other:gain a2b5c-5f-4
other:good g-2h2|other:guide b4g11k-14|other:judge a-4b7c15d-8e5g-3i-6k-12|other:learnt a10b4d-6f-5g3h2i-2k-13|other:not b-3c-4f4g2h8i-6k-6|other:show b14c-9e-3f-4g-3h-3k6
other:thing b4c2g-2h-2k2|our a6b2c3d-6e-6f6g-4h-12i-11k8|ours b4|out b7c-7d8e-4f7h-11i-5|outage b-4g-5h7k8|outlook f13|outranks f9|outreach g-9i13|outside c7d-2f2|oven b9f2k-9
over e-7h-8i8|overnight a-3f12|overpriced b4c7|overrated h11|overthinking h7|owes h7|own c-11e16h3k-5|own:ago a-2f10h2|own:bad b-6c7f10g-5k-9|own:gain a4|own:good b3f8k-13
own:guide g7k8|own:judge c10f-7|own:learnt a3f-9h7|own:not a-11c5f12h5|own:show a6b9f-16k3|own:thing a-7b11c6d-5f-2g-3k7|owners b13f-3h3|owns f2|pack b5d-2e2|package b11
packaging d4g5h-2i3|paddle e11|page b-4c8f7g-5i-2j-5k2|pages a-2c6d-3f3h7i-6j2k-4|paid c-5d5e3f2g-5i3k-8|pair d4f-5i14|paper d5f-9|parcels a-6f9g4|parking c12|part f-3k15
part-time b4d15e-3i-3j-12k9|partner f5|partnership g2k13|parts f9k-6|pass d4f9|passed a-4k22|passive c6e-7h8i2|password a-5f10|past b3|patient c3|patients g3|patterns d2f-4
pay a5d4h-4i-2k-4|payers g12|paying a2b-3f-4|payment d2f16|payments i10|payroll b3f2h-7i2|pays a-5d4f7h-2|pdf c4d-8j6k4|pen g4|penpot e2|people b3c5e-5f-2g3k-17|people:bad b2
people:guide g11|people:not f4|people:show h4|people:thing f6|per b4e5f3|percent a3b-2f8h-2k-2|perl a7|person a-5d2h3k4|person:? a-2b-3c5d6e4g-2i-6j-4
person:own a5b2c7d-3e-5f6g-6h-8i-11j-4k5|person:self a3c2d2e-4f2g-7i-6j-5k3|person:you a-6b2c2d3f-8g6h3i-6j-3|personal e2|persons: a-3c-6f-3h3i5|persons:? b3d7e6g-7h-2i-6j-7
persons:own ? b-4c11e-4f7h-4|persons:own a5b3c4d-11e-4f7g-4h-7i-10j-3k5|persons:own self ? c6d13f-8|persons:own self a6c6f4g-12h-12i-4j-2|persons:own self you ? c6
persons:own self you a-7c19d-7f-4|persons:own you ? c17d-6f2|persons:own you b7c13d-2f-8g2h-9|persons:self ? a-12b-4d3g-2h14|persons:self a5c-6e-3f5g-5h3i-5j-5k2
persons:self you ? c15d-3|persons:self you a-4b8d11e-3f-9g-4h-9k10|persons:you ? b-8d5f-3g5h-8|persons:you a-9b4c-7d2e2f-9g7h6i-3|phone a7d-11f4|photo a-4b9|photograph g9
photographer e3h2|photographers g4|photography i9k-5|photos a-5c-11d6e-6g14k-10|php i4|physical a12b-4|physio h2|pi f3g3|piano b8d-3|pick d-11e14|pickup c8|pilot d-6k16
pipedrive e7|pitch c18|pivot f5|pixel b6|plain a6c-2e10|plan b-6c18g4h-11i-6|planner a-2b8c6|planning f2i4|plans b7f-4|platform d-2e12f-7h5|plausible e3g5|playbook a-2b5g4
players f14|please a-6c16d9e-7f-10g-7i-6k4|plugin d4g5k-3|plumbers i7|pocket b8|podcast c-5f-5g-2i5j4k8|podcasters g2|podcasts c-11d10|point d10|poke c13|policy k4|polite h7
portfolio b-2c14f-3k4|porting a17|porto e2k3|portugal a9|possible a13d-12f8|post f7h-4k-2|poster c5|posters a5|postgres d5e3g-3h-9i-2k3|posting f4|postman b3|postmark e4
posts c-3h15i-3|pottery a3g-8k13|ppl f-3h13|practical g9|practice b9|practices d-3g10i3|prefer e9|preorders e2|prepare g6|present b8d2|presenting b13i-8|press g9
price a6d-4e8f-15k11|prices c-4d3e-5f-4i6k3|pricing a5b-3g-4h-3i5k-3|print b6d-10e6f-5h3|printed h7|printer b9d-9f11|privacy i4|private b6e5k-3|pro i8|problem g-3h19|procedural i2
process a6f-6g11k-2|product b-5c-10d6e-3f5g10i4k-7|production f3h6|productivity h9|products e-3h5|profit a2|profitable e3k6|programming d5i3|project a5b5c-4e2g2i-3k-5
projects g4h2i2|promised f6|promotion f8g-2k5|proper e8f3|properly g10|proposal c15d-8|proposals b2|pros e5|prototypes b5f-3i2|proud k8|provider a-8d15f2h-5|psa h-6k15
psychology i8|public a9b-3h2k6|publish h4|published b10|pupils a-2e4f6|pushy c4|put a8b5c-12e12f-4g-2|putting h7|puzzle b5k-2|python a-8b8e2|qr h7|quarter a5|quarterly d5i6k-5
question d6|questions b5c-2i4|queue b3|queues d2|quick c-3d14g5i-3|quiet b2e4f-2|quillbox d10|quit a5b-7c-3k7|quote c5|rails e8k5|rains f11|raise e8f-5g5|raised b-6f2h-2k11
raising h12k9|ran a14b-6|rank f10|ranking a-3f8|rant b-4f18h2k-5|raspberry f7g3|rate b-4c9d6f2g4h-14|rates b-6i10k8|rather c-5e5h10|reached a5b-2f-7k9|react e10|read a-7c4e-4j13
reader e2|readers a3b-9c3|reading b9d6f-3g-7|readme c3|reads d4g-6h7|ready b8|real f-3g4i5|really b-2e16j6|reason c3f5|reasons f11|rebrand a3d7h-2|recap i-17k25|receipts b3
recipe a-2b13|recipes h16k-5|recommend c-3d14|recommendation d11|recommendations d14|record b5f3|recruiter c-3d4f3k-2|recruiters f-3h4|recurring b4|red c12d-9|reddit a12c-2e-9k4
redesign c2|redesigned a3c4|redirects f5|reduce g15|referral a2|refund a-9f7g7h-2k6|refunds f2h-3|refuses d-5f18|regex g3j-4|regions g-2i7|register d9f-2|registry f6
regret a12c-8d5f-4h5|regrets a4|rejected f11|rejecting f5|rejections a14b-8f10k-4|release a3e3g7h-2i-7|released b21|releasing b14k-2|reminder a5h-7k16|remote a11c-10e-14f-7h3k4
removed a3|rent g2k-5|rented a2e2f-4|renting e8|repair b11h4|replace c-9d10|replaced a12|replacement a-2b3k9|replies a10b-7f9|reply d12g4|report a-3d2f-2j9k10|reports d-2i13
request a4b-4g4|requests a2b-2d-2e2f4|research f-3h11k10|restaurant a17c-12d-4e7|restaurants a5b4c-3k2|results a11e-7g-2k10|resume c10|retainers a9b-4d-10f-7i12k7|retired f4
return a-4g10|returning f7|returns c-6d5i6k3|revenue a10f-4|review a-2b-10e-3f5g10h-9i2k4|reviews a-5f6g10i-3|revision b2f4|rewritten c12f-2|rewrote b-4c5|right a-3c8e-8f-4h13
road a-4f3g2|roadmap a19k-2|roast c26j-12|robot d-11f8h4|roles b10j-4|room d2e-2f-2|rota b4|rotate k7|round k10|rounds h3|routine a5g9|row f3g2|rows d2f5i-2|ruined h13|rules k2
run a14b-9c-3e-3f4h-14j-2k3|running a5b-3i7|runs b4f2|rush c-2d14|rust a2b-4c-6d2e3h4|saas a4b-6c6d6f-8i10j-8|sad h8i-5j12|safari i5|said a20b-14c-2|salary d-4j2k7|sale c-9e4f-5k19
sales b-11c-10e7f9g-6h4k-5|salesperson a3c-6d10i9|salon a11b-4c-4f2|salons b10|same a-2f2g4|saturday a-11b4f17g-9k2|save h11|saved a21d5e-6f-2|say a-14c9d-2h6i-5|saying f-6g6h-5i11
says a-5c11e-9f11g-10|scam c13d-7|scared c4d-2g3|scheduler a11i-3|scheduling f6|school d4f4|schools a5b4c-6h-3k5|scope h-7i8|screen c2|screens h6j3|screenshots d8h4|script c2f-4g9
scripts b8g5i-4|scrum h8|search a-7b6f-5h2|season a-2f2i4|seasonal h5j2|second a5c2d2h-4j-2k-4|seconds c8|secrets d2|section c2|security b-5c-4d6k10|see a-5c7d-6g5|seed d6k8
seeking c7|seen f8|self d-5f8g4h-5i-2k2|self-employed a5|self-host b2|self-hosted b16|self-hosting g7|sell a-10b-9c2d12h2|seller g10|sellers e2k3|selling a7b-4d5f-5i7k-3|sells b7e7
semrush e2|send a-2d3e2f2g4h-7|sends a3f4|senior i-11k14|sense c-2d6h8|sent a12|sentence d-2|sentences:1 a-3b-3c-2d3i4|sentences:2 a11b8c4d-6e2f2g5i-25j-8k-13
sentences:3 a6b12c-3d-17e-3f7g9h4i-16j-5k-19|seo b-10c-4d5f-9g4i4|september a7b-4|server a-4g11|service b2|ses e3|session d2k4|set b6f-2g2|setting g6|setup c5|shared a9b10d3
sharing b-2j7k4|she f6|sheet a4b2f-3g13h-2|shift c8i14|ship a8b-7f4|shipped a9b6k-10|shipping b-6i5k7|ships b8i-2|shoebox g6|shop b-3d4g7h-2i-9|shop's c7|shopify a-6b-5f6i7
shops a-4b4c-4e-2i16j4k-7|short e2|should a-8d8e7f-16g-7h12k-5|show b19c-4d11g-6h-7k-6|shows a-7b2c-3d5f10i3|side a8b-3c-8d3i8k-5|sign a4b-9c9d-8f7h-13i-2|signing c5|signs h2
signup b6c7|signups a-4f20h-5i-6k-2|silence i8|simple g11|since a3d2f15h-4k-10|single a9d-3g-3h10|sister b10|sit f4|site c4e3f2k-3|sites h4|six a5b8f-6h-3k-2|size c6
size:long a4b4c2e5f2h-3i-8k-17|size:long no verb b2d-4e3g6i-19k-16|size:short a-3c-4d-10e-7h7i8k5|size:short no verb b-7d-2e-2f-5h3i12j-6k3|size:tiny a-8c5d-7e-5f11g-5h-13i11
size:tiny no verb b4c-2d-6e-6g-6i12j3k-3|size:usual d3e-2h2i-6j-2k2|size:usual no verb b2c-2e4f-2g-2h-3i-7j2k2|skills f5|slack b3f2g-3|sleep b2c3h-4|slides h2j3|slots k4
slow c2f-4g4i4|slower h4|small b2c-6d-4e7g2h-6i8k-3|smaller b9|smarter d-9e16|smell f5i2|so a9c-6g10h-7k-7|soap b4e2f-9i9|social a11|soft a-2b6|software c-4e-3f-9g3h7i8k-4|solar b8
sold a18|soldering b2|sole d-2e3|solo a6c-2d4g-2|some c6|somebody a-2b-7c8i13|someone c9e3|something b7f-7i11|sort d12f-3|sound a-2c20d-7e-4h5|sounds c15d-3e-7|soup a4
source a-4b2c-2d6h-3i15k-8|sourced b15f-2|sourdough c11d-6|space b-2k4|spain a-3c2d2k-4|spam a-5f14h2|speak b4d6g-2h-3|speaking i-4k14|speaks b5d9|specialist e6|speed g7i14
spend a-3d3f10h2|spent a2b5|spf f3|split g6|splits i3|sponsor d4|sponsors a4b-3i2|sponsorship i5|spots b-4c8|spouse i9|spreadsheet a7f-4g6k-2|spreadsheets b12c4h6i-7|spring a3h-2k9
sql b5|sqlite e4h8|squarespace c-4d10e5|squeezy e3|stack a7h2|staff f-2|staging a6|stall g16h-2|stalls b13f-2|standups a15f-2g10h3i-12|stars e9k3|start a4c-3d5|started a5i7
starting b12|starts b6f-9h4k4|startup b-2c9d-5h2|startups b8f-3|state k10|static b6|statistics j3|stats b2|status a-3b4k9|steam g-3h-4i3|step b-3f9g17i-2|steps g27|stickers e2
still a-5b-10d12f16g-2i-4k-6|stock b21d2e-6g3i-2k-4|stop b-15c8d-6e-8f3h11|stopped a13|stops f15h-4|store b3f-3g4|stores f13h-2i2k-3|stories b12|story a11b-10f14h-5i-5|strangers f5
strategy d3h7i-2|street f6k-2|stripe c-2d8e12h-7i-10j2|struggling f17|stuck c4f15h-3|student b4|students e5h-3k4|studies c10h2|studio a-2b2c-3d2f-3k13|studios a-4b6h2i11
study c-2d13|stuff e3|subject b-6g5i11k-4|subreddit b12|subs a11|subscribers a4b-7|subscription b-2c4f-4h3|substack e5|success b-2f3k6|succession i6|such h11|suite g2
summer b7d-4g2|sumup e5|sunday f-7h-12i6k13|sundays a7|supplier c-2d13f9|support a3b-16c-6f5h7i3|sure e5|surfers b6|survey a-2d-8j3k23|survive d-3g12|suspended f6|svelte c8e7
switch d3e-2h4|switched a2b-2d-11e8k8|switching a9b-3d6k-3|syndrome f2i3|synth b7|system b6c-2d7e-3|table e12f-5|tables b2|tabs b7h8i-10|tagline c10d-6|tags g4
tags: a6b-3c3h4i-6j8k-2|tags:adverb b10|tags:adverb determiner noun preposition f18|tags:adverb noun joint noun e7i2|tags:adverb noun mark c8|tags:adverb noun noun noun b13c-2
tags:adverb noun preposition determiner k5|tags:adverb noun verb determiner c5|tags:adverb preposition noun noun k9|tags:adverb pronoun auxiliary verb b2
tags:adverb pronoun verb determiner f10|tags:adverb pronoun verb noun f-6h5|tags:adverb verb determiner noun c2f-8h-3k9|tags:adverb verb noun b3|tags:adverb verb noun noun c3k6
tags:adverb verb noun preposition k3|tags:asking adverb auxiliary pronoun d6|tags:asking auxiliary determiner determiner b16c-2d-12
tags:asking auxiliary determiner noun a-10d5e6f10g-8h-6|tags:asking auxiliary noun noun d2k13|tags:asking auxiliary noun verb d10|tags:asking auxiliary pronoun adverb c5d2f-4g-7h11
tags:asking auxiliary pronoun auxiliary c-20e7f9g-2|tags:asking auxiliary pronoun preposition d10|tags:asking auxiliary pronoun verb a-3c9d4e-5h-12k4
tags:asking auxiliary verb pronoun c9|tags:asking determiner noun auxiliary g2|tags:asking determiner noun noun a12c6d10e-6g-8|tags:asking determiner noun preposition a4c-2j4
tags:asking negation to verb g6|tags:asking noun auxiliary determiner d11|tags:asking noun auxiliary pronoun d14|tags:asking noun auxiliary verb g12
tags:asking noun determiner noun c12d-5|tags:asking noun joint pronoun a4|tags:asking noun noun auxiliary h5|tags:asking noun noun noun i11|tags:asking noun noun preposition a6
tags:asking noun noun verb g-4k5|tags:asking noun preposition determiner g8|tags:asking noun preposition noun d6|tags:asking noun to determiner d3|tags:asking noun verb to h7
tags:asking pronoun auxiliary verb a5d-6f-3g8h12|tags:asking pronoun verb adverb a8|tags:asking pronoun verb determiner g2|tags:asking pronoun verb noun a11d5g-3
tags:asking pronoun verb preposition b-2h3|tags:asking pronoun verb pronoun a12|tags:asking to noun joint g2|tags:asking to verb determiner g8|tags:asking to verb noun g10
tags:asking to verb preposition g8|tags:asking verb preposition determiner c4|tags:auxiliary determiner noun adverb d-3e6|tags:auxiliary determiner noun auxiliary d2
tags:auxiliary determiner noun noun c7d-2f-2g10h-12i6|tags:auxiliary determiner noun preposition e-3g5i9|tags:auxiliary determiner noun verb d4h3
tags:auxiliary noun adverb determiner d2|tags:auxiliary noun adverb noun d4e3|tags:auxiliary noun adverb verb d12|tags:auxiliary noun c2
tags:auxiliary noun determiner noun c6d-7f12|tags:auxiliary noun noun adverb d19|tags:auxiliary noun noun determiner e4h6|tags:auxiliary noun noun mark d10
tags:auxiliary noun noun noun a15e-6h-2|tags:auxiliary noun noun preposition e4|tags:auxiliary noun noun to e3|tags:auxiliary noun preposition noun d2
tags:auxiliary noun to noun b14c-4|tags:auxiliary pronoun adverb auxiliary c-6e9|tags:auxiliary pronoun adverb verb b9|tags:auxiliary pronoun auxiliary to d2
tags:auxiliary pronoun determiner noun d6h2|tags:auxiliary pronoun preposition determiner c12|tags:auxiliary pronoun pronoun verb d6|tags:auxiliary pronoun verb asking c16d-3
tags:auxiliary pronoun verb determiner a10d7e-3h-3|tags:auxiliary pronoun verb joint c-8d19|tags:auxiliary pronoun verb noun a-3c5d6e5g-3
tags:auxiliary pronoun verb preposition c5e7|tags:auxiliary pronoun verb to b9c-9e4|tags:auxiliary verb determiner noun b-2d-4k6|tags:auxiliary verb preposition noun f10g4
tags:determiner b10|tags:determiner determiner noun noun a8|tags:determiner noun asking pronoun c-2f11|tags:determiner noun auxiliary adverb f-6h10k5
tags:determiner noun auxiliary determiner b-6f-10i14k9|tags:determiner noun auxiliary noun a3b-17f12g2h-5|tags:determiner noun auxiliary preposition f8
tags:determiner noun auxiliary verb a-7f7g-2k16|tags:determiner noun determiner noun a18i-3|tags:determiner noun g14i-2|tags:determiner noun joint determiner e4
tags:determiner noun joint noun g5|tags:determiner noun joint pronoun b3f2|tags:determiner noun joint verb a4f-5h7|tags:determiner noun mark f4
tags:determiner noun noun adverb a-13c6f4k6|tags:determiner noun noun auxiliary b2g-5h19|tags:determiner noun noun b-3g8k3|tags:determiner noun noun joint a17f-14g-9h2j3
tags:determiner noun noun mark c3|tags:determiner noun noun negation f6|tags:determiner noun noun noun b9c2g2i-5|tags:determiner noun noun preposition a7b2c2d-5e-5i6k-16
tags:determiner noun noun pronoun a2b9h-4|tags:determiner noun noun to b2d9g19h-4|tags:determiner noun noun verb d-3f7|tags:determiner noun preposition asking f-2g17
tags:determiner noun preposition determiner a2c-9e6g-6h2j5|tags:determiner noun preposition noun c8e-6f-5g-3h9i4j3k-5|tags:determiner noun preposition verb b2f-7i7k-2
tags:determiner noun pronoun verb a8b-3g3h-2|tags:determiner noun to noun g8|tags:determiner noun to verb f5h2|tags:determiner noun verb determiner a-3b-5f13k3
tags:determiner noun verb joint a-5f15|tags:determiner noun verb mark d11|tags:determiner noun verb noun a-3c-4d5f5k3|tags:determiner noun verb preposition g-2h-7i22k2
tags:determiner noun verb pronoun a11|tags:determiner noun verb to a8b-2h4|tags:determiner noun verb verb f14|tags:joint auxiliary pronoun verb c-8d4e13
tags:joint determiner noun verb g4|tags:joint noun auxiliary pronoun d8|tags:joint noun auxiliary verb c5|tags:joint noun verb noun c18d-11e-4
tags:joint preposition determiner noun c13|tags:joint pronoun verb determiner c4|tags:joint verb determiner noun d9|tags:joint verb noun preposition d-2e12
tags:noun a-8c-6d7e-8f-7g-6i11j8|tags:noun adverb noun noun b3i-3k10|tags:noun adverb to noun b11|tags:noun adverb verb determiner k5|tags:noun adverb verb noun b4k6
tags:noun auxiliary adverb noun b12h-3|tags:noun auxiliary asking noun h2|tags:noun auxiliary determiner noun h17|tags:noun auxiliary noun b6
tags:noun auxiliary noun determiner h11|tags:noun auxiliary noun preposition b-4k9|tags:noun auxiliary verb b8|tags:noun auxiliary verb determiner f2k12
tags:noun auxiliary verb joint f11|tags:noun auxiliary verb noun b10h2|tags:noun auxiliary verb preposition b-6k4|tags:noun joint adverb preposition c6e-5
tags:noun joint determiner noun a9|tags:noun joint noun e6h6k5|tags:noun joint noun joint e23|tags:noun joint noun mark c8e-6|tags:noun joint noun noun e8i3
tags:noun joint noun preposition e26|tags:noun joint noun verb k9|tags:noun joint verb preposition h6|tags:noun mark c9d-5h8|tags:noun mark determiner noun b10c3
tags:noun mark noun joint e13|tags:noun mark noun mark b-5c-5d2e9|tags:noun mark noun noun b9i2|tags:noun mark noun preposition b14|tags:noun noun adverb b-4c7e7f12i-6
tags:noun noun adverb joint e4|tags:noun noun auxiliary adverb b3f-5h6|tags:noun noun auxiliary auxiliary h7|tags:noun noun auxiliary determiner b-4h24
tags:noun noun auxiliary negation h4|tags:noun noun auxiliary noun b5e-3f4g8i-3|tags:noun noun auxiliary preposition b4|tags:noun noun auxiliary pronoun b3
tags:noun noun auxiliary verb b-5f7h5|tags:noun noun b3c-6d-3e-13f-10h2i12j-7|tags:noun noun joint determiner e5i9|tags:noun noun joint noun b2e11i2|tags:noun noun joint pronoun h3
tags:noun noun joint verb h-4i8|tags:noun noun mark auxiliary c12|tags:noun noun mark determiner b18h-2|tags:noun noun mark e-6g18|tags:noun noun mark joint i9
tags:noun noun mark noun a17b-5g-6i4|tags:noun noun mark pronoun a-5b2h8|tags:noun noun mark verb b5h5|tags:noun noun noun adverb b13d6i-6|tags:noun noun noun auxiliary a-2d8f-5
tags:noun noun noun c-4f-3h-4i18k12|tags:noun noun noun determiner f11i7|tags:noun noun noun joint a-6b4g10|tags:noun noun noun mark a7b5f2g-8h-9
tags:noun noun noun noun a-3c-6d-2e5h11|tags:noun noun noun preposition a-2d4e-2f-5h-6k6|tags:noun noun noun pronoun a-3c16|tags:noun noun noun to g-4h17k-3
tags:noun noun noun verb b-3h4k9|tags:noun noun preposition adverb i3|tags:noun noun preposition determiner a-2c8d-2g-11h-8i4j3k8|tags:noun noun preposition noun c-2d-4g4h-6i3k2
tags:noun noun preposition preposition f18|tags:noun noun preposition pronoun d-3h5j2|tags:noun noun preposition verb a8d11i-3|tags:noun noun pronoun verb a10g-6h9
tags:noun noun to determiner g9|tags:noun noun to noun g6i6k-4|tags:noun noun to verb g21|tags:noun noun verb adverb h3|tags:noun noun verb determiner a-3c4f8h6
tags:noun noun verb mark a12|tags:noun noun verb noun a-5b3f7g-3|tags:noun noun verb preposition a14f7h-7|tags:noun noun verb pronoun h2
tags:noun preposition determiner noun a-4b-4e-2f-2g7h-14i6j3k3|tags:noun preposition noun a7b-8c2e-5h-2i12k4|tags:noun preposition noun auxiliary b13
tags:noun preposition noun joint e4i6|tags:noun preposition noun mark c2|tags:noun preposition noun noun a-2c-13f7g-2i4|tags:noun preposition noun preposition b-8d4e9g5k-4
tags:noun preposition pronoun verb g2|tags:noun preposition verb determiner e3f2|tags:noun pronoun preposition noun d3k8|tags:noun to noun b11|tags:noun to verb determiner g3
tags:noun to verb noun g6|tags:noun to verb preposition e6g-2i15|tags:noun verb determiner noun b6c-3f10h3k2|tags:noun verb noun adverb k8|tags:noun verb noun joint b3f4
tags:noun verb noun noun b8d3f-6h10k-4|tags:noun verb noun preposition f7|tags:noun verb noun verb a9f-4h4|tags:noun verb preposition determiner a-2b-10c10f8h-5k12
tags:noun verb preposition mark f3|tags:noun verb preposition noun f11h7|tags:noun verb preposition pronoun e7|tags:noun verb pronoun pronoun f-3h11|tags:noun verb to noun e9
tags:noun verb to verb f2|tags:noun verb verb determiner f8|tags:preposition asking noun auxiliary d5|tags:preposition determiner noun determiner h7
tags:preposition determiner noun noun b-5e4h8|tags:preposition determiner noun preposition i10k6|tags:preposition determiner noun pronoun a-7b11g9h-2j2
tags:preposition noun noun preposition a4b5|tags:preposition noun noun pronoun a2f-2|tags:preposition noun pronoun auxiliary a4|tags:preposition noun to noun a4
tags:preposition noun verb determiner a2|tags:preposition verb noun noun a9|tags:pronoun adverb mark d-6f12|tags:pronoun adverb verb determiner a-2c3h6
tags:pronoun adverb verb noun b-2h-2k6|tags:pronoun auxiliary adverb noun a10b-7k2|tags:pronoun auxiliary adverb verb a-3b18f-4|tags:pronoun auxiliary auxiliary determiner c8f-4h5
tags:pronoun auxiliary determiner auxiliary h6|tags:pronoun auxiliary determiner noun f6k11|tags:pronoun auxiliary negation verb f9|tags:pronoun auxiliary noun noun d4e-3f4h-4
tags:pronoun auxiliary noun to b2h7k-3|tags:pronoun auxiliary verb determiner f6h8k-2|tags:pronoun auxiliary verb noun a-7k14|tags:pronoun auxiliary verb preposition e15f2
tags:pronoun determiner noun noun f4|tags:pronoun joint verb noun b6d-3h6|tags:pronoun preposition determiner noun k11|tags:pronoun preposition noun noun f3i4
tags:pronoun verb a-3b5f2h-10k7|tags:pronoun verb determiner noun a2b4d4e-8f5g-13h-3i-4j-2k5|tags:pronoun verb determiner to a10f-2|tags:pronoun verb joint determiner h8
tags:pronoun verb joint pronoun b-3f-4k12|tags:pronoun verb noun b7h4|tags:pronoun verb noun determiner g3|tags:pronoun verb noun joint a-2b10f-10j3
tags:pronoun verb noun noun a3b-5f4g-2h11k-6|tags:pronoun verb noun preposition b2h2|tags:pronoun verb preposition determiner b-3e6g-2k7|tags:pronoun verb preposition joint f3
tags:pronoun verb preposition noun b6d8f-7|tags:pronoun verb preposition to f3|tags:pronoun verb pronoun noun a12|tags:pronoun verb to determiner a2
tags:pronoun verb to noun a11f-7h2|tags:pronoun verb verb noun g13h-12|tags:pronoun verb verb preposition f2|tags:verb determiner noun a7f-7g2h-3j2k4
tags:verb determiner noun joint b-5d6e15g-3|tags:verb determiner noun mark a2g9|tags:verb determiner noun noun a8b6c-3d-5f-7g8h-5
tags:verb determiner noun preposition a7b-2c-3d3e-3f-2h-3i4k2|tags:verb determiner noun pronoun g6|tags:verb determiner noun to d3f11|tags:verb determiner noun verb c-3e4f13
tags:verb determiner preposition b11|tags:verb f11|tags:verb noun b9f-4i14|tags:verb noun determiner noun b5|tags:verb noun mark adverb d10g7|tags:verb noun mark determiner b20
tags:verb noun mark noun f6|tags:verb noun noun g-8i18k10|tags:verb noun noun joint g12|tags:verb noun noun mark b5|tags:verb noun noun noun a8g6
tags:verb noun noun preposition a8c8d-6f-11g16h-11i-6j2k-2|tags:verb noun noun pronoun f4h4|tags:verb noun noun to a-3i5|tags:verb noun preposition determiner d4h-5
tags:verb noun preposition noun d-7e3g3i3k-5|tags:verb preposition adverb noun c5|tags:verb preposition determiner noun a5b-10c-2d10f-11h-7i5j2|tags:verb preposition mark joint f6
tags:verb preposition noun a3b-6h13|tags:verb preposition noun mark b3|tags:verb preposition noun noun a-3c5d-16f4h-4i6k3|tags:verb preposition noun preposition b2c5d-9f7h-4i-2
tags:verb preposition verb determiner d19|tags:verb pronoun asking pronoun c2|tags:verb pronoun determiner noun d23|tags:verb pronoun noun noun b7c2
tags:verb pronoun preposition determiner d6|tags:verb to verb determiner a-2f14g3|tags:verb to verb noun f5|tags:verb verb determiner noun h10|tags:verb verb noun preposition h6
tags:verb verb preposition determiner a-7f10|tags:verb verb preposition noun h6|tailwind b-2h6|take b4g-2h7i-2|takes a-2d2f19|taking b-2g3k13|talk a-6b-6h13i6j2k-2|talking a-5h13
tasks b6|taught a4b9|tax a-6b-5d3e2f-2i-8k5|taxes d4i9|tea a2c10e-8|teach h6|teacher b-2f3h9|teachers b3|team a2b-6c-9d5e3f-2g2h-9i6k2|teams b16c-3f-8h13k-7|tear c20|teardown b4
tech a7h3|technical i2|technology h8|teenagers b6i4j-3|tell b8c11e-5f-2g-9k-6|tells b11f-6g2|template a-4b4c-4g15k-7|templates a5b-2g7|ten a9c11d-2f-6i-5k-7|tenant f4
tenants b5d-5i5|term k2|terminal b7|terms k14|tern b13c4d-2|test c19d-4|tested a3|tester a6|testers b-15c27f7k-7|testimonial g7|testimonials c7|testing h2|tests a2f7h-2|texas d2
text a3b20d-6f-4i-4|texts c3|than d-14e10g-6h16k-4|thank b2g-5k14|thanks b-3c5|that a3b3c2e-9f-9g5k-3|that's h10|the b-3c-2d-5e-3f3g2i4k-3|theatre h15k-4|their a2b-2c-4d3e2k2
them b-7c-6d6f7h-5|theme b10h12i-5k-9|then b2f3g10h-6|there b-3d8f-2h12|there's h7|these b-3c10g17h-5i-2|they a12b-9f5g-3h6k-5|they're f5|thing a-12c3d4h7|things a13b-7c-3f-9g2h5
think c6d-15f-4h21|thinking b-4d17f4h-3k-4|thinkpad e7|thinks d-4f2h9|third f11|this b2c10d-12e-11f-3h-8i-5j11k6|thought a8|thoughts b-3c8d3f-2h7|thread c-3g-10i-10j8k27|threads b4
three a5b-6c2f2h2i-2|thumbnail c5d-2|thursday b16i-9|ticket a2|tickets a3d-8g3h-2|tide b5|tidemark b10i-3|tier a3b-10d4f-2|tiktok a10|til a13b-3f-5g4|tiles c3e3
till a-5b-3c-3d14e4f8h-3|time a2b-5c8d3e-6f4i-5k-12|timer f6|times a12b-6d-5f6|timetable b6k5|timing a8|tiny a3b8d-5f-3h-8i2k-10|tipping d-3h5i11|tips d7g10h-2i-3
tired a-5b3c-2f3h13k-4|to a2g7j-6|today a-6b7c-6g-6h-10k13|todo c4f-2g-2h2|tokens b9|told a17h-5|tomorrow b10i-5k5|tonight b4h-2k6|too a-10b2c2e-3f8h2k-2|took a10f2h-2
tool a-12b5c3d4f5g-8k-10|tools a12b-2k4|torn e7|touch f3i3|tour c11d-9|town b3c3d-2e2i7|track b6f-5g5h-3|tracker b4c3|tracking b2|trade h9i2|trademark d3|traffic f5g9i-2|trailer c5
train b9h7|translate g8|translator a9|translators k2|tree a-6f4k9|trial h3|trials h10|tricks g6|tried a6b-2c-4d2e5f6j-2|tripled f3|trouble f4|truck b6g8|true h13|trust a-4e-5h10i10
trustworthy c2|truth c16h-2|try a-4b4c10d-2|trying d4f8|tuesday b3f2k3|tuner d-4e5|turn b5g4h4|turn:a thing a-5b8c6d5e2f-11g2i-5j-7k-13|turn:acted a9c-2d-2e-3h-5i3
turn:ago a7b2c-5d-2e-3f11h-5i3k-15|turn:all a4c-6e-3f5g2h6i-12j-2k-4|turn:ask a-4b-3c4d12e6f-4g-5i-8j-2|turn:bad a4b-2c-2d-4e-3f9g4h3i-2j-3k-12|turn:between a-2b-6c7d-3e16f-2
turn:counted a14d-3g21h-4k-11|turn:either b-9c7e27f-8g-8h-9i-7k-4|turn:gain a6f-3g4h-5i-7k2|turn:good c-3d-3e4f4g-5i2|turn:guide a3b-2c-3d2e-3f-2g15h-3i-5k-3
turn:judge a-5b-2c18d4e-7h4i-6j-4k-6|turn:judged b-3c10g3i-4j-3|turn:learnt a12d-7f-2i-3|turn:machine b4c4d-5f5g2h-2i-4j-6k-2|turn:metric a2b-7c-5f7g4h-4i2k-10
turn:not b-6d-3f10g2h7i-3k-13|turn:offer a-6b6d2e-2f-9k4|turn:options b-6c-4d-12e31f-5g-5h12i-11k-7|turn:own thing b11c3d-3h-4i-4j-9k3|turn:people b-2c-2f2h2i4j-5
turn:plea b-8f22g-3h-4|turn:praise b-2c-3d4e2f-4h11i-9k-2|turn:ready b11c-4d-4e-3h-4i-2j-4k8|turn:request a-9c9d5e5g-13i-9j-4|turn:show a2b12d-4f-5g-3h-3i-3j-3k6
turn:stance b-6d3f-2g-4h13i-10|turn:than d-14e9g-4h14k-3|turn:thing b5h-4i-2j-2|turn:verdict b-8c2d2e2f-4h12i-6j2k-17|turn:versus b-4d-3e29f-6h-11i-4k-2
turn:which a-3b3d6e5f-3i-3k-13|turn:would a-5b-12c3e8f7g-8h-4|turn:yours a-6c-2d2e-4f-15g8h4|turn?:a thing a7b-4c7g-11|turn?:acted b-5c7d8e7f-10|turn?:ago a-4c3d7f2
turn?:all b-3d9f3g-4h-13k-2|turn?:ask b4d5e-2f2h-7k-2|turn?:bad c8f2g-8h-6|turn?:between c8d-3e11g-2|turn?:either d-2e14|turn?:gain e7|turn?:good d3e7|turn?:guide a6d6e2f2g-24
turn?:judge a-3b-6c7d4e-8f-7g5h5|turn?:judged a5b-5c10f-2h-7|turn?:learnt a-14b11d-2|turn?:machine a-9b5c6d-4e10f-2|turn?:metric d10e7f-6g-4|turn?:not a5c3e-5f8g-4h-2
turn?:offer d6|turn?:options d-6e22|turn?:own thing c2d-8e4|turn?:people a-5d13e2g-12h-7k4|turn?:plea c-4f10|turn?:praise b3d8e-2h-8|turn?:ready a4b-7d2f-13h6
turn?:request b-7c2e2f3g-3|turn?:show b-7d6e9f-8h4|turn?:stance d5e-2|turn?:than d-5e11|turn?:thing a-2b-8c2d6e3f-2g4h-2|turn?:verdict a-2c5g3|turn?:versus d-10e16
turn?:which a-6b5c3d8f-2g-12h-3|turn?:would a-3b-2d-2e5f7|turn?:yours c4d3f-2g9|turned a5f-8h-2k11|turns b2c15d-4f-9h-8k4|tutorial b-2f6g17|twelve h12|twice a6f4
two a9c-6d-4e2f8h-3|two-person a4b2|type c5|typescript i6|ui b8c6h2|uk d2|uncles i4|under a-3b2c-4d12f3g-6k-9|undercharging f6|underrated h14|understand c5f6h-2
understands a-2d16f4|unity e4|unpaid d7f-11g6h4|unpopular h13|until a-16d2e8f14g-2h-2i-7k7|up b6c-2f2g5h-12i-10j-4k3|update c-6f8h3i-2k8|upfront d6|us a7b-6d4e-2f5g-7h-3
usage-based c-9d8|use a4b2d6e2f-7h-9i-5|used a3b3c-3e3g-3h-3k-4|useful b2j2|users a4b-5c7e9f4g-6h-2i-2k-7|using a2d18e-6f-6|ux h2|va e4|validate c6|van a10|vanish f10|vat d11k14
vc a5|vendor a-2f2h7|vercel e2|version a2b19d2f-6k-12|versus e20h-5|very j2|via j10|video a5b-12c5d-4f-7g-8h12j3|views c3f-2|village i13|vim a3|vintage b2i2|virtual k14
visitors a-8b-9f22|visual d4g-4|voice c12|volunteer i3|volunteers k6|vps d8e7g2h-8|vs a6d-4e31f-3h-3i-11|w d6|wait c-3d13f-3h17i-7|waiting b-2i3|waitlist a5g9k-2|walkthrough g12
wall e4|want b-17c12h7|wanted a-8b-3c17f5g-9k2|wants a-9b-3d8e2f9h6k-4|warehouse a7b-4d11k-4|warning f9|was a5c-5d9f-3g-2k4|waste b4h2|watch c2|water d-11f14h6|way a8b-5d8g-3h3
ways g11i5|we a5b2d-18e-2f4g-5h3i-5j-2k4|we're b5d2h-8k5|we've a-3b6k5|web a-3b6e2f-4h11|webflow d5e5i-6k11|webhooks f4|webinar b-7i-6k18|webinars b3|webshop f11|website e7h-4
websites f-3k13|wedding f11g-4k-6|weddings a-3f-2h10|wednesday e3k7|week a3b-2c-11d-12e-7f4g2k10|weekend a8c-2d3f-4h3k-5|weekends a6b5|weekly a3b4c-10f-5h-4i-7k10
weeks a11b-5d7e-2f2g-3k-3|welcome b15c6d-5|well b5|went a17b-12c-7f3h-3k3|were a-4b-4f10k6|wet f3g10|what a4b-2c4d6g2h-16i-8j-5|what's a-2c12d12e7f-3g-8h-9|when a8b2d7g10h-17i-6k-7
where a-3b-6c8e3|whether d3e9f-7h4|which a-7c3d3e11f-8g-4h-8|while b8f7h-2|who a-12b7c-2d3e-4h4i3k-9|who:anyone b4c-4d7e-2h2|who:asked a-2b-2d4f2g2|who:everything g11|who:here b7
who:here's g7|who:i a4b2d-3g-2i-3j-5k3|who:it b2h-4|who:it's b7h4|who:me h10|who:nobody a2d2j-3|who:none d-3f-2i5|who:other c-3f3g-2h5i-4j-4|who:own a2b3d-3e-7f2g-2j-2k3
who:people a-4c-3i4|who:she f4|who:somebody c2j5|who:someone a-2f2|who:there h3|who:they f19|who:you a-5b5f-5g4h5k-2|who:you'll a5|whole b-11g12|whom a2b3|why a5b-9c-4f3g-6h9k-3
wich d12h-4|wife a2b16c-3f-7|wifi b-2f15|wiki d2|will a-4c3f-6h9k7|win g2h6|window a3c7|wine c2e-2i9|wins g-4k17|winter i4k7|winters b5|wish a3b3g-4h5|wishlists a8c5f-5
with a-3b2c-5d4j-3|within a4b4f-14|without a8c-12e-9g4i5k-10|woman i6|won f-4k8|won't a-4f13|wondering d15|woocommerce e5f-2|wooden b8e5k-4|wool b3e4|word f9h5i2|wordpress d-7e12g7
words h3|work a-5b-15c-8d8e-5g2h13i2j-2k2|workers c5|workflow a13g5k-8|working a-2b3d-7e2g-8h-2i7k7|works a-4c6e-3k-3|workshop b3c-6d-6g4k6|workspace g2|worse a-7c12f-11h10
worst a6c3g-2h6|worth b-2c-5d8e2j12|would a3b-2c6e5f3g-11h-10k-5|wouldn't c6|wrappers h5|write a3b4d-2g12h-2|write-up j3|writes b12h-2|writing a14b-4g8|written b2|wrong d-11f9h7
wrote a-4b8c8f-13g3h-8|xero e2|year a13b-6c-4d-10i-9k7|yearly e3k2|years a9b4c-4f-11g-3h8i-12k6|yes a-4f11|yesterday b-5f2h7|yoga e8k3|you a-5b4c2d3e2f-2i-7j-2k-3|you'd b6c9
you'll a4g2|you:bad d-8|you:gain d3|you:guide g15|you:judge c5g4|you:not h9|you:show c6d2g-2|you:thing b10c3d4e-5f-2g-10|young g-5i9|your a-13f-15g7h3j-2k3|yourself d2k12
youtube d-3|zapier a10f-2|zero a3b12f3g-7h-5i-7|zig b10|zones f4g6|zoom f7i3
`;
