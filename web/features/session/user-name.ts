import type { User } from '#contract/session.ts';

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>;

export const displayName = ({ firstName, lastName, email }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email.split('@')[0] || 'User';

export const avatarLetter = ({ firstName, email }: Named): string => {
  const [letter = 'u'] = firstName || email;
  return letter.toUpperCase();
};

export const planLabel = ({ subscriptionPlan }: Pick<User, 'subscriptionPlan'>): string =>
  subscriptionPlan === 'pro' ? 'Pro Plan' : 'Free Plan';
