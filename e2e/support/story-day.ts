import { type CalendarDate, localDate } from '@vcms/domain';

/** Of the parties of every story. */
const STORY_ZONE = 'America/Chicago';

/**
 * Today where the parties of a story are. By UTC it would be tomorrow already in their evening, and what applies from today
 * would not apply yet.
 */
export function storyToday(): CalendarDate {
  return localDate(new Date(), STORY_ZONE);
}
