import { createGateListStore } from '../device-store.ts';
import { showGateList } from './show-list.ts';

/** How often the page looks whether its list has ended or was erased, in milliseconds. */
const LOOK_MS = 5_000;

const root = document.getElementById('gate-list');
if (root !== null) {
  const look = showGateList({ root, store: createGateListStore(indexedDB), now: () => Date.now() });
  void look();
  setInterval(() => void look(), LOOK_MS);
  document.addEventListener('visibilitychange', () => void look());
}
