/** What a community's name says of what people do there. */
const ASKING =
  /suggest|recommend|advice|advise|^ask|ask$|help(?!ful)|questions?$|should ?i ?(?:buy|read|watch|get)|for ?me$|^what ?(?:is|to|car|book|movie|bike)|tip ?of ?my|^find ?(?:a|me)|support$|^need|diagnose|^learn(?!ing)|explain ?like|^eli5|beginners?$/i;
const TELLING =
  /^tales|stories$|confess|circlejerk|memes?$|funny|humou?r|pics$|gifs$|porn$|jokes$|news$|rants?$(?<!aurants?)|off ?my ?chest|^vent|today ?i ?learned|^til$|showerthoughts|^aww|cringe|antiwork|battlestations/i;

/** By how much a community makes it likelier that a thread asks for something: above 0, likelier; below, less so. */
export function leanOfCommunity(name: string | undefined): -1 | 0 | 1 {
  if (!name) return 0;
  if (TELLING.test(name)) return -1;
  return ASKING.test(name) ? 1 : 0;
}
