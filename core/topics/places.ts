/** Countries, states and cities that are no everyday words. */
export const PLACES: ReadonlySet<string> = new Set(
  `
  accra africa amsterdam ankara antwerp argentina asia athens atlanta auckland austin australia austria bangalore
  bangkok barcelona beijing belfast belgium belgrade berlin birmingham bolivia boston brazil brisbane bristol
  brussels bucharest budapest bulgaria cairo calgary california canada cardiff chennai chicago chile china cologne
  colombia colombo colorado copenhagen croatia cuba dallas delhi denmark denver detroit dhaka doha dubai dublin
  ecuador edinburgh egypt england estonia ethiopia europe finland florida france frankfurt georgia germany ghana
  glasgow gothenburg greece hamburg hanoi helsinki houston hungary hyderabad iceland india indonesia ireland israel
  istanbul italy jakarta jamaica japan johannesburg karachi kenya kolkata korea krakow kyiv kyoto lagos lahore
  latvia leeds leipzig lisbon lithuania liverpool london luxembourg lyon madrid malaga malaysia manchester manila
  marseille melbourne mexico miami michigan milan minneapolis montreal morocco mumbai munich nairobi naples
  netherlands nigeria norway ohio oregon osaka oslo ottawa oxford pakistan paris peru philadelphia philippines
  poland porto portugal prague pune riga riyadh romania rome rotterdam scotland seattle seoul serbia seville
  shanghai shenzhen singapore slovakia slovenia sofia spain stockholm stuttgart sweden switzerland sydney taipei
  taiwan tallinn tanzania texas thailand tokyo toronto turin uganda ukraine uruguay utrecht valencia venezuela
  vienna vietnam vilnius virginia wales warsaw wellington zagreb zurich
`
    .trim()
    .split(/\s+/),
);
/** Those written in capitals. */
export const PLACE_ACRONYMS: ReadonlySet<string> = new Set([
  'us',
  'usa',
  'uk',
  'eu',
  'nyc',
  'uae',
  'sf',
  'la',
]);
