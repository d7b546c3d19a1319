/** What each sign of a phrase says for it. Written by `npm run topics -- --fit`. */
export const PHRASE_WEIGHTS = `
about after noun a5b-5c-7g36h-17l24|about after other a31l62|about after verb h16l32|apposed a-24b68c12d-3f-36g8h-18l13|asked c8d-15f12h-10l-8|asking a-18c-7d16l-19
asking subject a28b-7c-5d-11g-18h5l-15|at after noun a-23b-30c49d1f-35g13h13l-24|at after other a-8b-23c3d37f-10g-1h-16l-36|at after verb a-6b-5c-11d8f-3l-34|by a a23b63c14d-2f-36g-24h-29l17
by bare a-36b-7c-29d13f21g34h4|by number a30b-31c-43d18f8g-3h-6l-53|by own a-6b5c11d-30f29g3h-17l-9|by the a-8b20c51d-35f-4g-13h-4l12|by this a-3b-34c13d28g-6h-1l-5|deed after about b-5g23l35
deed as label b-10l-19|deed as subject c-17d9f-18g-14h52l23|determiner g-6l-11|determiner subject f4l7|figure a-15d-11f2l-48|first phrase a15b-22c-11d-5f36g-3h4l30
first sentence a56b-12c4d-45f36g-11h-19l18|first verb a27b5c-12d6f-17g13h-14l15|followed a-28b-1c-12d1f13g-15h34l-16|for after noun a-5b-19c-4d6f-31g37h-5l-42|for after other b-7c-3d-20l-60
for after verb c-7d15f-6g8h-5l10|generic a36b-13d-27f-34g16h-12l-68|had b-5c-16d-18f42h-15l-23|joint a-17b-5d2f4g-3h11l-16|joint subject a-31b15c-4d42f4g-47h35l29|later phrase a-9b29c11d12f-39h-32l-59
later sentence a-36b24c3d32f-9g4h-26l-18|later verb a-5c-4d-5g-8l-44|name c-15d18f-66g26h47l20|noun a22b6c-36d2f35g9h-11l55|noun subject b13g-5h7l30|object a13b-4c-11d-1f7g9h-6l16|of after noun b-9f10
of after other a-21c34l26|of after verb b-5l-10|on after noun a-5b-3c53d-30f27g-31h-13l-3|on after other c3d-17l-29|on after verb d-12f11g-4l-11|one word a20b-30c-8d2f-15g-20h24l-55
own inside a-6b20c19d-30f29g3h-17l36|predicate a-5b10c20d17f-11h-23l16|pronoun a17b24c-5d-6f-17h-16l-7|second phrase a-6b8c18d-16f21g-6h-23l-10|second sentence a-20b3c11d4f-9g-2h-7l-38
second verb a12b-18c-20d16f28g-8h-4l10|setting a-44b8c-10d-5g22h4l-49|subject a-2b-6c-28d-5f-10g18h50l34|time a8b-4c-5d18f-13g-11h-1l-14|to after noun a28b-18c3d-43f-3g40l15
to after verb a27c-5d8g-16h-23l-16|whole a3b39c18d-31f16g-57h5l-15|with after noun a-9b-10c-14d45f9g-16h-15l-20|with after other c-20d4g16l-1|with after verb c-3l-6
`;
