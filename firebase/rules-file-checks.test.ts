import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, type AccessWorld, stamped } from '@vcms/testing/access';
import { deleteField } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';
import { changeRecord } from './access/change-record.ts';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
});
afterAll(() => world.stop());

const PLACE = 'companies/A/documents/checked';
const RECORD = {
  ...{ contractorId: 'A', typeId: 'w9', category: 'w9', title: 'Form W-9', fileName: 'w9.pdf' },
  ...{ contentType: 'application/pdf', size: 1000, sha256: 'a'.repeat(64), redacted: false },
  ...{ storagePath: 'companies/A/docs/checked/1/w9.pdf', visibility: 'engaged', virusScan: 'clean' },
  ...{ contentCheck: 'refused', contentProblem: 'It is not a PDF.', version: 1 },
};
const SECOND = {
  ...{ storagePath: 'companies/A/docs/checked/2/w9.pdf', sha256: 'b'.repeat(64), size: 7 },
  ...{ virusScan: 'pending', contentCheck: deleteField(), contentProblem: deleteField() },
};

function edit(change: object) {
  return changeRecord(world, ACTORS['5005'], PLACE, change);
}

describe('what was found in a file', () => {
  beforeEach(() => world.write(new Map([[PLACE, stamped({ ...RECORD, state: 'draft' })]])));

  it.each([
    ['the mark', { contentCheck: 'sound' }],
    ['the mark taken away', { contentCheck: deleteField(), contentProblem: deleteField() }],
    ['the scan', { virusScan: 'pending' }],
    ['the digest', { sha256: 'b'.repeat(64) }],
    ['the type', { contentType: 'image/png' }],
    [
      'another place of the same version',
      { ...SECOND, storagePath: 'companies/A/docs/checked/1/x.pdf', fileName: 'x.pdf' },
    ],
    ['the place of a version to come', SECOND],
  ])('is not changed by its owner: %s', async (_what, change) => {
    await assertFails(edit(change));
  });

  it('stays out of the way of the rest', async () => {
    await assertSucceeds(edit({ title: 'Form W-9, signed' }));
  });

  it('goes with the bytes: a new version has its own, which nobody looked at', async () => {
    await world.write(
      new Map([[PLACE, stamped({ ...RECORD, state: 'changes_requested', submittedOn: '2026-01-05' })]]),
    );
    await assertFails(edit({ state: 'draft', version: 2, ...SECOND, contentCheck: 'sound' }));
    await assertSucceeds(edit({ state: 'draft', version: 2, ...SECOND }));
  });
});
