import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AppCheck, createAppCheck } from '../app-check/app-check.ts';
import type { SettableClock } from '../clock/clock.ts';
import { createLocalFunctions, type LocalFunctions } from '../functions/local-functions.ts';
import type { Log } from '../functions/log-record.ts';
import type { FirestoreServiceOptions, LocalFirestore } from '../service/firestore-options.ts';
import { compileStorageRules } from '../storage/compile-storage-rules.ts';
import { type LocalStorage, openLocalStorage } from '../storage/local-storage.ts';
import type { ObjectEventOptions } from '../storage/object-queue.ts';
import { createDocumentReader } from '../storage/read-document.ts';
import type { LocalFirebaseOptions } from './local-firebase-options.ts';
import { loadStorageRulesFile } from './project-files.ts';
import type { Endpoint } from './request-router.ts';
import { StartupFailure } from './startup-failure.ts';

/** Lets Firestore and Storage, which are opened first, tell the functions of commits and uploads. */
export interface TriggerSwitch {
  readonly firestoreOptions: Pick<FirestoreServiceOptions, 'queueTriggerEvents' | 'onTriggerEvent'>;
  readonly storageOptions: ObjectEventOptions;
  connect(listener: () => void): void;
  /** Off, commits and uploads start no functions, now or later. */
  enable(on: boolean): void;
}

/** @param on whether there are functions at all; without them commits and uploads pay nothing. */
export function createTriggerSwitch(on: boolean): TriggerSwitch {
  let listener: (() => void) | undefined;
  let enabled = true;
  return {
    firestoreOptions: on ? { queueTriggerEvents: () => enabled, onTriggerEvent: () => listener?.() } : {},
    storageOptions: on ? { queueObjectEvents: () => enabled, onObjectEvent: () => listener?.() } : {},
    enable(wanted) {
      enabled = wanted;
    },
    connect(connected) {
      listener = connected;
    },
  };
}

/** Storage and functions. */
export interface Extensions {
  readonly endpoints: readonly Endpoint[];
  /** The server listens: the functions may be loaded, which goes on in the background. */
  start(origin: string): void;
}

export interface ExtensionParts {
  readonly clock: SettableClock;
  readonly firestore: LocalFirestore;
  readonly triggers: TriggerSwitch;
}

/** Each thing opened hands its undoing to `onClose`. Rejects with a StartupFailure for rules or a folder of no use. */
export async function openExtensions(
  options: LocalFirebaseOptions & { readonly projectId: string },
  parts: ExtensionParts,
  onClose: (step: () => void | Promise<void>) => void,
): Promise<Extensions> {
  const { dataDir, projectId, storageRulesFile } = options;
  const storage = await openLocalStorage({
    ...(dataDir === undefined ? {} : { dataDir: join(dataDir, 'storage') }),
    clock: parts.clock,
    compileRules: compileStorageRules,
    readDocument: createDocumentReader(parts.firestore, projectId),
    ...parts.triggers.storageOptions,
  });
  onClose(() => storage.close());
  if (storageRulesFile !== undefined) loadStorageRulesFile(storage, storageRulesFile);
  const { appCheckDebugTokens: debugTokens } = options;
  const appCheck = debugTokens && createAppCheck({ projectId, debugTokens });
  const functions = openFunctions(options, parts, storage, appCheck);
  if (functions === undefined) return { endpoints: [storage.handle], start: () => undefined };
  onClose(() => functions.close());
  return {
    endpoints: [storage.handle, ...(appCheck === undefined ? [] : [appCheck.handle]), functions.handle],
    start: (origin) => void functions.start(new URL(origin).host),
  };
}

function openFunctions(
  {
    dataDir,
    projectId,
    functionsFolder,
    onLog = printLog,
  }: LocalFirebaseOptions & { readonly projectId: string },
  { clock, firestore, triggers }: ExtensionParts,
  { objectQueue }: LocalStorage,
  appCheck: AppCheck | undefined,
): LocalFunctions | undefined {
  if (functionsFolder === undefined) return undefined;
  if (!existsSync(join(functionsFolder, 'package.json'))) {
    throw new StartupFailure(`${functionsFolder} has no package.json. Check the path after --functions.`);
  }
  const functions = createLocalFunctions({
    folder: functionsFolder,
    projectId,
    ...(dataDir === undefined ? {} : { dataDir: join(dataDir, 'functions') }),
    clock,
    triggerQueue: firestore.triggerQueue,
    objectQueue,
    appCheck,
    log: onLog,
  });
  triggers.connect(functions.onTriggerEvent);
  return functions;
}

const printLog: Log = (record) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...record })}\n`);
};
