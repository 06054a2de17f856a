import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import type { Delivery } from './delivery.ts';

/**
 * Calls that must happen. What is added or updated is on disk when the call returns. What is removed leaves the disk a
 * little later: dying in between repeats a call, which is allowed, and removals share their flushes.
 */
export interface DeliveryStore {
  /** In the order in which they were added. */
  all(): Iterable<Delivery>;
  size(): number;
  /** Adds those whose ids are not there yet. */
  add(deliveries: readonly Delivery[]): void;
  update(delivery: Delivery): void;
  remove(id: string): void;
  close(): Promise<void>;
}

/** Throws when the folder cannot be used. Without a folder nothing outlives the process. */
export function openDeliveryStore(folder: string | undefined): DeliveryStore {
  const deliveries = new Map<string, Delivery>();
  const disk = folder === undefined ? undefined : openDisk(folder);
  const kept = [...(disk?.getRange() ?? [])].map(({ value }) => value);
  for (const delivery of kept.sort((a, b) => a.createdAt - b.createdAt))
    deliveries.set(delivery.id, delivery);
  return {
    all: () => deliveries.values(),
    size: () => deliveries.size,
    add(added) {
      const fresh = added.filter(({ id }) => !deliveries.has(id));
      disk?.transactionSync(() => {
        for (const delivery of fresh) disk.putSync(delivery.id, delivery);
      });
      for (const delivery of fresh) deliveries.set(delivery.id, delivery);
    },
    update(delivery) {
      disk?.putSync(delivery.id, delivery);
      deliveries.set(delivery.id, delivery);
    },
    remove(id) {
      void disk?.remove(id);
      deliveries.delete(id);
    },
    async close() {
      await disk?.flushed;
      await disk?.close();
    },
  };
}

function openDisk(folder: string) {
  mkdirSync(folder, { recursive: true });
  // Without `overlappingSync: false` a commit returns before the disk has it.
  return open<Delivery, string>({
    path: join(folder, 'deliveries.lmdb'),
    encoding: 'json',
    overlappingSync: false,
  });
}
