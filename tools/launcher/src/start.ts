import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ROLE_CODES } from '@vcms/contract';
import { DEMO_ACCOUNTS } from '@vcms/seed/accounts';
import { buildProduct } from './build-product.ts';
import { ROOT } from './repository.ts';
import { type Account, writeRunningFile } from './running-file.ts';
import { type Stack, startStack } from './stack.ts';
import { parseStartOptions } from './start-options.ts';

/** `npm start`: runs the whole product until Ctrl-C. Rejects with PlainError for what the user can mend. */
export async function main(args: readonly string[]): Promise<void> {
  const options = parseStartOptions(args);
  const dataDir = resolve(ROOT, options.data);
  await rm(join(dataDir, 'running.json'), { force: true });
  const { overrides } = options;
  const product = await buildProduct(console.log, overrides && { origins: overrides });
  const stack = await startStack({ ...options, product, dataDir, log: console.log });
  await waitUntilAnswers(stack.url);
  const accounts = oneAccountPerRole();
  const removeRunningFile = await writeRunningFile(dataDir, {
    url: stack.url,
    cdnUrl: stack.cdnUrl,
    mailUrl: stack.mailUrl,
    accounts,
  });
  announce(stack, accounts);

  const byUser = await Promise.race([firstSignal(), stack.firebase.ended.then(() => false)]);
  await removeRunningFile();
  await stack.stop();
  if (byUser) console.log('\nStopped. Your data is kept; npm start goes on where you left.');
  else {
    console.error('\nThe local Firebase stopped unexpectedly. Your data is on disk; run npm start again.');
    process.exitCode = 1;
  }
}

function oneAccountPerRole(): Account[] {
  return ROLE_CODES.flatMap((code) => {
    const account = DEMO_ACCOUNTS.find(({ role, active }) => role === code && active);
    return account === undefined ? [] : [{ role: code, email: account.email, password: account.password }];
  });
}

async function waitUntilAnswers(url: string): Promise<void> {
  const response = await fetch(`${url}/login/`);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  await response.body?.cancel();
}

function firstSignal(): Promise<boolean> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(true));
  });
}

function announce(stack: Stack, accounts: readonly Account[]): void {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const lines = accounts.map(({ role, email, password }) => `  ${role}  ${email.padEnd(width)}  ${password}`);
  console.log(
    [
      '',
      `VCMS is running at ${stack.url}`,
      `Remotes come from  ${stack.cdnUrl}`,
      `Sent mails are at  ${stack.mailUrl}`,
      '',
      'Sign in with one of the demo accounts (role, e-mail, password):',
      ...lines,
      '',
      'Ctrl-C ends everything.',
    ].join('\n'),
  );
}
