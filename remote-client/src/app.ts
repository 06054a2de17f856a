import { defineRemoteApp } from '@vcms/sdk';
import { routes } from './routes.tsx';

/** The life cycle that the shell mounts; exposed as ./app. */
export const app = defineRemoteApp({ remote: 'remote-client', routes });
