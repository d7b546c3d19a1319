/** What each sign of a phrase says for it. Written by `npm run topics -- --fit`. */
export const PHRASE_WEIGHTS = `
about after noun c5h-18k-26|about after other a25k51|apposed a-8b60c2d-32f-3g-7h-2k18|asked c20d-13h-10k-6|asking a-11d1k-20|asking subject a13d-31g-5h7k-31
at after noun a4b-4c4d15f-36g5k-27|at after other b-20c27d46f-8h-44k2|at after verb a-20c-11d9f-10k-63|by a a-2b43c19f-17g-38k11|by bare a-5b-16c-33d2f37g9h5k-6
by number a20c-37d-14g-5k-72|by own a-7c16d-12f29h-19k14|by the a-5b6c37d-7f-37g8h-1k4|by this b-16c8d27g5h-26k-1|deed after about b-13g26k26
deed as label b-5k-9|deed as subject c-10d3f-11g-5h40k33|determiner a4g-12k-17|figure a-1b-3d-15k-38|first phrase a33b-18c2d-1f36g-18h-16k35
first sentence a15b8c24d-16f11g-21h-12k20|first verb a4b-9c-11d19f-14g21h-13k-6|followed a-23b4c-36d27f-1g-10h32k-15|for after noun b-14c-12d10f-16g17h-5k-41
for after other b-18c-5k-47|for after verb d16f-1g5h-7k24|generic a39c-18d-44f-8g7h-7k-62|had d-18f12h-5k-22|joint d1k2|joint subject a-9d28f2h5k52
later phrase a-40b19c5d12f-33g5h-7k-77|later sentence b8h-26k-36|later verb d-9k-18|name d25f-49g6h19k3|noun a27b13c-3d-20f15g-1h-4k53|noun subject b5h14k39
object a25b-21c-14d6f9g2h6k28|of after noun b-5f5|of after other a-5k-9|on after noun a-20b-1c33d-15f21g-8h-12k-6|on after other d-8k-17|on after verb f11k23
one word a21b-29c-13d5f-25g-2h16k-54|own inside a-7b4c16d-12f29h-19k22|predicate a-9b12c-4d8h-5k3|pronoun a-7d12h-19k-29|second phrase a7b17c3d-14f8g-7h-17k-8
second sentence a-15b2c-14d13h-2k-34|second verb a1b-12c-13d10f24g-14h2k-5|setting a-8c-16h-12k-73|subject a-20b1f-4g-5h44k33|time a-19b1c-4d13f-9g8k-20
to after noun b-4c-3d-19f-4g40k20|to after verb d-11h-10k-42|whole a10b24c-15d-35f8g-43h39k-24|with after noun b-5c-14d49f8g-26h-15k-3
with after other b-4g19k30|with after verb f1k2
`;
