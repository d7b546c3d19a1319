/** What it says where a word stands, and beside what. Written by `npm run topics -- --fit`. */
export const PLACE_WEIGHTS = `
=, ADVERB a-2b1c-3d-1e1f4g5h-3i-2j-2|=, NOUN a-3b5c-1d-1e1f-1h-6i4j1|=, NUMBER a-1b2c2d-2e-2f3g-2h-3i-1|=, OWN a-2b4c-3e2f-1|=, VERB did b3e-1g-1h-2
=, VERB do a1b-4c3d-1e-1f3g-3|=, VERB does a-1b-1e-1f4g-1|=, a b7c-1d-3g-4h1i-2j-1|=, an b2g-2|=, and a-2b1c-2e1f1h1|=, any a-2c-1d1e-1g2|=, be b-2c4f-1
=, every f-2h2|=, has b1c-2e2|=, here a1b1f-1h-1|=, here's a4b-4|=, how d1|=, i a-2b2f3g-1h-1|=, if b-2e1h2|=, in b-2g1h2|=, is a-2b-1c3e-1|=, it a-1b2f-1
=, it's a-3b3c2f-1|=, its c1d-1|=, most d-1h2|=, no b4f-4g-1|=, nobody a1f-1h3i-1|=, or d3e-2|=, the a4b3c-1d-2e-1f-3g-2h2|=, they a-2b-1c-1f4g-1h1
=, this a2f-2|=, what a-1b-2c-2d-3e4f3|=, which a-1d-4e4h-1j2|=, would a-1b1c2d-1f-1|=, you c-1d2e-2|=: NOUN a-3b12c-1d2e-2f-3g-5h-3i-4
=: NUMBER a7b-7c-2f-2g4i-1j-1|=: OWN a2b-1f-1|=: VERB do a-1b5c-1g-1h-2j-2|=: VERB doing g2|=: a a-3b3c1d-1e1f-2h2i-1j-3|=: how b-1d1g2|=: most f-1g-1h2
=: what a5b-1c1d-3e1f-2g-1j-2|=: where d-1e2|=: which c-1e3h-1|=? ? a2b-3c4e-6f4|=ADVERB , a-2b1c2d-1f3g-1h-4|=ADVERB : a-2f2|=ADVERB ? d1
=ADVERB ADVERB a3b-2d1e-1|=ADVERB NOUN a-3b1c-2e-1f-2g2h5j-2|=ADVERB NUMBER a-5b-1e2f4g-1h-1i-1|=ADVERB VERB did a1b1d-1e-1f2g-1h-5i-1j3
=ADVERB VERB do a-3b-1c4d3e-2f-3g2h1i-2j-1|=ADVERB VERB does a-1b6c-1d-1h-3i-2j-1|=ADVERB VERB doing c-1d3|=ADVERB a c4d-4e-2f-1h2|=ADVERB after a-1f2
=ADVERB all a-1b2c-2d2f-1g-1|=ADVERB and a1b-2c-1f2|=ADVERB but f1|=ADVERB do d1f1g-1|=ADVERB have a-2c-1d-1e2f3|=ADVERB i a2b-3f2h-1|=ADVERB if c1f-1
=ADVERB in b1f3g-1h-2i-2|=ADVERB is a-2b2|=ADVERB many b-3c-3e-1f5g-1h2i-1|=ADVERB much e-1f-2h4i-2|=ADVERB not f1|=ADVERB on b4c-1d1f-1h-3
=ADVERB the a-1b-1c-2d-1f3g1h1|=ADVERB to a4c-1d3e-3f-2g-1h-1|=ADVERB up a-1d6g-3h-2i-1|=ADVERB vs c-1e2|=ADVERB we a-2b4f-1h-1|=ADVERB with a2b1e-1f1h-1i-2j-1
=NOUN , a-1b5c2d-4e1g-5h1i-1j-1|=NOUN : a1b5c2d-3f-6g-1h-1i-4j2|=NOUN ? a-2b-1c1d6e3f-1g-3h-2i-1j-1|=NOUN ADVERB a-1b1c3d4e-2f4g-2h-4i-6j-1
=NOUN NOUN a1b1c-1d1e-1f-1h1j-1|=NOUN NUMBER b4c2d2e-1g-4h-6i1|=NOUN OWN a4d-1e-1g-2i-2j-1|=NOUN VERB did a8b-4c-2d-3f2g-2h2i-4j-2
=NOUN VERB do b-2d-2f5g-6h5i-3j-3|=NOUN VERB does a-2b-2d2e-1f8g-3h-3i-3|=NOUN VERB doing a-1b2c3d-2e-1f-2g2h-1i-1|=NOUN a a-4b6c-1d1e-2f5g-5i-2
=NOUN about a-4b4e-2f-6g-3i1j5|=NOUN across a-2d-2f4g2h-2|=NOUN after a-1d-3e1f5g1h-2i-2j-1|=NOUN an a-1d-1f-2h3|=NOUN and a2b-4c1e3f3g-4h-2j-2
=NOUN are a-1b-5c-1d-2f-1g-1h8i-2j-1|=NOUN as a1b-1d2e-2g-4h-3i5j-1|=NOUN at a2b-3c-2e2f-1g-2h-4i5j-1|=NOUN because a-2b3|=NOUN before c1d2e-1h-1
=NOUN behind a-1b1d-1f-1g2|=NOUN between a-1b-1d-4e9f-2g-1h-4|=NOUN but a-3b-3c1d-3f9g-1h-1i-1|=NOUN by b-3c-1d-1e-1g7h-1i-2j-1|=NOUN can d-3f-1g5
=NOUN did d5e-1f-1g-2|=NOUN do c-1d3e-2f-1h1|=NOUN does b-1c2d-2j2|=NOUN doesn't b-1f-1g-2h4|=NOUN don't b-2c-1f4g-1h-1i-1|=NOUN down a1b-1c-1d1f-1h3
=NOUN every a1b-4d-1f3g1h-2j2|=NOUN for a-3b1c-1d2e3f-1g3h-2i-2j-1|=NOUN from a6b-5c-3d1e-1g2h-1i-4|=NOUN has b-1c-2d-1e-1h5i-1|=NOUN have a3b-1c-1d4e-2f-3h-1
=NOUN here b-1c-2f-1j5|=NOUN how d-1f1g2j-1|=NOUN i a2b2c2d-1e-2f-2g1h-2i-1j-1|=NOUN i've b1f-1g-1h-1j2|=NOUN if b1c-1e1f-2g2h-2|=NOUN in a-1b2d1e-1f1g2h-5i2j-2
=NOUN into c4d-3e-1f-1h2i-1j-2|=NOUN is a-5b2c-1d-5e-2f4g-4h10i-6|=NOUN isn't b-1d-2f-2g-1h5i-1|=NOUN it a-2b1d1e1f-2h1|=NOUN last a1b1f-1
=NOUN me a2b-2d-2f-2h5i-2|=NOUN more d-2e4h-1|=NOUN most b-1h1|=NOUN never a-1c-1f2h1|=NOUN next a-2b6c1d-1f-1g-1i-2|=NOUN no a-2b-1d-1e-1g2h-2i4j-1
=NOUN nobody g-3h4|=NOUN not a-1b-1c-2d-1f6g-1h-1i-2|=NOUN of a5b3c1d-2e-3f-4g-3h-3i1j1|=NOUN off c1d-1e1|=NOUN on a1c2d1e-2f-2g2h-1i-4j2
=NOUN or a-2b-3c-2d-8e20f-3g-4h-4i-4j-1|=NOUN out b-1c-1f4i-1j-1|=NOUN over a-1b-1c1d-1e-5f2g-1h-3i6|=NOUN people a-1c-2e1g3h-1|=NOUN per b-1f4h-1i-2
=NOUN should a-1d-3f-2g-1h6|=NOUN since a-1b1f1h-1|=NOUN so a5b-2c-2d-2e1h-1|=NOUN than a-1b-1c-1d-8e7f3g-2h3i-1j-1|=NOUN that a2b2c1e-2f-9g5h-5
=NOUN the a-2b-2c-1e-1f-5g-1h6i4|=NOUN their a2b-2|=NOUN them d1h1|=NOUN these c-1d3|=NOUN this a2b1c-2e-1f-2h-1j1|=NOUN to b-1c-2d3e-2f-1g2j-2
=NOUN under a-2b1c-2d4e-1g-2h2i-2j-1|=NOUN until a-1d3e2f1g-1h-2i-1j-1|=NOUN up a-3c-1d-2e-1f2g5h1i-2j-1|=NOUN us a1e-1f3h-2i-1j-1
=NOUN vs a-2b-2c-1d-3e14f-1g-2h-2i-6j-1|=NOUN was a3b-2c-1f-2h3i-1|=NOUN we a3b-1f2g-1h-3|=NOUN were b-1d-1e-1g-1h4i-1|=NOUN what d-1e-1f3g-1h-1
=NOUN when a1b2c-1d1e3f-1g2h-5i-1|=NOUN which c-1d-2f-1g1h2|=NOUN who a-2b-1c-1d2e-1f-1h4i-2|=NOUN why c-3d3|=NOUN will a-1b-1c-1f-2h4
=NOUN with a-2b-5c-3d4f-1g1h4i1j-2|=NOUN without a4b4c-4d-1e-3f-2g2h-3i1j-1|=NOUN won't a-1d-2e1f4g-2h1i-1|=NOUN would a6b-1c-2d-3e2f-2g-1h-1
=NOUN you a-2b-1c1d1e-1f-1h3i-1j-1|=NOUN your a-1b1|=NUMBER , a5b-2c-1d-2e-1g5h-3i-1j-2|=NUMBER : b2h-1|=NUMBER ? c-2d4e-1|=NUMBER ADVERB d1e-1h-1
=NUMBER NOUN a7b-4c-1f2g1h-2i-2j-2|=NUMBER VERB do a1b2c-1f-2h-1|=NUMBER VERB does a3b-1c-1f-1j-1|=NUMBER and a5b-1c-1f-1h-3|=NUMBER by a3g-1
=NUMBER for a-1b2c1d-1e1g-2i-1j-1|=NUMBER from a-1f3i-1|=NUMBER in a1b-1j2|=NUMBER is b4f-2h-2|=NUMBER of a-1c-3e-1f2g-4h7i-2j-1|=NUMBER on a1b-1c-1f3i-1
=NUMBER since a-7d-1f7|=NUMBER to a2d-1f2g-3i-1|=NUMBER without a-2f3g-1|=OWN NOUN a3b1c5d-3e-2f4g-3h-3i-2j-1|=VERB did , b2c-1d-1e-1f4g-3h-1
=VERB did : b2c2e-1g-2i-1|=VERB did ADVERB a4b-2d-1|=VERB did NOUN a2b1d-4e3f-2g1h-2i3|=VERB did NUMBER a7b-2c-1d-1e-1f1g-4h-2i-1
=VERB did OWN a2b3c-4d-1e-1f1g1h-2i-1j-1|=VERB did VERB doing a-1b2c-1d1f1h-2|=VERB did a a-1b6c2d-4e-1f2g-3h-3i-1j-1|=VERB did after a1c-2f2h-1|=VERB did an b1
=VERB did and a-3f4|=VERB did at a-2f5h-2|=VERB did between a-1f3|=VERB did by a2h-2|=VERB did down a5b-1c-1f-2g-1h-1|=VERB did every a3c-2f-1
=VERB did everyone a1f-1|=VERB did for a2c2d-1e-1f-1g-1|=VERB did from a2d-1e-1f1g-1h-1|=VERB did how a2b-2c-1d2|=VERB did in a-3c-1d-1e-1f3h4i-1j-1
=VERB did it a6b-2d-1e-1f-3g-1|=VERB did me a7b-4c-1d-2e-1f-3g-1h-1j3|=VERB did more e-1f-4h5|=VERB did of a-1b-1f-1h4|=VERB did off a2b-1
=VERB did on a-1b-2c1f2g-1|=VERB did out b-1c-1e-1f3h-1j-1|=VERB did the a-4b4c-3f2g-2h3i-1j-1|=VERB did this a-2b-1e-1f3h-1j2|=VERB did to a2b-1c-1d-1e6f-2g-2
=VERB did up a5c-2d-1f-2j-1|=VERB did us a7d-1e-1f-3g-2h-2|=VERB did using a4f-4|=VERB did with b-1d2h-1|=VERB did your a-2b-1g4
=VERB do , a2b-3d-1e-1f4g-2h-1i-1j1|=VERB do : a-3c-1e2f-1g3|=VERB do ? a-3c5d1e-2f-1g-1j-1|=VERB do ADVERB a-1g-1h4i-1|=VERB do NOUN a-1b-1d6e-3f-4h4i-2j-3
=VERB do NUMBER a4b-3c1e-1f1g1h-3i-1j-1|=VERB do OWN a-1b-2c8d4f-4g-4i-1j-4|=VERB do VERB doing a3b-4c-2d-1f3g-7h4i-1j-1|=VERB do a a-2b-4c-1d3e-1g3i-1
=VERB do about a-3b-1c4d-3f1g-2h5i-1j-1|=VERB do after a-1d2e-1f1h-1|=VERB do an b-2c-1e-1f-1g4h2j-1|=VERB do and c-1d1e1|=VERB do anyone a2c-1d-2f1
=VERB do anything a-1f2|=VERB do as f-1h1|=VERB do at a-2e-1f1g-2h-2i5|=VERB do before a-1b-2e-1f-2g7h-3|=VERB do down a1c1d1e-2f1g-1h-1
=VERB do every a-3d-1f-2g4h2|=VERB do for a1b-1c-4d2f3g-2i-1|=VERB do from a-2c1d-2e1f2g1h-1|=VERB do how a-2b-1d1f4g-1h-2|=VERB do i a3b2e-1f-1g-3h-1
=VERB do if d1|=VERB do in a-1b-1c-2d4e2f-3g-2h2|=VERB do it a-4b-1c2d1f2g-1h-4i4j-1|=VERB do its a-1b1f1i-1|=VERB do like a-1c2d1f-2g2h-1
=VERB do me a-2b-1c5d1f1g-2h-4j-1|=VERB do more a-4b-1c-1d-2f3g3h1i-1j-1|=VERB do most h1|=VERB do no f-1g2|=VERB do of c4d-3|=VERB do off b-1e1g1
=VERB do on a-2b-2c-2d-2e3f3g2h-2i-1j2|=VERB do out c-1d-3f3g-1j2|=VERB do per c-1d-1e2|=VERB do some a-1c2f-1|=VERB do than a-1c2d-2e2|=VERB do that b-1d1f-1h2
=VERB do the a-3c-2d-1e-2f6g3h-2i-3j-1|=VERB do their a2c-1e-1f-1|=VERB do this a-1b2c2d-1e-1f-1g-4h-1j3|=VERB do to a-3b1c-2e2f1g-1h4j-1
=VERB do up d-2e-1f3g4h-5i-1|=VERB do us a-3c2f1|=VERB do what c3d-2|=VERB do when a-2b-1e-1f2g2h-1|=VERB do with c-1d-3e3f4g-1h-2i-1
=VERB do you c5d-3e-1f-3g-2h4|=VERB do your a-1d2e-2f-1g3h-3i-1j2|=VERB does , f1h-1|=VERB does ADVERB a-3b4d-1e-1f5g-2h-2i-2|=VERB does NOUN a-4b4c4f-4h2i-4j-1
=VERB does NUMBER a-5b-3c-1f8h-1|=VERB does OWN a-2b-4f6h-1|=VERB does VERB doing b-1f2|=VERB does a a-2b-2c-1d-1f-5g4h6i-1|=VERB does all a-1b1f1
=VERB does another f-1h2|=VERB does for c-1d4e-3|=VERB does in a3b-1c-1d1f-3g-2h-3i5j-1|=VERB does me a-1b-1f2|=VERB does more a-3b-5c-2f7j2
=VERB does on b3c-1d-1f-2g1|=VERB does out a2b1d-1g-1|=VERB does the a-3f5h-3|=VERB does to a-1c-1d1f4g-1h-2|=VERB does with f4h-3i-1
=VERB does you a4b1c-1d-1g-2h-3|=VERB does your b4f-1g-4h2|=VERB doing ADVERB a-1b1c-1e-1f-2g-2h5i-1j-1|=VERB doing NOUN a-1b7c-4d-4e-3f-2g2h3i1j-1
=VERB doing NUMBER a5b-2d1e-1f3g-3h-2i-1j-1|=VERB doing OWN a3b5c-4f-1g-2h-3i-1j2|=VERB doing a a-3b-1d-3e2f-1g5h-4i3j-2|=VERB doing about a-1f1
=VERB doing an e1|=VERB doing anybody d-3g3|=VERB doing every a6b-2e-1f-3g-1j-1|=VERB doing for a-4b-4c4d3e-2f6g-4h1i-4j-1|=VERB doing from a4b-2c2d-2f-1g-1
=VERB doing it c1e-1|=VERB doing on a-3b2c-2d1f6g-1h-4j-1|=VERB doing the a-1b1c-3d1e-1g-1h3i-2j1|=VERB doing this b-1c-1d-1h-2j4
=VERB doing to b-2c-1d-1e1f3g-1|=VERB doing up a-1e2f1g-1h-1|=VERB doing with b-1d-1e-1f2g-3h-3i7j-2|=VERB doing your a-1b-2d-1e-1g5h-1j-1
=a NOUN a-1c-2d4e1f-2g2i-1j-1|=a NUMBER b-3c-4d3e3f-1h4i-3j-1|=a few c4d-1f-2|=a or c4e-3|=about NOUN a1b3d-1e-2f-4g-4h-1j6|=about OWN a-1c4d-3
=about VERB doing b2c-1|=about it a-2h2|=about to a2b-1c-1|=about your g-2h3|=across NUMBER a-2b-1d-1f3g2h-1|=after ADVERB f1i-1|=after NOUN a1b3c-3d1e2g-1h-2
=after NUMBER a1b3c-1d-1f-1g-1h-1i-1|=after VERB doing a1b-2d-1e-1f4g-1h-1|=after a a-2d-2e-1g4|=after the a-4b-1f7h-1i-1|=after we a2f-1
=all , a-1b2c-2d2g-1h-1|=all OWN a-1f2h-1|=all the a-1b-1d1g2h-1|=am VERB doing b1|=am i c1d-4e-1f1h4|=an NOUN a-3b2c-1d1f-3g3h-1i2j-2|=and ADVERB a-3b-6f9h-1
=and NOUN a1b-1c-3e3f1g-5h1i2j-2|=and NUMBER a2b-2f1|=and OWN a-1b-1c-2e2f3h-1|=and VERB did a7b-3f-4|=and VERB do a-2c4e-1f-1|=and VERB does a-2d3f1i-2
=and VERB doing a-1b-1d-1e4f1g-1h-2i-1|=and a b2c-1d-3e2f-2h3i-1j-1|=and can't a-1f2|=and did a-1d2|=and do a-1c-2d3|=and don't f2h-2|=and half b-1d-1f3h-2
=and here a2f-2|=and i a-5b1d-1f4h2|=and it a1f-1|=and it's f1|=and no a-1b-1c-1d2e-1f2g-1h-1|=and nobody h-1|=and the a7f-6|=and we a-1c-2e1f3
=and what a5b-1c-1d-2f-3g-1|=another NOUN a-1c-1d2f-1g-2h1j2|=any NOUN a-3c1d6e-1f-2g-1h-3i-1|=anybody VERB did c-2e2|=anyone ADVERB c2e-1|=anyone VERB did d2
=anyone VERB do c-1d3e-1|=anyone VERB doing b-1d1h-1j2|=anyone here d4g-1h-1i-1|=anyone using d1|=are ADVERB a-1c-1d-1e-1f-2g-1h6
=are NOUN a-2b-2c-2d2e3f-1g-3h3i-2j-1|=are VERB did a-2c-1d-4e3f2g1h1|=are VERB doing a-3b3e2f-3g-1h2|=are a b-1h2|=are the a3b-2g-1|=are you c-1d2e-1
=as NOUN a-2b2c-1f1i-1|=as a a4c-1d2e-2f-2g-3h-2i2|=as an b-1d-1f-2g-1i5j-1|=as of a-1b1|=at NOUN a-2c-1d1f4h-1|=at NUMBER a-1c-2d-2e3f2g-3h-4i5j-1|=at OWN e1
=at the a-1c-1d2e-1f3h-2|=at what d1|=be NOUN a-6b-1c6d-1e-1f-4h4|=because NOUN b2f-1|=because the a4b-2f-2|=been VERB doing a-3b1c-2d-1e-1f6g-1h-2i-1
=before OWN c-1d2e-1|=before VERB doing a4g-3|=before i c2d-1|=before they c1|=before you b-1c-2d-2e-1g3h-2j3|=behind NOUN d-1g2
=being NOUN a-1b-1c-1d-4e-1f-1g-2h9i-1j-1|=between NOUN a-2e3f2g-1h-3i1|=between a d-3e4i-1|=but ADVERB a-5f5|=but NOUN a4b-2f1g-1h-2i-1|=but never d-3f4h-1
=but nobody a-1f4h-3|=by NOUN a2b-2d-1e-1f3g3h-2i-1j-1|=by NUMBER a-2b-1g4i-1|=by VERB doing a6c-1f-4g-1|=by a a1f-1|=by half a2f-2h-1|=can ADVERB a-1c-2e2g3
=can VERB do a-2b1c-1d-4f2g5h-2|=can i a-2b-1c2d4e-1f-2g-1h-1|=can someone d1|=can you a-1c3e-1f-1|=can't NOUN a-1b-1c-1d-1e-1f5g-1h-1
=can't VERB do b-3d-1e-1f6g2h-4|=could a c-3d4|=did it a-1d2g-1|=did not a4d-2f-2g-1|=did you a-1c-1d5g-2h-1|=did your d1g-1|=do ADVERB a1f-1
=do NOUN c-2d6e1f-1g-1h-2i-1|=do VERB do a-2b-2c-1d-1f1g3h2|=do i a-2c-3d6f-1h-1|=do it a2f-1|=do not a-1d-3h4|=do people c-1d-2f3|=do with a-1c-1d4e-1f-1g-1
=do you a-1b-1c1d6f-1g-4h-2|=does NOUN d3h-1|=does OWN a-1d-3f3|=does VERB do b-2c-1d-1f-1h2j2|=does a c-1d1e1h-1|=does anyone c-1d2|=does everyone d1
=does from c2d-2|=does it c-4d5|=does the c1f-1|=does this c5d-3j-2|=doesn't VERB do b3d-1e-1f-1g-2h1|=don't VERB do a-3b-2c-1d-3e-1f2h7i-2j-1
=don't have a4b-1f-1g-2h-1|=down NUMBER a1d-1f2g-1h-1|=down OWN a-2b-1c1f3g-1h-1|=down a a2d-1f-2|=every NOUN b-3c-3d-4e-2f2g5h1i-1|=everyone VERB do d1f-1h2i-1
=fewer NOUN a2d1f-1|=for ADVERB a-2b2c2d-3e-1f-1g-1h-2i2j2|=for NOUN a-4b4c-1e-1f1g4h-1i-1j-2|=for NUMBER a4b-6c1d-4e-1f2g-3h6i-4j-1
=for OWN a1b-2d5e-3g-1h-2i-1|=for VERB doing a-2b1d-1g3h-1|=for a a1b-4c3d5e6f-5g-5h-4i-2j-2|=for an b-1d3e1f-1i-2|=for no a-1c-1f2
=for people a-1b7d-2f-1g-1h-1i-1|=for the a-1b1c-2d2e-2f1g2h-1i-1j-1|=for this c-1j1|=for under d2h-1|=for you c-1e3|=for your b-3d-2e-1g5h1i-1
=from ADVERB a4b1c-1f-1g-2h-1|=from NOUN a7b-3c-1d2e-1f-2g3h-3i-3j-2|=from NUMBER a4b-1d-1e-1f1g-3h1i-2j-1|=from OWN a-1b-2c2d-2f3h-1i-1j1|=from a a3d-1f-1
=from the a-1d-2e3f2g-1i-1|=from this c2d-1|=half OWN a2b-1d-1f2h-2|=half of a4b-1g-1h-3|=has NOUN b2d-1e-1f-3h4i-1|=has NUMBER a2b-2f1|=has VERB did a1b2c-1h-1
=has anybody c-2e2|=has anyone c-1d1|=has been a-1b-1d2f1h-1|=have NOUN a-3b-1c4d3e-1f-2|=have NUMBER a-2b-1c-1d1f4|=have VERB did a1b2c-1f-3h2
=have a a-1c-1d3e-1f2h-3|=have no a-1f2|=have to a4b-1f-1g-2h-1|=her NOUN a-3c-1f3|=here : a-2b-1j3|=here ? d1|=here ADVERB d2|=here are a3f-2
=here is a2b3d-1e-1f-1h-1j-1|=here's the a2b-2|=here's what a2b-2|=how ADVERB d2f1g-1h-1j-1|=how NOUN a-1b-2c-2d8e-1f-3g-2h-4i1j3|=how OWN a4b-1c-1f-2
=how VERB doing a6d-1f-2g-2i-1j-1|=how a a2d-1f-1|=how are d1|=how can a-1c4d-3|=how do a-1c-1d5e-1f-1g-2|=how i a3d-1f-1|=how many d1g-1|=how much a-1d2g-1
=how to a-2b-1d-2f2g5h-2i-1|=how we a5b-3c-1d-2g1h-1|=how you a-1c-1d2e-1g2h-1|=i ADVERB a1b-1c2d-1f1g-1h-1i-1j-1|=i VERB did a7b2d-4e-1f-3g-4h-5i-1
=i VERB do a-5b-2c-4d8f-1g1h3i-1j-2|=i VERB doing c1d-2e-1f2|=i am b1|=i can a-1b-1f2|=i can't a1b-3c1d-1f4h-2|=i do a-2b-1c-1f4h-1|=i don't a-3f1h3
=i have a-4b-1d1e-2f6|=i would a1b2c-2d-2|=i'd VERB do a-1b-1c3f-1|=i'd do a3f-2|=i'm VERB did a-3b-1c-1d-1f3h3j-1|=i'm VERB doing b3d-1f-1|=i'm a a-1b-1c1d2f-1
=i've VERB do a1b-1h-2j2|=i've been a1b1f-1g-1|=if NOUN d1|=if i d2f-2|=if you d-2f-1g2h1|=if your b-1g-1h2|=in ADVERB a-2b2|=in NOUN a2b-1c-3d4e-3f3g-2h-2i2j-2
=in NUMBER b-3c-1d3f-4g1h3j-1|=in OWN a-1c5d-7f-2h4|=in a b1f-1g2h-2|=in half a3b-1d-1f-3g4h-2|=in her a-2b-1f4|=in may f1h-1|=in the a-2b3c-1d-2e2f-2g2h-1i1j-1
=in your c-2d3|=into NOUN a-2b3c4d-3e-1f-1g-3h2i-1j-1|=into NUMBER b-1g3|=into a a1b-2d-1g3|=is ADVERB a-3b5c4d-5e-2f2g-1i-1|=is NOUN a-1c-4d-2e3f3g-1i-2j2
=is NUMBER a-2c2d2e-2f2h-4|=is OWN a-1b1d-2f2|=is VERB did h3i-2|=is VERB doing a-3b-4c-2f10g-1i-1j-1|=is a a-3b1c-4d3e3f-3g-3h6i-3j-1|=is anyone c-1d3e-1
=is how a4f-3|=is in b1f-3h2|=is it a-2b-1c2d2f-1h-1|=is not f-1h1|=is on b1|=is out a-1b5c-1f-2h-2|=is the b-1c1d-3e1f-3h5j-1|=is there b-1c-1d4e-1g-2
=is this c4d-3e-1|=is up b4f-1i-1|=is what a2d-1|=isn't NOUN b-1c-1d2f-2g-1h2|=it ? c2d1e-1f-2|=it ADVERB a2d1e-1f-1|=it NOUN a-2b-1c2d-1e2f-1g-1h1
=it VERB do a-6b2c-1d6f-2g-1i-1j-1|=it VERB does a-1b-1c-2d-1g3j2|=it for b1c-1d1e-1f-1h2|=it if b1d2e-2|=it is a-1b2d-1|=it on c1d2e-2|=it to a-2c2d1e-1
=it was a2f-2|=it's VERB did a-1b1|=it's VERB do a-2b2c1d-1f-1|=its NOUN a-2b1c1d-1e2f-1g-1h3i-1j-1|=last NOUN a-1b1f1h-1|=like a c2f-2
=many NOUN a-1b-3c-3d-1e1f4g-1h2i-1j-1|=me NOUN a4b-1d-1h-3|=me NUMBER a3f-2|=me a a-2c-3d5e-1f-2g-1h2|=me about a2d-1|=me after a-2f4h-1i-1|=me what b-1c1
=me why c4f-1g-1h-1j-1|=more NOUN a-2b-1c-2d-4e6f4g-3h-3i1j1|=more than e-1f-4h5|=most NOUN a3b-1c-1e-1f-4g-1h4j-1|=most of d-1e4h-3|=much NOUN a-1d2g-1
=much for c1e-1|=much should d1g-1|=never NOUN d-1e-1f2g-2h5i-4j-1|=never VERB did a5b-2d-1f-1g-1h-2|=never VERB do a-1c-1d-3f5|=next NOUN a-2b5c1d-1g-1h-1i-2
=no NOUN a-6e-1f4g4h-2j-1|=no to a1d1e-1f-3g2h-3i2|=nobody VERB did a7d-1f-5g-1h-2|=nobody VERB do a-3f4g-2h2|=nobody VERB does a-1b-1c-1d-1f6g-5h3
=nobody should a-1d-1f-1h3|=not NOUN b-1c-2d-1f5g-1i-2|=not VERB did b1f1h-1|=not VERB do a1b-1d-3e-1f-1h4|=not more f1|=of NOUN a3c-4d-1e-3f1g-1h4i-3j-1
=of NUMBER a3c-3e1f1g-4h-3i2j-2|=of OWN b3c4d-3e-1g-1h-2i-1j-1|=of VERB doing a7b-4f-3g-1h4i-2j-2|=of a a1b-1c-1d1f-2g3i-1|=of every a-5b5f-1g3h-1i-1
=of how d-1f-1j2|=of it d-1h2|=of the a-4b-3c4d-2e-1f3g-3h-3i3j5|=of these c1d-1|=of this a-1b1c2d-2|=of you d1e-1|=of your e4h-5j1|=off NOUN a1b-1d-1e2
=on NOUN a-1b3c-4d2e-3f3g3h-7i-2j2|=on NUMBER a1b-1j1|=on OWN a2b-2c3d-1f2g-1h-2i-1|=on VERB doing a-2c-1d4e-1g-2h-1j2|=on a a-3b-2c-2e-3f3g6h-4i3j-1
=on every c-1g-3h5|=on the a3b-3c3d-3e2g-3h-1i-1j-1|=on their a-1b1|=on this c2d1f-1h1i-1j-1|=or ADVERB d2e1g-1h-1|=or NOUN a-1b-3d-6e15f-2g-2h-3i-5j-1
=or VERB do c-2d-4e8g-2h-1|=or a c-2d-2e5|=or many d-2e3|=out , b4f-3|=out ? d-3f3|=out ADVERB a-1b3c-1f-2|=out of a-2b-5c-1d-1f6g3h-2i-1j-1|=outside OWN f1
=over NOUN a-2c1d-1e-4h-2i7|=over NUMBER e-2f2g2h-1i-1|=over a a1c-2d-2e3|=people , c-2e2|=people ADVERB c-1d2|=people VERB do a-2b-5c-2d-3e-2f6g5h3i-5j-1
=people who a-2b3d-4e-1g-1h1i4|=people with b2f-1i-1|=per NOUN b-1c-1e2f3h-1i-2j-1|=should VERB do a-2b-1d-4e-1f-1g-1h7|=should a a-1c-1d6g-1h-4
=should do d-1h2|=should i a-1b-1c-2d3e2f-1g-1h-2j-1|=since NOUN f1h-1|=since NUMBER a2f-1|=since the a-2b-1f4h-1|=since we a-3c-1f4|=so NOUN a-2c2d-1f2
=so i a2b-1f-1|=so we a2b-1c-2e2f-1|=so you a4b-1f-1g-2h-1|=some NOUN a-2b2c2d-1e1f-1|=someone VERB do d1|=than NOUN a-1c-1d-9e9f-1g-1h3i-1
=than a a2b-1c-1d-3e3f-1g-2h2j-1|=that ADVERB b-3e1g-1j4|=that NOUN a6b3c-2d-2e-1f-1g-3h-1i1j-1|=that VERB did a8b-2c-2f-5g2h-3i-1j-1
=that VERB do a-3b2f-1g4h-2|=that VERB does a-5b3c5d-3e-1f-4g-1h2i3j-1|=that doesn't b3d-1h-2|=that isn't c-1d5f-1g-3h-1|=the NOUN a2b-1c-2d-1e-1f3h2i-1
=the NUMBER a-1c-1d-1e-1f-1g2h2i1j-1|=the last a-3b3f1h-1|=the most c-1d-1f-1h2|=the people b-2d-1f3g-1h-4i4|=their NOUN a3c-1e-1f-1|=there a b-1d3e-1g-2
=these NOUN c7d-4e-1h-1|=they VERB do a5b-1c-2d-1e-2f-2g-1h3i-1|=this : a-1b2d-1g-1j2|=this ? c1|=this NOUN a-1c6d-3e-3f-2g-2h-4i-2j7|=this is a5c-1f-3h-1
=to ADVERB a-2d5f-1g-1h-2i-2|=to NOUN a-1b3c-5d1e2f-1g3h1i-1j-2|=to NUMBER a3d-2f1g-3h-1i-1|=to OWN c-1d1f1h-1|=to VERB do b-4c1d1e1f-1g5h-3i1j-1
=to VERB doing a-1b-1e-1g3|=to a a-2c1d-1e-1f4g1h-1|=to be a-2f1h2|=to do a-1d-2f-1g4|=to everything g-2h2|=to the f-1h1|=to your b3c-2g-1
=under NOUN b2d-1f1h-1i-1|=under NUMBER a-1b-2c-1d6e-1f-1g-2h2i-2j-1|=until NOUN a-4d3f4g-1h-1i-1j-1|=up ? a2b-2c1d-1f-1|=up NOUN a-2b2c-1f-1g4i-1
=up NUMBER a5b-1c-1f-2|=up a a-2b-1d5e-1f-2g1h-2i-2|=up in a-1f1|=up on c-1d-1f2|=up your b1d-1e-1g3h-1i-1j-1|=us NOUN a3e-1f-1|=us NUMBER a4f-2g-1h-1
=using NOUN a4d4e-1f-4i-1|=vs NOUN a-1b-2c-1d-4e14f-2g-2h-2i-6j-1|=vs a e1|=was NOUN c-3d6e-2h-1i-1|=was a d-1h3i-1|=was your a-1d3g-1
=we ADVERB a-1b3c-1d1e-1h-1|=we VERB did a5b-1c-1d-1e-1f-1g-1h-1|=we VERB do a4b-1d-4e-1f4g-3h-3i-1j-1|=we are a-3c-2e4f1g-1|=we can a-1c-2e2f2
=we can't c-1f2h-1|=we do a-1d-1g3|=we don't f-3h4|=we have a-3b2c3e-1f-1h-1|=we should a-1d-1h2|=we're VERB doing a-3b2f2h-1|=were a b-1d-1e-1g-1h4i-1
=what NOUN a5b-3c-2d5e1f-3g-3h-1j-1|=what OWN a1f-1|=what are c-1d3f-1g-1h-1|=what did a2b-1c-1d-2e1f2g-1|=what didn't a2b-1c-1f-1|=what do a-2c3d-2e2f-1g-1
=what does a-1c2d2g-1h-1j-2|=what i a1c-1d-2f3g-1h-1|=what is a-1e1f-1|=what nobody a4d-1g-2h-3|=what should a-1d3h-1|=what the a2d-1
=what to a-1c-1d-4e-1f-1g7i-1|=what we c1d-1|=what would a-1c2d1e-1f-1g-1h-1|=what's NOUN c3d-1e3f-3g-1h-1|=what's VERB doing c3d-2
=what's a b-1c-1d6e-2g-1h-1i-1|=what's the d4e2g-4i-1|=what's your c1d1|=when NOUN a-3b-1c-1d1f5j-1|=when a b2d1e-1g-1h-1|=when did d3g-2h-1|=when i a2f-1
=when is d1e-1|=when we a1|=when you a-1c-1d1g1|=where can a-1d3f-1|=where do c1d-1e1g-1|=where to a-2d-1f2g3h-1|=which NOUN a-2b-1c3e2f-1g-1h-1|=which is d-1e2
=which of c1d-1|=who VERB did a-2e-1h3|=who VERB do a-2b3c-1d1e-2f-2g-2h1i2|=who VERB does c-2d2e-2f-1h3|=who do c-1d2|=who has f1|=who never a1d-1f-1g1
=why NOUN c-3d3f-1h4i-3|=why OWN a3f-3|=why do e-1f2h-1|=why does c-4d1f4h-1|=why i a3b-1f-4h1|=why is a-2c-2d1f3|=why nobody a-1d-1f-1h3|=why you c4f-1g-1j-1
=with NOUN a-5b1c-3d2f7g-5h2i-2j-2|=with NUMBER a2b-1c-3d1e3f-2g2h-2i-1|=with a a1b-3c-2d1e3f-2g2h-1i1|=with it c2d1e-1f-2|=with no g-1h-1i2
=with your b-1d-1g-2h-1i5j-1|=within a a2d-2f-5h5|=without NOUN a6b-4c-3d1e-2f1h3i-4j-1|=without VERB doing a-2b-1c-1d-2f-1g8h-1i-1
=without a a-3b-2c2e-1f2g-5h-1i6|=without the b5c-1f-2g-2h-1i-1|=won't VERB do a-2c-1d-3e1f4g1h1i-1j-1|=would VERB do a3b-1c4d-4e-1f-1g-1
=would be c5d-1e-1f-2h-2|=would you a-1b-1c1d-1e3f-1g-1h-1|=wouldn't VERB do c4f-1g-1h-1j-1|=you ? c2d-2|=you ADVERB b-1d-1e1f-1h2|=you VERB did a-1b1c-1d3g-1
=you VERB do a-2b-2c2d4e1f-1g-2h-1i-1j1|=you can a-2b2d-1g3h-2|=you do a-1c-2d2e-1f-1g-1h2|=you don't a4b-1d-2f-1g-2h2|=you from c1d-1|=you have a-1d2f-1
=you should g-1h2|=you to d1|=you would a-2c2|=your NOUN a-4b2c-3d2e-1f-3g5i-1|^ a-1b-2c2d-1e-2f-1g-1h-1i-11j12|^0 a1b-1d-2f2|^3 a5b-3f-1g-1h-1|^3 ways g2
^5 a-6b-1f-2g8i-1|^6 c2f-1|^7 a-3d-1g5h-2|^= a-1b-2c2d-1e-2f-1g-1h-1i-11j12|^=ADVERB NOUN a-1b-1e-1f-1h3i2j-1|^=ADVERB VERB did NOUN b1
^=ADVERB VERB did OWN c2f-2|^=ADVERB VERB did a2b2c-1e-1f-1g-1h-1|^=ADVERB VERB do OWN c2f-1|^=ADVERB VERB do c4f-2g-2|^=ADVERB a-1b3c2d-2g-3j-2
^=ADVERB vs NOUN c-1e2|^=ADVERB vs c-1e2|^=ADVERB we VERB do a-2b4f-1h-1|^=ADVERB we a-2b4f-1h-1|^=NOUN , NOUN b2c-1d-1e1f-2g-3h-1i4j-1
^=NOUN , a-1b5c-2d-2e3f-2g-4h-2i3j-1|^=NOUN ADVERB b8d-1e-1f-2g-1h-3i-3j-1|^=NOUN ADVERB to b2e-1|^=NOUN NOUN , b1e-2f-2h1i4j-1
^=NOUN NOUN ADVERB a-3b-1c-2e-1f3h5i-3j-1|^=NOUN NOUN NOUN a-3d-1e5f-3g-6h-2i6j-2|^=NOUN NOUN VERB did a-2e2f1h1i-2|^=NOUN NOUN VERB do a-1b-2e-1f2g-1h2i-1
^=NOUN NOUN VERB does b-1f5h-2i-1|^=NOUN NOUN VERB doing b-1c4d-1g-1h-1i-1|^=NOUN NOUN a-3c-3d-1e-2g-1h6i2j-1|^=NOUN NOUN about a-1b-1c-3d6e-1f-1h-4i-3j4
^=NOUN NOUN are b-1e-1h3|^=NOUN NOUN don't b-1f2h-1i-1|^=NOUN NOUN for a-1b2c2d-6e-5f-3g10h-11i3|^=NOUN NOUN i b-1d-1e-1f-1h3i-1
^=NOUN NOUN in b-1d-1e-1f-1g-1h-3i6j-1|^=NOUN NOUN is b3d-1e-1f-1g-1h2i-1|^=NOUN NOUN of a8b-1c-1d-1e-1f2g-1h-6i-6j4|^=NOUN NOUN on a-1b-2d-1e1f1g-2h-3i4j2
^=NOUN NOUN or c-1e2|^=NOUN NOUN to d7e-1f-1g2h-5i-4|^=NOUN NOUN vs a-1e4f-1i-1|^=NOUN NUMBER : b2h-1|^=NOUN NUMBER NOUN a-3b1c-1d-1e-1g-1h-1i5
^=NOUN NUMBER a-3b10c-1d-2e-1f-2g-2h-4i4j-1|^=NOUN NUMBER is b2f-1|^=NOUN NUMBER of b1|^=NOUN VERB did NOUN a-1c-1f1h2|^=NOUN VERB did OWN a-3b1c-1f4g-1h-1
^=NOUN VERB did a-8b-2c1d-1e2f4g-3h5i-2j-1|^=NOUN VERB did by f2h-1|^=NOUN VERB did to b-1e5f-2g-1h-2|^=NOUN VERB do NOUN b2c-1e-1f1g-1i-1
^=NOUN VERB do OWN a4c-2d-1g-1h-1|^=NOUN VERB do VERB doing f1|^=NOUN VERB do a3b1c-2d-1e-2f5g-4h1i-2j-1|^=NOUN VERB do for b-1e-1f4g-1h-2
^=NOUN VERB do up f3h-3|^=NOUN VERB does VERB doing f1|^=NOUN VERB does b-3d4e-1f4g-1h-3i-1|^=NOUN VERB does to d2f1g-1h-1|^=NOUN a-5b2c-2d-4e2f2g-3h3i6j-3
^=NOUN and NOUN h-3i5|^=NOUN and h-3i5|^=NOUN are NOUN e-1h2|^=NOUN are b-2e-2h5|^=NOUN for NOUN b2c-1d-1e-1f-1g1h-4i5j-1|^=NOUN for a-2b1c3d-3e-3f-3g5h-5i4j-1
^=NOUN from NUMBER a2f-1j-1|^=NOUN from OWN b-1f2h-1|^=NOUN from a4b-1e-1f1g-1h-1i-3j-1|^=NOUN has c-1d-1h4i-1|^=NOUN in NOUN b-4d-1e-1f4g-1h-2i4
^=NOUN in b-4c-1d-1e-1f4g-2h-3i6j-1|^=NOUN is ADVERB b1f-1h2|^=NOUN is NOUN b6f-1h-4|^=NOUN is a e-1h1|^=NOUN is b4d-1e-1f-4g-1h2i-1|^=NOUN is not h1
^=NOUN is the b-1f-2h3|^=NOUN of NOUN a-2b2d-1f-1h4i-2|^=NOUN of OWN a-1b2f1|^=NOUN of a-2b3c-1d-1e-1f-1h4i-2|^=NOUN on NOUN c1h1|^=NOUN on OWN c1f-1
^=NOUN on a-2c2d2e-1f1g-1i-1j-1|^=NOUN on this c2i-1|^=NOUN or NOUN a-1b-1c2d-2e6f-2g-1h-1i-4j-1|^=NOUN or a-1b-1c3d-3e7f-2g-2h-1i-4j-1|^=NOUN should VERB do h1
^=NOUN should f-1h3|^=NOUN to VERB do b-1d-1e1f-1g2h-3i3|^=NOUN to b-1d-1e1f-1g2h-3i3|^=NOUN up b-1d-2e-1g6h-1i-2j-1|^=NOUN vs NOUN a-1b-1c-1d-2e8g-1h-1i-3
^=NOUN vs a-1b-1c-1d-2e8g-1h-1i-4|^=NOUN with NOUN b-1c-1d1e-1f5h-2i-2j-1|^=NOUN with b-1c-1e-2f4g-1h-6i5j-1|^=NOUN won't VERB do f1|^=NOUN won't f1
^=NUMBER NOUN , a5b-2c-1f-2g-1|^=NUMBER NOUN NOUN a-5b-1c1f-2g3h-1i6|^=NUMBER NOUN a3b-5d-3e-1f-3g6h-4i3j-1|^=NUMBER NOUN to a-4d-1g7h-1
^=NUMBER a4b-6c-1d-3e-1f-3g6h-3i3j-1|^=OWN NOUN NOUN a1b1c3d-2e-1f-1g-1h-2i-1j2|^=OWN NOUN VERB did b-1c-1f3|^=OWN NOUN VERB does a-3b-1c-1f5
^=OWN NOUN a-1b1c-1d-2e-1f5g-1h-2i-1j2|^=OWN NOUN about b4c-1f-3|^=OWN NOUN and a-1b1f2|^=OWN NOUN for a-2b5d-1f-3|^=OWN NOUN is b-4f5
^=OWN b1c-1d-2e-1f4g-1h-3i-1j2|^=VERB did NOUN NOUN b-3c-1e-1f-2g2h-2i6j-1|^=VERB did NOUN NUMBER b1|^=VERB did NOUN b-1c-2d-1f-4g2h-2i6j-1
^=VERB did NUMBER a1f1g-1|^=VERB did OWN NOUN a3b1c-1f-1g-1|^=VERB did OWN a3b1c-1f-1g-1|^=VERB did a NOUN a-1b4c2d-2f-1g-2h-2i-1
^=VERB did a a-1b4c2d-2f-1g-2h-2i-1|^=VERB did a4b2c-2d-3e-1f-2g-2h-3i3|^=VERB did from NOUN a3f-1g-1|^=VERB did from a4e-1f-1g-1|^=VERB did the NOUN a4b-1g-1
^=VERB did the a4b-1g-1|^=VERB did this NOUN a-1b-1j3|^=VERB did this a-1b-1j3|^=VERB do NOUN , b3c-2d-1f5g-5h-1
^=VERB do NOUN NOUN a-1b-3c2d-4e-1f-1g8h-2i-1j-1|^=VERB do NOUN a-3b1c-1d-1e-1g9h-7i-2j-3|^=VERB do NOUN for c-1d5f-1g-3h-1
^=VERB do NUMBER a-1b-3c4d-1f-3g4h-2j-1|^=VERB do OWN NOUN b2c1f-2g-1|^=VERB do OWN b2c1f-2g-1|^=VERB do VERB doing NOUN c-1e-1f-1g-5h6
^=VERB do VERB doing b-1c-1d-1e-1f-2g-7h9i-1j-1|^=VERB do VERB doing for b-1f-1g-3h5|^=VERB do a NOUN a2b-2c-2e3f-2g3h-3i-1j1
^=VERB do a a2b-2c2d-1e1f-4g3h-3i-1j1|^=VERB do a-4b-1c2d-1e-2f-2g8h-2i-3j2|^=VERB do down a-2c1d-1f2g-1|^=VERB do me a a-1c-3d5g-1
^=VERB do me a-1c1d5e-1f-1g-2h-1j-1|^=VERB do me why c4f-1g-1h-1j-1|^=VERB do this c-2g-3j4|^=VERB do up NOUN b-1c-1f-1g4i-1|^=VERB do up b-1c-1d-1f-2g5i-1
^=VERB do your NOUN b3c-2d-2g-1h-1j3|^=VERB do your b3c-2d-2h-2j3|^=VERB doing NOUN , b1f-1|^=VERB doing NOUN NOUN a-3b-2c1d-2e-2f-5g11h-4i2j-2
^=VERB doing NOUN a-8b-1d-6e-1g5h-2i6j1|^=VERB doing NOUN on f-2g1h-1i-1j3|^=VERB doing NUMBER NOUN a5b-1d-1e-1f-1g-2i-1|^=VERB doing NUMBER a4b-1d-1e-1f2g-3i-1
^=VERB doing OWN NOUN a3b3c-3f-4i-1j2|^=VERB doing OWN a3b3c-3f-4i-1j2|^=VERB doing a NOUN a-3c-2d-4f3h-1i4j-1|^=VERB doing a a-3c-2d-4f3h-1i4j-1
^=VERB doing b-2c-1d-1e-2f1g-1h-2i6|^=VERB doing for ADVERB c3d-3|^=VERB doing for NOUN b-2c5d-2|^=VERB doing for NUMBER a-1c4d-2f-1
^=VERB doing for a a-1b-1c-4d7e-1g-1h-1i-1j-1|^=VERB doing for a-2b-2c7d4e-1f-2g-2h-2i-3j-1|^=VERB doing from a5b-2c-1f-1g-1
^=VERB doing the NOUN a3b2c-2g-1h-1i-1|^=VERB doing the a3b2c-2g-1h-1i-1|^=VERB doing to VERB do a-2b-2d-1e1f4g-1|^=VERB doing to a-2b-2d-1e1f4g-1
^=VERB doing with NOUN d-1e-1f2g-1h-2i4j-1|^=VERB doing with b-1d-1e-1f2g-3h-3i7j-2|^=a NOUN NOUN b-5c1d-3e-2f-5g7h2i-2j4|^=a NOUN VERB did a1b-1c-1f3g-2h-1
^=a NOUN a2b-3c-2d-5e-1g3h2i-2j1|^=a NOUN for b3g-1h-1|^=a NOUN of a5g-2h-2i-1j-1|^=a NOUN that a1b4d-1g-3|^=a NOUN to a-1b-1d-1g-3h5
^=a a2b-3c-2d-5e-1g3h2i-2j1|^=after NOUN NOUN b3c-1f-2|^=after NOUN b3c-1f-2|^=after NUMBER NOUN b1f-1|^=after NUMBER VERB do a1b2c-1f-3
^=after NUMBER a1b3c-1f-4|^=after a2b5c-1d-1e-1f-6h-1|^=an a-1b-3c3d-1j2|^=any NOUN NOUN a-1c5d-1g-1h-2i-1|^=any NOUN a-1c2d5f-2g-3h-2i-1|^=any NOUN on a-1d3g-2
^=any a-1c2d5f-2g-3h-2i-1|^=anyone ADVERB VERB doing d1|^=anyone ADVERB d1|^=anyone VERB did d1|^=anyone VERB do d1|^=anyone a-1b-1c-1d7e-1f-1g-1h-1i-1j-1
^=anyone here d4g-1h-1i-1|^=at d1|^=at what NOUN d1|^=at what d1|^=before a-2b-1c1d-1g3h-1|^=by VERB doing a3f-2|^=by a3f-2|^=can b-1c2d5e-2f-2g-1h-1
^=can i VERB do b-1c-1d5f-1g-1h-1|^=can i b-1c-1d5f-1g-1h-1|^=can someone VERB do d1|^=can someone d1|^=can you VERB do c1e-1|^=can you c1e-1
^=can't NOUN NOUN b-1c-1d-1e-1f4g-1h-1|^=can't NOUN a-1b-1c-1d-1e-1f5g-1h-1|^=can't a-1b-1c-1d-1e-1f5g-1h-1|^=could a c-3d4|^=could c-3d3
^=do NOUN ADVERB c-2d5f-1g-1h-1i-1|^=do NOUN c-2d6f-1g-1h-1i-1|^=do c3d2f-1g-1h-2i-1|^=do i VERB do c-1d1|^=do i c-1d1|^=do you VERB do c-1d2g-1h-1
^=do you c-1d2g-1h-1|^=does OWN NOUN c4d-1f-2|^=does OWN c4d-1f-2|^=does a-1c2d4f-3h-1i-1|^=does anyone VERB do d1|^=does anyone c-1d2|^=does the NOUN c1f-1
^=does the c1f-1|^=does this NOUN c3d-2|^=does this c3d-2|^=every NOUN a-2f4h-2|^=every NOUN i a-2f4h-2|^=every a-2f4h-2|^=for b2d1f-1|^=from a4b3d-1g-3h-1i-1
^=half b-1f3h-2|^=has anyone VERB did d1|^=has anyone c-1d1|^=has c-1d2|^=how ADVERB d2g-1|^=how NOUN a-2c-1d2e-1f-2g-2h-4i6j1|^=how NOUN did d2g-1
^=how OWN NOUN a2b-1|^=how OWN a2b-1|^=how VERB doing a6d-1f-2g-2i-1j-1|^=how a NOUN a2d-1f-1|^=how a a2d-1f-1|^=how a4b-2d2e-2f-4g3h-4i2|^=how are d1
^=how can a-1c4d-3|^=how can i a-1c4d-3|^=how do a-1d4f-1g-2|^=how do i a-1d2f-1|^=how do you d3g-2|^=how i VERB did a3d-1f-1|^=how i a3d-1f-1
^=how many NOUN d1|^=how many d1g-1|^=how much NOUN a-1d2g-1|^=how much a-1d2g-1|^=how much should d1g-1|^=how to VERB do a-2d-1g5h-1i-1|^=how to a-2d-1g5h-1i-1
^=how we VERB did a1|^=how we a3b-1c-1d-2f-1g1h-1|^=how you can d-1g2h-1|^=how you d-1g2h-1|^=i ADVERB VERB did a2b1c-1f-1|^=i ADVERB VERB do a-1b2c-1d-1h1
^=i ADVERB a1b2c-2d-1f-1h1|^=i VERB did NOUN a1b2f-3|^=i VERB did NUMBER a2b1f-2h-1|^=i VERB did OWN b2c2d-1f-3h-1|^=i VERB did a a-4b3c1d-2e-1f6g-1h-2
^=i VERB did a3b2c1d-2e-1f-1g-1h-3j-1|^=i VERB did every a3c-2f-1|^=i VERB did the a-2b1c-1f2|^=i VERB do NOUN b-2d-2f-6g-1h9
^=i VERB do VERB doing a-1d-1f6h-5j-1|^=i VERB do a a-2b-1c-3d6f-1h-3|^=i VERB do a-3b-3c-3d3f-1g-1h6i-1j-1|^=i b2c-2e-3f1g-2h3i-1j-1
^=i can't VERB do a-2c-1d-1f4h-1|^=i can't a-2c-1d-1f4h-1|^=i don't VERB do h1|^=i don't h1|^=i have NOUN a-1b-1h2|^=i have NUMBER d2e-2f1
^=i have a-2b-1d1e-2f4|^=i'd VERB do a-1b-1c3f-1|^=i'd VERB do some a-1c2f-1|^=i'd a-3b-1c3e-1f-1h3|^=i'm VERB did a-3b-1c-1d-1f3h3j-1
^=i'm VERB did of a-1b-1f-1h4|^=i'm VERB did out a-2f3|^=i'm VERB doing b3d-1f-1|^=i'm a-4c-1d1f2g-1h3j-1|^=i've a2h-1|^=i've been a1b-1
^=in OWN NOUN a-1c-1d-1f-2h4|^=in OWN a-1c-1d-1f-2h4|^=in a-2b-1c-1d-1f-2h7i-1j-1|^=is NOUN ADVERB c-1d1e2f-1|^=is NOUN NOUN c-3d2e2h-2|^=is NOUN c-4d3e3f-1h-3
^=is NUMBER ADVERB d1e-1|^=is NUMBER a-2d4e-2f-1h-1|^=is OWN NOUN c2d-1f-1|^=is OWN c2d-1f-1|^=is a NOUN a-1c-3e5f-1g-1h-1i-1|^=is a a-1c-4d2e4f-1g-1h-1i-1
^=is a-2b-2c2d5e2f-3g-2h-5i-1j-1|^=is anyone c-1d3e-1|^=is it ADVERB d1e-1|^=is it VERB do c-1d1e2h-1|^=is it c-1d2e1h-1|^=is the NOUN c2d-1|^=is the c2d-1
^=is there a b-1d3e-1g-2|^=is there b-1c-1d4e-1g-2|^=is this NOUN c2e-1|^=is this c4d-3e-1|^=last NOUN a1f-1|^=last a1f-1|^=most NOUN NOUN f-1g-1h2
^=most NOUN f-1g-1h3|^=most f-1g-1h3|^=no NOUN VERB does b-3f3|^=no NOUN a-1b-3f5g-1|^=no a-1b-3f5g-1|^=nobody VERB do a-1f2g-2h2
^=nobody VERB does OWN a-2b-1f4h-1|^=nobody VERB does a a-1f-2h2|^=nobody VERB does a-3b-1c-1d-1f2g-1h5|^=nobody VERB does another f-1h2
^=nobody VERB does your f-1g-1h2|^=nobody b-1c-1d-1f2g-3h4j-1|^=people a-1c-1d-2e-1f1h4i-1|^=should a NOUN c-1d4h-3|^=should a c-1d4h-3
^=should a-1b-1c-3d4e4f-1g-1h-4|^=should i VERB do c-2d1e2h-1|^=should i c-2e4f-1h-2|^=since a5b-1c-1f-4|^=the NOUN NOUN b-3c-1d-5e-2f1g6h-3i4
^=the NOUN a1b-5c-2d-5e-1g3i5j-1|^=the NOUN of a-3b-1f-1g-2h-3i9j-1|^=the NOUN won't a-1f5g-1h-3i-1|^=the NUMBER NOUN a1c-1d-1e-1f-4g2h2i2j-1
^=the NUMBER a1c-1d-1e-1f-4g2h2i2j-1|^=the a1b-5c-3d-5e-1g3i6j-1|^=there d-1f-1h4j-1|^=this NOUN b-1e-1h-3j5|^=this a3b-2c-1e-1f-2h-4j5
^=we ADVERB VERB did a-1b4f-1|^=we ADVERB a-1b4f-1|^=we VERB did NOUN a-1b2f-1|^=we VERB did NUMBER a-4f5|^=we VERB did OWN a5b-1c-1f-3
^=we VERB did VERB doing a1b-1|^=we VERB did a a2b1f-3|^=we VERB did a3b1c-1e-1f-2g-1h-1|^=we VERB did from a1f-1|^=we VERB did the a2f-1
^=we VERB do NOUN a5d-1e-1f-2h-1|^=we VERB do a4b-3c-1d-2e-2f3g-1i-1j-1|^=we VERB do the a5f-5|^=we a1b1d-2e1g-2h2i-1j-1|^=we are a-1c-2e4g-1
^=we can't VERB do c-1f2h-1|^=we can't c-1f2h-1|^=we don't VERB do f-3h4|^=we don't f-3h4|^=we have VERB did a-1b1|^=we have a-5b1c5e-1f1
^=we're VERB doing a-3b2f2h-1|^=we're a-3b3f2h-1|^=we've a-3b-1f4|^=what NOUN NOUN a1|^=what NOUN a4b-2c-3d5e-1f-1g-3h-1|^=what NOUN when a1d-1
^=what a5b-3c1d5e-2f-4g-1h-4i-1j-2|^=what are c-1d3f-1g-1h-1|^=what are you c-1d2|^=what do a-1c4d-1e-1g-1|^=what do you a-1c4d-1e-1g-1
^=what does a-1c2d2g-1h-1j-2|^=what i a4c-1d-2|^=what i would a3c-1d-2|^=what is a d1|^=what is a-1c-2e2f-1|^=what nobody a4d-1g-2h-3|^=what should a-1d3h-1
^=what to VERB do c-1d-2f-1g4|^=what to a-1c-1d-4e-1f-1g7i-1|^=what to do a-1d-2f-1g4|^=what would VERB do c3d-2|^=what would a-1c2d1e-1f-1g-1
^=what would you a-1c-1d4e-1f-1g-1|^=what's VERB doing c3d-2|^=what's VERB doing from c3d-2|^=what's a NOUN b-1c-1d6e-2g-1h-1i-1|^=what's a b-1c-1d6e-2g-1h-1i-1
^=what's a-1b-1c2d7f-1g-4h-1i-2j-1|^=what's the NOUN d4e2g-4i-1|^=what's the d4e2g-4i-1|^=what's your NOUN c1d1|^=what's your c1d1|^=when b-1d2e-1g3h-3i-1
^=when did d3g-2h-1|^=when did you d3g-2h-1|^=when is d1e-1|^=where a-1b-1c-1d2e1f-1g2h-1|^=where can a-1d3f-1|^=where can i a-1d3f-1|^=where do c-1d1e1g-1
^=where do you c-1d2|^=which NOUN NOUN c-1d2e-1|^=which NOUN VERB does c3d-1e-1|^=which NOUN c1d2e-2h-1|^=which NOUN do c-1d2e-1h-1|^=which NOUN would d-1e1
^=which c1d1e1h-2|^=which is NOUN d-1e2|^=which is d-1e2|^=which of c1d-1|^=which of these c1d-1|^=who VERB do d2e-1f-1|^=who VERB do the d2f-1
^=who VERB does c-1d3e-2h-1|^=who a-1c-3d8e-2f-1h-1|^=who do c-1d2|^=who do you c-1d2|^=why OWN NOUN a3f-3|^=why OWN a3f-3|^=why a3b-1c-5d-1e-2f2g-1h6i-3j-1
^=why do e-1f2h-1|^=why does c-4d1f4h-1|^=why does everyone d1|^=why i VERB did a4b-1f-1h-2|^=why i a3b-1f-4h1|^=why is OWN a-1c-2d-1f4|^=why is a-2c-2d1f3
^=why nobody a-1d-1f-1h3|^=why nobody should a-1d-1f-1h3|^=would VERB do b-1c2g-1|^=would VERB do your b-1c2g-1|^=would b-1c6d-4e1g-1
^=would you VERB do c3d-1e-1|^=would you c2d-2e1|^=you b-1d-4e-1g-2h7i-1|^=you don't VERB do d-2g-1h2|^=you don't d-2g-1h2|^=you should VERB do g-1h2
^=you should g-1h2|^=your NOUN b-1c-1d-1f-1g-2h6|^=your NOUN is b-1c-1h2|^=your b-1c-1d-1f-1g-2h6|^a a2b-3c-2d-5e-1g3h2i-2j1|^a beginner's a-1b-1e-1g3h-1
^a checklist g1|^a competitor a-2b-1c-2f6h-2|^a customer a4f-1g-2h-1|^a good c-1d-1f-1g-2h2j3|^a guide a-1d-1g3h-2|^a practical a-1b-2d-1g6h-1i-1
^a simple b-1g5h-2i-1j-1|^a year a5g-1h-2i-1j-1|^accessibility g-1h-1i2|^after 11 a3b-1c-1f-2|^after 8 a-2b4f-2|^after a2b5c-1d-1e-1f-6h-1|^after two a-1b2c-1
^ai a-1b-1c-1e-1f-4h5i2|^amazon a-2b-1c-1f5h-1|^an a-1b-3c3d-1j2|^announcing b4c-2f-1g-1|^announcing the b3c-2g-1|^any a-1c2d5f-2g-3h-2i-1|^any good c-1d5g-1h-2
^any tips a-1d3g-2|^anyone a-1b-1c-1d7e-1f-1g-1h-1i-1j-1|^anyone else d1|^anyone here d4g-1h-1i-1|^at d1|^at what d1|^aws e1|^before a-2b-1c1d-1g3h-1
^best a-1b-1c-1d8e-3g7h-6i-9j-1|^best invoicing d2e-2|^beta b2f-1|^build a d-1f-1g3|^build d-1f-1g3|^built a b2d-1|^built b2d-1|^burnout h-1i3j-1|^burnout in i1
^by a3f-2|^can b-1c2d5e-2f-2g-1h-1|^can i b-1c-1d5f-1g-1h-1|^can someone d1|^can you c1e-1|^can't a-1b-1c-1d-1e-1f5g-1h-1|^can't find b-1c-1d-1f3g-1
^can't get f2|^check b1c-1g-1j2|^churn f-1g-1h-2i5|^churn in f-1i2|^client b-3d5e-1f1g-1h-3i3j-1|^client wants b-3d5f-1h-2|^clients a-1f3i-1
^cold b-1f-3g-1h2i4j-1|^cold email f-2h1i1|^cold outreach b-1f-1g-1h1i3j-1|^cookie b-1e-1f-3h2i3j-1|^cookie banners b-1e-1f-3h2i3j-1|^could a c-3d4|^could c-3d3
^customer a-1b-1d-1e-2f-3g-1h-3i8|^customer support a-1b-1d-1e-1f-2g-1h-2i7|^customers a-2b-1e-1f6g-1h-1i-1|^cut a-5b-1d-1f-1g7i-1|^daily b-1h1
^daily standups b-1h1|^do c3d2f-1g-1h-2i-1|^do i c-1d1|^do you c-1d2g-1h-1|^docker b-1c-1f4g4h-1i-4|^docker build b-1f2h-1|^does a-1c2d4f-3h-1i-1
^does anyone c-1d2|^does my c2d-1f-1|^does our c2f-2|^does the c1f-1|^does this c3d-2|^dropped a2f-1|^email b-1c-1f-2g-2h1i6|^email is b-1f-2h3|^emails a-3f3h-1
^emails from a-3f3h-1|^employee h-1i2|^every a-2f4h-2|^feedback b-2c4f-2g-1|^feedback on c2f-2|^figma b-1e1f-2h5i-2|^figma vs e1i-1|^finally a2f-2
^first a-4b-3c7d-1e-1f-1g-1h-2i3|^first time b-1c5d-1e-1g-1h-1i-1|^for b2d1f-1|^found a-1b-1j3|^found this a-1b-1j3|^free b5c-1e-2f-4g-1h5i-3
^freelance b-1e-1f-2h-3i5j-1|^freelance contracts f-1h-2i4|^freelancers c-1d2|^freelancing f-2g-2h-2i7j-1|^from a4b3d-1g-3h-1i-1|^get a-1d-1f-1g4h-1
^get your g1|^getting a-2d-1e-1f5g2h-2i-2|^ghost e2f-2|^ghost or e2f-2|^godot c-1e2|^good b-1c-4d6f-2h1i-2j1|^google a-1b-1c-1d-1f4h-1|^google search f1
^got a3b-1c-1f-1|^got my a3b-1c-1f-1|^great a-1b-1f-1h-2i-2j5|^half b-1f3h-2|^has anyone c-1d1|^has c-1d2|^having a-3b-1c-1d-1f9g-1i-4|^help a-2b-1c-1f5g-2
^hetzner , e1|^hetzner b-1e2|^hi a-1b2c3f-2i-1|^hiring e2f-1h-1|^honest c1|^honest opinions c1|^honestly h1|^hot b-2c1e-1f-1h2|^hot take b-2f-1h2
^hourly c-2d-1e3|^hourly vs c-1e2|^how a a2d-1f-1|^how a4b-2d2e-2f-4g3h-4i2|^how are d1|^how can a-1c4d-3|^how do a-1d4f-1g-2|^how i a3d-1f-1
^how long a-1d5g-1i-1j-1|^how many d1g-1|^how much a-1d2g-1|^how often d2g-1|^how our a2b-1|^how to a-2d-1g5h-1i-1|^how we a3b-1c-1d-2f-1g1h-1|^how you d-1g2h-1
^i answered a3c-2f-1|^i asked a1f-1|^i b2c-2e-3f1g-2h3i-1j-1|^i believe d-1h2|^i built a-2b3f-1|^i can't a-2c-1d-1f4h-1|^i created a-2b4f-1|^i don't h1
^i finally a2b1c-1f-1|^i got a1|^i have a-2b-1d1e-2f4|^i keep a-1d-1f6h-5j-1|^i made b2c-2|^i redesigned a-2c4f-1|^i rewrote a1b-1c2f-1|^i run a-1d2h-1
^i sent a3f-2|^i spent a-2b3f-1|^i think a-1b-1d-1f-1g-1h3|^i turned a3b-2f-1h-1|^i wrote a-4b5c1d-1|^i'd a-3b-1c3e-1f-1h3|^i'd love a-1c2f-1
^i'm a-4c-1d1f2g-1h3j-1|^i'm tired a-1b-1f-1h4|^i've a2h-1|^i've been a1b-1|^imposter b-2f2h-1i2|^imposter syndrome b-2f2h-1i2|^in a-2b-1c-1d-1f-2h7i-1j-1
^in my c-1d-1f-1h2|^in-house a-1d-1e4f-1i-2|^in-house designer a-1d-1e4f-1i-2|^interesting a-1f-2g-2i-1j5|^interesting read f-1g-2i-1j3|^internal b-1e-1g-1h-1i4
^internal linking b-1e-1g-1h-1i4|^introducing b7d-2f-1g-2h-3i-1|^invoicing d-1g-2h-1i5j-1|^is a a-1c-4d2e4f-1g-1h-1i-1|^is a-2b-2c2d5e2f-3g-2h-5i-1j-1
^is anyone c-1d3e-1|^is it c-1d2e1h-1|^is linear d-1e1|^is my c2d-1f-1|^is the c2d-1|^is there b-1c-1d4e-1g-2|^is this c4d-3e-1|^just b3c1e-1f-3h-1
^just launched a-1b2f-1|^just shipped b1|^kanban b1e1h-1i-1|^keep c-1g2h-1|^keyword b-1f-2h4|^kubernetes a-1b-1d-1e-1f-1i5j-1|^last a1f-1|^launching b4f-1g-1i-2
^learned a3b-1g-1|^learned the a3b-1g-1|^lessons a6b-1e-1f-3i-3j-1|^lessons from a6b-1e-1f-3i-3j-1|^linkedin b-1c-1f-1g-1h5i-1|^local b-2d-1e-1g-2i6
^local seo b-2d-1e-1g-2i6|^looking a-2b-2c7d2e-1f-2g-1h-1i-2j-1|^looking for a-2b-2c7d2e-1f-2g-1h-1i-2j-1|^lost a-5f6g-1|^macbook air b-1e3i-2|^macbook b-1e3i-2
^made a a-5b4c3d-1f-1g-1|^made a-6b5c2d-1f-1g-1|^mailchimp a-2e1f3g-1i-1|^meet b6c-2g-3|^meetings h1|^meetings should h1|^mental g-1h-3i4
^mental health g-1h-3i4|^monthly e2h-1i1|^monthly or e2i-1|^most f-1g-1h3|^most startups h1|^moved a3f-1g-1|^moved from a2g-1|^moving a g2|^moving g2
^my a-1c2d-2f3g-1h-1i-1j-2|^my boss a-1f1|^my cofounder a-1f1|^my first a1b1c3f-5|^my new b3c-2f-1|^my newsletter a-1b3c-1f-1|^my side a6b-1c-1f-5
^need a b-1c3d4e-1f-2g-2h-1j-1|^need a-1b-3c7d6e-1g-9h-2j-1|^new a-1b5c-2f-1i-2|^new release b3c-2|^no a-1b-3f5g-1|^no one b-3f3|^nobody b-1c-1d-1f2g-3h4j-1
^nobody needs a-1f-2h3|^nobody opens a-2b-1f4h-1|^nobody reads f-1g-1h3|^nobody wants f-1h2|^notion e1|^onboarding b-1c1e-1g-1h-1i3j-1|^one a3b-2d-1e1h-1i-1j-1
^open a-1b-2c-1f-3g-1h2i6|^open sourced b3f-3|^order a-4c-3d-4f-2g12i-3j-4|^our a1b2c-4d-1e-1f3g-1h-3i-1j3|^our best a-2b-1f4|^our industry a-2b-1c-1f-2i-1j6
^our kickstarter a1b4c-1d-1f-3|^our new b2f-2|^our open a-2f2|^our support a1b-1f1|^payment b-1f6g-1h-3i-3|^people a-1c-1d-2e-1f1h4i-1|^plausible e1i-1
^players a-1f4h-2|^please c4f-2g-2h-1|^please roast c2g-2|^postgres b-1d-1e3f-1h-1i3|^pricing b-2c1e-1f-1g-4h2i6j-1|^pricing for g-2h-1i5|^pricing page c2h-2i1
^pricing psychology h-1i2|^raised a2f-2|^rate c2f-1g-1|^rate my c2f-1g-1|^react e1|^recommend a-1c-3d5g-1|^recommend me a-1c-3d5g-1|^reduce churn f-1g3h-1
^reduce f-1g3h-1|^refund f3h-3|^remote a-1b-1e-1f-2h1i4|^remote work a-1e-1f-2h1i3|^retainers b-3d-1e-2f-2g-2h1i5|^roast c1f-1|^roast my c1f-1|^rust h-1i2
^sales f5h-4|^say b2e-1|^say hello b2e-1|^self-hosting g2h-1i-1|^seo a-1b-1e3f-1h-1i2j-1|^seo is h1|^set b-1c-1f-1g4i-1|^set up b-1c-1f-1g4i-1
^shopify a-1b-1d-1e2f-2h2i-1|^should a c-1d4h-3|^should a-1b-1c-3d4e4f-1g-1h-4|^should i c-2e4f-1h-2|^since a5b-1c-1f-4|^sqlite f-1h2|^sqlite is f-1h2
^stop a-1b-1c-1d-2e-1f-2g-5h10i-1j-1|^stop adding g-2h2|^stop asking b-1f-1g-3h5|^stripe a-1b-1f3h-1|^struggling a-2b-2d-1f7g-1h-1i-2
^struggling to a-2b-2d-1f5g-1|^stuck a-3b-1c-1e-1f6g-1i-1|^switched a2f-1|^technical b-1d-1e-1f-1h-3i6|^technical debt b-1d-1e-1f-1h-3i6|^tell c4f-1g-1h-1j-1
^tell me c4f-1g-1h-1j-1|^ten a8b-2f-1g-1h-1i-4j-1|^testers b-1c6d-1e-2f-2g-1h-1|^the a1b-5c-3d-5e-1g3i6j-1|^the best b-1h-1j2|^the complete a-1g2
^the economics a-1b-1g-1h-1i4|^the only c-1d-1f-2g2h2i-1|^the worst a3b-2j-1|^there d-1f-1h4j-1|^this a3b-2c-1e-1f-2h-4j5|^thoughts c2i-1|^thoughts on c2i-1
^three a6b-1c-1e-1f-5g5h-2i-3|^tips a-1d-1g5h-1i-2|^tips for a-1d-1g5h-1i-2|^today a-2b4f-1h-1|^today we a-2b4f-1h-1|^too a-1b-3c-4e-1f8g-1h-1
^turn a-1b7c-2d-1e-1f-1g2h-5i-1j-1|^turn one a-1c-1g4h-1|^turned a4b-1f-2|^users f4h-3|^users sign f3h-3|^version b1|^ways d-1f-1g3i-1|^ways to d-1f-1g3i-1
^we a1b1d-2e1g-2h2i-1j-1|^we are a-1c-2e4g-1|^we built a-2b3|^we can't c-1f2h-1|^we don't f-3h4|^we doubled a1|^we got a-5f5|^we have a-5b1c5e-1f1
^we just a-2b3|^we killed a1b-1|^we let a3b-2d-1e-1|^we lost a4b-2f-2|^we moved a1f-1|^we stopped a1b-1|^we're a-3b3f2h-1|^we're launching a-1b2f-1
^we're opening b1|^we've a-3b-1f4|^webpack build f1|^webpack f1|^went a1f-1|^went from a1|^what a5b-3c1d5e-2f-4g-1h-4i-1j-2|^what are c-1d3f-1g-1h-1
^what do a-1c4d-1e-1g-1|^what does a-1c2d2g-1h-1j-2|^what happened a1d-1|^what i a4c-1d-2|^what is a-1c-2e2f-1|^what nobody a4d-1g-2h-3|^what should a-1d3h-1
^what three a1|^what to a-1c-1d-4e-1f-1g7i-1|^what would a-1c2d1e-1f-1g-1|^what's a b-1c-1d6e-2g-1h-1i-1|^what's a-1b-1c2d7f-1g-4h-1i-2j-1|^what's missing c3d-2
^what's the d4e2g-4i-1|^what's your c1d1|^when b-1d2e-1g3h-3i-1|^when did d3g-2h-1|^when is d1e-1|^where a-1b-1c-1d2e1f-1g2h-1|^where can a-1d3f-1
^where do c-1d1e1g-1|^which c1d1e1h-2|^which is d-1e2|^which of c1d-1|^which one c-1e1|^who a-1c-3d8e-2f-1h-1|^who do c-1d2|^who owns d2f-1
^why a3b-1c-5d-1e-2f2g-1h6i-3j-1|^why do e-1f2h-1|^why does c-4d1f4h-1|^why i a3b-1f-4h1|^why is a-2c-2d1f3|^why nobody a-1d-1f-1h3|^why our a3f-3
^working b-1d-1f-1g-2h-1i6j-1|^working with b-1d-1f-1g-2h-1i6j-1|^worth a d-1g-1h-1j3|^worth d-1g-5h-1j6|^would b-1c6d-4e1g-1|^would love b-1c2g-1
^would you c2d-2e1|^write a c-1g3|^write a-1b-1c-1d-1e-1f-1g7h-3i-1j-1|^write better b-1f-1g4h-2j-1|^you b-1d-4e-1g-2h7i-1|^you don't d-2g-1h2|^you should g-1h2
^your b-1c-1d-1f-1g-2h6|^your mvp c-1h1|~, b3c-4d1e2g-2h1i-1j-2|~: a1b-4c2f2h2j-2|~=, NOUN a1b3c-3d1e1f1g-2h-1i-1j-2|~=, NUMBER a-2b2d1f1g-1h-1
~=, VERB did a2b-3d-1f2|~=, VERB do c-1d2h2j-2|~=, VERB does b2f-1|~=, and a-1c-2e2g-1h2|~=, but a2b-1|~=, i'm b-2d-1f2|~=, no b2f-1|~=: NOUN b-2c3h2j-2
~=: NUMBER a1b-1f-1|~=ADVERB , b2f-2|~=ADVERB ? f2j-1|~=ADVERB NOUN a3b-2c-1f-1|~=ADVERB VERB did a2b-2c-1d2f-1g-1|~=ADVERB VERB do c-2e2g1h-1
~=ADVERB much c1f-1|~=NOUN , a-2b3c-3d1e1f2g-3i-1j-2|~=NOUN : a1b-4c2f2h2j-2|~=NOUN ? a-2b-2d5f-2h-1|~=NOUN ADVERB a1b-1c-3e2f2
~=NOUN NOUN a-1b5c4e-2f1g-2h-3i-4j-1|~=NOUN NUMBER a2b1c2d-3f-1g-1|~=NOUN VERB did a4b-2c-1f1g-1|~=NOUN VERB do b1g-1|~=NOUN VERB does b1f2i-2
~=NOUN about d2f-1i-2|~=NOUN and b1d-1f1g-1h-1|~=NOUN for a-1b4c4d-1e-4f-2h-1i-1|~=NOUN i a3d-1g-1|~=NOUN in d-1f2i-2|~=NOUN inside a2b-1c-1f-1|~=NOUN is b3i-2
~=NOUN more a2b-2|~=NOUN of b-1c-1d3f1h-1|~=NOUN on b-4c3f2h2j-2|~=NOUN that a-1b-1c2d2f-1h-1i-1|~=NOUN the a1|~=NOUN to b3c-2f-1|~=NOUN up a1c-2e2
~=NOUN with b-2d-1f2|~=NUMBER , a1b-1|~=NUMBER NOUN a4b-3c-2f2g-2i-1j-1|~=NUMBER once b3f-2g-1h-1|~=OWN NOUN a-1b2c3e-3f1g-2h1i-3j-1
~=VERB did NOUN a-1c-1d1e-1f3g-2|~=VERB did all b-2d-1f2|~=VERB did and a-1b-1d2|~=VERB did in b1|~=VERB did it h2|~=VERB do , h2j-2|~=VERB do ? c1f-1
~=VERB do NOUN c1d-2e2g1h-1|~=VERB do NUMBER c-1d2|~=VERB do OWN e-1f-1h2|~=VERB do it c-1d2h2j-2|~=VERB do this b1|~=VERB do up b1|~=VERB do your b1g-1
~=VERB does NOUN a-1b1f1g1h-1|~=VERB does your b3i-2|~=VERB doing for a1|~=a NOUN a1b1c1d-1g2h-2i-2j-1|~=about NOUN a1b-2d2|~=about NUMBER b-2f2
~=after NUMBER a2f-1g-1h2i-1|~=all NOUN c-1d-1f2|~=and ADVERB a-1c-1d1f-1g-1h2|~=and a d-1f1h-1|~=and i'm b2f-1|~=and it b1|~=anyone ADVERB c-1f3j-1
~=as NOUN a1b-2c-1f3g-1|~=be NOUN a-1c2e2i-1|~=but ADVERB a2b-1|~=but NOUN a-1b-2c3|~=do ADVERB a1b-1|~=do you d1|~=for NOUN b3f-2i-1|~=for NUMBER b1f-1
~=for a b-1c1|~=here's what a1f-1|~=how did d1|~=how do d1|~=i ADVERB a3d-1f-1g-1|~=i VERB did a-1b1c-1d-1f2h2i-1|~=i VERB do a-1c-1d3f-1h-1
~=i have a-1b-1c1d2f-1|~=i'm VERB doing b-2d-1f2|~=in NOUN b-2d-1f2|~=in NUMBER b-1f2|~=it ADVERB a1c-2e2f-1|~=it NOUN d2f-2|~=it VERB do a1b1f-1
~=it is a1b1f-1|~=it's VERB did b2f-1|~=it's VERB do b-2f2h2j-2|~=much NOUN c1f-1|~=no NOUN a-2d2|~=nobody VERB did a2f-1|~=nobody VERB does b-2d-1f2g2h-1
~=of NOUN b-2c-1d3f-1|~=of NUMBER b2f-1h-1|~=on NOUN a-1b3d2f-1h1i-2j-2|~=should i a-1c1d2f-1h-1|~=that NOUN b-2c3|~=the NOUN a1d-1f1g-1|~=them NOUN f-1g-1h2
~=this NOUN b1c2f-1g-1|~=to NOUN b3c-2f-1|~=to VERB do b-2c-2d-1e2f2|~=we have a-1f2|~=what ADVERB a3b-2c-1f-1|~=what NOUN a2c-3e1|~=what would a-1b-1c1d2f-1
~=with NOUN d-1f2h-1|~=would NOUN b1c1f-1|~=would you a-1b-1c1d2f-1|~=you VERB do a-1b1c-1d3f-2|~=your NOUN b4d-1f-1g-1i-2|~? a-4b-2c2d5g-1h-1j-1
~^ a-1d-1f-1g-1h-1j5|~^1 c4d-3|~^2 a-1f1|~^= a-1d-1f-1g-1h-1j5|~^=ADVERB b1c1f-1|~^=ADVERB much NOUN c1f-1|~^=ADVERB much c1f-1
~^=NOUN , NOUN a-1b5f-1g-2h1i-1j-2|~^=NOUN , a-1b5f-1g-2h1i-1j-2|~^=NOUN NOUN , a-1b2d-2e2h-1|~^=NOUN NOUN NOUN a-1b3c-1d2i-2
~^=NOUN NOUN b5c3d-1e-3f-1g-1h-2i-2|~^=NOUN NOUN for b2c4d-1e-5h-1|~^=NOUN NUMBER a3b-1d-1g-1|~^=NOUN VERB did a2b-1f-1|~^=NOUN VERB does b1f2i-2
~^=NOUN VERB does your b3i-2|~^=NOUN a2b3c3d-2e-3f-2h1i-5j-3|~^=NOUN inside a2b-1c-1f-1|~^=NOUN that b1|~^=NUMBER NOUN , a-1c-1f2|~^=NUMBER NOUN a2b-2c-1f2
~^=NUMBER a1c2d-3e-1f1|~^=OWN NOUN NOUN b2c1f-1i-2|~^=OWN NOUN b2f2g-1i-2j-1|~^=OWN b2f2g-1i-2j-1|~^=VERB did NOUN b-2c-1d1f2|~^=VERB did a1b-1c-1f1h-1
~^=VERB do OWN NOUN e-1f-1h2|~^=VERB do OWN e-1f-1h2|~^=VERB do a-2b1d-1f1g-1h1|~^=VERB doing c-1d1|~^=a NOUN NOUN b1|~^=a NOUN g2h-1j-1|~^=a g2h-1j-1
~^=anyone ADVERB ? f2j-1|~^=anyone ADVERB c-1f3j-1|~^=anyone c-1f3j-1|~^=be NOUN a-1c3i-1|~^=be a-1c3i-1|~^=here's a1f-1|~^=here's what a1f-1|~^=how a-1d3h-1
~^=how did d1|~^=how do d1|~^=how do you d1|~^=i VERB did b3c-1d-1f1i-1|~^=i a-1b2d1i-1|~^=i have a-1b-1c1d2f-1|~^=it a1b1f-1|~^=it is a1b1f-1
~^=it's VERB do , h2j-2|~^=it's VERB do h2j-2|~^=it's b2f-1h2j-2|~^=its a-1b2|~^=never a1|~^=nobody VERB did a1|~^=nobody c-2e1g1h1|~^=we a-1f2|~^=we have a-1f2
~^=what a3b-4d2e1f-3|~^=what would a-1b-1c1d2f-1|~^=what would you a-1b-1c1d2f-1|~^=would NOUN b1c1f-1|~^=would b1c1f-1|~^a g2h-1j-1|~^anyone c-1f3j-1
~^anyone else c-1f3j-1|~^asking c-1d1|~^be a-1c3i-1|~^built b2f-1h-1|~^got b-2c-1d1f2|~^here's a1f-1|~^here's what a1f-1|~^how a-1d3h-1|~^how did d1|~^how do d1
~^i a-1b2d1i-1|~^i have a-1b-1c1d2f-1|~^i made b3c-1d-1f1i-1|~^it a1b1f-1|~^it is a1b1f-1|~^it's b2f-1h2j-2|~^its a-1b2|~^my b-1c1|~^never a1|~^nobody c-2e1g1h1
~^order a-2d-1f2|~^our b2c-1f2g-1i-2|~^too c1f-1|~^too much c1f-1|~^we a-1f2|~^we have a-1f2|~^what a3b-4d2e1f-3|~^what would a-1b-1c1d2f-1|~^would b1c1f-1
~^would love b1c1f-1|~a a1b1c1d-1g2h-2i-2j-1|~about b-2d2f1i-2|~actually a1f-1|~after a2f-1g-1h2i-1|~all c-1d-1f2|~and a-2c-2d2e1f1g-1|~answer a-1f1
~anyone c-1f3j-1|~app b-1f2g-1|~are a-1b-1d2f-1|~as a2b-3c-1f3g-1|~asking c-1d1|~asks a-4b-2c2d5g-1h-1j-1|~be a-1c2e2i-1|~because g2h-1|~before a-2c1d2
~best a3b-1d-1g-1|~brand c1e-1h2j-2|~built b2f-1h-1|~but b-4c3f2|~buy c-1d2|~by a1b1i-1|~called b3f-1|~calls b3c-2f-1|~calmer c3d-3|~change c1d-1f-2h2
~chrome b1|~clients a-1b-1d2|~cofounder c-2e2|~customers b-2f2|~dark b2h-1|~days b1c-1f2|~deed.:asked may d1|~deed.:here's does a1f-1
~deed.:i did a3b2c-1d-2f-1g-1h1i-1j-1|~deed.:i has a-2b-1c1d2|~deed.:i was a1|~deed.:it is a1b1f-1|~deed.:it's do h2j-2|~deed.:nobody did a2b-1c-1f1h-1
~deed.:nobody do a-3d-1f1g-1h3|~deed.:nobody does c-2e2g2h-1|~deed.:nobody doing c-1d1|~deed.:nobody may a-2c4f-1h-1i-1j-1
~deed.:nobody none a2b1c1d-3e-2f-1g2i-2j1|~deed.:other did a4b-2f-2|~deed.:other do b2c3d-3g-1|~deed.:other does a-1b2f2h-1i-2|~deed.:other is a2c-2
~deed:asked may a-2b-2c1d4f-2h-1|~deed:asked was d1|~deed:here's does a1f-1|~deed:i did a3b2c-1d-2f-1g-1h1i-1j-1|~deed:i has a-2b-1c1d2|~deed:i was a1
~deed:it is a1b1f-1|~deed:it's do h2j-2|~deed:nobody did a2b-1c-1f1h-1|~deed:nobody do a-3d-1f1g-1h3|~deed:nobody does c-2e2g2h-1|~deed:nobody doing c-1d1
~deed:nobody may a-2c4f-1h-1i-1j-1|~deed:nobody none b1c3d-3e-2f-1g2i-2|~deed:other did a4b-2f-2|~deed:other do b2c2d-1f-1g-1|~deed:other does a-1b2f2h-1i-2
~deed:other is a2c-2|~deed?:asked may a-2b-2c2d3f-2h-1|~deed?:nobody none a-2c3d-1f1j-1|~did a2b-1d1f-1|~differently a1b-1|~digit a4b1c-1d-1g-2h-1i-1j-1
~do a1b-1c-1d1|~else c-1f3j-1|~emails a1b-1c-2e2|~euros a3d-1g-1|~ever a3b-1d-1g-1|~every b-1g-1h4i-1|~faster c3d-3|~find d1|~first a-2b1d2f-1
~for a-1b5c4d-1e-4f-3h-1i-1j-1|~free b1|~go c-1d2|~got a1b-2c-1f3g-1|~happened a2c-2|~have a-2b-1c1d2|~here c-2e2|~here's a1f-1|~here's:learnt a1f-1
~honest a-1b-2c3|~how a-1d3h-1|~i a1b-1d3e-1f-1g-1h1i-1j-1|~i'm d-1f1|~i:bad a1f-1|~i:gain b2c-1d-1f1i-1|~i:learnt a1b-1|~i:not a-1b-1d2|~i:show b2c-1d-1f1i-1
~in a-1b-1d-1f3h-1i-2|~inside a2b-1c-1f-1|~is a2b1c-2d1f1g-1i-2|~it a2b-1c-2d1e1g-1h3j-2|~it's a-1f1h2j-2|~it:bad a2b-1f-1|~its a-1b2|~like a1c1f-2
~love b1c1f-1|~made b2c-1d-1f1i-1|~mode b2f-1h-2|~month a1b-1|~months a1b-2d2f-1g-1h1i-1|~more a2b-2|~mostly d-2e2|~mrr a1b-1f-1|~much a-1c1d2f-1h-1
~my c4e-3f-2h1i-1|~never a1|~new c6d-1e-5|~next a-1g-1h2|~no a-2d2|~nobody b-2c-2d-1e1f1g1h1|~nobody:bad a2b-3c-2e1f1g1h1|~nobody:good a-2b1c1d-1f2g-1h-1
~nobody:judge a-2b-4c6e-1h-1|~nobody:show b3f-1h-1|~none:bad a-3c2e1f1|~none:good a2b-4c2f-1|~none:guide b-1g2j-1|~none:judge c2f-1
~none:learnt a6b-2c-1f-1h-1i-1j-1|~none:not f1|~none:show a3c-1f-2|~none:thing a1|~not a2b-3f1|~now a1|~of a1b-1c-1d3h-1|~offline b5c-1f-2g-1h-2
~on a-2c2d2f1h1i-2j-2|~once b3f-2g-1h-1|~one b-2f2|~other:guide b-1f2|~other:learnt a2c-2|~other:not a1b-3f1|~other:show c3d-3|~other:thing f2g-1
~our b2c-1f2g-1i-2|~out a-2b3c-1d2f-1i-2|~pay b-4d-1f4|~paying a1|~people a1b-1c-1d-1f3|~person:? a-4b-2c2d5g-1h-1j-1|~person:own a-1b2c3e-3f1g-2h1i-3j-1
~person:self a1c-1d2e-1g-2i-1j-1|~person:you a-1b5c-2d2e1f-2g-1i-2j-1|~persons: a4c-1d-4g1i-3|~persons:? a-2b-1c2d2f1g-1j-1|~persons:own b1c3e-3f1g-2h1i-3j-1
~persons:self ? a-1c1d2f-1h-1|~persons:self a2c-1d1e-1g-2h1i-1j-1|~persons:you ? a-1b-1c1d2f-1|~persons:you b6c-3e1f-1g-1i-2j-1|~price a2f-1h-2|~rate c1e-1
~reads c1f-1g2h-1|~revenue a1b-1|~said a-1b-2d-1f1h2|~sales a1b-1d-1f1|~say b-2f2|~says b-2f2|~should a-1c1d2f-1h-1|~signups c-1f1|~simple c-2e2|~since f1
~single a-1b2c-1g-2h3i-1j-1|~size:long a-1b-3c-2d1e2f2g-1h1|~size:short a3b-4c1e-1f-3h4j-2|~size:short no verb a1b1c1g-2h-2i-1j-1|~size:tiny a-1b1d-1f2g-1h-1i-1
~size:tiny no verb a-2b-4c-2d-1e-1f1g4h2i-1j2|~size:usual a2b5d3e-2g-3h-3i-5j-2|~size:usual no verb a1b4c4d-3e-3f-1i-1j-2|~so c-2e2|~spend a-1c-2d2e2f-1h-1
~steal a-4g4|~stop h2j-2|~taxes a-1b-1d2|~ten c1|~text b2c1d-1f-1i-1j-1|~than a-1b-2c2|~that a-1b-1c2d2f-1h-1i-1|~the a1b-2d-1f3g-1|~them a-4b-2f-1g4h2
~themselves b-1c2i-1|~then a-1g-1h2|~they a-1g-1h2|~think c-2d-1f2|~this a1f-1g-1|~to a-1b1c-3d-1e1f1g-1h2|~too c1f-1|~turn:a thing b1d-1f1i-1
~turn:acted a6b-1c-2e-1f-1g-2h1i-2j-1|~turn:ago a1b-1c-1d-1e-1f2g-1h1i-1j-1|~turn:all a1b-2c-3d-1e1f1h4i-1j-1|~turn:ask c-1d1f3j-1|~turn:bad b-4e2f3g-1h1j-1
~turn:gain a-1b4c-2d-1i-1|~turn:good b-1c1d-2f2g-1h-1i-1|~turn:guide b-2c-2d-1e2f2g2h-1j-1|~turn:judge a-2b-3c7d-1e-1f-2h-1|~turn:judged b-5c4d2e-1f1i-1
~turn:learnt a8b-3c-3f-2h-1i-1j-1|~turn:machine a-1c-2e2f3g-1h-1|~turn:metric a3b-2c-1d-1f1|~turn:not b-3d2f3|~turn:offer a-1b3f-1|~turn:own thing b3f-1i-2
~turn:people b-1c-1d1f1i-1|~turn:plea a-2b-2c-2d1e1f4g-1j-1|~turn:praise a4b-2d1e-1f-2h-2|~turn:ready a3b3c-1f-3g1h-2i-2j-1|~turn:show a2b5d-4f-2g-1h-1i-1j-1
~turn:stance b-3c-2d1e1h3j-2|~turn:thing b3d-1f1g-1h-1i-2|~turn:verdict a-2b1c2f-1|~turn:which a-1d2h-1|~turn:would a-1b-1c1d2f-1|~turn:yours b4d-1f-1g-1i-2
~turn?:ask c-1f3j-1|~turn?:judge c1f-1|~turn?:plea c-1f3j-1|~turn?:praise a-1c1d2f-1h-1|~turn?:stance a-1c1d2f-1h-1|~turn?:which a-1d2h-1
~turn?:would a-1b-1c1d2f-1|~two a-1b3i-2|~up a1b1c-2e2f-1|~visits a-1c-1d-1f3|~wants b-2c-2d-1e2f2|~we a-1f2|~week b1|~weeks a-1c-2e2f1|~went a2b-1f-1
~were a1f-1|~what a5b-1c-3d2e1f-4|~who:asked a-2b-2c1d4f-2h-1|~who:here's a1f-1|~who:i a2f-1g-1h1i-1j-1|~who:it a2f-2|~who:it's b2f-1h2j-2
~who:nobody a-2b-1c1d1f1h1i-1j-1|~who:none b1c3d-3e-2f-1g2i-2|~who:other a4b3d-1e-1f-1g-1h-1i-3j-1|~who:own b2c-1f2g-1i-2|~will b1g-1|~with d-1f2h-1
~works b2f-1|~worse a-2c2|~would a-1b-1c2d2f-2|~you a-1b2c-2d2e1f-2h-1|~your b4d-1f-1g-1i-2
`;
