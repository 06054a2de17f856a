import { screen } from '@testing-library/react';
import type { Found, ReadCertificate } from '@vcms/pdf';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { beginIntake } from './intake.ts';
import { planOf } from './intake-plan.ts';
import { SharedValues } from './shared-values.tsx';

function found<Value>(value: Value): Found<Value> {
  return { value, place: { page: 1, x: 10, y: 20, width: 30, height: 8 }, certainty: 'sure' };
}

const CERTIFICATE: ReadCertificate = {
  ...{ page: 1, insurers: {}, holder: found('Northfield Energy') },
  lines: [{ line: 'gl', policyNumber: found('GL-2040'), limits: {} }],
};

function show(certificate: ReadCertificate): void {
  const [plan] = planOf(beginIntake(certificate, []), []);
  if (plan === undefined) throw new Error('No line');
  renderWithShell(<SharedValues {...{ certificate, plan }} isChecked={false} onType={() => undefined} />);
}

it('shows what the certificate says of the operations, marked as read, and asks for nothing', () => {
  show({ ...CERTIFICATE, operations: found('Well pad 12-4.\nWaiver of subrogation applies.') });
  const text = screen.getByRole('region', { name: 'Description of operations, as read' });
  expect(text.textContent).toBe('Well pad 12-4.\nWaiver of subrogation applies.');
  expect(text.querySelector('input, textarea, button')).toBeNull();
});

it('says nothing of operations where none were read', () => {
  show(CERTIFICATE);
  expect(screen.getByText('Northfield Energy')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Description of operations, as read' })).toBeNull();
});
