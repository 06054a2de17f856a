import { main } from '@vcms/federation';

await main(['remote-client', '--out', `${import.meta.dirname}/dist`, ...process.argv.slice(2)]);
