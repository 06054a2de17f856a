import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { addDays, type CalendarDate } from '@vcms/domain';
import type { KeptMail } from '@vcms/mail-sink';
import { fitsPhone } from './fits-phone.ts';
import { FIT_TEST, type GateParties } from './gate-parties.ts';
import { openShell } from './shell-page.ts';
import type { SignIns } from './sign-ins.ts';
import { EMPTY_PDF, LIVE, visit } from './story.ts';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

const REASON = 'The insurer sends the certificate within the month.';
const MITIGATION = 'No driving and no welding on the site until the papers are there.';

type Login = { readonly email: string; readonly password: string } | Awaited<ReturnType<SignIns['stateOf']>>;

/** A browser of one person: signed in, by the form or already, or of nobody. */
export async function browserOf(
  browser: Browser,
  baseURL: string,
  who?: Login,
  viewport = DESK,
): Promise<Page> {
  const storageState = who !== undefined && 'origins' in who ? who : { cookies: [], origins: [] };
  const options = { baseURL, viewport, storageState, locale: 'en-US', reducedMotion: 'reduce' } as const;
  const page = await (await browser.newContext(options)).newPage();
  if (who !== undefined && 'email' in who) await openShell(page).signIn(who.email, who.password);
  return page;
}

/** Looks for a contractor by an address; ends where what it is wanted for is asked. */
export async function lookFor(page: Page, email: string, title: string): Promise<Locator> {
  await visit(page, '/new-contractor-request?tab=progress');
  await page.getByRole('button', { name: 'New request' }).click();
  const looking = page.getByRole('dialog', { name: 'New request' });
  await looking.getByLabel(/^EIN or e-mail/).fill(email);
  await looking.getByRole('button', { name: 'Continue' }).click();
  return page.getByRole('dialog', { name: title });
}

export async function acceptClient(page: Page, clientName: string): Promise<void> {
  await page.getByRole('button', { name: `Accept ${clientName}` }).click(LIVE);
  const dialog = page.getByRole('alertdialog', { name: 'Accept the invitation?' });
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog).toBeHidden();
}

/** Follows the link of the mail on a phone, and makes the company and its first person. */
export async function join(phone: Page, mail: KeptMail, newcomer: GateParties['newcomer']): Promise<void> {
  const [link = ''] = /http:\S+\/invite\/\?token=[\w-]+/.exec(mail.text) ?? [];
  await phone.goto(link);
  await expect(phone.getByLabel('First name')).toBeVisible(LIVE);
  await fitsPhone(phone);
  const typed: readonly (readonly [RegExp, string])[] = [
    [/^First name/, 'Kim'],
    [/^Last name/, 'Keel'],
    [/^Password/, newcomer.password],
    [/^Company(?!')/, newcomer.companyName],
    [/^Street address/, '3 Dock Road'],
    [/^City/, 'Chicago'],
    [/^State/, 'IL'],
    [/^ZIP code/, '60607'],
    [/^Company's phone/, '(312) 555-0190'],
    [/^Main trade/, 'hauling'],
  ];
  for (const [label, value] of typed) await phone.getByLabel(label).first().fill(value);
  await phone.getByRole('checkbox').press('Space');
  await phone.getByRole('button', { name: 'Accept and sign in' }).click();
  await phone.waitForURL('**/dashboard', LIVE);
  await openShell(phone).settle();
}

/** Grants a variance for everything that is not met. */
export async function grantAll(dialog: Locator, count: number, to: CalendarDate): Promise<void> {
  const gaps = dialog.getByRole('list', { name: 'Requirements that are not met' }).getByRole('listitem');
  await expect(gaps).toHaveCount(count);
  for (const gap of await gaps.all()) {
    await gap.getByText(/^Grant a variance for/).click();
    await gap.getByLabel(/^Reason for/).fill(REASON);
    await gap.getByLabel(/^Mitigation for/).fill(MITIGATION);
    await gap.getByLabel(/^Last day of the variance for/).fill(to);
  }
}

/** Somebody of the crew. */
export interface CrewMember {
  readonly id: string;
  readonly name: string;
}

/** The contractor submits the fit test of one person. */
export async function submitFitTest(
  contractor: Page,
  { id, name }: CrewMember,
  today: CalendarDate,
): Promise<void> {
  await visit(contractor, `/update-contractor-company?part=workforce&open=${id}`);
  await contractor.getByRole('button', { name: `Add ${FIT_TEST.name}` }).click();
  const adding = contractor.getByRole('dialog', { name: `Document of ${name}` });
  await adding.getByLabel('Issuer').fill('Prairie Safety Training');
  await adding.getByLabel('Issued on').fill(addDays(today, -20));
  const file = { name: 'fit-test.pdf', mimeType: 'application/pdf', buffer: EMPTY_PDF };
  await adding.getByLabel('File').setInputFiles(file);
  await adding.getByRole('button', { name: 'Submit' }).click();
  await expect(adding).toBeHidden(LIVE);
}

/** The client confirms the fit test of one person, from the person's card. */
export async function confirmFitTest(client: Page, { id, name }: CrewMember): Promise<void> {
  await visit(client, `/work-manager?open=${id}`);
  // The card and the badge in it bear the same name.
  await expect(client.getByRole('heading', { level: 2, name }).first()).toBeVisible(LIVE);
  await client.getByRole('link', { name: `Review ${FIT_TEST.name}` }).click();
  await client.getByRole('button', { name: 'Claim', exact: true }).click();
  await client.getByRole('button', { name: /^Confirm/ }).click();
  await expect(client.getByRole('list', { name: 'What you require' })).toContainText('Ready', LIVE);
}
