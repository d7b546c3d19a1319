/** What each word and turn of a topic says for each kind. Written by `npm run topics -- --fit`. */
export const KIND_WEIGHTS = `
, a2b8c2d-4g-7h-4i-3|: b11c4d-6f-14i-15j4|? a-6b-6c6d9e4f2g-7h-2i-3j-2|a a-2c-3d4e3f-3g3i-4j-5|about a-3b10c5e-6f-9g-7h3j2|about:a many b4e2
about:a many none b3|about:a one a3b-5d-3e-4g8h3|about:a one did a7j2|about:a one do h6|about:a one does b5g-5h7|about:a one doing g4|about:a one is f2
about:a one none a2b-3g16h-3|about:adverb one a2b10c5f-3|about:adverb one did a3b5h-2|about:adverb one do c6|about:adverb one none b12
about:asking many do g-2h5i6|about:asking many doing c5|about:asking many h2|about:asking many may g3|about:asking many none d4
about:asking one a7b-8d6g4h-2i-5j-2|about:asking one did a20f-3|about:asking one do d4g9|about:asking one does a4|about:asking one doing a6
about:asking one is a-2c-3d8|about:asking one may a-6c3d5e-4f2|about:asking one was a3g-5|about:auxiliary one a-7b-4c5d7e4g-6i-6j-3|about:auxiliary one has d7
about:auxiliary one is b-3c2d5e4f-6|about:auxiliary one may a-2c5d6e5g-4h-3i-2|about:auxiliary one not f6h6|about:determiner one d5|about:determiner one do d11
about:determiner one none c4d-2f6|about:every one do f9|about:every one f2h2|about:half one do f5|about:half one f8|about:i one a3b2e-3f3g-6h4i-2j-4
about:i one did a8b7d-5e-2|about:i one do d2f3h6|about:i one doing b10|about:i one has a-11c9e-5f6h2|about:i one is e8|about:i one may e5f-2
about:i one not f5h5|about:joint one d11g2h-2|about:joint one do g6|about:joint one does c2|about:joint one has d4|about:joint one is d7e3h-3
about:joint one may h-2|about:joint one none d2|about:joint one was d6|about:many many d-4e-5f9g-2h12|about:many many did c5h3|about:many many do f16h2
about:many many is b2h6|about:many many may h14|about:many many none a2f-4h10|about:many one b-11d-4f2g5h-2i2|about:many one did c6|about:many one do g8i9
about:many one does a5|about:many one doing g2|about:many one none b-2h7|about:most many h7|about:no one f9|about:number many a4i2|about:number many none a6i3
about:number one a8b-5g10h-2|about:number one did g9|about:number one do g12|about:number one none a11|about:one many a-10c-6d-8h5i10j-4
about:one many do h11i-2|about:one many is h6|about:one many none a-2b4d-4g5h-15i13|about:one many not h2|about:one one a-2b2d-2e2i2
about:one one did a2d-7g-6h3|about:one one do a-2f-2g5h-4|about:one one does b6d4f10h-4i-3|about:one one doing e-2h-2i2|about:one one has b8h4
about:one one is a-4b8d-2h8|about:one one may d-2e13|about:one one none a-6b2g-7h-2i4|about:one one was h3|about:own many a3c-2|about:own many do f4
about:own one a2d-3f5h-5j2|about:own one did a4f2|about:own one do f7|about:own one does f4|about:own one doing b3|about:own one has f3|about:own one is a-3b4f5
about:own one none j6|about:own one was a8|about:preposition many f-2h5|about:preposition many is h6|about:preposition one a6b9e-8f-11h3
about:preposition one did a6|about:preposition one do f-4|about:preposition one doing a8h2|about:preposition one is a-5b6|about:preposition one may b13
about:preposition one was d3|about:pronoun many d3|about:pronoun one a-2b2c-3d5e-2f6g-7h8i-6|about:pronoun one did a6d5h-5|about:pronoun one do a-2f4h4
about:pronoun one does a-3f8h5|about:pronoun one doing d9f-4|about:pronoun one is h4|about:pronoun one may h11|about:pronoun one none b9f2
about:pronoun one not h2|about:the many h3i4|about:the many none f-2h5i3|about:the one a2b-7c-4d-3e-2f4g7i3|about:the one did a12f3h-2|about:the one do g12h-8
about:the one does a-3g2i2|about:the one is h16|about:the one none g3i10|about:the one not f6|about:this many a5|about:this many is a8|about:your one h8
access h7|accessibility i2|account a-7b5f16g-3h-6|accountant d11|accounting d6|across a-3f7|actions f8|actually d7g2|add d-9f12g9|adding h4
address a-8b-5c8d-4g-4h-5i-6j27|address by asked d-3j8|address by nobody c6g-5j16|address by none i-5j30|address by other j21|address of a j9
address of asking j7|address of many j6|address of one c7g-4h-2i-6j23|address of own j9|address of the j8|address of this j7
address:end a-6b-3c10d-3g-2h-6i-4j27|address:end false a-6b-3c6h-3i-7j28|address:end true c3|address:inside j3|address:start false j15|address:start j13
ads c-2e10|advice d11|affiliate d8|after a2b5c-5d-4f9h-8i-3|afternoon g9|again a5|agencies d10f-3g-2|agency a5e8f-5h-4|ago a6|agree f7|ai f-3h17|air e4
all a-5b3c-3d5f4|alternatives d9|am a-2d-11i11|amazon f5|an a-9g4i3|and a5b-8d-2e5f9g-6j-4|android c11|announcing b12|annual e11h-9|another d4|answer h7
answered a2|answering h5|any c2d8|anybody g8|anymore f13|anyone c-2d9e-5f3|anyone:bad d7f-6|apart c8|api d2f4|app b4c3d-6e2|apple b-2f13|appreciate c6
apps f-2h11|are b-3c-5e6h14i-2|arrive f7|article j4|as a7d3e-3g-10i9|ask g3|asked a3|asked:ago f3g10|asked:gain d2|asked:good a6|asked:guide g12|asked:learnt a9
asked:not a9c-7d-4f4g5|asked:show c-2g3|asked:thing a-4c2|asking c-6d2f2h11|asks a-5b-5c7d8e3f2g-8h-2i-4j-2|at a-2c-4d3e2f9g-7h-10i9|audience d2e-2h11i-7
audits h2|avoid g3|awkward i7|b c8e-6|b2b c-6d4i6|back a7b-4d10g-2|backup a-2f2|backups i3|bad h7|bakery a7d5g-3|bank d2e4g-2h-3|banners c-3h10
basecamp a-2h3j10|be b-2c16f-9h9|beat h12|beats h12|because b6c-3j5|become h10|been e-2f14h-2|before b-2c6d4e-10f-5g6h-5|beginner's g8|beginners g4i-2
being d-2h20|believe h10|best a8b-10c2d6e-6g4i-14|beta b13e3h-4|better b-6c9d-15e11f-5g6|between d-3e17|big b9c-4e5i-8|biggest a12f-3|bike a-6b10|bill f10
billing e13h-4|black b-2g3|blog a4b-2c-2e4g6h-2|board a-6b7|book a-9|booking b3|bookkeeping b7|bookmarks b7h-4|books d12|bootstrapping i3|boring a7f-4h5|boss f5
bought a6|box c7|brand d-4h2|breach b-2d-7g11|broke a3d-3|broken f3|browser b2|brutal c7|budget f-3i10|budgeting b6c6f-4|build b-3f14|building h3|built a-2b10
burnout i4|business b-2d5f2|busy d-2h7|but d-8f13|buy e5|buying c3d-3e5|by a11b-6g13|calculator c5|call a2f-2h2|called b9|calling d4
calls b17c-3d-2e-4f13g-7h-4i-8|calmer a9|can a-13c5d4e-2g14h-2|can't b-7f21h-5|cannot e7|card e4|cares h3|ceramics a2|change c8d-7f3|changed a4b-2d3f4
changelog g2|changes b3|channel d-2e2|charge h3|chargebacks i6|charged a7|chat a2h3|chatbots g-2h9|chatgpt a3|cheap d3|cheaper d-4e10|cheapest d4h2
check d-2f8j2|checklist b-2g22|checkout c6|choose e6|chrome b3|churn f-2g3i3|ci f13|clauses a5i5|cleaning g4|cli b15|click f2|client a6b-11c-3d9e-3g5h-8
clients a6b-10c-11e7|cloudflare e4|co-founder a-4b6|code a-2b-3c3h4|cofounder d8f4g-3|cold a5b-7c5f-11i2|colleagues j8|come e2f3h3|comes b5i10|community h13i-10
companies d9|company d4i11|compared e16f-3|competitor f18|complain c5|complete g6|consultants b4|container f8|content j4|contract a-2b2c2g5h-7|contracts d4h-3i9
control f4|conversions a5|converts e2|cookie c-7h7|copied f12|copy f-3h3i2|cost f-5h2|could c3|course a-5e6f-6j2|crawling e2|created b9|creep d7g4h-2
critique c16|crm c-3d9|css a-2b7e5|csv b8|customer a12b-7f-2h-8i12|customers a6b-8c-4f9g-3h4i-4|cut g12|daily h3|dangerous h2|dark b4d2f-3h2|dashboards b2g-4h2
data g5|day a4b5c-7f2g-4|days a16b-11d7f2h-4|dead h5|deadlines a-7b4|debt f-2i7|decide e6|deed.:anyone doing j2|deed.:asked did a9d-2j3|deed.:asked do a-5g11h4
deed.:asked does d3|deed.:asked doing a11|deed.:asked is d16|deed.:asked may a-11c5d7e4|deed.:asked was d9g-2|deed.:here is b8|deed.:i did a10b7d-4e-3g-2h-2
deed.:i do f3h6|deed.:i doing b10|deed.:i has a-5c6d-2f7h2|deed.:i is b6e2|deed.:i may b4c-3d-5e2|deed.:i not a-5f5h8|deed.:i was a4
deed.:nobody did a10b5d-4h-11j2|deed.:nobody do a-4d2e-3g7i-7|deed.:nobody does a5h3|deed.:nobody doing b-2i4|deed.:nobody is b-2d15e8h-6
deed.:nobody may a-5c6d3g-6i-4|deed.:nobody none b2c-3d-2f-4i5|deed.:nobody not f11h2|deed.:other did d-4f3g-2h2i-10|deed.:other do d-11f3g4i4j-2
deed.:other does a-3c-5f8g-2h4|deed.:other doing a5e2f-2h-2i-3|deed.:other has b6h4|deed.:other is a-3b8c-5g-9h11|deed.:other may e7h13|deed.:other not f7h8
deed.:other was h11|deed.:own did a9b-4f4|deed.:own do a-5c6f5|deed.:own does b6c-2f7|deed.:own doing b4j2|deed.:own has f3|deed.:own is a-9b10c-4
deed.:own was a9|deed.:people do b4f7i3|deed.:there is h7|deed.:you do b-2g2|deed.:you may b3d-4h3|deed:anyone did d7|deed:anyone do f4|deed:anyone doing d7f-6
deed:asked did a8|deed:asked do a-5c-6g11i3|deed:asked does j2|deed:asked doing a8|deed:asked is a-5c-6d9f6|deed:asked may a-11c5d8h-3|deed:asked was a2d7g-3
deed:here is b9|deed:i did a10b6c2d-6e-3g-3h-4|deed:i do f2h4i-2|deed:i doing a-3b9f2|deed:i has a-5b-2c3e-4f4|deed:i is a-2b2e8|deed:i may d-4e2
deed:i not a-4f7h9|deed:i was a3|deed:nobody did a9b5c-2d-3h-10i3|deed:nobody do a-3b-2c3g5i-7|deed:nobody does a4h3|deed:nobody doing c-2i2|deed:nobody has d8
deed:nobody is b-2c2d5e5f-6|deed:nobody may a-3c4d6e2g-5i-3|deed:nobody none d-2f-2h-2i6|deed:nobody not f8h6|deed:other did d-4e2f4g-5i-10
deed:other do a-3d-3g6|deed:other does a-4d2e-6f8g-4h5|deed:other doing a6b-4f-2h-2i-5|deed:other has b8h4|deed:other is a-5b6c-7g-9h12
deed:other may a-2b-2e3h10|deed:other not f5h7|deed:other was d2h10|deed:own did a10|deed:own do a-8c2f6|deed:own does a-2b6f3|deed:own doing b3j2
deed:own is a-8b9|deed:own was a10|deed:people do b3d-2f4|deed:there is h6|deed:you do b-4d2g2|deed:you may b3d-5|deed?:anyone did d6f-2|deed?:anyone do d-2f8
deed?:anyone doing d5f-2|deed?:asked do d14g-5|deed?:asked doing c2|deed?:asked is c-4e3f10|deed?:asked may c2d3f5|deed?:i did c5|deed?:i has d6
deed?:nobody do c2|deed?:nobody has d7|deed?:nobody is c3h2|deed?:nobody may c3d4|deed?:nobody none c4d2f7i-5|deed?:other do d7|deed?:other may c5|deleted a9
deliverability i6|demo f11|dentists a5i6|deploys a6f-4|design b6d-3f-3h12|designer a-5e7f2|designers a-2|dev a2c-2d7e3f-3|developer a-2d-2i8|devs a-9
did a3b-2d9g-5|die f-2|difference d-4e13|digit a8b-4c-4f2h-4j-3|discount h15i-6|discounts a6|discovery d-3h4|do a-2b-8c2d9e2|docker a-5b-2f12g10i-5|docs e2
does c2d2f2|doesn't b3|doing a7b9i-7|dollars a5b-5|domain b-2f11g3|don't b-8d-4f5h10|doubled g7|down a7b-4|drop c3|droplet f5|each e6|early c2h7|easier e6
ebooks a7|economics i5|else f4|email c-2d-2f-7g3i4|emails b-4d3f7g-5|employee d2|employees e2|empty f6|end f3|end: c6h5i-4j4|end:, NOUN c2|end:: NOUN b6
end:? ? a5c5e-20f4|end:ADVERB ? f7|end:ADVERB NOUN d-3g7h7|end:ADVERB VERB did c4h-6|end:ADVERB VERB do g4h-2|end:ADVERB b7|end:NOUN : j17
end:NOUN ? a-7b-3c4d9e9f-2g-6i-2|end:NOUN ADVERB a3c5h-3i-2|end:NOUN NOUN c-2e-2f-2h3i4j-4|end:NOUN VERB did a10f-3g4|end:NOUN VERB do e5h2|end:NOUN b6c-2i19
end:NOUN it a-2b3|end:NOUN me f-3h13|end:NOUN us f8|end:NUMBER ? c-2d12|end:NUMBER NOUN b-2e4f7h-8|end:NUMBER VERB does a6|end:OWN NOUN a6b-3c-3d8f7g-2h-6
end:VERB did NOUN a7h-2|end:VERB did it a10|end:VERB did me j3|end:VERB do ? a-2c13|end:VERB do ADVERB h3|end:VERB do NOUN b9d3e-2f-6g-8i8j-2
end:VERB do VERB doing a10b-3|end:VERB do it c2f2i9|end:VERB does ADVERB a-3b4f2|end:VERB does NOUN b5d3h-2i-2|end:VERB doing NOUN b9d-5g-2h5
end:VERB doing anybody d-2g8|end:a NOUN b-3e-3f-6g4h6i3|end:about NOUN b3j4|end:an NOUN g5|end:and NOUN h-8i8|end:another NOUN d9|end:any NOUN d2
end:are NOUN e6h5|end:at NOUN f3|end:at NUMBER a-5i9|end:before ? c12e-5|end:by NOUN g2|end:every NOUN b-11f3g12|end:for NOUN a-15b2g4h3i4|end:from NOUN f2
end:have NOUN d9|end:have to a13|end:here ? d8|end:i VERB did a5f-2|end:in NOUN a5b2d6e-9f5g-13h-12|end:in NUMBER b-4d6f-7h2i8|end:in half g9
end:into NOUN b9g-6h3|end:is NOUN a-2b3d-3f8h3|end:is VERB did h4|end:is out b14|end:it ? c7|end:it ADVERB a6|end:it NOUN e5|end:more NOUN e4|end:next NOUN b2
end:no NOUN a-2f2|end:nobody VERB did a8|end:nobody VERB does g-2h7|end:of NOUN c-2d-2g3h12|end:of NUMBER a3b-5i4|end:on NOUN h-12|end:or NOUN e5i-2
end:out ? d-9f9|end:people VERB do g14h2|end:than NOUN h2|end:the NOUN c-5f8h4|end:they VERB do f-2h12|end:this ? d-6f9|end:this NOUN a2f-4
end:to NOUN a5b-2f-5g-2h3i4|end:to NUMBER a2|end:to VERB do g3|end:to everything h3|end:under NOUN b5|end:under NUMBER d6|end:up NUMBER a8|end:vs NOUN e3
end:we VERB do f10|end:with ? d4|end:with NOUN h-3|end:without NOUN g5|end:you ? c9d-4|end:you VERB do b12c-6j2|end:your NOUN b10|english d9|enough d3
enterprise b5f4|equity h7|errors g5|estonia d2|eu d5|euros d4|even f9|ever c9f-5h-3|every a2b-9c-4d-5e-2f3g7h4|everybody a-5b2d5f-4|everyone d5|everything a5h3
exactly a3b-3f2|expensive h2|experience h8|explain h3|export d5f2|extension b11c-2|eyes d-3j3|fail f3|failed a6c-2f-3|failing a2|fair d3|fake c8d-7f8
faster a8f-4|feature a3|features g7|feedback c22d-6|feel a2|fees i5|fell a3|few c7|fewer a5|fieldnote b6|figma f-4h6|files d5|final f7|finally b8f-8
find c-5f11h-2|finding f8i8|fine b-6d-3f12h10|finish f10|finished a3b-4e8|first a5b-3c6d5f-10g3h-6i-2|fixed a8e3|flag b6|flags c11d-8|flaky f6|flat c7d-8
flats b11i-7|flow c4|flutter e5|flyers e2|focus f4|follow g10|followers d3|for d6e5f-3i-5j-2|forum a-2f7|found j7|founder g-2h2|founders h17i5|four a9f-4
framework h6|free a-3b4c-2d3e-3f-10h2|freelance a13b-2f-7g-3h-6i7|freelancer e4h2|freelancers c8d2f-2|freelancing a11i5|freemium b-4h12|friday a3|fridge a-6b9
friend a-3b-4f12|friendly h7|from a14b-5c2d-2h-3i-5|front a14g-3|full a2e2|full-time e2i3|furniture b8i-6|game a-7b3g9|games h5|gb f4|generator b11|germany d3
get a-7d4e-5h-5i4|gets a-3f7|getting f5g5|ghost e5|github a-5f9|giveaway d8|go a12d-6e6|godot e3|gone h5|good b-5c3d9e-9f-10g-5h6i-4j5|goods j3
google b-2c-7d4e7f9h-3|got a12b-10|great j5|grown f-4h3|growth i6|guide c9d-13g23i-2|gumroad a6|habit b-2d8|hacked f7|had a3|half a7b-5f5h-8|halved a3
handed a-4c6|handle d5|handles a7|happened a3|hard a9f3h-2|has c-7d8h3|hate a-5b6f-3i2|have d9e-2f7g-3|having f11|headline c10d-7|health i2|hello b11|help f17
her a-8f6|here a7b7c-6d6f-9h-7i-3j5|here's a9b-2f-3|here:learnt b8|hey b2c-6|hi a-2b15|hire a7b-2c-3d2e12f-9g-6|hiring e6f-2h-2|hn b9|hold f7|home b3h-3
homepage c12d-5f2|honest c12|honestly h12|hooks g3|hosting d4|hot h8|hourly a4c-4e2h12|hours b10|how a6b-9d8e-5f-2g6h-10|hreflang g4|html a11d-3e5f-5
i c-2d2e-2f3g-3h3i-4j-2|i'd c5f-5h2|i'm a-8h2|i've b9|i:ago a12|i:bad a5b-4c-2e5f5h-4|i:gain a4c6f-11|i:good e-4h5|i:guide a4b-9d-2f3g2|i:judge c6
i:learnt a7d-2f3h-2|i:not b-2f10|i:show b11d-4f-14g3h-3|i:thing a2b6d-3h-8|icon a-7b8|idea c2d3f7h-4|ideas f8|if e5f-5h5|illustrators i5|image a-7g8|images e2
import f5|imposter b-2f3i2|in a2c-5d4e-3f-2g2i4j-3|in-house e3|inbox b-5f8|included g3|income a4f-2|index f4|indie b-4g7h2|industry h4j5|influencers h9
instagram a6|interesting j5|internal i11|interview g8|interviews d-5f13|into b4c3d-6f-2g2|introducing b21h-3|invoice f4g3h-5|invoices a-4b-2d5i6
invoicing a-4d12e-2i3|ireland d3|is b4f2g-9h8i-10j-2|isn't d8g-3h11|it a-2d6f-3|it's a-6b11c6f-5h3|it:thing a-4g7|italy a-4b5|itch b5|its a-9d-3e3f2
javascript g3|jira d-7h7|job a-2d3h2|jobs b3|junior a-2d-5e5h8|just a-5b3d4h2|keep f12g4h-7|keeps f3g7|kept b2f-3|keyboard b3d5|keyword a-9f2h8
kickstarter a4b4f-6|kids d2|killed a8b-6f-2h7|kind h5|know a-6d6e2f6h-3|knows a-2|kubernetes i9|label a4b7c5d-6e2f-15i-15|land f4|landing b-10c2h5
landlord a-3f7|last b3|late a2g2h-7i7|launch b4e12g4i-3|launched a-9b19|launching a-2b15|lawsuit a9|lazy a2|leads a15f-4|learn a-2e13|learned a7|learning i6
lease g4|leave f12h-3|left a-2b2|lemon e4|less a2|lessons a14|let a14|level g4|library a-3b8|life b2d-2i4|like g4|linear d-2e4|lines a-3b9g11|link f5
linkedin c-5i7|linking i9|links d3f8|list e2g7|little b4h5|live b13h-7|local d-6e5g3i4|locally f9|login f17|logo c11d7e-7|loneliness i6|long e6g-6h3|look c14d-3
looking c9d6|losing a-11f12g4|lost a3b-3f2|love b4c2|low f3i6|macbook e5|made b4c4f-12|mail c3|mailchimp f4|make c3f-2g4h3|making a-8g5|manager b3
manchester i12|many b-4c-5f7|maps e6|market c-2e6|marketing a6b-6c-4d5e-2g-12h3i6|matter b-2f7h2|me a11b-13c5e-2f-2g-5h2|meal b2|media a10g-4|meet b14g-2
meeting h5|meetings a4c5d-5|memory f10|mental i4|messages b2f4h-4|microservices h11|migrate g6|mind h3|minute b-2h8i-2|minutes a2b-6f2g7|missing c7|mistake h9
mistakes g2|mit b6|mobile a7|mode b11|monday b13|money b-5h16|mongodb a3|month a12f3h-7|monthly e20h-5|months a5b9e-3f5g-7|more a-7b-10c-5d-9e8f7h4
morning b4f-4|most a3e3f-14h8|move g-2h13|moved a7|moving a-2b-2g3i-2j3|mrr a4|much d5f-3h9|mvp d6e-3|my b3c9d-2e-3f6g-5h-7i-6|myself e5|mysql e3
name a-2c5f4h-3|nas d11g-6|native e2|need a-2b-10c5d18f-7g-8h8|needed a-9c4g7|needs b-3h15|negotiation d8|never a7d-11f6h5|new b11c8i-10
newsletter a5b-5c-3e4g-7i13|newsletters d2|next b12|niche g5|night f4|nights b15|no a-9f4g8h-3i2|no-shows c-2f11|nobody a3b-6c-2d-6f9g-6h11|nobody:ago f11
nobody:bad b-9d-2e-3f7g5h3i-11|nobody:gain a8e-2f-6g3|nobody:good e4f8g-5h-3i5|nobody:guide b-4c-2d-2e2g14h-4i5|nobody:judge a-2b-2c16e-6g-5h-2j2
nobody:learnt a10b-2c6e6f-3i-2|nobody:not a4h3i-3|nobody:show b9c3d-4h2i-9|nobody:thing a-3b2c3f-5|none:ago f13|none:bad b-2e-13f3h7|none:gain a10
none:good e4g2h-7|none:guide c-4d4e-3f-3g15i-21|none:judge c24f2g-3h5i-9j-10|none:learnt a12b-2j8|none:not b-5f6g3|none:show b15c-11f4g2h-5|none:thing e2h-3j-11
normal d9|not a5d-6e-4f7g-3h7|notes a-2b6c2e3h-9|nothing h6|notice f7|noticed a5|notion a3f-4g2h2i-2|now b11f5h-9|npm b4|obsidian e4|of a5c2d-3e-5g-7
off a2e2f-2|offer b3f-2h2|offline b13|ok a3|old c-3h13|on a-2c3e-6f4g2h-9i-4j4|onboarding b-3c9d-3f5h-4i11|one a10b-17d-3e5f-4h4|ones d-4e8|online b4
only b-8c2d-11f6h5i-5|open a-5b9g6h-4i5|open-sourced b6|opened a-2b25e4g-5i-10|opening b9|opens f9|opinion h4|opinions c6|or a-2b-9c8d-3e23f-5g-4h-5i-5
order a-9b8|orders b2|other a-2d12f2i3|other:ago f11h-9|other:bad b-14d-2e-3f14h3|other:gain g4|other:good b-3g-2h-2j2|other:guide a-2b2e-4g6i2
other:judge a-3c12i-2|other:learnt a13b3d-3f-5|other:not a-5f12h9|other:show b16c-7f-3i-3|other:thing a-3b6d-2h-2|our a9b3c3d-7e-4f7g-8h-11i-6
out b7c-11d-3f8g2h-6|outage g-5h8j3|outlook f11|outreach i2|over d-3e-6f3i5|overnight a-2f5|overthinking h3|own d-2e17f-3|own:ago b2f2|own:bad b-4f11
own:gain a3|own:guide f2|own:judge a-2c7|own:learnt c2|own:not a-5f12|own:show a7b10f-11|own:thing a-7b11c4|paddle e8|page c9d-3f6g-4j-8|pages a2c-5d-3h2
paid c-5d2e7g-2h-2i7|pair e-4i9|part b3|pass f3|passive i2|patterns f-3h4|pay a3d-2e3h-7|payment f11|payroll a7h-7|pays d8e-2|pdf c6d-7|people a-7c7e-2h5
people:bad b7|people:show f4|people:thing f4|per f9|percent a2|person a-2h8|person:? a-6b-6c6d9e4f2g-6h-4i-2j-2|person:own a8b4c9d-6e-5f7g-8h-9i-7
person:self a4e-2f3g-5i-7|person:you a-7b3d2f-13g6h3i-3|persons: a-4c-8f-3h4i5|persons:? a-3b-2c3d10e8g-7h-10i-5j-2|persons:own ? c9e-4f4
persons:own a9b3c7d-10e-8f10g-7h-8i-9|persons:own self ? d6|persons:own self a3b2c2g-6h-6|persons:own self you ? c3|persons:own you ? c16d-10
persons:own you a-4b5c12d-9|persons:self ? h9|persons:self a4b2c-4d-2e-4f6g-5h3i-8|persons:self you c7|persons:you ? a-2d8|persons:you a-2b2c-12d4e2f-14g8h6i-5
phone b4e2f-4|photos e-6g9i2|pi f4g4|pick e8|pitch c8|plain e6|plan a3f2|planner a-2|planning b2i3|plans b5f-6h2i-2|plant c3|platform e10f-6h7|plausible e6g6
players f8|please c15d7|plugin a-7c-2d4g9|plumbers i8|podcast a3b6c-6d7f-5i-2|point d9|portfolio b-2c12f-3|post a-2f5g3h-2|postgres d2e5g-2h-5|posting f4
postmark b-2e4|posts h13|practical g8|prefer e7|prepare g4|present b2|presenting b10i-6|price a12f-3|prices c-2d2f-2h3|pricing c6d-7e-2j5|print e3
problem b-3h20|product a-4b-4g9h-2i5|productivity h3|products c-2d8|project c-4e6|projects g3h5i6|provider a-3f4|psychology i8|public b3|published b9|pushy c2
put a11b3c-6f-3|putting g-2h7|python a-9b5e3|queues d3|quick c-2d3|quillbox d4|quit a4b-2|rails e2|raise f-2g4h3|raised f3|ran a7b-5|rank f2|ranking a-4f7
rankings g6|raspberry f4g3|rate b-4f3g4h-4|rates b-2i15|rather h7|reached a8|react e7f3|read a-5c2g4j15|readers a3b-3|reading b12g-9|reads g-2h5|ready b7
really e9|reason f3|receipts a-3b4|recipe a-3b14|recommend c-4d12|recommendations d10|red c12d-7|redirects f6|reduce g10|refund f4|refunds j3|regrets a5
rejected f8|rejections a13b-5|relaunch g2|release f4g11|released b16|releasing b9|reminders i2|remote f-5h6|render e3|replace c-8d10h2|replaced a2|replies a3
report j6|request f2|requests e4f2|response a2|restaurant c-4d5|results a3|resume c10|retainers a2b-4i7|returning f6|returns i7|revenue a8f-2|review c3f2g7h-7
reviews a-2f4g11|rewrote b-3|right a-3h6|roast c22j-9|ruined h10|run c-5d8f8h-3|running a6|saas a7b-7d3f-2h2i5j-3|said a4|sale d6|sales b-5c-5f13h-4
salesperson d3|same f-7h5i3|save h8|saved a8d6e-6|say b4f-4h2|saying g7i2|says f17h-7|schedule d4|scheduler a7b2i-3|scheduling f6|schools a6|scope d7h-7i6
screenshots d7|scripts b4f-3g4|scroll g4|scrum h8|search f-2h2|season i5|second c2d-6f6|seconds f4|section c6d-4|security g2|see a-6g6|self g2|self-hosted b5
self-hosting g7|sell d13f-2|selling a3b-2f-2i7|send d2f3|sends f6|sense c-3d8|sent a7|sentences:1 b-2c-3i4j-3|sentences:2 a13b8c5d-6e-13f2i-18
sentences:3 b8f7h10i-9|seo b-7c-5d4f-9g6j2|server a-3f2g10|service b3|ses e3|set f-2g6|setting g2|setup c5|shared b8|shipped b7|shop a5b-4c-3d3g5h-2i-2
shopify a-3b-8e2f3h4|shops a-4f-3i11j3|short c-2d3|should a-4c-7d7e4f-8g-3h13|show b16g-3h-2|shows a-5c-2d2f10|side a2c-5e2f-3|sign f9h-9|signup b4|signups f8
simple g10|since a-3f13|single a4b-4h8|sister b7|site a-5e2f3|sites d2f-2|six a5b2f-5h-3i7|size:long a5b2e3g-2h-5i-6|size:long no verb a4f5h3i-9
size:short a-2d-7e-17f-6h10i8|size:short no verb a-8b-7c4e-5f-13g3h3i14j-5|size:tiny i6|size:tiny no verb a-3b10d-19e-5f4g-3h-2i17j3|size:usual d3f4i-6j-3
size:usual no verb d2e5h-3i-10j2|skills f3|sleep c7|slow g2i3|small a-3b4c-9h-2i6|smaller b5|smarter d-7e7|so a14b-3d-2|social a9g-3|software a-3b-3f-8g3h6
solar b3|sold a10f-2|sole d-2e5|some c8|somebody c7|someone f4|sort c-5d6|sound c3d-2f-4h7|source d4h-6i8|sourced b13f-2|spam a-4f12h4|speaks d7|speed g4i3
spend d8e-4f7|spent b6|spouse i9|spreadsheet a5f-3|spring a4|sqlite e5|standups a9f-2g10i-9|start c-4e5|started a3|starts b11|startup c8d-6|startups b6f-5h2
static b11|stats b2|status b5|steam f-7|step b-5f5g15|steps g19|still a-10c-3d14e-5f14|stock b9e-5g2|stop b-6c2d-3h7|stopped a10|store b-2g2i2|story a8
strategy h9|street f7|stripe d9e8f3h-5|struggling f12|stuck f10|students e5h-5|studio a-2b5d2j3|studios a-2b7h2|study a-2j2|subreddit b10|subscribers a6b-2e2
subscription b-2c5d-3e2f-4|substack e5|summer d-3g2|supplier f5|support a3b-9c-4f3i6|survey j3|survive d-4g6|suspended f5|svelte c2e10|switched a3f2
switching a8|syndrome f2i2|system b2|table c2|tabs h8i-5|tagline c13d-10|tags: b-2c4h4i-5j5|tags:adverb b8|tags:adverb verb determiner noun c4f-5
tags:adverb verb noun noun a3|tags:asking adverb auxiliary pronoun d2|tags:asking auxiliary determiner noun a-7d6f8g-2
tags:asking auxiliary noun preposition d-2e3|tags:asking auxiliary pronoun adverb c3|tags:asking auxiliary pronoun auxiliary d13
tags:asking auxiliary pronoun preposition d2|tags:asking auxiliary pronoun verb a-2c4d8f4g-6h-4|tags:asking auxiliary verb pronoun c7d-5
tags:asking determiner noun auxiliary d-4g3h3|tags:asking determiner noun noun a11d12g-6|tags:asking noun auxiliary determiner d7
tags:asking noun auxiliary pronoun d9|tags:asking noun auxiliary verb g4|tags:asking noun noun verb g-3h7i3|tags:asking noun preposition noun d4
tags:asking pronoun auxiliary verb d-4f-4g8h8|tags:asking pronoun verb noun a9|tags:asking pronoun verb pronoun a5|tags:asking pronoun verb verb a2
tags:asking to verb determiner g7|tags:asking to verb noun g10|tags:asking to verb preposition g9|tags:asking verb preposition determiner c4
tags:auxiliary determiner noun adverb c2|tags:auxiliary determiner noun noun c7|tags:auxiliary determiner noun preposition c2
tags:auxiliary determiner noun verb c4|tags:auxiliary noun adverb verb d8|tags:auxiliary noun noun adverb d14|tags:auxiliary noun noun mark d5
tags:auxiliary noun noun noun c-2d10|tags:auxiliary noun noun preposition d-3e8|tags:auxiliary pronoun determiner noun h12
tags:auxiliary pronoun verb determiner d6|tags:auxiliary pronoun verb joint d7|tags:auxiliary pronoun verb noun d10e3
tags:auxiliary pronoun verb preposition d2e2|tags:auxiliary pronoun verb to e3|tags:auxiliary verb determiner noun b-2c5
tags:determiner determiner noun noun a10f-3|tags:determiner noun auxiliary adverb h2|tags:determiner noun auxiliary noun a2b-4
tags:determiner noun auxiliary preposition b-3f5|tags:determiner noun auxiliary verb f14|tags:determiner noun determiner noun a7f-3|tags:determiner noun g6
tags:determiner noun joint verb a6b4|tags:determiner noun noun adverb f-4|tags:determiner noun noun auxiliary f2h13
tags:determiner noun noun joint a14b-2f-10h2j4|tags:determiner noun noun negation f3|tags:determiner noun noun noun b2f-14g8i-4
tags:determiner noun noun preposition a-5c4d-8e-2f-2i12|tags:determiner noun noun pronoun d2|tags:determiner noun noun to d5g22h-3
tags:determiner noun noun verb a4b-2c-4f8|tags:determiner noun preposition determiner b5|tags:determiner noun preposition noun b2f-6g-9h3i3
tags:determiner noun preposition verb d3f-4j5|tags:determiner noun pronoun verb f4|tags:determiner noun to verb h4|tags:determiner noun verb determiner a-4f16
tags:determiner noun verb joint f4|tags:determiner noun verb noun a-2f10|tags:determiner noun verb preposition f9|tags:determiner noun verb to a6h5
tags:determiner noun verb verb f7|tags:joint auxiliary pronoun verb d10|tags:joint noun auxiliary pronoun d8|tags:joint verb noun preposition e3
tags:noun adverb to noun b7|tags:noun adverb verb noun b9|tags:noun auxiliary determiner noun h11|tags:noun auxiliary noun b2
tags:noun auxiliary verb determiner f5|tags:noun auxiliary verb noun b3|tags:noun b6i18|tags:noun joint determiner noun a6|tags:noun joint noun e7
tags:noun joint noun joint e10|tags:noun joint noun mark c13e-11|tags:noun joint noun noun e12|tags:noun joint noun preposition e25
tags:noun mark determiner noun b8|tags:noun mark noun joint e12|tags:noun mark noun noun b5g-4i8|tags:noun noun auxiliary adverb b3f-4
tags:noun noun auxiliary determiner h14|tags:noun noun auxiliary noun b4|tags:noun noun auxiliary preposition b3|tags:noun noun auxiliary pronoun b2
tags:noun noun auxiliary verb b-4f5h3|tags:noun noun b7e-12f-5g-3h8i11|tags:noun noun joint noun e9i6|tags:noun noun joint verb b2h-5i7
tags:noun noun mark determiner b9|tags:noun noun mark noun a7i2|tags:noun noun noun adverb c3|tags:noun noun noun auxiliary b2|tags:noun noun noun i21
tags:noun noun noun joint a-5b2g10|tags:noun noun noun mark a3|tags:noun noun noun noun e8f-4h3j3|tags:noun noun noun preposition c-3e-2f2i8
tags:noun noun noun pronoun b-2c10|tags:noun noun noun verb h4|tags:noun noun preposition determiner c4f-7|tags:noun noun preposition noun b-3d-5g3h-9i4
tags:noun noun preposition pronoun j4|tags:noun noun pronoun verb a9g-5h6|tags:noun noun to verb g21|tags:noun noun verb determiner c5h2
tags:noun noun verb noun f6h4|tags:noun noun verb preposition f15|tags:noun preposition determiner noun a-4d-2e-2f2g7h-7i6
tags:noun preposition noun auxiliary h4|tags:noun preposition noun g5|tags:noun preposition noun mark h2|tags:noun preposition noun noun a-2d-2f9i3
tags:noun preposition noun preposition a2e18i-4|tags:noun preposition verb determiner d2e2f2|tags:noun to verb noun g6|tags:noun to verb preposition e6i7
tags:noun verb determiner noun b5c-3f8g-5|tags:noun verb noun joint b5|tags:noun verb noun noun b-6d6h7|tags:noun verb noun preposition f2
tags:noun verb preposition determiner c3f7|tags:noun verb preposition noun f8h2|tags:noun verb to noun e9|tags:preposition asking noun auxiliary d3
tags:preposition determiner noun determiner h10|tags:preposition determiner noun pronoun a-6b10|tags:preposition noun noun preposition b7
tags:preposition noun noun pronoun a3|tags:preposition noun to noun a8|tags:preposition noun verb determiner f-2|tags:preposition verb noun noun a7
tags:pronoun adverb mark d-3f6|tags:pronoun adverb verb determiner b5d-6f3h3|tags:pronoun adverb verb noun f-5|tags:pronoun auxiliary determiner noun f9
tags:pronoun auxiliary noun noun d4f5|tags:pronoun auxiliary verb determiner b2f-2h16|tags:pronoun auxiliary verb preposition e9
tags:pronoun verb determiner noun a2b2e-4f3g-2|tags:pronoun verb noun determiner b3|tags:pronoun verb noun joint b10f-8|tags:pronoun verb noun noun a7b-4f7
tags:pronoun verb preposition determiner h5|tags:pronoun verb preposition joint f9|tags:pronoun verb preposition noun h4|tags:pronoun verb to determiner f2
tags:pronoun verb verb noun f3|tags:pronoun verb verb preposition f6|tags:verb determiner noun j4|tags:verb determiner noun joint b-3c3e7g-3
tags:verb determiner noun noun a5b8c-5d-6f-5g10h-2i-4|tags:verb determiner noun preposition a8c-3g-4h-6i5|tags:verb determiner noun pronoun g8
tags:verb noun b4i5|tags:verb noun determiner noun b5|tags:verb noun mark determiner b9|tags:verb noun noun joint g16|tags:verb noun noun mark b10
tags:verb noun noun noun a4g5|tags:verb noun noun preposition a10c6d-3f-6g13h-6i-5|tags:verb noun noun pronoun g-2h7|tags:verb noun noun to c5g-3i11
tags:verb noun preposition determiner d10h-2i4|tags:verb noun preposition noun a-2b-3e5f5g2h-4|tags:verb preposition adverb noun c3
tags:verb preposition determiner noun a8b-4d12f-8i3|tags:verb preposition noun noun b-3c7f5g3|tags:verb preposition noun preposition c5d-2f15
tags:verb pronoun asking pronoun c10|tags:verb pronoun determiner noun d10|tags:verb to verb determiner f12|tags:verb verb noun preposition g-3h10
tags:verb verb preposition noun h9|tailwind e5|take b2h2|takes a-3f4|talk a-6h14j6|tasks b5|taught b8|tax d5|taxes d3|team a5b-5e3f-6g10h-7i2|teams b15f-2g-2h11
tear c12|technical d2i5|teenagers i4|tell c15d-6|tells a3|template c-2e3g4|templates a9f-6g3|ten a15e-2i-9|tern b12c3d-2|test c16d-3|testers b-14c23g-2
testimonials c12d-4|testing h2|tests f8|text b9|than b-4d-13e7h9|that a5b6e-6f-25g6h-2|the a3c-4d-3e-4f3h3|their a3|then a-4g10|there d7h4|these c12
they a4b-2f2g-3h5|they're f4|thing a-3b-6c8|things a13f-6g-5h7|think a-6b7c4d-15f-3h15|thinkpad e3|thinks d-5h11|this a5c13d-11e-7f-3g-4h-6j16|thoughts b-3c15
thread j6|three a4f-5g3h-6|thumbnail c2|ticket a3|tickets a7c4d-3|tier a5b-4|tiktok a4|time c2d4e-11f5|timer f11|timers a-2b2|times a9b-5f5|tiny a7b9f-4
tips d5g9|tired h9|to b-2c-6d2g7j-4|today b14c-3|todo c6|told a12h-3|tomorrow b7|too a-6b-7e-6f11h5|took f3|tool a-8b10c3d4g-3|total e3|track f-6g8|tracker b9c2
tracking g4|traffic f10|trailer c3|train h12i-3|translate g6|translator a9b-3|trial c-2d4|trials h9|tried a2f4g-2|tripled f5|trouble f2|try c2|trying e3
turn b2h3|turn:a thing a-5b10c4d4f-12i-5|turn:acted a12e-6g2h-6|turn:ago a5b2c-7d-2e-2f15h-9i-3|turn:all a4b-6c-9d2e-5f6g3h8i-10j-5
turn:ask a-5b-10c5d13e3g-6i-7|turn:bad a4b-8c-2d-5e-5f10g2h3i-2j-2|turn:between b-6c3d-6e17|turn:counted a11b-4g20h-3i-7|turn:either b-5c5d-4e25f-4g-2h-2i-6
turn:gain a5d5e-3f-3|turn:good c-2d-4e2g-3h-2i3|turn:guide a2g14i-4j-4|turn:judge a-3b-2c19e-4f2g-4i-9j-6|turn:judged a-2b-3c13d-3g2j-6
turn:learnt a13d-4e4f-8h-4|turn:machine b2c3d-2e-2f5g2h-2i-4j-7|turn:metric a2b-9c-5e-2f8g6h-3|turn:not b-5d-5e-6f12h9j-4|turn:offer a-3b6c-3f-4
turn:options b-4d-6e31h8i-22|turn:own thing a2b12c8d-12g-3h-2j-7|turn:people c-3h2i2j-8|turn:plea b-4c-6f25g-3|turn:praise b-3c-5d4e2f-3g-3h13i-14j2
turn:ready b14c-6h-4j-2|turn:request a-13c13d5e5f-2g-7h-7i-3|turn:show b15f-5g2h-3i-6|turn:stance b-11c-5d2e2g-4h15i-4j-4|turn:than b-2c3d-13e8f-5h7
turn:thing a-2b4c3h-5j-2|turn:verdict a-2b-17d4f-2h14i-11j4|turn:versus b-5d-6e26h-5|turn:which a-2d8e3f-4h-2|turn:would b-3c6e7|turn:yours a-2b4c-4f-10g10h3
turn?:a thing c11|turn?:acted d12f-2|turn?:ago f5|turn?:all d10|turn?:ask d7f6|turn?:bad c13d4f-7|turn?:between c2d-5e12|turn?:either d-4e14f-2|turn?:good e5f-2
turn?:guide d8g-8|turn?:judge c12e-3|turn?:judged c16d-3|turn?:learnt e6|turn?:machine c4e7|turn?:metric c-2d5|turn?:not c3d-2f3|turn?:options c-2d-8e21
turn?:own thing c5d-7f2|turn?:people c-6d12f2|turn?:plea c-2f12|turn?:praise a-2d7h-5|turn?:ready c-3d9|turn?:request c4f5|turn?:show a2b-4e9f-4
turn?:stance d11f-5h-5|turn?:than c7d-4e6|turn?:thing b-5c2|turn?:verdict c4f-4|turn?:versus d-11e14|turn?:which c3d5e-2f-4h4|turn?:would c4d-3e2|turn?:yours d8
turned a11|turns b-2c13d-2|tutorial f11g5h-2|twelve g-7h12|twice f3|two a10d-2f4h-5|under a-2b2d8h2i-4|underrated h2|unity e2|unpopular h2|until a-8d3e4f5
up b4c-2f4g6h-9i-8|update f11|upfront d3|us a13c2f6|use b3d7|used a6|users a7e2f5h-8|using b4d13e-2f-10|v2 b3|validate c7|vat j3|vercel e5|version b9f-6
versus e16h-7|views f-4|vim e4i-3|visitors f4|voice c8|vps e3g7|vs d-3e29i-8|wait d6h10i-3|waiting d3|waitlist b-4g7|want b-11c5d3f-2|wanted c17
wants a-11b-14d8f9h8|warning f5|was a7b-2d10f-2|waste h4|way b-5d16f-2h4|ways g6i8|we a5b3d-10|we're a-5b5f3|we've a-4f6|web h9|webflow e8|webhooks f4
website a-2e2|week f-4g5h-3i6|weekend a11|weekends b7|weekly f-6g9|weeks a6c5e-2h-3|welcome c2|well j2|went a12b-8c-2d-2f2j2|were h5|what a6b-2c3d2h-10j-2
what's c7d8e6f-3g-3|when c-3d8g5h-14|where e2|whether h6|which a-3c2e9f-5h-2|while b5|who a-2b6c-9d4e-11g-2h7i5|who:anyone d10|who:asked b-6d6h-3|who:here b8
who:i a4b3d-4e-2f2i-4j-2|who:it a-4g5|who:nobody b-2|who:none i6|who:other c-2f3h7i-4j-3|who:own a2b2d-3e-2f3g-2|who:people d-3f5|who:there h8|who:you c-4h8
whole a11|whom d2|why a2c-4f4g-4h8|will h12|win h4|window a6f-2|wish b2g-3h5|wishlists f-3|with a-3b-3c-10d5e3f4g-2i2j-3|within a4f-6h5|without c-3e-7g6
won't a-2f4|woocommerce e2|word f7|wordpress d-5e7g6|work b-7c-7d6e-5h6|working b2e3f5g-4i2|works a-2c6h-3|workspace g2|worse c3h10|worst a3|worth d5e-2f-3j12
would a7b3c7d-5f-11g-2h-4|wrappers h9|write f-2g12|write-up j9|writes b9|writing a8b-4f-5g5|wrong d-4h9|wrote a-5b12|year a17d-2g-3h3i-2|yearly e7
years a14b2c-3d-2f-7h8i-7|you a-2c4d3f-12h3i-4|you:bad h5|you:gain d3|you:guide g12|you:not h8|you:show d4g-4|you:thing d6|your a-11b3d4e-3f-6g9|youtube d-3
yrs c2|zero f2|zig b8|zones f2g4
`;
