import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Register, type RegisterDefinition } from '@vcms/kits/register';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { contractorRegister, type StoredEngagement } from './contractor-register.tsx';

const { client } = DEMO_PEOPLE;

/** The register of contractors, which counts how often the name of each row is drawn. */
function counted(drawn: Map<string, number>): RegisterDefinition<StoredEngagement> {
  const definition = contractorRegister('approved', client.companyId, true);
  const [name, ...others] = definition.columns;
  if (name === undefined) throw new Error('There is no column');
  const cell = (row: StoredEngagement) => {
    drawn.set(row.id, (drawn.get(row.id) ?? 0) + 1);
    return name.cell?.(row);
  };
  return { ...definition, columns: [{ ...name, cell }, ...others] };
}

const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('draws no row anew for typing, nor for a press that orders, narrows or shows what stands already', async () => {
  const drawn = new Map<string, number>();
  renderWithShell(<Register definition={counted(drawn)} label="Contractors" empty={null} />, {
    role: '5003',
    session: liveSession(client),
    backend: { firestore: liveFirestore(client) },
    path: '/new-contractor-request',
  });
  const table = await screen.findByRole('table');
  const names = namesIn(table);
  const atRest = () =>
    waitFor(() => expect(screen.getByRole('search').parentElement?.getAttribute('aria-busy')).toBe('false'));
  drawn.clear();

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' ' } });
  expect(screen.getByRole('searchbox')).toHaveProperty('value', ' ');
  expect([...drawn]).toEqual([]);

  fireEvent.click(within(table).getByRole('button', { name: /^Contractor/ }));
  await waitFor(() => expect(namesIn(table)).toEqual(names.toReversed()));
  await atRest();
  expect([...drawn]).toEqual([]);
  // Their links lead back to the list as it is now.
  expect(within(table).getAllByRole('link')[0]?.getAttribute('href')).toContain('sort=');

  fireEvent.change(screen.getByLabelText('Overall'), { target: { value: 'non_compliant' } });
  await waitFor(() => expect(namesIn(table).length).toBeLessThan(names.length));
  await atRest();
  const left = namesIn(table);
  expect(left.length).toBeGreaterThan(0);
  expect([...drawn]).toEqual([]);

  fireEvent.change(screen.getByLabelText('Overall'), { target: { value: '' } });
  await waitFor(() => expect(namesIn(table)).toEqual(names.toReversed()));
  await atRest();
  expect(drawn.size).toBe(names.length - left.length);
  expect(new Set(drawn.values())).toEqual(new Set([1]));
});
