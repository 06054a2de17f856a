import { helpProvider, searchProvider } from '@vcms/kits';
import { defineRemoteApp } from '@vcms/sdk';
import { routes } from './routes.tsx';

const Search = searchProvider(async () => (await import('./search/client-search.tsx')).ClientSearch);

const providers = helpProvider(async () => (await import('./help.ts')).ClientHelp, Search);

/** The life cycle that the shell mounts; exposed as ./app. */
export const app = defineRemoteApp({ remote: 'remote-client', routes, providers });
