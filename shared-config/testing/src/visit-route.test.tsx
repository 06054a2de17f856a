import { defineRemoteApp } from '@vcms/sdk';
import { type ComponentType, useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeShell } from './fake-shell.ts';
import { visitRoute } from './visit-route.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

function visit(page: ComponentType) {
  const routes = [{ path: '/dashboard', roles: ['5001'], title: 'Home', page }] as const;
  const app = defineRemoteApp({ remote: 'remote-admin', routes, release: '1.0.0' });
  return visitRoute({ app, shell: fakeShell(), path: '/dashboard' });
}

/** A page that does one thing when it is shown, and the reverse, if any, when it goes. */
function pageThat(effect: () => (() => void) | undefined): ComponentType {
  return function Page() {
    useEffect(effect, []);
    return <h1>Home</h1>;
  };
}

describe('a visit to a route', () => {
  it('finds nothing wrong with a page that cleans up', async () => {
    const page = pageThat(() => {
      const onKey = () => undefined;
      const controller = new AbortController();
      window.addEventListener('keydown', onKey);
      document.addEventListener('click', onKey, { signal: controller.signal });
      const timer = setInterval(onKey, 1000);
      window.localStorage.setItem('vcms.remote-admin.sort', 'name');
      return () => {
        window.removeEventListener('keydown', onKey);
        controller.abort();
        clearInterval(timer);
      };
    });

    expect(await visit(page)).toEqual({ headings: ['Home'], complaints: [], violations: [], left: [] });
  });

  it('names listeners and timers that stay', async () => {
    const page = pageThat(() => {
      const onKey = () => undefined;
      window.addEventListener('keydown', onKey);
      document.addEventListener('click', onKey, true);
      const timer = setInterval(onKey, 60_000);
      cleanUps.push(() => {
        window.removeEventListener('keydown', onKey);
        document.removeEventListener('click', onKey, true);
        clearInterval(timer);
      });
      return undefined;
    });

    expect((await visit(page)).left).toEqual([
      'listener of keydown on window',
      'listener of click on document',
      'setInterval of 60000 ms',
    ]);
  });

  it.each([
    ['that come with a state of a while', 7, []],
    ['that come with every mount', Number.POSITIVE_INFINITY, ['1 elements in the head']],
  ])('tells styles %s', async (_, mounts, left) => {
    let mounted = 0;
    const page = pageThat(() => {
      mounted += 1;
      if (mounted > mounts) return undefined;
      const style = document.head.appendChild(document.createElement('style'));
      cleanUps.push(() => style.remove());
      return undefined;
    });

    expect((await visit(page)).left).toEqual(left);
  });

  it('lets a timer run out that was due soon', async () => {
    const page = pageThat(() => {
      setTimeout(() => undefined, 20);
      return undefined;
    });

    expect((await visit(page)).left).toEqual([]);
  });

  it.each([
    ['the title', () => Reflect.set(document, 'title', 'Mine'), 'writes document.title'],
    ['a cookie', () => Reflect.set(document, 'cookie', 'a=b'), 'writes document.cookie'],
    ['a key of the session', () => sessionStorage.setItem('role', '5001'), 'writes the storage key role'],
    [
      'a key of the layout',
      () => localStorage.removeItem('vcms.layout.v1'),
      'writes the storage key vcms.layout.v1',
    ],
    [
      'a key of another remote',
      () => localStorage.setItem('vcms.remote-cs.sort', 'name'),
      'writes the storage key vcms.remote-cs.sort',
    ],
  ])('refuses %s and says so', async (_what, write, sentence) => {
    const page = pageThat(() => {
      expect(write).toThrow('belongs to the shell');
      return undefined;
    });

    const { violations } = await visit(page);

    expect(violations).toEqual([sentence, sentence]);
  });

  it('notices globals and attributes of the page', async () => {
    const page = pageThat(() => {
      Reflect.set(window, 'remoteCache', {});
      document.body.dataset.page = 'home';
      cleanUps.push(() => {
        Reflect.deleteProperty(window, 'remoteCache');
        delete document.body.dataset.page;
      });
      return undefined;
    });

    expect((await visit(page)).violations).toEqual([
      'sets the global remoteCache',
      'changes the attributes of body',
    ]);
  });

  it('reports every heading and what the console was told', async () => {
    function Page() {
      // biome-ignore lint/suspicious/noConsole: what a page says there is the subject
      useEffect(() => console.error('no such thing'), []);
      return (
        <>
          <h1>Home</h1>
          <h1>Again</h1>
        </>
      );
    }

    const { headings, complaints } = await visit(Page);

    expect(headings).toEqual(['Home', 'Again']);
    expect(complaints).toContain('no such thing');
  });
});
