// Thread that recognises letters with Tesseract as WebAssembly. Everything it needs lies beside it: it asks no network.
// Plain JavaScript: it runs as it is, next to the sources, next to the build and as a part of the functions' bundle.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import eng from '@tesseract.js-data/eng';
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';

/** The smaller of the package's two models: the larger one holds an older engine that nothing here asks for. */
const MODEL = join(eng.langPath, '..', '4.0.0_best_int', 'eng.traineddata.gz');
/** LSTM only. */
const ENGINE = 1;
/** Scattered words, as a form has them; then in lines, which finds letters that stand alone. */
const MODES = { scattered: '11', lines: '4' };

const core = await createCore({});
core.FS.writeFile('eng.traineddata', gunzipSync(readFileSync(MODEL)));
const engine = new core.TessBaseAPI();
if (engine.Init(null, 'eng', ENGINE) !== 0) throw new Error('Tesseract cannot be set up.');
// It writes about every picture otherwise.
engine.SetVariable('debug_file', '/dev/null');

function tableOf(picture, mode) {
  engine.SetVariable('tessedit_pageseg_mode', mode);
  core.FS.writeFile('/input', picture);
  try {
    if (engine.SetImageFile(1, 0) !== 0) throw new Error('The picture cannot be read.');
    engine.Recognize(null);
    return engine.GetTSVText();
  } finally {
    engine.Clear();
    core.FS.unlink('/input');
  }
}

parentPort.on('message', ({ id, picture }) => {
  try {
    const tables = Object.values(MODES).map((mode) => tableOf(picture, mode));
    parentPort.postMessage({ id, tables });
  } catch (cause) {
    parentPort.postMessage({ id, problem: cause instanceof Error ? cause.message : String(cause) });
  }
});
parentPort.postMessage({ id: 0, tables: [] });
