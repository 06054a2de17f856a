import { refreshClient } from '@vcms/compliance/server';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { endTasks } from '@vcms/server/tasks';

/** The product's own zone, whose clients the night itself judges. */
const HOME_ZONE = 'America/Chicago';

/** The hour of a day in a time zone, 0 to 23; an unknown zone counts as the product's own. */
export function hourIn(moment: Date, timeZone: string): number {
  const hour = (zone: string) =>
    Number(
      new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(moment),
    );
  try {
    return hour(timeZone === '' ? HOME_ZONE : timeZone);
  } catch {
    return hour(HOME_ZONE);
  }
}

/**
 * Hourly: queues and snapshots of the clients whose day has just begun and is not the product's own (domain section 2: at 00:05 in the
 * client's time zone). Answers how many. May run again.
 */
export async function refreshNewDays(trusted: Trusted): Promise<number> {
  const now = trusted.now();
  if (hourIn(now, HOME_ZONE) === 0) return 0;
  const clients = await trusted.db.collection('companies').where('kind', '==', 'client').get();
  let count = 0;
  for (const client of clients.docs) {
    const zone = textOf(client.get('timezone'));
    if (hourIn(now, zone) !== 0) continue;
    await endTasks(trusted, client.id, zone);
    count += await refreshClient(trusted, client.id);
  }
  return count;
}
