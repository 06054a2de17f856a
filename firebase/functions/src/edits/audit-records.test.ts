import { type SignedIn, signIn, startWorld, type World } from '@vcms/server/test-support';
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverWrite, linesOf, newStamps, stamps } from './test-support/delivered-writes.ts';

let world: World;
let admin: SignedIn;
let client: SignedIn;
let contractor: SignedIn;
beforeAll(async () => {
  world = await startWorld();
  admin = await signIn(world, 'admin@example.test');
  client = await signIn(world, 'client@example.test');
  contractor = await signIn(world, 'contractor@example.test');
});
afterAll(async () => {
  await Promise.all([admin.close(), client.close(), contractor.close()]);
  await world.stop();
});

const fileIn = (folder: string, id: string) => ({
  ...{ title: 'Card of Ann Lee', fileName: 'ann-lee.pdf', contentType: 'application/pdf', size: 9 },
  ...{ sha256: 'a'.repeat(64), storagePath: `${folder}/${id}/1/ann-lee.pdf`, virusScan: 'pending' },
});

it.each([
  ['sampleDocuments', 'samples', 'sample_document'],
  ['announcementDocuments', 'announcements', 'announcement_document'],
] as const)(
  'a file that a client puts into %s leaves one line, which it reads',
  async (kind, folder, type) => {
    const path = `companies/x/${kind}/f-${folder}`;
    const file = { clientId: 'x', ...fileIn(`companies/x/${folder}`, `f-${folder}`) };
    await deliverWrite(world, 'evidenceWritten', path, { companyId: 'x', kind, id: `f-${folder}` }, () =>
      setDoc(doc(client.db, path), { ...file, ...newStamps('client') }),
    );

    expect(await linesOf(world, `f-${folder}`)).toMatchObject([
      { action: `${type}.create`, actorUid: 'client', clientId: 'x', after: { fileName: 'ann-lee.pdf' } },
    ]);
  },
);

it('a file that only its company and the reviewers open leaves a line that does not name it', async () => {
  const path = 'companies/a/restrictedDocuments/f-log';
  const file = { contractorId: 'a', kind: 'staff_file', ...fileIn('companies/a/restricted', 'f-log') };
  const place = { companyId: 'a', kind: 'restrictedDocuments', id: 'f-log' };
  await deliverWrite(world, 'evidenceWritten', path, place, () =>
    setDoc(doc(contractor.db, path), { ...file, ...newStamps('contractor') }),
  );

  const lines = await linesOf(world, 'f-log');
  expect(lines).toMatchObject([
    {
      ...{ action: 'restricted_document.create', actorUid: 'contractor', contractorId: 'a' },
      after: { kind: 'staff_file', sha256: 'a'.repeat(64) },
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/ann.lee/i);
});

it('reference data that the firm changes leaves a line with what it said before', async () => {
  const text = { roles: ['5005'], group: 'Start', title: 'Sign in', body: 'Use your address.', order: 1 };
  const help = doc(admin.db, 'helpTexts/sign-in');
  await deliverWrite(world, 'helpTextWritten', 'helpTexts/sign-in', { id: 'sign-in' }, () =>
    setDoc(help, { ...text, ...newStamps('admin') }),
  );
  await deliverWrite(world, 'helpTextWritten', 'helpTexts/sign-in', { id: 'sign-in' }, () =>
    updateDoc(help, { body: 'Use your work address.', ...stamps('admin') }),
  );
  await deliverWrite(world, 'naicsCodeWritten', 'naicsCodes/238160', { code: '238160' }, () =>
    setDoc(doc(admin.db, 'naicsCodes/238160'), { title: 'Roofing Contractors', ...newStamps('admin') }),
  );

  const lines = await linesOf(world, 'sign-in');
  expect(lines).toHaveLength(2);
  expect(lines).toContainEqual(
    expect.objectContaining({
      ...{ action: 'help_text.change', actorUid: 'admin' },
      ...{ before: { body: 'Use your address.' }, after: { body: 'Use your work address.' } },
    }),
  );
  expect(await linesOf(world, '238160')).toMatchObject([
    { action: 'naics_code.create', actorUid: 'admin', after: { title: 'Roofing Contractors' } },
  ]);
});

it('the name of a questionnaire leaves a line for the client whose it is', async () => {
  const path = 'questionnaires/x-supplement';
  await deliverWrite(world, 'questionnaireNamed', path, { definitionId: 'x-supplement' }, () =>
    setDoc(doc(client.db, path), { owner: 'x', title: 'Our own questions', ...newStamps('client') }),
  );

  expect(await linesOf(world, 'x-supplement')).toMatchObject([
    { action: 'questionnaire_definition.create', clientId: 'x', after: { title: 'Our own questions' } },
  ]);
});
