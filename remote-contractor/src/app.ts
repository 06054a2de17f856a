import { searchProvider } from '@vcms/kits';
import { defineRemoteApp } from '@vcms/sdk';
import { routes } from './routes.tsx';

const providers = searchProvider(
  async () => (await import('./search/contractor-search.tsx')).ContractorSearch,
);

/** The life cycle that the shell mounts; exposed as ./app. */
export const app = defineRemoteApp({ remote: 'remote-contractor', routes, providers });
