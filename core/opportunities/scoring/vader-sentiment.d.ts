/** The package has no types; `tsconfig.base.json` points here. */
export declare const SentimentIntensityAnalyzer: { polarity_scores(text: string): { compound: number } };
