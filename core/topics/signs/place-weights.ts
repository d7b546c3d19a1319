/** What it says where a word stands, and beside what. Written by `npm run topics -- --fit`. */
export const PLACE_WEIGHTS = `
^ a5b-3h6i-5j4|^0 a3|^14 h8|^3 a6b-6f5|^5 a-4f-2g19|^6 g7|^7 g14|^= a5b-3c4h3i-6j6|^=ADVERB NOUN ? c11|^=ADVERB NOUN ADVERB f8|^=ADVERB NOUN NOUN b6
^=ADVERB NOUN a-8c3e8f-3|^=ADVERB VERB did NOUN b12|^=ADVERB VERB did OWN a6f-5|^=ADVERB VERB did a5b6h-2|^=ADVERB VERB do a5c6f-9|^=ADVERB b2d-10e4g-4h3
^=ADVERB i VERB did b-4f9|^=ADVERB i f4h8|^=ADVERB many NOUN f6|^=ADVERB many f2|^=ADVERB vs NOUN e4|^=ADVERB vs e5|^=ADVERB we VERB do b2|^=ADVERB we b2
^=NOUN , NOUN b7c-8e10f-4g-6h-4i7|^=NOUN , a b10c3|^=NOUN , b10c-4e6f-8g-10h-2i7|^=NOUN ? c9d-4f-2h7|^=NOUN ADVERB , d9|^=NOUN ADVERB NOUN e4
^=NOUN ADVERB VERB does b10|^=NOUN ADVERB b11c2d2e2f-2g5h-11i-8|^=NOUN ADVERB to b6|^=NOUN NOUN , b2d-5f-8g-9i7|^=NOUN NOUN ? e-5g16
^=NOUN NOUN ADVERB a-4b-9d-2e8f12h2i-12|^=NOUN NOUN NOUN a-4b-4d3g-4i3|^=NOUN NOUN VERB did b-6e2f9i3|^=NOUN NOUN VERB do f4h6i-5|^=NOUN NOUN VERB does a6f9
^=NOUN NOUN VERB doing c7|^=NOUN NOUN a-2d-3e-2f3h2i5j-3|^=NOUN NOUN about d15h-2j5|^=NOUN NOUN after i14|^=NOUN NOUN and i21|^=NOUN NOUN are b-5e-2g12h9
^=NOUN NOUN at c4h-10i12|^=NOUN NOUN between i6|^=NOUN NOUN but h6|^=NOUN NOUN don't f3|^=NOUN NOUN for a-11b3c5d3e-11g5h-4|^=NOUN NOUN from d-2e6
^=NOUN NOUN have h2|^=NOUN NOUN i h8|^=NOUN NOUN in a-5b-7c4f3h-5i13|^=NOUN NOUN is f2h8|^=NOUN NOUN of a14b2g-2i-8|^=NOUN NOUN on b-8h8|^=NOUN NOUN or e19
^=NOUN NOUN should h3|^=NOUN NOUN that b9i4|^=NOUN NOUN to d12g10h-3i-4|^=NOUN NOUN vs e23i-5|^=NOUN NOUN who i7|^=NOUN NOUN with e-4g9i2|^=NOUN NOUN without h6
^=NOUN NUMBER : b8|^=NOUN NUMBER NOUN b8j2|^=NOUN NUMBER b17f-2g-2h-7i3|^=NOUN NUMBER is b10|^=NOUN NUMBER of b4|^=NOUN NUMBER vs e6|^=NOUN VERB did NOUN a-7h13
^=NOUN VERB did NUMBER a2|^=NOUN VERB did OWN a-4b3f9|^=NOUN VERB did a-9b-3c3e6f8g-7h6|^=NOUN VERB did by f9|^=NOUN VERB did for c15|^=NOUN VERB did to e7
^=NOUN VERB do NOUN b4h5|^=NOUN VERB do OWN a9|^=NOUN VERB do VERB doing f5|^=NOUN VERB do a3c-2f10g-9h5i-4|^=NOUN VERB do for f8|^=NOUN VERB do up f11h-2
^=NOUN VERB does NOUN b5d8f-9|^=NOUN VERB does OWN f4|^=NOUN VERB does VERB doing f13|^=NOUN VERB does a-2d6f12g-3h3|^=NOUN VERB does to d4
^=NOUN a-7c-3d-2f2g-2h2i4|^=NOUN about g11|^=NOUN about the g12|^=NOUN after VERB doing f6|^=NOUN after f3i7|^=NOUN against a e12|^=NOUN against e18
^=NOUN and NOUN i9|^=NOUN and i5|^=NOUN are NOUN h5|^=NOUN are VERB did b6|^=NOUN are b10h2|^=NOUN are where h4|^=NOUN as a i12|^=NOUN as i11
^=NOUN at NUMBER i4|^=NOUN at a i10|^=NOUN at i16|^=NOUN between NOUN i3|^=NOUN between VERB doing e8|^=NOUN between e5|^=NOUN but NOUN h8|^=NOUN but h12
^=NOUN don't VERB do h2|^=NOUN don't h3|^=NOUN for NOUN b2e-6g5i5|^=NOUN for NUMBER e3i5|^=NOUN for a d14g4|^=NOUN for a-4d5f-12g10h-7i4|^=NOUN from NOUN a3
^=NOUN from NUMBER a7|^=NOUN from OWN b5f3|^=NOUN from VERB doing a7|^=NOUN from a7b2f7h-6|^=NOUN has h3|^=NOUN i b2g9|^=NOUN in NOUN b-5f6i2|^=NOUN in a i7
^=NOUN in b-4f2i15|^=NOUN is ADVERB h5|^=NOUN is NOUN b3f2|^=NOUN is VERB did b7|^=NOUN is VERB doing f6h-7|^=NOUN is b5f2h8|^=NOUN is the f-2h14
^=NOUN of NOUN f-2h5i8|^=NOUN of OWN b14|^=NOUN of b7c-3e-3|^=NOUN on NOUN c2j7|^=NOUN on c8e-6j5|^=NOUN or ADVERB c15e-13|^=NOUN or NOUN c6d-2e21i-8
^=NOUN or c14d-3e15g-2i-10|^=NOUN should h9|^=NOUN to NOUN h2|^=NOUN to VERB do e2g4h-3i7|^=NOUN to b-8c-3e2f-7g10i11|^=NOUN under NUMBER h3i2|^=NOUN under h3
^=NOUN up g12i-2|^=NOUN vs NOUN e25i-4|^=NOUN vs e29i-8|^=NOUN who VERB do h11|^=NOUN who d6f-2h5|^=NOUN with NOUN f5|^=NOUN with f2h-2i8|^=NUMBER NOUN , a14c2
^=NUMBER NOUN NOUN a-14b4g3h2|^=NUMBER NOUN a5c3d-6f-8g6|^=NUMBER NOUN that g18|^=NUMBER NOUN to g13|^=NUMBER VERB do f17|^=NUMBER a7d-5e-2g5j-3
^=OWN NOUN NOUN b2d-7f2g4h-9i-3|^=OWN NOUN VERB did a9b-9f5|^=OWN NOUN VERB do j2|^=OWN NOUN VERB does a-9d4f6|^=OWN NOUN about b10|^=OWN NOUN and b3f6
^=OWN NOUN b2d-2e-5f3h-2j3|^=OWN NOUN for b13f-3j2|^=OWN NOUN is b-8f5i11|^=OWN NUMBER b2|^=OWN b2d-3e-6f3g-3h-2j3|^=VERB did NOUN NOUN a-2f-8h2i10
^=VERB did NOUN NUMBER a6|^=VERB did NOUN c-5d3e3f-14i5|^=VERB did NUMBER NOUN a13|^=VERB did NUMBER a13|^=VERB did OWN NOUN a7b2f-3|^=VERB did OWN a8f-4
^=VERB did a NOUN b7f-4g5h-3|^=VERB did a b7f-4|^=VERB did a6b4c-6e-2f3h-6|^=VERB did an NOUN a12b-2|^=VERB did an a13b-6|^=VERB did at NUMBER f3
^=VERB did from NOUN a7|^=VERB did from NUMBER a2|^=VERB did from a12|^=VERB did me NOUN b6|^=VERB did me a3|^=VERB did of NOUN b13|^=VERB did of b12
^=VERB did on NOUN a2|^=VERB did on a4|^=VERB did out , f7|^=VERB did out f6|^=VERB did the NOUN a11f2|^=VERB did the a11|^=VERB did this j4
^=VERB do NOUN , b7f3|^=VERB do NOUN NOUN c4g17|^=VERB do NOUN a-3b3g13h-4|^=VERB do NOUN for d13g-2|^=VERB do NUMBER c4g5|^=VERB do OWN NOUN a2c4e6f-5g-3
^=VERB do OWN c3e8f-4g-2|^=VERB do VERB doing NOUN h8|^=VERB do VERB doing for g-4h10|^=VERB do VERB doing g-10h21|^=VERB do VERB doing your h6
^=VERB do a NOUN a5b-7c-7d7e4f-5g4h-6|^=VERB do a a6b-10d5f-6g3h-7|^=VERB do an NOUN g5|^=VERB do an g4|^=VERB do c3g6i-8|^=VERB do down c3f6
^=VERB do every NOUN h15|^=VERB do every h14|^=VERB do it c8|^=VERB do me ADVERB c14|^=VERB do me a c-4d18|^=VERB do me b5c7d14f-6g-6h-6|^=VERB do me what b3
^=VERB do me why c7|^=VERB do out f14|^=VERB do the NOUN a3f2h-4|^=VERB do the a2e2f3|^=VERB do this j11|^=VERB do to VERB do h2|^=VERB do to g6
^=VERB do up NOUN g9|^=VERB do up g14|^=VERB do your NOUN g12h-2|^=VERB do your b5g11h-2|^=VERB doing NOUN , b8|^=VERB doing NOUN NOUN a-7b3c3f-7g13h-6i2
^=VERB doing NOUN a-13b3d-13h4i5|^=VERB doing NOUN for i11|^=VERB doing NOUN in i7|^=VERB doing NOUN on g3|^=VERB doing NUMBER NOUN a13
^=VERB doing NUMBER a7c2f3g-5|^=VERB doing OWN NOUN a9b4c-5f-6|^=VERB doing OWN a4b4c-3f-2|^=VERB doing a NOUN d-3f2g6h-2i9|^=VERB doing a b-4d-4g5h-2i10
^=VERB doing for ADVERB c2d-2|^=VERB doing for NOUN c13|^=VERB doing for NUMBER c11|^=VERB doing for a c-2d21|^=VERB doing for an d11
^=VERB doing for b-5c14d13g-2i-2|^=VERB doing from a12|^=VERB doing how d11|^=VERB doing i5|^=VERB doing the NOUN a7e2g-2i-6|^=VERB doing the a2b2c-2e3
^=VERB doing this b5|^=VERB doing to VERB do a-4e2f17|^=VERB doing to a-2f17|^=VERB doing up g8|^=VERB doing with NOUN f4i5|^=VERB doing with f4i13
^=VERB doing with your i8|^=VERB doing your NOUN g2i6|^=VERB doing your g2i9|^=a NOUN NOUN b3c2g8i-5|^=a NOUN VERB did a7|^=a NOUN c-2d-5g2h2|^=a NOUN for b8
^=a NOUN is f2|^=a NOUN of a17b-4j2|^=a NOUN or e12|^=a NOUN to h4|^=a NUMBER NOUN g3|^=a NUMBER g3|^=a a3d-6g3h2|^=after NOUN NOUN b7|^=after NOUN b8
^=after NUMBER NOUN b6f-2|^=after NUMBER VERB do a5f-5|^=after NUMBER a4b8f-12|^=after OWN b2|^=after a NOUN b4|^=after a b3|^=after a9b10f-14
^=after the NOUN a8|^=after the a7|^=am d-3h4|^=am i c2d-2h3|^=am i the c2d-2h4|^=an NOUN c2|^=an j3|^=any NOUN ? f2|^=any NOUN NOUN c5d8f-4
^=any NOUN a-2d9e-2f5|^=any NOUN on c5d2|^=any c3d9f4g-2|^=anyone ADVERB ? d-6f14|^=anyone ADVERB VERB doing d4f-3|^=anyone ADVERB f4|^=anyone VERB did d4
^=anyone VERB do d7|^=anyone b3c-4d8e-2f8|^=anyone here d5|^=anything c12|^=are NOUN NOUN e5|^=are NOUN e2|^=are e7|^=at d3|^=at what NOUN d3|^=at what d3
^=be NOUN c2|^=be c3|^=been VERB doing f14|^=been f17|^=before c3|^=before we VERB do c5|^=before we c7|^=being d-3h5i12|^=by VERB doing a5|^=by a5
^=can a NOUN d4h5|^=can a d2h3|^=can a4b-4d5e-6g-3h8|^=can i VERB do c2d9|^=can i c2d8|^=can somebody c8|^=can someone VERB do d3|^=can you VERB do a9
^=can you a13d-3|^=can't NOUN NOUN f8|^=can't NOUN between e7f-4|^=can't NOUN e7f12|^=can't e8f11|^=could a d2|^=could c5d3|^=do NOUN ADVERB d11|^=do NOUN d12
^=do d7f-2h-5|^=do i VERB do e6|^=do i c-2d4e6|^=do these c8d-8g2|^=do you VERB do d3|^=do you d8|^=does NOUN NOUN c3d7e-6|^=does NOUN c8d4e-10
^=does OWN NOUN c7|^=does OWN c8|^=does a NOUN e8|^=does a c-2e9|^=does anybody b12d-4|^=does anyone d7|^=does b2c5d4e-2h-2|^=does it c2|^=does the NOUN c7
^=does the c7|^=does this NOUN c9|^=does this c12|^=don't VERB do g3h6|^=don't f-2g4h7|^=every NOUN NOUN f7|^=every NOUN f8h10i-2|^=every NOUN i f8
^=every f7h12i-2|^=everything g5|^=for NOUN NOUN a-3b5|^=for NOUN a-2b5|^=for a-10b5e5h4|^=for me h5|^=from NOUN to g3|^=from NUMBER a5|^=from NUMBER to a6
^=from a6|^=half OWN NOUN a4|^=half OWN a2|^=half a2|^=half of f10|^=has anybody d4|^=has anyone VERB did d-5e12|^=has anyone VERB do d2|^=has anyone e4
^=has anyone here d7|^=has d6e3|^=here's c2g4|^=here's how g6|^=how NOUN NOUN g-3i16|^=how NOUN can d-3g12|^=how NOUN d4h-4i8|^=how NOUN did d3
^=how OWN NOUN a10|^=how OWN a6|^=how VERB doing a8|^=how a NOUN a6j2|^=how a a4|^=how a5b-6d4e-2f-5g5h-5|^=how can c7|^=how can i c6|^=how did you d2
^=how do NOUN d4|^=how do a2d6f-3|^=how do i c2d4|^=how do you a4c-3d2f-2g2|^=how does OWN c7|^=how does c9g-4|^=how i VERB did a11|^=how i a14|^=how is f11
^=how many NOUN d10|^=how many d13|^=how much d9|^=how should d-5e10|^=how to VERB do g9|^=how to a-5g11|^=how we VERB did a6|^=how we VERB do a4h2
^=how we a5c-2g2h4|^=how you g2|^=i ADVERB VERB did b-6c6|^=i ADVERB VERB do a-2f5|^=i ADVERB c3|^=i VERB did NOUN a-4h10|^=i VERB did NUMBER a16h-3
^=i VERB did OWN a4b5f-12|^=i VERB did a a-3b7c8d-2f5h-5|^=i VERB did a8b7d-2e-3g-5h-2j-4|^=i VERB did every a13|^=i VERB did no a5|^=i VERB did the a-5f4
^=i VERB did to a13|^=i VERB do NOUN a-2h14|^=i VERB do NUMBER f7|^=i VERB do OWN f5|^=i VERB do VERB doing f15h-2|^=i VERB do a c-6d13|^=i VERB do a-3c-2h5
^=i VERB do the c13f-4|^=i a2b2d-2e2j-5|^=i am NOUN b4|^=i am b6|^=i can't VERB do f14|^=i can't f13|^=i cannot f3|^=i don't VERB do h8|^=i don't h8
^=i have NOUN h15|^=i have NUMBER d7e-6f7|^=i have an f8|^=i have d2e-7f10|^=i would be c9|^=i would c12|^=i'd ADVERB VERB do h10|^=i'd ADVERB h11
^=i'd VERB do c11|^=i'd VERB do some c3|^=i'd c9h6|^=i'm VERB did a-5f9h7|^=i'm VERB did of h8|^=i'm VERB did out f7|^=i'm VERB do d13|^=i'm VERB doing b5
^=i'm a-10d10|^=i've been a4|^=i've f-2h7|^=if c2d-3h9|^=if you VERB do c2h5|^=if you d-2h3|^=if your NOUN h3|^=if your h6|^=in NOUN a-7b-2f11h11
^=in OWN NOUN a-4h16|^=in OWN a-3h16|^=in a-2b-4c-5f5g4h13|^=is NOUN ADVERB c-2d4|^=is NOUN NOUN a14c-10e6|^=is NOUN a c11d-9|^=is NOUN a10d-2e5h-5
^=is NUMBER ADVERB d3|^=is NUMBER NOUN d11|^=is NUMBER d10e-3|^=is OWN NOUN c6|^=is OWN c8|^=is a NOUN c-3d2e7|^=is a c-10d7e7|^=is anyone d10
^=is c3d5e3f-5h-11j-2|^=is it VERB do a-2b3c-5d4e5|^=is it a-2b5d5e2|^=is the NOUN c6d-6|^=is the c5d-4e2|^=is there a d14|^=is there d18|^=is this NOUN c6d3e-7
^=is this c10e-6|^=it a12|^=it's VERB do b4|^=it's VERB do that b-4h12|^=it's b10h2|^=most NOUN NOUN h7|^=most NOUN h14|^=most g6h5|^=no , d6
^=no NOUN VERB does f8|^=no NOUN a-2f8h3|^=no a-2d4f3h2|^=nobody VERB did a11f-3|^=nobody VERB did me a7|^=nobody VERB do about h5|^=nobody VERB do f7g-6
^=nobody VERB does OWN f15h-2|^=nobody VERB does a f-2h10|^=nobody VERB does a-9b-2g6h5|^=nobody VERB does another h7|^=nobody VERB does your h3
^=nobody b-6f5h6|^=not NOUN e4|^=on i15|^=people VERB do f2h5|^=people f5h10|^=people who VERB do h8|^=people who h10|^=she VERB did a2|^=she f2
^=should a NOUN d6|^=should a d6|^=should c-7d10e9h-7|^=should i VERB do c-3d4e2|^=should i c-4d4e5h-3|^=should we VERB do e3|^=should we e4
^=since NUMBER NOUN a2|^=since NUMBER a8|^=since a9b-2|^=since the NOUN f4|^=since the f5|^=somebody f4|^=someone ADVERB c2j3|^=someone f5|^=something i12
^=the NOUN NOUN f5g4|^=the NOUN OWN a9f-2|^=the NOUN VERB did a-2f5|^=the NOUN a2b-5c-4d-5f2g3i4|^=the NOUN between i2|^=the NOUN of f-5h3i16
^=the NOUN to b-3g11|^=the NOUN won't f6|^=the NUMBER NOUN a2f-9g4|^=the NUMBER a2f-11g2|^=the a2b-3c-6d-6e-4f2g3i3|^=there h9|^=this NOUN h-2j8|^=this a9j6
^=we ADVERB VERB did b8|^=we ADVERB b7|^=we VERB did NOUN a3|^=we VERB did OWN a7b2f-4|^=we VERB did VERB doing a6|^=we VERB did a b6
^=we VERB did a11b7c-4f-2h-6|^=we VERB did every a6|^=we VERB did from a2|^=we VERB did the a6|^=we VERB did to a3|^=we VERB do NOUN a8c3f-10h-3
^=we VERB do c3f4h-4|^=we VERB do the a9f-3|^=we VERB do to a-2h8|^=we a4b4d-3g-5|^=we are e6|^=we can't VERB do f5|^=we can't f6|^=we don't f-4h12
^=we have a-8c9|^=we should all h5|^=we should h11|^=we're VERB doing a b4|^=we're VERB doing b4|^=we're a-2b5f3|^=we've VERB did NOUN a-8b6f4
^=we've VERB did a-6b5f2|^=what NOUN a8b-4d7f-3|^=what NOUN to d4|^=what NOUN when a3|^=what NOUN you d3|^=what NUMBER NOUN a11|^=what NUMBER a8
^=what a NOUN a3|^=what a a5|^=what a6c3d4h-11i-2j-3|^=what are d10|^=what do c8d6|^=what do i d7|^=what do you c9d3|^=what does a d7|^=what does d9
^=what i VERB do a-3d8|^=what i a6d3|^=what i would a11|^=what is d3e2|^=what nobody a8|^=what should b12c2h-3|^=what should i c6|^=what to VERB do g10
^=what to d-3g16|^=what to do d-2g10|^=what would VERB do c16d-7|^=what would d-2e5f7g-2|^=what would you c-4e5f4|^=what's NOUN d7|^=what's VERB doing c4
^=what's VERB doing from c6|^=what's a NOUN d15|^=what's a d15|^=what's c7d12e5f-4g-10|^=what's the NOUN d12g-2|^=what's the d12e3g-5|^=what's your NOUN c7
^=what's your c8|^=when a5d7e-6g9h-2|^=when did d9|^=when did you d10|^=when is d8|^=where c-15d2f5|^=where can d8|^=where can i d5|^=where do d11
^=where do you d7|^=where would c-10|^=where would you c-10f5|^=which NOUN NOUN d9e-2|^=which NOUN VERB does c15d-4e-5|^=which NOUN c9d9e-2h-2
^=which NOUN do d9|^=which NOUN would c9d-8|^=which VERB does NOUN e5|^=which VERB does e5|^=which c3d2e7h-7|^=which is NOUN e2|^=which is e3|^=which of c11
^=which would c-5e12|^=which would you c-10e16|^=who VERB do NOUN d10|^=who VERB do d12|^=who VERB does d2i12|^=who d18h-5i8|^=why NOUN NOUN h8|^=why NOUN h14
^=why OWN NOUN a3|^=why OWN a3|^=why a5c-9e-5f4g-2h10|^=why do h4|^=why do most d7|^=why do we d-2h14|^=why does OWN f13|^=why does c-2d2f12h-4
^=why does everybody d14f-4|^=why does everyone d5|^=why does nobody d-3f10|^=why i VERB did a11|^=why i a3f-3h2|^=why is OWN d-4f13|^=why is everybody d6
^=why is f5|^=why nobody h10|^=why nobody should h7|^=why we VERB did a3|^=why we a4|^=would NOUN b14|^=would NOUN to b15c-5|^=would VERB do c3
^=would anyone c10d-6|^=would b5c9d-15e4|^=would you ADVERB c-4e9|^=would you VERB do c12|^=would you c6d-4e5|^=you VERB do g8|^=you VERB do to g9
^=you c-2d-4g3h10|^=you can g2|^=you don't h5|^=you should VERB do h2|^=you should h2|^=your NOUN g2h8|^=your NOUN is g2|^=your h8|^a a4c-2d-6g2h2j-3
^a bakery b-2h8|^a beginner's g13|^a competitor f13|^a customer a11|^a free j2|^a good h5|^a guide g6|^a job b10j-11|^a practical g10|^a simple g9|^a year a14
^accessibility i6|^ads b2|^after 11 a12b-7|^after 8 a-5b9|^after a b5|^after a12b10f-14h-2|^after the a9|^after two b3|^agencies h3|^agency , e10|^agency e9
^ahrefs e3|^ahrefs or e2|^ai h12|^am d-3h3|^am i d-3h5|^amazon f6|^an j5|^announcing b15|^announcing the b7|^annual billing e9h-6|^annual e7h-3|^any a-2d9f7g-3
^any feedback c5|^any good d16|^any idea c-4|^any ideas f6|^any tips d10|^anyone b2c-3d12f4|^anyone got d2|^anyone here d9|^anyone know d3|^anything c13|^are e8
^at d2|^at what d4|^aws e5|^backups d15h-2|^be c5|^be honest c4|^been d-2f15|^before c5|^before we c2|^beginner's g9i-3|^beginner's guide g7i-2|^being h3i12
^best b-4d26e-5f11g4h-11i-19|^best invoicing d8|^beta b3c8|^beta of b5|^better c12e-2|^better or c15e-14|^bought a a2d4|^bought a4d3|^build a g9|^build g11
^built b2|^burned f9|^burned out f6|^burnout i12|^buying e3h10|^by a7|^can a d4h4|^can a4b-3c-2d6e-6g-2h11|^can i c2d5|^can somebody c7|^can someone d2
^can you a11|^can't decide e2|^can't e6f15|^can't find f11|^card e6|^cash i3|^charging h16|^cheap e4h4|^check b2|^checklist before g2|^checklist for g13
^checklist g17|^churn i11|^client b-8d12f8h-6|^client wants d14|^clients f16|^clients keep f2|^closed a12|^code c2f-2h7i3|^cofounder f3|^cold a2f-5h3i7
^cold email h3|^cold outreach i2|^community h15i-4|^cookie banners h5|^cookie h8|^could a d2|^could c3d3|^curious d15|^customer h-3i17|^customer support h-2i15
^customers f15|^cut a-5e2g11|^dashboards h5|^dealing i9|^dealing with i8|^dear b10c4|^deposits i5|^do d9g3h-7|^do i c-2d6e3|^do these c8d-9g4|^do you d7g-2
^docker f10g11i-7|^does a c-3e9|^does anybody b12d-3|^does anyone d8|^does b5c6d3h-2|^does the c8|^does this c10|^don't f-3g3h8|^early access e3h7|^early e3h8
^email deliverability i9|^email i15|^email is h5|^emails f10|^emails from f9|^equity i2|^equity splits i2|^every f5h12|^every invoice f2|^every time f2
^everything g5|^explain g6|^feedback c12|^figma h11|^finally a8f-3|^finding i11|^first a-5b-7c17f10g-5|^first time c14|^for a-7b3e4h4|^for me h5|^found j4
^founders h13|^free b3h12i-5|^free shipping b-2h5|^free trial h7|^freelance i5|^freelancing i10|^from 0 a5|^from a7b3|^gdpr i2|^get g7|^getting a g11
^getting f12g10i-4|^ghost e3|^ghost or e4|^give c15|^give me c8|^good c-5d10f-4h5j6|^good read j2|^google ads e2|^google e6f17h-4|^got a14c-5g14|^great j4
^half a3b-3f3|^half of f10|^has a-2d8e2|^has anybody d3|^has anyone e5|^having f20i-3|^help f17|^here's g3|^here's how g8|^hetzner e4|^hi b9|^hire a e13
^hire e12|^hiring e5i8|^hiring your i8|^honest c7|^honest opinions c8|^honestly c-4h19|^hot d2e-4h7|^hot take h7|^how a a5|^how a6b-8d4e-3f-5g6h-7|^how can c8
^how did d4|^how do d9f-4|^how does c8|^how i a13|^how is f11|^how long d19|^how many d14|^how much d12|^how often d7|^how our a3|^how should d-3e9
^how to a-3d2g10|^how we a6c-2g4|^hubspot e5|^i am b6|^i answered a10|^i asked a5|^i believe h2|^i built b2h6j-3|^i can't f12h-2|^i cannot f3|^i created b7
^i d-2i-2j-3|^i don't h7|^i finally b-6c5|^i get f9h-3|^i have e-5f7h3|^i keep f20h-4|^i let a18f-8|^i love f4h8|^i made b5|^i quit a3|^i rewrote a4c6f-4
^i said b-3f8|^i sent a7|^i spent a-2b3|^i think h18|^i turned b4|^i used a8|^i would c10|^i wrote a-12b3c10|^i'd c9h7|^i'd love c2|^i'd rather h6|^i'm a-7d5f4
^i'm stuck f5|^i'm tired h15|^i've been a5|^i've h7|^if d-3h10|^if you c2h3|^if your h6|^imo h14|^imposter f4|^imposter syndrome f4h-2i2|^in a-4b-5c-7f3g5h13
^in my h14|^in-house designer e2|^in-house e13|^influencer h5|^influencer marketing h5|^influencers b-2h17i-2|^internal i13|^internal linking i12
^interview with j2|^introducing b25h-2i-2|^invoices i3|^invoicing i7|^is a c-9d4e9|^is anyone d11|^is c3d5e3f-6h-11j-3|^is cold a11|^is it a-2b4d4e2|^is my c6
^is the c4d-3|^is there d15|^is this c9e-6|^is webflow e2|^it a12|^it's b6h4|^job f12|^just a4b5h-4|^just launched b3|^just shipped b11|^keep e4g5|^keep the e4
^keyword h8|^kindly g4|^kubernetes e8|^late i8|^late payments i2|^launching b18|^launching my b5|^learn g13|^learn to g9|^learned a4|^learned the a4
^lessons a19|^lessons from a22|^life after i6|^life i12|^linkedin f-3h15|^linkedin is h5|^local i9|^local seo g2i9|^long h10j2|^looking b-2c15d9f-2
^looking for b-6c15d11|^lost a-7f15|^lost our f4|^lost the f6|^macbook air e5|^macbook e5|^made a a-10b10c4|^made a-13b9c7|^mailchimp f2|^make g7|^meet b22
^meetings h18i-7|^mental health i2|^mental i3|^merge g17h-14|^monoliths h9|^monthly e2|^most g5h4|^moved a3|^moving a g7|^moving g4|^my accountant d4
^my business f7|^my e-5i2|^my first a2b-5c4f-18g13|^my invoices f6|^my side a16f-5|^my wife b15f-6|^need a c5d17e-5g-6|^need b-2c12d16e-5g-16h-2|^new b9i-5j3
^newsletter i2|^no , d8|^no a-3e2f2h6|^no one f7|^nobody b-4f2h5|^nobody cares h7|^nobody needs f-2h14|^nobody opens f12|^nobody told a5|^nobody wants f-2h10
^not e4f-2|^notion e10|^old c-3e10|^on i15|^onboarding c2i13|^one big e2|^one h6|^open f-11h7i14|^open source b-8i13|^open sourced b8f-3
^order a-11b-4e4f-4g13h6i-7j-3|^our a3b2f3h-9j7|^our best a-9f16|^our industry j3|^our kickstarter b3f-4|^our little b4|^our support a3|^pair i13|^payment f13
^payroll f6h-3|^people f2h10|^people who h9|^players f9|^please b4c9f-7|^please roast c2|^podcast i7j2|^postgres e3f2i6|^postgres eats f2|^pricing b-6c2g-2h4i15
^pricing for i2|^quarterly i3|^raised a5|^rate c18|^rate my c5|^read c2|^read it c5|^recommend d8|^recommend me c-3d10|^recommendations d6
^recommendations for d9|^reduce churn g10|^reduce g17|^refund f9h-3|^released b4|^remote b-3h9i10|^remote work h6|^retainers h3i9|^roast c8|^roast my c9
^rust b-2e4h4|^sales f4h-3i2|^say b4c3|^say hello b6|^says f2h3|^scope creep i9|^scope i8|^seeking c9|^self-hosting g5|^selling i11|^seo h5i9|^seo isn't h2
^set g7|^set up g8|^setting g7|^setting up g6|^she f3|^shipped a13b-6|^shop c4h3|^shopify h5|^should a d6|^should c-8d8e10h-9|^should i c-3e7|^should we e5
^side i2|^since a12b-5|^since the f4|^small c-7g13i-5|^sold a5|^sold my a3|^somebody c2f3|^someone f4|^something i10|^sqlite h3|^sqlite is h5|^starting b10
^statistics j2|^steam f3|^stop adding h5|^stop asking h5|^stop h20|^stop putting h9|^story a18i-5|^stripe f8|^struggling f20|^struggling to f17|^stuck a-2f19
^stuck at f4|^subscription c8i2|^tailwind h6|^tailwind is b-2h8|^technical debt i12|^technical i11|^tell b10c4|^tell me b9c5|^ten a17i-3|^testers c13
^the 20-minute f-5g17|^the art i12|^the b-4c-7d-6e-3f2g3i4|^the best h5|^the complete g6|^the economics i14|^the exact g15|^the lazy g7|^the new b2f7h-6
^the only h3|^the pricing a11f-2|^the psychology i3|^the worst a3h2|^there h7|^this a10j7|^thoughts c12|^thoughts on c3|^three a15b-8f2g11i-10|^til a19b-2g3h-3
^til the a14g-8|^tiny b5|^tips e5g12h-4|^tips for g12|^tired b13|^tired of b15|^today b16|^today we b7|^told a7|^too b-6c4f12|^too many f4|^torn between e11
^torn e6|^traffic f7|^trying f2|^trying to e3|^turn b10g3|^turn one g8|^turned a11|^two a8f-6|^typescript i4|^uncles i3|^unpopular h6|^unpopular opinion h8
^use g6|^use your g3|^users f14h-6|^users sign f9h-3|^version b3|^ways g6|^ways to g7|^we a4b3d-3f2g-6|^we are a-3e5|^we asked b2|^we built a-6b13|^we can't f4
^we don't f-5h13|^we got a-5f11|^we have a-8c7|^we hired f2|^we just b4|^we killed a2|^we launched a-4b7|^we let a9|^we lost a12|^we made a-6b8|^we open b18f-3
^we open-sourced b4|^we should h9|^we stopped a8|^we went a3|^we're a-2b7f2|^we've b4|^webhooks f3|^went a10|^went from a2|^what a a2|^what a7c3d5f-3h-10i-2j-3
^what are d8|^what crm d9|^what do c7d5|^what does d7|^what happened a4|^what happens d12g-2|^what i a5d4|^what is d4e2f-2|^what nobody a8|^what should b12c3h-3
^what to d-2g15|^what would a-2e3f8|^what's a d16|^what's c7d12e7f-5g-8|^what's missing c5|^what's the d12g-3|^what's your c3|^when a3d7e-6g6|^when did d9
^when is d7|^where c-12d3f2|^where can d8|^where do d7e2|^where would c-9e4f4|^which c3d2e8f-2h-9|^which is e4|^which of c10|^which one e13|^which would c-10e16
^who d17h-6i11|^who do d2|^who owns d3|^who pays d4|^why a4c-10e-4f5g-3h10|^why do f3h2|^why does c-4d6f10h-4|^why i a5|^why is f6|^why nobody h10|^why our a4
^why we a2|^wich d16h-8|^winter i4|^wondering d11i-2|^wondering how d11|^working i21|^working with i10|^worth g-3j15|^would anybody c2|^would anyone c11d-8
^would b9c8d-16e3|^would love b7|^would you c5d-4e3|^write a g11|^write better g3|^write g21|^writing g11|^wrote a a-2b9|^wrote b9|^yesterday a-4b-5f4h10
^you can g3|^you d-6h13|^you don't h4|^you want g9|^your g2h9|^your mvp h2
`;
