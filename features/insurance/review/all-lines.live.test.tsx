import { fireEvent, screen, waitFor } from '@testing-library/react';
import { decideReview, recordRef, recordsOf, releaseLock, takeForReview } from '@vcms/data';
import { documentPath } from '@vcms/domain';
import type { ReviewSide, Workbench } from '@vcms/kits/review';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { getDoc, getDocs, query, where } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { handInPolicy } from '../data/test-support/hand-in-policy.ts';
import { AllLines } from './all-lines.tsx';
import { POLICY_TOPIC } from './policy-topic.ts';
import { useClientReviewFile, useFirmReviewFile } from './use-review-dossier.ts';

const { cs, client2, contractor2 } = DEMO_PEOPLE;
const second: DemoAccount = { ...cs, uid: 'second-reviewer', firstName: 'Sid', lastName: 'Second' };
/** Lakeshore Foods is the one client of `contractor2`. */
const secondOfClient: DemoAccount = { ...client2, uid: 'second-of-client', firstName: 'Cleo' };
const contractorId = contractor2.companyId;
const [firm, owner] = [liveFirestore(cs), liveFirestore(contractor2)];

const pathOf = (id: string) => documentPath('policies', contractorId, id);
const now = () => new Date();

async function handedIn(id: string): Promise<void> {
  const company = (await getDoc(recordRef(owner, 'companies', contractorId))).data();
  if (company?.ok !== true) throw new Error('no company');
  const own = { firestore: owner, uid: contractor2.uid, contractorId };
  const content = { line: 'pollution', limits: { poll_each_occurrence: 1_000_000 } } as const;
  const handed = handInPolicy(own, id, {
    ...content,
    policyNumber: `PO-${id}`,
    effective: LIVE_TODAY,
    namedInsured: company.value.name,
  });
  expect(await handed).toEqual({ kind: 'done' });
}

function contextOf({ uid, role, companyId, firstName, lastName }: DemoAccount, subjectId: string) {
  const scope = role === '5002' ? 'firm' : companyId;
  const subject = { contractorId, subjectType: 'policy', subjectId } as const;
  return { uid, scope, holderName: `${firstName} ${lastName}`, ...subject };
}

const connections = new Map([second, secondOfClient].map((one) => [one.uid, liveFirestore(one)]));

function colleagueContext(account: DemoAccount, id: string) {
  const firestore = connections.get(account.uid);
  if (firestore === undefined) throw new Error('nobody');
  return { firestore, ...contextOf(account, id) };
}

const takenBy = (account: DemoAccount, id: string) =>
  takeForReview(colleagueContext(account, id), pathOf(id), now());
const takenBySecond = (id: string) => takenBy(second, id);

/** As much of the workbench as the dialog looks at. */
const benchOf = (side: ReviewSide) =>
  ({
    ...{ obstacle: undefined, topic: POLICY_TOPIC, side },
    decision: { draft: { findings: [], editedText: undefined, internalComment: '' } },
  }) as unknown as Workbench;

const SIDES = {
  '5002': { account: cs, useFile: useFirmReviewFile, bench: benchOf({ kind: 'firm', scope: 'firm' }) },
  '5003': {
    ...{ account: client2, useFile: useClientReviewFile },
    bench: benchOf({ kind: 'client', scope: client2.companyId }),
  },
} as const;
type Side = keyof typeof SIDES;

interface DialogProps {
  readonly side: Side;
  readonly ids: readonly string[];
  readonly onAccepted: (ids: ReadonlySet<string>) => void;
}

function Dialog({ side, ids, onAccepted }: DialogProps) {
  const [first = '', ...others] = ids;
  const { bench, useFile } = SIDES[side];
  const state = useFile({ contractorId, policyId: first });
  if (state.kind !== 'ready') return null;
  const { policies } = state.file.records;
  const lines = policies
    .filter(({ id }) => others.includes(id))
    .map((policy) => ({ policy, isWaiting: true }));
  return (
    <AllLines
      {...{ contractorId, lines, now, onAccepted, bench }}
      file={state.file}
      today={LIVE_TODAY}
      paper={new Blob(['no page'], { type: 'application/pdf' })}
      reading={{ kind: 'nothing' }}
      onClose={vi.fn()}
    />
  );
}

function show(ids: readonly string[], { side = '5002' as Side, onAccepted = vi.fn() } = {}) {
  const { account } = SIDES[side];
  const firestore = side === '5002' ? firm : liveFirestore(account);
  const options = { role: side, session: liveSession(account), backend: liveHandles(firestore) } as const;
  return renderWithShell(<Dialog {...{ side, ids, onAccepted }} />, options);
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
  show(ids, { onAccepted });

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

it('accepts for a client in its own scope, beside the firm, with locks of its own', async () => {
  const ids = ['all-6', 'all-7', 'all-8'];
  for (const id of ids) await handedIn(id);
  // What the firm holds keeps no client from it.
  expect(await takenBySecond('all-6')).toEqual({ kind: 'done' });
  expect(await takenBy(secondOfClient, 'all-7')).toEqual({ kind: 'done' });
  const onAccepted = vi.fn();
  show(ids, { side: '5003', onAccepted });

  const accept = await screen.findByText('Accept 2 of 3 lines');
  screen.getByText('Cleo Kemp is reviewing this line.');
  fireEvent.click(accept);
  await waitFor(() => expect(onAccepted).toHaveBeenCalledWith(new Set(['all-6', 'all-8'])));

  expect(await decidersOf('all-6')).toEqual([`accepted by ${client2.uid}`]);
  expect(await decidersOf('all-7')).toEqual([]);
  expect(await decidersOf('all-8')).toEqual([`accepted by ${client2.uid}`]);
});

it('leaves out what a colleague of the client has decided: no policy moves by that', async () => {
  const ids = ['all-9', 'all-10'];
  for (const id of ids) await handedIn(id);
  const context = colleagueContext(secondOfClient, 'all-10');
  expect(await takenBy(secondOfClient, 'all-10')).toEqual({ kind: 'done' });
  const stored = (await getDoc(recordRef(context.firestore, 'policies', contractorId, 'all-10'))).data();
  const accepted = { decision: 'accepted' as const, findings: [], publicComment: '', internalComment: '' };
  const seenAt = stored?.ok === true ? stored.value.record.updatedAt : undefined;
  const about = { subjectVersion: 1, subjectPath: pathOf('all-10'), seenAt, minutesToDecision: 1 };
  expect(await decideReview(context, { ...accepted, ...about })).toEqual({ kind: 'done' });
  expect(await releaseLock(context)).toEqual({ kind: 'done' });

  show(ids, { side: '5003' });
  await screen.findByText('Accept 1 of 2 lines');
  screen.getByText('It no longer waits for a decision.');
});
