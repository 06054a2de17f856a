import { main } from '@vcms/federation';

await main(['remote-cs', '--out', `${import.meta.dirname}/dist`, ...process.argv.slice(2)]);
