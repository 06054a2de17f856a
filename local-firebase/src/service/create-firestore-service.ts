import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { ListenStream } from '../listen/listen-stream.ts';
import { createWatchHub } from '../listen/watch-hub.ts';
import { openWriteStream } from '../listen/write-stream.ts';
import { openDocumentStore } from '../store/document-store.ts';
import { openLmdbPersistence } from '../store/lmdb-persistence.ts';
import { createMemoryPersistence } from '../store/persistence.ts';
import { createTransactions } from '../store/transactions.ts';
import { compileProjectRules } from './compile-project-rules.ts';
import { STREAMING_METHODS, UNARY_METHODS } from './dispatch.ts';
import type { FirestoreServiceOptions, LocalFirestore, TriggerEvent } from './firestore-options.ts';
import { createRulesGate } from './rules-gate.ts';
import type { ServiceContext } from './service-context.ts';
import { triggerEvents } from './trigger-events.ts';
import { createUsageCounters } from './usage-counters.ts';

/** Builds one Firestore with all its databases. Throws when the store cannot be opened. */
export function createFirestoreService(options: FirestoreServiceOptions = {}): LocalFirestore {
  const { dataDir, clock = Date.now, onTriggerEvent, queueTriggerEvents = false } = options;
  const store = openDocumentStore({
    persistence: dataDir === undefined ? createMemoryPersistence() : openLmdbPersistence(dataDir),
    clock,
    newIncarnation: randomUUID,
    ...(queueTriggerEvents !== false && {
      outboxOf: (event) => (queueTriggerEvents === true || queueTriggerEvents() ? triggerEvents(event) : []),
    }),
  });
  let indexes = options.indexes;
  const context: ServiceContext = {
    store,
    transactions: createTransactions(() => randomBytes(16).toString('base64')),
    rules: createRulesGate(compileProjectRules, store),
    usage: createUsageCounters(),
    indexes: () => indexes,
    elapsed: () => performance.now(),
    newDocumentId,
  };
  const hub = createWatchHub(store);
  if (onTriggerEvent !== undefined) {
    store.subscribe((event) => {
      for (const trigger of triggerEvents(event)) onTriggerEvent(trigger);
    });
  }
  return {
    // Not `async` bodies around a promise: a thrown outcome becomes a rejection.
    unary: async (method, request, caller) => UNARY_METHODS[method](context, request, caller),
    async *serverStream(method, request, caller) {
      yield* STREAMING_METHODS[method](context, request, caller);
    },
    listen: (caller, sink) => new ListenStream(context, hub, caller, sink),
    write: (caller, sink) => openWriteStream(context, caller, sink, randomUUID),
    loadRules(projectId, source) {
      const errors = context.rules.load(projectId, source);
      // On the platform new rules reach open listeners within minutes; here at once.
      if (errors.length === 0) hub.recheck();
      return errors;
    },
    ruleCoverage: (projectId) => context.rules.coverage(projectId),
    databasesOf: (projectId) =>
      [...store.databases()]
        .filter(({ name }) => name.projectId === projectId)
        .map(({ name }) => name.databaseId)
        .sort(),
    async clear(projectId, databaseId) {
      store.reset(store.database({ projectId, databaseId }));
    },
    close: () => store.close(),
    triggerQueue: {
      pending: () =>
        store.outbox.pending().map(({ id, message }) => ({ id, event: message as TriggerEvent })),
      remove: store.outbox.remove,
    },
    setIndexes(fresh) {
      indexes = fresh;
    },
    usage: () => context.usage.report(),
    resetUsage: () => context.usage.reset(),
  };
}

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function newDocumentId(): string {
  return Array.from({ length: 20 }, () => ID_CHARACTERS.charAt(randomInt(ID_CHARACTERS.length))).join('');
}
