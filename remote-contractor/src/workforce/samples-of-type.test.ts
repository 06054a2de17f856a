import { buildStaffDocType } from '@vcms/domain/test-support';
import { expect, it } from 'vitest';
import { samplesOfType } from './samples-of-type.ts';

function clientOf(
  clientId: string,
  clientName: string,
  ...docTypes: readonly ReturnType<typeof buildStaffDocType>[]
) {
  return { clientId, engagement: { clientName }, docTypes };
}

it('each client that shows one has its own sample; a type that is not used any more has none', () => {
  const clients = [
    clientOf('x', 'Northfield', buildStaffDocType({ id: 'osha-10', name: 'OSHA 10', sampleDocId: 's1' })),
    clientOf('y', 'Lakeshore', buildStaffDocType({ id: 'osha-10', name: 'OSHA 10h', sampleDocId: 's2' })),
    clientOf('z', 'Bare', buildStaffDocType({ id: 'osha-10' })),
    clientOf('w', 'Old', buildStaffDocType({ id: 'osha-10', sampleDocId: 's3', active: false })),
  ];

  expect(samplesOfType({ clients }, 'osha-10')).toEqual([
    { clientId: 'x', clientName: 'Northfield', documentId: 's1', typeName: 'OSHA 10' },
    { clientId: 'y', clientName: 'Lakeshore', documentId: 's2', typeName: 'OSHA 10h' },
  ]);
  expect(samplesOfType({ clients }, 'forklift')).toEqual([]);
});
