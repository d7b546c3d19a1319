/** What it says where a word stands, and beside what. Written by `npm run topics -- --fit`. */
export const PLACE_WEIGHTS = `
^ a6c5h6i-6j3k-4|^0 a6|^10 a-5i10k8|^14 g-4h12|^3 a6b-4f8k-6|^40% k5|^40% off k6|^5 a-8f-3g19i6|^50% k7|^50% off k7|^6 g5|^7 g23|^7 mistakes g4|^= a6c6f-2g-2h5i-5j6k-4
^=ADVERB ADVERB NOUN b17i-4|^=ADVERB ADVERB b18i-7k-2|^=ADVERB NOUN ? c11|^=ADVERB NOUN ADVERB f8|^=ADVERB NOUN NOUN b2h-4k5|^=ADVERB NOUN VERB do c5|^=ADVERB NOUN a-8c3d-7e5i3k4
^=ADVERB NOUN for k2|^=ADVERB VERB did NOUN b20k-5|^=ADVERB VERB did NUMBER a3b-11k12|^=ADVERB VERB did OWN a5b-6f-4k10|^=ADVERB VERB did a3b6h-8k6|^=ADVERB VERB do OWN b2c13k-6
^=ADVERB VERB do a3c2d2f-7|^=ADVERB VERB do me d9f-3|^=ADVERB VERB doing NOUN k8|^=ADVERB VERB doing k8|^=ADVERB b5d-3e3f-3g-5i-6j-2k5|^=ADVERB i VERB did b-2f5|^=ADVERB i b-2f4h8
^=ADVERB is b-5k15|^=ADVERB many NOUN f7|^=ADVERB many f5|^=ADVERB vs e6|^=ADVERB we VERB do b8|^=ADVERB we b10|^=NOUN , NOUN b5c-8e8f-5g-5h-4i5|^=NOUN , a b12c4
^=NOUN , a-2b7c-3e7f-7g-11h-3i7|^=NOUN ? c11d-9h10|^=NOUN ADVERB , d7|^=NOUN ADVERB NOUN b10|^=NOUN ADVERB VERB did k16|^=NOUN ADVERB VERB does b13
^=NOUN ADVERB a-3b9d7e2f-3h-13i-11k9|^=NOUN ADVERB or e2|^=NOUN ADVERB to b4k4|^=NOUN NOUN , b2c2d-6f-9g-11h2i7|^=NOUN NOUN ? e-3g12|^=NOUN NOUN ADVERB a-5b-9d-4e14f14h5i-9k-10
^=NOUN NOUN NOUN a-5b-4d5g-6k2|^=NOUN NOUN NUMBER b8i-7k12|^=NOUN NOUN VERB did a4b-5f5|^=NOUN NOUN VERB do b3f8h11i-6k-4|^=NOUN NOUN VERB does a3d2f12h-2|^=NOUN NOUN VERB doing c5
^=NOUN NOUN a-2d-3f2h2i5j-2|^=NOUN NOUN about d12j5|^=NOUN NOUN after i18|^=NOUN NOUN and i21|^=NOUN NOUN are b-2f-2g12h10|^=NOUN NOUN at b-2c6h-6i10|^=NOUN NOUN between i5
^=NOUN NOUN but h4|^=NOUN NOUN don't f4|^=NOUN NOUN for a-10c5e-13g7k-2|^=NOUN NOUN from e4|^=NOUN NOUN have h3|^=NOUN NOUN i h8|^=NOUN NOUN in a-7b-10c3e-2h-7i10k11
^=NOUN NOUN is f7h7i-6|^=NOUN NOUN of a16b5f4i-8k-12|^=NOUN NOUN on b-12h8k5|^=NOUN NOUN or e23|^=NOUN NOUN that a7b5h-2i11|^=NOUN NOUN to d9g12h-5k-6|^=NOUN NOUN vs e25i-5
^=NOUN NOUN were k3|^=NOUN NOUN who i8|^=NOUN NOUN with b-5e-4g7j3k10|^=NOUN NOUN without a2g-2h10|^=NOUN NUMBER : b8|^=NOUN NUMBER NOUN b9|^=NOUN NUMBER a-4b14g-3h-9k10
^=NOUN NUMBER is b11f3k-9|^=NOUN NUMBER of i-5k13|^=NOUN NUMBER vs e3|^=NOUN VERB did NOUN a-8h12|^=NOUN VERB did NUMBER a2k7|^=NOUN VERB did OWN a-4b7f11k-3
^=NOUN VERB did a-7b-5c3e4f8g-9h3i-6k4|^=NOUN VERB did by f12|^=NOUN VERB did for c12h-2k6|^=NOUN VERB did from a5|^=NOUN VERB did its f8|^=NOUN VERB did to e9
^=NOUN VERB do NOUN a6b4f-2h2|^=NOUN VERB do OWN a6f3|^=NOUN VERB do VERB doing f9|^=NOUN VERB do a8d-2e-2f9g-10h6i-6|^=NOUN VERB do for f10|^=NOUN VERB do this k9
^=NOUN VERB do up f11h-3|^=NOUN VERB does NOUN b8d6f-6|^=NOUN VERB does NUMBER f5|^=NOUN VERB does OWN f9|^=NOUN VERB does VERB doing f15|^=NOUN VERB does a2b-4c-2d3e-3f6g-7i-6k4
^=NOUN VERB does to d2f3|^=NOUN a-4c-2d-2g-2i3j-2|^=NOUN about g7h3|^=NOUN about the g12|^=NOUN after VERB doing f6|^=NOUN after a4e-7f2i4|^=NOUN against a e13|^=NOUN against e20
^=NOUN and NOUN i8k7|^=NOUN and i9k7|^=NOUN are NOUN h5k2|^=NOUN are VERB did b8|^=NOUN are b8f-3h3k2|^=NOUN are where h3|^=NOUN as a i15|^=NOUN as i13|^=NOUN at NOUN k5
^=NOUN at NUMBER i3|^=NOUN at a i12|^=NOUN at i10k4|^=NOUN before g5|^=NOUN before you g5|^=NOUN between NOUN i5|^=NOUN between VERB doing e6|^=NOUN between e9|^=NOUN but NOUN h12
^=NOUN but h10|^=NOUN don't VERB do h3|^=NOUN don't h3|^=NOUN for NOUN b3e-2f-2g3i5|^=NOUN for NUMBER e3i8|^=NOUN for a d9e-4g9i-2k2|^=NOUN for a-7e-2f-13g11h-5i3k2
^=NOUN from NOUN a2f7|^=NOUN from NUMBER a8|^=NOUN from OWN a-3b3f2k8|^=NOUN from a5b4f5g-4h-4k2|^=NOUN has h4|^=NOUN here , f6k4|^=NOUN here f7k4|^=NOUN how to g3|^=NOUN i g8
^=NOUN in NOUN b-4f7i3|^=NOUN in a i10|^=NOUN in b-4f6i18k-2|^=NOUN in the i6|^=NOUN is ADVERB h10k-4|^=NOUN is NOUN b4|^=NOUN is VERB did b6h2|^=NOUN is VERB doing f4h-11k8
^=NOUN is a h4|^=NOUN is b2d-6e-2h8i-2k8|^=NOUN is here b-3f-2k19|^=NOUN is the h14|^=NOUN it d14|^=NOUN next NOUN k3|^=NOUN next k5|^=NOUN of NOUN b3f-2h2i9|^=NOUN of OWN b13f4k-4
^=NOUN of b5c-5e-4f-2g-3k5|^=NOUN on NOUN b-2c-2d6j8|^=NOUN on OWN c7|^=NOUN on a g3|^=NOUN on c5d3e-6j7k-5|^=NOUN on the f5|^=NOUN on this c7|^=NOUN or ADVERB c16e-14
^=NOUN or NOUN c8d-2e22i-10k-3|^=NOUN or c15d-5e17g-2h-2i-8k-2|^=NOUN should h10|^=NOUN that NOUN h5k5|^=NOUN that h7k7|^=NOUN to NOUN b4g3i3k-6|^=NOUN to VERB do b-5e3g3h-6i8k7
^=NOUN to a-6c-3d-6f-10g5i8|^=NOUN under NUMBER h3i2|^=NOUN under h2|^=NOUN up g13|^=NOUN vs NOUN e28i-5|^=NOUN vs e32i-8|^=NOUN who VERB do h12|^=NOUN who d5h8
^=NOUN with NOUN f11h-2|^=NOUN with f5h-3i9|^=NOUN you g4k12|^=NUMBER NOUN , a14k-4|^=NUMBER NOUN NOUN a-21b2f-5g5i5|^=NUMBER NOUN d-7f-10g8h-3i3j-3k4|^=NUMBER NOUN in g3
^=NUMBER NOUN of a-3k15|^=NUMBER NOUN that g18|^=NUMBER NOUN to g15|^=NUMBER VERB do f18|^=NUMBER a6b-2c3d-9e-5g3h-4j-6k4|^=OWN NOUN NOUN a5b5c4d-9e-2f3h-11i-8k-2
^=OWN NOUN VERB did a4b-12c-7d6f5h-3k4|^=OWN NOUN VERB do j4k7|^=OWN NOUN VERB does a-9f11|^=OWN NOUN about b14|^=OWN NOUN and b5f5|^=OWN NOUN are k8|^=OWN NOUN c-4d-2e-6f3
^=OWN NOUN for b10f-5g11k-15|^=OWN NOUN has b-6f6k8|^=OWN NOUN is b-11f6i9k7|^=OWN NOUN on a-3c-6f-10g10h22k-4|^=OWN NOUN was k7|^=OWN NUMBER NOUN a-3b4g-2k8|^=OWN NUMBER b2g-2k7
^=OWN c-4d-2e-6f2|^=VERB did NOUN NOUN a-2b3f-6i9|^=VERB did NOUN NUMBER a8|^=VERB did NOUN c-5d6e4f-12i8k-5|^=VERB did NUMBER NOUN a16|^=VERB did NUMBER a16
^=VERB did OWN NOUN a3g-4k6|^=VERB did OWN a6f-3g-3k6|^=VERB did a NOUN b8c2f-4g3h-5|^=VERB did a b9f-5g2h-5|^=VERB did a6b3c-6d-5e-4f3g-3k2|^=VERB did an NOUN a16b-6
^=VERB did an a14b-3|^=VERB did at NUMBER f4|^=VERB did from NOUN a6|^=VERB did from a12|^=VERB did me NOUN b8|^=VERB did me b6|^=VERB did of NOUN b14h4|^=VERB did of a-4b9h11
^=VERB did on NOUN a5|^=VERB did on a5|^=VERB did out , f5|^=VERB did out f7|^=VERB did the NOUN a11|^=VERB did the a10f2|^=VERB did this j5|^=VERB do NOUN , b10f4
^=VERB do NOUN NOUN b-3c7d-6f-4g14k2|^=VERB do NOUN a-4b3c2g11h-5|^=VERB do NOUN for d10|^=VERB do NUMBER c4g7|^=VERB do OWN NOUN b-2c9e6f-2|^=VERB do OWN a3c4e5f-5g-2
^=VERB do VERB doing NOUN g-2h12|^=VERB do VERB doing for h8|^=VERB do VERB doing g-8h23|^=VERB do VERB doing your h7|^=VERB do a NOUN a5b-8c-4d5e5f-3g7h-5k-5
^=VERB do a a4b-10c3d4f-6g5h-5k-5|^=VERB do a-5c2g7i-10k3|^=VERB do an NOUN g7|^=VERB do an g6|^=VERB do down NUMBER f15|^=VERB do down c3f13|^=VERB do every NOUN h14
^=VERB do every h15|^=VERB do it c5e3|^=VERB do it with c-3e3|^=VERB do me ADVERB c17d-2|^=VERB do me NOUN d9f-6|^=VERB do me a c-3d13|^=VERB do me b6c8d14f-9g-6h-4
^=VERB do me how c-2d11|^=VERB do me what b8d-4|^=VERB do me why c9|^=VERB do me your d8|^=VERB do off OWN k5|^=VERB do off all k5|^=VERB do off k18|^=VERB do out f17
^=VERB do the NOUN a6f6h-3k-4|^=VERB do the a4e3h-3k-3|^=VERB do this j14|^=VERB do to VERB do h2|^=VERB do to g4h3|^=VERB do up NOUN g9|^=VERB do up g13k5|^=VERB do us d15
^=VERB do your NOUN c-9d-2g10h-5j2k10|^=VERB do your b2c-6d-2g9h-4j2k8|^=VERB doing NOUN , b12|^=VERB doing NOUN NOUN a-10b2c5d-4e-2g11h-9k2|^=VERB doing NOUN a-5b4d-16g3h5i5j-4k-3
^=VERB doing NOUN for b3i13|^=VERB doing NOUN from g5h5i-4|^=VERB doing NOUN in i10|^=VERB doing NOUN on g4|^=VERB doing NOUN to a14b-4f8i-4|^=VERB doing NOUN with f2i4
^=VERB doing NUMBER NOUN a15|^=VERB doing NUMBER a7c4f3g-4|^=VERB doing OWN NOUN a4c-11d3f-10j3k5|^=VERB doing OWN a4c-7d5f-10k4|^=VERB doing a NOUN b-3c-8d2g4h-4i4
^=VERB doing a b-4c-8g4h-3i6|^=VERB doing about d12|^=VERB doing d2e-4i3j-4|^=VERB doing for ADVERB c2|^=VERB doing for NOUN c7d-9k8|^=VERB doing for NUMBER c12d-8k5
^=VERB doing for a d21|^=VERB doing for an d12|^=VERB doing for b-7c14d9f-2i-3k6|^=VERB doing from a14|^=VERB doing how d9|^=VERB doing of VERB doing d14|^=VERB doing of d14
^=VERB doing the NOUN a3b4c-4e4g-3|^=VERB doing the a3b3c-3f5g-3i-2|^=VERB doing this b7|^=VERB doing to VERB do a-3f13h-4k10|^=VERB doing to a-8d2e3f11h-3k8|^=VERB doing up g6
^=VERB doing with NOUN f3i6|^=VERB doing with f3i13|^=VERB doing with your i10|^=VERB doing your NOUN b-2d-3i5k4|^=VERB doing your b-2d-5g2i6k5|^=a NOUN NOUN a-5b4g7i-2
^=a NOUN VERB did a6|^=a NOUN a5b-2d-6g2h2k-7|^=a NOUN for b4c10h-3|^=a NOUN of a20b-2|^=a NOUN on h7|^=a NOUN or e15|^=a NOUN that h3|^=a NOUN to h9|^=a NUMBER NOUN g4
^=a NUMBER g4|^=a a2d-8g3k-8|^=about c-4d11i2|^=after NOUN NOUN b7|^=after NOUN b6|^=after NUMBER NOUN b10f-4|^=after NUMBER VERB do a5f-2|^=after NUMBER a3b6f-9
^=after OWN NOUN b2|^=after a NOUN a-2b6|^=after a b3|^=after a8b13f-12|^=after the NOUN a6|^=after the a7|^=am d5h6|^=am i h6|^=am i the c4d-10h5|^=any NOUN ? f6
^=any NOUN NOUN c8d8f-4|^=any NOUN a-2c2d8f7|^=any NOUN on c8|^=any NOUN to f4|^=any a-2c3d10f5g-3|^=anyone ADVERB ? d-7f12|^=anyone ADVERB VERB doing d9f-3|^=anyone ADVERB f6
^=anyone VERB did a d2|^=anyone VERB did d4|^=anyone VERB do d5|^=anyone b3c-4d10f3h-2|^=anyone here d7|^=anything c15|^=are NOUN NOUN d5|^=are NOUN d2e2|^=are e6h-2|^=be NOUN c3
^=be c5|^=been VERB doing f15|^=been f15|^=before c5|^=before we VERB do c3|^=before we c6|^=being d-2h4i12|^=by VERB doing a6|^=by a5|^=can a NOUN d3h5|^=can a d4h3
^=can a9b-2d4e-6g-2h8|^=can i VERB do d9|^=can i c2d8|^=can somebody c9|^=can someone d2|^=can you VERB do a12|^=can you a8c2|^=can't NOUN NOUN f11|^=can't NOUN between e7f-5
^=can't NOUN e7f12|^=can't e3f14|^=could a d3|^=could c6|^=do NOUN ADVERB d12|^=do NOUN d11|^=do d9e2g2h-5|^=do i VERB do e9|^=do i c-3e7|^=do i have d2|^=do these c9d-10g4
^=do you ADVERB c-2d10|^=do you VERB do d7e-3|^=do you d11e-2|^=does NOUN NOUN c2d8e-5|^=does NOUN c6d6e-7|^=does OWN NOUN c6|^=does OWN c7|^=does a NOUN e7|^=does a c-2e8
^=does anybody b11d-3|^=does anyone VERB do d5|^=does anyone d8|^=does b5c7d3h-4|^=does it VERB do c3|^=does it c2|^=does the NOUN c7|^=does the c7|^=does this NOUN c12
^=does this c12|^=don't VERB do h6|^=don't h4|^=every NOUN NOUN f6h2|^=every NOUN a-2f10h9|^=every NOUN i f10|^=every a-4f10h10|^=everything g4|^=for NOUN NOUN a-3b6d-2e2
^=for NOUN b2|^=for a-7h5|^=for me h3|^=from NOUN to g6|^=from NUMBER a5|^=from NUMBER to a5|^=from a6b5|^=half OWN NOUN a3|^=half OWN a2|^=half f3k4|^=half of f7
^=has anyone VERB did d-4e13|^=has anyone VERB do d2|^=has anyone e6|^=has anyone here d8e-2|^=has d5e3|^=here's c2g5|^=here's how g5|^=here's how to g2|^=how ADVERB do d2
^=how NOUN NOUN g-2i18|^=how NOUN a-3d6g2i6k-2|^=how NOUN can d-2g12|^=how NOUN did d2|^=how OWN NOUN a9|^=how OWN a9|^=how VERB doing a11|^=how a NOUN a6j3|^=how a a5j5
^=how a6b-7d4e-4f-5g4h-3|^=how are d3|^=how can c8d-3|^=how can i c7|^=how did d2|^=how did you d5|^=how do NOUN k12|^=how do d4e-4f-5k8|^=how do i c3d6|^=how do you a7c-3d6f-2
^=how does OWN c8|^=how does c7g-2|^=how i VERB did a9|^=how i a17|^=how is d-2f12|^=how many NOUN d13|^=how many d14|^=how much NOUN d3|^=how much d12|^=how not g8|^=how not to g7
^=how should d-5e10|^=how to VERB do d2g9|^=how to a-2d2g10|^=how we VERB did a8|^=how we VERB do a3|^=how we a5g5|^=how you g3|^=how's OWN NOUN c2|^=i ADVERB VERB did b-2c6
^=i ADVERB VERB do a-2b2f4|^=i ADVERB b-2c5|^=i VERB did NOUN h9|^=i VERB did NUMBER a16h-2|^=i VERB did OWN a3b3c-2f-13k7|^=i VERB did a b9c5d-2f5h-3
^=i VERB did a9b6d-6e-3f-3g-5h-2|^=i VERB did every a13|^=i VERB did no a5|^=i VERB did the a-12k10|^=i VERB did to a12|^=i VERB do NOUN a-4f-2g2h15|^=i VERB do NUMBER f7
^=i VERB do OWN a5|^=i VERB do VERB doing f17|^=i VERB do a a4c-8d11|^=i VERB do h5k-9|^=i VERB do the c12f-2h4|^=i a2b5d-2i-3j-5k-2|^=i am NOUN b6k8|^=i am a-5b4f5
^=i can't VERB do f12|^=i can't f11|^=i cannot f2|^=i don't VERB do h9|^=i don't h5|^=i have NOUN a-2f-3h14k5|^=i have NUMBER d5e-4f9|^=i have an a-2f10|^=i have b-2c-2e-8f6h3
^=i would be c12h-3|^=i would c12h-3|^=i'd ADVERB VERB do h9|^=i'd ADVERB h9|^=i'd VERB do c12|^=i'd VERB do some c6|^=i'd c12h4|^=i'm VERB did a-4b-3f17h7k-9|^=i'm VERB did of h14
^=i'm VERB did out f14k-2|^=i'm VERB do , k15|^=i'm VERB do and f-5k17|^=i'm VERB do d5h-6k16|^=i'm VERB doing a b2d8k-10|^=i'm VERB doing b3d4f-5|^=i'm a-10c-2d4f6k4
^=i've been a4e-3h4|^=i've f-4h13|^=if d-3h10|^=if you VERB do h5|^=if you c2h3|^=if your NOUN h8|^=if your h4|^=in NOUN a-6f11h9|^=in OWN NOUN a-5h15|^=in OWN a-9h18
^=in a-3b-5c-3f3g5h14|^=is NOUN ADVERB c-3d5|^=is NOUN NOUN a14c-9e5|^=is NOUN a c11d-11|^=is NOUN a10c-2e5h-2|^=is NUMBER ADVERB c2|^=is NUMBER NOUN d13|^=is NUMBER c2d7e-3
^=is OWN NOUN c10|^=is OWN c11d-3|^=is VERB doing d-4k7|^=is a NOUN c-5d3e9|^=is a NUMBER c-8d11|^=is a c-13d7e10|^=is anyone d11|^=is c2d4f-5h-12|^=is it ADVERB c3d4
^=is it VERB do b6c-5d6|^=is it a-2b4d4e2|^=is the NOUN c8d-5e3|^=is the c6d-6e4|^=is there a d14|^=is there d17|^=is this NOUN c6d4e-7|^=is this c11e-2|^=it a11|^=it's VERB do h6
^=it's VERB do that b-4h12|^=it's b9h4|^=last a2|^=most NOUN NOUN h8|^=most NOUN h15|^=most g4h7|^=never NOUN h6|^=never h6|^=no , d9|^=no NOUN VERB does f3|^=no NOUN e2f8h4
^=no a-3d2f4h4|^=nobody VERB did a10|^=nobody VERB did me a7|^=nobody VERB do about h7|^=nobody VERB do f9g-7|^=nobody VERB does OWN f15h-2|^=nobody VERB does a f-3h14
^=nobody VERB does a-5b-2f2g5h4|^=nobody VERB does another h6|^=nobody VERB does your h6|^=nobody b-5f4h6|^=not NOUN e6j2|^=not e4|^=on i17|^=people VERB do f6h2|^=people f2h13
^=people who VERB do h8|^=people who h9|^=she VERB did f4|^=she f4|^=should a NOUN d9|^=should a d6|^=should c-5d6e10h-6|^=should i VERB do d3e3|^=should i c-2e7
^=should we VERB do e5|^=should we e3|^=since NUMBER NOUN a3|^=since NUMBER a9|^=since a11b-4|^=since the NOUN f6|^=since the f2|^=somebody f3|^=someone ADVERB c7j2|^=someone f7j2
^=something i11|^=the NOUN NOUN a-5f6g5|^=the NOUN OWN a10f-2|^=the NOUN VERB did a-6f8i9|^=the NOUN VERB does i3|^=the NOUN a2b-6c-5d-5f5g2i5|^=the NOUN between i3
^=the NOUN i g11|^=the NOUN of f-3g-3h2i15|^=the NOUN to g11|^=the NOUN we a10|^=the NOUN won't f6|^=the NUMBER NOUN a2f-10g3h4k-3|^=the NUMBER a2f-11g2h4k-4
^=the a3b-4c-7d-7e-2f4g3i6|^=there h7|^=this NOUN j7|^=this a8j9|^=we ADVERB VERB did a-2b10k2|^=we ADVERB b6f-3k4|^=we VERB did NOUN a4b3k-4|^=we VERB did NUMBER b-2k9
^=we VERB did OWN a3f-10k6|^=we VERB did VERB doing a13|^=we VERB did a b6k2|^=we VERB did a5b5c-6f-4h-8k9|^=we VERB did an b4|^=we VERB did every a7|^=we VERB did from a5
^=we VERB did the a8|^=we VERB did to a6|^=we VERB do NOUN a7c3f-9|^=we VERB do a b-2f23k-3|^=we VERB do b2c5f9h-4k-16|^=we VERB do the a9f-4|^=we VERB do to a-3c2h6
^=we a3b2d-5f2g-5h-5k6|^=we are ADVERB b-5k9|^=we are VERB doing a-2b-2e3k9|^=we are a-5b-5e5k13|^=we can't VERB do f5|^=we can't f7|^=we don't VERB do h2|^=we don't f-4h12
^=we have VERB did b2|^=we have a-9c5k4|^=we should all h7|^=we should h11|^=we were VERB did a-5f7|^=we were a-4f6|^=we're VERB doing OWN b3|^=we're VERB doing a b2k6
^=we're VERB doing a-4b4k8|^=we're a-4b5k9|^=we've VERB did NOUN a-3b6f6k-2|^=we've VERB did a-12b3f3|^=we've b4k5|^=we've been a4f-2k4|^=what ADVERB c-2d13
^=what NOUN a7b-5c2d7e2f-4i-2|^=what NOUN to d16|^=what NOUN when a6|^=what NOUN you d7|^=what NUMBER NOUN a8|^=what NUMBER a9|^=what a NOUN a3|^=what a a4|^=what a7c2d4h-12i-4j-2
^=what are d4k9|^=what are you k8|^=what do c8d6f-2|^=what do i d7|^=what do you c10d3|^=what does a d5|^=what does d9|^=what i VERB do a-3d7|^=what i a3d5|^=what i would a9
^=what is d4|^=what nobody a11|^=what should b6c2|^=what should i c7|^=what to VERB do d-2g11|^=what to d-2g18|^=what to do g8|^=what would VERB do c10|^=what would a-2e5f7g-4
^=what would you c-4e4f9|^=what's NOUN d7|^=what's VERB doing c6|^=what's VERB doing from c6|^=what's a NOUN d14|^=what's a d16|^=what's c8d11e5g-7h-5|^=what's the NOUN d13g-4
^=what's the d11g-3|^=what's your NOUN c6|^=what's your c6|^=when a5d6e-7g6|^=when did d10|^=when did you d11|^=when is d9|^=when is it d4|^=where c-10d3f3h5|^=where can d7
^=where can i d4|^=where do NOUN d3|^=where do d8|^=where do you d9|^=where would c-6|^=where would you c-10f5|^=which NOUN NOUN d10e-2|^=which NOUN VERB does c12d-3e-5
^=which NOUN c10d10e-2h-3|^=which NOUN do d7|^=which NOUN would c10d-11|^=which VERB does NOUN e4|^=which VERB does e2|^=which c2d3e7h-6|^=which is NOUN e6|^=which is e6
^=which of c12|^=which would c-5e13|^=which would you c-9e16|^=who VERB do NOUN d7|^=who VERB do d10|^=who VERB do the d2|^=who VERB does h-2i14|^=who d18e-2h-3i9
^=why NOUN NOUN h9|^=why NOUN h14|^=why OWN NOUN a9f-2|^=why OWN a8|^=why a6c-10e-4f4g-2h14|^=why do f2|^=why do most d9|^=why do we d-4h15|^=why does OWN f13|^=why does c-6d2f9
^=why does everybody d16f-5|^=why does everyone d7|^=why does nobody d-2f11|^=why every NOUN h5|^=why every h5|^=why i VERB did a11h-2|^=why i a6|^=why is OWN d-7f18
^=why is everybody d8|^=why is f3h4|^=why nobody h9|^=why nobody should h6|^=why we VERB did a4|^=why we a4|^=would NOUN b11|^=would NOUN to b16c-6|^=would VERB do c4
^=would VERB do your c5|^=would anyone c8d-6|^=would b9c9d-17e3|^=would you ADVERB c-7e11|^=would you VERB do c14d-2|^=would you c8d-7e4|^=you VERB do g7|^=you VERB do to g8
^=you b2c-4d-6g2h11|^=you can g2|^=you don't h6|^=you should VERB do h3|^=your NOUN g3h9|^=your NOUN is g2|^=your g3h8|^a a2d-7g3h4k-9|^a bakery b-6h12|^a beginner's g11
^a competitor f14|^a customer a14|^a free j3|^a good h7|^a guide g11|^a job b10c2j-13|^a practical g11|^a simple g12|^a template g16|^a year a14|^about c-6d11i2|^accessibility i7k2
^accessibility of i3|^acmely b4k8|^ads b7|^advice d8g14|^after 11 a7b-3|^after 8 a-3b10|^after a b5|^after a8b14f-12h-2|^after the a4|^after two b5|^agencies h5|^agency , e11
^agency e12|^ahrefs e4|^ahrefs or e7|^ai h10i2|^am d5h2|^am i d2h8|^amazon f8|^an j4|^announcing b10k10|^announcing our b-2k15|^announcing the b10|^annual billing e9h-3
^annual e8h-3|^answering f7h2|^answering the f7h2|^any a-2c2d10f3|^any feedback c6|^any good d17|^any idea c-4f2|^any ideas d-2f9|^any tips d7|^any way f3|^anyone c-4d13f5h-2
^anyone else f4|^anyone here d7|^anyone know d4|^anything c13|^apple k10|^are d2e7h-2|^ask a14g5|^at d2|^b2b i5|^backups d17h-3|^be c3|^been f16|^before c3|^before we c3
^beginner's g7|^beginner's guide g7|^being d-2h2i14|^best b-6d27e-5f10h-9i-2k-6|^best invoicing d5|^best practices d-6g14|^beta b3c10|^beta of b5|^better c16e-2|^better or c15e-13
^black friday i5|^black i6|^bookkeeping b-4k6|^bought a a5|^bought a5|^bounce a4|^bounce rate a5|^build a g8|^build c-2e2g11|^buildinpublic i-6k13|^built a b2|^built a3|^burned f6
^burned out f7|^burnout i14|^buying f-2h9|^by a8|^can a d4h4|^can a5b-2d3e-5g-3h12|^can i c3d7|^can somebody c8|^can someone c4h-2|^can you a10c2d-2|^can't c-2e6f13
^can't decide e5|^can't find f10|^can't get f3|^card e9|^cash i3|^charging h17|^chasing f9i5|^cheap e4h7|^check b3|^checklist before g3|^checklist for g15|^checklist g17|^churn i11
^client b-7d10f11h-3i6k-3|^client wants d15|^clients f17|^closed a14|^code f-5h8i4|^code review c3h-2i6|^cofounder f5|^cold a3f-7h7i8|^cold email h5i2|^community h16
^cookie banners h4|^cookie h7i2|^could a d3|^could c7|^curious d15|^customer h-4i19|^customer support i16|^customers f19|^cut g12|^cut our a4|^daily h4|^daily standups h2|^dark b9
^dark mode b8|^dashboards h6|^dealing i7|^dealing with i9|^dear b9c2h6|^deposits g2i4|^do c2d7g3h-7|^do i d2e4|^do these c8d-8g3|^do you d11e-2|^docker build f2
^docker f15g13i-6k-2|^does a e7|^does anybody b12c-3d-2|^does anyone d8|^does b6c5d4|^does it c4|^does my c2|^does the c7|^does this c11|^don't g2h4|^early access b-5e6h11
^early b-9h4k5|^email b-3h3i12k3|^email deliverability i6k6|^email is h5|^emails a-2f12|^emails from f12|^episode b-5k8|^equity splits i3|^etsy e2k2|^every a-3f10h11
^every invoice f4|^everything g5|^explain g9|^export b13|^export to b12|^feedback c12|^feedback on c5|^figma e3h13|^finally a4f-2k2|^finding i14|^fire e15
^first a-4b-5c16f10g-6i10k-4|^first time c12|^for a-6b2e4|^for me h7|^found j6|^founders h8i-7k10|^free h13i-5j2k5|^free shipping b-2f10h3k-5|^free trial h5|^freelance contracts i2
^freelance i8|^freelancing i12|^from 0 a7g-2|^from a8b3|^gdpr h3|^get g12|^getting a g11|^getting a-6d-3f12g11|^ghost e3|^ghost or e3|^give c18|^give me c13|^good c-4d10h4j8
^good read j2|^google ads f6|^google b-3e9f24h-8i-11k3|^google is k11|^got a11b-3c-7f-2g14|^got my a7|^great j3|^half f2k7|^half of f8|^half our a2|^has anyone d3|^has d6e3
^having f19i-2|^help d9f10|^here's g6|^here's how g8|^hetzner e7|^hi b6|^hire a e15|^hire e13|^hiring a d2k12|^hiring c-6d2e3i7|^hiring juniors i7|^hiring your g3i10|^honest c7
^honest opinions c5|^honestly c-2h20|^hot e-2h3|^hot take h3|^how a a8d-2j2|^how a4b-9d3e-2f-4g5|^how are d3|^how can c9|^how did d3|^how do d8e-3f-5k8|^how does c11|^how i a16
^how is f13|^how long d20|^how many d14|^how much d13|^how not g5|^how often d7|^how our a2|^how should d-2e8|^how to a-5g12|^how we a6g2|^how you g2|^hubspot e5
^i a2b2d-4i-3j-4k-3|^i am a-3b4f6|^i answered a9|^i asked a7|^i built a-2b5h8|^i can't f13h-2|^i created b10|^i don't f2h6|^i finally b-3c6|^i get f8g2h-3|^i have b-2e-5f9h2k3
^i keep f22h-5|^i let a13f-3|^i love a-2f7h6|^i made b10|^i quit b-4k12|^i rewrote a4c5f-5|^i said b-2f8|^i sent a7|^i spent a-6b5h5|^i think h21|^i turned b10|^i used a11
^i would c10h-2|^i wrote a-5c9|^i'd c8h7|^i'd love c4|^i'd rather h10|^i'm a-10c-2d6f5k4|^i'm burned f12k-2|^i'm stuck f2|^i'm tired h11|^i've been a4e-3|^i've f-5h11|^if h11
^if you c2h3|^if your h7|^imo h13|^imposter f5i2|^imposter syndrome f4i2|^in b-5c-4f5g3h13|^in my a-8h18|^in-house designer e2|^in-house e12|^influencer h5|^influencer marketing h8
^influencers h20|^interesting j5|^internal i13|^internal linking i13|^interview j2|^introducing a12b18h-6i-2|^invoices i4|^invoicing i11|^is a c-13d7e9|^is anyone d12
^is c3d4e4f-5h-11j-2|^is cold a13|^is it a-3b4d7e2g-2|^is my c8|^is the c4d-5e3|^is there d17|^is this c12e-6|^is webflow e3|^iso a d17g-3|^iso d18g-5|^it a12|^it's b9h5|^job f5
^just a3b8f-2h-7j-3k3|^just finished a3b-9k5|^just launched b17k-3|^just shipped b11k-3|^kanban b2|^keep g8|^keep the e4f-2|^keyword h8|^kubernetes e8h4i3|^landing a5i3
^landing page a2i7|^laravel or e2|^last spring a3|^late i12|^late payments i6|^launch b9i-2|^launching b26j-7k-4|^launching my b8|^learn g13|^learn to g11|^learned a2
^lessons a25f-2|^lessons from a21|^lessons learned a7|^life after i9|^life i12|^linkedin h13|^linkedin is h6|^local d10f-3h-4i12k-4|^local seo i10k-5|^long h12
^looking b-6c13d7f-7g-4i-5k12|^looking for b-6c12d6k6|^losing f16|^lost a-6f18k-2|^lost our a-2f12k-2|^lost the f6|^macbook air e11|^macbook e9|^made a a-12b12c7g-2|^made a-15b9k7
^made my a-7k12|^mailchimp f3k5|^make g5|^marketing k3|^meet b16g-6k6|^meetings h18i-3|^mental health i6|^mental i6|^merge g19h-14|^monoliths h9|^month b-3k18|^monthly k13
^monthly meetup i-2k16|^most g5h6|^moved a6|^moving a g9|^moving d2g4|^moving my d2|^my accountant d3|^my app f3|^my b3e-2f4h4k-12|^my boss c5|^my business f6|^my co-founder a3d3
^my first b-2c8f-21g10k6|^my game b7|^my invoices a-3f9|^my podcast k4|^my side a20f-7|^my wife b10f2|^name d7g8h-3|^need a c4d19e-6g-3|^need c14d14e-4f2g-14h-2|^never a6
^new b4i-7k14|^new release b10k-4|^newsletter i5|^no , d9|^no a-2d3f6h4|^no one f6|^nobody b-6f5h7|^nobody cares h7|^nobody needs f-2h12|^nobody opens f10|^nobody told a9
^nobody wants h12|^not e2j5|^notion e8k10|^now d12|^old c-2e11i2|^on i16|^onboarding emails i5|^onboarding i17|^one a2h8|^one big e3|^open f-9h11i14k-13|^open source b-7i15
^open sourced b12f-3|^order a-9b-3c-2d4f-3g14h8i-5j-3k-4|^our 2025 k11|^our a4c-6d-5f2h-10i-7j2k7|^our agency a-6k5|^our annual j2k6|^our best a-8f19|^our guide a-5g19
^our industry j2|^our kickstarter b3f-4|^our little b8|^our new a-2b9k2|^our open f2|^our podcast k4|^our studio k4|^our support a7f2k-5|^pair i14|^payment f15|^payroll b5f6
^people f4h12|^people who h10|^players f11|^please a-3b4c3f-6|^please roast c4|^please tear c7|^please tell d9|^podcast episode j3|^podcast guests f2k4|^podcast i4k4
^postgres e5f2h-2i5|^postgres eats f5|^price k8|^pricing b-8c2h2i19k-9|^pricing page c2|^quarterly i7|^raise g2|^raised a7|^rate c20g-2|^rate my c9|^react e2|^read c5j2|^read it c7
^read this j4|^recommend d5|^recommend me d7|^recommendations d10|^recommendations for d9|^reduce churn g10|^reduce g13|^refund f9|^registration is k14|^registration k11
^released b6|^remote b-4h10i16k-3|^remote work h9|^replaced a4|^retainers h2i11|^roast c10|^roast my c11|^rust e2h8|^sales f6h-3i3|^say b2c5|^say hello k6|^says h6|^scope creep i9
^scope i8|^seasonal i2|^seeking c11|^self-hosting g6|^selling i11|^senior i-7k14|^seo e2h4i7k-2|^set g12|^set up g9|^setting g7|^setting up g8|^sharing b-5k11|^sharing our k8
^she f2|^shipped a15b-4|^shop c4h4|^shopify b-7h3i3k3|^shopify just k12|^should a d9|^should c-5d6e10h-8|^should i c-3d2e7|^should we e4|^show d18|^show me d14|^side i5|^signing d5
^since a11b-4|^since the f6|^six b2|^small c-6g16|^sold a6|^sold my a4|^somebody f4|^someone c3f4|^something i10|^speed g3|^speed up g4|^sqlite h6|^sqlite is h4|^starting b14
^steam k3|^stop adding h2|^stop asking h8|^stop h22|^stop putting h11|^story a15|^stripe e3f8|^struggling f22|^struggling to f17|^stuck a-2f20|^stuck at f4|^subscription c9i3
^summer f-2k14|^switched a4|^tailwind h8|^tailwind is h8|^tax b-4c8h-2k11|^technical debt i10|^technical i12|^tell b8c3d3|^tell me b11c2|^ten a15|^testers c13|^thank k13
^thank you k14|^the 20-minute f-2g17|^the a3b-2c-6d-7e-4f4g3i5k-2|^the art i9|^the best h7|^the complete g4|^the economics i11|^the exact g14|^the lazy g9|^the new b3f5h-3
^the only f-2h8|^the pricing a12f-2|^the printer f10|^the psychology i4|^the real i14|^the worst a5h2|^there h5|^thinking about d13|^thinking d24k-2|^thinking of d15|^this a9j9
^thoughts c8d5e-2h-2|^thoughts on d8|^thread by j2|^thread j3|^three a14b-11f4g11i-9|^til a13f-7g4h4|^til the a12g-6|^tiny b7|^tips e3g12h-4|^tips for g11i-2|^tired a-5b10h13
^tired of a-5b11h11|^today a-2b10k3|^today we b9|^told a10|^too b-3c9d-3f12|^too many f4|^torn between e6|^torn e6|^traffic f7|^trying d11h-2|^trying to d8|^turn b10g4|^turn one g8
^turned a11|^two a8f-7j2|^typescript i8|^uncles i5|^unpopular h11|^unpopular opinion h10|^use g6|^use your g6|^users f19h-4|^users sign f4|^version b13k-7|^video j3|^volunteers k5
^ways g10|^ways to g11|^we a4b2d-5g-5h-3k6|^we are a-5e4k9|^we built a-5b15|^we can't f5|^we changed a-9k14|^we don't f-6h15|^we doubled a3|^we dropped a12k-4|^we got a-5f14
^we have a-7c5k4|^we hired f3|^we hit k10|^we just a-2b4k3|^we killed a5|^we launched a-3b12|^we let a11|^we lost a12|^we made a-4b10|^we moved a5|^we need f8h5k-3
^we open b20f-4k-4|^we open-sourced b6k-2|^we raised k6|^we should h11|^we stopped a11|^we switched k8|^we tried a6|^we were a-6f7k2|^we're a-5b4d3k9|^we're hiring b-4k12
^we're launching b6k-3|^we're opening b6k-3|^we've a-3k8|^we've been a2|^webflow k10|^weekly k8|^went a9|^what a a3|^what a6c3d4h-12i-4j-2|^what are d4k9|^what crm d8
^what do c8d7g-2|^what does c2d6|^what happened d5|^what happens d10|^what i a4|^what is d4|^what nobody a10|^what should b15|^what to g17|^what would a-2e3f8g-3|^what's a d17
^what's c6d12e5g-7h-3|^what's missing c3|^what's the d14g-2|^what's your c5|^when a3d8e-7g6|^when did d12|^when is d10|^where c-11d4h4|^where can d8|^where do d8
^where would c-10f4|^which c5d3e6h-8|^which is d-2e10|^which of c12e-4|^which one e12|^which would c-6d-3e15|^who d16h-6i10|^who do d4|^why a6c-10e-5f4h12|^why do f4h3
^why does c-6d4f8|^why every h5|^why i a6|^why is f4h2|^why nobody h8|^why our a10f-4|^why we a5|^wich d16h-5|^winter i6k7|^wondering d7|^wondering how d11|^working i21
^working with i14|^worth a j3|^worth d9j7|^worth it d13|^would anyone c9d-5|^would b6c10d-16e3|^would love b6c2|^would you c6d-6e3|^write a g12|^write better g7|^write g19
^writing g13|^wrote a a-2b9|^wrote b9|^yesterday a-5b-3f4h9|^you can g2|^you d-6g5h12|^you don't h4|^you should h3|^you want g9|^your g3h7|^zapier a10i2
`;
