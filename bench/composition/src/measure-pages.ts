import { ROLE_CODES, type RoleCode } from '@vcms/contract';
import { DEMO_ACCOUNTS } from '@vcms/seed/accounts';
import type { Browser } from 'playwright-core';
import type { Rivals } from './rivals.ts';
import { recordTransfers, totalOf } from './transfers.ts';
import { FIRST_REMOTE_PAGE, openVisitor, SIGN_IN_FORM, signIn, type Visit, visit } from './visitor.ts';

/** Bytes and requests of one page, first visit. */
export interface PageWeight {
  readonly bytes: number;
  readonly requests: number;
}

/** Long enough for everything that the keystroke asks for, on this machine. */
const SETTLE_MS = 3000;

/** The same page of both. */
export interface Pair<T> {
  readonly federated: T;
  readonly monolith: T;
}

export type Side = keyof Pair<unknown>;
export const SIDES: readonly Side[] = ['federated', 'monolith'];

export function accountOf(role: RoleCode): (typeof DEMO_ACCOUNTS)[number] {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.role === role);
  if (account === undefined) throw new Error(`There is no demo account for role ${role}.`);
  return account;
}

export async function measureSignIn(browser: Browser, rivals: Rivals): Promise<Pair<PageWeight>> {
  return bothSides(async (side) => {
    const visitor = await openVisitor(browser);
    const options = { cold: true, cpu: 1, backend: rivals.backend, settle: true } as const;
    const seen = await visit(visitor, `${rivals[side]}/login/`, SIGN_IN_FORM, options);
    await visitor.close();
    return weightOf(seen);
  });
}

/** What comes after the first thing that somebody types on the product's sign-in page. */
export async function measureAhead(browser: Browser, rivals: Rivals): Promise<PageWeight> {
  const visitor = await openVisitor(browser);
  await visit(visitor, `${rivals.federated}/login/`, SIGN_IN_FORM, {
    ...{ cold: true, cpu: 1, backend: rivals.backend },
    settle: true,
  });
  const endRecord = await recordTransfers(visitor.session, rivals.backend);
  await visitor.page.getByLabel('E-mail').fill('a');
  await visitor.page.waitForLoadState('networkidle');
  await visitor.page.waitForTimeout(SETTLE_MS);
  const transfers = endRecord();
  await visitor.close();
  return { bytes: totalOf(transfers), requests: transfers.length };
}

/** The dashboard of every role, by reload as a signed-in person does, until the first page of its remote. */
export async function measureDashboards(
  browser: Browser,
  rivals: Rivals,
): Promise<ReadonlyMap<RoleCode, Pair<PageWeight>>> {
  const weights = new Map<RoleCode, Pair<PageWeight>>();
  for (const role of ROLE_CODES) {
    if (DEMO_ACCOUNTS.every((account) => account.role !== role)) continue;
    const { email, password } = accountOf(role);
    weights.set(
      role,
      await bothSides(async (side) => {
        const visitor = await openVisitor(browser);
        await signIn(visitor, rivals[side], email, password);
        const options = { cold: true, cpu: 1, backend: rivals.backend };
        const seen = await visit(visitor, `${rivals[side]}/dashboard`, FIRST_REMOTE_PAGE, options);
        await visitor.close();
        return weightOf(seen);
      }),
    );
  }
  return weights;
}

export async function bothSides<T>(measure: (side: Side) => Promise<T>): Promise<Pair<T>> {
  return { federated: await measure('federated'), monolith: await measure('monolith') };
}

function weightOf({ transfers }: Visit): PageWeight {
  return { bytes: totalOf(transfers), requests: transfers.length };
}
