import { screen, within } from '@testing-library/react';
import { addDays, documentPath, engagementId, formatDate, staffAssignmentId } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { doc, getDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { readyPerson } from './test-support/ready-person.ts';
import { showWorkforce } from './test-support/show-workforce.tsx';

const { client } = DEMO_PEOPLE;
const person = () => readyPerson(client.companyId);
const relation = () => documentPath('engagements', engagementId(person().clientId, person().contractorId));
const staff = () => documentPath('staff', person().contractorId, person().staffId);
const assignment = () =>
  documentPath('staffAssignments', staffAssignmentId(person().clientId, person().staffId));

const YESTERDAY = addDays(LIVE_TODAY, -1);

describe('the gate', () => {
  // No function runs here: nothing is evaluated anew.
  it.each([
    ['that the company is suspended', relation, { state: 'suspended' }, 'The company is suspended.'],
    ['that the relation is ended', relation, { state: 'ended' }, 'The company is not approved.'],
    ['that a person is inactive', staff, { status: 'inactive' }, 'The contractor made this person inactive.'],
    [
      'that an assignment is over',
      assignment,
      { to: YESTERDAY },
      `Not assigned to you on ${formatDate(LIVE_TODAY)}.`,
    ],
  ] as const)('says by itself %s, before anything is evaluated', async (_what, where, change, reason) => {
    const { firestore } = showWorkforce(client, `/work-manager/${person().staffId}`);
    await screen.findByText('Ready', { selector: 'h2' });
    const before = (await getDoc(doc(firestore, where()))).data();

    await putLiveRecord(where(), { ...before, ...change });

    await screen.findByText('Not ready', { selector: 'h2' });
    within(screen.getByLabelText('Why not')).getByText(reason);
    // Other stories of this backend go on with it.
    await putLiveRecord(where(), { ...before });
  });
});
