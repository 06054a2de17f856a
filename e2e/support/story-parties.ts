import {
  addDays,
  type Company,
  DEFAULT_REQUIREMENTS,
  documentPath,
  engagementId,
  type User,
  withoutUndefined,
} from '@vcms/domain';
import { requirementSetSchema } from '@vcms/domain/schemas';
import { DEMO_PASSWORD } from '@vcms/seed/accounts';
import type { AdminSdk } from './admin-sdk.ts';
import type { TestAccount } from './create-account.ts';
import { stampsOf } from './stamps.ts';

/** Companies and people of one story, who share nothing with the demo data. */
export interface StoryParties {
  readonly clientId: string;
  readonly clientName: string;
  readonly contractorId: string;
  readonly contractorName: string;
  /** Two people of the client: what one asks for, the other decides. */
  readonly approver: TestAccount;
  readonly secondApprover: TestAccount;
  readonly contractor: TestAccount;
}

const BY = 'story';
const STAMPS = stampsOf(BY);

interface Person {
  readonly uid: string;
  readonly names: readonly [string, string];
  readonly role: User['role'];
  readonly companyId: string;
  readonly companyName: string;
}

/** A person with an account, whose password is that of the demo accounts. */
export async function createPerson({ auth, firestore }: AdminSdk, person: Person): Promise<TestAccount> {
  const { uid, names, role, companyId, companyName } = person;
  const [firstName, lastName] = names;
  const email = `${uid}@example.test`;
  const account = { email, emailVerified: true, password: DEMO_PASSWORD, displayName: names.join(' ') };
  await auth.createUser({ uid, ...account });
  await auth.setCustomUserClaims(uid, { role, companyId, active: true });
  const record: Omit<User, 'id'> = {
    email,
    firstName,
    lastName,
    role,
    companyId,
    companyName,
    status: 'active',
    prefs: { emailReminders: true, digest: 'daily' },
  };
  await firestore.doc(documentPath('users', uid)).set({ ...record, ...STAMPS });
  return { uid, email, password: DEMO_PASSWORD };
}

/** A company of Chicago; every one has the same EIN. */
export async function createCompany(
  { firestore }: AdminSdk,
  id: string,
  own: Pick<Company, 'kind' | 'name' | 'plan' | 'trades'>,
): Promise<void> {
  const record: Omit<Company, 'id'> = {
    ...own,
    address1: '12 Canal Street',
    city: 'Chicago',
    state: 'IL',
    Zip: '60606',
    phone: '+13125550143',
    naicsOther: [],
    timezone: 'America/Chicago',
    status: 'active',
  };
  await firestore.doc(documentPath('companies', id)).set({ ...record, ...STAMPS });
  const secret = { ein: '009876543', ownerName: 'Olive Brandt', taxClass: 'corporation', ...STAMPS };
  await firestore.doc(`${documentPath('companies', id)}/private/main`).set(secret);
}

/** The client asks for automobile liability of $1,000,000 and for nothing else, and no two people of it may be one. */
export async function createDemands({ firestore }: AdminSdk, clientId: string, today: string): Promise<void> {
  const { insurance, osha, emr, policy } = DEFAULT_REQUIREMENTS;
  const demands = requirementSetSchema.parse({
    ...DEFAULT_REQUIREMENTS,
    clientId,
    n: 1,
    effectiveFrom: addDays(today, -90),
    status: 'published',
    publishedBy: BY,
    changeNote: 'First version.',
    insurance: {
      auto: withoutUndefined({
        ...{ ...insurance.auto, autos: undefined, endorsements: [] },
        ...{ certificateHolder: false, viaUmbrella: false },
      }),
    },
    osha: { ...osha, required: false },
    emr: { ...emr, required: false },
    policy: { ...policy, fourEyes: true },
  });
  const path = `${documentPath('clientPolicies', clientId)}/requirementSets/1`;
  await firestore
    .doc(documentPath('clientPolicies', clientId))
    .set({ clientId, ...demands.policy, ...STAMPS });
  await firestore.doc(path).set({ ...demands, ...STAMPS });
}

/**
 * A client, a contractor that works for it, and their people, with nothing on file yet.
 * @param name unique among the companies of the product; begins the ids.
 * @param today the calendar date on which the story begins.
 */
export async function createStoryParties(
  trusted: AdminSdk,
  name: string,
  today: string,
): Promise<StoryParties> {
  const [clientId, contractorId] = [`${name}-client`, `${name}-contractor`];
  const [clientName, contractorName] = ['Westport Terminals', 'Brandt Hauling'];
  await createCompany(trusted, clientId, { kind: 'client', name: clientName, plan: 'full', trades: [] });
  await createCompany(trusted, contractorId, {
    kind: 'contractor',
    name: contractorName,
    plan: 'full',
    trades: ['hauling'],
  });
  await createDemands(trusted, clientId, today);
  const client = { role: '5003', companyId: clientId, companyName: clientName } as const;
  const [approver, secondApprover, contractor] = await Promise.all([
    createPerson(trusted, { uid: `${name}-approver`, names: ['Wanda', 'Pryce'], ...client }),
    createPerson(trusted, { uid: `${name}-second`, names: ['Walter', 'Dean'], ...client }),
    createPerson(trusted, {
      uid: `${name}-owner`,
      names: ['Olive', 'Brandt'],
      role: '5005',
      companyId: contractorId,
      companyName: contractorName,
    }),
  ]);
  const id = engagementId(clientId, contractorId);
  await trusted.firestore.doc(documentPath('engagements', id)).set({
    clientId,
    contractorId,
    clientName,
    contractorName,
    state: 'approved',
    workTypes: [],
    riskLevel: 'medium',
    sites: [],
    requestedBy: approver.uid,
    startOn: addDays(today, -60),
    ...STAMPS,
  });
  return { clientId, clientName, contractorId, contractorName, approver, secondApprover, contractor };
}
