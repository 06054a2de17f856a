import { liveRole } from '@vcms/seed/live-firestore';
import { GOLDEN_MENUS, remoteContractSuite } from '@vcms/testing';
import { app } from './app.ts';
import { menu } from './menu.ts';

remoteContractSuite({
  menu,
  app,
  golden: GOLDEN_MENUS,
  as: liveRole,
  parameters: { contractorId: 'contractor-01' },
});
