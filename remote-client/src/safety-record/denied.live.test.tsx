import { screen, waitFor } from '@testing-library/react';
import { DocumentReviewPage } from '@vcms/documents/review';
import { collectionPath, documentPath } from '@vcms/domain';
import { ConfirmStatisticsPage } from '@vcms/safety-record/review';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession, liveStorage, putLiveFile } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore';
import { getBytes, ref } from 'firebase/storage';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';

/** `contractor` works for both clients; `contractor2` has nothing to do with `client`. */
const { client, client2, contractor, contractor2 } = DEMO_PEOPLE;
const BOTH = contractor.companyId;
const OTHER = contractor2.companyId;
const SECRET = 'Lakeshore does not take this EMR.';

const NOON = new Date('2026-11-20T12:00:00Z');
const STAMPS = { createdAt: NOON, createdBy: 'live', updatedAt: NOON, updatedBy: 'live', v: 1 };
const BYTES = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');

const person = (account: DemoAccount) => {
  const firestore = liveFirestore(account);
  return { account, firestore, storage: liveStorage(firestore, account) };
};
const asClient = person(client);
const asOwner = person(contractor);
const asOther = person(contractor2);
const asOtherClient = person(client2);

const FORM = `companies/${OTHER}/docs/form-2025/1/form.pdf`;
const LOG = `companies/${BOTH}/restricted/log-2025/1/log.pdf`;
const NOTE = `companies/${BOTH}/docs/for-lakeshore/1/note.pdf`;
const YEAR = documentPath('oshaYears', OTHER, '2025');
const REVIEW = documentPath('reviews', BOTH, 'of-lakeshore');
const RESTRICTED = `companies/${BOTH}/restrictedDocuments/log-2025`;

function file(storagePath: string, visibility: string) {
  const rest = { contentType: 'application/pdf', size: BYTES.length, virusScan: 'clean', state: 'submitted' };
  return {
    ...{ ...rest, ...STAMPS, contractorId: storagePath.split('/')[1], storagePath, visibility, version: 1 },
  };
}

beforeAll(async () => {
  await putLiveRecord(`companies/${OTHER}/documents/form-2025`, file(FORM, 'engaged'));
  await putLiveRecord(`companies/${BOTH}/documents/for-lakeshore`, file(NOTE, `client:${client2.companyId}`));
  await putLiveRecord(RESTRICTED, file(LOG, 'company'));
  for (const path of [FORM, LOG, NOTE]) await putLiveFile(path, BYTES, 'application/pdf');
  const decision = { decision: 'rejected', findings: [], publicComment: SECRET, decidedBy: client2.uid };
  await putLiveRecord(REVIEW, {
    ...{ ...STAMPS, ...decision, contractorId: BOTH, scope: client2.companyId, subjectType: 'emr' },
    ...{ subjectId: 'any', subjectVersion: 1, decidedAt: NOON, minutesToDecision: 5 },
  });
});

/** Opens an address of the client's pages. */
function open(path: string): HTMLElement {
  const statistics = <ConfirmStatisticsPage title="OSHA and EMR Logs" />;
  const { container } = renderWithShell(
    <Routes>
      <Route path="/confirm-statisticals/:contractorId/:kind/:recordId" element={statistics} />
      <Route
        path="/documents-center/files/review/:contractorId/:documentId"
        element={<DocumentReviewPage />}
      />
    </Routes>,
    {
      role: '5003',
      session: liveSession(client),
      backend: liveHandles(asClient.firestore),
      path: path as `/${string}`,
    },
  );
  return container;
}

const DENIED = { code: 'permission-denied' };
const UNAUTHORIZED = { code: 'storage/unauthorized' };

describe('denied by address, by the SDK and by Storage path', () => {
  it("another contractor's years, to a client and to a contractor", async () => {
    open(`/confirm-statisticals/${OTHER}/osha/2025`);
    await screen.findByText("You don't have access to this record.");
    for (const { firestore, storage } of [asClient, asOwner]) {
      await expect(getDoc(doc(firestore, YEAR))).rejects.toMatchObject(DENIED);
      const years = collection(firestore, collectionPath('oshaYears', OTHER));
      await expect(getDocs(years)).rejects.toMatchObject(DENIED);
      await expect(getBytes(ref(storage, FORM))).rejects.toMatchObject(UNAUTHORIZED);
    }
    // Whose they are is answered: nothing was refused for want of a record.
    expect((await getDoc(doc(asOther.firestore, YEAR))).exists()).toBe(true);
    expect((await getBytes(ref(asOther.storage, FORM))).byteLength).toBe(BYTES.length);
  });

  it("another client's review scope, on a contractor of both", async () => {
    const emr = (await getDocs(collection(asOwner.firestore, collectionPath('emr', BOTH)))).docs[0]?.id;
    const page = open(`/confirm-statisticals/${BOTH}/emr/${emr}`);
    await screen.findByText(/^The firm (has not decided yet|accepted)|Decisions so far/);
    expect(page.textContent).not.toContain(SECRET);
    const { firestore, storage } = asClient;
    await expect(getDoc(doc(firestore, REVIEW))).rejects.toMatchObject(DENIED);
    const scoped = (name: string) =>
      query(collection(firestore, name), where('scope', '==', client2.companyId));
    for (const name of [collectionPath('reviews', BOTH), 'reviewTasks'])
      await expect(getDocs(scoped(name))).rejects.toMatchObject(DENIED);
    await expect(getBytes(ref(storage, NOTE))).rejects.toMatchObject(UNAUTHORIZED);
    expect((await getDoc(doc(asOtherClient.firestore, REVIEW))).get('publicComment')).toBe(SECRET);
  });

  it('the unredacted log of an own contractor, to its client', async () => {
    const page = open(`/documents-center/files/review/${BOTH}/log-2025`);
    await waitFor(() => expect(page.textContent).toMatch(/does not exist|don't have access/));
    const { firestore, storage } = asClient;
    await expect(getDoc(doc(firestore, RESTRICTED))).rejects.toMatchObject(DENIED);
    const all = collection(firestore, `companies/${BOTH}/restrictedDocuments`);
    await expect(getDocs(all)).rejects.toMatchObject(DENIED);
    await expect(getBytes(ref(storage, LOG))).rejects.toMatchObject(UNAUTHORIZED);
    expect((await getDoc(doc(asOwner.firestore, RESTRICTED))).exists()).toBe(true);
    expect((await getBytes(ref(asOwner.storage, LOG))).byteLength).toBe(BYTES.length);
  });
});
