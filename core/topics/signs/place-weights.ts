/** What it says where a word stands, and beside what. Written by `npm run topics -- --fit`. */
export const PLACE_WEIGHTS = `
^ a5b-4c6h5i-5j4k-2|^0 a7|^10 a-6i9k4|^14 h7|^3 a8f2|^40% k4|^40% off k5|^5 a-7f-4g20i5|^50% k6|^50% off k6|^6 g6|^7 g20|^7 mistakes g3|^= a6b-4c5h8i-5j7k-4
^=ADVERB ADVERB NOUN b18i-7|^=ADVERB ADVERB b16c2i-9k-2|^=ADVERB NOUN ? c9|^=ADVERB NOUN ADVERB f10|^=ADVERB NOUN NOUN b3h-5k7|^=ADVERB NOUN VERB do c8
^=ADVERB NOUN a-8c4d-8e8f-2k5|^=ADVERB VERB did NOUN b19k-7|^=ADVERB VERB did NUMBER a2b-10k12|^=ADVERB VERB did OWN a3b-4f-4k11|^=ADVERB VERB did a4b5h-7k3
^=ADVERB VERB do OWN b2c12k-5|^=ADVERB VERB do a4d3f-9|^=ADVERB VERB do me d11|^=ADVERB VERB doing NOUN k7|^=ADVERB VERB doing k6|^=ADVERB b4d-2e2f-4g-5h2i-4j-2k5
^=ADVERB i VERB did b-2f9|^=ADVERB i f3h6|^=ADVERB is b-3k13|^=ADVERB many NOUN f7|^=ADVERB many f5|^=ADVERB vs NOUN e7|^=ADVERB vs e5|^=ADVERB we VERB do b7|^=ADVERB we b9k-3
^=NOUN , NOUN b6c-8e12f-5g-3h-4i5|^=NOUN , a b9c4|^=NOUN , a-2b8c-2e7f-7g-11h-2i4|^=NOUN ? b-2c10d-7e2f-2h8|^=NOUN ADVERB , d3|^=NOUN ADVERB NOUN b10e4i-3
^=NOUN ADVERB VERB did k16|^=NOUN ADVERB VERB does b14|^=NOUN ADVERB a-2b11d6f-4g3h-14i-14k8|^=NOUN ADVERB to b3k4|^=NOUN NOUN , d-7f-10g-11h5i8|^=NOUN NOUN ? e-5g14
^=NOUN NOUN ADVERB a-4b-9c3d-2e12f13i-9k-8|^=NOUN NOUN NOUN a-4b-3d4g-9i2|^=NOUN NOUN NUMBER b7i-5k13|^=NOUN NOUN VERB did a3b-4f6|^=NOUN NOUN VERB do b5f9h8i-7k-3
^=NOUN NOUN VERB does d8f12h-2|^=NOUN NOUN VERB doing c8|^=NOUN NOUN a-2d-2f3g-3h3i4j-3|^=NOUN NOUN about d8j2|^=NOUN NOUN after i18|^=NOUN NOUN and i21|^=NOUN NOUN are b-4g10h12
^=NOUN NOUN at b-2h-8i12k2|^=NOUN NOUN between i6|^=NOUN NOUN but h8|^=NOUN NOUN don't f3|^=NOUN NOUN for a-10b2c6d-2e-10g5h-2i3|^=NOUN NOUN from d-2e4|^=NOUN NOUN i h9
^=NOUN NOUN in a-6b-10c3e-2f2h-6i11k10|^=NOUN NOUN is f2h7i-3k2|^=NOUN NOUN of a15b4f4i-4k-12|^=NOUN NOUN on b-11h8j2k2|^=NOUN NOUN or e21|^=NOUN NOUN should h3
^=NOUN NOUN that a8b5h-2i11|^=NOUN NOUN to d6g12h-3i3k-7|^=NOUN NOUN vs e22|^=NOUN NOUN were k6|^=NOUN NOUN who i7|^=NOUN NOUN with b-4e-3g7i3k9|^=NOUN NOUN without a2h10
^=NOUN NUMBER : b6|^=NOUN NUMBER NOUN b8i5|^=NOUN NUMBER a-2b14g-3h-9k11|^=NOUN NUMBER is b10f3k-9|^=NOUN NUMBER of i-4k12|^=NOUN NUMBER vs e4|^=NOUN VERB did NOUN a-5b-2h9k4
^=NOUN VERB did NUMBER k9|^=NOUN VERB did OWN a-4b4f12|^=NOUN VERB did a-13b-2e4f7g-9h5i-6k6|^=NOUN VERB did by f13|^=NOUN VERB did for c11h-2k4|^=NOUN VERB did its f8
^=NOUN VERB did to e11|^=NOUN VERB do NOUN a9b2f-2h3|^=NOUN VERB do OWN a10f2|^=NOUN VERB do VERB doing f8|^=NOUN VERB do a4d-2f8g-9h7i-5|^=NOUN VERB do for f9
^=NOUN VERB do this k7|^=NOUN VERB do up f12h-3|^=NOUN VERB does NOUN b8d7f-8|^=NOUN VERB does NUMBER f5|^=NOUN VERB does OWN f6|^=NOUN VERB does VERB doing f14
^=NOUN VERB does b-3d4e-2f7g-5i-5k6|^=NOUN VERB does to d3|^=NOUN a-4c-2d-2g-2i4j-2k2|^=NOUN about g10h3|^=NOUN about the g11|^=NOUN after VERB doing f5i2|^=NOUN after a3e-8f3i4
^=NOUN against a e13|^=NOUN against e18|^=NOUN and NOUN h-2i5k6|^=NOUN and i10k6|^=NOUN are NOUN h3k2|^=NOUN are VERB did b8|^=NOUN are b7f-2h4|^=NOUN are where h3|^=NOUN as a i12
^=NOUN as i12|^=NOUN at NOUN k6|^=NOUN at NUMBER i3|^=NOUN at a i11|^=NOUN at c-2i10j2k4|^=NOUN before g5|^=NOUN before you g2|^=NOUN between NOUN i3|^=NOUN between VERB doing e9
^=NOUN between e7i2|^=NOUN but NOUN h8|^=NOUN but h10|^=NOUN don't VERB do h6|^=NOUN for NOUN b6e-4f-2h-2i4|^=NOUN for NUMBER e7i7|^=NOUN for a d8e-5g9i-4
^=NOUN for a-7d4e-4f-13g11h-4i4k3|^=NOUN from NOUN a3f2|^=NOUN from NUMBER a10|^=NOUN from OWN a-3b2k7|^=NOUN from VERB doing a7|^=NOUN from a7e-2f5g-3h-4|^=NOUN has h4
^=NOUN here , b-2f6k4|^=NOUN here b-3f6k4|^=NOUN how g2|^=NOUN how to g3|^=NOUN i g11|^=NOUN in NOUN b-4f7i6|^=NOUN in a i11|^=NOUN in b-6f4i16k-3|^=NOUN in the i8
^=NOUN is ADVERB h10k-4|^=NOUN is NOUN b4f2|^=NOUN is VERB did b8|^=NOUN is VERB doing f5h-10k8|^=NOUN is b4d-5e-3h7k9|^=NOUN is here f-3k20|^=NOUN is the h12|^=NOUN isn't NOUN h2
^=NOUN it d14|^=NOUN next NOUN k4|^=NOUN next k2|^=NOUN of NOUN i10|^=NOUN of OWN b15|^=NOUN of b7c-5e-5f-3g-2k7|^=NOUN on NOUN c-3d7j8|^=NOUN on OWN c6|^=NOUN on a g2
^=NOUN on c2d4e-4j7k-3|^=NOUN on the i2|^=NOUN on this c4|^=NOUN or ADVERB c15e-14|^=NOUN or NOUN c9d-2e22i-10|^=NOUN or c18d-4e16g-4h-4i-9k-3|^=NOUN should h10
^=NOUN that NOUN h4k10|^=NOUN that h7k6|^=NOUN to NOUN b3g2i6k-6|^=NOUN to VERB do b-3e3h-5i8k6|^=NOUN to a-6c-5d-4e3f-10g5i9|^=NOUN under NUMBER i4|^=NOUN under h3
^=NOUN up g16i-2|^=NOUN vs NOUN e28i-6|^=NOUN vs e28i-5|^=NOUN who VERB do h12|^=NOUN who d2h6|^=NOUN will h2|^=NOUN with NOUN f11h-2|^=NOUN with b-2d2f6h-4i8|^=NOUN you k13
^=NUMBER NOUN , a15b3k-7|^=NUMBER NOUN NOUN a-21b3g5i6|^=NUMBER NOUN d-7f-8g5h-3i3j-4k3|^=NUMBER NOUN in g5|^=NUMBER NOUN of a-4k15|^=NUMBER NOUN that g18|^=NUMBER NOUN to g18
^=NUMBER VERB do f18k-2|^=NUMBER a6b-5d-8e-4g5h-4j-6k3|^=OWN NOUN NOUN a6b5c4d-9f3h-13i-8k-2|^=OWN NOUN VERB did a5b-10c-3d4h-2k6|^=OWN NOUN VERB do f2k7
^=OWN NOUN VERB does a-6f10|^=OWN NOUN a2c-4d-2e-6f2|^=OWN NOUN about b14|^=OWN NOUN and a-2b3f5|^=OWN NOUN are k8|^=OWN NOUN for b10f-5g11k-12|^=OWN NOUN has b-4f4k10
^=OWN NOUN is a-3b-9f5i12k3|^=OWN NOUN on a-2c-8f-8g11h19k-2|^=OWN NOUN was k10|^=OWN NUMBER NOUN b3k9|^=OWN NUMBER g-2k7|^=OWN c-4d-4e-6k2|^=VERB did NOUN NOUN a-2b2f-6i11
^=VERB did NOUN NUMBER a9|^=VERB did NOUN c-6d2e2f-13i8k-6|^=VERB did NUMBER NOUN a15|^=VERB did NUMBER a13|^=VERB did OWN NOUN a5f-2g-3k7|^=VERB did OWN a6f-2g-2k6
^=VERB did a NOUN b9f-3g2h-4|^=VERB did a b8f-5g7h-4k-4|^=VERB did a6b2c-5d-3e-3f3g-3|^=VERB did an NOUN a12|^=VERB did an a13b-2|^=VERB did at NUMBER f4|^=VERB did from NOUN a8
^=VERB did from NUMBER a3|^=VERB did from a12|^=VERB did me NOUN b6|^=VERB did me b5|^=VERB did of NOUN a-2b11h5|^=VERB did of a-6b10h14|^=VERB did on NOUN a4|^=VERB did on a6
^=VERB did out , f7|^=VERB did out f4|^=VERB did the NOUN a12f2|^=VERB did the a12f2|^=VERB did this j2|^=VERB do NOUN , b10f4|^=VERB do NOUN NOUN b-3c8d-3f-4g12k5
^=VERB do NOUN a-4c2g11h-5|^=VERB do NOUN for d10|^=VERB do NUMBER c2g8|^=VERB do OWN NOUN b-2c6e4f-6|^=VERB do OWN a4c5e4f-6|^=VERB do VERB doing NOUN g-2h11
^=VERB do VERB doing for g-5h13|^=VERB do VERB doing g-9h25|^=VERB do VERB doing your h7|^=VERB do a NOUN a5b-9c-6d7e6f-4g6h-6k-5|^=VERB do a a5b-9c3d3e2f-6g3h-6k-5
^=VERB do a-3c2e-2g5i-9k2|^=VERB do an NOUN g6|^=VERB do an g7|^=VERB do down NUMBER f15|^=VERB do down c2d-4f14|^=VERB do every NOUN h12|^=VERB do every h13|^=VERB do it c5e2
^=VERB do it with c-3e3|^=VERB do me ADVERB c14d-2|^=VERB do me NOUN d12f-8|^=VERB do me a c-2d13|^=VERB do me b6c10d11f-11g-5h-5k-2|^=VERB do me how c-3d13|^=VERB do me what b6d-2
^=VERB do me why c9|^=VERB do me your d7|^=VERB do off OWN k7|^=VERB do off all k4|^=VERB do off k18|^=VERB do out f17|^=VERB do the NOUN a6f4k-2|^=VERB do the a5g2h-2k-3
^=VERB do this j12|^=VERB do to VERB do h6|^=VERB do to g5|^=VERB do up NOUN g10|^=VERB do up g13k6|^=VERB do us d16|^=VERB do your NOUN b2c-8d-2g9h-6k9
^=VERB do your c-9d-4g12h-5k8|^=VERB doing NOUN , b13|^=VERB doing NOUN NOUN a-12b3d-4g13h-10|^=VERB doing NOUN a-4d-17g3h6i4k-6|^=VERB doing NOUN for b3i13
^=VERB doing NOUN from g5h7i-5|^=VERB doing NOUN in i9|^=VERB doing NOUN on g5|^=VERB doing NOUN to a14b-4f8i-3|^=VERB doing NOUN with i4|^=VERB doing NUMBER NOUN a14
^=VERB doing NUMBER a8c8g-3|^=VERB doing OWN NOUN a2c-7d6f-10j2k4|^=VERB doing OWN c-7d6f-10k5|^=VERB doing a NOUN b-3c-9g5h-5i6|^=VERB doing a b-3c-8d2g5h-2i6
^=VERB doing about d10|^=VERB doing c-2e-3i4|^=VERB doing for ADVERB c2|^=VERB doing for NOUN c4d-6k8|^=VERB doing for NUMBER c11d-5|^=VERB doing for a d24
^=VERB doing for a-2b-6c12d9f-2g-2i-5k8|^=VERB doing for an d10|^=VERB doing from a10|^=VERB doing how d10|^=VERB doing of VERB doing d12|^=VERB doing of d14
^=VERB doing the NOUN c-2e6f5g-2i-4|^=VERB doing the a6b3f5g-3i-3|^=VERB doing this b8|^=VERB doing to VERB do a-4f12h-3k8|^=VERB doing to a-6f10h-4i-2k11|^=VERB doing up g8
^=VERB doing with NOUN i5|^=VERB doing with f3i13|^=VERB doing with your i11|^=VERB doing your NOUN b-2d-4g4i3k3|^=VERB doing your d-4i5k5|^=a NOUN NOUN a-6b5g9h2i-4
^=a NOUN VERB did a5|^=a NOUN a4d-6g3h2k-8|^=a NOUN for b2c11h-2|^=a NOUN is f2|^=a NOUN of a20b-3|^=a NOUN on h6|^=a NOUN or e13|^=a NOUN that h4|^=a NOUN to h9|^=a NUMBER NOUN g3
^=a NUMBER g4|^=a a3d-7g3h4k-8|^=about c-3d10i2|^=after NOUN NOUN b8|^=after NOUN b7|^=after NUMBER NOUN b7f-2|^=after NUMBER VERB do a4f-2|^=after NUMBER a4b8f-10
^=after a NOUN b4|^=after a b7|^=after a8b12f-12|^=after the NOUN a5|^=after the a3|^=am h5|^=am i h3|^=am i the c2d-8h6|^=any NOUN ? d-3f7|^=any NOUN NOUN c5d11f-2
^=any NOUN a-3d9f7g-3|^=any NOUN on c4|^=any NOUN to f6|^=any a-3c3d8f2|^=anyone ADVERB ? d-6f10|^=anyone ADVERB VERB doing d10f-4|^=anyone ADVERB f6|^=anyone VERB did d6
^=anyone VERB do d8|^=anyone b2c-3d13f4h-4|^=anyone here d9|^=anything c15|^=are NOUN NOUN d4e2|^=are NOUN d2|^=are d2e8|^=at what NOUN d3|^=at what d3|^=be NOUN c2|^=be c3
^=been VERB doing f16|^=been f15|^=before we VERB do c4|^=before we c5|^=being i14|^=by VERB doing a5|^=by a4|^=can a NOUN d5h3|^=can a d4h4|^=can a2b-4d5e-6g-4h11
^=can i VERB do c2d10|^=can i c4d6|^=can somebody c9|^=can you VERB do a13d-2|^=can you a12d-5|^=can't NOUN NOUN f11|^=can't NOUN between e10f-7|^=can't NOUN e7f14|^=can't e6f12
^=could a NOUN d6|^=could a d4|^=could c8|^=do NOUN ADVERB d13|^=do NOUN d10|^=do d10g4h-2|^=do i VERB do e7|^=do i d2e4|^=do i have d3|^=do these c9d-11g4|^=do you ADVERB c-2d7
^=do you VERB do d7|^=do you d12e-3|^=does NOUN NOUN c4d5e-8|^=does NOUN c5d5e-8|^=does OWN NOUN c6|^=does OWN c6|^=does a NOUN c-3e9|^=does a e7|^=does anybody b13c-2d-5
^=does anyone VERB do d2|^=does anyone d9|^=does b3c6d4h-2|^=does it VERB do c2|^=does it c3|^=does the NOUN c9|^=does the c9|^=does this NOUN c9|^=does this c13
^=don't VERB do g3h3|^=don't h5|^=every NOUN NOUN f2h5|^=every NOUN a-2f8h12i-2|^=every NOUN i f11|^=every a-2f9h9|^=everything g7|^=for NOUN NOUN a-2b4|^=for NOUN b3|^=for a-8b3e2
^=for me h7|^=from NOUN to g5|^=from NUMBER a5|^=from NUMBER to a4|^=from a7b4|^=half a2b-2k6|^=half of f10|^=has anyone VERB did d-6e12|^=has anyone VERB do d2|^=has anyone d2e3
^=has anyone here d7|^=has d5e3|^=here's g5|^=here's how g4|^=how ADVERB do d4|^=how NOUN NOUN g-2i16|^=how NOUN a-4d6i6k-3|^=how NOUN can d-2g11|^=how NOUN did d3
^=how OWN NOUN a9|^=how OWN a7|^=how VERB doing a10|^=how a NOUN a7j2|^=how a a8j2|^=how a6b-7d2e-2f-4g6h-3|^=how are d2|^=how can c9d-3|^=how can i c7|^=how did d4
^=how did you d2|^=how do NOUN k10|^=how do a2d3f-6k5|^=how do i c4d4|^=how do you a5c-4d8|^=how does OWN c10d-2|^=how does c8|^=how i VERB did a11|^=how i a20|^=how is f11
^=how many NOUN d12|^=how many d16|^=how much NOUN d5|^=how much d10|^=how not g5|^=how not to g5|^=how should d-5e10|^=how to VERB do g10|^=how to a-4d3g11|^=how we VERB did a9
^=how we VERB do a4h2|^=how we a6g3|^=how's OWN c2|^=how's c3|^=i ADVERB VERB did b-3c8|^=i ADVERB VERB do a-4b3f5|^=i VERB did NOUN b-2f5h6|^=i VERB did NUMBER a15h-2
^=i VERB did OWN a5b2f-12k6|^=i VERB did a b6c6f6h-4k-3|^=i VERB did a8b5d-5e-4f-2g-6h-2k2|^=i VERB did every a12|^=i VERB did no a7|^=i VERB did the a-12k9|^=i VERB did to a14
^=i VERB do NOUN a-8g2h14|^=i VERB do NUMBER f7|^=i VERB do OWN a5f2|^=i VERB do VERB doing f16|^=i VERB do a a6c-8d12h-2|^=i VERB do a-2e2h5k-8|^=i VERB do the c11f-3h4
^=i am NOUN a-2b5k6|^=i am a-5b3f4|^=i can't VERB do f12|^=i can't f12|^=i cannot f2|^=i d-2e2g2i-3j-4k-2|^=i don't VERB do h10|^=i don't h6|^=i have NOUN f-3h11k6
^=i have NUMBER d6e-5f8|^=i have an a-2f13|^=i have e-5f6h2|^=i would be c11|^=i would c14h-2|^=i'd ADVERB VERB do h8|^=i'd ADVERB h10|^=i'd VERB do c10|^=i'd VERB do some c6
^=i'd c12h6|^=i'm VERB did a-3b-3f16h9k-8|^=i'm VERB did of h14|^=i'm VERB did out f11|^=i'm VERB do , k12|^=i'm VERB do and f-7k17|^=i'm VERB do d2h-8k17
^=i'm VERB doing a b3d10k-12|^=i'm VERB doing b3d2f-5|^=i'm a-9d4f6k5|^=i've been a2|^=i've f-3h12|^=if d-5h10|^=if you VERB do c3h3|^=if you c4h3|^=if your NOUN h6|^=if your h5
^=in NOUN a-4f9h7|^=in OWN NOUN a-6h14|^=in OWN a-6h16|^=in a-2b-7c-3f4g4h13|^=is NOUN ADVERB c-3d2|^=is NOUN NOUN a10c-8e6|^=is NOUN a c10d-8|^=is NOUN a11b3c-2d-3e4h-2
^=is NUMBER ADVERB c4|^=is NUMBER NOUN d7|^=is NUMBER c2d8e-3|^=is OWN NOUN c12d-3|^=is OWN c11d-4|^=is VERB doing d-4k7|^=is a NOUN c-5d3e8|^=is a NUMBER c-5d8|^=is a c-12d8e7
^=is anyone ADVERB d3|^=is anyone d11e-2|^=is d5e3f-5h-10|^=is it ADVERB c2d4|^=is it VERB do b5c-4d4e4|^=is it a-2b4d5e2|^=is the NOUN c6d-6e3|^=is the c6d-6e3|^=is there a d15
^=is there d16|^=is this NOUN c7e-6|^=is this c11e-5|^=it a10|^=it's VERB do b3h3j2|^=it's VERB do that b-4h15|^=it's b10h4|^=most NOUN NOUN h7|^=most NOUN h15|^=most g3h7
^=no , d8|^=no NOUN VERB does f2|^=no NOUN e3f8h3|^=no a-3d2f5h5|^=nobody VERB did a10f-2|^=nobody VERB did me a6|^=nobody VERB do about h7|^=nobody VERB do f10g-7
^=nobody VERB does OWN f15h-2|^=nobody VERB does a f-2h14|^=nobody VERB does a-6g4h8|^=nobody VERB does another h8|^=nobody VERB does your h6|^=nobody b-3f3h4|^=not NOUN e4j4
^=not e8j4|^=on i16|^=people VERB do f5|^=people f2h12|^=people who VERB do h10|^=people who h9|^=she f4|^=should a NOUN d9|^=should a d8|^=should c-5d7e10h-5
^=should i VERB do c-2d3e3|^=should i c-2d2e6|^=should we VERB do d-2e4|^=should we e6|^=since NUMBER NOUN a3|^=since NUMBER a9|^=since a11b-5|^=since the NOUN f4|^=since the f4
^=somebody f3|^=someone ADVERB c7f-3j4|^=someone f5|^=something i12|^=the NOUN NOUN a-5d-2f5g3j2|^=the NOUN OWN a12|^=the NOUN VERB did a-7f8i10|^=the NOUN VERB does i6
^=the NOUN a2b-5c-5d-6e-3f3g4i5|^=the NOUN between i2|^=the NOUN i g12|^=the NOUN of f-3g-2h3i18|^=the NOUN to g11|^=the NOUN we a13|^=the NOUN won't f8
^=the NUMBER NOUN f-12g7h2k-2|^=the NUMBER a3b3f-12h5k-4|^=the a2b-3c-6d-6e-4f3g4i5|^=there h6|^=this NOUN j6|^=this a9j9|^=we ADVERB VERB did b8f-3k3|^=we ADVERB b6f-3k6
^=we VERB did NOUN a7k-5|^=we VERB did NUMBER a-2b-3k10|^=we VERB did OWN a2b2c-2f-11k6|^=we VERB did VERB doing a11|^=we VERB did a b6|^=we VERB did a6b3c-7f-7h-7k8
^=we VERB did an b5|^=we VERB did every a8|^=we VERB did from a2|^=we VERB did the a10|^=we VERB did to a3|^=we VERB do NOUN a8b2c4f-9k-2|^=we VERB do a a-2f22
^=we VERB do c3f10h-3k-18|^=we VERB do the a10f-5|^=we VERB do to h4|^=we are ADVERB b-3k10|^=we are NOUN b4|^=we are VERB doing a-2b-2k7|^=we are a-6b-3e4k11|^=we b2d-6f2g-5h-3k6
^=we can't VERB do f4|^=we can't f7|^=we don't VERB do h4|^=we don't f-4h10|^=we have a-8c7k4|^=we should all h4|^=we should h12|^=we were VERB did a-3f6|^=we were a-6f9
^=we're VERB doing OWN b5|^=we're VERB doing a b4k4|^=we're VERB doing a-3d3k7|^=we're a-5b4d2k9|^=we've VERB did NOUN a-3b7f5k-3|^=we've VERB did a-10b3f3|^=we've a-2b2k7
^=we've been k4|^=what ADVERB c-2d15|^=what NOUN a7b-4d7e2f-3|^=what NOUN to a-4d18|^=what NOUN when a6|^=what NOUN you d7|^=what NUMBER NOUN a8|^=what NUMBER a11|^=what a NOUN a4
^=what a a5|^=what a6c2d3h-12i-3j-3|^=what are d6k7|^=what are you k12|^=what do c8d6|^=what do i d3|^=what do you c9d2|^=what does a d7|^=what does d10|^=what i VERB do a-2d8
^=what i a5|^=what i would a11|^=what is d6|^=what nobody a9|^=what should b11c2|^=what should i c6|^=what to VERB do g10|^=what to do g8|^=what to g18|^=what would VERB do c8
^=what would a-2e3f6g-4|^=what would you c-3e6f9|^=what's NOUN d6h-2|^=what's NOUN for e3|^=what's VERB doing c6|^=what's VERB doing from c5|^=what's a NOUN d16|^=what's a d14
^=what's c6d12e9f-2g-6h-4|^=what's the NOUN d13g-2|^=what's the d11|^=what's your NOUN c7|^=what's your c6|^=when a5d7e-5f-2g8|^=when did d8|^=when did you d10|^=when is d7
^=when is it d4|^=where c-10d3e2f2h3|^=where can d8|^=where can i d5|^=where do NOUN d4|^=where do d12|^=where do you d12|^=where would c-8f2|^=where would you c-11f5
^=which NOUN NOUN d8e-3|^=which NOUN VERB does c13d-2e-6|^=which NOUN c9d10e-4h-2|^=which NOUN do d6|^=which NOUN would c9d-8|^=which VERB does NOUN e3|^=which VERB does e2
^=which c3d5e7h-9|^=which is NOUN e4|^=which is e7|^=which of c9|^=which of these c4|^=which would c-7d-2e16|^=which would you c-4d-3e13|^=who VERB do NOUN d3|^=who VERB do d12
^=who VERB does i11|^=who d17h-5i10|^=who do d2|^=why NOUN NOUN h10|^=why NOUN h10|^=why OWN NOUN a9f-4|^=why OWN a8f-3|^=why a7c-9e-4f3g-3h12k-2|^=why do f3|^=why do most d8
^=why do we d-4h16|^=why does OWN f14|^=why does c-6d3f8|^=why does everybody d16f-5|^=why does everyone d7|^=why does nobody d-3f11|^=why every NOUN h5|^=why every h4
^=why i VERB did a11|^=why i a4|^=why is OWN d-5f17|^=why is everybody d8|^=why is f3h6|^=why nobody h9|^=why nobody should h8|^=why we VERB did a5|^=why we a3|^=would NOUN b10
^=would NOUN to b16c-4|^=would VERB do c4|^=would VERB do your c7|^=would anybody c2|^=would anyone c9d-7|^=would b7c9d-14e3|^=would you ADVERB c-7e11|^=would you VERB do c13
^=would you c7d-7e5|^=you VERB do g10|^=you VERB do to g8|^=you b2c-4d-4g2h13|^=you don't VERB do h2|^=you don't h5|^=you should h2|^=your NOUN g3h10|^=your NOUN is g3|^=your g5h6
^a a2d-7k-8|^a bakery b-7h9|^a beginner's g12|^a competitor f15|^a customer a9|^a free j3|^a good h6j2|^a guide g7|^a job b12j-12|^a practical g9|^a simple g11|^a template g14
^a year a17|^about c-3d10|^accessibility b-3i5k7|^accessibility of i3|^acmely b5k9|^ads b8|^advice d9g9|^after 11 a7b-4|^after 8 a-5b11|^after a b5|^after a11b11f-12|^after the a5
^after two b3|^agencies h5|^agency , e13|^agency e13|^ahrefs e2|^ahrefs or e2|^ai h8i3|^am d4h5|^am i d3h5|^amazon f8|^announcing b10k10|^announcing our k14|^announcing the b12
^annual billing e8h-3|^annual e10h-5|^answering f6h4|^answering the f9|^any a-2d7f7g-3|^any feedback c3|^any good d13|^any idea c-5|^any ideas d-2f5|^any tips d5|^any way f3
^anyone c-3d12f5h-3|^anyone else f3|^anyone here d6|^anything c12|^apple b-3k11|^are d2e6|^ask a15|^at d2|^at what d3|^b2b i5|^backups d18h-3|^be c4|^be honest c3|^been f15
^before c7|^before we c6|^beginner's g3|^beginner's guide g7|^being h2i14|^best b-4d25e-4f8h-9i-3k-6|^best invoicing d7|^best practices d-3g17|^beta b2c11k-2|^beta of b7
^better b-2c13|^better or c14e-13|^black friday i4|^black k2|^bookkeeping b-3k5|^bought a a4d4|^bought a4d3|^bounce a2|^bounce rate a5|^build a g9|^build c-3g9
^buildinpublic i-3k11|^built a a2|^built b2|^burned f7|^burned out f6|^burnout i11|^buying d2h7|^by a6|^can a d3h4|^can a4b-3d5e-6g-3h10|^can i c2d8|^can somebody c10|^can you a12
^can't decide e3|^can't e6f15|^can't find f12|^can't get f3|^card e10|^charging h17|^chasing b-4f10i7|^cheap e5h4|^check b3j3|^checklist before g4|^checklist for g14|^checklist g18
^churn i11|^client b-6d9f10h-2i3|^client wants d13|^clients f16|^clients keep f5h-2|^closed a11|^code c3f-3h9i2|^code review c4i6|^cofounder f4|^cold a7f-7h5i7|^cold email h4i2
^community h16|^cookie banners h7i2|^cookie h4|^could a d3|^could c7|^curious d14|^customer f2i17k-2|^customer support i18|^customers f20|^cut a-2e2g13|^cut our a3|^daily h6
^daily standups h4|^dark b8|^dark mode b9|^dashboards h7|^dealing i7|^dealing with i8|^dear b10c2h3|^deposits f-3i8|^do d7g3h-5|^do i c-3e6|^do these c9d-8|^do you d13e-5
^docker f14g13i-6k-4|^does a c-3e9|^does anybody b7|^does anyone d9|^does b3c7d4h-2|^does it c3|^does my c3|^does the c7|^does this c11|^don't h6|^early access e3h12k-3
^early b-9h7k2|^email b-3h2i12k4|^email deliverability i7k7|^email is h6|^emails f8|^emails from f11|^employee i2|^episode b-6k8|^equity i5|^equity splits i3|^etsy k7
^every a-3f9h11i-2|^every invoice f3|^every time f2|^everything g3|^explain g8|^export b13|^export to b12|^feedback c13|^feedback on c5|^figma h11|^finally a8f-3k2|^finding i12
^fire e14|^first a-6b-7c19d-3f10g-6i7k-3|^first time c11|^for a-6e3h3|^for me h5|^found j2|^founders h8i-7k12|^free h11i-4k7|^free shipping b-2f9h2k-5|^free trial h4
^freelance contracts i4|^freelance i7|^freelancing i13|^from 0 a6|^from a7b6|^gdpr h5|^get g11|^getting a g9|^getting a-5f13g11h-2|^ghost e5|^ghost or e6|^give c18|^give me c10g-2
^good d6f-2h6j9|^good read j3|^google ads f4|^google e9f20h-5i-11|^google is k12|^got a7b-3c-6f-3g13k2|^got my a8|^great j2|^half b-3k8|^half of f10|^half our a2|^has anybody d4
^has anyone e6|^has d7e2|^having f15|^help d9f10|^here's g6|^here's how g8|^hetzner e4|^hi b10|^hire a e14|^hire e14|^hiring a c-2d2k10|^hiring c-2e2i9|^hiring in i2
^hiring juniors i4|^hiring your i13|^honest c9|^honest opinions c10|^honestly h20|^hot d2e-4h4|^hot take h7|^hourly e5|^how a a7d-2j2|^how a5b-8d3e-5f-4g6h-5|^how are d2
^how can c8d-2|^how did d3|^how do a2d4e-2f-4k8|^how does c8|^how i a15|^how is f12|^how long d21|^how many d16|^how much d12|^how not g5|^how often d5|^how our a8
^how should d-5e10|^how to a-5d2g11|^how we a6g4|^how's c2|^how's my c3|^hubspot e8|^i am a-5b3f7|^i answered a11|^i asked a7|^i b2c2d-3i-2j-5k-3|^i believe h3|^i built a-2b6h8
^i can't f10|^i cannot f3|^i created b9|^i don't h9|^i finally a2b-6c7|^i get f7g3h-5|^i have b-2d2e-9f4h2k2|^i keep f23h-4|^i let a14f-3|^i love a-4b-3f5h11|^i made b8
^i quit b-3k15|^i rewrote a3c8f-3|^i said b-3f11|^i sent a8|^i spent a-5b7h3|^i think h18|^i turned b8|^i used a7|^i would c8|^i wrote a-6c12|^i'd c8h8|^i'd love c5|^i'd rather h8
^i'm a-10d6f5k3|^i'm burned f12k-3|^i'm tired f2h13k-4|^i've been a3h3|^i've f-4h11|^if d-2h8|^if you h3|^if your h9|^imo h10|^imposter f6i2|^imposter syndrome f4i2
^in b-6c-4f2g6h12|^in my a-3h14|^in-house designer e5|^in-house e17|^influencer h5|^influencer marketing h5|^influencers h18|^interesting j2|^interesting read j2|^internal i15
^internal linking i11|^interview j2|^introducing a11b20h-6i-3|^invoices i7|^invoicing i11|^is a c-13d8e9|^is anyone d11|^is c2d4e3f-8h-11j-2|^is cold a14|^is it d6|^is my c6
^is the c5d-6e3|^is there d18|^is this c12e-7|^is webflow e3|^iso a d16g-3|^iso d18g-5|^it a12|^it's b9h2j2|^job f6|^just a6b4f-3h-8k3|^just finished a4b-9k3|^just launched b8
^just shipped b12k-3|^kanban b4|^keep e5g6|^keep the e2|^keyword h9|^kubernetes e6h2i5|^landing a6i4|^landing page a4i4|^laravel e2|^laravel or e3|^late i13|^late payments i7
^launch b10i-3|^launching b20k-7|^launching my b10k-4|^learn g13|^learn to g11|^lessons a21|^lessons from a22i-2|^life after i8|^life i13|^linkedin e2h13|^linkedin is h2
^local d6h-2i13k-4|^local seo i10k-3|^long h10i-2|^looking b-7c14d6f-8g-2i-5k11|^looking for b-7c13d8f-2g-3i-2k5|^losing f16|^lost a-3f17k-3|^lost our f13k-4|^lost the a-2f9
^macbook air e7|^macbook e5|^made a a-10b10c7|^made a-16b7c5k5|^made my a-5k11|^mailchimp f4k2|^make g5|^marketing k3|^meet b17g-3k3|^meetings h17i-2|^mental health i5|^mental i5
^merge g18h-13|^migrated a2|^monoliths h10|^month b-5k18|^monthly k11|^monthly meetup k13|^monthly or e3|^most g6h5|^moved a7|^moving a g4|^moving d2g7|^moving my d4
^my accountant d6|^my app f4|^my b2c-3e-3f3h5k-12|^my boss c8|^my business f7|^my co-founder a2|^my first b-2c5f-21g13k4|^my game b6|^my invoices f6|^my newsletter b2
^my podcast k4|^my side a21f-7|^my sourdough b2|^my wife b13|^name d10g6h-5|^need a c5d17e-7g-4|^need c15d15e-3g-13|^new b6i-9k13|^new release b9|^newsletter i7|^nice j3|^no , d8
^no a-3d2e2f5h4|^no one f6|^nobody b-3f4h6|^nobody cares h6|^nobody needs f-2h13|^nobody opens f10|^nobody told a7|^nobody wants h13|^not e2|^notion e7f-2k13|^now c-2d10k3
^old c-4e12i5|^on i14|^onboarding emails i7|^onboarding i18|^one big e2|^one h8|^open b2f-10h10i14k-13|^open source b-7i15|^open sourced b10|^order a-9b-4f-3g16h7i-6j-2k-2
^our 2025 k13|^our a4c-6d-5f2h-12i-8k7|^our agency a-5f2|^our annual k6|^our best a-3f16|^our guide a-2g16|^our industry j5|^our kickstarter f-4|^our little b13k-5|^our new a-2b9
^our newsletter f3|^our open f2|^our studio k6|^our support a9f4k-7|^pair i13|^payment f17i-2|^payroll b6f6h-2|^people f6h9|^people who h10|^players f11|^please a-6b4c5f-9
^please roast c2|^please tear c2|^please tell d12|^podcast guests f2k4|^podcast i5k2|^postgres e3f4h-2i5|^postgres eats f6|^price k5|^pricing b-6c4g-2h7i16k-7|^pricing for i2
^pricing page c5|^product f3|^quarterly i8|^raise e3|^raised a8|^rate c18|^rate my c7|^read it c7|^recommend d7|^recommend me d7|^recommendations d8|^recommendations for d7
^reduce churn g6|^reduce g13|^refund f8|^registration is k12|^registration k11|^released b8|^remote b-2h9i16k-2|^remote work h7|^repair b3|^retainers h3i10|^roast c11|^roast my c13
^rust e3h8|^sales f6h-3i3|^say c7d-4k3|^say hello k5|^says f2h6|^scope creep i8|^scope i5|^seasonal i4|^seeking c8|^self-hosting g6|^selling i12|^senior i-10k15|^seo e2h7i7k-2
^set g11|^set up g9|^setting g7|^setting up g6|^sharing k7|^sharing our k5|^she f3|^shipped a15b-4|^shop c3f-2h8|^shopify b-7h4k3|^shopify just k12|^should a d9|^should c-4d5e10h-7
^should i c-4d2e5|^should we e5|^show d19|^show me d11|^side i6|^signing d5|^since a9b-4|^since the f6|^six b4|^small b2c-2e3g12i-3|^sold a6|^sold my a2|^somebody f4|^someone f5
^something i11|^speed g3|^speed up g4|^sqlite b-2h7|^sqlite is h6|^starting b12|^statistics on j3|^steam b-3f5h-2k5|^stop asking h9|^stop h24k-2|^stop putting g-4h11|^story a18i-5
^stripe f7|^struggling f21|^struggling to f16|^stuck a-4f20|^stuck at f6|^subscription c9i6|^summer f-3k16|^switched a4|^tailwind h8|^tailwind is h5|^tax b-4c7h-6k13
^technical debt i9|^technical i11|^tell b9c4d3|^tell me b11c5|^ten a14i-2|^testers c13|^thank k15|^thank you k13|^the 20-minute f-2g16|^the a2b-5c-7d-7e-2f3g4i6|^the art i13
^the best h8|^the complete g6|^the economics i13|^the exact g15|^the lazy g7|^the new f9h-5|^the only f-2h4|^the pricing a10|^the printer f10|^the psychology i6|^the real i12
^the worst a4h2|^there h8|^thinking about d10|^thinking d22|^thinking of d14|^this a10j9|^thoughts c6d5e-2h-2|^thoughts on d7|^three a14b-12f4g9i-9|^til a12f-5g5h2|^til the a12g-7
^tiny b6|^tips e4g12h-4i-4|^tips for g12|^tired a-5b8h12|^tired of a-5b9h13|^today a-3b11k3|^today we b10k-2|^told a8|^too c8d-4f12|^too many f5|^torn between e7|^torn e5
^traffic f3|^trying d9e4|^trying to d8e2|^turn b9g2|^turn one g11|^turned a11|^two a11f-6|^typescript i7|^uncles i6|^unpopular h8|^unpopular opinion h8|^use g7|^use your g5
^users f22h-4|^users sign f7h-2|^version b14k-9|^volunteers k6|^ways g7|^ways to g12|^we a3d-5f2g-5h-3k6|^we are a-5b-5e8k9|^we asked b2|^we built a-5b16|^we can't f6
^we changed a-9k14|^we don't f-4h12|^we doubled a4|^we dropped a11k-2|^we got a-4f12|^we have a-10c7|^we hired f3|^we hit a-2k10|^we just a-2b4k5|^we killed a4|^we launched a-3b13
^we let a14|^we lost a12|^we made a-5b10|^we moved a6|^we need f11|^we open b21f-4k-3|^we open-sourced b5k-3|^we raised k6|^we should h11|^we stopped a11|^we switched k7
^we tried a5|^we went a2|^we were a-7f7k3|^we're a-5b5d2k9|^we're hiring b-3k11|^we're launching b5|^we're opening b6k-4|^we've a-3b2f2k6|^we've been a2k3|^webflow k7|^webhook i2
^weekly k7|^went a8|^went from a3|^what a a3|^what a6c2d6h-12i-4j-2|^what are d5k9|^what crm d7|^what do c8d6|^what does d8|^what happened d8|^what happens d10|^what i a3d3
^what is e2|^what nobody a10|^what should b11|^what to g19|^what would a-2e4f6g-4|^what's a d13|^what's better e3|^what's c7d13e6f-2g-7h-5|^what's missing c5|^what's the d12g-3
^what's your c4|^when a3d8e-5g6|^when did d10|^when is d8|^where c-11d3f3h2|^where can d6|^where do d9|^where would c-10f4|^which c6e5h-7|^which is e7|^which of c12e-2
^which one e15|^which would c-10e16|^who d17h-2i8|^who do d2|^who pays d5|^why a5c-11e-6f4h13|^why do h2|^why does c-3d2f7|^why every h4|^why i a4|^why is f3h3|^why nobody h9
^why our a9f-4|^why we a5|^wich d14h-4|^winter b-2i8k6|^wondering d10|^wondering how d9|^working i19|^working with i13|^worth a d-2|^worth d9j12|^worth it d15|^would anybody c3
^would anyone c9d-6|^would b6c9d-14e2|^would love b11|^would you c8d-7e2|^write a g12|^write better g6|^write g19|^writing g14|^wrote a b10|^wrote b8|^yesterday a-6b-3f8h6
^you b2c-2d-5g4h9|^you can g3h-2|^you don't h5|^you should h2|^you want g8|^your h10|^zapier a9
`;
