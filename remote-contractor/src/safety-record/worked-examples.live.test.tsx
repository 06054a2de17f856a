import { Blob as StreamedBlob } from 'node:buffer';
import { fireEvent, screen, within } from '@testing-library/react';
import { type EvaluationInput, formatDate, type LogNumbers, type OshaYear } from '@vcms/domain';
import {
  emrInput,
  oshaInput,
  ratesOfExample,
  SAID_OF_EXAMPLES,
  toldOfExample,
  type WorkedExample,
  whyOfExample,
  workedExamples,
} from '@vcms/domain/test-support';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession, liveStorage } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FullBody } from '../home/full-body.tsx';
import { SafetyRecordPage } from './safety-record-page.tsx';
import { accept, ask, CLIENT, forgetAll, judge, noonOf, storedOf } from './test-support/example-world.ts';
import {
  declareNotRated,
  openYear,
  proveYear,
  submitLetter,
  submitYear,
  typeEmr,
  typeNumbers,
  typeYear,
} from './test-support/type-records.ts';

const { contractorNew } = DEMO_PEOPLE;
const firestore = liveFirestore(contractorNew);
const storage = liveStorage(firestore, contractorNew);

// The page's own kind of file cannot be sent by the requests that run here; Node's can.
beforeAll(() => {
  vi.stubGlobal('Blob', StreamedBlob);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const EXAMPLES = workedExamples();
const of = (fn: string) => EXAMPLES.filter((example) => example.fn === fn);
const BY_ID = new Map(EXAMPLES.map((example) => [example.id, example]));

/** The earliest day first: the backend's time goes on, never back. */
const BY_DAY = of('osha').toSorted((left, right) => {
  const [first, second] = [oshaInput(left.input).asOf, oshaInput(right.input).asOf];
  return first === second ? 0 : first < second ? -1 : 1;
});

/** The page on which it is typed, and the one on which the contractor reads how it stands with each client. */
function show(asOf: string): void {
  const now = () => new Date(noonOf(asOf));
  const pages = (
    <>
      <SafetyRecordPage now={now} />
      <FullBody now={now} />
    </>
  );
  const backend = { ...liveHandles(firestore), storage };
  renderWithShell(pages, {
    role: '5005',
    session: liveSession(contractorNew),
    backend,
    path: '/osha-emr-stats',
  });
}

async function expectSaid({ id }: WorkedExample): Promise<void> {
  const said = SAID_OF_EXAMPLES[id]?.page ?? [];
  expect(said.length).toBeGreaterThan(0);
  for (const text of said) expect((await screen.findAllByText(text)).length, text).toBeGreaterThan(0);
}

function isAccepted({ reviews }: EvaluationInput, { id }: { readonly id: string }): boolean {
  return reviews.some(({ subjectId }) => subjectId === id);
}

/** Years that an example before typed with the same numbers stay, and are not typed again. */
async function typeYears(input: EvaluationInput, form: string | undefined): Promise<void> {
  const wanted = input.evidence.oshaYears;
  const isSame = (left: OshaYear, right: OshaYear) =>
    (['year', 'J', 'M1', 'hours', 'employees', 'noWork'] as const).every(
      (name) => left[name] === right[name],
    );
  const kept = wanted.filter((log) => isAccepted(input, log));
  await forgetAll('oshaYears', (stored) => !kept.some((log) => isSame(log, stored)));
  const typed = await storedOf('oshaYears');
  show(input.asOf);
  const left = wanted.filter((log) => !typed.some(({ year }) => year === log.year));
  for (const log of left) {
    const dialog = await typeYear(log);
    if (form !== undefined && log === left.at(-1))
      await within(within(dialog).getByLabelText('Limits by client')).findByText(form);
    proveYear(dialog, log.year);
    await submitYear(dialog, log.year);
  }
}

async function typeEmrs({ asOf, evidence }: EvaluationInput, form: string | undefined): Promise<void> {
  await forgetAll('emr');
  await forgetAll('notRated');
  show(asOf);
  for (const record of evidence.emr) {
    const dialog = await typeEmr(record.effective, record.value);
    if (form !== undefined && record === evidence.emr.at(-1)) await within(dialog).findByText(form);
    await submitLetter(dialog, `${record.value} from ${formatDate(record.effective)}`);
  }
  for (const { date } of evidence.notRated) await declareNotRated(date);
}

/** Reads the demands of the client one by one in the answer to *Why?*: status, reasons, what is there and what is required. */
async function expectWhy(example: WorkedExample, asOf: string): Promise<void> {
  fireEvent.click(await screen.findByText(new RegExp(`^${CLIENT.clientName}, `), { selector: 'button *' }));
  const dialog = await screen.findByRole('dialog', { name: `${CLIENT.clientName}: why this status?` });
  const met = within(dialog).queryByText(/\d requirements? met$/);
  if (met !== null) fireEvent.click(met);
  const lines = whyOfExample(example, asOf);
  expect(dialog.querySelectorAll('ul h4')).toHaveLength(lines.length);
  for (const { title, label, reasons, values } of lines) {
    const item = within(dialog).getByText(title, { selector: 'h4' }).closest('li') as HTMLElement;
    within(item).getByText(label);
    if (reasons !== '') within(item).getByText(reasons);
    for (const value of values) within(item).getAllByText(value, { selector: 'dd' });
  }
}

describe('the worked examples of domain 3.6, typed into the forms', () => {
  it('are E01 to E18', () => {
    const ids = ['rates', 'osha', 'validateLog', 'emr'].flatMap((fn) => of(fn).map(({ id }) => id));
    expect(ids.toSorted()).toEqual(
      EXAMPLES.map(({ id }) => id)
        .filter((id) => id < 'E19')
        .toSorted(),
    );
    expect(ids).toHaveLength(25);
  });

  it.each(BY_DAY)('$id: $note', async (example) => {
    const input = oshaInput(example.input);
    await ask(input);
    await typeYears(input, SAID_OF_EXAMPLES[example.id]?.form);
    await expectSaid(example);
    for (const log of input.evidence.oshaYears)
      if (isAccepted(input, log)) await accept('oshaYears', ({ year }) => year === log.year);
    await judge(input);
    await expectWhy(example, input.asOf);
  });

  it.each(of('rates'))('$id: $note', async (example) => {
    await ask(oshaInput(BY_ID.get('E02')?.input));
    await forgetAll('oshaYears');
    show('2026-11-20');
    const dialog = await openYear(2025);
    typeNumbers(dialog, example.input as LogNumbers);
    const table = within(dialog).getByLabelText('Rates as typed', { selector: 'table' });
    for (const [name, text] of ratesOfExample(example)) {
      const cell = within(table).getByText(name, { selector: 'th' }).closest('tr')?.querySelector('td');
      expect(cell?.textContent, name).toMatch(text);
    }
  });

  it.each(of('validateLog'))('$id: $note', async (example) => {
    const { errors, warnings, untold } = toldOfExample(example);
    await ask(oshaInput(BY_ID.get('E02')?.input));
    await forgetAll('oshaYears');
    show('2026-11-20');
    const dialog = await openYear(2025);
    typeNumbers(dialog, example.input as LogNumbers);
    for (const text of [...errors, ...warnings]) await within(dialog).findByText(text);
    for (const text of untold) expect(within(dialog).queryByText(text), text).toBeNull();
    expect(within(dialog).queryByLabelText(/^Why these numbers are right/) !== null).toBe(
      warnings.length > 0,
    );

    proveYear(dialog, 2025);
    if (errors.length === 0) return submitYear(dialog, 2025);
    fireEvent.click(within(dialog).getByText('Submit'));
    // It is told beside the field as well, and nothing is submitted.
    for (const text of errors) await within(dialog).findByText(text, { selector: '[id$="error-text"]' });
    expect(await storedOf('oshaYears')).toEqual([]);
  });

  it.each(of('emr'))('$id: $note', async (example) => {
    const input = emrInput(example.input);
    await ask(input);
    await typeEmrs(input, SAID_OF_EXAMPLES[example.id]?.form);
    await expectSaid(example);
    await accept('emr');
    await accept('notRated');
    await judge(input);
    await expectWhy(example, input.asOf);
  });
});
