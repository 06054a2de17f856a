import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@vcms/seed/accounts';
import * as step from '../support/gate-steps.ts';
import { ITS_CLIENT, recordsOfWay, SOUGHT } from '../support/gate-strangers.ts';
import type { SignIns } from '../support/sign-ins.ts';
import { test } from '../support/signed-in.ts';
import {
  callAs,
  changeAs,
  findFileAs,
  readAs,
  type SignedInClient,
  signInClient,
} from '../support/signed-in-client.ts';
import { visit } from '../support/story.ts';
import { createPerson } from '../support/story-parties.ts';

test.use({ person: 'nobody' });

const REASON = 'A reason of more than twenty characters.';
const NOT_FOUND = 'Page not found';
const NOT_LISTED = 'This contractor is not on your list.';
const NOT_ASSIGNED = 'Not ready. This person is not assigned to you.';

/** Of other companies, each of another role. */
const STRANGERS = ['client2', 'clientReduced', 'contractor2', 'contractorLimited'] as const;
type Stranger = (typeof STRANGERS)[number];

/** What each is told who types an address of the way. */
function addressesOf(staffId: string): Readonly<Record<string, Readonly<Record<Stranger, string>>>> {
  const nobodys = { client2: NOT_FOUND, clientReduced: NOT_FOUND };
  const noContractors = { contractor2: NOT_FOUND, contractorLimited: NOT_FOUND };
  const fullClientsOnly = { clientReduced: NOT_FOUND, ...noContractors };
  return {
    '/customerservice/contractor-requests': { ...nobodys, ...noContractors },
    [`/new-contractor-request/${SOUGHT}`]: {
      ...{ client2: NOT_LISTED, clientReduced: NOT_LISTED },
      ...noContractors,
    },
    [`/contractor-approval/${SOUGHT}`]: { client2: NOT_LISTED, ...fullClientsOnly },
    [`/work-manager/${staffId}`]: { client2: NOT_ASSIGNED, ...fullClientsOnly },
  };
}

async function expectTurnedAway(
  page: Page,
  path: string,
  sentence: string,
  names: readonly string[],
): Promise<void> {
  await visit(page, path);
  const main = page.getByRole('main');
  await expect(main.getByText(sentence).first(), path).toBeVisible();
  for (const name of names) await expect(page.getByText(name), path).toHaveCount(0);
}

const refusedCall = (client: SignedInClient, name: string, request: object) =>
  expect(callAs(client, name, request), name).rejects.toMatchObject({ code: 'functions/permission-denied' });
const refusedRead = (client: SignedInClient, path: string) =>
  expect(readAs(client, path), path).rejects.toMatchObject({ code: 'permission-denied' });
const refusedChange = (client: SignedInClient, path: string, change: object) =>
  expect(changeAs(client, path, change), path).rejects.toMatchObject({ code: 'permission-denied' });

async function openBrowsers(
  browser: Browser,
  url: string,
  signIns: SignIns,
): Promise<ReadonlyMap<Stranger, Page>> {
  const pages = new Map<Stranger, Page>();
  for (const one of STRANGERS) pages.set(one, await step.browserOf(browser, url, await signIns.stateOf(one)));
  return pages;
}

test('every step from a request to the gate is refused to those who may not, by address, SDK and Storage path', async ({
  browser,
  product,
  signIns,
}) => {
  const { trusted } = product;
  const way = await recordsOfWay(trusted);
  const before = (await trusted.firestore.doc(way.relation).get()).data();
  const asker = await createPerson(trusted, {
    ...{ uid: `asks-${randomUUID().slice(0, 6)}`, names: ['Theo', 'Marsh'], role: '5004' },
    ...{ companyId: ITS_CLIENT, companyName: String(before?.clientName) },
  });
  const pages = await openBrowsers(browser, product.stack.url, signIns);
  const [asks, client, owner, ...strangers] = await Promise.all([
    signInClient(product, asker),
    signInClient(product, DEMO_PEOPLE.client),
    signInClient(product, { email: way.owner.get('email'), password: DEMO_PASSWORD }),
    ...STRANGERS.map((one) => signInClient(product, DEMO_PEOPLE[one])),
  ]);
  const [client2, reduced, contractor2, limited] = strangers;
  if (client2 === undefined || reduced === undefined || contractor2 === undefined || limited === undefined)
    throw new Error('Nobody is there.');

  await test.step('by address: pages of others are not found, or say nothing of what there is', async () => {
    for (const [path, told] of Object.entries(addressesOf(way.staffId)))
      for (const [one, page] of pages) await expectTurnedAway(page, path, told[one], way.names);
  });

  await test.step('a request, and its invitation', async () => {
    const email = `refused-${randomUUID().slice(0, 6)}@example.test`;
    const company = { name: 'Refused Roofing', contactName: 'Pat Newcomer', email };
    const terms = { workTypes: ['roofing'], riskLevel: 'high', sites: [] };
    const wish = () => ({ requestId: randomUUID(), company, ...terms });
    for (const one of [contractor2, limited, owner]) {
      await refusedCall(one, 'contractorLookup', { email: DEMO_PEOPLE.contractor.email });
      await refusedCall(one, 'contractorRequest', wish());
    }
    expect(await callAs(asks, 'contractorRequest', wish())).toEqual({ outcome: 'asked' });
    const idOf = async (collection: string) => {
      const { docs } = await trusted.firestore.collection(collection).where('email', '==', email).get();
      return docs[0]?.id ?? 'nothing';
    };
    const id = await idOf('contractorRequests');
    for (const one of [...strangers, asks])
      await refusedCall(one, 'contractorRequestMove', { id, action: 'send' });
    for (const one of strangers) await refusedRead(one, `contractorRequests/${id}`);
    expect(await callAs(client, 'contractorRequestMove', { id, action: 'send' })).toEqual({
      outcome: 'sent',
    });
    const invitationId = await idOf('invitations');
    for (const one of [...strangers, owner]) {
      await refusedRead(one, `invitations/${invitationId}`);
      await refusedCall(one, 'invitationRevoke', { invitationId });
    }
  });

  await test.step('what the company says of itself', async () => {
    for (const one of [...strangers, client, asks]) await refusedRead(one, way.taxData);
    for (const one of [...strangers, client, asks])
      await refusedChange(one, `companies/${SOUGHT}`, { trades: ['roofing'] });
  });

  await test.step('the approval', async () => {
    const pair = { clientId: ITS_CLIENT, contractorId: SOUGHT };
    const waiting = { clientId: ITS_CLIENT, contractorId: String(way.waiting.get('contractorId')) };
    for (const one of [...strangers, asks, owner]) {
      await refusedCall(one, 'engagementMove', { ...waiting, action: 'approve', terms: { variances: [] } });
      await refusedChange(one, way.waiting.ref.path, { state: 'approved', decisionReason: REASON });
    }
    for (const one of strangers) {
      await refusedRead(one, way.relation);
      await refusedRead(one, way.standing);
      await refusedCall(one, 'standingOn', { ...pair, dates: ['2026-11-20'] });
    }
  });

  await test.step('people, their papers and files', async () => {
    const opening = { companyId: SOUGHT, documentId: way.file.id, part: 0 };
    const path = String(way.file.get('storagePath'));
    for (const one of [...strangers, asks]) {
      for (const record of [way.person, way.paper, way.assignment]) await refusedRead(one, record);
      await refusedChange(one, way.assignment, { sites: ['Everywhere'] });
      await refusedCall(one, 'documentOpen', opening);
    }
    // The question at the gate is answered to its client alone; another client hears what it would hear of nobody.
    const { staffId } = way;
    for (const one of [reduced, contractor2, limited, owner, asks])
      await refusedCall(one, 'gateCheck', { staffId });
    const told = await callAs(client2, 'gateCheck', { staffId });
    expect(told).toMatchObject({ kind: 'closed', title: NOT_ASSIGNED });
    expect(await callAs(client2, 'gateCheck', { staffId: 'nobody' })).toMatchObject({ title: NOT_ASSIGNED });
    for (const name of way.names) expect(JSON.stringify(told)).not.toContain(name);
    expect(await callAs(client, 'gateCheck', { staffId })).toMatchObject({ kind: 'person' });
    // Its client opens it through the server, which notes that; no address of Storage is anybody's but the owner's.
    for (const one of [...strangers, asks, client])
      await expect(findFileAs(one, path)).rejects.toMatchObject({ code: 'storage/unauthorized' });
  });

  await test.step('the suspension', async () => {
    const move = { clientId: ITS_CLIENT, contractorId: SOUGHT, action: 'suspend', reason: REASON };
    for (const one of [...strangers, asks, owner]) {
      await refusedCall(one, 'engagementMove', move);
      await refusedChange(one, way.relation, { state: 'suspended', decisionReason: REASON });
    }
  });

  await test.step('nothing was changed, and those it belongs to are answered', async () => {
    expect((await trusted.firestore.doc(way.relation).get()).data()).toEqual(before);
    expect((await way.waiting.ref.get()).get('state')).toBe('submitted');
    for (const record of [way.relation, way.person, way.paper, way.assignment])
      expect(await readAs(client, record), record).toBeDefined();
    expect(await readAs(owner, way.taxData)).toBeDefined();
    expect(await findFileAs(owner, String(way.file.get('storagePath')))).toBeGreaterThan(0);
  });

  await Promise.all([asks, client, owner, ...strangers].map((one) => one.close()));
  for (const page of pages.values()) await page.context().close();
});
