import { type Browser, expect, type Page } from '@playwright/test';
import { collectionPath, type EvaluationInput, formatDate, type LogNumbers, localDate } from '@vcms/domain';
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
import { confirmRecord } from '../support/confirm-record.ts';
import {
  declareNotRated,
  openYear,
  proveYear,
  submitLetter,
  submitYear,
  typeEmr,
  typeNumbers,
  typeYear,
} from '../support/example-forms.ts';
import { createExampleParties } from '../support/example-parties.ts';
import { yearsLater, yearsUntil } from '../support/example-years.ts';
import type { Product } from '../support/product.ts';
import { moveClock, readClock } from '../support/product-clock.ts';
import { LIVE, Story, test, visit } from '../support/story.ts';
import { storyToday } from '../support/story-day.ts';
import { expectJudged, expectWhy } from '../support/why-answer.ts';

/** `npm run worked-examples`: E01 to E18 typed by hand, confirmed by the firm, judged by the server, read by the contractor. */
test.use({ actionTimeout: 15_000 });

/** Of E10, the earliest. */
const FIRST_DAY = '2026-02-15';
const LATER = yearsUntil(FIRST_DAY, storyToday());
const EXAMPLES = workedExamples()
  .filter(({ id }) => id < 'E19')
  .map((example) => yearsLater(example, LATER));
const SAID = yearsLater(SAID_OF_EXAMPLES, LATER);
const of = (fn: string) => EXAMPLES.filter((example) => example.fn === fn);
/** Of who only types a form: what the client of E02 requires. */
const ANY = oshaInput(EXAMPLES.find(({ id }) => id === 'E02')?.input);
const ZONE = 'America/Chicago';

interface Scene {
  readonly story: Story;
  readonly page: Page;
  readonly now: string;
}

/** It is the day of the example; its contractor, of whom nothing is on file yet, stands before the page. */
async function begin(
  { browser, product }: { readonly browser: Browser; readonly product: Product },
  { id }: WorkedExample,
  input: EvaluationInput,
): Promise<Scene> {
  const { asOf } = input;
  if (localDate(new Date(await readClock(product)), ZONE) !== asOf)
    await moveClock(product, `${asOf}T18:00:00Z`);
  const parties = await createExampleParties(product.trusted, id, input);
  const story = new Story(browser, product, parties);
  const now = await readClock(product);
  const page = await story.open(parties.contractor, now);
  await visit(page, '/osha-emr-stats');
  return { story, page, now };
}

/** What the page says of it in its own words, before anybody has reviewed it. */
async function expectSaid(page: Page, { id }: WorkedExample): Promise<void> {
  const said = SAID[id]?.page ?? [];
  expect(said.length).toBeGreaterThan(0);
  for (const text of said)
    await expect(page.getByText(text, { exact: true }).first(), text).toBeVisible(LIVE);
}

async function typeYears({ page }: Scene, { evidence }: EvaluationInput, form?: string): Promise<void> {
  for (const log of evidence.oshaYears) {
    const dialog = await typeYear(page, log);
    const limits = dialog.getByRole('list', { name: 'Limits by client' });
    if (form !== undefined && log === evidence.oshaYears.at(-1))
      await expect(limits.getByText(form, { exact: true })).toBeVisible();
    await proveYear(dialog, log.year, log.noWork);
    await submitYear(page, log.year);
  }
}

async function typeLetters({ page }: Scene, { evidence }: EvaluationInput, form?: string): Promise<void> {
  for (const record of evidence.emr) {
    const dialog = await typeEmr(page, record.effective, record.value);
    if (form !== undefined && record === evidence.emr.at(-1))
      await expect(dialog.getByText(form, { exact: true })).toBeVisible();
    await submitLetter(page, dialog, `${record.value} from ${formatDate(record.effective)}`);
  }
  for (const { date } of evidence.notRated) await declareNotRated(page, date);
}

/** What the example calls accepted: its address on the reviewer's page, and its title there. */
async function acceptedRecords(
  { trusted }: Product,
  contractorId: string,
  { evidence, reviews }: EvaluationInput,
): Promise<readonly (readonly [record: string, title: string])[]> {
  const isAccepted = ({ id }: { readonly id: string }) => reviews.some(({ subjectId }) => subjectId === id);
  const idOf = async (kind: 'emr' | 'notRated', name: string, day: string) => {
    const found = trusted.firestore.collection(collectionPath(kind, contractorId)).where(name, '==', day);
    return (await found.get()).docs[0]?.id;
  };
  const years = evidence.oshaYears.filter(isAccepted);
  const letters = evidence.emr.filter(isAccepted).map(async ({ effective }) => {
    const id = await idOf('emr', 'effective', effective);
    return [`emr/${id}`, `EMR effective ${formatDate(effective)}`] as const;
  });
  const declarations = evidence.notRated.filter(isAccepted).map(async ({ date }) => {
    const id = await idOf('notRated', 'date', date);
    return [`not-rated/${id}`, `Not-rated letter of ${formatDate(date)}`] as const;
  });
  return [
    ...years.map(({ year }) => [`osha/${year}`, `OSHA ${year}`] as const),
    ...(await Promise.all([...letters, ...declarations])),
  ];
}

/** The firm confirms on its own page, the server judges by itself, and the contractor reads the answer. */
async function expectAnswer(
  { story, page, now }: Scene,
  product: Product,
  example: WorkedExample,
  input: EvaluationInput,
): Promise<void> {
  const { parties } = story;
  const accepted = await acceptedRecords(product, parties.contractorId, input);
  if (accepted.length > 0) {
    const cs = await story.open(DEMO_PEOPLE.cs, now);
    for (const [record, title] of accepted) await confirmRecord(cs, parties.contractorId, record, title);
    await cs.context().close();
  }
  const lines = whyOfExample(example, input.asOf);
  await expectJudged(product.trusted, parties, lines);
  await expectWhy(page, parties, lines, input.asOf);
}

test.beforeEach(() => test.setTimeout(300_000));

test.afterEach(async ({ browser }, { title, status, duration }) => {
  for (const context of browser.contexts()) await context.close();
  console.log(`| ${title} | ${status} | ${Math.round(duration / 1000)} s |`);
});

const JUDGED = [
  ...of('osha').map((example) => ({ example, input: oshaInput(example.input), type: typeYears })),
  ...of('emr').map((example) => ({ example, input: emrInput(example.input), type: typeLetters })),
].toSorted((left, right) => left.input.asOf.localeCompare(right.input.asOf));

for (const { example, input, type } of JUDGED)
  test(`${example.id}: ${example.note}`, async ({ browser, product }) => {
    const scene = await begin({ browser, product }, example, input);
    await type(scene, input, SAID[example.id]?.form);
    await expectSaid(scene.page, example);
    await expectAnswer(scene, product, example, input);
  });

for (const example of of('rates'))
  test(`${example.id}: ${example.note}`, async ({ browser, product }) => {
    const { page } = await begin({ browser, product }, example, ANY);
    const dialog = await openYear(page, 2025 + LATER);
    await typeNumbers(dialog, example.input as LogNumbers);
    const table = dialog.getByRole('table', { name: 'Rates as typed' });
    for (const [name, text] of ratesOfExample(example)) {
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
      await expect(row.getByRole('cell').first()).toHaveText(text);
    }
  });

for (const example of of('validateLog'))
  test(`${example.id}: ${example.note}`, async ({ browser, product }) => {
    const { page, story } = await begin({ browser, product }, example, ANY);
    const { errors, warnings, untold } = toldOfExample(example);
    const year = 2025 + LATER;
    const dialog = await openYear(page, year);
    await typeNumbers(dialog, example.input as LogNumbers);
    for (const text of [...errors, ...warnings])
      await expect(dialog.getByText(text, { exact: true }).first()).toBeVisible();
    for (const text of untold) await expect(dialog.getByText(text, { exact: true })).toHaveCount(0);
    const explanation = dialog.getByLabel(/^Why these numbers are right/);
    await expect(explanation).toHaveCount(warnings.length > 0 ? 1 : 0);

    await proveYear(dialog, year);
    if (errors.length === 0) return submitYear(page, year);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    // It is told beside the field as well, and nothing is submitted.
    for (const text of errors)
      await expect(dialog.locator('[id$="error-text"]').getByText(text, { exact: true })).toBeVisible();
    const { trusted } = product;
    const stored = trusted.firestore.collection(collectionPath('oshaYears', story.parties.contractorId));
    expect((await stored.get()).size).toBe(0);
  });

test('they are E01 to E18', () => {
  expect(['rates', 'osha', 'validateLog', 'emr'].flatMap(of)).toHaveLength(25);
});
