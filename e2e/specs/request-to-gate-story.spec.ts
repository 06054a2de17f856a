import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { addDays, collectionPath, documentPath, engagementId, formatDate, STATUS_LABELS } from '@vcms/domain';
import { fitsPhone } from '../support/fits-phone.ts';
import { CREW_MENDED, CREW_WITH_ERRORS, WELDERS } from '../support/gate-crew.ts';
import { createGateParties, FIT_TEST } from '../support/gate-parties.ts';
import * as step from '../support/gate-steps.ts';
import { mailTo } from '../support/mails.ts';
import { notePressed, noteShown } from '../support/moments.ts';
import { test } from '../support/signed-in.ts';
import { LIVE, visit } from '../support/story.ts';
import { storyToday } from '../support/story-day.ts';
import { violationsOf } from '../support/violations-of.ts';

test.use({ person: 'nobody', actionTimeout: 15_000 });

const VARIANCE_DAYS = 30;

test('a contractor that nobody knows is requested, joins on a phone, is approved with a variance, and its crew stands at the gate until it is suspended', async ({
  browser,
  product,
  signIns,
}) => {
  test.setTimeout(240_000);
  const today = storyToday();
  const parties = await createGateParties(product.trusted, randomUUID().slice(0, 6), today);
  const { clientId, clientName, newcomer, limitedName } = parties;
  const { url } = product.stack;
  const { firestore } = product.trusted;
  const [asker, approver, cs, limited, contractor] = await Promise.all([
    step.browserOf(browser, url, parties.asker),
    step.browserOf(browser, url, parties.approver),
    step.browserOf(browser, url, await signIns.stateOf('cs')),
    step.browserOf(browser, url, parties.limited),
    step.browserOf(browser, url, undefined, step.PHONE),
  ]);
  const invited = approver.getByRole('region', { name: 'Invited by e-mail' });

  await test.step('5004 asks for a company that is new; customer service sends it', async () => {
    const asking = await step.lookFor(asker, newcomer.email, 'Request a contractor');
    await expect(asking.getByText(/^No match\./)).toBeVisible();
    await asking.getByLabel(/^Company/).fill(newcomer.companyName);
    await asking.getByLabel(/^Contact/).fill('Kim Keel');
    await asking.getByLabel(/^Trades/).fill('welding');
    await asking.getByRole('button', { name: 'Request contractor' }).click();
    await expect(asker.getByText(`${newcomer.companyName} is requested.`)).toBeVisible();

    await visit(approver, '/new-contractor-request?tab=progress');
    await expect(approver.getByText(`Requested by ${parties.askerName}.`, { exact: false })).toBeVisible();
    await visit(cs, '/customerservice/contractor-requests');
    await cs.getByRole('button', { name: `Send the invitation to ${newcomer.companyName}` }).click();
    await expect(cs.getByText(`${newcomer.companyName} is invited.`)).toBeVisible();
    await expect(invited).toContainText(newcomer.email, LIVE);
  });

  await test.step('5003 invites one on the limited plan, which accepts: role 5006', async () => {
    const inviting = await step.lookFor(approver, parties.limited.email, 'Invite a contractor');
    await expect(inviting).toContainText(limitedName);
    await inviting.getByRole('button', { name: 'Send invitation' }).click();
    await expect(approver.getByText(`${limitedName} is invited.`)).toBeVisible();
    await step.acceptClient(limited, clientName);
    await expect(limited.getByRole('region', { name: 'Your plan: limited' })).toBeVisible();
    await visit(limited, '/update-contractor-company?part=clients');
    await expect(limited.getByRole('button', { name: `Submit for approval ${clientName}` })).toBeVisible();
    await expect(limited.getByRole('tab', { name: 'Workforce' })).toHaveCount(0);
  });

  await test.step('the new contractor joins on a phone', async () => {
    await step.join(contractor, await mailTo(product, newcomer.email), newcomer);
    await step.acceptClient(contractor, clientName);
    await fitsPhone(contractor);
  });

  await test.step('its company page says which programs a trade brings, and submits with gaps', async () => {
    await visit(contractor, '/update-contractor-company?part=company');
    await contractor.getByLabel('Operating since').fill('2012-04-01');
    await contractor.getByLabel('Peak headcount last year').fill('24');
    await contractor.getByRole('button', { name: 'Save company facts' }).click();
    await contractor.getByRole('link', { name: 'NAICS code' }).click();
    const trades = contractor.getByRole('form', { name: 'Trades' });
    await trades.getByLabel('Find a trade').fill('weld');
    await expect(trades.getByText(`Brings with ${clientName}: Hot work.`)).toBeVisible();
    await trades.getByRole('button', { name: 'Add Welding' }).click();
    await expect(trades.getByText('More safety programs are required')).toBeVisible();
    await fitsPhone(contractor);
    await trades.getByRole('button', { name: 'Save trades' }).click();
    await expect(trades.getByText('You have unsaved changes.')).toHaveCount(0);
    const naics = contractor.getByRole('form', { name: 'NAICS code' });
    await naics.getByLabel('Find your NAICS code').fill('238120');
    await naics.getByRole('button', { name: /^Choose 238120/ }).click();
    await naics.getByRole('button', { name: 'Save NAICS code' }).click();
    await expect(contractor.getByText('100% complete.')).toBeVisible(LIVE);

    await contractor.setViewportSize(step.DESK);
    await contractor.getByRole('tab', { name: 'Clients and access' }).click();
    await contractor.getByRole('button', { name: `Submit for approval ${clientName}` }).click();
    const dialog = contractor.getByRole('dialog', { name: `Submit to ${clientName} for approval` });
    await expect(dialog.getByText('2 requirements are not met yet')).toBeVisible(LIVE);
    await expect(dialog.getByText('Hot work').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(contractor.getByText(`You are submitted to ${clientName}.`)).toBeVisible();
  });

  const [relation] = (
    await firestore
      .collection('engagements')
      .where('clientId', '==', clientId)
      .where('contractorName', '==', newcomer.companyName)
      .get()
  ).docs;
  const contractorId = String(relation?.get('contractorId'));
  const lastDay = addDays(today, VARIANCE_DAYS);

  await test.step('5003 approves it with variances that end, and sees what comes after the last day', async () => {
    await visit(approver, '/contractor-approval');
    await approver.getByRole('link', { name: newcomer.companyName }).click();
    await approver.getByRole('button', { name: 'Approve' }).click();
    const dialog = approver.getByRole('dialog', { name: `Approve ${newcomer.companyName}?` });
    await step.grantAll(dialog, 2, lastDay);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(approver.getByText(`${newcomer.companyName} is approved.`)).toBeVisible();

    await approver.getByRole('link', { name: 'Contractor record' }).click();
    const turned = `Safety program: hot work: ${STATUS_LABELS.variance} → ${STATUS_LABELS.non_compliant}`;
    const anyDay = approver.getByRole('region', { name: 'On any day' });
    await anyDay.getByLabel('Day', { exact: true }).fill(lastDay);
    await anyDay.getByLabel('Compared with').fill(addDays(lastDay, 1));
    await anyDay.getByRole('button', { name: 'Show status' }).click();
    const changes = `Changes from ${formatDate(lastDay)} to ${formatDate(addDays(lastDay, 1))}`;
    await expect(anyDay.getByRole('heading', { name: changes })).toBeVisible(LIVE);
    await expect(anyDay.getByText(turned)).toBeVisible();
  });

  const people = contractor.getByRole('table', { name: 'People' });
  await test.step('a crew of twelve comes from a file: three rows are wrong, and come with the mended file', async () => {
    await visit(contractor, '/update-contractor-company?part=workforce');
    await contractor.getByRole('button', { name: 'Import CSV' }).click();
    const importing = contractor.getByRole('dialog', { name: 'Import people' });
    await importing.getByLabel('CSV file').setInputFiles(CREW_WITH_ERRORS);
    const leftOut = importing.getByRole('group', { name: 'Rows that are left out' });
    await expect(leftOut.getByRole('listitem')).toHaveText([/^Row 11: /, /^Row 12: /, /^Row 13: /]);
    expect(await violationsOf(contractor)).toEqual([]);
    await importing.getByRole('button', { name: 'Add 9 people' }).click();
    await expect(importing).toBeHidden(LIVE);

    await contractor.getByRole('button', { name: 'Import CSV' }).click();
    await importing.getByLabel('CSV file').setInputFiles(CREW_MENDED);
    await expect(leftOut.getByText('This person is on your list already.')).toHaveCount(9);
    await importing.getByRole('button', { name: 'Add 3 people' }).click();
    await expect(importing).toBeHidden(LIVE);
    await expect(people.getByRole('checkbox')).toHaveCount(12, LIVE);
  });

  await test.step('all are assigned; two lack their fit test', async () => {
    for (const box of await people.getByRole('checkbox').all()) await box.press('Space');
    await contractor.getByRole('button', { name: 'Assign', exact: true }).click();
    const assigning = contractor.getByRole('dialog', { name: 'Assign 12 people' });
    await assigning.getByLabel('Client').selectOption({ label: clientName });
    await assigning.getByRole('button', { name: 'Save' }).click();
    await expect(contractor.getByText(`12 people assigned to ${clientName}.`)).toBeVisible(LIVE);
    await expect(people.getByText(`${FIT_TEST.name}: Nothing on file`)).toHaveCount(2, LIVE);
    await contractor.getByRole('button', { name: 'Check' }).click();
    await expect(contractor.getByText(`${clientName}: 10 of 12 ready on ${formatDate(today)}`)).toBeVisible(
      LIVE,
    );
  });

  const staff = await firestore.collection(collectionPath('staff', contractorId)).get();
  const welders = WELDERS.map((lastName) => {
    const found = staff.docs.find((entry) => entry.get('lastName') === lastName);
    return { id: found?.id ?? '', name: `${found?.get('firstName')} ${lastName}` };
  });
  const gate = await approver.context().newPage();
  const verdict = gate.getByRole('status').filter({ hasText: newcomer.companyName });
  await test.step('the gate page says so', async () => {
    await gate.setViewportSize(step.PHONE);
    await visit(gate, `/work-manager/${welders[0]?.id}`);
    await expect(gate.getByRole('heading', { level: 2, name: 'Not ready' })).toBeVisible(LIVE);
    await expect(gate.getByRole('list', { name: 'Why not' })).toHaveText(
      `${FIT_TEST.name}: Nothing on file.`,
    );
    await fitsPhone(gate);
  });

  await test.step('the contractor submits both fit tests', async () => {
    for (const person of welders) await step.submitFitTest(contractor, person, today);
    await expect(gate.getByRole('list', { name: 'Why not' })).not.toContainText('Nothing on file', LIVE);
  });

  await test.step('the client confirms them, and the gate page turns by itself', async () => {
    for (const person of welders) await step.confirmFitTest(approver, person);
    await expect(gate.getByRole('heading', { level: 2, name: 'Ready', exact: true })).toBeVisible(LIVE);
    await fitsPhone(gate);
  });

  await test.step('the contractor is suspended, and the gate page says so by itself', async () => {
    await visit(approver, `/new-contractor-request/${contractorId}`);
    await approver.getByRole('button', { name: 'Suspend' }).click();
    const question = approver.getByRole('alertdialog', { name: `Suspend ${newcomer.companyName}?` });
    await question.getByLabel(/^Reason/).fill('An accident is being looked into.');
    const pressed = await notePressed(approver);
    const shown = await noteShown(gate, 'The company is suspended.');
    await question.getByRole('button', { name: 'Suspend' }).click();
    await expect(verdict).toContainText('The company is suspended.', LIVE);
    const took = (await shown()) - (await pressed());
    await expect(gate.getByRole('heading', { level: 2, name: 'Not ready' })).toBeVisible();
    await expect(approver.getByText(`${newcomer.companyName} is suspended.`)).toBeVisible();
    const after = await firestore
      .doc(documentPath('engagements', engagementId(clientId, contractorId)))
      .get();
    expect(after.get('state')).toBe('suspended');
    const committed = (after.updateTime?.toMillis() ?? Number.NaN) - (await pressed());
    process.stdout.write(
      `suspended: stored ${committed} ms after the press, on the gate page ${took} ms after it\n`,
    );
  });

  for (const page of [asker, approver, cs, limited, contractor]) await page.context().close();
});
