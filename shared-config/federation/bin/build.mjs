#!/usr/bin/env node
import { main } from '@vcms/federation';

await main(process.argv.slice(2));
