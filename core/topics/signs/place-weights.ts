/** What it says where a word stands, and beside what. Written by `npm run topics -- --fit`. */
export const PLACE_WEIGHTS = `
=, ADVERB a-1c-2d-1e1f3g4h-4i-2j-2|=, NOUN b3c-1d-1e1f-1h-6i3|=, NUMBER a-2b1c3d-3e-2f4g-2h-2i-2j1|=, OWN a-3b3c-2e2|=, VERB did a-1b3e-2f1h-1
=, VERB do a-1b-2c5d-1f3g-2h-1i-1|=, VERB does a-1b-1e-1f4g-1|=, a a3b5c-1d-3f-1g-3h1i-2j-1|=, an b2g-1|=, and a-1b-2d1f1h1|=, any a-1g2|=, be b-2c4f-1
=, but b2d-1|=, every f-2h2|=, has b1c-3e2|=, here a2d-1f-1h-1|=, here's a5b-3c-1f-1|=, how d1|=, i a-2c-1f3h-1|=, if b-2h2|=, in b-2g1h2|=, is a-2c3
=, it b2d-1|=, it's a-3b3c2f-2h-1|=, its c2d-1|=, most d-1h2|=, no a-1b4c1f-4g-1|=, nobody f-1h3i-1j-1|=, or c-1d3e-1|=, the a3b2c-1d-2f-2g-1h2
=, they a-2b-1c-1d-1f4g-1h2|=, this a2f-1|=, what a-2b-1c-2d-3e4f3|=, which a-1b-1d-4e4h-1j2|=, would a-1b2c1d-1|=, you c-1d3e-2|=: NOUN a-2b12d1e-3f-5g-5h-2i-4
=: NUMBER a8b-6c-2f-2g2h-1i-1j-1|=: OWN a2b-1c-1j-1|=: VERB do a-1b5c-1e-1g-1h-1j-1|=: VERB doing g1|=: a a-5b3c1d-1e1f-1g1h3i-1j-3|=: how b-2g3|=: most h1
=: what a4b-1c2d-1e1f-2g-1i-1j-2|=: where b-1d-1e2|=: which c-1d-1e2h-1|=? ? a2b-1c1e-5f3|=ADVERB , a-1b1c2d-2f5g-1h-5|=ADVERB : a-1b-1f2
=ADVERB ADVERB a2b-3e-2f4h-2|=ADVERB NOUN a-3b1c-2e-2f-1g2h5j-3|=ADVERB NUMBER a-4e2f5h-1i-1|=ADVERB VERB did a2c-1d-1e-1f1g-1h-4i-1j3
=ADVERB VERB do a-4b-2c4d3e-2g2i-2j-1|=ADVERB VERB does a-1b7c-1d-1h-4i-2|=ADVERB VERB doing a-1d2f-1g-1h1|=ADVERB a c4d-3e-2h1|=ADVERB after a-2f2
=ADVERB all a-1b1c-2d2|=ADVERB and b-1f2h-1|=ADVERB but f2h-1|=ADVERB do d1|=ADVERB have a-1c-1d-2e2f2|=ADVERB i a3b-3d-1f2h-1|=ADVERB i'm d1|=ADVERB if c2f-2
=ADVERB in b2f2g-1h-2i-2|=ADVERB is a-2b2|=ADVERB many b-3c-3f5g-1h2i-1|=ADVERB much e-1f-2h5i-2|=ADVERB of a-1d3e-1f-1|=ADVERB on b4c-1d1f-1h-3
=ADVERB the a-1b-1c-2d-1f3g1h1|=ADVERB to a5c-1d4e-3f-2g-1h-1i-1|=ADVERB up a-1d6g-3h-2i-1|=ADVERB vs c-2e2|=ADVERB we a-1b3f-2h-1|=ADVERB with a1b2f2h-2i-2j-1
=NOUN , b6c2d-4f-1g-5h1i-1j-1|=NOUN : a1b7c1d-2e1f-6g-1h-1i-4j1|=NOUN ? a-2b-2c1d6e2f-1g-3h-2i-1j-1|=NOUN ADVERB a-2b2c3d5e-2f4g-1h-5i-6j-1
=NOUN NOUN a1b1c-1d1e-1f-1h1j-1|=NOUN NUMBER b4c1d2e-1f1g-4h-6i1|=NOUN OWN a3c2d-1e-1f-2g-2i-2|=NOUN VERB did a7b-4c-2d-2f2g-2h2i-4j-2
=NOUN VERB do b-2c1d-2f5g-5h4i-3j-3|=NOUN VERB does a-2b-2c-1d1e-1f8g-4h-1i-4|=NOUN VERB doing a-1b1c3d-2f-2g2h-1i-1|=NOUN a a-2b6c-2e-2f6g-5h-2i-2j-1
=NOUN about a-5b4c1e-2f-6g-3j5|=NOUN across a-3d-1e-1f4g2h-1|=NOUN after a-1b-1c-2d-3e1f5g2h-2i-2j-1|=NOUN an a-2d-1h3|=NOUN and a2b-4c1d-1e3f3g-4h-1i1j-2
=NOUN are a-2b-4c-1d-3h8i-2j-1|=NOUN as a3b-1c-2d2e-1f-1g-4h-3i5j-1|=NOUN at a3b-3c-3e3f-2g-1h-4i5j-1|=NOUN because a-3b4f1|=NOUN before c1d2e-1f-1h-1
=NOUN behind a-1b1d-1g2|=NOUN between d-4e9f-3g-1h-4|=NOUN but a-5b-2c2d-3f8g-1i-1|=NOUN by a-1b-3c-1d-1e-1f1g7i-2j-1|=NOUN can d-3f-1g5|=NOUN did a-1d5e-2g-2
=NOUN do c-1d3e-2f-1g-1h1|=NOUN does c1d-1|=NOUN doesn't b-1e-1f-1g-2h3|=NOUN don't b-2c-1f4g-2h1i-1|=NOUN down b-1c-1f-1h3|=NOUN every b-4d-2f4g1h-2j2
=NOUN for a-2c-1d2e3f-1g3h-3i-2j-1|=NOUN from a7b-5c-3d1g2h-1i-3j-1|=NOUN has b-2c-1d-2f1h5i-1|=NOUN have a3b-2d4e-1f-2g-1h-1|=NOUN here b-1c-3d-1f-1j5
=NOUN how d-1f2g2h-1|=NOUN i a3b2c2d-2e-1f-2g1h-3i-1j-1|=NOUN i've a-4b2j2|=NOUN if b1c-1e2f-2g2h-1|=NOUN in d2e-2f1g2h-6i2j-2|=NOUN into a-1c4d-4e-1f-1h2i-1j-2
=NOUN is a-5b3c-2d-3e-3f3g-4h9i-6j-1|=NOUN isn't d-2f-1h5i-1|=NOUN it a-2b1d-1e1f-1h1|=NOUN last a-1b2f-1h-1|=NOUN me a1b-1d-2f-2h5i-1|=NOUN more b-1d-2e4h-1
=NOUN most h1|=NOUN never a-1c-1f1h1|=NOUN next a-1b5c-1f-2g-1i-2|=NOUN no a-2d-2e-1g4h-2i4j-1|=NOUN nobody f-1g-3h4|=NOUN not b-1c-1d-1f6g-1h-1i-2
=NOUN of a6b4c1d-2e-2f-5g-3h-3i1j2|=NOUN off c1d-2e1f-1|=NOUN on a2b-1c3e-2f-3g2h-2i-4j3|=NOUN or a-2b-4c-2d-9e19f-2g-4h-3i-4j-1|=NOUN out b-1c-1f3i-1j-1
=NOUN over b-1c2e-5f1g-1h-2i6|=NOUN people a-1b-1e2g2h-1|=NOUN per a1f3h-1i-2j-1|=NOUN should d-3f-2g-1h5|=NOUN since a-1f2h-1|=NOUN so a4b-3c-1d-1e1f1h-1
=NOUN than a-2b-2c-1d-8e6f3g-2h3i-1j-1|=NOUN that a3b2c1e-2f-11g5h-5|=NOUN the a-2b-2c-1e-1f-4g-1h5i4|=NOUN their a1|=NOUN them a-2d1e-1h2|=NOUN these c-1d3e-1
=NOUN this a2c-1f-2j1|=NOUN to b-1c-1d4e-3g2j-2|=NOUN under a-2b2c-1d4e-1g-2h2i-2j-1|=NOUN until a-1c-1d3e2g-1h-1i-1j-1|=NOUN up a-2d-2e-1f1g5i-2j-1
=NOUN us e-1f4h-2i-2j-1|=NOUN vs a-1b-2c-1d-3e14f-2g-2h-2i-6j-1|=NOUN was a3b-3c-1e-1f1g-1h2i-1|=NOUN we a3e-1f2g-1h-4i-1|=NOUN were b-2d-1h4i-1
=NOUN what d-1f3g-1h-1|=NOUN when b1c-1e3f-1g2h-5i-1|=NOUN which d-1g1h1|=NOUN who a-1b-1c-1e-1f-1h4i-2|=NOUN why c-3d3|=NOUN will a-1b-1c-1f-2h5
=NOUN with a-2b-5c-2d2e2f-2g1h4i1j-2|=NOUN without a2b4c-4d-2e-3f-1g3h-3i1j-1|=NOUN won't a-1c-1d-1e1f3g-2h1i-1|=NOUN would a7b-1c-2d-3e2f-2h-2
=NOUN you a-1c-2d1f-2g1h4i-1j-2|=NOUN your b1f-1|=NUMBER , a5b-2c-1d-2e-1f-2g5h-3i-1j-1|=NUMBER : b2h-1|=NUMBER ? c-3d5e-2|=NUMBER ADVERB d2e-2h-1
=NUMBER NOUN a6b-4c-1f2g2h-3i-2j-2|=NUMBER VERB do b2c-1e2f-3|=NUMBER VERB does a4b-1f-1g-2|=NUMBER after a1f-1|=NUMBER and a5b-1c-1d-1f1h-3|=NUMBER by a3f-1g-2
=NUMBER for a-1b2c1d-1g-1j-1|=NUMBER from a-1f3g-1i-1|=NUMBER in a2b-1f-2j2|=NUMBER is b4f-2h-1|=NUMBER of a-1b-1c-3d-1e-1f3g-4h6i-2|=NUMBER on a1b-1c-1f3i-1
=NUMBER since a-6f7g-1h-1|=NUMBER to a2d-1f2g-3i-1|=NUMBER without a-2f3g-1|=OWN NOUN a3b1c5d-3e-2f5g-3h-4i-2j-1|=VERB did , a-1b2c-1d-1f4g-2h-1i-1
=VERB did : b2c2g-1h-1i-1|=VERB did ADVERB a5b-1d-2f-1|=VERB did NOUN a3c-1d-4e2f-1h-2i3|=VERB did NUMBER a7b-1c-1d-1e-1f-1g-3h-1i-1j-1
=VERB did OWN a3b4c-3d-1e-1f-1g1h-1i-1j-1|=VERB did VERB doing a-1b2c-1d1f2h-2|=VERB did a a-1b7c2d-4e-1f2g-3h-4i-1j-1|=VERB did after a1c-2f2
=VERB did and a-2f3|=VERB did at a-1e-1f4g-1h-2|=VERB did between a-1e-1f3h-1|=VERB did by a2h-2|=VERB did down a6b-2c-2f-1g-1h-1|=VERB did every a3c-1f-1
=VERB did everyone a1f-1|=VERB did for b1c2d-1e-1g-1h-1|=VERB did from a3b-1d-1e-1f1g-2|=VERB did how a1b-2c-1d3e-1|=VERB did in a-5b1d-1e-2f3h5i-1
=VERB did it a4b-1d-1e-1f-3g-1|=VERB did me a8b-4c-2d-1e-1f-5g-1j3|=VERB did more e-1f-4h5|=VERB did of a-2b-1f-1h4|=VERB did off a2b-1f-1
=VERB did on b-1c-1f3g-1|=VERB did out a-1f2j-1|=VERB did the a-4b2c-3e1f3g-1h2i-1j-1|=VERB did this a-2b-1f3h-1j2|=VERB did to a2b-1c-1d-1e6f-1g-2h-1
=VERB did up a4b1c-2f-2|=VERB did us a6d-1e-1f-3g-1h-2|=VERB did using a4f-4|=VERB did with b-1d2h-2|=VERB did your a-2d-1g3h-1|=VERB do , a2b-3e-1f4g-2h-1i-1
=VERB do : a-3b1g3|=VERB do ? a-2b-1c3d3e-1f-1g-1j-2|=VERB do ADVERB a1c1f-3g-1h4i-1|=VERB do NOUN a-1b-1d6e-2f-5h4i-2j-3
=VERB do NUMBER a3b-3c1d-1e-2f3g2h-4i-1j-1|=VERB do OWN a-2b-2c7d5e-1f-4g-4i-1j-4|=VERB do VERB doing a2b-4c-2f5g-7h5i-1j-1|=VERB do a a-3b-3c-1d3f1g3i-2
=VERB do about a-2b-1c4d-4e-1g-3h6i-2j-1|=VERB do after b-1d1f2g-1h-1|=VERB do an a-1b-2c-1e-2f-1g4h2j-1|=VERB do and d1e1|=VERB do anyone a2c-1d-2f1
=VERB do anything f1h-1|=VERB do as f-1h1|=VERB do at a-2e-1f1g-2h-2i5|=VERB do before a-1b-2c-1d-1e-1f-1g8h-3|=VERB do down a-1c2d1e-1f1h-1
=VERB do every a-4d-1f-2g4h1|=VERB do for a1b1c-3f2h1i-1|=VERB do from a-1b-1d-2e2f2g1h-1|=VERB do how a-2d1f3g-1h-2|=VERB do i a3b2d-1e-1f-1g-4|=VERB do if d1
=VERB do in a1b-2c-3d4e2f-4g-2h1|=VERB do it a-4b-1c2d2e-1f2g-1h-3i4j-1|=VERB do its a-1b1f2h-1|=VERB do like c1d1f-2g2h-1|=VERB do me a-1b-1c5d2f1g-2h-4j-1
=VERB do more a-3c-1d-1f2g3i-1j-1|=VERB do most h1|=VERB do no f-1g2|=VERB do of c4d-3|=VERB do off e1|=VERB do on a-3b-1c-2d-2e2f3g1i-1j1
=VERB do out c-1d-3f3g-1h-1j2|=VERB do per d-1e1|=VERB do some a-1c2d-1|=VERB do than a-2c2d-2e2|=VERB do that b-1h2|=VERB do the a-3b1c-1d-1e-2f5g3h-2i-3j-1
=VERB do their a2d-1f-1|=VERB do this a-1b2c2d-1f-1g-4h-1j3|=VERB do to a-3c-2e2f-1g-1h4j-1|=VERB do up d-3e-1f4g4h-5i-1|=VERB do us a-1f1
=VERB do what c2d-3e-1f1|=VERB do when a-1b-1d-1e-1f2g2h-1|=VERB do with c-1d-2e2f3g-1h-2i-1|=VERB do you c5d-3e-1f-3g-2h5
=VERB do your a-1c-1d2e-2f-1g3h-4i-1j2|=VERB does , f2h-1|=VERB does ADVERB a-2b4c-1d-1e-1f5g-1h-3i-2|=VERB does NOUN a-3b2c5d-2f-5g-1h3i-4j-1
=VERB does NUMBER a-5b-2c-1f8|=VERB does OWN a-2b-4c-1f9h-5|=VERB does VERB doing a-1b-1f2|=VERB does a a-1b-2c-1d-1f-5g4h5i-1|=VERB does all a-2b2
=VERB does another f-1h2|=VERB does at b-1d-1e-1f3i-1|=VERB does for c-1d4e-2|=VERB does in a3b-1c-1d2e-1f-3g-2h-3i5j-1|=VERB does me a-1b-1f3h-1
=VERB does more a-3b-5c-2f7j2|=VERB does on b3c-1d-1f-2g1|=VERB does out a3d-1f1g-1h-1|=VERB does the a-2f5h-2|=VERB does to a-2b-1c-1d2e-1f-1g-1h3
=VERB does with f5h-4i-1|=VERB does you a4d-1g-1h-3|=VERB does your b3f-1g-4h1|=VERB doing ADVERB a-1b2e-1f-2g-2h5i-1j-1
=VERB doing NOUN a-1b6c-4d-4e-3f-3g3h3i1j-1|=VERB doing NUMBER a6b-2e-2f3g-3h-3i-2j-1|=VERB doing OWN a2b5c-4g-1h-2i-1j2|=VERB doing a a-3b-1d-2e1g5h-4i3j-2
=VERB doing about a-1f2|=VERB doing an e1|=VERB doing anybody d-3g4|=VERB doing every a7b-2e-1f-2g-2|=VERB doing for a-4b-3c4d4e-3f5g-4h2i-4j-1
=VERB doing from a4b-2c2d-2f-2|=VERB doing it c1|=VERB doing on a-4b2c-2d1f6g-1h-3j-1|=VERB doing the a-1c-1d1e-1f-1g-1h3i-2j2
=VERB doing this b-1c-1d-1f-1h-1j5|=VERB doing to a-2c-1d-2e2f3g-1|=VERB doing up a-1e2f1|=VERB doing with b-1c-1d-2e-1f2g-3h-3i7j-2
=VERB doing your a-1b-2d-1g5h-1|=a NOUN a-1c-2d3e1f-2g2i-1j-1|=a NUMBER b-3c-4d2e3f-2h4i-2j-1|=a few b-1c4d-1f-2|=a or c4e-2f-1
=about NOUN a-1b4d-1e-3f-4g-3h-1i-1j6|=about OWN a-1c5d-4|=about VERB doing a2b2c-1f-1|=about it a-2f1h2|=about to a2b-1c-1d1e-1|=about your g-3h4
=across NUMBER a-2b-1d-1e-1f3g2h-1|=after ADVERB a1f2h-1i-1|=after NOUN b2c-3d1e3f-1h-2|=after NUMBER a2b3c-1d-1e-1f-2g-2i-1
=after VERB doing a2b-1d-1e-1f3g-1h-1|=after a a-3b2d-2e-1f1g4|=after the a-4b-1c-2d2e-1f8g-1h-1i-1|=after we a2f-1|=all , a-1b1c-2d2|=all OWN a1f1h-1
=all the a-2b1d2e-1f-1g2h-1|=am VERB doing b1|=am i a-1d-3e-1f1h4|=an NOUN a-4b2d1e-1f-2g3h-2i2j-1|=and ADVERB a-3b-5f9h-1j-1|=and NOUN b1c-2d-2e2f1g-5i2j-2
=and NUMBER a2b-1|=and OWN a-1b-3e2f3h-1|=and VERB did a8b-2f-5|=and VERB do c2e-1|=and VERB does a-2b-1d4f1h-1i-2|=and VERB doing a-1e5f-1g-1h-2i-1
=and a a1c-1d-4e3f-2h3i-1|=and can't f2h-1|=and did a-1d3e-1|=and do a-1c-1d2f-1|=and don't f1h-1|=and half b-1d-1f3h-1|=and i a-5b1c1d-1f2h2|=and it a3b-1f-1
=and it's d-1e-1f-3g-1h4|=and no a-1b-1c-1d3e-1f2g-1h-1|=and nobody b-1f2|=and the a6f-5h-1|=and we a-2b-2e2f3|=and what a5d-2f-2g-1
=another NOUN a-1c-1d3e-1f-1g-2h1j1|=any NOUN a-3c1d5f-2h-2i-1j-1|=anybody VERB did c-2e2|=anyone ADVERB c2e-2|=anyone VERB did c-1d2|=anyone VERB do c-1d3
=anyone VERB doing b-1h-1j2|=anyone here d3g-1i-1|=anyone using c-1d2e-1|=are ADVERB a-1c-1f-2h5|=are NOUN a-3b-3d2e3g-3h4i-1|=are VERB did a-1c-1d-4e3f1g1h1
=are VERB doing a-2b3d-1e2f-3g-1h2i-1|=are a b-1d-1h2|=are the a3b-1f-1g-1h-1|=are you c-1d2e-1|=as NOUN a-2b1f1i-1|=as a a4c-2d2e-1f-1g-3h-2i2
=as an b-1d-1f-1g-1h-1i5|=at NOUN a-3b-1c-1f5i-1|=at NUMBER a1c-2d-2e2f1g-3h-4i5j-1|=at OWN e1|=at the c-1d2e-1f3h-2|=at what d2e-1|=be NOUN a-7c7d-1e-1f-3h4
=because NOUN b2f-1|=because the a4b-2f-2|=been VERB doing a-5b2c-2e-1f8g-1h-2i-1|=before NOUN c1f-1|=before OWN d1|=before VERB doing a4g-3|=before i c1
=before the d2e-1|=before they c2d-1|=before you a-1b-1c-1d-2e-1g3h-1j3|=behind NOUN d-1g2|=being NOUN a-1c-1d-4e-1f-1g-2h9i-1j-2
=between NOUN a-1d-2e4f2g-1h-3i1|=between a d-3e4|=but ADVERB a-5f6|=but NOUN a5b-2f1g-2h-1i-1|=but never d-3f3h-1|=but nobody f4h-3
=by NOUN a3b-3c-1d-1e-1g3h-2i-1j-1|=by NUMBER a-2b-1g4i-1|=by VERB doing a6f-4g-1|=by a a1f-1|=by half a2f-1h-1|=can ADVERB a-1b-2e2g2
=can VERB do a-2b1d-3e-1f2g5h-2i-1|=can a c1|=can i a-1b-1c2d4e-1f-2g-1h-2|=can someone c1d1e-1f-1|=can you c2e-1|=can't NOUN a-1b-2c-2d-1f6g-1h-1i-1
=can't VERB do b-3d-1e-1f6g2h-5|=could a c-4d4|=did it a-1d3g-2|=did not a3d-2g-1|=did you a-1b-1d5g-2h-1|=did your d2e-1|=do ADVERB a1f-1
=do NOUN c-2d5e1f-1g-1h-2i-1|=do VERB do a-3d-1f2g2h1|=do i a-2c-2d6e-1f-1g-1h-1|=do it a2f-2|=do not d-2e-1h4|=do people c-1d-2f3|=do with a-1b-1c-2d4e-1f-1g-1
=do you a-1b-1c1d5e1f-1g-4h-2|=does NOUN c-2d4f1h-1i-1|=does OWN c3d-4f2|=does VERB do h1|=does a c-1d1e1g-1h-1|=does anyone c-1d2|=does everyone d1f-1
=does from c1d-1|=does it c-4d5|=does not f1|=does the c1f-1|=does this c5d-3j-2|=doesn't VERB do b2e-1f-1g-2h1|=don't VERB do a-3b-2c-1d-3e-1f2g-1h7i-2j-1
=don't have a4b-1f-1g-2h-1|=down NUMBER a-1f2g-1|=down OWN a-2b-1f3g-1|=down a a2f-2|=every NOUN b-3c-2d-3e-2f1g5h2i-1|=everyone VERB do d1f-1h3i-1j-1
=fewer NOUN a2f-1|=for ADVERB a-2b2c2d-3e-1f-1g-1h-1i2j2|=for NOUN a-4b3c-1d1e-1f1g4h-1i-1j-2|=for NUMBER a5b-5c1d-4e-2f2g-3h5i-4j-1
=for OWN a1b-1c-1d6e-3f-1g-1h-2|=for VERB doing a-3b2c-1e-1g3h-1|=for a b-3c3d5e7f-4g-5h-4i-2j-2|=for an b-1d4e1f-1g-1h-1i-2|=for no a-1c-1f1
=for people a-1b7c-1d-3e-1f-1g-1h-2i-1|=for the a-1c-1d1e-1f3g2h-2i-1j-1|=for this c1d-1j1|=for under d2h-1i-1|=for you d-2e2|=for your b-3d-2e-2g6h1i-1
=from ADVERB a4b2c-1d-1f-1g-2h-1|=from NOUN a6b-3c-1d2f-2g3h-3i-3j-2|=from NUMBER a4b-1d-1e-1f1g-4h1i-2|=from OWN a1b-2c1d-2f2i-1j1|=from a a3e-1f-2
=from the a-1d-3e3f3g-1i-1|=from this c3d-2|=half OWN a1b-1d-1f1h-1|=half of a5b-1g-1h-3|=has NOUN a1b2d-1e-1f-3g-1h4i-2|=has NUMBER a2b-3f1
=has VERB did a1b1c-1f-1h-1|=has anybody c-2d1e2|=has anyone c-1d2|=has been a-1d3|=have NOUN a-4b-1c4d3e-1f-1g-1|=have NUMBER a-2c-1f4h-1
=have VERB did a1c-1d-1f-1h1|=have a c-1d3e-1f2h-2|=have no a-1f2|=have to a4b-1f-1g-1h-1|=her NOUN a-3f3|=here : a-2b-1j3|=here ADVERB d2g-1|=here are a1
=here is a3b2d-2e-1f-2h-1|=here's the a2b-1|=here's what a2b-2|=how ADVERB d2f2g-1h-1j-1|=how NOUN a-1b-1c-2d8e-1f-2g-3h-4i1j2|=how OWN a6b-2c-1f-1h-2
=how VERB doing a6d-1f-2g-2i-1|=how a a2f-1g-1|=how are d1|=how can c4d-3|=how do a-1c-1d5f-1g-2h-1|=how does c2d-2|=how i a3d-1f-1|=how many c-1d2g-1
=how much a-1c-1d3e-1g-1|=how to a-2d-2f2g5h-2i-1|=how we a4b-2d-1f-1g1h-1|=how you a-1c-1d2e-1g2|=i ADVERB b-2d-1e1f1g-1|=i VERB did a7b2d-3e-1f-2g-4h-4i-1
=i VERB do a-6b-1c-4d8e-1g1h2i-2j-2|=i VERB doing a-1c1e-1f1|=i am b1|=i can a-1b-2d1f2|=i can't a1b-3c1d-1f3h-2|=i do a-3f3|=i don't a-3d-1f1h3
=i have a-4b-1d1e-2f7|=i was a2f-2|=i would a1b2d-2|=i'd VERB do a-1b-1c3|=i'd do a2f-2|=i'm VERB did a-3b-1f3h3j-1|=i'm VERB doing b3d-1f-1g-1
=i'm a a-1b-1c1d2e-1|=i've VERB do b-1d-1h-1j2|=i've been b2f-1h-1|=if NOUN d1|=if i c-1d3e1f-2|=if you a-1b1d-2g2h1|=if your b-1g-1h2|=in ADVERB a-2b2
=in NOUN a3c-3d3e-3f2g-2h-2i1j-1|=in NUMBER b-2c-1d2f-5g1h4i1j-1|=in OWN a-2c7d-7f-1h3|=in a b1d-2e-1g1h-2i2|=in an d-1g1|=in half a3b-1d-1f-3g3h-2
=in her a-2b-2f3|=in may a-1f1|=in the a-2b3c-1e2f-3g2h-3i1j-1|=in your c-2d3|=into NOUN a-1b2c4d-3e-1f-1g-3h2i-1j-1|=into NUMBER b-1g3|=into a b-1c-1d-1g3
=is ADVERB a-4b6c5d-6e-1f1g-2h1i-1|=is NOUN a-1c-4e3f4g-1h-2i-2j1|=is NUMBER a-2b-1c2d3e-3f2g-1h-3|=is OWN a-1b1d-1e-1f2|=is VERB did a-1b1d-1g-1h3i-2
=is VERB doing a-3b-4c-2d-1f9h2i-1j-1|=is a a-3b-1c-4d2e2f-3g-3h6i-2|=is anyone c-1d3e-2|=is how a3f-2h-2|=is in b1f-3h2|=is it a-2c2d3f-1h-1|=is not b-1d1f-1h2
=is out a-1b4c-1f-1h-1|=is the a-1c2d-4e1f-3h5j-1|=is there b-1c-1d4e-1g-1h-1|=is this c4d-3e-1|=is up b4f-1i-1|=is what a3d-1f-1|=isn't NOUN c-1d2f-1g-1h1
=it ? c3d1e-1f-2|=it ADVERB a3d1e-1f-2|=it NOUN a-2b-1c2d-1e3g-1h1|=it VERB do a-4b1c-2d6f-1g-2h1i-1j-1|=it VERB does a-1b-2c-2d-1f1g3j2|=it for b1c-1d1e-1f-2h1
=it if a-1b2d2e-2|=it is b2d-1|=it on d2e-2|=it was a2f-2|=it's VERB did b1f-1|=it's VERB do a-1b2c2f-2h-1|=its NOUN a-3b1d-2e2g-1h2|=last NOUN a1b1f-1h-1
=like NUMBER f2h-2|=like a c3f-2|=many NOUN b-3c-3e1f4g-1h2i-1|=me NOUN a3b-1f1h-3|=me NUMBER a3f-2|=me a a-1b-1c-3d5e-1f-2g-1h3|=me about a3d-1
=me after a-1f4h-1i-1|=me what a-1b-1c2f-1|=me why c4f-1g-1h-1j-1|=more NOUN a-3b-2c-3d-3e6f4g-2h-3i1j2|=more than e-1f-4h6j-1|=most NOUN a3c-1f-4h3
=most of d-1e4h-3|=much NOUN a-1d1|=much for c1e-1|=much should c-1d2g-1|=never NOUN d-1f2g-2h4i-4j-1|=never VERB did a5b-2d-1f-1h-1
=never VERB do a-1c-1d-3f5h-1|=next NOUN a-1b5c-1d-1g-1h-1i-2|=no NOUN a-7d1e-1f4g4h-2j-1|=no to a2d1e-1f-4g2h-3i2|=nobody VERB did a7f-5h-3
=nobody VERB do a-2f3g-2h1|=nobody VERB does a-2b-2c-1d-1e-1f8g-4h1i-1j-1|=nobody should d-2f-2h4|=not NOUN b-1c-1d-1f5g-1h1i-2|=not VERB did b1h-1
=not VERB do d-2e-1h4|=not more f1|=nothing but a2f-2|=of NOUN a2c-4e-3f1g-1h4i-3j-1|=of NUMBER a3b-1c-2e1f3g-4h-3i2j-2|=of OWN b3c4d-3e-1f-1h-2j-1
=of VERB doing a7b-4d-1f-2g-2h3i-2j-2|=of a a2b-1c-1d1f-2g2h-1i-1|=of every a-4b5d-1f-2g3h-1i-1|=of how d-1j2|=of it d-1h2|=of the a-4b-3c4d-4e-1f4g-4h-3i4j5
=of these c2d-1|=of this c1d-1|=of you d1e-1|=of your b-1e4h-4j1|=off NOUN a1d-1e2|=on NOUN a-1b3c-3d1e-2f2g3h-6i-2j2|=on NUMBER a-1b-1j2
=on OWN a1b-1c2f2g-1h-1i-1|=on VERB doing a-2c-1d4e-1f-1g-2h-1j3|=on a a-3b-3c-1d-1e-3f3g5h-1i3j-1|=on every c-1f-1g-3h4|=on the a5b-1c2d-3e2f-1g-3h-1i-1j-1
=on their a-1b1c-1d1|=on this c3f-1h1i-1j-1|=or ADVERB d2g-1h-1|=or NOUN a-2b-4c1d-6e15f-2g-2h-3i-5j-1|=or VERB do c-2d-4e7g-3|=or a c-1d-3e5|=or many d-1e2
=or per d-1e1|=out , b5f-4h-1|=out ? d-3f3|=out ADVERB b2f-1|=out of a-2b-5c-1d-1f6g3h-2j-1|=outside OWN a-1f2|=over NOUN a-2c2e-4f-1h-2i6
=over NUMBER e-2f2g2h-1i-1|=over a a2b-1d-3e3|=people , b-2e2|=people ADVERB c-1d3e-1|=people VERB do a-2b-4c-1d-3e-1f5g5h2i-5j-1
=people who a-2b4c-1d-5e-1g-2h1i3|=people with b2h-1i-1|=per NOUN a1d-1e1f3h-1i-2j-1|=should VERB do a-2b-1d-4e-1f-2g-1h8|=should a a-1b-1c-1d7g-2h-4i-1
=should do d-1f-1h1|=should i c-2d2e2f-1h-2|=since NOUN a2h-1|=since the a-2b-2f5h-1|=since we a-3b-1f4|=so NOUN a-1c-1e-1f2|=so i a1b1c-1f-1|=so we a1b-3e2f-1
=so you a4b-1f-1g-2h-1|=some NOUN a-3b2c2d-1|=someone VERB do c1d1e-1f-1|=than NOUN b-1c-2d-9e9f-2g-1h3i-1|=than a a2b-3c-1d-2e3f-1g-1h3i-1j-1
=that ADVERB a3b-3e1f-2g-1j3|=that NOUN a4b4c-2d-2e-1f-1g-3i1j-1|=that VERB did a8b-1c-2f-7g2h-3i-1j-1|=that VERB do a-3b1f-1g4h-2
=that VERB does a-5b2c5d-2e-1f-4g-1h1i3j-1|=that doesn't b3h-2|=that isn't c-1d5g-3h-1|=the NOUN a1b-1c-3d-1e-1f3h2i-1|=the NUMBER b-1c-1d-1e-1f-3g2h3i1j-1
=the last a-3b2f2h-1|=the most a-1f-1h2|=the people b-2d-1f3g-1h-4i4|=their NOUN a2b1c-1f-1|=there a b-1d3e-1g-1h-1|=these NOUN c7d-6e-1h-1
=they VERB do a5b-1c-2d-1e-2f-2g-1h3i-1|=this : a-1b2d-1h-1j2|=this ? c1|=this NOUN b-1c7d-3e-3f-2g-1h-4i-2j6|=this is a4b-1c-1f-2h-2j1
=to ADVERB a-2d6f-1g-1h-2i-2|=to NOUN a-1b3c-6e2f-1g4i-1j-3|=to NUMBER a5d-1g-3h-1i-1|=to OWN a-1b-2f3h-1|=to VERB do b-3f-3g5h-3i1j-1|=to VERB doing b-1g2h-1
=to a a-3b-1c1d-1e-1f5h-2|=to be a-2b-1d-1f-2h6|=to do a-1d-3f-1g4|=to everything g-2h2|=to the a-1f-1h2|=to your b2g-1|=under NOUN b2d-1f1h-1
=under NUMBER a-1b-1c-1d6e-1f-1g-2h2i-3j-1|=until NOUN a-4d3e-1f4i-1j-1|=up ? a2d-1f-1|=up ADVERB f2h-2|=up NOUN a-1b1c-1e-1f-2g3|=up NUMBER a4b-1c-1f-2
=up a a-1b-1c-1d5e-1f-1g2h-2i-2|=up in a-1f2|=up on f1|=up your b1d-1g4h-1i-1|=us NOUN a3e-1f-1|=us NUMBER a3f-1g-1h-2|=using NOUN a4c-1d4e-2f-4i-1
=vs NOUN a-1b-2c-2d-2e14f-1g-2h-2i-6j-1|=vs a e1|=was NOUN b-2c-3d6e-2f2h-1i-1|=was a d-1h3i-1|=was your a-1d2g-1|=we ADVERB a-1b3c-1d1e-2f1h-1
=we VERB did a5c-1d-1e-1f-1g-1h-2|=we VERB do a5c-1d-3e-1f3g-3h-3i-1j-1|=we are a-2b-2e4f1|=we can a-1b-2e2f1|=we can't c-2f3|=we do a-1c1d-1g2|=we don't f-3h4
=we have a-2b1c4d-1e-1h-1|=we should a-1h1|=we're VERB doing a-2b2f2h-2|=were a b-2d-1h4i-1|=what NOUN a4b-3c-1d5f-3g-3h-1j-1|=what are a-1c-1d5e-1g-1h-1
=what did a1d-3e1f2g-1|=what didn't a2b-1f-1|=what do a-1c2d-1e2g-2|=what does a-1c2d2g-1h-1j-2|=what i a1c-1d-2f3g-1h-1|=what is a-1c-1e2f-1
=what nobody a4d-1f-1g-1h-3|=what should d2h-1|=what the a3d-1f-1|=what to a-1b-1c-1d-4e-1g6h-1|=what we c1d-1|=what would a-1b-1c2d2e-1f-1g-1
=what's NOUN c3d-1e3f-2g-1h-1|=what's VERB doing a-1c3d-2f-1|=what's a c-1d6e-2g-1h-1i-1j-1|=what's the a-1d4e1f-1g-3h-1|=what's your c1
=when NOUN a-3b-1c-1f5j-1|=when a b2d1e-1g-1|=when did d3g-2h-1|=when i a4d-1f-2h-1|=when is d2e-1|=when we a1|=when you a-1d1g2|=where can a-1d2e-1f-1
=where do b-2c1e2g-1|=where to a-1d-2f1g3|=which NOUN a-1b-1c2d3e1f-1h-4|=which is d-1e2|=which of c2d-1|=who VERB did a-2h3
=who VERB do a-2b2c-1d2e-2f-3g-2h2i2j-1|=who VERB does c-2d1e-2h3|=who do d1|=who never a1d-1f-1g1|=why NOUN c-3d3f-1g-1h5i-3|=why OWN a2f-2|=why do d-1f1h-1
=why does c-4d2f4h-1|=why i a3d-1f-4h2|=why is a-1c-2d2e-1f3|=why nobody d-1h2|=why you c4f-1g-1h-1j-1|=with ADVERB g1|=with NOUN a-5b2c-3d2e-2f8g-3h1i-3j-3
=with NUMBER a1c-2d1e4f-2g1h-2i-1|=with a a1b-3c-3d2e2f-2g3h-1i1j-1|=with it c2d1e-1f-2|=with no g-1h-1i2|=with nothing a2f-2|=with your b-1d-1g-2h-1i5j-1
=within a a2b-1d-2f-4h5i-1|=without NOUN a6b-3c-4e-2f1h3i-4j-1|=without VERB doing a-2b-1d-3e-1f-2g7h-1i-1|=without a a-2b-2c2e-1f2g-5h-1i6
=without the a-2b5g-2|=won't VERB do a-2b-1c-1d-1e1f3g1i-1|=would VERB do a4c1d-4g-1h-1|=would be a-1c5e-1f-2h-3|=would you a-2b-1c2d-1e3f-1g-1h-1
=wouldn't VERB do c3f-1g-1h-1j-1|=you ? c3d-2|=you ADVERB b-1d-2e2f-1h2|=you VERB did a-2b2d2g-1|=you VERB do a-3b-3c2d4e1f-1g-2i-1j1|=you can a-2b3d-2g3h-1
=you do a-1b-1c-2d3e-1f-1g-1h2|=you don't a4b-1d-1f-1g-2h1|=you from c2d-2|=you have a-1c-1d2e-1f-1g1|=you should d-1g-1h2|=you to d2g-1|=you would c1
=your NOUN a-4b1c-3d1e-1f-3g5i-1|^ a-2b-2c2d-1e-1f-1g-1h-1i-11j12|^0 b-1f1|^3 a5b-3f-1g-1h-1|^3 ways g1h-1|^5 a-7f-2g8|^6 c2f-1|^7 a-3d-1g6h-2
^= a-2b-2c2d-1e-1f-1g-1h-1i-11j12|^=ADVERB NOUN a-1b-1e-1f-1g-1h3i2j-1|^=ADVERB VERB did NOUN b1|^=ADVERB VERB did OWN a1b-1c2f-2
^=ADVERB VERB did a2b3c-1f-2g-1h-1|^=ADVERB VERB do OWN c1f-1|^=ADVERB VERB do a-1c4f-2g-2h1|^=ADVERB a-1b4c1d-2e1f-1g-4h1j-2|^=ADVERB vs NOUN c-2e2
^=ADVERB vs c-2e2|^=ADVERB we VERB do a-1b3f-2h-1|^=ADVERB we a-1b3f-2h-1|^=NOUN , NOUN b3c-1d-1e2f-2g-3h-2i4j-1|^=NOUN , a b2g-1
^=NOUN , a-1b5c-3d-3e4f-2g-4h-2i3j-1|^=NOUN ADVERB b8c1d-1e-1f-2g-1h-4i-3j-1|^=NOUN ADVERB to b2e-1g-1|^=NOUN NOUN , c-1e-1f-2i4
^=NOUN NOUN ADVERB a-3b-1c-2e-1f3h5i-3j-1|^=NOUN NOUN NOUN a-3b1d-1e6f-4g-6h-2i6j-2|^=NOUN NOUN VERB did a-2d-1e2f1i-1|^=NOUN NOUN VERB do a-1b-1e-1f2g-1h3i-1
^=NOUN NOUN VERB does b-1f4h-2i-1|^=NOUN NOUN VERB doing b-1c4d-1h-1|^=NOUN NOUN a-3b-1c-2d-1e-1g-2h6i2j-1|^=NOUN NOUN about b-1c-3d6e-1f-1h-4i-3j4
^=NOUN NOUN are b-1d-1e-1h3|^=NOUN NOUN don't f2h-1|^=NOUN NOUN for a-1b3c2d-6e-6f-4g10h-11i4j-1|^=NOUN NOUN i b-1d-1f-1h3i-1|^=NOUN NOUN in f-1g-1h-2i5
^=NOUN NOUN is b2d-1e-1g-1h1i-1|^=NOUN NOUN of a8b-2d-1e-1f3g-2h-6i-6j4|^=NOUN NOUN on a-2b-2c1d-2e1g-2h-3i3j2|^=NOUN NOUN or c-2e3
^=NOUN NOUN to b-1d7e-1f-1g2h-5i-4|^=NOUN NOUN vs e3i-1|^=NOUN NUMBER : b2h-1|^=NOUN NUMBER NOUN a-2b1d-1e-1f-1g-1h-1i5j-1
^=NOUN NUMBER a-2b9c-1d-1e-1f-3g-3h-4i4j-1|^=NOUN NUMBER is b3f-2h-1|^=NOUN NUMBER of b1f-1|^=NOUN VERB did NOUN a-1h2|^=NOUN VERB did OWN a-4b2f4g-1
^=NOUN VERB did a-8b-2d-1e2f6g-4h6i-2j-1|^=NOUN VERB did by f2h-1|^=NOUN VERB did to b-1e5f-3g-1h-2|^=NOUN VERB do NOUN b1f2g-1i-1
^=NOUN VERB do OWN a5c-1d-1f-1h-1|^=NOUN VERB do a3c-2d-1e-2f5g-4i-2j-1|^=NOUN VERB do for e-1f4g-1h-1|^=NOUN VERB do up f3h-3|^=NOUN VERB does VERB doing a-1f2
^=NOUN VERB does a-1b-3c-1d5f4g-1h-4|^=NOUN VERB does to d2f1g-1h-2|^=NOUN a-5b3c-2d-4e2f2g-2h3i6j-3|^=NOUN and NOUN h-4i5|^=NOUN and h-4i5
^=NOUN are NOUN e-1h2|^=NOUN are b-2d-1e-2h5|^=NOUN for NOUN b2c-1d-1e-2f-1g1h-3i4j-1|^=NOUN for a-2b1c3d-2e-4f-2g5h-5i3j-1|^=NOUN from NUMBER a1i-1
^=NOUN from OWN b-1c-1f2|^=NOUN from a4b-1c-1f1i-3|^=NOUN has c-1d-1h4i-1|^=NOUN in NOUN b-4c-1d-1e-1f4g-2h-1i3j-1|^=NOUN in b-4c-1d-1e-1f4g-2h-2i6j-1
^=NOUN is ADVERB f-1h2|^=NOUN is NOUN b5f-1h-3|^=NOUN is a d-1h1|^=NOUN is b3d-2e-1f-3g-1h3i-1j-1|^=NOUN is the b-1f-2h3|^=NOUN of NOUN a-2b1d-1e-1h4i-2
^=NOUN of OWN a-1b2|^=NOUN of a-2b3c-1d-1e-1f-1h4i-2|^=NOUN on NOUN c2f-1h1|^=NOUN on OWN c1f-1|^=NOUN on a-1c3d1e-1g-1i-1j-1|^=NOUN on this c1i-1
^=NOUN or NOUN a-2b-1c2d-1e6f-2g-1h-1i-4|^=NOUN or a-2b-1c3d-1e7f-2g-1h-1i-4|^=NOUN should VERB do h1|^=NOUN should d-1f-2h3
^=NOUN to VERB do a-1b-1c-1d-1e1f-1g2h-3i3|^=NOUN to a-1b-1c-1d-1e1f-2g2h-3i3|^=NOUN up b-1d-2g6i-2|^=NOUN vs NOUN a-1b-1d-2e8f-1g-1h-1i-3
^=NOUN vs a-1b-1c-1d-2e8f-1g-1h-1i-3|^=NOUN with NOUN d1e-1f4h-2i-2j-1|^=NOUN with b-1e-2f4g-1h-5i5j-1|^=NOUN won't VERB do f1h1|^=NOUN won't f1h1
^=NUMBER NOUN , a5b-1c-1f-1g-1i-1j-1|^=NUMBER NOUN NOUN a-5c1f-2g3h-1i6|^=NUMBER NOUN a3b-4d-2e-1f-4g6h-4i3j-1|^=NUMBER NOUN to a-4d-1g7h-1
^=NUMBER a4b-5d-2e-1f-4g6h-3i3j-2|^=OWN NOUN NOUN a1b1c2d-2e-1g-1h-1i-1j2|^=OWN NOUN VERB did b-2c-1f1|^=OWN NOUN VERB does a-3b-1c-1f5
^=OWN NOUN a-2b1c-1d-2e-1f5g-1h-2i-1j2|^=OWN NOUN about b4c-1f-3|^=OWN NOUN and a-1f2|^=OWN NOUN for a-1b5c-1f-3|^=OWN NOUN is b-4f5
^=OWN b1c-1d-2e-1f4g-1h-2i-1j2|^=VERB did NOUN NOUN a-1b-2c-1d-1e-1f-2g1h-2i6j-1|^=VERB did NOUN NUMBER a1b1c-1f-1|^=VERB did NOUN b-1c-2d-1f-4g1h-1i6j-1
^=VERB did NUMBER f2g-1|^=VERB did OWN NOUN a2b1c-1f-1g-1|^=VERB did OWN a2b1c-1f-1g-1|^=VERB did a NOUN a-1b4c2d-2f-1g-2h-1i-1
^=VERB did a a-1b4c2d-2f-1g-2h-1i-1|^=VERB did a4b2c-2d-4e-2f-1g-2h-3i3|^=VERB did from NOUN a2f-1g-1|^=VERB did from a4f-1g-2|^=VERB did the NOUN a4b-1f-1g-1
^=VERB did the a4b-1f-1g-1|^=VERB did this NOUN a-2j3|^=VERB did this a-2j3|^=VERB do NOUN , b3c-2d-1f4g-4h-1|^=VERB do NOUN NOUN a-1b-3c2d-4e-1f-2g8h-1i-1j-1
^=VERB do NOUN a-2b1c-1e-1f1g9h-7i-2j-3|^=VERB do NOUN for c-1d5g-3h-1|^=VERB do NUMBER a-1b-3c4d-1f-2g4h-1j-1|^=VERB do OWN NOUN b1c2f-1g-1
^=VERB do OWN b1c2f-1g-1|^=VERB do VERB doing NOUN c-1f-1g-4h6|^=VERB do VERB doing c-1d-1f-2g-6h9|^=VERB do VERB doing for f-1g-3h4
^=VERB do a NOUN a2b-1c-3d-1e2f-2g3h-3i-1j1|^=VERB do a a2b-2c1d-2e1f-3g3h-3i-1j1|^=VERB do a-4b-1c1d-2e-2f-2g7h-2i-3j2|^=VERB do down a-1c2f1g-1
^=VERB do me a c-3d5g-1|^=VERB do me a-1b-1c2d5e-1f-1g-2h-1j-1|^=VERB do me why c4f-1g-1h-1j-1|^=VERB do this c-2g-3j4|^=VERB do up NOUN c-1f-1g3
^=VERB do up b-1c-1d-1f-2g5|^=VERB do your NOUN b3c-2d-2e-1h-2j3|^=VERB do your a-1b3c-2d-2e-1g1h-2j3|^=VERB doing NOUN , a-1b2g-1
^=VERB doing NOUN NOUN a-4b-2c1d-2e-2f-5g11h-4i2j-2|^=VERB doing NOUN a-7c-1d-6e-1g5h-1i6j1|^=VERB doing NOUN on b-1f-2g1i-1j3
^=VERB doing NUMBER NOUN a5b-1d-1e-1f-1g-2i-1|^=VERB doing NUMBER a4b-1d-1e-1f2g-2i-2|^=VERB doing OWN NOUN a3b4c-3f-4i-1j2|^=VERB doing OWN a3b4c-3f-4i-1j2
^=VERB doing a NOUN a-3b-1c-2d-4f3h-1i5j-1|^=VERB doing a a-3b-1c-2d-4f3h-1i5j-1|^=VERB doing b-1c-1d-1e-2f1g-1h-2i5|^=VERB doing for ADVERB c3d-2
^=VERB doing for NOUN b-2c4d-2g-1|^=VERB doing for NUMBER a-1c5d-2f-2|^=VERB doing for a c-4d7e-1h-1i-1j-1|^=VERB doing for a-1b-3c6d5e-2f-3g-2h-2i-3j-1
^=VERB doing from a4b-2c-1f-1|^=VERB doing the NOUN a2b2c-1g-1h-1i-1|^=VERB doing the a2b2c-1g-1h-1i-1|^=VERB doing to VERB do a-3d-2e2f4
^=VERB doing to a-3d-2e2f4|^=VERB doing with NOUN c-1d-1e-1f2g-1h-2i4j-1|^=VERB doing with b-1c-1d-2e-1f2g-3h-3i7j-2|^=a NOUN NOUN a1b-5c1d-4e-2f-5g7h2i-2j4
^=a NOUN VERB did a-1c-1f3g-1|^=a NOUN a3b-3c-1d-5e-1g3h2i-3j2|^=a NOUN for b3c-1g-1h-1|^=a NOUN of a5g-2h-3j-1|^=a NOUN that a1b4d-1f-1g-3
^=a NOUN to a-1b-1g-3h5|^=a a3b-3c-1d-5e-1g4h2i-3j2|^=after NOUN NOUN a-1b3c-1f-1|^=after NOUN a-1b3c-1f-1|^=after NUMBER NOUN a-1b2
^=after NUMBER VERB do a2b2f-3|^=after NUMBER b3c-1f-3|^=after a2b6c-1d-2e-1f-5h-1|^=an a-1b-2c2d-1j2|^=any NOUN NOUN c5d-1g-1h-2i-1j-1
^=any NOUN a-2c1d5f-2g-2h-2i-1j-1|^=any NOUN on a-1d3f-1g-1|^=any a-2c1d5f-2g-2h-2i-1j-1|^=anyone ADVERB VERB doing d1|^=anyone ADVERB d1|^=anyone VERB did d1
^=anyone VERB do d1|^=anyone c-2d6e-1f-1g-1h-1i-1j-1|^=anyone here d3g-1i-1|^=at d2e-1|^=at what NOUN d2e-1|^=at what d2e-1|^=before b-1d-1g3h-1
^=by VERB doing a3f-2|^=by a3f-2|^=can a NOUN c1|^=can a c1|^=can b-1c2d5e-2f-2g-1h-2|^=can i VERB do b-1c-1d5f-1g-1h-2|^=can i b-1c-1d5f-1g-1h-2
^=can someone VERB do c1d1e-1f-1|^=can someone c1d1e-1f-1|^=can you VERB do c1e-1|^=can you c1e-1|^=can't NOUN NOUN c-2f3|^=can't NOUN a-1b-2c-2d-1f6g-1h-1i-1
^=can't a-1b-2c-2d-1f6g-1h-1i-1|^=could a c-4d4|^=could b-2d4e-1f-1|^=do NOUN ADVERB c-2d5g-1h-1i-1|^=do NOUN c-2d5g-1h-1i-1|^=do a-1b-1c3d2f-1g-1h-2i-1j-1
^=do i VERB do a-1c-1d2|^=do i a-1c-1d2|^=do you VERB do c-1d2e1g-1h-1|^=do you c-1d2e1g-1h-1|^=does OWN NOUN c3d-1f-2|^=does OWN c3d-1f-2
^=does a-1c1d4f-4g-1h-1i-1|^=does anyone VERB do d1|^=does anyone c-1d2|^=does the NOUN c1f-1|^=does the c1f-1|^=does this NOUN c3d-2|^=does this c3d-2
^=every NOUN a-2g-1h2|^=every NOUN i a-2f5h-3|^=every a-2g-1h2|^=for a-2b2|^=from a3b3d-1g-3h-1i-1|^=half a-1b-1f4g-1h-1|^=has anybody d1
^=has anyone VERB did c-1d1|^=has anyone c-1d2|^=has c-1d2|^=how ADVERB d2g-1|^=how NOUN a-2b-1c-1d2e-1f-2g-2h-3i6j1|^=how NOUN did d2g-2|^=how OWN NOUN a2b-1
^=how OWN a2b-1|^=how VERB doing a6d-1f-2g-2i-1|^=how a NOUN a2f-1g-1|^=how a a2f-1g-1|^=how a4b-2d1e-2f-4g2h-3i2|^=how are d1|^=how can c4d-3|^=how can i c4d-3
^=how do a-1c-1d5f-1g-2|^=how do i a-1d2f-1|^=how do you d3g-2|^=how i VERB did a3d-1f-1|^=how i a3d-1f-1|^=how many NOUN d1|^=how many c-1d2g-1
^=how much NOUN a-1d1|^=how much a-1c-1d3e-1g-1|^=how much should c-1d2g-1|^=how to VERB do a-2d-2g5i-1|^=how to a-2d-2g5i-1|^=how we VERB did a1
^=how we a3d-1f-1g1h-1|^=how you can d-1g2|^=how you d-1g2|^=i ADVERB VERB did a2c-1f-1|^=i ADVERB VERB do a-2b2c-1h1|^=i ADVERB a1b2c-2d-1f-1h1
^=i VERB did NOUN b2f-2|^=i VERB did NUMBER a2b2c-1f-1h-1|^=i VERB did OWN b2c2f-4h-1|^=i VERB did a a-5b3c1d-2e-1f6h-2|^=i VERB did a3b3c1d-2e-1f-2g-1h-3j-1
^=i VERB did every a2c-1f-1|^=i VERB did the a-2b1f2|^=i VERB do NOUN a1b-1d-2f-7g-1h10|^=i VERB do VERB doing a-1d-1f5h-3|^=i VERB do a a-1c-2d7f-1h-3
^=i VERB do a-2b-2c-3d2e-1f-1g-1h6i-1j-1|^=i a1b2c-2e-3f1g-2h3i-1j-1|^=i can't VERB do a-2c-1d-1f4h-1|^=i can't a-2c-1d-1f4h-1|^=i don't VERB do a-1f1h1
^=i don't a-1f1h1|^=i have NOUN a-2h3|^=i have NUMBER d2e-2f2h-1|^=i have a-2d1e-2f4h1|^=i'd VERB do a-1b-1c3|^=i'd VERB do some a-1c2|^=i'd a-2b-1c3e-1f-1g-1h3
^=i'm VERB did a-3b-1f3h3j-1|^=i'm VERB did of a-2b-1f-1h4|^=i'm VERB did out a-2f3j-1|^=i'm VERB doing a b1|^=i'm VERB doing b3d-1f-1g-1
^=i'm a-4b1c-1d2e-1f2g-1h3j-1|^=i've a3d-1f-1h-1|^=i've been a2f-1h-1|^=in OWN NOUN a-2d-1f-1h3|^=in OWN a-2d-1f-1h3|^=in a-4c-1d-1f-1h7i-1j-1
^=is NOUN ADVERB c-2d1e2f-1|^=is NOUN NOUN c-3d2e3h-3|^=is NOUN c-5d2e4f-1h-3|^=is NUMBER ADVERB d2e-2|^=is NUMBER a-2d4e-3f-1g-1h-1|^=is OWN NOUN c2d-1f-1
^=is OWN c2d-1f-1|^=is a NOUN b-1c-2e5f-1g-1h-2i-1|^=is a b-1c-4d2e5f-1g-1h-2i-1|^=is a-2b-2c2d5e3f-3g-2h-5i-1j-1|^=is anyone c-1d3e-2|^=is it ADVERB d1e-1
^=is it VERB do a-1d2e1f-1h-1|^=is it a-1c-1d3f-1h-1|^=is the NOUN c3d-1e-1|^=is the c3d-1e-1|^=is there a b-1d3e-1g-1h-1|^=is there b-1c-1d4e-1g-1h-1
^=is this NOUN c1|^=is this c4d-3e-1|^=last NOUN a2f-2|^=last a2f-2|^=most NOUN NOUN h2|^=most NOUN f-1h2|^=most f-1h2|^=no NOUN VERB does b-3f4
^=no NOUN b-3f5g-1h-1|^=no b-3f5g-1h-1|^=nobody VERB do a-1f1g-2h2|^=nobody VERB does OWN a-2b-1f6h-4|^=nobody VERB does a f-1h2
^=nobody VERB does a-3b-1c-1d-1e-1f3g-1h4|^=nobody VERB does another f-1h2|^=nobody VERB does your f-1g-1h2|^=nobody b-2c-1d-2e-1f2g-3h5i-1j-1
^=people a-1b-1c-1d-2e-1f2g-1h4i-1|^=should a NOUN b-1d4g-1h-3|^=should a b-1d4g-1h-3|^=should b-1c-3d3e5f-1g-1h-4|^=should i VERB do c-2d1e3h-1
^=should i c-2d-1e4h-1|^=since a5b-1f-3|^=the NOUN NOUN a1b-4c-2d-5e-2f1g6h-4i4|^=the NOUN a2b-5c-2d-5g3i5j-1|^=the NOUN of a-2b-1f-1g-2h-4i9j-2
^=the NOUN won't f5g-1h-3i-1|^=the NUMBER NOUN b-1c-1d-1e-1f-4g2h3i2j-1|^=the NUMBER b-1c-1d-1e-1f-4g2h3i2j-1|^=the a1b-5c-3d-6e-1g3h1i6j-2|^=there d-1f-1h4
^=this NOUN b-1h-3i-2j5|^=this a3b-1f-1h-4i-2j5|^=we ADVERB VERB did a-2b4c-1f-1|^=we ADVERB a-2b4c-1f-1|^=we VERB did NOUN a1b2f-2|^=we VERB did NUMBER a-3f4
^=we VERB did OWN a4c-1f-3|^=we VERB did VERB doing a1b-1|^=we VERB did a a1b2d-1f-3h-1|^=we VERB did a4b2c-1d-1e-1f-3g-1h-1|^=we VERB did every a2
^=we VERB did the a1f-1|^=we VERB do NOUN a4d-1f-2h-1|^=we VERB do a3b-3c-1d-2e-2f4g-1j-1|^=we VERB do the a5f-5|^=we a2b1d-2e1f-1g-2h2i-1j-1|^=we are a-1b-2e4
^=we can't VERB do c-1f2|^=we can't c-1f2|^=we don't VERB do f-3h4|^=we don't f-3h4|^=we have a-4c5e-1f1|^=we're VERB doing a-2b2f2h-2|^=we're a-2b2f2h-2
^=we've a-3b-1f4|^=what NOUN a4b-2c-2d4e-1f-1g-3h-1|^=what NOUN when a1|^=what a5b-3c1d5e-2f-4h-4i-1j-2|^=what are a-1c-1d5e-1g-1h-1|^=what are you d1
^=what do a-1c3g-2|^=what do you a-1c3g-2|^=what does a-1c2d2g-1h-1j-2|^=what i a3d-2|^=what i would a2d-2|^=what is a d1|^=what is a-1c-1e2f-1
^=what nobody a4d-1f-1g-1h-3|^=what should d2h-1|^=what to VERB do d-1f-1g3h-1|^=what to a-1c-1d-4e-1f-1g7h-1|^=what to do a-1d-3f-1g4
^=what would VERB do c2d-2|^=what would a-1b-1c2d2e-1f-1g-1|^=what would you a-1b-1c1d4e-1f-1g-1|^=what's VERB doing a-1c3d-2f-1
^=what's VERB doing from a-1c3d-2f-1|^=what's a NOUN c-1d6e-2g-1h-1i-1j-1|^=what's a c-1d6e-2g-1h-1i-1j-1|^=what's a-1b-1c2d7e-1f-1g-4h-1i-1j-1
^=what's the NOUN a-1d4e1f-1g-3h-1|^=what's the a-1d4e1f-1g-3h-1|^=what's your NOUN c1|^=what's your c1|^=when b-1d2e-1g3h-2i-1|^=when did d3g-2h-1
^=when did you d3g-2h-1|^=when is d2e-1|^=where a-1b-1c-1d2e1f-1g2h-1|^=where can a-1d2e-1f-1|^=where can i a-1d2e-1f-1|^=where do b-1c-1d1e2g-1
^=where do you c-1d2e-1|^=which NOUN NOUN c-1d3e-2|^=which NOUN VERB does c3d-2e-1|^=which NOUN a-1b-1c2d5e-3f-1h-3|^=which NOUN do d1|^=which NOUN would d-1e1
^=which a-1b-1c2d2e2f-1h-4|^=which is NOUN d-1e2|^=which is d-1e2|^=which of c2d-1|^=which of these c2d-1|^=who VERB do d3e-1f-1|^=who VERB do the d2e-1f-1
^=who VERB does c-1d4e-2h-1|^=who a-1b-1c-2d8e-3f-1g-1h-1|^=who do d1|^=who do you d1|^=why OWN NOUN a2f-2|^=why OWN a2f-2|^=why a2b-1c-5e-2f2g-1h7i-3
^=why do d-1f1h-1|^=why does c-4d2f4h-1|^=why does everyone d1f-1|^=why i VERB did a3f-1h-2|^=why i a3d-1f-4h2|^=why is OWN a-1c-2d-1e-1f4
^=why is a-1c-2d2e-1f3|^=why nobody d-1h2|^=why nobody should d-1h2|^=would VERB do c2g-1|^=would VERB do your c2g-1|^=would b-1c5d-5e1g-1
^=would you VERB do c3d-1e-1|^=would you c2d-3e1|^=you b-1d-3e-1g-2h7i-1|^=you don't VERB do d-1g-1h2|^=you don't d-1g-1h2|^=you should VERB do d-1g-1h2
^=you should d-1g-1h2|^=your NOUN b-2c-1d-1e-1f-1g-2h6|^=your NOUN is b-1h2|^=your b-2c-1d-1e-1f-1g-2h6|^a a3b-3c-1d-5e-1g4h2i-3j2|^a beginner's b-1d-1g3h-1
^a checklist g1|^a competitor a-2b-1c-2f6g-1h-1|^a customer a3f-2g-1h-1|^a good c-1d-1f-1g-2h2j3|^a guide g3h-2|^a practical a-1b-2d-1g6h-2i-1j-1
^a simple b-1d-1g5h-2j-1|^a year a5g-2h-3j-1|^accessibility g-1i2|^after 11 a3b-2|^after 8 a-2b5f-3|^after a2b6c-1d-2e-1f-5h-1|^after two b1c-1
^ai a-1b-1c-2e-1f-4g-1h5i2|^amazon a-1b-1c-2f4h-1|^an a-1b-2c2d-1j2|^announcing a-1b4c-1g-1|^announcing the b2c-1g-1|^any a-2c1d5f-2g-2h-2i-1j-1
^any good c-1d5g-1h-2i-1j-1|^any tips a-1d3f-1g-1|^anyone c-2d6e-1f-1g-1h-1i-1j-1|^anyone else d1|^anyone here d3g-1i-1|^at d2e-1|^at what d2e-1|^aws e1
^before b-1d-1g3h-1|^best a-1b-1c-1d8e-2g7h-6i-10j-1|^best invoicing d2e-1|^beta b2h-1|^build a d-2e-1f-1g4|^build d-2e-1f-1g4|^built a b1g-1|^built b1g-1
^burnout h-1i3j-1|^burnout in i1|^by a3f-2|^can a c1|^can b-1c2d5e-2f-2g-1h-2|^can i b-1c-1d5f-1g-1h-2|^can someone c1d1e-1f-1|^can you c1e-1
^can't a-1b-2c-2d-1f6g-1h-1i-1|^can't find c-2d-1f3|^can't get f1|^check b1c-1d-1g-1h-1j3|^churn f-1g-1h-2i5|^churn in f-1g-1i3|^client a-1b-3c-1d4e-1f2g-1h-4i3
^client wants b-3d5f-1g-1h-1|^client won't f1h-1|^clients b-1d-1e-1f4g-1i-1|^cold b-1c-1f-2g-1h2i4j-1|^cold email b-1f-2g-1h2i2|^cold outreach f-1i3j-1
^cookie b-1f-1h1i3|^cookie banners b-1f-1h1i3|^could a c-4d4|^could b-2d4e-1f-1|^customer a-1b-1d-1e-2f-2g-1h-3i8j-1|^customer support a-1b-1d-1e-2f-2g-1h-3i8
^customers a-1b-1e-1f6g-1h-1i-1|^cut a-5b-1d-1f-1g7h-1i-1|^daily h1|^daily standups h1|^do a-1b-1c3d2f-1g-1h-2i-1j-1|^do i a-1c-1d2|^do you c-1d2e1g-1h-1
^docker b-1c-1f3g4h-1i-4|^docker build b-1f1|^does a-1c1d4f-4g-1h-1i-1|^does anyone c-1d2|^does my c1d-1|^does our c3f-2|^does the c1f-1|^does this c3d-2
^dropped a2f-1|^email b-1c-1f-2g-3h1i6|^email is f-1h2|^emails a-2b-1c-1f3|^emails from a-2b-1c-1f3|^employee h-1i2|^every a-2g-1h2|^feedback b-1c3f-1
^feedback on c2f-1|^figma b-1d-1e1f-2h5i-2|^figma vs e1i-1|^finally a3f-2|^first a-3b-3c6d-1e-1f-1g-1h-2i3|^first time b-1c4d-1h-1|^for a-2b2|^found a-2j3
^found this a-2j3|^free b5c-1e-1f-4h5i-4|^freelance b-1e-1f-2h-2i6j-1|^freelance contracts e-1f-2h-2i5j-1|^freelancers d1|^freelancing b-1f-1g-2h-3i7j-1
^from a3b3d-1g-3h-1i-1|^get d-1f-2g4h-1|^getting a-2d-1e-1f6g1h-1i-2j-1|^ghost e2f-2|^ghost or e2f-2|^good b-1c-4d5e-1f-2h1i-2j1|^google b-1c-1d-1f4h-1
^got a3b-1c-1f-1|^got my a3b-1c-1f-1|^great b-1f-1h-2i-2j5|^gumroad e1|^gumroad vs e1|^half a-1b-1f4g-1h-1|^has anybody d1|^has anyone c-1d2|^has c-1d2
^having a-2b-1c-1d-1f9g-1i-4|^help a-2b-1c-1f5g-1j-1|^hetzner , c-1d-1e2|^hetzner c-1d-1e2|^hi c3h-1i-1|^hiring b-1e2f-1g-1h-1i1|^hiring in b-1i2|^honest c2d-1
^honest opinions c1|^honestly h2|^hot b-2c1e-1f-1h2|^hot take b-2f-1h2|^hourly c-2e3|^hourly vs c-2e2|^how a a2f-1g-1|^how a4b-2d1e-2f-4g2h-3i2|^how are d1
^how can c4d-3|^how do a-1c-1d5f-1g-2|^how i a3d-1f-1|^how long a-1d5e-1g-2i-1j-1|^how many c-1d2g-1|^how much a-1c-1d3e-1g-1|^how often d2g-1|^how our a2b-1
^how to a-2d-2g5i-1|^how we a3d-1f-1g1h-1|^how you d-1g2|^i a1b2c-2e-3f1g-2h3i-1j-1|^i answered a1c-1f-1|^i built a-2b4|^i can't a-2c-1d-1f4h-1
^i created a-2b4f-1|^i don't a-1f1h1|^i finally a2c-1f-1|^i got a1|^i have a-2d1e-2f4h1|^i keep a-1d-1f5h-3|^i made a-1b2c-1|^i redesigned a-2c4f-2
^i rewrote a1b-2c2f-1|^i run a-1d2h-1|^i sent a3f-2|^i spent a-2b3|^i think h2|^i turned a4b-2f-1|^i wrote a-4b5h-1|^i'd a-2b-1c3e-1f-1g-1h3|^i'd love a-1c2
^i'm a-4b1c-1d2e-1f2g-1h3j-1|^i'm stuck f2h-1|^i'm tired a-2b-1f-1h4|^i've a3d-1f-1h-1|^i've been a2f-1h-1|^imposter b-2f3h-1i2|^imposter syndrome b-2f3h-1i2
^in a-4c-1d-1f-1h7i-1j-1|^in my a-1h2|^in-house d-1e4h-1i-2|^in-house designer d-1e3h-1i-2|^interesting a-1f-2g-1i-1j5|^interesting read f-2g-1i-1j3
^internal b-1d-1e-1g-1h-1i4|^internal linking b-1d-1e-1g-1h-1i4|^introducing b7g-1h-3i-2|^invoicing g-1h-1i5j-1|^is a b-1c-4d2e5f-1g-1h-2i-1
^is a-2b-2c2d5e3f-3g-2h-5i-1j-1|^is anyone c-1d3e-2|^is it a-1c-1d3f-1h-1|^is linear d-1e1|^is my c2d-1f-1|^is the c3d-1e-1|^is there b-1c-1d4e-1g-1h-1
^is this c4d-3e-1|^just b4c1f-3h-1|^just launched a-1b2f-1h-1|^just shipped b1|^kanban b1|^keep c-1g3h-1|^keyword b-1f-2h4|^kubernetes a-1b-1d-1e-1f-1i5j-1
^last a2f-2|^launching b5c-1g-1i-2|^learned a3b-1g-1|^learned the a3b-1g-1|^lessons a5b-1f-3i-3|^lessons from a5b-1f-3i-3|^linkedin b-1f-3h5i-1
^local b-1d-1e-1f-1g-2i6|^local seo b-1d-1e-1f-1g-2i6|^looking a-1b-2c6d2e-2f-2g-1h-1i-2j-1|^looking for a-1b-2c6d2e-2f-2g-1h-1i-2j-1|^lost a-5f5g-1
^macbook air b-1e3i-2|^macbook b-1e3i-2|^made a a-5b4c3d-1g-1|^made a-6b5c2d-2g-1|^mailchimp a-2e1f3g-1i-1|^meet b6c-3g-3h-1|^meetings d-1h2|^meetings should h1
^mental g-1h-3i4|^mental health g-1h-3i4|^monthly e1h-1|^monthly or e2i-1|^most f-1h2|^most productivity h1|^moved a1|^moved from a1|^moving a g1|^moving g1
^my a-1c1d-2e-1f4g-1h-1i-1j-2|^my boss a-1f1|^my code f1|^my cofounder a-1f2|^my first a3b-1c2f-4|^my landing f1|^my new b2c-1|^my newsletter b2c-1f-1
^my side a7b-1c-1f-5|^need a b-1c2d3e-1f-2g-2|^need a-1b-3c6d5e-1f1g-9h-2j-1|^new a-2b5f-1i-2|^new release a-1b2f-1|^no b-3f5g-1h-1|^no one b-3f4
^nobody b-2c-1d-2e-1f2g-3h5i-1j-1|^nobody needs f-2h4|^nobody opens a-1b-1f3h-1|^nobody reads a-1f2h-1|^nobody wants f-1h2|^onboarding b-2c1e-1g-1h-1i3j-1
^one a3b-1h-1j-1|^open a-1b-3c-1f-3g-1h3i6|^open sourced a-1b3f-2|^order a-4c-3d-3f-2g11i-3j-5|^our b1c-4d-1e-1f2g-1h-2i-1j3|^our best a-2b-2f3
^our industry a-3b-1c-1f-2i-1j6|^our kickstarter a2b4c-1f-4|^our new b4c-1f-2|^our open a-2f2|^our support a2b-2f1|^payment b-1f6g-1h-3i-2
^people a-1b-1c-1d-2e-1f2g-1h4i-1|^plausible e1|^players a-2f5h-2|^please a-1c4f-2g-2|^please roast c2g-2|^postgres b-1d-1e2f-1h-1i3
^pricing b-2c2e-2f-2g-4h2i5j-1|^pricing for b-1c-1e-1g-2h-1i5|^pricing page c3h-2|^pricing psychology h-1i2|^raised a2f-2|^rate c3f-1g-1|^rate my c3f-1g-1
^react e2i-1|^recommend c-3d5g-1|^recommend me c-3d5g-1|^reduce churn f-1g4h-1|^reduce f-1g4h-1|^refund f2h-2|^remote a-1b-1e-1f-3h2i4
^remote work a-1e-1f-2h1i3|^retainers b-3e-2f-2g-2h2i5|^rust h-1i2|^sales f5h-4|^say b2e-1g-1|^say hello b2e-1g-1|^self-hosting b-1g2i-1|^seo a-1b-1e3f-1i2j-1
^seo is b-1h2|^set c-1f-1g3|^set up c-1f-1g3|^shopify b-1d-1e3f-2h1i-1|^should a b-1d4g-1h-3|^should b-1c-3d3e5f-1g-1h-4|^should i c-2d-1e4h-1|^since a5b-1f-3
^speed c-1g2|^speed up c-1g2|^sqlite f-1h1|^sqlite is f-1h1|^stop adding g-2h2|^stop asking f-1g-3h4|^stop c-1d-2f-3g-5h10j-1|^stripe a-1b-1f3h-1
^struggling a-3c-1f6g-1h-1i-2|^struggling to a-3f4|^stuck a-2b-1c-1f5g-2|^switched a1|^technical b-1d-1f-1h-3i5|^technical debt b-1d-1f-1h-3i5
^tell c4f-1g-1h-1j-1|^tell me c4f-1g-1h-1j-1|^ten a8b-2d-1f-1h-2i-5j-1|^testers b-2c6d-1e-2f-1g-1h-2|^the a1b-5c-3d-6e-1g3h1i6j-2|^the best a-2f-1h2j2
^the complete g1|^the economics b-1g-1h-2i4j-1|^the only c-1d-1f-2g3h2i-1|^the pricing a5f-3g-1h-2j-1|^the worst a3b-2j-1|^there d-1f-1h4|^this a3b-1f-1h-4i-2j5
^thoughts c2f-1i-1|^thoughts on c2f-1i-1|^three a6c-1e-1f-6g5h-2i-3|^tips a-1d-1e-1g5h-1i-3|^tips for a-1d-1e-1g5h-1i-3|^today a-1b3f-2h-1|^today we a-1b3f-2h-1
^too a-1b-3c-4f8g-1h-1|^turn a-1b6c-2d-1e-1f-1g2h-6i-1j-2|^turn one a-1c-1e-1g4h-1j-1|^turned a4b-1f-2|^users c-1f4h-3|^users sign f3h-3|^version b1f-1
^ways d-1g3h-1i-1|^ways to d-1g3h-1i-1|^we a2b1d-2e1f-1g-2h2i-1j-1|^we are a-1b-2e4|^we built a-3b3|^we can't c-1f2|^we don't f-3h4|^we doubled a2f-2
^we got a-5f5|^we have a-4c5e-1f1|^we hired a1|^we just a-2b4c-1f-1|^we killed a1b-1|^we let a2d-1f-1h-1|^we lost a5b-2f-3|^we made a-1b1|^we moved a1
^we stopped a1b-1|^we're a-2b2f2h-2|^we're launching b1f-1|^we're opening b1|^we've a-3b-1f4|^went a2f-1g-1|^went from a2g-1|^what a5b-3c1d5e-2f-4h-4i-1j-2
^what are a-1c-1d5e-1g-1h-1|^what do a-1c3g-2|^what does a-1c2d2g-1h-1j-2|^what happened a1|^what i a3d-2|^what is a-1c-1e2f-1|^what nobody a4d-1f-1g-1h-3
^what should d2h-1|^what to a-1c-1d-4e-1f-1g7h-1|^what would a-1b-1c2d2e-1f-1g-1|^what's a c-1d6e-2g-1h-1i-1j-1|^what's a-1b-1c2d7e-1f-1g-4h-1i-1j-1
^what's missing a-1c3d-2f-1|^what's the a-1d4e1f-1g-3h-1|^what's your c1|^when b-1d2e-1g3h-2i-1|^when did d3g-2h-1|^when is d2e-1|^where a-1b-1c-1d2e1f-1g2h-1
^where can a-1d2e-1f-1|^where do b-1c-1d1e2g-1|^which a-1b-1c2d2e2f-1h-4|^which is d-1e2|^which of c2d-1|^which one e1|^who a-1b-1c-2d8e-3f-1g-1h-1|^who do d1
^who owns d2e-1f-1|^why a2b-1c-5e-2f2g-1h7i-3|^why do d-1f1h-1|^why does c-4d2f4h-1|^why i a3d-1f-4h2|^why is a-1c-2d2e-1f3|^why nobody d-1h2|^why our a2f-2
^working b-1d-1e-1f-1g-2h-1i6j-1|^working with b-1d-1f-1g-2h-1i6j-1|^worth a g-2h-1j3|^worth g-5h-1j6|^would b-1c5d-5e1g-1|^would love c2g-1|^would you c2d-3e1
^write a c-1d-2g4h-1|^write b-1c-2d-2g6h-2i-1j-1|^write better b-1c-1g3h-1|^you b-1d-3e-1g-2h7i-1|^you don't d-1g-1h2|^you should d-1g-1h2
^your b-2c-1d-1e-1f-1g-2h6|^your mvp b-1h1|~, a-1b2c-5d1e2f3g-2h1i-1j-2|~: a1b-4c3f1h2i-1j-1|~=, NOUN a-2b4c-4e2g-2i-1j-1|~=, NUMBER a-3b2c-1d1e-2f2h-1
~=, VERB did b-2f2|~=, VERB do a-1c-1d1h2j-1|~=, VERB does a-2b2c-2f2|~=, and b-2e2|~=, but a2b-2|~=, i'm a-2c-2f3|~=, no a-2b3c1f-2|~=: NOUN b-3c3h2i-1j-1
~=: NUMBER a1b-1f-1|~=ADVERB , b1i-1|~=ADVERB ? b-1c-1f2j-1|~=ADVERB NOUN a4b-3f-1|~=ADVERB VERB did a2b-1c-1d1e-1g-1|~=ADVERB VERB do a2b-2e1f-3g2
~=ADVERB much c2f-2|~=NOUN , a-2b3c-5d1e1f4g-2i-1j-1|~=NOUN : a1b-4c3f1h2i-1j-1|~=NOUN ? a-2b-1c1d5e-1f-2h-1|~=NOUN ADVERB a2b-2d-1e4f-2
~=NOUN NOUN a-2b5c4d1e-1f1g-2h-3i-4j-1|~=NOUN NUMBER a3b-1c3d-4g-1|~=NOUN VERB did a4b-3c-1g-1|~=NOUN VERB do b2g-1|~=NOUN VERB does b1c-1f2i-2
~=NOUN about a2b2c-1d2e-1f-2i-1|~=NOUN and a-2b2f1|~=NOUN for a-1b4c3e-3f-2h-1i-1|~=NOUN i a4d-2f-2g-1|~=NOUN in a-2b2d-1f3i-1|~=NOUN inside a2b-1f-1
~=NOUN is b3c1e-1f-1h-1i-2|~=NOUN of a-2b-1c-1d2e-1f1|~=NOUN on a2b-4c3h2i-1j-1|~=NOUN that a-1b-1c2d2e-1f-1i-1|~=NOUN the a2b-1f-1h-1|~=NOUN to a2b2c-1f-2
~=NOUN up a1b-2e2f-1|~=NOUN with a-2f2|~=NUMBER , a1b-1c1f-1|~=NUMBER NOUN a6b-2c-1g-1h-1i-1j-1|~=NUMBER but c1e-1f-1|~=NUMBER once a-2b3f-1h-1
~=OWN NOUN a-1b1c4d1e-3f1g-1h1i-2j-1|~=VERB did NOUN a-4b3c-1d1e-1f4g-1j-1|~=VERB did and b-1c-1d2e-1|~=VERB did in b1|~=VERB did it h2|~=VERB did the d-1
~=VERB do , b-1h2j-1|~=VERB do ? c2f-2|~=VERB do NOUN a1b-3c1d-2e2f-1g2|~=VERB do NUMBER a2d1f-2|~=VERB do OWN c1e-1h2|~=VERB do it a-1b-1c-1d1h2j-1
~=VERB do the c-1d2e-1|~=VERB do this b1c-1|~=VERB do up b2|~=VERB do your b2g-1|~=VERB does NOUN a-2c-1f2g2h-1|~=VERB does your b3c-1i-2|~=VERB doing for a1
~=a NOUN b1d-1e1f1g1h-1i-2j-1|~=about NOUN b-1c-1d2e-1|~=about NUMBER b-2f2|~=after NUMBER a2f-1i-1|~=all NOUN a-2b1c-1f2h-1|~=and ADVERB c-1d1f-1h1
~=and a a-2b1f1|~=and i a2f-2|~=and i'm a-2b2|~=and it b1|~=and its b1h-1|~=anyone ADVERB b-1c-1f2j-1|~=as NOUN a2b-2f3g-1|~=be NOUN a-2b-3c3e2
~=but ADVERB a2b-2|~=but NOUN a-2b-2c3|~=did you d1|~=do ADVERB a3b-1f-2|~=for NOUN b2i-1|~=for NUMBER b2f-2|~=for a b-1c1|~=here's what a2f-1|~=how did d1
~=i ADVERB a4d-2f-2g-1|~=i VERB did a-1b2d-1f-1h1i-1|~=i VERB do a-1d3h-1|~=i have b-1c-1d2e-1|~=i'm VERB doing a-2c-2f3|~=in NOUN c-1f2|~=in NUMBER b-1f2
~=it ADVERB a1b-2e2f-1|~=it NOUN c-1d1|~=it VERB do b1c-1d2e-1|~=it's VERB did a-2b3|~=it's VERB do b-2f2h2j-1|~=much NOUN c2f-2|~=no NOUN a-3b2d2e-1f-1
~=nobody VERB did a2g-1|~=nobody VERB does a-2c-1f2g2|~=of NOUN b-1c-1d2e-1f-1|~=of NUMBER a2b1f-2|~=of it a2f-2|~=on NOUN a1b4c-1d2f-3i-2j-1
~=should i a-1d2h-1|~=that NOUN b-2c3|~=the NOUN a2b-1c1d-1e-1f1g-1h-1|~=them NOUN a1f-1h1|~=this NOUN a-2b1c2|~=to NOUN a2b3c-1f-2|~=to VERB do b-2e2
~=we have a-1f1|~=what ADVERB a4b-3f-1|~=what NOUN a1c-2e2|~=what would a-1b-1c2d2e-1f-2|~=with NOUN a-2b2f2h-1|~=would NOUN c1i-1|~=would you a-1b-1c2d2e-1f-2
~=you VERB do a-1b1d3e-1f-2|~=your NOUN b4d-1f-1g-1i-1|~? a-3b-2c2d4e-1h-1j-1|~^ a-1c-1d-1f-1g-1j4|~^1 c3d-3|~^2 f1|~^= a-1c-1d-1f-1g-1j4|~^=ADVERB c2f-2
~^=ADVERB much NOUN c2f-2|~^=ADVERB much c2f-2|~^=NOUN , NOUN a-1b5c-1e-1f-2g-2h1j-1|~^=NOUN , a-1b5c-1e-1f-2g-2h1j-1|~^=NOUN NOUN , a-1c-1d-1e1f2h-1
~^=NOUN NOUN NOUN a-1b3c-1d1i-2|~^=NOUN NOUN a-1b4c4e-4h-2i-2|~^=NOUN NOUN for b1c4e-4h-1|~^=NOUN NUMBER a3b-1d-2g-1|~^=NOUN VERB did a2b-1f-1
~^=NOUN VERB does b1c-1f2i-2|~^=NOUN VERB does your b3c-1i-2|~^=NOUN a3b4c3d-2e-4f-1h2i-5j-2|~^=NOUN in d-1f2|~^=NOUN inside a2b-1f-1|~^=NOUN that b2
~^=NUMBER NOUN , a-1c-2e-1f3|~^=NUMBER NOUN a2b-1c-1e-1f2|~^=NUMBER a1c1d-3e-1f1|~^=OWN NOUN NOUN b3c1f-1h-1i-2|~^=OWN NOUN b2f2g-1h-1i-2j-1
~^=OWN b2f2g-1h-1i-2j-1|~^=VERB did NOUN a-2c-1d1f2|~^=VERB did c-1d1f1h-1|~^=VERB do OWN NOUN c1e-1h2|~^=VERB do OWN c1e-1h2|~^=VERB do a-2b1c-1d-1e1f2g-1h2i-1
~^=VERB doing d1|~^=a NOUN NOUN b1|~^=a NOUN g2j-1|~^=a g2j-1|~^=anyone ADVERB ? b-1c-1f2j-1|~^=anyone ADVERB b-1c-1f2j-1|~^=anyone b-1c-1f2j-1
~^=be NOUN a-2b-1c3|~^=be a-2b-1c3|~^=here's a2f-1|~^=here's what ADVERB a1|~^=here's what a2f-1|~^=how a-1d3h-1|~^=how did d1|~^=how did you d1
~^=i VERB did a-1b3d-1f1i-1|~^=i a-1b2c-1d1e-1f1i-1|~^=i have b-1c-1d2e-1|~^=it's VERB do , b-1h2j-1|~^=it's VERB do b-1h2j-1|~^=it's a-2b1h2j-1|~^=its a-1b1
~^=nobody VERB did a1g-1|~^=nobody a1b-3c-1e2f-1g1|~^=we a-1c1d-1f2|~^=we have a-1f1|~^=what a3b-4d2e1f-2|~^=what would a-1b-1c2d2e-1f-2
~^=what would you a-1b-1c2d2e-1f-2|~^=would NOUN c1i-1|~^=would c1i-1|~^a g2j-1|~^anyone b-1c-1f2j-1|~^anyone else b-1c-1f2j-1|~^asking d1|~^be a-2b-1c3
~^built b2f-1h-1|~^got a-2c-1d1f2|~^here's a2f-1|~^here's what a2f-1|~^how a-1d3h-1|~^how did d1|~^i a-1b2c-1d1e-1f1i-1|~^i have b-1c-1d2e-1
~^i made a-1b3d-1f1i-1|~^it's a-2b1h2j-1|~^its a-1b1|~^my b-1c1|~^nobody a1b-3c-1e2f-1g1|~^order a-1f2g-1|~^our b3c-1f2g-1h-1i-2j-1|~^too c2f-2|~^too much c2f-2
~^we a-1c1d-1f2|~^we have a-1f1|~^what a3b-4d2e1f-2|~^what would a-1b-1c2d2e-1f-2|~^would c1i-1|~^would love c1i-1|~a b1d-1e1f1g1h-1i-2j-1|~about a2c-1d2e-1i-1
~actually a2f-1|~after a2f-1i-1|~all b1c-1h-1|~and a-2c-1d3e1f1|~answer a2f-2|~answers c1e-1f-1|~anyone b-1c-1f2j-1|~app b1c-1d-1e2f2g-1h-1i-1|~are b-1c-1d2e-1
~as a2b-3f3g-1|~asking d1|~asks a-3b-2c2d4e-1h-1j-1|~be a-2b-3c3e2|~because c-1g2|~before a-2c2d1|~best a3b-1d-2g-1|~brand b-1c1e-1h2j-1|~budget c-1d-1e2
~built b2f-1h-1|~but a-1b-3c4e-1f1|~buy d1|~by a1b1f-1|~called a-2b3|~calls b2c-1|~calmer c3d-3|~change a-1c2f-2h2|~chrome b1c-2f1|~clients b-1c-1d2e-1
~cofounder b-2e2|~customers b-2f2|~dark b1f-1h-1|~days a2f-2|~deed.:asked was d1|~deed.:here's does a1f-1|~deed.:i did a4b2d-3f-3g-1h1i-1|~deed.:i do a-1f1
~deed.:i has a-1b-1c-1d2e-1f1|~deed.:i was a1|~deed.:it's do b-1h2j-1|~deed.:nobody did a1b-1c-1d1f1g-1h-1|~deed.:nobody do a-2b1c-1d-1e1f1g-1h2i-1
~deed.:nobody does b-2c-1e2g2|~deed.:nobody doing d1|~deed.:nobody may a-2c3h-1i-1|~deed.:nobody none a1b2c1d-3e-3f-1g2h1i-2j1|~deed.:other did a4b-2c-1f-2
~deed.:other do a2b3c2d-3f-2g-1|~deed.:other does b1c-2f3i-1|~deed.:other is a1c1e-1f-1|~deed:asked may a-1b-1c2d4e-1f-2h-1|~deed:asked was d1
~deed:here's does a1f-1|~deed:i did a4b2d-3f-3g-1h1i-1|~deed:i do a-1f1|~deed:i has a-1b-1c-1d2e-1f1|~deed:i was a1|~deed:it's do b-1h2j-1
~deed:nobody did a1b-1c-1d1f1g-1h-1|~deed:nobody do a-2b1c-1d-1e1f1g-1h2i-1|~deed:nobody does b-2c-1e2g2|~deed:nobody doing d1|~deed:nobody may a-2c3h-1i-1
~deed:nobody none b1c3d-3e-3f-1g1h1i-2j1|~deed:other did a4b-2c-1f-2|~deed:other do a1b3c2d-2f-2g-1|~deed:other does b1c-2f3i-1|~deed:other is a1c1e-1f-1
~deed?:asked may a-1b-1c2d3e-1f-2h-1|~deed?:nobody none a-2b-1c3j-1|~did a2b-1d1f-1|~differently a3b-1f-2|~digit a5c1d-1f-1g-2h-1i-1j-1|~do a3b-1c-1d1f-2
~else b-1c-1f2j-1|~emails a1b-2e2|~euros a3d-2g-1|~ever a3b-1c1d-2e-1f-1g-1|~every g-1h3i-2|~faster b1c3d-3h-1|~find d1|~first a-1b1d2e-1
~for a-1b4c3e-3f-2h-1i-1|~free b2f-1|~from c-1d-1e2|~go c-1d1|~got a-2b-1c-1d1f4g-1|~happened a1c-1|~have a-1b-1c-1d2e-1f1|~here b-2e2|~here's a2f-1
~here's:learnt a1f-1|~honest a-2b-2c3|~how a-1d3h-1|~i b1d2e-1f-1g-1i-1|~i'm a-4b2c-2f3|~i:bad a1c1d-1|~i:gain b2d-1f1i-1|~i:learnt a1b-1|~i:not b-1c-1d2e-1
~i:show b2d-1f1i-1|~in d-1f3i-1|~inside a2b-1f-1|~is b2c-1d2e-1f1h-1i-2|~it b-1c-2d2e1f-1h3j-1|~it's a-2b1f2h2j-1|~it:bad a2b-2|~its a-1b2h-1|~like a1f-1
~love c1i-1|~made b2d-1f1i-1|~mode b2f-1h-1|~month a3b-1c-1d-1e2f-2|~months a2b-1c-1d2e-1f-1i-1|~mostly c-1d-2e3|~moved a3f-2|~mrr a1b-1f-1|~much a-1c2d2f-2h-1
~my b-2c5d1e-3f-1h2i-1|~new c5e-5|~next h1|~no a-3b2d2e-1f-1|~nobody b-3e1f1g1|~nobody:bad a1b-4c-2d1e2f1g1|~nobody:good a-2b1c1f2g-1i-1
~nobody:judge a-2b-3c6e-1|~nobody:show b3c-1f-1h-1|~none:bad a-3b-1e2f2|~none:good a1b-3c2f1|~none:guide b-1d-1g2j-1|~none:judge c2f-2
~none:learnt a6b-2c-1f-2h-1i-1|~none:not b1c1f-1|~none:show a2b-1f-2|~none:thing a1f-1|~not a2b-3f2|~now a3f-2|~of a1b-1c-1d2e-1f-1|~offline a-2b4c-1f-1h-1
~on a1c2d2i-2j-2|~once a-2b3f-1h-1|~one c-1e2|~other:bad c1e-1f-1|~other:good a2c-2|~other:guide b-1f2|~other:learnt a3c-1f-2|~other:not a2b-3f1
~other:show c3d-3|~other:thing f2g-1|~our b3c-1f2g-1h-1i-2j-1|~out a-2b4c-1d2e-1f-1h-1i-2|~pay a-2b-2f4|~paying a1|~people a-1b-2f3
~person:? a-3b-2c2d4e-1h-1j-1|~person:own a-1b1c4d1e-3f1g-1h1i-2j-1|~person:self a-1b2c-1d2e-1f1g-1i-1j-1|~person:you a-1b6c-1d2f-3g-2i-2j-1
~persons: a3c1d-4f1g1i-3|~persons:? a-2b-1c2d2j-1|~persons:own a-1c4d1e-3f1g-1h1i-2j-1|~persons:self ? a-1d2h-1|~persons:self b1c-2e-1f2g-1h1i-1
~persons:you ? a-1b-1c2d2e-1f-2|~persons:you b6c-3e1f-1g-1i-2j-1|~price a1f-1h-1|~rate c2e-1f-1|~reads c-1g2|~revenue a1b-1|~said a-2f1h2|~sales a1b-1c-1e-1f2
~say b-2f2|~says b-2f2|~should a-1d2h-1|~signups a1c-2f1|~simple b-2e2|~since a-2f2|~single b3c-1e-1g-3h3i-2|~size:long b-2c-1d1e3f1i-1
~size:short a2b-4c3d1e-2f-3g-1h4i-1j-1|~size:short no verb a1b1c1d-1f1g-2h-1i-1j-1|~size:tiny b1f2g-2h-1|~size:tiny no verb a-3b-4c-2d-1f2g4h3i-2j2
~size:usual a3b5c-1d2e-2f1g-1h-3i-5j-2|~size:usual no verb a2b3c4d-2e-3f-3i-1j-1|~so b-2e2|~spend a1b-2d2e2f-2h-1|~steal a-4b1g4|~stop b-1h2j-1|~taxes b-1d1e-1
~ten c1d-1|~text b2c1f-2|~than a-1c2|~that a-1b-1c2d2e-1f-1i-1|~the a1b-1e-1f3g-1h-1|~them a-4b-1f-1g4h1|~themselves b-1c3i-1|~then h1|~they h1
~think a-2b2c-1f2|~this a-2b1c2|~to a-1b1c-1e2|~too c2f-2|~tracking b1f-1|~turn:a thing a-2b2f2i-1|~turn:acted a6b-1c-1d-1e-1f-2g-2i-2j-1|~turn:ago d-1f2i-1
~turn:all a1b-2c-1e1f1h3i-2j-1|~turn:ask b-1c-1f3j-1|~turn:bad a1b-6e2f3j-1|~turn:gain b3d-1f1h-1i-1|~turn:good a-1d-1f3g-1h-1i-1|~turn:guide b-3d-1e2f2g2j-1
~turn:judge a-2b-3c7e-1f-2|~turn:judged b-5c4d2e-2f1|~turn:learnt a8b-3c-1f-4h-1i-1|~turn:machine b-1c-3d-1e3f3g-1h-1i-1j-1|~turn:metric a3b-2c-2d-1e1f1
~turn:not a-3b-1d2e-1f2|~turn:offer a-2b4f-2|~turn:own thing b4c-1f-1h-1i-2|~turn:people a-1b-2c-1d2e-1f2i-1|~turn:plea a-2b-2c-4d2e1f5g-1j-1
~turn:praise a3b-1c-2d2e-1f-1g1h-2|~turn:ready a3b2e-1f-3g2h-1i-2j-1|~turn:show a1b4c2d-3f-2h-1i-1j-1|~turn:stance a-1b-4d2e1f-1g1h3i-1j-1
~turn:thing b4c-2d-1e1f1g-1h-1i-2j-1|~turn:verdict a-2b1c2f-1|~turn:versus a2f-2|~turn:which a-1d2h-1|~turn:would a-1b-1c2d2e-1f-2|~turn:yours b4d-1f-1g-1i-1
~turn?:ask b-1c-1f3j-1|~turn?:judge c2f-2|~turn?:plea b-1c-1f3j-1|~turn?:praise a-1d2h-1|~turn?:stance a-1d2h-1|~turn?:which a-1d2h-1
~turn?:would a-1b-1c2d2e-1f-2|~two a-1b3i-2|~up e2f-1|~visits a-1c-2e-1f3|~wants a-2b-2e2f2|~we a-1c1d-1f2|~week b1c-1|~weeks b-2e2f1|~went a2b-1f-1|~were a1
~what a6b-1c-1d1e1f-5|~who:asked a-1b-1c2d4e-1f-2h-1|~who:here's a1f-1|~who:i a4c-1d-1e-1f-1g-1h1i-1j-1|~who:it's a-2b1h2j-1|~who:nobody a-2b-2d2e2f2h1i-1j-1
~who:none b1c3d-3e-3f-1g1h1i-2j1|~who:other a4b4d-1e-1f-1g-2h-1i-3j-1|~who:own b3c-1f2g-1h-1i-2j-1|~will b2g-1|~with a-2b2f2h-1|~works a-2b2c-2f2|~worse a-2c2
~worth c-1d2|~would a1b-1c2d2e-1f-4i-1|~you a-1b3c-1d3f-2|~your b4d-1f-1g-1i-1
`;
