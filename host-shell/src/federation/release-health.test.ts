import { expect, it, vi } from 'vitest';
import { browserClock } from './clock.ts';
import { readReleaseHealth } from './release-health.ts';
import { aRegistry } from './test-federation.ts';

const CANARY = { version: '1.2.0', percent: 5, salt: 's' };
const row = (version: string, day: string, ready: number, more = {}) => ({
  remote: 'remote-admin',
  version,
  day,
  counts: { ready, ...more },
});
const ROWS = [
  row('1.2.0', '2026-11-21', 40, { mount: 2 }),
  row('1.1.0', '2026-11-20', 7000),
  row('1.1.0', '2026-11-21', 800),
  row('1.0.0', '2026-11-19', 9),
];

function read(registry: object | string, percent: number | undefined = 5) {
  const call = vi.fn(
    async (_name: string, _request: object) => ({ ok: true, value: { rows: ROWS } }) as const,
  );
  const body = typeof registry === 'string' ? registry : JSON.stringify(registry);
  const fetch = vi.fn(async () => new Response(body));
  const releaseReports = percent === undefined ? {} : { releaseReports: { percent } };
  const config = { env: 'production', ...releaseReports };
  return { call, fetch, found: readReleaseHealth({ config, fetch, clock: browserClock, call }) };
}

it('nothing is asked of a server where no tab tells anything', async () => {
  const config = { env: 'production' };
  const [fetch, call] = [vi.fn(), vi.fn()];

  expect(await readReleaseHealth({ config, fetch, call, clock: browserClock })).toEqual({ kind: 'off' });
  expect([fetch, call].map((each) => each.mock.calls)).toEqual([[], []]);
});

it('a canary stands beside the active release of the same days', async () => {
  const { found, call } = read(aRegistry({ active: '1.1.0', previous: '1.0.0', canary: CANARY }));

  expect(await found).toMatchObject({
    kind: 'known',
    percent: 5,
    remotes: [
      {
        remote: 'remote-admin',
        columns: [
          { part: 'canary', version: '1.2.0', counts: { ready: 40, mount: 2 } },
          { part: 'active', version: '1.1.0', counts: { ready: 800 } },
        ],
      },
    ],
  });
  expect(call.mock.calls[0]).toEqual([
    'releaseHealth',
    {
      releases: [
        { remote: 'remote-admin', version: '1.2.0' },
        { remote: 'remote-admin', version: '1.1.0' },
      ],
    },
  ]);
});

it('without a canary the active release stands beside the one before it', async () => {
  const { found } = read(aRegistry({ active: '1.1.0', previous: '1.0.0', canary: null }));

  expect(await found).toMatchObject({
    remotes: [
      {
        columns: [
          { part: 'active', counts: { ready: 7800 } },
          { part: 'previous', counts: { ready: 9 } },
        ],
      },
    ],
  });
});

it('a registry that cannot be read is a sentence, not a figure', async () => {
  const { found, call } = read('<html>');

  expect(await found).toMatchObject({ kind: 'failed', message: expect.stringContaining('try again') });
  expect(call).not.toHaveBeenCalled();
});

it('a refusal of the server is told in its words', async () => {
  const { fetch } = read(aRegistry());
  const refused = {
    ok: false,
    kind: 'refused',
    reason: 'not-allowed',
    message: 'You may not see this.',
  } as const;
  const config = { env: 'production', releaseReports: { percent: 5 } };

  expect(await readReleaseHealth({ config, fetch, clock: browserClock, call: async () => refused })).toEqual({
    kind: 'failed',
    message: 'You may not see this.',
  });
});
