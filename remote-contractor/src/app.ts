import { helpProvider, searchProvider } from '@vcms/kits';
import { defineRemoteApp } from '@vcms/sdk';
import { ContractorHelp } from './help.ts';
import { routes } from './routes.tsx';

const Search = searchProvider(async () => (await import('./search/contractor-search.tsx')).ContractorSearch);

// In the chunk of the app: the first page has room here, and what follows it has none for a file more (decision 52).
const providers = helpProvider(() => Promise.resolve(ContractorHelp), Search);

/** The life cycle that the shell mounts; exposed as ./app. */
export const app = defineRemoteApp({ remote: 'remote-contractor', routes, providers });
