import type { RemoteOptions } from './remote-options.ts';

/** A remote that exists, whose settings the new one takes over. */
export interface Model {
  readonly name: string;
  readonly packageJson: string;
  readonly tsconfig: string;
}

/** The files of the new workspace, by their path in the repository. */
export function remoteFiles(wish: RemoteOptions, model: Model): ReadonlyMap<string, string> {
  const { remote } = wish;
  const adopted = (text: string) => text.replaceAll(model.name, remote);
  const family = model.name.replace('remote-', '');
  const packageJson = adopted(model.packageJson).replace(`the ${family} family`, `the ${wish.family} family`);
  return new Map([
    [`${remote}/package.json`, packageJson],
    [`${remote}/tsconfig.json`, adopted(model.tsconfig)],
    [`${remote}/rspack.build.mjs`, buildScript(remote)],
    [`${remote}/src/app.ts`, appSource(remote)],
    [`${remote}/src/app.live.test.ts`, suiteSource()],
    [`${remote}/src/menu.ts`, menuSource(wish)],
    [`${remote}/src/routes.tsx`, routesSource()],
    [`${remote}/src/standalone.ts`, standaloneSource()],
    [`${remote}/src/home/dashboard-page.tsx`, pageSource(wish)],
  ]);
}

function buildScript(remote: string): string {
  return `import { main } from '@vcms/federation';

await main(['${remote}', '--out', \`\${import.meta.dirname}/dist\`, ...process.argv.slice(2)]);
`;
}

function appSource(remote: string): string {
  return `import { defineRemoteApp } from '@vcms/sdk';
import { routes } from './routes.tsx';

/** The life cycle that the shell mounts; exposed as ./app. */
export const app = defineRemoteApp({ remote: '${remote}', routes });
`;
}

function suiteSource(): string {
  return `import { liveRole } from '@vcms/seed/live-firestore';
import { GOLDEN_MENUS, remoteContractSuite } from '@vcms/testing';
import { app } from './app.ts';
import { menu } from './menu.ts';

remoteContractSuite({ menu, app, golden: GOLDEN_MENUS, as: liveRole });
`;
}

function menuSource({ remote, family, role }: RemoteOptions): string {
  return `import type { RemoteMenu } from '@vcms/contract';

/** Menu and routes of role ${role}. Data only. */
export const menu: RemoteMenu = {
  contract: { major: 1, minor: 0 },
  remote: '${remote}',
  family: '${family}',
  menus: {
    '${role}': [
      { kind: 'link', id: '${role}-home', label: 'Home', to: '/dashboard', icon: 'home' },
      { kind: 'link', id: '${role}-calendar', label: 'Calendar', to: '/calendar', icon: 'calendar' },
    ],
  },
  routes: [
    { path: '/dashboard', roles: ['${role}'] },
    { path: '/calendar', roles: ['${role}'] },
  ],
};
`;
}

function routesSource(): string {
  return `import { createRoutes } from '@vcms/kits';
import { lazyWithRetry } from '@vcms/sdk';
import { menu } from './menu.ts';

/** Every route of the menu; each page that is built is a chunk of its own. */
export const routes = createRoutes(menu, {
  '/dashboard': lazyWithRetry(
    async () => (await import('./home/dashboard-page.tsx')).DashboardPage,
  ),
});
`;
}

function standaloneSource(): string {
  return `import { startStandalone } from '@vcms/standalone';
import { app } from './app.ts';
import { menu } from './menu.ts';

/** Entry of the page that \`npm run dev\` serves; no release contains it. */
startStandalone({ menu, app });
`;
}

function pageSource({ role }: RemoteOptions): string {
  return `import { UnreadSection, useUnreadNotifications } from '@vcms/kits';
import { useSession } from '@vcms/sdk';
import { PageHeading } from '@vcms/ui';

/** Home of role ${role}. */
export function DashboardPage() {
  const { company } = useSession();
  const unread = useUnreadNotifications();
  return (
    <>
      <PageHeading title="Home" description={\`What is new for you at \${company || 'your company'}.\`} />
      <UnreadSection state={unread} />
    </>
  );
}
`;
}
