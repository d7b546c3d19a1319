/** Everyday English words that are also product names, including small words that names contain. */
const WORDS = `
  a about above access across action active add after again agenda aim air alarm album alert align all always am amount
  amp an anchor and angle apart app apply arc arch are area ark around arrow as ask aside asset at atlas atom audit aura
  away back badge balance ball band bank bar bare barn base basis bat batch be beacon beam bear beat bed bee before bell
  bench best beyond big bill bird bit bite blank blast blend block bloom blue board boat body bold bolt bond bonus book
  boost box brain branch brand brave bread break breeze brick bridge brief bright bring brush bubble bucket bud buddy
  buffer bug build bulb bulk bull bump bundle burn burst bus business butter button buy by cabin cable cake call calm
  camp can canal candle canvas cap capsule car card care cargo cart case cash cast castle cat catch cause cave cedar
  cell center chain chair chalk change channel chapter charge charm chart chat check chef chest chief chime chip choice
  circle city claim class clay clean clear clever climb clip clock close cloud club clue coach coast coat code coin
  collect color comet comma common company compass complete concert connect console content contrast convert cook cool
  copper copy coral core corner count counter country course cover cow crab cradle craft crane crash crate cream create
  crew crisp cross crowd crown crystal cube culture cup current cursor curve custom cut dart dash data date dawn day deal
  decide deck deep deer delight deliver delta demand demo depth desk detail dial dialog diamond digest dig direct discord
  discover dish dispatch dive do dock doctor dog doll domain done door dot dove down draft dragon draw dream drift drive
  drone drop drum duck due dust eager eagle early earth ease east easy echo edge effect element elevate ember empower end
  engage engine enter envelope envoy epic equal escape essence even event ever every exact example express extra eye
  fable face fact factor fair falcon fall family fan far farm fast feather feed feedback feel fern field fig figure file
  fill film filter final find fine finish fire first fish fit fix flag flame flare flash flat fleet flex flight flint
  flip float flock flow flower fluid fly focus fold folk follow font food foot for force forest forge fork form fort
  forward foundry fountain fox frame free fresh friend frog from front fruit fuel full fun fuse future gain galaxy game
  garden gate gather gauge gear gem gen general gentle get ghost giant gift give glass gleam glide glimpse globe glow go
  goal gold golden good grab grace gradient grain grand grape graph grasp grass gravity great green greenhouse grid grip
  ground group grove grow growth guard guest guide guild habit half halo hammer hand handle handy happy harbor harmony
  harvest hat have haven hawk head heap hear heart heat height hello help herd here hero hey hi hive hold home honey
  honeycomb hook hop hope horizon horn host hot hour house hub human humble hunt hunter hurdle ice icon idea if image
  impact in inbox index indigo insight inspect instant intercom into invoice iron is island it item ivory ivy jam jar
  jet jewel join journal journey joy juice jump jungle just keen keep kettle key keynote kid kind king kit kitchen kite
  knot know lab labs ladder lake lamp land lantern laser last latch later lattice launch layer lead leaf league lean
  learn leather ledger legend lemon lens less lesson let letter level lever life lift light like lime line linear link
  linked lion list listen little live loaf local lock log logic long look loom loop loose lotus loud love low loyal luck
  lunch luna lynx machine magic magnet mail main make manage mango map maple marble march mark market marketing mason
  mast master match mate math matter max me meadow measure meet mellow melon memo memory mental mention mentor menu
  mercury merge mesh message metal meter method metric might mill mind mine minimal mint minute mirror mist mix mobile
  mode model modern moment monday money monitor month moon more morning motion mountain mouse move muse music my native
  near neat nest net network never new news next nice night noble node noise north nose not note notebook notes notice
  notion now number nurse oak oasis object observe ocean of off offer office oil olive on once one onion only onward opal
  open orange orbit orchard orchestra order origin other otter our out outline outreach over owl own pace pack page paint
  pair palette palm pan panel paper parade park part partner party pass past patch path pause pay pea peak pear pearl
  pebble pen pencil people pepper perch perfect perk person phase phone photo phrase piano pick picture pie piece pigeon
  pilot pin pine ping pink pioneer pipe pipeline pitch pivot pixel place plain plan planet plant plate play plug plum
  plus pocket poem point polar pole polish poll pond pool pop port portal pose post posts pot potion power prime print
  prism pro probe process product profile project prompt proof prose puddle pull pulse pump punch pure purple push puzzle
  quest question quick quiet quill quilt quiver quota quote rabbit race radar raft rail rain raindrop rainbow raise rally
  ramp range rapid raven raw ray reach read ready real reason rebel record red reel reflect reflex relate relay remind
  reminder remote render rent reply report rest retool retro rhythm ribbon ride right ring rise river road roam robin
  rock rocket roll roof room root rope rose round route row royal ruby rule run rush sable safe sage sail salt sample
  sand sapphire save scale scan scene schedule school scope score scout screen script scroll sea seal search season seat
  second secret section see seed segment select send sense sensor sentry sequence serve server service session set
  shadow shape share sharp shelf shell shield shift shine ship shop short show side sight sign signal silk silver simple
  sketch skill sky slack slate sleek slice slide slope slot small smart smile smooth snack snap snow social soft software
  solar solid solve song sort soul sound source south space spark speak spell sphere spice spike spin spiral spirit splash
  split spoke spoon spot spray spread spring sprint sprout square squad stack staff stage stamp stand star start startup
  state station stay steady steam steel stem step stick still stitch stock stone store storm story stream street stride
  strike string stripe strong studio study style sugar suit summit sun sunrise super support sure surface surge survey
  swan sweet swift switch symbol sync table tag tailor take tale talent talk tally tandem tape target task tasks tea teach
  team teams tell temper template temple tempo tent term terrace test text thing things think thread threads thrive throne
  thumb thunder ticket tide tie tiger tight tile time timber tip tiny title to toast today together token tone tool toolbox
  tools top torch touch tower town track trade trail train transform travel treat tree trend trial tribe trick trigger trim
  trip true trust truth try tulip tune tunnel turn twist under union unit unity up upbeat upper us use user value valley
  vault vector velvet venture verse vibe video view vine violet virtue vision visit visual vital voice volt volume vortex
  voyage wage wake walk wall want warm watch water wave way we weave web website well west wheel while whisper white whole
  wide wild willow win wind window wing wire wise wish with wizard wonder wood word words work works workday world write
  writer yard year yes you young your zap zen zero zest zone zoom
`;

export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
