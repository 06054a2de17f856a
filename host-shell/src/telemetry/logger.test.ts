import { describe, expect, it, vi } from 'vitest';
import { createConsoleSink } from './console-sink.ts';
import { createTelemetry, LOG_CAPACITY, type LogEvent } from './logger.ts';

describe('telemetry', () => {
  it('writes down time, level, event, path and data', () => {
    const telemetry = createTelemetry({ now: () => 0, path: () => '/calendar', sinks: [] });

    telemetry.shell.info('session.started', { kind: 'password' });

    expect(telemetry.recent()).toEqual([
      {
        at: '1970-01-01T00:00:00.000Z',
        level: 'info',
        event: 'session.started',
        path: '/calendar',
        data: { kind: 'password' },
      },
    ]);
  });

  it('adds remote and release to the events of a remote, and the path of the moment', () => {
    let path = '/dashboard';
    const telemetry = createTelemetry({ now: () => 0, path: () => path, sinks: [] });
    const log = telemetry.forRemote('remote-cs', '1.2.3');

    path = '/calendar';
    const cause = new Error('boom');
    log.error('page.failed', cause);

    expect(telemetry.recent()[0]).toMatchObject({
      remote: 'remote-cs',
      release: '1.2.3',
      path: '/calendar',
      level: 'error',
      cause,
    });
  });

  it('keeps the newest events only', () => {
    const telemetry = createTelemetry({ now: () => 0, path: () => '/', sinks: [] });

    for (let n = 0; n < LOG_CAPACITY + 5; n += 1) telemetry.shell.warn(`event.${n}`);

    expect(telemetry.recent()).toHaveLength(LOG_CAPACITY);
    expect(telemetry.recent()[0]?.event).toBe('event.5');
  });

  it('goes on when a sink throws', () => {
    const seen: LogEvent[] = [];
    const broken = () => {
      throw new Error('sink');
    };
    const telemetry = createTelemetry({
      now: () => 0,
      path: () => '/',
      sinks: [broken, (event) => void seen.push(event)],
    });

    telemetry.shell.warn('still.here');

    expect(seen).toHaveLength(1);
  });

  it('gives out loggers that cannot be changed', () => {
    const { shell } = createTelemetry({ now: () => 0, path: () => '/', sinks: [] });

    expect(Object.isFrozen(shell)).toBe(true);
  });

  it('keeps console errors for what nobody has handled', () => {
    const target = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const telemetry = createTelemetry({ now: () => 0, path: () => '/', sinks: [createConsoleSink(target)] });

    telemetry.shell.info('a');
    telemetry.shell.error('b', new Error('handled'));

    expect([target.info, target.warn, target.error].map((one) => one.mock.calls.length)).toEqual([1, 1, 0]);
  });
});
