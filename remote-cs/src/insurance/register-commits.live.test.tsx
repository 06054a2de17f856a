import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { doc, getDocFromServer } from 'firebase/firestore';
import { Profiler, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CertificateRegisterPage } from './certificate-register-page.tsx';

const { cs } = DEMO_PEOPLE;
const firestore = liveFirestore(cs);

interface CountedProps {
  readonly note: () => void;
  readonly children: ReactNode;
}

/** Notes each commit of a page. It follows the address itself: the profiler alone is not told of what only a context changes. */
function Counted({ note, children }: CountedProps) {
  useLocation();
  return (
    <Profiler id="page" onRender={note}>
      {children}
    </Profiler>
  );
}

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody th')];
const names = () => rows().map(({ textContent }) => textContent);
const area = () => document.querySelector('[role=search]')?.parentElement;

const differsFrom = (before: readonly (string | null)[]) => () => expect(names()).not.toEqual(before);

/** What the page looked like in each commit of something that is done, until its answer stands and nothing else comes. */
async function commitsOf(commits: string[], press: () => void, isAnswered: () => void): Promise<string[]> {
  commits.length = 0;
  press();
  await waitFor(isAnswered);
  await waitFor(() => expect(area()?.getAttribute('aria-busy')).toBe('false'));
  // On the same stream: what else the server had to say about the list has been said before this answer.
  await act(() => getDocFromServer(doc(firestore, 'companies', 'client-riverbend')));
  return [...commits];
}

it('draws the register once for a press, and once more for what the server answers', async () => {
  const commits: string[] = [];
  const note = () => commits.push(`busy ${area()?.getAttribute('aria-busy')}`);
  renderWithShell(
    <Counted note={note}>
      <Routes>
        <Route path="/insurance-reviews" element={<CertificateRegisterPage />} />
      </Routes>
    </Counted>,
    {
      role: '5002',
      session: liveSession(cs),
      backend: { firestore },
      path: '/insurance-reviews',
    },
  );
  await screen.findByRole('table');
  await screen.findByRole('option', { name: 'Riverbend Schools' });
  const first = names();
  const done = (press: () => void, isAnswered: () => void) => commitsOf(commits, press, isAnswered);
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const once = ['busy true', 'busy false'];

  expect(await done(() => fireEvent.click(button(/^Contractor/)), differsFrom(first)), 'an order').toEqual(
    once,
  );
  const turned = names();
  expect(await done(() => fireEvent.click(button('Next')), differsFrom(turned)), 'a page').toEqual(once);
  const second = names();
  const type = () => fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' ' } });
  expect(await done(type, () => undefined), 'a key').toEqual(['busy false']);
  const narrow = () => fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'missing' } });
  expect(await done(narrow, differsFrom(second)), 'a filter').toEqual(once);

  const drawn = rows();
  commits.length = 0;
  fireEvent.click(within(drawn[0] ?? document.body).getByRole('link'));
  expect(commits, 'an open row').toEqual(['busy false']);
  await screen.findByRole('link', { name: /^Policies and decisions/ });
  expect(rows()).toEqual(drawn);
});
