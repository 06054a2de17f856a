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
/** Scattered words, as a form has them; a letter that stands alone, and a few in a line, where it was told to look. */
const MODES = { scattered: '11', letter: '10', line: '7' };

const core = await createCore({});
core.FS.writeFile('eng.traineddata', gunzipSync(readFileSync(MODEL)));
const engine = new core.TessBaseAPI();
if (engine.Init(null, 'eng', ENGINE) !== 0) throw new Error('Tesseract cannot be set up.');
// It writes about every picture otherwise.
engine.SetVariable('debug_file', '/dev/null');

function tableOf(mode) {
  engine.SetVariable('tessedit_pageseg_mode', mode);
  engine.Recognize(null);
  return engine.GetTSVText();
}

function tableOfPicture(picture) {
  // It stays for its spots.
  core.FS.writeFile('/input', picture);
  try {
    if (engine.SetImageFile(1, 0) !== 0) throw new Error('The picture cannot be read.');
    return tableOf(MODES.scattered);
  } finally {
    core.FS.unlink('/input');
  }
}

function tableOfSpot({ left, top, right, bottom, kind }) {
  engine.SetRectangle(left, top, right - left, bottom - top);
  return tableOf(MODES[kind]);
}

/** The last question about a picture: it is forgotten. */
function tablesOfSpots(spots) {
  try {
    return spots.map(tableOfSpot);
  } finally {
    engine.Clear();
  }
}

parentPort.on('message', ({ id, picture, spots }) => {
  try {
    const tables = picture === undefined ? tablesOfSpots(spots) : [tableOfPicture(picture)];
    parentPort.postMessage({ id, tables });
  } catch (cause) {
    parentPort.postMessage({ id, problem: cause instanceof Error ? cause.message : String(cause) });
  }
});
parentPort.postMessage({ id: 0, tables: [] });
