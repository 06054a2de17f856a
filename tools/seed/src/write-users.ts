import type { Auth } from 'firebase-admin/auth';
import { runLimited } from './run-limited.ts';
import { DEMO_PASSWORD } from './words/accounts.ts';
import type { DemoUser } from './words/demo-records.ts';

function hasCode(cause: unknown, code: string): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === code;
}

/** Makes one account as described, also when it exists already. */
async function writeUser(auth: Auth, { uid, record }: DemoUser, isClosed: boolean): Promise<void> {
  const account = {
    email: record.email,
    emailVerified: true,
    password: DEMO_PASSWORD,
    displayName: `${record.firstName} ${record.lastName}`,
    disabled: record.status === 'disabled',
  };
  try {
    await auth.createUser({ uid, ...account });
  } catch (cause) {
    if (!hasCode(cause, 'auth/uid-already-exists')) throw cause;
    await auth.updateUser(uid, account);
  }
  await auth.setCustomUserClaims(uid, {
    role: record.role,
    companyId: record.companyId,
    active: record.status === 'active' && !isClosed,
    ...(record.status === 'active' && isClosed ? { companyClosed: true } : {}),
  });
}

/**
 * Accounts with their claims. Invited people have none: they get one when they accept.
 * @param closed ids of the companies that are suspended or archived
 */
export async function writeUsers(
  auth: Auth,
  users: readonly DemoUser[],
  closed: readonly string[],
): Promise<void> {
  const accepted = users.filter(({ record }) => record.status !== 'invited');
  await runLimited(accepted, 6, (user) => writeUser(auth, user, closed.includes(user.record.companyId)));
}
