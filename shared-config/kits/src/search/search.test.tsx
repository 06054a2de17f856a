import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { PageHeading } from '@vcms/ui';
import { describe, expect, it } from 'vitest';
import { rankHits } from './rank-hits.ts';
import { SearchDialog } from './search-dialog.tsx';
import { type SearchPanelProps, searchProvider } from './search-provider.tsx';
import type { SearchHit, SearchSource } from './search-source.ts';

const hit = (title: string): SearchHit => ({ id: title, title, to: `/found/${title.replaceAll(' ', '-')}` });

/** A source whose answers the test gives by hand. */
function sourceByHand(label: string) {
  const asked: {
    readonly search: string;
    readonly answer: (hits: readonly SearchHit[]) => void;
    readonly fail: () => void;
  }[] = [];
  const source: SearchSource = {
    label,
    least: 2,
    find: (search) =>
      new Promise((resolve, reject) => {
        asked.push({ search, answer: resolve, fail: () => reject(new Error('offline')) });
      }),
  };
  return { source, asked };
}

function show(sources: readonly SearchSource[]) {
  const Panel = (props: SearchPanelProps) => <SearchDialog {...props} sources={sources} hint="Company" />;
  const Search = searchProvider(async () => Panel);
  return renderWithShell(
    <Search>
      <PageHeading title="Home" />
      <input aria-label="Other field" />
    </Search>,
  );
}

const field = () => screen.findByRole('combobox', { name: 'Search' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function type(text: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: text } });
}

describe('the search', () => {
  it('opens by button and keys, never from a slash that is typed into a field', async () => {
    show([]);
    const press = (target: Element, key: string, ctrlKey = false) =>
      fireEvent.keyDown(target, { key, ctrlKey });
    const other = screen.getByLabelText('Other field');
    expect(press(other, '/')).toBe(true);
    expect(press(other, 'k', true)).toBe(false);
    fireEvent.keyDown(await field(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(press(document.body, '/')).toBe(false);
    await field();
    fireEvent.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await field();
  });

  it('leaves the slash alone where single-key shortcuts are off', async () => {
    show([]);
    fireEvent.keyDown(document.body, { key: '/' });
    await field();
    fireEvent.click(screen.getByLabelText('Single-key shortcuts'));
    await screen.findByText('Opens with Ctrl+K');
    fireEvent.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.click(await screen.findByLabelText('Single-key shortcuts'));
    await screen.findByText('Opens with Ctrl+K or /');
  });

  it('asks once typing rests, drops answers to an older term, and leads to what Enter chooses', async () => {
    const { source, asked } = sourceByHand('Companies');
    const { shell } = show([source]);
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await type('a');
    await type('ac');
    await waitFor(() => expect(asked.map(({ search }) => search)).toEqual(['ac']));
    await type('bright');
    await waitFor(() => expect(asked.map(({ search }) => search)).toEqual(['ac', 'bright']));
    asked[0]?.answer([hit('Acme')]);
    asked[1]?.answer([hit('Bright Steel'), hit('Bright')]);
    await screen.findByText('2 results');
    expect(options()).toEqual(['Bright', 'Bright Steel']);

    const box = await field();
    expect(box.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(shell.navigations.at(-1)).toMatchObject({ to: '/found/Bright-Steel' });
  });

  it('says what could not be searched, keeps what was found, and tries again', async () => {
    const companies = sourceByHand('Companies');
    const people = sourceByHand('People');
    show([companies.source, people.source]);
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await type('mara');
    await waitFor(() => expect(people.asked).toHaveLength(1));
    companies.asked[0]?.answer([hit('Mara Works')]);
    people.asked[0]?.fail();
    await screen.findByText('People could not be searched. Check your connection and try again.');
    expect(options()).toEqual(['Mara Works']);
    fireEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(people.asked).toHaveLength(2));
    companies.asked[1]?.answer([]);
    people.asked[1]?.answer([]);
    expect(await screen.findByText('Nothing found. Check the spelling or type fewer letters.')).toBeTruthy();
  });
});

it('hits stand by how well they fit', () => {
  const titles = ['Great Steel', 'Steel', 'Steelworks North', 'North Steel'].map(hit);
  expect(rankHits(titles, 'steel').map(({ title }) => title)).toEqual([
    'Steel',
    'Steelworks North',
    'Great Steel',
    'North Steel',
  ]);
});
