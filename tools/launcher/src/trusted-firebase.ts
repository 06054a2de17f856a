import { join } from 'node:path';
import { ensureDemoData, lacksDemoData } from './demo-data.ts';
import { type FirebaseProcess, startFirebase } from './firebase-process.ts';

export interface TrustedFirebaseOptions {
  readonly host: string;
  readonly port: number;
  readonly projectId: string;
  /** Folder of everything the run keeps. */
  readonly dataDir: string;
  readonly functionsFolder: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

/**
 * The local Firebase with its demo data and Cloud Functions. The demo data are written before the functions start: they
 * are a state that has come about, not a thousand events to tell people of.
 */
export async function startTrustedFirebase(options: TrustedFirebaseOptions): Promise<FirebaseProcess> {
  const { dataDir, host, port, projectId, log } = options;
  const place = { host, port, projectId, dataDir: join(dataDir, 'firebase') };
  if (await lacksDemoData(dataDir)) {
    const bare = await startFirebase(place);
    try {
      await ensureDemoData({ dataDir, firebaseOrigin: bare.origin, projectId, log });
    } finally {
      await bare.stop();
    }
  }
  return startFirebase({
    ...place,
    functions: {
      folder: options.functionsFolder,
      environment: options.parameters,
      logFile: join(dataDir, 'functions.log'),
    },
  });
}
