import type { ComponentProps } from 'react';
import { AppLayout } from '#web/shell/app-layout.tsx';
import { useLiveData } from './use-live-data.ts';

export function SignedIn(props: ComponentProps<typeof AppLayout>) {
  useLiveData();
  return <AppLayout {...props} />;
}
