import { searchProvider } from '@vcms/kits';
import { defineRemoteApp } from '@vcms/sdk';
import { routes } from './routes.tsx';

const providers = searchProvider(async () => (await import('./search/cs-search.tsx')).CsSearch);

/** The life cycle that the shell mounts; exposed as ./app. */
export const app = defineRemoteApp({ remote: 'remote-cs', routes, providers });
