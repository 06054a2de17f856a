import { main } from '@vcms/federation';

await main(['remote-admin', '--out', `${import.meta.dirname}/dist`, ...process.argv.slice(2)]);
