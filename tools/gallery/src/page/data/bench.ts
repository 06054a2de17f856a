import type { ReviewTopic, Workbench } from '@vcms/kits/review';
import { nothing } from './failures.ts';
import { RETURNED } from './reviews.ts';

const TOPIC: ReviewTopic = {
  name: 'insurance-review',
  noun: 'policy',
  nouns: 'policies',
  accept: { verb: 'Accept', going: 'Accepting', done: 'accepted' },
  subjects: ['policy'],
  path: '/insurance-review',
  addressOf: ({ contractorId, subjectId }) => `/insurance-review/${contractorId}/${subjectId}`,
};

const FINDINGS = [
  { key: 'limit', label: 'Limit too low', sentence: 'The limit is lower than what is required.' },
  { key: 'holder', label: 'Wrong holder', sentence: 'The certificate names another holder.' },
  { key: 'unreadable', label: 'Unreadable', sentence: 'The certificate cannot be read.' },
] as const;

const later = async (): Promise<void> => undefined;
const stored = async () => ({ kind: 'done' }) as const;

/** A policy on the workbench of somebody who has claimed it and ticked a finding. */
export function galleryBench(tab: string): Workbench {
  const findings = [{ key: 'limit', comment: '' }];
  return {
    topic: TOPIC,
    subject: {
      type: 'policy',
      id: 'policy-1',
      path: 'companies/acme/policies/policy-1',
      contractorId: 'acme',
      contractorName: 'Acme Scaffolding',
      title: 'General liability, no. GL-1',
      state: 'in_review',
      version: 2,
      submittedOn: '2026-03-12',
      updatedAt: undefined,
      createdBy: 'user-9',
    },
    book: { reasons: FINDINGS, closing: 'Then submit it again.' },
    reviews: [RETURNED],
    side: { kind: 'firm', scope: 'firm' },
    lock: {
      view: { kind: 'mine', left: 1_500 },
      take: async () => ({ kind: 'gone' }),
      extend: stored,
      release: stored,
    },
    moves: { isTaking: false, take: later, extend: later, release: later },
    decision: {
      draft: { findings, editedText: undefined, internalComment: '' },
      change: nothing,
      message: 'Please correct General liability:\n1. The limit is lower than what is required.',
      problem: 'Findings are checked. Return the policy or clear them.',
      busy: undefined,
      decide: async () => false,
      check: () => true,
    },
    next: { busy: false, failure: undefined, go: later },
    obstacle: undefined,
    mayDecide: true,
    isDecidable: true,
    tab,
    setTab: nothing,
    isRejecting: false,
    setRejecting: nothing,
    decide: later,
    sendBack: nothing,
    reject: nothing,
    showFindings: nothing,
    findingsRef: { current: null },
  };
}
