import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, ROLES, type Role, userRecord } from '@vcms/testing/access';
import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore';
import { ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type RulesKit, startRulesKit } from './rules-kit.ts';

const PROJECT = 'demo-second-factor-rules';
const PASSWORD_ONLY = { sign_in_provider: 'password', identities: {} } as const;
const TWO_STEPS = { ...PASSWORD_ONLY, sign_in_second_factor: 'totp', second_factor_identifier: 'f1' };

let kit: RulesKit;
beforeAll(async () => {
  kit = await startRulesKit(PROJECT);
  for (const { uid, role, companyId } of Object.values(ACTORS)) {
    await kit.store({
      [`users/${uid}`]: userRecord(role, companyId),
      [`companies/${companyId}`]: { kind: 'firm', name: companyId, status: 'active' },
      [`notifications/${uid}_n`]: { toId: uid, read: false },
    });
  }
});
afterAll(() => kit.stop());

/** What a session is made of besides role and company. */
interface Sign {
  readonly required?: boolean;
  readonly firebase: typeof PASSWORD_ONLY | typeof TWO_STEPS;
  readonly more?: Readonly<Record<string, unknown>>;
}

function session(role: Role, { required, firebase, more = {} }: Sign) {
  const claims = required === true ? { secondFactorRequired: true } : {};
  return kit.as(ACTORS[role], { ...more, ...claims, firebase });
}

function reads(role: Role, sign: Sign): readonly Promise<unknown>[] {
  const { firestore: db } = session(role, sign);
  const { uid, companyId } = ACTORS[role];
  return [
    getDoc(doc(db, 'users', uid)),
    getDoc(doc(db, 'companies', companyId)),
    getDocs(query(collection(db, 'notifications'), where('toId', '==', uid))),
  ];
}

let photos = 0;
/** Nothing is overwritten: each try has a name of its own. */
function upload(role: Role, sign: Sign): Promise<unknown> {
  const { storage } = session(role, sign);
  photos += 1;
  const photo = ref(storage, `users/${ACTORS[role].uid}/photo/p${photos}.png`);
  return Promise.resolve(uploadBytes(photo, new Uint8Array(10).fill(1), { contentType: 'image/png' }));
}

describe.each(ROLES)('two-step sign-in that is required of %s (ADR 42)', (role) => {
  it('keeps a session out that began with the password alone', async () => {
    const signs: readonly Sign[] = [
      { required: true, firebase: PASSWORD_ONLY },
      // Claims of the account's own do not stand for the service's word.
      { required: true, firebase: PASSWORD_ONLY, more: { sign_in_second_factor: 'totp' } },
    ];
    for (const sign of signs) {
      await Promise.all(reads(role, sign).map((read) => assertFails(read)));
      await assertFails(upload(role, sign));
    }
  });

  it('lets a session in that began in two steps, and everybody of whom it is not required', async () => {
    const signs: readonly Sign[] = [
      { required: true, firebase: TWO_STEPS },
      { firebase: TWO_STEPS },
      { firebase: PASSWORD_ONLY },
    ];
    for (const sign of signs) {
      await Promise.all(reads(role, sign).map((read) => assertSucceeds(read)));
      await assertSucceeds(upload(role, sign));
    }
  });
});
