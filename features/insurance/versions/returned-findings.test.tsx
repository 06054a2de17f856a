import { screen, within } from '@testing-library/react';
import type { Review } from '@vcms/domain';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { ReturnedFindings } from './returned-findings.tsx';

const KEYS = ['limit_low', 'dates', 'ai_page_missing', 'wos_missing', 'name_differs'];
const REVIEW: Review = {
  ...{ id: 'r1', subjectType: 'policy', subjectId: 'p1', subjectVersion: 1, scope: 'firm' },
  ...{ decision: 'changes_requested', publicComment: 'Please correct it.', decidedBy: 'cs' },
  ...{ decidedAt: new Date('2026-11-10T12:00:00Z'), minutesToDecision: 5 },
  findings: KEYS.map((key, at) => ({ key, result: 'fail', comment: `What is wrong, number ${at + 1}.` })),
};

it('lists each of five findings with what was said of it, and who returned the policy', () => {
  const policy = { id: 'p1', state: 'changes_requested', version: 1, policyNumber: 'GL-1' } as const;
  renderWithShell(<ReturnedFindings policy={policy} reviews={[REVIEW]} nameOf={() => 'Clearpath'} />);

  screen.getByText(/^Returned by Clearpath on 11\/10\/2026/);
  const list = within(screen.getByRole('list', { name: 'Findings, policy GL-1' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.split(': ').at(-1))).toEqual(
    KEYS.map((_, at) => `What is wrong, number ${at + 1}.`),
  );
});
