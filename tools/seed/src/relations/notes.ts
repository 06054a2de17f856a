import { addDays, type Note } from '@vcms/domain';
import { at, type DemoEngagement } from '../words/demo-records.ts';
import type { Random } from '../words/random.ts';

const CATEGORIES: readonly Note['category'][] = ['general', 'safety', 'insurance', 'performance', 'incident'];
const VISIBILITIES: readonly Note['visibility'][] = ['client_private', 'client_and_firm', 'shared'];
const BODIES = [
  'Crew arrived on time and left the site clean.',
  'Asked for the renewed certificate by telephone; the broker sends it this week.',
  'Near miss at the north gate, talked through with the foreman.',
  'Good work on the last outage. Would hire again.',
  'Harness inspection tags were missing on two lanyards; corrected the same day.',
];
const COUNT = 30;

/** A note, with what its record needs. */
export interface DemoNote {
  readonly note: Note;
  readonly writtenAt: Date;
}

/** 30 notes of clients about contractors whose evidence they may see; one is retracted, one follows another up. */
export function buildNotes(
  engagements: readonly DemoEngagement[],
  today: string,
  random: Random,
): readonly DemoNote[] {
  const approved = engagements.filter(({ record }) => record.state === 'approved');
  return Array.from({ length: COUNT }, (_, index) => {
    const { clientId, contractorId } = (approved[index % approved.length] as DemoEngagement).record;
    const daysAgo = random.int(1, 160);
    const isFollowUp = index === approved.length;
    // What follows a note up is younger than it.
    const writtenAt = isFollowUp ? at(addDays(today, -1), 16) : at(addDays(today, -daysAgo), 15);
    return {
      writtenAt,
      note: {
        id: `note-${index + 1}`,
        clientId,
        contractorId,
        body: BODIES[index % BODIES.length] ?? '',
        category: CATEGORIES[index % CATEGORIES.length] ?? 'general',
        visibility: VISIBILITIES[index % VISIBILITIES.length] ?? 'shared',
        pinned: index % 10 === 0,
        ...(index === 4 ? { retractedAt: writtenAt } : {}),
        ...(index === 8 ? { editedAt: writtenAt } : {}),
        ...(isFollowUp ? { followUpOf: 'note-1' } : {}),
      },
    };
  });
}
