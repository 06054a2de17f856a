import type { CallableResponse } from '@vcms/domain';
import { expect, it } from 'vitest';
import { type GateAnswer, parseGateAnswer } from './gate-answer.ts';

const PERSON: CallableResponse<'gateCheck'> & GateAnswer = {
  ...{ kind: 'person', isReady: true, reasons: [], name: 'Ana Ruiz', company: 'Acme', jobRole: 'Roofer' },
  ...{ badgeNo: '', sites: [], moment: 'now', contractorId: 'c', watch: ['engagements/x_c'] },
};
const CLOSED: CallableResponse<'gateCheck'> & GateAnswer = {
  ...{ kind: 'closed', title: 'Not ready.', advice: '', moment: 'now' },
};

it.each([PERSON, { ...PERSON, photo: 'p1' }, CLOSED])('takes what the server answers: $kind', (answer) => {
  expect(parseGateAnswer(JSON.parse(JSON.stringify(answer)))).toMatchObject(answer);
});

it.each([
  undefined,
  'ready',
  {},
  { ...PERSON, kind: 'ready' },
  { ...PERSON, isReady: 'yes' },
  { ...PERSON, reasons: 'none' },
  { ...PERSON, watch: [1] },
  { ...PERSON, moment: undefined },
  { ...CLOSED, title: undefined },
])('calls nobody ready by anything else: %j', (answer) => {
  expect(parseGateAnswer(answer)).toBeUndefined();
});
