import { addDays, type EngagementDecision, type Snapshot } from '@vcms/domain';
import { at, DEMO_COMPANY_IDS, DEMO_PEOPLE, type DemoEngagement } from '@vcms/seed/words';

const DECIDERS: Readonly<Record<string, { readonly uid: string; readonly name: string }>> = {
  [DEMO_COMPANY_IDS.northfield]: { uid: DEMO_PEOPLE.client.uid, name: 'Nora Feld' },
  [DEMO_COMPANY_IDS.lakeshore]: { uid: DEMO_PEOPLE.client2.uid, name: 'Lars Kemp' },
};

const GAPS_ACCEPTED = 'The open items are on their way; the site manager looks at them every week.';

/** How each contractor that works today was approved, a year ago at most, and how it stood then. */
export function decisions(
  engagements: readonly DemoEngagement[],
  snapshots: readonly Snapshot[],
  today: string,
): readonly EngagementDecision[] {
  return engagements.flatMap(({ id, record }, index): readonly EngagementDecision[] => {
    const { clientId, contractorId, clientName, contractorName, state } = record;
    const by = DECIDERS[clientId];
    const snapshot = snapshots.find((one) => one.clientId === clientId && one.contractorId === contractorId);
    if (by === undefined || snapshot === undefined) return [];
    if (state !== 'approved' && state !== 'suspended' && state !== 'rejected') return [];
    const day = addDays(today, -30 - 9 * (index % 30));
    const { nextChangeOn: _later, ...result } = snapshot.result;
    return [
      {
        id: `decision-${id}`,
        clientId,
        contractorId,
        clientName,
        contractorName,
        action: state === 'rejected' ? 'reject' : 'approve',
        ...(result.overall === 'non_compliant' ? { reason: GAPS_ACCEPTED } : {}),
        decidedBy: by.uid,
        decidedByName: by.name,
        decidedAt: at(day, 15),
        result: { ...result, asOf: day },
        requirementVersion: 1,
        varianceKeys: [],
      },
    ];
  });
}
