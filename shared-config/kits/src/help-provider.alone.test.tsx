import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { helpProvider } from './help-provider.tsx';

vi.mock('@vcms/ui', () => ({ HeadingHelp: undefined }));

it('leaves the page as it is in a shell whose parts have no place for the help yet', async () => {
  const Provider = helpProvider(
    () =>
      Promise.resolve({ Mark: () => <button type="button">Help</button>, Panel: () => <aside>Help</aside> }),
    ({ children }) => <main>{children}</main>,
  );
  render(
    <MemoryRouter>
      <Provider>Crew list</Provider>
    </MemoryRouter>,
  );

  expect((await screen.findByRole('main')).textContent).toBe('Crew list');
});
