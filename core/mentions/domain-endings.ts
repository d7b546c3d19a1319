import { anyOf } from '#core/text/any-of.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Top-level domains of three or more letters; any two letters count as a country code. */
const GENERIC = words(`
com net org info biz name pro edu gov mil int arpa aero asia cat coop jobs mobi museum post tel travel xxx
academy accountant actor adult agency ai app apartments army art associates attorney auction audio auto baby
band bank bar bargains beauty beer best bet bible bid bike bingo bio black blog blue boats bond boo book
boston bot boutique box broadway broker build builders business buy buzz bzh cab cafe call cam camera camp
capital car cards care career careers cars casa cash casino catering center ceo charity chat cheap church
city claims cleaning click clinic clothing cloud club coach codes coffee college community company computer
condos construction consulting contact contractors cooking cool country coupon coupons courses credit
creditcard cricket crs cruises crypto dad dance data date dating day deal dealer deals degree delivery
democrat dental design dev diamonds diet digital direct directory discount doctor dog domains download earth
eco education email energy engineer engineering enterprises equipment esq estate eth events exchange expert
exposed express fail faith family fan fans farm fashion feedback film finance financial fish fishing fit
fitness flights florist flowers foo football forsale forum foundation free fun fund furniture futbol fyi
gallery game games garden gift gifts gives glass global gmbh gold golf google graphics gratis green gripe
group guide guitars guru hair haus health healthcare help hiphop hockey holdings holiday home horse hospital
host hosting hotel house how icu immo immobilien inc industries ink institute insure international
investments irish jetzt jewelry kaufen kids kim kitchen kiwi land lat law lawyer lease legal lgbt life
lighting limited limo link live living llc loan loans lol london love ltd ltda luxe luxury maison
management map market marketing markets mba media melbourne meme memorial men menu miami mom money
monster mortgage motorcycles mov movie music navy network new news nexus ngo ninja nowruz now nyc one ong
online ooo open organic page paris partners parts party pet phd photo photography photos pics pictures pink
pizza place play plumbing plus poker porn press productions promo properties property pub qpon racing radio
realestate realty recipes red rehab reise reisen ren rent rentals repair report republican rest restaurant
review reviews rich rip rocks rodeo rsvp rugby run sale salon save school schule science search security
select services sex sexy shoes shop shopping show singles site ski skin soccer social software solar
solutions soy space spa sport spot srl storage store stream studio study style sucks supplies supply support
surf surgery systems tattoo tax taxi team tech technology tennis theater theatre tickets tienda tips tires
today tools top tours town toys trade trading training tube university uno vacations vegas ventures vet
viajes video villas vin vip vision vodka vote voting voyage wales wang watch watches web webcam website
wedding wiki win wine work works world wow wtf xyz yachts yoga youtube zip zone
example test invalid localhost local internal intranet onion corp lan i2p bit wallet nft dao
`);
const OWN_SCRIPT = words(`
рф рус укр бел мкд срб қаз москва
онлайн сайт дети орг ком бг
`);
const OTHER_SCRIPTS = anyOf(
  'u',
  /^(?:中国|中國|香港|台湾|台灣|公司|网络|网址|网站|在线)/u,
  /^(?:みんな|한국|भारत|ไทย|ελ|ευ|موقع|شبكة|ישראל)/u,
);

/** Endings of file and tool names that are not top-level domains. */
const FILES = words(`
js jsx ts tsx mjs cjs mts cts json jsonc html htm xhtml css scss sass xml svg yml yaml toml ini env txt csv tsv
pdf doc docx xls xlsx ppt pptx odt png jpg jpeg gif webp avif ico mp3 mp4 wav exe dmg deb rpm apk log lock sql
sqlite db php rb java kt swift go cpp hpp vue svelte astro ipynb wasm tar gz rar bak tmp cfg conf
`);
/** Top-level domains that are also words, which may start a sentence right after a full stop. */
const SHORT_WORDS = words('am as at be by do go he hi if in is it me my no of ok on or so to up us we an');
/** Top-level domains that are also property names: in code they are addresses only before a path. */
const PROPERTIES = words(`
name link post open call date now run box select click style page watch play search space data info app map show
text test email new top title team target rest day help host contact id is to in at no my do by as it be am so
me us we md rs py sh pl cc st ps mm so ms ps br tr th td li hr mx pm
`);

type Ending = 'file' | 'domain' | 'word';

/** Classifies the label after a dot. `folded`: in lowercase with lookalikes replaced. */
export function classifyEnding(label: string, folded: string, inCode: boolean): Ending {
  if (FILES.has(folded)) return 'file';
  if (folded.startsWith('xn--') || OWN_SCRIPT.has(label.toLowerCase()) || OTHER_SCRIPTS.test(label))
    return 'domain';
  if (!/^[a-z]+$/.test(folded) || (inCode && PROPERTIES.has(folded))) return 'word';
  if (SHORT_WORDS.has(folded) && label[0] !== folded[0]) return 'word';
  return folded.length === 2 || GENERIC.has(folded) ? 'domain' : 'word';
}
