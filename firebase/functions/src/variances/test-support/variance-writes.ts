import { onVarianceWritten } from '@vcms/variances/server';
import type { LineWrites } from '../../edits/test-support/input-write.ts';

export const varianceWrites: LineWrites = (world) => ({
  'variances[]': () => ({
    record: {
      ...{ clientId: 'x', contractorId: 'a', key: 'insurance.gl' },
      ...{ from: '2026-11-20', to: '2026-12-20', state: 'requested' },
    },
    follow: (change) => onVarianceWritten(world().trusted, { id: 'v1', ...change }),
  }),
});
