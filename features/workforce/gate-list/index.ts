export { createGateListStore, type GateListStore } from './device-store.ts';
export {
  findPeople,
  GATE_LIST_MS,
  type GateList,
  type GatePerson,
  type KeptVerdict,
  openGateList,
} from './gate-list.ts';
export { GATE_LIST_PATH, keepGateListPage, type PageKeeper } from './keep-page.ts';
