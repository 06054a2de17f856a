#!/usr/bin/env node
// npm run new-remote -- remote-…: writes the workspace of a new remote and its rows in the tables that name every role.
import { writeWorkspace } from './write-workspace.mjs';

await writeWorkspace(({ main }) => main);
