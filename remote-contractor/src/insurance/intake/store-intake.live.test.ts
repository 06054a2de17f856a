import { recordRef, recordsOf } from '@vcms/data';
import type { Policy } from '@vcms/domain';
import { createPolicyDraft } from '@vcms/insurance/data';
import {
  type InsuranceRecords,
  type IntakeEntry,
  type IntakeRequest,
  policyContent,
  policyFormValues,
} from '@vcms/insurance/policy-editor';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveStorage } from '@vcms/seed/live-firestore';
import { getDoc, getDocs, query, where } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { storeIntake } from './store-intake.ts';

const { contractor2 } = DEMO_PEOPLE;
const { companyId: contractorId, uid } = contractor2;
const firestore = liveFirestore(contractor2);
const storage = liveStorage(firestore, contractor2);
const context = { firestore, storage, uid, contractorId };
const today = new Date().toISOString().slice(0, 10);

const PDF = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

let count = 0;
const tools = {
  newId() {
    count += 1;
    return `intake-${count}`;
  },
  onProgress: () => undefined,
  signal: new AbortController().signal,
};

function entry(line: Policy['line'], number: string, change: Partial<Policy> = {}): IntakeEntry {
  const values = policyFormValues({
    ...{ line, policyNumber: number, insurerName: 'Harbor Mutual', namedInsured: 'A firm' },
    ...{ effective: LIVE_TODAY, expiration: '2027-11-21', producer: { name: 'Lakeside Brokers' }, ...change },
  });
  return { id: line, values, before: undefined, seen: undefined };
}

async function stored(id: string) {
  const found = (await getDoc(recordRef(firestore, 'policies', contractorId, id))).data();
  if (found?.ok !== true) throw new Error(`${id} cannot be read`);
  return found.value;
}

async function policiesOf(number: string) {
  const all = recordsOf(firestore, 'policies', contractorId);
  const { docs } = await getDocs(query(all, where('policyNumber', '==', number)));
  return docs.map((one) => one.data()).flatMap((one) => (one.ok ? [one.value] : []));
}

async function filesCalled(name: string) {
  const all = recordsOf(firestore, 'documents', contractorId);
  const { docs } = await getDocs(query(all, where('fileName', '==', name)));
  return docs.map((one) => one.data()).flatMap((one) => (one.ok ? [one.value] : []));
}

const RECORDS: InsuranceRecords = {
  // Nothing of the company is asked.
  company: { id: contractorId } as InsuranceRecords['company'],
  ...{ engagements: [], policies: [], holders: [], documents: [], reviews: [] },
  ...{ requirementSets: [], overrides: [], variances: [] },
};

function request(name: string, entries: readonly IntakeEntry[], change: Partial<IntakeRequest> = {}) {
  return {
    ...{ entries, storedDocId: undefined, pages: undefined, madeOutTo: undefined, handIn: true, today },
    file: new File([PDF], name, { type: 'application/pdf' }),
    records: RECORDS,
    ...change,
  };
}

describe('the lines of one certificate, stored together', () => {
  it('are all submitted with one file, made out to one client', async () => {
    const lines = [entry('gl', 'IN-GL'), entry('auto', 'IN-AU'), entry('wc_el', 'IN-WC')];
    const clientId = 'client-lakeshore';

    const { outcome } = await storeIntake(
      context,
      request('four.pdf', lines, { madeOutTo: clientId }),
      { lines: {} },
      tools,
    );

    expect(outcome).toEqual({
      lines: { gl: { kind: 'done' }, auto: { kind: 'done' }, wc_el: { kind: 'done' } },
    });
    const [file, ...others] = await filesCalled('four.pdf');
    expect(others).toEqual([]);
    expect(file).toMatchObject({ state: 'submitted', category: 'certificate', visibility: 'engaged' });
    for (const number of ['IN-GL', 'IN-AU', 'IN-WC']) {
      const [policy] = await policiesOf(number);
      expect(policy).toMatchObject({ state: 'submitted', submittedOn: today, certificateDocId: file?.id });
      const shown = await getDoc(
        recordRef(firestore, 'policyHolders', contractorId, policy?.id ?? '', clientId),
      );
      expect(shown.data()).toMatchObject({ ok: true, value: { certificateDocId: file?.id } });
    }
  });

  it('fail one by one, and another try stores the rest with the same file', async () => {
    // The rules refuse a NAIC number of letters; the form does not let it through.
    const refused = entry('auto', 'PART-AU', { naicNo: 'abcde' });
    const lines = [entry('gl', 'PART-GL'), refused, entry('umbrella', 'PART-UM')];

    const first = await storeIntake(context, request('part.pdf', lines), { lines: {} }, tools);

    expect(first.outcome.lines).toMatchObject({
      ...{ gl: { kind: 'done' }, umbrella: { kind: 'done' } },
      auto: { kind: 'failed', message: expect.stringMatching(/\.$/) },
    });
    expect(await policiesOf('PART-AU')).toEqual([]);

    const mended = [lines[0], entry('auto', 'PART-AU'), lines[2]] as readonly IntakeEntry[];
    const second = await storeIntake(context, request('part.pdf', mended), first.kept, tools);

    expect(Object.values(second.outcome.lines).map(({ kind }) => kind)).toEqual(['done', 'done', 'done']);
    const [file, ...others] = await filesCalled('part.pdf');
    expect(others).toEqual([]);
    for (const number of ['PART-GL', 'PART-AU', 'PART-UM']) {
      expect(await policiesOf(number)).toMatchObject([{ state: 'submitted', certificateDocId: file?.id }]);
    }
  });

  it('renew what they name, and complete the draft that is on file', async () => {
    const draft = entry('professional', 'KEEP-PL');
    await createPolicyDraft(context, 'kept-draft', policyContent(draft.values));
    const seen = await stored('kept-draft');
    const lines = [
      { ...draft, before: seen, seen },
      { ...entry('gl', 'NEXT-GL'), before: { supersedes: 'gl-current' } },
    ];

    const { outcome } = await storeIntake(context, request('moves.pdf', lines), { lines: {} }, tools);

    expect(Object.values(outcome.lines).map(({ kind }) => kind)).toEqual(['done', 'done']);
    expect(await stored('kept-draft')).toMatchObject({ state: 'submitted', version: 1 });
    expect(await policiesOf('KEEP-PL')).toHaveLength(1);
    expect(await policiesOf('NEXT-GL')).toMatchObject([{ state: 'submitted', supersedes: 'gl-current' }]);
  });

  it('stay drafts when they are only saved, and a line that somebody else changed is told', async () => {
    const saved = await storeIntake(
      context,
      request('later.pdf', [entry('pollution', 'LATER-PO')], { handIn: false }),
      { lines: {} },
      tools,
    );
    expect(saved.outcome.lines).toEqual({ pollution: { kind: 'done' } });
    const [draft] = await policiesOf('LATER-PO');
    expect(draft?.state).toBe('draft');
    expect(await filesCalled('later.pdf')).toMatchObject([{ state: 'draft' }]);

    await createPolicyDraft(context, 'changed-draft', policyContent(entry('professional', 'OLD-PL').values));
    const seen = await stored('changed-draft');
    const record = { ...seen.record, updatedAt: new Date('2020-01-01T00:00:00Z'), updatedBy: 'somebody' };
    const late = { ...entry('professional', 'NEW-PL'), before: seen, seen: { ...seen, record } };
    const { outcome } = await storeIntake(context, request('late.pdf', [late]), { lines: {} }, tools);

    expect(outcome.lines.professional).toMatchObject({ kind: 'failed' });
    expect((await stored('changed-draft')).policyNumber).toBe('OLD-PL');
  });
});
