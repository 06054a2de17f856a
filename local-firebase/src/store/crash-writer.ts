import { createFirestoreService } from '../service/create-firestore-service.ts';

/**
 * The process that crash-recovery.test.ts kills: commits a growing number to several documents at once, deletes the
 * marker of the commit before, and reports each commit after it was acknowledged.
 */
const DATABASE = 'projects/demo/databases/(default)';
const WIDTH = 8;
const [dataDir = '', first = '1'] = process.argv.slice(2);

function nameOf(path: string): string {
  return `${DATABASE}/documents/${path}`;
}

const service = createFirestoreService({ dataDir });
for (let round = Number(first); ; round += 1) {
  const fields = { round: { integerValue: String(round) } };
  const writes = [
    ...Array.from({ length: WIDTH }, (_, at) => ({ update: { name: nameOf(`wide/d${at}`), fields } })),
    { update: { name: nameOf(`markers/m${round}`), fields } },
    { delete: nameOf(`markers/m${round - 1}`) },
  ];
  const { commitTime } = await service.unary('Commit', { database: DATABASE, writes }, { kind: 'admin' });
  process.send?.({ round, commitTime });
  // Lets the message out; without a turn of the loop the parent would hear of nothing.
  await new Promise((resolve) => setImmediate(resolve));
}
