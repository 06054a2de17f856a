import { fireEvent, screen } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { useState } from 'react';
import { it } from 'vitest';
import { chosenSource } from './paper-source.ts';
import { type PaperAnswer, type ReadPaper, useReading } from './use-reading.ts';

const FILE = new File(['scan'], 'scan.pdf');
const answer = (result: string): PaperAnswer<string> => ({
  kind: 'read',
  result,
  file: FILE,
  isScanned: true,
});

function Paper({ read }: { readonly read: ReadPaper<string> }) {
  const [source] = useState(() => chosenSource(FILE));
  const { reading, ask } = useReading(source, read);
  const scan = reading.kind === 'reading' || reading.kind === 'read' ? reading.scan : undefined;
  return (
    <>
      <button type="button" onClick={ask}>
        Read
      </button>
      <p>
        {reading.kind === 'read' ? `Found ${reading.result}` : reading.kind}
        {scan === undefined ? '' : `, page ${scan.page} of ${scan.pages}`}
      </p>
    </>
  );
}

it('shows what the first pages of a scan say while the others are read', async () => {
  let goOn: (() => void) | undefined;
  const next = () =>
    new Promise<void>((resolve) => {
      goOn = resolve;
    });
  renderWithShell(
    <Paper
      read={async (_source, work, onSoFar) => {
        work.onPage(1, 2);
        await next();
        onSoFar(answer('one'));
        work.onPage(2, 2);
        await next();
        return answer('one and two');
      }}
    />,
  );
  fireEvent.click(screen.getByText('Read'));
  await screen.findByText('reading, page 1 of 2');
  goOn?.();
  await screen.findByText('Found one, page 2 of 2');
  goOn?.();
  await screen.findByText('Found one and two');
});
