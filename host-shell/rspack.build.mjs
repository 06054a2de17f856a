import { main } from '@vcms/federation';

await main(['host', '--out', `${import.meta.dirname}/dist`, ...process.argv.slice(2)]);
