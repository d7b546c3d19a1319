import type { Community } from '#contract/discovery.ts';
import type { PromotionRule } from '#contract/rules-record.ts';
import { VALUE_LABELS } from '#core/communities/rules/describe-value.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const TONES: Record<PromotionRule, Tone> = {
  banned: 'bad',
  limited: 'warn',
  permission: 'warn',
  allowed: 'ok',
  unclear: 'warn',
  unknown: 'plain',
};
const WORDS = { ...VALUE_LABELS.promotion, unclear: 'Unclear', unknown: 'No rule found' };

/** A community's verdict on promotion, in the same words everywhere; renders nothing until the rules were read. */
export const PromotionBadge = ({
  promotion,
  promotionThread,
}: Pick<Community, 'promotion' | 'promotionThread'>) =>
  promotion && <Badge tone={TONES[promotion]}>{`Promotion: ${promotionThread ?? WORDS[promotion]}`}</Badge>;
