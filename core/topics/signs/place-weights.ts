/** What it says where a word stands, and beside what. Written by `npm run topics -- --fit`. */
export const PLACE_WEIGHTS = `
^ a7c3h3i-7j4k-4|^0 a8|^10 a-4i10k4|^14 h7|^3 a6b-2f7k-4|^40% k7|^40% off k5|^5 a-7f-2g22i4|^50% k6|^50% off k6|^6 g7|^7 g21|^7 mistakes g3|^= a3c4h4i-6j7k-4
^=ADVERB ADVERB NOUN b20i-5|^=ADVERB ADVERB b17i-6|^=ADVERB NOUN ? c9|^=ADVERB NOUN ADVERB f9|^=ADVERB NOUN NOUN b4h-4k7|^=ADVERB NOUN VERB do c5|^=ADVERB NOUN a-11c4d-6e6i2k3
^=ADVERB VERB did NOUN b19k-6|^=ADVERB VERB did NUMBER a3b-10f-2k12|^=ADVERB VERB did OWN b-2f-4k11|^=ADVERB VERB did a3b5f-2h-3k7|^=ADVERB VERB do OWN b4c8k-4
^=ADVERB VERB do a6b-2c3f-11h-2|^=ADVERB VERB do me d8f-2|^=ADVERB VERB doing NOUN k5|^=ADVERB VERB doing k4|^=ADVERB b2d-2e2f-3g-7h3i-4k6|^=ADVERB i VERB did f4|^=ADVERB i f4h5
^=ADVERB is b-4k13|^=ADVERB many NOUN f6|^=ADVERB many f7|^=ADVERB vs NOUN e2|^=ADVERB vs e4|^=ADVERB we VERB do b6|^=ADVERB we a2b7k-2|^=NOUN , NOUN b5c-9e9f-3g-4h-4i7
^=NOUN , a b9c5|^=NOUN , a-3b9c-3e5f-7g-11h-3i6|^=NOUN ? c10d-7h11|^=NOUN ADVERB , d8|^=NOUN ADVERB NOUN b10e2i-2|^=NOUN ADVERB VERB did k15|^=NOUN ADVERB VERB does b16
^=NOUN ADVERB a-3b10d7f-7g4h-15i-14k9|^=NOUN ADVERB to b6k2|^=NOUN NOUN , b2c2d-6f-10g-11h3i8|^=NOUN NOUN ? e-5g17|^=NOUN NOUN ADVERB a-5b-10e12f12h3i-8k-8
^=NOUN NOUN NOUN a-4b-3d6g-8h2i2|^=NOUN NOUN NUMBER b5i-5k13|^=NOUN NOUN VERB did a5b-6e2f2|^=NOUN NOUN VERB do b4f10h6i-5k-4|^=NOUN NOUN VERB does a3d3f10
^=NOUN NOUN VERB doing c7|^=NOUN NOUN a-2d-3f3g-2h3i5j-3|^=NOUN NOUN about d9j8|^=NOUN NOUN after i15|^=NOUN NOUN and i21|^=NOUN NOUN are b-5g9h12|^=NOUN NOUN at b-3c3h-6i9k3
^=NOUN NOUN between i6|^=NOUN NOUN but h7|^=NOUN NOUN for a-11b3c5e-13g6i4k-2|^=NOUN NOUN from d-2e5|^=NOUN NOUN i h8|^=NOUN NOUN in a-6b-10e-2h-6i11k11|^=NOUN NOUN is f4h5i-3
^=NOUN NOUN of a15b5f5h-2i-7k-12|^=NOUN NOUN on b-12h8k2|^=NOUN NOUN or e18|^=NOUN NOUN that a8b6h-2i9|^=NOUN NOUN to d10g12h-3k-8|^=NOUN NOUN vs e24|^=NOUN NOUN were k5
^=NOUN NOUN who i9|^=NOUN NOUN with b-5e-4g4k12|^=NOUN NOUN without a2h10|^=NOUN NUMBER : b6|^=NOUN NUMBER NOUN b7f-2i3|^=NOUN NUMBER a-3b13e3g-3h-9k11|^=NOUN NUMBER is b9f2k-9
^=NOUN NUMBER of i-5k12|^=NOUN NUMBER vs e6|^=NOUN VERB did NOUN a-8h11k5|^=NOUN VERB did NUMBER a2k9|^=NOUN VERB did OWN a-5b4f13|^=NOUN VERB did a-7b-3e4f7g-11h3i-5k5
^=NOUN VERB did by f11|^=NOUN VERB did for c12k4|^=NOUN VERB did from a10|^=NOUN VERB did its f8|^=NOUN VERB did to e12|^=NOUN VERB do NOUN a9b4f-3h3|^=NOUN VERB do OWN a8
^=NOUN VERB do VERB doing f10h-3|^=NOUN VERB do a7c-3d-4e-3f8g-11h7i-6|^=NOUN VERB do for f9|^=NOUN VERB do this k9|^=NOUN VERB do up f12h-3|^=NOUN VERB does NOUN b7d7f-8
^=NOUN VERB does NUMBER f2|^=NOUN VERB does OWN f7|^=NOUN VERB does VERB doing f13|^=NOUN VERB does a3e-3f7g-6i-6k4|^=NOUN a-4c-3d-2g-2h2i4j-2|^=NOUN about g9h2
^=NOUN about the g12|^=NOUN after VERB doing a-2f7|^=NOUN after a3e-9f3i5|^=NOUN against a e14|^=NOUN against e19|^=NOUN and NOUN i6k5|^=NOUN and i10k8|^=NOUN are NOUN h5k3
^=NOUN are VERB did b6|^=NOUN are b10f-3h3|^=NOUN are where h5|^=NOUN as a i12|^=NOUN as i13|^=NOUN at NOUN k5|^=NOUN at NUMBER i3|^=NOUN at a i10|^=NOUN at i12k4|^=NOUN before g4
^=NOUN before you g3|^=NOUN between NOUN i5|^=NOUN between VERB doing e10|^=NOUN between e4i2|^=NOUN but NOUN h9|^=NOUN but h11|^=NOUN don't VERB do h4|^=NOUN don't h2
^=NOUN for NOUN b5e-3f-2g4|^=NOUN for NUMBER e8i6|^=NOUN for a d7e-6g10i-7k3|^=NOUN for a-7d5e-2f-12g9h-5i3k3|^=NOUN from NOUN f4|^=NOUN from NUMBER a7|^=NOUN from OWN a-2b4i-2k7
^=NOUN from VERB doing a2|^=NOUN from a5b3f4g-3h-2|^=NOUN has h4|^=NOUN here , f8k2|^=NOUN here f6k5|^=NOUN how d2g3|^=NOUN how to g3|^=NOUN i g6|^=NOUN in NOUN b-5e2f4i6
^=NOUN in a i10|^=NOUN in b-4f5i17k-2|^=NOUN in the i6|^=NOUN is ADVERB h8k-4|^=NOUN is NOUN b4h-2|^=NOUN is VERB did b5|^=NOUN is VERB doing f3h-9k8|^=NOUN is a h4
^=NOUN is b2d-4e-2h6i-2k9|^=NOUN is here f-6k20|^=NOUN is the h14|^=NOUN it d11|^=NOUN next NOUN k5|^=NOUN next k5|^=NOUN of NOUN i10|^=NOUN of OWN b13f2k-4
^=NOUN of a2b9c-3e-4f-2g-2k4|^=NOUN on NOUN c-2d9e-4j8|^=NOUN on OWN c3|^=NOUN on a g3|^=NOUN on c2d4e-3k-4|^=NOUN on this c7|^=NOUN or ADVERB c15e-12|^=NOUN or NOUN c9e22i-7
^=NOUN or c18d-6e15g-3h-3i-9k-3|^=NOUN should VERB do h2|^=NOUN should h12|^=NOUN that NOUN h5k6|^=NOUN that f-3h8k6|^=NOUN to NOUN b4g2i2k-5|^=NOUN to VERB do b-3e4g2h-8i9k4
^=NOUN to a-8c-2d-7e2f-10g4i10|^=NOUN under NUMBER h6i3|^=NOUN under h2i6|^=NOUN up g15|^=NOUN vs NOUN e28i-3|^=NOUN vs e30i-4|^=NOUN who VERB do h11|^=NOUN who d5f-2h6
^=NOUN with NOUN f10|^=NOUN with f5h-3i9|^=NOUN you g3k12|^=NUMBER NOUN , a12c2k-4|^=NUMBER NOUN NOUN a-19b3f-2g3i3|^=NUMBER NOUN c2d-5f-9g9h-2i3j-3k4|^=NUMBER NOUN for c2
^=NUMBER NOUN in g3|^=NUMBER NOUN of a-4c3k15|^=NUMBER NOUN that g18|^=NUMBER NOUN to g15|^=NUMBER VERB do f18k-2|^=NUMBER a5d-8e-5g5h-4j-5k3|^=OWN NOUN NOUN a4b4c4d-9f4h-13i-7k-2
^=OWN NOUN VERB did a4b-12c-5d3f5h-4k4|^=OWN NOUN VERB do f2k6|^=OWN NOUN VERB does a-8f8|^=OWN NOUN about b16|^=OWN NOUN and b4f5|^=OWN NOUN are k8|^=OWN NOUN c-5d-3e-6f2
^=OWN NOUN for b8f-7g11k-15|^=OWN NOUN has a-2b-7f6k9|^=OWN NOUN is a-2b-8f5i10k4|^=OWN NOUN on a-2c-5f-9g13h19k-3|^=OWN NOUN was k7|^=OWN NUMBER NOUN a-4b5k7|^=OWN NUMBER b3k5
^=OWN a2c-4d-3e-6g2k2|^=VERB did NOUN NOUN a-4b3f-8i14|^=VERB did NOUN NUMBER a6|^=VERB did NOUN a3c-6d2e3f-13i5k-8|^=VERB did NUMBER NOUN a13|^=VERB did NUMBER a14
^=VERB did OWN NOUN a4g-2k7|^=VERB did OWN a4g-4k7|^=VERB did a NOUN a3b9f-6g3h-4|^=VERB did a b8f-6g5h-5k-2|^=VERB did a7b2c-4d-3e-2f4g-2h-3|^=VERB did an NOUN a12b-5
^=VERB did an a12b-4|^=VERB did at NUMBER f3|^=VERB did at a3|^=VERB did from NOUN a6|^=VERB did from a13|^=VERB did me NOUN b8|^=VERB did me a3b6|^=VERB did of NOUN b12h5
^=VERB did of a-6b11h13|^=VERB did on NOUN a2|^=VERB did on a4|^=VERB did out , f9|^=VERB did out f8|^=VERB did the NOUN a12|^=VERB did the a12f2|^=VERB did this NOUN j3
^=VERB did this j4|^=VERB do NOUN , b8f4|^=VERB do NOUN NOUN b-4c6d-6f-2g15k3|^=VERB do NOUN a-4b3g12h-7|^=VERB do NOUN for d12|^=VERB do NUMBER c3g8|^=VERB do OWN NOUN c6f-2
^=VERB do OWN a3c6e2f-5|^=VERB do VERB doing NOUN g-3h11|^=VERB do VERB doing for g-3h12|^=VERB do VERB doing g-9h24|^=VERB do VERB doing your h7
^=VERB do a NOUN a5b-9c-6d7e7f-4g5h-6k-6|^=VERB do a a6b-10c2d6e-2f-6g5h-7k-5|^=VERB do a-3c2g4i-9k2|^=VERB do an NOUN g7|^=VERB do an g7|^=VERB do down NUMBER f16
^=VERB do down c3d-2f15|^=VERB do every NOUN h13|^=VERB do every h11|^=VERB do it c7e2|^=VERB do it with c-2|^=VERB do me ADVERB c17d-2|^=VERB do me NOUN d11f-8|^=VERB do me a d13
^=VERB do me b4c8d15f-9g-6h-4|^=VERB do me how c-2d14|^=VERB do me what b5d-2|^=VERB do me why c9|^=VERB do me your c2d7|^=VERB do off OWN k7|^=VERB do off all k5|^=VERB do off k18
^=VERB do out f18|^=VERB do the NOUN a7f3h-2k-3|^=VERB do the a5f3h-2k-3|^=VERB do this j14|^=VERB do to g4h4|^=VERB do up NOUN g10|^=VERB do up g12k8|^=VERB do us d18
^=VERB do your NOUN b5c-8d-4g7h-6k8|^=VERB do your b5c-10d-5g11h-6k6|^=VERB doing NOUN , b12|^=VERB doing NOUN NOUN a-12c3d-5g11h-10|^=VERB doing NOUN a-3b4d-16g3h4i4j-4k-7
^=VERB doing NOUN for i12|^=VERB doing NOUN from g7h8i-5|^=VERB doing NOUN in i9|^=VERB doing NOUN on g2|^=VERB doing NOUN to a12b-4f8i-2|^=VERB doing NOUN with i5
^=VERB doing NUMBER NOUN a12|^=VERB doing NUMBER a8c5g-5|^=VERB doing OWN NOUN a3c-7d3f-11j2k3|^=VERB doing OWN a3c-6d6f-8k3|^=VERB doing a NOUN b-6c-6d4g3h-5i7
^=VERB doing a b-2c-8d2g5h-4i5|^=VERB doing about d11|^=VERB doing c-2e-3f3i4j-3|^=VERB doing for ADVERB c2|^=VERB doing for NOUN c5d-7k10|^=VERB doing for NUMBER c13d-9k2
^=VERB doing for a d24|^=VERB doing for an d11|^=VERB doing for b-7c11d10f-3g-3i-5k7|^=VERB doing from a11|^=VERB doing how d11|^=VERB doing of VERB doing d14|^=VERB doing of d12
^=VERB doing the NOUN a2e3f4g-4|^=VERB doing the a5f2g-3h2i-3|^=VERB doing this b5j2|^=VERB doing to VERB do a-5f13h-5k8|^=VERB doing to a-7c-2d4f11h-3k8|^=VERB doing up g7
^=VERB doing with NOUN f3i4|^=VERB doing with f2i13|^=VERB doing with your i8|^=VERB doing your NOUN b-3d-4g2i2k6|^=VERB doing your b-4d-3g2i5k4|^=a NOUN NOUN a-5b3g7h2
^=a NOUN VERB did a4|^=a NOUN a4b-2c2d-6g2k-7|^=a NOUN for b4c11h-3|^=a NOUN of a23b-2h-2|^=a NOUN on h6|^=a NOUN or e15|^=a NOUN that h5|^=a NOUN to h7|^=a NUMBER NOUN g5
^=a NUMBER g6|^=a d-6h3k-8|^=about c-2d9|^=after NOUN NOUN b7|^=after NOUN b7|^=after NUMBER NOUN b10f-3|^=after NUMBER VERB do a6|^=after NUMBER a4b6f-8|^=after OWN b3
^=after a NOUN b7|^=after a b6|^=after a9b14f-14|^=after the NOUN a4|^=after the a7|^=am d3h5|^=am i c2d7|^=am i the c4d-9h2|^=an j3|^=any NOUN ? f5|^=any NOUN NOUN c6d7f-4
^=any NOUN a-2c2d9f8g-2|^=any NOUN on c6|^=any d6f6|^=anyone ADVERB ? d-7f13|^=anyone ADVERB VERB doing d9f-6|^=anyone ADVERB f4|^=anyone VERB did d3|^=anyone VERB do d6
^=anyone b4c-3d10f6h-3|^=anyone here d8|^=anything c18|^=are NOUN NOUN d6e2|^=are NOUN d3e2|^=are d4e7h-2|^=at what NOUN d4|^=at what d3|^=be NOUN c3|^=be c3
^=been VERB doing d-2f17|^=been f17|^=before c4|^=before we VERB do c6|^=before we c5|^=being h2i12|^=by VERB doing a3|^=by a7|^=can a NOUN d3h7|^=can a d6h3
^=can a4b-4c2d3e-6g-3h10|^=can i VERB do d11|^=can i c2d9|^=can somebody c10|^=can someone VERB do d6|^=can you VERB do a8|^=can you a15c2d-3|^=can't NOUN NOUN f8|^=can't NOUN a f2
^=can't NOUN between e12f-8|^=can't NOUN e7f13g-2|^=can't e4f13|^=could a NOUN d2|^=could a c-3d8|^=could c7|^=do NOUN ADVERB d9|^=do NOUN d14|^=do d8g3h-5|^=do i VERB do e9
^=do i e4|^=do i have d2|^=do these c8d-9g3|^=do you ADVERB c-2d9|^=do you VERB do c2d8e-4|^=do you d14e-4|^=does NOUN NOUN c4d6e-6|^=does NOUN c5d7e-5|^=does OWN NOUN c7
^=does OWN c6|^=does a NOUN c-2e8|^=does a c-2e9|^=does anybody b14c-3d-5|^=does anyone VERB do d3|^=does anyone d8|^=does b2c8d4h-3|^=does it VERB do c6|^=does it c3
^=does the NOUN c6|^=does the c8|^=does this NOUN c11|^=does this c12|^=don't VERB do g3h4|^=don't g2h4|^=every NOUN NOUN f5|^=every NOUN f6h12|^=every NOUN i f10|^=every f8h10
^=everything g5|^=for NOUN NOUN a-2b4|^=for NOUN a-3b6|^=for a-8b2e4h2|^=for me h5|^=from NOUN a2|^=from NOUN to g5|^=from NUMBER a4|^=from NUMBER to a6|^=from a7b2
^=half OWN NOUN a2|^=half OWN a3|^=half b-3k4|^=half of f6|^=has anybody d3|^=has anyone VERB did d-5e10|^=has anyone VERB do d4|^=has anyone d2e3|^=has anyone here d6|^=has d6e2
^=here's g4|^=here's how g7|^=how ADVERB d2|^=how ADVERB do d5|^=how NOUN NOUN g-2i17|^=how NOUN a-3d5i7k-3|^=how NOUN can d-2g12|^=how NOUN did d2|^=how OWN NOUN a8|^=how OWN a12
^=how VERB doing a8|^=how a NOUN a5|^=how a a8|^=how a5b-7d4e-2f-5g4h-3|^=how are d3|^=how can c10d-2|^=how can i c8|^=how did d5|^=how did you d3|^=how do NOUN k12
^=how do d7e-2f-4k6|^=how do i c4d5|^=how do you a6c-3d8f-2|^=how does OWN c7|^=how does c10|^=how i VERB did a10|^=how i a20b-2|^=how is f14|^=how many NOUN d11|^=how many d15
^=how much NOUN d3|^=how much d10|^=how much should d2|^=how not g4|^=how not to g6|^=how should d-5e11|^=how to VERB do g11|^=how to a-5g12|^=how we VERB did a7
^=how we VERB do a3h2|^=how we a7g5|^=how's OWN NOUN c2|^=how's c2|^=i ADVERB VERB did c4|^=i ADVERB VERB do a-2b2f4|^=i ADVERB c2|^=i VERB did NOUN a-3f4h10
^=i VERB did NUMBER a15h-3|^=i VERB did OWN a3b4e-3f-13k6|^=i VERB did a a-2b8c7d-2f4h-4|^=i VERB did a9b6d-4e-3g-5h-4|^=i VERB did every a11|^=i VERB did no a4
^=i VERB did the a-11f3k10|^=i VERB did to a10|^=i VERB do NOUN a-4f-3g2h15|^=i VERB do NUMBER f12|^=i VERB do OWN a2f3|^=i VERB do VERB doing f16|^=i VERB do a a5c-7d10h-3
^=i VERB do h6k-9|^=i VERB do the c13f-2h2|^=i a2b2d-4i-3j-3k-2|^=i am NOUN b6k6|^=i am a-4b3f6|^=i can't VERB do f12|^=i can't f13|^=i cannot VERB do f2|^=i don't VERB do h6
^=i don't h8|^=i have NOUN f-4h11k5|^=i have NUMBER d5e-5f10|^=i have an a-2f12|^=i have e-4f5k3|^=i would be c12|^=i would c9|^=i'd ADVERB VERB do h11|^=i'd ADVERB h10
^=i'd VERB do c11|^=i'd VERB do some c3|^=i'd c11h8|^=i'm VERB did a-2b-4f14h10k-9|^=i'm VERB did of h14|^=i'm VERB did out f12|^=i'm VERB do , k14|^=i'm VERB do and f-5k19
^=i'm VERB do b-3d4h-7k16|^=i'm VERB doing a d12k-12|^=i'm VERB doing b6d3f-5|^=i'm a-11b2c-2d6f6k5|^=i've a2f-4h12|^=i've been a3h2|^=if d-4g3h5|^=if you VERB do c3|^=if you h4
^=if your NOUN h7|^=if your h5|^=in NOUN a-4b-2f7h9|^=in OWN NOUN a-4h15|^=in OWN a-5h15|^=in b-5c-6f5g4h14|^=is NOUN ADVERB c-2d2|^=is NOUN NOUN a10c-8e6|^=is NOUN a c7d-7
^=is NOUN a11b5d-3e4h-6|^=is NUMBER ADVERB d2|^=is NUMBER NOUN d13e-3|^=is NUMBER c2d7e-3|^=is OWN NOUN c11|^=is OWN c12d-3|^=is VERB doing d-5k11|^=is a NOUN c-7d3e10
^=is a NUMBER c-7d9|^=is a c-13d9e8|^=is anyone d12|^=is c2d4e3f-6h-11|^=is it ADVERB c3d3e-2|^=is it VERB do b6c-4d3e5|^=is it a-2b3d6e2|^=is the NOUN c7d-6e4|^=is the c5d-5e3
^=is there a d14|^=is there d15|^=is this NOUN c6d2e-6|^=is this c12e-5|^=it a12|^=it's VERB do b4h4|^=it's VERB do that b-5h13|^=it's b10h3|^=most NOUN NOUN h10|^=most NOUN h14
^=most g6h6|^=never NOUN a5h3|^=never a3h7|^=no , d6|^=no NOUN VERB does f6|^=no NOUN a-2e4f9h2|^=no a-4f6h5|^=nobody VERB did a12f-4|^=nobody VERB did me a6
^=nobody VERB do about h6|^=nobody VERB do f6g-6j5|^=nobody VERB does OWN f16|^=nobody VERB does a f-2h13|^=nobody VERB does a-6g5h8|^=nobody VERB does another h9
^=nobody VERB does your h4|^=nobody b-3f2h7j2|^=not NOUN e5j4|^=not e4j3|^=on i16|^=people VERB do f4h4|^=people f4h12|^=people who VERB do h11|^=people who h9|^=she VERB did f2
^=she f3|^=should a NOUN d8|^=should a d5|^=should c-3d6e11h-7|^=should i VERB do d2e5h-3|^=should i c-2e8h-2|^=should we e4|^=since NUMBER a12|^=since a12b-5|^=since the NOUN f6
^=since the f6|^=somebody c2f5|^=someone ADVERB c5f-2j2|^=someone f7|^=something i13|^=the NOUN NOUN a-3d-2f5g3|^=the NOUN OWN a12|^=the NOUN VERB did a-6f11i9
^=the NOUN VERB does i9|^=the NOUN b-5c-5d-5e-5f4g3i6j2k-2|^=the NOUN between i4|^=the NOUN i g9|^=the NOUN of f-5g-3h6i16|^=the NOUN to g11|^=the NOUN we a14|^=the NOUN won't f8
^=the NUMBER NOUN a2f-8g2h2k-4|^=the NUMBER a3f-10g5h2k-4|^=the b-5c-6d-7e-3f2g5i6|^=there h4|^=this NOUN j8|^=this a6j8|^=we ADVERB VERB did b9|^=we ADVERB b7f-3k5
^=we VERB did NOUN a5b3k-5|^=we VERB did NUMBER b-3k8|^=we VERB did OWN a3f-11k6|^=we VERB did VERB doing a12|^=we VERB did a b5k2|^=we VERB did a5b4c-5f-6h-6k7|^=we VERB did an b7
^=we VERB did every a8|^=we VERB did from a6|^=we VERB did the a10|^=we VERB do NOUN a6c6f-9|^=we VERB do a a-3f24|^=we VERB do b2c3f9h-3k-18|^=we VERB do the a11f-5
^=we VERB do to a-2c2h7|^=we a3d-5g-4h-3k7|^=we are ADVERB b-3k7|^=we are NOUN b2e2k-3|^=we are VERB doing a-4b-3e2k9|^=we are a-4b-3e7k8|^=we can't VERB do f5|^=we can't f7
^=we don't VERB do h4|^=we don't f-5h12|^=we have a-7c4k3|^=we should all h6|^=we should h8|^=we were VERB did a-5f8|^=we were a-2f5k2|^=we're VERB doing OWN b6
^=we're VERB doing a b5k5|^=we're VERB doing a-4b2k8|^=we're a-6b6d2k9|^=we've VERB did NOUN a-5b5f7k-2|^=we've VERB did a-10b5|^=we've b3k8|^=we've been k5|^=what ADVERB c-3d16
^=what NOUN a7b-6d10e2f-3|^=what NOUN to a-3d16|^=what NOUN when a4|^=what NOUN you d4|^=what NUMBER NOUN a8|^=what NUMBER a9|^=what a NOUN a5|^=what a5c4d5h-11i-3j-4
^=what are d6k9|^=what are you k8|^=what do c10d4|^=what do i d5|^=what do you c9d4g-2|^=what does a d7|^=what does d8|^=what i VERB do d7|^=what i a4d3|^=what i would a10
^=what is d5f-2|^=what nobody a10|^=what should b17h-2|^=what should i c7|^=what to NOUN g3|^=what to VERB do d-2g11|^=what to d-2g18|^=what to do g8|^=what would VERB do c11
^=what would e4f8g-3|^=what would you c-3e5f8|^=what's NOUN d6h-2|^=what's NOUN for e3|^=what's VERB doing c6|^=what's VERB doing from c5|^=what's a NOUN d14|^=what's a d15
^=what's c6d13e9f-4g-10h-4|^=what's the NOUN d10|^=what's the d10g-4|^=what's your NOUN c5|^=what's your c6|^=when a4d8e-5g6|^=when did d10|^=when did you d10|^=when is d4
^=when is it d4|^=where c-11d5h4|^=where can d9|^=where can i d5|^=where do NOUN d4|^=where do d10|^=where do you d9|^=where would c-9f4|^=where would you c-9e2f6
^=which NOUN NOUN d10e-3|^=which NOUN VERB does c15d-5e-7|^=which NOUN c12d9e-4|^=which NOUN do d9|^=which NOUN would c9d-8|^=which VERB does e3|^=which c4d4e7f-2h-9
^=which is NOUN e8|^=which is e7|^=which of c15e-3|^=which would c-7e15|^=which would you c-5e13|^=who VERB do NOUN d9|^=who VERB do d12|^=who VERB does i12|^=who d17e-2h-4i10
^=who do d5|^=why NOUN NOUN h9|^=why NOUN d-2h11|^=why OWN NOUN a8f-2|^=why OWN a10f-5|^=why a6c-9e-5f5g-2h10|^=why do f2|^=why do most d10|^=why do we d-6h14|^=why does OWN f17
^=why does c-4d2f8|^=why does everybody d15f-4|^=why does everyone d5|^=why does nobody d-4f11|^=why every NOUN h5|^=why every h6|^=why i VERB did a8|^=why i a6|^=why is OWN d-6f17
^=why is d-2f7h4|^=why is everybody d6|^=why nobody h9|^=why nobody should h10|^=why we VERB did a5|^=why we a3|^=would NOUN b12|^=would NOUN to b16c-4|^=would VERB do c3
^=would VERB do your c4|^=would anyone c12d-8|^=would b10c9d-15|^=would you ADVERB c-5e12|^=would you VERB do c16d-6|^=would you c7d-4e4|^=you VERB do g8|^=you VERB do to g9
^=you d-4g2h12|^=you don't h4|^=you should VERB do h2|^=you should h3|^=your NOUN NOUN h2|^=your NOUN g2h12|^=your g4h7|^a a2d-7g3h3k-9|^a bakery b-5h11|^a beginner's g12
^a competitor f15|^a customer a13|^a free j3|^a good h4|^a guide g9|^a job b11j-11|^a practical g11|^a simple g10|^a template g11|^a year a13|^about c-2d10|^accessibility b-4i4k7
^accessibility of i3|^acmely b3k10|^ads b5|^advice d12g9|^after 11 a8b-4|^after 8 a-5b11|^after a b7|^after a7b15e-2f-14|^after the a6|^after two b4|^agencies h4|^agency , e10
^agency e10|^ahrefs e2|^ahrefs or e2|^ai h10i4|^am d2h6|^am i d2h4|^amazon f8|^an j5|^announcing b11c-2k10|^announcing our b-4k17|^announcing the b9|^annual billing e7h-2
^annual e6|^answering f11|^answering the f7|^any a-2c4d7f5|^any feedback c5|^any good d16|^any idea c-7d2|^any ideas f3|^any tips d7|^any way f7|^anyone b2c-3d11f5h-3
^anyone else f5|^anyone here d7|^anyone know d2|^anything c14|^apple b-2k10|^are d2e7h-3|^ask a13g3|^at d2|^at what d4|^aws e3|^b2b i4|^backups d20h-3i-2|^be c3|^be honest c3
^been d-2f18|^before c3|^before we c5|^beginner's g10i-2|^beginner's guide g8|^being d-2h3i12|^best b-5d27e-4f7g3h-8i-6k-4|^best invoicing d9|^best practices d-5g13|^beta b2c9
^beta of b6|^better c15e-4|^better or c14e-12|^black friday i4|^black i4|^bookkeeping b-2k2|^bought a d2|^bought a3d2|^bounce a7|^build a g8|^build c-2e2g11|^buildinpublic i-5k13
^built a b2|^built a4|^burned f7|^burned out f6|^burnout i13|^buying e2h6|^by a6|^can a d7h2|^can a4b-4d4e-6g-3h8|^can i d9|^can somebody c8|^can you a11|^can't decide e7
^can't e7f13|^can't find f13|^card d-3e11|^cash i6|^charging h17|^chasing b-5f9i8|^cheap e7h4|^check j2|^checklist before g4|^checklist for g17|^checklist g20|^churn i13
^client b-4d8f10h-3i4|^client wants d15|^clients f16|^clients keep f2|^closed a13|^code c2f-4h7i2|^code review i4|^cofounder f5|^cold a3f-6h4i10|^cold email h6i2|^community h14
^cookie banners h4|^cookie h6|^could c8d2|^curious d13|^customer i18k-2|^customer support i15|^customers f21|^cut g14|^cut our a6|^daily h3|^daily standups h4|^dark b9
^dark mode b10|^dashboards h6|^dealing i8|^dealing with i9|^dear b9h5|^deposits i6|^do d8g3h-5|^do i c-4d2e6|^do these c9d-9g2|^do you d11e-3|^docker build f2|^docker f13g14i-8k-2
^does a e5|^does anybody b10c-2d-2|^does anyone d8|^does b3c7d4e-2h-4|^does it c3|^does my c2|^does the c5|^does this c12|^don't h9|^early access b-4e6h9|^early b-12e2h4k4
^email b-2h2i11k4|^email deliverability i7k6|^email is h7|^emails f10|^emails from f10|^episode b-5k8|^equity i2|^equity splits i3|^etsy k4|^every a-2f8h13|^every invoice f2
^every time f2|^everything g7|^explain g8|^export b11|^export to b8|^feedback c14|^feedback on c6|^figma e3h11|^figma vs e2|^finally a4b-2f-2k2|^finding i14|^fire e15
^first a-5b-7c18d-3f10g-5i8k-2|^first time c13|^for a-5e2h3|^for me h5|^found j3|^founders h10i-6k9|^free h11i-5k7|^free shipping b-2f9h4k-6|^free trial h7|^freelance contracts i3
^freelance i8|^freelancing i11|^from 0 a5|^from a4|^gdpr h4|^get g12|^getting a g12|^getting a-5f14g13h-2|^ghost e4|^ghost or e4|^give c17|^give me c11|^good c-2d8f-2h6j6
^google ads f8|^google b-3e6f21h-7i-8k4|^google is k11|^got a8b-5c-6g12k5|^got my a8|^great j6|^half k5|^half of f10|^has a-2d5e2|^has anyone e5|^having f16|^help d7f12|^here's g6
^here's how g7|^hetzner e5|^hi b10|^hire a d-3e16|^hire e13|^hiring a k10|^hiring c-5e3i9|^hiring in i2|^hiring juniors i7|^hiring your d-3g3i11|^honest c7|^honest opinions c7
^honestly c-2h20|^hot c4d3e-2h5|^hot take h6|^how a a6j2|^how a5b-9d4e-3f-4g6h-4|^how can c7|^how did d3|^how do a2d6e-3f-8k8|^how does c8g-3|^how i a18|^how is f12|^how long d21
^how many d17|^how much d14|^how not g5|^how often d7|^how our a3|^how should d-3e9|^how to a-4d2g11|^how we a8g3|^how's my c2|^hubspot e9|^i am a-5b3f8|^i answered a9|^i asked a3
^i b2d-2i-4j-3k-3|^i believe h2|^i built a-3b5h9|^i can't f13h-2|^i cannot f2|^i created b9|^i don't h5|^i finally b-4c7|^i get f5g6h-6|^i have e-8f5h3k4|^i keep f21h-5
^i let a14f-3|^i love a-4f5h7|^i made b8|^i quit b-4k13|^i rewrote a6c3e-2f-4|^i said b-2f7|^i sent a8|^i sold a3|^i spent a-5b5h4|^i think h18|^i turned b10k-3|^i used a8
^i would c11|^i wrote a-8b3c10|^i'd c11h9|^i'd love c5|^i'd rather h8|^i'm a-11c-2d6f4k6|^i'm burned f13k-3|^i'm tired h12k-2|^i've been a2h4|^i've e-3f-3h14|^if d-2h12|^if you c4
^if your h5|^imo h9|^imposter f8i2|^imposter syndrome f5i2|^in a-5b-7c-3f5g6h12|^in my a-3h15|^in-house designer e3|^in-house e15|^influencer h6|^influencer marketing h7
^influencers h18|^interesting j7|^interesting read j5|^internal i15|^internal linking i13|^interview j4|^interview with j3|^introducing a14b17h-4i-6|^invoices i7|^invoicing i11
^is a c-12d6e10|^is anyone d11|^is c2d4e3f-6h-11|^is cold a12|^is it a-2d8e2g-2|^is my c9d-2|^is the c6d-4e4|^is there d16|^is this c12e-7|^is webflow e5|^iso a d18g-5|^iso d18g-5
^it a12|^it's b8h5j2|^job f5|^just a4b7f-4h-7j-5k4|^just finished a2b-8k4|^just launched b17j-2|^just shipped b11k-2|^kanban b7|^keep g12|^keep the e4|^keyword h9
^kubernetes e7h5i2|^landing a3i2|^landing page a2i2|^laravel e4|^last spring a3|^late i11|^late payments i6|^launch b10i-2|^launched a-9f14|^launching b23j-3k-5
^launching my b10k-5|^learn g14|^learn to g10|^lessons a23f-2|^lessons from a20|^lessons learned a7|^life after i7|^life i13|^linkedin e2h13|^linkedin is h4|^local d8h-4i9k-6
^local seo g2i8k-5|^long h10i-3|^looking a-2b-6c14d6f-7g-5i-4k12|^looking for b-5c12d7f-2k7|^losing f16|^lost a-5f17k-3|^lost our f13k-4|^lost the a-3f8|^macbook air e9|^macbook e8
^made a a-10b9c6|^made a-18b3c10k3|^made my a-5k12|^mailchimp f2k6|^make g6|^meet b16g-3k6|^meetings h20i-5|^mental health i6|^mental i5|^merge g16h-11|^migrated a3|^monoliths h12
^month b-5k18|^monthly i-2k13|^monthly meetup k12|^monthly or e2|^most g7h5|^moved a4|^moving a g5|^moving d2g6|^moving my d2|^my accountant d6|^my app f2|^my b2c-2e-3f3h6k-12
^my boss c3|^my business f9|^my first b-4c6f-19g10k5|^my game b6|^my invoices f6|^my podcast k5|^my side a21f-7|^my wife b14|^name d7g7h-6|^need a c8d16e-5g-4
^need c14d14e-6f4g-15h-2|^need honest c2|^never a5h3|^new b4i-8j4k13|^new release b12k-2|^newsletter i7|^nice j2|^no , d9|^no a-3d4f3h3|^no one f7|^nobody b-4f6h7|^nobody cares h5
^nobody needs f-3h13|^nobody opens f11|^nobody reads h2|^nobody told a8|^nobody wants h12|^not e5|^notion e8k14|^now c-2d11k3|^old c-3e13i2|^on i16|^onboarding emails i8
^onboarding i18|^one a3h7|^one big e2|^open f-8h8i14k-13|^open source b-8i18|^open sourced b10|^order a-9b-3d2e2f-2g15h8i-5j-3k-5|^our 2025 k15|^our a3c-7d-5g3h-10i-7k5
^our agency a-7k5|^our annual k6|^our best a-6f18|^our guide a-4g17|^our kickstarter a2b4f-5|^our little b11k-2|^our new b8k2|^our open f3|^our studio k7|^our support a7f3k-5
^pair i16|^payment f16i-2|^payroll b3f7i-2|^people f4h11|^people who h10|^players f10|^please a-2b2c5f-8|^please roast c5|^please tear c4|^please tell d10f-2|^podcast episode j3
^podcast f2i4k2|^podcast guests f2k2|^postgres e4f2i5|^postgres eats f6|^price k6|^pricing b-6c2g-2h6i18k-8|^pricing for i2|^pricing page c2|^product f2|^quarterly i9|^raise e2g2
^raised a8|^rate c17|^rate my c8|^read c2|^read it c7|^read this j2|^recommend d8|^recommend me d8|^recommendations d7|^recommendations for d7|^reduce churn g8|^reduce g15
^refund f9|^registration is k11|^registration k12|^released b6|^remote b-6h11i16k-2|^remote work h10|^rent i2|^replaced our a2|^retainers h2i8|^roast c13|^roast my c10|^rust e2h8
^sales f6h-3i2|^say c5k3|^say hello k5|^say hi b2|^says h6|^scope creep i7|^scope i8|^seeking c11|^self-hosting g6|^selling i12|^senior i-8k14|^seo h4i9|^set g9|^set up g10
^setting g7|^setting up g7|^sharing k8|^sharing our k10|^she f3|^shipped a16b-7|^shop c4h5|^shopify a-2b-7e5i4|^shopify just k15|^should a d5|^should c-7d6e9h-7
^should i c-2d2e6h-3|^should we e4|^show d17|^show me d15|^side i5|^signing d7|^since a12b-2|^since the f6|^small c-4e2g12i-3|^sold a6|^sold my a5|^somebody f4|^someone f7j2
^something i13|^speed g2|^sqlite h8|^sqlite is h5|^starting b14|^statistics j3|^statistics on j4|^steam f2k2|^stop adding h4|^stop asking h8|^stop h22|^stop putting h8
^story a17i-4|^stripe e3f10h-3|^struggling f22|^struggling to a-3f16|^stuck a-4f21|^stuck at f3|^subscription c6|^summer f-2k15|^switched a6|^tailwind h6|^tailwind is h7
^tax b-4c8h-6k12|^technical debt i12|^technical i11|^tell b10c4d2|^tell me b12c4f-2|^ten a17i-3|^testers c16|^thank k13|^thank you k14|^the 20-minute g16|^the a3b-4c-7d-7f2g4i4
^the art i9|^the best h6|^the complete g5|^the economics i13|^the exact g15|^the lazy g9|^the new b4f2h-2|^the only f-2h6|^the pricing a9f-2|^the printer f12|^the psychology i4
^the real i12|^the right g2|^the worst a3h5|^there h7|^thinking about d10|^thinking d23|^thinking of d14|^this a12j8k-2|^thoughts c8d5|^thoughts on d8|^thread j2
^three a13b-12f2g11i-7|^til a15b-2f-6g2|^til the a9g-5|^tiny b6|^tips d2e2g9h-2|^tips for g14i-2|^tired a-2b10h11|^tired of a-6b10h12|^today a-2b11|^today we b10k-2|^told a11
^too b-3c9d-4f14|^too many c2f4|^torn between e9|^torn e8|^traffic f8|^trying d9|^trying to d6|^turn b8g4|^turn one g9|^turned a12|^two a10f-7|^typescript i7|^uncles i3
^unpopular h8|^unpopular opinion h9|^use g6|^use your g6|^users f21h-5|^users sign f8h-3|^version b16k-10|^video j5|^volunteers k6|^ways g12|^ways to g11|^we are a-6b-3e4k12
^we built a-6b17|^we can't f5|^we changed a-11k16|^we d-4g-5h-4k7|^we don't f-5h13|^we doubled a6|^we dropped a10k-4|^we got a-5f11|^we have a-8c6k3|^we hired f4|^we hit a-3k10
^we just b5k2|^we killed a4|^we launched a-3b11|^we let a11|^we lost a13|^we made a-2b10|^we moved a3|^we need f10h4k-2|^we open b19f-3k-2|^we open-sourced b5k-2|^we raised k4
^we replaced a2|^we should h12|^we stopped a13|^we switched k6|^we tried a5|^we were a-2f7k2|^we're a-6b5k11|^we're hiring b-3k12|^we're launching b5|^we're opening b3k-2
^we've a-3b2k6|^we've been a3|^webflow k6|^webhooks f2|^weekly k5|^went a8|^went from a4|^what a a4|^what a7c2d6h-10i-2j-3|^what are d3k13|^what crm d8|^what do c8d6|^what does d7
^what happened d7|^what happens d10|^what i a5d4|^what is d2e3f-2|^what nobody a12|^what should b13c2|^what to g17|^what would a-2e2f5g-3|^what's a d15|^what's c6d13e5g-8h-4
^what's missing c7|^what's the d11g-3|^what's your c7|^when a4d8e-5f-2g6|^when did d9|^when is d9|^where c-10d3f2h5|^where can d9|^where do d10|^where would c-9f4
^which c4d2e8f-2h-6|^which is e5|^which of c11|^which one e14|^which would c-5d-2e14|^who d16h-5i6|^who do d5|^who pays d4|^why a6c-10e-6f5h11k-2|^why do h2|^why does c-7d4f6
^why every h4|^why i a7|^why is f3h6|^why nobody h9|^why our a9f-3|^why we a6|^wich d14h-5|^winter b-2i6k6|^wondering d10|^wondering how d8|^working i20|^working with i11
^worth a j4|^worth d9j11|^worth it d13|^would anyone c13d-8|^would b5c11d-13|^would love b9c3|^would you c8d-6|^write a g11|^write better g8|^write g19|^writing g11|^wrote a b11
^wrote a-2b11|^yesterday a-6h10|^you b2c-3d-6g4h9|^you don't h5|^you should h3|^you want g9|^your h10|^zapier a10i2
`;
