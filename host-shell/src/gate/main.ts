import { createGateBackend } from '../backend/gate-backend.ts';
import { readRuntimeConfig } from '../backend/read-runtime-config.ts';
import { adoptSheet } from '../theme/adopt-sheet.ts';
import { startGatePage } from './gate-page.ts';
import { GATE_STYLE } from './gate-style.ts';

/** Entry of the page at the gate, beside the shell's own: it runs without React, without a remote and without the splash (ADR 69). */
adoptSheet(GATE_STYLE, document);

const root = document.getElementById('gate');
const config = readRuntimeConfig(document);
if (root !== null && config.ok)
  startGatePage({ root, view: window, backend: createGateBackend(config.value) });
