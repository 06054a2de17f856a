import type { CalendarDate } from '@vcms/domain';
import { Button, Flex, Heading } from '@vcms/ui';
import { CALENDAR_VIEWS, spanTitle, turned } from '../model/calendar-days.ts';
import type { CalendarPlace } from './use-calendar-place.ts';

const VIEW_LABELS = { month: 'Month', week: 'Week', agenda: 'Agenda' } as const;

export interface CalendarBarProps {
  readonly place: CalendarPlace;
  readonly today: CalendarDate;
}

/** What is shown, the way back and on, and the choice of the view. */
export function CalendarBar({ place, today }: CalendarBarProps) {
  const { view, date, go } = place;
  const turn = (by: -1 | 1) => go({ date: turned(view, date, by) });
  return (
    <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="4">
      <Flex gap="2" wrap="wrap" align="center">
        <Button size="sm" variant="outline" onClick={() => turn(-1)}>
          Previous
        </Button>
        <Button size="sm" variant="outline" onClick={() => go({ date: today })}>
          Today
        </Button>
        <Button size="sm" variant="outline" onClick={() => turn(1)}>
          Next
        </Button>
        <Heading as="h2" size="lg" aria-live="polite">
          {spanTitle(view, date)}
        </Heading>
      </Flex>
      <Flex gap="2" role="group" aria-label="View">
        {CALENDAR_VIEWS.map((name) => (
          <Button
            key={name}
            size="sm"
            variant={name === view ? 'solid' : 'outline'}
            aria-pressed={name === view}
            onClick={() => go({ view: name })}
          >
            {VIEW_LABELS[name]}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
