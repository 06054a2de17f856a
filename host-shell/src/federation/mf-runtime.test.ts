import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { type ContainerRuntime, createContainerRuntime } from './mf-runtime.ts';
import type { LocatedRelease } from './release-client.ts';
import type { ShareScope } from './share-scope.ts';
import { anApp, aRelease, BASE } from './test-federation.ts';

function located(version: string): LocatedRelease {
  return { release: aRelease(version), folder: `${BASE}${version}/` };
}

/** The script that the runtime has added for a release. */
async function addedScript(version: string): Promise<HTMLScriptElement> {
  return eventually(() => {
    const script = document.querySelector<HTMLScriptElement>(
      `script[src="${BASE}${version}/remoteEntry.js"]`,
    );
    if (script === null) throw new Error('no script yet');
    return script;
  });
}

const SCOPE: ShareScope = {};

function setContainer(
  name: string,
  module: unknown,
  init: (scope: unknown) => unknown = () => undefined,
): void {
  Object.assign(globalThis, { [name]: { init, get: () => Promise.resolve(() => module) } });
}

describe('the container runtime', () => {
  let containers: ContainerRuntime;

  beforeAll(() => {
    containers = createContainerRuntime(document, SCOPE);
  });
  afterEach(() => document.head.replaceChildren());

  it('loads the entry with its integrity and across origins, and gives the module of ./app', async () => {
    const onEntry = vi.fn();
    const work = containers.loadApp(located('1.0.0'), onEntry);
    const script = await addedScript('1.0.0');

    expect(script.integrity).toBe(aRelease().integrity['remoteEntry.js']);
    expect(script.crossOrigin).toBe('anonymous');
    expect(onEntry).not.toHaveBeenCalled();
    const module = { app: anApp('1.0.0') };
    setContainer('remote_admin__1_0_0', module);
    script.dispatchEvent(new Event('load'));

    await expect(work).resolves.toBe(module);
    expect(onEntry).toHaveBeenCalledOnce();
  });

  it('loads two releases of a remote side by side', async () => {
    const work = containers.loadApp(located('1.1.0'), () => {});
    const script = await addedScript('1.1.0');
    const module = { app: anApp('1.1.0') };
    setContainer('remote_admin__1_1_0', module);
    script.dispatchEvent(new Event('load'));

    await expect(work).resolves.toBe(module);
    await expect(containers.loadApp(located('1.0.0'), () => {})).resolves.toMatchObject({
      app: { release: '1.0.0' },
    });
  });

  it('fails when the entry does not arrive, and can be tried again', async () => {
    const failed = containers.loadApp(located('1.2.0'), () => {});
    const expectation = expect(failed).rejects.toThrow(/ScriptNetworkError/);
    (await addedScript('1.2.0')).dispatchEvent(new Event('error'));
    await expectation;

    const work = containers.loadApp(located('1.2.0'), () => {});
    const script = await addedScript('1.2.0');
    setContainer('remote_admin__1_2_0', { app: anApp('1.2.0') });
    script.dispatchEvent(new Event('load'));

    await expect(work).resolves.toMatchObject({ app: { release: '1.2.0' } });
  });

  it('says when the entry left no container', async () => {
    const failed = containers.loadApp(located('1.3.0'), () => {});
    const expectation = expect(failed).rejects.toThrow(/EntryMissingGlobal/);
    (await addedScript('1.3.0')).dispatchEvent(new Event('load'));

    await expectation;
  });

  it('says what a script threw while it ran', async () => {
    const failed = containers.loadApp(located('1.5.0'), () => {});
    const expectation = expect(failed).rejects.toThrow(/ScriptExecutionError[\s\S]*not a program/);
    const script = await addedScript('1.5.0');
    window.dispatchEvent(
      new ErrorEvent('error', { filename: script.src, error: new SyntaxError('not a program') }),
    );
    script.dispatchEvent(new Event('load'));

    await expectation;
  });

  it('does not take an error of another script for one of the entry', async () => {
    const work = containers.loadApp(located('1.6.0'), () => {});
    const script = await addedScript('1.6.0');
    window.dispatchEvent(
      new ErrorEvent('error', { filename: 'https://other.example.com/x.js', error: new Error('x') }),
    );
    setContainer('remote_admin__1_6_0', { app: anApp('1.6.0') });
    script.dispatchEvent(new Event('load'));

    await expect(work).resolves.toMatchObject({ app: { release: '1.6.0' } });
  });

  it('gives the shared modules to the container once, before it is asked for anything', async () => {
    const init = vi.fn();
    const first = containers.loadApp(located('1.7.0'), () => {});
    const script = await addedScript('1.7.0');
    setContainer('remote_admin__1_7_0', { app: anApp('1.7.0') }, init);
    script.dispatchEvent(new Event('load'));
    await first;

    await containers.loadApp(located('1.7.0'), () => {});

    expect(init).toHaveBeenCalledExactlyOnceWith(SCOPE);
  });

  it('runs an entry again when its container refused the shared modules', async () => {
    const refused = containers.loadApp(located('1.8.0'), () => {});
    const expectation = expect(refused).rejects.toThrow('another scope');
    const refusing = () => {
      throw new Error('another scope');
    };
    const script = await addedScript('1.8.0');
    setContainer('remote_admin__1_8_0', {}, refusing);
    script.dispatchEvent(new Event('load'));
    await expectation;

    const work = containers.loadApp(located('1.8.0'), () => {});
    const second = await addedScript('1.8.0');
    setContainer('remote_admin__1_8_0', { app: anApp('1.8.0') });
    second.dispatchEvent(new Event('load'));

    await expect(work).resolves.toMatchObject({ app: { release: '1.8.0' } });
  });

  it('asks for the entry and the app ahead of time, each once and with its integrity', () => {
    containers.preload(located('1.4.0'));
    containers.preload(located('1.4.0'));

    const links = [...document.head.querySelectorAll('link')];
    expect(links.map(({ href }) => href)).toEqual([`${BASE}1.4.0/remoteEntry.js`, `${BASE}1.4.0/app.js`]);
    for (const link of links) {
      expect(link).toMatchObject({ rel: 'preload', crossOrigin: 'anonymous' });
      expect(link.getAttribute('as')).toBe('script');
      expect(link.integrity).toMatch(/^sha384-/);
    }
  });
});
