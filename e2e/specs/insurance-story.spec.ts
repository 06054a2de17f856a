import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, formatDate, STATUS_LABELS } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { mailTo, runSchedule } from '../support/mails.ts';
import { EMPTY_PDF, expectNotice, LIVE, Story, test, visit } from '../support/story.ts';
import { storyToday } from '../support/story-day.ts';
import { createStoryParties } from '../support/story-parties.ts';
import { openBenchTab } from '../support/workbench.ts';

test.use({ actionTimeout: 15_000 });

async function fillPolicy(dialog: Locator, today: string): Promise<void> {
  await dialog.getByLabel('Line').selectOption('Automobile liability');
  await dialog.getByLabel('Policy number').fill('BA-204417');
  await dialog.getByLabel('Insurer').fill('Harbor Mutual');
  await dialog.getByLabel('Named insured').fill('Brandt Hauling');
  await dialog.getByLabel('Effective').fill(addDays(today, -20));
  await dialog.getByLabel('Expiration').fill(addDays(today, 345));
  await dialog.getByLabel('Combined single limit').fill('750,000');
  await dialog.getByLabel('Broker or agent').fill('Lakeside Brokers');
  await dialog
    .getByLabel('Certificate', { exact: true })
    .setInputFiles({ name: 'acord-25.pdf', mimeType: 'application/pdf', buffer: EMPTY_PDF });
}

async function takeFromQueue(page: Page, contractorName: string): Promise<void> {
  await visit(page, '/csinsurance-review');
  await page.getByRole('link', { name: contractorName }).first().click();
  await page.getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('You are reviewing this.')).toBeVisible();
}

test('a certificate goes from its contractor to the status that the client sees', async ({
  browser,
  product,
}) => {
  test.setTimeout(240_000);
  const today = storyToday();
  const parties = await createStoryParties(product.trusted, 'story', today);
  const story = new Story(browser, product, parties);
  const contractor = await story.open(parties.contractor);
  const cs = await story.open(DEMO_PEOPLE.cs);
  const client = await story.open(parties.approver);
  const line = contractor.getByRole('region', { name: 'Automobile liability' });

  await test.step('the check before the submission says by how much the certificate is short', async () => {
    await story.expectStatus(client, 'non_compliant', today);
    await visit(contractor, '/insurance');
    await contractor.getByRole('button', { name: 'Add policy' }).click();
    const dialog = contractor.getByRole('dialog', { name: 'Add a policy' });
    await fillPolicy(dialog, today);
    await expect(dialog.getByText('$250,000 short of $1,000,000')).toBeVisible();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(line).toContainText('Submitted');
  });

  await test.step('customer service returns it with findings', async () => {
    await takeFromQueue(cs, parties.contractorName);
    await openBenchTab(cs, 'Findings');
    await cs.getByText('Limit low', { exact: true }).click();
    await expect(cs.getByLabel('Message to the contractor')).not.toHaveValue('');
    await cs.getByRole('button', { name: 'Return with findings' }).click();
    await expect(line).toContainText('Changes requested', LIVE);
    await expectNotice(contractor, 'Correction needed', /limit/i);
  });

  await test.step('the contractor has it by mail as well, with the way to the page', async () => {
    await runSchedule(product, 'noticeMailsDue');
    const mail = await mailTo(product, parties.contractor.email, {
      subject: /Correction needed|notifications/,
    });
    expect(mail.text).toContain('Correction needed');
    const [place = ''] = /Open VCMS: (\S+)/.exec(mail.text)?.slice(1) ?? [];
    expect(['/insurance', '/dashboard']).toContain(new URL(place).pathname);
    await visit(contractor, '/insurance');
    // What was found stands where it is corrected.
    await expect(line.getByRole('list', { name: /^Findings, policy/ })).toContainText('Limit low');
  });

  await test.step('the contractor corrects it, customer service accepts it, and the client sees it at once', async () => {
    await line.getByRole('button', { name: /^Correct/ }).click();
    const dialog = contractor.getByRole('dialog');
    await dialog.getByLabel('Combined single limit').fill('1,000,000');
    // What was found is told in the dialog, too.
    await expect(dialog.getByRole('list', { name: /^Findings, policy/ })).toContainText('Limit low');
    const outcome = dialog.getByRole('list', { name: 'If accepted as typed' });
    await expect(outcome.getByText(/short of/)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(line).toContainText('Submitted');
    await story.expectStatus(client, 'pending_review', today);

    await takeFromQueue(cs, parties.contractorName);
    const answer = cs
      .getByRole('region', { name: 'Changes' })
      .getByRole('listitem')
      .filter({ hasText: 'Limit low' });
    await expect(answer).toContainText('was $750,000');
    await expect(answer).toContainText('now $1,000,000');
    await cs.getByRole('button', { name: 'Accept', exact: true }).click();
    await story.expectStatus(client, 'compliant', today);
    await expectNotice(client, 'Status changed', new RegExp(`${parties.contractorName}.* to Compliant`));
  });

  const raisedOn = addDays(today, 31);
  await test.step('the client raises the limit, and sees before whom it concerns', async () => {
    await visit(client, '/set-insurance-appwide');
    const auto = client.getByRole('region', { name: 'Automobile liability' });
    await auto.getByLabel('Combined single limit').fill('2,000,000');
    await client.getByLabel('Effective from').fill(raisedOn);
    await client.getByLabel('Change note').fill('Automobile liability of two million from the new year on.');
    await client.getByRole('button', { name: 'Preview impact' }).click();
    const impact = client.getByRole('region', { name: 'Impact' });
    await expect(impact).toContainText(`1 of 1 contractor changes status on ${formatDate(raisedOn)}`, LIVE);
    await expect(impact).toContainText(parties.contractorName);
    await expect(impact).toContainText('$1,000,000 short of $2,000,000');
    await client.getByRole('button', { name: 'Publish', exact: true }).click();
    await client.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(client.getByText(/is published and applies from/)).toBeVisible(LIVE);
    await expect(client.getByText('Change note must be')).toHaveCount(0);
    await expectNotice(contractor, `Requirements change on ${formatDate(raisedOn)}`, /1 not met today/);
  });

  await test.step('on that day the status turns, and both are told', async () => {
    await visit(client, '/dashboard');
    await story.expectStatus(client, 'compliant', today);
    await story.expectEvaluated('compliant', addDays(raisedOn, -1));
    await story.beginDay(raisedOn, [contractor, cs, client]);
    await story.expectStatus(client, 'non_compliant', raisedOn);
    const turned = new RegExp(
      `${parties.contractorName}: Compliant to Non-compliant, because of Automobile liability: combined single limit`,
    );
    await expectNotice(client, 'Status changed', turned);
    await expectNotice(contractor, 'Status changed', turned);
  });

  const lastDay = addDays(raisedOn, 30);
  await test.step('the contractor asks for a variance, and another approver grants it', async () => {
    await visit(contractor, '/insurance');
    await line.getByRole('button', { name: /^Request a variance/ }).click();
    const dialog = contractor.getByRole('dialog', { name: /^Request a variance/ });
    await dialog.getByLabel('Reason').fill('The insurer raises the limit with the renewal in two months.');
    await dialog.getByLabel('Mitigation').fill('No work on public roads until the higher limit is in force.');
    await dialog.getByLabel('To', { exact: false }).last().fill(lastDay);
    await dialog.getByRole('button', { name: 'Request variance' }).click();
    await expect(contractor.getByText('The variance is requested.')).toBeVisible();
    await expectNotice(client, 'Variance', new RegExp(parties.contractorName));

    const second = await story.open(parties.secondApprover, `${raisedOn}T18:10:00Z`);
    await visit(second, '/all-variances');
    await second.getByRole('button', { name: /^Approve/ }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(second.getByRole('dialog')).toBeHidden();
    await story.expectStatus(client, 'variance', raisedOn);
    await expect(client.getByRole('region', { name: 'Approved by status' })).toContainText(
      STATUS_LABELS.variance,
      LIVE,
    );
    await story.expectEvaluated('variance', lastDay);
  });

  await test.step('the variance ends by itself', async () => {
    const after = addDays(lastDay, 1);
    await story.beginDay(after, [contractor, cs, client]);
    await story.expectStatus(client, 'non_compliant', after);
    await visit(contractor, '/insurance');
    await expect(contractor.getByRole('region', { name: 'Variances' })).toContainText('Expired');
    await expectNotice(contractor, 'Variance ended', new RegExp(parties.clientName));
  });
});
