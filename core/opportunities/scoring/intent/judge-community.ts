/** What a community's name says of what people do there. */
const ASKING =
  /suggest|recommend|advice|advise|^ask|ask$|help(?!ful)|question|should ?i ?(?:buy|read|watch|get)|for ?me$|what ?(?:car|is|book|movie|bike|to)|tip ?of ?my|find ?(?:a|me)|support|shop(?:ping)?for|need(?:a|s)|homeowners|diagnose|learn|eli5|explainlike|beginner|newto/i;
const TELLING =
  /tales|stor(?:y|ies)|confess|circlejerk|memes?|funny|humor|humour|pics|gifs|porn$|jokes|news|rant|offmychest|vent|takemymoney|til$|todayilearned|showerthoughts|aww|cringe|fail|antiwork|battlestations|art$|creations|shareyour/i;

/** By how much a community makes it likelier that a thread asks for something: above 0, likelier; below, less so. */
export function leanOfCommunity(name: string | undefined): -1 | 0 | 1 {
  if (!name) return 0;
  if (TELLING.test(name)) return -1;
  return ASKING.test(name) ? 1 : 0;
}
