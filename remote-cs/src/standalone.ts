import { startStandalone } from '@vcms/standalone';
import { app } from './app.ts';
import { menu } from './menu.ts';

/** Entry of the page that `npm run dev` serves; no release contains it. */
startStandalone({ menu, app });
