/** What each word and turn of a topic says for each kind. Written by `npm run topics -- --fit`. */
export const KIND_WEIGHTS = `
, b7c2f-2g-2h-3k-5|: b8c4d-5f-8h-3i-15j4k3|? a-2b-3c6d6e3f3i-5j-5|a c-3d3e3g4i-4j-3k-4|about b4c6e-11f-7g-3j5k-16|about:a many b9i3j-10|about:a many none b2e2g3i-2j-5
about:a one b-5d-5g2h3i-7j6k-4|about:a one did a10j7|about:a one do h4|about:a one does b5g-7h11|about:a one doing g7|about:a one is h12|about:a one may e2
about:a one none b-2c8g13h-9i-4|about:adverb many c-7e11|about:adverb many none b3c-7f5|about:adverb one b4c3e-10g-8i-5k5|about:adverb one did b2f2k2
about:adverb one do a3c8d2f-5h-4|about:adverb one doing k7|about:adverb one is k5|about:adverb one may h4|about:adverb one none a-6b6e-8i-6k3|about:an one did j3|about:an one j5
about:asking many did a5|about:asking many do a-2e2g-13h10k4|about:asking many doing c4|about:asking many e3f-8g-4h6k2|about:asking many may g7|about:asking many none d4e6
about:asking one a6b-5d3g2i-3j-2k-2|about:asking one did a20d3|about:asking one do b-3c-5d9f-5g13|about:asking one does a2h6|about:asking one doing a10c-3d5
about:asking one is c-8d7g-6k4|about:asking one may a-3d4f2g-2i-2|about:asking one none a-14c7e4|about:asking one not a4|about:asking one was a7d8g-6
about:auxiliary one a-4c3d6e3g-2j-3k-4|about:auxiliary one has d5e5|about:auxiliary one is a2c2d6e3f-8h-4j-4|about:auxiliary one may c3d4e2g-5h-2k-3
about:auxiliary one not a-4d-2e2f6h9|about:auxiliary one was d5h11|about:determiner one d8e-2f6g-4h-3k-2|about:determiner one do c-2d4|about:determiner one none b2c6
about:every one a-3f7h4|about:every one do f9|about:half one a2f5|about:half one do f8|about:i one b3d-2e-2g-5h2i-7j-6k5|about:i one did a4b5d-7e-6f-2g2j-4k4
about:i one do a-2f2g-4h4i-2k2|about:i one doing a-6b6d3h-3k8|about:i one has a-8e-7f5k7|about:i one is a-10b2f4k7|about:i one may b-3c2e8k3|about:i one not f8h10
about:i one was b2f-2k5|about:joint many c5e-4|about:joint many do g4|about:joint many may c8|about:joint one b-9d6e7f-11i4|about:joint one did a6|about:joint one do g3h5
about:joint one does c5i11|about:joint one has d7|about:joint one is d8|about:joint one may d8e4h-3|about:joint one none c-3d3e7|about:joint one was e5|about:many many did b-2c11
about:many many do a-2d2f15g-4h5|about:many many does f2|about:many many e-4f5g-5h8j-7k-2|about:many many is b8f-5h3k5|about:many many may h17
about:many many none b-2d3e-3h9i3j-4k-13|about:many many not h6|about:many one b-12c-3f4h3i4j-2k-3|about:many one did a-3c2f6|about:many one do b-6e-6g2i4
about:many one does a2g3h4|about:many one doing a8g2|about:many one is f11|about:many one may a-2d4|about:many one none b-2h5i3k-2|about:most many h11|about:most one g10
about:negation one does h3|about:negation one h5|about:negation one none a4h5|about:no one a-2d5f7h4|about:no one does f6|about:number many a6b2f-6g4i-2|about:number many do g13
about:number many none a6b11f-2i-7|about:number one a3b-9d-7g3h-10i6j-3k6|about:number one did b-3g8|about:number one do b-3f7g6k2|about:number one does a2g5
about:number one none a8b-2g-14i3k5|about:number one not a-3f-2g7i12|about:one many a-11c-4d-12h4i10j-2|about:one many did k8|about:one many do b-5f2g-5h11|about:one many has h2
about:one many is b-2f2g4h5i-7|about:one many may h8|about:one many none a-10d-9h-6i12k2|about:one many was k2|about:one one c-2h-2k2|about:one one did a5d-6e-2f2g-2i-2k3
about:one one do a-2f-2g3h-2|about:one one does b3c-8d4f5i-12k5|about:one one doing b-2d2i3k-3|about:one one has b9h4j-2|about:one one is a-7b6c-5d-3e-2f3g-10h8k3
about:one one may a-4b2e6g4|about:one one none a-6d-3e2f-3h-3i3k4|about:one one not b3f2|about:one one was h4|about:own many c-8f4g10|about:own many did b-2g13
about:own many do f5k7|about:own many does b7|about:own many has f4|about:own many is b2k5|about:own many none a11b-2f-2g8k-4|about:own one b2e-5f2g-5k2|about:own one did c-7g-7h2
about:own one do a-5f7g6|about:own one does a-6b2c3f2h-2k3|about:own one has k9|about:own one is a-15b2d-2h-2i8k5|about:own one may c9|about:own one none a13b-2c-12f-5h15i-6k-2
about:own one not b4|about:own one was a10b-3f-5k3|about:preposition many i10|about:preposition many is h6|about:preposition many none i10|about:preposition one a5b4c-7e-3i-2k2
about:preposition one did c-2f6|about:preposition one do b3d10e-2f-7g6h-2|about:preposition one doing a10h4|about:preposition one has a8|about:preposition one is b2d-5e3h5
about:preposition one may b14e2|about:preposition one none b-9f6j3k4|about:preposition one was d5|about:pronoun many b4f-2h8j3|about:pronoun many do b4h4
about:pronoun one b-2e-10f6h6i-3j3k-9|about:pronoun one did a4c-7d5f3|about:pronoun one do c5d-2f2g2i-3|about:pronoun one does a-6b-3f8h5|about:pronoun one doing d13f-4
about:pronoun one is f2h4|about:pronoun one may c12d-6h10|about:pronoun one none b4f10i2|about:pronoun one not h4|about:pronoun one was a3j3|about:the many a3f-3h3i9k-3
about:the many none f-4h4i6|about:the one b-3c-4d-5e-5f5g3i3|about:the one did a12f3g-9h-6i3k-3|about:the one do b-6f4g13h-9|about:the one does a-10f4h2i3|about:the one doing i9
about:the one is f-2g-4h9i-3k5|about:the one none g5h-7i4|about:the one not f7|about:this many a11|about:this many is a10|about:your one g3h6|about:your one is h3
about:your one not h4|above d7|abroad d3f-4|accept f4|access b13e2h4i-11k-11|accessibility i7|accidentally f6|account a-5b4f16g-6h-10k-2|accountant a3b-2c-5d16g-3|accounting d8
acmely b4k8|acquired k13|acquisition k6|across a-5f7g3i10k-6|actions f12|actually d11e-2g5|ad a-4c11f13|add d-10f14g4|added a2b4f-3|adding h4|address a-8c7e-3g-7h-9i-8j28k-5
address by asked c4d-7j12|address by i b3|address by nobody c4d4g-4h-2j16|address by none a-2b6g-3i-11j34k-6|address by other b-3h-5j27|address by own j14|address by somebody j4
address by you j9|address of a b4j7|address of adverb j14|address of an j4|address of asking j8|address of auxiliary c-7d12|address of i b3j-2|address of many j16
address of one a-2b-4c8g-3h-2i-9j30k-4|address of own j22|address of preposition i-2j24|address of pronoun b-4j17|address of the i-6j21|address of this j11
address:end a-8c5e-2f-6g-6h-9i-9j34k-7|address:end false a-5c7f-4g-4h-7i-8j34k-4|address:end true c3d4|address:inside f2j-2|address:start false j25|address:start j20
ads a7c-3d4e5h-2i-4k-4|adults i9|advice a4b-8c-4d9e3f-2g4k-9|advisor e3|affiliate c-2d13j5|after a5c-2e-7f7i3k-4|afternoon a2g10|again a9b-9c-2d-5f6h-4k12|against d-2e20
agencies a-5h3i8k9|agency a2c-5d-6e8f-5i6|ago a8b-2|agree f5|ahrefs e4|ai a-3g-2h21i2k-3|air e3h8|alerts b12|alive b5f8|all b3c-11g2h-2i-5j4k6|alone f4|already d3f11|also d5|alt b2
alternative i3|alternatives d8g-5i18k-6|always a-7b11g10|am a-3b2c2e-5f5g-3i7k-2|ama k5|amazon d6f7|among i2k2|an d2f-6g6h-4i6k-4|and a5b-2c-2d-3f6g-4i3k-9|android b3c10d7f-3h-4k-4
angry a2b9k-2|anniversary k10|announce a-5k10|announcing a-2b14g-2k5|annual e13f-2h-3|another b9d3f-7g-4h4|answer a-2d2h3|answered a8|answering a2h10|answers a-3b9c7e-3j2
anxiety i17|any b-2c2e2f4g-5|anybody b8d3e-2g8h-3j-3|anymore f14|anyone a2d6e-3f5g-4|anyone:bad d4|anyone:good d2|anyone:thing d6|anything a7b2c7h-11|apart c11|api b-3c-6f2k12
apology c6e-5h3|app b3c5d-3g-2i-8|apple b-7f5i-2k10|applicants f14|applications a2f-3g4k3|appreciate c4|apprentice a12|apps a7h13i-2|april a5f-7k11|are a-8c-12e6h9i-10j-3k4
aren't g11|arrive f10|arrogant c7d-2|art i9|article f3j9|as a4b5f-9h3i3k-4|ask a10b-3c-6d6g5h-5|asked f-3g2h7|asked:ago a-2f2g5|asked:bad d3e-6h4i-2|asked:gain c-2d9
asked:good a7e5|asked:guide e5g9h-2|asked:judge c2d7e-5|asked:learnt a4b10c-3g-4h-2k8|asked:not a14c-5e-5g8h-11|asked:show c-5g3h6|asked:thing a-7b2c2h2|asking b6c-6g-3h15i-3k-3
asks a-2b-3c4d5e4i-6j-7|asleep b8|assistant i-2k12|at b-10c-2e2f3h-6i6|ate a3f6k-2|attract h12|attribution b-3d7|audience d8e-3h13i-8|audit a2k8|audits h9k6|august h-4i8|austria f2
automated a7|automatic b3|available b11|avoid g4|away d2f-3g-3k8|awkward i16|aws e2|b a-3c8e-6k9|b2b c-4d3h2i16|back a7b-8c-4d6f-4g3h2i-5k2|backlinks d5g-2|backup a-4b7c6e-5
backups a3b-2d10g8h-3i-2|bad a-3c-4d6e-3g9h11i-2|bake a-4f12|baker k7|bakeries d3|bakers b2i7|bakery a3c5f-9g-10i-2|balance i4|bands b7k-2|bank a-10b5c-3d5f17g-11h-4i-10k3|banks f2
banned a2f6g-5|banners f-3h13|barn a-2f2|basecamp e3j6|basics b-4d2k11|be b2c11d-2f-11g-4h12k-3|beach k15|beat h16|beats h12|beautiful j4|because a-6c-3f8h8j2k-2|become b2h8
beekeepers d9i8|beekeeping a13|been a4e-10f6k2|before b-8c7e-13g6h-5i3k-9|begging h10|begin d12e-2|beginner c3d-2e6g-2|beginner's g14|beginners b3g2i-11k3|behind a-2k9
being d-5h14i9|believe h12|below c3d2|berlin a4b-2k15|best a9b-15d11e-10f4g-2h2i-6k-11|bet b6|beta b14c10d-4e5f2g-2h-7i-3k-12|better b-8c5d-19e14f-14g11i-3k-3
between a-5d-3e20h-5i9|bidding f16|big b5c-2e12g-2i-2|bigger a-2g9h-3k2|biggest a13b-2k-6|bike b11k-5|bikes k9|bill f14|billing a6e17h-4|black b-7g2i4k5|blog a3b-6c-6f3g3h-2i-2k2
board b14f-5j-11k5|book a-3b9d2g-3h3|booking b13d-4g2k-4|bookkeeper b-9g-2i-10k20|bookkeeping a3b3i3|bookmark b9h-5|bookmarks b7h-4|books d14g8|bookshop d7|bootstrapping c-3i5
boring a3c7d-11e3f-13h16|boss a2j2|bot a-5b15|both b2e24f-5g-2h-3|bought b-5d3k11|box b4c2e9f-5|bramble b7|brand c2d-8f9|brazil d4i11|breach a2b-2d-5g9|bread a-2e-2g11h-5i5
break f-2h15i-4k2|breakfast e-2h7i-2k12|breaks b13c-3|brevo e11i-3|breweries k8|bring b5g6|brings a11f-2|bristol k2|broke a5b-3f10|broken f10h-10|brought f6|browser b10c2d-2
brutal c11|brutally c3|budget b-2d4f-6g4i10k-2|budgeting b5c9|budgets i18k-2|bug b4f-4|build b-10c-6d-9e5f11g5h-2i-2k3|building e3|buildinpublic b4i-10k11|built b12f-4h4|burned f16
burnout a4i11|business a-2b-8c4d7e-5f2g-2h-2i3|businesses h9|busy c7d-6h6i-4|but d-5f13g-2h6i-5j2k-7|butcher a3|button a7h3|buy b-5e9f-7g-4k6|buying e10h6|by a6b6c-6d-5e-3g8i-11
c f7|cable i2|cafe d-3e5|café h8|cake f3h7i-3|cakes a-2f8|calculator b5c5|calendar a-4b-2c3h-3k5|calendly f5|call a2b-2h9k15|called b10k-3|calling a2h5|calls b17e-8f9g-11h-2i-11j-3
calm g13h-2|calmer a7|came a18b-2|campaign f-3k10|can a-5c2d3e-7f-7g16h4i-2k-10|can't a8b-12d-12e3f15g-7h-6i4|cancel d13|cancelled a6f-2|candid c7|candles a2|cannot f3g8h-3
canva g-5i3k2|car f4g11|card c2d2e5g-3h-2|cards b7|care b2|cares g-2h10|cart d-5f2|case c10k-4|cases e4|cash b-4e6f10i5|ceramics a2b7c-3f2k-3|cet k10|chain i7
change b-3c11d-5e-4h6i2|changed a2b-3e-3f5g-6k10|changelog a10k-3|changes b4g-3k15|changing a5d-2k10|channel h2|chapter c7|charge a-5c-10d7e9g-2|chargebacks f12i4k-3|charged a8b-5
charging h18|charities g3k8|charity a5d4h-4k2|chart c2d-4j3|chase g2|chasing b-2f9i5|chat e4|chatbots h5|chatgpt e2|cheap d8e2f-3|cheaper e17f6|cheat b-5g16|check a-4b-7c5g10h-5k-4
checking a2|checklist a-9f-4g21k3|checkout c11|checks b12g2k-3|chef k5|choir a16d-7|choose d9e14f-13g2h-3|christmas b-5d-9g12h-3k6|chrome b2|church i15|churn f-7g6h-3i9|ci f15
cinema e4|city c9f2|clap b2h3|class c3|classes a-4b-8e7g8k4|clause a-6g13|clauses a6i2|cleaning g3|cleanup f-2k15|clear c10d-5|cli b17|click f2|client b-4c-12d8e-3g5h-7i5
client's f4|clients a2b-9c-13d3f5h5|clinics a-2|clocks f5|close f-3k7|closed a7d2f7k-4|closing a-4d4f-3j2|cloudflare f10h-3k-2|club k6|clue f2|cmo h5|co b8c7e-7|co-founder a-2d2k5
code a-5b-9e-5h6i4|coded b11|coding b5k5|coffee a-8b6g3h-2|cofounder d5f8g-3|cold a11b-9e-8h4i8k-5|colleagues j2|come a-8b-2d-4f9h7|comes b3i8k-4|coming g2k4|comments c5h8
commit b18|community b-3f-2h7k15|companies d17h-4|company b-5d7e-3i13|compared e22|competitor f20|complain a6f-6h3|complaints e4g6|complete g7|compound i6|conference k3
confusing c12f-5|cons e4|considering d20k-3|consultants b5|contacts d2e10i-3|container f12|content j4|contract a-2e-4g10|contractor f10|contracts b-7d6e5f-7h-9i12k-8|control f2
controversial c-6e-4h20|conversion h2|conversions a9f2|convertkit f13h-7|cook g5h2|cookie c-4h8|copied a-2f16|copies f2k6|copy g8h2i4|core b-6h4k5|cork k4|cost a6e-2f-8i11
costs a8f-12g-2i3|could a-11b-10c4f5h6|count g12|country f5|courier a-5f18|course a-6b6d4f-3i-8j2k3|courses b-2h2k3|cover f4|coworking k13|craft b-4d-3g13|crash f8|crazy d4f2
created a-2b15|credit a7|creep d2g3i2|criticism c5|critique b-2c25k-2|crm c-7d2e5g-2|crms h11i-5|cron a-4e4g10h-3|crowdfunding b9f-7k2|crumbtrail a-2b11|cry b15d-8|crying g12
crypto d7|css b9f3|csv b12f6k-2|cups e6|curious d8|current d12|customer a7b-5c-2e-7f-3g6h-2i7|customers a3b-10c-2f12g-4h4k-9|cut b-2g10|cutter e3|cutting g2k4|cyber k16|daily h4
dairy j5|dana b-8k9|dance f5|dark b11d3e-4f-5h8i-6k-5|dashboard h6|dashboards a2g-6h7|data a3b-2c-9d8f-5g3h5j2k-11|database b8h-4|datadog b3|day c-13d-3f4g-6h7i-2k3
days a14b-13c-4d7f8g-6h-7k-7|dead a3e-2g11|deadlines a-4b2h2i5|deal d2i-4k14|dealing i8|dear b9c4h3|debt h5i4|debug b-2f11|decide d13e5h-3|decisions h4|deduct d12
deed.:anyone do b7|deed.:asked did a9d-4g2|deed.:asked do a-7e-3g15h2|deed.:asked does b4h11|deed.:asked doing a15|deed.:asked is a-5d15h7
deed.:asked may a-14b-6c4d12e5f-2g-2i-2k-7|deed.:asked not a3|deed.:asked was a8d6g-5|deed.:everything do g7|deed.:here is b9|deed.:here's do g6|deed.:i did a7b4d-8e-6i-3k3
deed.:i do c-2d-4f3h2|deed.:i doing a-5b8d4h-3k7|deed.:i has b-4c2d-5f3k5|deed.:i is f2h-2k7|deed.:i may d-9e8g2h-3k2|deed.:i not a-12f7g-4h8i7|deed.:i was k5|deed.:it do a-3b5i4
deed.:it does g5j2|deed.:it's do h10|deed.:me is h13|deed.:nobody did a5b2c-4e-3f3g-8|deed.:nobody do a-4c3e-4g4i-9|deed.:nobody does a2b-4d-4g8h2|deed.:nobody doing e-3f2i4
deed.:nobody is a-10d13e8f-4g-5h-11|deed.:nobody may a-13b-2c6d4e5k-4|deed.:nobody none c-3d-5h-2i5|deed.:nobody not a-3c-3e3f9|deed.:other did b-2d-10f4g-4i-3k5
deed.:other do a-2c-3d-3f4g4j-3|deed.:other does c-8f6g-3h5j-6|deed.:other doing a5e2f-7h-6j3|deed.:other has b8h9|deed.:other is a-7b5c-4d-7g-6h9i-6j-3k7
deed.:other may a-5f-4g2h12k-4|deed.:other not a-5b2f6h8i-2|deed.:other was h9k4|deed.:own did a3b-2c-2d-7h7k3|deed.:own do a-11c7f4|deed.:own does a-3b6f8h-5k4
deed.:own has b2f2k4|deed.:own is a-9b8c-10f3g-2i4k6|deed.:own may b-2c3k9|deed.:own not f7|deed.:own was a10b-4f-5k4|deed.:people do a-2c-3f2|deed.:she did f2
deed.:somebody did j6|deed.:someone do c5f-2|deed.:there is h5|deed.:you did b13|deed.:you do b-5c3|deed.:you may b2d-4g6|deed.:you not h7|deed.:you'll do a5g3|deed:anyone did d11
deed:anyone do b6f3|deed:anyone does h11|deed:anyone doing d11f-4|deed:asked did a8j3|deed:asked do a-9c-4d4f-6g10k2|deed:asked does b3g-2h9|deed:asked doing a12
deed:asked is a-10c-8d9f10g-4k3|deed:asked may a-7c3d4e2f2g-3i-3|deed:asked not a7|deed:asked was a7d9g-7|deed:everything do g8|deed:here is b8|deed:here's do g8
deed:i did a7b4d-11e-6i-3j-2k2|deed:i do f3h3|deed:i doing a-6b5d3h-3k8|deed:i has b-3e-6f3k5|deed:i is c-2d-5e2f5k6|deed:i may d-9e6|deed:i not a-13f5g-3h10i7|deed:i was a2k6
deed:it do a-3b6i2|deed:it does g2|deed:it's do h10|deed:me is h12|deed:nobody did a7b3c-5d-4e-2h-3k2|deed:nobody do a-5c2g4i-9|deed:nobody does a3b-6d-5g8
deed:nobody doing c-3d2e-3i5|deed:nobody has d6e3|deed:nobody is c4d4e4f-8h-5j-5|deed:nobody may a-2c3d3f-3g-6h2k-4|deed:nobody none d-2f-2g-2i4|deed:nobody not a-5c-5d-4e2f4h10
deed:nobody was d7h9|deed:other did d-9f4g-2i-2k3|deed:other do a-3c-3f4g3j-3|deed:other does e-4f6h4j-5|deed:other doing a5b-2d4f-6h-6j2|deed:other has b5d8h8
deed:other is a-6b4c-6d-4e2g-6h10i-5j-2k5|deed:other may a-7d2e2f-4h7k-5|deed:other not a-6b2f5h7i-3|deed:other was d6e4g-2h5i-2k6|deed:own did a5b-5c-7h4|deed:own do a-9c2f9
deed:own does a-6b3c5e-3f6g-2h-7k2|deed:own doing b2j3|deed:own has f3k4|deed:own is a-9b8c-2d-3f2i6k2|deed:own may b-4c7k9|deed:own not f5|deed:own was a9b-4f-5k6
deed:people do a-4c-3g3|deed:she did f2|deed:somebody did j4|deed:someone do c6|deed:there is h4|deed:you did b14|deed:you do b-7d3g5|deed:you may g7|deed:you not h5
deed:you'd do c8d8|deed:you'll do a10|deed?:anyone did d10|deed?:anyone do f7|deed?:anyone doing d7f-3|deed?:asked do d16e7g-17|deed?:asked is a-4c-8d5f8g-4h-3k6
deed?:asked may a-4b2d-2e3f4h-2k2|deed?:asked was d9|deed?:i did a2c4|deed?:i do a-2c8d6|deed?:i has d8e-2|deed?:i is f7|deed?:nobody did b3f-2g8|deed?:nobody do d-7e6f6
deed?:nobody doing d5g9|deed?:nobody has d5e3|deed?:nobody is a3f-3g2j-2|deed?:nobody may a2b2c3e-4f-6g-9h4|deed?:nobody none a-7b-13c6d4e6h5i-8k-8|deed?:other do d2f5
deed?:other does c7d4e-7|deed?:other doing d5|deed?:other has d8|deed?:other is e6|deed?:other may d2|deed?:other was d3e6|deed?:own did a3d10f-5|deed?:own do f8
deed?:own does c9d3f-9|deed?:you do c-2d2g5|deleted a13|deliverability i9k3|delivered a-8f12|delivery f4|demo f10g-2|dental i10|dentists a13f-2i6k-5|deploys a12f-2
deposits d7e-8i11|deserve h20|deserves j6|design b12d-6h12k-8|designer a-6d3f7g-2h-8k7|designers a-3b2|desk a6e6f-5k-6|desktop i2|destroying f6|detailed k6|dev b-4c-5d13e2i-6k10
developer k10|development d2|devs a-8h5|dhh h4|diary a10|did a8b-8c-10d10i-2k-3|didn't b-2f3h4|die d8g-2h7|died a13|dies f6|difference d-3e20|different a2d7f9h-2
digit a6b-2f3h-3i-5|digital a3b-2j2|directory b5|discord k8|discount d-2f-2h18i-6|discounts a3f-2h9|discovery h2|dishwasher e3|distraction h10|django i-4k6|dkim f6
do a-3b-14c-2d6e3f3g5i-4j-2|docker a-3f14g15i-3|docs c3e3g3k-2|documentation f5h-3|does c9d2e-3f3g-11h-3k-3|doesn't a-4b2f4|dog h-3k8|doing a8b13c-4d-3e-2i-4|dollars a9b-9h2
domain a-3b-3f17|don't a2b-13d4e-3f3h7i-2k-2|donations a-2f4|done b4d2e-5f15h2i-3|donors a2|door b8|doors b13h6k-4|double f11|doubled a3f2g5k-8|down a7b-8e-9f2g-5h5|downtime k2
drivers f4|drop c2d-6f2g-8h4k9|droplet f9|dropped a7k-4|dropping d15|duckdb d10e-3|due k3|each e2|early b8c2|earn f7|easier e7|eating f13|eats f12|ebooks a8|ecommerce k2
economics i10|editor a3b6|editors b-2|eight g6|eighteen a3|eleven a7|else b10c-3f7|email a3c-3f-11i4|emailed a12b-5|emails a2b-2d4f10h-2i6k-8|employees e9|empty b-3d3k4|end b-4f6h6
end: a4b-4c6i-5j8k-5|end:, ADVERB b3i4|end:, NOUN b-3g-5h-8i8k4|end:: NOUN b6|end:? ? a5c6d3e-19f9|end:ADVERB ? h5|end:ADVERB ADVERB k7|end:ADVERB NOUN a-7b2d3f2g3h2i-3k-2
end:ADVERB NUMBER a12b-10|end:ADVERB VERB did b2c10d-3f4h-4j2|end:ADVERB VERB do g2h-4|end:ADVERB b9|end:NOUN : h-7j23|end:NOUN ? a-2b-5c3d8e5f-2g3i-6j-6k-3
end:NOUN ADVERB c7d-3f2g-3h-7i-9j-5k5|end:NOUN NOUN c-3d-2e-2f-3h4i3j-5k2|end:NOUN NUMBER b-2d3i-9k13|end:NOUN VERB did a9d-2g8h-7i-4|end:NOUN VERB do e5g7|end:NOUN VERB does a5c3
end:NOUN a-8c-5d6e-7f-7g-6i10j8|end:NOUN down h14|end:NOUN here b14i-5|end:NOUN it a-8b8c-2d7f7h-2k-2|end:NOUN me f4h14|end:NOUN on a2f5|end:NOUN people i6|end:NOUN since f2
end:NOUN us f11|end:NOUN why f6|end:NUMBER ? c-2d14e3|end:NUMBER ADVERB b-10f8k12|end:NUMBER NOUN a2b-2d-4e5f5h-5i-7j-2|end:NUMBER VERB does a13|end:NUMBER off b2
end:OWN NOUN a4b-13c-7d2e7f5g-2h-5i-7k4|end:VERB did ? d3f8|end:VERB did ADVERB g6|end:VERB did NOUN b4d-2f-2i5|end:VERB did NUMBER b-3k6|end:VERB did it a11b-3f-10i3
end:VERB did me a12f-3j3|end:VERB do ? a-7b-4c12e4f-3g-8h-2k8|end:VERB do ADVERB a-11c2f10g-3k9|end:VERB do NOUN b9c3e-3f-3h3i2k-13|end:VERB do NUMBER a9
end:VERB do VERB doing a7b-7e3g4|end:VERB do f13|end:VERB do it d-8f2h5i9|end:VERB do people d17|end:VERB do that c5|end:VERB do this c5|end:VERB do up b-2f4
end:VERB does ADVERB b12f4k-6|end:VERB does NOUN a-5b8c-3f-3i-5|end:VERB doing ? d9|end:VERB doing NOUN a-5b2e-3f-4g2i7k2|end:VERB doing anybody g7|end:VERB doing anything g5
end:a NOUN a3b-4c-7g3h4k-16|end:about NOUN c-2d-2h4j3|end:after NUMBER a8e-6i2|end:an NOUN a4f-17g8i2k-7|end:and NOUN d-6h-10i15|end:and VERB do h5|end:and why e2
end:another NOUN d8|end:are NOUN b-13f5g7|end:as NOUN b-4c6|end:at NOUN c5|end:at NUMBER a-4i3|end:be NOUN c16h-4|end:before ? c13e-6|end:before NOUN i2|end:between NOUN i2
end:but NOUN a3h10|end:by NOUN a2d-3f-9g7h3i-2k3|end:by NUMBER a4|end:can't VERB do c4|end:do ? c-7d-24e9f9|end:doesn't VERB do a-4f8|end:each NOUN b3|end:every NOUN b-3f5g13k-8
end:for ? c-4d14|end:for NOUN a-9b7c-2d-5e-4f-4g2h4i3j-4k2|end:for NUMBER a6|end:for you g10|end:from NOUN a-5k12|end:from NUMBER a-4b6|end:have NOUN d7|end:have to a16
end:here ? d5|end:i VERB did a8|end:i VERB do a-2f4i14|end:i'm VERB did f14|end:in NOUN a7c-3d3e-12g-15j-4k9|end:in NUMBER b-8c-2d8f-14g4h3i5k-2|end:in half g6|end:in it d9
end:in may k7|end:into NOUN b11g-8h4|end:is NOUN a-11b8c-8d-7f8g-4h2i-4k3|end:is VERB did b9k-2|end:is here b3h-8k5|end:is out b6f-7h-9k11|end:it ? c7d7|end:it NOUN e2
end:it VERB did a8|end:it VERB do a-4f2|end:it VERB does b8d-2g2|end:it's VERB do b9c5f-10|end:its NOUN b2e9|end:last NOUN b-3c15k-2|end:less NOUN b10|end:like NOUN h12
end:me NOUN f10|end:me anything a11|end:more ? a10d-4|end:more NOUN e4|end:never VERB did f-11h13|end:never VERB do b2d11|end:next NOUN a7b11f-7i-8k4|end:no NOUN d2e-5h4k-7
end:nobody VERB did a15|end:nobody VERB does g-4h7|end:not NOUN a-4e6f-5h16|end:of NOUN a4b-2c-8d-8e-7f2h7|end:of NUMBER b-5e8i9|end:of it g11|end:of them f2|end:off ? c11d-5
end:on NOUN a2d-5e-5h-9i4k11|end:or NOUN e7i-4|end:out ? d-8f10|end:out ADVERB b2k2|end:out for d13|end:over NOUN e-2k8|end:over NUMBER i12|end:people VERB do g12
end:since NOUN f11|end:since NUMBER a2|end:than NOUN f2h2|end:that NOUN a6|end:the NOUN b-4c-6e-4f3g5h5j-4k-2|end:their NOUN e10g-3k5|end:them ADVERB g6|end:these NOUN d14
end:they VERB did a9b-6f3h-2|end:they VERB do f-3h14|end:this ? d-9f19|end:this NOUN c3h-2k12|end:till NOUN a-3e12f15h-3|end:to NOUN a-3b-2c-6d2e-4g-8h3i11k5|end:to NUMBER a3f6
end:to VERB do b3c-13d-5g4|end:to everything h3|end:under NOUN b8|end:under NUMBER d13|end:until NOUN a-2k15|end:up NUMBER a14|end:us ADVERB h6|end:us NUMBER a2|end:vs NOUN e2
end:we VERB do d10f3h-8|end:we're VERB doing b-3k13|end:what NOUN c5|end:what didn't a5|end:with ? d9|end:with NOUN a-8i12k-13|end:without NOUN a3g8|end:won't VERB do f3g5
end:you ? c12d-4|end:you VERB do b9c-3d11g-6|end:you do c-5d-17e6f16|end:you like d2|end:you nothing f-3h10|end:your NOUN e-2h2|ends f-4k19|engineers i11|english b5d5
enough d10e-11|enterprise a-9b8f2i-3k9|entire b5f5|episode b3|equity g3h4|errors g9|espresso d-3h10|estimates h6|estimating g14|estonia d7g-2|etsy a-5d2f5h-2k6|eu d7i-7k8
europe g6i5|euros d2|even d4f3g-3|evening b8|evenings a-4d7|ever b-4d4e-2i-4|every a3b-5c-12d-5f7g8h8i-5k-13|everybody a-5b13d6f-11g8|everyone a2b2c-2d2e3f-10g-8i-4k5
everyone's d10|everything b-7f4|everywhere d2|exact g11|exactly a4b-6f5|exam b2k12|excited a-3k11|excuse h4|exercises g5|existing k2|exists b7h14i-7|expensive b8c-3d6f-2
experience d7e-4f-3h10k4|explain d6g7|explained g17|explanation j3|export b7d11i-3|exposure h2|extension b10c5d-9|extensions i2|eyes c5d-5|facebook e3|fail f3h4|failed a7b7f-3h-2
failing a3|fails f3|fair b-8c2d-2e-6f5g4i-2k2|fake c10d-7f5|family c-3g-2h9i10|far d2|farm b-4c2e6|faster a3b2f-5g3k-4|father a2|fax a5|fear h15|feature a10b9d2f-3i-6k-3
featured k9|features f8g4h-8|fee k4|feedback c19d-8i-8k5|feel a2b-2f4|feelings g3|feels c2e-2|fees a-2b-3i4k7|fell a10f-6|ferry c6|fest a5b-3k8|few c8|fewer a5d3e2|field g8
fieldnote b7|fight h10|figma a-4b2f-2g-6h9i5k-2|figure d2|file b-5f4|files d10f3|filing g4|fill k3|final f8|finally a2b7f-3h-10j2k-3|finaly a3|find a-8c-3d4f14|finding f8i8
finds c3d-2|fine a2b-8c2d-5f4h5|finish a-5b8f4|finished a12e6h-8|fire c3d-5e7g3|fired a8|first c4d6f-11g4h-11i3j-6|first-time d4|five a10b-8d4f-2h-11i-6k7|fix c11d-12
fixed a7c-3e15g-2|fixed-price h3|fixing a-6f8k4|flag b9|flags c12d-2h2|flaky f9|flat b8d-18e7f15i-7|flats b13i-6|floor f9|flour b4g6h-2|flow c6i2|flows d2f4|flutter e9|flyers c7
focus f7|folks c7d-4|follow g12|followers d10f-7|font b14|fonts b5d2g2|food a-3b3f-3g4h-2k4|for a-4b2d5e4f-4h-3i-5j-2|forget b3d-7g14|form c5|forty e5h7|forum k4|found a9d-2f-4j8
founder a3f-3g-7h9i2|founders b-4c-4d-5f-5h15k12|four g4|four-day c-9d11h5|fourth h3|framer c-11d9e2|framework b2h10k-6|france d2|free a-5c-3d3e-8f-5g2h3k5
freelance a11b-3c5f-8g2h-8i4k-4|freelancer c-6e4i7|freelancers a-10b4c5d3h-4k2|freelancing a2f2i4|freemium b-2h12|french b4g5|friday a7c-5d-4e4h-10i-2k11|fridge a-4b9|friend a-5f10
friendly h4|friends b8f2h-2|from a6c3d-3f-3h-2i-6k2|front a10b2d-7e-3f6g-9h-3k6|frozen f7|full a8b-9d-3e13f5k-5|full-time e2i6|fully a6b-2k2|fun a2|funded b-2k7|funding b-6h5i8
funny j13|furniture b9i-9|game a3b3c8d-9e-2g2|games a12b-5f-5h5i5k-5|gave b4k-2|gb f12|gdpr h4|generalist e6|generator a-3b18|german b16f2i-7k-2|germany c2d4
get a-14b4c4e-13f3g9h-5i3k-5|gets a-5b-3c3f8i10|getting a-6b-5d4f12g9h-5|ghent a3k-4|ghost e5|ghosted a6|gift b9|git b-2c2g14h-2|github a-2f5i-6k7|give c14e2f-2g-2h-2
giveaway d7k10|gives a-2b4e5|giving h-3k9|gmail f2|go a8e4f-9g2i-4|godot a12b-6|goes a-9b6d-7g4h3k2|going a7b-4f4g-4h-2|gone f12k-2|good b-11c3d10e-3f-12g-7h7j8k-3
google b-10c-15d3e3f7g7h4i-14|got a8b-10c-3f4i-3k7|grandfather f-9h13|grant b-5g3h-12k16|grateful c10|great a12b-3f4g-2i-3j5|group e3|groups e5|growth a-3d2i11|gst f3g2|guess i16
guests a2d-4k8|guide a-17c11e3f-4g21h-2i-2k-2|guitar a-7b11|gumroad a7|guys c6g-5h4|gym c8d-13h2i4k-7|habit d7g-2h4k-2|hacked f7|hacker k8|had a2b-2c-3h2k2|hair c-3d4
half a9b-9c-2d-3f9h-9|halved a3|hamburg d2|hand a-5b8|hand-drawn b8|handed b-5c5|handle d9i6|handles a9|handmade a-2b3d2f5i5k-6|handwritten h7|happened a2b-3d5f-4k10
happens d7f6g-2|happier h6|happy k6|hard a13f3g-12|hardware e3h2i5|harsh c10|has a-2b3c-10d5f3g-4h6j-2|hate a-17b3d-2e2f-5j6|have b-4c-4d2f4g-4h6i-3|having f11i-3|he a5b-4d-5f13
head a-9b-10d-4e8i6k11|headline c11|headlines c2|heads k15|health i4|hear b14c-2|heating a5|hello b10f-2k11|help d2f11g-4|her a-5f5|here b12c-4d12f-8g-4h-15i-9k7|here's a8f-6g14h-5
here's:learnt g5|here:learnt b8|here:thing b3|hero c3|heroku g3k5|hey b2c-6d5|hi a-4b22f-6k6|hidden g3h-3i5|hides b3|him e4|hire a11b-8c-4e10f-3g-5h-2i-10k11|hired a4b-10f6k-3
hires a8e2|hiring b-2c-7h-4k15|his d2g-2h13|hit f-6k11|hits b11|hn b13|hold f4|holes c15|home b6d6h-2|homepage c19d-7f2|honest b-3c6d-2h15k-5|honestly a4b-2d-9h17|honesty a6
hooks i4|horror c11|host d2e2|hosting d4|hosts b-2d2k11|hot c2d2e-3h11|hotel f2i5|hour b8d-2e5f-7|hourly a2b-3c-3e11f-2g2k-2|hours a8c3d-2f-5g4h-2|how a8b-14d7e-4f-4g8h-7k-2
how's c2|hreflang g7|html a10e4f-2|hubspot e6|human i5|hunt a-4b2d9g5k-4|i a2d3f2g-3j-2k-4|i'd a4b-3c6f-5h6|i'll b-2c-11g-3h14k19|i'm a-5d6e-4f5g-4h3k2|i've h10|i:ago a16f4h-7k-7
i:bad a7c-2d-10f6g9h-3k-5|i:gain a3b4c6f-12g-5k2|i:good a4b-4e-7h2|i:guide a-3b-3c4d-3g5i9|i:judge b-6c7f-2h5k2|i:learnt a11c-10f3g-3h-8|i:not c-8d-4f11g-8h4i4k-9
i:show b11d-11f-5g6h-2j-3|i:thing a5b11c-4d-4h-4k-5|icon b6c9d-2e-2|idea a6b-11c13d4f6g-3h-8|ideas d3f6i4|if a-6b5c3f-18i9k-5|ignores h10|illustrators c2i2k5|image a-9g14|images e6
imo h10|import f13|imports b7|imposter b-4f4i3|improve c9d-5|in b2c-7d2e-5g2i4|in-house e14|inbox f11k-5|incident a-3g7|included g11|income a2h7i2|increase a5|index f6|indexes h-5
india f6i4|indie b-5h6i3|industry a-2h6j7k-2|influencer d3e-5h6|influencers h14|instagram a7c-3d4|installing c5d-2g4|instead a4d2|instruments c4i3|insurance f11|interest i5k2
interesting j5|internal i12|interview d6f-5g15h-7j5|interviewed a6|interviews a5i4|into b10c3d-9e-3g10i-3k-8|intro g2|introduce k7|introducing a9b9f-3g-4h-8i-7k10|inventory i-2k13
investors a5|invoice c-3d9e-6g11h-11|invoices b-9c3d11e-2f5h4k-10|invoicing d5h-2k-4|ios c6|iphone d11|ireland d6|is a-4b3f2g-4h6i-7j-5|isn't d6g-3h12|iso d18g-5|issue b-6f9
it e-4g-6h3i7k-18|it's a-5b10c6d-4f-2g-5h6j3k-3|it:good a2g3|it:show b7|it:thing b5g3|italy a-2b5|itch b4|its a-9b11c-5e3g-8h-2i-4j2k11|itself h2|jam f10|january b-6f7i-4k10
javascript g7|jira d-4h12|job a3b-2h2j-11k2|jobs b2c-2d10g4h-2|joined a-4b-2k13|jquery e2|june b3i-2k5|junior a7d-3f-7|juniors i13|just a-3c-2g-9h3i-4k4|kafka i2|kanban b3
keep a-7b-7c-4e11f13g9h-13k-3|keeper b2c-2d11|keeps a-4c-2e4f8g10h-6|kept a10b7f-6|key d5|keyboard b11d16|keys h2k3|keyword a-7f4h8|keywords h8|kickstarter a3b3e5f-13k2|kids d2
kill h3|killed a12b-7h10k-6|killing a5f4|kiln b9|kind i7|kinder h4|kindly c7g3|kiosk e2g4|kit b6c3g4|kitchen c9i-2|kitchens b2f-2h9|klaviyo d-2e18i-4|km a-2b9f-5h8|knew a6
knives b12|know a-12c6f2i-2|knows a-5d3|kotlin a3e3|kubernetes e4h3|label b5c3d-6f-4i-14k3|lamp b2e3f-6g4|land f3|landing a4b-10g-7k6|landlord c-5d6f11|landlords d2f-2g2h14
language b-2c6d3h-2i2|languages b7|lantern b9|laptop a-2b3g8|laravel e2|last b3c5h-4|late g4h-4i8|later e8f-4|laughed a3h6|launch a10b6c-4e6f-15g2i-9|launched a-14b11c6f6k-11
launches k7|launching a-4b21g7k-12|laundry d-4f7|law a9b-5c-2g8h-5k3|lawsuit a14|lawyer a-4b-3d10e2k5|lawyers b8h-13i2|lazy a5f-3h11|lead a9f-2k5|leads a14|leaks g2|learn e11f-3g5
learned a8f-4h3|learning i8|learnings h8|lease a-3g9k4|leasing e3|leave b-4d3f14h-2i-3k2|leaves a8f-5|leaving b2g5k-4|ledgerly b6|leeds b6i-4k2|left c6e-7h-2k-4|legacy i4
legal d13h16i-11|lemon e3|lens c-3e10h2|less b6c4f-2|lesson a3b11d-3|lessons a4b3f2g-3i2k-6|let a17b-4f-5i8|lets b7c-2|letter a-5b12d-4f10|letters a2f3|level g4|library b12
licence d12g4|license a-4k15|licenses k12|lie g8|life h3i13|lifetime b-7c3i-3k12|light e-3h12i-2|lighthouse c-2d7e-2i4|lightroom b8|like a3c3e-11g3i-4k-6|likes c5d-5g14
line a3b5g9k-2|linear e2|lines a-5b12g8|link f7i-2|linkedin e2g-4i12k-8|linking i10|links d3f8|linter b9|linux b6i2k-2|lisbon d3|list b-8f-8g11h5k-2|listen h6|listeners a4
listing f3k6|lists b3|little b13f-9g4h10k-6|live b15f-8g-5h-11i3k4|lives e2|living b7|load a13|loads a3|loan e12|local a-7e4f-8i6|locally f12|log b4k7|login f20
logo a-8c10d11e-13f-8k4|logos e6h2|logs b6|lol e13|loneliness i10|lonely b4f-4h11|long a-9d8g-10h6i-3j4|look a-3b-4c6e-10f8g4h-8k2|looking c12d3f-9g-5i-4k11|lose a-3f13g-2h8
losing a-4b11f10h-6k-4|lost a3b-8f4g15h-2k-10|lot a6j2|love a-11e-3f6h2j4|lovely j4|low i2|loyalty f3|lunch b2|macbook e9|machine g-2h6|machines i4|macos b-2f5
made b7c5e-2f-12g-5k-2|mail a-5b2c2|mailchimp a-7f5g3|mailerlite d-2e6|mails e3|main f6|make c3e-4f-2g6h7i-3k-3|maker e2|makes h13|making a-4d4g9|man f5|managed e3|management i2
manager a-12c3d-4g3|managers b7h2k-5|manchester i2k4|manual h3|many b-2d3e4f5g-2|map a-5b2c6j2|maps b15e4i-5k-3|march a10b-5f-3k3|margin f11k-4|margins f5|markdown b5k-2
market b2c-6d-2e7f-3g8h-4i6k-3|marketer g3i6|marketing a6b-8d8e-6g-13h4i11k-3|marketplace a-6b9c11|matter f8|may a-3k9|maybe i12|mb f4|me a8c8d2g-11i-11k-13|meal c8|mean c4d3g-2
media a10|meet b18g-2i-2k4|meeting a10g-5|meetings a3b-2c4d-2h15i-4|meetup i-4k17|members e5|memory a4f3|mental i4|menu a8b4d-8f-6h2|merge g20h-13|message a5b9|messages b15h-5
messy b9|meta d4f-4h3k3|microphone b-2j2|microservices a-2h20|migrate g6|migrated a2|migration b-2c14|milk a-11b10d-2e2h2|mill b2e4k-2|min d2j3|mind f-2h16|mine f2h-3j10
minute a4b-8f10h3|minutes a5b-6e-4f5g10h-6|miss f6h6|missing b4c4g2h-2|mistake a3h10|mistakes g11|mit a-9b8k6|mobile a5k-2|mode a3b15h-3k-4|model i5|monday a-2b12f-8k17
mondays d3h-2|money c-5f10h9k-5|mongodb a6e3|monitoring d4|monoliths h5|monorepos i6|month a10c3d-5e-6f6g-3i-9|monthly e14k7|months a13b4c-4e-4f13g-8i-8k-6
more a2b-11c-10d-18e11f8h10k-7|morning a2b5h-8k2|most a4f-20h2k-4|mostly j2|motivated d2|move a-2d9h8i-4|moved a5f-4k5|moving b-12d3g4i-2k5|mrr a8b-3|much a-5b-3d3h12
music a-5e-2h7i12|must h9|mvp d6e-5|my a2c7f5g-4h-4i-5j-3k-3|myself b-11c3d4f-2k7|m² i3|n8n a11f-3i7|name a-17c4d3e-7f2|nas d6g-5|nearly f2|need b-13c7d14g-7h7k-10
needed a-10c18f-2g2|needs h22|negotiating b8|negotiation c-2d9j2|neighbour d3|neighbours f4i4|neither e6|never a6c-4d-5f5h7|new a-9b9c5e-3h-4i-17k10|news k6
newsletter a4c-12e4g-8i6k3|newsletters d5|newspaper d10|next a5b10d-2g-2i-10k5|nice h2|nicely g4|niche g5|night a8b-3c19d2g-4i-2j-4k-7|nights b21i-2|nine i2|no f5g5k-11
no-shows b-3f9i4|nobody b-9c-6d-3f10h12k-4|nobody:ago a2e-5f12g-4j2|nobody:bad a3c-4d-5e-5f6g5h2i-13k-4|nobody:gain a6c2f-3g4h-5i-5|nobody:good c-4e9f5g-8h-10k5
nobody:guide a3b-3f-2g14h-11i6k-5|nobody:judge a-6b-5c14e-11g-2h4|nobody:learnt a6c7d-7e7g3i-4k-8|nobody:not a7c2d-6h3i-10|nobody:show b6c2d-4g-6h-3i-10j-4k7|nobody:thing a-2b3f-3
noise f5i4|none f14|none:ago a2b-9f9i4|none:bad a-6b2d-12f10g2h2i3j-4k-15|none:gain a9b-5f-2g3k2|none:good a-8b5f-9g-7i3k4|none:guide a9b2c-9e-7f-2g16h-2i-17k-3
none:judge a-4b-4c23d8e-13f-2g-2h5i-2j-11|none:learnt a15b-16c-3d6e-8g-7h-3k7|none:not a-4c2d-5f13h-7k-14|none:show b8c-5d-6e-2f2g-4h-5i-2j-4k8|none:thing b-2d-2e4f2h-12j-4
nonprofits a10|normal b8c-11d12e-6|not b-4f6h9i-5k-5|note b7|notes b7c4h-10i-2k4|nothing a-2d6i3|notice a-5b-2f14k6|noticed a11|notion e4f-11h3i-3|novel b5|november f2i-13k11
now b14d4f6g-7h-4i-14k-2|npm b7f2i5k-7|numbers a4|october a-9f12i-11k17|of a2b2d-5e-4f2g-5i2j2|off a5b-3c8d-4g-7i-2k12|offer a8c-6d8f-6|offering i-4k11|office a8b-6d-3e8f-2h-2
offices d4h9|offline b20k-2|offsite d11g-7|often b2d4|ok a7b3k-4|okay h2|old a-4c-2d-3e5f-6h4j8k3|on e-8h-3j3k3|onboard a7|onboarding a2c6d-4e-4f11h-3i9k-12|once a-2b-10g16i-3j12
one a10b-3d-6e11f-5h3i-3k-10|one-star a4|ones b-4c-4e11h4|online a-6b6d-3f-5h-6i3k8|only c3d-5f9h8j-15k-2|open a-8b7f-2g5h-2i14|open-sourced b11k-5|opened b24e-3g-6h-5i-16j-2k6
opening a6b3d-4f-12h2|opens a-3f10h5|opinion h13|opinions b-2c14|options k9|or b-11c11d2e23f-8g-8h-11i-6k-5|order a-3d3|ordered a-4f10|orders a-3d6f6|organic a-5f3h9k-2
other a-12d12g-5h4i6|other:ago a6b5c-4d-3f8g-3h-9k-9|other:bad a4b-12c-2d-2e-5f10g2h4k-7|other:gain b7c-4f-3g4k2|other:good b-2d-2f2g-3h2i2|other:guide b4g9k-12
other:judge a-7b3c15d-7e8g-3h2i-6k-14|other:learnt a10b6d-6f-7g5h2k-16|other:not b-3c-2d3e-2f5h8i-6k-7|other:show b13c-9e-2f-5g-4h-4k5|other:thing a2b3c2f-2g-3h-4i-2j2k2
our a6b2d-5e-6f4g-5h-11i-11k8|ours b5|out b7c-7d7f6h-14i-7|outage g-7h9j3k4|outlook f10|outranks f8|outreach c2g-6i12k-2|outside c9d-3f4|oven b9k-9|over a-3e-4f3h-10i8
overnight f12|overpriced b8c2|overrated h12|overthinking c2h6|owes f4h6|own c-9e17k-6|own:ago a-2f10h3k-3|own:bad a2b-6c8f10g-4k-10|own:gain a6b-2|own:good b3f9j3k-16
own:guide b-2f-2g8k10|own:judge c11f-7|own:learnt f-8h8|own:not a-10b-2c3f13h4|own:show a4b9d-2f-11k2|own:thing a-2b10c4d-5f-2k6|owners b13f-2h3k-3|pack b7d-2|package b15
packaging d5g4h-2i2|paddle e11i-2|page b-6c8f5g-6j-7k5|pages a-3c6d-4f2h9i-6j3k-2|paid c-2e6f2g-3h-4i2k-6|pair f-2i14|panels b2|paper f-9j2k3|parcels a-8f9g6|parking c10
part f-3h-5k15|part-time b2d12e-3i-9j-10k18|partnership g2k11|parts a-4b3f8k-7|pass d4f8|passed a-3k22|passive c3e-5h10|password f4|patient c5|patterns f-3h7|pay a4d3h-3k-2
payers g12|paying b-9h4|payment f16|payments i9|payroll a2b2f4h-10i2|pays a-4d4f8|pdf c3d-5k10|peace e2|pen g7|people b2c5d2e-3f-4g2h2k-18|people:bad b2e2|people:guide g10
people:not b-2f4|people:show h6|people:thing f6|per b2d-3e9f2|percent a2f5|perl a9|person a-3c2d2h2k3|person:? a-2c4d6e4f2i-5j-5|person:own a6b2c7d-3e-4f6g-5h-9i-9j-4k4
person:self a4c3d2e-4f2g-7i-6j-5|person:you a-5b2c3d2e-2f-7g5h2i-5j-2|persons: a-2c-6f-2h3i4|persons:? a-2d7e7g-6i-6j-6|persons:own ? b-3c12e-5f8h-4
persons:own a4b3c2d-9e-3f7g-4h-5i-10j-3k5|persons:own self ? b-2c6d12f-10|persons:own self a5c5d2e-2f3g-11h-10i-4j-3k2|persons:own self you ? c8|persons:own self you c14d-7f-5g2
persons:own you ? b-3c17d-10e-3f6|persons:own you b8c9f-10h-9|persons:self ? a-14d4g-3h13|persons:self a3c-6d2e-3f4g-5h3i-5j-5k3|persons:self you ? c12d-2
persons:self you a-4b8d9f-8g-7h-10k14|persons:you ? a2b-9d5g4h-9k3|persons:you a-8b4c-9d2f-8g8h5i-4k-2|phone a10d-10h5|photo a-6b12|photograph g7|photographer e8h12
photographers g4|photography b2i10k-5|photos a-7c-10d6e-9g12h3i2k-11|php i4|physical a10|physio h2|pi f4g3|piano b7|pick d-11e19|pickup c7|pilot c-3d-4k18|pipedrive e4|pitch c14
pivot f6|pixel b2i-5k10|plain a3e10|plan a5b-9c16g3h-11i-3|planner a-3b11c6|planning i7|plans b7f-7h2|platform e12f-8h8|platforms a2|plausible e6g6|playbook a-3b4g9|players f10
please a-6c14d12e-7f-10g-4i-8k3|plugin g5k-3|plugins i11|plumber e2|plumbers i8|pocket a-2b9|podcast c-9f-10g-3i5k7|podcasts c-11d11|point d8|points g3|poke c16|policy a4k3
polite g3h5|portfolio b-2c13f-4k4|porting a18b-2|porto e4|portugal a8|possible a15d-11f3|post a2f3g2h-5k-2|poster a2c5|posters a4|postgres d6e4g-3h-10k2|posting f4j4|postman b5e2
posts c-4h16i-3|pottery g-7k13|ppl h13|practical g7|practice b11|practices d-8g9i10|prefer e8h-2|preorders e6f-3|prepare g10k-4|present b11|presenting b13i-6|press g6
price a6b-3d-5e6f-15g3k9|prices a5b-4c-3d2e-6f-3h2i2k2|pricing a4b-3c3g-5i5k-6|primary f2|print b5d-9e5f-7h9|printed b3h6|printer b8d-9f12|printers f11|privacy i3|private b4e7k-3
pro i10|problem g-5h22i-4|procedural i3|process a4f-5g10|product a-2b-2c-6d8e-3f3g11i3k-13|production f4h3|productivity h5|products a-2b2d4e-6f-4h4|profile c4|profitable b-2k14
programming d5f-3i5|project a2b4c-4e3i-2k-7|projects f-2g5h6|promised f3|promotion f9g-4k5|proper e5f2|properly g10|proposal c13d-5|pros e5|prototypes b6f-2i4|proud b4k7
provider a-6d15f2h-7|psa h-3k16|psychology i11|public a8b-3h2k5|published a6b4|pupils e6f6|pushy c3|put a10b8c-12d-3e13f-5|putting h8|puzzle b3|python a-6b5|qr h10|quarter a4
quarterly d6i7k-5|question d4|questions a2i5|queue b5k-2|queues d3|quick d13g7|quickbooks i3|quiet b3e3f-4|quietly c8d-8h11|quillbox d6|quit b-12c-5f7k8|quote c7|rails e9k5
rains f8|raise e7f-2g7|raised a3b-9f6h-4k9|raising h8k7|ran a13b-4|rank f10|ranking f5|rankings g2|rant b-3f15h5k-4|raspberry f7g5|rate c8d7h-12k-2|rates b-4i12k7|rather c-8e9h12
reached a9b-3f-7k3|react c-2e10|read a-7e-4g3j16|reader d5e2|readers b-6c5j2|reading b11d2g-5|readme c2h2|reads d4g-3h2|ready b8|real f-6g2i8|really c-2e15j2|reason f5|reasons f13
rebrand a5d2e4|recap i-19k27|receipts b4|recipe a-4b16|recipes h18k-6|recommend c-2d11|recommendation d10|recommendations d16|record b4f10|recruiter d2f4|recruiters h2|recurring b5
red c12d-9|reddit a14d2e-12|redesigned a2c7|redirects f7|reduce g15|refund a-12f5g9h-2k8|refunds j2|refuses d-4f18|regex g3|regions i7|register d3|registration b-3k11|registry f10
regret a10c-3f-5h7|regrets a5|rejected f13|rejecting f6|rejections a13b-8f12k-3|release a2e4f2g7h-4i-8|released b20|releasing b14|reminder a8f-3h-6k13|reminders b4k-4
remote a11c-9e-15f-9h2k7|render e3|rent g2h4k-6|renting e7|repair a-3b8c-2h5j2|replace c-11d12h3|replaced a9|replacement a-2b3k7|replies a12b-8f9|reply d13g3|report d2f-2j9k9
reports d-3i14|request g6h-3|requests b-3d-3e3f7|research f-2h14k10|response a2|restaurant a16c-11d-4e4|restaurants b7|results a10e-5g-4k10|resume c6k11|retainers a10b-3d-7f-6i9k5
retention i2|retired b2f5|return a-6f7g7|returning f7|returns c-4d3h-4i10k2|revenue a7f-5g2|review a-4b-10e-5f5g7h-10k9|reviewing k11|reviews a-6b-2c-3e6f10g11i-14|revision b3f2k-3
rewritten c13|rewrote a4b-3c3|right a-3c6d3e-12f-4h9|road a-2b2f2k-4|roadmap a15|roast c27j-13|robot d-7f5h2|roles b13j-8|room f-2|rota b4|rotate k11|round k8|rounds h3
routine a5g10|row f2|rows f5|ruined h14|rules c2j2k3|run a14b-4e-4h-13j-2k3|running i6|runs b7f5|rush d15|rust c-7d2e2h3k-2|saas a2b-7c4d13i3j-5|sad h10i-4j12|safari i3
said a18b-12c-3h2|salary d-3k6|sale c-9e4f-7k17|sales b-10c-10e7f10h3i3k-6|salesperson a3c-5d9i10|salon a9b-2c-4f6|salons b10|same a-2f4h2k-3|saturday a-10b5f15g-8k4|save a8h4
saved a19d6e-7f-2|saw j2|say a-12b2c9f-4g3h3i-6k3|saying f-8g8h-4i8|says a-7c11e-4f12g-9|scam c11d-7i-7k14|scared c5d-3g2|scheduler a9b2i-3|scheduling f9|school d2e2f9h-4
schools a4b6c-8f-2g-2h-3i4k4|scope h-6i11|screen c4|screens h7i3|screenshots d10h5|script f-5g11|scripts b9f-4g4i-2|scroll g2|scrum h8|search a-9b3c2e3f-9h2k-2|season b-2i6k5
seasonal h8|second c4h-3|seconds c7f5|section c5|security c-5d5k10|see a-7c9d-7g6|seed b-2d8k6|seeking c10|seen f2|self b-2d-5f6g5|self-employed a5|self-hosted b12|self-hosting g6
sell a-10b-8c2d13k-2|seller d-3g12|sellers e6i-3|selling a6b-4f-11i6k-4|sells b6e3f-3h2|send d2g3h-6|sends a2f6|senior d2i-9k13|sense d3h5|sent a12|sentence c3d-4
sentences:1 a-3b-3c-3d3h2i3k2|sentences:2 a10b8c4d-7e2f2g5i-26j-5k-12|sentences:3 a7b12c-2d-17e-2f7g9h3i-18j-4k-20|seo b-12c-6f-10g2i3k4|september a5b-2|server a6b2d-2f-3g10
servers e3|session k6|set a-2b4d-3f-4g4k4|setting g9|setup c3|shared a5b12|sharing j7k4|she f8|sheet b2f-4g12h-2|shift c4i14|ship a12b-14h-4k3|shipped a10b6k-11
shipping a2b-10e-2f2i7k2|ships b9i-4|shoebox g6|shop c-4d3g9h-4i-5|shop's c7|shopify a-3e3f2h3i7k-3|shops a-5b3c-4g-4i15j2|should a-8c-2d10e8f-10g-9h11k-9|show b18c-4d11f2g-5h-6k-6
shows a-7f15g-2i6|side a10c-7d3i10k-7|sign b-6c7d-7e2f6g3h-10|signed k9|signing c5|signs f2g2h2|signup c13f-3|signups a-2f16h-3i-4k-4|silence i9|silent f4|simple g11|simply e2
since a3d3f14g-3h-5k-9|single a7c3d-4g-2h5|sister b11|sit c6d-4f2|site a-2c6e6f3|sites h7|six a6b8f-4h-6|size c7f-2|size:long a5b4c2e4g2h-2i-7k-17
size:long no verb d-2e4f4g6i-20k-17|size:short c-4d-8e-6h7i6j-4k6|size:short no verb a-4b-6e-2f-4h2i11j-9k5|size:tiny a-8c2d-7e-3f11g-3h-13i12
size:tiny no verb b2c-3d-2e-4g-5i12k-5|size:usual c-2d3f2h2i-4j-2|size:usual no verb e3f-2h-3i-7j2k2|skills f8|slack a6g-3|sleep c3d2h-5|slides j4|slots k3|slow c2f-3g2i5|slower h3
small b3c-6d-3e7g2h-7i6|smaller b11k-3|smarter d-9e14|smell f6|so a10c-5g12h-9k-7|soap b4f-7i11|social a10e2|soft b8|software c-5e-2f-9g6h6i7k-5|solar b7j3|sold a17|soldering b3e3
sole e2|solo a7c-3d6g-3|some c9|somebody a-2b-7c8i10j2|someone a-4b-2c7e5f4h-3|something a-2b6c2f-6i8|sort c-2d15f-5|sound a-2c20d-10e-7h11|sounds c12e-5|soup a4
source a-4b5d5h-3i14k-9|sourced b15f-2|sourdough c9d-7|space b-2k2|spain c2d5g2k-6|spam a-6f12g3|speak b3d3h-2|speaking i-3k12|speaks b4d7|specialist e8|speed g6i14k-3
spend a-5d2f6h6|spent b5j2|spf f2|split g9|splits i4|sponsors a5i6|sponsorship i4|spots b-3c8|spouse i11|spreadsheet a11f-4g2k-2|spreadsheets b16c2h3i-8|spring a4|sql b3
sqlite e3h4|squarespace d10e2|squeezy e2|stack a8|staff b3|staging a8|stall g14h-3|stalls b11|standups a14f-4g12h2i-14|stars e8i-6k15|start a3c-5d5|started a7i7|starting b11
starts b3f-7k6|startup c8d-4h4|startups b6f-3h2|state k6|static a-2b10e2|stats a3b5|status a-2b3k7|steam a4f-5i3|step b-2f9g17|steps g26|stickers e4|still a-4b-9d13f12g-3i-2k-7
stock b22e-4g2i-5k-5|stop b-11c8d-4e-8f2h10|stopped a13f2|stops f15|store b2g6k-2|stores f11i3|stories b12|story a11b-12f12h-4i-3|strangers f5|strategy d4h9i-3|street f2
stripe b2c-2d9e12h-8i-8|struggling f18|stuck b-2c6f13h-4|students e6k6|studies c10|studio b2c-2d3f-4k10|studios a-2b5f-2h2i7|study c-2d11|stuff e3|subject b-6g3i11k-4|subreddit b13
subs a11|subscribers a2b-6e3|subscription c5f-5i6|subscriptions d3|substack e6|success f2k5|succession i8|such h5|summer b6d-6f-4k6|sumup e3|sunday e2f-6g2h-12i2k12|sundays a4
supplier d8f12|support a2b-18c-7f6h8i3|sure e7|surfers b5|survey a-4b-3d-9j9k23|survive d-4g13|suspended f7|svelte c4e8|switch d2h3|switched a4d-12e7k8|switching a10b-3d6k-6
syndrome b-2f5|synth b8j2|system b11c-3d7e-4k-4|table e11f-3|tabs b6f2h3i-8|tagline c13d-9|tags: a9b-3c5f-2h6i-5j5k-3|tags:adverb b13|tags:adverb determiner noun preposition b-2f19
tags:adverb noun joint noun e4i3|tags:adverb noun mark c8|tags:adverb noun noun noun b13|tags:adverb noun preposition determiner k2|tags:adverb noun preposition noun b-2k14
tags:adverb noun verb determiner c7|tags:adverb preposition noun noun e2k9|tags:adverb pronoun auxiliary verb b2|tags:adverb pronoun verb determiner f12
tags:adverb pronoun verb noun b4f-5h6|tags:adverb verb determiner noun c2d-2f-10h-3k5|tags:adverb verb noun noun c3f-3k5|tags:adverb verb noun preposition k2
tags:asking adverb auxiliary pronoun d5|tags:asking auxiliary determiner determiner b14d-11|tags:asking auxiliary determiner noun a-11e5f6g-9h3
tags:asking auxiliary noun noun d3k13|tags:asking auxiliary noun verb d7f2|tags:asking auxiliary pronoun adverb c7d2f-4g-6h9|tags:asking auxiliary pronoun auxiliary c-22e6f10
tags:asking auxiliary pronoun preposition d11|tags:asking auxiliary pronoun verb a-2c8d6e-5h-13k5|tags:asking auxiliary verb pronoun c10|tags:asking determiner noun auxiliary f-2
tags:asking determiner noun noun a12c8d9e-6g-10|tags:asking determiner noun preposition c-2j4|tags:asking negation to verb g6|tags:asking noun auxiliary determiner d14
tags:asking noun auxiliary pronoun d14|tags:asking noun auxiliary verb d-2g10|tags:asking noun determiner noun c12d-8|tags:asking noun joint pronoun a7
tags:asking noun noun auxiliary h4|tags:asking noun noun noun i11|tags:asking noun noun preposition a6d-2|tags:asking noun noun verb g-3i2k6
tags:asking noun preposition determiner g9|tags:asking noun preposition noun d7|tags:asking noun to determiner d2|tags:asking noun verb to d2h8
tags:asking pronoun auxiliary verb a8c-2d-7g4h13|tags:asking pronoun verb adverb a8h-2|tags:asking pronoun verb noun a11d7f-2|tags:asking pronoun verb preposition h3
tags:asking pronoun verb pronoun a12|tags:asking to noun joint g2|tags:asking to verb determiner a-2g11|tags:asking to verb noun g9|tags:asking to verb preposition d-2g11
tags:asking verb preposition determiner c5|tags:auxiliary determiner noun adverb d-2e4|tags:auxiliary determiner noun auxiliary d5
tags:auxiliary determiner noun noun a-2c7d-3e3f-2g8h-12i8|tags:auxiliary determiner noun preposition c-2d2e-2g3i10j-2|tags:auxiliary determiner noun verb d9h2
tags:auxiliary noun adverb determiner c2|tags:auxiliary noun adverb noun d4|tags:auxiliary noun adverb verb d11|tags:auxiliary noun determiner noun c8d-10f9|tags:auxiliary noun j3
tags:auxiliary noun noun adverb d20|tags:auxiliary noun noun determiner e5h8|tags:auxiliary noun noun mark d10|tags:auxiliary noun noun noun a12d3e-7h-4
tags:auxiliary noun noun preposition e5|tags:auxiliary noun noun to e2|tags:auxiliary noun preposition determiner e3f3|tags:auxiliary noun to noun b13c-3
tags:auxiliary pronoun adverb auxiliary e7|tags:auxiliary pronoun adverb verb b14|tags:auxiliary pronoun auxiliary to d2|tags:auxiliary pronoun determiner noun d4h5
tags:auxiliary pronoun preposition determiner c11|tags:auxiliary pronoun pronoun adverb d2|tags:auxiliary pronoun pronoun verb d8|tags:auxiliary pronoun verb asking c16d-3
tags:auxiliary pronoun verb determiner a9c2d7h-2|tags:auxiliary pronoun verb joint c-7d19|tags:auxiliary pronoun verb mark c3|tags:auxiliary pronoun verb noun a-2c5d7e5f-2
tags:auxiliary pronoun verb preposition c4e7h-2|tags:auxiliary pronoun verb to b9c-11e2f-6h6|tags:auxiliary verb determiner noun d-4k8|tags:auxiliary verb preposition noun f8g5
tags:determiner b9|tags:determiner determiner noun noun a11|tags:determiner noun asking pronoun f13|tags:determiner noun auxiliary adverb f-6h9k6
tags:determiner noun auxiliary determiner b-8f-13i15k11|tags:determiner noun auxiliary noun b-16f15|tags:determiner noun auxiliary preposition a8f6k-5
tags:determiner noun auxiliary verb a-11f7h4k16|tags:determiner noun determiner noun a17|tags:determiner noun g15|tags:determiner noun joint determiner e6
tags:determiner noun joint noun g6|tags:determiner noun joint pronoun b4|tags:determiner noun joint verb a6f-7h6|tags:determiner noun mark f3
tags:determiner noun noun adverb a-13c3f4k3|tags:determiner noun noun auxiliary b2d-3g-4h18|tags:determiner noun noun b-4g7k4|tags:determiner noun noun joint a15f-12g-8h2i-2j3
tags:determiner noun noun mark c8|tags:determiner noun noun negation f8|tags:determiner noun noun noun b9c4g3i-6k-3|tags:determiner noun noun preposition a9b2d-4e-5i5k-18
tags:determiner noun noun pronoun b7d3h-2|tags:determiner noun noun to d3g21h-3i-5|tags:determiner noun noun verb d-3f6g2k2|tags:determiner noun preposition asking g14
tags:determiner noun preposition determiner c-8d-2e2f-2g-6h2j3|tags:determiner noun preposition noun c9e-5f-7g-4h8i4k-4|tags:determiner noun preposition verb b2d5f-6i5
tags:determiner noun pronoun auxiliary j2|tags:determiner noun pronoun verb a4g2h-2|tags:determiner noun to noun g10|tags:determiner noun to verb b-2f2h2
tags:determiner noun verb determiner a-3b-3f10j3k4|tags:determiner noun verb joint a-4f14|tags:determiner noun verb mark d10|tags:determiner noun verb noun a-3c-2d4f5k4
tags:determiner noun verb preposition b-3g-3h-8i22|tags:determiner noun verb pronoun a9f2|tags:determiner noun verb to a8h4|tags:determiner noun verb verb f11
tags:joint auxiliary pronoun verb c-9d6e11|tags:joint determiner noun verb g2|tags:joint noun auxiliary pronoun d7|tags:joint noun auxiliary verb c7
tags:joint noun verb noun c17d-10e-4|tags:joint preposition determiner noun c13e-3|tags:joint pronoun verb determiner c4h3|tags:joint verb determiner noun d7
tags:joint verb noun preposition e13|tags:noun a-9b2c-5d7e-8f-8g-7i9j9k-2|tags:noun adverb d13|tags:noun adverb noun noun b2i-2k8|tags:noun adverb to noun b15
tags:noun adverb verb determiner k4|tags:noun adverb verb noun b6k4|tags:noun auxiliary adverb noun b11|tags:noun auxiliary asking noun h5|tags:noun auxiliary determiner noun h17
tags:noun auxiliary noun b5h2k-4|tags:noun auxiliary noun determiner h8|tags:noun auxiliary noun preposition b-2k11|tags:noun auxiliary verb b8
tags:noun auxiliary verb determiner f2k10|tags:noun auxiliary verb joint f10h3|tags:noun auxiliary verb noun b8h4|tags:noun auxiliary verb preposition b-4k4
tags:noun joint adverb preposition c7e-6|tags:noun joint determiner noun a6|tags:noun joint noun e6h5k3|tags:noun joint noun joint e20|tags:noun joint noun mark c12e-7
tags:noun joint noun noun e11i4k-3|tags:noun joint noun preposition e25|tags:noun joint noun verb h2k10|tags:noun joint verb preposition h6|tags:noun mark c9d-10e2f-2h8
tags:noun mark determiner noun b12c4g-3|tags:noun mark noun joint b-2e16i2|tags:noun mark noun mark b-3c-5e11i2|tags:noun mark noun noun b10i5
tags:noun mark noun preposition b4e-2k8|tags:noun noun adverb b-2c6e8f14h-2i-7k-3|tags:noun noun adverb joint e5|tags:noun noun auxiliary adverb b8
tags:noun noun auxiliary auxiliary h5|tags:noun noun auxiliary determiner b-5h25|tags:noun noun auxiliary negation h4|tags:noun noun auxiliary noun b4e-3f5g7i-3k-4
tags:noun noun auxiliary preposition b2|tags:noun noun auxiliary pronoun b2|tags:noun noun auxiliary verb b-3f6h3|tags:noun noun b4c-5d-4e-14f-12h3i12j-6k2
tags:noun noun joint determiner e3i12|tags:noun noun joint noun d-2e11h-4|tags:noun noun joint pronoun h4i2|tags:noun noun joint verb b2h-2i8|tags:noun noun mark auxiliary c13
tags:noun noun mark determiner b21h-2j5|tags:noun noun mark e-5g17|tags:noun noun mark joint i10|tags:noun noun mark noun a18b-8g-6i4|tags:noun noun mark pronoun a-6b3h8
tags:noun noun mark verb b5h6|tags:noun noun noun adverb b6c-2d8|tags:noun noun noun auxiliary a-2d8f-4g2k-5|tags:noun noun noun b-2c-4f3g-5h-7i13k12
tags:noun noun noun determiner b-2f12i6|tags:noun noun noun joint a-4f3g9h-2|tags:noun noun noun mark a4b4c2f2g-8h-9|tags:noun noun noun noun a-6c-6d-3e6f-2g3h8
tags:noun noun noun preposition a-4d2f-5h-7j2k6|tags:noun noun noun pronoun a-5b-3c10d13g-4h-4i7|tags:noun noun noun to h13k-4|tags:noun noun noun verb b-6h4k9
tags:noun noun preposition adverb i4|tags:noun noun preposition determiner a-2c7d-3f-2g-10h-7i4j2k8|tags:noun noun preposition noun d-4g3h-3i4k2
tags:noun noun preposition preposition f18|tags:noun noun preposition pronoun b3d-3h10|tags:noun noun preposition verb a8d11i-2k2|tags:noun noun pronoun verb a8g-4h9
tags:noun noun to determiner g9|tags:noun noun to noun g9i4k-5|tags:noun noun to verb g22|tags:noun noun verb adverb h7|tags:noun noun verb determiner a-3b-2c5f12h6k-6
tags:noun noun verb mark a11|tags:noun noun verb noun a-5b7f7g-3h2i2k-4|tags:noun noun verb preposition a13e2f8h-7|tags:noun preposition determiner noun a-2b-4g7h-15i7k3
tags:noun preposition noun a7b-9e-5g-2i13k7|tags:noun preposition noun auxiliary b14h2k-4|tags:noun preposition noun joint e7i3|tags:noun preposition noun mark d9f-2
tags:noun preposition noun noun a-4c-9f8g-4i3|tags:noun preposition noun preposition b-8c-2d7e11f-2g3h-3i2k-7|tags:noun preposition pronoun verb g4
tags:noun preposition verb determiner f4|tags:noun pronoun preposition noun k8|tags:noun to noun b6|tags:noun to noun preposition a16g-12|tags:noun to verb determiner g3
tags:noun to verb noun g6|tags:noun to verb preposition e6i15|tags:noun verb determiner noun b3c-3f12g-2h2i-2k4|tags:noun verb noun adverb k11|tags:noun verb noun joint b4f3
tags:noun verb noun noun a-4b6d4f-8h10|tags:noun verb noun preposition f7|tags:noun verb noun verb a11f-3h3|tags:noun verb preposition determiner a-6b-9c11f9h-6k10
tags:noun verb preposition mark f4|tags:noun verb preposition noun a15h2k-5|tags:noun verb preposition pronoun e4|tags:noun verb pronoun pronoun f-2h11|tags:noun verb to noun e10
tags:noun verb to verb d3|tags:noun verb verb determiner f8|tags:noun verb verb preposition f4|tags:preposition asking noun auxiliary d5
tags:preposition determiner noun determiner h10|tags:preposition determiner noun noun b-3e4h4|tags:preposition determiner noun preposition i10k7
tags:preposition determiner noun pronoun a-6b10g6|tags:preposition noun noun preposition b6|tags:preposition noun noun pronoun a3f-2|tags:preposition noun pronoun auxiliary a8
tags:preposition noun to noun a4|tags:preposition noun verb determiner a4f-3|tags:preposition verb noun noun a10|tags:pronoun adverb mark d-7f11
tags:pronoun adverb verb determiner a-6b3c2h4|tags:pronoun adverb verb noun d2f-2k5|tags:pronoun adverb verb to b-2k9|tags:pronoun auxiliary adverb noun a7b-6k2
tags:pronoun auxiliary adverb verb a-4b19f-5|tags:pronoun auxiliary auxiliary determiner c9f-3h6|tags:pronoun auxiliary determiner auxiliary h4
tags:pronoun auxiliary determiner noun d-3f5h3k13|tags:pronoun auxiliary negation verb f7|tags:pronoun auxiliary noun noun a4b-2d2e-4f3h-4
tags:pronoun auxiliary noun preposition f2|tags:pronoun auxiliary noun to h9k-2|tags:pronoun auxiliary verb determiner f2h8|tags:pronoun auxiliary verb f10
tags:pronoun auxiliary verb noun a-4k13|tags:pronoun auxiliary verb preposition c-2e12f4h-3|tags:pronoun determiner noun noun f5|tags:pronoun joint verb noun b6d-3h7
tags:pronoun preposition determiner noun k9|tags:pronoun preposition noun noun f3i4|tags:pronoun verb b3f3h-8k5|tags:pronoun verb determiner noun a2b4c-2d5e-8f5g-13h-4i-5j-2k4
tags:pronoun verb determiner to a10|tags:pronoun verb joint determiner h9|tags:pronoun verb joint pronoun b-5f-8k18|tags:pronoun verb noun b5f-2h5
tags:pronoun verb noun determiner g5|tags:pronoun verb noun joint b8f-11j3|tags:pronoun verb noun noun a2b-2f4g-2h8k-5|tags:pronoun verb noun preposition h3
tags:pronoun verb preposition determiner b-5e10k7|tags:pronoun verb preposition joint f3|tags:pronoun verb preposition noun b6d3h3|tags:pronoun verb preposition to f3
tags:pronoun verb pronoun noun a12|tags:pronoun verb to determiner a2|tags:pronoun verb to noun a10f-7|tags:pronoun verb to verb g2|tags:pronoun verb verb noun b-3g14h-12
tags:pronoun verb verb preposition f2|tags:verb determiner noun a6f-7h-2j2|tags:verb determiner noun joint b-3d4e11g-13k10|tags:verb determiner noun mark g8
tags:verb determiner noun noun a5b3c-5f-4g9h-7|tags:verb determiner noun preposition a7b-3c-2d2e-2f-2h-3i4k2|tags:verb determiner noun pronoun g9|tags:verb determiner noun to d5f7
tags:verb determiner noun verb f7|tags:verb determiner preposition b13|tags:verb f9|tags:verb noun b9f-5i16|tags:verb noun determiner noun b9|tags:verb noun mark adverb d10g4
tags:verb noun mark determiner b22|tags:verb noun mark noun f7|tags:verb noun noun g-8i18k8|tags:verb noun noun joint g16|tags:verb noun noun mark b10
tags:verb noun noun noun a5c4e-3f-2g5h-3i-3k6|tags:verb noun noun preposition a11c5d-4f-11g16h-10i-4k-7|tags:verb noun noun pronoun f8h4|tags:verb noun noun to g3i4
tags:verb noun preposition determiner b-2d4h-6i2|tags:verb noun preposition noun b-4d-5e2f3g3i6k-8|tags:verb preposition adverb noun c5
tags:verb preposition determiner noun a8b-10d11f-11h-6i6|tags:verb preposition mark joint f5|tags:verb preposition noun a3b-3h9|tags:verb preposition noun mark f11
tags:verb preposition noun noun a-5c2d-14e-2f7h-5i7k4|tags:verb preposition noun preposition b2c2d-8f7h-3i-2|tags:verb preposition preposition noun b6k3
tags:verb preposition verb determiner d23k-2|tags:verb pronoun asking pronoun b2|tags:verb pronoun determiner noun d21|tags:verb pronoun noun noun b7c3
tags:verb pronoun preposition determiner d6|tags:verb to verb determiner a-4d-3f14k9|tags:verb to verb noun f4|tags:verb verb determiner noun h7|tags:verb verb noun preposition h4
tags:verb verb preposition determiner a-10f13g-3h3|tags:verb verb preposition noun h4|tailwind e2h4|take b5g-3h9i-5|takes a-2b2f18|taking g2k14|talk a-8b-6h11i5k-3|talking a-2h12
tasks b8|tattoo b2|taught a5b7|tax a-7b-8c2d3g2i-7j6k6|taxes d7i8|tea c10e-5|teach h4|teacher f2h8|teachers b4|team a7b-10c-7d4e2g2h-11i3|teams b12c-2f-3h11i5k-9|tear c20|tech a8
technical i2|technology b2h4|teenagers b8i7|tell b9c11e-5f-2g-6k-6|tells b10f-3|template b2f-3g12k-4|templates a3f-5g7|ten a10b2c10e-2f-6i-7k-9|tenant f5|tenants b5d-6|term k3
terminal b8|terms k14|tern b13c6d-3|test c19d-7|tested a5|tester a7|testers b-16c28f4k-5|testimonial g5|testimonials c7|testing c2h5|tests f7h-3|texas d2|text a4b18d-4|texts c2
than d-16e9g-6h15k-6|thank b2g-2k11|thanks b-4c8|that a5b4e-12f-6g6i-2k-5|that's h8|the b-2c-2d-4e-3f3g2i4j2k-4|theatre h14i4k-6|theft h3|their b-3c-6d3e2g-2k5|them b-6c-7d6e2f9h-5
theme b11h12i-3k-8|then f3g11h-6|there b-3d9f-3h10|there's h7|these a2c9d-2g17h-10i-4|they a12b-12f6g-3h4k-5|they're f10|thing a-9c5h4j2|things a11b-2c-2f-9g3h5
think b3c7d-16f-5h21|thinking b-3d18f6h-4k-7|thinkpad e9|thinks d-7f12h5j2|third f14|this b3c10d-10e-14h-9i-12j10k6|thought a8|thoughts b-2c7d6f-3h7|thread c-2g-9i-6j7k26
threads b5|three a4b-8c2d-3h2k3|through c3e4f-3|thumbnail c2|thursday b11f2i-11k9|tickets a4d-7g2h-9k8|tide b3|tidemark b11i-3|tier b-8c7d3f-3|tiktok a6|til a14b-2f-5g6|tiles c7
till a-4c-4d15e4f7h-4|time a2b-7c6e-5f3h3i-7k-13|timer f6|times a10b-6d-5f5i3k-3|timetable b4k6|timing a5|tiny a2b11d-6e2f-4g3h-6k-12|tipping b-2h11i8|tips d5g11i-3
tired a-11b4c-2h15k-2|to a3b-4c-2f-2g8i-3j-7|today a-7b8c-7f2g-6h-11i2k12|todo c7|tokens b12k-2|told a14h-5|tomorrow b9k5|tonight h-4k7|too a-10b3c3d-2e-3f10h2k-4|took a12f5h-2k-2
tool a-12b3c4d4f6g-8k-10|tools a11b-4k3|torn e6|total e4|touch f7i3|tour c10d-6|town b8c2d-3e2g-2i5|track b8f-5g2h-2|tracker a3b4c3|trade h10|trademark d4|trademarks g2
traffic f7g7i-5|trailer c4|train b11h12i-4k-3|translate g7|translator a8|translators b2|tree a-7f6h-3k10|trial h5|trials h11|tricks g6|tried a2c-4d3e8f5|tripled f5|trouble f3
truck g6k14|true h15|trust a-5e-6h10i10|trustworthy c2|truth c17|try a-6b4c12d-5|trying d5e2f4|tuesday b2i-2k5|tuner e2i3|turn b4g4h4|turn:a thing a-6b9c6d3e3f-11g3i-5j-6k-14
turn:acted a11c-3d-2h-4i3|turn:ago a7b2c-3e-3f11g-2h-5k-8|turn:all a4c-7e-4f5g2h6i-10k-5|turn:ask b-4c5d12e5g-6i-9k-3|turn:bad a4b-2c-2d-3e-4f8g4h2i-2j-2k-9
turn:between a-2b-3c7d-3e16f-4g-2h-4|turn:counted a12b-3d-6f-4g19h-5i2k-13|turn:either b-9c8e26f-7g-6h-8i-5k-6|turn:gain a6f-4g3h-5i-6k2|turn:good c-3d-2e2f4g-6h-2j3
turn:guide a3e-2f-3g14h-2i-5k-5|turn:judge a-5c18d3e-6g-2h3i-7j-5k-5|turn:judged b-3c11g2i-4j-4|turn:learnt a11c-2d-5i-4|turn:machine a2b4c3d-4e-2f5g3h-2i-5j-5k-4
turn:metric a5b-2c-6f7g5h-4k-10|turn:not a2b-6c-2f9h7i-2k-15|turn:offer a-7b6f-6|turn:options b-7c-4d-13e31f-6g-7h15i-13k-10|turn:own thing b12c4d-2h-6i-6j-12k2
turn:people b-3c-2f2h2i3j-4k-2|turn:plea b-9d7f21g-4h-6|turn:praise c-3d4e2f-4h10i-10k-3|turn:ready a-2b11c-4d-4e-2f2g-3h-4i-2j-4k8|turn:request a-9c9d6e5f2g-14i-9j-4k-2
turn:show a2b12d-5e-2f-3g-2h-3i-3j-3k4|turn:stance b-7d3g-3h13i-9|turn:than d-14e9f-2g-7h16k-4|turn:thing b6f-2h-4i-3j-2|turn:verdict a-2b-7c4d2f-4g2h11i-5j3k-18
turn:versus a2b-2d-2e28f-4g-3h-12i-4k-3|turn:which a-2b2d7e4f-3k-13|turn:would a-6b-13c2e9f9g-9h-5k-2|turn:yours a-4c-2e-3f-15g9h3j-2k2|turn?:a thing a9b-4c4g-8h-2
turn?:acted b-3c8d9e6f-12|turn?:ago a-5c7d10|turn?:all d9f5g-4h-16|turn?:ask b4d6e-5h-7|turn?:bad c8f2g-7|turn?:between c6d-3e13f-2|turn?:either c2e14|turn?:gain e10
turn?:good d2e7f-4|turn?:guide a10d5e3g-22|turn?:judge a-4b-3c8d3e-9f-7g7h4|turn?:judged a2b-4c9g2h-7|turn?:learnt a-12b11d-2e3|turn?:machine a-8b8c4d-2e8h-2
turn?:metric b-2d7e4g-4|turn?:not a5d-2e-7g-4h2|turn?:offer d2|turn?:options d-7e22|turn?:own thing d-9e5f2|turn?:people a-6b-3d13e4g-12h-7k5|turn?:plea c-3f12
turn?:praise a2b5d5g-2h-7|turn?:ready a2b-9d11f-13h5|turn?:request b-7e2f5g-4k-3|turn?:show b-6c-2d8e6f-6h2|turn?:stance b3d6e-3f2|turn?:than d-6e10|turn?:thing b-10d7g3
turn?:verdict c5d-3g2|turn?:versus d-9e15|turn?:which a-6b6c3d7e2f-4g-11|turn?:would a-4e5f8|turn?:yours a-5b-2c2d7f-5g9k-3|turned a5b3f-8g-4h-3k10|turning d6|turns c14d-6f-8h-5k2
tutorial a-4b-2f11g17|twelve h12|twice a5f5|two a10b-2c-7d-6f7h-2|two-person a5b4|type c5|typescript h2i6|typo a3|ui b7c6|uncle e5f2|uncles i5|under a-3b4c-5d10f2g-6k-9
undercharging f3|underrated h15|understand c5f3|understands d17e-4f3|unity e2|unpaid d5f-12g9|unpopular h12|until a-15d3e6f13g-2i-7k3|up b8c-2f4g2h-13i-10j-4k3|update b-2c-9f8h5k4
upfront d3|uptime b5|us a10b-6d4e-3f3g-7h-5|usage-based c-9d10|use a5b4d6f-5h-8i-4|used a5b2c-3d4e2g-5h-3k-3|useful b5|users a7b-8c6e3f3g-8h-5i-3|using d18e-5f-7|ux d2|v2 b2
va c-3d10e7|validate c8|van a8|vanish f11|vat d12j4k13|vc a5|vendor a-2f2h13|vercel d-2e2|version b16f-4k-12|versus e20i-3|vets g-2h18|via j7|video a3b-14c6d-3f-6g-6h12j5|views c2
village a6i9|vim e2i-2|vintage b2k-3|virtual i-2k17|visitors a-12b-9f25|voice b3c10|volunteer i4|volunteers k4|vps d7e5g3h-6|vs a7d-3e29f-2g-2h-4i-10k-3|w d8|wait c-5d14f-4h14i-5
waiting b-4d2|waitlist a7g5k-2|wales i2|walkthrough g12|wall b5e5|want b-13c9f-2h9|wanted a-10b-3c18f4g-7h4i-5k5|wants a-14b-2c-3d11f9h4k-4|warehouse a5d9k-2|warning f6
was a7b-2c-5d8g-3k3|waste b5|watch c2d3|water d-8f14h3|watercolor b3|way a9b-6d5g-3h2|ways g11i2|we a5b2d-13e-2f3g-4h2i-6j-2k4|we're b6h-7k6|we've a-4b6k6|web a-3b2e2f-4h12i-5k2
webflow d9e3i-3k4|webhook f2|webinar b-6i-6k23|webinars b4|webshop f7|website b4d2e6h-6|websites k8|wedding d-2f9g-5h2k-7|weddings a-2f-2h11|wednesday k8|week a3b-2c-10d-8e-8f3k9
weekend a10f-3k-2|weekends a3b6|weekly b7c-8f-7h-5i-6k8|weeks a9b-4d7e-4f2g-5h4k-3|welcome b16c6d-7|well b7|went a16b-14c-9f3h-5k4|were a-5b-4f10k5|wet g13|what a6c3d6h-16i-7j-6k-6
what's a-2c10d14e9f-4g-10h-10|when a7d3e2g11h-19i-5k-6|where a-2b-5c7h2|whether e11f-8h3|which a-7b2c4d2e9f-6g-3h-11|while b6f9h-2|who a-10b7c-2d3e-7h5i5k-8|who:anyone b2c-3d11e-3
who:asked a-3b-4d4g2i-2|who:everyone j2|who:everything g11|who:here b6|who:here's g6|who:i a4b3c-2d-5e-2j-5k3|who:it a4d-2h-2|who:it's b3h4|who:me a9h8|who:nobody b-2j-3k-2
who:none d-3f-3i3k2|who:other a-2c-3f2g-3h5i-4j-3k2|who:own a2b2d-2e-8f3g-2h-2j-2k3|who:people a-4c-2g4i3|who:she f2|who:somebody f4j6|who:someone f3j2|who:there h4|who:they f18
who:you a-6b6f-5g3h4k-3|who:you'd c9d10h-2|who:you'll a7|whole a3b-11g11|wholesale d-2e3|whom b8g4|why a3b-8c-4f3g-5h9k-4|wich d13h-4|wife a3b13c-5|wifi f18|wiki d3
will a-6c4f-6h9k10|win g2|window a2c8|wine c4d-4i9|wins g-3k16|winter b-3i7k15|winters b6|wish a3b2g-4h5|wishlists a8c2f-5|with a-4b2c-4d6j-2k-4|within a2b5f-11h3
without a7b2c-11e-9g4i7k-8|woman i6|won f-3k10|won't a-4f14|wondering d17k-2|woocommerce b-3|wooden b7e2|wool e4|word f8g-2h6i2|wordpress d-9e14g5|words h3
work a-5b-15c-6d5e-6h12i3k2|workers c9|workflow a13g4k-8|working a-3d-5f3g-4h-4i9k3|works a-5c4d6e-3k-2|workshop b4c-6d-9g6k8|workspace g4|world i3|worse a-6c11f-9h10
worst a9c3f-4g-2h6|worth b-2c-5d5e3f-3g-2j13|would a6b-2c6e3f5g-10h-9k-8|wouldn't c3|wrappers h6|write a2d-2g16|write-up j4|writes b12h-3|writing a10b-3g10|written b8
wrong c3d-10f8h5|wrote a-5b9c9f-12g3h-9i2|wtf f13|year a14b-6c-4d-10e2i-7k5|year-end d3i2|yearly d3e5k4|years a9b3c-4d-2e-2f-12h7i-13k7|yes a-3f8|yesterday a2b-4h6k-5|yet c4
yoga b-5e11k7|you a-3b3c4d3f-2i-8j-2k-2|you'd b6c6d2|you'll a5g2|you:ago b3|you:bad d-5|you:guide g14|you:judge c3g4|you:not d-3h7|you:thing b11d4g-8|young g-3i11
your a-8f-14g6h2j-2k2|yourself g-2k7|youtube d-6e2|zapier f-2h4|zero a3b13f2g-8h-6i-4|zig b13|zones f3g4i2|zoom e-2f4h3i5
`;
