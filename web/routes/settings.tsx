import { CallUsage } from '#web/features/accounts/call-usage.tsx';
import { ConnectionDoctor } from '#web/features/accounts/connection-doctor.tsx';
import { EraseRedditor } from '#web/features/erasure/erase-redditor.tsx';
import { ClickSettings } from '#web/features/clicks/click-settings.tsx';
import { FactsSettings } from '#web/features/drafts/facts-form.tsx';
import { ModelSettings } from '#web/features/drafts/model-form.tsx';
import { PublishingSettings } from '#web/features/publishing/publishing-settings.tsx';
import { PostingHoursSettings } from '#web/features/schedule/posting-hours.tsx';
import { DangerZone } from '#web/features/session/danger-zone.tsx';
import { PasswordForm, ProfileForm } from '#web/features/session/profile-forms.tsx';
import { SessionList } from '#web/features/session/session-list.tsx';
import { useUser } from '#web/features/session/session.queries.ts';
import { ThemeChoice } from '#web/shell/theme-choice.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function Settings() {
  const { data: user } = useUser();
  if (!user) return null;
  return (
    <div className="max-w-180">
      <PageHeader title="Settings" />
      <div className="grid gap-4">
        <Card title="Profile">
          <ProfileForm user={user} />
        </Card>
        <Card title="Appearance">
          <ThemeChoice />
        </Card>
        <Card id="writing-model" title="Writing model" description="What writes your drafts.">
          <ModelSettings />
        </Card>
        <Card
          id="facts"
          title="Facts about you and your product"
          description="Drafts claim only what stands here or in your own topic and answers. The rest they leave to you."
        >
          <FactsSettings />
        </Card>
        <Card
          id="publishing"
          title="Publishing"
          description="What to do when Reddit’s answer was lost and nobody knows whether a post arrived."
        >
          <PublishingSettings />
        </Card>
        <Card
          id="posting-hours"
          title="Posting hours"
          description="“Next free time” is always within them. You can choose any other time yourself."
        >
          <PostingHoursSettings />
        </Card>
        <Card
          id="reddit-connection"
          title="Reddit connection"
          description="What a connection needs, and what to do where it is missing."
        >
          <ConnectionDoctor />
        </Card>
        <Card
          id="website-clicks"
          title="Website clicks"
          description="Visits that your posts bring, counted on your own site."
        >
          <ClickSettings />
        </Card>
        <Card title="Calls to Reddit">
          <CallUsage />
        </Card>
        <Card
          id="erase-redditor"
          title="Erase a redditor"
          description="For whoever asks to be forgotten: what they wrote is deleted here, and is not stored again."
        >
          <EraseRedditor />
        </Card>
        <Card title="Password">
          <PasswordForm user={user} />
        </Card>
        <Card title="Sessions" description="Where you are signed in.">
          <SessionList />
        </Card>
        <Card title="Danger zone">
          <DangerZone user={user} />
        </Card>
      </div>
    </div>
  );
}
