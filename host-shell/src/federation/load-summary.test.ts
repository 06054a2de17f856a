import { describe, expect, it } from 'vitest';
import type { LogEvent } from '../telemetry/logger.ts';
import { summariseLoads } from './load-summary.ts';

function loaded(data: Readonly<Record<string, unknown>>, level: LogEvent['level'] = 'info'): LogEvent {
  return { at: '2026-11-21T10:00:00.000Z', level, event: 'remote.load', path: '/dashboard', data };
}

describe('the summary of a page’s loads', () => {
  it('names the last release, why it was chosen, and the last failure', () => {
    const events = [
      loaded(
        { remote: 'remote-admin', outcome: 'entry-network', reference: 'VC-entry-network-222222' },
        'error',
      ),
      loaded({ remote: 'remote-admin', version: '1.0.0', source: 'previous', outcome: 'loaded' }),
    ];

    expect(summariseLoads(events)).toEqual([
      {
        remote: 'remote-admin',
        release: '1.0.0',
        source: 'registry, the release before',
        failure: {
          at: '2026-11-21T10:00:00.000Z',
          outcome: 'entry-network',
          reference: 'VC-entry-network-222222',
        },
      },
    ]);
  });

  it.each([
    ['active', 'current', 'registry'],
    ['active', 'last-known-good', 'registry (last-known-good copy)'],
    ['canary', 'current', 'canary'],
    ['pin', 'current', 'pinned for this tab'],
    ['pin', 'last-known-good', 'pinned for this tab (last-known-good copy)'],
    ['override', 'last-known-good', 'override'],
    ['somewhere', 'current', undefined],
  ])('words source %s of a %s registry: %s', (source, registry, expected) => {
    const [summary] = summariseLoads([
      loaded({ remote: 'remote-admin', version: '1.0.0', source, registry }),
    ]);

    expect(summary?.source).toBe(expected);
  });

  it('keeps remotes apart and passes over other events', () => {
    const other = { ...loaded({ remote: 'remote-x' }), event: 'remote.superseded' };

    const summaries = summariseLoads([
      loaded({ remote: 'remote-admin', version: '1.0.0' }),
      other,
      loaded({ remote: 'remote-cs', version: '2.0.0' }),
      loaded({ version: '3.0.0' }),
    ]);

    expect(summaries.map(({ remote, release }) => [remote, release])).toEqual([
      ['remote-admin', '1.0.0'],
      ['remote-cs', '2.0.0'],
    ]);
  });
});
