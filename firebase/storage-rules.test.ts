import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteObject, getDownloadURL, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { type RulesKit, startRulesKit } from './rules-kit.ts';

const PROJECT = 'demo-storage-rules';
const LIMIT = 5 * 1024 * 1024;
const ANA = { role: '5003', companyId: 'X', active: true };
const PNG = { contentType: 'image/png' };

let kit: RulesKit;
beforeAll(async () => {
  kit = await startRulesKit(PROJECT);
});
afterAll(() => kit.stop());
/** The kit empties the top folder only, so each test has a person of its own. */
let uid = '';
let people = 0;
beforeEach(() => {
  people += 1;
  uid = `person-${people}`;
});

/** The object as somebody with these claims reaches it. */
function reference(path: string, asker = uid, claims: object = ANA) {
  return ref(kit.withClaims(asker, { ...claims }).storage, path);
}

function bytes(size: number): Uint8Array {
  return new Uint8Array(size).fill(7);
}

describe('the picture of a person', () => {
  it.each(['5001', '5002', '5003', '5004', '5005', '5006'])(
    'is put up, read, listed and removed by that person with role %s',
    async (role) => {
      const own = (path: string) => reference(path, uid, { ...ANA, role });

      await assertSucceeds(uploadBytes(own(`users/${uid}/photo/a.png`), bytes(10), PNG));
      await assertSucceeds(getDownloadURL(own(`users/${uid}/photo/a.png`)));
      await assertSucceeds(listAll(own(`users/${uid}/photo`)));
      await assertSucceeds(deleteObject(own(`users/${uid}/photo/a.png`)));
    },
  );

  it('is out of reach of everybody else', async () => {
    await uploadBytes(reference(`users/${uid}/photo/a.png`), bytes(10), PNG);
    const stranger = (path: string) => reference(path, 'ben');

    await assertFails(uploadBytes(stranger(`users/${uid}/photo/b.png`), bytes(10), PNG));
    await assertFails(getDownloadURL(stranger(`users/${uid}/photo/a.png`)));
    await assertFails(listAll(stranger(`users/${uid}/photo`)));
    await assertFails(deleteObject(stranger(`users/${uid}/photo/a.png`)));
    const nobody = kit.signedOut().storage;
    await assertFails(getDownloadURL(ref(nobody, `users/${uid}/photo/a.png`)));
  });

  it.each([
    { ...ANA, active: false },
    { ...ANA, role: '5999' },
    { companyId: 'X', active: true },
    { ...ANA, role: 5003 },
    {},
  ])('is refused from an account with the claims %o', async (claims) => {
    await assertFails(uploadBytes(reference(`users/${uid}/photo/a.png`, uid, claims), bytes(10), PNG));
  });

  it.each(['image/png', 'image/jpeg', 'image/webp'])('may be %s', async (contentType) => {
    await assertSucceeds(uploadBytes(reference(`users/${uid}/photo/a`), bytes(10), { contentType }));
  });

  it.each(['image/svg+xml', 'image/gif', 'text/html', 'application/pdf'])(
    'may not be %s',
    async (contentType) => {
      await assertFails(uploadBytes(reference(`users/${uid}/photo/a`), bytes(10), { contentType }));
    },
  );

  it('has 1 byte to 5 MB', async () => {
    await assertSucceeds(uploadBytes(reference(`users/${uid}/photo/most.png`), bytes(LIMIT), PNG));
    await assertFails(uploadBytes(reference(`users/${uid}/photo/more.png`), bytes(LIMIT + 1), PNG));
    await assertFails(uploadBytes(reference(`users/${uid}/photo/none.png`), bytes(0), PNG));
  });

  it('is never overwritten, nor is its description changed', async () => {
    await uploadBytes(reference(`users/${uid}/photo/a.png`), bytes(10), PNG);

    await assertFails(uploadBytes(reference(`users/${uid}/photo/a.png`), bytes(20), PNG));
    await assertFails(
      updateMetadata(reference(`users/${uid}/photo/a.png`), { contentType: 'image/svg+xml' }),
    );
  });

  it('is not put up while the company, or this person, has written too much within the hour, unless it is the firm’s', async () => {
    const put = (name: string, claims: object = ANA) =>
      uploadBytes(reference(`users/${uid}/photo/${name}`, uid, claims), bytes(10), PNG);
    const until = (ms: number) => new Date(Date.now() + ms);
    const pause = (fields: object) =>
      kit.store({ 'intakePauses/X': { companyId: 'X', until: until(-1), ...fields } });
    const hour = 3_600_000;

    await pause({ writesUntil: until(hour) });
    await assertFails(put('a.png'));
    await assertSucceeds(put('firm.png', { ...ANA, role: '5002' }));
    await pause({ people: { [uid]: { until: until(hour), writesUntil: until(hour) } } });
    await assertFails(put('b.png'));
    await pause({ people: { [`${uid}0`]: { writesUntil: until(hour) }, [uid]: { until: until(hour) } } });
    await assertSucceeds(put('c.png'));
    await pause({ writesUntil: until(-1), people: { [uid]: { writesUntil: until(-1) } } });
    await assertSucceeds(put('d.png'));
    await deleteObject(reference(`users/${uid}/photo/d.png`));
  });
});

it('every path that no rule names is denied', async () => {
  for (const path of ['a.png', `users/${uid}/a.png`, `users/${uid}/photo/deep/a.png`, 'companies/X/a.png']) {
    await assertFails(uploadBytes(reference(path), bytes(10), PNG));
    await assertFails(getDownloadURL(reference(path)));
  }
});
