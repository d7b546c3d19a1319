/** What each sign of a phrase says for it. Written by `npm run topics -- --fit`. */
export const PHRASE_WEIGHTS = `
about after noun c8h-15k-15|about after other a28k55|apposed a-4b58c-16d-16g-6h-7k15|asked c15d-14h-5k-8|asking a-8d-3k-23|asking subject a4d-29g-5h9k-42
at after noun b-3c3d13f-37g15k-18|at after other b-23c28d35f-5g8h-40k7|at after verb a-5c-9d-3f-13k-59|by a a-3b45c22d-1f-18g-31h-9k9
by bare a-5b-20c-44d3f46g9h7k-11|by number a10c-33d-7g-5k-70|by own a-5c17d-9f28h-23k14|by the a3b9c35d-12f-40g-4h13k8|by this b-17c7d27g10h-25k6
deed after about b-17g28k21|deed as subject c-5f-15g-6h37k22|determiner b-5g-10k-29|determiner subject f5k9|figure a-1b-6d-10k-35
first phrase a24b-17c9d5f33g-19h-17k37|first sentence a20b8c18d-5f19g-21h-31k17|first verb a11b-12c-17d23f-15g16h-9k-7|followed a-22b-2c-29d30f-2g-10h28k-14
for after noun b-12c-6d18f-19h-5k-50|for after other b-14c-5d-4k-46|for after verb d21f-2h-9k20|generic a43c-3d-42f-22g1h-7k-59|had c-2d-19f16h-5k-17
joint d4h-4k-1|joint subject a-13d26f7g-1h5k48|later phrase a-23b11c-17d11f-27g13h-4k-73|later sentence b12h-24k-26|later verb d-9k-19|name d19f-44g11h15k1
noun a28b12c8d-23f7h-3k56|noun subject b5h12k34|object a11b-17c-11d3f8g4h19k34|of after noun b-5f5|of after other a-9k-18
on after noun a-13b-1c19d-7f24g-17h-10k-11|on after other d-10k-19|on after verb f14k27|one word a-4b-8c-7d8f-36g8h14k-52|own inside a-5b5c17d-9f28h-23k24
predicate a-9b16d10h-18k-1|pronoun a-8d11h-15k-24|second phrase a-1b23c13d-16f9g-16h-16k-6|second sentence a-20b-3c-14d5f-4h19k-34
second verb a-5b-5c-3d2f17g-12h1k-9|setting a-10c-10h-14k-67|subject a-8b-2f-13g-5h49k43|time a-5b1c-3d5f-12g5k-19|to after noun b-4d-12f-4g31k24
to after verb d-6h-17k-46|whole a10b25c-7d-36f6g-45h38k-16|with after noun a-3b-8c-20d40f22g-9h-16k12|with after other b-5g18k25|with after verb f-5k-11
`;
