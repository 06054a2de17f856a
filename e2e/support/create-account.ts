import { DEMO_COMPANY_IDS, DEMO_PASSWORD } from '@vcms/seed/accounts';
import type { AdminSdk } from './admin-sdk.ts';

/** An account of a test's own. */
export interface TestAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Creates an account whose token carries the role exactly as given: text, number, or nothing.
 * @param name unique among the accounts of the product.
 * @param userId the account's id; any when absent.
 */
export async function createAccount(
  trusted: AdminSdk,
  name: string,
  role: unknown,
  userId?: string,
): Promise<TestAccount> {
  const email = `${name}@example.test`;
  const account = { email, password: DEMO_PASSWORD, emailVerified: true };
  const { uid } = await trusted.auth.createUser(userId === undefined ? account : { ...account, uid: userId });
  await giveRole(trusted, uid, role);
  return { uid, email, password: DEMO_PASSWORD };
}

/** Sets the role that the account's next token carries; undefined: the token has no role. */
export async function giveRole(trusted: AdminSdk, uid: string, role: unknown): Promise<void> {
  const claims = { companyId: DEMO_COMPANY_IDS.firm, active: true };
  await trusted.auth.setCustomUserClaims(uid, role === undefined ? claims : { ...claims, role });
}
