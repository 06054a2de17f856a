import { describe, expect, it } from 'vitest';
import { gateVerdict } from './gate-verdict.ts';

const DAY = '2026-11-20';
const READY = { staffId: 'p1', overall: 'compliant', siteReady: true, items: [] } as const;

function fileOf(changes: Partial<Parameters<typeof gateVerdict>[0]> = {}): Parameters<typeof gateVerdict>[0] {
  return {
    contractorName: 'Acme Roofing',
    engagementState: 'approved',
    person: { status: 'active' } as Parameters<typeof gateVerdict>[0]['person'],
    result: READY,
    obstacles: [],
    ...changes,
  };
}

describe('what is said at the gate', () => {
  it('is ready only where person and company are', () => {
    expect(gateVerdict(fileOf(), true, DAY)).toEqual({ isReady: true, reasons: [] });
  });

  it.each([
    ['a suspended company', fileOf({ engagementState: 'suspended' }), true, 'The company is suspended.'],
    [
      'a company without site access',
      fileOf(),
      false,
      'Acme Roofing does not meet your requirements for site access.',
    ],
    [
      'a company that was never evaluated',
      fileOf(),
      undefined,
      'Acme Roofing does not meet your requirements for site access.',
    ],
    ['another day', fileOf({ result: undefined }), true, 'Not assigned to you on 11/20/2026.'],
    [
      'somebody who left',
      fileOf({ result: undefined, person: { status: 'inactive' } as never }),
      true,
      'The contractor made this person inactive.',
    ],
    [
      'a missing document',
      fileOf({ result: { ...READY, siteReady: false }, obstacles: ['First aid and CPR: Nothing on file'] }),
      true,
      'First aid and CPR: Nothing on file.',
    ],
  ])('says why not for %s', (_name, file, siteAccess, reason) => {
    expect(gateVerdict(file, siteAccess, DAY)).toEqual({ isReady: false, reasons: [reason] });
  });
});
