import { screen } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { InsuredCheck } from './insured-check.tsx';
import type { PaperReading } from './use-paper-reading.ts';

/** The typed name is always the legal one, as it was when the form filled it in. */
function show(paper: PaperReading): string {
  renderWithShell(
    <InsuredCheck paper={paper} typed="Acme Roofing" companyName="Acme Roofing" dba={undefined} />,
    {
      role: '5002',
    },
  );
  return screen.getByRole('region', { name: 'Named insured' }).textContent ?? '';
}

it('compares the name that the paper shows, whatever was typed', () => {
  const text = show({
    kind: 'read',
    namedInsured: 'Redstem Oilfield Holdings, Inc.',
    holder: 'Northfield Energy',
  });
  expect(text).toContain('Name differs');
  expect(text).toContain('Redstem Oilfield Holdings, Inc.');
  expect(text).toContain('Northfield Energy');
});

it('counts another legal form as the same company', () => {
  expect(show({ kind: 'read', namedInsured: 'ACME ROOFING, LLC', holder: undefined })).toContain(
    'Same company',
  );
});

it('shows the description of operations as it was read', () => {
  show({
    ...{ kind: 'read', namedInsured: 'Acme Roofing', holder: undefined },
    operations: 'Well pad 12-4.\nWaiver of subrogation applies.',
  });
  expect(screen.getByRole('region', { name: 'Description of operations, as read' }).textContent).toBe(
    'Well pad 12-4.\nWaiver of subrogation applies.',
  );
});

it.each(['nothing', 'read'] as const)('asks the reviewer where no name was read (%s)', (kind) => {
  const text = show(kind === 'read' ? { kind, namedInsured: undefined, holder: undefined } : { kind });
  expect(text).toContain('Compare with the page');
  expect(text).toContain('No name could be read from this file.');
  expect(text).not.toContain('Same company');
});
