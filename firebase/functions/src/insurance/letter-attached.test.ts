import { sendDeficiencyLetter } from '@vcms/insurance/server';
import { deliverMail, type MailFile } from '@vcms/server/mail';
import { APPROVED_ENGAGEMENT, REQUIREMENTS, startWorld, type World } from '@vcms/server/test-support';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFileText } from '../documents/read-file-text.ts';

const CONSENT = {
  ...{ contractorId: 'a', policyId: 'p', producerName: 'Oak Street Risk', allowedBy: 'contractor' },
  ...{ brokerName: 'Oak Street Risk', brokerEmail: 'renewals@oak.test' },
};

let world: World;
let mails: readonly DocumentData[];
beforeAll(async () => {
  world = await startWorld();
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
  await world.put('clients/x/requirementSets/1', REQUIREMENTS);
  await world.put('engagements/y_a', { ...APPROVED_ENGAGEMENT, clientId: 'y', clientName: 'Riverbend' });
  await world.put('clients/y/requirementSets/1', { ...REQUIREMENTS, clientId: 'y' });
  await world.put('companies/a/renewalConsents/auto', CONSENT);
  await sendDeficiencyLetter(world.trusted, world.callers.client, { clientId: 'x', contractorId: 'a' });
  mails = await world.list('mail');
});
afterAll(() => world.stop());

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');

/** Lines of the letter in a mail, as they stand before what is said of the PDF. */
function wordsOf(mail: DocumentData): readonly string[] {
  const [letter = ''] = `${mail.text}`.replace(/^Dear .*/, '').split('The letter is attached as a PDF.');
  return letter
    .split('\n')
    .map(plain)
    .filter((line) => line.trim() !== '');
}

async function opened({ bytes, type }: MailFile): Promise<string> {
  const read = await readFileText(Buffer.from(bytes), type);
  return read.kind === 'text' ? plain(read.text) : read.kind;
}

const to = (address: string) => mails.find((mail) => mail.to === address) ?? {};

it('what the contractor is sent opens as a tagged PDF that says word for word what its mail says', async () => {
  const mail = to('contractor@example.test');
  const [file] = mail.files as readonly MailFile[];
  const text = await opened(file as MailFile);

  const raw = file?.bytes.toString('latin1') ?? '';
  expect(raw.startsWith('%PDF-1.7')).toBe(true);
  for (const part of ['/Marked true', '/S /H1\n', '/S /H2\n', '/S /P\n']) expect(raw).toContain(part);
  expect(wordsOf(mail).length).toBeGreaterThan(12);
  expect(wordsOf(mail).filter((line) => !text.includes(line))).toEqual([]);
  for (const words of ['acme roofing', 'client: northfield', 'general liability', 'automobile liability'])
    expect(text).toContain(words);
  expect(text).not.toContain('riverbend');
});

it('what the broker is sent has the lines that it was chosen for, and nothing else', async () => {
  const mail = to('renewals@oak.test');
  const [file] = mail.files as readonly MailFile[];
  const text = await opened(file as MailFile);

  expect(wordsOf(mail).filter((line) => !text.includes(line))).toEqual([]);
  expect(text).toContain('automobile liability');
  expect(text).not.toMatch(/general liability|workers|umbrella|riverbend|variance|vcms|app\.test/);
});

it('is in no record once its mail was delivered', async () => {
  const carried: number[] = [];
  const send = ({ files = [] }: { readonly files?: readonly MailFile[] | undefined }) => {
    carried.push(files.length);
    return Promise.resolve();
  };
  const parts = { trusted: world.trusted, send, from: 'VCMS <no-reply@example.test>' };
  for (const { id } of mails) expect(await deliverMail(parts, id)).toBe('sent');

  expect(carried).toEqual([1, 1]);
  expect((await world.list('mail')).filter((mail) => 'files' in mail || 'text' in mail)).toEqual([]);
});
