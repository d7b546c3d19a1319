/** What each word and turn of a topic says for each kind. Written by `npm run topics -- --fit`. */
export const KIND_WEIGHTS = `
, b6g-3h-2|: b7c3d-5e3f-8h-2i-11j4|? a-3b-3c5d6e4g-3i-7j-5|a c-3d2e2g4i-4j-3|about b6c5d-4e-12f-5g-6h3j5|about:a many a3b4i9j-8|about:a many none b3j-5
about:a one a3b-6c-3d-5g4h4i-7j6|about:a one did a11b-3h-3j7|about:a one do h8|about:a one does b7g-7h8|about:a one doing g8|about:a one is g-2h10
about:a one none g12h-9i-6|about:adverb many c-7e11|about:adverb many none b2c-7f4|about:adverb one b6c6d-6e-10g-6h4i-5j2|about:adverb one did a-4b4f2
about:adverb one do a4c11f-5h-2|about:adverb one may h2|about:adverb one none b11e-5f2h2i-5|about:an one did j3|about:an one j4|about:asking many did a4
about:asking many do e2g-5i2|about:asking many doing c2|about:asking many e6f-9|about:asking many may g8|about:asking many none d4e5
about:asking one a5b-6d4i-3j-3|about:asking one did a21f-4|about:asking one do c-4d8f-4g11|about:asking one does a3h2|about:asking one doing a12d2
about:asking one is a-6c-6d9f9g-3|about:asking one may a-4c2d3g-2|about:asking one none a-10c5d-3e6|about:asking one was a6d7g-7
about:auxiliary one a-3c3d4e2g-2j-4|about:auxiliary one has d6e3|about:auxiliary one is c3d6e4f-7h-4j-4|about:auxiliary one may a-2b2c3d3g-4h-2
about:auxiliary one not a-5c-5e3f7h2|about:auxiliary one was d6h9|about:determiner one d7e-3f6g-4h-3|about:determiner one do d6|about:determiner one none c3
about:every one a-2f7h4|about:every one do f10|about:every one does h2|about:half one b-2f2|about:half one do b-2f8|about:i one b3d-3g-2i-5j-6
about:i one did a5b6d-6e-6g2h2j-4|about:i one do a-3c3d2g-3h3i-3|about:i one doing b10f2|about:i one has a-6c2d2e-8f3|about:i one is a-8b2e4
about:i one may b-2c4e6|about:i one not a-3f9h8|about:i one was a4b8f-10|about:joint many c4e-7g3|about:joint many do g4|about:joint many may c7
about:joint one b-8d8e4f-10i2|about:joint one did a7|about:joint one do c2g2h4|about:joint one does c6e-2i11|about:joint one has d5|about:joint one is d11
about:joint one may d8|about:joint one none d2e5|about:joint one was e7|about:many many a-3e-3f6g-6h9j-6|about:many many did b-3c13e4|about:many many do f16h4
about:many many is b11f-2h5|about:many many may h16|about:many many none b-7c-2d6e-4h5j-5|about:many many not h2|about:many one a-2b-11f5g3h4
about:many one did a-5|about:many one do b-2e-3g5|about:many one does a7h10|about:many one doing a8|about:many one may a-4d6f2|about:many one none a-2b-3h7
about:most many h12|about:most one g11|about:negation one does j2|about:negation one e2h8|about:no one a-2d2f5h8|about:no one does f6
about:number many a4b7f-5g-4h3|about:number many none a4b6f-2|about:number one a5b-8d-2f4g8h-8|about:number one did b-3g9|about:number one do f7g7h-4
about:number one none a8g-7|about:number one not g13|about:one many a-6c-3d-13h4i10j-4|about:one many did f-6i4|about:one many do b-6f6g-7h13
about:one many is b-4g4h7i-5|about:one many may h6|about:one many none a-10d-12g2h-6i11|about:one one b2d-2i2|about:one one did a6b3d-5e-2f2g-5i-2
about:one one do a-4d-2f-2g3h-2|about:one one does b7c-6d3f7h-2i-10|about:one one doing i3|about:one one has b7h4|about:one one is a-4b8c-5e-2f4g-9h9
about:one one may a-3e5g5|about:one one none a-4d-2e2f-2g-3h-2i4|about:one one not d2f2|about:one one was h6|about:own many c-5f2g9|about:own many did a-6g17
about:own many do f12|about:own many does b5|about:own many none a5|about:own one a3b3d-2e-5f2g-12h-2j2|about:own one did a3c-4g-3h6|about:own one do f7
about:own one does a-2b2c2f4h-2|about:own one is a-8b4f2i6|about:own one may c7|about:own one none a4c-2g-3j9|about:own one not b6|about:own one was a15f-2
about:preposition many f-4i9|about:preposition many is h7|about:preposition many none i13|about:preposition one a5b4c-5d-4e-5h2i-4
about:preposition one did e-3f4|about:preposition one do b2e-4f-6g9h-6|about:preposition one doing a12h4|about:preposition one has a9
about:preposition one is d-3e2h5|about:preposition one may b13|about:preposition one none a2b-4f9|about:pronoun many b2h6j2|about:pronoun many do h3j2
about:pronoun one b-2e-12f5h5i-2|about:pronoun one did a4c-10d5f3|about:pronoun one do b-3c5d-3e-4f3g2h2i-4|about:pronoun one does a-10b-7c-3f5g3h5
about:pronoun one doing d9f-2|about:pronoun one is b3c-3h5|about:pronoun one may c14d-7h6|about:pronoun one none b3f10|about:pronoun one not h3
about:pronoun one was a2j2|about:the many b-4f-4h4i2|about:the many none b-4f-2i4|about:the one c-5d-5e-4f2g5|about:the one did a13f2g-9h-4
about:the one do b-2f10g13h-10|about:the one does a-5g2|about:the one doing i6|about:the one is h13|about:the one none g5h-7i3|about:the one not f9
about:this many a8|about:this many is a10|about:your one g5h3|about:your one not h7|above d6|access e5h3i-6|accessibility i4|account a-8b4f13g-6h-9
accountant a2b-3c-7d16|accounting d8|across a-4f4g2i6|actions f10|actually d11e-4f-6g3|ad a-4c11f11|add d-6f11g4h-2|added b4|adding h4
address a-9c5e-2g-7h-8i-12j29|address by asked c7d-7j11|address by i a-2b6c2j-2|address by nobody a-4b-2c4d3g-6j15|address by none a-2b2g-4h-2i-10j31
address by other b-3h-6j23|address by own j17|address by somebody j3|address by you j8|address of a b6j7|address of adverb j8|address of an j6
address of asking j6|address of auxiliary c-4d7|address of i a-3c4|address of many j11|address of one b-8c5g-5h-5i-11j29|address of own f-2j22
address of preposition j18|address of pronoun b-5j19|address of the j16|address of this h-2j8|address:end a-8b2c2f-6g-7h-8i-9j32
address:end false a-6c3d-2f-5g-7h-7i-11j35|address:end true d6j-2|address:start false j22|address:start i-3j22|ads a5c-3d3e6g-3i-2|adults i10|advice b-4d11
advisor e2|affiliate d13|after d-3e-3f7i3|afternoon g9|again a7b-7f8|against e20|agencies a-7d6h10i4|agency a4c-5d-4e9f-2h-7|ago a6|agree f4|ai g-2h16
air b-4e3h8|alerts b6|alive b5f7|all b5c-9d2g2i-2|alone f5|already a-2d6f12|also b-2d3f3|alternatives d8|always a-5b6g11|am c3d-8e-4i6|ama a2|amazon d4f5
among i2|an f-5g3h-7|analytics i2|and a3b-4c-4d-4f7g-2i3j-3|android b2c15h-3|angry b8i-2|announcing b16|annoys h2|annual e12f-2h-2|another b10f-7g-4h5j5
answered a9|answering a2h11|answers b5c6|anxiety b-6i17|any c2d2f2g-6|anybody b7d3e-4g8h-2|anymore f13|anyone d4e-2f5g-4|anyone:bad d5f-3|anyone:thing d7
anything b2c11d-4h-9|apart c11|api d3f3|apology c6e-3|app b3c5d-4e-2i-5|apple f10|applicants f12|applications g3|appointments f2|appreciate c8|apprentice a11
apps h12|april a5|are a-7c-10e5h11i-9j-2|aren't g11h-3|arrive f14|arrogant c6d-2|art i9|article j9|as a3f-7i4|ask b-2c-7d11g8|asked f-6g2h2|asked:ago f2g5
asked:bad d2e-8|asked:gain d7|asked:good a6e2f-3|asked:guide e4g8|asked:judge d8e-5|asked:learnt a6b11c-3h-2|asked:not a13c-4e-6f2g4h-5|asked:show c-4g3h4
asked:thing a-6b4c2|asking b4c-6g-3h11|asks a-2b-4c4d5e3i-6j-4|asleep b8|at b-6c-2h-5i7|attract b-2h8|attribution b-2d4|audience d7e-6h16i-11|audit a5d3
audits h11|august f2h-2i11|available b10|avoid g4|away b2d3|awkward i15|aws e2f2|b c7e-6f3|b2b c-6i16|back a10b-5d7g2h-2|backlinks d3|backup a-6b4c2e-3
backups a2b-2d7f-2g5h-4|bad b-3c-2d4e-2g6h8i-2|bake a-6f14|bakers b3i3|bakery a3b-5c3d3f-5g-6h2|balance i3|bank a-7d2f15g-4|banners h13|barn a-5b3f4|basecamp j4
be a-2b2c12d-2f-12g-3h9|beat h18|beats h13|beautiful h2j2|because a-7c-3f8h9|become b3h8|beekeepers d3i8|been a7e-7f7h-3|before b-9c6d4e-12f-3g6|begging h3
begin d12e-2|beginner c2d-4e5|beginner's g14|beginners b4g5i-6|being d-4h14i11|believe h14|below d4|best a5b-18d13e-8f5i-15|bet b7|beta b13c2d-2e4g-4h-8i-2
better b-10c4d-17e11f-13g10h2i-6|between a-5d-3e19f-3h-3i10|bidding f11|big b2c-3e11g-2i-8|biggest a12|bike b8f-2|bill f11|billing a5b-4e18h-4|black i2
blog a2b-2c-3e2g5|board b12c2j-8|boat f2|book a-5b11g-4|booking b12d-2|bookkeeper e2|bookkeeping b4i4|bookmark b7h-3|bookmarks b5h-2|books d17g3h-2|bookshop d2
bootstrapping i2|boring c6d-10e4f-13g-2h12|bot a-5b10|both c-3e23f-7h-3j3|bought b-6d4f7|box b2e6f-6g-2|bramble b8h-3|brand d-3f8|brazil b-2d2i10
breach a2b-2d-4g7|bread e-6g11h-2i5|break h12|breakdown a7|breaks b8|brevo e14i-4|bring b2g3|brings a10f-2|broke a3f3|broken b3|browser b6|brutal c7|brutally c3
budget b-4h-3i10|budgeting b5c8|budgets i18|bug a2b3|build a2b-7c-7d-6e7f14g7|building e5|built b11f-5h6j-4|burned f10|burnout a5b-2i8|business b-9d8e-5g-3
busy c3h4i-2|but a-2e-2f12h6i-5|butcher a3|button a6h2|buy b-4c4e10f-7g-4|buying c2d-4e10h6|by a6b3c-4d-4e-2g9i-13|c f4|cafe e2|café h7|cake f2h6|cakes a-4b-3f9
calculator b9c6|calendar b2e4f3|call h10|called b11|calling a6c-3f2h5|calls b18e-8f8g-13i-13j-3|calm g12|calmer a6|came a17f-2|can a-8d4e-6f-5g14h4i-4
can't a7b-6c2d-13e4f14g-6h-3|cancel d4f2|cancelled a6f-2|candid c6|candles a2|cannot a-2f6g5|canva d4|car a-2g12|card d5e2g-4h-3|cards a-2b5|cares g-3h9
cart d-6f7|case a-3c10d3|cases e3i-2|cash b-2e3f7i2|ceramics b4c-2|chain i4|change b-6c8d-4e-7h12|changed a7b-2f6g-5|channel h2|chapter c7|charge a-6c-5d3e6g-2
chargebacks a-2f15|charged a9b-5|charging h15|charity a2d10f-3|chart c2d-4j6|chase g2|chat e3|chatbots h5|cheap d9g-2h4|cheaper e16|cheapest h3|cheat b-3g15
check a-4b-4c8g11h-6|checklist a-8g18j2|checkout c9|checks b10i-4|choir a15d-4|choose e11f-4h-2|christmas d-11e3g10|chrome a-2b4|church i12|churn f-6g3i9|ci f13
cinema e6|city c9d-3|clap h4|class c3|classes e6|clause a-5g13|clauses a5|clear c9d-2|cli b18h-3|clicks f2|client a6b-5c-14d9e-6g6h-6i4|client's f5
clients a6b-11c-12d2e2f2|clocks f3|closed a5b-4f8|cloud a-4h4|cloudflare e2f12h-6|clue f6|cmo h4|co b5c7e-7|co-founder b6|code b-7e-9h7i9|coded b8|coffee a-7b5
cofounder d7f8g-5|cold a11b-9e-8f-11g4h5|colleagues j2|come f3h10|comes f-5i8|comments c3h8|commit b16|community a4e-2f-2h11i-2|companies d17
company b-4d4e-5i11|compared e18|competitor f18h-2|complain a5c2f-4h2|complained a2|complaints e3f-2g7|complete g4|compound i3|confusing c11f-3|cons e4
console f2|consultants b4|contacts e10|container b2f12|content j3|contract a-4e-4g10|contractor f11|contracts b-9d7e5f-10h-6i10|control f2
controversial c-3e-3h19|conversions a7f4|cook g3h3|cookie c-2h9|copied a-3f15|copy f-3g10|core b-2h4|cost a10e-2f-4|costs h2|could a-10b-8c2d2f3h2|count g9
country f5|course a-6b3f-3j2|courses i3|cover f4|created b11|credit a4|creep g3h-2|criticism c5|critique c22i-4|crm c-7d3e5g-4|cron a-4b4e3f-4g7h-2
crowdfunding b2|crumbtrail a-4b10|cry b15d-10|crying g11|css b4|csv f7|cups a-3e5|curious d10|current d11|customer a10b-3e-5f-3g7i5
customers a5b-11c-4d-3e2f12g-3h3i-2|cut a-7b-2g12|cv c3|daily h2|dark b7f-5|dashboard h6|dashboards b2g-5h5|data b-10c-10d5e-3f-7g4h6|database b8h-4|datadog b2
day b2c-11f6g-2h4i-3|days a10b-14c-5d7f7g-6h-6|dead c-4d2e-3g11|deadlines a-5b2i4|deal b4|dealing i5|dear b10|debt h4i5|debug f12|decide d4e8|decided b4
decisions b-4h4|deduct d11|deed.:anyone do b8|deed.:asked did a7d-3j2|deed.:asked do a-2e-2g16i6|deed.:asked does b3g-2h9|deed.:asked doing a14
deed.:asked is d17|deed.:asked may a-12b-6c2d11e4f-2i-2|deed.:asked not a5|deed.:asked was a7d6g-4|deed.:everything do g8|deed.:here is a-2b9|deed.:here's do g6
deed.:i did a8b6d-6e-7i-2j-5|deed.:i do f3h4|deed.:i doing a-4b9f4|deed.:i has b-3c3f3|deed.:i is b4|deed.:i may d-5e9f2h-3|deed.:i not a-10f5h9|deed.:i was a4
deed.:it do b3|deed.:it does g3|deed.:it's do h9|deed.:me is h11|deed.:nobody did a8b4e-5f4g-6h-6|deed.:nobody do a-3c2e-5f3g4i-10|deed.:nobody does a3b-4g3h3
deed.:nobody doing e-3i6j-2|deed.:nobody is a-6c3d10e10g-3h-7|deed.:nobody may a-11c4d5e4|deed.:nobody none b2c-3d-4f-2h-2i5|deed.:nobody not a-2f9
deed.:other did d-8f4g-2i-6|deed.:other do a-2d-8f3g4j-2|deed.:other does a-4c-9d-3f8g-2h6j-3|deed.:other doing a7b-3c2d2f-6h-8|deed.:other has b7h8
deed.:other is a-5b7c-3d-6g-4h10i-5|deed.:other may a-7f-5h12|deed.:other not a-9e-2f4h9i-2|deed.:other was h9|deed.:own did a6c-5d-2g2h5|deed.:own do a-6c7f7
deed.:own does a-2b7f11|deed.:own doing b2|deed.:own has h2|deed.:own is a-13b9c-12f5i4|deed.:own not f6|deed.:own was a13|deed.:people do c-3g2
deed.:she did f4|deed.:somebody did j4|deed.:someone do c5f-2|deed.:there is h5|deed.:you did b12|deed.:you do b-5|deed.:you may b2d-5g5h2|deed.:you not h5
deed.:you'll do a6g2|deed:anyone did d11|deed:anyone do b11|deed:anyone does e-2h14|deed:anyone doing d9f-4|deed:asked did a5j4|deed:asked do a-6c-4d7f-5g10i3
deed:asked does b3h9|deed:asked doing a9|deed:asked is a-5c-5d14f9g-2|deed:asked may a-10d4e4f2i-3j-2|deed:asked not a4|deed:asked was a7d9g-6
deed:everything do g11|deed:here is b7|deed:here's do g8|deed:i did a8b5d-8e-8i-2j-4|deed:i do a-2b-3d2f3h3|deed:i doing a-2b12f2|deed:i has e-3f3
deed:i is e4f2|deed:i may d-6e8f2h-5|deed:i not a-8b3f5h7|deed:i was a2b3|deed:it do a-4b5i2|deed:it does g2|deed:it's do h9|deed:me is h12
deed:nobody did a7b5c-5d-2f2h-6|deed:nobody do a-4c2g5i-8|deed:nobody does a2b-4g6|deed:nobody doing e-3h-2i6|deed:nobody has d6e3
deed:nobody is c3d4e3f-7h-4j-2|deed:nobody may a-3c4d3f-4g-4|deed:nobody none d-2i4|deed:nobody not a-4e2f9h3|deed:nobody was d8h5|deed:other did d-9f4g-2i-6
deed:other do a-3d-4f3g2i2j-2|deed:other does a-4e-2f7h5j-5|deed:other doing a7b-3d3f-4h-8j2|deed:other has b5d6h7j-3|deed:other is a-8b7c-2d-6e2f2g-4h11i-5
deed:other may a-7e2f-6h9|deed:other not a-7d2f7h8i-2|deed:other was d5e5h6|deed:own did a5c-5d-3g4h7|deed:own do a-7f11|deed:own does a-3f7|deed:own doing b3
deed:own has b2|deed:own is a-11b5c-3f2i9|deed:own may c8|deed:own not f7|deed:own was a14|deed:people do b4c-2f3g2|deed:somebody did j5|deed:someone do c7
deed:there is h4|deed:you did b14|deed:you do b-5d3g6|deed:you may g7|deed:you not h5|deed:you'll do a6|deed?:anyone did d12f-2|deed?:anyone do f3
deed?:anyone doing d10f-4|deed?:asked do d17e5g-17|deed?:asked is c-3d3f11|deed?:asked may a-3b2f5|deed?:asked was d9|deed?:i did c4|deed?:i do a-6c7d7
deed?:i has d7e-3|deed?:i is f8|deed?:nobody did f-2g9|deed?:nobody do c2e9|deed?:nobody doing g8|deed?:nobody has d8|deed?:nobody is f-4
deed?:nobody may a3c2f-6g-9h3|deed?:nobody none a-5b-11c7d2e4h3i-9|deed?:other do d5f6|deed?:other does c6d7e-8|deed?:other doing d6|deed?:other has d5
deed?:other is e8|deed?:other was d2e4|deed?:own do f6|deed?:own does c9d3f-10|deed?:you do c-3d5g5|deleted a13|deliverability i12|delivered a-4f9|delivery f6
demo f12|denmark j2|dental i9|dentists a12f-2i7|deploys a8f-3|deposits i8|deserve f-3h17|deserves j8|design b9d-2f-2h13|designer a-5f8h-6i4|desk a3e6f-5
desktop i5|destroying f4|dev c-3d14f-2j2|developer f2i6|devs a-9b5|dhh h4|diary a12b-5|did a8b-7c-7d7e2|didn't f3|die d6h6|died a15i-2|dies f5
difference d-2e19i-2|different b-3d7f11h-2|digit a6b-2c-3d2f3h-4i-5|discount h16i-2|discounts a2|discovery g2h3|distraction h12|dkim f2|do a-4b-14d8e2f2g4i-4j-3
docker a-3b-2f14g15i-8|docs b-2c4g2|does a-2b3c7d4e-4f4g-11h-3i-2|doesn't a-5b2f4|dog f4|doing a5b13c-3e-2i-5j2|dollars a5b-4|domain b-4f14|don't b-11e-2f2h9
donations f2|done b2f11h-4|door b3f-4|doors b11d-2h6|double f13|doubled b-4g6|down a4b-7d3e-7f2g-5h6i-3|drop c9|droplet f6|dropped f3|duckdb d6|each e2
early b3d-4h2|earn f7|easier e7|easter b2|eating f10|eats f8|ebooks a5d2|economics i12|editor a7f-2j2|editors b-2|eight g7|eleven a7|else b13c-4d-2
email c-4f-11i5|emailed a12b-6|emails b-2f6|employees e10i-5|empty d5f3|end b-2e-2f7h4|end: a7b-4c3h2i-7j5|end:, ADVERB a-4b4i3|end:, NOUN b-4c3g-8h-10i12
end:: NOUN b7|end:? ? a3c5e-16f7|end:ADVERB ? b-3c-2e2h5|end:ADVERB NOUN b8c-2d-2g5h2i-5|end:ADVERB NUMBER a10b-8|end:ADVERB VERB did c11f3h-7|end:ADVERB b8
end:NOUN : b2h-7j21|end:NOUN ? a-2b-3c2d7e5f-6i-6j-6|end:NOUN ADVERB a4b2c8f2g-3h-10i-8j-3|end:NOUN NOUN d-2e-2f-3h2i5j-3|end:NOUN NUMBER d6
end:NOUN VERB did a5d-2f-2g12|end:NOUN VERB do e4h4|end:NOUN VERB does c2|end:NOUN a-6c-6d6e-8f-7g-6i7j8|end:NOUN down h14|end:NOUN here b14i-7
end:NOUN it a-12b5c-2d7f9h-3|end:NOUN me f6h14|end:NOUN on f8|end:NOUN people i8|end:NOUN since f4|end:NOUN us f7|end:NOUN why f3|end:NUMBER ? c-3d13
end:NUMBER NOUN b-2c2d-4e7f5g3h-5i-5|end:NUMBER VERB does a8|end:OWN NOUN a7b-11c-5e10f3h-3|end:VERB did ? f3|end:VERB did ADVERB g7
end:VERB did NOUN b4e-2f-2i5|end:VERB did it a10f-8i2|end:VERB did me a11j2|end:VERB do ? a-4b-3c11d2e4g-7h-2|end:VERB do ADVERB a-10b-2c2f10h3
end:VERB do NOUN b6e-4f-3g-4|end:VERB do NUMBER a9f-4|end:VERB do VERB doing a8b-7e2|end:VERB do f10|end:VERB do it d-8h5i11|end:VERB do people d15
end:VERB do that c3|end:VERB do this c3|end:VERB do up b-2f6|end:VERB does ADVERB a-2b6f2|end:VERB does NOUN a-4b6d3i-7|end:VERB doing ? d9
end:VERB doing NOUN a-2d3e-4f-2i6|end:VERB doing anybody d-4g10|end:VERB doing anything g4|end:a NOUN a2b-3c-6d-2f-2g2h4|end:about NOUN a2c-2d-2h6j3
end:about it a-2f4|end:an NOUN a4f-14g5i6|end:and NOUN b-7h-8i16|end:and VERB do h2|end:and why e2|end:another NOUN d4|end:are NOUN b-9f2g3h2i-3
end:as NOUN b-4c6|end:at NOUN a2c6|end:at NUMBER a-7e2g-3i5|end:be NOUN c18h-4|end:before ? c11e-6|end:but NOUN h8|end:by NOUN a2b2f-5g5h3i-4
end:do ? c-8d-20e7f13|end:do VERB do f2|end:does VERB do h2|end:doesn't VERB do a-6f9|end:every NOUN b-7f5g12|end:for NOUN a-20b9c-2e-3g4h6i3|end:for you g7
end:from NOUN a2|end:from NUMBER a-10b6h2|end:have NOUN d6|end:have to a15|end:here ? d5|end:i VERB did a6|end:i VERB do f3i14|end:in NOUN a6d6e-11f3g-14
end:in NUMBER b-4d7f-10h4i7|end:in half g7|end:in it d6|end:into NOUN b10g-10h5|end:is NOUN a-8b8c-10d-4f6g-3h8i-2j2|end:is VERB did b4|end:is here b8
end:is out b12|end:it ? c5d5f-4|end:it ADVERB a2|end:it NOUN e3|end:it VERB do a-2|end:it VERB does b6d-2g3|end:it's VERB do b7c5f-9h-4j2|end:its NOUN e4
end:last NOUN b-4c15|end:less NOUN b5|end:like NOUN h11|end:me NOUN f9|end:more ? a12d-8|end:more NOUN e4|end:never VERB did f-10h14|end:next NOUN b13f-3
end:no NOUN e-6g-2h4|end:nobody VERB did a13|end:nobody VERB does g-3h5|end:not NOUN a-6e8f-6h15|end:of NOUN b-2c-8d-6e-4g2h3i6|end:of NUMBER a2b-2e2g-2i6
end:of it g10|end:off ? c12d-7|end:on NOUN c2e-3h-8|end:or NOUN d3e7i-2|end:out ? d-6f9|end:out ADVERB b2|end:over NUMBER e-3g2i10|end:people VERB do b-2g16
end:since NOUN f12|end:than NOUN f2|end:that NOUN a2|end:the NOUN b-5c-8e-2f3g3h4|end:their NOUN e4|end:them ADVERB g6|end:these NOUN d11
end:they VERB did a10b-8|end:they VERB do f-5h16|end:this ? d-7f21|end:till NOUN a-4e13f16h-6i-2|end:to ADVERB e3|end:to NOUN a3c-2e-3g-5h11|end:to NUMBER f7
end:to VERB do c-11h3|end:to everything h4|end:under NOUN b6|end:under NUMBER d20|end:up NUMBER a14b-2|end:us ADVERB h3|end:vs NOUN e3|end:we VERB do f11h-4
end:what didn't a5|end:with ? d7|end:with NOUN a-4h-3i11|end:without NOUN a2b-3f3g2|end:won't VERB do g4|end:you ? c13d-3|end:you VERB do b11c-2d5g-5
end:you do c-3d-15e4f15|end:you nothing h11|end:your NOUN b4|engine b6|engineers i7|english b2d9|enough c7d2e-9|enterprise b5f5i-2|entire a-5b6|episode b5j3
equity h5|errors g4|espresso d-2h8|essay j3|estimates h5|estimating g11|estonia d4|etsy a-5c-2d2e3f2|eu d7|europe i2|euros d6|even d6f4g-5|evening b5
evenings d6g2|ever a2b-5d5h4i-4|every a2b-8c-8d-9f7g5h6i-8|everybody a-7b10d8f-12g7|everyone a3b3c-3d4e4f-7g-8i-3|everyone's d6|everything b-6d-2h3|exact g13
exactly a5b-6f5|excuse h3|exercises g5|exists h18i-10|expensive b11h-3|experience d8f-4h8i2|explain d7g6|explained g22|explanation j4|export d9f2|exposure h2
extension a-3b11|extensions i3|eyes c6d-3|fail f5|failed a6b4c-2d2h-2|failing a2|fair c2e-6h2|fairs g2|fake c9d-2f9|family c-2g-3h9i7|far f2|farm a4b-5e3
faster d-2e2f-8|favorite d2|fax a8|fear h13|feature a5d3f-5|features f7g4h-6|feedback c24d-3|feel b-3f2|feelings g5|feels c2|fees i7|fell a8|ferry c6|few c5
fewer a4|field g10|fieldnote b5|fight h11|figma h9i-3|file b-2f3|files d12f2|filing g4|final a4f3|finally b5c2e2f-6h-8|find a-6c-6d5f9|finding f8i7|finds c5d-4
fine b-9d-3f6g3h2|finish a-5b3f6|finished a13e5h-10|fire d-3e2g5|fired a7|firm e5|first a4b-2c3d4f-8g3h-12j-6|five a11b-6c3d7f-3h-10i-5|fix c12d-13h2
fixed a5c-4e13i-2|fixed-price g3|flag b5|flags c10|flaky f9|flat b5d-14e5f13i-6|flats b10i-5|floor f9|flour b5g7|flow c3|flows f2|flutter e8|flyers c7d-3
focus f5|folks c9d-4|follow g14|followers d6f-2|font b8|fonts g4|food a-3b5g6|for a-4b3d5e4f-4h-2i-5j-3|forget b5d-9g13|form c6|forty e4h4|forum a-3f9
found a10f-5j9|founder g-3h2|founders b-2d-4h18i4|four g4|four-day c-9d11h6|fourth h3|framework h12|france d3|free a-6b3d4e-4f-12h8i-7j3
freelance a11b-4c2f-6g2h-7|freelancer e4i7|freelancers a-4b5c4d6f-4|freelancing a3b-2f5|freemium b-3h9|friday e10h-6|fridge a-5b9|friend a-6f8|friendly h4
friends b7|from a8d-4e-2f-2i-4|front a10b7d-10e-2f10g-6|frozen f10|full a3b-12d-3e13f5|full-time e2i3|funded a2d-2e5|funding b-8i8|funny c3d-2j11
furniture b10i-7|game a5c7d-6i-3|games a7b-4f-4h4i2|gave a-2f2|gb f12i-2|generalist e6|generator a-2b15|german b6i-5|germany c2d2|get a-13b8c4d-2e-11g9h-7
gets a-3b-2c5f6i11|getting b-3f13g9i-3|ghent a2|ghosted a3|gift b7|git c2g13h-3|github a-3c2f4|give c14e5f-4g-4h-2|giveaway d5|gives e4|giving b2|gmail f2
go a8b2d-2e6f-3h-3i-4|godot a8b-4e2|goes a-6b8d-8e-2g2h9|going a5b-4c4f9g-6h-3|gold h-2j2|gone f8|good b-12c3d8e-4f-12g-8h6j4|google b-6c-9d5e7f9g8h-6i-5
got a9b-7c-4f4g2|grandfather f-9h13|grant b-2f3|grateful a-2c11|great a9b-4f2h-3j3|group b2|grown f-2h4|growth a-3g-5i10|gst f4g3|guess i12|guests a4d-2
guide a-13c12g15h-3i-8|guitar a-6b9|gumroad a2|guys c4d2g-7h3|gym c6d-11i4|habit b-3c-4d7h4|hacked f8|had a5f-2h8|half a8b-9f8g2h-6|halved a5|hamburg d3e-2
hand a-5b7|hand-drawn b2|handed b-6c6|handle d11|handles a9|handmade a-5b2f8i3|handwritten h4|happened a13|happens d11f3|happier f-2h6|hard a12g-9|hardware i3
harsh c8|has a-4b4c-9d2f2g-4h7j-3|hate a-13b2f-5g5|have b-6c-4d6f6g-6h4|having f9i-5|he a6b-4d-7f13|head a-6d-7e13f4i8|headline c13d-7|headlines c4|health i2
hear b10|heating a2|hello b15|help f17g-2|her a-6f9|here a6b14c-6d16f-5g-4h-14i-10|here's a6c2f-10g11h-5|here's:learnt g7|here:learnt b9|here:thing b2|hero c2
heroku d4|hey b2c-8d5|hi a-2b22|him c-5d4e3|hire a10b-5d4e13f-5g-9|hired b-11f7|hires a9|hiring a-2d-4e5i5|his g-4h12|hit a5f-2|hits b8|hn b10|hold f2|holds f2
holes c10|home b6c-2d4|homepage c18d-3|honest b-8c3h13|honestly a2b-5h13|honesty a5|hooks g4|horror c6|hot d3e-2h10|hotel b-2f3i5|hour b8d-2e5f-6
hourly a4b-5c-5e10f-2h2i-4|hours b2c3d-3f-4g9h-6|how a7b-13d7e-5f-5g7h-9j2|hreflang g4|html a10d-2e4f-3|hubspot e5|human i5|hunt g7|i d4f3g-4j-5
i'd a5b-4c3f-7h4|i'll h13|i'm a-5d8e-2f5|i've h7|i:ago a13f4h-7|i:bad a6b-4c-2d-11f5g5h-3|i:gain a4b5c6f-14g-2|i:good b-4c3e-8f4g-2h4|i:guide a-2c9d-2
i:judge b-4c7h4|i:learnt a10c-9f2h-6|i:not b-5c-8d-2f12g-5h3|i:show a-2b11c5d-7f-3g4h-5j-2|i:thing a5b9c-6d-4g-2h-4|icon a-2b6c9e-3|idea a3b-10c3d3f6h-8
ideas d3f3|if a-7b3d-2f-18g-2h4i7|image a-7g10|images a2|imo h13|import f12|imposter b-2f4i2|improve c4d-3|in c-7d2e-4f-2g2h-2i5|in-house e8|inbox a4b-5f7
included g10|income a2h10i2|index f6|indexes g2h-8|india b-3f2i4|indie b-6h3i5|industry h9|influencer d4e-6h2|influencers h15|instagram a8c-4d3f-3
installing c5d-3g3|instead a2|instruments c2|insurance f12|interest i6|interesting j6|internal i11|interns j2|interview g13j5|interviewed a4|interviews a6
into a-3b9c2d-8e-4g5i-2|introducing b23|investors a6|invoice c-2g8h-15|invoices b-8c3d5e-4h4|invoicing d6i4|ios c2|ireland d5|is a-4b4f2g-5h7i-6j-3
isn't d5g-3h11|issue f11|it d2e-6f-3g-7h4i7j2|it's a-6b9c7d-2e-4g-7h2i-3j2|it:good g3|it:show a3b2|it:thing b5g2|italy a-2b6|itch b4|its a-12b11c-7e6g-7i-2
itself a-3h3|january b-2f7|javascript g6|jira c-2d-3h9|job a6h3j-13|jobs f5g3h-6|junior a2d-3e4f-9h5|juniors i8|just a-3b4c-4e2f3g-10h4|kanban b2
keep a-4b-6c-4d2e7f11g7h-14|keeper c-3d10e-2|keeps a-2b-3c-6e2f4g9h-5|kept a3b7f-4|key c-2d4|keyboard b11d11|keys b5|keyword a-7f3h5|kickstarter a5e2f-10
killed a9b-10h11|killing f3|kiln b5|kind i5|kinder h2|kindly c2g2|kiosk e2|kit b3g2|kitchen a2c5|kitchens a-2b3h6|klaviyo d-4e19|km b10f-8h6|knew a5h-3
knives b9|know a-12c6|knows a-6d4f3|kotlin a2|kubernetes e3h2|label b5c5d-6f-4g3i-11|lamp b2e2f-5g2|land f4|landing a3b-7c3|landlord a-3c-3d4f10
landlords f-3h11|language b-4c6|languages b6|lantern b6|laptop a-2g6|last a2b3c5g-2h-3|late h-5i9|laughed h4|launch a6b6c-3e6f-13h2i-9|launched a-20b2c7f6
launching a-4b18g4i-5|laundry d-6f6|law g9|lawsuit a11|lawyer d9f2|lawyers b8h-12|lazy a4f-3h8|lead a10|leads a20f-10|leaks g3|learn a-2e12f-5g5|learned h7
learning i5|learnings a3h6|lease d-2g9|leasing e3|leave b-3f14|leaves a5|leaving b2|left a2c7e-4f2h-2|legacy i4|legal d10h12i-13|lens e9h2|less b4f-2
lesson b12d-6|lessons a5g-3|let a19b-4f-7h-2i7|lets b10|letter a-7b10d-4f9g2h-2|letters a2|level g2|library a-2b13|licence d11f-2g3h-2|lie g7|life h2i13
lighthouse c-5d7i4|lightroom b8|like a6e-12f-2g2i-7|likes c3d-5g14|line a2b4c-2g6|lines b9f-3g9|link f2|linkedin a2b-2g-2|linking i10|links d2f5|linter b5d3g-3
linux b2|lisbon d7|list b-10c3f-11g11h3|listen h5|listeners a6|little b8c-2f-6g4h7i-2|live b19f-3h-8|lives e2|living b10|load a11|loan e8|local d-4e2g2i4
locally f14|log b2|login f18|logo a-7c10d8e-11f-6g3|logos c2e2h3|logs b6|lol e12|loneliness i6|lonely f-6h13|long a-7b-2d4g-7h5i-6j4|look c12d-11e-8f10g3h-4j2
looking c12d8g-2|lose f7|losing a-12b6f10g3h-6|lost a2b-9g16h-3|lot a6|love a-8c2e-2f7j4|lovely j3|low f3i3|macbook e8|machine d4h2|made b5c7e-3f-12g-5j2
mail e2f-2|mailchimp a-4f5|mailerlite d-5e5|mails e2|main a-4f9|maintain f2|maintainer d3j2|make a-5c5d-4g5h10|maker e2|makes h18|making a-2d4g5|man a-3f10
managed e4|manager a-11c3d-2i-3|managers a-5b4|manchester i6|manual h2|many d5g-4|map a-6c5|maps b10e4i-5|march a9b-5|margins f3|markdown b4
market a-3b2c-6e6f-6g6h-4i4|marketing b-9d9e-4g-12h6i10|marketplace a-4b9|matter b-3f5h2|may a-4f2g4|maybe i8|me a6c7e-2g-9h2i-9|mean c4d2|media a8c2g-4
meet b23|meeting a8g-5h2|meetings b-2c5d-3h15i-3|members e4|memory a3f4g2|menu a10b8d-9f-5|merge g15h-12|message a4b9i-3|messages b13f3h-5|messy b9g3
microphone b-2|microservices g-2h17|migrate g3|migrated a4|migrating j2|migration a-5b-3c12|milk a-12b9d-3e3|min b-2d5j4|mind h15|mine f4h-3j6
minute a6b-6f9g-2i-2|minutes a6b-9c3e-3f3g10h-8|miss f4h3|missing b4c5g3|mistake a2h11|mistakes g3|mit b14|mobile b3h-3|mode a2b11h-2|model i6|monday b14
money d-2f5g-2h6|mongodb a6|monitoring d5|monoliths h8|monorepos i4|month a13c5d-5e-4f6g-6i-6|monthly e15|months a12b4c-5e-5f10g-9i-10|more b-14c-8d-14e10f7h10
morning b5h-3i4|most a5b5f-17h-2|move g-3h12i-2|moved a9|moving b-6d4g3i-2|mrr a6b-2|much a-3b-5d6g-2h12|music a-5d2e-3h5i10|must h3|mvp d6e-4
my a3c9d-2f4g-5h-6i-6j-4|myself d3|m² f3i4|name a-15c5d-3e-6f8g4|nas d12g-8|native c3d-2|need b-13c5d15e-4f-6g-7h8|needed a-9b-3c20g2|needs b-2h21
negotiating b5|negotiation d5|neighbour d3|neighbours f8|neither e2|never a4c-2d-13f3h8|new a-4b12c6h-5i-12|newsletter a5c-10e6g-6i3|newsletters d4|next b16i-3
nicely g3|niche d3g5i-2|night a4b-2c16g-2i-4j-4|nights b19i-6|no f5g3h-2|no-shows b-5f9|nobody b-9c-7f8h12|nobody:ago c3f11g-4|nobody:bad a2c-4d-5e-4f5g6h3i-13
nobody:gain a7c3d-2f-2g4h-4|nobody:good b2c-7e8f7g-8h-9|nobody:guide a4b-4g12h-8i3|nobody:judge a-9b-6c15e-7h5|nobody:learnt a4c5d-5e5h-8i-7|nobody:not a5h2i-11
nobody:show a2b8c2g-6h-2i-7j-4|nobody:thing a-4f-2h3|node g2|noise f4i4|none f12|none:ago a-3b-9f11i3|none:bad a-2d-8e-2f6i4j-3|none:gain a12g2
none:good a-4b7c2f-5g-2i5|none:guide a6b2c-11d2e-8f-12g16i-16|none:judge c30d-2e-12g-2j-8|none:learnt a17b-12e-5g-2i3j6|none:not a-14d-4e3f13h-2
none:show b13c-3d-2f8h-2|none:thing f3g5h-10j-3|normal b5c-11d13e-3|not b-5f5g-3h10i-4|note b10|notes a-2b8c5f-6g-2h-9|nothing d7i6|notice a-2f9|noticed a13
notion e5f-4h4i-6|novel a-3b9g-2|now b14c-2f6g-6h-14i-7|npm b5i5|numbers a6|october a-4f14|of d-3e-5f2g-5i4j2|off a8b-3c11d-5e3f-5g-2|offer a7c-5d4f-7h2
office a9b-3d-9e9h-3|offices h12|offline b18d2i-4|offsite d9e4g-7|often d5|ok a5|old a-2d-6e3f-3h6j4|on b-2d2e-7f4h-5i-2j5|onboarding a-2c6d-2e-4f7h-4i6
once a-3b-10g16i-5j11|one a9b-5d-6e8f-6h6i-6|one-star a3|ones b-7d-7e10h6|online b8h-5|only b-3c4d-11e2f8h7j-12|open a-9b9d-3g3i11|open-sourced b6
opened a-10b26d5f2g-6i-17|opening a8b3f-8h5|opens a-3f8h2|opinion h14|opinions b-3c11|or b-10c12d-2e24f-9g-8h-9i-8|order a-6d8|ordered a-5f9|orders d7f4
organic a-2h8|other a-11d12f4g-3i6|other:ago b3c-4f10g-3h-8|other:bad a3b-11c-2e-3f10g-2h2|other:gain a-2b6c-5d2g4|other:good d-2g-2h3|other:guide b4f-2g9
other:judge a-5b3c13d-5e3g-6i-6|other:learnt a9b5d-4f-7h2|other:not b-3c-4d4e-3h6i-6|other:show b13c-10f-2|other:thing b5c3h-3i-5j2
our a9b3c6d-11e-4f6g-6h-10i-8|ours b2|out a2b10c-7e-2f6h-9i-5|outage g-4h8|outlook f9|outranks f7|outreach d2g-6|outside c7d-2|oven b3|over e-5h-8i8
overnight f10|overpriced b5c4|overrated h7|overthinking h4|owes f2h6|own c-11e16g-3|own:ago f7|own:bad b-9c5f7|own:gain a6|own:good c-2f5|own:guide a2f2
own:judge c7f-8|own:learnt c2f-5h9|own:not a-12b-3f9h7|own:show a10b9f-15|own:thing a-2b14c6|owners b8c-3f-4h4|owns f3|pack b4e2f-2|package b8|packaging d3g6h-3
paddle e9i-4|page b-3c10d-2f5g-3j-9|pages b-2c3d-2e-3h11i-7j3|paid c-4d3e2g-4i3|pair d2f-3i10|panels b7|paper d3f-5j3|parents b2|parking b-3c9|part b5
part-time b6d12e-4j-9|partner f7|partnership g3|parts b2|pass d6f7|passive e-2h10|password a-4f7|patient c3|patients g3|patterns f-2h3|pay a4d3h-8i-3
paying a4f-2|payment f16|payments i10|payouts d3|payroll a2f2h-9|pays a-4d5f3|pdf c6d-7h2|pen g3|penpot e3|people a-5b2c5e-3f-2h2i-2|people:bad e2
people:guide g13|people:not b-2f2|people:show h4|people:thing f5|per b3d-5e6f2|percent f4|perl a7|person a-2d4|person:? a-4b-3c4d7e4g-2i-6j-6
person:own a6b3c9d-5e-4f7g-6h-9i-7j-3|person:self a4c3e-3f3g-8h2i-7j-5|person:you a-5b3c3d2f-9g4h2i-5j-3|persons: a-2c-8f-3h3i5|persons:? a-2b2d8e6g-5h-4i-7j-6
persons:own ? b-5c10e-5f8|persons:own a5b5c4d-9f9g-5h-6i-8j-3|persons:own self ? c7d9e-2f-8|persons:own self a7c5f3g-10h-11i-4j-2|persons:own self you ? c5
persons:own self you a-7c18f-7g2|persons:own you ? c26d-9|persons:own you b8c10d-10f-6h-5|persons:self ? a-15b-3c2d3e-3g-2h13|persons:self a4c-5f6g-4h4i-4j-5
persons:self you ? c10|persons:self you b14c8d-4f-3h-4|persons:you ? a2b-10d4g5h-10|persons:you a-8b3c-10d3e2f-10g6h5i-2|phone a8d-10f2|photo a-4b9
photograph g8|photographer e5h3|photography i3|photos a-5e-9g12|php i2|physical a11b-5|physio h4|pi f7|piano b8d-3|pick d-8e15|pickup c6|pipedrive e3|pitch c14
plain a3e10|plan b-2c15g4h-7i-2|planner b3c6|planning f4i2|plans a2b6f-5|platform d-2e13f-4h2|plausible e5g4|players f12|please a-6c16d12e-5f-9g-4i-6|plugin g8
plumber e2|plumbers j2|pocket b4|podcast b5c-4d2f-5j2|podcasts c-12d11|point d7|points j2|poke c13|polite h4|portfolio c14f-2|porting a16|porto b2|portugal a7
possible a12d-10f5|post f3h-2i4|poster a3c5|postgres a2d4h-10|posting f2|postman b2|posts c-3h12i-3|pottery a2|ppl h12|practical b-2d-3e3g8|practice b9
practices g10|prefer e8|preorders e3f-2|prepare b-2g5|present b6|presenting b9i-5|press g7|price a8e7f-11|prices c-4d4e-6h2i3|pricing c4d-5e-2g-2h-2i2j2
print b5d-13e5f-4|printable g-2j2|printed h6|printer b9d-9f7|privacy i4|private b2|pro i8|problem g-4h21i-2|process g12|product b-6c-3d2e-4f2g7i2
production d2h5|productivity h6|products a-3c2d7e-4f-4h5|profile c3|profit a4|programming d4f-2i5|project b5c-3e5i-4|projects g3h5|proper e5f3|properly g9
proposal c12d-2|pros e7|prototypes b7f-5|provider a-9d15f2h-5|psychology i8|public a2h3|publish h3|published b9|pupils e2f5|put a8b5c-10e10f-5g-2|putting h8
python a-6b4|qr h6|quarter a4|quarterly i2|questions a2b2c-2|queue b4|quick c-3d12g5i-5|quiet e8f-8|quillbox d8|quit a7b-4c-5f2|quote c7|quoting j3|rails e6
rains f6|raise f-2g5|raised a2f6|ran a10b-4|rank f6|ranking a-3f6|rankings g3|rant b-2f14|raspberry f2|rate b-6c7d6f3g3h-13|rates b-5i12|rather c-10e9h10
reached a14b-3f-2|react e9|read a-8e-4i-6j12|reader d5|readers a2b-7c5|reading b10d3e-2g-7|readme c4|reads d4g-5h4|ready b6|real b2g2|really b-5e13j9
reason c4f4|reasons f12|rebrand a3|receipts b4|recipe a-2b13|recipes h18i-3|recommend d11|recommendation d9|recommendations d13|record b5f4h-3|recruiter c-2d3
red c15d-12|reddit a8|redesigned c8|redirects f6|reduce g14|referral a3|refund f7g2h-5|refunds a2h-4|refuses d-5f19|regex b2g4j-4|regions g-3i8|register d5
registry f9|regret a8c-4d4f-5h5|regrets a5|rejected f10|rejecting f8|rejections a13b-10f10|release f5g11h-3|released a-3b18|releasing b10|reminders f2
remote a12b3c-6e-10f-8h3i4|render d2|rent g4|rented e3f-2|renting e10|repair b8|replace c-11d13|replaced a7|replies a7b-8f5|reply d6g4|report j9|reports d-3i13
request a2g5h-3|requests b-2f5|research h2|response a4|restaurant a14c-13e8|restaurants a3|results a4|resume c9|retainers a15b-5f-7i9|retired a-2f6
return a-6f3g10|returning f6|returns c-5d4i9|revenue a6f-2|review b-7c2d-2f6g11h-8|reviews c-3e2f8g13h-2i-5|revision f3|rewritten c14|rewrote b-2c6
right c7e-7f-6h14|road f3|roadmap a9f-4|roast c26j-11|robot c-2d-8f7h3|roles b11j-9|room h2|rounds h4|routine g12|row b-2f2g4|rows f2|ruined h15
run a11b-6c-5d3e-6f6g2h-12|running a4i3|runs b5f2|rush d3|rust b-5c-5e3h3|saas b-7c3d8f-4i7j-5|sad h8i-4j9|safari f3i6|said a18b-13c-4|salary b2j2
sale c-8d3e4f-3|sales b-12c-10e6f9g-3i2|salesperson a2d6i9|salon a7b-4f7|salons b8|same i3|saturday a-10b4f12|save h7|saved a12d3e-5|say a-14b2c8d-2g2h8i-6
saying f-7g2h-3i16|says a-2c13e-8f12g-10i-4|scam c11d-5|scared c6d-3|schedule d2|scheduler a8b3i-4|scheduling f8|school d3f7|schools a5b3f-2h-6i2
scope d3f-3h-6i10|screen c4|screens h6i2|screenshots d7h3|script a-8b6f-5g9|scripts b8f-2g3|scroll d-2|scrum h6|search a-6b5f-5h3|season f2i4|seasonal h7
second a2d-5h-4j-2|seconds c6f2|security d5g4|see a-7c10d-8g4|seed d6|seeking c9|seen f5|self g10|self-employed a4|self-hosted b12|self-hosting e2g7
sell a-11b-5c2d9e-3|selling a7b-6d3f-7h-4i6|sells b6e7f-2h2|send b-2d3f2g2h-7|sends a5f6h-4|sense c-3d7h5|sent a14|sentence c2f-3|sentences:1 a-2b-2c-2d2i4
sentences:2 a10b5c3d-5g4h-2i-26j-7|sentences:3 a6b9c-5d-16e-3f8g6i-20j-5|seo b-8c-5d4f-9g4|server a-7g13|servers e5|service h3|ses e2|session f2|set a-2b4g6
setting g8|setup c5|shared a5b7|sharing j4|she b-2f7|sheet b2g13|shift i13|ship a11b-11f5h-2|shipped a8b2f-2|shipping a2b-3h4|ships b8i-3|shoebox g5
shop b-2c-3d4e2g6j2|shop's c2|shopify a-3b-3f4h5|shops a-3b3c-4d2e-2g-4i15|should a-6c-2d7e6f-15g-7h12|show b19f2g-3h-5|shows a-8b2f11|side a7b-4c-9d3i6
sign b-9c5d-4e3f6h-10|signing c5|signs h2|signup b2c8f-3|signups a-2b2f16h-6i-6|silence i10|silent f2|simple g9|simply e2|since a2f14g-2h-4|single a10g-2h6
sister b7|sit f2|site a-4e4f2|sites h3|six a6b9f-2h-4|size c5|size:long a3b2c2e3h-3i-8j-3|size:long no verb a3d-4e3g3i-20|size:short c-5d-9e-6f-2h7i8
size:short no verb a-12b-7c4d-3f-5h5i16j-5|size:tiny a-5b3c6d-5e-6f10g-4h-12i9|size:tiny no verb b4c-4d-7e-3g-6i11|size:usual d4e-2f3h3i-4j-2
size:usual no verb c-2d2e2h-3i-7j3|skills f5|slack f4|sleep c3d3h-4|slides j5|slow c2f-2i4|slower h4|small a-2c-8e7g2h-4i5j-3|smaller b2|smarter d-8e16|smell f4
so a8c-7g11h-9|soap b3f-8i8|social a11g-5|soft a-2b9|software b-3c-5e-2f-8g5h4i5|solar b5f-2j3|sold a15b-2|soldering b6|sole e2|solo b2c-3d6g-3|some c6
somebody a-3b-7c8i10j2|somebody:good j2|someone a-4b-6c6e2f3j2|something a-4b6f-6i5|sort c-3d15f-3|sound a-2b-3c17d-7e-4h7|sounds c10|soup a2|source a-3d4h-4i15
sourced b11f-2|sourdough c11d-10|spain c2|spam f10g2|speak b4d2h-2|speaks d8|specialist e6|speed g6i12|spend a-5b-2d7f7|spent b3f-6h2|split g5|splits i2
sponsor d3|sponsors a3b-5i4|sponsorship i5|spots b-3c7|spouse i9|spreadsheet a7f-3|spreadsheets a-3b12c3h-2|spring a3b2h-2|sql b4|sqlite h4|squarespace e2
squeezy e5|staff f-3h5|staging a4|stall d-4g14|stalls b12c-2f-3|standups a14f-6g13i-11|stars e9|start c-2d8|started a9|starting b8|starts b9f-6h2
startup b-4c7d-3h4|startups b5f-2|static b7|stats a3b3|status b10|steam f-4i2|step b-2f2g19|steps g25|still a-5b-10d11f13g-4i-4|stock b17d3e-7
stop b-13c6d-2e-6f3h9|stopped a14b-3|stops f15h-5|store f-2g2|stores b2f11|stories b12|story a8b-11f12h-2|strangers b-2|strategy d2h10i-4|street f2
stripe c-2d9e13f3h-6i-6|struggling a-3f14|stuck c4f15h-5|student b2|students e6h-3|studies c5|studio a-4b5d8j2|studios a-5b7i8|study c-2d13|stuff e5
subject b-10g7i8|subreddit b11|subs a9|subscribers a7b-6e5|subscription b-3c6f-6|subscriptions d5|substack e4|succession i2|such h5|summer b2d-4|sumup e6
sunday e3f-3g5h-6i5|sundays a3|supplier d9f12|support a4b-12c-5f2h8|sure e5|surfers b6|survey j6|survive d-2g5|suspended f7|svelte c6e9|switch c4h2
switched a9d-10e4|switching a6|syndrome b-4f3|synth b10f-4|system a-3b4c-2d6e-5f2|table e12f-4|tabs h16i-14|tagline c10d-6|tags f2g5|tags: a5b-5h7i-6j6
tags:adverb b7|tags:adverb determiner noun preposition f17|tags:adverb noun joint noun e3|tags:adverb noun mark c7|tags:adverb noun noun noun b9
tags:adverb pronoun verb determiner f9|tags:adverb pronoun verb noun f-5h5|tags:adverb verb determiner noun b5f-11|tags:adverb verb noun noun a8c2f-4
tags:asking adverb auxiliary pronoun d5|tags:asking auxiliary determiner determiner b13d-9|tags:asking auxiliary determiner noun a-7d5e6f9g-7h-7
tags:asking auxiliary noun noun d10|tags:asking auxiliary noun verb d5f2|tags:asking auxiliary pronoun adverb f-3g-6h11
tags:asking auxiliary pronoun auxiliary c-20e6f10g-3|tags:asking auxiliary pronoun preposition d8|tags:asking auxiliary pronoun verb c9d6e-4h-10
tags:asking auxiliary verb pronoun c17d-8|tags:asking determiner noun auxiliary g5h4|tags:asking determiner noun noun a11c9d7e-4g-7
tags:asking determiner noun preposition a3c-3|tags:asking noun auxiliary determiner d12|tags:asking noun auxiliary pronoun d14
tags:asking noun auxiliary verb d-2g9|tags:asking noun determiner noun c10d-4|tags:asking noun joint pronoun a2|tags:asking noun noun auxiliary h6
tags:asking noun noun noun i7|tags:asking noun noun preposition a3|tags:asking noun noun verb h5i2|tags:asking noun preposition determiner g4
tags:asking noun preposition noun d5|tags:asking noun to determiner d3|tags:asking noun verb to d3g-2h6|tags:asking pronoun auxiliary verb c-2d-4g8h10
tags:asking pronoun verb adverb a5|tags:asking pronoun verb noun a13d3|tags:asking pronoun verb preposition h4|tags:asking pronoun verb pronoun a12
tags:asking pronoun verb verb a2|tags:asking to verb determiner a-3g7|tags:asking to verb noun g12|tags:asking to verb preposition d-3g11
tags:asking verb preposition determiner c6|tags:auxiliary determiner noun adverb e3|tags:auxiliary determiner noun auxiliary d5
tags:auxiliary determiner noun noun a-2c7d-3f-2g11h-12i7|tags:auxiliary determiner noun preposition e-2g2i9|tags:auxiliary determiner noun verb d5h3
tags:auxiliary noun adverb noun d5|tags:auxiliary noun adverb verb d11|tags:auxiliary noun determiner noun c5d-9f12|tags:auxiliary noun noun adverb d19
tags:auxiliary noun noun determiner h8|tags:auxiliary noun noun mark d11|tags:auxiliary noun noun noun a16e-8h-3|tags:auxiliary noun noun preposition e5
tags:auxiliary noun preposition determiner e6|tags:auxiliary noun to noun b14c-4|tags:auxiliary pronoun adverb auxiliary c-2e7
tags:auxiliary pronoun adverb verb b11|tags:auxiliary pronoun determiner noun d6h4|tags:auxiliary pronoun preposition determiner c12d-2
tags:auxiliary pronoun pronoun verb d7|tags:auxiliary pronoun verb asking c17d-2|tags:auxiliary pronoun verb determiner a9b-2d8e-3h-4
tags:auxiliary pronoun verb joint c-8d19|tags:auxiliary pronoun verb noun c4d6e6|tags:auxiliary pronoun verb preposition c5e7h-2
tags:auxiliary pronoun verb pronoun d2|tags:auxiliary pronoun verb to b9c-4e5|tags:auxiliary verb preposition noun f9g6|tags:determiner b11
tags:determiner determiner noun noun a7f-2|tags:determiner noun a2g10|tags:determiner noun asking pronoun f14|tags:determiner noun auxiliary adverb h12
tags:determiner noun auxiliary determiner b-6f-8i16|tags:determiner noun auxiliary noun b-14f14g5h-6|tags:determiner noun auxiliary preposition f5
tags:determiner noun auxiliary verb f11h3|tags:determiner noun determiner noun a17g-2i-2|tags:determiner noun joint determiner e4
tags:determiner noun joint noun g9|tags:determiner noun joint pronoun b4|tags:determiner noun joint verb a3f-5h8|tags:determiner noun mark d-3f10
tags:determiner noun noun adverb a-7c5f6|tags:determiner noun noun auxiliary g-3h17|tags:determiner noun noun g11|tags:determiner noun noun joint a14f-13g-9h2j3
tags:determiner noun noun mark c4|tags:determiner noun noun negation f5|tags:determiner noun noun noun b7g3h-2i-4j-2
tags:determiner noun noun preposition a-7b3c3d-2e-4f2i7j-2|tags:determiner noun noun pronoun b8d2h-4|tags:determiner noun noun to d3g20h-2
tags:determiner noun noun verb a2c-3f7|tags:determiner noun preposition determiner c-2e5g-5i2j2|tags:determiner noun preposition noun b-2e-5f-6g-12h11i3
tags:determiner noun preposition verb b2d6f-6g-5i8|tags:determiner noun pronoun verb f2|tags:determiner noun to verb b-5h4
tags:determiner noun verb determiner b-4f13|tags:determiner noun verb joint a-6f13|tags:determiner noun verb noun a-3c-6d6
tags:determiner noun verb preposition a3f2h-5i12|tags:determiner noun verb pronoun a9|tags:determiner noun verb to a5f-2h6|tags:determiner noun verb verb f10
tags:joint auxiliary pronoun verb c-11d2e14|tags:joint noun auxiliary pronoun d10|tags:joint noun auxiliary verb c6|tags:joint noun verb noun c13d-5e-4
tags:joint preposition determiner noun c13e-3|tags:joint pronoun verb determiner c4h3|tags:joint verb determiner noun d8|tags:joint verb noun preposition e12
tags:noun a-6c-6d7e-9f-9g-7i6j10|tags:noun adverb to noun b10|tags:noun adverb verb noun b4|tags:noun auxiliary adverb noun b9h-2
tags:noun auxiliary asking noun h2|tags:noun auxiliary determiner noun b2h14|tags:noun auxiliary noun determiner h9|tags:noun auxiliary noun preposition h3
tags:noun auxiliary verb b6|tags:noun auxiliary verb determiner f4|tags:noun auxiliary verb joint b-2f11|tags:noun auxiliary verb noun b7
tags:noun joint adverb preposition c4e-3|tags:noun joint determiner noun a8|tags:noun joint noun e6h8|tags:noun joint noun joint e22
tags:noun joint noun mark c10e-7|tags:noun joint noun noun e8i2|tags:noun joint noun preposition e24|tags:noun joint verb preposition h7
tags:noun mark b-3c8d-4h10|tags:noun mark determiner noun b8c4g-3|tags:noun mark noun joint b-4e12|tags:noun mark noun mark b-6c-7d3e10i2
tags:noun mark noun noun b7i5|tags:noun mark noun preposition b13|tags:noun noun a3b2c-4e-13f-10g2i13j-5|tags:noun noun adverb b-4c4e10f11h-2i-9
tags:noun noun adverb joint e4|tags:noun noun auxiliary adverb b4|tags:noun noun auxiliary auxiliary h6|tags:noun noun auxiliary determiner b-4h23
tags:noun noun auxiliary negation h3|tags:noun noun auxiliary noun b4g9i-3|tags:noun noun auxiliary verb b-3f9h3|tags:noun noun joint determiner i12
tags:noun noun joint noun e10f-2|tags:noun noun joint verb h-2i6|tags:noun noun mark auxiliary c13|tags:noun noun mark determiner b17j3
tags:noun noun mark e-4g15|tags:noun noun mark joint i8|tags:noun noun mark noun a19b-4f-4g-6i5|tags:noun noun mark pronoun a-6h9
tags:noun noun noun adverb b9c3i-5|tags:noun noun noun auxiliary b2d9f-2|tags:noun noun noun determiner b-8f14i3|tags:noun noun noun i27
tags:noun noun noun joint a-5b3g9h-2|tags:noun noun noun mark a6b3g-8h-11|tags:noun noun noun noun c-6e7g-7h9|tags:noun noun noun preposition d5f-2h-4
tags:noun noun noun pronoun a-3b-2c13|tags:noun noun noun to h13i-7|tags:noun noun noun verb h10|tags:noun noun preposition adverb i3
tags:noun noun preposition determiner c10d-2g-12h-5i4j4|tags:noun noun preposition noun d-4g3h-4i5j-2|tags:noun noun preposition pronoun d-4e-2h8j2
tags:noun noun preposition verb a14d11h-2|tags:noun noun pronoun verb a10g-4h8|tags:noun noun to determiner g3|tags:noun noun to noun g8
tags:noun noun to verb g21|tags:noun noun verb adverb h3|tags:noun noun verb determiner c2f4h4|tags:noun noun verb mark a13h-2
tags:noun noun verb noun b5f3g-5h2|tags:noun noun verb preposition f18h-3|tags:noun noun verb pronoun h3|tags:noun preposition determiner noun b-4g7h-13i8j2
tags:noun preposition noun auxiliary b13|tags:noun preposition noun g2i9|tags:noun preposition noun joint e3i2|tags:noun preposition noun mark d4
tags:noun preposition noun noun c-3d-2f9g-4i4|tags:noun preposition noun preposition b-12d5e8g4h-3|tags:noun preposition pronoun verb g2
tags:noun preposition verb determiner f3|tags:noun to verb noun g2|tags:noun to verb preposition e3i7|tags:noun verb determiner noun b3c-3f13g-7h5
tags:noun verb noun joint b5|tags:noun verb noun noun b6f-4h8|tags:noun verb noun preposition f6|tags:noun verb preposition determiner c11f5
tags:noun verb preposition mark f6|tags:noun verb preposition noun f10h6|tags:noun verb preposition pronoun e5|tags:noun verb pronoun pronoun h12
tags:noun verb to noun e12|tags:noun verb verb determiner f5|tags:preposition asking noun auxiliary d4|tags:preposition determiner noun determiner h10
tags:preposition determiner noun noun b-3e3h4|tags:preposition determiner noun preposition i10|tags:preposition determiner noun pronoun a-7b8g6
tags:preposition noun noun preposition a2b8|tags:preposition noun pronoun auxiliary a4|tags:preposition noun to noun a4
tags:preposition noun verb determiner a8f-3|tags:preposition verb noun noun a11|tags:pronoun adverb mark d-4f12|tags:pronoun adverb verb determiner a-3c4d-3h4
tags:pronoun auxiliary adverb verb a-5b19|tags:pronoun auxiliary auxiliary determiner c10f-3h3|tags:pronoun auxiliary determiner auxiliary h6
tags:pronoun auxiliary determiner noun f7|tags:pronoun auxiliary negation verb f8|tags:pronoun auxiliary noun noun a5d7e-7f4|tags:pronoun auxiliary noun to h8
tags:pronoun auxiliary verb determiner h9|tags:pronoun auxiliary verb noun f4|tags:pronoun auxiliary verb preposition c-4e13f3h-3
tags:pronoun determiner noun noun f6|tags:pronoun joint verb noun b4d-2h8|tags:pronoun preposition noun noun f2i3|tags:pronoun verb b9j2
tags:pronoun verb determiner noun a3b4d4e-7f6g-14i-3j-4|tags:pronoun verb determiner to a10|tags:pronoun verb joint determiner h9|tags:pronoun verb noun b6h3
tags:pronoun verb noun determiner g5|tags:pronoun verb noun joint b7f-10|tags:pronoun verb noun noun a2b-5f3g-3h8|tags:pronoun verb noun preposition a2
tags:pronoun verb preposition determiner e11|tags:pronoun verb preposition joint f7|tags:pronoun verb preposition noun b6|tags:pronoun verb preposition to f2
tags:pronoun verb pronoun noun a13|tags:pronoun verb to determiner a2|tags:pronoun verb to noun a9f-8h4|tags:pronoun verb verb noun b-5g13h-16
tags:verb determiner noun a7f-7g6j2|tags:verb determiner noun joint b-4d9e9g-2|tags:verb determiner noun mark g9
tags:verb determiner noun noun a6b6c-3d-7f-9g7h-4|tags:verb determiner noun preposition a8f-2h-6i5|tags:verb determiner noun pronoun g6
tags:verb determiner noun verb e4f14g-3|tags:verb determiner preposition b10|tags:verb f9|tags:verb noun b3f-2i15|tags:verb noun determiner noun b3
tags:verb noun mark adverb d11g4|tags:verb noun mark determiner b19|tags:verb noun mark noun f7|tags:verb noun noun i19|tags:verb noun noun joint g15
tags:verb noun noun mark b5|tags:verb noun noun noun a6c2g3|tags:verb noun noun preposition a10c5d-2f-8g13h-9i-8|tags:verb noun noun pronoun h3
tags:verb noun noun to a-3i6|tags:verb noun preposition determiner b-3d5f2h-6|tags:verb noun preposition noun b-5e4f5
tags:verb preposition determiner noun a8b-8c-2d11f-9h-5i7|tags:verb preposition mark joint f8|tags:verb preposition noun a5|tags:verb preposition noun mark b3
tags:verb preposition noun noun a-3c4d-7f7i5|tags:verb preposition noun preposition c4d-5f9|tags:verb pronoun determiner noun d18
tags:verb pronoun noun noun b6c3|tags:verb to verb determiner a-2f12g4|tags:verb verb determiner noun h7|tags:verb verb noun preposition h3
tags:verb verb preposition determiner a-8f10h2|tags:verb verb preposition noun h4|tailwind e2h5|take b7d-2e5g-4h2|takes f10|taking f2g4|talk a-7b-7c-3h11i6j4
talking h11|tasks b8|taught a7b6|tax a-6b-4d5i-6j3|taxes d4i5|tea c8e-5|teach h4|teacher h9|team a5b-5c-9d5e2f-5g2h-8i8|teams b12c-5f-5g-3h11|tear a-2c19
tech h2|technical d4i2|technology h7|teenagers b10i5j-5|tell b12c14d-7e-5g-7h-9|tells a5b12f-6|template a-3c-3f-2g12|templates a6f-4|ten a7c9e-3f-4i-9|tenant f2
tenants b7d-5i2|terminal b6|terms h3|tern b13|test c16d-6|tested a5|tester a7c-2|testers b-19c29i-2|testimonial g3|testimonials c7|testing c3|tests f6h-4
text a3b16d-3i-5j2|than d-14e10g-7h14|thank b8|thanks b-4c7|that a5b3d2e-11f-9g5h-2|that's h8|the b-2d-4e-4f2i4|theatre h13|theft h2|their a2c-4d6h4
them b-6c-8d7f8|then f2g10h-7|there b-3d8h8|there's h9|these b-3c8g15h-8i-4|they a11b-13f6g-5h6|they're f4|thing a-10d3h8j3|things a12f-12h8|think c3d-11f-5h20
thinking f6|thinkpad e9|thinks d-5h8|third f11|this a3c11d-9e-11h-8i-7j12|those d4|thought a3|thoughts c18|thread j8|threads b5|three a2b-7h3|through c2
thumbnail c4|thursday b14i-4|ticket a2|tickets a4d-6g3h-3|tide b5|tidemark b11i-2|tiktok a7|til a15g6h-3|tiles c5e2|till a-5b-2c-2d13e2f9h-4
time b-8c4d3e-5f3g-3i-4|timer f9|times a12b-6c4d-3e-2f2h-3|timetable b3c6|timing a5|tiny b5c-2d-3f-4g3h-10|tipping d-2h5i10|tips d4e2g10h-2|tired a-4b3c-3h9
to a2c-2g7i-3j-5|today b10c-8f4g-4h-9i5|todo c6f-2g-2|toilets g2|tokens b5|told a21f-5|tomorrow b5|too a-8c4d-3e-2f7h3|took a4|tool a-11b2c2d6f2g-6|tools j2
torn e9|touch f2i3|tour c9d-6|town c4|track b9f-5g2h-3|tracker b2|trade h11i2|trademark d3|traffic a2f8|trailer c2|train b8h10i-2|training e2|translate g6
translator a4|trial c-4d5|trials h11|tricks g6|tried a5c-4e5f2g-2|tripled f2|trouble f2|truck b5g7|true h12|trust a-3e-4h7i7|truth c16|try a-5b5c8d-2|trying f9
tuesday b4f2|turn b3g4h3|turn:a thing a-7b7c5d3e2f-12g2i-7j-5|turn:acted a10c-2e-2h-3j-2|turn:ago a5c-5f9h-5|turn:all a2c-8d2e-4f4h6i-10
turn:ask a-2b-3c4d11e5f-4g-6i-7|turn:bad a5b-3c-2d-5e-3f7g2i-2j-3|turn:between b-5c8d-6e16|turn:counted a13d-4f-4g21h-4i-10|turn:either b-8c8d-3e26f-7g-7h-8i-7
turn:gain a5b2f-3g4h-3i-3|turn:good a2d-2e3f3g-4h-2|turn:guide a3c-4e-3g15h-3i-7j-2|turn:judge a-6b-3c18e-7h3i-4j-5|turn:judged b-2c10e-3g3i-5j-3
turn:learnt a12b4c-5d-4f-2h-2i-3|turn:machine b2c3d-4e-3f5g2i-3j-6|turn:metric b-4c-4f8g2h-4|turn:not b-8c-2d-2f9h6i-5j-3|turn:offer a-6b6f-8j2
turn:options a-2b-6c-4d-14e33f-5g-7h8i-7|turn:own thing b12c8d-14h-3j-8|turn:people b-3c-3d2i2j-5|turn:plea b-8d2e-2f22g-6h-4|turn:praise c-2d2e2f-4h10i-18
turn:ready b11c-4d-3f3g-3h-2j-4|turn:request a-10c10d4e6g-15h-3i-9j-3|turn:show b13f-3g-2h-3i-5|turn:stance b-6d2g-3h14i-8|turn:than d-13e10g-6h14j2
turn:thing b7c2h-4i-4|turn:verdict a-2b-7c2d2f-4h10i-8|turn:versus b-3e29f-5h-14i-4|turn:which a-3b2d7e4f-5h-2i-2|turn:would a-7b-11c2d2e6f9g-10h-3
turn:yours a-4b2e-3f-14g10h3|turn?:a thing a7b-5c5d2g-9|turn?:acted b-4c6d6e6f-8|turn?:ago a-5c2d6f3|turn?:all b-2d9f3g-5h-15|turn?:ask d4h-6
turn?:bad c7d2f3g-8h-7|turn?:between c7d-4e11|turn?:either c4d-6e15|turn?:gain e9|turn?:good b-2d3e9f-2|turn?:guide a7d4e3g-25|turn?:judge a-3b-5c9e-7f-6g7h6
turn?:judged a4b-5c10d-2h-6|turn?:learnt a-11b7d-3e2f4|turn?:machine a-8b7c4d-2e8h-3|turn?:metric d10e6g-2|turn?:not a3c3e-6f3g-3h-3|turn?:offer d5
turn?:options d-11e25|turn?:own thing d-5|turn?:people a-6b-3c2d13e4g-11h-6|turn?:plea c-6f13|turn?:praise a2b3d5e-3h-3|turn?:ready b-6d7f-12h5
turn?:request b-7f5g-3|turn?:show b-6c-2d5e7f-7|turn?:stance b6d9e-4h-5|turn?:than d-6e13|turn?:thing b-10d5e3g5h-2|turn?:verdict c6d-3|turn?:versus d-10e14
turn?:which a-6b7d5g-11|turn?:would a-4b-3d-2e5f7|turn?:yours b-2c3d4f-3g8h-2|turned a6b5f-8|turns a2b8c8d-2f-6h-5|tutorial a-4b-2f11g15h-4|twelve g-3h12
twice a4f3|two a9d-6f7h-2i-2|two-person a4|type c4|typescript i7|typo a2|ui b9c2i-2|uncle e4|under a-6b2c-6d11f3g-6|undercharging f4|underrated h13
understand c4f7h-2|understands a-2d19e-2f4|unity e5|unpaid d6f-12g7|unpopular h12|until a-16e8f14|up b8c-3f5g4h-11i-13j-3|update f13|upfront d3|uptime b5
us a8b-9e-2f9|use b2d8h-4|used a4c-3e2g-3h-2|useful b3|users a3b-9c7e7f2g-4h-4|using a2d16e-6f-9|va e5|validate c9f-2|van a7f-2|vanish f9|vat d13|vc a4
vendor a-2h9|version b10f-8|versus e18h-5|very j2|via j10|video b-12c4d-6g-5h17j3|views c2f-6|village a6i8|vim a3|visitors a-7b-7f16|voice c14|vps d8e5h-9
vs d-4e32h-2i-10|w d4|wait b-4d13f-4h12i-2|waiting b-2i2|waitlist a3b-5g7|walkthrough g12|wall e4|want b-17c8h8|wanted a-6b-2c17f5g-6h3i-3
wants a-12b-5c-2d4e3f5h7|warehouse a6|warning f6|was a4c-4d9g-2|waste b8|water d-9f12h5|way a6b-7d6|ways f-2g8i9|we a6b2d-14f4g-3h4i-3|we're b9f2h-5|we've b5f2
web a-3b3f-4h13|webflow e5|webhooks f4|webinars b2|webshop f8|website b2e6f-2h-5|wedding b2d-4f7g-3|weddings a-4b2f-4h10|wednesday e4|week a3c-9d-5e-6f2g3i7
weekend a7c-3e-2f-4h4|weekends a4b5|weekly a2b6c-5f-7g5i-7|weeks a7b-7d5e-3f3g-5|welcome b15c6d-6f-2|well b5|went a18b-9c-6f5h-4|were a-2f8|wet g9
what a4c4d4h-16i-7j-6|what's a-2c8d12e6f-2g-9h-8|whatsapp b2|when a5d5g9h-18i-6|where a-2b-6c8e2f-3g3|whether e9f-5|which a-7c2d5e7f-10g-4h-7|while b8f8h-4
who a-9b7c-6d2e-5h4i5|who:anyone c-2d7e-4h6|who:asked b-2d4g2|who:everything g10|who:here b6|who:here's g6|who:i a4b4d-4e-2i-2j-6|who:it a2b2h-4|who:it's b5h3
who:me h10|who:nobody j-3|who:none d-3i6|who:other c-3f3g-2h5i-4j-3|who:own a3d-3e-8f4|who:people a-3c-3g5|who:she f6|who:somebody f5j5|who:someone b-2f5j2
who:there h6|who:they f17|who:you a-5b4f-4g2h2|who:you'll a6|whole a3b-13g12|whom b6g3|why a4b-10c-6f5g-6h8i-3|wich c-2d11e2h-5|wife a3b14c-3f-8|wifi b-4f16
will c8f-3h10|win g4h2|window c9|wine c2d-2e-3i9|winter i2|winters b3|wish a4f-2g-3h4|wishlists c2f-3|with a-4c-3d7j-3|within a4f-11h3|without a8c-11e-10i3
woman i7|won a6f-2|won't a-6f15|wondering d9|woocommerce e5|wooden b2e2|word c-2f4h3i2|wordpress d-5e9g4|words h2|work b-11c-5d7e-5h12|working e3f2g-5h-3i6
works a-4c7e-4|workshop b5c-3d-4g8|workspace g3|worse a-4c13d-2f-11h14|worst a6f-3g-2h6|worth c-3d5g-2j12|would a4c7e4g-9h-7|wrappers h3|write a3b2d-2g13
write-up j2|writes b11h-3|writing a8b-6c2g9|written b4|wrong b-2c2d-11f7h7|wrote a-10b6c11f-12g2h-6|year a17b-2c-3d-10f2i-8j2|yearly e6|years a9b7c-4f-6h7i-7
yes a-3b-2f11|yesterday h5|yoga e11i-3|you a-4b2c5d3f-5i-7j-2|you'd b6c5|you'll a4|you:bad d-5|you:gain d4|you:guide g14|you:judge g6|you:not h12
you:show c2d3g-6|you:thing b8d5e-3g-8|young g-4i8|your a-12b2e-2f-12g8h3|yourself d2|youtube d-2e2|yrs c2|zero a2b11f2g-5h-6i-5|zig b13|zones f2g5|zoom f5i5
`;
