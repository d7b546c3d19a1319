/** What it says where a word stands, and beside what. Written by `npm run topics -- --fit`. */
export const PLACE_WEIGHTS = `
^ a5c3h5i-6j8k-4|^0 a7|^10 a-5i11k5|^14 h8|^3 a5f5k-4|^40% k7|^40% off k6|^5 a-7f-5g21i5|^50% k8|^50% off k5|^6 c5g7|^7 g22|^7 mistakes g6|^= a6c4h6i-7j5k-4
^=ADVERB ADVERB NOUN b21i-7k-3|^=ADVERB ADVERB b16c2i-7k-2|^=ADVERB NOUN ? c11|^=ADVERB NOUN ADVERB f5|^=ADVERB NOUN NOUN b6h-6k8|^=ADVERB NOUN VERB do c4
^=ADVERB NOUN a-11c5d-8e8f-2i2k4|^=ADVERB NOUN are e13h-3|^=ADVERB VERB did NOUN a-3b24j-2|^=ADVERB VERB did NUMBER a7b-9f-3k7|^=ADVERB VERB did OWN a7b-6k3|^=ADVERB VERB did a k5
^=ADVERB VERB did a5b4h-8k2|^=ADVERB VERB did out f10|^=ADVERB VERB do OWN b5c10k-4|^=ADVERB VERB do a2c4d2f-9|^=ADVERB VERB do me d10|^=ADVERB VERB doing NOUN k8
^=ADVERB VERB doing k6|^=ADVERB a NOUN h4k12|^=ADVERB a h7k10|^=ADVERB b3d-3g-5i-4k4|^=ADVERB i VERB did f6|^=ADVERB i f2h8|^=ADVERB is b-3k13|^=ADVERB many NOUN f6
^=ADVERB many f8|^=ADVERB vs NOUN e4|^=ADVERB vs e4|^=ADVERB we VERB do b7|^=ADVERB we b9k-3|^=NOUN , NOUN b6c-8e12f-4g-4h-5i8|^=NOUN , a b9c5|^=NOUN , a-2b6c-4e8f-6g-8h-3i7
^=NOUN ? c8d-8e2h10|^=NOUN ADVERB , d8|^=NOUN ADVERB NOUN b11i-2|^=NOUN ADVERB VERB did k19|^=NOUN ADVERB VERB does b15|^=NOUN ADVERB a-5b10d8f-6g2h-13i-13k9|^=NOUN ADVERB to b3k3
^=NOUN NOUN , a-2c2d-7f-10g-10h2i6|^=NOUN NOUN ? c-2d-2e-9g14k11|^=NOUN NOUN ADVERB b-11d-6e11f11h2i-10k-8|^=NOUN NOUN NOUN a-4b-5d4f4g-6i3|^=NOUN NOUN NUMBER b8i-5k12
^=NOUN NOUN VERB did a4b-4e3f4|^=NOUN NOUN VERB do b4f12h11i-6k-9|^=NOUN NOUN VERB does d5f10h-3k2|^=NOUN NOUN VERB doing c6|^=NOUN NOUN a-2c-2d-3f3h2i5j-2|^=NOUN NOUN about d9j6
^=NOUN NOUN after i16|^=NOUN NOUN and i22|^=NOUN NOUN are b-3e-2f-3g12h12|^=NOUN NOUN at b-3h-7i10k4|^=NOUN NOUN between i7|^=NOUN NOUN but h4|^=NOUN NOUN don't f6
^=NOUN NOUN for a-12c5e-11g6i2|^=NOUN NOUN from d-3e7|^=NOUN NOUN i h11|^=NOUN NOUN in a-8b-9f2h-8i12k8|^=NOUN NOUN is f4h6i-2k2|^=NOUN NOUN of a15b5f4i-5j2k-13
^=NOUN NOUN on a-4b-15g-2h8k6|^=NOUN NOUN or e19|^=NOUN NOUN should h3|^=NOUN NOUN that a6b7i10|^=NOUN NOUN to b-2d8g12h-5i2k-9|^=NOUN NOUN vs e23|^=NOUN NOUN were k3
^=NOUN NOUN who i12|^=NOUN NOUN with b-5e-4g3k14|^=NOUN NOUN without a16g-5h9i-2|^=NOUN NUMBER : b7|^=NOUN NUMBER NOUN b6i6|^=NOUN NUMBER a-6b12e2g-2h-9k7|^=NOUN NUMBER is b9k-8
^=NOUN NUMBER of i-6k13|^=NOUN NUMBER vs e6|^=NOUN VERB did NOUN a-11h11k6|^=NOUN VERB did NUMBER a11|^=NOUN VERB did OWN a-7b7f12|^=NOUN VERB did a-7b-3e3f6g-10h2i-7k3
^=NOUN VERB did by f12|^=NOUN VERB did for c12k4|^=NOUN VERB did from a6|^=NOUN VERB did its f7|^=NOUN VERB did to d16e8f-4|^=NOUN VERB do NOUN a6b6h3|^=NOUN VERB do OWN a11f3k-3
^=NOUN VERB do VERB doing f10|^=NOUN VERB do a6c-2d-3e-2f5g-9h4i-6k5|^=NOUN VERB do for f10|^=NOUN VERB do the f-3k14|^=NOUN VERB do this k4|^=NOUN VERB do up f12
^=NOUN VERB does NOUN b6d4|^=NOUN VERB does NUMBER f5|^=NOUN VERB does OWN f9|^=NOUN VERB does VERB doing f16|^=NOUN VERB does a3b-2c-2e-4f6g-6i-7k5|^=NOUN VERB does to d2
^=NOUN a-4c-2d-2e2g-2h2i4j-2k2|^=NOUN about NOUN h17i-5|^=NOUN about g11h8i-6|^=NOUN about the g13|^=NOUN after VERB doing f5i3|^=NOUN after e-5f5i5|^=NOUN against a e14
^=NOUN against e21|^=NOUN and NOUN i8k7|^=NOUN and i7k5|^=NOUN are NOUN h6k4|^=NOUN are VERB did b9|^=NOUN are a8b10f-4|^=NOUN are where h5|^=NOUN as a i14|^=NOUN as i15
^=NOUN at NOUN k6|^=NOUN at NUMBER i3|^=NOUN at a i12|^=NOUN at c-3i13j2|^=NOUN before g5|^=NOUN before you g2|^=NOUN between NOUN i3|^=NOUN between VERB doing e5
^=NOUN between e6i4|^=NOUN but NOUN h14|^=NOUN but h8|^=NOUN don't VERB do h6|^=NOUN don't h2|^=NOUN for NOUN a-2b4c9e-7f-4h-2k2|^=NOUN for NUMBER i3k9|^=NOUN for a d10e-3g9i-6k2
^=NOUN for a-10c5e-2f-13g9h-8j-2k7|^=NOUN from NOUN f6|^=NOUN from NUMBER a7|^=NOUN from OWN a-3b6k8|^=NOUN from VERB doing a5|^=NOUN from a5c-2f5g-3h-5|^=NOUN has h4
^=NOUN here , f6k5|^=NOUN here b-2f6k6|^=NOUN how d3|^=NOUN i b2g7|^=NOUN in NOUN a8b-9f5i6k-5|^=NOUN in a i11|^=NOUN in a8b-7f2i16k-6|^=NOUN in the i7|^=NOUN is ADVERB h7
^=NOUN is NOUN b5|^=NOUN is VERB did b8|^=NOUN is VERB doing f7h-11k7|^=NOUN is a b3|^=NOUN is a-4b2d-8e-2h8k10|^=NOUN is here b-2f-3k20|^=NOUN is the h13|^=NOUN it d9e2
^=NOUN next NOUN k4|^=NOUN next k2|^=NOUN of NOUN e-5h6i5|^=NOUN of OWN b13f2k-2|^=NOUN of a3b8c-6e-7f-4g-4h2k5|^=NOUN on NOUN b-2d5e-6i-2j10k2|^=NOUN on OWN c6|^=NOUN on a g4
^=NOUN on b-3c2d5e-4f-2j6|^=NOUN on the i2|^=NOUN on this c7|^=NOUN or ADVERB c15e-13|^=NOUN or NOUN c9d-3e23i-6|^=NOUN or c17d-5e17g-3h-3i-9k-5|^=NOUN should VERB do h4
^=NOUN should h13|^=NOUN that NOUN h8k6|^=NOUN that h6k8|^=NOUN to NOUN b4d13f-3k-11|^=NOUN to VERB do b-4d-3e2f-3h-7i10k13|^=NOUN to VERB doing k3|^=NOUN to a-9c-6d3f-12g2i3k8
^=NOUN under NUMBER i8|^=NOUN under h2i4|^=NOUN up g15|^=NOUN vs NOUN e28i-3|^=NOUN vs e33i-5|^=NOUN who VERB do h12|^=NOUN who d5h7|^=NOUN with NOUN f12h-2|^=NOUN with a k3
^=NOUN with e-2f3g-3h-7i6k5|^=NOUN with the k4|^=NOUN won't f3|^=NOUN you c-3k16|^=NOUN you for k8|^=NUMBER NOUN , a16b2k-4|^=NUMBER NOUN NOUN a-18b5f-3g4i4
^=NUMBER NOUN d-7f-10g8h-3i2j-4k5|^=NUMBER NOUN for g2|^=NUMBER NOUN in g4|^=NUMBER NOUN of a-5k16|^=NUMBER NOUN that g17|^=NUMBER NOUN to g18|^=NUMBER VERB do f17
^=NUMBER a5b-3c2d-9e-7g6h-5i2j-6k4|^=OWN NOUN NOUN a6b4c5d-11f4h-13i-8k-2|^=OWN NOUN VERB did a4b-9c-9d3f2h-3k9|^=OWN NOUN VERB do k7|^=OWN NOUN VERB does a-13b-2d10f6h-2
^=OWN NOUN about b15|^=OWN NOUN and b3|^=OWN NOUN are k5|^=OWN NOUN c-4e-6f3g3|^=OWN NOUN for b12f-5g13k-11|^=OWN NOUN has a-2b-3f4k11|^=OWN NOUN is a-4b-9f7i9k6
^=OWN NOUN on a-6c-6f-5g10h22k-2|^=OWN NOUN was k9|^=OWN NUMBER NOUN b6g-4k8|^=OWN NUMBER k6|^=OWN a3c-5d-2e-6f2|^=VERB did NOUN NOUN f-7i12|^=VERB did NOUN NUMBER a7
^=VERB did NOUN c-3f-16i9k-7|^=VERB did NOUN or e3|^=VERB did NUMBER NOUN a19|^=VERB did NUMBER a15|^=VERB did OWN NOUN a5c2f-2g-2k6|^=VERB did OWN a6f-2g-2k5
^=VERB did a NOUN a3b7f-6g3h-4k-5|^=VERB did a a3b5f-5g3h-2k-6|^=VERB did a7b3c-5d-5e-3f5g-2|^=VERB did an NOUN a14b-5|^=VERB did an a11|^=VERB did at NUMBER f3
^=VERB did from NOUN a10|^=VERB did from NUMBER a3|^=VERB did from a16|^=VERB did me NOUN a3b8|^=VERB did me a2b6|^=VERB did of NOUN b9f6|^=VERB did of a-8b7f4h7
^=VERB did on NOUN a5|^=VERB did on a2|^=VERB did out , f2|^=VERB did out f12|^=VERB did the NOUN a15|^=VERB did the a14|^=VERB did this j5|^=VERB did with NOUN f15
^=VERB did with f19|^=VERB do NOUN , b9f7|^=VERB do NOUN NOUN b-3c9d-8f-3g13k4|^=VERB do NOUN a-6b2c2g13h-5|^=VERB do NOUN for d12g-2|^=VERB do NUMBER c6d-2g7
^=VERB do OWN NOUN c7d-2e5f-4g-2|^=VERB do OWN b-4c8d-2e4f-3g-2k2|^=VERB do VERB doing NOUN g-2h12|^=VERB do VERB doing for h11|^=VERB do VERB doing g-9h24
^=VERB do VERB doing your h8|^=VERB do a NOUN a6b-7c-4d6e7f-4g4h-5k-5|^=VERB do a a3b-7c5d4f-7g4h-6k-4|^=VERB do a-4g5i-8|^=VERB do an NOUN g6|^=VERB do an d2g5
^=VERB do down NUMBER f18|^=VERB do down c7d-2f13|^=VERB do every NOUN h16|^=VERB do every h12|^=VERB do it c6e2|^=VERB do it with c-2e2|^=VERB do me ADVERB c17d-2
^=VERB do me NOUN c5d6f-6|^=VERB do me a c-4d15|^=VERB do me b7c10d12f-11g-8h-6|^=VERB do me how d12|^=VERB do me what b6d-2|^=VERB do me why c9|^=VERB do me your d6
^=VERB do off OWN k7|^=VERB do off all k3|^=VERB do off k21|^=VERB do out f18|^=VERB do the NOUN a5d-2e5f2h-4k-5|^=VERB do the a2d-2e6f4h-3k-6|^=VERB do this before j3
^=VERB do this j12|^=VERB do to VERB do h6|^=VERB do to g4h4|^=VERB do up NOUN g10|^=VERB do up g12k8|^=VERB do us d16|^=VERB do your NOUN b2c-9d-5g8h-5k11
^=VERB do your b3c-7d-4g10h-5k8|^=VERB doing NOUN , b16|^=VERB doing NOUN NOUN a-12c2d-2g11h-8k4|^=VERB doing NOUN a-4b6d-16e-3g2h4i7k-5|^=VERB doing NOUN for b3i14
^=VERB doing NOUN from g6h8i-6|^=VERB doing NOUN in i10|^=VERB doing NOUN on g4|^=VERB doing NOUN to a14b-4f10i-5|^=VERB doing NOUN with f2i3|^=VERB doing NUMBER NOUN a13
^=VERB doing NUMBER a9c3g-4|^=VERB doing OWN NOUN c-8d5f-10k6|^=VERB doing OWN c-9d5f-10j3k11|^=VERB doing a NOUN c-9d2g6h-4i8|^=VERB doing a b-2c-10d2g4h-4i7k3
^=VERB doing about d11|^=VERB doing b-2e-3f2i4|^=VERB doing for ADVERB c2|^=VERB doing for NOUN c5d-8k7|^=VERB doing for NUMBER c12d-6k2|^=VERB doing for a d22
^=VERB doing for an d11|^=VERB doing for b-5c10d9f-2g-2i-5k7|^=VERB doing from a13|^=VERB doing how d10|^=VERB doing of VERB doing d16|^=VERB doing of d14
^=VERB doing the NOUN a2c-4d-2e2g-5i-2|^=VERB doing the a2c-3e5g-3i-4k2|^=VERB doing this b5|^=VERB doing to VERB do a-5f14k9|^=VERB doing to a-7d3f13h-3k8|^=VERB doing up g7
^=VERB doing with NOUN f2i6|^=VERB doing with f3i13|^=VERB doing with your i8|^=VERB doing your NOUN b-3d-3g2i4k6|^=VERB doing your b-4i6k4|^=a NOUN ADVERB a9
^=a NOUN NOUN a-8b4d-5g7|^=a NOUN VERB did a9f3|^=a NOUN a2g2k-10|^=a NOUN for a-2c10d9h-6i-4|^=a NOUN of a20|^=a NOUN on h7|^=a NOUN or e17|^=a NOUN that h7|^=a NOUN to h7
^=a NUMBER NOUN g5|^=a NUMBER g3|^=a a3d-3g3h3k-9|^=about NOUN d12|^=about c-4d15i2|^=after NOUN NOUN b10|^=after NOUN b9|^=after NUMBER NOUN b11|^=after NUMBER VERB do a5
^=after NUMBER a7b6f-8|^=after a NOUN b6|^=after a b5|^=after a9b13f-11|^=after the NOUN a5|^=after the a2|^=am d4h6|^=am i d3h6|^=am i the c3d-9h7|^=an NOUN NOUN a12c-4
^=an NOUN a9|^=an a7j3|^=any NOUN ? d-2f6|^=any NOUN NOUN c6d8|^=any NOUN a-3d9f4|^=any NOUN for d9|^=any NOUN on c2|^=any NOUN to f4|^=any a-3c2d9f4|^=anybody d13
^=anyone ADVERB ? d-7f11|^=anyone ADVERB VERB doing d8f-3|^=anyone ADVERB f6|^=anyone VERB did d6|^=anyone VERB do d6|^=anyone b4c-4d13f2h-2|^=anyone here d7|^=anything c16
^=are NOUN NOUN d3e2|^=are NOUN d5|^=are e8h-3|^=at what NOUN d2|^=at what d6|^=be NOUN c4|^=be c4|^=been VERB doing f18|^=been f14|^=before c4|^=before we VERB do c6
^=before we c6|^=being h2i12|^=by VERB doing a6|^=by a5|^=can a NOUN d2h7|^=can a d7h4|^=can a3b-3d6e-5g-4h7|^=can i VERB do d9|^=can i d8|^=can somebody c8
^=can someone VERB do d2|^=can you VERB do a12|^=can you a11c2d-2|^=can't NOUN NOUN f8|^=can't NOUN between e9f-6|^=can't NOUN e4f13|^=can't e8f11|^=could a NOUN d5|^=could a d2
^=could c7d2|^=do NOUN ADVERB d8|^=do NOUN d11|^=do d9f-2h-6|^=do i VERB do e8|^=do i c-3d3e4|^=do these c9d-9g3|^=do you ADVERB d6|^=do you VERB do d8e-6|^=do you d12e-6
^=does NOUN NOUN c6d6e-8|^=does NOUN c3d7e-5|^=does OWN NOUN c8|^=does OWN c7|^=does a NOUN c-3e9|^=does a e6|^=does anybody b13c-3d-3|^=does anyone VERB do d3|^=does anyone d9
^=does b3c7d4h-2|^=does it c4|^=does the NOUN c11|^=does the c9|^=does this NOUN c13|^=does this c12|^=don't VERB do h8|^=don't h5|^=every NOUN NOUN f6h3|^=every NOUN a-2f8h13
^=every NOUN i f11|^=every a-3f8h11|^=everything g5j3|^=for NOUN NOUN a-3b4|^=for NOUN a-3b3d3|^=for a-8d6e6i-4|^=for me h6|^=from NOUN to g4|^=from NUMBER a5|^=from NUMBER to a2
^=from a4b4|^=half OWN a4|^=half k4|^=half of f6|^=has anybody d2|^=has anyone VERB did d-4e10|^=has anyone VERB do d3|^=has anyone e4|^=has anyone here d7|^=has d5e2|^=here's g5
^=here's how g6|^=how ADVERB d3|^=how ADVERB do d2|^=how NOUN NOUN g-3i15|^=how NOUN a-5d3g2i6k-5|^=how NOUN can d-4g13|^=how NOUN did d3|^=how OWN NOUN a7|^=how OWN a10
^=how VERB doing a9|^=how a NOUN a4j2|^=how a a7j3|^=how a6b-8d3e-3f-6g4h-2|^=how are d2|^=how can c9d-2|^=how can i c9d-2|^=how did d2|^=how did you d4|^=how do NOUN k14
^=how do d6e-3f-7k6|^=how do i c3d7|^=how do you a7c-2d6|^=how does OWN c11d-2|^=how does c5|^=how i VERB did a6|^=how i VERB do a4|^=how i a19|^=how is f13|^=how many NOUN d13
^=how many d16|^=how much NOUN d2|^=how much d12|^=how not g5|^=how not to g3|^=how should d-5e12|^=how to VERB do g9|^=how to a-4d3g11|^=how we VERB did a8|^=how we VERB do h3
^=how we a5f-2g5h2|^=how you g2|^=how's OWN c2|^=i ADVERB VERB did a2c4|^=i ADVERB VERB do a-3b2f5|^=i ADVERB c5|^=i VERB did NOUN f3h10|^=i VERB did NUMBER a14h-2
^=i VERB did OWN a4b5f-13k4|^=i VERB did a a-2b6c8d-3f9h-5k-5|^=i VERB did a9b4d-7e-2f-3g-6h-2k2|^=i VERB did down a11|^=i VERB did every a14|^=i VERB did no a5
^=i VERB did the a-14k12|^=i VERB did to a13|^=i VERB do NOUN a-8f-4g5h18|^=i VERB do NUMBER a-2f12|^=i VERB do OWN a4f5|^=i VERB do VERB doing a2f9h-3|^=i VERB do a a4c-6d13
^=i VERB do e2f4h4k-12|^=i VERB do most h5|^=i VERB do the c10f-6h8|^=i am NOUN b4k5|^=i am a-5b3f4k2|^=i can't VERB do f13h-2|^=i can't f12|^=i d-4i-2j-3k-2|^=i don't VERB do h9
^=i don't h7|^=i have NOUN f-5h12k5|^=i have NUMBER d6e-4f7|^=i have an f10|^=i have e-7f6h2|^=i would be c8|^=i would c12h-2|^=i'd ADVERB VERB do h11|^=i'd ADVERB h10
^=i'd VERB do c13|^=i'd VERB do some c6|^=i'd c12h8|^=i'm VERB did a-3b-2f13h10k-6|^=i'm VERB did of f-2h16|^=i'm VERB did out f15|^=i'm VERB do , k12|^=i'm VERB do and d11f-11k12
^=i'm VERB do b-3d9h-8k14|^=i'm VERB doing a b3d8k-11|^=i'm VERB doing b7f-6|^=i'm a-11c-2d7f4k3|^=i've a2f-2h10|^=i've been a2h6|^=if d-4h10|^=if you VERB do c4h2|^=if you c2h2
^=if your NOUN h4|^=if your h7|^=in NOUN a-4f9h7|^=in OWN NOUN a-7h18|^=in OWN a-6h17|^=in b-4c-5f4g4h15|^=is NOUN ADVERB c-5d4e2|^=is NOUN NOUN a13c-10e7|^=is NOUN a c11d-10
^=is NOUN a11b3c-2d-3e7f-4h-4|^=is NUMBER ADVERB c2d3|^=is NUMBER NOUN d10|^=is NUMBER c3d8e-4|^=is OWN NOUN c9|^=is OWN c11d-2|^=is VERB doing d-3k10|^=is a NOUN c-6d3e8
^=is a NUMBER c-8d9|^=is a c-13d9e10|^=is anyone d12|^=is d5e2h-11j-3|^=is it ADVERB c6d2|^=is it VERB do b6c-4d4e5f-3|^=is it a-3b3c-4d6f3|^=is the NOUN c7d-6e4|^=is the c6d-5e4
^=is there a d12|^=is there d19|^=is this NOUN c10e-6|^=is this c7e-2|^=it a12|^=it's VERB do h4j3|^=it's VERB do that b-3h12|^=it's b9h3j2|^=most NOUN NOUN h9|^=most NOUN h16
^=most g5h7|^=never NOUN a5h3|^=never a4h5|^=no , d7|^=no NOUN VERB does f7|^=no NOUN a-3e2f8h3|^=no a-3b-2e2f5h4|^=nobody VERB did a11h-2|^=nobody VERB did me a5
^=nobody VERB do a-4f9g-6|^=nobody VERB do about h6|^=nobody VERB does OWN f16|^=nobody VERB does a f-2h13|^=nobody VERB does a-6f2h7|^=nobody VERB does another h8
^=nobody VERB does your h4|^=nobody f4h5|^=not NOUN e6|^=not e5j4|^=on a9i9|^=on the NOUN a5|^=on the a7|^=people VERB do f3h4|^=people f3h13|^=people who VERB do h9
^=people who h12|^=she f3|^=should a NOUN d7|^=should a d6|^=should c-6d6e10h-5|^=should i VERB do d3e3|^=should i c-3d2e8|^=should we VERB do e2|^=should we e5
^=since NUMBER NOUN a3|^=since NUMBER a11|^=since a9b-4|^=since the NOUN f7|^=since the f8|^=somebody f3|^=someone ADVERB c6f-2j4|^=someone f9|^=something i12
^=the NOUN NOUN a-4d-2f4g4k3|^=the NOUN OWN a11f-2|^=the NOUN VERB did f3i9|^=the NOUN VERB does i6|^=the NOUN b-7c-5d-6e-2f4g3i5|^=the NOUN between i4|^=the NOUN i g12
^=the NOUN of f-3g-3h5i16|^=the NOUN to g12|^=the NOUN we a13|^=the NOUN won't f6|^=the NUMBER NOUN f-10g6h4i2k-4|^=the NUMBER a3f-9h5k-3|^=the b-2c-6d-8e-3f3g4i4k-2|^=there h7
^=this NOUN j7|^=this a6j8|^=we ADVERB VERB did a2b5f-5|^=we ADVERB b3f-5k5|^=we VERB did NOUN a3|^=we VERB did NUMBER b-4f5|^=we VERB did OWN a3c-2d5f-13k3
^=we VERB did VERB doing a11|^=we VERB did a b4k8|^=we VERB did a7c-6d4f-6h-8k5|^=we VERB did an b4|^=we VERB did every a6|^=we VERB did from a6|^=we VERB did the a9
^=we VERB did to a11|^=we VERB do NOUN a8b2c3f-8|^=we VERB do NUMBER k21|^=we VERB do a f24k-10|^=we VERB do b3d-5f9h-6|^=we VERB do the a10f-4|^=we VERB do to a-2c3h4
^=we a2g-4h-3k7|^=we are ADVERB b-6k9|^=we are VERB doing b-5k11|^=we are a-5b-3e6k12|^=we can't VERB do f7|^=we can't f8|^=we don't VERB do h6|^=we don't f-4h11|^=we have a-8c4k6
^=we should all h5|^=we should h10|^=we were VERB did a-6f7k2|^=we were a-7f9k2|^=we're VERB doing OWN b3|^=we're VERB doing a b3k8|^=we're VERB doing a-4b2k8|^=we're a-5b5k9
^=we've VERB did NOUN a-2b6f6k-5|^=we've VERB did a-12b5f2|^=we've a-6b5k6|^=we've been k6|^=what ADVERB c-3d17|^=what NOUN a6b-5c2d9f-2k-2|^=what NOUN do d2|^=what NOUN to a-3d15
^=what NOUN when a9d-3|^=what NOUN you d4|^=what NUMBER NOUN a9|^=what NUMBER a10|^=what a NOUN a4|^=what a a5|^=what a6c2d4f-2h-10i-3j-2|^=what are d5k9|^=what are you k10
^=what do c10d5|^=what do i d6|^=what do you c11d4|^=what does a d4|^=what does d9|^=what i VERB do a-2d7|^=what i a6|^=what i would a11|^=what is d4e3f-4|^=what nobody a13
^=what should b10c2|^=what should i c8|^=what to NOUN g3|^=what to VERB do g9|^=what to d-2g18|^=what to do g9|^=what would VERB do c8|^=what would e3f6g-5|^=what would you c-3e7f7
^=what's NOUN d6h-2|^=what's NOUN for e3|^=what's VERB doing c6|^=what's VERB doing from c2|^=what's a NOUN d15|^=what's a d15|^=what's c6d12e6f-3g-6h-3|^=what's the NOUN d13
^=what's the d11|^=what's your NOUN c6|^=what's your c5|^=when OWN NOUN a2f-2|^=when OWN a2f-2|^=when a3d6e-6g9|^=when did d11|^=when did you d11|^=when is d6|^=when is it d4
^=where a2b-2c-12d4|^=where can d9|^=where can i d6|^=where do NOUN d2|^=where do d8|^=where do you d11|^=where would c-9f6|^=where would you c-7e2|^=which NOUN NOUN d7
^=which NOUN VERB does c13d-3e-5|^=which NOUN c11d8e-3h-3|^=which NOUN do d7|^=which NOUN would c11d-10|^=which VERB does NOUN e3|^=which c5d2e7f-2h-7|^=which is NOUN e4
^=which is e8|^=which of c12|^=which of these c4e-2|^=which would c-7e14|^=which would you c-10d-3e18|^=who ADVERB VERB did d11|^=who ADVERB d12|^=who VERB do NOUN d7
^=who VERB do d13|^=who VERB do the d2|^=who VERB does h-2i15|^=who d19i8|^=who do d2|^=why NOUN NOUN h8|^=why NOUN h12|^=why OWN NOUN a12f-4|^=why OWN a8|^=why a5c-10e-4f4h12k-3
^=why do f3h2|^=why do most d8|^=why do we d-6h14|^=why does OWN f16|^=why does c-5d4f7|^=why does everybody d15f-4|^=why does everyone d6|^=why does nobody d-3f12
^=why every NOUN h6|^=why every h5|^=why i VERB did a7|^=why i a6|^=why is OWN d-2f17|^=why is d-2f3h4|^=why is everybody d8|^=why nobody h11|^=why nobody should h8
^=why we VERB did a4|^=why we a6|^=would NOUN b13|^=would NOUN to b17c-6|^=would VERB do c6|^=would VERB do your c3|^=would anyone c10d-6|^=would b8c9d-14e2
^=would you ADVERB c-6e10|^=would you VERB do c14d-3|^=would you c7d-8e4|^=you VERB do g7|^=you VERB do to g10|^=you can g3|^=you d-5g4h11|^=you don't h4|^=you should VERB do h3
^=you should h4|^=your NOUN g2h10|^=your NOUN is g2|^=your g3h9|^a b-2d-2g3k-10|^a bakery b-4h10|^a beginner's g10|^a competitor f14|^a customer a9|^a free j5|^a good h5
^a guide g9|^a job b11j-10|^a practical g10|^a shared c10|^a simple g13|^a template g17|^a year a17|^about c-2d15|^accessibility i7k6|^accessibility of i5|^acmely b5k12|^ads b8
^advice d8g10|^after 11 a8b-4|^after 8 b9|^after a b3|^after a11b12f-12|^after the a5|^after two b5|^agencies h6|^agency , e12|^agency e13|^ahrefs e2|^ai a12f-8h3|^alternative d11
^alternative to d12|^alternatives d17i-4|^alternatives to d16i-4|^am h7|^am i d6h4|^ama i-6k19|^ama with i-4k16|^amazon f7|^an a5j2|^an honest a11c-3|^announcing b9c-2k13
^announcing our b-2k14|^announcing the b3c-2k8|^annual billing e10h-7|^annual e7h-3|^answering f9h2|^answering the f10h3|^any a-2c2d11|^any feedback c3|^any good d12
^any idea c-8f5|^any ideas f4|^any way f6|^anybody d13|^anyone b3c-3d10e-2f5|^anyone else f7|^anyone here d9|^anything c17|^apple k11|^are d2e7h-2|^ask a13g2|^at d3|^at what d4
^aws e3|^b2b i6|^back k16|^backups d18h-3|^be c3|^be honest c4|^been f17|^before c6|^before we c6|^beginner's g7|^beginner's guide g8|^being h3i14|^best d26e-5f5g2h-8i-4k-5
^best invoicing d7|^best practices d-6g13i2|^beta b5c7|^beta of b6|^better c15e-3|^better or c13e-11|^black friday i4|^black i7|^bookkeeping k2|^bought a a2d2|^bought a3|^bounce a8
^bounce rate a5|^build a g8|^build a9b-2c-3g9|^buildinpublic i-3k12|^built a b3|^built b2|^burned f13|^burned out f13|^burnout i14|^buying e3h8|^by a3|^can a d5h3
^can a4b-4d5e-6g-3h11|^can i d7|^can somebody c9|^can you a11|^can't decide e3|^can't e6f13h-2|^can't find f10|^can't get f2|^card e9|^cash f12k-5|^charging h17|^chasing b-5f10i8
^cheap e4h8|^check b3|^checklist before g4|^checklist for g13|^checklist g18|^checkout f6|^churn i12|^client b-5d8f14h-7i3k-3|^client wants d12f3|^clients f17|^clients keep f2
^closed a14|^closed our a5|^code f-4h10i4|^code review c3i6|^cofounder f4|^cold a2f-7h6i10|^cold email h4i2|^cold outreach i2|^community h13|^cookie banners h5|^cookie h5
^could a d3|^could c6|^curious d12|^customer f5h-3i18k-2|^customer support i19|^customers f17|^cut a-3e3g15|^cut our a4|^daily h2|^daily standups h4|^dark b10|^dark mode b9
^dashboards h6|^dealing i7|^dealing with i10|^dear b10h6|^deposits f-3i8|^do d10g2h-5|^do i d2e4|^do these c6d-9g7|^do you d10e-3|^docker build f4|^docker f11g15i-5k-2
^does a c-2e8|^does anybody b13d-3|^does anyone d10|^does b6c6d3h-2|^does it c5|^does my c2|^does the c7|^does this c11|^don't h6|^early access b-3e7h11|^early b-8h3k4
^email b-3h13i7|^email deliverability i11k6|^email is h3|^emails f13|^emails from f14|^episode b-4k6|^equity i3|^equity splits i4|^etsy e2k3|^every a-2f9h10|^every invoice f2
^every time f6|^everything g4|^explain g11|^export b11|^export to b13|^facebook h3|^feedback c15|^feedback on c10|^ferrybook b-7k11|^ferrybook is b-9k12|^figma h13k2
^finally a3f-6k5|^finding i14|^fire e14|^first a2b-6c18d-4f10g-9i2k-6|^first time c11d-2|^for a-8d4e5i-3|^for me h5|^found j6|^founders h8i-7k12|^free d-2h11i-2k5
^free shipping f8h3k-7|^free trial h8|^freelance i10|^freelancing i12|^from 0 a4|^from a6b3|^gdpr h4i2|^get g12|^getting a g10|^getting a-4d-2f13g12|^ghost e3|^ghost or e3
^give c18|^give me c11d-2|^good d6h7j6|^good read j3|^google a-2b-4e6f15h-8i-9k14|^google ads e3f8|^google is k9|^got a13b-2c-6g17|^great i-9k17|^half b-4f4k7|^half of f9
^half our a3|^has anybody d2|^has anyone e5|^has d5e3|^having f19|^help d7f10|^here's g5|^here's how g8|^hetzner e4|^hi b11|^hire a e15|^hire e13|^hiring a d3k9|^hiring c-5e2i8
^hiring in i3|^hiring juniors i5|^hiring your i12|^honest c9|^honest opinions c9|^honestly c-2h20|^hot h7|^hot take h8|^how a a7j2|^how a5b-6d2e-4f-5g6h-2|^how can c6
^how do d6f-4h-2k5|^how does c10|^how i a20|^how is f12|^how long d19|^how many d14|^how much d11|^how not g7|^how often d9|^how our a5|^how should d-4e11|^how to a-6d3g11
^how we a6g2h2|^how's c2|^how's my c2|^hubspot e4|^i am a-6b2f4k2|^i answered a9|^i asked a7|^i b3d-5e2i-3j-2k-3|^i built b5h7|^i can't f13|^i created b8|^i don't h9
^i finally a3c3|^i get f5g4h-3|^i have b-2d2e-7f5h2k4|^i keep f21h-6|^i let a14f-4|^i love a-4f4h11|^i made b9|^i quit b-5k12|^i regret a10|^i rewrote a2c4|^i run a2|^i said b-2f6
^i sent a5|^i sold a4|^i spent a-2b5h2|^i think a-4f9h9|^i turned a2b9k-5|^i used a7|^i would c12|^i wrote a-7b4c10|^i'd c10h9|^i'd love c9|^i'd rather h8|^i'm a-11d8f4k5
^i'm burned f8|^i'm stuck f2|^i'm tired b-2h12|^i've been a3h5|^i've f-3h17|^if d-4h6|^if you c3h5|^if your h5|^imo h14|^imposter f9h-2i2|^imposter syndrome f6i3|^in b-4c-7f6g5h13
^in my a-3h15|^in-house designer e2|^in-house e15|^influencer h7|^influencer marketing h9|^influencers h15|^interesting j6|^interesting read j5|^internal i15|^internal linking i12
^interview with j5|^introducing a10b14f-3g-3h-3i-9k7|^invoices i5|^invoicing i12|^is a c-12d9e8|^is anyone d12|^is c2d3h-11j-2|^is cold a10|^is it a-2b6c-3d4f5g-2|^is my c9
^is the c6d-5e3|^is there d19|^is this c10e-5|^is webflow e5|^iso a d16g-3|^iso d17g-4|^it a12|^it's b10h4|^job f6k3|^just a6b4d-3f2h-11j-3k2|^just finished a5b-8k6|^just found f13
^just got a15f-4|^just launched b16|^just lost a-7f15|^just shipped a6b2k-5|^kanban b8|^keep e10g4|^keep the e8|^keyword h9|^kubernetes e7h4i2|^landing a4i4|^landing page a5i4
^last spring a2|^late i9|^late payments i7|^launch g14i-7|^launch week g9|^launched a-11f16|^launching b21d2j-5k-6|^launching my b12k-4|^laundry c13|^learn g16|^learn to g12
^learned a2|^lessons a21|^lessons from a22|^lessons learned a10|^life after i8|^life i12|^linkedin e3h12|^linkedin is h6|^local d7i13k-7|^local seo i10k-6|^long h12i-2
^looking b-6c14d7f-8g-2i-5k9|^looking for b-4c10d7f-2g-2k6|^looking to k14|^losing f15|^lost a-5f16|^lost our a-4f12|^lost the f4|^macbook air e7|^macbook e8|^made a a-2b12c2k-2
^made a-5b5c3k7|^made my a-10k11|^mailchimp f3k3|^make g7|^marketing h4i2|^meet b16k4|^meetings h19i-5|^mental health i5|^mental i4|^merge g19h-14|^migrated a2|^monoliths h11
^month b-6k15|^monthly k13|^monthly meetup k14|^most g5h5|^moved a5|^moving a g8|^moving d3g5k-2|^moving my a2d4|^my accountant d3|^my app f4|^my b3d-4e-3f4h6k-12|^my boss c7
^my business f8|^my cofounder f2|^my first a3b-6c6f-22g14|^my game b6|^my invoices f7|^my newsletter b3|^my podcast k4|^my side a18f-7|^my wife a-4b15|^name d5g8h-4
^need a c7d14e-6g-5|^need c12d19e-5g-17k-3|^never a3h5|^new b5g-4i-8k15|^new opening b-3k8|^new release b11k-4|^new rules g-3k14|^newsletter i2k12|^newsletter swap k18|^no , d5
^no a-2d3f5h3|^no one f7|^nobody b-4f6h7|^nobody cares h5|^nobody needs h11|^nobody opens f9|^nobody told a7|^nobody wants h12|^not e4j2|^notion e7k10|^now c-2d13|^old e10i3
^on a11h-2i10|^on the a4|^onboarding emails i10|^onboarding i17|^one a2h9|^one big e4|^open f-7h9i14k-12|^open source b-7i16|^open sourced b9|^opened b-14k13|^opened my a-4b-5k17
^order a-11b-3d3f-3g14h6i-6j-3k-4|^our 2025 k14|^our a2c-8h-12i-8j2k7|^our agency a-7k5|^our annual k5|^our best a-8f18|^our guide a-3g16|^our industry j6|^our kickstarter b7f-5
^our little b11k-2|^our new a-3b10k2|^our newsletter f2|^our studio k6|^our support a9f3k-6|^overwhelmed f4|^overwhelmed with f4|^pair i16|^payment f14|^payroll b7f7k-2
^people f4h10|^people who h10|^petition k13|^petition to k13|^players f12|^please b2c5f-7k2|^please tear c4|^please tell d12|^podcast episode j3|^podcast guests f2k3|^podcast i8
^postgres e4f5i7|^postgres eats f6|^price k5|^pricing b-6h4i19k-5|^pricing for i6|^pricing page i2|^pricing psychology i2|^product f3i3|^quarterly i9k2|^raise e4|^raised a6
^rate c19g-2|^rate my c8|^read c4|^read it c6|^read this j2|^recommend d6|^recommend me d7|^recommendations d8|^recommendations for d9|^reduce churn g5|^reduce g14|^refund f11
^registration is k11|^registration k10|^released b7|^remote b-2h9i14|^remote work h8|^replaced our a2|^retainers h4i8|^roast c14|^roast my c13|^rust e3h7|^sales f7h-3i5
^say c3d-2k4|^say hello k6|^says h6|^scope creep i8|^scope i8|^seasonal i4|^seeking c11|^self-hosting g2|^selling a-6b-2i12k9|^senior i-6k13|^seo e2h5i7k-2|^seo isn't h2|^set g12
^set up g11|^setting g6|^setting up g7|^share g-3k9|^share your g-4k10|^sharing k7|^sharing our k6|^she a2|^shipped a14b-4|^shop c5h5|^shopify b-6e3h3i2k4|^shopify just k14
^should a d8|^should c-4d6e9h-5|^should i c-2d2e8|^should we e2|^show b-4d15g-5k5|^show me d14|^side i6|^signing d10|^since a10b-6|^since the f6|^small c-4g13k-3|^sold a5
^sold my a4|^somebody f5|^someone f5|^something i11|^speed g5|^speed up g2|^sqlite h5|^sqlite is h7|^starting b17|^steam k4|^stop adding h2|^stop asking h9|^stop h25
^stop putting h11|^story a17b-2|^stripe e5f9|^struggling a-2f21|^struggling to f16|^stuck a-4f21|^stuck at f3|^subscription c8i2|^summer k12|^switched a7|^tailwind h9
^tailwind is h9|^tax b-5c12h-4k7|^technical debt i10|^technical i10|^tell b8c4d4g-2|^tell me b14c4|^ten a15|^tenant f14|^testers c14|^thank k18|^thank you k17|^the 20-minute f-3g18
^the a2b-3c-7d-7e-3f3g3i5k-2|^the art i13|^the best h8|^the complete g4|^the economics i15|^the exact g14|^the lazy g6|^the new b4f8h-3|^the only f-3h10|^the pricing a7
^the printer f14|^the psychology i5|^the real i13|^the right g3|^the worst a4h4|^there h8|^thinking about d12|^thinking d21|^thinking of d13|^this a6j9|^thoughts c7d4
^thoughts on d5|^three a11b-12f4g11i-7|^til a16b-2f-5g2|^til the a13g-5|^tiny b6|^tips e2g13h-2|^tips for g13|^tired a-9b8f5h5|^tired of a-8b6f4h6|^today a-6b12k2|^today we b10k-4
^told a10|^too c9d-2f10|^too many f7|^torn between e8|^torn e7|^traffic f7|^trello f-4h16|^trying d6e2|^trying to d8|^turn b10g5|^turn one g9|^turned a11|^two a9f-9i-2k6
^typescript i8|^uncles i7|^unpopular h6|^unpopular opinion h7|^use g10|^use your g5|^users f18h-5|^users sign f7|^version b15k-9|^video j6|^volunteers k7|^vue k11|^ways g9
^ways to g9|^we a3g-4h-3k5|^we are a-6b-5e3k13|^we asked b4|^we built a-8b20|^we can't f9|^we changed a-18d8k13|^we don't f-3h10|^we doubled a8k-2|^we dropped a12k-4
^we finally a-4b5|^we got f12|^we have a-10c6k4|^we hired f5|^we hit a16k-5|^we just a2b6f-2|^we killed a8k-2|^we launched a-2b10|^we let a12|^we lost a14f-2|^we made a-7b11
^we moved a13|^we need a-5f2k10|^we open b19k-3|^we open-sourced b4|^we raised k5|^we replaced a2|^we should h13|^we stopped a10|^we switched a-4k10|^we tried a3|^we were a-3f7k2
^we're a-6b6k9|^we're hiring b-2k10|^we're launching b7k-4|^we're opening b4k-2|^we've a-3f3k5|^we've been a4k2|^webflow k8|^webhook f6|^webhook fires f6|^weekly e3k9|^went a10
^went from a2|^what a a6|^what a7c2d5h-11i-2j-4|^what are d4k8|^what crm d7|^what do c10d4f-2|^what does d11|^what happened d3|^what happens d9|^what i a5|^what is d5
^what nobody a11|^what should b16e-2|^what to g17|^what would e3f5g-3|^what's a d16|^what's c6d13e6f-2g-8h-3|^what's missing c4|^what's the d13g-3|^what's your c7|^whatever d20
^whatever happened d17|^when a5d7e-7g6|^when did d11|^when is d7|^where a4c-14d2f2|^where can d9|^where do d11|^where would c-8e3f4|^which c2d5e7h-8|^which is e5|^which of c11
^which one e13|^which would c-5e13|^who d17h-5i12|^who else d11|^who owns d2|^why a5c-9e-4f6h11k-3|^why do f4h3|^why does a-2c-6d2f8|^why every h6|^why i a3|^why is f5h3
^why nobody h11|^why our a6|^why we a5|^wich d14h-2|^winter b-3i8k5|^wondering d11|^wondering how d10|^word h10|^word of h7|^working i22|^working with i11|^worth d7j12|^worth it d7
^would anyone c10d-7|^would b6c9d-13e2|^would love b9|^would you c6d-9e5|^write a g13|^write better g6|^write g18|^writing g13|^wrote a a-3b12|^wrote a-2b9|^yesterday a-6b-2f4h6
^you c-3d-6g2h12|^you can g2|^you don't h6|^you should h4|^you want g8|^your g3h9|^zapier a12i2
`;
