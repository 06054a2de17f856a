import { describe, expect, it } from 'vitest';
import { holderProblem } from './files-problem.ts';
import { asHolder, holderDraft, isChangedHolder } from './holder-draft.ts';
import { holderWords, reviewWords } from './holder-list.tsx';

const STORED = {
  policyId: 'p1',
  clientId: 'x',
  certificateDocId: 'd1',
  scheduled: ['additional_insured' as const],
  docIds: ['e1', 'e2'],
};
const PDF = new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' });
const draft = holderDraft('x', STORED);

describe('what is chosen for one client', () => {
  it.each([
    ['nothing', {}, false],
    ['the same endorsements', { scheduled: ['additional_insured' as const] }, false],
    ['another endorsement', { scheduled: ['waiver_of_subrogation' as const] }, true],
    ['a new certificate', { certificate: PDF }, true],
    ['no certificate any more', { certificateDocId: undefined }, true],
    ['one page less', { docIds: ['e1'] }, true],
    ['one page more', { pages: [PDF] }, true],
    ['the certificate of the policy made out to the client', { isOnPolicy: true }, true],
  ])('with %s changed: %j', (_name, change, changed) => {
    expect(isChangedHolder({ ...draft, ...change }, STORED)).toBe(changed);
  });

  it('counts as shown before anything is stored', () => {
    expect(asHolder({ ...holderDraft('x'), certificate: PDF }, 'p1').certificateDocId).toBe('candidate');
    expect(asHolder(holderDraft('x'), 'p1').certificateDocId).toBeUndefined();
    expect(asHolder({ ...holderDraft('x'), isOnPolicy: true }, 'p1').certificateDocId).toBe('candidate');
    expect(asHolder(draft, 'p1', STORED)).toEqual({ ...STORED, state: 'submitted' });
    const reviewed = { scheduled: [], docIds: [] };
    expect(asHolder(draft, 'p1', { ...STORED, reviewed })).toMatchObject({ reviewed });
  });

  it('knows the policy’s own certificate again, and another one as a change of it', () => {
    const onPolicy = holderDraft('x', STORED, 'd1');
    expect(onPolicy).toMatchObject({ isOnPolicy: true, certificateDocId: undefined });
    expect(isChangedHolder(onPolicy, STORED, 'd1')).toBe(false);
    expect(isChangedHolder(onPolicy, STORED, 'd2')).toBe(true);
  });

  it('is refused with a file that cannot be taken, and with too many pages', () => {
    const strange = new File(['x'], 'a.exe', { type: 'application/x-msdownload' });

    expect(holderProblem(draft)).toBeUndefined();
    expect(holderProblem({ ...draft, pages: [strange] })).toBe(
      'a.exe: File type not allowed. Use PDF, PNG or JPG.',
    );
    expect(holderProblem({ ...draft, pages: Array.from({ length: 19 }, () => PDF) })).toBe(
      'Choose at most 20 pages.',
    );
  });
});

it('says in words what a policy shows for a client', () => {
  expect(holderWords(undefined)).toBe('No certificate of its own');
  expect(holderWords(STORED)).toBe('Certificate on file; named for additional insured');
});

it('says whether it counts yet', () => {
  const policy = { state: 'accepted' as const };
  const { policyId: _policy, clientId: _client, ...reviewed } = STORED;
  const handedIn = { ...STORED, state: 'submitted' as const };

  expect(reviewWords(undefined, policy)).toBeUndefined();
  expect(reviewWords(handedIn, policy)).toBe('Waiting for review');
  expect(reviewWords(handedIn, { state: 'draft' })).toBeUndefined();
  expect(reviewWords({ ...STORED, state: 'accepted', reviewed }, policy)).toBeUndefined();
  // Less than what was reviewed waits for nobody.
  expect(reviewWords({ ...handedIn, scheduled: [], reviewed }, policy)).toBeUndefined();
  const decision = { by: 'u', at: new Date(), comment: 'The wrong company.' };
  expect(reviewWords({ ...STORED, state: 'changes_requested', decision }, policy)).toBe(
    'Returned: The wrong company.',
  );
});
