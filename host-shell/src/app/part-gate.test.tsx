import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithUi } from '../test-support/render-with-ui.tsx';
import { PartGate } from './part-gate.tsx';
import { createPartLoader } from './part-loader.ts';

describe('the gate before the signed-in part', () => {
  it('asks for the part, says that it loads, then shows what needs it', async () => {
    const loader = createPartLoader(
      async () => 'Frame',
      () => {},
    );

    renderWithUi(<PartGate loader={loader}>{(part) => <h1>{part}</h1>}</PartGate>);

    expect(screen.getByText('Loading...')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Frame' })).toBeDefined();
  });

  it('offers another try when the part did not arrive', async () => {
    const load = vi.fn(async () => 'Frame').mockRejectedValueOnce(new Error('ChunkLoadError'));
    const loader = createPartLoader(load, () => {});

    renderWithUi(<PartGate loader={loader}>{(part) => <h1>{part}</h1>}</PartGate>);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Frame' })).toBeDefined();
  });

  it('tries again by itself when the connection is back', async () => {
    const load = vi.fn(async () => 'Frame').mockRejectedValueOnce(new Error('ChunkLoadError'));
    const loader = createPartLoader(load, () => {});
    renderWithUi(<PartGate loader={loader}>{(part) => <h1>{part}</h1>}</PartGate>);
    await screen.findByRole('button', { name: 'Try again' });

    window.dispatchEvent(new Event('online'));

    expect(await screen.findByRole('heading', { name: 'Frame' })).toBeDefined();
  });
});
