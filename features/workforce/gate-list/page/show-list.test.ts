import { fireEvent, screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { GATE_LIST_MS, type GateList, openGateList } from '../gate-list.ts';
import { showGateList } from './show-list.ts';

const TAKEN = Date.parse('2026-11-23T19:40:00Z');
const MIDNIGHT = Date.parse('2026-11-24T06:00:00Z');
const READY = { isReady: true, reasons: [] };
const EXPIRED = { isReady: false, reasons: ['First aid and CPR: Expired.'] };

const LIST: GateList = {
  form: 1,
  uid: 'u',
  clientName: 'Northfield Energy',
  site: 'North yard',
  timezone: 'America/Chicago',
  takenAt: TAKEN,
  endsAt: TAKEN + GATE_LIST_MS,
  days: [
    { date: '2026-11-23', before: MIDNIGHT },
    { date: '2026-11-24', before: MIDNIGHT + GATE_LIST_MS },
  ],
  people: [
    {
      name: 'José Abara',
      company: 'Prairie',
      jobRole: 'Rigger',
      badgeNo: 'R-1',
      sites: [],
      verdicts: [READY, EXPIRED],
    },
    {
      name: 'Ann Blum',
      company: 'Harbor',
      jobRole: 'Welder',
      badgeNo: '',
      sites: ['North yard'],
      verdicts: [EXPIRED, EXPIRED],
    },
  ],
};

function show(stored: unknown, at = TAKEN) {
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  const state = { stored, at };
  const erase = async () => {
    state.stored = undefined;
  };
  const look = showGateList({ root, store: { read: async () => state.stored, erase }, now: () => state.at });
  return { state, look, root };
}

describe('the gate list on a device', () => {
  beforeEach(() => document.body.replaceChildren());

  it('says who is ready on the day that it is, with the reasons, and finds people by a part of their name or company', async () => {
    const { look, state } = show(LIST);
    await look();
    const people = screen.getByRole('list', { name: 'People' });
    expect(
      within(people)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['José Abara', 'Ann Blum']);
    expect(people.textContent).toContain('First aid and CPR: Expired.');
    expect(screen.getByText(/^As of Nov 23, 2026, 1:40/)).toBeDefined();

    const field = screen.getByLabelText('Name, company, job role or badge number');
    fireEvent.input(field, { target: { value: 'prai jose' } });
    expect(within(people).getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByText('1 person, 1 ready.')).toBeDefined();
    await look();
    expect(within(people).getAllByRole('heading'), 'what was typed stays').toHaveLength(1);

    state.at = MIDNIGHT;
    await look();
    expect(screen.getByText('2 people, 0 ready.')).toBeDefined();
  });

  it('is taken from the screen and erased at its end', async () => {
    const { look, state, root } = show(LIST);
    await look();
    state.at = TAKEN + GATE_LIST_MS;
    await look();
    expect(root.textContent).toContain('The list has ended and is erased.');
    expect(root.textContent).not.toContain('Abara');
    expect(state.stored).toBeUndefined();
  });

  it('is gone from an open page once it was erased elsewhere', async () => {
    const { look, state, root } = show(LIST);
    await look();
    state.stored = undefined;
    await look();
    expect(root.textContent).toContain('No list is on this device.');
    expect(root.textContent).not.toContain('Abara');
  });

  it('shows nothing when its end was moved, its form is unknown, or the clock was set back', () => {
    expect(openGateList({ ...LIST, endsAt: TAKEN + 9 * GATE_LIST_MS }, TAKEN + GATE_LIST_MS).kind).toBe(
      'ended',
    );
    expect(openGateList({ ...LIST, form: 2 }, TAKEN).kind).toBe('ended');
    expect(openGateList(LIST, TAKEN - 3_600_000).kind).toBe('ended');
  });
});
