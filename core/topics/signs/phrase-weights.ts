/** What each sign of a phrase says for it. Written by `npm run topics -- --fit`. */
export const PHRASE_WEIGHTS = `
about after noun c8h-18k-19|about after other a29k58|apposed a-9b64c-13d-21g-11h-8k4|asked c15d-13h-5k-7|asking a-4d-6k-21|asking subject a2d-32g-5h16k-36
at after noun a-2c8d5f-40g16k-25|at after other b-24c28d39f-5g7h-40k11|at after verb a-9c-9d-4f-7k-57|by a a-5b41c18d-2f-9g-31h-7k11
by bare a5b-24c-43d4f40g8h3k-13|by number a8c-31d-7g-5k-71|by own a-1b3c15d-12f30h-26k18|by the a-8b10c35d-8f-45g2h16k6|by this b-16c10d23g7h-23k1
deed after about b-15g26k22|deed as subject c-5d3f-16g-8h38k25|determiner b-4g-8k-25|figure a-4b-5c-4d-8k-41|first phrase a22b-17c8d2f33g-16h-16k34
first sentence a18b7c17d-5f16g-18h-25k20|first verb a13b-14c-16d17f-10g20h-11k-3|followed a-24b3c-27d32f-3g-12h24k-14|for after noun b-12c-13d20f-18h-5k-54
for after other b-20c-1k-43|for after verb d15g8h-16k14|generic a41c-7d-44f-10g5h-11k-54|had b-4c-3f10h-5k-2|joint d1k2|joint subject a-17d28f8g-3h5k41
later phrase a-18b6c-17d10f-26g13h-7k-76|later sentence b10h-28k-35|later verb d-12k-24|name c-4d28f-48g10h17k7|noun a32b9c3d-26f13h-4k56|noun subject b5h9k29
object a22b-19c-8d1f2g-1h18k29|of after noun b-5f5|of after other a-5k-9|on after noun a-11c14d-11f24g-9h-11k-8|on after other d-10k-20|on after verb f13k26
one word a-2b-12c-18d3f-26g4h23k-54|own inside a-1b3c15d-12f30h-26k19|predicate a-11b14d6h-10k-1|pronoun a-12d13h-17k-31
second phrase a-4b25c14d-15f9g-16h-16k-6|second sentence a-18b-2c-12d2h14k-32|second verb b-5d-3f18g-13k-5|setting a-14c-13h-12k-76|subject a-4b2f-10g-5h42k49
time a-3b2c-8d10f-11g5k-12|to after noun b-3c-1d-17g33k23|to after verb d-10h-12k-45|whole a1b19c-4d-29f12g-46h37k-19|with after noun a-3b-6c-20d49f10g-9h-16k7
with after other g14k27
`;
