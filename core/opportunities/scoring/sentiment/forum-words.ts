const anyOf = (phrases: string): RegExp =>
  new RegExp(
    `(?<![\\w'])(?:${phrases
      .trim()
      .split(/\s*[,\n]\s*/)
      .join('|')})(?![\\w'])`,
    'gi',
  );

/** What forums praise with and the lexicon does not know. */
export const PRAISING = anyOf(`
  goat, based, dope, legend, legendary, banger, props, wholesome, iconic, legit, pog, poggers, congratz, underrated
  a+www*, woah, hyped, relatable, top notch, spot on, well done, made my day, game changer, hats off, underappreciated
  chef's kiss, can'?t wait, cannot wait, can not wait, looking forward, (?:you'?re|you are|he'?s|she'?s|that'?s|is) (?:so |absolutely |totally )?(?:right|correct)
  agreed, good point, fair enough, makes (?:total |perfect |a lot of )?sense, you got this, hang in there, stay strong
  haha(?:ha)+h?, ahah(?:ah)+a?, lo+l(?:ol)+, lmfao+, lmao+, rofl, hehe(?:he)*, phew, tysm, ty, hopefully, kudos to
  fingers crossed, big fan, happy cake day, 10/10, w take, slaps, rocks, nailed it, killing it, killed it, so much better
  life saver, lifesaver, worth it, worth every penny, highly recommended?, would recommend, love'?d, stunning, mesmerizing
  incredible, breathtaking, deserved?s?, much needed, absolute unit, slay, savior`);

/** What they blame with. */
export const BLAMING = anyOf(`
  cringe[yd]?, trash, garbage, toxic, salty, clowns?, yikes, overrated, overpriced, buggy, laggy, clunky, jfc, bs, creep
  delusional, shitshow, bloated, janky, sketchy, scummy, unusable, downhill, sexist, nazis?, pos, hypocrites?, hypocrisy
  incels?, karens?, gaslight\\w*, shite, bollocks, asshats?, unplayable, overhyped, fed up, nightmares?, disgusting
  crappy, rip-?off, ripped off, who cares, give me a break, get over it, shut up, not a fan, not worth, makes no sense
  doesn'?t make (?:any )?sense, nonsense, no thanks, disagree, unfortunately, let ?down, bummed, bummer, too bad
  what a shame, such a shame, heartbreaking, awkward, gross, grosses, stop it, knock it off, wtf, can'?t stand
  couldn'?t care less, don'?t care, don'?t trust, never again, waste of time, waste of money, nobody asked, yeah right
  thanks for nothing, slow clap, cool story bro, greedy?, enshittification, scam(?:med|mers?|my)?, creepy, terrifying
  traumatizing, unacceptable, ridiculous, absurd, insufferable, unbearable, obnoxious, bigots?, racists?, shouldn'?t have
  fucking, fuckin, idiotic, moronic, pathetic, worst, wrong with, had enough, done with, over it`);

/** Things and deeds that are spoken of without a feeling about them, though their words sound of one. */
export const NAMING = anyOf(`
  wars?, guns?, crimes?, criminals?, jail, prisons?, gods?, friends?, girlfriend, boyfriend, party, parties, arts?, energy
  treasures?, holidays?, awards?, security, justice, freedom, debts?, weapons?, bombs?, enemy, enemies, battles?, fights?
  attacks?, lawsuits?, charges?, charged, champions?, championship, heaven, intelligence, profits?, wealth, wealthy
  tax(?:es)?, strikes?, shots?, stop(?:s|ped|ping)?, leave, leaves, leaving, pay(?:s|ing)?, cuts?, low, lower, lowest
  forced?, demand(?:s|ed)?, plays?, playing, played, players?, numbers?, matters?, values?, original, shared?, sharing
  chances?, hands?, important, interests?, natural, solutions?, increase[ds]?, top, legal, dear`);
