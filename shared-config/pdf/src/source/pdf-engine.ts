/// <reference path="./pdfjs-worker.d.ts" />
import type { PDFDocumentLoadingTask } from 'pdfjs-dist';

/** What the library's modules leave on the page's global object; nothing of them is used. */
const LEFT_BEHIND = ['pdfjsLib', 'pdfjsWorker', '_pdfjsTestingUtils', '__core-js_shared__'];

/**
 * What its polyfills write anew for the whole page or process where an engine lacks newer features of it (JSON.rawJSON): whatever sends or reads
 * JSON would then go through every letter in script, 1.3 s and 180 MB for one part of a file. The library needs none of that.
 */
const WRITTEN_ANEW: readonly (readonly [owner: object, name: string])[] = [
  [JSON, 'parse'],
  [JSON, 'stringify'],
  [Array.prototype, 'push'],
  [Function.prototype, 'toString'],
];

/** Gives back what is there now. */
function keepOwn(): () => void {
  const kept = WRITTEN_ANEW.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name) ?? {});
  return () =>
    WRITTEN_ANEW.forEach(([owner, name], at) => {
      Object.defineProperty(owner, name, kept[at] ?? {});
    });
}

async function importEngine() {
  const giveBack = keepOwn();
  const added = LEFT_BEHIND.filter((name) => !Object.hasOwn(globalThis, name));
  const [display, parser] = await Promise.all([
    import(/* webpackChunkName: "library-pdfjs" */ 'pdfjs-dist/legacy/build/pdf.min.mjs'),
    import(/* webpackChunkName: "library-pdfjs" */ 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'),
  ]);
  for (const name of added) Reflect.deleteProperty(globalThis, name);
  giveBack();
  return { display, parser };
}

export type PdfEngine = Awaited<ReturnType<typeof importEngine>>;

let loaded: Promise<PdfEngine> | undefined;

/** pdf.js, in a chunk of its own that only a file on screen asks for; releases weigh it by its name. A failed load is tried again by the next call. */
export function loadPdfEngine(): Promise<PdfEngine> {
  loaded ??= importEngine().catch((cause: unknown) => {
    loaded = undefined;
    throw cause;
  });
  return loaded;
}

export interface OpeningPdf {
  readonly task: PDFDocumentLoadingTask;
  /** Ends the parser and frees what the document holds. */
  readonly close: () => void;
}

/** Bounds a decoded image to 64 million pixels: 256 MB; a letter page at 600 dpi has 34 million. */
const MAX_IMAGE_PIXELS = 64_000_000;

/**
 * Begins to read a PDF. Display and parser talk over a message channel in the page itself: a worker would have to come from
 * the shell's own origin (decision 0024). Nothing is fetched, evaluated or compiled for it.
 */
export function startPdf({ display, parser }: PdfEngine, bytes: ArrayBuffer): OpeningPdf {
  const { port1, port2 } = new MessageChannel();
  parser.WorkerMessageHandler.initializeFromPort(port2);
  port1.start();
  port2.start();
  // Its types ask for a worker; a port is all that it uses.
  const worker = display.PDFWorker.create({ port: port1 as MessagePort & Worker, verbosity: 0 });
  const task = display.getDocument({
    data: bytes,
    worker,
    verbosity: 0,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: true,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
  });
  function closePorts(): void {
    worker.destroy();
    port1.close();
    port2.close();
  }
  return { task, close: () => void task.destroy().finally(closePorts) };
}
