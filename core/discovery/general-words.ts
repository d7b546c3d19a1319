import { wordsByStem } from '#core/text/stem-words.ts';

/** Words common in posts on any topic. They neither find communities nor make them similar. */
const WORDS = `
  able actually after again against ago almost already also always another anybody anyone anything around ask asked
  asking away back bad because been before began behind being believe between big bit both bought bring built call
  called came cannot cause change changed come comes coming day days did didn different does doesn doing done down during
  each early either else end enough even ever every everybody everyone everything exactly fact far feel few figure find
  first five found four full gave gets getting give given gives goes going gone got great had half happen happened happens
  hard has having hear help her here him his hour hours idea instead its itself just keep keeps kind knew know knows last
  late later least left less let like likely little long look looking lose lost lot lots made makes making many matter maybe
  mean means might mind minute minutes mistake month months morning move much must myself name near never next nobody none
  nothing notice now often old once only open other others our out over own part people percent person place point pretty
  problem put question quite rather read real really reason right said same saw say says second see seem seems seen send
  set seven several she show side since small some somebody someone something sometimes soon start started still stop such
  sure take taken takes talk tell tells ten than thank thanks their them then there thing things think third thought three
  time times today together told tomorrow too took tried tries true try trying turn turned two under understand until
  update upon usual usually very wait want wanted wants was watch week weeks well went were whatever while whole whose wish
  within won wonder word words worked works worse worst worth would wrong year years yes yesterday yet your yours
  discuss discussion answer answers anyway advice welcome member members community communities post posts thread threads
  everywhere expect expected happy honest simple easy
  add along appear appreciate appreciated arrive backward backwards beginner beginners belong blunt book boring boss break
  breaks button buy bought carry charge charged cheap cheaper cheapest choose chose claim classic clean closed colleague
  comment company companies compare compared cope copy cost count country countries course curious cut dare dark date dead
  decide decided delete deleted depend depends describe desk difference differently disagree dislike dollar double doubled
  doubling elsewhere empty envy error event events expert explain failed fall fast faster fell field fill finish finished
  fine fit fix fixed follow form former free fresh friend guide hand handle hardest heard heavier hello hold holds hundred
  hurt ignore include included inside insides intention interested kept known land leave line list live manage manual may
  monday tuesday wednesday thursday friday saturday sunday mostly need needed newcomer night nod normal note number object
  objected obvious off offer ones opinion opposite order ours outside past perfect phone pick picture plain plainly plan
  please plus polite politely practice prefer preferred project put putting quarter quick quiet raise rarely rate regret
  remove removed replace replaced restored room run runs save sent short shrug sign similar size slow spend spent split
  stay step stopped switch switched table task thousand through toward towards trust type ugly visit vote weakness weekend
  weekly whether willing win wins winter wit wits zone answered answering promise promised share shared trick paper annoy
  broke piece met exception family calm direct dramatic expensive increase grey jacket mess front alternative alternatives
  cold example import imported link links sample script scripts text texts title titles per january february march april
  june july august september october november december monday tuesday wednesday thursday friday saturday sunday euro euros
  dollar dollars pound pounds cent cents web load loads loaded loading build builds building builder builders
`;

export const GENERAL_STEMS: ReadonlySet<string> = new Set(wordsByStem(WORDS, 2).keys());
