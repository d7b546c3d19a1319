/** What it says where a word stands, and beside what. Written by `npm run topics -- --fit`. */
export const PLACE_WEIGHTS = `
^ a5c5g-2h6i-6j5k-5|^0 a6|^10 a-7i10k7|^14 a3g-7h7|^3 a12b-4f4k-8|^40% k4|^40% off k6|^5 a-8f-3g22i6|^5 mistakes g7|^50% k4|^50% off k5|^6 g6|^7 g22|^7 mistakes g6|^= a5c5h5i-6j3k-4
^=ADVERB ADVERB NOUN b19i-3k-2|^=ADVERB ADVERB b18c2i-6k-3|^=ADVERB NOUN ? c10|^=ADVERB NOUN ADVERB f5|^=ADVERB NOUN NOUN b3k4|^=ADVERB NOUN VERB do c3|^=ADVERB NOUN a-12c3e7f-2k8
^=ADVERB NOUN are e14f-3h-2|^=ADVERB NOUN for c4|^=ADVERB VERB did NOUN a2b11k-3|^=ADVERB VERB did NUMBER a3b-8f-2k9|^=ADVERB VERB did OWN a5b-5k4|^=ADVERB VERB did a k5
^=ADVERB VERB did a4b5d-2f2h-7k3|^=ADVERB VERB did out f12|^=ADVERB VERB do NOUN c2|^=ADVERB VERB do OWN b3c12k-3|^=ADVERB VERB do c3f-11|^=ADVERB VERB do me d13f-2|^=ADVERB VERB doing NOUN k8
^=ADVERB VERB doing k8|^=ADVERB a NOUN h4k11|^=ADVERB a h3k11|^=ADVERB b3d-2g-9i-2j-2k6|^=ADVERB i VERB did f5|^=ADVERB i f2h6|^=ADVERB is b-5k15|^=ADVERB many NOUN f4|^=ADVERB many f7
^=ADVERB we VERB do b7|^=ADVERB we b11k-4|^=NOUN , NOUN a2b3c-10d2e6f-7g-5|^=NOUN , a b13c2|^=NOUN , b6c-8e5f-9g-10i6k-4|^=NOUN ? c10d-9e2f-2h10|^=NOUN ADVERB , d6|^=NOUN ADVERB NOUN b9e2i-5k6
^=NOUN ADVERB VERB did k19|^=NOUN ADVERB VERB does b13|^=NOUN ADVERB a-6b9d6f-7g3h-14i-13k7|^=NOUN ADVERB to b6k2|^=NOUN NOUN , a-2c2d-8f-11g-11i4k2|^=NOUN NOUN ? e-7g12k7
^=NOUN NOUN ADVERB a2b-11d-3e10f7i-6k-7|^=NOUN NOUN NOUN a-6b-4c-2d3f4g-4h2i2|^=NOUN NOUN NUMBER b4i-3k13|^=NOUN NOUN VERB did a4b-4e4f5|^=NOUN NOUN VERB do b4f10g-4h10i-7k-8
^=NOUN NOUN VERB does b-3d2f9h-3k2|^=NOUN NOUN VERB doing c8|^=NOUN NOUN a-2c-2d-5f3g-2h2i6j-3|^=NOUN NOUN about d9j7|^=NOUN NOUN after i17|^=NOUN NOUN and i23|^=NOUN NOUN are b-2g9h14
^=NOUN NOUN at b-2c6h-8i9k3|^=NOUN NOUN between i9|^=NOUN NOUN but h4|^=NOUN NOUN don't f4|^=NOUN NOUN for a-14b3c5e-10g5h-2i4k-2|^=NOUN NOUN from d-3e7|^=NOUN NOUN have h2|^=NOUN NOUN i h9
^=NOUN NOUN in a-7b-9h-8i13k9|^=NOUN NOUN is f5h8i-3|^=NOUN NOUN of a13b5h-5i-5j4k-2|^=NOUN NOUN on a-5b-16h4j2k5|^=NOUN NOUN or e22|^=NOUN NOUN over h16i-5|^=NOUN NOUN should h7
^=NOUN NOUN that a10b7h-2i11|^=NOUN NOUN to a7b-3d10g9h-5k-9|^=NOUN NOUN vs e24i-2|^=NOUN NOUN were k5|^=NOUN NOUN who i9|^=NOUN NOUN with b-4e-4g6i2j2k12|^=NOUN NOUN without a13g-3h6
^=NOUN NUMBER : b5|^=NOUN NUMBER NOUN a-5b13i5|^=NOUN NUMBER a5b12d-3f-3g-5h-11k10|^=NOUN NUMBER is b9f4k-8|^=NOUN NUMBER of a10b2f-6i-11k10|^=NOUN NUMBER vs e6|^=NOUN VERB did NOUN a-11b-2h12k8
^=NOUN VERB did NUMBER a12|^=NOUN VERB did OWN a-8b6f11|^=NOUN VERB did a-7b-4c2e3f6g-10h2i-6|^=NOUN VERB did by f13|^=NOUN VERB did for c11k6|^=NOUN VERB did from a6|^=NOUN VERB did its f8
^=NOUN VERB did to d16e9f-4h-3k-2|^=NOUN VERB do NOUN a7b5h2|^=NOUN VERB do OWN a9f4g-2|^=NOUN VERB do VERB doing f9|^=NOUN VERB do a4c-5d-3e-3f6g-11h3i-5k4|^=NOUN VERB do for f11
^=NOUN VERB do the f-5k16|^=NOUN VERB do this k5|^=NOUN VERB do up f12|^=NOUN VERB does NOUN a-2b3d5k7|^=NOUN VERB does NUMBER f3|^=NOUN VERB does OWN f7|^=NOUN VERB does VERB doing f17
^=NOUN VERB does b-3d2e-4f7g-7h2i-7k4|^=NOUN VERB does to d5|^=NOUN a-4c-3d-2g-2h2i5j-3k2|^=NOUN about NOUN h16i-7|^=NOUN about g11h10i-7|^=NOUN about the g10|^=NOUN after VERB doing a-2f8i2
^=NOUN after a2e-8f5i5|^=NOUN against a e12|^=NOUN against e19|^=NOUN and NOUN i9k6|^=NOUN and i8k5|^=NOUN are NOUN h6k5|^=NOUN are VERB did b12|^=NOUN are a8b10f-7|^=NOUN are where h7|^=NOUN as a i13
^=NOUN as i13|^=NOUN at NOUN k5|^=NOUN at NUMBER i5|^=NOUN at a i14|^=NOUN at c-2i11k5|^=NOUN before g4|^=NOUN before you g4|^=NOUN between NOUN i4|^=NOUN between VERB doing e7|^=NOUN between e9
^=NOUN but NOUN h13|^=NOUN but h9j2|^=NOUN don't VERB do h2|^=NOUN don't h6|^=NOUN for NOUN a-3b2c11d-4e-7f-4h-5k3|^=NOUN for NUMBER e3i4k8|^=NOUN for a d10e-3g9i-5|^=NOUN for a-10c6e-2f-15g8h-7k4
^=NOUN from NOUN f3|^=NOUN from NUMBER a9|^=NOUN from OWN i-2k10|^=NOUN from a6b3f3g-4h-3k2|^=NOUN has h3|^=NOUN here , f6k5|^=NOUN here f8k3|^=NOUN how d2|^=NOUN how to g3|^=NOUN i g9
^=NOUN in NOUN a2b-10f4i7|^=NOUN in a i12|^=NOUN in a5b-11i17|^=NOUN in the i9|^=NOUN is ADVERB h5|^=NOUN is NOUN b5|^=NOUN is VERB did b7|^=NOUN is VERB doing f6h-10k7|^=NOUN is a h3
^=NOUN is a-4b2d-5h7k10|^=NOUN is here b-2k17|^=NOUN is the h12|^=NOUN it d13e-2|^=NOUN it or d7e-2|^=NOUN next NOUN k4|^=NOUN next k5|^=NOUN of NOUN b4c-2e-3f-3h4i6|^=NOUN of OWN b16f2
^=NOUN of b5c-6e-5f-2g-3i2k2|^=NOUN on NOUN d8j8|^=NOUN on OWN c7|^=NOUN on a g3|^=NOUN on a-2b-2c3d3e-6j3|^=NOUN on the i5|^=NOUN on this c8|^=NOUN or ADVERB c14e-10
^=NOUN or NOUN c6d4e17f-2g-2h-2i-10k-5|^=NOUN or c11d6e13f-4g-3h-7i-11k-5|^=NOUN or no d17e-6|^=NOUN should VERB do h6|^=NOUN should h13|^=NOUN that NOUN h4k11|^=NOUN that h5k10
^=NOUN to NOUN b3d13g3k-10|^=NOUN to VERB do b-4d-3f-3g2h-7i7k13|^=NOUN to VERB doing k2|^=NOUN to a-11c-7d3f-12g4i6k6|^=NOUN under NUMBER i5|^=NOUN under i7|^=NOUN up g15|^=NOUN vs NOUN e26i-2
^=NOUN vs e29i-4|^=NOUN who VERB do h12|^=NOUN who d3f-2h7|^=NOUN with NOUN f11h-2i2|^=NOUN with a i2k2|^=NOUN with a-2e-4f6g-2h-4i8k4|^=NOUN with the k7|^=NOUN you can k2|^=NOUN you for k11
^=NOUN you k17|^=NUMBER NOUN , a15b2g-3k-5|^=NUMBER NOUN NOUN a-8b2f-4g2i7|^=NUMBER NOUN a2d-8f-7g7h-3j-4k5|^=NUMBER NOUN in a2g3|^=NUMBER NOUN of a-7c2k16|^=NUMBER NOUN that a-2g19
^=NUMBER NOUN to g16|^=NUMBER VERB do f18|^=NUMBER a5b-3c2d-8e-5g5h-7j-6k4|^=OWN NOUN NOUN a7b3c3d-12f3h-12i-6k-4|^=OWN NOUN VERB did a5b-11c-6f4h-4k5|^=OWN NOUN VERB do j4k7
^=OWN NOUN VERB does a-13b-2d13f9|^=OWN NOUN a2c-4d-2e-6f2|^=OWN NOUN about b18k-2|^=OWN NOUN and b3|^=OWN NOUN are k7|^=OWN NOUN for b10f-6g12k-12|^=OWN NOUN has a-4b-4f6k9|^=OWN NOUN is a-5b-5f5i8k5
^=OWN NOUN on a-8c-2f-8g11h22k-3|^=OWN NOUN was k7|^=OWN NUMBER NOUN a2g-2k2|^=OWN NUMBER a4b3g-4k2|^=OWN a2c-4d-2e-6f3i-2|^=VERB did NOUN NOUN a-2f-8g4i8|^=VERB did NOUN NUMBER a5
^=VERB did NOUN c-5d2e2f-16i13k-5|^=VERB did NOUN or e4|^=VERB did NUMBER NOUN a18|^=VERB did NUMBER a17|^=VERB did OWN NOUN a6f-2g-3k4|^=VERB did OWN a4f-2g-2k3|^=VERB did a NOUN a2b5g4h-4k-7
^=VERB did a a4b6g2h-4k-8|^=VERB did a7b3c-4d-3e-2f5g-3|^=VERB did an NOUN a15b-4|^=VERB did an a13b-4|^=VERB did at NUMBER f5|^=VERB did from NOUN a6|^=VERB did from a10|^=VERB did me NOUN a6b6f-2
^=VERB did me a5b5|^=VERB did of NOUN b10d-2f8|^=VERB did of a-8b6h10|^=VERB did on NOUN a2c-2|^=VERB did on a4c-2|^=VERB did out f10|^=VERB did the NOUN a16|^=VERB did the a16|^=VERB did this j6
^=VERB did with NOUN f17|^=VERB did with f17|^=VERB do NOUN , b11f5|^=VERB do NOUN NOUN b-5c9d-5f-4g14|^=VERB do NOUN a-3b2c4e-2g10h-4|^=VERB do NOUN for d9g-3|^=VERB do NUMBER c3d-3g3k3
^=VERB do OWN NOUN c7e4f-5g-4|^=VERB do OWN a2c5d-2e4f-6g-5|^=VERB do VERB doing NOUN h11|^=VERB do VERB doing for h7|^=VERB do VERB doing g-9h25|^=VERB do VERB doing your h12
^=VERB do a NOUN a7b-10c-4d4e4f-5g3h-8|^=VERB do a a3b-10c3d3f-6g2h-8k2|^=VERB do a-3g5i-9|^=VERB do an NOUN g7|^=VERB do an g6|^=VERB do down NUMBER f16|^=VERB do down c5d-2f11
^=VERB do every NOUN h15|^=VERB do every h15|^=VERB do it c6|^=VERB do it with c-2e3|^=VERB do me ADVERB c16|^=VERB do me NOUN c2d9f-7|^=VERB do me a d13|^=VERB do me b6c11d12f-10g-7h-5k-4
^=VERB do me how d13|^=VERB do me what b5|^=VERB do me why c10|^=VERB do me your c2d6|^=VERB do off OWN k3|^=VERB do off all k6|^=VERB do off k18|^=VERB do out b-2f14k4
^=VERB do the NOUN a4d-3e6h-4k-8|^=VERB do the a4d-3e6f4h-3k-7|^=VERB do this j14|^=VERB do to VERB do h5|^=VERB do to g2h2|^=VERB do up NOUN g12|^=VERB do up g11k6|^=VERB do us b-2c-5d8k11
^=VERB do us your c-3k7|^=VERB do your NOUN b5c-9d-5g9h-7k6|^=VERB do your b4c-8d-5g9h-6k6|^=VERB doing NOUN , b13|^=VERB doing NOUN NOUN a-12b6c4d-3g13h-11|^=VERB doing NOUN a-3b5d-16e-2g2h4i6j-2k-7
^=VERB doing NOUN for i15|^=VERB doing NOUN from g5h7i-5|^=VERB doing NOUN in i9|^=VERB doing NOUN on g4|^=VERB doing NOUN to a15b-6f10i-2|^=VERB doing NOUN with f2i4|^=VERB doing NUMBER NOUN a11
^=VERB doing NUMBER a7c5g-6k6|^=VERB doing OWN NOUN a2c-7d7f-7k6|^=VERB doing OWN a2c-10d6f-8j3k10|^=VERB doing a NOUN c-9g6h-5i7|^=VERB doing a b-6c-8g5h-5i6|^=VERB doing about d10
^=VERB doing d2e-3h-2i3j-2|^=VERB doing for ADVERB c3|^=VERB doing for NOUN c4d-8k11|^=VERB doing for NUMBER c11d-8k3|^=VERB doing for a d22|^=VERB doing for an d10|^=VERB doing for b-5c10d10g-2i-4k5
^=VERB doing from a14|^=VERB doing how d10|^=VERB doing of VERB doing d15|^=VERB doing of d17|^=VERB doing the NOUN a3e4f2g-3|^=VERB doing the a2c-4d-2e2g-4i-3k2|^=VERB doing this b5j3
^=VERB doing to VERB do a-4e2f12h-2k10|^=VERB doing to a-8c-2d3f12h-4k10|^=VERB doing up g7|^=VERB doing with NOUN f3i6|^=VERB doing with f4i13|^=VERB doing with your i10
^=VERB doing your NOUN b-3d-3g2i6k2|^=VERB doing your b-4d-5g2i8k3|^=a NOUN ADVERB a7|^=a NOUN NOUN a-7b5c2d-5g8i-2|^=a NOUN VERB did a8f5|^=a NOUN a3d-2h2k-9|^=a NOUN for a-2b4c8d6h-5i-5
^=a NOUN of a21b-5|^=a NOUN on h8|^=a NOUN or e16|^=a NOUN that a2h3|^=a NOUN to h8|^=a NUMBER NOUN g3|^=a NUMBER g3|^=a a2b-3d-3g2h2k-10|^=about NOUN d11|^=about d17i2|^=after NOUN NOUN a2b6f-2
^=after NOUN b7|^=after NUMBER NOUN b11f-5|^=after NUMBER VERB do a7|^=after NUMBER a3b7f-7|^=after a NOUN b4|^=after a b6|^=after a8b14f-9|^=after the NOUN a3|^=after the a7|^=am d4h5|^=am i d3h4
^=am i the d-8h7|^=an NOUN NOUN a11c-3|^=an NOUN a6|^=an a7j5|^=any NOUN ? d-2f7|^=any NOUN NOUN c9d3f-3|^=any NOUN a-6c2d11f2|^=any NOUN for d9|^=any NOUN on c3|^=any NOUN to f5|^=any a-3c5d7f7g-4
^=anybody d12|^=anyone ADVERB ? d-9f13|^=anyone ADVERB VERB doing d10f-6|^=anyone ADVERB f2|^=anyone VERB did a d3|^=anyone VERB did d5|^=anyone VERB do d4|^=anyone b4c-3d9f7h-4|^=anyone here d5
^=anything c15|^=are NOUN NOUN d5e3|^=are NOUN d5e3|^=are d2e7h-2|^=at d4|^=at what NOUN d5|^=at what d4|^=be NOUN c3|^=be c3|^=been VERB doing f17|^=been d-2f19|^=before c5|^=before we VERB do c7
^=before we c4|^=being d-2h4i12|^=by VERB doing a4|^=by a4|^=can a NOUN d7h3|^=can a d4h4|^=can a6b-4d4e-7g-4h10|^=can i VERB do c3d8|^=can i c3d9|^=can somebody c7|^=can someone VERB do d2
^=can someone c2|^=can you VERB do a15d-2|^=can you a12|^=can't NOUN NOUN f10|^=can't NOUN between e10f-7|^=can't NOUN e6f12|^=can't e5f13|^=could c5d2|^=do NOUN ADVERB d10|^=do NOUN d12e2
^=do d8e2g3h-9|^=do i VERB do e8|^=do i c-2d4e5|^=do these c9d-12g4|^=do you ADVERB d7|^=do you VERB do d9|^=do you d10|^=does NOUN NOUN c3d5e-3|^=does NOUN c4d3e-5|^=does OWN NOUN c8|^=does OWN c8
^=does a NOUN e7|^=does a c-2e7|^=does anybody b12c-3d-3|^=does anyone d11|^=does b5c7d3h-4|^=does it VERB do c5|^=does it d2|^=does the NOUN c7|^=does the c8|^=does this NOUN c12|^=does this c12
^=don't VERB do g3h7|^=don't g4h7|^=every NOUN NOUN f3h4|^=every NOUN a-3f8h12|^=every NOUN i f12|^=every a-3f8h10|^=everything g8|^=for NOUN NOUN a-3b3|^=for NOUN a-2e4|^=for a-10d3e5i-3|^=for me h6
^=from NOUN to g3|^=from NUMBER a4|^=from NUMBER to a6|^=from a7b4|^=half OWN NOUN a3|^=half OWN a3f-2|^=half b-3f2k5|^=half of f10|^=has anyone VERB did d-6e11|^=has anyone VERB do d3|^=has anyone e6
^=has anyone here d6|^=has d8e2|^=here's g6|^=here's how g6|^=how ADVERB d4|^=how ADVERB do d3g-2|^=how NOUN NOUN g-2i17|^=how NOUN a-6d5i7j3k-4|^=how NOUN can d-2g13|^=how NOUN did d2
^=how NOUN do d3|^=how OWN NOUN a8|^=how OWN a8|^=how VERB doing a12|^=how a NOUN a6|^=how a a6|^=how a3b-8d3e-3f-6g7h-3|^=how are d3|^=how can c9d-4|^=how can i c8d-2|^=how did d3|^=how did you d4
^=how do NOUN k12|^=how do a2d4e-4f-8k10|^=how do i c4d6|^=how do you a8c-3d6f-2|^=how does OWN c7|^=how does c11|^=how i VERB did a12|^=how i VERB do a7|^=how i a10g4|^=how i would g5
^=how i'd VERB do g11|^=how i'd g12|^=how is d-2f14|^=how many NOUN d13|^=how many d15|^=how much NOUN d2|^=how much d12|^=how much should d2|^=how not g6|^=how not to g5|^=how should d-4e10
^=how to VERB do g9|^=how to a-5d3g11|^=how we VERB did a8|^=how we a7h2|^=how's OWN NOUN c2|^=how's OWN c3|^=i ADVERB VERB did a9b-6c5|^=i ADVERB VERB do a-5b4f2|^=i ADVERB a3b-3c5k-2
^=i VERB did NOUN a-4b-2f5h10|^=i VERB did NUMBER a14b2h-4|^=i VERB did OWN a4b2f-12k7|^=i VERB did a a-3b9c7d-3f5h-3|^=i VERB did a7b6d-7e-5g-7h-2|^=i VERB did down a11|^=i VERB did every a13
^=i VERB did no a5|^=i VERB did the a-6k10|^=i VERB did to a13|^=i VERB do NOUN a-5g2h14|^=i VERB do NUMBER f11|^=i VERB do OWN a5f4|^=i VERB do VERB doing a2c2f11h-4|^=i VERB do a a3c-8d13
^=i VERB do h6k-11|^=i VERB do most h3|^=i VERB do the c13f-4h5|^=i am NOUN b5k9|^=i am a-3b2f10|^=i b2d-4e2f2i-2j-5k-3|^=i can't VERB do f5|^=i can't f7|^=i cannot f2|^=i don't VERB do h9
^=i don't h7|^=i have NOUN f-3h9k9|^=i have NUMBER d6e-4f8|^=i have an f10|^=i have e-3f3h2|^=i would be c11|^=i would c11|^=i'd ADVERB VERB do h10|^=i'd ADVERB h9|^=i'd VERB do c14
^=i'd VERB do some c4|^=i'd c11h8|^=i'm VERB did a-3b-3f15h9k-6|^=i'm VERB did of f-2h14|^=i'm VERB did out f11|^=i'm VERB do , k14|^=i'm VERB do and b-3d8f-9k12|^=i'm VERB do b-3d9h-8k12
^=i'm VERB doing a d11k-11|^=i'm VERB doing b8f-4|^=i'm a-11c-2d9f3k5|^=i've been a5h2|^=i've h15|^=if d-3h11|^=if you VERB do h5|^=if you h3|^=if your NOUN h5|^=if your h6|^=in NOUN a-7b-3f12h10
^=in OWN NOUN a-6h16|^=in OWN a-7h18|^=in b-4c-5f5g5h12|^=is NOUN ADVERB c-4d6|^=is NOUN NOUN a12c-12e6|^=is NOUN a c10d-10|^=is NOUN a10b3c-2d-3e9f-3h-4|^=is NUMBER ADVERB c4|^=is NUMBER NOUN d10
^=is NUMBER c2d8|^=is OWN NOUN c10d-2|^=is OWN c11d-3|^=is VERB doing d-4k10|^=is a NOUN c-6d5e9|^=is a NUMBER c-5d8|^=is a c-14d8e10|^=is anyone ADVERB d2|^=is anyone d12|^=is c3d3e2h-11
^=is it ADVERB c4d5|^=is it VERB do b5c-4d5e6f-4|^=is it a-2b3c-3d5f4|^=is the NOUN c7d-7e4|^=is the c6d-6e2|^=is there a d15|^=is there d17|^=is this NOUN c7e-6|^=is this c11e-5|^=it a13
^=it's VERB do h5j2|^=it's VERB do that b-4h12|^=it's b9h4|^=last f2|^=most NOUN NOUN h6|^=most NOUN h15|^=most g4h7|^=never NOUN a2h6|^=never a4h4|^=no , d3|^=no NOUN VERB does f6|^=no NOUN e5f5h5
^=no a-4e3f4h3|^=nobody VERB did a9f-2|^=nobody VERB did me a7|^=nobody VERB do about h8|^=nobody VERB do f6g-9j3|^=nobody VERB does OWN f15h-3|^=nobody VERB does a f-4h14|^=nobody VERB does a-6g6h6
^=nobody VERB does another h7|^=nobody VERB does your h4|^=nobody b-3f4h7|^=not NOUN e5j2|^=not e4j3|^=on a10i9|^=on the NOUN a7|^=on the a4i2|^=people VERB do f4h2|^=people f3h10
^=people who VERB do h10|^=people who h11|^=she VERB did a2|^=she f3|^=should a NOUN d8h-2|^=should a d6|^=should c-6d4e11|^=should i VERB do c-3d5e2h-2|^=should i c-3d2e10h-3
^=should we VERB do d-2e8|^=should we d-2e7|^=since NUMBER a11|^=since a11b-7|^=since the NOUN f7|^=since the f6|^=somebody c2f5|^=someone ADVERB c9f-3j3|^=someone c2f6|^=something i13
^=the NOUN NOUN a-5f3g4|^=the NOUN OWN a10|^=the NOUN VERB did f2h-2i10|^=the NOUN VERB does i6|^=the NOUN a2b-8c-5d-6f3g3i5|^=the NOUN between h-2i5|^=the NOUN i b-3g11|^=the NOUN of f-2g-2h3i18
^=the NOUN to g13|^=the NOUN we a11|^=the NOUN won't f8|^=the NUMBER NOUN f-9g5h2k-3|^=the NUMBER f-11g3h3k-3|^=the b-3c-7d-7e-2f2g4i7k-2|^=there h6|^=this NOUN j8|^=this a5j10|^=to f-2h13
^=to the NOUN f-2h14|^=to the f-6h15|^=we ADVERB VERB did b8f-3k4|^=we ADVERB b5f-6k5|^=we VERB did NOUN a6k-4|^=we VERB did NUMBER f2|^=we VERB did OWN a3d5f-13k4|^=we VERB did VERB doing a10
^=we VERB did a b4k9|^=we VERB did a5c-8d3f-6h-8k5|^=we VERB did an b5|^=we VERB did every a8|^=we VERB did from a8|^=we VERB did in b-5k15|^=we VERB did the a15|^=we VERB did to a11
^=we VERB do NOUN a8b2c4f-8k-3|^=we VERB do NUMBER f-2k20|^=we VERB do a f24k-7|^=we VERB do b2c2d-4f8h-4|^=we VERB do the a11f-4|^=we VERB do to a-2c4h9|^=we a4b3g-7h-4k5|^=we are ADVERB b-4k8
^=we are VERB doing a-2b-4k8|^=we are a-5b-3e4k12|^=we can't VERB do f7|^=we can't f9|^=we don't VERB do h4|^=we don't f-4h11|^=we have a-10c8k3|^=we should all h5|^=we should h13
^=we were VERB did a-3f5k4|^=we were a-6f7k2|^=we're VERB doing OWN b5|^=we're VERB doing a b5f-4k8|^=we're VERB doing a-3b2k6|^=we're a-6b6d2k10|^=we've VERB did NOUN a-3b7f5k-4
^=we've VERB did a-14b5f2|^=we've a-4b3k10|^=we've been a3k4|^=what ADVERB c-2d16|^=what NOUN a7b-3c2d7e2f-3k-2|^=what NOUN to a-2d14|^=what NOUN when a4|^=what NOUN you d5g-2|^=what NUMBER NOUN a8
^=what NUMBER a6|^=what a NOUN a6|^=what a a3|^=what a8c2d3f-2g2h-12i-3j-3|^=what are d3k11|^=what are you k9|^=what do c8d4g-2|^=what do i d7|^=what do you c9d4|^=what does a d4|^=what does d6
^=what i VERB do d9|^=what i a4g2|^=what i would a7d-4g7|^=what is d4|^=what nobody a9|^=what should b15|^=what should i c11d-3|^=what to VERB do d-2g11|^=what to do g7|^=what to g15
^=what would VERB do c8d2|^=what would d-2e3f8g-8|^=what would you c-2e7f5g-2|^=what's NOUN d4|^=what's NOUN for e5|^=what's VERB doing c7|^=what's VERB doing from c7|^=what's a NOUN d16
^=what's a d16|^=what's a-2c7d11e7g-7h-6|^=what's the NOUN d12g-3|^=what's the d13|^=what's your NOUN c6|^=what's your c7|^=when a6d7e-7g8|^=when did d10|^=when did you d11|^=when is d10
^=when is it d5|^=where a2c-12d2h3|^=where can d8|^=where can i d7|^=where do NOUN d3|^=where do d10|^=where do you d11|^=where would c-8f2|^=where would you c-8e3f2|^=which NOUN NOUN d9e-4
^=which NOUN VERB does c12d-2e-6|^=which NOUN c10d10e-2h-3|^=which NOUN do d11|^=which NOUN would c11d-9|^=which VERB does NOUN e4|^=which VERB does e6|^=which c4d3e7h-6|^=which is NOUN e3
^=which is d-2e7|^=which of c13|^=which of these c4|^=which would c-4e13|^=which would you c-7e15|^=who ADVERB VERB did d6|^=who ADVERB d11|^=who VERB do NOUN d6|^=who VERB do d12|^=who VERB does i10
^=who d18h-3i10|^=who do d3|^=who do you d2|^=why NOUN NOUN h9|^=why NOUN h10|^=why OWN NOUN a8f-5|^=why OWN a10f-3|^=why a7c-8e-5f4h12j2k-2|^=why do f3h2|^=why do most d9h-2|^=why do we d-3h12
^=why does OWN f15|^=why does c-5d5f7|^=why does everybody d14f-3|^=why does everyone d10|^=why does nobody d-3f11|^=why every NOUN h7|^=why every h6|^=why i VERB did a11|^=why i a6
^=why is OWN d-4f17|^=why is everybody d7|^=why is f4h7|^=why nobody h9|^=why nobody should h11|^=why we VERB did a6|^=why we a5|^=would NOUN b14|^=would NOUN to b16c-4|^=would VERB do d10
^=would VERB do your c8|^=would anybody c2|^=would anyone c10d-7|^=would b6c9d-3f-5|^=would you ADVERB c-4e10|^=would you VERB do c14d-6|^=would you c6d-8e8|^=you VERB do g10|^=you VERB do to g9
^=you b3c-4d-4g5h9|^=you can g2|^=you don't h4|^=you should h3|^=your NOUN NOUN h2|^=your NOUN g2h9|^=your g4h9|^a bakery b-5h11|^a beginner's g14|^a competitor f16|^a customer a9|^a d-5e3g3h2k-9
^a free j4|^a good h7|^a guide g10|^a job b11j-11|^a practical g6|^a shared c8|^a simple b-2g13|^a template a-3g16|^a year a12|^about c-3d15i3|^accessibility b-2i8k5|^accessibility of i5|^acmely b7k11
^ads b8|^advice d6g12|^after 11 a8b-5|^after 8 a-5b10|^after a b5|^after a10b12f-11|^after the a6|^after two b6|^agencies h3|^agency , e13|^agency e13|^ahrefs e3|^ahrefs or e3|^ai a9f-8h5
^alternative d13|^alternative to d12|^alternatives d17i-4|^alternatives to d19i-5|^am d4h3|^am i d6h4|^ama i-5k16|^ama with i-4k17|^amazon f8|^an a5j6|^an honest a12c-3|^angry b11e-4f13i-3
^announcing a-2b12i-2k13|^announcing our b-3k14|^announcing the b3k8|^annual billing e9h-6|^annual e5h-3|^answering f11h2|^answering the f9|^any a-3c4d10f4|^any feedback c9|^any good d13
^any idea c-7d2|^any ideas d-3f5|^any tips d5|^anybody d11|^anyone b2c-3d12f4|^anyone else f6|^anyone here d8|^anyone know d2|^anything c12|^apple k9|^are e8|^ask a16|^at d3|^at what d2|^b2b i6
^back k16|^backups d18h-3|^be c5|^be honest c5|^been f16|^before c7|^before we c7|^beginner's g9|^beginner's guide g9|^being d-2h2i12|^best a-2b-2d26e-4f5g4h-10i-3k-5|^best invoicing d7
^best practices d-8g16|^beta b2c9|^beta of b6|^better c15e-2|^better or c16e-13|^black friday i2k4|^black i2k4|^bookkeeping b-3k2|^bought a a4d3|^bought a4d2|^bounce a4|^bounce rate a5|^build a g9
^build a12f-2g8|^buildinpublic i-2k15|^built a b4|^built a2|^burned f11|^burned out f11|^burnout i15|^buying e3h6|^by a6|^can a d5h3|^can a6b-4d3e-6g-2h10|^can i c2d9|^can somebody c10|^can someone c3
^can you a8|^can't decide e3|^can't e4f15|^can't find f9|^can't get f2|^card e9|^cash f12i2k-5|^charging h16|^chasing b-6f9i6|^cheap e7h6|^check b2j2k4|^check out k10|^checklist before g5
^checklist for b-2g18|^checklist g19|^checkout f8|^churn i13|^client b-4d8f13h-6i3k-3|^client wants d11f4|^clients f17|^clients keep f2|^closed a16|^closed our a5|^code f-7h10i6|^code review c3i8
^cofounder f5|^cold email i3|^cold f-5h5i8|^community h16|^cookie banners h5i2|^cookie h5|^could a d2|^could c6|^curious d16|^customer h-3i19|^customer support i17|^customers f17h9i-8|^cut a-2e3g14
^cut our a3|^daily h3|^daily standups h4|^dark b11k-2|^dark mode b13k-2|^dashboards h8|^day a24i-2|^dealing i8|^dealing with i9|^dear b9c2h8|^deposits f-2g2i7|^django i-3k8|^do d9f-2g2h-7
^do i c-5d2e4|^do these c9d-11g4|^do you d12|^docker build f7|^docker f8g12i-6|^does a e6|^does anybody b16c-3d-7|^does anyone d11|^does b4c5d4h-4|^does it c2|^does my c2|^does the c8|^does this c13
^don't g3h5|^early access e4h11k-2|^early b-7e4h2k3|^email b-2h11i7|^email deliverability i8k6|^email is h5|^emails f10|^emails from f11|^episode b-5k6|^equity i4|^equity splits i5|^etsy k4
^every a-2f8h10|^every invoice f2|^every time f2|^everything g6|^explain g7|^export b13|^export to b13|^facebook h4|^feedback c15|^feedback on c7|^ferrybook a16b-14i-4k16|^ferrybook is b-9k12
^figma h12k3|^figma vs e2|^finally a10f-5|^finally replaced a18b-11|^finding i14|^fire d-3e13|^first a9b-7c18d-3e-2f6g-11k-8|^first time c12|^for a-9d7e4i-5|^for me h7|^found j5|^founders h10i-6k9
^free b2d-2g-7h7j3k3|^free shipping b-5f10h2k-6|^free trial b-2h9|^freelance contracts i3|^freelance i8|^freelancing i11|^from 0 a5|^from a4b3|^gdpr h4|^get g7k5|^getting a g9|^getting a-5d-3f14g11
^ghost e2|^ghost or e2|^give c19|^give me c14|^good c-2d15e-13h6j8|^good read j6|^google ads a-5f11|^google b-4d-2e7f14h-10i-8k10|^google is k9|^google reviews a15f3i-9|^got a a-7b-2c-3f11g11
^got a9b-6c-8f3g13k-3|^got my a3|^great i-6k15|^half b-3f2k8|^half of f8|^handy j4|^has anyone e6|^has d5e3|^having f16|^help d8f12|^here's c3g2|^here's how g7|^hetzner e5|^hi b10|^hire a e14
^hire e12|^hiring a d2k8|^hiring c-4d2e2i9|^hiring juniors i6|^hiring your d-2g2i9|^honest c6|^honest opinions c7|^honestly h22|^hot c4e-2h7|^hot take h9|^hourly e2|^how a a7j3
^how a6b-8d3e-4f-5g5h-3i2|^how are d2|^how can c8d-4|^how did d2|^how do a2d7e-3f-5k6|^how does c7g-2|^how i a12g2|^how i'd g12|^how is f10|^how long d20|^how many d16g-2|^how much d12|^how not g5
^how often d7|^how should d-7e12|^how to a-5d3g10|^how we a5g2h2|^how's my c3|^hubspot e9|^i a3b2d-5e3f2i-3j-5k-3|^i am a-5b4f4|^i answered a13|^i asked a5|^i believe h3|^i built b4h5|^i can't f4h2
^i created b9|^i don't h9|^i finally a6b-4c6k-2|^i get f8g4h-4|^i have b-2e-8f6h3k3|^i keep f20h-3|^i let a14f-4|^i love a-5b-3f4h11|^i made a3b7c-2|^i quit a-2b-2k15|^i regret a10|^i rewrote a3c6f-3
^i said b-4f13|^i sent a8|^i sold a2|^i spent a-4b6h2|^i think a-7f7h9|^i turned a2b7|^i used a7|^i would c11|^i wrote a-6b2c10|^i'd c12h7|^i'd love c7|^i'd rather h10|^i'm a-11c-2d6f6k4
^i'm burned f13|^i'm tired f3h11k-4|^i've a2f-5h13|^i've been a3h7|^if c2d-4h6|^if you h6|^if your h6|^imo h10|^imposter f6h-2i4|^imposter syndrome f6i4|^in b-5c-6f4g6h15|^in my a-8h15
^in-house designer e3|^in-house e11|^influencer h6|^influencer marketing h7|^influencers asking h14|^influencers h19i-4|^interesting j4|^internal i12|^internal linking i13
^introducing a9b14f-4g-2h-2i-10k6|^invoices i8|^invoicing i14|^is a c-15d8e10|^is anyone d12|^is c2d3h-12|^is cold a13d-2|^is it a-4b4d5f7|^is my c9|^is the c6d-5e4|^is there d18|^is this c14e-6
^is webflow e2|^iso a d16g-2|^iso d21|^it a13|^it's b8h4|^job f4k3|^just a5b3d-3f3h-10j-5k4|^just finished b-6k7|^just found f9|^just got a6f2|^just launched b18j-3|^just lost a-7f15
^just shipped a6b4k-8|^kafka i4|^kanban b3|^keep e10g8|^keep the e13|^keyword h8|^kindly c4g2|^kubernetes e10h4|^landing a5i2|^landing page a6i2|^laravel e5|^laravel or e3|^late i10|^late payments i5
^launch b3g14i-8k2|^launch week g8|^launched a-8f13|^launching b20d6j-4k-7|^launching my b8|^laundry c10|^learn g14|^learn to g8|^lessons a24|^lessons from a21|^lessons learned a7|^life after i8
^life i13|^linkedin e2f-2h14|^linkedin is h6|^local d9f-2h-4i12k-8|^local seo i10j2k-5|^long h12|^looking b-7c14d7f-6g-3i-5k10|^looking for b-5c11d9f-2i-2k4|^looking to k17|^losing f16|^lost a-4f15
^lost our f11|^lost the a-3f8|^macbook air e8|^macbook e10|^made a b7c6|^made a-4b6c4k8|^made my a-11k16|^mailchimp a-2f3k4|^make g7|^marketing i2|^meet b17g-2k3|^meetings h21i-6|^mental health i6
^mental i8|^merge g19h-13|^migrated a3|^monoliths h10|^month b-6k16|^monthly k14|^monthly meetup k14|^monthly or e4|^most g7h5|^most productivity h3|^moved a6|^moved from a2|^moving a g9|^moving g6
^moving my a4|^my accountant d5|^my app f3|^my b3d-3e-3f3h5i2k-10|^my boss c8|^my business f9|^my co-founder d3|^my first a2b-7c6f-21g12|^my game b6|^my invoices a-3f10|^my newsletter b2
^my podcast b2k5|^my side a18f-7|^my tool a4|^my wife b15|^name d8g10h-5|^need a c8d17e-2g-5|^need b-2c13d16e-4g-14k-7|^need honest c2|^never h5|^new a-4b5g-5h-2i-9j5k14|^new opening b-3k9
^new release b10k-3|^new rules g-5k16|^newsletter i4k11|^newsletter swap k18|^nice j5|^no , d5|^no a-3d3e2f3h4|^no one f6|^nobody b-2c-2d-2f6h6j2|^nobody cares h8|^nobody needs h13|^nobody opens f10
^nobody reads h2|^nobody told a11h-2|^nobody wants f-3h13|^not e2|^notion e10f-3k13|^now c-2d14k2|^offering i-4k20|^old e10i2|^on a8i11|^on the a4|^onboarding c2i17|^onboarding emails i9
^one a2e3h6k-2|^one big e6|^open b2f-8h3i15k-4|^open source i12k-4|^open sourced b10|^opened b-10k15|^opened my a-4b-3k15|^order a-10b-4c-3e2f-4g13h5i-7j-4|^our 2025 a-3k16|^our a4c-6e-2f2h-12i-8k5
^our agency a-8k7|^our annual j2k6|^our best a-9f17|^our guide a-3g16|^our industry j6|^our kickstarter b5f-3|^our little b13k-3|^our new a-5b8k3|^our newsletter a8k-7|^our open a4b-10f6
^our podcast k5|^our studio k5|^our support a6f4k-7|^ovenrack a8b7|^overwhelmed f4|^overwhelmed with f5|^pair i16|^payment f15i-2|^payroll b4f7k-2|^people h12|^people who h10|^petition k14
^petition to k13|^plausible e5|^players f13|^please b3c7f-8|^please look c2|^please roast c7|^please tell d10f-3|^podcast f2i5|^podcast guests k4|^postgres e8f2h-3i6|^postgres eats f7|^price k9
^pricing b-4h4i19k-6|^pricing for i6|^pricing page c3|^product f2|^quarterly i7|^questions g6i4k-3|^questions to g2i5|^quickbooks i3|^raise e2|^raised a9|^rate c21|^rate my c11|^react e2|^read c6j2
^read it c7j2|^read this j2|^recommend d8|^recommend me d6|^recommendations d7|^recommendations for d9|^reduce churn g8|^reduce g15|^refund f12|^registration is k12|^registration k11|^released b6
^remote b-2h9i15k-2|^remote work h7|^rent i2|^retainers i11|^roast c14|^roast my c13|^rust h7|^sales f6h-4i6|^say b3c5d-2|^say hello k4|^says f4h2|^scope creep i9|^scope i7|^seasonal i4|^seeking c10
^self-hosting g4|^selling a-7i13k8|^senior i-7k15|^seo h7i10k-2|^seo isn't h2|^set g11|^set up g10|^setting g7|^setting up g7|^share g-3k10|^share your g-3k9|^sharing j2k4|^sharing our k3|^she f6
^shipped a14b-6|^shop c4h5|^shopify b-5e5h4k3|^shopify just k14|^should a d9h-2|^should c-6d3e12|^should i c-3e10h-3|^should we e7|^show b-5c-5d13g-5k10|^show me d13|^show us c-2k3|^side i6
^signing d8|^since a11b-4|^since the f3|^six b4|^small c-6e3g13|^sold a6|^sold my a3|^somebody f5|^someone c2f4|^something i13|^speed g5|^speed up g3|^sqlite h4|^sqlite is h5|^starting b14
^statistics on j2|^steam f3k3|^still d4f8|^stop asking h7|^stop h23k-2|^stop putting h10|^story a18i-2|^stripe e2f8|^struggling f24|^struggling to a-2f19|^stuck a-2f19|^stuck at f7|^subscription c5i6
^summer k12|^switched a3|^tailwind h9|^tailwind is h7|^tailwind or e4|^tax b-3c7h-6k10|^technical debt i9|^technical i10|^tell b9c4d6g-2k-2|^tell me b10c5|^ten a19i-5k-2|^tenant f13|^testers c12
^thank k16|^thank you k17|^the 20-minute f-4g16|^the art i10|^the b-5c-7d-7e-3f3g5i4k-2|^the best h8|^the complete g5|^the economics i13|^the exact g13|^the lazy g10|^the new f9h-2|^the only h5
^the pricing a9f-2|^the printer f12|^the psychology i5|^the real i12|^the right g4|^the worst a5h3|^there h7|^thinking about d12|^thinking d22|^thinking of d16k-2|^this a6j8|^thoughts c6d5
^thoughts on d5|^three a12b-11f7g7i-9|^til a13b-3d-2f-3g3k4|^til that h4k5|^til the a13g-5|^til you k3|^tiny b8|^tips e3g13h-4|^tips for g10|^tired a-9b8f6h6|^tired of a-7b6d-2f5h6|^to f-3h13
^to the f-3h12|^today a-3b12k2|^today we b11|^told a11|^too b-2c10d-5f11|^too many f8|^torn between e5|^torn e8|^traffic f6|^trello f-2h13|^trying d8e5|^trying to d10|^turn b11g3|^turn one g8
^turned a11|^two a9f-9i-2j2k4|^typescript i8|^uncles i6|^unpopular h6|^unpopular opinion h8|^use g6|^use your g6|^users f19|^users sign f7|^version b14k-9|^video j5|^volunteers k6|^vue k10|^ways g8
^ways to g8|^we a2b2g-7h-2k6|^we are a-7e5k12|^we asked b4|^we built a-8b17|^we can't f8|^we changed a-16d7k12|^we closed a7k-3|^we don't f-2h10|^we doubled a8k-3|^we dropped a12k-3|^we finally a-6
^we got b-3f13k-4|^we have a-8c4k5|^we hired a2f2|^we hit a14k-4|^we just b5|^we killed a6|^we launched a-8b2k3|^we let a13|^we lost a12|^we made a-9b12|^we moved a14k-5|^we need a-4c-3f6k6
^we open b17k-4|^we open-sourced b8|^we opened b-2k13|^we raised k4|^we should h13|^we stopped a9|^we switched a-3k9|^we tried a4|^we went a2|^we were a-3f6k2|^we're a-6b5k9|^we're hiring b-6k13
^we're launching b8k-4|^we're opening b7k-4|^we've a-2b3k7|^we've been a4k4|^webflow k10|^webhook f6|^webhook fires f6|^weekly k2|^went a8|^went from a4|^what a a5|^what a5b-2c3d4h-10i-3j-2
^what are d6k8|^what crm d7|^what do c11d6f-3g-3|^what does d9|^what happened d4|^what happens d12g-4|^what i a2c-2g5|^what is d6|^what nobody a11|^what should b11|^what to g18|^what would c2e3f8g-10
^what's a d13|^what's a-2c8d13e6g-9h-8|^what's better e3|^what's missing c5|^what's the d11|^what's your c6|^whatever d19|^whatever happened d21|^when a8d6e-5g7|^when did d10|^when is d9
^where a5c-13d2h2|^where can d9|^where do d8|^where would c-8e2f4|^which c6d2e7h-9|^which is e6|^which of c12|^which one e14|^which would c-7e15|^who d18h-3i8|^who do d3|^who else d14
^why a6c-8e-4f6g-2h11j2k-2|^why do d-2f4h3|^why does c-4d3f9|^why every h4|^why i a7|^why is f5h6|^why nobody h6|^why our a9f-2|^why we a6|^wich d12h-6|^winter b-2i7k4|^wondering d10|^wondering how d8
^word h8|^word of h9|^working i20|^working with i12|^worth d11e-2j10|^worth it d13|^would anyone c9d-7|^would b5c9d-3e2f-5|^would love b8d6f-6|^would you c6d-7e4|^write a g16|^write better g8
^write g23|^writing g14|^wrote a a-2b9|^wrote b11|^yes , d-3h15|^yes d10e-11h12|^yes or d18e-8|^yesterday a-6b-2f5h8|^you can g4|^you d-5g3h11|^you don't h5|^you should h4|^you want g10|^your h11
^your mvp h2|^zapier a10i2
`;
