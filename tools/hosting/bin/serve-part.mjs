#!/usr/bin/env node
// One part of the product as a process of its own: the argument says what it serves. The launcher starts it.
import { servePart } from '../build/serve-part.js';

await servePart(process.argv[2] ?? '', process);
