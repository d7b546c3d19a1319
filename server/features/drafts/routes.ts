import * as drafts from '#contract/drafts.ts';
import * as suggestions from '#contract/drafting/fact-suggestions.ts';
import { findModels as find } from '#contract/drafting/models.ts';
import { readRulesWithModel as readWithModel } from '#contract/rules-record.ts';
import * as preflights from '#contract/preflight.ts';
import * as variants from '#contract/drafting/variants.ts';
import type { App } from '#server/http/app-type.ts';
import { handle } from '#server/http/handle.ts';
import { handleStream } from '#server/http/handle-stream.ts';
import { confirmClaim } from '../preflight/confirm-claim.ts';
import { checkDraft } from './check-draft.ts';
import { readFactsFile, saveFactsFile } from './facts-file.ts';
import { findModels } from './find-models.ts';
import { generateDraft } from './generate-draft.ts';
import { readModelChoice } from './model-choice.ts';
import { readRulesWithModel } from './read-rules-with-model.ts';
import { saveModelChoice } from './save-model-choice.ts';
import { saveVoice } from './save-voice.ts';
import { suggestFacts } from './suggest-facts.ts';
import { testModelChoice } from './test-model-choice.ts';
import { readVoice } from './voice.ts';
import { writeVariant } from './write-variant.ts';

export function draftRoutes(app: App): void {
  handle(app, preflights.preflightDraft, checkDraft);
  handle(app, preflights.confirmClaim, confirmClaim);
  handleStream(app, drafts.generateContent, { result: 'draft', run: generateDraft });
  handleStream(app, variants.writeVariant, { result: 'draft', run: writeVariant });
  handle(app, variants.readVoice, readVoice);
  handle(app, variants.saveVoice, saveVoice);
  handle(app, drafts.readModelChoice, readModelChoice);
  handle(app, drafts.saveModelChoice, saveModelChoice);
  handle(app, drafts.testModelChoice, testModelChoice);
  handle(app, find, findModels);
  handle(app, readWithModel, readRulesWithModel);
  handle(app, drafts.readFactsFile, readFactsFile);
  handle(app, drafts.saveFactsFile, saveFactsFile);
  handle(app, suggestions.suggestFacts, suggestFacts);
}
