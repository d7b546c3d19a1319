import type { Sandbox } from '../context.ts';
import { type Answer, json } from '../http/answer.ts';
import { type Call, callingMember, param } from '../http/call.ts';
import type { Route } from '../http/route.ts';
import { formErrors, memberRequired, statusError } from '../protocol/envelopes.ts';
import { parseThreadId } from '../world/numbering.ts';
import { findParent } from './comment.ts';
import { resolveCommunity } from './resolve-community.ts';

function listTemplates(sandbox: Sandbox, call: Call): Answer {
  const resolved = resolveCommunity(sandbox, call, call.params['sr'] ?? '');
  if ('answer' in resolved) return resolved.answer;
  const { flairs } = resolved.community;
  if (flairs.length === 0) return statusError(403);
  return json(
    flairs.map((flair) => ({
      id: flair.id,
      type: 'text',
      text: flair.text,
      richtext: [],
      text_editable: flair.editable,
      text_color: 'dark',
      background_color: '',
      css_class: '',
      allowable_content: 'all',
      max_emojis: 10,
      mod_only: false,
    })),
  );
}

function readSelector(sandbox: Sandbox, call: Call): Answer {
  const found = findParent(sandbox, param(call, 'link') ?? '');
  const resolved = found
    ? { community: found.thread.community }
    : resolveCommunity(sandbox, call, call.params['sr'] ?? '');
  if ('answer' in resolved) return resolved.answer;
  const current = found?.thread.flair ?? null;
  return json({
    current: {
      flair_css_class: '',
      flair_template_id: current?.id ?? null,
      flair_text: current?.text ?? null,
      flair_position: 'right',
    },
    choices: resolved.community.flairs.map((flair) => ({
      flair_css_class: '',
      flair_template_id: flair.id,
      flair_text: flair.text,
      flair_text_editable: flair.editable,
      flair_position: 'right',
    })),
  });
}

function selectFlair({ store, ...sandbox }: Sandbox, call: Call): Answer {
  const found = findParent({ store, ...sandbox }, param(call, 'link') ?? '');
  const ref = found ? parseThreadId(found.thread.id) : null;
  const post = ref?.by === 'member' ? store.posts.get(ref.sequence) : undefined;
  const member = callingMember(call);
  if (!member) return memberRequired();
  if (!found || post?.author !== member) return statusError(403);
  const template = found.thread.community.flairs.find(({ id }) => id === param(call, 'flair_template_id'));
  if (!template)
    return formErrors(['BAD_FLAIR_TEMPLATE_ID', 'That flair does not exist here.', 'flair_template_id']);
  store.posts.replace({ ...post, flairId: template.id, flairText: template.text });
  return json({ json: { errors: [] } });
}

function routes(prefix: string): readonly Route[] {
  return [
    {
      endpoint: 'flairselector',
      method: 'POST',
      path: `${prefix}/api/flairselector`,
      scope: 'flair',
      needsMember: true,
      run: readSelector,
    },
    {
      endpoint: 'selectflair',
      method: 'POST',
      path: `${prefix}/api/selectflair`,
      scope: 'flair',
      needsMember: true,
      run: selectFlair,
    },
  ];
}

export const flairRoutes: readonly Route[] = [
  {
    endpoint: 'link_flair_v2',
    method: 'GET',
    path: '/r/:sr/api/link_flair_v2',
    scope: 'flair',
    run: listTemplates,
  },
  ...routes('/r/:sr'),
  ...routes(''),
];
