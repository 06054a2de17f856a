import { expect } from '@playwright/test';
import type { Product } from './product.ts';

/** What one kind of query has cost, as the local Firebase counts: as Firestore bills, nothing found is one read. */
export interface ReadLine {
  /** Without values: `listen: reviewTasks where scope == ? …`. */
  readonly shape: string;
  readonly reads: number;
}

const STILL = 3;

async function report({ stack }: Product, method: 'GET' | 'DELETE') {
  const answer = await fetch(`${stack.firebase.origin}/emulator/v1/usage`, { method });
  return (await answer.json()) as { readonly reads: number; readonly lines: readonly ReadLine[] };
}

/** Waits until nobody reads any more. */
async function settled(product: Product): Promise<readonly ReadLine[]> {
  let last = -1;
  let still = 0;
  await expect
    .poll(
      async () => {
        const { reads } = await report(product, 'GET');
        still = reads === last ? still + 1 : 0;
        last = reads;
        return still;
      },
      { intervals: [250], timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(STILL);
  return (await report(product, 'GET')).lines;
}

/** Pages listen, also to what they read once; the server, which has work of its own by the clock, asks. */
const OF_PAGES = 'listen: ';

/** The reads that a step on a page causes. The step ends when its answer is shown. */
export async function readsOf(product: Product, step: () => Promise<void>): Promise<readonly ReadLine[]> {
  await settled(product);
  await report(product, 'DELETE');
  await step();
  const lines = await settled(product);
  return lines.filter(({ shape, reads }) => shape.startsWith(OF_PAGES) && reads > 0);
}

export function sumOf(lines: readonly ReadLine[]): number {
  return lines.reduce((sum, { reads }) => sum + reads, 0);
}
