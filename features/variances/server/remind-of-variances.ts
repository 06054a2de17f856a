import { isCalendarDate, reminderStep } from '@vcms/domain';
import type { Trusted } from '@vcms/server/core';
import { notify } from '@vcms/server/notifications';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { peopleOf, varianceText } from './on-variance-written.ts';

/** N11: those of some approved variances whose end comes near. Answers how many. */
export async function remindOfVariances(
  trusted: Trusted,
  approved: readonly QueryDocumentSnapshot[],
  today: string,
): Promise<number> {
  let count = 0;
  for (const entry of approved) {
    const variance = entry.data();
    const step = isCalendarDate(variance.to) ? reminderStep(today, variance.to) : undefined;
    if (step === undefined) continue;
    await notify(trusted, await peopleOf(trusted, variance), {
      eventKey: `variance-${entry.id}-${step}`,
      title: step === 0 ? 'Variance ends today' : `Variance ends in ${step} ${step === 1 ? 'day' : 'days'}`,
      body: await varianceText(trusted, variance),
    });
    count += 1;
  }
  return count;
}
