import { type CalendarDate, isCalendarDate } from '@vcms/domain';
import { useSearchParams } from 'react-router-dom';
import { CALENDAR_VIEWS, type CalendarView } from '../model/calendar-days.ts';
import { LAYERS, type Layer } from '../model/calendar-entry.ts';

export interface CalendarPlace {
  readonly view: CalendarView;
  /** A day that is shown. */
  readonly date: CalendarDate;
  /** Layers that are left out. */
  readonly off: readonly Layer[];
  readonly go: (next: Partial<Pick<CalendarPlace, 'view' | 'date' | 'off'>>) => void;
}

/** What the page shows. All of it stands in the address, so that back, forward and a copied link work. */
export function useCalendarPlace(today: CalendarDate, first: CalendarView): CalendarPlace {
  const [params, setParams] = useSearchParams();
  const asked = params.get('date');
  const view = CALENDAR_VIEWS.find((known) => known === params.get('view')) ?? first;
  const date = isCalendarDate(asked) ? asked : today;
  const without = params.get('without')?.split(',') ?? [];
  const off = LAYERS.filter((layer) => without.includes(layer));
  return {
    view,
    date,
    off,
    go(next) {
      const hidden = next.off ?? off;
      setParams({
        view: next.view ?? view,
        date: next.date ?? date,
        ...(hidden.length === 0 ? {} : { without: hidden.join(',') }),
      });
    },
  };
}
