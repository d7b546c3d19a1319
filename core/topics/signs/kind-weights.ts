/** What each word and turn of a topic says for each kind. Written by `npm run topics -- --fit`. */
export const KIND_WEIGHTS = `
, a2b8c3d-5g-6h-3i-5|: b10c4d-4f-13h-2i-16j3|? a-7b-6c7d9e4g-6h-4i-3j-2|a b2c-3d5e2f-3g3i-5j-4|about a-2b10c5d-5e-8f-8g-8h6j7|about:a many b3e2
about:a many none b3e4|about:a one a3b-6d-3e-4g7h6|about:a one did a8|about:a one do h6|about:a one does b5g-6h8|about:a one doing g5|about:a one is f5
about:a one none a3b-3c2g14h-2|about:adverb one a3b9c7|about:adverb one did a2b3h-2|about:adverb one do c9|about:adverb one none b9|about:asking many do h4i5
about:asking many doing c4|about:asking many h3|about:asking many may g3|about:asking many none d2|about:asking one a6b-7d6g3i-4|about:asking one did a21f-2
about:asking one do d2g9|about:asking one doing a6|about:asking one is a-3c-4d8|about:asking one may a-5c3d5e-2f2|about:asking one none e3
about:asking one not h2|about:asking one was a5d2g-4|about:auxiliary one a-7b-2c6d7e6g-6h-2i-5j-3|about:auxiliary one has d8|about:auxiliary one is b-3c3d5e6f-4
about:auxiliary one may a-3c5d6e2g-4h-3i-2|about:auxiliary one not f8h6|about:determiner one d4|about:determiner one do d9|about:determiner one none c2f7
about:every one do f7|about:every one h5|about:half one do f8|about:half one f8|about:i one a2b3f3g-5h3i-3j-3|about:i one did a8b7d-5e-2|about:i one do f2h8
about:i one doing a-2b10f2|about:i one has a-15c6e-5f9|about:i one is e7|about:i one may e6f-2|about:i one not a-3f5h3|about:joint many c2
about:joint many may c5|about:joint one d10e2f-2h-3|about:joint one do g7|about:joint one does d2|about:joint one has d5|about:joint one is d6e2h-4
about:joint one may d3|about:joint one was d3|about:many many d-6e-3f9g-2h11|about:many many did c5h2|about:many many do f16h3|about:many many is h9
about:many many may h15|about:many many none a2f-3h10|about:many one b-10d-2g4|about:many one did c6|about:many one do g8i9|about:many one does a5
about:many one doing a4|about:many one may d3|about:many one none a-2c-2h6j2|about:most many h7|about:no one f8|about:number many a2f-3i3
about:number many none a4c2|about:number one a7b-9g13h-3|about:number one did g7|about:number one do g9|about:number one none a11
about:one many a-9c-4d-8g2h4i9j-3|about:one many did e2|about:one many do h11i-5|about:one many is e2h5|about:one many none a-3b4d-4g5h-14i12
about:one one a-2b2d-3i2|about:one one did a2c2d-8g-7h2|about:one one do a-4d-2f-2g6h-4|about:one one does b4d6f9h-4i-2|about:one one doing i4
about:one one has b10h2|about:one one is a-5b8d-2h8|about:one one may e10|about:one one none a-5c2e3g-7i3|about:one one not b2|about:own many a3
about:own many do f5|about:own many is b2|about:own one a2d-5f5h-4|about:own one did a3|about:own one do f5|about:own one does a-2b3f4|about:own one doing b3
about:own one is a-3f5|about:own one none j6|about:own one was a6|about:preposition many h8|about:preposition many is h3|about:preposition one a5b8e-6f-11h2
about:preposition one do b3|about:preposition one doing a6h2|about:preposition one has a2f-2|about:preposition one is a-5b5|about:preposition one may b15
about:preposition one was d3|about:pronoun one a-2c-4d4e-3f6g-7h9i-4|about:pronoun one did a6d6h-6|about:pronoun one do f7h5|about:pronoun one does a-3f5h9
about:pronoun one doing d6f-3|about:pronoun one is h2|about:pronoun one may h9|about:pronoun one none b11f5|about:pronoun one not h2|about:the many h5i2
about:the many none f-2i4|about:the one a3b-8c-3f4g3i5|about:the one did a11f4|about:the one do f6g12h-8|about:the one is h14|about:the one none g2i10
about:the one not f5|about:this many a7|about:this many is a9|about:your one h9|access h7|account a-6b4f16g-2h-8|accountant d8|accounting d4|across a-4f4g2i3
actions f11|actually d4g4|add d-5f10g8|adding h2|address a-5b-3c10d-5g-6h-5i-5j26|address by asked c2d-4j5|address by nobody c5g-5j17|address by none i-6j29
address by other j16|address by own j9|address of a j10|address of asking j5|address of many j7|address of one c5g-5h-3i-6j24|address of own j12
address of this j10|address:end a-5b-2c8d-4f-2h-5i-8j31|address:end false a-5b-4c3f-3g-2h-5i-6j31|address:end true c2|address:start false j15|address:start j15
ads b-3c-3e9|advice d12|affiliate d8|after a3b2c-4d-4f10h-8i-2|afternoon g8|again a6|agencies d11g-3|agency a4d-2e7f-7h-4|ago a4|agree f4|ai f-4h17
all a-3b3c-4d5f3|alt b2|alternatives d6|am d-9h3i9|amazon f4|an a-9g5|and a4b-7e5f8g-6j-4|android b3c10h-4|announcing b11|annual e8f-2h-5|another f-2j3
answer h8|answering h4|any c4d8|anybody d2g10|anymore f14|anyone c-2d7e-5f3|anyone:bad d5f-3|anything g2|apart c10|api d2f5|app b5c3d-5|apple b-2f13
appreciate c6|apps f-3h10|are a-4b-5c-5e4h16i-2|arrive f10|arrogant c10d-8|article j7|as a2b2d3e-3f-2g-5i7|ask g3|asked:ago f2g7|asked:bad h-3|asked:good a5
asked:guide g12|asked:learnt a7d3|asked:not a8c-5d-5f3g6|asked:show c-2g2|asked:thing a-6f2j2|asking f5h10|asks a-4b-7c6d8e5f3g-9h-3i-3j-3
at a-2c-4d4f8g-7h-10i9|audience e-3h12i-7|audits h2|avoid g5|away d3|awkward i9|b c7e-3|b2b c-4d2i6|back a5b-3d10|backups i2|bad h6|bakery a7d5g-4|bank d4e3h-4
banners c-4h9|basecamp a-2h2j4|be c14f-8h9|beat h10|beats h12|because b7|become b2h9|been e-2f17h-2|before b-2c6d3e-10f-4g6h-6|beginner d-2|beginner's g10
beginners b3g6i-6|being d-3h20|believe h11|best a9b-10c3d4e-6g3i-15|beta b13g-4h-2|better b-8c4d-12e10f-5g9i-3|between d-4e19|big b5c-3e8i-4|biggest a13f-3
bike a-7b10|bill f10|billing e17h-7|black g2|blog a3c-2e5g8h-2|board a-7b11|book a-6|booking b8|bookkeeper e8|bookkeeping b5|bookmarks b9h-7|books d10
bootstrapping i3|boring a3f-6h8|boss f5|bot a-2|bought a7b-2|box c9|brand c2d-2|breach a2b-4d-6g9|broke a4d-3|browser b4c-5i3|brutal c7|budget e2i9
budgeting b6c8f-4|build b-3f16g2|built a-2b12|burnout i2|business d5f4|busy h4|but d-7f13|buy e7|buying c4d-5|by a9b-3g16i-4|caddy g2|calculator c7|call h5
called b9|calling d3|calls b18d-3e-3f11g-5h-4i-9|calmer a7|can a-13c4d4g9|can't b-4f22h-5|cannot e8|card e2|cares h3|case a-4c11|change c8d-8h5|changed a4f5
changes b4|channel h2|charge h5|chargebacks i5|charged a7b-2|chatbots g-3h9|chatgpt a3|cheap d2|cheaper d-4e11f3|cheapest d3h3|check f2|checklist b-2g20
checkout c6|choose d3|chrome b2|churn f-3i4|ci f13|clauses a2i4|cleaning g3|cli b17g-2|clicks f2|client a7b-8c-3d7e-3g5h-6|clients a6b-11c-10e3|cloudflare e5i-2
co-founder a-4b3|code a-5b-5c3e-3h3i5|cofounder d7f4g-3|cold a5b-8c3f-8|colleagues j2|come d-2e3h4|comes i8|community a3e-2h8i-3|companies d8h-2|company d7i10
compared e12|competitor f20|complain c5|complete g6|console a-2|consultants b4|container f9|contract b3c2g5h-5|contracts a4d4h-4i11|control f4|conversions a6
cookie c-2h8|copied f8|copy h2|cost f-3h2|could c2d2|course a-5d-2e4f-5|crawling e2|created a-2b12|creep d10g4|critique c16|crm c-4d8|cron e2|css a-2b6e6
csv b8f2|customer a10b-7g2h-9i12|customers a3b-9c-4f10g-2i-2|cut a-3g14|dark b8d2f-6|dashboard h4|dashboards b4g-4h3|data a2g8|day a6b9c-6f3g-6i-4
days a14b-12d8f4h-5|dead a-3d2h4|deadlines a-6b3|debt f-3i9|decide e4|deed.:anyone doing j2|deed.:asked did a11|deed.:asked do a-4d-2g14|deed.:asked does j2
deed.:asked doing a10|deed.:asked is d18|deed.:asked may a-12c3d8|deed.:asked was a7d5g-4|deed.:here is b8|deed.:i did a11b9d-4e-2g-2h-3|deed.:i do e-2f4h3i-4
deed.:i doing a-2b11|deed.:i has a-5c8f5|deed.:i is b6|deed.:i may c-2d-5e3|deed.:i not a-6f8h7|deed.:i was a3|deed.:nobody did a8b3d-4e-2h-10i2
deed.:nobody do a-5b-2c3e-3g7i-8|deed.:nobody does a5f2|deed.:nobody doing a2e-2f3h-3i3|deed.:nobody is d15e7h-2|deed.:nobody may a-5c8d2g-6i-2
deed.:nobody none c-3d-4h-2i7|deed.:nobody not f9h3|deed.:other did d-4e2f3g-5i-10|deed.:other do b-2d-10f3g4h3|deed.:other does a-3c-4f10g-2h4
deed.:other doing a7b-2e2f-2h-5i-5|deed.:other has b6h4|deed.:other is a-2b7c-5f2g-10h12i-2|deed.:other may e4h13|deed.:other not f5g-4h9|deed.:other was h11
deed.:own did a9f2|deed.:own do a-5c4f6|deed.:own does b8c-3f5|deed.:own doing b2|deed.:own has f3|deed.:own is a-8b9c-6f2|deed.:own was a11
deed.:people do b4f4|deed.:there is h3|deed.:you do b-2|deed.:you may b5d-3|deed.:you not h2|deed:anyone did d7|deed:anyone do f4|deed:anyone doing d7f-4
deed:asked did a5j2|deed:asked do a-5c-3g10i2|deed:asked does j3|deed:asked doing a7|deed:asked is a-5c-5d9f6|deed:asked may a-10c5d7f2h-2
deed:asked was a5d8g-3|deed:here is b6|deed:i did a9b7d-6e-5g-2h-3|deed:i do c-2f4h3|deed:i doing a-2b8|deed:i has a-7c8e-4f4|deed:i is b6e2|deed:i may b4d-5
deed:i not a-6f6h9|deed:i was a3|deed:nobody did a8b4c-2d-3h-9|deed:nobody do a-3c4e-2g6i-7j2|deed:nobody does a3b-3f2h4|deed:nobody doing e-3i5
deed:nobody has d7|deed:nobody is b-3c3d7e5f-3|deed:nobody may a-5c6d4g-4i-2|deed:nobody none d-2i5|deed:nobody not f7h7|deed:other did d-7f3g-4h3i-11
deed:other do b-2d-3f3g7|deed:other does a-2e-4f8g-2h4|deed:other doing a7b-3e3f-3h-4i-5|deed:other has b7h3|deed:other is a-2b8c-6g-9h11i-3
deed:other may d2e2h11|deed:other not f8g-2h8|deed:other was d3h11|deed:own did a9f3|deed:own do a-7c3f5|deed:own does b5f4|deed:own doing a-2b2j4
deed:own has f3|deed:own is a-9b8f2|deed:own was a8|deed:people do b2f3i4|deed:there is h4|deed:you do b-5h2|deed:you may b2d-4h2|deed?:anyone did d4
deed?:anyone do f4|deed?:anyone doing d7f-5|deed?:asked do d12g-3|deed?:asked doing c4|deed?:asked is c-2e3f9|deed?:asked may c2d2e-2f4h-3|deed?:i did c7
deed?:i do d2|deed?:i has d2|deed?:nobody has d8|deed?:nobody is c3d-3h5|deed?:nobody may c2d3e2f-3|deed?:nobody none c4f5i-6|deed?:other do d8
deed?:other does d3|deed?:other may d2|deleted a10|deliverability i7|delivery d-2e2|demo f11g-2|dentists a9i6|deploys a9f-5|design b7d-5f-4h11|designer a-2e6f3
desk b4|dev a2c-2d8f-3|developer a-2i7|devs a-7|dhh h2|did a3d10g-5|difference d-2e12|digit a8b-4c-4f3h-4j-4|discount h12i-4|discounts a4|discovery h4
do a-4b-5d8e3|docker a-5f14g12i-7|docs e3|does b-3c4d2f4|doesn't b3|doing a6b8f-2i-8|dollars a4b-3|domain a-7f12g3|don't b-8d-4f5h11|doubled g2|down a5b-2
droplet f2|each e4|early h8|easier d-3e8|ebooks a5|economics i5|else f4|email c-3f-9g2i6|emails d4f8g-6|employee d3|employees e9|empty f4|end f4|end: c5h4i-4j5
end:, NOUN a2e-2|end:: NOUN b8|end:? ? a6c4e-20f3|end:ADVERB ? d-2f11|end:ADVERB NOUN d-2g7h6|end:ADVERB VERB did b-3c10h-4|end:ADVERB VERB do f3g2
end:ADVERB b8|end:NOUN : j16|end:NOUN ? a-5b-4c4d9e9f-2g-6|end:NOUN ADVERB a4c5h-3i-4|end:NOUN NOUN c-3f-2h4i4j-4|end:NOUN VERB did a7f-3g8
end:NOUN VERB do e5h5|end:NOUN VERB does a2c2|end:NOUN b7i18|end:NOUN down h3|end:NOUN it a-3b5|end:NOUN me f-4h12|end:NOUN us f6|end:NUMBER ? c-2d9
end:NUMBER NOUN b-2d-2e5f8h-10|end:NUMBER VERB does a7|end:OWN NOUN a9b-4d6f7g-2h-4|end:VERB did ADVERB b2|end:VERB did NOUN a6g2|end:VERB did it a13
end:VERB did me a2j2|end:VERB do ? c8d2|end:VERB do ADVERB h3|end:VERB do NOUN b7d2e-3f-7g-7i8j-2|end:VERB do VERB doing a9b-2|end:VERB do it f3i7
end:VERB does ADVERB a-3b5|end:VERB does NOUN b6d4h-3i-3|end:VERB doing NOUN b7d-5g-3h5i5|end:VERB doing anybody d-2g9|end:a NOUN b-5f-4g5h5i2
end:about NOUN b6j4|end:an NOUN a-3b3g4|end:and NOUN h-7i7|end:another NOUN d6|end:any NOUN d4|end:are NOUN e4h5|end:at NOUN f4|end:at NUMBER a-6f2i10
end:before ? c13e-7|end:by NOUN g3|end:do VERB do f2|end:every NOUN b-12g12|end:for NOUN a-15b4f-2g2h5i4|end:from NOUN f2|end:have NOUN d6|end:have to a15
end:here ? d5|end:i VERB did a6f-3|end:in NOUN a6b3d6e-8f4g-11h-10|end:in NUMBER b-6d4f-6h2i6|end:in half g6|end:into NOUN b11g-5h3|end:is NOUN a-2b5d-5f10h3
end:is VERB did h2|end:is out b14|end:it ? c4|end:it ADVERB a6f-2|end:it NOUN e4|end:its NOUN e4|end:more NOUN j2|end:next NOUN b5|end:no NOUN a-4
end:nobody VERB did a10f-2|end:nobody VERB does h6|end:not NOUN h2|end:of NOUN c-3d-2g4h11|end:of NUMBER b-4i4|end:on NOUN c2h-12|end:or NOUN e5i-2
end:out ? d-10f10|end:people VERB do b-2g15|end:than NOUN h2|end:the NOUN b-4c-5f7h4|end:they VERB do f-4h14|end:this ? d-8f10|end:this NOUN a5f-2
end:to NOUN a7b-2e-3f-5h4i4|end:to NUMBER a2|end:to VERB do g2|end:to everything h3|end:under NOUN b3|end:under NUMBER d5|end:up NUMBER a11b-4|end:we VERB do f7
end:with NOUN f2h-6|end:without NOUN g5|end:you ? c8d-3|end:you VERB do b14c-7|end:your NOUN b9h-4|english d9|enough d3|enterprise b3f4|equity h7|errors g6
eu d6|euros d5|even f8|ever a4c7f-4|every a4b-8c-4d-6f4g6h4|everybody a-3d4f-4|everyone b7d4|everything a5|exactly a4b-6|expensive h2|experience d3h5|explain h5
export d4|extension b9|eyes d-2h2j4|facebook e2|fail f2|failed a7c-2f-2|fair d4|fake c11d-11f8|faster a7f-6|feature b3|features f3g4h-3|feedback c21d-4
fees f2i5|fell a6|few c12|fewer a4|fieldnote b7|figma f-2h6|figure a3|files d3|final f9|finally a4b6f-9|find c-3f11|finding f4i8|fine b-3d-4f8h13|finish f12
finished b-3e6|first a5c3d2f-8h-9i2j-2|fixed a8|flag b7|flags c11d-8|flaky f9|flat d-6e3|flats b12i-6|flow c3|flows d2|flutter e3|focus f3|follow g10
followers d3|for a-3b2d7e5f-2h-2i-6j-3|forum a-2f6|found j7|founder g-6h6|founders h16i4|four a5|framer e2|framework h10|free a-4b3c-2d7e-4f-10h4i-2
freelance a12b-2f-7h-6i7|freelancer e6|freelancers a-3c9f-3|freelancing a13b-2f-2i4|freemium b-5h10|friday a5b-2|fridge a-9b11|friend a-2b-4f11|friendly h8
from a14b-4c2d-3f3h-3i-6|front a10g-2|full e3|full-time i3|furniture b8i-5|game a-9b4g9|games h5|gb f7|generator b11|germany d2|get a-9c-2d8e-5f2g3h-5i3
gets a-5c4f7|getting f5g7|ghost e2|ghosted f2|github a-3f6|giveaway d7|giving a2|gmail f2|go a13d-4e8i-3|godot e3|gone h5|good b-7c3d9e-9f-10g-5h6i-3j5
google a-5b-3c-7d7e7f9h-3|got a11b-11f3|great f2j2|grown f-6h2|growth h3i4|guide c6d-9g24|gumroad a4|guys c4h2|habit b-3d7h4|hacked f9|had a8|half a7b-7f5h-8
halved a2|hand d2|handed a-4b-2c5f5|handle d3|handles a7|handmade a-2b2|happened a3|happier h6|hard a10f5h-2|has c-5d6h8|hate a-5b6f-3i3|have d7f6|having f7
headline c6d-4|health i6|hello b13|help f16g-2|her a-5f4|here a5b7c-6d8f-8h-6j3|here's a8b-2f-2|here:learnt b9|here:thing b2|hero c2d-2|hey b2c-5d2|hi a-4b16
hid a2|hide h5|hire a10b-2c-3e12f-8g-6|hiring d3e3h-2i4|hn b8|hold f5|homepage c13d-5f3|honest c9|honestly c4h9|hooks g3|hosting e2i-2|hot h8
hourly a6b-2c-3e5h7|hours b11|how a6b-10d8e-5f-2g7h-9j3|hreflang a-2g6|html a10f-4|hunt b2|i f3h2i-2|i'd c7f-4h2|i'm a-9h2|i've a2|i:ago a11
i:bad a5b-6c-2d-2e4f5g3h-5|i:gain a2b2c2f-9|i:good e-5h3|i:guide a4b-7d-2f2g3|i:judge c3|i:learnt a8d-2f2|i:not b-2d-2f9|i:show b13d-3f-15|i:thing a2b8d-4h-7
icon a-5b6|idea b-3d4f3h-2|ideas f11|if d2f-7h2|illustrators i6|image a-5g5|images e2|imposter f6|in c-5d4e-3g3i3j-3|in-house e10|inbox b-6f7|included g4
income a5b-2|index f2|indie b-2g4h5|industry h4j3|influencers h7|instagram a8c-2e2f-3|instead d2|interesting j6|internal i8|interview g8|interviews d-2f12
into c7d-7|introducing b19|invoice g5h-7|invoices b-4d5f3i4|invoicing a-2b2d8|ios c2|ireland d3|is a-2b5f2g-10h9i-9|isn't d8g-3h10|it c2d6e-2f-6
it's a-7b12c6f-5|it:thing a-4g7|italy a-3b5|itch b3|its a-11d-2e2|january f3|javascript g7|jira d-5h7|job a-2|jobs b6|junior d-3h9|just a-3d4f3h4
keep e2f12g3h-9|keeps f2g10|kept a3f-2|keyboard b2d6|keyword a-7f2h5|kickstarter a3b4f-6|kids d3|killed a9b-7h6|kind h4|know a-6d9f5h-4|knows a-5f2
kubernetes i9|label a3b9c4d-4f-16i-15|land a-2f4|landing b-7|landlord a-3f7|lantern b3|last b3|late h-7i6|launch b4e11g3i-4|launched a-9b17|launching a-2b15i-2
lawsuit a7|lawyer d3|lazy a2|leads a15f-7|learn a-3e12|learned a7|learning i6|lease d-3g3|leave f14g2h-4|leaving h2|left f2|lemon e7|less a2|lessons a12|let a13
library b5|life b2|lines a-2b11g8|link f8|linkedin c-4i7|linking i9|links d3f4|list g4|little b5f-4h7|live b17f-4h-6|llc e3|load a5|loads a2|local c-2d-3e9i4
locally f8|log b2c-2|login f16|logo c10d6e-8f-2g2|loneliness i5|long e6g-7|look c14d-2h-2|looking c10d4|losing a-10f12g9|lost a4b-3f4|lot a4|love c2h2|low f2i5
macbook e5|made b4c5f-12|mail b-2c4e2|mailchimp a-2f5|make c4f-2g3h4|making a-5d2g9|manager b5|manchester i14|many b-4f5|maps b3e8|march a2|market b2c-5e2
marketing a8b-7c-3d2f2g-13h2i5|matter b-3f3|may f3|me a12b-13c5g-4h2|meal c8|media a11g-8|meet b15c-2|meeting h2|meetings c6d-5|memory f7|mental i2
messages b4f3|microservices g-4h11|migrate g5|mind h5|minute a2b-2d-2f5h7i-3j2|minutes a3b-5c2d-3f3g6|missing c7|mistake h9|mistakes g2|mit b5|mobile a4|mode b9
monday b13f-2|money b-5h16|mongodb a4|month a11f5g-2h-7|monthly e16h-6|months a7b8e-2f5g-6h-2|more a-6b-12c-5d-10e5f6h8|morning b5f-8|most a3e4f-13h8
move g-2h13|moved a5|moving b-3d4g3|mrr a8|much d2f-3h10|mvp d9e-5|my b2c9e-2f5g-4h-5i-6j-3|myself e3|mysql e3|name a-2c8d-2f6h-3|nas d6g-4|native e4
need a-2b-10d17f-5g-5h10|needed a-6c4g3|needs h13|negotiation d11|never a3d-8f5h5i-2|new b11c7i-7|newsletter a4b-7c-4d-2e3f2g-7i13|next b10|niche g4|night f5
nights b14|no a-8f4g6h-5i2|no-shows f8|nobody a2b-6c-2d-3f10g-8h11|nobody:ago f10|nobody:bad a2b-6d-3e-2f8g5h3i-12|nobody:gain a8e-3f-3
nobody:good e4f10g-5h-6i5|nobody:guide b-4d-2g13h-5i6|nobody:judge b-4c19e-6g-4|nobody:learnt a9c3d-2e6f-5|nobody:not a3h4i-2|nobody:show b10d-2i-10
nobody:thing a-3b2f-5|none:ago f13|none:bad e-13f5h6i2|none:gain a10|none:good b4e3h-6|none:guide a3b2c-2d4e-3f-6g13i-21|none:judge c24d-3g-5h4i-10j-8
none:learnt a12j2|none:not b-5e-5f4g2h3|none:show b15c-12f2g2h-5|none:thing e4h-2i3j-6|normal d8|not a2d-3e-5f8g-2h3|notes a-3b5c8e2h-11|nothing h5|notice a-3f8
noticed a8|notion a4b-2c-2f-5g4h2i-2|now a2b12f4h-10|npm b4|obsidian e2|of a4b3c2d-4e-3f-2g-6j2|off a3e2|offer f-4h7|offline b14|often d2|ok a3b-2|old h12
on c2e-6f3h-8i-4j3|onboarding a-3b-3c7f9i10|one a10b-19c3d-5e4f-7h5|ones d-3e9|online b4|only a-3b-9c2d-12e2f7h4i-4|open a-9b7c-2g6h-2i6|open-sourced b5
opened a-4b25e3g-7i-10|opening b8|opens f9h-2|opinion h5|opinions c5|or a-2b-8c8d-5e24f-4g-6h-5i-6|order a-10b9|other a-5d14i3|other:ago c-2f10h-7
other:bad b-12d-2e-3f15|other:gain g4|other:good a2b-2|other:guide b2e-4f-2g5|other:judge a-4c12d-2i-2|other:learnt a13b3d-4f-7|other:not a-6d-2f13h9
other:show a-2b17c-5f-2h-2i-3|other:thing a-5b6c2d-2i-2j3|our a9b3c2d-9e-2f7g-9h-7i-5|out b6c-12d-5f6g2h-5|outage g-4h6|outlook f12|over d-5e-4f4i5|overnight f4
own e16f-2|own:ago f3|own:bad b-6f9|own:gain a2|own:good a2|own:judge a-2c5|own:not a-7f9|own:show a5b12f-12|own:thing a-7b13c5|paddle e8|page a-2c8d-5f6g-3j-6
pages c-4d-4f2h3|paid a-2c-5d3e3f2g-3h-2i8|pair e-4i10|part b5h-2|patterns f-3h6|pay a5e2h-6|payment d2f11|payments i3|payouts d2|payroll a6h-6|pays d10e-4
pdf c11d-8|people a-9b3c6e-4f3h5i-2|people:bad b4|people:show f4|people:thing f5|per f5|person h8i2|person:? a-5b-7c9d9e6g-8h-3i-3
person:own a8b3c8d-5e-6f8g-7h-9i-7|person:self a4b2e-3f4g-6h2i-8j-2|person:you a-7c2f-13g6h3|persons: a-3c-8f-3h4i5|persons:? a-4b-3c3d9e7g-5h-9i-3j-2
persons:own ? c9d-4e-2f6|persons:own a7b5c7d-12e-8f10g-9h-8i-10|persons:own self ? d6|persons:own self a4c2g-5h-4|persons:own you ? c16d-10
persons:own you a-5b5c14d-10|persons:self ? h6|persons:self a4b3c-4d-2e-4f7g-6h4i-7|persons:self you c4|persons:you ? c2d8|persons:you a-4b3c-14d2f-13g6h6
phone a2b6e3f-8|photos b2d2e-9g10|pi f2|pick e8|pitch c10|plain a4e6|plan f2|planner a-4b3|planning i8|plans b3f-2h3i-2|platform e11f-7h7|plausible e3g3
players f5|please a-3b-3c18d4f-2|plugin a-4d2g5|plumbers i4|podcast a3b6c-6d6f-3i-3|point d6|portfolio c14f-4|portugal a10g-2|post f3g2h-3|postgres d5e2h-4
posting c-3f2j2|postmark e3|posts h16i-2|practical g7|prefer e10|prepare g2|presenting b9i-5|price a11|prices a3d6f-3|pricing c4d-7e-2h-2i2j5|print e5
problem h19|product a-2b-2c-2d2e-2g8i4|production f2|productivity h3|products d8|project c-5e9|projects g5h3i5|proposal c2d-2f3|provider a-3f4|psychology i6
public b5|published b9|put a13c-8|putting h4|python a-9b6e3|questions a2|queues d2|quick c-2d2|quillbox d3|quit a3|rails e2|raise g3h3|raised a4|ran a7b-3
ranking a-5f10|rankings g8|raspberry f3g4|rate a-2b-2c3g6h-3|rates i12|rather h8|reached a14f-2|react e8|read a-3c2d-2f-3g5j15|readers a5|reading b11g-6
readme h3|reads g-4h5|ready b7|really e6j4|reason f4|rebrand e2|receipts a-4b5|recipe a-2b12|recommend c-3d11|recommendations d6|red c13d-11|redirects f5
reduce g10|refund f4h-2|refuses f2|regrets a6|rejected f7|rejections a11b-4|relaunch d2g3|release f4g10h-3|released a-2b12|releasing b7|reminders i2
remote b3f-3h6|render e3|replace c-5d8|replaced a2|replies a5h-2|report j6|requests e3f2|restaurant c-6d5|results a3|resume c9|retainer d-3e4|retainers a2b-2i9
returning f5|returns i10|revenue a6f-2|review c4f3g4h-6|reviews g11|rewrote a5b-3|right h3|roast c22j-11|ruined h9|rules b2|run c-3d6f7h-4|running a6
rust a2d3i2|saas a8b-9c3f-4i7j-9|said a6f-2|sale d5|sales b-7c-6f14h-3|salesperson d4i10|same f-4|save h7|saved a9d3e-4|say b4f-3h3|saying f-2g5i2|says f16h-6
schedule d5|scheduler a6i-3|scheduling f8|schools a4|scope d5h-4i4|screenshots d2|script c3|scripts b5f-4g7|scroll g4|scrum e2h8|search f-2h4|season i6
second c2d-4f5|seconds f3|section c3|see a-4g4|self g2|self-hosted b6|self-hosting g7|sell d12|selling a5b-2e2f-4i5|send c3f2|sends f8|sense c-7d11|sent a8
sentence h3|sentences:1 b-2c-3d2h2i3j-2|sentences:2 a12b9c5d-8e-10f3i-20|sentences:3 a-3b7f9h10i-8|seo b-7c-5d2f-9g7|server a-3f3g8|servers e2|ses e4
set a-5b6f-2g5|setting g4|setup c4|shared b9h-2|sharing j5|shipped b4|shop a6b-7g4h-2i-2|shopify b-8f3i2|shops a-4c-2f-3g-2i11j2|short d3
should a-3c-9d7e5f-7g-4h13|show a-2b17f2g-4h-2|shows a-4c-3d4f6|side a3c-4f-2|sign a4f7h-6|signup b4|signups f4|simple g11|since f15|single a6b-3h6|sister b10
site a-4c2d-2f2|six a4b4f-7h-4i4|size:long a4b3e4h-5i-6|size:long no verb a5f8i-11|size:short a-2d-7e-19f-6h12i8|size:short no verb a-9b-5c4e-8f-14g4h3i14j-3
size:tiny f2|size:tiny no verb a-2b10d-19e-5f3g-2h-4i17j3|size:usual d3f2i-8j-3|size:usual no verb b2c-2e4g-2h-3i-10|sleep c9|slow f-2g3i5
small a-5b6c-9e2f2h-2i7|smaller b2|smarter d-3e4|so a14b-4|soc g2|social a9g-4|software a-3b-4f-7g5h5i2|solar b6|sold a11f-4|sole d-3e7|solid e2|some c9
somebody c2|someone f4|sort c-6d7|sound c10d-11f-7h9i3|source d7h-4i5|sourced b10|spain c2|spam a-6f14|speaks d5|speed g5|spend d3f6|spent b8|spouse i6
spreadsheet a5|spring a3|sqlite e6|squeezy e6|standups a10g12i-11|started a3|starts b11f-2|startup c6d-5|startups b6f-2|static b8|status b5|steam f-5
step b-4f5g14|steps g18|still a-9b-2c-3d13e-3f12|stock b9d4e-7|stop b-6h10|stopped a11|store g3i2|story a5|strategy h8|street f6|stripe c-2d10e7f2h-3i-3
struggling f11|stuck f12|students e7h-6|studies c7|studio b2j2|studios a-2b5f-2h4|subreddit b10|subscribers a5e6|subscription c3f-2|substack e7|summer d-5g2
supplier f8|support b-10c-2f2i8|surfers b3|survive d-4g7|suspended f5|svelte c4e8|switched a3|switching a7|syndrome b-2f5|system b3c-6d5|tabs h8i-4
tagline c11d-8|tags: c5h3i-7j7|tags:adverb b9|tags:adverb verb determiner noun b3c2f-5|tags:adverb verb noun noun a7|tags:asking adverb auxiliary pronoun d5
tags:asking auxiliary determiner noun a-7d3f8|tags:asking auxiliary noun noun d2|tags:asking auxiliary pronoun adverb c6
tags:asking auxiliary pronoun auxiliary c-2d13|tags:asking auxiliary pronoun preposition d3|tags:asking auxiliary pronoun verb a-4c6d9f2g-6h-3
tags:asking auxiliary verb pronoun c11d-9|tags:asking determiner noun auxiliary g3h3|tags:asking determiner noun noun a11d10f-2g-6
tags:asking determiner noun preposition a2|tags:asking noun auxiliary determiner d9|tags:asking noun auxiliary pronoun d7|tags:asking noun noun verb g-3h6i5
tags:asking noun preposition noun d2|tags:asking pronoun auxiliary verb d-6g8h8|tags:asking pronoun verb noun a11|tags:asking pronoun verb pronoun a8
tags:asking to verb determiner g7|tags:asking to verb noun g6|tags:asking to verb preposition g8|tags:asking verb preposition determiner c3
tags:auxiliary determiner noun noun c6d2|tags:auxiliary determiner noun preposition c3|tags:auxiliary determiner noun verb c4
tags:auxiliary noun adverb determiner d2|tags:auxiliary noun adverb verb d11|tags:auxiliary noun noun adverb d15|tags:auxiliary noun noun mark d4
tags:auxiliary noun noun noun c-3d10f2|tags:auxiliary noun noun preposition d-2e8|tags:auxiliary pronoun adverb verb c4
tags:auxiliary pronoun determiner noun h9|tags:auxiliary pronoun verb determiner d7|tags:auxiliary pronoun verb joint d6|tags:auxiliary pronoun verb noun d7e2
tags:auxiliary pronoun verb preposition d3|tags:auxiliary pronoun verb to e4|tags:auxiliary verb determiner noun c2|tags:determiner determiner noun noun a7
tags:determiner noun auxiliary noun a3b-2|tags:determiner noun auxiliary preposition b-3f7|tags:determiner noun auxiliary verb f12
tags:determiner noun determiner noun a5f-2|tags:determiner noun g4|tags:determiner noun joint verb a4b3|tags:determiner noun noun auxiliary f3h13
tags:determiner noun noun joint a15f-10|tags:determiner noun noun noun b2f-12g9|tags:determiner noun noun preposition a-6b2c4d-8f-2i12
tags:determiner noun noun to d4g21h-3|tags:determiner noun noun verb a5c-3f7g-3|tags:determiner noun preposition determiner b7
tags:determiner noun preposition noun f-6g-8i2|tags:determiner noun preposition verb d3f-3|tags:determiner noun pronoun verb f6
tags:determiner noun to verb d2h9|tags:determiner noun verb determiner a-3f16|tags:determiner noun verb joint f6|tags:determiner noun verb noun a-2f11
tags:determiner noun verb preposition f8|tags:determiner noun verb to a4f-2h7|tags:determiner noun verb verb f6|tags:joint auxiliary pronoun verb d10
tags:joint noun auxiliary pronoun d3|tags:joint preposition determiner noun c3|tags:joint verb determiner noun d2|tags:joint verb noun preposition e3
tags:noun adverb to noun b8|tags:noun adverb verb noun b7|tags:noun auxiliary determiner noun h12|tags:noun auxiliary negation noun h2
tags:noun auxiliary verb determiner f8|tags:noun b5i21|tags:noun joint determiner noun a4|tags:noun joint noun e2|tags:noun joint noun joint e8
tags:noun joint noun mark c11e-10|tags:noun joint noun noun e12|tags:noun joint noun preposition e24|tags:noun mark determiner noun b9
tags:noun mark noun joint e13|tags:noun mark noun noun b5g-4i8|tags:noun noun auxiliary adverb h2|tags:noun noun auxiliary determiner h13
tags:noun noun auxiliary noun b6|tags:noun noun auxiliary preposition b2|tags:noun noun auxiliary verb b-5f7h2|tags:noun noun b8e-12f-5g-2h7i11
tags:noun noun joint noun e11i3|tags:noun noun joint verb b2g2h-7i5|tags:noun noun mark determiner b8|tags:noun noun mark noun a10
tags:noun noun noun auxiliary b2|tags:noun noun noun i24|tags:noun noun noun joint a-4b4g9|tags:noun noun noun mark c2|tags:noun noun noun noun c-2e8h2
tags:noun noun noun preposition b2c-4d4e-5f3h-2i5|tags:noun noun noun pronoun b-5c11|tags:noun noun noun verb h5
tags:noun noun preposition determiner c5f-7h-2j2|tags:noun noun preposition noun d-4g3h-9i4|tags:noun noun pronoun verb a7g-3h7|tags:noun noun to verb g20h-2
tags:noun noun verb determiner c10h3|tags:noun noun verb noun f6h6i-2|tags:noun noun verb preposition f16
tags:noun preposition determiner noun a-2b-3c3d-2g5h-8i9|tags:noun preposition noun auxiliary h3|tags:noun preposition noun g4
tags:noun preposition noun mark h6|tags:noun preposition noun noun f9|tags:noun preposition noun preposition a2e15i-3|tags:noun preposition verb determiner e3
tags:noun to verb noun g6|tags:noun to verb preposition e4i8|tags:noun verb determiner noun b4f10g-4h2|tags:noun verb noun joint b3
tags:noun verb noun noun b-5d3h5|tags:noun verb preposition determiner c4f6|tags:noun verb preposition noun f6h2|tags:noun verb to noun e10
tags:preposition asking noun auxiliary d3|tags:preposition determiner noun determiner h9|tags:preposition determiner noun pronoun a-7b10
tags:preposition determiner noun verb f2|tags:preposition noun noun preposition b6|tags:preposition noun noun pronoun a5|tags:preposition noun to noun a9
tags:preposition noun verb determiner a4|tags:preposition verb noun noun a7|tags:pronoun adverb mark d-5f9|tags:pronoun adverb verb determiner b3d-4f2h2
tags:pronoun adverb verb noun f-6h2|tags:pronoun auxiliary determiner noun f6|tags:pronoun auxiliary noun noun d4f6
tags:pronoun auxiliary verb determiner f-3h13|tags:pronoun auxiliary verb noun a-2|tags:pronoun auxiliary verb preposition e8
tags:pronoun verb determiner noun b3d3e-3f4g-4h-2|tags:pronoun verb noun joint a-2b9f-7|tags:pronoun verb noun noun a8b-5f5
tags:pronoun verb preposition determiner h4|tags:pronoun verb preposition joint f9|tags:pronoun verb preposition noun h8|tags:pronoun verb verb noun f2
tags:pronoun verb verb preposition f2|tags:verb determiner noun j6|tags:verb determiner noun joint b-2e9g-2|tags:verb determiner noun noun a4b8c-4d-8f-6g8h-5
tags:verb determiner noun preposition a10g-4h-7i6|tags:verb determiner noun pronoun g6|tags:verb noun b8i3|tags:verb noun determiner noun b2
tags:verb noun mark determiner b12|tags:verb noun noun joint g16|tags:verb noun noun mark b7|tags:verb noun noun noun a5g8
tags:verb noun noun preposition a9c6d-2f-6g14h-5i-4|tags:verb noun noun pronoun g-2h7|tags:verb noun noun to c5i7
tags:verb noun preposition determiner a-2d6f3i6|tags:verb noun preposition noun b-2e6f4g4h-5|tags:verb preposition adverb noun c3
tags:verb preposition determiner noun a10b-7d13f-7|tags:verb preposition noun noun b-4c6f5|tags:verb preposition noun preposition c5d-2f13
tags:verb pronoun asking pronoun c7|tags:verb pronoun determiner noun c-3d11|tags:verb to verb determiner f11|tags:verb verb noun preposition g-3h8
tags:verb verb preposition noun h8|tailwind e4|takes f6|talk a-6c-2h15j5|tasks b6|taught a5b4|tax d2|team a5b-6e3f-7g10h-7|teams b13g-2h13i-2|tear c13
technical i4|teenagers i7|tell c16d-6|tells a2|template b3d-2e2|templates a5f-3g5|ten a12e-3i-5|tern b8c5|test c16d-5|tested a3|testers b-13c23
testimonials c9d-4|testing h3|tests f8|text b11e2f-3|than b-5d-11e5h10|that a4b4c3e-6f-23g6h-3|the c-4d-2e-6f4h2|their a5h2|them h2|then a-2g10|there d7h7
these c11|they a6b-2g-2h6|they're f2|thing b-3c4|things a12f-7g-4h7|think a-6b7c2d-12f-4h16|thinkpad e3|thinks d-7h12j2|third f4|this c16d-11e-7f-2g-4h-6j16
thoughts c14|thread j7|three a3f-2g2h-6i2|thumbnail c3d-2|ticket a3|tickets a6c2d-2|time d4e-13f7|timer f11|times a12b-3c-3f5|timing a2|tiny a8b8f-3|tips d2g12
tired d2h6|to b-2c-5d2g7i-2j-4|today b15f-2|todo c6g-2|told a9|tomorrow b8|too a-5b-5e-4f11h6|took f2|tool a-11b10c3d7g-3|torn e7|track f-8g11|tracker b8c6
traffic f10|trailer c5|train h14i-5|translate g5|translator a9b-2|trial c-4d5|trials h7|tried a2f3|tripled f5|trouble f3|try c5|turn b6h3
turn:a thing a-5b9c3d3f-11i-5|turn:acted a12e-4h-5|turn:ago a6b2c-8d-3f11h-10i-3|turn:all a2b-3c-10e-4f6h8i-9j-2|turn:ask a-5b-10c3d12e4g-6i-7
turn:bad a4b-8c-2d-5e-5f9g3h3j-3|turn:between b-7c3d-5e17|turn:counted a13b-3g20h-3i-9|turn:either b-5c4d-5e28f-3g-4h-4i-7|turn:gain a5d5e-3f-2
turn:good c-3d-4e4i2|turn:guide c-3e-4g14i-6j-2|turn:judge a-4c20e-2g-3i-9j-4|turn:judged c12d-3g3j-6|turn:learnt a13d-2e4f-7h-6|turn:machine b2c3e-2f5g2i-3j-7
turn:metric a5b-10c-4f9g5h-3|turn:not b-3d-8e-5f12h8i-2j-4|turn:offer a-2b5c-2f-5|turn:options b-4c-2d-8e30g-2h10i-22|turn:own thing b13c10d-11g-4j-11
turn:people a2b-2c-4d2j-7|turn:plea c-6f27g-6|turn:praise c-5d2e2f-3g-2h11i-15j3|turn:ready b15c-7h-4j-2|turn:request a-10c15d5e5g-6h-8i-5
turn:show a2b14f-5h-3i-6|turn:stance b-9c-5d3g-5h16i-2j-3|turn:than b-2c3d-11e8h3|turn:thing a-2b6c2h-5j-3|turn:verdict a-2b-17d3f-2h15i-12j3
turn:versus b-6d-8e26h-5|turn:which a-2d9e2f-3|turn:would c6e4|turn:yours a-2b2c-3e-3f-9g9|turn?:a thing c12|turn?:acted d10|turn?:ago d4|turn?:all d10e-3f2
turn?:ask b-2d8e-2f7|turn?:bad c13d5f-8h-2|turn?:between c2d-3e13|turn?:either d-2e12|turn?:good c3e5|turn?:guide d10g-7|turn?:judge c11e-4|turn?:judged b-4c16
turn?:learnt e5|turn?:machine c2e10|turn?:metric d2|turn?:not c2d-4f6|turn?:options d-9e20|turn?:own thing c3d-3f2|turn?:people c-5d11e3f2g-4|turn?:plea c-4f14
turn?:praise d6f4h-3|turn?:ready a2c-2d8|turn?:request c4d-3f7|turn?:show b-5e7f-7|turn?:stance d9f-3|turn?:than c6d-5e4|turn?:thing b-7c3d3
turn?:verdict a-4c4f-3|turn?:versus d-11e16|turn?:which c2d6f-4h6|turn?:would c2e3|turn?:yours d10|turned a13|turns b-3c13|tutorial a-2b-2f11g5|twelve g-5h11
twice f3|two a8f4h-3|under b2d6h4i-5j2|underrated h7|unpaid d6g3|until a-8d2e4f5|up b3c-2f6g5h-9i-8|update f13|us a11f6|use b4d4|used a5|users a7f6h-8
using a2d12f-10|validate c4|vat d2j4|vercel e3|version b13f-4|versus e13h-5|video c3|views c2f-7|vim e3|visitors b-3f5|voice c7|vps e4g8|vs e29i-9|wait d5h13i-6
waitlist a5b-5g7|want b-8c3|wanted c15|wants a-12b-15d6f10h7|warning f7|was a8b-3d9f-2|waste h3|way b-2d13f-2h2|ways g6i8|we a5b3d-11f4g-3h-2|we're b7
we've a-4f7|web h9|webflow e9|webhooks f2|website e2|week b2f-2g7h-2i7|weekend a10|weekends b7|weekly f-2g5|weeks a7c7d2f-2g-2h-2|welcome c2|went a13b-7f2
were h8|what a8b-2c2d3h-12i-3j-3|what's c9d8e7f-4g-7|when c-2d8g6h-13|where a-2|whether f-2h8|which e8f-4h-3|while b5|who b5c-10d3e-10h6i6|who:anyone d9
who:asked a-2b-5d4f2g2h-4|who:here b7|who:i a3b4d-4f2h2i-5j-3|who:it a-3g5|who:nobody b-2d2|who:none d-3f-2h-2i6|who:other a-2c-3f3h7i-5j-3|who:own a2b3e-2f2g-2
who:people b5d-3f2|who:there h4|who:you c-3h12|whole a6|whom d3|why c-8d2f5g-3h7|will h10|win a-3f2h4|window a4f-2|wish a2g-4h5|wishlists f-6
with a-2b-3c-9d4e4f4|within a2f-6h7|without b2c-3e-7g7|won't f5|woocommerce e5f-2|word f6|wordpress d-6e9g4|work b-8c-7d7e-2h4i2|working a-2b2e3f3g-2i4
works c11h-5|workspace g7i-2|worse h9|worst h2|worth c-2d8e-2j16|would a6b2c5d-2f-9g-3h-2|wrappers h9|write b2f-2g12|write-up j6|writes b7|writing a7b-8f-5g9
wrong d-3h13|wrote a-6b13|year a17d-2f-2g-3h3i-3|yearly e7|years a14f-7h4i-5|you a-3c5d4e2f-12h3i-6|you:bad h8|you:gain d2|you:guide g11|you:not h9|you:show d3
you:thing d5|your a-12d2f-5g8|youtube d-3|zero f4|zig b8|zones f2i3
`;
