import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

test.each([
  ['de', 'Wie mahne ich säumige Kunden, ohne sie zu verlieren?'],
  ['de', 'Wir haben die Rechnungen automatisiert und das Ergebnis ist gut.'],
  ['fr', 'Comment relancer les clients qui paient en retard ?'],
  ['fr', 'Nous avons changé notre outil et je ne le regrette pas.'],
  ['es', 'Cómo cobrar las facturas de los clientes que no pagan'],
  ['it', 'Come faccio a farmi pagare dai clienti che sono in ritardo con le fatture della società?'],
  ['pt', 'Como você cobra os clientes que não pagam em dia?'],
  ['nl', 'Hoe krijg je klanten zo ver dat ze op tijd betalen voor het werk?'],
  ['en', 'How do you get paid by clients who are late?'],
  ['en', 'Die hard fans of MIT software'],
  ['en', 'Quillbox'],
  ['en', ''],
  ['en', 'Jak zdobyć pierwszych klientów?'],
])('guesses %s for "%s"', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});
