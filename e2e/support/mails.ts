import { expect } from '@playwright/test';
import type { KeptMail } from '@vcms/mail-sink';
import type { Product } from './product.ts';

/** The newest mail to an address, of this subject where one is given; waits until it has arrived. */
export async function mailTo(
  { stack }: Product,
  email: string,
  { count = 1, subject }: { readonly count?: number; readonly subject?: RegExp } = {},
): Promise<KeptMail> {
  let found: readonly KeptMail[] = [];
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${stack.mailUrl}/messages.json`)).json()) as KeptMail[];
        found = mails.filter((mail) => mail.to.includes(email) && (subject?.test(mail.subject) ?? true));
        return found.length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(count);
  const [newest] = found;
  if (newest === undefined) throw new Error(`No mail to ${email}.`);
  return newest;
}

/** Runs a schedule of the product's server now, as its clock would. */
export async function runSchedule({ stack }: Product, name: string): Promise<void> {
  const answer = await fetch(`${stack.firebase.origin}/local/schedules/${name}/run`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${name} cannot be run: ${await answer.text()}`);
}
