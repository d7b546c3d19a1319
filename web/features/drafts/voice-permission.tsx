import type { ModelChoice } from '#contract/drafts.ts';
import { VOICE_POSTS_MIN } from '#contract/drafting/variants.ts';
import { errorMessage } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { useBrowserModel } from './browser/use-browser-model.ts';
import { useSaveVoice, useVoice } from './voice.queries.ts';

const COMPANIES: Partial<Record<ModelChoice['provider'], string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
};

const placeOf = ({ provider, baseUrl }: ModelChoice): string =>
  COMPANIES[provider] ?? URL.parse(baseUrl ?? '')?.host ?? 'the server of your model';

const countOf = (posts: number): string =>
  posts === 0 ? 'none' : posts === 1 ? 'one post' : `${posts} posts`;

type VoiceLeaveProps = { model: ModelChoice; onWrite: () => void };

/** Says which posts would be sent where, and asks for permission first. */
export function VoicePermission({ model, onWrite }: VoiceLeaveProps) {
  const { data: voice, error: unread } = useVoice();
  const { mutate, variables, isPending, error: unsaved } = useSaveVoice();
  const error = unread ?? unsaved;
  const allowed = (isPending ? variables : voice?.allowed) ?? false;
  const { isChosen } = useBrowserModel();
  const place = isChosen ? 'the model in this browser' : placeOf(model);
  return (
    <div className="grid animate-fade gap-2 rounded-md bg-sunken px-3 py-3 text-sm sm:mx-2">
      <p className="text-ink-2">
        With the draft, up to five of the posts that you published from here in your own words are sent to{' '}
        {place}, so that the text takes on how you write. Only their texts are sent, and no facts are taken
        from them.
      </p>
      {voice && voice.posts < VOICE_POSTS_MIN && (
        <p role="status">
          It takes {VOICE_POSTS_MIN} posts of your own to tell your voice. So far there{' '}
          {voice.posts > 1 ? 'are' : 'is'} {countOf(voice.posts)}.
        </p>
      )}
      <CheckField
        label={`Send my earlier posts to ${place} when I ask for my voice`}
        checked={allowed}
        onChange={(next) => mutate(next)}
      />
      <p className="text-ink-3">Kept for this workspace until you take it back here.</p>
      {error && <FormProblem>{errorMessage(error)}</FormProblem>}
      <div>
        <Button disabled={!voice || !allowed || isPending || voice.posts < VOICE_POSTS_MIN} onClick={onWrite}>
          Write it in my voice
        </Button>
      </div>
    </div>
  );
}
