import { fireEvent, screen, waitFor } from '@testing-library/react';
import { recordRef, recordsOf, takeForReview } from '@vcms/data';
import { documentPath } from '@vcms/domain';
import type { Workbench } from '@vcms/kits/review';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { getDoc, getDocs, query, where } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { createPolicyDraft, submitPolicy } from '../data/policy-writer.ts';
import { AllLines } from './all-lines.tsx';
import { POLICY_TOPIC } from './policy-topic.ts';
import { useFirmReviewFile } from './use-review-dossier.ts';

const { cs, contractor2 } = DEMO_PEOPLE;
const second: DemoAccount = { ...cs, uid: 'second-reviewer', firstName: 'Sid', lastName: 'Second' };
const contractorId = contractor2.companyId;
const [ofFirm, ofSecond, ofOwner] = [cs, second, contractor2].map(liveFirestore);
if (ofFirm === undefined || ofSecond === undefined || ofOwner === undefined) throw new Error('nobody');
const [firm, colleague, owner] = [ofFirm, ofSecond, ofOwner];

const pathOf = (id: string) => documentPath('policies', contractorId, id);
const now = () => new Date();

async function handedIn(id: string): Promise<void> {
  const company = (await getDoc(recordRef(owner, 'companies', contractorId))).data();
  if (company?.ok !== true) throw new Error('no company');
  const own = { firestore: owner, uid: contractor2.uid, contractorId };
  await createPolicyDraft(own, id, {
    line: 'pollution',
    insurerName: 'Harbor Mutual',
    policyNumber: `PO-${id}`,
    effective: LIVE_TODAY,
    expiration: '2027-11-21',
    limits: { poll_each_occurrence: 1_000_000 },
    claimsMade: false,
    autos: [],
    endorsements: {},
    namedInsured: company.value.name,
    producer: { name: 'Lakeside Brokers', email: undefined },
    amBest: undefined,
  });
  expect(await submitPolicy(own, { id }, now().toISOString().slice(0, 10))).toEqual({ kind: 'done' });
}

function takenBySecond(id: string) {
  const subject = { contractorId, subjectType: 'policy', subjectId: id } as const;
  const context = {
    firestore: colleague,
    uid: second.uid,
    holderName: 'Sid Second',
    scope: 'firm',
    ...subject,
  };
  return takeForReview(context, pathOf(id), now());
}

/** As much of the workbench as the dialog looks at. */
const BENCH = {
  ...{ obstacle: undefined, topic: POLICY_TOPIC, side: { kind: 'firm', scope: 'firm' } },
  decision: { draft: { findings: [], editedText: undefined, internalComment: '' } },
} as unknown as Workbench;

function Dialog({
  ids,
  onAccepted,
}: {
  ids: readonly string[];
  onAccepted: (ids: ReadonlySet<string>) => void;
}) {
  const [first = '', ...others] = ids;
  const state = useFirmReviewFile({ contractorId, policyId: first });
  if (state.kind !== 'ready') return null;
  const { policies } = state.file.records;
  const lines = policies
    .filter(({ id }) => others.includes(id))
    .map((policy) => ({ policy, isWaiting: true }));
  return (
    <AllLines
      {...{ contractorId, lines, now, onAccepted }}
      file={state.file}
      bench={BENCH}
      today={LIVE_TODAY}
      paper={new Blob(['no page'], { type: 'application/pdf' })}
      reading={{ kind: 'nothing' }}
      onClose={vi.fn()}
    />
  );
}

function show(ids: readonly string[], onAccepted = vi.fn()) {
  const options = { role: '5002', session: liveSession(cs), backend: liveHandles(firm) } as const;
  return renderWithShell(<Dialog {...{ ids, onAccepted }} />, options);
}

async function decidersOf(id: string): Promise<readonly string[]> {
  const all = recordsOf(firm, 'reviews', contractorId);
  const { docs } = await getDocs(query(all, where('subjectId', '==', id)));
  return docs.flatMap((one) => {
    const data = one.data();
    return data.ok ? [`${data.value.decision} by ${data.value.decidedBy}`] : [];
  });
}

it('accepts what nobody else holds in one act, and names the line of the colleague', async () => {
  const ids = ['all-1', 'all-2', 'all-3'];
  for (const id of ids) await handedIn(id);
  expect(await takenBySecond('all-2')).toEqual({ kind: 'done' });
  const onAccepted = vi.fn();
  show(ids, onAccepted);

  const accept = await screen.findByText('Accept 2 of 3 lines');
  screen.getByText('Sid Second is reviewing this line.');
  fireEvent.click(accept);
  await waitFor(() => expect(onAccepted).toHaveBeenCalledWith(new Set(['all-1', 'all-3'])));

  expect(await decidersOf('all-1')).toEqual([`accepted by ${cs.uid}`]);
  expect(await decidersOf('all-2')).toEqual([]);
  expect(await decidersOf('all-3')).toEqual([`accepted by ${cs.uid}`]);
});

it('claims the lines while it is open and gives back those that were not decided on', async () => {
  const ids = ['all-4', 'all-5'];
  for (const id of ids) await handedIn(id);
  const { unmount } = show(ids);
  await screen.findByText('Accept all 2 lines');
  expect(await takenBySecond('all-5')).toMatchObject({ kind: 'held' });

  unmount();
  await waitFor(async () => expect(await takenBySecond('all-5')).toEqual({ kind: 'done' }));
  // The one on the workbench below stays the reviewer's.
  expect(await takenBySecond('all-4')).toMatchObject({ kind: 'held' });
});
