/** What it says where a word stands, and beside what. Written by `npm run topics -- --fit`. */
export const PLACE_WEIGHTS = `
^ a9b-3c4h5i-6j6k-3|^0 a5|^10 a-5i9k6|^14 h9|^3 a7b-4f5g2k-4|^40% k6|^40% off k6|^5 a-6f-3g20i5|^50% k7|^50% off k4|^6 c3g5|^7 g22|^7 mistakes g5|^= a5b-2c3h7i-5j7k-2
^=ADVERB ADVERB NOUN b20i-6k-2|^=ADVERB ADVERB b18i-6k-4|^=ADVERB NOUN ? c11|^=ADVERB NOUN ADVERB f6|^=ADVERB NOUN NOUN b3h-3k6|^=ADVERB NOUN VERB do c5
^=ADVERB NOUN a-8c6d-7e7f-2i2k4|^=ADVERB NOUN for c2k3|^=ADVERB VERB did NOUN b16k-5|^=ADVERB VERB did NUMBER a4b-9k9|^=ADVERB VERB did OWN a2b-4f-4k12|^=ADVERB VERB did a k3
^=ADVERB VERB did a4b5h-7k3|^=ADVERB VERB do OWN b2c11k-2|^=ADVERB VERB do a4b-2c4f-10h-2|^=ADVERB VERB do me d11f-2|^=ADVERB VERB doing NOUN k7|^=ADVERB VERB doing k6
^=ADVERB b2c2d-3e2f-3g-6h2j-2k5|^=ADVERB i VERB did b-2f6|^=ADVERB i f2h8|^=ADVERB is b-3k15|^=ADVERB many NOUN f5|^=ADVERB many b-2f4|^=ADVERB vs e3|^=ADVERB we VERB do b9
^=ADVERB we b10k-3|^=NOUN , NOUN b7c-7e10f-5g-5h-4i5|^=NOUN , a b11c3g-2|^=NOUN , a-3b7c-4e5f-9g-9h-2i7|^=NOUN ? c9d-8f-2h10|^=NOUN ADVERB , d5|^=NOUN ADVERB NOUN b11e2i-3
^=NOUN ADVERB VERB did k16|^=NOUN ADVERB VERB does b14|^=NOUN ADVERB a-3b11d7f-5g5h-14i-16k8|^=NOUN ADVERB or e3|^=NOUN ADVERB to b4k3|^=NOUN NOUN , a-2b2d-7f-10g-12h3i8j2
^=NOUN NOUN ? e-3g16|^=NOUN NOUN ADVERB a-6b-9c2d-2e11f13h2i-7k-8|^=NOUN NOUN NOUN a-3b-5d4g-8|^=NOUN NOUN NUMBER b7i-3k11|^=NOUN NOUN VERB did a4b-5e2f2
^=NOUN NOUN VERB do b5f10g-3h9i-5k-6|^=NOUN NOUN VERB does a3d5f10h-2|^=NOUN NOUN VERB doing c7|^=NOUN NOUN a-3d-4e-2f2h2i4j-4|^=NOUN NOUN about d10i-2j10|^=NOUN NOUN after i17
^=NOUN NOUN and i19|^=NOUN NOUN are b-4f-3g11h13|^=NOUN NOUN at b-2c3h-9i11k3|^=NOUN NOUN between i7|^=NOUN NOUN but h9|^=NOUN NOUN don't f4|^=NOUN NOUN for a-12b2c6e-11g7h-2i2k-4
^=NOUN NOUN from d-2e5|^=NOUN NOUN have h2|^=NOUN NOUN i h9|^=NOUN NOUN in a-7b-10c3e-2f2h-7i9k10|^=NOUN NOUN is f3h6i-5|^=NOUN NOUN of a14b5f5h-2i-7k-12|^=NOUN NOUN on b-13h9j2k3
^=NOUN NOUN or e19|^=NOUN NOUN should h4|^=NOUN NOUN that a3b6i12|^=NOUN NOUN to d11g14h-2k-7|^=NOUN NOUN vs e25i-3|^=NOUN NOUN were k5|^=NOUN NOUN who i10
^=NOUN NOUN with b-4e-4g6k13|^=NOUN NOUN without h7|^=NOUN NUMBER : b7|^=NOUN NUMBER NOUN b8f-2i4|^=NOUN NUMBER a-4b13g-3h-9k11|^=NOUN NUMBER is b9f3k-9|^=NOUN NUMBER of i-3k11
^=NOUN NUMBER vs e9|^=NOUN VERB did NOUN a-8b-2h12k2|^=NOUN VERB did NUMBER k11|^=NOUN VERB did OWN a-6b6f11k-2|^=NOUN VERB did a-7b-3c2d-2e6f8g-10h4i-8k4|^=NOUN VERB did by f15
^=NOUN VERB did for c14|^=NOUN VERB did from a11f-2|^=NOUN VERB did its f8|^=NOUN VERB did to e9|^=NOUN VERB do NOUN a8b3h3|^=NOUN VERB do OWN a10|^=NOUN VERB do VERB doing f8
^=NOUN VERB do a5d-3f9g-9h5i-4|^=NOUN VERB do for f9|^=NOUN VERB do this k7|^=NOUN VERB do up f12h-2|^=NOUN VERB does NOUN b4d11f-7|^=NOUN VERB does NUMBER f5
^=NOUN VERB does OWN f7|^=NOUN VERB does VERB doing f15|^=NOUN VERB does a4b-3d3e-3f8g-6i-5k4|^=NOUN VERB does to d2|^=NOUN a-5c-2d-2g-2i4j-2k2|^=NOUN about g11
^=NOUN about the g11|^=NOUN after VERB doing a-2f7|^=NOUN after e-7f3i5|^=NOUN against a e16|^=NOUN against e20|^=NOUN and NOUN i6k9|^=NOUN and h-2i8k5|^=NOUN are NOUN b-2h6k3
^=NOUN are VERB did b7|^=NOUN are b10f-3|^=NOUN are where h5|^=NOUN as a i13|^=NOUN as i13|^=NOUN at NOUN k6|^=NOUN at NUMBER i5|^=NOUN at a i12|^=NOUN at i11k2|^=NOUN before g6
^=NOUN before you g3|^=NOUN between NOUN i4|^=NOUN between VERB doing e7|^=NOUN between e5i3|^=NOUN but NOUN h11|^=NOUN but h9|^=NOUN don't VERB do h3|^=NOUN don't h5
^=NOUN for NOUN b5e-4f-3g2i4|^=NOUN for NUMBER e8i8|^=NOUN for a d10e-4g9i-5|^=NOUN for a-8c2d2e-2f-13g9h-6i2k2|^=NOUN from NOUN f7|^=NOUN from NUMBER a6
^=NOUN from OWN a-3b4f2i-2k8|^=NOUN from VERB doing a3|^=NOUN from a8f3g-4h-4|^=NOUN has h3|^=NOUN here , f4k5|^=NOUN here f8k3|^=NOUN how d2g2|^=NOUN how to g2|^=NOUN i g9
^=NOUN in NOUN b-6f9i2|^=NOUN in a i11|^=NOUN in b-5f5i18k-3|^=NOUN in the i6|^=NOUN is ADVERB h7k-3|^=NOUN is NOUN b6|^=NOUN is VERB did b6|^=NOUN is VERB doing f8h-11k5
^=NOUN is a h2|^=NOUN is b3d-5h7i-2k10|^=NOUN is here b-2f-4k20|^=NOUN is the h13|^=NOUN it d15|^=NOUN of NOUN f-2h2i11|^=NOUN of OWN b12f2|^=NOUN of a4b7c-4e-4g-2k5
^=NOUN on NOUN d6e-2j8|^=NOUN on OWN c4|^=NOUN on a g6|^=NOUN on c4d5e-5j6k-4|^=NOUN on this c4|^=NOUN or ADVERB c15e-13|^=NOUN or NOUN c8e22i-8|^=NOUN or c19d-7e16g-2h-2i-9k-3
^=NOUN should VERB do h4|^=NOUN should h11|^=NOUN that NOUN h6k7|^=NOUN that h7k8|^=NOUN to NOUN b5g3h2i3k-6|^=NOUN to VERB do b-2c-2e4f-2h-7i9k7|^=NOUN to a-7c-3d-6f-11g6i12k2
^=NOUN under NUMBER h3i5|^=NOUN under h2i4|^=NOUN up g15|^=NOUN vs NOUN e30i-6|^=NOUN vs e29i-3|^=NOUN who VERB do h11|^=NOUN who d4h5|^=NOUN with NOUN f11|^=NOUN with f5h-5i8
^=NOUN won't f2|^=NOUN you g2k13|^=NUMBER NOUN , a14k-3|^=NUMBER NOUN NOUN a-20f-2g5i5|^=NUMBER NOUN a2d-7f-8g6j-3k4|^=NUMBER NOUN in a2g2|^=NUMBER NOUN of a-6c4k15
^=NUMBER NOUN that g16|^=NUMBER NOUN to g16|^=NUMBER VERB do f18k-2|^=NUMBER a7b-3c2d-7e-4g6h-4j-6k4|^=OWN NOUN NOUN a5b5c5d-8f2h-11i-6k-2|^=OWN NOUN VERB did a5b-12c-6d5f2h-3k5
^=OWN NOUN VERB do j4k5|^=OWN NOUN VERB does a-7c2f9|^=OWN NOUN about b14|^=OWN NOUN and b4f6|^=OWN NOUN are k8|^=OWN NOUN c-5d-2e-6f2|^=OWN NOUN for b8f-6g12k-12
^=OWN NOUN has a-2b-6f7k8|^=OWN NOUN is a-3b-11f5i10k7|^=OWN NOUN on a-4b-2c-5f-9g10h20j2k-5|^=OWN NOUN was k9|^=OWN NUMBER NOUN b2k9|^=OWN NUMBER b3g-3k7|^=OWN c-4d-2e-7f2g2
^=VERB did NOUN NOUN a-2f-7i12|^=VERB did NOUN NUMBER a6|^=VERB did NOUN c-4e2f-13i7k-6|^=VERB did NUMBER NOUN a17|^=VERB did NUMBER a15|^=VERB did OWN NOUN a5b-2k8
^=VERB did OWN a5f-2g-2k6|^=VERB did a NOUN b8f-5g3h-4k-3|^=VERB did a b7f-4h-3|^=VERB did a5b4c-6d-5e-2f3g-2|^=VERB did an NOUN a11b-2|^=VERB did an a14|^=VERB did at NUMBER f7
^=VERB did at a2|^=VERB did from NOUN a6|^=VERB did from NUMBER a3|^=VERB did from a13|^=VERB did me NOUN a2b6|^=VERB did me b6|^=VERB did of NOUN b11h6|^=VERB did of a-3b10h13
^=VERB did on NOUN a3f2|^=VERB did on a2|^=VERB did out , f8|^=VERB did out f7|^=VERB did the NOUN a12f3|^=VERB did the a13|^=VERB did this j6|^=VERB do NOUN , b11f6
^=VERB do NOUN NOUN b-2c8d-5f-6g13k5|^=VERB do NOUN a-3b4c4g12h-5|^=VERB do NOUN for d12|^=VERB do NUMBER c3g8|^=VERB do OWN NOUN a2b-2c6e3f-2|^=VERB do OWN a4b-2c8f-5g-4k2
^=VERB do VERB doing NOUN g-3h13|^=VERB do VERB doing for g-2h12|^=VERB do VERB doing g-8h25|^=VERB do VERB doing your g-2h10|^=VERB do a NOUN a8b-8c-4d6e4f-4g5h-5k-4
^=VERB do a a5b-8d7f-6g4h-7k-5|^=VERB do a-4f2g5i-9|^=VERB do an NOUN g7|^=VERB do an g5|^=VERB do down NUMBER f15|^=VERB do down c2d-2f14|^=VERB do every NOUN h13
^=VERB do every h13|^=VERB do it c4e3|^=VERB do it with e2|^=VERB do me ADVERB c16d-2|^=VERB do me NOUN c2d7f-6|^=VERB do me a c-2d12|^=VERB do me b7c6d14f-10g-6h-6
^=VERB do me how d10|^=VERB do me what b5|^=VERB do me why c11|^=VERB do me your d8|^=VERB do off OWN k3|^=VERB do off all k8|^=VERB do off k19|^=VERB do out f17
^=VERB do the NOUN a6f5h-3k-3|^=VERB do the a4e2f2h-3k-4|^=VERB do this j9|^=VERB do to VERB do h3|^=VERB do to g3h4|^=VERB do up NOUN g8|^=VERB do up g14k6|^=VERB do us d15
^=VERB do your NOUN c-9d-2g8h-6k10|^=VERB do your b2c-10d-3g12h-7k9|^=VERB doing NOUN , b13|^=VERB doing NOUN NOUN a-10b2d-4g12h-8|^=VERB doing NOUN a-5b7d-16g2h4i4k-7
^=VERB doing NOUN for b2i11|^=VERB doing NOUN from g7h5i-4|^=VERB doing NOUN in i10|^=VERB doing NOUN on g4|^=VERB doing NOUN to a14b-6f11i-5|^=VERB doing NOUN with i4
^=VERB doing NUMBER NOUN a14|^=VERB doing NUMBER a4c5f3g-4|^=VERB doing OWN NOUN a3c-6d4f-9k6|^=VERB doing OWN a2b2c-9d7f-9k5|^=VERB doing a NOUN b-4c-8g5h-5i5
^=VERB doing a b-4c-9d2g4h-4i8|^=VERB doing about d11|^=VERB doing e-3f2i3|^=VERB doing for ADVERB c4d-2|^=VERB doing for NOUN c3d-6k10|^=VERB doing for NUMBER c15d-5
^=VERB doing for a c-3d22|^=VERB doing for an d12|^=VERB doing for b-7c10d9f-2g-2i-3k7|^=VERB doing from a15|^=VERB doing how d9|^=VERB doing of VERB doing d13|^=VERB doing of d15
^=VERB doing the NOUN a3b2c-2e5f3g-2|^=VERB doing the a5c-3f3g-4i-4|^=VERB doing this b7j2|^=VERB doing to VERB do a-5f14h-7i-2k10|^=VERB doing to a-7d3e2f11h-4k9
^=VERB doing up g8|^=VERB doing with NOUN f3i4|^=VERB doing with f5i12|^=VERB doing with your i11|^=VERB doing your NOUN b-3d-4i7k6|^=VERB doing your b-3d-5g2i6k4
^=a NOUN NOUN a-5b5g8i-3|^=a NOUN VERB did a6|^=a NOUN a2d-6g2k-9|^=a NOUN for b2c13|^=a NOUN of a20b-2|^=a NOUN on h6|^=a NOUN or e14|^=a NOUN that a3h3|^=a NOUN to h8
^=a NUMBER NOUN g3|^=a NUMBER g6|^=a a2d-7g2h3k-7|^=about c-5d12|^=after NOUN NOUN a2b8|^=after NOUN b9|^=after NUMBER NOUN b11f-4|^=after NUMBER VERB do a8|^=after NUMBER a4b8f-8
^=after a NOUN b6|^=after a b5|^=after a7b13f-10|^=after the NOUN a5|^=after the a4|^=am d3h5|^=am i d4h4|^=am i the c2d-10h6|^=an j4|^=any NOUN ? f2|^=any NOUN NOUN c4d10f-3
^=any NOUN a-4c2d7f7|^=any NOUN on c4d2f-2|^=any NOUN to f3|^=any a-2c3d9f3|^=anyone ADVERB ? d-8f13|^=anyone ADVERB VERB doing d12f-7|^=anyone ADVERB f3|^=anyone VERB did d6
^=anyone VERB do d9|^=anyone b3c-3d10f5h-3|^=anyone here d7|^=anything c16|^=are NOUN NOUN d3e2|^=are NOUN d5h-2|^=are e7|^=at d2|^=be NOUN c3|^=be c3|^=been VERB doing f17
^=been f15|^=before c6|^=before we VERB do c4|^=before we c5|^=being h2i12|^=by VERB doing a4|^=by a5|^=can a NOUN d3h5|^=can a d7h4|^=can a3b-3d6e-6g-2h9|^=can i VERB do c2d7
^=can i c2d4|^=can somebody c9|^=can you VERB do a11|^=can you a12|^=can't NOUN NOUN f7|^=can't NOUN between e12f-8|^=can't NOUN c-2e5f14|^=can't e5f16h-2|^=could a NOUN d2
^=could a d5|^=could c8|^=do NOUN ADVERB d12|^=do NOUN d10|^=do d9g4h-5|^=do i VERB do e7|^=do i e5|^=do these c11d-11|^=do you ADVERB d7|^=do you VERB do c2d8e-3|^=do you c2d10e-2
^=does NOUN NOUN c4d5e-3|^=does NOUN c5d4e-7|^=does OWN NOUN c8|^=does OWN c8|^=does a NOUN e6|^=does a c-2e8|^=does anybody b10c-2|^=does anyone VERB do d2|^=does anyone d8
^=does b5c9e-4g-2h-3|^=does it c5|^=does the NOUN c8|^=does the c8|^=does this NOUN c12|^=does this c12|^=don't VERB do h6|^=don't g3|^=every NOUN NOUN f5h2|^=every NOUN a-2f9h11
^=every NOUN i f10|^=every a-3f9h13|^=everything g8|^=for NOUN NOUN b4d-2e3|^=for NOUN b3|^=for a-7e2h3|^=for me h6|^=from NOUN to g8|^=from NUMBER a6|^=from NUMBER to a7
^=from a5b7|^=half OWN NOUN a4f-3|^=half OWN a4|^=half k8|^=half of b-2f9|^=has anyone VERB did d-7e13|^=has anyone VERB do d3|^=has anyone e5|^=has anyone here d6|^=has d6e3
^=here's c3g3|^=here's how g5|^=how NOUN NOUN g-3i17|^=how NOUN a-4d4h2i5j3k-3|^=how NOUN can g9|^=how NOUN did d4|^=how OWN NOUN a8|^=how OWN a8|^=how VERB doing a10
^=how a NOUN a6j3|^=how a a6j3|^=how a5b-7d3e-3f-4g5h-5|^=how can c6|^=how can i c9d-2|^=how did d3|^=how do NOUN k13|^=how do d7e-3f-7g-3k10|^=how do i c2d5
^=how do you a2c-3d8f-2|^=how does OWN c8|^=how does c12g-4|^=how i VERB did a10|^=how i a19|^=how is f12|^=how many NOUN d14|^=how many d15|^=how much NOUN d4|^=how much d12
^=how much should d2|^=how not g5|^=how not to g5|^=how should d-6e11|^=how to VERB do g11|^=how to a-3g12|^=how we VERB did a8|^=how we VERB do a5|^=how we a7g4|^=how you can g2
^=how's OWN c2|^=i ADVERB VERB did a2b-6c8|^=i ADVERB VERB do b3f6|^=i ADVERB c6|^=i VERB did NOUN a-6f5h8|^=i VERB did NUMBER a15h-3|^=i VERB did OWN a3b5f-13k3
^=i VERB did a b7c5f4h-5k-2|^=i VERB did a8b5d-5e-4g-5j-2|^=i VERB did every a11|^=i VERB did no a5|^=i VERB did the a-12k8|^=i VERB did to a14|^=i VERB do NOUN a-6h15
^=i VERB do NUMBER f7|^=i VERB do OWN a4|^=i VERB do VERB doing f17|^=i VERB do a a5c-7d12|^=i VERB do a-2h6k-9|^=i VERB do the c12f-2h3|^=i a2b3d-4i-3j-4k-2|^=i am NOUN b7k4
^=i am a-3b2f7|^=i can't VERB do f13|^=i can't f12|^=i cannot VERB do f6|^=i cannot f2|^=i don't VERB do h7|^=i don't h7|^=i have NOUN f-4h12k6|^=i have NUMBER d3f8|^=i have an f10
^=i have c-2d3e-10f5h2k3|^=i would be c7|^=i would c11h-4|^=i'd ADVERB VERB do h10|^=i'd ADVERB h8|^=i'd VERB do c11|^=i'd VERB do some c5|^=i'd c9h8|^=i'm VERB did a-2b-5f15h9k-7
^=i'm VERB did of h12|^=i'm VERB did out f14k-2|^=i'm VERB do , k13|^=i'm VERB do and f-4k18|^=i'm VERB do d2h-6k17|^=i'm VERB doing a d11k-10|^=i'm VERB doing b6d3f-6
^=i'm a-11d6f4k3|^=i've been a4h6|^=i've f-4h11|^=if d-4h11|^=if you VERB do h5|^=if you h2|^=if your NOUN h7|^=if your h3|^=in NOUN a-5b-2f10h8|^=in OWN NOUN a-8h17
^=in OWN a-5h19|^=in b-4c-5f5g5h15|^=is NOUN ADVERB d6|^=is NOUN NOUN a16c-11e6|^=is NOUN a c11d-7|^=is NOUN a11b4c-3d-3e7h-5|^=is NUMBER ADVERB c2|^=is NUMBER NOUN d9
^=is NUMBER c2d6e-3|^=is OWN NOUN c9d-2|^=is OWN c11d-3|^=is VERB doing d-3k8|^=is a NOUN c-5d3e7|^=is a NUMBER c-7d10|^=is a c-13d7e9|^=is anyone d12|^=is c3d5e3f-6h-11j-4
^=is it ADVERB c2d3|^=is it VERB do a-3b2c-2d6e4g-2|^=is it a-2b6d5|^=is the NOUN c8d-7e3|^=is the c6d-6|^=is there a d13|^=is there d18|^=is this NOUN c6d2e-6|^=is this c12e-5
^=it a11|^=it's VERB do b3h2|^=it's VERB do that b-4h13|^=it's b11h3|^=most NOUN NOUN h10|^=most NOUN h14|^=most g5h6|^=never NOUN a4h5|^=never a5h4|^=no , d7
^=no NOUN VERB does f6|^=no NOUN a-4e2f9h4|^=no a-4f6h4|^=nobody VERB did a9|^=nobody VERB did me a7|^=nobody VERB do a-2f9g-6j5|^=nobody VERB do about h6
^=nobody VERB does OWN f15|^=nobody VERB does a f-3h13|^=nobody VERB does a-6b-2g3h7|^=nobody VERB does another h9|^=nobody VERB does your h5|^=nobody b-3f3h8|^=not NOUN e6j3
^=not e4j3|^=on i16|^=people VERB do f8|^=people f4h12|^=people who VERB do h9|^=people who h10|^=she VERB did f2|^=she f5|^=should a NOUN d6|^=should a d8|^=should c-4d7e9h-6
^=should i VERB do d3e2|^=should i c-3d2e7|^=should we VERB do e2|^=should we d-2e3|^=since NUMBER a10|^=since a10b-4|^=since the NOUN f5|^=since the f8|^=somebody c3f5j2
^=someone ADVERB c7f-4j4|^=someone c3f3j2|^=something i13|^=the NOUN NOUN a-3f6g5|^=the NOUN OWN a11f-2|^=the NOUN VERB did a-6f10i6|^=the NOUN VERB does i6
^=the NOUN b-5c-6d-6e-2f4g4i7|^=the NOUN between i8|^=the NOUN i g9|^=the NOUN of a-2f-4g-4h3i14j2|^=the NOUN to g11|^=the NOUN we a14|^=the NOUN won't f7
^=the NUMBER NOUN f-10g4h4k-5|^=the NUMBER a2f-11g4h3i2k-3|^=the b-4c-8d-7e-3f3g3i4k-2|^=there h7|^=this NOUN j3|^=this a11j7|^=we ADVERB VERB did b8|^=we ADVERB a-2b7f-3k5
^=we VERB did NOUN a7k-6|^=we VERB did NUMBER a-4b-3f5k8|^=we VERB did OWN f-10k7|^=we VERB did VERB doing a10|^=we VERB did a b5|^=we VERB did a6b3c-5f-4h-6k7|^=we VERB did an b4
^=we VERB did every a11|^=we VERB did from a2|^=we VERB did the a9|^=we VERB did to a5|^=we VERB do NOUN a5c5f-9|^=we VERB do a f23k-2|^=we VERB do b2c5f9h-3k-16
^=we VERB do the a10f-4|^=we VERB do to h8|^=we a2b2d-5f3g-5h-4k5|^=we are ADVERB b-2k8|^=we are NOUN b4|^=we are VERB doing e2k6|^=we are a-5b-3e7k13|^=we can't VERB do f7
^=we can't f9|^=we don't f-5h12|^=we have VERB did b2|^=we have a-7c6k5|^=we should all h4|^=we should h11|^=we were VERB did a-5f7k3|^=we were a-3f4k2|^=we're VERB doing OWN b4
^=we're VERB doing a b5f-2k5|^=we're VERB doing a-3b2f2k8|^=we're a-6b4k9|^=we've VERB did NOUN b7f4k-2|^=we've VERB did a-10b2f2|^=we've a-3b5k7|^=we've been k5
^=what ADVERB c-3d16|^=what NOUN , a2|^=what NOUN a8b-5d7f-3|^=what NOUN do d2|^=what NOUN to a-3d17|^=what NOUN when a5|^=what NOUN you d5|^=what NUMBER NOUN a11|^=what NUMBER a9
^=what a NOUN a3|^=what a a4|^=what a6c3d5f-2h-10i-4j-3|^=what are d2k11|^=what are you k8|^=what do c8d7g-2|^=what do i d3|^=what do you c8d4|^=what does a d6|^=what does d9
^=what i VERB do d8|^=what i a4|^=what i would a12|^=what is d6f-2|^=what nobody a10|^=what should b13c3|^=what should i c7|^=what to VERB do g11|^=what to d-4g19|^=what to do g6
^=what would VERB do c10d2|^=what would c2e3f7g-4|^=what would you c-3e6f7|^=what's NOUN d5|^=what's VERB doing c4|^=what's VERB doing from c7|^=what's a NOUN d16|^=what's a d15
^=what's c7d11e5f-3g-6h-5|^=what's the NOUN d11g-2|^=what's the d12e2g-3|^=what's your NOUN c4|^=what's your c6|^=when a3d7e-6g8|^=when did d10|^=when did you d11|^=when is d9
^=where c-10e2h5|^=where can d10|^=where can i d3|^=where do NOUN d6|^=where do d6e2|^=where do you d11|^=where would c-10f5|^=where would you c-8f2|^=which NOUN NOUN d9e-3
^=which NOUN VERB does c14d-2e-7|^=which NOUN c10d9e-5h-3|^=which NOUN do d8|^=which NOUN would c9d-8|^=which VERB does NOUN e5|^=which VERB does e2|^=which c2d4e6h-6
^=which is NOUN e3|^=which is d-2e5|^=which of c13|^=which of these c2|^=which would c-9e16|^=which would you c-8d-2e16|^=who VERB do NOUN d5|^=who VERB do d12|^=who VERB does i15
^=who d16h-5i7|^=who do d2|^=why NOUN NOUN h8|^=why NOUN h14|^=why OWN NOUN a10f-4|^=why OWN a11f-3|^=why a6c-10e-5f6h12|^=why do d2|^=why do most d6|^=why do we d-3h14
^=why does OWN f15|^=why does c-5d5f9|^=why does everybody d15f-5|^=why does everyone d4|^=why does nobody d-4f11|^=why every NOUN h4|^=why every h4|^=why i VERB did a10|^=why i a9
^=why is OWN d-3f15|^=why is everybody d7|^=why is f3h6|^=why nobody h12|^=why nobody should h11|^=why we VERB did a5|^=why we a4|^=would NOUN b14c-3|^=would NOUN to b15c-4
^=would VERB do c4|^=would VERB do your c5|^=would anybody c2|^=would anyone c9d-5|^=would b9c8d-15e2|^=would you ADVERB c-5e11|^=would you VERB do c14d-2|^=would you c5d-7e5
^=you VERB do g7|^=you VERB do to g10|^=you b2c-2d-4g3h9|^=you can g4|^=you don't h6|^=you should h4|^=your NOUN g2h9|^=your h9|^a a3d-7g3h2k-7|^a bakery b-5h9j3|^a beginner's g11
^a competitor f15|^a customer a12|^a free j4|^a good h5j4|^a guide g9|^a job b12j-12|^a practical g9|^a simple g11|^a template g13|^a year a17h-2|^about c-4d11i3
^accessibility b-4i6k9|^acmely b2k11|^ads b7|^advice d10g12|^after 11 a8b-3|^after 8 a-2b6|^after a b3|^after a8b13f-11|^after the a6|^after two b5|^agencies h5|^agency , e11
^agency e11|^ahrefs e3|^ai h13i2|^am d3h7|^am i d5h2|^amazon f8|^an d-2j6|^announcing b9k11|^announcing our k14|^announcing the b11|^annual billing e7h-3|^annual e7h-4
^answering f5h3|^answering the f11h2|^any a-3d10f5|^any feedback c7|^any good d17|^any idea c-6f3|^any ideas d-2f8|^any tips d8|^any way f2|^anyone b4c-3d10f4h-2|^anyone else f4
^anyone here d8|^anything c14|^apple b-2k13|^are d4e6|^ask a12g2|^at d3|^at what d2|^b2b i4|^backups d19h-3|^be c6|^been f17|^before c6|^before we c4|^beginner's g8
^beginner's guide g8|^being h3i12|^best b-4d25e-6f7g5h-9i-6k-5|^best invoicing d6|^best practices d-4g16|^beta b3c9|^beta of b3|^better c13e-5|^better or c14e-12|^black friday i2
^black i3|^bookkeeping b-5k8|^bought a a4d2|^bought a5|^bounce a5|^bounce rate a7|^build a g9|^build c-3e2g8|^buildinpublic i-6k13|^built a2b2|^burned f7|^burned out f5
^burnout i12|^buying h8|^by a5|^can a d2h6|^can a5b-5d4e-5g-2h9|^can i d8|^can somebody c8|^can someone d2|^can you a10d-2|^can't decide e3|^can't e5f17|^can't find f10
^card d-2e10|^cash i3|^charging h17|^chasing f8i5|^cheap e9h4|^check b2|^checklist before g5|^checklist for g12|^checklist g20|^churn i13|^client b-7d9f11h-3i5|^client wants d16
^clients f17|^closed a16|^code c2f-7h7i7|^code review c5i4|^cofounder f5|^cold a4f-7h5i9|^cold email h4i3|^community h13|^cookie banners h5|^cookie h7|^could a d2|^could c5d2
^curious d16|^customer i18|^customer interviews i3|^customer support i17|^customers f16|^cut a-3g15|^cut our a3|^daily h4|^daily standups h2|^dark b7|^dark mode b9|^dashboards h6
^dealing i10|^dealing with i9|^dear b9h6|^deposits f-2g3i7|^do d9g3h-4|^do i c-2d3e4|^do these c11d-11g2|^do you d9e-2|^docker build f2|^docker f14g14i-6|^does a c-2e8
^does anybody b16c-4d-6|^does anyone d9|^does c8d4h-2|^does it c2|^does my c3|^does the c9|^does this c14|^don't h8|^early access b-3e4h13k-3|^early b-9h5k4|^email b-6i12k6
^email deliverability i3k7|^email is h6|^emails f10|^emails from f9|^episode b-3k7|^equity i5|^equity splits i3|^etsy k4|^every a-4f8h10|^every invoice f2|^every time f4
^everything g3|^explain g10|^export b10|^export to b11|^feedback c14|^feedback on c8|^figma h13|^finally a4f-2|^finding i11|^fire e10|^first a-5b-6c19d-2f8g-5i8k-5|^first time c12
^for a-8b4e3h2j2|^for me h5|^founders h10i-8k12|^free h11i-6k7|^free shipping b-6f9h5k-4|^free trial h7|^freelance contracts i3|^freelance i9|^freelancing i11|^from 0 a5|^from a8b4
^gdpr h4|^get g13|^getting a g9|^getting a-4d-2f13g11h-2|^ghost e2|^ghost or e5|^give c18|^give me c10|^good d5f-2h5j10|^good read j2|^google ads e2f6|^google b-2e8f21h-5i-10k4
^google is k12|^got a10b-4c-6g13k2|^got my a7|^great i-2j5|^half a3b-3k7|^half of f11|^half our a2|^has anybody d3|^has anyone e3|^has d5e2|^having f17i-2|^help c-2d9f10|^here's g5
^here's how g8|^hetzner e6|^hi b10|^hire a e17|^hire e17g-2|^hiring a k10|^hiring c-3i8|^hiring juniors i4|^hiring your g2i10|^honest c8|^honest opinions c8|^honestly c-2h20
^hot h3|^hot take h9|^hourly e2|^how a a6d-2j5|^how a5b-8d3e-4f-4g6h-3|^how are d3|^how can c7|^how did d3|^how do d3e-2f-7g2k3|^how does c9g-2|^how i a17|^how is f10|^how long d20
^how many d14|^how much d10|^how not g7|^how often d4|^how our a6|^how should d-5e10|^how to a-4d2g11|^how we a7g3|^how you g3|^hubspot e7|^i am a-3b4f5|^i answered a11|^i asked a4
^i built a-2b4h8|^i can't f12|^i cannot f2|^i created b9|^i d-5e2f2i-3j-4k-3|^i don't h5|^i finally c5|^i get f4g2h-2|^i have b-2e-4f5h3k3|^i keep f22h-6|^i let a14f-3
^i love a-6b-2f7h7|^i made b10|^i quit b-3k16|^i rewrote a4c5f-2|^i said b-2f9|^i sent a8|^i spent a-6b7|^i think h17|^i turned a2b8|^i used a7|^i would c11h-3|^i wrote a-9c12
^i'd c10h6|^i'd love c6|^i'd rather h9|^i'm a-10d6f4k6|^i'm burned f9|^i'm tired h12|^i've been a3h3|^i've f-2h13|^if d-3h10|^if you h5|^if your h6|^imo h12|^imposter f6
^imposter syndrome f6|^in b-5c-8f3g2h15|^in my a-7h16|^in-house designer e4|^in-house e11|^influencer h6|^influencer marketing h4|^influencers h15i-2|^interesting j3|^internal i12
^internal linking i13|^introducing a18b16f-2h-6i-6|^invoices i7|^invoicing i11|^is a c-12d7e8|^is anyone d13|^is c3d4e3f-6h-12j-3|^is cold a11|^is it a-2b4d7e2|^is my c8
^is the c5d-8e4|^is there d17|^is this c12e-5|^is webflow e3|^iso a d16g-4|^iso d16g-5|^it a11|^it's b12h2|^job f7|^just a2b6f-3h-7k4|^just finished a3b-8k3|^just launched b14k-2
^just shipped b12k-3|^kanban b5|^keep e2g10|^keyword h9|^kindly g2|^kubernetes e10h3|^landing a6i3|^landing page a6i2|^laravel e3|^laravel or e3|^late i12|^late payments i7
^launch b8i-2|^launching b21k-6|^launching my b10|^learn g13|^learn to g11|^learned the a3|^lessons a22f-2|^lessons from a23|^lessons learned a9|^life after i9|^life i13
^linkedin h13|^linkedin is h5|^local d8g2h-3i11k-7|^local seo i11k-5|^long h14i-6|^looking a-2b-7c12d5f-8g-2i-5k14|^looking for b-7c13d7f-3g-2k7|^losing f16|^lost a-5f18k-3
^lost our f12k-2|^lost the f6|^macbook air e8|^macbook e7|^made a a-9b11c8|^made a-16b9c5k3|^made my a-5k10|^mailchimp f4k5|^make g6|^marketing k2|^meet b16g-5k6|^meetings h19i-4
^mental health i4|^mental i4|^merge g17h-11|^monoliths h11|^month b-5k18|^monthly k11|^monthly meetup i-3k15|^monthly or e4|^most g7h6|^moved a6|^moving a g6|^moving d3g7
^moving my d2|^my accountant d4|^my app f3|^my b2c-2e-4f3h5i2k-11|^my boss c5|^my business f7|^my co-founder d3|^my first b-3c7f-21g13k6|^my game b5|^my invoices f8
^my newsletter b5k-3|^my podcast k3|^my side a20f-6|^my wife b16|^name d5g11h-5|^need a c5d16e-3g-5|^need b-4c13d15e-5g-14h-3|^never a3h4|^new b5i-6k13|^new release b10k-2
^newsletter i5|^no , d11|^no a-4d2f3h5|^no one f4|^nobody b-2f5h5|^nobody cares h6|^nobody needs h11|^nobody opens f13|^nobody told a7|^nobody wants h11|^not e4f-2j2|^notion e3k12
^now c-2d13k2|^old c-2e10|^on i13|^onboarding emails i10|^onboarding i17|^one a2e4h4|^open f-9h10i16k-15|^open source b-7i15|^open sourced b12f-2|^order a-10b-3d2f-3g15h8i-6j-3k-5
^our 2025 k14|^our a4c-4d-7g2h-11i-9k7|^our agency a-6k5|^our annual k7|^our best a-7f18|^our guide a-3g15|^our industry j3|^our kickstarter b3f-3|^our little b6|^our new b5k4
^our newsletter f2|^our studio k4|^our support a8f3k-5|^pair i13|^payment f16|^payroll b5f5|^people f4h12|^people who h9|^players f11|^please a-2b2c5d2f-6|^please look c2
^please roast c4|^please tear c2|^please tell d10|^podcast guests k6|^podcast i4|^postgres e6f5h-2i5|^postgres eats f7|^price k5|^pricing b-5c4g-2h6i15k-7|^pricing for i4
^product f2i2|^quarterly i8|^raise e3|^raised a6|^rate c19|^rate my c8|^react e4|^read it c6|^read this j2|^recommend d8|^recommend me d7|^recommendations d9
^recommendations for d10|^reduce churn g8|^reduce g14|^refund f9h-3|^registration is k12|^registration k13|^released b8|^remote b-4h9i16k-3|^remote work h8|^replaced a4f-3
^replaced our a2|^retainers h3i11|^roast c10|^roast my c14|^rust h7|^sales f5h-3i3|^say c5|^say hello k5|^says f6h3|^scope creep i6|^scope i9|^seasonal i4|^seeking c12
^self-hosting g3|^selling i12|^senior i-9k15|^seo e2h7i8|^set g11|^set up g10|^setting g7|^setting up g6|^sharing k7|^sharing our k7|^she f2|^shipped a13b-6|^shop c6h6
^shopify b-9e3h4k3|^shopify just k13|^should a d6|^should c-6d6e12h-8|^should i d3e5|^should we e3|^show d19|^show me d13|^side i4|^signing d6|^since a12b-5|^since the f6
^small c-5e2g13|^sold a5|^sold my a3|^somebody f3|^someone a-2c2f6j4|^something i10|^speed g3|^speed up g3|^sqlite h5|^sqlite is h6|^starting b13|^steam k6|^stop adding h3
^stop asking h9|^stop h21|^stop putting h10|^story a17i-3|^stripe e2f9|^struggling a-2f20|^struggling to a-4f18|^stuck a-2f20|^stuck at a-2f6|^subscription c7i2|^summer f-4k13
^switched a4|^tailwind h7|^tailwind is b-2h8|^tax b-5c11h-6k11|^technical debt i12|^technical i10|^tell b6c4d4|^tell me b10c2|^ten a16i-2|^testers c13|^thank k13|^thank you k14
^the 20-minute f-3g16|^the a3b-3c-6d-5e-4f2g4i6|^the art i11|^the best h8|^the complete g6|^the economics i12|^the exact g18|^the lazy g9|^the new b2f6g-2h-4j3|^the only f-3h6
^the pricing a9|^the printer f11|^the psychology i6|^the real i10|^the right g2|^the state j2|^the worst a4h2|^there h7|^thinking about d12|^thinking b-2d23k-2|^thinking of d14
^this a7j8|^thoughts c8d6|^thoughts on d8|^thread j2|^three a13b-12f3g9i-8|^til a17f-4h2|^til the a11g-5|^tiny b5|^tips e2g10h-3|^tips for g9|^tired a-2b11h11|^tired of a-6b9d-2h14
^today b9|^today we b10k-2|^told a12|^too b-4c9d-2f14|^too many f6|^torn between e8|^torn e7|^traffic f7|^trying d4|^trying to d6e2|^turn b11g2|^turn one g9|^turned a11|^two a10f-8
^typescript i7|^uncles i6|^unpopular h8|^unpopular opinion h10|^use g6|^use your g5|^users f23h-4|^users sign f7h-3|^version b15k-9|^video j3|^volunteers k7|^ways g11|^ways to g9
^we a3d-6g-6h-4k6|^we are a-5b-3e5k9|^we asked b4|^we built a-7b18|^we can't f6|^we changed a-10k15|^we don't f-4h12|^we doubled a2|^we dropped a12k-5|^we got a-3f11
^we have a-9c6k2|^we hired f4|^we hit k11|^we just a-4b3k5|^we killed a5|^we launched b10|^we let a12|^we lost a13|^we made a-3b9|^we moved a5|^we need f10h3k-3|^we open b19f-4k-3
^we open-sourced b9k-4|^we raised k5|^we should h12|^we stopped a10|^we switched a-2k7|^we tried a6|^we went a3|^we were a-6f9|^we're a-5b5k9|^we're hiring b-4k10
^we're launching b5|^we're opening b6k-3|^we've a-2b3k7|^we've been a2k3|^webflow k8|^weekly k5|^went a9|^went from a4|^what a a4|^what a6c3d5f-2h-10i-3j-3|^what are d8k6
^what crm d10|^what do c10d5f-2|^what does d6|^what happened a3d6|^what happens d11|^what i a5|^what is d6f-2|^what nobody a10|^what should b8d3|^what to d-5g20|^what would e3f6g-3
^what's a d15|^what's c6d12e6g-8h-4|^what's missing c7|^what's the d12g-5|^what's your c7|^when a3d8e-6g5|^when did d8|^when is d7|^where c-12d4h3|^where can d8|^where do d8e2
^where would c-12f5|^which c5d3e8h-8|^which is d-2e6|^which of c14e-5|^which one e11|^which would c-6d-2e15|^who d16h-2i7|^who do d2|^who owns d2|^why a7c-9e-5f5g-3h10|^why do f4h2
^why does c-6d5f9|^why every h3|^why i a4|^why is f5h4|^why nobody h7|^why our a9f-2|^why we a6|^wich d12e2h-3|^winter i7k4|^wondering d9|^wondering how d9|^working i20
^working with i13|^worth d10j9|^worth it d12|^would anyone c10d-4|^would b6c11d-15e3|^would love b10|^would you c8d-7e2|^write a g10|^write better g7|^write g19|^writing g12
^wrote a b11|^wrote b9|^yesterday a-5b-3f6h8|^you c-2d-6g4h12|^you can g2|^you don't h5|^you should h3|^you want g7|^your g3h10|^zapier a10i2
`;
