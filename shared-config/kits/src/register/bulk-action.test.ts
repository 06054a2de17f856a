import type { CallResult } from '@vcms/data';
import type { Functions } from 'firebase/functions';
import { expect, it } from 'vitest';
import { runBulk } from './bulk-action.ts';

const FUNCTIONS = {} as Functions;

it('goes on after a refusal, one row after the other, and says which rows were refused and why', async () => {
  const order: string[] = [];
  const run = async (_functions: Functions, row: string): Promise<CallResult<unknown>> => {
    order.push(`${row} begins`);
    await Promise.resolve();
    order.push(`${row} ends`);
    return row === 'b'
      ? { kind: 'failed', message: 'Not now.', cause: undefined }
      : { kind: 'done', value: {} };
  };

  const outcome = await runBulk({ run, nameOf: (row) => row.toUpperCase() }, FUNCTIONS, ['a', 'b', 'c']);

  expect(outcome).toEqual({ done: 2, refused: ['B: Not now.'] });
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('shows what all rows will say before the first is sent, and takes back those that were refused', async () => {
  const told: string[] = [];
  const run = async (_functions: Functions, row: string): Promise<CallResult<unknown>> => {
    told.push(`${row} sent`);
    return row === 'a'
      ? { kind: 'failed', message: 'Not now.', cause: undefined }
      : { kind: 'done', value: {} };
  };
  const begin = (row: string) => {
    told.push(`${row} begun`);
    return { confirm: () => told.push(`${row} confirmed`), refuse: () => told.push(`${row} refused`) };
  };

  await runBulk({ run, nameOf: (row) => row }, FUNCTIONS, ['a', 'b'], begin);

  expect(told).toEqual(['a begun', 'b begun', 'a sent', 'a refused', 'b sent', 'b confirmed']);
});
