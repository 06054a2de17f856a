import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { inRepository } from '@vcms/launcher';
import { afterEach, expect, test } from 'vitest';
import { findFirebase } from './find-firebase.ts';

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** Something that answers on a port of its own, and what the development server makes of it. */
async function findBeside(home: string | undefined, text = 'Ok\n') {
  const server = createServer((_request, response) => {
    const headers = home === undefined ? {} : { 'x-local-firebase-home': encodeURI(home) };
    response.writeHead(200, headers).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  endings.push(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });
  const found = findFirebase({
    host: '127.0.0.1',
    port,
    dataDir: tmpdir(),
    log: () => undefined,
    fetch,
  });
  return { port, found };
}

test('the local Firebase of this repository is joined', async () => {
  const { port, found } = await findBeside(inRepository());

  expect(await found).toMatchObject({ origin: `http://127.0.0.1:${port}`, reused: true });
});

test('that of another clone is not, and is named', async () => {
  const { port, found } = await findBeside('/home/ada/other vcms');

  await expect(found).rejects.toThrow(
    `The local Firebase on port ${port} is that of /home/ada/other vcms. End it there, or choose another port with --firebase-port.`,
  );
});

test.each(['Ok\n', '<!doctype html>'])('whatever else answers is not joined: %j', async (text) => {
  const { port, found } = await findBeside(undefined, text);

  await expect(found).rejects.toThrow(
    `What answers on port ${port} is not the local Firebase of this repository. End it, or choose another port with --firebase-port.`,
  );
});
