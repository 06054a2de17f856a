import {
  type BackendHandles,
  CONTRACT_VERSION,
  createValueStore,
  DEFAULT_THEME_CONFIG,
  LEAVE_QUESTION,
  type Session,
  type ThemeConfig,
} from '@vcms/contract';
import { createNestedSystem, createUiSystem } from '@vcms/ui';
import { describe, expect, it, vi } from 'vitest';
import { createTelemetry } from '../telemetry/logger.ts';
import { createShellApiFactory } from './create-shell-api.ts';
import { createLeaveGuards } from './leave-guards.ts';

const SESSION = { userId: 'u1' } as Session;
const HANDLES = {} as BackendHandles;
const ORIGIN = { remote: 'remote-client', release: '1.2.3' };

function setUp(backend = async () => HANDLES) {
  const session = createValueStore<Session>(SESSION);
  const theme = createValueStore<ThemeConfig>(DEFAULT_THEME_CONFIG);
  const notifier = { show: vi.fn(() => 'toast-1'), close: vi.fn() };
  const navigate = vi.fn();
  const guards = createLeaveGuards();
  const ask = vi.fn(async () => true);
  const telemetry = createTelemetry({ now: () => 0, path: () => '/calendar', sinks: [] });
  const uiSystem = createNestedSystem(createUiSystem());
  const create = createShellApiFactory({
    session,
    theme,
    notifier,
    navigate,
    guards,
    ask,
    backend,
    uiSystem,
    telemetry,
  });
  return { create, session, theme, notifier, navigate, guards, ask, telemetry };
}

describe('shell API', () => {
  it('has exactly the members of the contract and cannot be changed', async () => {
    const api = await setUp().create(ORIGIN);

    expect(Object.keys(api).sort()).toEqual(
      'addLeaveGuard ask backend contract has log navigate notify session theme uiSystem'.split(' '),
    );
    for (const part of [api, api.contract, api.session, api.theme, api.notify, api.log])
      expect(Object.isFrozen(part)).toBe(true);
  });

  it('gives readers of stores and no writer', async () => {
    const api = await setUp().create(ORIGIN);

    expect(Object.keys(api.session)).toEqual(['getSnapshot', 'subscribe']);
    expect(Object.keys(api.theme)).toEqual(['getSnapshot', 'subscribe']);
  });

  it('puts a question of a remote to the person', async () => {
    const { create, ask } = setUp();
    const api = await create(ORIGIN);

    expect(await api.ask(LEAVE_QUESTION)).toBe(true);

    expect(ask).toHaveBeenCalledExactlyOnceWith(LEAVE_QUESTION);
    expect(api.has('ask')).toBe(true);
  });

  it('tells a remote of a changed theme', async () => {
    const { create, theme } = setUp();
    const api = await create(ORIGIN);
    const listener = vi.fn();
    api.theme.subscribe(listener);

    theme.set({ ...DEFAULT_THEME_CONFIG, colorScheme: 'dark' });

    expect(listener).toHaveBeenCalledTimes(1);
    expect(api.theme.getSnapshot().colorScheme).toBe('dark');
  });

  it('speaks the current contract and knows its capabilities', async () => {
    const api = await setUp().create(ORIGIN);

    expect(api.contract).toEqual(CONTRACT_VERSION);
    expect(api.has('backend')).toBe(true);
    expect(api.has('prefetch' as 'backend')).toBe(false);
  });

  it('passes on notices, navigation and leave guards', async () => {
    const { create, notifier, navigate, guards } = setUp();
    const api = await create(ORIGIN);

    expect(api.notify.show({ kind: 'info', message: 'Hello' })).toBe('toast-1');
    api.navigate('/calendar', { replace: true });
    api.addLeaveGuard(() => false);

    expect(notifier.show).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/calendar', { replace: true });
    expect(await guards.mayLeave('/x')).toBe(false);
  });

  it('names the remote and its release in every event', async () => {
    const { create, telemetry } = setUp();
    const api = await create(ORIGIN);

    api.log.info('page.opened');

    expect(telemetry.recent()[0]).toMatchObject({ ...ORIGIN, path: '/calendar', event: 'page.opened' });
  });

  it('is refused when the database code cannot be loaded, and given at the next try', async () => {
    const backend = vi.fn(async () => HANDLES).mockRejectedValueOnce(new Error('chunk'));
    const { create } = setUp(backend);

    await expect(create(ORIGIN)).rejects.toThrow('chunk');

    expect((await create(ORIGIN)).backend).toBe(HANDLES);
  });
});
