import { main } from '@vcms/federation';

await main(['remote-contractor', '--out', `${import.meta.dirname}/dist`, ...process.argv.slice(2)]);
