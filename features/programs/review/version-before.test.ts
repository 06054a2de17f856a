import type { ProgramVersion } from '@vcms/domain';
import { expect, it } from 'vitest';
import { versionBefore } from './version-before.ts';

function version(n: number, more: Partial<ProgramVersion> = {}): ProgramVersion {
  return {
    ...{ id: `ladders_${n}`, programId: 'ladders', version: n, docId: `manual-${n}`, pageRefs: {} },
    ...{ declaredNotApplicable: false, state: 'changes_requested', ...more },
  };
}

it('compares with the version whose answers are shown, else with the newest one before that has a file', () => {
  const { docId, ...without } = version(3, { declaredNotApplicable: true });
  const subject = version(4);
  const file = { subject, versions: [subject, without, version(2), version(1)] };
  expect(versionBefore(file, { n: 1 })?.version).toBe(1);
  expect(versionBefore(file, undefined)?.version).toBe(2);
  expect(versionBefore(file, { n: 4 })?.version).toBe(2);
  expect(docId).toBe('manual-3');
});

it('compares a first version with nothing', () => {
  expect(versionBefore({ subject: version(1), versions: [version(1)] }, undefined)).toBeUndefined();
});
