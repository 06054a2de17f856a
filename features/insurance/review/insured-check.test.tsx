import { screen } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { InsuredCheck } from './insured-check.tsx';
import type { PaperReading } from './use-paper-reading.ts';

/** The typed name is always the legal one, as it was when the form filled it in. */
function show(paper: PaperReading): string {
  renderWithShell(
    <InsuredCheck
      {...{ paper, dba: undefined }}
      typed="Acme Roofing"
      typedPeriod="06/01/2026 to 06/01/2027"
      companyName="Acme Roofing"
    />,
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

it.each([
  [{ kind: 'recognizing', page: 1, pages: 2 } as const, 'Recognizing page 1 of 2'],
  [{ kind: 'failed', message: 'Too many pages are being read.' } as const, 'Too many pages are being read.'],
  [{ kind: 'seen', seen: { namedInsured: undefined, holder: undefined } } as const, 'Not clear on the scan'],
])('says of a scan how far it is, and never that the name is the same (%o)', (scan, words) => {
  const text = show({ kind: 'nothing', scan });
  expect(text).toContain(words);
  expect(text).toContain('Compare with the page');
  expect(text).not.toContain('Same company');
});

it.each([
  ['Acme Roofing, LLC', 'Seems the same: compare'],
  ['Redstem Holdings', 'Seems to differ: compare'],
])('shows what was recognised on a scan as a hint beside what was typed (%s)', (namedInsured, verdict) => {
  const seen = { namedInsured, holder: 'Northfield Energy', period: '04/01/2026 to 04/01/2027' };
  const text = show({ kind: 'nothing', scan: { kind: 'seen', seen } });
  expect(text).toContain(`Recognized on the scan${namedInsured}`);
  expect(text).toContain('Certificate holder, recognized on the scanNorthfield Energy');
  expect(text).toContain('Policy period, recognized on the scan04/01/2026 to 04/01/2027');
  expect(text).toContain('Policy period, typed06/01/2026 to 06/01/2027');
  expect(text).toContain(verdict);
  expect(text).toContain('Letters of a scan can be recognized wrongly.');
  expect(text).not.toContain('Same company');
});
