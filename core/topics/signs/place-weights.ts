/** What it says where a word stands, and beside what. Written by `npm run topics -- --fit`. */
export const PLACE_WEIGHTS = `
^ a2c7h6i-5j3k-2|^0 a6|^10 a-9i13k5|^14 g-4h9|^3 a11b-3f6k-5|^40% k2|^5 a-2f-2g21i5|^5 mistakes g7|^50% k4|^50% off k5|^6 c2|^7 g19|^7 mistakes g8|^= a4c3f-2h5i-6j7k-6|^=ADVERB ADVERB NOUN b20i-7k-3
^=ADVERB ADVERB b16c2i-6k-4|^=ADVERB NOUN ? c10|^=ADVERB NOUN ADVERB a-3b2f6|^=ADVERB NOUN NOUN b4h-3k6|^=ADVERB NOUN VERB do c4|^=ADVERB NOUN after b-2k6|^=ADVERB NOUN are e13h-3
^=ADVERB NOUN c4e6f-2h-2i3k4|^=ADVERB VERB did NOUN a2b13k-6|^=ADVERB VERB did NUMBER a3b-7k7|^=ADVERB VERB did OWN a6b-5k2|^=ADVERB VERB did a k4|^=ADVERB VERB did a4b3d-2f2h-7k2
^=ADVERB VERB did out f12|^=ADVERB VERB do OWN b6c12k-7|^=ADVERB VERB do a4c3d2f-10|^=ADVERB VERB do me d11|^=ADVERB VERB doing NOUN k7|^=ADVERB VERB doing k5|^=ADVERB a NOUN f-3h8k9
^=ADVERB a f-3h7k10|^=ADVERB b3f-2g-8i-5k4|^=ADVERB i VERB did f3|^=ADVERB i f3h8|^=ADVERB is b-3k14|^=ADVERB many NOUN f6|^=ADVERB many f4|^=ADVERB vs NOUN e2|^=ADVERB vs e5|^=ADVERB we VERB do b9
^=ADVERB we are b2k-2|^=ADVERB we b11k-3|^=ADVERB we're VERB doing b-3k5|^=ADVERB we're b-2k3|^=NOUN , NOUN b4c-11e7f-6g-5i3k-3|^=NOUN , a b12c3|^=NOUN , b6c-6e6f-9g-9i6k-4|^=NOUN ? c11d-9h8
^=NOUN ADVERB , d8|^=NOUN ADVERB NOUN b8e2i-5k8|^=NOUN ADVERB VERB did k17|^=NOUN ADVERB VERB does b15|^=NOUN ADVERB a-7b11d9f-7g5h-15i-14k7|^=NOUN ADVERB or d5|^=NOUN ADVERB to b6k2
^=NOUN NOUN , d-10f-12g-12h3i4j2|^=NOUN NOUN ? d-3e-9g14k10|^=NOUN NOUN ADVERB b-10d-4e13f9i-7k-7|^=NOUN NOUN NOUN a-9b-4c-2d3f4g-6h2i2|^=NOUN NOUN NUMBER a3b5i-8k9|^=NOUN NOUN VERB did a7b-7e2f5
^=NOUN NOUN VERB do b3f11g-2h10i-6k-8|^=NOUN NOUN VERB does b-2d3f10|^=NOUN NOUN VERB doing c8|^=NOUN NOUN about d7h-2j10k-2|^=NOUN NOUN after i17|^=NOUN NOUN and i20|^=NOUN NOUN are b-3f-3g12h11
^=NOUN NOUN at c4h-7i9k3|^=NOUN NOUN between i8|^=NOUN NOUN but h3|^=NOUN NOUN d-5f2h3i5j-3|^=NOUN NOUN don't f6|^=NOUN NOUN for a-14b4c2e-11g5h-2i4|^=NOUN NOUN from e2i4|^=NOUN NOUN i h10
^=NOUN NOUN in a-9b-11c2h-7i11k9|^=NOUN NOUN is f6h8i-4|^=NOUN NOUN of a11b4h-2i-2k-3|^=NOUN NOUN on a-5b-16e2h4j2k6|^=NOUN NOUN or e21|^=NOUN NOUN over h15i-5|^=NOUN NOUN should h5
^=NOUN NOUN that a7b4g-3h-2i12|^=NOUN NOUN to a6b-4d8g10h-5k-9|^=NOUN NOUN vs e23|^=NOUN NOUN were k8|^=NOUN NOUN who h-9i20|^=NOUN NOUN with b-5e-4g5i2k13|^=NOUN NOUN without a12g-6h9
^=NOUN NUMBER : b8|^=NOUN NUMBER NOUN b15i3|^=NOUN NUMBER a3b12d-2f-2g-6h-10k8|^=NOUN NUMBER is b9f3k-9|^=NOUN NUMBER of a8b2f-6i-11k11|^=NOUN NUMBER vs e5|^=NOUN VERB did NOUN a-11h12k10
^=NOUN VERB did NUMBER a15|^=NOUN VERB did OWN a-7b5f11|^=NOUN VERB did a-6b-6c2e4f6g-10h3i-8|^=NOUN VERB did by f10|^=NOUN VERB did for c12k4|^=NOUN VERB did from a9|^=NOUN VERB did its f9
^=NOUN VERB did to d17e11f-5h-4|^=NOUN VERB do NOUN a8b4g-2h2|^=NOUN VERB do OWN a9f3|^=NOUN VERB do VERB doing f4|^=NOUN VERB do b2c-4d-5e-3f6g-2h6i-9|^=NOUN VERB do for f11|^=NOUN VERB do the f-4k16
^=NOUN VERB do this k5|^=NOUN VERB do up f10|^=NOUN VERB does NOUN b6d5k3|^=NOUN VERB does NUMBER f5|^=NOUN VERB does OWN f8|^=NOUN VERB does VERB doing f18|^=NOUN VERB does a3b-4e-5f8g-8h3i-7k2
^=NOUN VERB does to d4|^=NOUN a-3c-2i4j-3k2|^=NOUN about NOUN h16i-5|^=NOUN about g11h6i-5|^=NOUN about the g16|^=NOUN after VERB doing f7i2|^=NOUN after a3e-7f4i3|^=NOUN against a e14
^=NOUN against e21|^=NOUN and NOUN h-2i10k6|^=NOUN and h-2i8k10|^=NOUN are NOUN b-3h7k7|^=NOUN are VERB did b5|^=NOUN are a4b8f-6h2|^=NOUN are where h4|^=NOUN as a i14|^=NOUN as i13|^=NOUN at NOUN k8
^=NOUN at NUMBER i6|^=NOUN at a i11|^=NOUN at i12k3|^=NOUN before g4|^=NOUN before you g7|^=NOUN between NOUN i4|^=NOUN between VERB doing e10|^=NOUN between e5i3|^=NOUN but NOUN h8|^=NOUN but h10
^=NOUN by j2|^=NOUN don't VERB do h3|^=NOUN don't h3|^=NOUN for NOUN a-3c11d-3e-3f-3h-5|^=NOUN for NUMBER e7i5k7|^=NOUN for a d10e-4g13i-3|^=NOUN for a-11c4e-3f-13g7h-8i2k6|^=NOUN from NOUN a2f4
^=NOUN from NUMBER a9|^=NOUN from OWN b3f4k7|^=NOUN from VERB doing a5|^=NOUN from a7b2f2g-4h-4|^=NOUN has h3|^=NOUN here , f5k5|^=NOUN here f6k4|^=NOUN how d2g3h-3|^=NOUN how to g3|^=NOUN i g9
^=NOUN in NOUN a8b-11i8|^=NOUN in a i12|^=NOUN in a6b-10d-2e3g-2h-2i16|^=NOUN in the i7|^=NOUN is ADVERB h7|^=NOUN is NOUN b2|^=NOUN is VERB did b6|^=NOUN is VERB doing f7h-11k6|^=NOUN is a h3
^=NOUN is a-5b3d-4e-2h6k10|^=NOUN is here f-2h-2k17|^=NOUN is the h15|^=NOUN it d14|^=NOUN it or d7|^=NOUN next NOUN k2|^=NOUN of NOUN b2e-2f-3h6i7|^=NOUN of OWN b16|^=NOUN of b7c-7e-6f-4g-4h3k3
^=NOUN on NOUN d5e-3j9|^=NOUN on OWN c6|^=NOUN on b-4c5d4e-5j8|^=NOUN on the i3|^=NOUN on this c8|^=NOUN or ADVERB c16e-12|^=NOUN or NOUN a-2b-2c4d6e14f-2g-4i-11k-7
^=NOUN or a-2b-3c10d7e10f-4g-3i-11k-8|^=NOUN or no d17e-6|^=NOUN should VERB do h3|^=NOUN should h12|^=NOUN that NOUN h4k9|^=NOUN that h3k12|^=NOUN to NOUN a-3b5d13g3k-10
^=NOUN to VERB do b-6c-2d-5e2f-4g2h-8i10k12|^=NOUN to VERB doing k2|^=NOUN to a-10c-5d4f-12g4i4k6|^=NOUN under NUMBER h2i5|^=NOUN under i4|^=NOUN up g13|^=NOUN vs NOUN e27i-2|^=NOUN vs e33i-4
^=NOUN who VERB do h12|^=NOUN who f-6i8|^=NOUN will h2|^=NOUN with NOUN f10i3|^=NOUN with a-2b-3e-2f6g-3h-6i7k3|^=NOUN with the k8|^=NOUN won't f5|^=NOUN you can k5|^=NOUN you for k9|^=NOUN you g2k18
^=NUMBER NOUN , a16g-3k-5|^=NUMBER NOUN NOUN a-6b2f-3g5i5|^=NUMBER NOUN a3d-9f-8g5h-3i4j-3k4|^=NUMBER NOUN in a2g2|^=NUMBER NOUN of a-9k17|^=NUMBER NOUN that a-2g20|^=NUMBER NOUN to g17
^=NUMBER VERB do f17|^=NUMBER a5b-5d-8e-3g4h-4i3j-5k2|^=OWN NOUN NOUN a6b3c4d-11f4g-2h-11i-6k-2|^=OWN NOUN VERB did a3b-8c-6f3h-2k8|^=OWN NOUN VERB do j2k7|^=OWN NOUN VERB does a-11d12f8
^=OWN NOUN about b16|^=OWN NOUN and b5|^=OWN NOUN are k4|^=OWN NOUN c-5d-2e-7f3g2|^=OWN NOUN for b12f-7g13k-13|^=OWN NOUN has a-6b-4f7k8|^=OWN NOUN is a-4b-5f5i12k3|^=OWN NOUN on a-7f-7g9h20k-4
^=OWN NOUN was k10|^=OWN NUMBER NOUN g-2k3|^=OWN NUMBER a5b2g-3k3|^=OWN a3c-4d-2e-7f3|^=VERB did NOUN NOUN a-2b4f-10i11|^=VERB did NOUN NUMBER a9|^=VERB did NOUN c-6e3f-18i7k-4|^=VERB did NOUN or e2
^=VERB did NUMBER NOUN a18|^=VERB did NUMBER a19|^=VERB did OWN NOUN a6f-3g-2k3|^=VERB did OWN a5f-6g-2k6|^=VERB did a NOUN b6g5h-3k-7|^=VERB did a a4b7g3h-4k-5|^=VERB did a6b2c-6d-3e-3f6
^=VERB did an NOUN a15b-4|^=VERB did an a12|^=VERB did at NUMBER f7|^=VERB did from NOUN a8|^=VERB did from NUMBER a4|^=VERB did from a12|^=VERB did me NOUN a4b7|^=VERB did me a3b6
^=VERB did of NOUN b8f7|^=VERB did of a-6b6h8|^=VERB did on NOUN a6|^=VERB did on a5|^=VERB did out , f3|^=VERB did out f12|^=VERB did the NOUN a14|^=VERB did the a15|^=VERB did this j5
^=VERB did with NOUN f15|^=VERB did with f17|^=VERB do NOUN , b11f7|^=VERB do NOUN NOUN b-4c7d-8f-4g13k8|^=VERB do NOUN a-4b2c2d-2g12h-6|^=VERB do NOUN for d12|^=VERB do NUMBER g2k5
^=VERB do OWN NOUN a2c5e2f-4g-3|^=VERB do OWN a2c6f-5g-5|^=VERB do VERB doing NOUN g-2h12|^=VERB do VERB doing for h12|^=VERB do VERB doing g-8h25k-3|^=VERB do VERB doing your h10
^=VERB do a NOUN a4b-10c-6d6e5f-5g4h-7|^=VERB do a a2b-10c2d3f-6h-10k3|^=VERB do a-4c2e-2g4i-9k2|^=VERB do an NOUN g7|^=VERB do an d3g6|^=VERB do down NUMBER f18|^=VERB do down c4d-7e-5f11h10
^=VERB do every NOUN h15|^=VERB do every h13|^=VERB do it c8d-2e3|^=VERB do it with c-3e2|^=VERB do me ADVERB c15d-3|^=VERB do me NOUN c3d3f-3|^=VERB do me a d15|^=VERB do me b4c10d13f-9g-5h-4k-5
^=VERB do me how d12|^=VERB do me what b4|^=VERB do me why c11|^=VERB do me your d8|^=VERB do off OWN k5|^=VERB do off all k3|^=VERB do off k18|^=VERB do out f12k4|^=VERB do the NOUN a7e6h-4k-7
^=VERB do the a5e4f3h-4k-8|^=VERB do this before j3|^=VERB do this j9|^=VERB do to VERB do h4|^=VERB do to g3h5|^=VERB do up NOUN g12|^=VERB do up g13k5|^=VERB do us b-2c-3d10k11
^=VERB do us your c-3k5|^=VERB do your NOUN b6c-9d-3g10h-5k5|^=VERB do your b3c-9d-5g11h-7k8|^=VERB doing NOUN , b12|^=VERB doing NOUN NOUN a-12b4d-6g12h-10k4|^=VERB doing NOUN a-4b6d-16g3h5i5j-2k-6
^=VERB doing NOUN for b3i12|^=VERB doing NOUN from f3g4h5i-5|^=VERB doing NOUN in i11|^=VERB doing NOUN to a16b-3f8i-5k-2|^=VERB doing NOUN with f2i4|^=VERB doing NUMBER NOUN a13
^=VERB doing NUMBER a5c4d-3f3g-5k3|^=VERB doing OWN NOUN c-7d6f-8k10|^=VERB doing OWN a2c-8d7f-9k9|^=VERB doing a NOUN b-2c-8g6h-2i5|^=VERB doing a b-3c-7g4h-3i7|^=VERB doing about d9
^=VERB doing b-2c-2e-2g2i3|^=VERB doing for ADVERB c6|^=VERB doing for NOUN c4d-8k8|^=VERB doing for NUMBER c13d-7k4|^=VERB doing for a d24|^=VERB doing for an d8|^=VERB doing for b-8c11d10i-3k4
^=VERB doing from a12|^=VERB doing how d9|^=VERB doing of VERB doing d16k-4|^=VERB doing of d15|^=VERB doing the NOUN c-2e3g-4|^=VERB doing the a2c-3d-2e2f4g-4i-3|^=VERB doing this b5
^=VERB doing to VERB do a-4f12h-3k11|^=VERB doing to a-7d2e3f12h-3k9|^=VERB doing up g8|^=VERB doing with NOUN f2i8|^=VERB doing with f3i17|^=VERB doing with your i11|^=VERB doing your NOUN d-3g3i6k2
^=VERB doing your b-3d-4g3i6k4|^=a NOUN ADVERB a8|^=a NOUN NOUN a-6b3d-5g8i-3|^=a NOUN VERB did a7c-2f8|^=a NOUN a3b-2d-4h2k-9|^=a NOUN for c11d6h-5i-3|^=a NOUN is f2|^=a NOUN of a17b-2|^=a NOUN on h8
^=a NOUN or e11|^=a NOUN that h6|^=a NOUN to h10|^=a NUMBER NOUN g5|^=a NUMBER g6|^=a b-3d-3e2h2k-9|^=about NOUN d11i-2|^=about d17i2|^=after NOUN NOUN b7|^=after NOUN b8|^=after NUMBER NOUN b7f-2
^=after NUMBER a5b6f-8|^=after OWN b2|^=after a NOUN b5|^=after a b5|^=after a10b13f-9|^=after the NOUN a6|^=after the a5|^=am d4h5|^=am i d6f-2h5|^=am i the c4d-10h5|^=an NOUN NOUN a12c-2
^=an NOUN a11|^=an a4j6|^=any NOUN ? d-4f8|^=any NOUN NOUN c8d6f-2|^=any NOUN a-3c4d8f4g-2|^=any NOUN for d8|^=any NOUN on c3|^=any NOUN to f4|^=any a-2c2d9f4|^=anybody d13|^=anyone ADVERB ? d-7f12
^=anyone ADVERB VERB doing d10f-7|^=anyone ADVERB f7|^=anyone VERB did d6|^=anyone VERB do d5|^=anyone b2c-3d9f5h-2|^=anyone here d8|^=anything c16|^=are NOUN NOUN d4|^=are NOUN d7|^=are e8|^=at d4
^=at what NOUN d3|^=at what d4|^=be NOUN c2|^=be c3|^=been VERB doing f19|^=been f18|^=before c5|^=before we VERB do c5|^=before we c7|^=being h2i11|^=by VERB doing a3|^=by a4|^=can a NOUN d5h5
^=can a d7h3|^=can a3b-4d4e-6g-3h9|^=can i VERB do c4d8|^=can i d11|^=can somebody c10|^=can someone c2|^=can you VERB do a15d-3|^=can you a10c3|^=can't NOUN NOUN f9|^=can't NOUN between e9f-6
^=can't NOUN e6f13|^=can't e7f14g-2|^=could a d2|^=could c6d2|^=do NOUN ADVERB d11|^=do NOUN d11|^=do d10f-2g3h-6|^=do i VERB do e6|^=do i c-3d2e6|^=do these c9d-10g2|^=do you ADVERB d3
^=do you VERB do d7e-2|^=do you d8|^=does NOUN NOUN c4d6e-5|^=does NOUN c5d6e-6|^=does OWN NOUN c8|^=does OWN c9|^=does a NOUN e9|^=does a c-3e10|^=does anybody b14c-2d-5|^=does anyone VERB do d3
^=does anyone d11|^=does b4c7d2h-3|^=does it VERB do c2|^=does it c5|^=does the NOUN c7|^=does the c8|^=does this NOUN c11|^=does this c13|^=don't VERB do g4h4|^=don't g2h4|^=every NOUN NOUN f7
^=every NOUN a-2f8h11|^=every NOUN i f10|^=every f11h9|^=everything g6|^=for NOUN NOUN b2d3|^=for NOUN a-4b5e3|^=for a-8d6e2g-2i-4|^=for me h6|^=from NOUN g2|^=from NOUN to g5|^=from NUMBER a6
^=from NUMBER to a4|^=from a4b5|^=half OWN NOUN a3|^=half OWN a2|^=half a2b-3k6|^=half of f9|^=has anybody d2|^=has anyone VERB did d-5e11|^=has anyone VERB do d2|^=has anyone d2e2
^=has anyone here d8|^=has d6|^=here's c2g5|^=here's how g8|^=how ADVERB d2|^=how NOUN NOUN i17|^=how NOUN a-3d5i7k-3|^=how NOUN can d-2g11|^=how NOUN did d4|^=how OWN NOUN a8|^=how OWN a5
^=how VERB doing a10|^=how a NOUN a6j4|^=how a a7|^=how a5b-6d3e-5f-5g4h-2|^=how can c8d-3|^=how can i c9d-3|^=how did d2|^=how did you d2|^=how do NOUN k13|^=how do a3d4e-3f-6h-3k8|^=how do i c6d6
^=how do you a9c-4d7f-3|^=how does OWN c9d-2|^=how does c11g-3|^=how i VERB did a11|^=how i VERB do a11|^=how i a10g2|^=how i would g7|^=how i'd VERB do g13|^=how i'd g11|^=how is f12
^=how many NOUN d13|^=how many d17|^=how much NOUN d6|^=how much d13|^=how not g5|^=how not to g5|^=how should d-4e8|^=how to VERB do g10|^=how to a-5d2g11|^=how we VERB did a9|^=how we VERB do a4h3
^=how we a7g2|^=how's OWN NOUN c3|^=how's OWN c2|^=how's c4|^=i ADVERB VERB did a6b-2c6k-2|^=i ADVERB VERB do b4|^=i ADVERB a3c2k-3|^=i VERB did NOUN b-2f6h6|^=i VERB did NUMBER a12b2f-2h-3
^=i VERB did OWN a5b2f-13k7|^=i VERB did a b8c7d-3f4h-3k-2|^=i VERB did a8b6d-8e-2g-6h-4k2|^=i VERB did down a11|^=i VERB did every a15|^=i VERB did no a7|^=i VERB did the a-6f2k14|^=i VERB did to a13
^=i VERB do NOUN a-6b2f-5h17|^=i VERB do NUMBER a-2f11h2|^=i VERB do OWN a3f6|^=i VERB do VERB doing a3f9h-5|^=i VERB do a a4c-4d11|^=i VERB do a-2f2h4k-11|^=i VERB do most h3
^=i VERB do the a-2c13f-6h5|^=i am NOUN b4k8|^=i am a-5b2f6|^=i b2d-4e2i-3j-3k-4|^=i can't VERB do f6|^=i can't f4h2|^=i don't VERB do h10|^=i don't h10|^=i have NOUN h8k6|^=i have NUMBER d5e-4f10
^=i have an a-2f11|^=i have e-4f4|^=i would be c9|^=i would c14h-3|^=i'd ADVERB VERB do h10|^=i'd ADVERB h10|^=i'd VERB do c10|^=i'd VERB do some c8|^=i'd c13h8|^=i'm VERB did a-9f15h10k-5
^=i'm VERB did of h17|^=i'm VERB did out f11|^=i'm VERB do , k16|^=i'm VERB do a3b-10d6f-2h-9k13|^=i'm VERB do and a11b-9d8f-12h-2k4|^=i'm VERB doing a b4d12k-14|^=i'm VERB doing b9f-2
^=i'm c-4d8f5g-2k2|^=i've been a3h6|^=i've f-2h11|^=if d-2h9|^=if you c2h4|^=if your NOUN h7|^=if your h9|^=in NOUN a-4f8h9|^=in OWN NOUN a-6h17|^=in OWN a-8h15|^=in a-2b-6c-6f6g6h14
^=is NOUN ADVERB c-4d8|^=is NOUN NOUN a15c-12e7|^=is NOUN a c10d-10|^=is NOUN a9b5c-3e7f-3h-4|^=is NUMBER ADVERB c3|^=is NUMBER NOUN d8|^=is NUMBER c2d7e-2|^=is OWN NOUN c11|^=is OWN c12d-2
^=is VERB doing k7|^=is a NOUN c-5d4e7|^=is a NUMBER c-7d9|^=is a c-11d8e9|^=is anyone d11|^=is c3d4e2f-2h-12j-2|^=is it ADVERB c7d3|^=is it VERB do b5c-3d6e5f-4|^=is it a-2b2d4f6
^=is the NOUN c7d-6e5|^=is the c5d-4e4|^=is there a d13|^=is there d18|^=is this NOUN c5e-5|^=is this c13e-6|^=it a13|^=it's VERB do b2h3j3|^=it's VERB do that b-3h14|^=it's b8h5|^=most NOUN NOUN h10
^=most NOUN h13|^=most g4h6|^=never NOUN a3h6|^=never a4h4|^=no , d5|^=no NOUN VERB does f5|^=no NOUN a-4e4f8h4|^=no a-2e3f6h3|^=nobody VERB did a9|^=nobody VERB did me a9|^=nobody VERB do about h6
^=nobody VERB do f7g-7j3|^=nobody VERB does OWN f17h-4|^=nobody VERB does a f-2h12|^=nobody VERB does a-7g5h5|^=nobody VERB does another f-2h10|^=nobody VERB does your h5|^=nobody b-3f4h8
^=not NOUN e6|^=not e6j2|^=on a11i8|^=on the NOUN a2i2|^=on the a4|^=people VERB do f5h2|^=people h13|^=people who VERB do h11|^=people who h11|^=she f3|^=should a NOUN d10|^=should a d10h-2
^=should c-4d4e7|^=should i VERB do d2e5h-2|^=should i c-3d2e9h-5|^=should we VERB do e4|^=should we e4|^=since NUMBER NOUN a5|^=since NUMBER a12|^=since a11b-5|^=since the NOUN f8|^=since the f5
^=somebody c2f3|^=someone ADVERB c6j4|^=someone f6j3|^=something i13|^=the NOUN NOUN a-5d-2f5h2|^=the NOUN OWN a9|^=the NOUN VERB did a2f5i7|^=the NOUN VERB does i10|^=the NOUN b-6c-4d-6e-2f2g4i7
^=the NOUN i g9|^=the NOUN of g-2h4i18|^=the NOUN to g12|^=the NOUN we a14|^=the NOUN won't f9|^=the NUMBER NOUN f-9h6k-4|^=the NUMBER a3f-10g3h2k-4|^=the b-3c-6d-9e-4f2g4i5|^=there h6|^=this NOUN j8
^=this a6j12|^=to h11|^=to the NOUN f-3h10|^=to the f-2h11|^=we ADVERB VERB did b8f-4|^=we ADVERB b3f-7k6|^=we VERB did NOUN f8k-6|^=we VERB did NUMBER a2b-2|^=we VERB did OWN c-5d7f-3k2
^=we VERB did VERB doing a11|^=we VERB did a b6f-4h-2k8|^=we VERB did a7b2c-8d5f-4h-10k2|^=we VERB did an b7|^=we VERB did every a8|^=we VERB did from a8|^=we VERB did in b-7k16|^=we VERB did the a14
^=we VERB did to a12|^=we VERB do NOUN a5b5c2f-7k-2|^=we VERB do NUMBER k20|^=we VERB do a f24k-8|^=we VERB do b4c2d-3f8h-3|^=we VERB do the a13f-5|^=we VERB do to a-2c2h8|^=we a3g-6h-4i-2k7
^=we are ADVERB b-2k7|^=we are NOUN b2|^=we are VERB doing a-5b-2e5k10|^=we are a-8b-2e8k12|^=we can't VERB do f10|^=we can't f7|^=we don't VERB do h4|^=we don't f-6h8|^=we don't have a9f-5
^=we have a-14c9k4|^=we should all h7|^=we should h14|^=we were VERB did a-8f9k3|^=we were a-5f5k5|^=we're VERB doing NOUN b-2k5|^=we're VERB doing OWN b9|^=we're VERB doing a b6k5
^=we're VERB doing a-6b3k8|^=we're a-6b4k11|^=we've VERB did NOUN b10k-4|^=we've VERB did a-13b7|^=we've a-3b3k7|^=we've been a3k2|^=what ADVERB d14|^=what NOUN a8b-4d7e4g-4k-3|^=what NOUN to d15
^=what NOUN when a6|^=what NOUN you d5|^=what NUMBER NOUN a10|^=what NUMBER a9|^=what a NOUN a5|^=what a a5|^=what a5b-2c2d5g2h-11i-2j-3|^=what are d6e-2k7|^=what are you k15|^=what do c9d6g-2
^=what do i d7|^=what do you c10d3g-2|^=what does a d7|^=what does d7|^=what i VERB do d9|^=what i a2g6|^=what i would a4g8|^=what is d2e2|^=what nobody a10|^=what should b11c3|^=what should i c7
^=what to VERB do g8|^=what to do g4|^=what to g15|^=what would VERB do c14|^=what would e5f8g-8|^=what would you c-4e5f9g-3|^=what's NOUN d3|^=what's NOUN for e2|^=what's VERB doing c5
^=what's VERB doing from c3|^=what's a NOUN d15|^=what's a d15|^=what's c6d11e4f-2g-7h-3|^=what's the NOUN d11g-2|^=what's the d13g-3|^=what's your NOUN c5|^=what's your c5|^=when a5d7e-7g9
^=when did d11|^=when did you d11|^=when is d8|^=when is it d2|^=where a4c-13d2h3k-2|^=where can d8|^=where can i d8|^=where do NOUN d2|^=where do d9|^=where do you d9|^=where would c-7f9
^=where would you c-9e2f6|^=which NOUN NOUN d9|^=which NOUN VERB does c12d-2e-5|^=which NOUN c9d10e-4h-2|^=which NOUN do d9|^=which NOUN would c10d-9|^=which VERB does NOUN e6|^=which VERB does e3
^=which c4d2e8f-2h-9|^=which is NOUN d-2e5|^=which is d-2e7|^=which of c13d-2|^=which of these c2|^=which would c-7d-2e15|^=which would you c-7e15|^=who ADVERB VERB did d10|^=who ADVERB d14
^=who VERB do NOUN d6|^=who VERB do d13|^=who VERB do the d4|^=who VERB does i13|^=who d17h-4i9|^=why NOUN NOUN h9|^=why NOUN h11|^=why OWN NOUN a12f-3|^=why OWN a11f-3|^=why a5c-8e-4f5g-2h13k-2
^=why do f3|^=why do most d10|^=why do we d-4h15|^=why does OWN f15|^=why does c-4d6f7|^=why does everybody d15f-4|^=why does everyone d7|^=why does nobody d-4f12|^=why every NOUN h7|^=why every h4
^=why i VERB did a10|^=why i a7|^=why is OWN d-2f17|^=why is d-2f7h3|^=why is everybody d9|^=why nobody h10|^=why nobody should h10|^=why we VERB did a6|^=why we a6|^=would NOUN b13
^=would NOUN to b16c-5|^=would VERB do d9|^=would VERB do your c7|^=would anybody c3|^=would anyone c8d-5|^=would b5c10d-6f-5|^=would you ADVERB c-5e12|^=would you VERB do c15d-4|^=would you c7d-9e4
^=you VERB do g10|^=you VERB do to g11|^=you c-2d-6g6h10|^=you can g3|^=you don't h6|^=you should VERB do h2|^=you should h3|^=your NOUN g3h9|^=your NOUN is g2|^=your h11|^a b-2d-3g2h3k-11
^a bakery b-4h9|^a beginner's g10|^a competitor f13|^a customer a6f2|^a free j4|^a good h6|^a guide g10|^a job b10j-9|^a practical g9|^a shared c6|^a simple b-3g11|^a template g14|^a year a15
^about c-2d16|^accessibility i7k4|^accessibility of i5|^acmely b5k11|^ads b7|^advice d9g10|^after 11 a9b-5|^after 8 a-3b9|^after a b6|^after a8b13f-11|^after the a7|^after two b3|^agencies h6
^agency , e12|^agency e13|^ahrefs e8|^ahrefs or e5|^ai a12f-11h3|^alternative d12|^alternative to d12|^alternatives d18i-5|^alternatives to d16i-4|^am d2h6|^am i d7h5|^ama i-4k16|^ama with i-3k17
^amazon f9|^an a10j3|^an honest a12c-2|^angry b12e-4f15i-5|^announcing a-2b12f-3k11|^announcing our b-3k16|^announcing the b5c-2k7|^annual billing e6h-3|^annual e7h-3|^answering f8h2
^answering the f6h4|^any a-4c3d11f4|^any feedback c3|^any good d14|^any idea c-6f4|^any ideas f6|^any tips d8|^any way f2|^anybody d12|^anyone b4c-4d9f6h-2|^anyone else f5|^anyone got d2
^anyone here d4|^anything c13|^apple k12|^are d2e8|^ask a13|^at d3|^at what d4|^aws e3|^b2b i6|^back k16|^backups d17h-3|^be c5|^be honest c3|^been f17|^before c5|^before we c5|^beginner's g9
^beginner's guide g9|^being d-2h3i14|^best a-5b-3d25e-6f6g5h-9i-3k-5|^best invoicing d7|^best practices d-3g18|^beta b2c12|^beta of b6|^better c15|^better or c16e-11|^black friday i2k4|^black k3
^bookkeeping b-2|^bought a a4d3|^bought a6d2|^bounce a4|^bounce rate a4|^build a g11|^build a12b-2f-2g13|^buildinpublic a7i-7k8|^buildinpublic week a12i-2|^built a a2|^built a2|^burned f9
^burned out f12|^burnout i13|^buying e6f-2h7|^by a2|^can a d7h2|^can a3b-2d6e-7h11|^can i d8|^can somebody c8|^can someone c5|^can you a11|^can't decide e6|^can't e7f13|^can't find f10|^can't get f6
^card d-4e10|^cash e2f11k-2|^charging h15|^chasing b-6f9i9|^cheap e6h6|^check j3|^check out k10|^checklist before g5|^checklist for g18|^checklist g20|^checkout f6|^churn i14|^client b-7d10f13h-8i3k-4
^client wants d12f3h-3|^clients f18|^closed a16|^closed our a3|^code c2f-7h10|^code review c2i6|^cofounder f3|^cold email i3|^cold f-5h5i10|^community h16|^cookie banners h4|^cookie h6i2|^could a d2
^could c6|^curious d14|^customer h-5i22|^customer support i18|^customers f18h9i-8|^cut a-2e2f-3g16|^cut our a3|^daily h4|^daily standups h4|^dark b13k-2|^dark mode b12k-2|^dashboards h6|^day a24
^dealing i7|^dealing with i9|^dear b8c3h8|^deposits f-3i9|^django i-2k9|^do d10g2h-7|^do i c-2d2e5|^do these c5d-8g6|^do you d14e-3|^docker b-4f6g13i-7k3|^docker build f5|^does a e8
^does anybody b14d-4|^does anyone d8|^does b6c7d3e-4h-2|^does it c3|^does my c2|^does the c7|^does this c10|^don't g4h5|^early access e7h11|^early b-10e3h3k4|^email b-3h13i6|^email deliverability i9k7
^emails f12|^emails from f14|^episode b-5k7|^equity i5|^equity splits i2|^etsy i2k6|^every f7h11|^every invoice f5|^everything g7|^explain g11|^export b11|^export to b11|^facebook h4|^feedback c16
^feedback on c8|^ferrybook a16b-16d10e-9i-2k15|^ferrybook is b-10k14|^figma e2h12k2|^finally a12f-3|^finally profitable a3k3|^finally replaced a17b-11|^finding i13|^fire d-3e13|^fired a2
^first a7b-8c16d-5e-2f7g-11k-7|^first time c13|^for a-9d5e4i-3|^for me h6|^for the b2|^found j4|^founders h8i-9k13|^free b3d-2g-9h9i-4j3|^free shipping b-3f9h3k-5|^free trial h6
^freelance contracts i4|^freelance i11|^freelancing i13|^from 0 a5|^from a7b2|^gdpr h2|^get g4k7|^getting a g10|^getting a-5d-5f17g7h-2|^ghost e8|^ghost or e5|^give c17d-3|^give me c13
^good c-4d16e-13f-2h6j8|^good read j4|^google ads a-2f9|^google b-4e5f12h-10i-10k9|^google is k9|^google reviews a14f3i-8|^got a a-5b-2c-3f10g11|^got a11b-4c-5f2g10k-3|^got my a6f-2|^great i-8j2k18
^half f2k7|^half of f9|^half our a5|^handy j4|^has anyone e6|^has d5e4|^having f17|^help d7f13|^here's g5|^here's how g6|^hetzner e7|^hi b6|^hire a e14|^hire e14|^hiring a k8|^hiring c-2d2e3i10
^hiring juniors i6|^hiring your i12|^honest c7|^honest opinions c9|^honestly d-2h20|^hot c4h6|^hot take h8|^how a a6j3|^how a5b-7d4e-3f-5g5h-3|^how are d4|^how can c9d-3|^how did d4
^how do d7e-2f-7g-2h-2k7|^how does c10|^how i a13g2|^how i'd a-2g14|^how is d-3f12|^how long d21|^how many d16|^how much d12|^how not g4|^how often d6|^how should d-3e8|^how to a-5d3g11|^how we a6h2
^how's my c3|^hubspot e6|^i a3b2d-4f2g-2i-3j-5k-2|^i am a-4b3f7|^i answered a10|^i asked a6|^i built b2h8|^i can't f6h2|^i cannot f2|^i created b10|^i don't h6|^i finally a8b-3c4k-3|^i get f6g3h-2
^i got f8|^i have b-3e-5f3h2k4|^i keep f24h-2|^i let a14f-4|^i love a-5b-2f7h10|^i made a3b7c-4|^i quit k15|^i regret a9|^i rewrote a7c4f-4|^i run a2|^i said f8|^i sent a7|^i sold a2|^i spent a-2b4
^i think a-6f8h10|^i turned a2b6|^i used a9|^i would c11|^i wrote a-8b2c11|^i'd c13h6|^i'd love c7|^i'd rather h8|^i'm b-2c-5d6f2g-2k4|^i'm burned f12|^i'm stuck f3|^i'm tired a-2f2h11|^i've a2h11
^i've been h6|^if d-3h10|^if you c2h3|^if your h2|^imo h11|^imposter f8h-2|^imposter syndrome f4i3|^in a-3b-4c-5f5g2h13|^in my a-6h17|^in-house e15|^influencer h7|^influencer marketing h2
^influencers asking h16|^influencers h18i-3|^interesting j7|^interesting read j4|^internal i13|^internal linking i13|^interview j2|^interview with j3|^interviewed a2|^introducing a5b12f-4g-2h-9i-10k12
^invoices i7|^invoicing i13|^is a c-12d6e11|^is anyone d13|^is c3d4e2f-2h-11j-2|^is cold a9|^is it a-3c-2d5f6|^is my c10d-2|^is the c7d-6e2|^is there d17|^is this c12e-6|^is webflow e4|^iso a d15g-2
^iso d22g-2|^it a14|^it's b9h4|^job f5k5|^just a4b3d-4h-12j-2k5|^just finished a4b-4k5|^just found f12|^just got a9|^just launched b19|^just lost a-6f16|^just shipped a5b5k-9|^kafka i3|^kanban b7
^keep e10f-2g9|^keep the e13|^keyword h7|^kindly c4|^kubernetes e9h3i2|^landing a4i3|^landing page a6f-2i2|^laravel e4|^laravel or e3|^last spring a6f-3|^late i11|^late payments i7|^launch b2g12i-10k4
^launch week g8|^launched a-10f13|^launching b18d2j-6|^launching my b13k-8|^laundry c13|^learn g15|^learn to g11|^learned the a2|^lessons a22|^lessons from a22|^lessons learned a6|^life after i11
^life i14|^linkedin e5h12|^linkedin is h3|^local d9h-4i14k-6|^local seo i10k-5|^long h13i-3|^looking b-8c12d6f-7g-3i-5k12|^looking for b-6c11d8f-2k5|^looking to k14|^losing f13|^lost a-4f14
^lost our a-3f11|^lost the f5|^macbook air e11|^macbook e7|^made a b9c6|^made a-5b3c4g-2k10|^made my a-11k13|^mailchimp k2|^make g7|^marketing d-2i5|^meet b16g-4k5|^meet our b3|^meetings h20i-5
^mental health i6|^mental i6|^merge g17h-14|^migrated a3|^monoliths h7|^month b-3k16|^monthly k13|^monthly meetup i-3k15|^monthly or e5|^most g7h4|^most productivity h2|^moved a4|^moved from a3
^moving a g12|^moving a2g7k-3|^moving my a5d2k-2|^my accountant d4|^my app f4|^my b4d-2e-4f3h5i2k-11|^my boss c9|^my business f9|^my cofounder a2|^my first b-7c3f-7g13|^my game b6|^my invoices f9
^my newsletter b5|^my podcast a-2f-2k8|^my side a18f-7|^my tool a4f-2|^my wife a-5b15|^name d8g9h-5|^need a c8d18e-3g-5|^need b-5c12d20e-3g-13h-2k-8|^never h6|^new a-5b5g-6h-3i-8j4k15
^new opening b-2k8|^new release b11k-6|^new rules g-3k14|^newsletter i5k10|^newsletter swap k20|^nice j2|^no , d7|^no a-3b-2e3f4h3|^no one f8|^nobody b-3f4h8|^nobody cares h5|^nobody needs h11
^nobody opens f11|^nobody told a9|^nobody wants f-3h13|^not e5|^notion e11f-2k11|^now d13|^offering k17|^old e11i4|^on a9d-2i11|^on the a6|^onboarding emails i9|^onboarding i18|^one big e3|^one e2h8
^open b3f-9h6i12k-5|^open source i14k-4|^open sourced b8|^opened b-12k14|^opened my a-5b-3k15|^order a-11b-5f-4g13h5i-5j-4|^our 2025 a-4k17|^our a2c-7h-11i-8k5|^our agency a-6k4|^our annual k7
^our best a-11f20|^our first a-4f10|^our guide a-3g18|^our industry j5|^our kickstarter b7f-5|^our little b11|^our new a-2b9|^our newsletter a10k-10|^our open a5b-9f4k-2|^our podcast k5
^our studio k10|^our support a7f3k-7|^ovenrack a8b6|^overwhelmed f5|^overwhelmed with f6|^pair i15|^payment f16|^payroll b6f7k-2|^people f2h12|^people who h11|^petition k15|^petition to k15
^plausible e2|^players f8|^please a-3c7f-8|^please roast c2|^please tear c2|^please tell d12|^podcast episode j2|^podcast guests h-2k8|^podcast h-3i5j3|^postgres e5f7h-2i7|^postgres eats f7|^price k7
^pricing b-4h5i19k-5|^pricing for i7|^pricing psychology i2|^product f4i3|^quarterly i9|^questions g2i8k-3|^questions to g5i6k-3|^quickbooks i3|^raise d-2e5|^raised a8f-2|^rate c22|^rate my c10
^read c5|^read it c7|^recommend d8|^recommend me d7|^recommendations d6|^recommendations for d8|^reduce churn g9|^reduce g13|^refund f11|^registration is k12|^registration k10|^released b7
^remote b-4h8i16k-2|^remote work h9|^rent e2|^retainers h2i10|^roast c13|^roast my c14|^rust e3h8|^sales f9h-4i5|^saw j2|^say b6c8d-4|^say hello b2k3|^say hi b2|^says f6|^scope creep i10|^scope i8
^seasonal i3|^seeking c11|^self-hosting g2|^selling a-4i13k8|^senior i-6k14|^seo h5i9k-2|^set g12|^set up g12|^setting g9|^setting up g6|^share g-5k10|^share your g-4k9|^sharing k2|^sharing our k5
^shipped a14b-5|^shop c2h6|^shopify b-8e6i3k5|^shopify just k12|^should a d5|^should c-6d3e10|^should i c-2e11h-4|^should we e7|^show b-4c-3d13g-3k9|^show me d14|^show us k2|^side i4|^signing d10g2
^since a12b-3|^since the f8|^small c-7e4f-2g13i-2|^sold a7|^sold my a2|^solo a10|^somebody c2f4|^someone a-2f7|^something i9|^speed g3|^speed up g3|^sqlite h5|^sqlite is h4|^starting b13
^statistics j3|^statistics on j3|^steam b-2f2k6|^still d5f8|^stop adding h3|^stop asking h9|^stop h22k-5|^stop putting h10|^story a16i-3|^stripe e3f11|^struggling f24|^struggling to f19|^stuck a-2f18
^stuck at f7|^subscription c9i2|^summer k15|^switched a3|^tailwind e2h8|^tailwind is h11|^tailwind or e3|^tax b-2c10h-5k9|^technical debt i9|^technical i10|^tell b10c4d5g-2|^tell me b9c6|^ten a18i-4
^tenant f14|^testers c16|^thank k17|^thank you k17|^the 20-minute f-2g15|^the art i11|^the b-4c-7d-7e-4f3g5i5|^the best h9|^the complete g6|^the economics i13|^the exact g14|^the lazy g8
^the new f9h-4|^the only h6|^the pricing a8|^the printer f13|^the psychology i5|^the real i11|^the worst a6h3|^there h5|^thinking about d9|^thinking d21k-3|^thinking of d13|^this a6j6|^thoughts c8d4
^thoughts on d4|^thread by i-2j4|^thread i-2j4|^three a9b-10f8g10i-9|^til a14b-3f-4k5|^til that h4k3|^til the a13g-8|^til you g3|^tiny b4|^tips for g13i-2|^tips g13h-2|^tired a-10b9d-2f4h6
^tired of a-6b6f5h6|^to f-5h13|^to the f-5h13|^today a-7b11k3|^today we b10k-2|^today we're b-2k4|^told a12|^too c12d-4f9|^too many f6|^torn between e8|^torn e9|^traffic f9|^trello h11|^trying d5e6
^trying to d8e3|^turn b10g6|^turn one g10|^turned a12|^two a10f-9j2k3|^typescript i10|^uncles i7|^unpopular h7|^unpopular opinion h7|^use k6|^use your g6|^users f19h-3|^users sign f6|^version b16k-10
^volunteers h-4i11k8|^vue k10|^ways g9|^ways to g8|^we a3f2g-6h-5k6|^we are a-4b-2e4k12|^we asked b2|^we built a-7b17|^we can't f9|^we changed a-14d5k13|^we closed a9k-3|^we don't a6f-9h3
^we doubled a8k-2|^we dropped a10k-2|^we finally a-4k3|^we got b-5f15k-7|^we have a-11c6k4|^we hit a14k-4|^we just b5f-2|^we killed a10k-3|^we launched a-9b2k3|^we let a14|^we lost f3|^we made a-7b11
^we moved a15k-2|^we need a-5f2k8|^we open b20f-2k-3|^we open-sourced b9|^we opened b-3k12|^we raised k4|^we replaced a2|^we should h13|^we stopped a10|^we switched a-5k11|^we went a4|^we were a-7f6k4
^we're a-9b5k10|^we're closing k5|^we're hiring b-2k11|^we're launching b3|^we're opening b4k-3|^we've been a4k4|^we've f2k6|^webflow k9|^webhook f4|^webhook fires f5|^wedding h2|^weekly e3|^went a8
^went from a3|^what a a6|^what a6c2d5f-4h-13i-3j-3k2|^what are d5f-2k12|^what crm d9|^what do c10d5g-4|^what does c2d8|^what happened a2d3|^what happens d11g-2|^what i a2d2g2|^what is d4f-2
^what nobody a11|^what should b12c4|^what to d-2g17|^what would e4f8g-9|^what's a d15|^what's better e5|^what's c6d11e5g-5h-5|^what's missing c5|^what's the d13|^what's your c6|^whatever d18
^whatever happened d19|^when a3d7e-7g9|^when did d12|^when is d8|^where a3c-13d3e2h2|^where can d10|^where do d13|^where would c-9f4|^which c4d2e7h-9|^which is e5|^which of c13|^which one e13
^which would c-8d-2e16|^who d16h-4i10|^who do d3|^who else d12|^who owns d2|^who pays d3|^why a7c-11e-5f6g-2h11|^why do f2|^why does c-6d3f11|^why every h4|^why i a8|^why is d-2f5h5|^why nobody h9
^why our a11f-5|^why we a7|^wich d14h-7|^winter i8k2|^wondering d10|^wondering how d8|^word h9|^word of h8|^working i21|^working with i10|^worth d11e-3j8|^worth it d14e-2|^would anyone c11d-7
^would b7c9d-5f-6|^would love b7c2d4f-3|^would you c8d-9e3|^write a g14|^write better g7|^write g21|^writing g13|^wrote a b10|^wrote a-2b11|^yes , d-4h15|^yes d8e-9h12|^yes or d18e-8
^yesterday a-7f5h7|^you can g2|^you d-4g2h12|^you don't h5|^you should h3|^you want g10|^your g2h9|^your mvp h2|^zapier a11
`;
