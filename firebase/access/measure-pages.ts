import { type PageRequest, pageOf, pageQuery } from '@vcms/data';
import type { AccessWorld } from '@vcms/testing/access';
import { getDocsFromServer, type Query, type QueryDocumentSnapshot } from 'firebase/firestore';
import { readsOf } from './reads-of.ts';

/** What somebody does with a register, as its page asks the server for it. */
export type RegisterSteps = readonly (readonly [step: string, request: PageRequest])[];

export interface MeasuredPage<Row> {
  readonly step: string;
  readonly rows: readonly QueryDocumentSnapshot<Row>[];
  /** One row more was there than the page shows. */
  readonly hasMore: boolean;
  /** As Firestore bills. */
  readonly reads: number;
}

/** Runs each step on its own and counts what it reads; prints the figures under a title. */
export async function measurePages<Row>(
  world: Pick<AccessWorld, 'origin'>,
  title: string,
  base: Query<Row>,
  steps: RegisterSteps,
): Promise<readonly MeasuredPage<Row>[]> {
  const measured: MeasuredPage<Row>[] = [];
  for (const [step, request] of steps) {
    let found: readonly QueryDocumentSnapshot<Row>[] = [];
    const reads = await readsOf(world, async () => {
      found = (await getDocsFromServer(pageQuery(base, request))).docs;
    });
    measured.push({ step, ...pageOf(found, request), reads });
  }
  const lines = measured.map(({ step, rows, reads }) => `${step}: ${rows.length} rows, ${reads} reads`);
  process.stdout.write(`\n${title}:\n${lines.join('\n')}\n`);
  return measured;
}
