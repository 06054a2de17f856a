import { expect, test } from 'vitest';
import { compileQuery } from '../query/compile-query.ts';
import type { RpcError } from '../service/rpc-error.ts';
import { commitTo, DATABASE, integer, openStore, put, remove } from './store-harness.ts';
import { checkReads, createTransactions, rememberDocument, rememberQuery } from './transactions.ts';

function setUp() {
  const store = openStore();
  const database = store.database(DATABASE);
  let count = 0;
  const transactions = createTransactions(() => {
    count += 1;
    return `t${count}`;
  });
  return { store, database, transactions, transaction: transactions.begin(database, 0, undefined) };
}

function outcome(run: () => void): string {
  try {
    run();
  } catch (error) {
    return (error as RpcError).code;
  }
  return 'OK';
}

test('a document read and not changed since lets the commit through', () => {
  const { store, database, transaction } = setUp();
  commitTo(store, put('c/d', { n: integer(1) }));
  rememberDocument(transaction, ['c', 'd'], database.get('c/d'));
  rememberDocument(transaction, ['c', 'missing'], undefined);
  commitTo(store, put('c/other'));
  expect(outcome(() => checkReads(transaction))).toBe('OK');
});

test('a document changed, deleted or created since aborts', () => {
  for (const write of [put('c/d', { n: integer(2) }), remove('c/d'), put('c/missing')]) {
    const { store, database, transaction } = setUp();
    commitTo(store, put('c/d', { n: integer(1) }));
    rememberDocument(transaction, ['c', 'd'], database.get('c/d'));
    rememberDocument(transaction, ['c', 'missing'], undefined);
    commitTo(store, write);
    expect(outcome(() => checkReads(transaction))).toBe('ABORTED');
  }
});

test('reading a document again after it changed does not hide the change', () => {
  const { store, database, transaction } = setUp();
  rememberDocument(transaction, ['c', 'd'], undefined);
  commitTo(store, put('c/d'));
  rememberDocument(transaction, ['c', 'd'], database.get('c/d'));
  expect(outcome(() => checkReads(transaction))).toBe('ABORTED');
});

test('a query whose result grew aborts, one that others do not touch does not', () => {
  const { store, database, transaction } = setUp();
  const query = compileQuery({ from: [{ collectionId: 'c' }] }, [], DATABASE);
  rememberQuery(transaction, query, database.query(query).documents);
  commitTo(store, put('x/d'));
  expect(outcome(() => checkReads(transaction))).toBe('OK');
  commitTo(store, put('c/d'));
  expect(outcome(() => checkReads(transaction))).toBe('ABORTED');
});

test('a transaction ends after a minute without use or four and a half in all', () => {
  const { database, transactions } = setUp();
  const minute = 60_000_000;
  expect(outcome(() => transactions.use('t1', database, minute))).toBe('OK');
  expect(outcome(() => transactions.use('t1', database, 2 * minute + 1))).toBe('INVALID_ARGUMENT');
  transactions.begin(database, 0, undefined);
  for (let time = minute; time <= 4 * minute; time += minute) transactions.use('t2', database, time);
  expect(outcome(() => transactions.use('t2', database, 271_000_000))).toBe('INVALID_ARGUMENT');
});

test('an id of another database or none is INVALID_ARGUMENT', () => {
  const { store, transactions } = setUp();
  const other = store.database({ ...DATABASE, databaseId: 'other' });
  expect(outcome(() => transactions.use('t1', other, 0))).toBe('INVALID_ARGUMENT');
  expect(outcome(() => transactions.use('t9', other, 0))).toBe('INVALID_ARGUMENT');
});
