/** What each sign of a phrase says for it. Written by `npm run topics -- --fit`. */
export const PHRASE_WEIGHTS = `
about after noun a5b-5c-7g36h-17k24|about after other a31k62|about after verb h16k32|apposed a-24b68c12d-3f-36g8h-18k13|asked c8d-15f12h-10k-8
asking a-18c-7d16k-19|asking subject a28b-7c-5d-11g-18h5k-15|at after noun a-23b-30c49d1f-35g13h13k-24|at after other a-8b-23c3d37f-10g-1h-16k-36
at after verb a-6b-5c-11d8f-3k-34|by a a23b63c14d-2f-36g-24h-29k17|by bare a-36b-7c-29d13f21g34h4|by number a30b-31c-43d18f8g-3h-6k-53
by own a-6b5c11d-30f29g3h-17k-9|by the a-8b20c51d-35f-4g-13h-4k12|by this a-3b-34c13d28g-6h-1k-5|deed after about b-5g23k35|deed as label b-10k-19
deed as subject c-17d9f-18g-14h52k23|determiner g-6k-11|determiner subject f4k7|figure a-15d-11f2k-48|first phrase a15b-22c-11d-5f36g-3h4k30
first sentence a56b-12c4d-45f36g-11h-19k18|first verb a27b5c-12d6f-17g13h-14k15|followed a-28b-1c-12d1f13g-15h34k-16|for after noun a-5b-19c-4d6f-31g37h-5k-42
for after other b-7c-3d-20k-60|for after verb c-7d15f-6g8h-5k10|generic a36b-13d-27f-34g16h-12k-68|had b-5c-16d-18f42h-15k-23|joint a-17b-5d2f4g-3h11k-16
joint subject a-31b15c-4d42f4g-47h35k29|later phrase a-9b29c11d12f-39h-32k-59|later sentence a-36b24c3d32f-9g4h-26k-18|later verb a-5c-4d-5g-8k-44
name c-15d18f-66g26h47k20|noun a22b6c-36d2f35g9h-11k55|noun subject b13g-5h7k30|object a13b-4c-11d-1f7g9h-6k16|of after noun b-9f10|of after other a-21c34k26
of after verb b-5k-10|on after noun a-5b-3c53d-30f27g-31h-13k-3|on after other c3d-17k-29|on after verb d-12f11g-4k-11|one word a20b-30c-8d2f-15g-20h24k-55
own inside a-6b20c19d-30f29g3h-17k36|predicate a-5b10c20d17f-11h-23k16|pronoun a17b24c-5d-6f-17h-16k-7|second phrase a-6b8c18d-16f21g-6h-23k-10
second sentence a-20b3c11d4f-9g-2h-7k-38|second verb a12b-18c-20d16f28g-8h-4k10|setting a-44b8c-10d-5g22h4k-49|subject a-2b-6c-28d-5f-10g18h50k34
time a8b-4c-5d18f-13g-11h-1k-14|to after noun a28b-18c3d-43f-3g40k15|to after verb a27c-5d8g-16h-23k-16|whole a3b39c18d-31f16g-57h5k-15
with after noun a-9b-10c-14d45f9g-16h-15k-20|with after other c-20d4g16k-1|with after verb c-3k-6
`;
