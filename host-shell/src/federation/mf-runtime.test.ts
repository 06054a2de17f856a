import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { type ContainerRuntime, createContainerRuntime } from './mf-runtime.ts';
import type { LocatedRelease } from './release-client.ts';
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

const loadTool = vi.fn(async (): Promise<unknown> => ({ tool: 1 }));

const SHARED = {
  modules: { tool: { package: 'tool', load: loadTool } },
  versions: { tool: '1.0.0' },
};

/** A container's view of what the shell shares. */
type Scope = Parameters<
  InstanceType<typeof _FEDERATION_RUNTIME_CORE.ModuleFederation>['initShareScopeMap']
>[1];

function setContainer(
  name: string,
  module: unknown,
  init: (scope: Scope) => unknown = () => undefined,
): void {
  Object.assign(globalThis, { [name]: { init, get: () => Promise.resolve(() => module) } });
}

describe('the container runtime', () => {
  let containers: ContainerRuntime;

  beforeAll(() => {
    containers = createContainerRuntime(document, SHARED);
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
    const expectation = expect(failed).rejects.toThrow(/RUNTIME-008[\s\S]*ScriptNetworkError/);
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
    const expectation = expect(failed).rejects.toThrow(/RUNTIME-001/);
    (await addedScript('1.3.0')).dispatchEvent(new Event('load'));

    await expectation;
  });

  it('says what a script threw while it ran', async () => {
    const failed = containers.loadApp(located('1.5.0'), () => {});
    const expectation = expect(failed).rejects.toThrow(/ScriptExecutionError[\s\S]*not a program/);
    const script = await addedScript('1.5.0');
    window.dispatchEvent(
      new ErrorEvent('error', { filename: script.src, message: 'SyntaxError: not a program' }),
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
    const init = vi.fn<(scope: Scope) => void>();
    const first = containers.loadApp(located('1.7.0'), () => {});
    const script = await addedScript('1.7.0');
    setContainer('remote_admin__1_7_0', { app: anApp('1.7.0') }, init);
    script.dispatchEvent(new Event('load'));
    await first;

    await containers.loadApp(located('1.7.0'), () => {});

    expect(init).toHaveBeenCalledOnce();
    const factory = await init.mock.calls[0]?.[0].tool?.['1.0.0']?.get();
    expect(factory?.()).toEqual({ tool: 1 });
  });

  it('tries a container again that refused the shared modules', async () => {
    const refused = containers.loadApp(located('1.8.0'), () => {});
    const expectation = expect(refused).rejects.toThrow(/RUNTIME-015[\s\S]*another scope/);
    const init = vi
      .fn(() => {})
      .mockImplementationOnce(() => {
        throw new Error('another scope');
      });
    const script = await addedScript('1.8.0');
    setContainer('remote_admin__1_8_0', { app: anApp('1.8.0') }, init);
    script.dispatchEvent(new Event('load'));
    await expectation;

    await expect(containers.loadApp(located('1.8.0'), () => {})).resolves.toMatchObject({
      app: { release: '1.8.0' },
    });
  });

  it('gives the core of the federation runtime to remotes, which are built without it', () => {
    expect(globalThis._FEDERATION_RUNTIME_CORE).toMatchObject({
      ModuleFederation: expect.any(Function),
      loadScript: expect.any(Function),
    });
    expect(globalThis._FEDERATION_RUNTIME_CORE_FROM).toEqual({
      name: 'vcms_shell',
      version: '2.9.2',
    });
  });

  it('loads a shared module again for the next remote after it failed for one', async () => {
    const { ModuleFederation } = globalThis._FEDERATION_RUNTIME_CORE;
    loadTool.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
    const instances: InstanceType<typeof ModuleFederation>[] = [];
    for (const version of ['1.9.0', '2.0.0']) {
      const instance = new ModuleFederation({ name: `remote_${version}`, remotes: [] });
      const name = `remote_admin__${version.replaceAll('.', '_')}`;
      const work = containers.loadApp(located(version), () => {});
      const script = await addedScript(version);
      setContainer(name, { app: anApp(version) }, (scope) => instance.initShareScopeMap('default', scope));
      script.dispatchEvent(new Event('load'));
      await work;
      instances.push(instance);
    }
    const customShareInfo = {
      scope: ['default'],
      shareConfig: { singleton: true, requiredVersion: '^1.0.0' },
    };

    await expect(instances[0]?.loadShare('tool', { customShareInfo })).rejects.toThrow('chunk 7');

    await expect(instances[1]?.loadShare('tool', { customShareInfo })).resolves.toBeTypeOf('function');
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
