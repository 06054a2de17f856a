import { Worker } from 'node:worker_threads';
import { looksAt, overlookedSpots, type Spot, withSpots } from './overlooked-spots.ts';
import { pictureSize } from './picture-size.ts';
import { type RecognizedWord, wordsOfTable } from './words-of-tables.ts';

type Recognition =
  | { readonly kind: 'words'; readonly words: readonly RecognizedWord[] }
  /** The picture cannot be read, or the engine gave up on it. */
  | { readonly kind: 'unreadable' }
  /** It took longer than allowed, or others are waiting already. */
  | { readonly kind: 'busy' };

/** Recognises one picture after the other in a thread of its own. */
export interface Recognizer {
  /** PNG or JPEG, with spots where something may be overlooked. Never rejects. */
  readonly recognize: (picture: Uint8Array, spots?: readonly Spot[]) => Promise<Recognition>;
  readonly close: () => Promise<void>;
}

export interface RecognizerLimits {
  /** For one picture, also where the engine has to be set up first. */
  readonly milliseconds: number;
  /** Pictures that wait for the one in hand. */
  readonly waiting: number;
}

const LIMITS: RecognizerLimits = { milliseconds: 90_000, waiting: 4 };

interface Answer {
  readonly id: number;
  readonly tables?: readonly string[];
  readonly problem?: string;
}

/** The thread begins with the first picture and stays; one that hangs or breaks is ended, and the next picture gets a new one. */
export function createRecognizer(limits: RecognizerLimits = LIMITS): Recognizer {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let count = 0;

  async function end(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  /** Asks the thread; undefined: it cannot do that. Rejects where the thread breaks. */
  function tablesOf(worker: Worker, request: object): Promise<readonly string[] | undefined> {
    count += 1;
    const id = count;
    return new Promise((resolve, reject) => {
      const hear = (answer: Answer) => {
        if (answer.id !== id) return;
        worker.off('message', hear);
        worker.off('error', reject);
        resolve(answer.tables);
      };
      worker.on('message', hear);
      worker.on('error', reject);
      worker.postMessage({ ...request, id });
    });
  }

  async function read(worker: Worker, picture: Uint8Array, spots: readonly Spot[]): Promise<Recognition> {
    const [table] = (await tablesOf(worker, { picture })) ?? [];
    const size = pictureSize(Buffer.from(picture));
    if (table === undefined || size === undefined) return { kind: 'unreadable' };
    const words = wordsOfTable(table);
    const overlooked = overlookedSpots(words, spots, size);
    const looks = overlooked.flatMap((spot) => looksAt(spot, size));
    // Asked also without spots: the thread forgets the picture then.
    const tables = await tablesOf(worker, { spots: looks });
    return { kind: 'words', words: tables === undefined ? words : withSpots(words, overlooked, tables) };
  }

  function ask(picture: Uint8Array, spots: readonly Spot[]): Promise<Recognition> {
    thread ??= new Worker(new URL('../../recognition-worker/main.mjs', import.meta.url));
    const worker = thread;
    worker.unref();
    return new Promise((resolve) => {
      const giveUp = (recognition: Recognition) => {
        clearTimeout(limit);
        void end();
        resolve(recognition);
      };
      const limit = setTimeout(() => giveUp({ kind: 'busy' }), limits.milliseconds);
      read(worker, picture, spots).then(
        (recognition) => {
          clearTimeout(limit);
          resolve(recognition);
        },
        () => giveUp({ kind: 'unreadable' }),
      );
    });
  }

  return {
    async recognize(picture, spots = []) {
      if (waiting > limits.waiting) return { kind: 'busy' };
      waiting += 1;
      const turn = last.then(() => ask(picture, spots));
      last = turn;
      return turn.finally(() => {
        waiting -= 1;
      });
    },
    async close() {
      await last;
      await end();
    },
  };
}
