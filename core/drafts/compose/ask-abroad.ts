import { guessLanguage, type Language } from '#core/text/guess-language.ts';

const QUESTIONS: Readonly<Record<Language, string>> = {
  en: '',
  de: 'Was sind eure Erfahrungen damit?',
  fr: 'Quelle est votre expérience ?',
  es: '¿Cuál ha sido su experiencia?',
  it: 'Qual è la vostra esperienza?',
  pt: 'Como tem sido com vocês?',
  nl: 'Wat zijn jullie ervaringen hiermee?',
};

/** What stands below a title that is all there is to say; empty where the language is not known. */
export const askAbroad = (topic: string): string => QUESTIONS[guessLanguage(topic)];
