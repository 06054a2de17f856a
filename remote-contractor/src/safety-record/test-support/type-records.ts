import { File as StreamedFile } from 'node:buffer';
import { fireEvent, screen, within } from '@testing-library/react';
import { formatDate, type OshaYear } from '@vcms/domain';
import { YEAR_LABELS } from '@vcms/safety-record/editor';

type NumberField = keyof typeof YEAR_LABELS;
type TypedNumbers = Readonly<Partial<Record<NumberField, number | undefined>>>;

const EXPLANATION = 'The yard took on another crew, and lent one to a neighbour.';

function type(part: HTMLElement, label: string | RegExp, value: string): void {
  fireEvent.change(within(part).getByLabelText(label), { target: { value } });
}

function attach(part: HTMLElement, label: string): void {
  const file = new StreamedFile(['%PDF-1.4\n%%EOF\n'], 'paper.pdf', { type: 'application/pdf' });
  fireEvent.change(within(part).getByLabelText(label), { target: { files: [file] } });
}

async function dialogOf(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: 'h2' });
  const dialog = heading.closest<HTMLElement>('[role=dialog]');
  if (dialog === null) throw new Error('There is no dialog');
  return dialog;
}

function cardOf(year: number): Promise<HTMLElement> {
  return screen.findByLabelText(`OSHA year ${year}`);
}

/** Opens the form of a year that is not on file. */
export async function openYear(year: number): Promise<HTMLElement> {
  fireEvent.click(await within(await cardOf(year)).findByText(`Add ${year}`));
  return dialogOf(`OSHA 300A for ${year}`);
}

/** Types the numbers where the paper has them; what it leaves empty stays empty. */
export function typeNumbers(dialog: HTMLElement, numbers: TypedNumbers): void {
  for (const [name, value] of Object.entries(numbers) as [NumberField, number][])
    if (value > 0 || name === 'hours' || name === 'employees')
      type(dialog, YEAR_LABELS[name], value.toLocaleString('en-US'));
}

/** What the form asks for beside the numbers. */
export function proveYear(dialog: HTMLElement, year: number): void {
  const explanation = within(dialog).queryByLabelText(/^Why these numbers are right/);
  if (explanation !== null) fireEvent.change(explanation, { target: { value: EXPLANATION } });
  const isSigned = within(dialog).queryByLabelText('Signed statement') === null;
  attach(dialog, isSigned ? 'Signed form 300A' : 'Signed statement');
  if (!isSigned) return;
  type(dialog, 'Company executive', 'Olive Brandt');
  type(dialog, 'Title', 'Owner');
  type(dialog, 'Date', `${year + 1}-01-28`);
}

export async function submitYear(dialog: HTMLElement, year: number): Promise<void> {
  fireEvent.click(within(dialog).getByText('Submit'));
  await within(await cardOf(year)).findByText('Under review');
}

/** Types the log of a year into its form, as far as it can be submitted. */
export async function typeYear({ year, noWork, employees, hours, J, M1 }: OshaYear): Promise<HTMLElement> {
  const dialog = await openYear(year);
  if (noWork) type(dialog, 'Work in this year', 'no');
  else typeNumbers(dialog, { employees, hours, J, M1 });
  return dialog;
}

export async function typeEmr(effective: string, value: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByText('Add EMR'));
  const dialog = await dialogOf('Add an EMR');
  type(dialog, /^Rating effective date/, effective);
  type(dialog, /^EMR/, value);
  type(dialog, /^Policy number/, 'WC-1001');
  return dialog;
}

/** Submits what a letter proves; the row that it becomes is there then. */
export async function submitLetter(dialog: HTMLElement, row: string): Promise<void> {
  attach(dialog, 'Letter');
  fireEvent.click(within(dialog).getByText('Submit'));
  await within(await screen.findByLabelText('EMR records')).findByText(row);
}

export async function declareNotRated(date: string): Promise<void> {
  fireEvent.click(await screen.findByText('Declare not rated'));
  const dialog = await dialogOf('Declare that the company is not rated');
  type(dialog, /^Date of the letter/, date);
  await submitLetter(dialog, `Not rated, letter of ${formatDate(date)}`);
}
