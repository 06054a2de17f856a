#!/usr/bin/env node
// npm run drop-line -- site-visits: takes a business line out, with the rows that compose it into the product.
import { writeWorkspace } from './write-workspace.mjs';

await writeWorkspace(({ dropLine }) => dropLine);
