import { PageHeader } from '#web/ui/page-header.tsx';
export const Calendar = () => <PageHeader title="Calendar" />;
