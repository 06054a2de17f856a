import { draftOf, early, type LineDemo } from '@vcms/seed/words';
import { buildEvents } from './events.ts';

export const demo: LineDemo = {
  drafts: ({ today, engagements }) =>
    buildEvents(engagements, today).map(({ event, owner }) =>
      draftOf('calendarEvents', [event.id], event, { at: early(today, 4), by: owner }),
    ),
};
