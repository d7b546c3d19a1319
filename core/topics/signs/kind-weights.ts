/** What each word and turn of a topic says for each kind. Written by `npm run topics -- --fit`. */
export const KIND_WEIGHTS = `
, b8e2g-4h-2k-4|: b8c3d-7f-8h-4i-15j5k4|? a-3b-3c4d7e4i-7j-5k-2|a c-2d3e3g4i-3j-3k-5|about b5c7e-10f-6j8k-16|about:a many b4i4j-5|about:a many none b3j-5
about:a one b-5d-5g3h6i-6j5k-6|about:a one did a12b-7h-2j10|about:a one do h5|about:a one does b6g-7h12|about:a one doing g8|about:a one is g-2h11|about:a one none c9g10h-11i-3
about:adverb many c-6e11k2|about:adverb many none b2c-7f6k2|about:adverb one b2c3e-12f-2g-8h2i-6k5|about:adverb one did b5c-2|about:adverb one do a6c8f-9h-3k-2
about:adverb one doing k4|about:adverb one is k3|about:adverb one may c3|about:adverb one none a-5b6e-5h2i-2k2|about:an one did j2|about:an one j5|about:asking many did a6
about:asking many do g-14h8k6|about:asking many doing c4|about:asking many e6f-8g-3h5|about:asking many may g6|about:asking many none d7e3|about:asking one a5b-5d4i-4j-2k-4
about:asking one did a20d2f-2h-2|about:asking one do b-2c-5d8f-4g13|about:asking one does h4|about:asking one doing a9c-4d6|about:asking one is a-3c-9d7f3g-5k4
about:asking one may a-3c2d3f2|about:asking one none a-15c7e5|about:asking one not a3|about:asking one was a7d7g-7|about:auxiliary one a-3c4d6e3g-3j-2k-3|about:auxiliary one has d7
about:auxiliary one is c2d6e5f-8h-6j-2|about:auxiliary one may c4d2e2g-5k-4|about:auxiliary one not a-4c-3d-3f3h9|about:auxiliary one was d6h8|about:determiner one c2d5e-3f8g-3
about:determiner one do d6|about:determiner one none c6|about:every one do f9|about:every one does h2|about:every one f8h3|about:half one do f7|about:i one a2b2e-2g-3i-7j-5k6
about:i one did a5b4d-9e-5f-2g2j-4k2|about:i one do a-2f2g-3h5i-2k2|about:i one doing a-5b6d3h-2k7|about:i one has a-5c3d2e-8f2k8|about:i one is a-13e4f4k8
about:i one may a-2b-4c3e9k4|about:i one not a-2f10h11|about:i one was a2f-3k4|about:joint many c6e-6g4|about:joint many do g4|about:joint many may c7|about:joint one b-9d8e5f-8i2
about:joint one did a6|about:joint one do g2h5|about:joint one does c4i10|about:joint one has d8|about:joint one is d8|about:joint one may c-3d10e4|about:joint one none d2e4
about:joint one was e8|about:many many a-2e-4f7g-6h8j-6k-3|about:many many did b-4c8f-3k3|about:many many do a-2f15g-2h8|about:many many does h3|about:many many is b10f-6h4k3
about:many many may h19|about:many many none b-4d7e-4h11i2j-4k-14|about:many many not h4|about:many one b-10c-3f5g2h2i3k-3|about:many one did a-3c2f5|about:many one do b-6e-6g3i6
about:many one does a2d-2g3h4|about:many one doing a8g2|about:many one is f9|about:many one may d4|about:many one none b-2h3i3k-3|about:most many do h2|about:most many h11
about:most one g10|about:negation one e4f-3h5|about:negation one none a4h5|about:no one a-3d4f9h6|about:no one does f5|about:number many a7f-5g4i-4|about:number many do g14
about:number many none a6b8f-2i-7|about:number one b-9c2d-6e-3g6h-9i5j-3k5|about:number one did b-3g7|about:number one do b-2f5g5h-2|about:number one does g5
about:number one none a8c2g-13k5|about:number one not a-2g7i11|about:one many a-9c-2d-11h4i11j-3|about:one many did k6|about:one many do b-3f5g-4h12|about:one many is b-4g2h6i-6
about:one many may h11|about:one many none a-12d-10e2h-6i12|about:one many not f2|about:one many was k4|about:one one did a6d-6f2g-4i-4|about:one one do a-2d-2f-3g3h-2i2
about:one one does b3c-7e-3f6i-12k6|about:one one doing f2i3k-2|about:one one has b8h2|about:one one is a-6b6c-5d-2e-3g-9h8k5|about:one one may a-5d2e6g5
about:one one none a-4d-3f-3g-2i2k3|about:one one not a-2d4f3i-4|about:one one was h5|about:own many c-7f3g12|about:own many did g14|about:own many do f8k7|about:own many does b10
about:own many has f7|about:own many is k3|about:own many none a15b-5f-2g9k-6|about:own one a2c-3d-2e-5g-4|about:own one did a2c-8d2g-7h2|about:own one do a-5f5g7
about:own one does a-5b2c5f2g-2h-4|about:own one doing b2|about:own one has k11|about:own one is a-14b3f3h-4i8k4|about:own one may c9|about:own one none a15b-2c-14f-4h15i-3k-3
about:own one not b2|about:own one was a9b-3f-5k5|about:preposition many i12|about:preposition many is h6|about:preposition many none i13|about:preposition one a4b6c-9e-2g-2h3i-3
about:preposition one did b2c-2f3h2|about:preposition one do b2d8e-2f-5g6h-4|about:preposition one doing a10h6|about:preposition one has a10f-3
about:preposition one is a-2b3d-5e2h6|about:preposition one may b17|about:preposition one none b-10f6k7|about:pronoun many b8f-2h5k-2|about:pronoun many do h2j4
about:pronoun many none d3|about:pronoun one b-3e-11f5g2h6i-2k-9|about:pronoun one did a3c-6d4f3|about:pronoun one do c3d-2f3g3i-3|about:pronoun one does a-7b-6f6g3h6
about:pronoun one doing d13f-4|about:pronoun one is f2h5|about:pronoun one may c12d-7h8|about:pronoun one none b6f11|about:pronoun one not h6|about:pronoun one was a5b-2j4
about:the many f-4h4i6k-2|about:the many none f-3h2i3k-2|about:the one b-3c-5d-6e-5f4g5i4|about:the one did a13f4g-9h-8i2k-5|about:the one do b-4f4g14h-7
about:the one does a-9f3g2h2i2|about:the one doing i8|about:the one is f-3g-3h10i-4k6|about:the one none a-2g4h-7i5k2|about:the one not f10|about:this many a9j3
about:this many is a14|about:this one j2|about:your one g2h7|about:your one not h9|above d4f4k-2|abroad a3f-4|access b13e4h6i-11k-12|accessibility b-3i7k3|accidentally f5
account a-7b6f14g-4h-7j2k-4|accountant a5b-3c-6d14g-3|accounting d8|acmely b4k6|acquired k13|acquisition k8|across a-3f7g3i12k-3|actions f13|actually d12e-3f-5g3|ad a-2c9f13
add d-13f16g4|added a4b4f-6|adding h3|address a-10b5c5e-3g-6h-9i-9j24k-5|address by asked c5d-8j12|address by nobody a-2c8g-5h-2j12|address by none a-2b2g-2i-11j37k-4
address by other b6h-6j18k-2|address by own f-2j18|address by somebody j5|address by you j6|address of a b5j5|address of adverb j7|address of an j3|address of asking j11
address of auxiliary c-6d7|address of i c4|address of many j14|address of one a-4c8g-5h-5i-12j26k-8|address of own j23|address of preposition j23|address of pronoun b-8j21
address of the i-2j16|address of this j14|address:end a-9b6c6e-2f-7g-8h-10i-10j30k-9|address:end false a-7b6c4d-2f-6g-8h-9i-11j32k-6|address:end true a-3c3d5
address:start false j23|address:start j23|ads a8c-5d6e4h-4i-2k-2|adults i14|advice a5b-11c-4d9e3f-2g5k-11|affiliate d16|after a3d-3e-6f7i2k-2|afternoon g11|again a9b-10d-4f7h-3k10
against e19|agencies a-7f-3h5i5k7|agency a4b-4c-4d-7e8f-5i6k3|ago a9b-2|agree f4|ahrefs e2|ai g-3h21i2k-3|aid d4|air e8h6|alerts b8|alive b4f9|all b4c-9i-5k2|alone f6|already d4f12
also d3|alternatives d8i19k-6|always a-5b8g13|am a-2c5e-6g-5i9|ama k4|amazon d2f4|among i3|an f-7g6h-4i5k-6|analytics i4|and a6b-3d-4f7g-2i3k-10|android a-2c12d9f-3h-5k-4
angry b11i-2|anniversary k9|announce a-5k11|announcing b16c-2k5|annoys h2|annual b-3e11f-6h-3k4|another b11f-8g-2h5|answer a-3d2h4|answered a8|answering a2h9|answers a-4b6c7e-4
anxiety b-2i19|any b-2c2d4g-4|anybody b6d4e-3g6h-3|anymore f13|anyone d5f3g-3|anyone:bad d2|anyone:good d2|anyone:thing d7|anything a6b2c7h-11|apart c15|api b-3c-8f2g-2k14
apology c8e-4h3|app a2c5d-2i-9|apple b-9f7k11|applicants f11|applications a2b-2f-3g5k5|appointments b4|appreciate c6|apprentice a12|apps a9g-2h9|april a2f-8k10
are a-5c-10e4h11i-10j-3k4|aren't g13h-2|arrive f11h-2|arrogant c6|art i8|article c-2j11|as a5b3f-6g-2i6k-4|ask a8c-7d7g3h-5|asked g2h3|asked:ago a-2f2g8|asked:bad d5e-7f2h4
asked:gain d9|asked:good a9|asked:guide d2g9h-2|asked:judge d8e-7|asked:learnt a5b14c-4g-2h-3k4|asked:not a15c-6d-2e-4f2g5h-9|asked:show c-7g2h2|asked:thing a-7c4j2
asking b5c-7d2e-2g-3h17i-4k-4|asks a-2b-3c4d5e3i-6j-4k-2|asleep b10f-3|assistant k11|at a-3b-10f3h-5i5k2|ate a2f6k-2|attract h12|attribution b-4d3i2j2|audience d8e-2h12i-7
audit a4d3k6|audits h9k5|august h-3i6k3|austria f2|automated a9f-4|available b11|avoid g4|away d2f-3g-5k7|awkward i16|b c8e-7k12|b2b d5i15|back a7b-8c-2d7f-5g3i-5k3|backlinks d5g-2
backup a-5b10c5e-6|backups a2d7f-2g3h-4|bad b-4c-5d4e-4g9h8|bake a-5b2f13|baker b-3k11|bakers b3i5|bakery a3c4f-7g-9i-3|balance i3|bali f2|bands b7|bank a-12b4c-3d6f16g-9h-2i-7k5
banks f4|banned a3f5g-3|banners h14|barn a-6b5f3g2|basecamp h3j3|basics b-2i-4k11|be a-2b3c10d-6f-11g-3h12k-2|beach k15|beat h19|beats h11|beautiful j6|because a-7b2c-5f9h9j2k-3
become b4h9|beehiiv e2|beekeepers d4i10|beekeeping a13b-2|been a6e-7f4|before a3b-8c5e-15g8h-5i2k-10|begging d2h10|begin d10|beginner d-5e10|beginner's g16|beginners b4i-7k5
behind a-2k7|being d-6h13i11|believe h16|below c4d3|berlin a2b-2k15|best a10b-15d8e-9f5i-5k-12|bet b7|beta b15c8e3h-6k-10|better a2b-7c7d-18e12f-12g10h2i-7k-4
between a-6d-3e21f-3h-5i10|bidding f15|big b4e13g-2i-2|bigger a-3g7k6|biggest a12f2k-4|bike b12k-3|bikes k5|bill f11|billing a6b-7e13|black b-7g2i2k4|blog a5b-3c-4g2h-3i-2
board b12f-4j-8|book b7g-4k5|booked d2|booking b13d-6k-2|bookings d3|bookkeeper b-10e3i-9k20|bookkeeping a6i4|bookmark b6h-4|bookmarks b7h-4|books d12g5|bookshop d5
bootstrapping c-5i5k3|boring c7d-11e3f-12h17i-3|bot a-9b13f4|both e23f-6h-3|bought b-7k12|bounce a4|box b2e9f-5|bramble b12h-4|brand d-8f10h2|brands b2|brazil d2i10|breach b-3d-2g7
bread e-3g11h-5i6|break h11k4|breakfast h8i-4k11|breaks b11c-4f2|brevo e12i-2|breweries b-4k10|bring b4g4|brings a12f-3|bristol b2|broke a4f9|broken b2f8h-14|brought f4
browser b7c4d-2|brutal c10|budget d2e3f-7g3h-4i10k-3|budgeting b8c9|budgets i18|bug b5f-4g-2|build b-10c-7d-11e9f12h-2k4|building a-2e6g-2|buildinpublic b3i-10k13|built b13f-3h4j-2
burned f14|burnout a4b-2i9j3k-3|business a-2b-10c4d7e-4f2g-2h-2i5|businesses h8|busy c4d-4h8i-4|but d-3e-2f13h5i-6j2k-7|butcher a7|button a6h4|buy b-3c3e5f-7g-4k5|buying e11h7
by a7b3c-5d-7g9i-10|c f4|cable i3|cafe b-3c2d-5e4k2|café h6|cake e-2f2h6|cakes a-5b-2f9|calculator b6c6k2|calendar a-4c4e2h-2|call b-2f-2h10k13|called b9f3|calling a7f3h3
calls b17d-5e-8f8g-13h-3i-13j-4|calm g11|calmer a7|came a20f-2|campaign f-4k11|can a-6c2d6e-3f-4g14h4i-2k-12|can't a8b-12d-15e3f16g-11h-3i5|cancel d11f4|cancelled a9f-5|candid c7j3
candles f3|cannot f5g5h-2|canva b-4g-4h4i6|car f2g10|card e4g-5|cards a-3b9|careers i3|cares g-2h11|cart d-9f4|case c13k-3|cases e6i-3|cash a-3b-6f9i7|ceramics b6f4k-4|cet b-4k13
chain i6|change b-4c12d-5e-3f2h6i2|changed a2b-2c-2e-3f4g-7k9|changelog a7|changes k14|changing a4d-3k11|chapter c10|charge a-4c-12d8e11|chargebacks f13|charged a10b-7|charging h19
charities d-2f-2g3k6|charity a7d3f-2h-4|chart c4d-5j4|chasing b-3f7i6|chat e2|chatbots h7|chatgpt e2|cheap d6e2f-4h6|cheaper d-5e12f9|cheapest d2h4|cheat b-3g16
check a-4b-4c5d3g11h-7k-5|checklist a-9f-2g20k5|checkout b-2c9|checks b11g2k-4|chef b-2k8|choir a17d-4f-2|choose d11e13f-11g2h-4|christmas b-2d-10g11h-2k2|chrome b3|church i9
churn f-9g3i9|ci f14|cinema e4h-2|city c7d-3|clap b2h5|class c4e2|classes a-2b-2e4g6k2|clause a-5g11|clauses a8e-2|cleaning g4|cleanup f-2k14|clear c6|cli b18h-3|click f2|clicks f3
client b-6c-11d6e-2f2g5h-4i4|client's f4|clients a4b-10c-12d2f4h4|climate k2|clinics a-4b2k2|clocks f3|close f-2k9|closed a7b-2d3f6k-3|closing a-5d5f-5g3k5|cloud h3
cloudflare e2f12h-4k-2|club k8|clue f4|cmo h5|co b10c5e-4|co-founder b3d4|code a-5b-8d3e-6h6i10|coded b10|coding b3k4|coffee a-7b3g5h-4|cofounder d5f8g-3|cold a8b-8e-9h7i9k-7
colleagues c-2j9|come a-7b-4d-2f8h7|comes f-3i9|coming k6|comments c6h8|commit b16|community a2b-2f-4h7k14|companies d17|company b-6c2d6e-3i11|compared e20|competitor f21h-2
complain a4f-9h5|complaints e4f-3g8|complete g5|compound g2i4|confusing c11f-4|cons e5|considering d20k-4|consultants b6|contacts b-2e9|container b2f13|content j3|contract d2e-5g9
contractor f10|contracts b-6d8e8f-7h-6i12k-5|control f4|controversial c-3e-2h20|conversions a7f3|convertkit f11h-9|cook d-3f2g6h2|cookie c-3h7|copied f17|copies k7|copy g9i3
core b-7h5k2|cork k7|cost a7e-3f-6i12|costs a10f-12g-2i3|could a-9b-8c5f4h2|count g10|country f5|courier a-4f17|course a-6b2d4f-3i-4j2|courses i2k6|cousin j3|cover f6
coworking b-2k13|craft b-3g9k3|crash f8|crazy d7|created b15|credit a6|creep g5h-2|criticism c4|critique c25|crm c-5d2e5|crms f2h11i-9|cron a-4b3f-3g8|crowdfunding b9f-5
crumbtrail a-2b11|cry b16d-11|crying g12|crypto d5|css b10e2k-5|csv b13f11i-3k-3|cups e8|curious d13|current d8|customer a10b-3e-7f-3g5h-3i7|customers a4b-12c-2f13g-2h3i-2k-7
cut b-2g14|cutter d2e2|cutting k5|cv c3|cyber k15|daily h2|dairy j3|dana b-11k11|dance f7|dark a2b11e-5f-4h8i-6k-4|dashboard h8|dashboards a2g-6h8|data a5b-2c-7d7e-2f-5h7k-11
database b11h-5|dates a-2|day a3c-11f4g-2h5k4|days a15b-14c-3d8f10g-6h-7k-9|dead g8|deadlines a-4b5i3k-2|deal k10|dealing i8|dear b5c2h5|debt h5i6|debug f12|decide d11e5h-2
decisions h4|deck c3|deduct d11|deed.:anyone do b9|deed.:asked did a13d-5j3|deed.:asked do a-7e-3g15h2i2k2|deed.:asked does b2h9|deed.:asked doing a13|deed.:asked is a-7d18h6
deed.:asked may a-12b-6c6d11e3k-7|deed.:asked not a5|deed.:asked was a6d6g-3|deed.:everything do g7|deed.:here is b8|deed.:here's do g6|deed.:i did a6b4d-7e-5i-3j-3k2
deed.:i do c-2d-6f2h3k-3|deed.:i doing a-5b8d4h-4k7|deed.:i has b-4c2d-6f2k5|deed.:i is f2h-2k6|deed.:i may a2d-9e7|deed.:i not a-13c-2f4g-5h9i7|deed.:i was k4|deed.:it do a-2b3i4
deed.:it does g5j2|deed.:it's do f-2h9|deed.:me is h13|deed.:nobody did a7b3c-7d-3e-4f4g-7h-2|deed.:nobody do a-4e-4g4i-9|deed.:nobody does a4b-5d-5g5h3
deed.:nobody doing b-3e-3f3i4j-4|deed.:nobody is a-10c2d12e9f-3g-4h-10k2|deed.:nobody may a-11c5d4e6k-4|deed.:nobody none c-2d-5f-2h-2i5|deed.:nobody not a-3e3f9
deed.:other did d-10f4g-3i-2k3|deed.:other do a-2c-2d-4e-2f3g3h2|deed.:other does c-10f5h5j-5|deed.:other doing a6b-3e2f-4h-6i-2j2|deed.:other has b10h8
deed.:other is a-7b4c-4d-7f2g-5h9i-6k6|deed.:other may a-6b3e2f-5h12k-3|deed.:other not a-4f5h11|deed.:other was h9k5|deed.:own did a5c-4d-6h5k2|deed.:own do a-10c5f5h-4j2
deed.:own does a-2b4f11h-3k4|deed.:own doing b3j2|deed.:own has a-2b2f2k4|deed.:own is a-9b7c-9i7k4|deed.:own may b-4c4k7|deed.:own not f5|deed.:own was a9b-3f-4k3
deed.:people do a-2c-2|deed.:she did f3|deed.:somebody did j6|deed.:someone do c6|deed.:there is h5|deed.:you did b14|deed.:you do b-5c4|deed.:you may b5d-3g5|deed.:you not h7
deed.:you'll do a5g2|deed:anyone did d12|deed:anyone do b5f3|deed:anyone does h12|deed:anyone doing d12f-8|deed:asked did a8j3|deed:asked do a-9c-5d3f-7g9h3|deed:asked does b2h8
deed:asked doing a10|deed:asked is a-10c-8d8f9g-5h2k5|deed:asked may a-9c3d4e2f5g-2i-3|deed:asked not a4|deed:asked was a7d9g-5|deed:everyone is j3|deed:everything do g6
deed:here is b10|deed:here's do g8|deed:i did a7b4c2d-10e-6i-3j-3k3|deed:i do d-2f3h4|deed:i doing a-6b8d5h-4k7|deed:i has b-6c2e-5f2h2k7|deed:i is d-5e3f7k6|deed:i may d-10e5
deed:i not a-12f5g-5h8i9|deed:i was k7|deed:it does g5|deed:it's do h9|deed:me is h13|deed:nobody did a7b3c-4d-3e-2h-2|deed:nobody do a-4g3i-9|deed:nobody does a4b-5d-6g10h3
deed:nobody doing c-2e-3i4|deed:nobody has d4e3|deed:nobody is c3d4e2f-9h-7|deed:nobody may a-2c4d2g-6k-5|deed:nobody none d-2f-3i5|deed:nobody not a-2c-4d-2e2f5h9
deed:nobody was d6h11|deed:other did d-9e3f3g-4i-2j2k2|deed:other do a-3c-2d-2e-2f2g3i2j-3|deed:other does a-2c-2e-4f5g-3h5j-5|deed:other doing a4d4e2f-6h-5i-2j4
deed:other has b7d5h8|deed:other is a-7b6c-6d-7e2g-6h9i-6j-2k4|deed:other may a-4e3f-6h10k-4|deed:other not a-8b2c-3f4h7i-2|deed:other was d6e4g-5h5i-2|deed:own did a4b-2c-8h3
deed:own do a-12c4f5g3h-2j2|deed:own does a-3b2c2e-2f5g-2h-5|deed:own doing b4|deed:own has f4k3|deed:own is a-7b7d-3f3i3k3|deed:own may b-2c6k8|deed:own not f5
deed:own was a12b-3f-7k2|deed:people do a-3c-2f5g2|deed:she did f5|deed:somebody did j3|deed:someone do c8|deed:there is h6|deed:you did b14|deed:you do b-5d4g6
deed:you may b3d-3g6|deed:you not h5|deed:you'd do c9d6h-2|deed:you'll do a7|deed?:anyone did d10|deed?:anyone do f4|deed?:anyone doing d9f-4|deed?:asked do d15e5g-18
deed?:asked is a-3c-7d4f7g-2h-3k7|deed?:asked may a-2b3f4h-4|deed?:asked was d7|deed?:i did a2c5|deed?:i do a-2c5d9|deed?:i has d7|deed?:i is f5|deed?:nobody did b3g14h-2
deed?:nobody do d-8e5f7|deed?:nobody doing c-4d5g11k-2|deed?:nobody has d7e2|deed?:nobody is a5c2f-3|deed?:nobody may a3c3d2e-5f-5g-8h5|deed?:nobody none a-7b-12c8d5e6f-2i-10j-2k-9
deed?:other do c-2d5f7|deed?:other does c6d4e-6|deed?:other doing d5|deed?:other is e6|deed?:other may d3|deed?:other was d3e5|deed?:own did a5c-2d9f-5|deed?:own do f11
deed?:own does c13d2f-10|deed?:you do c-3d3g7|deleted a10f2|deliverability i12k2|delivered a-3f9|delivery a2c-2e2f5|demo b-4f10|denmark j3|dental i5|dentists a15f-5h2i8k-5
deploy g4|deploys a9|deposits d4e-9g3i13|deserve h19|deserves j8|design b13d-6f-3h14k-9|designer a-6b-3d4f6g-2h-5k6|designers a-4b2c3|desk a3e4f-6k-4|desktop i3|destroying f6
detailed k7|dev b-3c-4d11e3f-5i-6k9|developer h-2k11|development d5e-2|devs a-10b3h3|diary a9|did a8b-6c-11d11e2i-5k-3|didn't f3|die d9g-3h6|died a15|dies f6|difference d-4e18
different a4b-3d4f11k-3|differently a4|digit a6b-2c-2f2h-4i-6|digital a2e4|directory b4|discord k10|discount d-3h17i-3k2|discounts f-3h8|distraction h13|django i-4k7|dkim f5
do a-3b-13d6e4f2g4i-4j-3|docker a-5f17g17i-8|docs c5g5|does b3c7d3f5g-11h-5i-2k-4|doesn't a-6b2f4|dog h-2k8|doing a7b12c-4e-3i-4|dollars a7b-6h2|domain a-2b-3f14i2k-2
don't a2b-11f4h7k-3|donations a-4f5|done a-2e-5f16h2|donors a3|door b2f-2|doors b13h2k-5|double f13|doubled a2b-2f5g5k-7|down a5b-9d5e-6f3g-4h3|downtime k2|drivers f8
drop d-6f2g-9h3k12|droplet f8|dropped a8k-6|dropping d16|duckdb d8|due k5|each e4|early b6|earn e4f5|easier e6|eating f12|eats f12|ebooks a7|ecommerce k2|economics i11|editor a5b6
editors b-3|eight g5|eighteen a2|eleven a8|else b8c-3f6|email a3c-4f-13i4k-2|emailed a12b-6|emails a2b-3f12i4k-9|employee i2|employees e5|empty a-2b-2d5k5|end a-2b-4f8h3
end: a7c3f-2g-2h5i-7j5k-3|end:, ADVERB b2i5|end:, NOUN b-2c3g-4h-9i10j-4k6|end:: NOUN b10|end:? ? a3c7d2e-15f8|end:ADVERB ? b-2d-2h7|end:ADVERB ADVERB e2k7
end:ADVERB NOUN a-7b2c-2d4g5h3i-4k-2|end:ADVERB NUMBER a11b-9|end:ADVERB VERB did c12f3h-6k-3|end:ADVERB VERB do b3f2|end:ADVERB b10|end:NOUN : h-6j23
end:NOUN ? a-2b-3c3d7e5f-3i-7j-5k-3|end:NOUN ADVERB c6f4g-4h-8i-8j-4k4|end:NOUN NOUN c-3d-3f-3h3i5j-3k2|end:NOUN NUMBER d6f-2g2h-3i-10k11|end:NOUN VERB did a10d-3g8h-7i-3
end:NOUN VERB do e3g6h2|end:NOUN VERB does a3c4|end:NOUN a-9b2c-5d5e-8f-8g-7i11j9k-3|end:NOUN down h14|end:NOUN here b12i-4|end:NOUN it a-8b9d6f7h-2|end:NOUN me f5h14
end:NOUN on a3f7|end:NOUN people i7|end:NOUN us f11i-2|end:NOUN why f7|end:NUMBER ? d14e2|end:NUMBER ADVERB a-2b-8f7k13|end:NUMBER NOUN d-4e6f5h-6i-7j-3|end:NUMBER VERB does a8
end:OWN NOUN a7b-14c-6d4e7f4g-2h-4i-8k2|end:VERB did ? f4|end:VERB did ADVERB g8|end:VERB did NOUN b3d-2f-2h-2i5|end:VERB did NUMBER k5|end:VERB did it a11f-9
end:VERB did me a12b-2f-3j3|end:VERB do ? a-8b-4c12f-2g-7h-3k7|end:VERB do ADVERB a-10f11g-2k9|end:VERB do NOUN a-3b9c3e-3f-2g-2h5k-14|end:VERB do NUMBER a12f-2
end:VERB do VERB doing a8b-7e3|end:VERB do f12|end:VERB do it d-10g-2h6i11k-2|end:VERB do people d19|end:VERB do that c4|end:VERB do this c7|end:VERB do up f5
end:VERB does ADVERB b11f8k-6|end:VERB does NOUN a-5b7d3g4i-4|end:VERB doing ? d11f-2|end:VERB doing NOUN a-5b6e-2f-4i8j-5|end:VERB doing anybody d-3g8|end:VERB doing anything g5
end:a NOUN a2b-4c-8g4h5k-16|end:about NOUN b2d-2h8|end:after NUMBER a8e-8i2|end:an NOUN a5c-2f-16g6k-6|end:and NOUN d-4f2h-11i13|end:and VERB do h4|end:and why e3
end:another NOUN d8|end:are NOUN b-10e2f2g6i-3|end:as NOUN b-2c3|end:at NOUN c7|end:at NUMBER a-6g-2i7|end:be NOUN c15h-2|end:before ? c12e-7|end:between NOUN i2|end:but NOUN a3h11
end:by NOUN a3f-7g5h2|end:can't VERB do c9f-3g2|end:do ? c-6d-22e10f9|end:doesn't VERB do a-3f8|end:each NOUN b3|end:every NOUN f3g13k-7|end:for ? c-7d13
end:for NOUN a-6b6c-2d-4e-4f-2g3h3i2j-5k3|end:for NUMBER a4|end:for you g8|end:from NOUN k10|end:from NUMBER a-7b7|end:have NOUN d7|end:have to a16|end:here ? d7|end:i VERB did a5
end:i VERB do f6i13|end:i'm VERB did f15|end:in NOUN a7b2c-3d3e-14g-13j-5k9|end:in NUMBER b-5d5f-15g4h4i4|end:in half g7|end:in it d8|end:in may k8|end:into NOUN b10g-9h4
end:is NOUN a-10b9c-8d-4f8g-2i-4k3|end:is VERB did b7h2|end:is here b6h-7k4|end:is out b7f-6h-11k11|end:it ? c7d9e-2f-3|end:it ADVERB a4f-2|end:it VERB did a8b-3
end:it VERB do a-3f2i3|end:it VERB does b7d-4g4|end:it's VERB do b8c4f-9j2|end:its NOUN e7|end:last NOUN a-2b-2c15|end:less NOUN b9|end:like NOUN h12|end:me NOUN f8
end:me anything a12|end:more ? a10d-6|end:more NOUN e6j4|end:never VERB did f-12h15|end:never VERB do d13|end:next NOUN a9b9f-5i-9k6|end:no NOUN b3d5e-6g-4k-8
end:nobody VERB did a16b-2|end:nobody VERB does g-3h4|end:not NOUN a-4e5f-4h15|end:of NOUN a5b-2c-8d-10e-8h6i2k-2|end:of NUMBER b-5e7i9|end:of it g8|end:of them f2|end:off ? c9d-3
end:on NOUN d-4e-4f-3h-8i2k13|end:or NOUN e6i-2|end:out ? d-5f6|end:out ADVERB b2k2|end:out for d11|end:over NOUN e-2i2k9|end:over NUMBER g2i9|end:people VERB do g12i3
end:since NOUN f12|end:since NUMBER a2|end:than NOUN f2|end:that NOUN a8|end:the NOUN b-5c-7e-2g4h5k-3|end:their NOUN d-3e8g-4k5|end:them ADVERB g5h-2|end:these NOUN d9
end:they VERB did a11b-6|end:they VERB do f-5h15|end:this ? d-8f17|end:this NOUN k10|end:till NOUN a-3e13f14|end:to ADVERB e3|end:to NOUN b-2c-5e-4f-2g-10h5i9k4|end:to NUMBER a4f8
end:to VERB do c-9d-2g3h3|end:to everything h2|end:under NOUN b6|end:under NUMBER d18|end:until NOUN i-2k18|end:up NUMBER a16|end:us ADVERB h6|end:us NUMBER a2|end:vs NOUN e4
end:we VERB do d9f5h-9|end:we're VERB doing b-6k14|end:what NOUN c3|end:what didn't a5|end:with ? d7|end:with NOUN a-6b2g-2i10k-13|end:without NOUN a4b-2f2g7|end:won't VERB do f2g3
end:you ? c14d-2|end:you VERB do b11c-4d11g-5|end:you do c-4d-18e5f17|end:you nothing f-3h12|end:your NOUN b3e-2g-2j2|ends b-2f-5k20|engine b2|engineers i9|english b3c2d7
enough d9e-9|enterprise a-7b4f3k7|entire b6f2|episode b4j3|equity g4h3|errors g8|espresso d-3h11|estimates d-2h9|estimating g13|estonia d6|etsy a-4d2e2f2h-3k6|eu d8e3i-10k7
europe i4|euros d5|even d4f4g-2|evening b7|evenings d6|ever a2b-7c3d2f-3h2i-2|every a3b-4c-10d-5e-2f7g5h11i-6k-14|everybody a-5b11d10f-11g6|everyone a5b2c-3e3f-8g-9i-5k5
everyone's d9|everything b-7d-2f3g2|everywhere d6|exact g13|exactly a7b-8|exam k12|excel f2|excited a-3k13|excuse h3|exercises g6|existing k4|exists b2h18i-10|expensive b12c-5d7
experience d9e-2f-2h7k3|explain d7g8|explained g21|explanation j4|export b4d11f3i-4|exposure h6|extension b10c4d-6|extensions i3|eyes c6d-6j3|fail f5h3|failed a8b7k-2|failing a4
fails f3|fair b-9d-2e-8f7g6i-2k3|fake c5d-3f9i-3|family g-3h9i10|farm a2b-2d-2e10|faster b2e4f-5k-4|father g2|fax a6|fear h13|feature a7b7d2f-3i-4k-6|featured b-2k12
features f9g5h-7|fee k5|feedback c22d-7i-7k3|feel f4|feelings g4i3|fees b-3h-3i5k4|fell a12f-8|ferry c6|fest a3k7|few c9d-2|fewer a6e3|field g9|fieldnote b6|fight h10
figma a-2g-4h6i3|file b-2f2|files d10f3|filing g2|fill k3|final a3f8|finally a3b7f-7h-6j2|finaly a3|find a-6c-8d5f13|finding a-2f8i8|finds c2d-3|fine a2b-9d-5f6h3|finish a-5b3f9
finished a13e5f-2h-8|fire d-4e8f2g3k-2|fired a8|firm e4|first a2c3d6f-11g5h-12i4j-6|first-time d2|five a13b-8f-2h-11i-6k7|fix a-2c13d-13|fixed a6c-4e13|fixed-price g3
fixing a-5f7k3|flag b6|flags c9|flaky f9j2|flat b10d-13e4f14i-6|flats b11i-5|floor f10|flour b8g4h-2|flow c4i3|flows f3|flutter e9|flyers c8d-3f2|focus f7|folder a3|folks c6d-2
follow g13|followers d7f-5|font b12|fonts b2f-3g5|food a-5b4f-2g5k5|for a-3b3d5e3f-5h-2i-5j-2|forget b8c-4d-12g12|form c4h2|forty e6h2|found a10f-5j9|founder a4f-5g-7h8i6
founders b-4c-3d-5e-3f-3h13k10|four g3h2|four-day c-12d12h6|fourth h3|framer c-7d8|framework e2h10k-6|free a-6d4e-9f-4h4j6k2|freelance a10b-4c5f-7g4h-6i6k-2|freelancer c-7e3i8
freelancers a-12b3c6d4h-4k2|freelancing a5f2k-2|freemium h9|french b5g9i-2|friday a3b-2c-3d-3e4f2h-10i-4k12|fridge a-6b11|friend a-4f4|friendly h2|friends b6f4h-3
from a7c2d-3e-3f-2i-7|front a9b2d-7e-3f10g-10h-4k4|froze f2|frozen f10|full a4b-11d-3e17f6k-5|full-time i2|fully a6b-2|fun a2|funded a2e4f-2k4|funding b-6h2i8|funny c3j11
furniture b7i-8|game a3c8d-7|games a10f-4h7i3k-7|gave b2c-2k-2|gb f12|gdpr i2|generalist e6|generator b19|german b12i-3|germany c3|get a-14b6c4e-11f3g9h-5k-5|gets a-7b-6c5d-2f7i14
getting a-5b-7d4f9g9h-7|ghent a2k-3|ghost e4|ghosted a5|gift b7|git g15h-2|github a-4c2f4i-8k9|give c15g-2h-3|giveaway a-3b-4d6k13|gives e5|giving k13|go a8b2e7f-7i-4
godot a11b-6e4|goes a-8b6d-10g5h5k3|going a8b-2c2g-6|gold j3|gone f13k-3|good b-12c3d9e-3f-11g-6h7j8k-2|google b-9c-11d2e4f8g7h2i-11|got a9b-11c-3d-2f2h-2i-3k8|grandfather f-9h13
grant b-5g3h-10k16|grateful c7|great a10b-3f7i-2j2|greenhouse e2|groups e4|grown h3|growth a-3g-2h2i11|gst g3|guess f-2i16|guests d-2k10|guide a-18b3c11f-3g18h-4i-6k-2
guitar a-9b13g-2|gumroad a6|guy f2|guys c6g-6h2|gym c8d-11i5k-5|habit b-2c2d5g-2h5k-6|hacked f10|hacker k10|had a4c-5f-2h6|hair c-2d3|half a9b-10c-2d-2f11h-10|halved a3
hamburg b2d6e-5|hand b6|hand-drawn b7|handed b-3c5f2|handle d13g-2i4|handles a10|handmade a-2b3e2f4i4k-5|handwritten h7|happened a3b-3d6k4|happens d10f5g-2|happier h5|happy k8
hard a11f3g-9|hardware i4|harsh c8|has b2c-11d4f2g-5h6j-3|hate a-15f-6g2j3|have b-6c-4d3f7g-6h4|having f8|he a3b-4d-5f16|head a-9b-8d-7e13f3i6k9|headline c14d-3|headlines c4
heads k15|health i3|hear b14|heating a7|hello b10f-2k12|help b-2d7f9g-3|her a-5f6|here b11c-7d13e-2f-7g-5h-15i-11j2k9|here's a10f-7g12h-5|here's:learnt g5|here:learnt b8
here:thing b2|hero c5|heroku d3k4|hetzner e5|hey b5c-4d3|hi a-5b22f-6k5|hidden f-2i6|him a2c-3e4f-2|hire a11b-9c-4d3e11f-3g-6h-2i-10k10|hired b-6f7|hires a8|hiring b-3c-4h-2i2k14
his h10|hit f-7k12|hits b10|hn b11|hold f5|holds f2|holes c14|holiday f3|home b6|homepage c17d-6f4|honest b-4c6h13k-3|honestly a5b-6d-8h15|honesty a3|hooks g2i4|horror c8|host d6e2
hosts b-3k9|hot e-3h12|hotel f5i3|hour a3b7e6f-3|hourly a3b-4c-3e10f-3h2k-4|hours a7b2c2d-4e-2f-5g3h-3|how a6b-13c-2d8e-5f-4g7h-6j3|how's c2|hreflang g5|html a11e5f-3|hubspot d2e4
hunt a-4b5d9g7k-8|i d6f2g-2h-2j-6k-5|i'd a2b-2c7f-5h5|i'll a-4c-10g-3h14k18|i'm a-8d5e-6f5g-6k2|i've a-2e-2h5|i:ago a14f5h-7k-6|i:bad a6c-2d-9e2f4g7k-7|i:gain a2b6c3f-12g-3k3
i:good a2b-4e-7g2h3k2|i:guide a-2b-2c4g5i4|i:judge b-7c6f-2h4k3|i:learnt a11c-11f3h-3|i:not b-3c-7d-5f11g-9h4i5k-10|i:show b11d-10f-5g5h-4i2j-3|i:thing a5b11c-5d-5h-2k-5
icon b10c10d-2e-3|icons j3|idea a7b-13c10d4e-2f7g-5h-9k-3|ideas d3f4i4|if a-4b5c2e3f-17g-2i7k-6|ignores h10|illustrators i3k5|image a-11g13|images e4g2|imo h13|import f9
imports b4f5|imposter b-3f4|improve c6d-3|in b2c-7e-5f-2g3i4|in-house e11|inbox b-3d2f11k-6|incident g5|included g9|income a2h10i3|increase a3g4|index f4|indexed f3|indexes g3h-9
india b-2f6i4|indie b-6d-2h7i3|industry h8j2|influencer a4e-3h5|influencers h16|instagram a7d2|installing c5d-3|instead a2d3|instruments c6d-3|insurance f12|interest k2
interesting j10|internal i10|interview d6f-4g12h-6j8|interviewed a5|interviews a4i4|into a-3b10c6d-9e-3g6k-9|introduce k9|introducing a11b11f-2g-2h-7i-5k8|inventory k11
investors a3|invoice c-6d7e-3f-2g10h-12|invoices b-7d12e-2f5g2h4i-2k-10|invoicing b3d4i4k-3|ios c6|iphone d8|ireland d5|is a-3b5g-5h5i-7j-9k2|isn't c-2d7g-4h15i-2|iso d15g-4
issue b-7f9k2|it d3e-3f-3g-6h3i8k-17|it's a-4b9c9d-4g-7h4j3k-8|it:good a3g3|it:show b8|it:thing b7g3|italy b5|itch b5|its a-9b7c-4g-8i-4k13|itself h3|jam f7|january a2b-4f8i-2k8
javascript g7|jira d-7h15|job b-3h4j-13k3|jobs d9f4g3h-4i-2|joined a-4k13|june i-2k8|junior a7d-4e2f-9|juniors i10|just a-4b2g-9h2i-3j-6k5|kafka i2|kanban b5
keep a-2b-5c-3e9f12g9h-11|keeper b4c-3d10|keeps a-4b-2c-3e3f9g8h-5|kept a11b5f-7|key c-2d4|keyboard b12d16|keys b3k4|keyword a-5f3h6|keywords h8|kickstarter a2e2f-11k2|kids i2
killed a13b-3f-3h11k-3|killing a4f6|kiln b6|kind i9|kinder e2|kindly c5g3|kiosk d-2g3|kit b9g4|kitchen a3c9|kitchens b4h8|klaviyo e17i-3|km a-3b9f-5h9|knew a6f2|knives b12
know a-11c9|knows a-5d5g2|kotlin a4d-3e4|kubernetes e8h2|label b6c6d-5f-5i-14k3|lamp b3e2f-6g4|land b2f2|landing a8b-9d2f-2g-6j-6k7|landlord a-2c-2d3f13|landlords f-2h14
language c7|languages b10|lantern b8|laptop d2e-2g7|laptops f5|laser d2e3|last c4g-2h-5|late g4h-5i7|later e4|laughed h3|launch a7b5c-4d-5e10f-14g2i-9|launched a-17b10c10f8k-12
launches k6|launching a-2b23g8j-6k-10|laundry d-4f6|law a8b-6g6h-4k5|lawsuit a14|lawyer a-2b-3d11k6|lawyers b7h-13i2j2|lazy g2h9|lead a10f-2k4|leads a19|leaks g3
learn a-4c-2d2e12f-4g5|learned a9f-5h3|learning i5|learnings a3h10|lease a-2g9k5|leasing e3|leave b-2d5f14h-3i-2k5|leaves a5f-2|leaving g3k-2|ledgerly b8k-3|leeds b5i-3
left a3c8e-7h-2k-5|legal d13h19i-12|lemon e4|lens e9h2|less b9c4d-3|lesson a6b10d-8|lessons a6b5g-4k-6|let a19b-2f-6i6|lets b7c-3d2e2|letter a-5b11c-2d-5f10g2|letters a3b-2f4
level g4|library b13|licence d11g2|license a-4k14|licenses k13|lie g7|life i14|lifetime b-8c4i-2k12|light e-3g3h12i-3|lighthouse d5e-2i6|lightroom b9|like a6c2e-9g4h2i-8k-7
likes c4d-4g14|line a5b3g8|linear d-2e3|lines b11g12i-3|link f5|linkedin g-3i14k-7|linking i10|links d4f2|linter b10|linux b8i3k-5|lisbon d5|list b-6f-9g10h3k-3|listen h6
listeners a5|listing f3k4|lists b2|little b13f-7g3h9k-4|live b19f-5g-3h-12j-13k6|lives e4|living b4|llc e4|load a11|loan e8|local a-7f-7g2i7|locally f14|log b2i-2k10|login f18
logo a-12c7d10e-9f-8g2h-3k8|logos h2|logs b7|lol b-2e15|loneliness i10|lonely h10|long a-9d6g-10h4i-4j3|look a-5b-5c8d-2e-8f7g3h-7j2|looking c9d5f-5g-6i-4k12|lose f11g-2h11
losing a-5b10d-2f11g2h-6|lost a3b-9f3g16h-2k-13|lot a7|love a-9e-4f10|lovely j4|low f5|loyalty d-3f3|macbook e10|machine h3|machines i2|macos b-2f5|made b6c9f-12g-4k-2|mail a-2b2e4
mailchimp a-5b-3g6|mailerlite d-4e6|mails e3|main f5|maintain f2|make c4e-4f-5g9h7i-2k-2|maker e3|makes h12|making a-6b4d4g7|man f2|managed e5|management i4|manager a-11d-3g2
managers b7f3k-7|manchester i7|many d5e2g-4|map a-4b2c5|maps b13e7i-3k-2|march a11b-3f-4k4|margin f8|margins f3|markdown b9k-4|market b6c-8d-2e8f-7g7h-3i4k-2|marketer i6
marketing a7b-11c-4d6e-5g-12h6i10k-3|marketplace a-3b7c10|matter f5|may k8|maybe i9|mb f2|me a9c10d2e-4f2g-8i-12j-2k-13|meal c6|mean c3d4h2|measured d2|media a9c3g-3|meet b17k5
meeting a8g-2h3|meetings a2b-2h17i-5|meetup i-6k17|members e2|memory f4g3|mental i3|menu a12b5d-11f-4|merge g16h-12|message a5b10c3i-2|messages b13f3h-6|messy b11g2h-2
meta d8f-3h3k3|microservices h15|migrate g4|migrated a4|migrating a4|migration b-2c15|milk a-6b4d-4e5|million a2|min b-2d5j4|mind h14|mine f7h-4j3|minute a5b-7f12j2
minutes a5b-6f6g10h-7i-2|miss f6h6|missing c7g3h-3|mistake a4h11|mistakes g12|mit a-9b12k4|mobile a3b4h-3i2|mode a4b11h-2k-5|model i6|monday b9f-6k20|money c-4f8h7k-4|mongodb a5e3
monitoring d3|monoliths h10|monorepos i8|month a9b2c2d-5e-7f4g-5i-10j-2k3|monthly b-3e12k8|months a12b4c-3e-3f14g-7i-8k-7|more a2b-9c-9d-17e9f7h10k-7|morning a3b2h-6k3
most a5b3c2e2f-16k-6|move a-5d10g-2h10i-5|moved a3b-2f-4k6|moving b-12d2g2k6|mrr a8|much b-5c2d5h11|museum h2|music a-5e-2h7i9|must a3h5|mvp d6e-4|my a2c8e-2f6g-4h-3i-5j-4k-4
myself a-3b-10c5d7k7|mysql e2|m² f3i2|n i2|n8n a8f-3i6|name a-17c4d2e-7f3g4|nas d6g-3|native c2e2|near a2|need b-11c6d14g-7h7k-10|needed a-9b-6c20g3j2k-2|needs h21|negotiating b5
negotiation d6|neighbour d4|neighbours f6|neither e3|never a8d-2f4h5|new a-9b8c3e-2h-4i-18k10|news k8|newsletter a3c-11e3g-10i5k3|newsletters d5|newspaper d9|next a5b9d-2h-2i-9k6
nicely g5|niche g5|night a5b-4c20g-3i-3j-3k-7|nights b16|no f4g4k-12|no-shows b-2f9g3|nobody b-11c-7d-5f7h12k-4|nobody:ago c4e-5f10g-4|nobody:bad a3c-4d-5e-5f6g5h4i-15k-5
nobody:gain a8c2e2f-5g2h-5i-4|nobody:good c-3e8f3g-7h-10k2|nobody:guide a3b-2c-2d-2g14h-11i7k-3|nobody:judge a-6b-7c14e-10f3h3|nobody:learnt a6c6d-6e5g2h-4i-5k-9
nobody:not a7c2d-3f2h3i-10|nobody:show a2b6c4e2g-5h-5i-10j-8k7|nobody:thing a-3c2k-2|noise f6i5|none f13|none:ago a2b-11f10h-2i3|none:bad a-5d-10f9h4i3j-5k-15
none:gain a9b-4f-3g4k5|none:good a-8b4f-11g-5i4j2k5|none:guide a8c-7e-7g17i-19k-3|none:judge a-5b-5c24d9e-11f-2h2i-4j-16|none:learnt a16b-18d7e-7g-6h-2j2k7
none:not a-7d-6e5f14h-6k-14|none:show a3b9c-4d-6f3g-3h-4i-3j-10k8|none:thing d-2g2h-10j-2k2|nonprofits a16|normal b8c-7d14e-5|not b-3d-2e2f4h12i-5k-3|note b9|notes b6c5e3h-10k2
nothing a-2d9i4|notice a-5b-2f14k8|noticed a13|notion c-4e6f-12h4i-7k2|novel a-2b8g-2|november f2i-11k9|now b14d3e-3f5g-8h-6i-13|npm a-2b10i5k-6|numbers a3|october a-7f13i-11k19
of d-5e-4f2g-5i3|off a4b-2c8d-5g-6h-3k11|offer a8c-4d8f-6|offering i-4k13|office a8b-5e7f-2h-2|offices d4h9|offline b20k-3|offsite d8e3g-6|often d2f3|ok a9b3k-4|okay h2
old c-3d-6e5f-8g-3h5j4k3|on a-2e-9f3h-2j4k2|onboard a2|onboarding c5d-2e-5f10h-4i9k-12|once a-3b-9g15j15k-2|one a11b-4d-4e10f-8h2i-5j3k-14|one-star a4|ones b-5c-3e8h4
online a-5b4d-4f-4h-5i3k8|only b-2c2d-2f8h5j-13|open a-8b9d-3e-2g2h-3i12|open-sourced b6k-3|opened b23e-2g-5h-5i-19j-3k3|opening a7b2d-4f-11g3|opens b2f11|opinion h14|opinions c15
options k7|or b-10c11e24f-9g-7h-10i-6k-6|order a-3b4|ordered a-5f8|orders a-2d8f5|organic a-3h8i2|organise d4|other a-11d11g-4h8i2|other:ago a7b5c-3d-2e2f8g-4h-9k-10
other:bad a3b-11e-2f10g3h3k-6|other:gain b6c-6g5k2|other:good d-4f2g-5h2k-2|other:guide b5g11k-13|other:judge a-5b7c13d-7e5g-4h2i-4k-14|other:learnt a10b6d-7f-6g5k-15
other:not b-3d2f5h7i-8k-7|other:show a-2b13c-9e-2f-4g-2h-2k4|other:thing b3c4f-2g-4h-3i-2k2|our a6b2c3d-5e-6f5g-4h-12i-10k6|ours b6f2h-2|out b8c-5d5e-3f6h-15i-9
outage a-2b-4g-4h7k6|outlook f11|outranks f9|outreach c2g-6i13|outside c9d-3f4|oven b10k-10|ovenrack b14j-18k13|over e-3f3h-8i7k2|overnight f10|overpriced b6c3|overrated h9
overthinking c3h5|owes a-2f2h9|own c-9e15k-7|own:ago a-2f8h3|own:bad a2b-7c8f9g-6k-10|own:gain a5|own:good a2f8j2k-15|own:guide c-3g5k8|own:judge c12f-7|own:learnt c2f-9h7
own:not a-12c4f12h5|own:show a4b8f-12k4|own:thing a-4b10c4d-5k6|owners b14f-2h2k-2|owns f2|pack b6d-2|package b10|packaging d7g5h-2|paddle e11i-2|page b-6c8d-2e-2f5g-4j-6k6
pages a-2c5d-5f2h12i-6j4k-3|paid c-3d4e4g-7i4k-9|pair c2f-4i13|panels b5|paper f-9j4k6|parcels a-7f11g2|parking c11|part b2f-4k12|part-time b4d14e-3i-9j-12k18|partnership d-2g2k14
parts a-4b3f7k-3|pass f8|passed a-5b-4k20|passive e-3h10|password f4|patient c7|patients g4|patterns d2f-4h5|pay a6d4h-4i-3|payers g13|paying b-9h6k2|payment f17|payments i11
payroll a2b2h-7k-2|pays a-6d3f7|pdf b-2c6d-9g-2j5k8|pen g7|penpot e4|people b3c4d2e-3f-3k-17|people:bad j2|people:guide g10|people:show h3|people:thing f6|per b4d-3e9f2
percent a3f4|perl a7|person a-2d4|person:? a-3b-2c5d5e4f2i-6j-6|person:own a5c8d-3e-4f6g-5h-9i-10j-4k4|person:self a4c2d3e-3f2g-7i-7j-5k2|person:you a-6b2c2d2f-7g5i-3j-2
personal e3|persons: a-3c-6h3i4|persons:? a-3d8e7g-7i-7j-6k-2|persons:own ? b-5c10e-3f8h-5|persons:own a6b2c3d-9e-4f7g-4h-5i-12j-2k5|persons:own self ? c6d12f-9
persons:own self a6c4d3f2g-12h-10i-4j-2k3|persons:own self you ? c7|persons:own self you c17d-9f-5g2|persons:own you ? c19d-8e-3f5|persons:own you b6c12f-9h-7
persons:self ? a-12b-4c3d4g-4h12k-2|persons:self a4c-7e-3f5g-4h3i-5j-4|persons:self you ? c15d-2|persons:self you a-2b10d9f-7g-7h-10k12|persons:you ? b-9c2d4e2f-2g6h-9
persons:you a-9b4c-8d3e2f-9g7h6i-3k-3|phone a5d-11h4|photo a-6b12|photograph g9|photographer e3h12|photographers f2g6|photography i8k-4|photos a-5b3c-9d6e-6g14h4k-13|php i6
physical a13b-3|physio h4|pi f5k-2|piano b9d-2e2|pick d-9e15|pickup b-3c10|pilot d-5k16|pipedrive e8|pitch c16|pivot f6|pixel b2i-5k9|plain e9|plan a4b-5c16g5h-10i-4
planner a-2b7c4|planning i6|plans b8f-7|platform d-3e13f-5h4|plausible e6g4|playbook a-4b7g6|players f11|please a-6c14d11e-8f-8g-5i-9k2|plugin e2g4k-2|plugins g-2i12|plumbers i7
pocket b8|podcast c-5f-9g-4i6j3k8|podcasters g3|podcasts c-13d13|point d9|points g2|poke c17|policy a2k4|polite g4h5|portfolio b-3c14f-5k2|porting a17|porto e3|portugal a7
possible a9d-8f4|post f4g3h-2k-2|poster c6|posters a3e2|postgres c-2d7e3g-3h-10k2|posting f6|postman b3e3|postmark e2|posts c-3h12i-4|pottery a2g-7i-2k15|ppl h11|pr c2
practical b-2e3g11|practice b10|practices d-4g6i5|prefer e11|preorders e5f-4|prepare g7k-3|present b10|presenting b15i-6|press g8|price a5b-3c-2d-3e7f-12g4k8
prices a4b-4c-5d2e-8f-3i5k3|pricing c2e-2g-3h-2i7k-3|primary f2|print b2d-8e7f-5h10|printed a-3b6h6|printer b10d-9f11|printers f8|privacy i4|private b6e5k-3|pro i5|problem g-5h21
procedural i3|process a4f-5g11|product b-3c-9d8e-4f3g9i4k-9|production f6h6|productivity h5|products a-4d4e-3f-4h6|profile c4|profit a4|profitable e3k11|programming d5i8
project a4b7c-2e5i-2k-8|projects g5h5i2|promised f2|promotion f9g-4k5|proper e8f3|properly g7|proposal c12d-7|proposals a3|pros e10|prototypes b8f-4i2|proud b4k7|provider a-5d12h-5
psa h-3k16|psychology i10|public a9b-5f-2k4|publish h3|published a3b7k-2|pupils f2|pushy c3|put a10b7c-10e9f-6g-2|putting h11|python a-8b6|qr h9|quarter a2k2|quarterly d7i5k-4
question d2f2|questions a2i6|queue b5k-3|queues d3|quick d12g6|quickbooks i3|quiet b2e2|quietly c9d-8h6|quillbox d7|quit a5b-9c-6f4k7|quote c6|quoting b3|rails e5k4|rains f11
raise e7f-3g4|raised a3b-8f4h-2k9|raising h12k8|ram d2|ran a14b-6|rank f11|ranking f6|rant b-2f16h2|raspberry f9g2|rate b-3c8d5h-11k-2|rates a2b-6i7k7|rather c-8e9h11|reach j2
reached a6b-3f-7k6|react e11|read a-8c2e-4j13|reader d2e2|readers a3b-7c3j4|reading b9d5e-2f-3g-6j4|readme c3|reads d5g-4h8|ready b7|real f-4g2h2i3|really b-5c-2e13j6|reason c2f8
reasons f12|rebrand a5d2|recap i-17k27|receipts b5|receptionist a3b2|recipe b12|recipes h19i-3k-6|recommend c-4d13|recommendation d10|recommendations d13|record b6f6h-2
recruiter c-2d5f4|recruiters h2|red c14d-11|reddit a14c-2e-11k3|redesign c2|redesigned a4c5|redirects f6|reduce g13|reels f2|referral a3|refund a-10f5g8k7|refunds d2h-4
refuses d-3f18|regex g7|regions i9|register d7|registration k12|registry f9|regret a9c-3d3f-4h6|regrets a6|rejected f14|rejecting f7|rejections a12b-8f14k-2|release a5e4g10i-7k-3
released b21k-2|releasing b15|reminder a8f-5h-8k15|reminders b2k-4|remote a9c-8d-3e-11f-8h4i2k7|removed a2|rent k-6|rented e5|renting e13|repair b7h6|replace c-10d11|replaced a11
replacement b3f-2k9|replies a10b-7f11h-2|reply d12f-2g5|report a-2d2f-2j9k8|reports i11|request g7|requests b-3e2f5g3|research e-2f-2h13k9|response a2|restaurant a13c-11e9f-2
restaurants a4b9|results a9e-7g-2k9|resume b-2c5k12|retainers a13b-4d-12f-8g-2i10k9|retention i2|retired a-3f6|retiring g2|return a-5f4g9|returning f6|returns c-4d5h-2i8k2
revenue a8f-4|review a-5b-8e-6f6g7h-8k11|reviewing k10|reviews a-7b-4f11g10i-14k5|revision f5|rewritten c10|rewrote a5b-3c2|right a-4c6d2e-8f-5h11|road a-5f5k-3|roadmap a14
roast c27j-13|robot d-10f7h3|roles b10j-5|room c3h2|rotate k12|round a-2k8|rounds h4|routine a5g9|row f2|rows d4f4|ruined h15|rules a-2k2|run a14b-9c-3d2e-4f2h-14|running d-3h-2i11
runs b5f6|rush d14|rust a2b-4c-4d2e3|saas a3b-9c2d12i9k-3|sad h6i-6j12|safari f2i6|said a21b-11c-4k-2|salary b-2d-3j2k8|sale c-9f-6k18|sales b-10c-10e8f8g-3h5k-7
salesperson a4c-5d6f-2i12k-2|salon a9c-5f6|salons b9|same c-2g2h3|saturday a-13b4f17g-10i-2k3|save a7h5|saved a20d4e-4f-2|saw j2|say a-14c9f-3h3i-8k2|saying f-6i13
says a-7c12e-4f14g-9|scale g3|scam c8d-6i-6k14|scared c4d-2g2|schedule d3|scheduler a8b4i-2|scheduling f6|school d3e2f7|schools a4b3c-8f-2h-2i3k6|scope h-4i10|screen c3
screens h8i2|screenshots d5h6|script f-5g12|scripts b6f-2g4|scroll d-2|scrum h8|search a-8b3c3e3f-6h3k-3|season a-2b-3i6k8|seasonal h10i2|second c2g-2h-4|seconds c8f4|section c6
security b-4c-2d6k8|see a-6b3c5d-5g7|seed d7k7|seeking c7|seen f5|self d-4f6g5h-2|self-employed a7|self-host b2|self-hosted b13|self-hosting g11|sell a-12b-9c2d12e-2|seller d-3g10
sellers e5i-3|selling a6b-5f-12h2i6k-6|sells b8e3f-5h3|send a-2f2g5h-9|sends a2f6|senior i-6k10|sense d6h5|sent a9|sentence d-2|sentences:1 a-2b-3c-2d3i4k2
sentences:2 a11b7c5d-8e2f3g4i-24j-4k-13|sentences:3 a6b11c-2d-16f6g10h2i-18j-2k-20|seo a2b-12c-6d4f-11i4k3|september a5b-3|server a4f-2g11|servers e3i2|ses e2|session d3k5
set b4d-3f-2k3|setting g8|setup c3|shared a7b9|sharing b-4j11k3|sharpen g3|she f7|sheet f-4g14h-2|shift c7i12|ship a11b-13f2h-4k3|shipped a10b4k-9|shipping b-7e-2f5i6k5|ships b8i-3
shoebox g4|shop b-2c-4d2e2g7h-3i-5|shop's c5d-2|shopify a-5b-3e2f4h2i5k-2|shops a-4b4c-2e-3g-4i15j3|short k2|should a-9c-3d10e7f-8g-9h10k-8|show b20d9g-3h-7k-6|shows a-5d3f14i2
side a8b-2c-7d2i8k-9|sign a3b-7c7d-8e3f8g2h-10k-3|signed k6|signing c8|signs g2|signup c8|signups a-2c3f19h-2i-3k-4|silence i8|silent f2|simple g8|simply g3|since a2f14g-2h-2k-8
single a10d-6g-2h8|sister b8|sit c3f3|site a-2c4d-3e8|sites h5i2|six a7b8f-4h-5i2k-2|size c6|size:long a4b4c2e5f2i-8j-2k-16|size:long no verb c2d-5e4f2g7i-21k-18
size:short c-5d-6e-7h6i7j-4k7|size:short no verb a-4b-4e-3f-6h2i12j-11k4|size:tiny a-8c2d-7e-4f12g-3h-14i12|size:tiny no verb b2c-4d-2e-5g-4h-2i13j4k-4
size:usual c-2d4e-3f2h2i-5j-2|size:usual no verb b2e4f-3h-3i-7j2k3|skills f8|slack a7e3f3g-3|sleep c2d4h-5|slides j5|slots k6|slow c3g2i4|slower h3|small b2c-8d-3e7f-3g2h-6i5
smaller b9k-3|smarter d-10e15|smell f6i2|so a7c-8g12h-8k-8|soap b6f-10i9|social a7i-2|soft a-2b7|software c-5e-3f-10g4h7i9k-5|solar b10f-2j3|sold a17|soldering b2e3|sole e3
solo a4d6g-5h-2|some b3c6|somebody b-8c11e-2i12|someone b-4c8e4j2k-3|something a-4b9f-4i9|sort b3d12f-3|sound a-5b-2c19d-10e-7h10i3k-2|sounds c9e-4|soup a3|source a-2b3d6h-4i17k-10
sourced b11|sourdough c10d-9|space b-3k4|spain a-2c3d3k-6|spam a-3f12|speak b4d5h-6|speaking i-3k12|speaks b6d7|specialist e8|speed g7i17k-5|spend a-4d3f6h5k-2|spent b6h2|spf f4
split g8|splits i2|sponsors a6b-2i2|sponsorship i6|spots b-4c9|spouse i10|spreadsheet a12f-4g2k-3|spreadsheets b14c2h2i-6|spring k2|sql b4|sqlite e6h3|squarespace d9e2|squeezy e5
stack a8|staff f-2h3|staging a4|stall g12|stalls b16c-4|standups a15f-3g12i-13|stars e4i-6k14|start a3c-4d7f-2|started a6i7|starting b14|starts b5f-6h2k4|startup c8d-4h3i2
startups b7f-4|state k8|static b8e3|stats b7|status a-2b3k6|stay d3f2|steam f-3h-2i2|step b-2f9g16i-2k-2|steps g25|stickers e2|still a-6b-8d14f14g-2k-6|stock b21e-2g2i-2k-5
stop b-13c7d-3e-7h10|stopped a13|stops f15h-3|store b3f-5g6|stores b4f7|stories b9|story a11b-11f11h-2i-3|strangers b-2f4|strategy d3h6i-2|street f6|stripe c-2d6e13f3h-6i-7
struggling f16|stuck a2c7f12h-3|student b2|students e7h-3|studies c8|studio b2c-2d3f-4j3k10|studios a-4b8i7|study c-6d13|stuff e5|subject b-5g6i9k-2|subreddit b9|subs a11
subscribers b-7e4|subscription c3f-6i5|subscriptions d7|substack e3|success f6k4|succession i8|such h9|summer b3d-3f-6k6|sumup e7|sunday b-4e3f-6h-10i5k10|sundays a6|supplier d8f13
support a3b-17c-7f5h9i3k-4|sure e8|surfers b6|survey a-3d-5j6k24|survive d-2g12|suspended f5|svelte c5e8|switch d4h5|switched a3d-12e7k7|switching a8b-2d8k-5|syndrome f3i2|synth b8
system a-2b8d5e-3f2k-4|table d2e10f-2|tabs b5h9i-9|tagline c10d-7|tags: a4c5h2i-6k-4|tags:adverb b12|tags:adverb determiner noun preposition f20|tags:adverb noun joint noun e8i2
tags:adverb noun mark c8|tags:adverb noun noun noun b13|tags:adverb noun preposition determiner k4|tags:adverb noun preposition noun k16|tags:adverb noun verb determiner c6
tags:adverb preposition noun noun k11|tags:adverb pronoun auxiliary verb b3|tags:adverb pronoun verb determiner f10|tags:adverb pronoun verb noun b5f-7h4
tags:adverb verb determiner noun c2d-2f-9h-4k5|tags:adverb verb noun b3|tags:adverb verb noun noun a4c3f-5k2|tags:adverb verb noun preposition k3
tags:asking adverb auxiliary pronoun d7|tags:asking auxiliary determiner determiner b13d-10|tags:asking auxiliary determiner noun a-11d2e4f5g-10h2
tags:asking auxiliary noun noun d2k12|tags:asking auxiliary noun verb d6f3|tags:asking auxiliary pronoun adverb c3e2f-2g-6h11|tags:asking auxiliary pronoun auxiliary c-21e7f12
tags:asking auxiliary pronoun preposition d11|tags:asking auxiliary pronoun verb a-3b-2c8d5e-5h-12k6|tags:asking auxiliary verb pronoun c9
tags:asking determiner noun auxiliary f-2g4|tags:asking determiner noun noun a11c7d8e-5g-8|tags:asking determiner noun preposition a2c-4j4|tags:asking negation to verb g4
tags:asking noun auxiliary determiner d14|tags:asking noun auxiliary pronoun d14|tags:asking noun auxiliary verb d-2g11|tags:asking noun determiner noun c11d-8
tags:asking noun joint pronoun a4|tags:asking noun noun auxiliary h5|tags:asking noun noun noun i11|tags:asking noun noun preposition a7d-3|tags:asking noun noun verb g-5i4k2
tags:asking noun preposition determiner g6|tags:asking noun preposition noun d6|tags:asking noun to determiner d2|tags:asking noun verb to d3h5
tags:asking pronoun auxiliary verb a4d-7g8h11|tags:asking pronoun verb adverb a7|tags:asking pronoun verb determiner g3|tags:asking pronoun verb noun a12d4g-3
tags:asking pronoun verb preposition h2|tags:asking pronoun verb pronoun a11|tags:asking to noun joint g3|tags:asking to verb determiner a-2g7|tags:asking to verb noun g12
tags:asking to verb preposition g11|tags:asking verb preposition determiner c5|tags:auxiliary determiner noun adverb e6|tags:auxiliary determiner noun auxiliary d4
tags:auxiliary determiner noun noun a-3c8d-2e3f-2g8h-12i6|tags:auxiliary determiner noun preposition e-4i8|tags:auxiliary determiner noun verb d5h3
tags:auxiliary noun adverb determiner c2|tags:auxiliary noun adverb noun d2|tags:auxiliary noun adverb verb d11|tags:auxiliary noun determiner noun c10d-12f11
tags:auxiliary noun j4|tags:auxiliary noun noun adverb d18|tags:auxiliary noun noun determiner e5h6|tags:auxiliary noun noun mark d9|tags:auxiliary noun noun noun a13d2e-10h-7
tags:auxiliary noun noun preposition e4|tags:auxiliary noun noun to e2|tags:auxiliary noun to noun b16c-5|tags:auxiliary pronoun adverb auxiliary c-2e6
tags:auxiliary pronoun adverb verb b9|tags:auxiliary pronoun determiner noun d4h4|tags:auxiliary pronoun preposition determiner c12|tags:auxiliary pronoun pronoun verb d6
tags:auxiliary pronoun verb asking c16|tags:auxiliary pronoun verb determiner a8b-2c2d9h-5|tags:auxiliary pronoun verb joint c-7d19|tags:auxiliary pronoun verb noun a-2c3d7e5g-2
tags:auxiliary pronoun verb preposition c3e7h-3|tags:auxiliary pronoun verb to b8c-11d2f-5h5|tags:auxiliary verb determiner noun b-2c2d-6k10
tags:auxiliary verb preposition noun f9g2|tags:determiner b11|tags:determiner determiner noun noun a10|tags:determiner noun asking pronoun f13
tags:determiner noun auxiliary adverb f-6h9k2|tags:determiner noun auxiliary determiner b-9f-11i16k9|tags:determiner noun auxiliary noun b-18f17h-2
tags:determiner noun auxiliary preposition a5b-3f7k-3|tags:determiner noun auxiliary verb a-10f7g-3h3k17|tags:determiner noun determiner noun a18i-2|tags:determiner noun g15
tags:determiner noun joint determiner e5|tags:determiner noun joint noun g8|tags:determiner noun joint pronoun a-2b4|tags:determiner noun joint verb a3f-5h8
tags:determiner noun noun a2b-4g7k3|tags:determiner noun noun adverb a-13c4f5k3|tags:determiner noun noun auxiliary b3g-4h18|tags:determiner noun noun joint a15f-13g-9h2j4
tags:determiner noun noun mark c5|tags:determiner noun noun negation f8|tags:determiner noun noun noun a-2b8c2g2i-5j-3k-3|tags:determiner noun noun preposition a7d-6e-5f2i5j-3k-17
tags:determiner noun noun pronoun a3b8h-4|tags:determiner noun noun to b3d6g21h-7i-4|tags:determiner noun noun verb c-2d-2f6g2|tags:determiner noun preposition asking f-3g16
tags:determiner noun preposition determiner b2c-10d-2e7f-4g-5j4|tags:determiner noun preposition noun c7e-3f-10g-4h9i3j2k-3|tags:determiner noun preposition verb d5f-7i8
tags:determiner noun pronoun verb a3b-4g6h-4|tags:determiner noun to noun a-2g11|tags:determiner noun to verb b-2h4|tags:determiner noun verb determiner a-2b-4f12g-3h-2k4
tags:determiner noun verb joint a-6f14|tags:determiner noun verb mark d13|tags:determiner noun verb noun a-3c-4d4f5k5|tags:determiner noun verb preposition b-3g-2h-7i23
tags:determiner noun verb pronoun a9b-2f3|tags:determiner noun verb to a6h5|tags:determiner noun verb verb f11|tags:joint auxiliary pronoun verb c-10d3e13
tags:joint noun auxiliary pronoun d8|tags:joint noun auxiliary verb c6|tags:joint noun verb noun c17d-9e-6|tags:joint preposition determiner noun c10
tags:joint pronoun verb determiner c2|tags:joint verb determiner noun d8|tags:joint verb noun preposition e10|tags:noun a-9b2c-5d7e-7f-8g-6i9j7|tags:noun adverb b-2c2d14
tags:noun adverb noun noun b4i-3k7|tags:noun adverb to noun b14|tags:noun adverb verb determiner k2|tags:noun adverb verb noun b4k3|tags:noun auxiliary adverb noun b11
tags:noun auxiliary asking noun h5|tags:noun auxiliary determiner noun b2h17|tags:noun auxiliary noun b5h4k-5|tags:noun auxiliary noun determiner h10
tags:noun auxiliary noun preposition b-3h3k11|tags:noun auxiliary verb b6|tags:noun auxiliary verb determiner k11|tags:noun auxiliary verb joint f11h2
tags:noun auxiliary verb noun b11|tags:noun auxiliary verb preposition b-6h2k4|tags:noun joint adverb preposition c6e-5|tags:noun joint determiner noun a8
tags:noun joint noun e7h4k5|tags:noun joint noun joint e19|tags:noun joint noun mark c11e-9|tags:noun joint noun noun e9i5k-2|tags:noun joint noun preposition e26
tags:noun joint noun verb h2k8|tags:noun joint verb preposition h6|tags:noun mark c10d-8f-2h12|tags:noun mark determiner noun b8c7|tags:noun mark noun joint e11i4
tags:noun mark noun mark b-4c-3e10i3|tags:noun mark noun noun b10g-2i4j3|tags:noun mark noun preposition b6e-3k7|tags:noun noun adverb c5e7f15h-3i-4k-2
tags:noun noun adverb joint e4|tags:noun noun auxiliary adverb b7f-2h4|tags:noun noun auxiliary auxiliary h7|tags:noun noun auxiliary determiner b-3h24
tags:noun noun auxiliary negation h5|tags:noun noun auxiliary noun b3e-2f4g5k-4|tags:noun noun auxiliary preposition k4|tags:noun noun auxiliary verb b-5f9h2
tags:noun noun b4c-6d-5e-15f-12h3i11j-8k2|tags:noun noun joint determiner e3i10|tags:noun noun joint noun b2e11h-2|tags:noun noun joint pronoun h3i3
tags:noun noun joint verb b2h-2i6|tags:noun noun mark auxiliary c12|tags:noun noun mark determiner b18h-3j7|tags:noun noun mark e-5g16|tags:noun noun mark joint i5
tags:noun noun mark noun a15b-6e2f-2g-3i4|tags:noun noun mark pronoun a-7h11|tags:noun noun mark verb b5h7|tags:noun noun noun adverb b8d6|tags:noun noun noun auxiliary d7f-5h3k-3
tags:noun noun noun b-3c-5f4g-5h-7i13k11|tags:noun noun noun determiner b-2f13i6|tags:noun noun noun joint a-5b6f3g7h-4|tags:noun noun noun mark a3b5c2e2f2g-8h-10
tags:noun noun noun noun a-5c-5d-3e5h8|tags:noun noun noun preposition a-2d2f-6h-6j3k5|tags:noun noun noun pronoun a-5b-3c12d6g-3i9|tags:noun noun noun to h16k-6
tags:noun noun noun verb b-6h5k11|tags:noun noun preposition adverb i4|tags:noun noun preposition determiner a-4b-2c10d-2f-2g-10h-7i5k7
tags:noun noun preposition noun a-3d-6g4h-4i5|tags:noun noun preposition preposition f18|tags:noun noun preposition pronoun b2d-3h8|tags:noun noun preposition verb a9d8f-2k2
tags:noun noun pronoun verb a8g-7h11|tags:noun noun to determiner g12|tags:noun noun to noun g10i2k-2|tags:noun noun to verb g20|tags:noun noun verb adverb h5
tags:noun noun verb determiner a-4b-2c2f15h6k-8|tags:noun noun verb mark a12h-2|tags:noun noun verb noun a-5b5f7g-2h2k-2|tags:noun noun verb preposition a14f7h-7
tags:noun noun verb pronoun h2|tags:noun preposition determiner noun a-4b-3e-2f-2g7h-15i7k4|tags:noun preposition noun a8b-8e-6i10k5|tags:noun preposition noun auxiliary b15h2k-4
tags:noun preposition noun joint e4i4|tags:noun preposition noun mark d7h2|tags:noun preposition noun noun a-2c-9e2f7g-4i4k-2|tags:noun preposition noun preposition b-7d7e7g2k-4
tags:noun preposition verb determiner a-2f3|tags:noun pronoun preposition noun d3k8|tags:noun to noun b10|tags:noun to noun preposition a13g-9i2|tags:noun to verb noun g6
tags:noun to verb preposition b-2e4g-3i15|tags:noun verb determiner noun b4c-5f12g-2i-4k4|tags:noun verb noun adverb k6|tags:noun verb noun joint b3f3
tags:noun verb noun noun b6d2f-7h10|tags:noun verb noun preposition f6|tags:noun verb noun verb a10f-2h5|tags:noun verb preposition determiner a-6b-9c8f10h-5k11
tags:noun verb preposition mark f5|tags:noun verb preposition noun a14h5k-6|tags:noun verb preposition pronoun e7|tags:noun verb pronoun pronoun f-4h13|tags:noun verb to noun e11
tags:noun verb to verb f4|tags:noun verb verb determiner f9|tags:noun verb verb preposition f5h-2|tags:preposition asking noun auxiliary d3
tags:preposition determiner noun determiner h9|tags:preposition determiner noun noun b-6e4h6|tags:preposition determiner noun preposition i10k6
tags:preposition determiner noun pronoun a-7b11g7h-3|tags:preposition noun noun preposition b7|tags:preposition noun noun pronoun b2f-4|tags:preposition noun pronoun auxiliary a6
tags:preposition noun to noun a7|tags:preposition noun verb determiner a3|tags:preposition verb noun noun a11|tags:pronoun adverb mark d-7f13
tags:pronoun adverb verb determiner c4h3|tags:pronoun adverb verb noun f-4k3|tags:pronoun adverb verb to b-4d2f-2k11|tags:pronoun asking to verb g2
tags:pronoun auxiliary adverb noun a7b-8k5|tags:pronoun auxiliary adverb verb a-4b19f-5|tags:pronoun auxiliary auxiliary determiner c11f-4h2
tags:pronoun auxiliary determiner auxiliary h6|tags:pronoun auxiliary determiner noun a-2d-3f5k13|tags:pronoun auxiliary negation verb f6
tags:pronoun auxiliary noun noun a3b-2d2e-5f3h-2|tags:pronoun auxiliary noun preposition f3|tags:pronoun auxiliary noun to a-2h7k-2|tags:pronoun auxiliary verb determiner h6
tags:pronoun auxiliary verb f9k3|tags:pronoun auxiliary verb noun a-6k15|tags:pronoun auxiliary verb preposition b-2c-3e14h-2|tags:pronoun determiner noun noun f6
tags:pronoun joint verb noun b10d-6h4|tags:pronoun preposition determiner noun k7|tags:pronoun preposition noun noun f2i4
tags:pronoun verb determiner noun a3b3c-3d4e-8f5g-14h-2i-5k4|tags:pronoun verb determiner to a9f-2|tags:pronoun verb f2h-8j2k5|tags:pronoun verb joint determiner h8
tags:pronoun verb joint pronoun b-6f-6h3k16|tags:pronoun verb noun b6h4|tags:pronoun verb noun determiner g4|tags:pronoun verb noun joint b7f-10h2j4
tags:pronoun verb noun noun a4b-3f3g-3h9k-4|tags:pronoun verb preposition determiner b-6d-3e11g-2k9|tags:pronoun verb preposition joint f3|tags:pronoun verb preposition noun b8
tags:pronoun verb preposition to a2|tags:pronoun verb pronoun noun a12|tags:pronoun verb to determiner a3|tags:pronoun verb to noun a11f-9h4|tags:pronoun verb verb noun b-3g14h-12
tags:pronoun verb verb preposition f3|tags:verb determiner noun a8f-7g2h-4|tags:verb determiner noun joint b-3d3e14f-2g-12k11|tags:verb determiner noun mark g7
tags:verb determiner noun noun a4b2c-3f-4g6h-5|tags:verb determiner noun preposition a7c-2e-2f-2h-4i2|tags:verb determiner noun pronoun g10|tags:verb determiner noun to d2f11
tags:verb determiner noun verb c-2e3f12g-2|tags:verb determiner preposition b13|tags:verb determiner preposition pronoun j2|tags:verb f13|tags:verb noun b14f-3i16j-5
tags:verb noun determiner noun b5|tags:verb noun mark adverb d10g7|tags:verb noun mark determiner b21|tags:verb noun mark noun f6|tags:verb noun noun g-7i19k6
tags:verb noun noun joint g15|tags:verb noun noun mark b10|tags:verb noun noun noun a4e-2g5i-5k7|tags:verb noun noun preposition a11c5d-3f-12g15h-9i-3k-5
tags:verb noun noun pronoun f7g-2h4|tags:verb noun noun to a-2b2c2i8|tags:verb noun preposition determiner d7h-6|tags:verb noun preposition noun b-2d-5e6f5g2k-9
tags:verb preposition determiner noun a9b-11c-5d10f-11h-4i7|tags:verb preposition mark joint f5|tags:verb preposition noun a2b-5h11|tags:verb preposition noun mark f9
tags:verb preposition noun noun a-4c2d-15e-2f7h-6i7k5|tags:verb preposition noun preposition b2c7d-10f6h-3|tags:verb preposition preposition noun a-2b8k4
tags:verb preposition verb determiner d20|tags:verb pronoun determiner noun d21|tags:verb pronoun noun noun b6c4|tags:verb pronoun preposition determiner d8
tags:verb to verb determiner a-3d-5f10k11|tags:verb to verb noun f7|tags:verb verb determiner noun g-2h10|tags:verb verb noun preposition h4
tags:verb verb preposition determiner a-11f13|tags:verb verb preposition noun h5|tailwind e5h6|take b5e2g-4h5i-4|takes d3f18|taking b-2k13|talk a-8b-7c-3h12i7j4k-3|talking a-3h15
tasks b8|tattoo b4|taught a3b10|tax a-9b-6d2g6i-7j2k5|taxes d6i6|tea a2c7e-5|teach h5|teacher h10|teachers b4|team a7b-9c-8d2e2h-13i8|teams b15c-3f-5h10i5k-9|tear c20|teardown b2
tech a10|technical i2|technology a-2b3h2|teenagers b6i7|tell b8c12d2e-4f-2g-9k-5|tells b11f-5|template a3b3c-4f-3g8k-5|templates a5f-6g10|ten a9c8e-3f-3i-4k-8|tenant f6
tenants b9d-6i3|terminal b10|terms k15|tern b13|test c18d-6|tested a5|tester a6|testers b-17c28d-3f4k-6|testimonial g7|testimonials c11d-2|testing h3|tests f5j2|texas d2
text a4b21d-5f-3i-3k-2|than a-2d-14e10g-7h15j2k-7|thank b2g-3k12|thanks b-4c7|that a4b3e-11f-6g5i-2k-4|that's h9|the b-2c-2d-4e-4f3g3i4k-4|theatre h16i4k-8|theft h3
their a2b-2c-5d4g-3k2|them b-7c-5d5e2f10h-3|theme b13h12i-3k-11|then a2b2g9h-6|there b-6d9h11|there's h8|these c11g14h-8i-2|they a12b-11f5g-3h6k-4|they're f6|thing a-10c2d5f-3h7j7
things a15b-5c-3f-10h4|think b3c6d-16f-4h21|thinking b-2d17f4k-7|thinkpad e7|thinks d-9f14h9|third f11|this a2c11d-11e-11f-2h-9i-12j13k8|thought a7|thoughts b-2c8d7e-2f-2h5
thread c-2g-8i-12j12k23|threads b3|three a4b-7c5d-3|through a3c2|thumbnail c2|thursday b15i-11k8|tickets a4d-5g3h-9k7|tide b4|tidemark b14|tier a4b-10c4d2|tiktok a10d2
til a13f-6g2h2|tiles c7e3|till a-6c-4d14e5f6h-4|time a2b-6c7e-7f3i-5k-14|timer f7|times a11b-7d-3e-2f5h-4i2|timetable b3f-3k7|timing a5|tiny b11d-4f-2g3h-6k-12|tipping b-2d-2h8i10
tips d4e2g11i-2|tired a-8b5c-3f3h12k-2|to b-3c-3d3g8i-2j-6|today a-6b6c-8f4g-6h-9i2k11|todo c4g-2h2|tokens b10|told a18f2h-3|tomorrow b8i-2k3|tonight b3h-4k8
too a-7b5c4e-5f7g-2h2k-3|took a14b2f3h-3|tool a-10b4c3d5f2g-6k-12|tools a9b-3j2k2|torn e6|total d-2e6|touch f6i2|tour c9d-6|town b4c3d-2i5|track b10f-5g2h-4|tracker b5c4
tracking b2|trade b-2h10i2|trademark d5|traffic f6g11i-5|trailer c2|train b11h12i-3k-2|translate g5|translator a9|translators d2|tree a-7f7h-2k7|trial a2h2|trials g-2h9|tricks g7
tried a3c-4d3e8f6|tripled f7|trouble f4|truck f-7g9h-2k17|true h14|trust a-6e-6h7i13|trustworthy c3|truth c17|try a-4b4c11d-3|trying d2f8|tuesday b3f3k2|tuner e2|turn b6g4h4
turn:a thing a-5b8c7d5f-12g3i-4j-4k-13|turn:acted a10c-2e-4h-3i4k-2|turn:ago a8b2c-4e-3f10g-3h-7k-9|turn:all a3c-8d2e-4f4g3h6i-11k-5|turn:ask b-5c4d12e5f-2g-5i-9k-2
turn:bad a4b-2c-3d-3e-5f8g5h2j-2k-10|turn:between b-5c7d-2e16f-3h-4|turn:counted a12d-3f-7g19h-5i2k-10|turn:either b-9c7e26f-6g-7h-9i-5k-5|turn:gain a5b2f-5g4h-4i-7j-2k2
turn:good a2b-2c-2d-3e3f3g-5h-3i2|turn:guide a3c-3e-2f-2g15h-2i-5k-5|turn:judge a-5b-2c18d5e-9g-2h4i-4j-7k-4|turn:judged b-2c11e-3g2i-4j-4|turn:learnt a12b2d-4i-4
turn:machine b5c3d-3e-2f5g2h-2i-5j-6k-2|turn:metric a4b-4c-6d2f7g4h-3k-11|turn:not b-6c-2d-3f10g2h7i-2k-14|turn:offer a-8b7e-2f-4j3k2|turn:options b-7c-5d-12e31f-5g-6h14i-10k-9
turn:own thing b10c4d-2h-5i-3j-7k2|turn:people b-3c-3f2h3i3j-5k-2|turn:plea b-8d4f21g-4h-6k-2|turn:praise c-3d4e2f-6h10i-10k-2|turn:ready a-2b10c-4d-4h-4i-2j-6k9
turn:request a-9c9d7e5g-14i-12j-4k-3|turn:show b12d-4f-4g-3h-3i-2j-6k6|turn:stance b-6d3g-3h12i-8j-2|turn:than a-2c2d-13e8g-6h14k-3|turn:thing b7f-2h-4j-2
turn:verdict a-2b-7c3d2f-5h12i-4j2k-17|turn:versus a2b-3d-3e28f-3h-12i-4|turn:which a-2b2d6e4f-3h-2k-12|turn:would a-5b-11c3d2e7f7g-7h-3k-2|turn:yours a-3e-4f-15g9h2k2
turn?:a thing a8b-5c5g-8|turn?:acted b-5c5d9e8f-11h-2|turn?:ago a-4c2d10f2|turn?:all d6f5g-5h-15|turn?:ask b4d7e-3h-7|turn?:bad a2c7g-8|turn?:between c7d-2e12|turn?:either c3e14
turn?:gain e8|turn?:good b-2d5e9f-2g-2h-3|turn?:guide a8d7e4g-23|turn?:judge a-4b-3c7d4e-8f-7g3h4|turn?:judged a3b-5c10f-2h-8|turn?:learnt a-11b7d-2e2f2
turn?:machine a-7b7c4d-2e9f-2|turn?:metric a-3b-2d9e5g-4|turn?:not a4c3d-2e-7g-4|turn?:offer d7|turn?:options d-7e21|turn?:own thing c2d-8e2|turn?:people a-7b-2d13e3g-15h-7k6
turn?:plea c-2f13|turn?:praise b5d6g-2h-5k-2|turn?:ready a3b-13d9f-11h4k-3|turn?:request b-8e2f6g-3k-3|turn?:show b-9c-2d6e8f-8h4|turn?:stance b6d5e-3h-4k-2|turn?:than c3d-8e11
turn?:thing b-10d7e2g4h-2|turn?:verdict c4d-3g3|turn?:versus d-8e15|turn?:which a-5b6c2d7e3f-3g-11h-2|turn?:would a-2c2d-3e5f8|turn?:yours a-2c3d6g8|turned a7f-9k10|turning d6
turns c13d-6f-5h-6|tutorial f9g15|twelve h12|twice a6f7|two a11c-5d-7f8|two-person a6h-3|typescript i4|ui b8c7i-2|uncle e2f2|uncles i4|under a-4b2c-3d6e2f5g-5k-8|undercharging f4
underrated h15|understand c4f2|understands d15f2|unity e5|unpaid d8e-2f-15g5|unpopular h13|until a-15e9f11h-2i-6k6|up b8c-3d2f2g3h-13i-12j-5|update b-3c-9f11h3k5|upfront d7
uptime b4|us a8b-9d6e-3f2g-6h-3|usage-based c-9d10|use a8b4d5f-6h-10i-5|used a3b5c-7d2g-4h-2k-2|users a6b-9c9e4f4g-8h-2i-4|using d19e-4f-7|va c-5d12e2|validate c8|van a7e2
vanish f11|vat d13f-3g-2j2k15|vc a4|vendor a-3f2h11i-2|vercel e2|version a2b17d3f-4k-11|versus e22h-3|very j3|vets f-3g-3h22|via j9|video a5b-13c6d-7f-8g-6h14j5|views c2
village a5i12|vim e3i-3|vintage b3|virtual k17|visitors a-8b-8f22g3|voice c13|volunteer i3|volunteers k7|vps d9e6g3h-9|vs a6d-3e31g-2h-4i-12k-3|w d6|wait b-2c-3d13f-6h14i-3
waiting b-2i2|waitlist a6g6k-3|walkthrough g14|wall b2e6|want b-14c9f-5g3h8|wanted a-8b-2c16f4g-9i-7k7|wants a-13b-5d14f8h4k-5|warehouse a6b-3d12k-4|warning f6|was a6c-5d7k2
waste b4|watch c2d2|water d-8f13h2|watercolor b4|way a6b-6d5h2|ways g10i3|we a5d-12e-3f3g-6i-6j-2k6|we're b7h-6k8|we've a-4b6k7|web a-6b3f-5h14|webflow a-2d6e6i-2k5|webhook f4
webhooks f5|webinar b-7i-6k23|webinars b2g3|webshop f6|website b4d3e6h-6|websites f-4k10|wedding a-4e2f11g-6h2k-8|weddings a-5b2f-3h12|wednesday k8|week a4b-2c-11d-7e-7f4j-2k9
weekend a4h2k-4|weekends a6b3|weekly b7c-8e3f-9h-5i-7k8|weeks a8b-6c-2d9e-4f2g-4k-4|welcome b15c10d-8|well b4|went a15b-13c-6f2h-5j2k3|were a-8b-4f10k9|wet g15
what a3b-3c4d7h-14i-7j-5k-4|what's a-4c11d11e8f-5g-9h-9|when a8d4e-2g14h-17i-7k-9|where a-3b-4c5|whether e10f-6h3|which a-7c3d3e8f-8g-2h-10|while b8f9h-3
who a-11b7c-4d2e-3g-2h3i5k-9|who:anyone b5d9e-4f-2h5|who:asked a-3b-2d3f2|who:everything g9|who:here b8|who:here's g7|who:i a3d-4e-2j-6k3|who:it b2d-2h-4|who:it's b6h4|who:me a9h7
who:nobody d2i2j-3|who:none d-3i4|who:other c-3f3h5i-3j-3k2|who:own b2d-4e-8f3k4|who:people a-4c-3d-2g5i4|who:somebody f4j3|who:someone f6j2|who:there h7|who:they f15
who:you a-5b4f-4g5h5k-4|who:you'd c9d8|who:you'll a6|whole a2b-11g10j5|whom a4b7|why a4b-9c-4d2f6g-6h8i-2k-4|wich d12h-4|wife a3b15c-5|wifi f17|wiki d3|will a-5f-5h10k9|win g5
window a3c6|wine c4d-4e-2i8|wins g-3k17|winter b-3i7k12|winters a2b6|wish a2b2g-2h5|wishlists a6|with a-2b2c-5d4j-2k-4|within a2b5f-12h2|without a6c-11e-10f2g2i9k-11|woman i7
won f-5k9|won't a-3f13|wondering d16|woocommerce b-2|wooden b6e4k-2|wool e6|word c-2f8g-2h6i2|wordpress d-6e12g5|words h2|work a-8b-19c-7d7e-3h12i2k4|workers c8|workflow a9g6k-7
working a-2d-3e5f2g-5h-3i6k2|works a-5c4d6e-5k-2|workshop b3c-3d-4k5|workspace g3|worse a-6c11f-10h10|worst a10c2f-2g-3h7|worth b-3c-4d7g-3j17|would a6b-3c6e4f2g-10h-7k-4
wouldn't c6|wrappers h5|write a4d-3g15|write-up j2|writers h3|writes b11h-3|writing a10b-5g11|written b6|wrong c2d-12f7h5|wrote a-7b7c9f-12h-6i2|wtf f13|year a15b-5c-4d-8i-8k6
year-end i3|yearly e7k4|years a9b2c-4f-9h10i-13k7|yes f7|yesterday a3b-4h6k-4|yet c2k-2|yoga b-4e10k6|you a-3b3c3d3f-3i-7k-2|you'd b9d3h-2|you'll a6|you:ago b2|you:bad d-6
you:gain d2|you:guide g15|you:judge c2g5|you:not d-4h8|you:show c5|you:thing b12d5e-3g-9|young i3|your a-8d2e-5f-12g9h2|yourself d3g-2k11|youtube d-3|yrs c3|zapier a4f-5h2
zero a3b14f5g-8h-6i-6|zig b9|zones a-2f4g6|zoom f3i3
`;
