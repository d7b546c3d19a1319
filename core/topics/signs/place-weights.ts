/** What it says where a word stands, and beside what. Written by `npm run topics -- --fit`. */
export const PLACE_WEIGHTS = `
^ b-2c4h5i-5j7|^0 f5|^14 h6|^3 a9b-2|^5 a-8f-2g20|^6 c4|^7 g7|^= c2h5i-7j7|^=ADVERB NOUN h5i5|^=ADVERB VERB did NOUN b9|^=ADVERB VERB did OWN a4b-2
^=ADVERB VERB did a2b4h-2|^=ADVERB VERB do c7|^=ADVERB b5d-4g-2h2|^=ADVERB vs e2|^=ADVERB we VERB do b3|^=ADVERB we b3|^=NOUN , NOUN b2e6g-2i3|^=NOUN , a b6
^=NOUN , b13c-4e9g-7i2|^=NOUN ADVERB b9c4|^=NOUN ADVERB to b5|^=NOUN NOUN , h2|^=NOUN NOUN ADVERB f9h9|^=NOUN NOUN NOUN a-9e2f-3g-4h2i3
^=NOUN NOUN VERB did e3i-2|^=NOUN NOUN VERB do f8h2|^=NOUN NOUN VERB does f8|^=NOUN NOUN VERB doing c6|^=NOUN NOUN a-7d-2e-2g-2h4i5|^=NOUN NOUN about d11j2
^=NOUN NOUN are h12|^=NOUN NOUN for b5c9d-5e-13f-8g10h-7|^=NOUN NOUN i h7|^=NOUN NOUN in i12|^=NOUN NOUN is b2h3|^=NOUN NOUN of a16f2h-5i-4|^=NOUN NOUN on i6
^=NOUN NOUN or e16|^=NOUN NOUN that i3|^=NOUN NOUN to d12g8h-5i-4|^=NOUN NOUN vs e15|^=NOUN NOUN who i8|^=NOUN NOUN with e-6i10|^=NOUN NUMBER : b5
^=NOUN NUMBER NOUN i5|^=NOUN NUMBER b18h-5i2|^=NOUN NUMBER is b10|^=NOUN VERB did NOUN a-3h7|^=NOUN VERB did NUMBER a5|^=NOUN VERB did OWN a-2b2f8
^=NOUN VERB did a-5f9g-3h7|^=NOUN VERB did by f4|^=NOUN VERB did to e10|^=NOUN VERB do NOUN b2|^=NOUN VERB do OWN a7f2|^=NOUN VERB do a2f9g-8h3
^=NOUN VERB do for f7|^=NOUN VERB do up f7h-2|^=NOUN VERB does VERB doing f7|^=NOUN VERB does b-2d7f13h-3|^=NOUN a-8b2c-2d-4e2f2h3i4j-4|^=NOUN and NOUN i6
^=NOUN and i7|^=NOUN are h11|^=NOUN for NOUN b6g5h-6i5|^=NOUN for a-2b3c2f-4g11h-9i3|^=NOUN from NUMBER a6|^=NOUN from OWN f4|^=NOUN from a8f2|^=NOUN has h8
^=NOUN in NOUN b-2f7i6|^=NOUN in b-6f7i15|^=NOUN is ADVERB h6|^=NOUN is NOUN b3|^=NOUN is a b2|^=NOUN is b4f-5h11|^=NOUN is the h12|^=NOUN of NOUN h8
^=NOUN of b6h3|^=NOUN on c5|^=NOUN or NOUN c6e19i-9|^=NOUN or c14d-2e15i-11|^=NOUN should h7|^=NOUN to VERB do g4i6|^=NOUN to e4g4h-2i5|^=NOUN up g15i-3
^=NOUN vs NOUN e24i-5|^=NOUN vs e24i-4|^=NOUN with NOUN d3f6|^=NOUN with f2i7|^=NUMBER NOUN , a11|^=NUMBER NOUN NOUN a-9f-4g3h4i4|^=NUMBER NOUN a3b-8g9
^=NUMBER NOUN to g13|^=NUMBER a7b-9d-3f-4g10|^=OWN NOUN NOUN a2c3f2|^=OWN NOUN VERB did b-3f5|^=OWN NOUN VERB does f17|^=OWN NOUN about b8|^=OWN NOUN and a-3f3
^=OWN NOUN b2d-4f6g-2h-4|^=OWN NOUN for b9|^=OWN NOUN is f7|^=OWN a3b2d-3f5h-5j2|^=VERB did NOUN NOUN a3b-4f-2i8|^=VERB did NOUN a3f-6i9|^=VERB did NUMBER a8g-2
^=VERB did OWN NOUN a4|^=VERB did OWN a5|^=VERB did a NOUN b6c6|^=VERB did a b8c4|^=VERB did a6b5c-2d-3h-6i3|^=VERB did from NOUN a5|^=VERB did from a13
^=VERB did the NOUN a10|^=VERB did the a8|^=VERB did this j2|^=VERB do NOUN , b7f6g-4|^=VERB do NOUN NOUN c4g13|^=VERB do NOUN a-2b4g7h-2|^=VERB do NOUN for d10
^=VERB do NUMBER c4g8|^=VERB do OWN NOUN c6|^=VERB do OWN c8|^=VERB do VERB doing NOUN g-4h11|^=VERB do VERB doing for h8|^=VERB do VERB doing g-9h18
^=VERB do a NOUN a6b-5c-3d3f-2g3h-4|^=VERB do a a9b-7f-6g2h-6|^=VERB do a-4c4e-2g6i-8|^=VERB do down a-3c2f6|^=VERB do me a d9|^=VERB do me d10
^=VERB do me why c7|^=VERB do this j7|^=VERB do up NOUN g9|^=VERB do up g12|^=VERB do your NOUN g9|^=VERB do your b2g8|^=VERB doing NOUN NOUN a-2f-2g16i2
^=VERB doing NOUN a-12b2d-12g5i5|^=VERB doing NUMBER NOUN a12|^=VERB doing NUMBER a8f4|^=VERB doing OWN NOUN a2b5c-4f-3|^=VERB doing OWN a2b4c-5f-3
^=VERB doing a NOUN a-5f3i8|^=VERB doing a a-6d-2f7g3i4|^=VERB doing e-2i4|^=VERB doing for ADVERB c2|^=VERB doing for NOUN c9|^=VERB doing for NUMBER c4
^=VERB doing for a d18|^=VERB doing for b-3c14d13f-2|^=VERB doing from a10|^=VERB doing the NOUN a8b4|^=VERB doing the a8b2|^=VERB doing to VERB do e2f6
^=VERB doing to f5|^=VERB doing with NOUN f3i8|^=VERB doing with f5i14|^=VERB doing with your i10|^=a NOUN NOUN f-5g10h4j5|^=a NOUN VERB did f3
^=a NOUN a3c-2d-7g3i-3j2|^=a NOUN for b7|^=a NOUN of a14|^=a NOUN that b6g-2|^=a NOUN to h8|^=a a3d-5g4i-2|^=after NOUN NOUN b7|^=after NOUN b9
^=after NUMBER VERB do f-2|^=after NUMBER a3f-4|^=after a6b8f-10|^=an c5|^=any NOUN NOUN c6d6|^=any NOUN d10f2g-2|^=any NOUN on d2|^=any d7f3
^=anyone ADVERB ? d-2f6|^=anyone ADVERB VERB doing d5f-4|^=anyone ADVERB f3|^=anyone VERB do d5|^=anyone d8f4|^=anyone here d5|^=at d4|^=at what d2|^=before g2
^=by VERB doing a3|^=by a8|^=can c4d7e-2|^=can i VERB do d7|^=can i d8|^=can you VERB do c2|^=can't NOUN NOUN f7|^=can't NOUN f14|^=can't f15|^=could a d3
^=could d5|^=do NOUN ADVERB d10|^=do NOUN d11|^=do d8|^=do i d2|^=do you VERB do d4|^=do you d5|^=does OWN NOUN c9|^=does OWN c10|^=does anyone d4|^=does d5f-2
^=does the NOUN c3|^=does the c2|^=does this NOUN c5|^=does this c5|^=every NOUN h7|^=every NOUN i f8|^=every h5|^=for a-2|^=from a6|^=half f8|^=has anyone d2
^=has d9|^=how ADVERB d2|^=how NOUN d6i6|^=how NOUN did d2|^=how OWN NOUN a3|^=how OWN a7|^=how VERB doing a11|^=how a NOUN a3|^=how a6b-4d4e-4f-9g6h-6i2
^=how can c6d-2|^=how can i c12d-5|^=how do d15g-3|^=how do you d7|^=how i VERB did a5|^=how i a6|^=how many d4|^=how much d9|^=how to VERB do g12|^=how to g12
^=how we a2|^=how you can g3|^=how you g4|^=i ADVERB VERB did a3|^=i ADVERB VERB do a-2h4|^=i VERB did NOUN b5|^=i VERB did NUMBER a10|^=i VERB did OWN a7b2f-8
^=i VERB did a a-3b5f6|^=i VERB did a7b7d-3f-2h-9|^=i VERB did every a9|^=i VERB did the a-7f6|^=i VERB do NOUN f-10h20|^=i VERB do VERB doing f10h-3
^=i VERB do a d9|^=i VERB do a-7b-5c-2d6f2h8|^=i a3c-4h4|^=i am b4|^=i can't VERB do f9|^=i can't f8|^=i don't VERB do h2|^=i have NOUN h12
^=i have NUMBER d7e-6|^=i have a-5e-4f9h3|^=i have an f7|^=i'd VERB do c11|^=i'd VERB do some c5|^=i'd c10h4|^=i'm VERB did a-5b-2f7h8|^=i'm VERB did of h11
^=i'm VERB did out f10|^=i'm VERB doing b4|^=i'm a-9f4h5|^=i've a3|^=in OWN NOUN h7|^=in OWN h10|^=in h16|^=is NOUN ADVERB c-2d2|^=is NOUN NOUN c-2e5
^=is NOUN c-7d3e7|^=is NUMBER ADVERB d2|^=is NUMBER c2d6|^=is OWN NOUN c4|^=is OWN c5|^=is a NOUN c-3d2e7|^=is a c-10d6e6|^=is anyone d9|^=is c8d7e4f-3h-10
^=is it VERB do d2|^=is it d6|^=is the NOUN c4|^=is the c3|^=is there a d11|^=is there d12|^=is this NOUN c5|^=is this c10d-3|^=last NOUN a5|^=last a4
^=most NOUN NOUN h3|^=most NOUN h8|^=most h8|^=no NOUN VERB does f3|^=no NOUN f8|^=no f7|^=nobody VERB do about h3|^=nobody VERB do h2
^=nobody VERB does OWN f17h-3|^=nobody VERB does a h5|^=nobody VERB does a-2f3h8|^=nobody VERB does another h6|^=nobody f3g-4h7|^=people f4h4|^=should a NOUN d6
^=should a d3|^=should c-5d7e9h-11|^=should i VERB do e6|^=should i c-3e5|^=should we VERB do e5|^=should we e4|^=since a4|^=the NOUN NOUN d-2g5j2
^=the NOUN b-8c-2d-5g2i3|^=the NOUN of i16|^=the NOUN won't f5|^=the NUMBER NOUN a2f-8g3|^=the NUMBER f-6g3|^=the b-10c-5d-7g3i4|^=there h7|^=this NOUN j5
^=this a6j3|^=we ADVERB VERB did b5|^=we ADVERB b6|^=we VERB did NUMBER a-4f7|^=we VERB did OWN a9|^=we VERB did a b9|^=we VERB did a7b4f-3
^=we VERB do NOUN a7f-3|^=we VERB do a4f7|^=we VERB do the a10f-6|^=we a3b2d-3|^=we are e6|^=we can't VERB do f5|^=we can't f7|^=we don't VERB do f-2h6
^=we don't f-2h5|^=we have a-7c11|^=we're VERB doing a-2f2|^=we're b5|^=we've a-4f7|^=what NOUN a13c-5d10g-4|^=what a7b-3c3d8f-8h-6|^=what are d9|^=what do c4d3
^=what do you c7|^=what i a8|^=what i would a9|^=what is d3e2|^=what nobody a7|^=what should d3|^=what to VERB do g8|^=what to d-2g15|^=what to do g8
^=what would VERB do c5d-4|^=what would c4|^=what would you d9|^=what's VERB doing c6|^=what's VERB doing from c4|^=what's a NOUN d14|^=what's a d11
^=what's d11e5g-5|^=what's the NOUN d5e5g-5|^=what's the d6e2g-3|^=when d6g4|^=when did d2|^=when did you d4|^=when is d2|^=where can d4|^=where can i d6
^=where d3|^=where do e2|^=where do you d6|^=which NOUN NOUN d9|^=which NOUN VERB does c10d-6|^=which NOUN c4d7e-3h-6|^=which NOUN do d7
^=which NOUN would c2d-4|^=which c4e6h-9|^=which is NOUN e5|^=which is e7|^=who VERB does d9e-4|^=who d20e-3|^=why OWN NOUN a3|^=why a8c-10f4h10|^=why do f3
^=why does c-6d3f9|^=why i VERB did a8|^=why i f-3h3|^=why is OWN f10|^=why is f6|^=why nobody h3|^=why nobody should h2|^=would NOUN b12c-2|^=would VERB do c4
^=would VERB do your c3|^=would b4c6d-12|^=would you VERB do c8|^=would you c5d-5e2|^=you h15|^=your NOUN h11|^=your h13|^a a2c-2d-5g4i-2|^a competitor f13
^a customer a8|^a good h4|^a guide g2|^a practical g6|^a simple g9|^a year a13|^accessibility i3|^after 11 a7|^after 8 b7|^after a6b8f-9|^agencies h7|^ai h13
^amazon f8|^announcing b7|^announcing the b7|^any d7f3g-2|^any good d12|^any tips d8|^anyone d10f6|^anyone else f6|^anyone here d5|^at d4|^at what d2|^before g3
^best d19g12i-14|^best invoicing d6|^beta b5|^better c6|^build a g5|^build g4|^built b2|^burnout i5|^by a5|^can c5d7e-2|^can i d7|^can you c3|^can't f14
^can't find f2|^checklist g7|^churn i10|^client b-4d8f2h-2|^client wants d13|^clients f8|^cold a6f-6h2i5|^cold email h3|^cold outreach i2|^cookie banners h5i2
^cookie h6|^could a d7|^could d5|^could you c2|^customer h-3i15|^customer support h-2i16|^customers f11|^cut a-5g14|^do c3d6|^do i d2|^do you d3
^docker f10g4i-6|^does c2d5f-2|^does my c3|^does this c6d-3|^email h2i10|^email is h5|^emails f6|^emails from f9|^every h5|^feedback c11|^feedback on c2
^figma h12|^finally a6|^first b-6c17|^first time c12|^for a-2h3|^found j2|^found this j2|^free b8h5|^freelance contracts i4|^freelance i9|^freelancers d3
^freelancing i13|^from a5|^get g10|^getting f13|^ghost e3|^ghost or e5|^good c-3d8h6|^google ads e2|^google e4f11|^got a5|^got my a5|^great j8|^half f8
^has anyone d2|^has d8|^having f15|^help f16|^hetzner e4|^hi b9|^hiring e4|^honestly h6|^hot e-2h8|^hot take h6|^hourly e5|^hourly vs e3|^how a6b-2d3e-3f-9g6h-6
^how can c8d-3|^how do d17g-2|^how i a4|^how long d12|^how many d2|^how much d8|^how often d5|^how our a2|^how to g11|^how we a8|^how you g5|^i a2b3c-5e-2h4
^i am b3|^i answered a4|^i asked a2|^i built b2|^i can't f10|^i created b6|^i don't h2|^i finally a6|^i have a-5e-3f11h2|^i keep f9|^i made b9|^i rewrote a4c3
^i sent a3|^i spent a-2b8|^i think h11|^i turned a7|^i wrote a-11b10|^i'd c9h4|^i'd love c5|^i'm a-9f5h4|^i'm tired h11|^i've a8|^imposter f3
^imposter syndrome f2i4|^in h15|^in my h3|^in-house designer e3|^in-house e5|^interesting j6|^interesting read j3|^internal i9|^internal linking i10
^introducing b20|^invoicing i5|^is a c-10d4e8|^is anyone d8|^is b-2c7d8e5f-4h-9|^is it d3|^is my c5d-3|^is the c3|^is there d12|^is this c11d-5|^is webflow e3
^just b5|^just shipped b6|^keep g2|^keyword h8|^kubernetes i10|^last a2|^late i2|^launching b17|^learned a2|^learned the a6|^lessons a15|^lessons from a14
^linkedin h13|^local i5j2|^local seo i8|^looking c14d9|^looking for c14d6|^lost a-8f10|^macbook air e2|^macbook e3|^made a a-9b4c7|^made a-10b9c3|^mailchimp f6
^meet b18g-3|^mental health i2|^mental i5|^most h9|^moving a g2|^moving g4|^my a2c2f4|^my cofounder f3|^my first a6f-13|^my newsletter b3|^my side a15f-7
^need a c3d11|^need b-4c13d11g-13|^new b11|^new release b4|^no f9|^no one f2|^nobody b-2f4g-2h9|^nobody cares h4|^nobody needs h9|^nobody opens f6
^nobody wants h3|^notion e2|^onboarding i10|^one a5|^open f-5i8|^open sourced b4f-2|^order a-8c-5g13h5i-4j-2|^our a3c-5f2h-4j6|^our best a-3f10|^our industry j6
^our kickstarter f-3|^our new b6|^payment f15|^people h5|^plausible e2|^players f6|^please c10|^postgres e4i3|^pricing for i4|^pricing h3i11
^pricing psychology i3|^raised a5|^rate c9|^rate my c7|^react e2|^recommend c-2d11|^recommend me c-5d11|^reduce churn g7|^reduce g8|^refund f8h-3|^remote h6i7
^remote work h2i2|^retainers i8|^roast c3|^sales f8|^say b6|^say hello b4|^self-hosting g4|^seo f-2|^set g6|^set up g8|^shopify b-3e4h3|^should a d6
^should c-6d4e11h-6|^should i c-2e5|^should we e3|^since a6|^sqlite h2|^sqlite is h3|^stop adding h6|^stop asking h6|^stop g-3h18|^stop putting g-6h12
^stripe f10|^struggling f18|^struggling to f10|^stuck f13|^technical debt i13|^technical i11|^tell c9|^tell me c6|^ten a14|^testers c15|^the b-9c-5d-8f2g3i6
^the complete g9|^the economics i7|^the only g3|^the pricing a8|^the worst h2|^there h6|^this a3j4|^thoughts c3|^thoughts on c4|^three a8f-4g11i-3|^tiny b5
^tips for g12|^tips g14|^today b5|^too b-3c-4f17|^turn b10g2|^turn one g6|^turned a10|^users f8h-2|^users sign f7h-2|^ways g4|^ways to g5|^we a4d-3|^we are e9
^we built a-7b11|^we can't f6|^we don't h4|^we got a-10f12|^we have a-9c11|^we just b4|^we let a5|^we lost a11|^we open b3|^we're a-2b7|^we've a-5f9|^went a8
^what a8b-4c3d6f-7h-5|^what are d12|^what crm d4|^what do c7d2|^what i a9|^what is e3|^what nobody a5|^what should d3|^what to g13|^what would c3d3
^what's a d14|^what's d10|^what's missing c6|^what's the d8g-6|^when d6g3|^when is d2|^where can d4|^where d3e2|^where do e3|^which c5e4h-10|^which is e8
^which of c3|^who d19e-4|^why a5c-11f2h11|^why does c-3d3f6|^why is f7|^working i13|^working with i13|^worth a j3|^worth j5|^would b4c5d-12|^would love b4
^would you c2d-6e3|^write a g8|^write better g6|^write g16|^you h13|^your h11
`;
