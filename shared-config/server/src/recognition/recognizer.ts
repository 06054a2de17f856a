import { Worker } from 'node:worker_threads';
import { type RecognizedWord, wordsOfTables } from './words-of-tables.ts';

type Recognition =
  | { readonly kind: 'words'; readonly words: readonly RecognizedWord[] }
  /** The picture cannot be read, or the engine gave up on it. */
  | { readonly kind: 'unreadable' }
  /** It took longer than allowed, or others are waiting already. */
  | { readonly kind: 'busy' };

/** Recognises one picture after the other in a thread of its own. */
export interface Recognizer {
  /** PNG or JPEG. Never rejects. */
  readonly recognize: (picture: Uint8Array) => Promise<Recognition>;
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

  function ask(picture: Uint8Array): Promise<Recognition> {
    thread ??= new Worker(new URL('../../recognition-worker/main.mjs', import.meta.url));
    const worker = thread;
    worker.unref();
    count += 1;
    const id = count;
    return new Promise((resolve) => {
      const settle = (recognition: Recognition, isBroken = false) => {
        clearTimeout(limit);
        worker.off('message', hear);
        worker.off('error', fail);
        if (isBroken) void end();
        resolve(recognition);
      };
      const hear = (answer: Answer) => {
        if (answer.id !== id) return;
        const [scattered = '', inLines = ''] = answer.tables ?? [];
        if (answer.tables === undefined) settle({ kind: 'unreadable' });
        else settle({ kind: 'words', words: wordsOfTables(scattered, inLines) });
      };
      const fail = () => settle({ kind: 'unreadable' }, true);
      const limit = setTimeout(() => settle({ kind: 'busy' }, true), limits.milliseconds);
      worker.on('message', hear);
      worker.on('error', fail);
      worker.postMessage({ id, picture });
    });
  }

  return {
    async recognize(picture) {
      if (waiting > limits.waiting) return { kind: 'busy' };
      waiting += 1;
      const turn = last.then(() => ask(picture));
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
