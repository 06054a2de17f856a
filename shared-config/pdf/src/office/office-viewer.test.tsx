import { screen } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import '../test-support/held-addresses.ts';
import { OfficeViewer } from './office-viewer.tsx';

function show(text: string): void {
  const blob = new Blob([text], { type: 'text/csv' });
  renderWithShell(<OfficeViewer blob={blob} isTable fileName="machines.csv" label="Machines" />);
}

const rows = (count: number) => Array.from({ length: count }, (_, at) => `Crane ${at};North`).join('\n');

describe('a CSV file on screen', () => {
  it('is a table that ends with the file', async () => {
    show(rows(200));
    expect(await screen.findByText('Shown as a table.')).toBeTruthy();
    expect(document.querySelectorAll('tr')).toHaveLength(200);
    expect(screen.getByText('Crane 199')).toBeTruthy();
    expect(screen.getByText('Download').closest('a')?.download).toBe('machines.csv');
  });

  it('says how many rows of a longer file are shown, and how to see all', async () => {
    show(rows(260));
    const extent =
      'Shown as a table: the first 200 rows, with up to 30 columns. Download the file to see all.';
    expect(await screen.findByText(extent)).toBeTruthy();
    expect(document.querySelectorAll('tr')).toHaveLength(200);
  });

  it('says so when it holds nothing', async () => {
    show('');
    expect(await screen.findByText('There is no text in this file.')).toBeTruthy();
  });
});
