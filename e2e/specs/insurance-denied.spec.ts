import { expect } from '@playwright/test';
import { collectionPath, documentPath } from '@vcms/domain';
import { DEMO_COMPANY_IDS, DEMO_PASSWORD, DEMO_PEOPLE } from '@vcms/seed/accounts';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { AdminSdk } from '../support/admin-sdk.ts';
import { openShell } from '../support/shell-page.ts';
import { test } from '../support/signed-in.ts';
import { findFileAs, readAs, signInClient } from '../support/signed-in-client.ts';

const NO_ACCESS = "You don't have access to this record.";
/** Works for Northfield only, so Lakeshore and other contractors have no business with it. */
const OTHER = 'contractor-12';
const NORTHFIELD = DEMO_COMPANY_IDS.northfield;

async function first(...queries: readonly Query[]): Promise<QueryDocumentSnapshot> {
  const answers = await Promise.all(queries.map((query) => query.limit(1).get()));
  const [found] = answers.flatMap(({ docs }) => docs);
  if (found === undefined) throw new Error('The demo data has no such record.');
  return found;
}

/** One record of each kind that is Northfield's or its contractor's. */
async function recordsOfOthers({ firestore }: AdminSdk) {
  const of = (name: 'policies' | 'reviews' | 'documents', companyId: string) =>
    firestore.collection(collectionPath(name, companyId));
  // Both of these contractors work for Lakeshore too; the review and the holder record still are Northfield's own.
  const reviews = ['contractor-04', 'contractor-09'].map((id) =>
    of('reviews', id).where('scope', '==', NORTHFIELD),
  );
  const shared = await of('policies', DEMO_PEOPLE.contractor.companyId).get();
  const holders = shared.docs.map(({ ref }) =>
    ref.collection('holders').where('__name__', '==', ref.collection('holders').doc(NORTHFIELD)),
  );
  return {
    policy: await first(of('policies', OTHER)),
    certificate: await first(of('documents', OTHER).where('category', '==', 'certificate')),
    override: await first(firestore.collection('requirementOverrides').where('clientId', '==', NORTHFIELD)),
    review: await first(...reviews),
    holder: await first(...holders),
    owner: await first(
      firestore.collection('users').where('companyId', '==', OTHER).where('role', '==', '5005'),
    ),
  };
}

test.describe('as a client', () => {
  test.use({ person: 'client2' });

  test('what belongs to others is refused by address, by the SDK and by Storage path', async ({
    page,
    product,
  }) => {
    const { policy, certificate, override, review, holder, owner } = await recordsOfOthers(product.trusted);
    for (const path of [
      `/csinsurance-review/${OTHER}/${policy.id}`,
      `/insurance-reviews/${OTHER}`,
      `/cs-set-insurance-limits?contractor=${OTHER}`,
    ]) {
      await page.goto(path);
      await openShell(page).settle();
      await expect(page.getByRole('main').getByText(NO_ACCESS).first(), path).toBeVisible();
      await expect(page.getByText(policy.get('policyNumber')), path).toHaveCount(0);
    }

    const client = await signInClient(product, DEMO_PEOPLE.client2);
    const contractor = await signInClient(product, DEMO_PEOPLE.contractor2);
    const northfield = await signInClient(product, DEMO_PEOPLE.client);
    const own = await signInClient(product, { email: owner.get('email'), password: DEMO_PASSWORD });
    try {
      const file: string = certificate.get('storagePath');
      for (const stranger of [client, contractor]) {
        for (const { path } of [policy.ref, override.ref, review.ref, holder.ref]) {
          await expect(readAs(stranger, path), path).rejects.toMatchObject({ code: 'permission-denied' });
        }
        await expect(findFileAs(stranger, file)).rejects.toMatchObject({ code: 'storage/unauthorized' });
      }
      // Those they belong to are answered, so nothing above was refused for want of a record.
      for (const { path } of [policy.ref, override.ref, review.ref, holder.ref]) {
        expect(await readAs(northfield, path), path).toBeDefined();
      }
      expect(await readAs(own, documentPath('policies', OTHER, policy.id))).toMatchObject({
        line: policy.get('line'),
      });
      expect(await findFileAs(own, file)).toBeGreaterThan(0);
    } finally {
      await Promise.all([client, contractor, northfield, own].map((person) => person.close()));
    }
  });
});
