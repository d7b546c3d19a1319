import { Navigate, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { User } from '#contract/session.ts';
import { CallUsage } from '#web/features/accounts/call-usage.tsx';
import { ConnectionDoctor } from '#web/features/accounts/connection-doctor.tsx';
import { EraseRedditor } from '#web/features/erasure/erase-redditor.tsx';
import { PublicCheckSwitch } from '#web/features/check/open-check-switch.tsx';
import { ClickSettings } from '#web/features/clicks/click-settings.tsx';
import { ForgetPractice } from '#web/features/dashboard/forget-practice.tsx';
import { FactsSettings } from '#web/features/drafts/facts-form.tsx';
import { ModelSettings } from '#web/features/drafts/model-form.tsx';
import { InvitationSettings } from '#web/features/invitations/invitation-settings.tsx';
import { KeySettings } from '#web/features/keys/key-settings.tsx';
import { PublishingSettings } from '#web/features/publishing/publishing-settings.tsx';
import { PostingHoursSettings } from '#web/features/schedule/posting-hours.tsx';
import { DangerZone } from '#web/features/session/danger-zone.tsx';
import { PasskeySettings } from '#web/features/session/passkeys/passkey-settings.tsx';
import { PasswordForm, ProfileForm } from '#web/features/session/profile-forms.tsx';
import { SessionList } from '#web/features/session/session-list.tsx';
import { SignInList } from '#web/features/session/sign-in-list.tsx';
import { useUser } from '#web/features/session/session.queries.ts';
import { LeaveGuard } from '#web/shell/leave-guard.tsx';
import { SettingsNavigation } from '#web/shell/settings-navigation.tsx';
import { findGroup, type SettingsSection } from '#web/shell/settings-sections.ts';
import { ThemeChoice } from '#web/shell/theme-choice.tsx';
import { useSettingsSections } from '#web/shell/use-settings-sections.ts';
import { Card } from '#web/ui/card.tsx';
import { FoldedCard } from './folded-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

const contentOf = (user: User): Record<SettingsSection['id'], ReactNode> => ({
  profile: <ProfileForm user={user} />,
  appearance: null,
  'writing-model': <ModelSettings />,
  facts: <FactsSettings />,
  publishing: <PublishingSettings />,
  'posting-hours': <PostingHoursSettings />,
  'reddit-connection': (
    <>
      <ConnectionDoctor />
      <ForgetPractice />
    </>
  ),
  'website-clicks': <ClickSettings />,
  calls: <CallUsage />,
  'erase-redditor': <EraseRedditor />,
  invitations: <InvitationSettings />,
  'open-check': <PublicCheckSwitch />,
  'api-keys': <KeySettings />,
  password: <PasswordForm user={user} />,
  passkeys: <PasskeySettings user={user} />,
  sessions: <SessionList />,
  'sign-ins': <SignInList />,
  'danger-zone': <DangerZone user={user} />,
});

export function Settings() {
  const { data: user } = useUser();
  const { pathname, hash } = useLocation();
  const sections = useSettingsSections().filter(({ group }) => group === pathname);
  if (!user) return null;
  // Old links contain only a section's name.
  const group = findGroup(hash);
  if (pathname === '/settings' && group && group !== pathname)
    return <Navigate to={group} hash={hash} replace />;
  const content = contentOf(user);
  return (
    <>
      <LeaveGuard />
      <PageHeader title="Settings" />
      <SettingsNavigation />
      <div className="grid max-w-180 gap-4">
        {sections.map((section) =>
          'isFolded' in section ? (
            <FoldedCard key={section.id} {...section} isOpen={hash === section.id}>
              {content[section.id]}
            </FoldedCard>
          ) : (
            <Card key={section.id} {...section} action={section.id === 'appearance' && <ThemeChoice />}>
              {content[section.id]}
            </Card>
          ),
        )}
      </div>
    </>
  );
}
