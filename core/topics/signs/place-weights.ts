/** What it says where a word stands, and beside what. Written by `npm run topics -- --fit`. */
export const PLACE_WEIGHTS = `
^ a7b-3c4h5i-5j5|^0 a7|^10 a-3k9|^14 g-2h10|^3 a7b-2f6k-5|^40% k6|^40% off k5|^5 a-6g19i6k-3|^50% k7|^50% off k4|^6 g7|^7 g20|^7 mistakes g3|^= a7b-4c6h4i-5j5k-3
^=ADVERB ADVERB NOUN b18i-7|^=ADVERB ADVERB b12c3i-3|^=ADVERB NOUN ? c9|^=ADVERB NOUN ADVERB a-2f6|^=ADVERB NOUN NOUN b10|^=ADVERB NOUN VERB do c4|^=ADVERB NOUN a-6b2c4d-2e8i2
^=ADVERB VERB did NOUN b19k-5|^=ADVERB VERB did NUMBER a4b-10f-2k11|^=ADVERB VERB did OWN a3b-5f-7k11|^=ADVERB VERB did a2b4c-2h-7k6|^=ADVERB VERB do OWN b2c11k-3
^=ADVERB VERB do a6c2d3f-6h-2|^=ADVERB VERB do me d11f-3|^=ADVERB VERB doing NOUN k8|^=ADVERB VERB doing k4|^=ADVERB b5d-6g-4h2i-3k4|^=ADVERB i VERB did f5|^=ADVERB i f2h6
^=ADVERB is b-5k14|^=ADVERB many NOUN f5|^=ADVERB many f6|^=ADVERB vs NOUN e8|^=ADVERB vs e5|^=ADVERB we VERB do b6|^=ADVERB we b8|^=NOUN , NOUN b10c-7e8f-2g-3h-3i8
^=NOUN , a b10c6|^=NOUN , a-2b9c-3e8f-6g-9i7k-4|^=NOUN ? c6d-6e3f-2h8|^=NOUN ADVERB , d5|^=NOUN ADVERB NOUN b11e2|^=NOUN ADVERB VERB did k15|^=NOUN ADVERB VERB does b12
^=NOUN ADVERB b12f-4g3h-15i-13k8|^=NOUN ADVERB to b9|^=NOUN NOUN , c2d-4f-8g-12h3i6|^=NOUN NOUN ? e-3g16|^=NOUN NOUN ADVERB a-6b-9c2e14f15h4i-11k-10
^=NOUN NOUN NOUN a-3b-5d3g-7h2i2k2|^=NOUN NOUN NUMBER b4i-5k15|^=NOUN NOUN VERB did a4b-4e4f6i2k-4|^=NOUN NOUN VERB do b6f6g-2h8i-6|^=NOUN NOUN VERB does a5f14
^=NOUN NOUN VERB doing c6|^=NOUN NOUN a-2c-2d-4f2h2i6j-2|^=NOUN NOUN about d14h-3i-2j6|^=NOUN NOUN after i17|^=NOUN NOUN and i20|^=NOUN NOUN are b-5e-2f-2g12h10
^=NOUN NOUN at b-3c3h-5i8|^=NOUN NOUN between i6|^=NOUN NOUN but h6|^=NOUN NOUN don't f3|^=NOUN NOUN for a-10b2c6e-12g7i4k-3|^=NOUN NOUN from e4i2|^=NOUN NOUN have h3
^=NOUN NOUN i h9|^=NOUN NOUN in a-6b-9c2h-7i11k11|^=NOUN NOUN is b2f7h7k-9|^=NOUN NOUN of a14b5f5i-6k-13|^=NOUN NOUN on b-12h8k2|^=NOUN NOUN or e20|^=NOUN NOUN should h5
^=NOUN NOUN that b8i9|^=NOUN NOUN to d11g12h-4k-5|^=NOUN NOUN vs e23i-3|^=NOUN NOUN were k3|^=NOUN NOUN who i6|^=NOUN NOUN with b-4e-5g4i2k11|^=NOUN NOUN without a4h9
^=NOUN NUMBER : b7|^=NOUN NUMBER NOUN b6i3|^=NOUN NUMBER a-3b13f-6g-2h-10k14|^=NOUN NUMBER is b14|^=NOUN NUMBER of i-5k14|^=NOUN NUMBER vs e4|^=NOUN VERB did NOUN a-9b-2h10k5
^=NOUN VERB did OWN a-4b4f12|^=NOUN VERB did a-11b-5c2d-3e7f8g-9h5i-5k4|^=NOUN VERB did by f9|^=NOUN VERB did for c9h-2k8|^=NOUN VERB did its f10|^=NOUN VERB did to e9
^=NOUN VERB do NOUN a9b2f-2h4|^=NOUN VERB do OWN a6f2|^=NOUN VERB do VERB doing f8|^=NOUN VERB do a9c-3d-3e-2f6g-10h6i-6|^=NOUN VERB do for f4|^=NOUN VERB do this k9
^=NOUN VERB do up f11h-3|^=NOUN VERB does NOUN b6d9f-8|^=NOUN VERB does NUMBER f2|^=NOUN VERB does OWN f5|^=NOUN VERB does VERB doing f13|^=NOUN VERB does a-6b-4d6f10g-7i-5k9
^=NOUN VERB does to f2|^=NOUN a-5c-3d-2g-2h2i4j-3|^=NOUN about g10|^=NOUN about the g11|^=NOUN after VERB doing a-2f3i5|^=NOUN after e-7f5i3|^=NOUN against a e13|^=NOUN against e19
^=NOUN and NOUN i8k7|^=NOUN and i6k8|^=NOUN are NOUN h4|^=NOUN are VERB did b10|^=NOUN are b10h4|^=NOUN are where h3|^=NOUN as a i13|^=NOUN as i11|^=NOUN at NOUN k5
^=NOUN at NUMBER i4|^=NOUN at a i12|^=NOUN at i10k5|^=NOUN before g4|^=NOUN before you g2|^=NOUN between NOUN i3|^=NOUN between VERB doing e5|^=NOUN between e9|^=NOUN but NOUN h9
^=NOUN but h10|^=NOUN don't VERB do h6|^=NOUN don't h3|^=NOUN for NOUN b3e-3f-2g2h-4i5k2|^=NOUN for NUMBER e6i6|^=NOUN for a d9e-3g9i-5k2|^=NOUN for a-6d2e-3f-11g9h-6i2k4
^=NOUN from NOUN a2f4|^=NOUN from NUMBER a9|^=NOUN from OWN b3f2k6|^=NOUN from VERB doing a6|^=NOUN from a9f3g-3h-3|^=NOUN has h3|^=NOUN here , f5k8|^=NOUN here b-2f6k8
^=NOUN how to g5|^=NOUN i g11|^=NOUN in NOUN b-6f7i5|^=NOUN in a i10|^=NOUN in b-2f3i16|^=NOUN in the i4|^=NOUN is ADVERB h10|^=NOUN is NOUN b4k2|^=NOUN is VERB did b9
^=NOUN is VERB doing f4h-11k11|^=NOUN is a h3|^=NOUN is b5d-6h6i-2k5|^=NOUN is the h13|^=NOUN it d12|^=NOUN next NOUN k4|^=NOUN next k2|^=NOUN of NOUN h2i7|^=NOUN of OWN b13
^=NOUN of b7c-3e-4g-2i3j2|^=NOUN on NOUN c-2d8j5|^=NOUN on OWN c3|^=NOUN on a g4|^=NOUN on c4d4e-5j4k-3|^=NOUN on the f2i2|^=NOUN on this c3|^=NOUN or ADVERB c13e-12
^=NOUN or NOUN c9d-3e22g-3i-7|^=NOUN or c16d-5e15g-3h-2i-9k-3|^=NOUN should h9|^=NOUN that NOUN h6k8|^=NOUN that h4k9|^=NOUN to NOUN b2g2h2i4k-6|^=NOUN to VERB do b-2e6g2h-9i9k6
^=NOUN to a-3c-4d-4f-11g4i9k4|^=NOUN under NUMBER i4|^=NOUN under h2i2|^=NOUN up g17|^=NOUN vs NOUN e26i-2|^=NOUN vs e32i-5|^=NOUN who VERB do h11|^=NOUN who d4h6
^=NOUN with NOUN f10|^=NOUN with d3h-3i9|^=NOUN won't VERB do f2|^=NOUN won't f2|^=NOUN you g3k14|^=NUMBER NOUN , a16k-4|^=NUMBER NOUN NOUN a-18g6i4
^=NUMBER NOUN a3d-8f-9g7h-2j-3k2|^=NUMBER NOUN in g3|^=NUMBER NOUN of a-2k12|^=NUMBER NOUN that g18|^=NUMBER NOUN to g13|^=NUMBER VERB do f19|^=NUMBER a6b-2c2d-9e-5g6h-4j-5
^=OWN NOUN NOUN a6b3c2d-10f6h-12i-7k-3|^=OWN NOUN VERB did a5b-9c-5d3f4k3|^=OWN NOUN VERB do k5|^=OWN NOUN VERB does a-5d2f7|^=OWN NOUN a2c-4e-5f2i-2|^=OWN NOUN about b16
^=OWN NOUN and b3f8|^=OWN NOUN are k5|^=OWN NOUN for b9f-6g11k-15|^=OWN NOUN has k11|^=OWN NOUN is a-4b-9f8i11k5|^=OWN NOUN on a-4c-7f-9g8h22j2k-4|^=OWN NOUN was a-6k13
^=OWN NUMBER NOUN b6g-3k8|^=OWN NUMBER b2g-5k8|^=OWN a3c-4e-6|^=VERB did NOUN NOUN a-3f-6g2i10|^=VERB did NOUN NUMBER a6|^=VERB did NOUN c-5d4f-13i7k-4|^=VERB did NUMBER NOUN a16
^=VERB did NUMBER a12f2|^=VERB did OWN NOUN a4b2f-4g-5|^=VERB did OWN a4f-4g-2k2|^=VERB did a NOUN b7f-2g6h-2|^=VERB did a b8f-5g4h-2|^=VERB did a5b3c-6f4g-2
^=VERB did an NOUN a12b-3|^=VERB did an a12b-2|^=VERB did at NUMBER f2|^=VERB did from NOUN a7|^=VERB did from a12|^=VERB did me NOUN a3b4|^=VERB did me b8
^=VERB did of NOUN a-3b12h8|^=VERB did of b8h8|^=VERB did on NOUN a6|^=VERB did on a4|^=VERB did out , f6|^=VERB did out f8|^=VERB did the NOUN a11|^=VERB did the a11f2
^=VERB did this j3|^=VERB do NOUN , b7f7|^=VERB do NOUN NOUN b-3c7d-3f-3g14k5|^=VERB do NOUN a-4g11h-2|^=VERB do NOUN for d12|^=VERB do NUMBER c2g10|^=VERB do OWN NOUN a2c6e4f-2
^=VERB do OWN a3c6e4f-5|^=VERB do VERB doing NOUN g-3h12|^=VERB do VERB doing for h10|^=VERB do VERB doing g-8h24|^=VERB do VERB doing your h9
^=VERB do a NOUN a5b-9c-5d8e6f-3g6h-5k-2|^=VERB do a a6b-10c2d3e2f-6g3h-6k-2|^=VERB do a-2b-2c2g4i-10|^=VERB do an NOUN g6|^=VERB do an g5|^=VERB do down c4f5
^=VERB do every NOUN h14|^=VERB do every h13|^=VERB do it c5|^=VERB do me ADVERB c16|^=VERB do me a c-2d15|^=VERB do me b4c10d12f-5g-7h-5|^=VERB do me how c-2d15
^=VERB do me what b6|^=VERB do me why c10|^=VERB do me your d7|^=VERB do off OWN k4|^=VERB do off all k7|^=VERB do off k14|^=VERB do out f18|^=VERB do the NOUN a3f5h-3
^=VERB do the a4f2h-2|^=VERB do this j9|^=VERB do to g4h2|^=VERB do up NOUN g11|^=VERB do up g13k5|^=VERB do us d14|^=VERB do your NOUN g12h-3k3|^=VERB do your d-2g10h-5k7
^=VERB doing NOUN , b10|^=VERB doing NOUN NOUN a-6b2d-4g13h-6|^=VERB doing NOUN a-12b6d-15f2g4h3i5k-13|^=VERB doing NOUN for i10|^=VERB doing NOUN from g5h5i-5
^=VERB doing NOUN in i9|^=VERB doing NOUN on g3|^=VERB doing NOUN with f4|^=VERB doing NUMBER NOUN a13|^=VERB doing NUMBER a10c6g-3|^=VERB doing OWN NOUN a3c-7d6f-10k9
^=VERB doing OWN c-9d9f-11k6|^=VERB doing a NOUN c-10d2g4h-3i6|^=VERB doing a b-2c-10d2g7h-2i8|^=VERB doing about d11|^=VERB doing d2e-4i6k-2|^=VERB doing for ADVERB c3
^=VERB doing for NOUN c6d-9k11|^=VERB doing for NUMBER c13d-7k4|^=VERB doing for a d23|^=VERB doing for an d10|^=VERB doing for b-7c11d7f-3g-3i-5k13|^=VERB doing from a13
^=VERB doing how d9|^=VERB doing of VERB doing d10|^=VERB doing of d15|^=VERB doing the NOUN a2b5c-3d-2f3g-3i-4|^=VERB doing the e5f3g-4i-4|^=VERB doing this b6
^=VERB doing to VERB do a-4d3e3f14h-4|^=VERB doing to a-6d7f13|^=VERB doing up g7|^=VERB doing with NOUN f2i5|^=VERB doing with f3i13|^=VERB doing with your i9
^=VERB doing your NOUN d-3g3i7|^=VERB doing your d-3g5i6|^=a NOUN NOUN a-5b5g9h2i-3|^=a NOUN VERB did a6|^=a NOUN a3d-6k-8|^=a NOUN for c11|^=a NOUN is f2|^=a NOUN of a20b-2
^=a NOUN on h7|^=a NOUN or e13|^=a NOUN that h4|^=a NOUN to h8|^=a NUMBER NOUN g2|^=a NUMBER g4|^=a a3b-2d-7g3h2k-8|^=about c-3d11|^=after NOUN NOUN b8|^=after NOUN b8
^=after NUMBER NOUN b9f-2|^=after NUMBER VERB do a5f-4|^=after NUMBER a6b6f-6|^=after a NOUN b3|^=after a a-2b5|^=after a9b13f-12|^=after the NOUN a7|^=after the a5|^=am c2d-5h3
^=am i d-4h3|^=am i the c2d-4h6|^=an j3|^=any NOUN ? f4|^=any NOUN NOUN c4d10f-2|^=any NOUN a-3c2d8f5g-3|^=any NOUN on c4|^=any NOUN to f2|^=any d9e-2f5|^=anyone ADVERB ? d-3f10
^=anyone ADVERB VERB doing d11f-5|^=anyone ADVERB f5|^=anyone VERB did d4|^=anyone VERB do d6|^=anyone b2c-3d13f2h-3|^=anyone here d10|^=anything c13|^=are NOUN NOUN e5
^=are NOUN e3|^=are e11|^=at what NOUN d3|^=be NOUN c4|^=be c4|^=been VERB doing f17|^=been f17|^=before c4|^=before we VERB do c5|^=before we c5|^=being d-2h4i11
^=by VERB doing a6|^=by a7|^=can a NOUN d5h7|^=can a d4h4|^=can a7b-2d3e-6g-2h8|^=can i VERB do d9|^=can i d8|^=can somebody c9|^=can someone VERB do d4|^=can someone d3
^=can you VERB do a12c2|^=can you a11c2|^=can't NOUN NOUN f9|^=can't NOUN between e11f-7|^=can't NOUN e5f12|^=can't e5f14|^=could a NOUN d5|^=could a d4|^=could c6
^=do NOUN ADVERB d12|^=do NOUN d10|^=do d8g2h-5|^=do i VERB do e7|^=do i c-4d3e5|^=do i have d3|^=do these c8d-9g3|^=do you ADVERB c-2d6|^=do you VERB do d7|^=do you d12e-3
^=does NOUN NOUN c6d6e-7|^=does NOUN c4d6e-6|^=does OWN NOUN c7|^=does OWN c8|^=does a NOUN e5|^=does a c-2e8|^=does anybody b13c-4d-5|^=does anyone d9|^=does b4c6d5
^=does it VERB do c4|^=does it c2|^=does the NOUN c9|^=does the c9|^=does this NOUN c12|^=does this c10|^=don't VERB do f-5g3h9|^=don't f-3h9|^=every NOUN NOUN f4h2
^=every NOUN a-4f8h8|^=every NOUN i f10|^=every a-2f8h11i-2|^=everything g4|^=for NOUN a-4b6|^=for a-6b3e5|^=for me h5|^=from NUMBER a7g-2|^=from NUMBER to a6|^=from a5b4
^=half OWN NOUN a2|^=half b-2k6|^=half of f9|^=has anybody d2|^=has anyone VERB did d-5e10|^=has anyone VERB do d6|^=has anyone e6|^=has anyone here d5|^=has d5e4|^=here's g6
^=here's how g4|^=how ADVERB d2|^=how ADVERB do d2|^=how NOUN NOUN i14|^=how NOUN a-5d6g2h-4i11|^=how NOUN can d-2g12|^=how NOUN did d2|^=how OWN NOUN a10|^=how OWN a9
^=how VERB doing a12|^=how a NOUN a5j3|^=how a a8j2|^=how a5b-9d2e-3f-5g6h-6|^=how can c8d-2|^=how can i c9|^=how did d3|^=how did you d3|^=how do NOUN k11|^=how do d4e-3f-8k6
^=how do i c3d4|^=how do you a7c-4d6g2|^=how does OWN c10|^=how does c8|^=how i VERB did a11|^=how i a16|^=how is f12|^=how many NOUN d12|^=how many d13|^=how much NOUN d4
^=how much d10|^=how much should d2|^=how not g6|^=how not to g5|^=how should d-6e11|^=how to VERB do g9|^=how to a-6d2g12|^=how we VERB did a9|^=how we VERB do a5h3
^=how we a7f-2g3|^=how's OWN NOUN c3|^=how's OWN c3|^=i ADVERB VERB did a2b-2c3|^=i ADVERB VERB do f5|^=i ADVERB c6|^=i VERB did NOUN a-2f2h10|^=i VERB did NUMBER a16h-3
^=i VERB did OWN a6f-14k5|^=i VERB did a b7c6d-2f5h-4j-2k-4|^=i VERB did a8b6d-5e-3g-7j-2|^=i VERB did every a14|^=i VERB did no a5|^=i VERB did the a-10k7|^=i VERB did to a14
^=i VERB do NOUN a-3h14|^=i VERB do NUMBER f6|^=i VERB do OWN a6|^=i VERB do VERB doing f17h-2|^=i VERB do a c-7d14h-2|^=i VERB do b-2h6k-9|^=i VERB do the c12f-3h4
^=i a2b3d-3i-2j-5k-3|^=i am NOUN b5k4|^=i am b3k3|^=i can't VERB do f13h-2|^=i can't f11|^=i don't VERB do h5|^=i don't h4|^=i have NOUN a-3f-3h11k6|^=i have NUMBER d4e-2f6
^=i have an f10|^=i have e-6f6h2|^=i would be c11|^=i would c12|^=i'd ADVERB VERB do h8|^=i'd ADVERB h10|^=i'd VERB do c8|^=i'd VERB do some c4|^=i'd c10h6
^=i'm VERB did b-3f17h7k-8|^=i'm VERB did of h14|^=i'm VERB did out f13k-3|^=i'm VERB do , k14|^=i'm VERB do b-2d7f-9h-4k18|^=i'm VERB doing a d9k-11|^=i'm VERB doing b6d3f-3
^=i'm a-10d5f3k4|^=i've been a4|^=i've f-2h9|^=if d-3h8|^=if you VERB do c3h3|^=if you c5h3|^=if your NOUN h9|^=if your h5|^=in NOUN a-5f11h8|^=in OWN NOUN a-4h16|^=in OWN a-5h18
^=in a-2b-3c-6f5g4h13|^=is NOUN ADVERB c-5d4e2|^=is NOUN NOUN a12c-10e6|^=is NOUN a c11d-10|^=is NOUN a10b3e4h-7|^=is NUMBER ADVERB c5|^=is NUMBER NOUN d12|^=is NUMBER c2d6e-4
^=is OWN NOUN c9|^=is OWN c12d-3|^=is VERB doing k7|^=is a NOUN c-3d2e8|^=is a NUMBER c-7d10|^=is a c-13d7e8|^=is anyone ADVERB d2|^=is anyone d13e-3|^=is c2d4e2f-6h-10
^=is it ADVERB c2d3|^=is it VERB do b6c-7d4e5|^=is it a-2b4d6e2|^=is the NOUN c7d-7e2|^=is the c6d-6e2|^=is there a d12|^=is there d18|^=is this NOUN c8e-7|^=is this c12e-8
^=it a10|^=it's VERB do b3h5|^=it's VERB do that b-5h14|^=it's b10h3|^=most NOUN NOUN h9|^=most NOUN h14|^=most g5h5|^=no , d5f-2|^=no NOUN VERB does f6|^=no NOUN f10h4
^=no a-3c-2d3e3f4|^=nobody VERB did a11|^=nobody VERB did me a7|^=nobody VERB do a-2f8g-5j3|^=nobody VERB do about h5|^=nobody VERB does OWN f17h-3|^=nobody VERB does a f-4h13
^=nobody VERB does a-5f2g3h6|^=nobody VERB does another h9|^=nobody VERB does your h3|^=nobody b-3f6h7|^=not NOUN e5j3|^=not e3|^=on i16|^=people VERB do f6h3|^=people h14
^=people who VERB do h11|^=people who h9|^=she VERB did f2|^=she f3|^=should a NOUN d7|^=should a d7|^=should c-5d6e9h-7|^=should i VERB do d2e3|^=should i c-3d3e6|^=should we e3
^=since NUMBER a9|^=since a10b-5|^=since the NOUN f6|^=since the f6|^=somebody f5|^=someone ADVERB c5|^=someone f6|^=something i10|^=the NOUN NOUN a-4d-2f5g6|^=the NOUN OWN a11
^=the NOUN VERB did a-5f9i8|^=the NOUN VERB does i6|^=the NOUN a2b-5c-5d-5f3g3i5|^=the NOUN between i5|^=the NOUN i g10|^=the NOUN of f-3h2i16|^=the NOUN to g11|^=the NOUN we a11
^=the NOUN won't f7|^=the NUMBER NOUN a2f-12g5h5k-3|^=the NUMBER a3f-10g3h5k-4|^=the a2b-4c-7d-6e-6f2g3i5|^=there h6|^=this NOUN j9|^=this a9j8|^=we ADVERB VERB did b6f-2k4
^=we ADVERB b10|^=we VERB did NOUN a7b2k-6|^=we VERB did NUMBER b-3k5|^=we VERB did OWN a3c-2f-12k6|^=we VERB did VERB doing a11|^=we VERB did a b6|^=we VERB did a5b5c-7f-6h-8k8
^=we VERB did an b10k-2|^=we VERB did every a9|^=we VERB did from a7|^=we VERB did the a10b-2|^=we VERB did to a3|^=we VERB do NOUN a8c5f-9|^=we VERB do b3c4f8h-5k-13
^=we VERB do the a11f-4|^=we VERB do to a-2h4|^=we a3d-4g-6h-2k5|^=we are ADVERB b-4k6|^=we are NOUN b4|^=we are VERB doing e2k6|^=we are a-3b-4e5k11|^=we can't VERB do f8
^=we can't f8|^=we don't VERB do h2|^=we don't f-3h9|^=we have a-9c6k5|^=we should all h8|^=we should h15|^=we were VERB did a-5b-2f8k3|^=we were a-2f5k4
^=we're VERB doing OWN b5k-2|^=we're VERB doing a b4k6|^=we're VERB doing a-4b3k6|^=we're a-4b4k10|^=we've VERB did NOUN a-3b9f2k-2|^=we've VERB did a-12b4k2|^=we've a-3b3f2k5
^=we've been a3k5|^=what NOUN a7b-3d8f-3g-2|^=what NOUN to d5|^=what NOUN when a2|^=what NOUN you d5|^=what NUMBER NOUN a9|^=what NUMBER a8|^=what a NOUN a5|^=what a a2
^=what a8c3d3f-2h-11j-3|^=what are d4k11|^=what are you k14|^=what do c6d7|^=what do i d4|^=what do you c11d2|^=what does a d8|^=what does d8|^=what i VERB do a-2d10|^=what i a3d4
^=what i would a10|^=what is d4e2f-4|^=what nobody a8|^=what should b11|^=what should i c6|^=what to VERB do d-3g9|^=what to do g8|^=what to g17|^=what would VERB do c10d2
^=what would e3f7g-3|^=what would you c-4e5f9|^=what's NOUN d6|^=what's VERB doing c5|^=what's VERB doing from c3|^=what's a NOUN d16|^=what's a d16|^=what's c6d12e6g-7h-3
^=what's the NOUN d12e2g-3|^=what's the d12|^=what's your NOUN c6|^=what's your c7|^=when a6d6e-4g7|^=when did d10|^=when did you d9|^=when is d8|^=where c-13d5h4|^=where can d11
^=where can i d3|^=where do NOUN d2|^=where do d9|^=where do you d11|^=where would c-7|^=where would you c-10f9|^=which NOUN NOUN d8|^=which NOUN VERB does c14d-3e-5
^=which NOUN c10d11e-7h-4|^=which NOUN do d8|^=which NOUN would c9d-8|^=which VERB does NOUN e4|^=which VERB does e2|^=which c4d3e5h-7|^=which is NOUN e6|^=which is e8
^=which of c11e-4|^=which of these c3|^=which would c-5d-2e14|^=which would you c-7d-2e15|^=who VERB do NOUN d6|^=who VERB do d10|^=who VERB does i13|^=who d18h-5i7
^=why NOUN NOUN h11|^=why NOUN h17|^=why OWN NOUN a9|^=why OWN a10f-4|^=why a5c-10e-5f6g-2h12k-2|^=why do f2h2|^=why do most d7|^=why do we h12|^=why does OWN f12
^=why does c-2d4f11h-3|^=why does everybody d16f-6|^=why does everyone d7|^=why does nobody f8|^=why every NOUN h6|^=why every h5|^=why i VERB did a8|^=why i a5|^=why is OWN d-4f13
^=why is everybody d7|^=why is f5|^=why nobody h10|^=why nobody should h10|^=why we VERB did a4|^=why we a6|^=would NOUN b12|^=would NOUN to b17c-5|^=would VERB do c5
^=would VERB do your c4|^=would anyone c7d-4|^=would b9c9d-16e2|^=would you ADVERB c-8e12|^=would you VERB do c15d-2|^=would you c6d-6e2|^=you VERB do g8|^=you VERB do to g7
^=you c-3d-5g4h11|^=you can g3|^=you don't h6|^=you should VERB do h2|^=you should h2|^=your NOUN g4h8|^=your h10|^a bakery b-4h8|^a beginner's g9|^a competitor f15|^a customer a12
^a d-7h2k-9|^a good h5|^a guide g10|^a job b11c2j-11|^a practical g10|^a simple g12|^a template g12|^a year a17|^about b-2d11i2|^accessibility i5|^acmely b5k6|^ads b7|^advice g10
^after 11 a8b-2|^after 8 b7|^after a b5|^after a9b14f-10|^after the a7|^after two b5|^agencies h4|^agency , e11|^agency e14|^ahrefs e4|^ai f-2h12|^am c2d-2h3|^am i d-4h5|^amazon f8
^an j3|^announcing b7k13|^announcing our k15|^announcing the b9|^annual billing e9h-7|^annual e6h-2|^answering f9|^answering the f4h5|^any a-3c3d9e-2f8g-3|^any feedback c6
^any good d14|^any idea c-5d2f2|^any ideas f3|^any tips d7|^anyone b3d12f3|^anyone else f6|^anyone here d6|^anything c17|^apple k12|^are e9|^ask a16|^at d3|^at what d3|^b2b i6
^backups d17h-3|^be c6|^be honest c6|^been f17|^before c5|^before we c3|^beginner's g10i-3|^beginner's guide g7|^being h3i13|^best b-2d25e-4f8g4h-10i-7k-3|^best invoicing d5
^best practices d-5g16|^beta b2c12|^beta of b7|^better c13e-3|^better or c14e-13|^black friday i3|^black i2|^bookkeeping b-2k6|^bought a a5d2|^bought a6|^bounce a5|^bounce rate a5
^build a g9|^build c-3e2g6|^buildinpublic i-6k13|^built a5|^burned f9|^burned out f6|^burnout i13|^buying e6f-2h6|^by a6|^can a d6h2|^can b-3d5e-4h12|^can i c2d7|^can somebody c9
^can someone d2|^can you a10c3|^can't decide e5|^can't e6f12|^can't find f10|^can't get f3|^card d-4e10|^cash i3|^charging h19|^chasing b-2f10|^cheap e3h6|^check j2
^checklist before g3|^checklist for g14|^checklist g19|^churn i11|^client b-7d13f10h-6i3k-4|^client wants d16|^clients f16|^closed a13|^code f-3h7i2|^code review i5|^cofounder f2
^cold a5f-7h4i9|^cold email i4|^community h15|^cookie banners h6|^cookie h8|^could c6|^curious d11|^customer i18|^customer support i17|^customers f17|^cut a-3g14|^cut our a2
^daily standups h5|^dark b8|^dark mode b8|^dashboards h5|^dealing i9|^dealing with i8|^dear b9c4h5|^deposits g2i5|^do d7g5h-5|^do i c-3d4e4|^do these c10d-10g3|^do you d14e-2
^docker build f2|^docker f15g10i-3|^does a c-3e10|^does anybody b12|^does anyone d11|^does b5c6d3h-2|^does it c3|^does my c4d-2|^does the c8|^does this c11|^don't f-2g2h7
^dropped a2|^early access e4h10|^early e5h8|^email b-3h3i10k5|^email deliverability i5k6|^email is h4|^emails f12|^emails from f10|^episode b-7k10|^equity i3|^equity splits i2
^etsy k5|^every a-3f8h12i-2|^every invoice f3|^everything g7|^explain g8|^export b8|^export to b11|^feedback c13|^feedback on c3|^figma h12k2|^figma vs e2|^finally a7|^finding i13
^fire e11|^first a-6b-8c19d-3f12g-6i6k-3|^first time c13|^for a-6b2h3|^for me h3|^for the j2|^found j6|^founders h9i-10k12|^free f-3h12i-6k8|^free shipping b-2h6|^free trial h5
^freelance i9|^freelancing i12|^from 0 a6|^from a9|^gdpr h5|^get g11|^getting a g10|^getting a-4d-4f12g12|^ghost e4|^ghost or e2|^give c17|^give me c10|^good c-2d7h6j7
^good read j4|^google ads f6|^google b-4e6f18h-9k4|^google is k11|^got a5b-7c-4g11k6|^got my a5|^great j3|^half k6|^half of f8|^half our a2|^handy j3|^has anybody d4|^has anyone e5
^has d5e3|^having f15|^help f17|^here's g3|^here's how g5|^hetzner e3|^hi b7|^hire a e14|^hire e15g-5|^hiring a d2i2|^hiring c-6d3i15k-2|^hiring juniors i3|^hiring your d-2i9
^honest c11|^honest opinions c7|^honestly h19|^hot c3d3e-5h4|^hot take h8|^how a a6j3|^how a5b-7d3e-4f-2g5h-7|^how can c9d-2|^how did d2|^how do d6e-3f-7k4|^how does c11|^how i a19
^how is d-2f12|^how long d18|^how many d14|^how much d11|^how not g5|^how often d5|^how our a7|^how should d-5e10|^how to a-5d2g11|^how we a6g6|^how's my c2|^hubspot e5|^i am b5k2
^i answered a10|^i asked a9|^i b3d-3e3i-2j-6|^i built b3h5|^i can't f12|^i created b10|^i don't h9|^i finally a3c3|^i get f7g2h-4|^i have b-2d2e-8f5k2|^i keep f23h-6|^i let a17f-5
^i love a-3b-2f7h5|^i made b7|^i quit b-7k17|^i rewrote a4c4f-2|^i said b-3f7|^i sent a9|^i sold a2|^i spent a-3h5|^i think h19|^i turned a3b8k-4|^i used a6|^i would c12
^i wrote a-6c11|^i'd c10h6|^i'd love c4|^i'd rather h9|^i'm a-10d7f4k3|^i'm burned f9|^i'm stuck f2|^i'm tired f2h12k-2|^i've h10|^if d-3h8|^if you c2h3|^if your h7|^imo h15
^imposter f5|^imposter syndrome f7h-3i2|^in a-3b-5c-3f3g3h15|^in my a-7h14|^in-house e14|^influencer h7|^influencer marketing h7|^influencers h18|^interesting j8|^internal i12
^internal linking i12|^introducing b25h-2|^invoices i2|^invoicing i9|^is a c-11d7e8|^is anyone d13|^is c4d5e3f-6h-11|^is cold a12|^is it b6d6|^is linear e2|^is my c7|^is the c7d-5
^is there d17|^is this c10e-5|^is webflow e2|^it a12|^it's b8h6|^job f10|^just a3b5f-3h-9k5|^just finished b-9k6|^just launched b13k-3|^just shipped b13|^kanban b4|^keep e3g8
^keep the e3|^keyword h7|^kindly c2g2|^kubernetes e6h3i2|^landing a4i6|^landing page a8f-3|^late i11|^late payments i5|^launch b11i-3|^launching b21k-3|^launching my b7|^learn g14
^learn to g10|^learned a3|^learned the a2|^lessons a20|^lessons from a19|^life after i9|^life i14|^linkedin h14|^linkedin is h2|^local i13k-4|^local seo i11k-4|^long h11i-2
^looking b-6c14d7f-4g-3i-3k8|^looking for b-5c12d6k8|^losing f17|^lost a-5f14|^lost our f5|^lost the a-2f9|^macbook air e8|^macbook e9|^made a a-10b7c9|^made a-12b13c6g-2
^mailchimp f4k4|^make g2|^marketing k3|^meet b22|^meetings h18i-3|^mental health i5|^mental i5|^merge g17h-12|^monoliths h13|^month b-3k16|^monthly k11|^monthly meetup k13
^monthly or e2|^most g6h5|^most productivity h3|^moved a5|^moving a g7|^moving g7|^moving my d3|^my accountant d6|^my b2c-2e-4h6i4k-13|^my boss c6|^my business f7|^my co-founder d3
^my cofounder a3|^my first b-4c5f-20g13k8|^my game b9k-2|^my invoices a-3f10|^my side a20f-8|^my wife b15f-6|^need a c6d16e-7g-3|^need b-3c16d15e-5f3g-14h-2|^new b6i-11k13
^new release b9k-3|^newsletter i4|^no , d6|^no a-4b-2d3f5h6|^no one f6|^nobody b-3f4h5|^nobody cares h7|^nobody needs h10|^nobody opens f12|^nobody told a6|^nobody wants f-2h11
^not e5j2|^notion e7k14|^now k4|^old e11i3|^on i14|^onboarding emails i9|^onboarding i19|^one h7|^open b2f-8h6i13k-13|^open source b-9i16|^open sourced b9
^order a-10b-4d2g13h7i-7j-2|^our 2025 b-2k16|^our a5c-6d-4f2g2h-11i-7k5|^our agency f3|^our annual k7|^our best a-7f18|^our guide g14|^our industry j6|^our kickstarter b3f-2
^our little b11k-5|^our new b8|^our newsletter f2|^our open f2|^our podcast k4|^our studio k6|^our support a8f2k-5|^pair i14|^payment f15|^payroll b6f4i-2|^people f3h11
^people who h11|^players f12|^please a-3b2c5d3f-9k3|^please roast c4|^please tear c2|^please tell d8f-2|^podcast episode j2|^podcast guests f3|^podcast i5|^postgres e4f3i5
^postgres eats f6|^postmortem j2|^price k5|^pricing b-5c5h2i16k-7|^pricing page c4|^product f3|^quarterly i6|^quickbooks e2|^raised a7|^rate c18g-3|^rate my c4|^read c3|^read it c9
^recommend d9|^recommend me c-2d9|^recommendations d7|^recommendations for d10|^reduce churn g6|^reduce g15|^refund f7|^released a-2b6|^remote b-3h8i14|^remote work h8
^retainers b-3h3i10|^roast c8|^roast my c11|^rust e4h7|^sales f6h-5i3|^say b5c7|^say hello b4|^says f2h5|^scope creep i8|^scope i9|^seeking c9|^self-hosting g3|^selling i11
^senior i-10k15|^seo h5i8|^set g9|^set up g10|^setting g7|^setting up g9|^sharing k8|^sharing our b-2k10|^shipped a14b-6|^shop c3h7|^shopify b-8e2h3k4|^shopify just b-3k14
^should a d8|^should c-5d5e11h-6|^should i c-2d2e7|^should we e3|^show d20|^show me d14|^side i4|^signing d8|^since a13b-5|^since the f6|^small b2c-4e4g8|^sold a6|^sold my a4
^somebody c2f4|^someone f6|^something i8|^speed g5|^speed up g2|^sqlite h4|^sqlite is h5|^starting b15|^steam f2k5|^stop adding h6|^stop asking h8|^stop h22|^stop putting h10
^story a20b-2i-4|^stripe e2f6h-3|^struggling f21|^struggling to f16|^stuck a-4f20|^stuck at f5|^subscription c8i4|^switched a2|^tailwind h4|^tailwind is h7|^tax c6k6
^technical debt i9|^technical i10|^tell b9d6f-2g-2|^tell me b9c5|^ten a16i-3|^testers c11|^thank k14|^thank you k15|^the 20-minute f-3g16|^the a4b-5c-7d-6e-4f3g2i5j2k-2
^the art i12|^the best h8|^the complete g4|^the economics i9|^the exact g15|^the lazy g8|^the new b2f8h-5|^the only h5|^the pricing a10|^the printer f12|^the psychology i4
^the real i14|^the right g3|^the state i3|^the worst a4h4|^there h4|^thinking about d9|^thinking d23|^thinking of d15|^this a6f-2j10|^thoughts c7d5|^thoughts on d7i-3|^thread j2
^three a13b-11f3g12i-10|^til a15b-2f-6g3|^til the a13g-7|^tiny b8|^tips e4g10h-5i-2|^tips for g13i-5|^tired a-2b7h12|^tired of a-2b10h8|^today a-2b8k2|^today we b11|^told a9
^too b-4c7f13|^too many f5|^torn between e8|^torn e7|^traffic f6|^trying d6e2|^trying to d3e5|^turn b8g3|^turn one g9|^turned a10|^two a8f-7|^typescript i7|^uncles i5|^unpopular h8
^unpopular opinion h6|^use g5|^use your g6|^users f20h-3|^users sign f6|^version b15k-6|^video j2|^volunteers k7|^ways g10|^ways to g11|^we a2b2d-4g-6h-2k6|^we are a-6b-2e6k7
^we asked b2|^we built a-4b15|^we can't f5|^we changed a-9k14|^we don't f-4h11|^we doubled a3|^we gave a2|^we got a-5f13|^we have a-9c9k4|^we hired f3|^we just a-2b5k4
^we killed a6|^we launched a-2b13|^we let a13|^we lost a12|^we made a-5b10|^we moved a5|^we open b20f-2|^we open-sourced b4k-2|^we raised k6|^we should h12|^we stopped a10
^we switched k7|^we tried a4|^we went a3|^we were a-3f7|^we're a-5b5k9|^we're hiring b-4k11|^we're launching b8k-4|^we're opening b4|^we've b2k6|^we've been a4k2|^webflow k8
^weekly k5|^went a8|^went from a2|^what a6c3d5h-11j-3|^what are d5k9|^what crm d9|^what do c10d5g-3|^what does c2d8|^what happened a4|^what happens d9|^what i a3d5|^what is d3
^what nobody a10|^what should b10c3|^what to d-2g18|^what would a-2e3f7g-4|^what's a d16|^what's c5d14e4g-8h-3|^what's missing c6|^what's the d10g-3|^what's your c6|^when a4d8e-7g8
^when did d9|^when is d6|^where c-13d3e2f2h3|^where can d8|^where do d8|^where would c-10f5|^which c5e7h-6|^which is e6|^which of c13e-4|^which one e12|^which would c-5d-2e14
^who d18h-3i5|^who do d5|^who owns d2|^who pays d2|^why a7c-8e-5f4g-3h11|^why do f2h4|^why does c-2d6f9|^why every h7|^why i a6|^why is f7|^why nobody h9|^why our a9f-5|^why we a4
^wich d15h-4|^winter i4|^wondering d11|^wondering how d10|^working i21|^working with i9|^worth d9j9|^worth it d14|^would anyone c11d-8|^would b8c9d-16e3|^would love b10
^would you c6d-8e5|^write a g11|^write better g2|^write g21|^writing g13|^wrote a a-3b9|^wrote a-5b10|^yesterday a-2b-9f6h9|^you b2c-3d-4g2h11|^you can g6h-2|^you don't h6
^you should g-2h4|^you want g7|^your h11|^your mvp h3|^zapier a6i2
`;
