import { type Engagement, REMINDER_GAP_HOURS } from '@vcms/domain';
import { createContext } from 'react';

/** A contractor that is about to be reminded. */
export interface Reminder {
  readonly engagement: Engagement;
  readonly close: () => void;
}

/** What the dialog is about: its code comes only when somebody reminds. */
export const ReminderContext = createContext<Reminder | undefined>(undefined);

/** Whether the contractor was reminded so lately that it is too early for another one. */
export function isJustReminded({ remindedAt }: Pick<Engagement, 'remindedAt'>, now: Date): boolean {
  return remindedAt !== undefined && now.getTime() - remindedAt.getTime() < REMINDER_GAP_HOURS * 3_600_000;
}
