import { act, screen } from '@testing-library/react';
import type { Standing } from '@vcms/data';
import { createItem, type Status } from '@vcms/domain';
import { renderWithShell } from '@vcms/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DiffersNotice } from './differs-notice.tsx';
import { differingLines } from './live-standing.ts';
import { sideOfRole } from './register-side.ts';

function standing(gl: Status): Standing {
  return {
    id: 'X_A',
    clientId: 'X',
    contractorId: 'A',
    clientName: 'Northfield',
    contractorName: 'Brandt Hauling',
    engagementState: 'approved',
    asOf: '2026-11-20',
    overall: gl,
    siteAccess: true,
    readinessPct: 100,
    items: [
      createItem('insurance.gl.coverage', gl, {}),
      createItem('insurance.auto.coverage', 'compliant', {}),
      createItem('osha.trir', 'compliant', {}),
    ],
    nextChangeOn: undefined,
    outlook: [],
  };
}

const side = sideOfRole({ role: '5003', companyId: 'X' });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('finds the lines that are judged differently, and no other area', () => {
  const live = { ...standing('non_compliant'), asOf: '2026-11-21' };
  expect(differingLines(standing('compliant'), live)).toEqual(['gl']);
  expect(differingLines(standing('compliant'), standing('compliant'))).toEqual([]);
});

it('waits until the server had time to follow, then says what lists show instead and what to do', () => {
  renderWithShell(
    <DiffersNotice stored={standing('compliant')} live={standing('non_compliant')} side={side} />,
    { role: '5003' },
  );
  expect(screen.queryByRole('status')).toBeNull();
  act(() => vi.advanceTimersByTime(5_000));
  const notice = screen.getByRole('status');
  expect(notice.textContent).toContain('Commercial general liability: Compliant there, Non-compliant here');
  expect(notice.textContent).toContain('11/20/2026');
  expect(notice.textContent).toContain('contact support');
});

it('says nothing where both agree, or where only the stored result is known', () => {
  renderWithShell(
    <>
      <DiffersNotice stored={standing('compliant')} live={standing('compliant')} side={side} />
      <DiffersNotice stored={standing('compliant')} live={undefined} side={side} />
    </>,
    { role: '5003' },
  );
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.queryByRole('status')).toBeNull();
});
