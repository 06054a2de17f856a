#!/usr/bin/env node
// npm run new-line -- site-visits: writes the smallest business line that works end to end, and its rows in the tables
// that name every line.
import { writeWorkspace } from './write-workspace.mjs';

await writeWorkspace(({ newLine }) => newLine);
