// Child process that runs one functions folder. Its server speaks HTTP on a free loopback port; see protocol.md.
// Plain JavaScript: it runs as it is, next to the sources and next to the build.
import { createServer } from 'node:http';
import process from 'node:process';
import { discoverFunctions, loadFolder } from './discovery.mjs';
import { createInvoker } from './invocation.mjs';
import { inFunction, structureOutput } from './logs.mjs';
import { shiftDate } from './shifted-date.mjs';

const folder = process.argv[2];
structureOutput();
// The parent's end of the channel closes when it dies: nothing may survive it.
process.on('disconnect', () => process.exit(0));

try {
  const { exports: loaded, express } = await loadFolder(folder);
  const functions = discoverFunctions(loaded);
  const invoke = createInvoker(express, functions);
  const server = createServer((request, response) => {
    const [, kind = '', name = '', rest = ''] = /^\/([^/]+)\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? [];
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    shiftDate(Number(request.headers['x-local-clock-ahead'] ?? 0));
    inFunction(name, () => invoke(kind, name, request, response));
  });
  server.keepAliveTimeout = 0;
  server.requestTimeout = 0;
  server.listen(0, '127.0.0.1', () => {
    const endpoints = [...functions].map(([name, { __endpoint: endpoint }]) => ({
      name,
      endpoint: plain(endpoint),
    }));
    process.send({ kind: 'ready', port: server.address().port, endpoints });
  });
} catch (error) {
  process.send({ kind: 'failed', message: error?.stack ?? String(error) }, () => process.exit(1));
}

process.on('message', (message) => {
  if (message?.kind === 'ping') process.send({ kind: 'pong', id: message.id });
});

/** An endpoint as JSON: parameters become their values, what is to be reset is left out. */
function plain(endpoint) {
  const text = JSON.stringify(endpoint, function (key, written) {
    // What is written of a parameter is its name already.
    const value = this[key];
    if (value === null || typeof value !== 'object') return written;
    if (value.constructor?.name === 'ResetValue') return undefined;
    return typeof value.value === 'function' ? value.value() : written;
  });
  return JSON.parse(text);
}
