import { ROLE_CODES } from '@vcms/contract';
import { DEMO_ACCOUNTS } from '@vcms/seed/accounts';
import { accountOf } from './measure-pages.ts';
import { type Age, inTurn, type SinceRows, type SinceRun } from './since-rows.ts';
import { totalOf } from './transfers.ts';
import {
  FIRST_REMOTE_PAGE,
  mainThreadMs,
  momentOf,
  openVisitor,
  REMOTE_PAGE_SEEN,
  SIGN_IN_FORM,
  signIn,
  type Visitor,
  visit,
} from './visitor.ts';

/** How much slower than this machine, beside this machine itself. */
const SLOW = 4;
const ROLE = '5003';

const paceOf = (cpu: number) => (cpu === 1 ? 'this CPU' : `CPU ${cpu}x slower`);

function firstPaint({ page }: Visitor): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
}

/** Parts 10 and 15: the sign-in page with nothing kept. */
export async function measureSignInPage({ browser, products, rounds, rows }: SinceRun): Promise<void> {
  await inTurn(rounds, async (age) => {
    const { origin, backend } = products[age];
    for (const cpu of [1, SLOW]) {
      const visitor = await openVisitor(browser);
      await visitor.session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const seen = await visit(visitor, `${origin}/login/`, SIGN_IN_FORM, { cold: true, cpu, backend });
      rows.add(age, `sign-in page, ${paceOf(cpu)}: first paint`, 'ms', await firstPaint(visitor));
      rows.add(age, `sign-in page, ${paceOf(cpu)}: its form stands`, 'ms', seen.ms);
      rows.add(
        age,
        `sign-in page, ${paceOf(cpu)}: processor time until then`,
        'ms',
        await mainThreadMs(visitor),
      );
      await visitor.close();
    }
    const visitor = await openVisitor(browser);
    const options = { cold: true, cpu: 1, backend, settle: true } as const;
    const { transfers } = await visit(visitor, `${origin}/login/`, SIGN_IN_FORM, options);
    rows.add(age, 'sign-in page: bytes', 'KB', totalOf(transfers) / 1000);
    await visitor.close();
  });
}

/** Part 11: from the press of "Sign in", and by reload, to the first page of the remote and to what it shows. */
export async function measureFirstPage({ browser, products, rounds, rows }: SinceRun): Promise<void> {
  await inTurn(rounds, async (age) => {
    const { origin, backend } = products[age];
    const visitor = await openVisitor(browser);
    await visitor.session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await pressSignIn(visitor, origin, age, rows);
    for (const cpu of [1, SLOW])
      for (const cold of [true, false]) {
        const way = `dashboard of ${ROLE}, ${paceOf(cpu)}, ${cold ? 'nothing' : 'files'} kept`;
        const options = { cold, cpu, backend };
        const { ms } = await visit(visitor, `${origin}/dashboard`, REMOTE_PAGE_SEEN, options);
        const first = (await momentOf(visitor, FIRST_REMOTE_PAGE)) ?? Number.NaN;
        rows.add(age, `${way}: page of the remote`, 'ms', first);
        rows.add(age, `${way}: seen, without the splash`, 'ms', ms);
        rows.add(age, `${way}: processor time until then`, 'ms', await mainThreadMs(visitor));
      }
    await visitor.close();
  });
}

/** The fields are filled at the machine's own pace; the press and all that follows is four times slower. */
async function pressSignIn(
  { page, session }: Visitor,
  origin: string,
  age: Age,
  rows: SinceRows,
): Promise<void> {
  const { email, password } = accountOf(ROLE);
  await page.goto(`${origin}/login/`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const pressed = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  for (const [selector, what] of [
    [FIRST_REMOTE_PAGE, 'page of the remote'],
    [REMOTE_PAGE_SEEN, 'seen, without the splash'],
  ] as const) {
    await page.locator(selector).first().waitFor({ state: 'attached', timeout: 60_000 });
    const moment = (await momentOf({ page }, selector)) ?? Number.NaN;
    rows.add(age, `from the press of "Sign in" (${ROLE}, ${paceOf(SLOW)}): ${what}`, 'ms', moment - pressed);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/** Part 15: what each role's dashboard weighs with nothing kept. */
export async function weighDashboards({ browser, products, rows }: SinceRun): Promise<void> {
  for (const role of ROLE_CODES) {
    if (DEMO_ACCOUNTS.every((account) => account.role !== role)) continue;
    const { email, password } = accountOf(role);
    await inTurn(1, async (age) => {
      const { origin, backend } = products[age];
      const visitor = await openVisitor(browser);
      await signIn(visitor, origin, email, password);
      const options = { cold: true, cpu: 1, backend };
      const { transfers } = await visit(visitor, `${origin}/dashboard`, FIRST_REMOTE_PAGE, options);
      rows.add(age, `dashboard of ${role}: bytes`, 'KB', totalOf(transfers) / 1000);
      await visitor.close();
    });
  }
}
