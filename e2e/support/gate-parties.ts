import { documentPath, type StaffDocType } from '@vcms/domain';
import { requirementSetSchema } from '@vcms/domain/schemas';
import type { AdminSdk } from './admin-sdk.ts';
import type { TestAccount } from './create-account.ts';
import { stampsOf } from './stamps.ts';
import { createCompany, createDemands, createPerson } from './story-parties.ts';

/** What the client asks of whoever wears a respirator. */
export const FIT_TEST = { id: 'respirator-fit-test', name: 'Respirator fit test', jobRole: 'Welder' };

/** A client with two people, a contractor on the limited plan, and a contractor that nobody knows yet. */
export interface GateParties {
  readonly clientId: string;
  readonly clientName: string;
  /** Role 5003: sends and decides. */
  readonly approver: TestAccount;
  /** Role 5004: only asks. */
  readonly asker: TestAccount;
  readonly askerName: string;
  readonly limitedId: string;
  readonly limitedName: string;
  /** Role 5006. */
  readonly limited: TestAccount;
  /** Of the company that joins; there is nothing of it in the product. */
  readonly newcomer: { readonly companyName: string; readonly email: string; readonly password: string };
}

/**
 * Asks for automobile liability of everybody, for a hot work program of welders, and for fit tests of the people who weld. One
 * approver is enough.
 */
async function createGateDemands(trusted: AdminSdk, clientId: string, today: string): Promise<void> {
  const { firestore } = trusted;
  await createDemands(trusted, clientId, today);
  const version = firestore.doc(documentPath('requirementSets', clientId, 1));
  const { programs, staffDocs, policy } = requirementSetSchema.shape;
  const stored = policy.parse((await version.get()).get('policy'));
  await version.update({
    programs: programs.parse([
      {
        ...{ programId: 'hot-work', when: { trades: ['welding'] } },
        ...{ passScore: 80, reviewEveryMonths: 24, weight: 3 },
      },
    ]),
    staffDocs: staffDocs.parse([
      { typeId: FIT_TEST.id, when: { jobRoles: [FIT_TEST.jobRole] }, required: true },
    ]),
    policy: { ...stored, fourEyes: false },
  });
  await firestore.doc(documentPath('clientPolicies', clientId)).update({ fourEyes: false });
  const type: Omit<StaffDocType, 'id'> = {
    ...{ clientId, name: FIT_TEST.name, validMonths: 12, warnDays: 30, order: 0 },
    ...{ jobRoles: [FIT_TEST.jobRole], required: true, sensitive: false, active: true },
  };
  const stamps = stampsOf('story');
  await firestore.doc(documentPath('staffDocTypes', clientId, FIT_TEST.id)).set({ ...type, ...stamps });
}

/**
 * @param mark unique among the stories of the product; part of every name.
 * @param today the calendar date on which the story begins.
 */
export async function createGateParties(
  trusted: AdminSdk,
  mark: string,
  today: string,
): Promise<GateParties> {
  const [clientId, limitedId] = [`gate-${mark}-client`, `gate-${mark}-limited`];
  const [clientName, limitedName] = [`Westport Terminals ${mark}`, `Alder Scaffolds ${mark}`];
  await createCompany(trusted, clientId, { kind: 'client', name: clientName, plan: 'full', trades: [] });
  await createCompany(trusted, limitedId, {
    ...{ kind: 'contractor', name: limitedName, plan: 'limited', trades: ['scaffolding'] },
  });
  await createGateDemands(trusted, clientId, today);
  const client = { companyId: clientId, companyName: clientName };
  const [approver, asker, limited] = await Promise.all([
    createPerson(trusted, { uid: `gate-${mark}-5003`, names: ['Wanda', 'Pryce'], role: '5003', ...client }),
    createPerson(trusted, { uid: `gate-${mark}-5004`, names: ['Theo', 'Marsh'], role: '5004', ...client }),
    createPerson(trusted, {
      ...{ uid: `gate-${mark}-5006`, names: ['Ada', 'Lind'], role: '5006' },
      ...{ companyId: limitedId, companyName: limitedName },
    }),
  ]);
  return {
    ...{ clientId, clientName, approver, asker, askerName: 'Theo Marsh' },
    ...{ limitedId, limitedName, limited },
    newcomer: {
      companyName: `Keel Welding ${mark}`,
      email: `keel-${mark}@example.test`,
      password: 'keel-green-7',
    },
  };
}
