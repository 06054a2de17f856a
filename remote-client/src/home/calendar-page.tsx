import { CalendarPage } from '@vcms/calendar/page';
import { useSession } from '@vcms/sdk';
import { calendarPath } from './client-paths.ts';

/** The calendar of a client's people: entries lead to the pages that their role has. */
export function ClientCalendarPage() {
  const { role } = useSession();
  return <CalendarPage pathOf={(topic, contractorId) => calendarPath(role, topic, contractorId)} />;
}
