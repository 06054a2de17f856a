import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClockEndpoint } from './clock-endpoint.ts';
import { createSettableClock } from './settable-clock.ts';

const WALL = Date.parse('2026-03-01T10:00:00Z');

describe('the clock endpoint', () => {
  let server: Server;
  let address: string;

  beforeEach(async () => {
    const endpoint = createClockEndpoint(createSettableClock(() => WALL));
    server = createServer((request, response) => {
      void endpoint(request, response, new URL(`http://local${request.url}`));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/local/clock`;
  });

  afterEach(() => new Promise((resolve) => server.close(resolve)));

  async function put(body: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(address, { method: 'PUT', body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  }

  it('reads the time', async () => {
    expect(await (await fetch(address)).json()).toEqual({
      now: '2026-03-01T10:00:00.000Z',
      mode: 'running',
      offsetSeconds: 0,
    });
  });

  it('sets, stops and advances in one order', async () => {
    const { body } = await put({ now: '2026-04-01T00:00:00Z', mode: 'stopped', advanceSeconds: 90 });
    expect(body).toMatchObject({ now: '2026-04-01T00:01:30.000Z', mode: 'stopped' });
  });

  it.each([
    [{}],
    [{ now: 'tomorrow' }],
    [{ advanceSeconds: -1 }],
    [{ mode: 'fast' }],
    [{ now: '2400-01-01T00:00:00Z' }],
  ])('refuses %j and leaves the clock alone', async (body) => {
    expect((await put(body)).status).toBe(400);
    expect(await (await fetch(address)).json()).toMatchObject({ now: '2026-03-01T10:00:00.000Z' });
  });
});
