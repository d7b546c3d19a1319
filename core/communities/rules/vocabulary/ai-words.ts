import { type Mark, markPhrases } from './mark.ts';

export const AI_MARKS: readonly Mark[] = [
  markPhrases('AI', [
    '(?:gen|generative|artificial) ?(?:ai|intelligence)',
    'a\\.?i\\.?',
    'ais?',
    'genai',
    '(?:large )?language models?',
    'llms?',
    '(?:chat ?)?gpts?(?:[ -]?\\d[\\w.]*)?',
    'chat ?gpt\\w*',
    'claude',
    'gemini',
    'copilots?',
    'chat ?bots?',
    'machine (?:texts?|writing|prose|content|posts?|generated|written|made|authored|assisted)',
    '(?<!(?:user|community|member|auto) )generated (?:texts?|content|posts?|comments?|answers?|replies|writing|submissions?)',
    'robots?',
    'bots?(?= (?:\\w+ )?(?:wrote|writ\\w+|generat\\w+|compos\\w+|produc\\w+))',
    'grok',
    'deepseek',
  ]),
];
