import { helpProvider, searchProvider } from '@vcms/kits';
import { defineRemoteApp } from '@vcms/sdk';
import { routes } from './routes.tsx';

const Search = searchProvider(async () => (await import('./search/cs-search.tsx')).CsSearch);

const providers = helpProvider(async () => (await import('./help.ts')).CsHelp, Search);

/** The life cycle that the shell mounts; exposed as ./app. */
export const app = defineRemoteApp({ remote: 'remote-cs', routes, providers });
