import { CONTRACT_VERSION, type RemoteProps } from '@vcms/contract';
import { fakeShell } from '@vcms/testing';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineRemoteApp } from './define-remote-app.tsx';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import type { RemoteRoute } from './remote-route.ts';
import { useSession } from './shell-hooks.ts';

function Home() {
  return <h1>Home of {useSession().userId}</h1>;
}

function Broken(): never {
  throw new Error('the page is broken');
}

let arrive: (page: ComponentType) => void = () => undefined;
const Late = lazyWithRetry(
  () =>
    new Promise<ComponentType>((resolve) => {
      arrive = resolve;
    }),
);

const routes: readonly RemoteRoute[] = [
  { path: '/soon', roles: ['5001'], title: 'Soon', page: lazyWithRetry(() => Promise.resolve(Home)) },
  { path: '/late', roles: ['5001'], title: 'Late', page: Late },
  { path: '/dashboard', roles: ['5001'], title: 'Home', page: Home },
  { path: '/broken', roles: ['5001'], title: 'Broken', page: Broken },
  { path: '/only-cs', roles: ['5002'], title: 'CS', page: Home },
];

function setUp(path = '/dashboard') {
  window.history.replaceState(null, '', path);
  const shell = fakeShell();
  const domElement = document.body.appendChild(document.createElement('div'));
  const props: RemoteProps = {
    name: 'remote-admin',
    domElement,
    shell: shell.api,
    signal: new AbortController().signal,
  };
  const app = defineRemoteApp({ remote: 'remote-admin', routes, release: '1.2.3' });
  return { app, props, shell, domElement };
}

describe('defineRemoteApp', () => {
  beforeEach(() => {
    // The app renders by itself, as in the browser; wrapping it in act() would hold back the commit it waits for.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  it('makes an app with the contract, the remote and the release', () => {
    const { app } = setUp();

    expect(app).toMatchObject({ contract: CONTRACT_VERSION, remote: 'remote-admin', release: '1.2.3' });
  });

  it('draws a page whose chunk comes in time at once, without a fallback', async () => {
    const { app, props, domElement } = setUp('/soon');

    await app.mount(props);

    expect(domElement.textContent).toBe('Home of user-5001');
  });

  it('does not hold the mount up for a chunk that is late', async () => {
    const { app, props, domElement } = setUp('/late');

    await app.mount(props);
    expect(domElement.textContent).not.toContain('Home of');
    arrive(Home);

    await vi.waitFor(() => expect(domElement.textContent).toContain('Home of user-5001'), 30_000);
  });

  it('draws nothing after it was taken off the page while it waited', async () => {
    const { app, props, domElement } = setUp('/soon');

    const mounting = app.mount(props);
    await app.unmount(props);
    await mounting;

    expect(domElement.childNodes).toHaveLength(0);
  });

  it('has committed the page when mount resolves', async () => {
    const { app, props, domElement } = setUp();
    await app.bootstrap(props);

    await app.mount(props);

    expect(domElement.querySelector('h1')?.textContent).toBe('Home of user-5001');
  });

  it('leaves the element empty when unmount resolves, over several rounds', async () => {
    const { app, props, domElement } = setUp();

    for (let round = 0; round < 3; round += 1) {
      await app.mount(props);
      expect(domElement.childElementCount).toBeGreaterThan(0);
      await app.unmount(props);
      expect(domElement.childNodes).toHaveLength(0);
    }
  });

  it('mounts once when it is told twice, and unmounts twice without harm', async () => {
    const { app, props, domElement } = setUp();

    await Promise.all([app.mount(props), app.mount(props)]);
    expect(domElement.querySelectorAll('h1')).toHaveLength(1);
    await app.unmount(props);
    await app.unmount(props);

    expect(domElement.childNodes).toHaveLength(0);
  });

  it('ends a mount that is taken back before its first commit', async () => {
    const { app, props, domElement } = setUp();

    const mounting = app.mount(props);
    const unmounting = app.unmount(props);
    await Promise.all([mounting, unmounting]);

    expect(domElement.childNodes).toHaveLength(0);
  });

  it('keeps two elements apart', async () => {
    const first = setUp();
    const other = { ...first.props, domElement: document.body.appendChild(document.createElement('div')) };
    await Promise.all([first.app.mount(first.props), first.app.mount(other)]);

    await first.app.unmount(first.props);

    expect(first.domElement.childNodes).toHaveLength(0);
    expect(other.domElement.querySelector('h1')).not.toBeNull();
    await first.app.unmount(other);
  });

  it('resolves mount, shows a panel and tells the shell when a page throws', async () => {
    const { app, props, domElement, shell } = setUp('/broken');

    await app.mount(props);

    expect(domElement.querySelector('[role=alert]')?.textContent).toContain('This page stopped working.');
    expect(shell.events).toMatchObject([{ level: 'error', event: 'remote.render-error' }]);
    await app.unmount(props);
    expect(domElement.childNodes).toHaveLength(0);
  });

  it('leaves a broken page when the user goes to another one', async () => {
    const { app, props, domElement, shell } = setUp('/broken');
    await app.mount(props);

    shell.api.navigate('/dashboard');

    await vi.waitFor(
      () => expect(domElement.querySelector('h1')?.textContent).toBe('Home of user-5001'),
      30_000,
    );
    await app.unmount(props);
  });

  it.each(['/only-cs', '/nowhere', '/Dashboard'])(
    'shows nothing at %s, which is no page of the role',
    async (path) => {
      const { app, props, domElement } = setUp(path);

      await app.mount(props);

      expect(domElement.textContent).toBe('');
      await app.unmount(props);
    },
  );

  it('follows the session without mounting anew', async () => {
    const { app, props, domElement, shell } = setUp();
    await app.mount(props);
    const heading = domElement.querySelector('h1');

    shell.session.set({ ...shell.session.getSnapshot(), userId: 'renamed' });

    await vi.waitFor(() => expect(heading?.textContent).toBe('Home of renamed'), 30_000);
    await app.unmount(props);
  });

  it('wraps the pages in the remote’s own providers', async () => {
    const { props, domElement } = setUp();
    const app = defineRemoteApp({
      remote: 'remote-admin',
      routes,
      providers: ({ children }) => <section aria-label="mine">{children}</section>,
    });

    await app.mount(props);

    expect(domElement.querySelector('section h1')).not.toBeNull();
    await app.unmount(props);
  });

  it('survives a crash of its own providers', async () => {
    const { props, domElement, shell } = setUp();
    const app = defineRemoteApp({ remote: 'remote-admin', routes, providers: Broken });

    await app.mount(props);

    expect(domElement.querySelector('[role=alert]')).not.toBeNull();
    expect(shell.events.map(({ event }) => event)).toContain('remote.render-error');
    await app.unmount(props);
    expect(domElement.childNodes).toHaveLength(0);
  });
});
