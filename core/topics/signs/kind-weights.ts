/** What each word and turn of a topic says for each kind. Written by `npm run topics -- --fit`. */
export const KIND_WEIGHTS = `
, b7c2e2g-2h-3k-4|: b8c5d-6f-8h-3i-15j4k4|? a-3b-3c5d6e4f3g-2i-5j-5|a c-2d2g4i-3j-2k-5|abandoned j2|about a4b3c8e-11f-7j4k-16|about:a many b4i5j-8|about:a many none b3i-2j-8
about:a one b-4d-5g4h4i-7j5k-5|about:a one did a14b-2h-2j4|about:a one do b-2h5|about:a one does b8g-7h10|about:a one doing g7|about:a one is h11|about:a one none b-2c8e2g13h-9i-3
about:adverb many c-8e12|about:adverb many none c-7f5k2|about:adverb one a-2b5c3e-11g-8h3i-7k6|about:adverb one did a-2b4c-4f3k3|about:adverb one do a6c9d3f-5h-4
about:adverb one doing k4|about:adverb one is k4|about:adverb one may h5|about:adverb one none a-5b8d2e-8i-4k2|about:an one j4|about:asking many did a5
about:asking many do a-3g-13h12k5|about:asking many doing c5|about:asking many e3f-8g-2h6|about:asking many may g7|about:asking many none d5e4|about:asking one a6b-7d4g2i-4k-5
about:asking one did a21|about:asking one do c-4d7f-6g14|about:asking one does h6|about:asking one doing a11c-4d5|about:asking one is c-8d5f4g-4k6
about:asking one may a-2c2d3f3g-3i-2j-2k-3|about:asking one none a-12c6e6|about:asking one not a2|about:asking one was a5d8g-6|about:auxiliary one a-2c4d4e4f-2g-3j-2k-3
about:auxiliary one has d4e4|about:auxiliary one is c3d5e4f-8h-7j-3|about:auxiliary one may c5d3e2g-4k-3|about:auxiliary one not a-4c-2d-3e2f6h10|about:auxiliary one was d8h7
about:determiner one c3d4e-2f7|about:determiner one did f2|about:determiner one do d5|about:determiner one none c7|about:every one do f11|about:every one does h2
about:every one f7h3|about:half one a2f2|about:half one do f6|about:i one b2d-2f2g-4h2i-7j-6k6|about:i one did a4b5d-8e-6j-3k4|about:i one do a-2f2g-2h4i-3
about:i one doing a-5b6d4f-2k8|about:i one has a-6b-2d2e-8f4k7|about:i one is a-13f4h-2k9|about:i one may a-2b-4c3e9f-2k3|about:i one not f7h10|about:i one was a2b3f-2k3
about:joint many c6e-6g2j2|about:joint many do g2|about:joint many may c8|about:joint one b-9d10e6f-9i2|about:joint one did a5|about:joint one do h5|about:joint one does c5e-2i8
about:joint one has d6|about:joint one is d9|about:joint one may c-2d10e2|about:joint one none c-2d2e5|about:joint one was e9|about:many many a-4e-6f6g-4h9j-6k-2
about:many many did b-2c10k4|about:many many do f14g-2h6|about:many many is b11f-5h3k2|about:many many may h16|about:many many none b-3d5e-4h10i3j-3k-16|about:many many not h3
about:many one b-10f5h2k-3|about:many one did a-6c3f5|about:many one do a3b-5e-6g2i6|about:many one does a4d-2g3h5|about:many one doing a7|about:many one is e3f9
about:many one may d4|about:many one none a-2b-3h5i3|about:most many h11|about:most one g11|about:negation one does h2|about:negation one e2f-2h7j3|about:no one a-3d6f5h5
about:no one does f4|about:number many a6f-7i-4|about:number many do g12|about:number many none a9b7i-2|about:number one a4b-9d-8g6h-10i5j-3k4|about:number one did b-5g8
about:number one do b-3f7g7k3|about:number one does a4g5|about:number one is c2g2|about:number one none a6g-16i2k6|about:number one not a-5f-4g7i13
about:one many a-10c-3d-12h4i12j-4|about:one many did k8|about:one many do b-4f3g-5h12k2|about:one many is b-7g5h6i-6|about:one many may h8|about:one many none a-11d-9g2h-8i13
about:one many was k4|about:one one did a6d-5e-2f3g-4i-5k3|about:one one do a-3d-2f-2g3|about:one one does b4c-9d2e-3f4i-12k5|about:one one doing g-2i3k-4|about:one one has b8h2
about:one one is a-6b6c-5d-3e-3g-9h7k4|about:one one j-2|about:one one may a-3e7g3|about:one one none a-5d-4f-2g-2h-3i3k3|about:one one not a-4d3f2|about:one one was h3
about:own many c-7g13h-2i-2|about:own many did g13|about:own many do f6k7|about:own many does b8|about:own many has f8|about:own many is k4|about:own many none a12b-3f-3g11k-4
about:own one c-2e-5f2g-5k3|about:own one did a2c-9g-6k2|about:own one do a-6f6g7|about:own one does a-4b2c4f3h-7|about:own one doing b4|about:own one has k9
about:own one is a-16b3d-2f3h-2i8k4|about:own one may c9|about:own one none a13c-14f-7h14i-6j3k-3|about:own one not b4|about:own one was a9b-3f-5k4|about:preposition many i12
about:preposition many is h4|about:preposition many none i11|about:preposition one a5b5c-8e-2|about:preposition one did c-3f5h2|about:preposition one do b2d9f-9g9h-6
about:preposition one doing a11h5|about:preposition one has a7|about:preposition one is b2d-5e2h3|about:preposition one may b15|about:preposition one none b-10f7g-2j2k5
about:preposition one was d4|about:pronoun many b6h4|about:pronoun many do f-2h5j3|about:pronoun one did a3c-8d3f4|about:pronoun one do b-2c5d-3e-2f2g3h2i-3
about:pronoun one does a-7b-4f5g2h5|about:pronoun one doing d14f-6|about:pronoun one e-11f7h6i-2k-9|about:pronoun one is b4h2|about:pronoun one may c14d-5f-2h6
about:pronoun one none f11i2|about:pronoun one not h5|about:pronoun one was a4|about:the many b-2f-2h4i6|about:the many none f-3h2i5|about:the one b-4c-5d-6e-4f4g4i5
about:the one did a15f3g-10h-6k-4|about:the one do b-6f7g13h-7|about:the one does a-10f3g2i4|about:the one doing i7|about:the one is f-2g-3h11i-3k4|about:the one none g4h-8
about:the one not f10|about:this many a11|about:this many is a10|about:this one j3|about:your one g2h7|about:your one is h2|about:your one not h5|above d6|accept f4
access b11e3h5i-9k-11|accessibility i7|accidentally f4|account a-5b5f14g-6h-8k-4|accountant a2b-2c-7d17g-3j2|accounting d5|acmely k9|acquired k12|acquisition k6
across a-5f3g2i14k-5|actions f12|actually d13e-3f-5g3|ad c10f12|add d-11f12g6|added a3b5f-6|adding h2|address a-10c7f-2g-7h-9i-8j28k-2|address by asked c6d-6j12
address by i a-4b2c3|address by nobody c5d4g-4j14|address by none a-4b4g-3h-2i-9j35k-5|address by other b-5h-4j24|address by own j15|address by somebody j5|address by you j5
address of a b5j6|address of adverb j10|address of asking j8|address of auxiliary c-3d6|address of i a-3c3|address of many j11|address of one a-2b-6c9g-5h-5i-10j30k-6
address of own j22|address of preposition j23|address of pronoun b-5j20|address of the j14|address of this j13|address:end a-10c5d2f-6g-5h-8i-9j34k-6
address:end false a-6c6f-6g-5h-7i-7j35k-5|address:end true d8j-3|address:start false j22|address:start j19|ads a9c-2d6e2h-3k-4|adults i10|advice a3b-8c-4d7e4f-2g7i-3k-8
affiliate d19|after a4d-2e-6f6i4k-5|afternoon g13|again a8b-10d-3f8h-4k11|against d-2e21|agencies a-7f-4h4i6k9|agency a3b-2c-3d-6e10f-3h-4i5|ago a9|agree f6|ahrefs e3
ai a-2b2g-2h20i3k-3|aid d4|air e6h7|alerts b10|alive b4f9|all b3c-9d2i-4|alone f6|already d2f14|also b-2d5f3|alternative i3|alternatives d6g-2i18k-5|always a-7b9g11i-2
am e-5f5g-3i7|ama k3|amazon d4f3|among i2|an c-2e3f-7g4h-2i5k-5|analytics d2h-2i3|and a5b-3c-2d-4f5i4k-9|android b3c11d8f-3h-4k-2|angry a2b13i-5|anniversary k8|announce a-6k10
announcing b15k5|annoys h3|annual e11f-4|another b11f-7g-3h6|answer h2|answered a8|answering h8|answers a-3b10c9e-3|anxiety b-4i16k-3|any d3f2g-5|anybody b7d5e-2g6h-6j-3
anymore f16|anyone d4f4g-5|anyone:bad d3|anyone:thing d5|anything a7b2c8f-2h-10|apart c14|api c-7f6g-4k14|apology c6e-3h4|app b3c4d-5g-3i-9|apple a2b-7f5k7|applicants f13
applications a3f-4g3k4|apply c2|appointments b3|appreciate c7|apprentice a13|apps a8h13i-4|april a4f-5k10|are a-8c-11e4h11i-10j-2k4|aren't g14h-2|arrive f9|arrogant c6|art i6
article j9|as a6b3f-6i7k-7|ask a8b-3c-6d8g4h-5k-2|asked b2g2|asked:ago g6|asked:bad d2e-7h5i-2|asked:gain a2c-3d9|asked:good a8e4|asked:guide e4g8|asked:judge d8e-5
asked:learnt a3b10c-3g-5h-3k6|asked:not a15c-4e-3f2g6h-10|asked:show c-8d2g2h3|asked:thing a-6b3c4h3|asking b4c-8g-3h15i-3k-5|asks a-3b-2c4d5e4f2g-2i-6j-5k-2|asleep b10
assistant k10|at a-2b-9f4h-5i5j2|ate a3f6k-2|attract h12|attribution b-2d6|audience d11e-3h12i-8|audit a3d5i-4k7|audits h6i-3k7|august h-6i9k3|austria f2|automated a9f-3
automatic b2|available b12|avoid g4|away f-2k9|awkward i14|b a-3c10e-6k11|b2b c-2d3i14|back a4b-6c-2d7f-4g3h2i-4k2|backlinks d5|backup a-5b6c5e-3|backups a3b-4d11f-2g5h-6
bad b-4c-3d7e-6g7h8i-2|bake a-2f12|baker k5|bakers b5i8|bakery a3c4f-9g-9i-3|bakery's a3|bands b4|bank a-11b3c-6d5f18g-8h-4i-7k5|banks a-3f4|banned a3f3g-3|banners h13|barn a-4b4
basecamp a-3e3h3j3|basics b-4d3k10|be b5c10d-7f-9g-4h10k-2|beach f-3k14|beat h19|beats h13|beautiful j3|because a-5f8h13j2|become b2h11|beekeepers d3i9|beekeeping a11|been a5e-8f5
before b-8c6e-15g8h-3i2k-9|begging h9|begin d10|beginner d-2e6|beginner's g16|beginners b2i-9k7|behind k6|being d-4h13i11|believe h15|below d2|berlin k16|best a8b-14d10e-9f6i-5k-12
bet b8|beta b16c8e8g-6h-8i-2k-12|better b-9c5d-20e12f-11g9h2i-3k-2|between a-6d-6e21h-4i13|bidding f15|big b3e14g-3i-3|bigger a-2g8h-2k5|biggest a9f5k-6|bike a2b11f-3k-2|bikes k7
bill f12|billing a5b-3e14h-2|bio b3|black b-8g2i4k2|blog a5b-4c-6e2h-2|board a-4b11f-2j-7k2|boat f3|book a-5b8g-4k2|booking b12d-4k-5|bookkeeper a2b-10e2i-9k19|bookkeeping a6b2i6
bookmark b8h-4|bookmarks b8h-2|books b-2d12g8|bookshop d4|bookshops c2|bootstrapping c-5i4k3|boring a2c4d-10e2f-13g-2h16i-2|bot a-8b16f2|both b2d-3e22f-4j2|bought b-5d2f6k7
bounce a5|box b2c2e8f-4|bramble b8h-2|brand c3d-8f10|brazil b-4d2i12|breach d-5g8|bread a-2e-4g11h-4i6|break g-3h15|breakfast h8i-6k11|breaks b9f2|brevo e12|breweries b-6k13
bring b3g6|brings a9f-2|broke a6b-2f9|broken d2f6h-11|brought f2|browser b7c4d-2|brutal c9|bucks a2|budget b-2d4f-7g3i11k-2|budgeting b8c9|budgets i19|bug b6f-2
build b-10c-9d-11e8f12g4h-3k4|building b2e2|buildinpublic b5i-11k14|built b12f-3h3k-2|burned f16|burnout a5i8k-2|business b-9c3d6e-5i7|businesses h6|busy c8d-5g2h6i-4
but a-2c2d-2e-2f12h5i-7j2k-9|butcher a6|button a3h2|buy b-4c2e8f-6g-4k6|buying e8f-2h7|by a7b3c-5d-4g8i-10|c f6|cable i2|cafe b-4e3k3|café h8|cake f4h5|cakes b-2f6|calculator b5c8
calendar a-4c5e2h-3k3|calendly f3|call b-4g-2h11i-3k14|called b9|calling a5g-3h5|calls b17e-9f8g-13h-3i-10j-3k3|calm g14|calmer a6|came a20f-3|campaign f-6k13
can a-2d4e-7f-7g13h3i-2k-8|can't a6b-10d-15e2f14g-9h-5i7|cancel d14f3|cancelled a9f-3|candid c8|candles a3|cannot f3g8h-3|canva b-3h2i4|car g14|card e7g-5h-2|cards b9|careers i2
cares g-4h12|cart a2d-11f5|case c11k-2|cash e7f6i8|ceramics a5b7c-5k-5|cet b-4k15|chain f2i8|change b-3c11d-7e-5h8i2|changed a4b-3f6g-6k9|changelog a7|changes g-2k15
changing a3d-5k14|channel h4|chapter c8|charge a-6c-8d6e11f3|chargebacks a-2f16k-3|charged a12b-7|charging h17|charities d-2f-3g5k6|charity a6d3h-4|chart c3d-5j5|chase g2
chasing b-2f9i4|chat e3|chatbots h5|chatgpt e3|cheap d4e3|cheaper d-2e15f7|cheapest d2h2|cheat g14|check a-4b-4c8g11h-8k-3|checking g2|checklist a-8f-6g19k2|checkout c12f2h-4
checks b14i-2k-4|chef b-4k8|choir a14d-3|choose d8e13f-12g2h-3|christmas b-2d-7g8h-3k6|chrome a-2b5|church i15|churn f-10g6h-3i9|ci f17|cinema e6|city c9d-2|clap h2|class c4
classes a-3b-6e5g7k4|clause a-7g11|clauses a6|cleanup k13|clear c10d-3|cli b16|click f4|clicks f4|client b-5c-12d10e-3g5h-6i4k-2|client's f7|clients a3b-9c-12d4f3h5|clinics a-2b4
close k6|closed a7b-2d2f7|closing a-2d6f-3g3j4k2|cloud e2h2|cloudflare e3f11h-4k-3|club b-2k8|clue f3|cmo h8|co b9c7e-6|co-founder k2|code a-4b-7c2e-6g-2h4i7|coded b9|coding b4k3
coffee a-7b5|cofounder d6f8g-4|cold a7b-9e-8h5i9k-8|colleagues j4|come a-6b-3f8h7|comes b2f-3i9|coming k6|comments c6h7|commit b16|community a4b-5f-3h11i-4k13|companies d15
company b-4d5e-4i12k-2|compared e22|competitor f21|complain c3f-5h3|complaints e4f-2g8i2|complete g7|compound i6|conference k5|confusing c12f-4|cons e6|considering d20k-4
console f3|consultants b3|contact h2|contacts b-3e10i-3|container b4e2f9|content j3|contract e-4g9|contractor f10|contracts a2b-8d8e7f-8h-9i13k-6|control f3|controversial c-5e-4h20
conversion h3|conversions a11f5|convertkit f14h-8|cook a-2f2g4h2|cookie c-3h9i2|copied f18|copies f2k5|copy a-2g10i2|core b-7h2k5|cork k8|cost a8e-2f-6h2i9|costs a9f-12g-2i4
could a-10b-8c7f5h3|count g11|country f7|courier a-5f17|course a-6b5d4f-4i-7j3k2|courses b-2k12|cover f5|coworking b-4k12|craft b-4d-3g13|crash f10|crawled f2|created b15
creative b4|credit a6|creep d4g6h-2i2|criticism c5|critique b-2c25|crm c-4d4e3g-5|crms f3h10i-8|cron a-5b5g5|crowdfunding b12f-5|crumbtrail b9|cry b14d-8|crying g13|crypto d8
css b8e2f5|csv b10f8|cups e5|curious d14|current d10|customer a9b-4e-6f-2g7i7|customers a3b-12c-3f9g-3h4k-10|cut a-3b-2g14|cutting g2k2|cv c6|cyber k15|dana b-7k8|dance f2
dark a2b8d3e-2f-8h10i-4k-6|dashboard h6|dashboards g-4h8|data a2b-2c-10d7e-3f-5g4h7k-10|database b7g2h-5|datadog b3|day a2c-10d-2f6g-5h7i-4k5|days a15b-14c-4d6f7g-5h-7k-7
dead a3c-3e-2g10h2|deadlines i6|deal i-3k12|dealing i7|dear b9h4|debt h4i7|debug f11|decide d13e6f-2|decisions h3|deduct d12|deed.:anyone do b6|deed.:asked did a8d-5
deed.:asked do a-8e-2g13i3k3|deed.:asked does h10|deed.:asked doing a11|deed.:asked is a-5d17h6|deed.:asked may a-13b-6c5d12e4i-2k-6|deed.:asked not a3|deed.:asked was a9d6g-2
deed.:everything do g6|deed.:here is b7|deed.:here's do g5|deed.:i did a7b4d-7e-6i-4j-3k4|deed.:i do c-2d-6f3h3|deed.:i doing a-6b7d3f-2h-5k9|deed.:i has b-3c2d-3f4k5
deed.:i is b2f3k6|deed.:i may d-8e8h-2|deed.:i not a-12c-3f6g-3h9i6|deed.:i was k4|deed.:it do b3|deed.:it does g4|deed.:it's do b2h9|deed.:me is h12
deed.:nobody did a7b2c-4d-2e-3g-7k3|deed.:nobody do a-3c2e-5g4i-9|deed.:nobody does a5b-5d-4g5|deed.:nobody doing f2g-2i4j-3|deed.:nobody is a-9d14e7f-4g-3h-11k2
deed.:nobody may a-11c3d4e6h-2k-4|deed.:nobody none c-2d-4i4k2|deed.:nobody not a-3e3f9|deed.:other did d-9f4g-3i-2k4|deed.:other do a-3d-4e-2f3g5j-2
deed.:other does a-2c-10f8h5j-6|deed.:other doing a4b-2e4f-6h-6j3|deed.:other has b6h9|deed.:other is a-7b6c-4d-6e2g-6h10i-5j-3k5|deed.:other may a-6f-6h12
deed.:other not a-7c-2f6h10i-3|deed.:other was d2h8k3|deed.:own did a4c-3d-6h5k2|deed.:own do a-9c6f7|deed.:own does a-3b5f8h-3k5|deed.:own doing b3|deed.:own has a-2f5k4
deed.:own is a-8b7c-10f3g-3i8k3|deed.:own may b-4c4k7|deed.:own not f8|deed.:own was a9b-3f-4k4|deed.:people do b2c-2f2g4i2|deed.:she did f5|deed.:somebody did j8
deed.:someone do c8|deed.:there is h7|deed.:you did b12|deed.:you do b-5|deed.:you may b2d-5g8|deed.:you not h6|deed.:you'll do a6g3|deed:anyone did d11|deed:anyone do b7f2
deed:anyone does h12|deed:anyone doing d10f-6j2|deed:asked did a7|deed:asked do a-9c-5d6f-9g10i3k2|deed:asked does b5g-2h8j2|deed:asked doing a11|deed:asked is a-11c-9d11f7g-4k4
deed:asked may a-9c2d4e2f3g-4i-2|deed:asked not a6|deed:asked was a7d11g-7|deed:everything do g7|deed:here is b9|deed:here's do g6|deed:i did a7b4d-9e-6i-3j-3k2|deed:i do h3k-2
deed:i doing a-5b6d2h-4k8|deed:i has b-4f2k8|deed:i is d-3f3h-2k6|deed:i may d-10e5k3|deed:i not a-12b2f4h8i3|deed:i was a2k6|deed:it do a-2b4i2|deed:it does g4|deed:it's do h10
deed:me is h11|deed:nobody did a6b3c-5d-5e-2f2g-2h-4k2|deed:nobody do a-4c2g5i-9k2|deed:nobody does a2b-5d-4g11|deed:nobody doing b-2e-2f2i3|deed:nobody has d7e2
deed:nobody is c3d5e3f-10h-5j-3|deed:nobody may a-2c4d3e2f-4g-6h2k-4|deed:nobody none d-2f-3i4|deed:nobody not a-2c-2d-2f6h8|deed:nobody was d5h9|deed:other did a2b-2d-10f3g-2i-3j2
deed:other do a-4c-4f4g4|deed:other does a-2e-6f5g-2h4j-4|deed:other doing a4b-2d4e4f-7h-7|deed:other has b7d6h8|deed:other is a-5b5c-5d-7g-4h8i-5j-2k4|deed:other may a-5e2f-6h9k-5
deed:other not a-7d2f5g2h9|deed:other was d7g-4h5k3|deed:own did a5b-3c-10h4k2|deed:own do a-9c3f8|deed:own does a-5b2c3f8g-2h-6k2|deed:own doing b2|deed:own has f4k2
deed:own is a-8b8d-4g-2i6k4|deed:own may b-5c7k10|deed:own not f7|deed:own was a7f-5k5|deed:people do a-3c-2f2|deed:she did f4|deed:somebody did j4|deed:someone do c5e2
deed:there is h6|deed:you did b15|deed:you do b-8d4g6|deed:you may b4d-2g7h2|deed:you not h5|deed:you'd do c9d8h-2|deed:you'll do a6|deed?:anyone did d9|deed?:anyone do f4
deed?:anyone doing d10f-6|deed?:asked do d15e6g-16|deed?:asked is a-3c-8d2f8g-5h-2k10|deed?:asked may b3f2h-4k2|deed?:asked was d7|deed?:i did c8|deed?:i do a-3c5d7
deed?:i has d9e-4|deed?:i is f3|deed?:nobody did b4f-3g12|deed?:nobody do d-8e6f3|deed?:nobody doing c-3d5g12|deed?:nobody has d6|deed?:nobody is a6c2f-3
deed?:nobody may a3b3d2e-3f-6g-7h7|deed?:nobody none a-7b-13c5d6e7i-9k-7|deed?:other did e2|deed?:other do c-3d3f4|deed?:other does c4d5e-5|deed?:other doing d4|deed?:other has d5
deed?:other is e5|deed?:other may e2|deed?:other was d2e8|deed?:own did a3d10f-5|deed?:own do f8|deed?:own does c12d3f-11|deed?:you do c-6d4g6|deleted a10|deliverability i10k4
delivered a-6f11|delivery f4|demo f11g-4|denmark j2|dental f-2i6|dentists a15f-4i6k-4|deploys a12f-2|deposits d5e-9i12|deserve h19|deserves j7|design b10d-4h13k-9
designer a-6d2f6h-6k7|designers c3|desk a7b2e4f-7k-6|desktop i2|destroying f7|detailed k4|dev b-3c-4d11e2f-4i-4k8|developer h-4k11|devs a-8b2h2|dhh h3|diary a10
did a8b-8c-11d9e2i-6k-3|didn't h4|die d8h6|died a16|dies f8|difference d-2e16i-2|different a3d6f11h-2k-2|differently a3|digit a7b-2c-2f3h-4i-5k2|digital a2|directory b3|discord k8
discount d-4g3h17i-5|discounts f-4h8|dishwasher e2|distraction h9|django i-4k6|dkim f4|do a-5b-14d8e3g3i-4j-2|docker a-4f16g17i-7|docs c4g4|documentation f3h-2
does b2c7d4e-3f3g-11h-2i-2k-3|doesn't a-2b4|dog h-4k10|doing a8b11c-3e-4i-2|dollars a7b-5|domain a-3b-2f16|don't a2b-10d2e-2h8i-2k-2|donations a-4f6|done a-3e-4f16|donors a2
door b6f-2|doors b11h6k-3|double f11|doubled a3g5k-7|down a5b-6d2e-10f3g-4h4|downtime k2|drivers f8|drop c2d-6g-6h6k7|droplet f5|dropped a6k-3|dropping d15|duckdb d7|due k5|each e4
early b7d-2|earn e2f7|easier e7|easter b3|eating f15|eats f9|ebooks a8|economics i11|editor a4b5k-2|editors b-3c2|eight g6|eighteen a2|eleven a5|else b13c-4f4|email a2c-4f-11i6k-3
emailed a12b-5|emails a2c-3d6f8i3k-9|employee d2i2|employees e10i-2|empty b-4d7f2i-2j2k4|end b-3f10h3|end: a7b-3c4h5i-6j7k-2|end:, ADVERB i6|end:, NOUN b-5g-4h-11i11k3
end:: NOUN b9|end:? ? c8d4e-17f7|end:ADVERB ? b-2h6|end:ADVERB ADVERB e3k7|end:ADVERB NOUN a-8b3c-3d4f2g3h2i-4k-3|end:ADVERB NUMBER a11b-9|end:ADVERB VERB did c13d-6f4h-7
end:ADVERB VERB do b2g2h-2|end:ADVERB b12|end:NOUN : h-4j26|end:NOUN ? a-3b-2c4d7e4f-3g3i-5j-5k-3|end:NOUN ADVERB b2c8f2g-3h-6i-9j-4k4|end:NOUN NOUN c-2d-2e-2f-3h3i4j-4
end:NOUN NUMBER b-2d5i-10k12|end:NOUN VERB did a9d-2g7h-7i-5|end:NOUN VERB do e3g6|end:NOUN VERB does c5|end:NOUN a-9b2c-5d4e-7f-8g-6i8j9|end:NOUN down h14|end:NOUN here b16i-7
end:NOUN it a-10b8d7f10h-5|end:NOUN me f4h15|end:NOUN on f8|end:NOUN people f-2i5|end:NOUN since f2|end:NOUN us f6|end:NOUN why f8|end:NUMBER ? c-2d14e2g-2
end:NUMBER ADVERB b-9f6k13|end:NUMBER NOUN a2d-5e6f4h-4i-6j-3|end:NUMBER VERB does a10|end:OWN NOUN a3b-12c-5d4e10f4g-3h-6i-8k4|end:VERB did ? d2f5|end:VERB did ADVERB g7
end:VERB did NOUN b4d-2g2i5|end:VERB did NUMBER b-5k8|end:VERB did it a10f-7i3|end:VERB did me a12f-3j2|end:VERB do ? a-7b-2c10e2f-2g-8h-2k8|end:VERB do ADVERB a-11b-3c2f10k6
end:VERB do NOUN a-2b9e-3f-3h4i2k-14|end:VERB do NUMBER a12f-2|end:VERB do VERB doing a7b-9f2g2|end:VERB do f11|end:VERB do it d-10h5i11k-2|end:VERB do no f2|end:VERB do people d19
end:VERB do that c4|end:VERB do this c7|end:VERB do up f6|end:VERB does ADVERB b12f7k-7|end:VERB does NOUN a-5b9d2i-5|end:VERB doing ? d11f-2|end:VERB doing NOUN a-5b4e-2f-5i8
end:VERB doing anybody d-4g11|end:VERB doing anything g5|end:a NOUN a2b-3c-9e3f2g2h6k-17|end:about NOUN c-2d-2h5|end:after NUMBER a8e-6i2|end:an NOUN a3f-19g4i4k-7
end:and NOUN d-5h-9i12|end:and VERB do b-2h6|end:and why e4|end:another NOUN d9|end:are NOUN b-10f2g5h2i-2|end:as NOUN b-3c5|end:at NOUN c5|end:at NUMBER a-7g-4i8
end:be NOUN c18h-4|end:before ? c13e-7|end:before NOUN i2|end:but NOUN a2h13|end:by NOUN a2f-7g5h4|end:by NUMBER a3|end:can't VERB do c5|end:do ? c-8d-21e12f8
end:doesn't VERB do a-4f8|end:each NOUN b3|end:every NOUN b-4f6g13k-9|end:for ? c-7d15|end:for NOUN a-7b7c-3d-4e-4f-2h5i4j-2|end:for NUMBER a8|end:for you e2g8|end:from NOUN a-5k11
end:from NUMBER a-6b7h3|end:have NOUN d7|end:have to a16|end:here ? d6|end:i VERB did a6|end:i VERB do a-3f3i17|end:i'm VERB did f14|end:in NOUN a6c-2d5e-11g-14j-4k8
end:in NUMBER b-6c-3d9f-14g4h3i5|end:in half g7|end:in it d4|end:in may k8|end:into NOUN b9g-10h6|end:is NOUN a-12b11c-8d-6f9g-4i-4|end:is VERB did b5h3|end:is here b5h-9k7
end:is out b7f-5h-8k11|end:it ? c5d10f-7|end:it ADVERB a2|end:it VERB did a10|end:it VERB do a-5f2|end:it VERB does b11d-5g4|end:it's VERB do b11c3f-10|end:its NOUN e6
end:last NOUN b-3c14k-3|end:less NOUN b8|end:like NOUN h10|end:me NOUN f10|end:me anything a11|end:more ? a11d-4|end:more NOUN e7|end:never VERB did f-11h15|end:never VERB do d9
end:next NOUN a9b9f-8i-9k5|end:no NOUN b2e-5h2k-6|end:nobody VERB did a14|end:nobody VERB does g-4h6|end:not NOUN a-3e8f-5h13|end:of NOUN a6b-2c-7d-7e-7f2h5k-3
end:of NUMBER b-4e7i6|end:of it g12|end:of them f2|end:off ? c10d-6|end:on NOUN d-4e-4f-2h-6i3k13|end:or NOUN e10i-3|end:out ? d-6f7|end:out ADVERB b2|end:out for d10
end:over NOUN i3k8|end:over NUMBER e-4i12|end:people VERB do b-2g13|end:since NOUN f13|end:since NUMBER a2|end:than NOUN e-2f3h2|end:that NOUN a8b-2|end:the NOUN b-4c-6e-4f2g4h5j-2
end:their NOUN e9g-4k6|end:them ADVERB g7h-2|end:these NOUN d11|end:they VERB did a6b-3f2|end:they VERB do f-5h14|end:this ? d-7f18|end:this NOUN k11|end:till NOUN a-3e8f16h-3
end:to NOUN a-3b-2c-5d5e-3f-2g-9h4i9k7|end:to NUMBER a4f7|end:to VERB do b5c-12d-5|end:to everything h7|end:under NOUN b3|end:under NUMBER d18|end:until NOUN a-2f2k14
end:up NUMBER a18b-4|end:us ADVERB f-2h6|end:vs NOUN e3|end:we VERB do d7f6h-10|end:we're VERB doing b-4k12|end:what NOUN c5|end:what didn't a6|end:with ? d6
end:with NOUN a-8i12k-15|end:without NOUN a3g8i-2|end:won't VERB do f6g4|end:you ? c13|end:you VERB do b10c-4d13g-6|end:you do c-3d-19e3f19|end:you nothing h12|end:your NOUN b3e-2
ends f-2k20|engine a2b2|engineers h-4i11|english b5d3j2|enough d10e-10|enterprise a-7b7f3i-2k8|entire b7|episode b6j2k2|equity g2h5|errors g7|espresso d-2h9|estimates h8
estimating g14|estonia d3|etsy a-4d4f3h-4k4|eu d8i-7k5|europe i5|euros d4|even d6f4|evening b5|evenings d7g3|ever a2b-4d4e-2h3i-4|every a4b-6c-11d-4f7g5h10i-6k-14
everybody a-5b10d9f-10g7|everyone a3c-6e6f-9g-9i-5k6|everyone's d9|everything b-11f4|exact g13|exactly a7b-9f2|exam a-2b2k9|examples g2|excited a-2k11|excuse h2|exercises g8
existing k5|exists b4h14i-5|expensive b8c-3d6f-2|experience d9e-3f-6h9k5|explain d7g8|explained g22|explanation j5|export b5d10f3k-2|exposure h5|extension a-2b11c5d-7|extensions i6
eyes c13d-8|facebook e5|fail f3h2|failed a7b10f-2k-3|failing a4|fails f3|fair b-9e-7f3g2i-3k3|fake c9d-4f7|family g-4h9i9|far d2|farm b-4e9i2|faster b3d-2e2f-6g2k-4|father a2
favorite d2|fax a4|fear h15|feature a8b7f-4i-2k-6|featured k12|features f7g6h-6|fee k3|feedback c21d-5i-6|feel b-2f5|feelings g4i2|feels c2e-2|fees b-4h-2i3k6|fell a12f-8|ferry c6
fest a2k5|few c6|fewer a3d3e3|field g10h-2|fieldnote b8|fight h7|figma a-3b2g-5h6i4|figure d3|file b-5f4|files d13|filing g5|fill k5|final a2f8|finally a3b8c2f-4h-9|finaly a3
find a-7c-7d4f14|finding a-2f10i7|finds c3d-3|fine b-10d-6f7h4i-3|finish a-7b5f7|finished a12e7h-7|fire c3d-6e6|fired a8|firm e6|firmware b2|first a3c3d6f-10g4h-11i4j-5
five a11b-11h-10i-5k8|fix c13d-14f2|fixed a9c-3e14|fixed-price g4h2|fixing a-6k8|flag b8|flags c13d-2h2|flaky f11|flat b8d-15e6f15i-9|flats b15i-7|floor f10|flour b6g6h-2|flow c5
flows f3|flutter e7|flyers c7d-3f4|focus f5|folks c7d-5|follow g10|followers d8f-4|font b12|fonts d2g3|food a-5b3f-3g5k6|for a-3b3d7e3f-5h-2i-4j-2k-2|forget b7c-2d-12g11|form c7h2
forty d-2e7h5|forum k4|found a10f-8j8|founder a5g-6h4i2|founders b-4c-4d-4f-5h13i2k11|four b2f-2g2h6|four-day c-7d9h8|framer c-9d7|framework h11k-5|france d2|free a-4d4e-8f-3j3k4
freelance a10b-4c4f-8g4h-6i3k-2|freelancer c-6e10i7|freelancers a-11b4c6d4h-4|freelancing a4i4|freemium h9|french b5g7i-3|friday a3c-5d-4f2h-8i-7k13|fridge a-4b8|friend a-5f7
friendly h3|friends b5|from a6c2d-3e-3f-3g3h-2i-6k3|front a11b4d-9e-2f7g-7h-4k3|frozen f11|full a3b-12e16f8k-6|full-time e4i3|fully a6|funded a2f-2k4|funding b-5h6i5
funny c3d-3i-3j14|furniture b5i-5|game a5c7d-10i-2|games a11b-2f-3h5k-5|gave b2f2k-3|gb f11|gdpr h2|generalist e10|generator b17|german a-2b14i-4|germany d3
get a-12b7c3d-2e-13f4g9h-7i3k-4|gets a-7b-4c4f8i12|getting a-4b-5d3f10g10h-5i2|ghent b2j2k-3|ghost e3|ghosted a5|gift a-2b8|git c2g15|github a-5f7i-6k7|give c15e6f-3g-3h-3
giveaway b-2d7k13|gives e6|giving k11|gmail f3|go a7d-2e7f-9i-3|godot a10b-2e2|goes a-7b7d-10e-3g3h6|going a8b-2f4g-5h-2|gone f10|good b-12c3d9e-5f-11g-6h8j10k-2
google b-7c-13d3e4f9g7i-14|got a8b-12c-3e-2f2j2k8|grandfather f-7h10|grant b-7h-9k15|grateful c10|great a10b-4f5h-3|group e2|groups e5|grown h2|growth a-3b2f-4g-4h3i13|guess i12
guests d-3k12|guide a-17b2c11d-2f-5g21h-5i-5k-2|guitar a-3b12|gumroad a9|guys c7g-6h2|gym c8d-12i4k-2|habit b-3d6h7k-6|hacked f9|hacker k11|had a2c-3h5|hair c-5d7
half a11b-11c-3d-4f11h-10|halved a3|hamburg d4e-3|hand a-5b7d3e-2|hand-drawn b8|handed b-4c9f2|handle d12i3|handles a10|handmade a-3b2f7i5k-7|handwritten h7|happened a4d3f-2k6
happens d8f7|happier h7|happy k6|hard a12f5g-10|hardware e2h2i7|harsh c9h-2|has b2c-10d5f5g-2h6j-4|hate a-15b5f-5g3|have b-6c-5d4e-2f6g-4h5i-2|haven't g3|having a-4f10i-2j2
he a5b-8d-4f15|head a-8b-9d-8e12f2i8k10|headline c12|headlines c2|heads k15|health i6|hear b15|heating a6|hello b10f-3k12|help d6f13g-5|her a-5f5
here a3b10c-5d12e-4f-8g-3h-15i-7j2k6|here's a7f-8g13h-4|here's:learnt g7|here:learnt b9|here:thing b3|hero c5|heroku d3g2k5|hetzner e4|hey b2c-6d4|hi a-4b23f-5k4|hidden h-4i8
him c-2e5|hire a12b-9d2e11f-3g-5h-2i-8k8|hired a4b-7f6|hires a9e3|hiring b-3c-5h-5k17|his f2g-2h13|hit f-5k13|hits b8d2g-2|hn b11|hold f3|holes c16|holiday f3|home b8d3h-3
homepage c16d-6f3|honest b-2c4h14k-2|honestly a3b-6d-8h17|honesty a8b-2j2|hooks i6|horror c11|host d2e2|hosting f2|hosts b-2d2k9|hot d3h13|hotel b-2f4i5|hour a2b7d-4e6f-3
hourly a6b-2c-2e9h2k-2|hours a7b2d-5f-5g2h-2i-2k2|how a8b-14d6e-3f-4g6h-7|hreflang g9|html a11e2f-2|hubspot d2e3|human i4|hunt a-4b2d8g8k-5|i d4f3g-2h-2j-6k-5|i'd a3b-2c6f-5h6
i'll c-8g-2h15k13|i'm a-7d6e-3f4g-4k2|i've h8|i:ago a15f6h-5k-7|i:bad a8b-3c-3d-9e2f7g7h-2k-7|i:gain a3b3c5f-13g-2k2|i:good a3b-5d-2e-7h2k3|i:guide a-2c3d-2g3i8|i:judge b-5c8h3
i:learnt a9b2c-11h-7k3|i:not b-5c-8d-4f12g-9h3i8k-12|i:show b10d-11f-5g6h-3i4|i:thing a5b11c-3d-6h-4k-3|icon b9c7e-2|idea a6b-11c11d4f8g-3h-11|ideas d4f3g-2i5|if a-6b4c4f-20h4i7k-8
ignores h10|illustrator d2|illustrators c2i4k3|image a-8g14|images a2e5|imo h13|import f11|imports b9f2i-2|imposter b-3f7i2|improve c10d-2|in b2c-7e-5f-2g3h-2i4|in-house e14
inbox a2f9k-5|incident a-2g8k2|included g10|income a5f-2h10i2|increase a4|index f4|indexed f2|indexes h-5|india b-2f8i2|indie b-3h4i4|industry h6j3|influencer d3e-5h3
influencers h13|instagram a7d2|installing c7d-5g2|instead a5|instruments c3i4|insurance f14|interest k4|interesting j9|internal b2i11|interview d7f-6g12h-7j9|interviewed a4
interviews a6b-4i3|into a-3b8c5d-8e-3f2g9k-7|intro g2|introduce g-3k9|introducing a14b9f-2g-2h-8i-7k9|inventory k8|investors a4|invoice a2c-4d7e-4g11h-13|invoices b-9d13e-3f4h5k-12
invoicing d5i3k-3|ios b3c8|iphone c-2d11|ireland d5e-2|is a-4b4g-3h5i-8j-4|isn't d4g-2h12|iso d16g-4|issue b-7f8k2|it d3e-4f-3g-5h4i9k-16|it's a-3b11c7d-2g-5h3i-3k-6|it:good a3
it:show b5|it:thing b8g3|italy a-2b7|itch b4|its a-10b10c-5g-9i-6k8|itself b2h3|jam f10|january b-3f5i-2k10|javascript g3|jira a2d-2f-2h12|job a2h4j-12|jobs c-2d7f3g6h-4
joined a-4k11|june i-3k10|junior a5d-3f-7|juniors i13|just a-4b2c-3f2g-9i-4k5|kanban b5|keep a-3b-5c-4e11f12g8h-14|keeper b2c-2d11e-4|keeps a-3e2f7g11h-5|kept a10b9f-8|kernel g2
key c-2d3|keyboard a-3b14d13|keys b3h3k3|keyword a-5f3h5|keywords h10|kickstarter a3b3e4f-13|kids i2|kill h2|killed a12b-5h11k-6|killing a5f4|kiln b6|kind i7|kinder h3|kindly c8
kiosk d-4e4|kit b4g5|kitchen c3|kitchens b4f-2h7|klaviyo d-5e19|km b8f-6h9|knew a4h-2|knives b13d-2|know a-12c9d2i-2|knows a-6d6|kotlin a2d-3e5|kubernetes e8i2
label b7c4d-4f-5g2i-12k4|lamp e3f-5g5|land b5f3|landing a5b-9c-2d2f-3g-8h2i2k7|landlord f13|landlords f-2h15|language b-5c10d2i3k-4|languages b7|lantern b12|laptop g5|laptops f3
laser d2|last b3c4d3g-2h-4k2|late g6h-6i9|later e5|laughed a2|launch a8b7c-3d-5e10f-14i-8|launched a-17b9c10f7k-14|launches b-2k8|launching a-4b18g9k-13|laundry d-4f8
law a8b-7g7h-3k3|lawsuit a17|lawyer a-3c-3d9e3k2|lawyers b8h-14i2|lazy a5h8|lead a7k6|leads a17|leaks g4|learn a-3e14f-4g4|learned a3h6|learning i8|learnings a2h6|lease a-2g9j2k5
leasing e2|leave b-7d3f12i-3k5|leaves a7f-3|leaving b2g8k-4|ledgerly b7k-2|leeds b7i-4|left a3c8e-5h-2k-7|legacy i3|legal d12h19i-12|lemon e7|lens e9h3|less b7d-2f-2|lesson b14d-8
lessons b3f2g-4i3k-6|let a18b-4f-5i7|lets b5c-4|letter a-4b11d-4f8g3|letters a4|level g5|library b10|licence d12|license a-3k16|licenses k10|lie g8|life h2i13|lifetime b-4i-4k11
light h14i-6|lighthouse c-4d6i8|lightroom b8|like a7c4e-11i-3k-6|likes c5d-7g11|line a2b5g6|linear e2|lines a-3b12f-2g12i-2|link f6|linkedin i12k-9|linking i10|links f5|linter b9
linux b8k-4|lisbon d3k2|list b-6c2f-12g12h2k-3|listen h7|listeners a5|listing f4k3|little b12c-3f-6h10|live b14f-9h-12i3k3|lives e3|living b7|load a12|loan e10
local a-7b-2e3f-8g3i3k3|locally f14|log k10|login f20|logo a-12c11d8e-11f-7h-2k6|logos e4|logs b6|lol e14|loneliness i8|lonely h10|long a-9d4g-10h8i-4j8|look a-3b-2c10e-7f8g2h-7
looking c10d3f-7g-3i-4k13|lose a-2f12h10|losing a-12b12f14g2h-6k-3|lost a4b-10g19h-4k-12|lot a5|love a-7e-2f8j2|lovely j5|low f2i4|loyalty f2|lunch b2|macbook e7|machine d5h2
macos b-3f6|made b8c5e-2f-11g-2|mail a-5b2e4|mailchimp a-4b-3f2g4|mailerlite d-4e7|mails e2|main f3|maintain f4|maintainers a2|make c3e-4f-3g9h8i-3k-3|maker e3|makes h14
making a-4b2d3g7|man f4|managed e4|management i3|manager a-12|managers a-2b8f3k-6|manchester i5|manual g2h4|many d3e4g-2|map a-3c4j5|maps b13e5i-2k-3|march a11b-6k3|margin f12k-2
markdown b5k-3|market a-3b3c-5e5f-2g7h-5i3k-2|marketer i9|marketing a7b-8d9e-6g-14h6i10k-4|marketplace a-5b10c13g-4|matter b-2f6h2|may a-4g2k8|maybe i8|mb f2g3
me a8c9e-2f2g-8i-10j-2k-13|meal c6|mean c6d3g-2|media a3g-2|meet b17g-2k2|meeting a9g-3h3|meetings a3c2h16i-5|meetup i-6k21|members e2g2|memory f6g3|mental i4|menu a10b6d-9f-3
merge g18h-12|message a8b8f-2|messages b15f3h-6k-2|messy b10g3h-2|meta d6f-5h3k3|microservices g-5h20|migrate g5|migrating a2|migration b-3c15|milk a-10b9d-3e4h3|mill e2|million a4
min b-2d2j4|mind h16|mine f3h-2j2|minute a5b-4f10g-3h2|minutes a4b-8f3g10h-4i-3|miss f6h5|missing b3c5|mistake h12|mistakes g13|mit a-9b10k6|mobile a6b3k-2|mode a3b13k-6|model i6
monday b11f-9k18|mondays d2|money c-5f8h7k-4|mongodb a6e4|monitoring d3|monoliths h9|monorepos i6|month a10d-6e-7f8g-4i-10|monthly a3b-3e11k8|months a10b5c-3e-2f12g-7i-7k-5
more b-13c-9d-18e12f8h12k-8|morning f-2h-6i2k4|most a5b4c2f-19k-5|move a-3d8h9i-3|moved a4f-4k4|moving a-2b-12e2g3k6|mrr a10|much a-3b-6d5h11|museum h2|music a-6e-3h7i12|must h4j3
mvp d6e-3|my a2c7e-2f6g-5h-5i-4j-3k-3|myself b-9c4d4k6|m² i4|n8n a7f-3i7|name a-16c5e-7f3g4|nas d9g-5|nearly f3|need b-12c6d15f-2g-8h7k-10|needed a-11c19g2|needs h21|negotiate g2
negotiating b7|negotiation c-2d11|neighbour d3|neighbours f4i2|neither e3|never a5c-5f3h7|new a-11b7c4h-4i-18k10|news k6|newsletter a5c-10e4g-7i3|newsletters d5|newspaper d11h-2
next a4b9d-3h-2i-10k6|nicely g3|niche g7|night a6b-4c22g-3k-9|nights b19i-4|nine f3|no d2f6g2k-13|no-shows b-2f11g3i2|nobody b-8c-5d-3f9h14k-4|nobody:ago c3d-2f12g-5k-2
nobody:bad a4c-5d-5e-6f7g6h2i-11k-3|nobody:gain a7c3f-5g2h-4i-3|nobody:good c-3e8f3g-8h-10k4|nobody:guide a2b-3d-2g15h-13i8k-4|nobody:judge a-6b-4c15e-10h4k-3
nobody:learnt a6b-2c6d-5e6g4h-3i-4k-7|nobody:not a5c2d-4f2g2h3i-11k-2|nobody:show b6c2g-5h-4i-9j-4k8|nobody:thing b2c2f-2h2k-2|noise f5i4|none f12|none:ago a3b-11f9h-2i8
none:bad a-6d-11f10g3i3j-4k-14|none:gain a9b-5g5k7|none:good a-8b5f-8g-6h-2i4k5|none:guide a8c-9e-6f-2g16i-18k-2|none:judge a-5b-3c24d10e-16f-2h4i-3j-10
none:learnt a14b-17c-2d7e-9g-8k7|none:not a-12d-5e4f13h-3k-11|none:show b9c-4d-6f4g-2h-3i-2j-2k7|none:thing e2f2h-10j-3|nonprofits a13|normal b9c-10d11e-6|not b-4d-2f5h11i-5k-7
note b8|notes b6c6e2h-10|nothing a-2d6i6|notice a-5b-3f12k9|noticed a14|notion e6f-10h2i-6k4|novel b8d2g-3|november i-7k9|now b16d6e-4f5g-7h-4i-13|npm b9i4k-7|october a-8f10i-6k16
of d-4e-4g-5i3|off a5b-3c8d-5g-5h-2i-2k11|offer a7c-7d10f-4|offering a2i-4k11|office a10b-6c-2d-2e9h-2|offices d4f-2h7|offline b19i-3|offsite d9g-7|often d3|ok a9b3k-3|okay h3
old a-4d-3e2f-5h9j3k4|on a-2e-8f3j3k3|onboard a5|onboarding c8e-3f8h-4i9k-10|once a-3b-10g15i-3j14|one a11b-3d-3e10f-6h3i-3k-11|one-star a5|ones b-4c-5e13h6|online a-2b3d-4f-6h-3k9
only b-3c3d-4f9h7j-14|open a-7b9c-2d-3f-2g5h-3i13|open-sourced b9k-4|opened a-3b22e-3g-7h-4i-17j-3k6|opening a3b2d-6f-12g2k6|opens a-3b4f7|opinion h14|opinions c16|options k8
or b-11c10d2e22f-10g-9h-10i-7k-6|order a-3b5|ordered a-4f9|orders a-2d4f7|organic h8|organise d3|other a-11d10f2g-3h7i3k-2|other:ago a8b5c-3d-3f8g-2h-10k-10
other:bad a2b-12e-2f10h4k-7|other:gain b5c-5e-2f-3g4k3|other:good d-2f2g-2h3k-2|other:guide b4g9k-13|other:judge a-3b7c12d-6e7g-2i-5k-16|other:learnt a11b6d-7f-8h2k-13
other:not c-3d4f6h7i-7k-7|other:show b14c-10e-3f-4g-2h-3k6|other:thing c2g-2h-2k2|our a7b3c2d-5e-7f4g-4h-11i-11k7|ours b7|out b7c-8d5e-3f7h-16i-6|outage a-2b-2g-5h8k7|outlook f11
outranks f8|outreach g-7i13|outside c9d-3f2|oven b9k-8|over e-2h-10i7|overnight f14|overpriced b6c3|overrated h10|overthinking h4|owes a-3f4h10|own c-9e15h2k-5|own:ago a-2f9h5k-3
own:bad b-5c6f10g-4k-10|own:gain a4|own:good b3f10k-17|own:guide a2c-3g7h-2k9|own:judge c10f-8j2|own:learnt f-7h8|own:not a-12c3f13h5|own:show a5b10f-11k3|own:thing a-3b9c6d-3g-3k7
owners b13c-4h3k-2|owns f2|pack b4d-2e4|package b11|packaging d3g7h-3i2|paddle e9|page b-5c7d-2f6g-4j-5k6|pages a-2c4d-4f3h12i-8k-3|paid a2c-3d3e6g-6i5k-9|pair f-3i14|panels b3
paper f-6k4|parcels a-8f9g3|parking c11|part f-3h-2k14|part-time d13e-3i-10j-7k18|partnership k12|parts a-3b2f9k-6|pass d8f7h-2|passed a-3b-2k20|passive e-3h6i3|password f6
patient c6|patients g3|patterns f-2h2|pay a6d2h-6k-3|payers g12|paying b-10h5k3|payment f17h-2|payments i9|payouts f3|payroll b2f5h-8k-2|pays a-3d4f3|pdf c5d-7j3k6|peace e3|pen g7
people a-3b3c5d2e-4f-3g2h2k-16|people:bad b4e2|people:guide g11|people:not f2h2|people:show h4|people:thing f9|per b3d-2e5|percent a5f5h-2k-2|perl a8|person a-3d3h3
person:? a-4b-2c5d6e3f2i-5j-5k-2|person:own a6c8d-4e-3f6g-5h-9i-9j-4k4|person:self a4c2d2e-4f3g-7i-6j-7k2|person:you a-5b3c2d3f-8g5h2i-5j-3|persons: a-2c-6f-3h3i4
persons:? a-2b3d8e7g-5i-7j-7|persons:own ? b-2c12d-3e-4f10h-6|persons:own a4b2c3d-9e-2f8g-4h-4i-10j-4k6|persons:own self ? c5d13f-10|persons:own self a7c6e-2f3g-12h-11i-5j-2k2
persons:own self you ? c10|persons:own self you c16d-6f-3g2k-2|persons:own you ? c19d-6e-2f2|persons:own you b7c8f-9h-7|persons:self ? a-15b-5c3d2g-2h14
persons:self a4c-7e-2f5g-5h3i-5j-6|persons:self you ? c14|persons:self you a-4b8d9e-2f-9g-6h-10k14|persons:you ? b-7d4f-2g5h-9i-2|persons:you a-9b3c-7d2e2f-8g6h6i-3|phone a8d-10h4
photo a-6b11|photograph g10|photographer e3h12|photographers g5|photography i9k-4|photos a-5c-10d5e-7g12i4k-11|php i5|physical a10b-3|physio h2|pi f5|piano b7|pick d-10e15
pickup c9|pilot c-3d-2k18|pipedrive e5|pitch c19|pivot f7|pixel b3i-4k9|plain a2e9|plan a2b-6c17f2g2h-11i-5|planner b7c6|planning f3i7|plans b9f-6|plant c3|platform e12f-6h3
plausible e4g4|playbook a-4b6g3|players f12|please a-5c14d13e-6f-10g-5i-9k2|plugin b-2g4|plugins i11|plumbers i6|pocket b4|podcast c-5f-10g-2i4k6|podcasters g3|podcasts c-11d11
point d12|poke c14|policy a2k4|portfolio b-2c13f-5k6|porting a16b-2|porto k3|portugal a12|possible a10d-8f5|post f4g3h-3i3|poster c8|posters a4e3|postgres d6e3h-9k4|posting f7j2
postman b3|postmark e4|posts c-3d-2h11i-3|pottery a5g-5k8|ppl h12|practical g9|practice b8g3|practices d-6g9i5|prefer e9|preorders e8f-7|prepare g6|present b12|presenting b14i-5
press g7|price a5b-3c-3d-2e9f-14g4k9|prices a4b-2c-4d4e-8f-3i6|pricing a3b-4c4g-3h-2i5j5k-4|print b3d-8e7f-4h8|printable j2|printed h4|printer b7d-10f10|printers f9|privacy i6
private b5e4k-2|pro i10|problem g-7h21|process a5f-4g12|product b-5c-11d10e-3f4g9i5k-8|production h6|productivity h6|products a-2d4h6|profit a3|profitable b-2e2k12
programming d6f-4i6|project a4b5c-3e6i-3k-8|projects g5h3i3|promised f4|promotion f12g-3k2|proper e7f4|properly g10|proposal c15d-7f2|pros e9|prototypes b7i2|proud b2k8
provider a-5d10g2h-2|psa f-2h-3k17|psychology i8|public a10b-5h3k3|published a9b4|publisher d4g-4|pupils e2f5|pushy c3|put a13b7c-11e7f-6g-4k-2|putting g-2h9|puzzle b4|python a-8b7
qr h7|quarter a4k4|quarterly d9i7k-7|questions a3i5|queue b5k-2|queues d2|quick c-4d11g6|quickbooks i3|quiet e5f-4|quietly c9d-9h7|quillbox d7|quit a3b-9c-5f5k7|quote c7|quoting b2
rails e9k4|rains f8|raise e7f-3g4|raised a5b-11f5h-3k8|raising h12k7|ran a11b-4|rank f9|ranking a-6f11|rant b-3f17h2k-3|raspberry f9|rate b-2c9d6f2h-13k-5|rates b-4i10k6
rather c-9e10h11|reached a6b-3f-7k6|react e8|read a-9c5d-2e-3j14|reader d5|readers a2b-5c4|reading b8d2g-3|readme c5h3|reads g-6h6|ready b6|real f-5g2i7|really b-4e15j6|reason c2f6
reasons d3f10|rebrand a4e6|recap i-18k28|receipts b4|recipe a-2b13|recipes h18k-6|recommend d12|recommendation d8|recommendations d15|record b5f8h-3|recruiter c-2d5f4k-2
red c14d-11|reddit a15c-3e-9|redesigned c7|redirects f3|reduce g14|referral a2|refund a-11f5g8h-3k7|refuses d-3f18|regex g5|regions g-4i11|register d4|registration k10
registry f9j2|regret a8c-5d4f-3h8|regrets a9|rejected f12|rejecting f8|rejections a11b-9f11k-2|release a4e8g7h-2i-8k-3|released b21|releasing b15|reminder a10f-4h-7k15
reminders a2k-3|remote a12b-2c-8d-3e-14f-7i2k4|rent g2k-6|rented d2e4|renting e10|repair a-2b10c-2h3i-2|replace c-11d12|replaced a8|replacement a-2b3k8|replies a8b-6f13
reply a2d14f-2|report j11k7|reports d-3i15|request a3g7|requests e2f6|research f-2h13k8|restaurant a15c-12d-3e8|restaurants a4b7|results a13e-5g-5k9|resume c6k12
retainers a13d-11f-7i10k8|retired b3f4|retiring g3|return a-6f5g7|returning f7|returns c-5d2h-2i7k2|revenue a9f-5|review a-5b-11e-4f4g7h-10k12|reviewing k11
reviews a-6b-3c-2e4f9g11i-15|revision b2f3|rewritten c11|rewrote a3b-2c5|right a-3c4e-11f-5h13|road a-5f5|roadmap a16|roast c26j-13|robot d-12f8h4|roles b13j-10|room h3|rota b4
rotate k10|round b-3k8|rounds h4|routine a4g9|row g3|rows d2f3|rude i3|ruined h13|rules a-4k4|run a13b-8c-5e-4f3h-12k4|running a2d-2h-3i3|runs b7d2f7|rush d10|rust a2b-2c-4e3
saas a3b-7c7d12i7j-12|sad h10i-5j11|safari f3i5|said a20b-12c-2f2k-3|salary d-2k9|sale a-2c-6e4f-9k19|sales b-9c-8d-2e10f8g-4i6k-6|salesperson a2c-4d7h-2i11|salon a10b-2c-5f6
salons b9|same g2h7|saturday a-12b5f17g-13k5|save a8f-2h7|saved a21d4e-3f-3|say a-16c9f-3h3i-7k3|saying f-6g6h-4i11|says a-5c13e-5f12g-9|scam c11d-8i-5k12|scared c8d-6g2
schedule d2|scheduler a11b4i-4|scheduling f9|school e4f5|schools a6c-6h-4i3k4|scope d2h-6i7|screen c3|screens h8i3|screenshots d6h3|script f-6g10|scripts b11f-2g4i-2|scrum h10
search a-12b4e2f-2h4k-2|season b-2h-2i6k6|seasonal h8i2|second b-3c5h-4|seconds c8f2|secrets d3|section c5|security b-4c-3d7k8|see a-6c11d-8g5|seed b-3d6k8|seeking c10|seen f2
self d-5f8g4h-2k2|self-employed a5|self-host c-2g3|self-hosted b12e2|self-hosting g9|sell a-9b-8d11|seller d-3g12|sellers e3i-2|selling a6b-2d2f-8i8k-4|sells b8d-2e7f-3h5
send c-2d4e2f2g3h-9|sends a5f6|senior d2i-9k14|sense d6h4|sent a11|sentence d-2|sentences:1 a-2b-3c-3d3g-2i4k2|sentences:2 a11b7c6d-7f3g5h-2i-25j-6k-13
sentences:3 a6b11c-3d-18e-3f7g10h3i-17j-4k-21|seo a2b-13c-6d2f-11i4k3|september a7b-4|server a6g11|servers e4|service b5|ses e3|session d2k5|set a-3b5d-2f-2g5k2|setting g6|setup c5
shared a6b10g-2|sharing j7k4|sharpen g2|she f6|sheet b3f-3g11i-2|shift c10f-2i15k-2|ship a9b-14f3h-2k2|shipped a12b3k-10|shipping b-8e-4f4i6k3|ships b8i-3|shoebox g4
shop c-2d2e2g7h-2i-5|shop's c5|shopify a-4b-3f2h4i5|shops a-6b4c-2g-4i15|short a2|should a-10c-3d10e7f-7g-8h13k-8|show b19d9g-3h-5k-7|shows a-7d3f12i3|side a7b-2c-7d5i8k-6
sign a4b-6c8d-5f7g2h-11i-2k-2|signed k6|signing c7|signs h3|signup b2c7|signups a-2f19h-3i-6k-3|silence i9|simple g12|simply e4g2|since a2d4f14g-3h-9i-2k-9|single a8b2c2d-7f-2g-5h6
sister b12|sit c4d-3f4|site a-3c5d-3e5f3|sites h5|six a7b8f-5h-7k-3|size c4|size:long a4b4c3e5h-2i-8j-2k-17|size:long no verb a3d-5e5f5g5i-19k-16|size:short a-2c-4d-8e-5h6i7j-3k7
size:short no verb a-3b-5c2d-2e-3f-4h3i11j-9k4|size:tiny a-7d-8e-3f11g-4h-14i12|size:tiny no verb b2c-2d-3e-7g-6i12j3k-4|size:usual d3h2i-5j-3|size:usual no verb e3f-2h-3i-7j2k4
skills f4|slack a8g-2|sleep d4h-4|slides j5|slots k6|slow g3i5|slower h4|small b5c-6d-3e6h-7i6j-3|smaller b10k-2|smarter d-12e18|smell f6g3|so a7c-9g13h-8k-7|soap b5f-9i9
social a9e2|soft b6|software c-6d4e-5f-8g4h6i7k-3|solar b8|sold a18|soldering b5e7|sole e2|solo a6c-3d5e2g-5|some c8|somebody b-8c8i14|someone b-2c6e6h-2|something a-3b4f-7i13
sort b2d11f-3|sound a-3b-2c20d-11e-6h8i4|sounds c11e-4|soup a2|source a-4b2d5h-4i15k-7|sourced b16k-2|sourdough c10d-8|space b-5k5|spain c4d2k-6|spam a-4f13|speak b6d2h-5
speaking i-5k13|speaks b10d7i-4|specialist e6|speed g4i15k-3|spend a-4d8e-2f6h6|spent b5f-2|spf f3|split g7|splits i2|sponsors a3b-2i4|sponsorship i8|spots b-3c8|spouse i10
spreadsheet a12f-3g4k-5|spreadsheets b15c3h2i-7|spring a3k4|sql b5|sqlite e2h2|squarespace d11e2|squeezy e6|stack a8|staff b2f-4h4|staging a4|stall d-2g15|stalls b13
standups a13f-2g11h4i-13|stars e5i-6k14|start a6c-3d5|started a4i5|starting b11|starts b4f-9h2k4|startup c9d-3|startups a3b7f-4h2k-3|state k8|static b9e2|stats b7|status a-2b7k8
stay d2|steam a5g-2h-3|step f8g16|steps g25|stickers e6|still a-4b-6c-3d14f15h3k-5|stock b22d3e-8g5k-5|stop b-13c7d-4e-9f4h9|stopped a13|stops f16h-6|store b3f-3g6k-2
stores a-2f9i3|stories b12|story a11b-11f11h-3i-3|strangers f3|strategy d5h7i-2|street f6|stripe c-2d9e10f2h-7i-8|struggling a-3f17|stuck c8f14|student b3|students e6h-4k2
studies c9|studio d2f-3k10|studios a-4b5i8|study c-3d12|stuff e5|subject b-9g4i14k-8|subreddit b13g-2|subs a11|subscribers b-7|subscription c8f-6i2k-4|subscriptions d4|substack e6
success f5k2|succession i9|such h8|summer b5d-3f-6g3k7|sumup e7|sunday f-7h-11i5k13|sundays a6|supplier d10f11|support b-16c-7f4h10i2|sure e4|surfers b6|survey d-11j6k25
survive g11|suspended f5|svelte c3e6|switch d3h4|switched a3d-13e8k7|switching a7d7k-6|syndrome b-2f4|synth a-2b10f-2|system b9c-4d6e-3k-4|table e13f-5k-3|tables b2|tabs b6h7i-10
tagline c12d-7|tags f3g4|tags: a6b-3c4h6i-4j6k-4|tags:adverb b10|tags:adverb determiner noun preposition f18|tags:adverb noun joint noun e5i3|tags:adverb noun mark c11
tags:adverb noun noun noun b12|tags:adverb noun preposition determiner k5|tags:adverb noun preposition noun b-3k15|tags:adverb noun verb determiner c4
tags:adverb preposition noun noun k8|tags:adverb pronoun auxiliary verb b2|tags:adverb pronoun verb determiner f9|tags:adverb pronoun verb noun b5f-6h7
tags:adverb verb determiner noun b2c2d-2f-10h-4k7|tags:adverb verb noun b3|tags:adverb verb noun noun a4c3f-4k2|tags:asking adverb auxiliary pronoun d6
tags:asking auxiliary determiner determiner b12d-10|tags:asking auxiliary determiner noun a-13e8f5g-8h2|tags:asking auxiliary noun noun d2k13|tags:asking auxiliary noun verb d8
tags:asking auxiliary pronoun adverb f-2g-5h12|tags:asking auxiliary pronoun auxiliary c-23e7f11|tags:asking auxiliary pronoun preposition d9
tags:asking auxiliary pronoun verb a-2c8d5e-6h-13k7|tags:asking auxiliary verb pronoun c10|tags:asking determiner noun auxiliary g2|tags:asking determiner noun noun a10c6d10e-4g-7
tags:asking determiner noun preposition a3c-3|tags:asking negation to verb g8|tags:asking noun auxiliary determiner d14|tags:asking noun auxiliary pronoun d16
tags:asking noun auxiliary verb g9|tags:asking noun determiner noun c8d-7|tags:asking noun joint pronoun a3|tags:asking noun noun auxiliary h6|tags:asking noun noun noun i10
tags:asking noun noun preposition a7e2|tags:asking noun noun verb g-5i3k5|tags:asking noun preposition determiner g5|tags:asking noun preposition noun d6
tags:asking noun verb to d2h5|tags:asking pronoun auxiliary verb a7d-6g8h10|tags:asking pronoun verb adverb a5|tags:asking pronoun verb noun a10d5
tags:asking pronoun verb pronoun a14|tags:asking to noun joint g2|tags:asking to verb determiner a-4g8|tags:asking to verb noun g8|tags:asking to verb preposition g12
tags:asking verb preposition determiner c5|tags:auxiliary determiner noun adverb d-3e3|tags:auxiliary determiner noun auxiliary d2
tags:auxiliary determiner noun noun c8d-3e2f-2g10h-11i6|tags:auxiliary determiner noun preposition d3e-3g2i9|tags:auxiliary determiner noun verb d5h6
tags:auxiliary noun adverb determiner c3|tags:auxiliary noun adverb noun d6|tags:auxiliary noun adverb verb d12|tags:auxiliary noun determiner noun c8d-10f10|tags:auxiliary noun j3
tags:auxiliary noun noun adverb d18|tags:auxiliary noun noun determiner e6h11|tags:auxiliary noun noun mark d8|tags:auxiliary noun noun noun a14e-7h-5
tags:auxiliary noun noun preposition e3|tags:auxiliary noun noun to e3|tags:auxiliary noun preposition determiner e4|tags:auxiliary noun preposition noun f-2
tags:auxiliary noun to noun b16c-4|tags:auxiliary pronoun adverb auxiliary e5|tags:auxiliary pronoun adverb verb b11|tags:auxiliary pronoun determiner noun h6
tags:auxiliary pronoun preposition determiner c10|tags:auxiliary pronoun pronoun verb d7|tags:auxiliary pronoun verb asking c17d-3|tags:auxiliary pronoun verb determiner a7d10h-3
tags:auxiliary pronoun verb joint c-7d21|tags:auxiliary pronoun verb mark c2|tags:auxiliary pronoun verb noun a-2c4d6e6|tags:auxiliary pronoun verb preposition c4e6
tags:auxiliary pronoun verb to b9c-9f-4h6|tags:auxiliary verb determiner noun b-2c3d-6k7|tags:auxiliary verb preposition noun f10g3|tags:determiner b8
tags:determiner determiner noun noun a10|tags:determiner noun asking pronoun f12|tags:determiner noun auxiliary adverb f-8h11k5
tags:determiner noun auxiliary determiner b-7f-13i15k8|tags:determiner noun auxiliary noun b-18f16h-3|tags:determiner noun auxiliary preposition a5f6k-5
tags:determiner noun auxiliary verb a-9f7g-2h3k15|tags:determiner noun determiner noun a17f2i-2|tags:determiner noun g14|tags:determiner noun joint determiner e6
tags:determiner noun joint noun g5|tags:determiner noun joint pronoun a-2b4|tags:determiner noun joint verb a4f-7h7|tags:determiner noun mark f6
tags:determiner noun noun adverb a-12c5f4k5|tags:determiner noun noun auxiliary d-2g-3h17|tags:determiner noun noun b-6g8k7|tags:determiner noun noun joint a16f-12g-8j2
tags:determiner noun noun mark c4|tags:determiner noun noun negation f7|tags:determiner noun noun noun b10c3e2g4i-6j-3k-2|tags:determiner noun noun preposition a8b3d-5e-5h-2i4k-18
tags:determiner noun noun pronoun a2b10d2f-2h-4|tags:determiner noun noun to b2d6g20h-6i-6|tags:determiner noun noun verb f6h2|tags:determiner noun preposition asking f-2g15
tags:determiner noun preposition determiner c-8d-3e3f-2g-6j3|tags:determiner noun preposition noun c8e-6f-8g-2h9i2j4k-4|tags:determiner noun preposition verb d5f-5g-3i6
tags:determiner noun pronoun verb a5b-4g4h-3|tags:determiner noun to noun g9|tags:determiner noun to verb b-5g4|tags:determiner noun verb determiner b-5c3f12k4
tags:determiner noun verb joint a-4f14|tags:determiner noun verb mark d13|tags:determiner noun verb noun a-2d3f2k5|tags:determiner noun verb preposition a2b-2g-2h-8i21
tags:determiner noun verb pronoun a8f4|tags:determiner noun verb to a3h7|tags:determiner noun verb verb f10|tags:joint auxiliary pronoun verb c-10d5e13
tags:joint determiner noun verb g3|tags:joint noun auxiliary pronoun d7|tags:joint noun auxiliary verb c5|tags:joint noun verb noun c15d-8e-2
tags:joint preposition determiner noun c12|tags:joint pronoun verb determiner c4h2|tags:joint verb determiner noun d5|tags:joint verb noun preposition d-2e12
tags:noun a-9b2c-5d6e-7f-8g-6i9j10|tags:noun adverb d15|tags:noun adverb noun noun b3i-2k7|tags:noun adverb to noun b16|tags:noun adverb verb determiner k2
tags:noun adverb verb noun b4k5|tags:noun auxiliary adverb noun b12|tags:noun auxiliary asking noun h2|tags:noun auxiliary determiner noun h19|tags:noun auxiliary noun b6h4k-6
tags:noun auxiliary noun determiner h9|tags:noun auxiliary noun preposition b-2k11|tags:noun auxiliary verb b8|tags:noun auxiliary verb determiner b-3f2k10
tags:noun auxiliary verb joint f9|tags:noun auxiliary verb noun b9|tags:noun auxiliary verb preposition b-5k4|tags:noun joint adverb preposition c6e-4
tags:noun joint determiner noun a7|tags:noun joint noun e5h6k4|tags:noun joint noun joint e20|tags:noun joint noun mark c7e-5|tags:noun joint noun noun e9
tags:noun joint noun preposition e25|tags:noun joint noun verb k11|tags:noun joint verb preposition h6|tags:noun mark b-2c9d-9f-2h12|tags:noun mark determiner noun b8c3
tags:noun mark noun joint b-2e14|tags:noun mark noun mark c-6d3e8|tags:noun mark noun noun b11g-2i4|tags:noun mark noun preposition b4e-3k8|tags:noun noun adverb b-4c9e9f12i-7k-3
tags:noun noun adverb joint e5|tags:noun noun auxiliary adverb b6h3|tags:noun noun auxiliary auxiliary h8|tags:noun noun auxiliary determiner b-2h24
tags:noun noun auxiliary negation h5|tags:noun noun auxiliary noun b5e-4f5g7k-2|tags:noun noun auxiliary preposition h-2k2|tags:noun noun auxiliary pronoun k2
tags:noun noun auxiliary verb b-4f5h3k2|tags:noun noun b6c-7d-6e-14f-12h4i12j-6|tags:noun noun joint determiner e6i12|tags:noun noun joint noun a4b2e8h-4
tags:noun noun joint pronoun h3i3|tags:noun noun joint verb b3h-2i7|tags:noun noun mark auxiliary c11|tags:noun noun mark determiner b22h-5j5|tags:noun noun mark e-5g19
tags:noun noun mark joint i8|tags:noun noun mark noun a16b-6g-6i5k-2|tags:noun noun mark pronoun a-5b3h7|tags:noun noun mark verb b4h7|tags:noun noun noun adverb b9d5i-2
tags:noun noun noun auxiliary d7f-5h5k-4|tags:noun noun noun b-2c-2f2g-4h-6i13k12|tags:noun noun noun determiner f12i6|tags:noun noun noun joint a-3b5f2g6h-4
tags:noun noun noun mark a6b2e2f3g-8h-9|tags:noun noun noun noun a-3c-7d-4e5h10|tags:noun noun noun preposition a-4b-2d3f-6h-5j4k6|tags:noun noun noun pronoun a-9b-3c11d9f-2g-3i11
tags:noun noun noun to h12k-3|tags:noun noun noun verb b-5h5k11|tags:noun noun preposition adverb i2|tags:noun noun preposition determiner a-3c8d-6g-11h-7i3j2k8
tags:noun noun preposition noun a-2d-6g3h-5i5k3|tags:noun noun preposition preposition f19|tags:noun noun preposition pronoun b2d-6h10|tags:noun noun preposition verb a8d11
tags:noun noun pronoun verb a7g-4h8|tags:noun noun to determiner g8|tags:noun noun to noun g8i2k-3|tags:noun noun to verb g20|tags:noun noun verb adverb h5
tags:noun noun verb determiner a-3c3f11h7k-8|tags:noun noun verb mark a10|tags:noun noun verb noun a-6b4f6g-3h2k-3|tags:noun noun verb preposition a12e2f10h-8
tags:noun noun verb pronoun h2|tags:noun preposition determiner noun a-5b-4c-2f-3g7h-14i4j2k5|tags:noun preposition noun a8b-8e-7h-2i12k3|tags:noun preposition noun adverb c2
tags:noun preposition noun auxiliary b15h2k-6|tags:noun preposition noun joint i5|tags:noun preposition noun mark d7h2|tags:noun preposition noun noun a-3c-11f8g-4i4
tags:noun preposition noun preposition b-10d6e10f-4g5h-3k-5|tags:noun preposition pronoun verb g3|tags:noun preposition verb determiner f4|tags:noun pronoun preposition noun d3k8
tags:noun to noun b7|tags:noun to noun preposition a15g-9|tags:noun to verb determiner g3|tags:noun to verb noun g6|tags:noun to verb preposition e8g-2i17
tags:noun verb determiner noun b6c-3e-2f11i-2k4|tags:noun verb noun adverb k6|tags:noun verb noun joint b5f4|tags:noun verb noun noun a-3b7f-8h10|tags:noun verb noun preposition f6
tags:noun verb noun verb a9f-4h4|tags:noun verb preposition determiner a-6b-8c9f9h-6k10|tags:noun verb preposition mark f4|tags:noun verb preposition noun a12h8k-6
tags:noun verb preposition pronoun e7|tags:noun verb pronoun pronoun f-3h10|tags:noun verb to noun e10|tags:noun verb to verb d2|tags:noun verb verb determiner f9
tags:noun verb verb preposition f6h-2|tags:preposition asking noun auxiliary d2|tags:preposition determiner noun determiner h8|tags:preposition determiner noun noun b-6e3h7
tags:preposition determiner noun preposition i9k8|tags:preposition determiner noun pronoun a-9b11g8h-2|tags:preposition noun noun preposition b9
tags:preposition noun noun pronoun a2b2f-3|tags:preposition noun pronoun auxiliary a7|tags:preposition noun to noun a4|tags:preposition noun verb determiner a4f-2
tags:preposition verb noun noun a8|tags:pronoun adverb mark d-9f12|tags:pronoun adverb verb determiner a-5c5h4|tags:pronoun adverb verb noun f-2k3
tags:pronoun adverb verb to b-3k10|tags:pronoun auxiliary adverb noun a4b-3k3|tags:pronoun auxiliary adverb verb a-4b19f-7|tags:pronoun auxiliary auxiliary determiner c10h2
tags:pronoun auxiliary determiner auxiliary h8|tags:pronoun auxiliary determiner noun d-3f5k12|tags:pronoun auxiliary negation verb f8|tags:pronoun auxiliary noun noun f2h-3k3
tags:pronoun auxiliary noun preposition f2|tags:pronoun auxiliary noun to h10k-2|tags:pronoun auxiliary verb determiner h11|tags:pronoun auxiliary verb f8k3
tags:pronoun auxiliary verb noun a-5k17|tags:pronoun auxiliary verb preposition e12f2|tags:pronoun determiner noun noun f5|tags:pronoun joint verb noun b8d-6h4
tags:pronoun preposition determiner noun k8|tags:pronoun preposition noun noun i5|tags:pronoun verb a-2b3f5h-9k6|tags:pronoun verb determiner noun a3b4d4e-8f3g-13h-4i-6j-4k4
tags:pronoun verb determiner to a10|tags:pronoun verb joint determiner h9|tags:pronoun verb joint pronoun b-3f-8k17|tags:pronoun verb noun b6f-2h5
tags:pronoun verb noun determiner g4|tags:pronoun verb noun joint b7f-11h3|tags:pronoun verb noun noun b-4f2g-2h10k-3|tags:pronoun verb noun preposition b2
tags:pronoun verb preposition determiner b-4e6g-2k7|tags:pronoun verb preposition joint f4|tags:pronoun verb preposition noun b6d4h2|tags:pronoun verb preposition to a2
tags:pronoun verb pronoun noun a14|tags:pronoun verb to noun a10f-5h2|tags:pronoun verb to verb a2g4|tags:pronoun verb verb noun g14h-13|tags:verb determiner noun a7f-6h-3j2k3
tags:verb determiner noun joint b-4c-2d2e14g-10k10|tags:verb determiner noun mark g9|tags:verb determiner noun noun a5b2c-3d-2f-3g7h-8k2
tags:verb determiner noun preposition a8b-3c-2d2e-2f-2h-4i3|tags:verb determiner noun pronoun g8|tags:verb determiner noun to d3f8|tags:verb determiner noun verb e2f11g-2
tags:verb determiner preposition b16|tags:verb f10|tags:verb noun b9f-3i14|tags:verb noun determiner noun b10|tags:verb noun mark adverb d8g4|tags:verb noun mark determiner b21
tags:verb noun mark noun f7|tags:verb noun noun g-8i19k8|tags:verb noun noun joint g13|tags:verb noun noun mark b8|tags:verb noun noun noun a7c2g4h-3i-5k7
tags:verb noun noun preposition a11c7d-6f-11g13h-9i-4k-6|tags:verb noun noun pronoun f8h2|tags:verb noun noun to a-4c5i7|tags:verb noun preposition determiner b-2d6f2h-6
tags:verb noun preposition noun d-5e5f3g4i2k-9|tags:verb preposition adverb noun c6|tags:verb preposition determiner noun a7b-9c-3d13f-12g-2h-6i7j2
tags:verb preposition mark joint f5|tags:verb preposition noun a2b-3h9|tags:verb preposition noun mark b4d-2f11|tags:verb preposition noun noun a-4c3d-17e-2f6g2h-7i7
tags:verb preposition noun preposition b2c3d-8f6h-3i-2|tags:verb preposition preposition noun b7k6|tags:verb preposition verb determiner d23|tags:verb pronoun asking pronoun c2
tags:verb pronoun determiner noun d20|tags:verb pronoun noun noun b9|tags:verb pronoun preposition determiner d8|tags:verb to verb determiner a-5d-3f11k11|tags:verb to verb noun f6
tags:verb verb determiner noun g-2h9|tags:verb verb noun preposition h3|tags:verb verb preposition determiner a-8f9h2|tags:verb verb preposition noun h4|tailwind b-2e4h8
take b7g-5h8i-4|takes f18|taking b-3g3k15|talk a-7b-6c-2f3h11i5j4k-2|talking a-3h15|tasks b10|taught a6b5|tax a-8b-6d3g3i-8j3k6|taxes d2i8|tea a4c7e-5|teach h5|teacher f5h8i-2
team a7b-10c-9d7e5f-4h-11i4|teams b14c-2f-7h13i4k-8|tear c20|tech a7|technical i4|technology h7|teenagers b9i5|tell b9c11e-4g-7k-5|tells b12f-7|template b4c-4f-2g11k-8
templates a3f-4g6|ten a11b3c10e-2f-6i-8k-8|tenant f6|tenants b6d-3i3|term k2|terminal b7|terms k12|tern b14c4|test c19d-7|tested a4|tester a10|testers b-15c31f4g-2k-6
testimonial g4|testimonials c6|testing h3|tests f7h-2|texas d4|text a2b19d-5f-4k-2|texts c3|than d-14e10g-7h14i-2k-5|thank a2f-2g-3k13|thanks c2|that a4b5d-2e-12f-5g4k-4|that's h10
the b-2d-4e-2f2g2i4j2k-5|theatre h15i3k-7|their a2c-5d4g-2k3|them b-6c-4d5f7h-2|theme b10h13i-3k-10|then b2f3g9h-7|there a-3b-2d9f-4h13|there's h7|these c12d-3g16h-9
they a12b-11f6g-4h7k-6|they're f5|thing a-9c2d4h7|things a13b-2f-10g2h4|think b2c6d-15f-5h20|thinking d18f4h-2k-7|thinkpad e8|thinks d-8f12h4|third f13
this a2b2c10d-11e-13h-8i-12j12k5|those d3|thought a6c4d-2|thoughts b-2c8d5e-2f-3h5|thread c-4g-8i-6j8k24|threads b4|three a4b-10c3f3g-2h2|through c3e3f-2|thumbnail c2
thursday b15i-10k8|tickets a7b-2d-6h-8k9|tide b3|tidemark b14i-3|tier a2b-11c4d7|tiktok a11d2|til a12f-5g2h2|tiles c8|till a-2c-2d14e6f5h-6|time b-4c5e-7f4h3i-6k-13|timer f8
times a9b-5d-2f4i2k-2|timetable b2k4|timing a7|tiny b8d-5f-4g4h-7i4k-13|tipping h8i9|tips d7g7h-3|tired a-9b3c-3f3h12k-4|to a2b-2c-3g7i-2j-5|today a-6b6c-6f5g-8h-10k12|todo c4
tokens b10k-2|told a16h-5|tomorrow b8k4|tonight b4h-2k5|too a-9c6e-4f10h3k-3|took a15f4k-2|tool a-13b4c3d7f2g-5k-11|tools a12b-4f-3k2|torn e10|total e3g-2|touch f6i5|tour c10d-7
town c2i5|track b2f-3g2|tracker a2b5c4k-2|tracking b2|trade b-3f-2h10i3|trademark d3|traffic f7g7i-2|train b11h9i-2|training e5|translate g4|translator a8|tree a-5f8h-4k8|trial h2
trials g-2h11|tricks g8|tried a7b-3c-5e6f5k-4|tripled f6|truck f-3g6k13|true h13|trust a-7e-4h9i10|trustworthy c2|truth c17h-2|try a-5b4c11d-4|trying d6f7|tuesday b4f3k3
turn b5g3h3|turn:a thing a-5b8c6d6f-11g3i-5j-5k-13|turn:acted a10c-3d-3h-3i3|turn:ago a8b3c-6e-5f11g-2h-3k-11|turn:all a4c-7e-4f5g3h6i-10j-2k-5|turn:ask b-3c6d12e4g-5i-8j-2k-2
turn:bad a5b-3c-2d-3e-4f10g3h3i-2j-2k-11|turn:between a-2b-3c8d-3e15f-2g-2|turn:counted a12b-3d-5f-5g20h-4i3k-12|turn:either b-10c7e27f-6g-6h-9i-9k-5|turn:gain a5b2f-3g2h-4i-6k2
turn:good c-2d-2e2f3g-4h-2|turn:guide a3c-3g16h-2i-4k-5|turn:judge a-5c18d3e-8h4i-6j-6k-5|turn:judged c9e-2g2i-4|turn:learnt a12b3d-6h-2i-4
turn:machine a2b4c3d-4e-2f5g2h-2i-5j-6k-3|turn:metric a5b-5c-5f7g3h-3k-10|turn:not a2b-5d-3f10g3h6i-2k-15|turn:offer a-6b6f-5k3|turn:options b-7c-5d-12e32f-5g-6h14i-9k-9
turn:own thing b10c5d-2h-5i-4j-11k4|turn:people a2b-4c-3h2i3j-5|turn:plea a-2b-7d5e-3f22g-4h-6|turn:praise c-2d4e2f-4h9i-10k-3|turn:ready a-3b10c-5d-2e-2f2g-2h-3j-5k8
turn:request a-10c10d7e5f2g-12h-2i-10j-5k-2|turn:show b11d-4e-2f-4h-3i-2j-3k6|turn:stance b-8d4g-2h13i-10j-2|turn:than d-13e9g-4h14k-3|turn:thing b7f-2h-5k2
turn:verdict a-2b-9c3d2f-4h11i-5j3k-18|turn:versus a3b-3d-3e28f-4h-14i-4k-3|turn:which a-2b3d7e4f-3g2h-2i-2k-13|turn:would a-6b-13c2e9f8g-7h-3|turn:yours a-4c-2e-3f-14g9h4j-2k2
turn?:a thing a5b-5c5e2g-13|turn?:acted b-4c6d9e5f-10|turn?:ago a-4c5d11f2|turn?:all b-3d8f6g-4h-14k-2|turn?:ask b4d7e-3g2h-5j-3|turn?:bad c7g-8|turn?:between c4d-2e13f-2g-2
turn?:either c4e13f-3|turn?:gain e9|turn?:good b-2d3e8f-4h-4|turn?:guide a7d5e2f3g-23|turn?:judge a-3b-4c7d6e-10f-7g5h5|turn?:judged a5b-5c9h-6|turn?:learnt a-13b9f3
turn?:machine a-6b8c4d-2e7h-2|turn?:metric b-2d9e3g-4|turn?:not a3e-6g-3h3|turn?:offer d5|turn?:options d-9e21|turn?:own thing d-7e4f2|turn?:people a-7c2d13e3g-12h-6k4
turn?:plea c-2f11|turn?:praise b4c2d5g-2h-4|turn?:ready a4b-13d10f-8h2|turn?:request b-6e2f7g-3|turn?:show b-6d3e5f-7h5|turn?:stance b7d3|turn?:than d-5e11|turn?:thing b-9d6e4f-2g6
turn?:verdict b2c5d-2|turn?:versus d-10e14|turn?:which a-5b4c4d6e2f-2g-11h-2|turn?:would a-2d-2e3f7|turn?:yours c4d5g8|turned a5f-9g-2k12|turning d3|turns c13d-5f-7h-5k2
tutorial a-2b-5f11g20h-4|twelve h11|twice a4f7|two a9c-7d-6f8|two-person a3b2|type c8f-2|typescript i7|ui b7c3h2|uk d3|uncle e2|uncles i4|under a-2b3c-3d11f4g-5k-8|undercharging f6
underrated h17|understand c6f5|understands a-4d17e-2f5|unity e4|unpaid d5f-13g8i2|unpopular h13|until a-14d2e6f12g-2i-8k5|up b8c-4d3f3g3h-12i-11j-4|update b-4c-7f10h3k4|upfront d4
uptime b5|us a9b-8d5e-2f5g-6h-2|usage-based c-10d11|use a4b3c-4d6f-6g2h-11i-4|used a5c-5d4e4h-2k-2|useful b2|users a6b-8c6e4f4g-7h-3i-3|using b2d18e-6f-8|v2 b3|va c-4d13e3
validate c5|van a8e2|vanish f9|vat b-2d10k15|vc a5|vendor a-2f5h11i-3|vercel e2|version a2b17f-5k-11|versus e21h-4|vets g-2h18|via j10|video a5b-12c2d-4f-8g-8h14j7|views c4f-3
village a6i11|vintage b3k-2|virtual k15|visitors a-8b-6f21|voice b2c14|volunteer i4|volunteers k4|vps d8e6g2h-9|vs a8d-4e31f-3g-2h-4i-12k-3|w d7|wait b-2c-2d9h17i-6|waiting b-2
waitlist a5g7|walkthrough g13|wall e6|want b-13c10g2h6|wanted a-8b-3c18f3g-7i-4k4|wants a-12b-3d10f7h5k-2|warehouse a7b-2d11k-4|warning f6|was a7b-2c-5d9g-2k4|waste b7|watch d2
water d-8f14h4|way a6b-5d4g-2h2|ways g10i5|we a6b3d-14f3g-6i-7j-2k4|we're b7f-2h-6k7|we've a-4b6k7|web a-4b2f-4h12i-3k2|webflow d5e7i-4k5|webhooks f4|webinar b-8i-5k22|webinars g2
webshop f9|website b7e3f-3h-4k-2|websites f-4k10|wedding f6g-4k-8|weddings b3f-5h8|wednesday a-2e2k7|week a3b-3c-10d-6e-7f5g2k7|weekend a7f-4h2k-3|weekends a5b3
weekly a5b6c-8f-6g-2h-5i-9k8|weeks a9b-4d8e-4g-5h3k-4|welcome b15c7d-7|well b4|went a16b-13c-6f2h-5|were a-2b-3f9i-2k7|wet f3g10|what a5b-2c3d6g2h-14i-7j-5k-2
what's a-2c11d12e7f-3g-10h-10|when a7d4g11h-16i-6k-8|where a-2b-3c5h2|whether e12f-8h4|which a-7d3e10f-10g-3h-12|while b10f6h-2|who a-11b7c-2d5e-7h5i4k-9|who:anyone b3c-4d10e-4h3
who:asked a-2b-2d4g2i-2|who:everything g14|who:here b6|who:here's g7|who:i a3b2d-4e-2g-2j-6k4|who:it's b3h4j2|who:me a9h8|who:nobody d2j-2|who:none d-2h-2i5
who:other a-2c-3f3h5i-3j-3k2|who:own d-3e-9f2j-2k4|who:people a-6c-4d-2g3i4|who:somebody f4j5|who:someone f7|who:there h3|who:they f16|who:you a-5b3f-5g3h5k-4|who:you'd c9d7
who:you'll a8|whole b-10g12|whom a2b8d-3f-2g5|why a4b-8c-2f5g-6h7i-2k-4|wich d14h-4|wife b11c-4f2|wifi b-2f16|will a-3f-6h9k6|win g3|window c10|wine i8|wins g-4k16|winter b-4i5k15
winters b4|wish g-3h9|wishlists a6f-3|with a-2b2c-4d4j-3k-3|within b7c-2f-11h3|without a7c-11e-10g3i7k-10|woman i7|won f-5k8|won't a-4f12|wondering d16|woocommerce b-2e6
wooden b5k-2|wool b2e6|word f10g-2h7i3|wordpress d-6e12g5|words h2|work a-8b-16c-6d7e-3h13i3k2|workers c9|workflow a12g5k-7|working e5g-5h-3i5|works a-5c6d6e-5k-3
workshop b3c-4d-7g4k7|world a2i3|worse a-5c14f-11h9|worst a10c2f-3g-2h5|worth c-5d8e2g-3j15|would a2b-4c6e4f3g-12h-6k-4|wouldn't c4|write d-2g16|write-up j3|writes b11h-3
writing a9b-3g10|written b6|wrong d-15f9h6|wrote a-6b9c9f-13g4h-8j2|wtf f12|year a14b-7c-5d-9i-7k6|year-end i2|yearly e9|years a9c-3f-9h7i-11k7|yes f9|yesterday a3b-3h8k-6
yoga e12i-2k2|you a-4b3c2d4f-2i-8k-3|you'd b6c5d3f-2g-2|you'll a3|you:ago b3|you:bad b3d-5|you:guide g15|you:judge g4|you:not d-4h9|you:show c2d2g-5|you:thing b10d4e-4g-8
young g-3h5i7|your a-6e-2f-14g7h3|yourself d3g-2k8|youtube c2d-4|zapier a7f-4h2|zero a2b14f2g-7h-4i-5|zig b11|zones f5g2i3|zoom f6h2i2
`;
