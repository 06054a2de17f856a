import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RpcError } from '../../service/rpc-error.ts';
import { serveEndpoints } from '../../testing/http-server.ts';
import { createRecordingService, type RecordingService } from '../../testing/recording-service.ts';
import { createRestHandler } from './rest-handler.ts';

const documents = '/v1/projects/p/databases/(default)/documents';
let service: RecordingService;
let server: Awaited<ReturnType<typeof serveEndpoints>>;

beforeEach(async () => {
  service = createRecordingService();
  server = await serveEndpoints(createRestHandler(service));
});
afterEach(() => server.close());

async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(`${server.origin}${documents}${path}`, init);
  return { status: response.status, json: JSON.parse(await response.text()) as unknown };
}

const runQuery = { method: 'POST', body: '{"structuredQuery":{}}' };

test('a unary call answers its message', async () => {
  service.answerUnary = async () => ({ name: 'n', fields: {} });
  const headers = { Authorization: 'Bearer owner' };

  expect(await call('/users/ada', { headers })).toEqual({ status: 200, json: { name: 'n', fields: {} } });
  expect(service.calls).toMatchObject([{ method: 'GetDocument', caller: { kind: 'admin' } }]);
});

test('a failed unary call answers the HTTP status and the error body', async () => {
  service.answerUnary = () => Promise.reject(new RpcError('ALREADY_EXISTS', 'it is there'));

  expect(await call(':commit', { method: 'POST', body: '{}' })).toEqual({
    status: 409,
    json: { error: { code: 409, status: 'ALREADY_EXISTS', message: 'it is there' } },
  });
});

test('a streaming call answers a list', async () => {
  service.answerStream = async function* () {
    yield { a: 1 };
    yield { a: 2 };
  };
  expect(await call(':runQuery', runQuery)).toEqual({ status: 200, json: [{ a: 1 }, { a: 2 }] });
});

test('a streaming call that fails at once answers its status and the error in a list', async () => {
  service.answerStream = () => ({
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new RpcError('PERMISSION_DENIED', 'no')) }),
  });
  expect(await call(':runQuery', runQuery)).toEqual({
    status: 403,
    json: [{ error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } }],
  });
});

test('a streaming call that fails on its way ends its list with the error', async () => {
  service.answerStream = async function* () {
    yield { a: 1 };
    throw new RpcError('ABORTED', 'changed');
  };
  expect(await call(':runQuery', runQuery)).toMatchObject({
    status: 200,
    json: [{ a: 1 }, { error: { code: 409, status: 'ABORTED' } }],
  });
});

test.each([
  ['a body that is no JSON', ':commit', { method: 'POST', body: '{' }, 400],
  ['a bad token', '/users/ada', { headers: { Authorization: 'Bearer x' } }, 401],
  ['an unknown verb on a document', '/users/ada:fly', { method: 'POST', body: '{}' }, 404],
  ['an unknown verb on a collection', '/users:fly', { method: 'POST', body: '{}' }, 404],
  ['an unknown verb on the database', ':fooBar', { method: 'POST', body: '{}' }, 404],
  ['a pipeline', ':executePipeline', { method: 'POST', body: '{}' }, 501],
])('%s is refused', async (_what, path, init, status) => {
  expect(await call(path, init)).toMatchObject({ status, json: { error: { code: status } } });
  expect(service.calls).toEqual([]);
});

test('a preflight allows what the page asks for', async () => {
  const headers = {
    Origin: 'http://localhost:4300',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,x-goog-api-client',
    'Access-Control-Request-Private-Network': 'true',
  };
  const response = await fetch(`${server.origin}${documents}:commit`, { method: 'OPTIONS', headers });

  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toBe('authorization,x-goog-api-client');
  expect(response.headers.get('access-control-allow-private-network')).toBe('true');
});

test('an answer that cannot be written is INTERNAL, on its own and inside a list', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue(undefined);
  service.answerUnary = async () => ({ number: 1n });
  service.answerStream = async function* () {
    yield { a: 1 };
    yield { number: 1n };
  };
  const internal = { error: expect.objectContaining({ status: 'INTERNAL' }) };

  expect(await call(':commit', { method: 'POST', body: '{}' })).toEqual({ status: 500, json: internal });
  expect((await call(':runQuery', runQuery)).json).toEqual([{ a: 1 }, internal]);
  expect(complain).toHaveBeenCalledTimes(2);
  complain.mockRestore();
});
