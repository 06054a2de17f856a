import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, formatDate, yearOf } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { takeRecord } from '../support/confirm-record.ts';
import { askForLogs, confirmBefore, putYear } from '../support/osha-years.ts';
import type { Product } from '../support/product.ts';
import { moveClock } from '../support/product-clock.ts';
import { EMPTY_PDF, expectNotice, LIVE, Story, test, visit } from '../support/story.ts';
import { storyToday } from '../support/story-day.ts';
import { createStoryParties, type StoryParties } from '../support/story-parties.ts';
import { openBenchTab } from '../support/workbench.ts';

test.use({ actionTimeout: 15_000 });

/** The next first of June: no year begins, and no log falls due, while the story lasts. */
function firstDay(): string {
  const today = storyToday();
  const year = yearOf(today);
  return today < `${year}-06-01` ? `${year}-06-01` : `${year + 1}-06-01`;
}

const TODAY = firstDay();
const YEAR = yearOf(TODAY) - 1;
const NAME = `OSHA year ${YEAR}`;

/** Two establishments; the second names no type for its case. */
const ITA_FILE = [
  'year_filing_for,establishment_name,naics_code,annual_average_employees,total_hours_worked,total_deaths,' +
    'total_dafw_cases,total_djtr_cases,total_other_cases,total_dafw_days,total_djtr_days,total_injuries,' +
    'total_skin_disorders,total_respiratory_conditions,total_poisonings,total_hearing_loss,total_other_illnesses',
  `${YEAR},North yard,484220,60,"112,800",0,0,0,1,0,0,1,0,0,0,0,0`,
  `${YEAR},South yard,484220,40,"76,000",0,0,0,1,0,0,0,0,0,0,0,0`,
].join('\r\n');

/** A client that looks at OSHA logs alone, and a contractor with two confirmed years of one case in 100,000 hours each. */
async function prepare(product: Product): Promise<StoryParties> {
  const { trusted } = product;
  await moveClock(product, `${TODAY}T18:00:00Z`);
  const parties = await createStoryParties(trusted, 'record', TODAY);
  await askForLogs(trusted, parties.clientId);
  for (const year of [YEAR - 2, YEAR - 1]) {
    await putYear(trusted, parties.contractorId, year, {
      state: 'accepted',
      submittedOn: `${year + 1}-02-01`,
    });
    await confirmBefore(trusted, parties.contractorId, year);
  }
  return parties;
}

async function signForm(dialog: Locator): Promise<void> {
  await dialog
    .getByLabel('Signed form 300A')
    .setInputFiles({ name: 'form-300a.pdf', mimeType: 'application/pdf', buffer: EMPTY_PDF });
  await dialog.getByLabel('Company executive', { exact: true }).fill('Olive Brandt');
  await dialog.getByLabel('Title', { exact: true }).fill('Owner');
  await dialog.getByLabel('Date', { exact: true }).fill(`${YEAR + 1}-01-28`);
}

/** Drags the line of the histogram to the left, as far as it goes. */
async function dragDown(page: Page, line: Locator): Promise<void> {
  await line.scrollIntoViewIfNeeded();
  const plot = await line.locator('..').boundingBox();
  const grip = await line.boundingBox();
  if (plot === null || grip === null) throw new Error('There is no line to drag.');
  const height = grip.y + grip.height / 2;
  await page.mouse.move(grip.x + grip.width / 2, height);
  await page.mouse.down();
  await page.mouse.move(plot.x + 2, height, { steps: 5 });
  await page.mouse.up();
}

test('a log goes from an ITA file to the status, over a limit that is lowered, to a variance that ends', async ({
  browser,
  product,
}) => {
  test.setTimeout(240_000);
  const parties = await prepare(product);
  const { clientName, contractorName } = parties;
  const story = new Story(browser, product, parties);
  const noon = `${TODAY}T18:00:00Z`;
  const contractor = await story.open(parties.contractor, noon);
  const cs = await story.open(DEMO_PEOPLE.cs, noon);
  const client = await story.open(parties.approver, noon);
  const card = contractor.getByRole('region', { name: NAME });
  const dialog = contractor.getByRole('dialog', { name: `OSHA 300A for ${YEAR}` });

  await test.step('the contractor imports two establishments, is told of a mismatch, corrects it and submits', async () => {
    await story.expectStatus(client, 'non_compliant', TODAY);
    await visit(contractor, '/osha-emr-stats');
    await contractor.getByRole('button', { name: 'Import ITA file' }).click();
    const importing = contractor.getByRole('dialog', { name: 'Import an ITA file' });
    await importing
      .getByLabel(/^CSV file/)
      .setInputFiles({ name: 'ita.csv', mimeType: 'text/csv', buffer: Buffer.from(ITA_FILE) });
    await expect(importing.getByText('Case types (M1-M6 = 0) must equal cases (G-J = 1).')).toBeVisible();
    await importing.getByRole('button', { name: 'Fill the form' }).click();
    await expect(dialog.getByText('The numbers are the sum of 2 establishments.')).toBeVisible();
    await expect(dialog.getByText('Case types (M1-M6 = 1) must equal cases (G-J = 2).')).toBeVisible();
    await dialog.getByRole('button', { name: 'Enter totals by hand' }).click();
    await dialog.getByLabel('M1. Injuries', { exact: true }).fill('2');
    await expect(dialog.getByText(/^Case types/)).toBeHidden();
    await expect(dialog.getByRole('table', { name: 'Rates as typed' })).toContainText('2.12');
    await signForm(dialog);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(card).toContainText('Under review', LIVE);
    await story.expectStatus(client, 'pending_review', TODAY);
  });

  await test.step('customer service returns it with a finding, which the contractor reads beside the year', async () => {
    await takeRecord(cs, parties.contractorId, `osha/${YEAR}`);
    await cs.getByRole('button', { name: 'Hours worked by all employees: question' }).click();
    await openBenchTab(cs, 'Findings');
    await cs
      .getByLabel('Hours worked by all employees: what the contractor reads')
      .fill('The form shows 190,000 hours.');
    await cs.getByRole('button', { name: 'Return with findings' }).click();
    await expect(card).toContainText('Returned', LIVE);
    await expect(card).toContainText('The form shows 190,000 hours.');
    await expectNotice(contractor, 'Statistics returned', /The form shows 190,000 hours/);
    await story.expectStatus(client, 'non_compliant', TODAY);
  });

  await test.step('the contractor corrects it, customer service confirms it, and the client sees it at once', async () => {
    await card.getByRole('button', { name: /^Correct/ }).click();
    await dialog.getByLabel('Hours worked by all employees').fill('190000');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(card).toContainText('Under review', LIVE);
    await story.expectStatus(client, 'pending_review', TODAY);
    await takeRecord(cs, parties.contractorId, `osha/${YEAR}`);
    await cs.getByRole('button', { name: 'Confirm' }).click();
    await expect(card).toContainText('Confirmed', LIVE);
    await story.expectStatus(client, 'compliant', TODAY);
    await expectNotice(client, 'Status changed', new RegExp(`${contractorName}.* to Compliant`));
  });

  const loweredOn = addDays(TODAY, 31);
  await test.step('the client sees the rate, drags the limit below it, and reads who would fail', async () => {
    await visit(client, '/set-acceptable-values');
    const line = client.getByRole('slider', { name: 'TRIR limit' });
    await expect(line).toHaveAttribute('aria-valuenow', '3');
    await dragDown(client, line);
    const trir = client.getByLabel('Highest TRIR');
    await expect.poll(async () => Number(await trir.inputValue())).toBeLessThan(1);
    await trir.fill('1.50');
    const rates = client.getByRole('group', { name: /^TRIR/ });
    await rates.getByRole('button', { name: 'Show contractors' }).click();
    await expect(
      rates
        .getByRole('table', { name: 'TRIR by contractor' })
        .getByRole('row')
        .filter({ hasText: contractorName }),
    ).toContainText('2.05');
    await client.getByLabel('Effective from').fill(loweredOn);
    await client.getByLabel('Change note').fill('Fewer injuries on our quays from July on.');
    await client.getByRole('button', { name: 'Preview impact' }).click();
    const concerned = client.getByRole('list', { name: 'Contractors affected' });
    await expect(concerned).toContainText(contractorName, LIVE);
    await expect(concerned.getByText(/^TRIR: 2\.05 is above 1\.50/)).toBeVisible();
    await client.getByRole('button', { name: 'Publish', exact: true }).click();
    await client.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(client.getByText(/is published and applies from/)).toBeVisible(LIVE);
    await expectNotice(contractor, `Requirements change on ${formatDate(loweredOn)}`, /1 not met today/);
  });

  await test.step('on that day the status turns, and both are told (N9)', async () => {
    await visit(client, '/dashboard');
    await story.expectStatus(client, 'compliant', TODAY);
    await story.expectEvaluated('compliant', addDays(loweredOn, -1));
    await story.beginDay(loweredOn, [contractor, cs, client]);
    await story.expectStatus(client, 'non_compliant', loweredOn);
    const turned = new RegExp(`${contractorName}: Compliant to Non-compliant, because of .*TRIR`);
    for (const page of [client, contractor]) await expectNotice(page, 'Status changed', turned);
  });

  const lastDay = addDays(loweredOn, 30);
  await test.step('the contractor asks for a variance from Why?, with what it does meanwhile; an approver grants it', async () => {
    await visit(contractor, '/dashboard');
    await contractor.getByRole('button', { name: new RegExp(`^Why\\? ${clientName}`) }).click();
    const why = contractor.getByRole('dialog', { name: `${clientName}: why this status?` });
    await why.getByRole('button', { name: 'Request a variance' }).click();
    const asking = contractor.getByRole('dialog', { name: `Request a variance from ${clientName}` });
    await asking.getByLabel('Reason').fill('Both injuries came from one lift that has been replaced in May.');
    await asking.getByLabel('Mitigation').fill('A second person guides each lift until the end of July.');
    await asking.getByLabel('To', { exact: false }).last().fill(lastDay);
    await asking.getByRole('button', { name: 'Request variance' }).click();
    await expect(why.getByRole('list', { name: 'Variances' })).toContainText('Requested', LIVE);
    await why.getByRole('button', { name: 'Close' }).first().click();
    await expectNotice(client, 'Variance', new RegExp(contractorName));

    const second = await story.open(parties.secondApprover, `${loweredOn}T18:10:00Z`);
    await visit(second, '/all-variances');
    await second.getByRole('button', { name: /^Approve/ }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(second.getByRole('dialog')).toBeHidden();
    await story.expectStatus(client, 'variance', loweredOn);
    await story.expectEvaluated('variance', lastDay);
  });

  await test.step('the variance ends by itself', async () => {
    const after = addDays(lastDay, 1);
    await story.beginDay(after, [contractor, cs, client]);
    await story.expectStatus(client, 'non_compliant', after);
    await expectNotice(contractor, 'Variance ended', new RegExp(clientName));
  });
});
