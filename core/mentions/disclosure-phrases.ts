import type { Language } from '#core/text/guess-language.ts';

type Phrases = {
  /** A disclosure after the product was named. */
  readonly onIt: string;
  readonly onNamed: (name: string) => string;
  /** A disclosure after the address was given. */
  readonly ownSite: string;
  /** A disclosure in a text that names neither. */
  readonly onThis: string;
  /** A disclosure that the address follows. */
  readonly onSite: string;
  readonly here: string;
  readonly pageIsHere: string;
};

/** Our disclosure phrases, by language. */
export const DISCLOSURES: Readonly<Record<Language, Phrases>> = {
  en: {
    onIt: 'Disclosure: I work on it.',
    onNamed: (name) => `Disclosure: I work on ${name}.`,
    ownSite: 'Disclosure: that is my own site.',
    onThis: 'Disclosure: this is about something I work on.',
    onSite: 'Disclosure: I work on this site:',
    here: 'It is here:',
    pageIsHere: 'The page is here:',
  },
  de: {
    onIt: 'Zur Offenlegung: Ich arbeite selbst daran.',
    onNamed: (name) => `Zur Offenlegung: Ich arbeite an ${name}.`,
    ownSite: 'Zur Offenlegung: Das ist meine eigene Seite.',
    onThis: 'Zur Offenlegung: Hier geht es um etwas, an dem ich selbst arbeite.',
    onSite: 'Zur Offenlegung: Ich arbeite an dieser Seite:',
    here: 'Zu finden hier:',
    pageIsHere: 'Die Seite ist hier:',
  },
  fr: {
    onIt: 'En toute transparence : j’y travaille.',
    onNamed: (name) => `En toute transparence : je travaille sur ${name}.`,
    ownSite: 'En toute transparence : c’est mon propre site.',
    onThis: 'En toute transparence : je travaille sur ce dont je parle ici.',
    onSite: 'En toute transparence : je travaille sur ce site :',
    here: 'C’est ici :',
    pageIsHere: 'La page est ici :',
  },
  es: {
    onIt: 'Por transparencia: yo trabajo en ello.',
    onNamed: (name) => `Por transparencia: trabajo en ${name}.`,
    ownSite: 'Por transparencia: es mi propio sitio.',
    onThis: 'Por transparencia: trabajo en lo que cuento aquí.',
    onSite: 'Por transparencia: trabajo en este sitio:',
    here: 'Está aquí:',
    pageIsHere: 'La página está aquí:',
  },
  it: {
    onIt: 'Per trasparenza: ci lavoro io.',
    onNamed: (name) => `Per trasparenza: lavoro a ${name}.`,
    ownSite: 'Per trasparenza: è il mio sito.',
    onThis: 'Per trasparenza: lavoro a ciò di cui parlo qui.',
    onSite: 'Per trasparenza: lavoro a questo sito:',
    here: 'Si trova qui:',
    pageIsHere: 'La pagina è qui:',
  },
  pt: {
    onIt: 'Por transparência: eu trabalho nisso.',
    onNamed: (name) => `Por transparência: eu trabalho em ${name}.`,
    ownSite: 'Por transparência: é o meu próprio site.',
    onThis: 'Por transparência: eu trabalho em algo de que falo aqui.',
    onSite: 'Por transparência: eu trabalho neste site:',
    here: 'Está aqui:',
    pageIsHere: 'A página está aqui:',
  },
  nl: {
    onIt: 'Voor de duidelijkheid: ik werk eraan.',
    onNamed: (name) => `Voor de duidelijkheid: ik werk aan ${name}.`,
    ownSite: 'Voor de duidelijkheid: dit is mijn eigen site.',
    onThis: 'Voor de duidelijkheid: ik werk aan wat ik hier beschrijf.',
    onSite: 'Voor de duidelijkheid: ik werk aan deze site:',
    here: 'Te vinden op:',
    pageIsHere: 'De pagina staat hier:',
  },
};

/** Disclosures that other people write, in lowercase. */
export const FOREIGN_DISCLOSURES: readonly RegExp[] = [
  /(?<!\p{L})(?:offenlegung|transparenz).{0,80}(?<!\p{L})(?:ich|mein|meine|wir|unser)(?!\p{L})/u,
  /(?<!\p{L})(?:ich arbeite|wir arbeiten) (?:selbst |auch )?(?:an|daran|bei)(?!\p{L})/u,
  /(?<!\p{L})(?:ich habe|wir haben) .{0,60}(?:gebaut|entwickelt|gegründet|programmiert)(?!\p{L})/u,
  /(?<!\p{L})transparence.{0,80}(?<!\p{L})(?:je|j['’]|mon|nous)/u,
  /(?<!\p{L})(?:je travaille|nous travaillons) (?:sur|pour|chez)(?!\p{L})|(?<!\p{L})j'y travaille/u,
  /(?<!\p{L})(?:j'ai|nous avons) (?:créé|développé|fondé|construit)(?!\p{L})/u,
  /(?<!\p{L})(?:trabajo en|trabajamos en|he creado|he desarrollado|hemos creado)(?!\p{L})|(?<!\p{L})es mi propi[oa](?!\p{L})/u,
  /(?<!\p{L})(?:ci lavoro|lavoro a|lavoriamo a|ho creato|ho sviluppato)(?!\p{L})|(?<!\p{L})è il mio(?!\p{L})/u,
  /(?<!\p{L})(?:trabalho (?:em|no|na|nisso|neste)|eu criei|desenvolvi|é o meu)(?!\p{L})/u,
  /(?<!\p{L})(?:ik werk|wij werken) (?:zelf )?(?:aan|eraan|bij|voor)(?!\p{L})|(?<!\p{L})mijn eigen(?!\p{L})/u,
  /(?<!\p{L})ik heb .{0,60}(?:gebouwd|gemaakt|ontwikkeld)(?!\p{L})/u,
];
