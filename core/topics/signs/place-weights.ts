/** What it says where a word stands, and beside what. Written by `npm run topics -- --fit`. */
export const PLACE_WEIGHTS = `
^ h2i-4j9|^14 h7|^3 a9|^5 a-10g20|^6 c2|^7 g6|^= c4h4i-4j4|^=ADVERB NOUN h7i4|^=ADVERB VERB did NOUN b8|^=ADVERB VERB did OWN a2|^=ADVERB VERB did a4b6h-2
^=ADVERB VERB do c6|^=ADVERB b5d-3g-3|^=ADVERB many NOUN f6|^=ADVERB many b-3f9|^=ADVERB we VERB do b3|^=ADVERB we b2|^=NOUN , NOUN b3e8g-2i3|^=NOUN , a b6
^=NOUN , b14e8g-5|^=NOUN ADVERB b6c4|^=NOUN ADVERB to b7|^=NOUN NOUN , i3|^=NOUN NOUN ADVERB a-2c-2f8h10|^=NOUN NOUN NOUN a-7e3f-2g-3i5|^=NOUN NOUN VERB did h3
^=NOUN NOUN VERB do f8h3|^=NOUN NOUN VERB does f6|^=NOUN NOUN VERB doing c7|^=NOUN NOUN a-6d-4g-2h4i5|^=NOUN NOUN about d9j4|^=NOUN NOUN are h14
^=NOUN NOUN for a-2b5c9d-2e-14f-7g10h-5|^=NOUN NOUN i h10|^=NOUN NOUN in i11|^=NOUN NOUN is b2f2|^=NOUN NOUN of a14f2h-5i-9|^=NOUN NOUN on e2f2i6
^=NOUN NOUN or e11|^=NOUN NOUN that i4|^=NOUN NOUN to d12g9h-6i-2|^=NOUN NOUN vs e14i-3|^=NOUN NOUN who i7|^=NOUN NOUN with e-6i10|^=NOUN NUMBER : b6
^=NOUN NUMBER NOUN i4|^=NOUN NUMBER b20g-2h-4i2|^=NOUN NUMBER is b10|^=NOUN VERB did NOUN h4|^=NOUN VERB did NUMBER a3|^=NOUN VERB did OWN a-2f9
^=NOUN VERB did a-5e2f8g-3h7|^=NOUN VERB did by f5|^=NOUN VERB did to e11f-2|^=NOUN VERB do NOUN b4|^=NOUN VERB do OWN a7|^=NOUN VERB do a3f8g-9h4
^=NOUN VERB do for f7|^=NOUN VERB do up f8h-4|^=NOUN VERB does VERB doing f8|^=NOUN VERB does b-4d8f14|^=NOUN a-8b3c-3d-5e4f3g-3h3i5j-5|^=NOUN and NOUN i8
^=NOUN and i5|^=NOUN are h12|^=NOUN between VERB doing e8|^=NOUN between e8|^=NOUN for NOUN b7g4h-8i8|^=NOUN for b4c3f-4g10h-8i3|^=NOUN from NUMBER a5
^=NOUN from OWN f8|^=NOUN from a9|^=NOUN has h8|^=NOUN in NOUN f6i8|^=NOUN in b-5f6i13|^=NOUN is NOUN b7|^=NOUN is b3f-6h10|^=NOUN is the h10|^=NOUN of NOUN h7
^=NOUN of OWN b2|^=NOUN of b3h7|^=NOUN on c9e-4|^=NOUN or NOUN c4e19i-8|^=NOUN or c13e14i-10|^=NOUN should h6|^=NOUN to VERB do e4g3i5|^=NOUN to e3g4i3
^=NOUN up g16i-4|^=NOUN vs NOUN e26i-7|^=NOUN vs e25i-6|^=NOUN with NOUN d2f8|^=NOUN with f4i4|^=NOUN won't VERB do f2|^=NOUN won't f3|^=NUMBER NOUN , a11
^=NUMBER NOUN NOUN a-11f-4g2h3i5|^=NUMBER NOUN a5b-9g9|^=NUMBER NOUN to g12|^=NUMBER a5b-11g11|^=OWN NOUN NOUN c3|^=OWN NOUN VERB did b-5f5
^=OWN NOUN VERB does f18|^=OWN NOUN about b8|^=OWN NOUN and f4|^=OWN NOUN b2d-5f6h-2|^=OWN NOUN for b8|^=OWN NOUN is f6|^=OWN a4d-3f4h-6j3
^=VERB did NOUN NOUN a3b-4f-2i14|^=VERB did NOUN NUMBER b2|^=VERB did NOUN a2c-2f-7i6|^=VERB did NUMBER a5|^=VERB did OWN NOUN a2|^=VERB did OWN a4
^=VERB did a NOUN a-2b8c4|^=VERB did a b9c5|^=VERB did a7b5d-3g-2h-5|^=VERB did from NOUN a7|^=VERB did from a11|^=VERB did the NOUN a7|^=VERB did the a8
^=VERB do NOUN , b5f10g-5|^=VERB do NOUN NOUN c6g10|^=VERB do NOUN a-2g8h-3|^=VERB do NOUN for d11|^=VERB do NUMBER c3g7|^=VERB do OWN NOUN c8|^=VERB do OWN c6
^=VERB do VERB doing NOUN g-9h17|^=VERB do VERB doing for h7|^=VERB do VERB doing g-8h18|^=VERB do a NOUN a5b-7c-6d4e3g3h-4|^=VERB do a a6b-4d2f-6h-5
^=VERB do a-3c3f-2g7i-6|^=VERB do down a-3c2f5|^=VERB do me a c-4d12|^=VERB do me c2d10|^=VERB do me why c4|^=VERB do this j9|^=VERB do up NOUN g6
^=VERB do up g12|^=VERB do your NOUN b2c-2g9|^=VERB do your b4g6|^=VERB doing NOUN NOUN b2f-4g15h-2|^=VERB doing NOUN a-11b4d-12g6i3|^=VERB doing NOUN on g2j3
^=VERB doing NUMBER NOUN a11|^=VERB doing NUMBER a8f4|^=VERB doing OWN NOUN a4c-3f-3|^=VERB doing OWN a3b4c-4f-3|^=VERB doing a NOUN a-5f3g3i3
^=VERB doing a a-6f2g2i7|^=VERB doing f2g-2i6|^=VERB doing for ADVERB c5|^=VERB doing for NOUN c10|^=VERB doing for NUMBER c10|^=VERB doing for a d17
^=VERB doing for c13d12i-2|^=VERB doing from a11|^=VERB doing the NOUN a9b2i-3|^=VERB doing the a7b3|^=VERB doing to VERB do a-2f10|^=VERB doing to f9
^=VERB doing with NOUN f5i5|^=VERB doing with f3i15|^=VERB doing with your i8|^=a NOUN NOUN b-4f-6g8h6j6|^=a NOUN b-2c-3d-4g5h2|^=a NOUN for b6|^=a NOUN of a11
^=a NOUN that b4|^=a NOUN to h6|^=a a2b-2d-5g6i-3|^=after NOUN NOUN b3|^=after NOUN b4|^=after NUMBER VERB do f-3|^=after NUMBER a2f-3|^=after a NOUN b3
^=after a b2|^=after a7b7f-9|^=an j3|^=any NOUN NOUN c5d5|^=any NOUN d10f2|^=any NOUN on d5|^=any d8f3|^=anyone ADVERB ? d-2f8|^=anyone ADVERB VERB doing d6f-5
^=anyone ADVERB f4|^=anyone VERB do d4|^=anyone d13f2|^=anyone here d5|^=at d4|^=at what NOUN d2|^=at what d5|^=before g4|^=by VERB doing a4|^=by a4|^=can c5d7
^=can i VERB do d6|^=can i d12|^=can't NOUN NOUN f7|^=can't NOUN f14|^=can't f14|^=could a d5|^=could c2d3|^=do NOUN ADVERB d9|^=do NOUN d9|^=do d6|^=do i d2
^=do you VERB do d5|^=do you d2|^=does OWN NOUN c5|^=does OWN c5|^=does anyone VERB do d3|^=does anyone c-2d7|^=does c3d2|^=does it d3|^=does the NOUN c2
^=does this NOUN c7d-4|^=does this c4|^=every NOUN f2h5|^=every NOUN i f9|^=every h6|^=for d2|^=from a4|^=half f8|^=has anyone d2|^=has d4|^=how ADVERB d3
^=how NOUN d7i5|^=how OWN NOUN a4|^=how OWN a5|^=how VERB doing a9|^=how a7b-3d3e-2f-6g5h-7|^=how can c8|^=how can i c7|^=how do d14|^=how do you d10g-3
^=how i VERB did a5|^=how i a3|^=how many d3|^=how much d9|^=how much should d2|^=how to VERB do g10|^=how to g12|^=how we VERB did a2|^=how we a3
^=how you can g4|^=how you g2|^=i ADVERB VERB did a3|^=i ADVERB VERB do a-4h3|^=i VERB did NOUN b2|^=i VERB did NUMBER a11|^=i VERB did OWN a5b2f-8
^=i VERB did a a-4b3f7|^=i VERB did a9b6d-3h-8|^=i VERB did every a9|^=i VERB did the a-6f2|^=i VERB do NOUN f-8h18|^=i VERB do VERB doing f9|^=i VERB do a d12
^=i VERB do a-3b-4c-2d6f3h9|^=i a2c-3h4|^=i am b2|^=i can't VERB do f10|^=i can't f10|^=i don't VERB do h2|^=i don't h2|^=i have NOUN h12|^=i have NUMBER d6e-3
^=i have a-4e-3f8h3|^=i have an f7|^=i'd VERB do c9|^=i'd VERB do some c5|^=i'd c7h5|^=i'm VERB did a-6b-3f10h7|^=i'm VERB did of h11|^=i'm VERB did out f7
^=i'm VERB doing b4|^=i'm a-9f4|^=i've a5|^=in OWN NOUN h9|^=in OWN h10|^=in h17|^=is NOUN NOUN c-3d2e5|^=is NOUN c-6d4e8h-2|^=is NUMBER d6e-2
^=is OWN NOUN c9d-2|^=is OWN c7d-2|^=is a NOUN c-5d4e3|^=is a c-11d4e8|^=is anyone d8|^=is b-2c4d7e5f-2h-9|^=is it VERB do d5|^=is it d4|^=is the NOUN c4
^=is the c3|^=is there a d8|^=is there d11|^=is this NOUN c5|^=is this c9d-4|^=last NOUN a3|^=last a6|^=most NOUN NOUN h2|^=most NOUN h7|^=most h6
^=no NOUN VERB does f4|^=no NOUN f8|^=no f8|^=nobody VERB do about h3|^=nobody VERB does OWN f15h-4|^=nobody VERB does a h6|^=nobody VERB does a-2f3h7
^=nobody VERB does another h4|^=nobody f5g-4h6|^=people h6|^=should a NOUN d6|^=should a d7|^=should c-6d7e9h-7|^=should i VERB do c-2d4|^=should i c-4e8
^=should we VERB do e4|^=should we e3|^=since a8|^=the NOUN NOUN d-2g5|^=the NOUN b-8c-2d-4f2g2i4|^=the NOUN of i17|^=the NOUN won't f6
^=the NUMBER NOUN a2f-9g4|^=the NUMBER a2f-8g2|^=the b-9c-5d-7g4i4|^=there h5|^=this NOUN j5|^=this a5j4|^=we ADVERB VERB did b9|^=we ADVERB b5
^=we VERB did NUMBER a-2f6|^=we VERB did OWN a9|^=we VERB did VERB doing a4|^=we VERB did a b5|^=we VERB did a8b3f-2|^=we VERB do NOUN a6b3f-5|^=we VERB do a4f7
^=we VERB do the a12f-7|^=we a5b3d-2|^=we are e9|^=we can't VERB do f7|^=we can't f4|^=we don't VERB do h6|^=we don't h5|^=we have a-7c7
^=we're VERB doing a-4b2f4|^=we're a-2b3f3|^=we've a-5f9|^=what NOUN a11d11g-3|^=what a NOUN a4|^=what a a3|^=what a8b-3c4d6f-7h-7|^=what are d8|^=what do c6
^=what do you c6|^=what i a5|^=what i would a6|^=what is e3|^=what nobody a5|^=what to VERB do g6|^=what to d-2g16|^=what to do g3|^=what would VERB do c8d-6
^=what would c4|^=what would you d4|^=what's VERB doing c3|^=what's VERB doing from c3|^=what's a NOUN d13|^=what's a d13|^=what's d9g-3
^=what's the NOUN d7e2g-4|^=what's the d5g-4|^=when d3g5|^=when did d4|^=when did you d3|^=where can d4|^=where can i d5|^=where d3e3|^=where do d2
^=where do you d5|^=which NOUN NOUN d8|^=which NOUN VERB does c10d-6|^=which NOUN c6d4e-4h-5|^=which NOUN do d9|^=which NOUN would c8d-10|^=which c3e2h-11
^=which is NOUN e6|^=which is e7|^=which of c4|^=which of these c3|^=who VERB does d9e-5|^=who d20e-3|^=why OWN NOUN a2|^=why OWN a2f-2|^=why a4c-10f4h11
^=why do f5|^=why does c-6f9|^=why i VERB did a4|^=why is OWN f12|^=why is f5|^=why nobody h4|^=why nobody should h3|^=would NOUN b12c-3|^=would VERB do c3
^=would b3c7d-13|^=would you VERB do c9d-2|^=would you d-5e2|^=you don't h2|^=you h14|^=your NOUN h11|^=your h12|^a a2d-6g4i-2|^a competitor f13|^a customer a6
^a guide g3|^a practical g7|^a simple g11|^a year a14|^after 11 a10b-2|^after 8 a-2b8|^after a b5|^after a5b9f-9|^after two b2|^agencies h8|^ai h14|^amazon f8
^an j2|^announcing b6|^announcing the b5|^any d7f3|^any good d13|^any tips d5|^anyone d9f5|^anyone else f5|^anyone here d6|^at d2|^at what d3|^before g3
^best d20e-2g6i-11|^best invoicing d7|^beta b7|^better c4|^build a g6|^build g7|^built a b2|^built b2|^burnout i3|^by a4|^can c4d8|^can i d7|^can you c2
^can't f16|^can't find f6|^checklist g7|^churn i7|^client b-6d11f3h-2|^client wants d11|^clients f10|^cold a4f-7h4i6|^cold email h3|^cookie banners h3
^cookie h5|^could a c-2d8|^could d4|^customer i15|^customer support i15|^customers f9|^cut a-5g16|^do c2d5|^do you d4|^docker f9g6i-5|^does anyone d6|^does c3d4
^does this c6d-3|^email h3i7|^email is h3|^emails a-2f8|^emails from f7|^every h4|^feedback c9|^figma h9|^finally a4|^first b-6c20|^first time c7|^for h2
^free b8h6|^freelance contracts i8|^freelance i7|^freelancers d3|^freelancing i14|^from a3b3|^get g10|^getting f10|^ghost or e5|^good c-4d9h4j3|^google e6f12
^got a7|^got my a6|^great j4|^half f8|^has anyone d4|^has d7|^having f17|^help f14|^hi b6|^hiring e6g-4i9|^honestly h4|^hot h9|^hot take h3|^hourly e2
^how a7b-2d5e-3f-9g6h-6|^how can c8|^how do d15g-3|^how i a5|^how long d13|^how many d5|^how much d9|^how often d5|^how to g11|^how we a6|^how you g4
^i a2b2c-5e-2g-2h3|^i am b3|^i answered a4|^i asked a5|^i can't f9|^i created a-2b7|^i finally a7|^i have a-4d2e-6f8h2|^i keep f9|^i made b8|^i rewrote a4
^i sent a2|^i spent b4|^i think h11|^i turned a8|^i wrote a-9b8|^i'd c10h4|^i'd love c4|^i'm a-8f2h4|^i'm tired h10|^i've a5|^imposter f5
^imposter syndrome f3i2|^in h15|^in my h4|^in-house e7|^interesting j3|^interesting read j3|^internal i11|^internal linking i9|^introducing b19|^invoicing i7
^is a c-10d3e9|^is anyone d8|^is b-3c6d7e5f-3h-8|^is it d8|^is my c9d-5|^is the c7d-2|^is there d11|^is this c10d-3|^is webflow e6|^just b4|^just shipped b7
^keep g3|^keyword h8|^kubernetes i11|^last a4|^late i2|^launching b15|^learned a5|^learned the a6|^lessons a13|^lessons from a16|^linkedin h10|^local i7
^local seo i6|^looking c14d8|^looking for c14d7|^lost a-9f12|^macbook air e3|^macbook e2|^made a a-8b5c4|^made a-13b8c4|^mailchimp f3|^meet b18
^mental health i7|^mental i2|^most h8|^moving a g5|^moving g2|^my b2c3f3|^my cofounder f2|^my first a6c3f-12|^my invoices f2|^my side a15f-8|^need a c4d11g-3
^need b-5c12d14g-14|^new b13i-3|^new release b2|^no f11|^no one f3|^nobody cares h4|^nobody f4h6|^nobody needs h8|^nobody opens f8|^onboarding i10|^one a9
^open f-6h2i8|^open sourced b6|^order a-6c-5f2g14h4i-4j-2|^our a2c-6f2h-3j6|^our best a-4f10|^our industry j6|^our kickstarter f-4|^our new b3|^payment f14
^people h5|^players f10|^please c7|^postgres e5|^pricing for i6|^pricing h3i9|^pricing page c2|^pricing psychology i2|^raised a5|^rate c7|^rate my c6
^recommend c-4d10|^recommend me c-2d11|^reduce churn g9|^reduce g7|^refund f6h-4|^remote f-2h7i8|^remote work h4|^retainers i9|^rust i2|^sales f5|^say b7
^say hello b6|^self-hosting g6|^seo e3|^seo is h2|^set g7|^set up g8|^shopify b-3e3f-3h7|^should a d6|^should c-6d3e10h-4|^should i c-3e7|^since a7
^sqlite is h4|^stop adding h3|^stop asking h6|^stop g-3h17|^stop putting g-4h8|^stripe f10|^struggling f15|^struggling to f11|^stuck f13|^switched a3
^technical debt i11|^technical i12|^tell c14|^tell me c12|^ten a15i-4|^testers c15|^the b-11c-5d-7f3g5i5|^the complete g4|^the economics i6|^the only g2h3
^the pricing a8f-2|^there h6|^this a7j2|^three a10f-8g12i-4|^tiny b3|^tips for g13|^tips g13|^today b6|^today we b2|^too f14|^too many b-3f5|^torn between e8
^torn e8|^turn b10|^turn one g5|^turned a7|^users f11h-4|^users sign f6h-2|^ways g4|^ways to g6|^we a3b2d-3|^we are e8|^we built a-8b12|^we can't f7
^we don't h4|^we got a-9f11|^we have a-6c9|^we just b5|^we let a4|^we lost a8|^we made b3|^we open b3|^we stopped a4|^we're a-2b6f2|^we've a-4f9|^went a10
^what a8b-4c4d8f-9h-6|^what are d11|^what crm d2|^what do c6|^what does d3|^what i a10|^what is e5|^what nobody a8|^what should d2|^what to d-3g15
^what would c4|^what's a d13|^what's c2d10g-5|^what's missing c4|^what's the d6e3g-6|^when d7g4|^when did d2|^where can d3|^where d4|^where do e5|^which c2e5h-9
^which is d-2e9|^who d19e-3|^why a5c-12f2h12|^why do f5|^why does c-5f9|^why i a2f-3|^why is f8|^why nobody h4|^working i17|^working with i12|^worth j6
^would c7d-13|^would love b2|^would you d-6e4|^write a g7|^write better g4|^write g16|^you don't h4|^you h15|^your h11
`;
