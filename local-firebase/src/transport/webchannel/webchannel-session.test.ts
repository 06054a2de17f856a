import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RpcError } from '../../service/rpc-error.ts';
import { createRecordingService, type RecordedStream } from '../../testing/recording-service.ts';
import type { BackChannel } from './back-channel.ts';
import { type StreamKind, WebChannelSession } from './webchannel-session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openSession(kind: StreamKind = 'Listen') {
  const service = createRecordingService();
  const onEnd = vi.fn();
  const session = new WebChannelSession({
    kind,
    onEnd,
    openStream: (sink) => service.listen({ kind: 'anonymous' }, sink),
  });
  return { session, onEnd, service, stream: service.streams[0] as RecordedStream };
}

function channel(kind: 'stream' | 'poll', holdMs = 20_000) {
  const written: string[] = [];
  const end = vi.fn();
  const back: BackChannel = {
    streams: kind === 'stream',
    holdMs,
    end,
    write: (text) => written.push(text),
    written: () => written.join('').length,
  };
  return { back, end, written, arrays: () => written.flatMap((text) => readChunks(text)) };
}

function readChunks(text: string): unknown[] {
  const newline = text.indexOf('\n');
  if (newline === -1) return [];
  const end = newline + 1 + Number(text.slice(0, newline));
  return [...(JSON.parse(text.slice(newline + 1, end)) as unknown[]), ...readChunks(text.slice(end))];
}

/** Lets the session write what it has gathered, without letting time pass. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test('a new stream gets a first byte at once, so that no buffering proxy is suspected', () => {
  const { session } = openSession();
  const { back, arrays } = channel('stream');
  session.attach(back);

  expect(arrays()).toEqual([[1, ['noop']]]);
});

test('what waited for a stream is its first byte, without a noop', async () => {
  const { session, stream } = openSession();
  stream.sink.emit({ a: 1 });
  await settle();
  const { back, arrays } = channel('stream');
  session.attach(back);

  expect(arrays()).toEqual([[1, [{ a: 1 }]]]);
});

test('what the service says in one go travels in one chunk', async () => {
  const { session, stream } = openSession();
  const { back, written } = channel('stream');
  session.attach(back);
  stream.sink.emit({ a: 1 });
  stream.sink.emit({ a: 2 });
  await settle();

  expect(written.slice(1)).toEqual(['29\n[[2,[{"a":1}]],[3,[{"a":2}]]]']);
});

test('a long poll waits and ends after its first answer', async () => {
  const { session, stream } = openSession();
  const { back, arrays, end } = channel('poll');
  session.attach(back);
  expect(arrays()).toEqual([]);

  stream.sink.emit({ a: 1 });
  await settle();
  expect(arrays()).toEqual([[1, [{ a: 1 }]]]);
  expect(end).toHaveBeenCalledOnce();
});

test('a long poll ends with a noop when nothing happens for as long as it may be held', async () => {
  const { session } = openSession();
  const { back, arrays, end } = channel('poll', 7_000);
  session.attach(back);
  await vi.advanceTimersByTimeAsync(6_999);
  expect(end).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(1);
  expect(arrays()).toEqual([[1, ['noop']]]);
  expect(end).toHaveBeenCalledOnce();
});

test('a released request ends with a noop and what waits for it, and the next goes on from there', async () => {
  const { session, stream } = openSession();
  const first = channel('stream');
  session.attach(first.back);
  session.acknowledge(1);
  stream.sink.emit({ a: 1 });
  session.release(first.back);
  expect(first.arrays().slice(1)).toEqual([
    [2, [{ a: 1 }]],
    [3, ['noop']],
  ]);
  expect(first.end).toHaveBeenCalledOnce();

  const second = channel('stream');
  session.acknowledge(3);
  session.attach(second.back);
  stream.sink.emit({ a: 2 });
  await settle();
  expect(second.arrays()).toEqual([[4, [{ a: 2 }]]]);
});

test('a released long poll ends once', () => {
  const { session } = openSession();
  const { back, arrays, end } = channel('poll');
  session.attach(back);
  session.release(back);
  session.release(back);

  expect(arrays()).toEqual([[1, ['noop']]]);
  expect(end).toHaveBeenCalledOnce();
});

test('a client that has heard from us gets no further first byte', () => {
  const { session } = openSession();
  session.attach(channel('stream').back);
  session.acknowledge(1);
  const { back, written } = channel('stream');
  session.attach(back);

  expect(written).toEqual([]);
});

test('a silent stream gets noops more often than the keep-alive that was announced', async () => {
  const { session } = openSession();
  const { back, arrays } = channel('stream');
  session.attach(back);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(arrays()).toEqual([1, 2, 3, 4].map((id) => [id, ['noop']]));
});

test('a new back channel replaces the old one and repeats what was not acknowledged', async () => {
  const { session, stream } = openSession();
  const first = channel('stream');
  session.attach(first.back);
  stream.sink.emit({ a: 1 });
  stream.sink.emit({ a: 2 });
  await settle();
  const second = channel('stream');
  session.acknowledge(2);
  session.attach(second.back);

  expect(first.end).toHaveBeenCalledOnce();
  expect(second.arrays()).toEqual([[3, [{ a: 2 }]]]);
});

test('a dropped old back channel does not take the new one with it', async () => {
  const { session, stream } = openSession();
  const first = channel('stream');
  const second = channel('stream');
  session.attach(first.back);
  session.attach(second.back);
  session.detach(first.back);
  stream.sink.emit({ a: 1 });
  await settle();

  expect(second.arrays().at(-1)).toEqual([2, [{ a: 1 }]]);
});

test('the status tells of the back channel, the last array and what is not acknowledged', async () => {
  const { session, stream } = openSession();
  stream.sink.emit({ a: 1 });
  await settle();
  expect(session.status()).toEqual([0, 0, 0]);

  session.attach(channel('stream').back);
  expect(session.status()).toEqual([1, 1, '[1,[{"a":1}]]'.length]);
});

test('a failure is told as an error array, closes the service stream and silences it', async () => {
  const { session, stream } = openSession();
  const { back, arrays } = channel('stream');
  session.attach(back);
  stream.sink.fail(new RpcError('PERMISSION_DENIED', 'no'));
  stream.sink.emit({ late: true });
  await settle();

  const error = { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } };
  expect(arrays()).toEqual([
    [1, ['noop']],
    [2, [error]],
  ]);
  expect(stream.closed).toBe(true);
});

test('a failure while the stream is being opened reaches the client', async () => {
  const session = new WebChannelSession({
    kind: 'Listen',
    onEnd: () => undefined,
    openStream: (sink) => {
      sink.fail(new RpcError('UNAUTHENTICATED', 'who?'));
      return { send: () => undefined, close: () => undefined };
    },
  });
  await settle();
  const { back, arrays } = channel('stream');
  session.attach(back);

  expect(arrays()).toEqual([[1, [{ error: { code: 401, status: 'UNAUTHENTICATED', message: 'who?' } }]]]);
});

test('a Write stream ends half a second after its last answer, in a way the client retries', async () => {
  const { session, stream } = openSession('Write');
  const { back, arrays } = channel('stream');
  session.attach(back);
  session.receive(0, [{ database: 'd' }]);
  stream.sink.emit({ streamToken: 'x' });
  session.receive(1, [{ writes: [] }]);
  await vi.advanceTimersByTimeAsync(600);
  expect(stream.closed).toBe(false);

  stream.sink.emit({ commitTime: 'now' });
  await vi.advanceTimersByTimeAsync(499);
  expect(stream.closed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(arrays().at(-1)).toMatchObject([4, [{ error: { status: 'UNAVAILABLE' } }]]);
  expect(stream.closed).toBe(true);
});

test('a Write stream whose first write is still to come is not idle', async () => {
  const { session, stream } = openSession('Write');
  session.attach(channel('stream').back);
  session.receive(0, [{ database: 'd' }]);
  stream.sink.emit({ streamToken: 'x' });
  await vi.advanceTimersByTimeAsync(60_000);

  expect(stream.closed).toBe(false);
});

test('a write that crosses the end is left to the next stream', async () => {
  const { session, stream } = openSession('Write');
  session.receive(0, [{ database: 'd' }, { writes: [] }]);
  stream.sink.emit({ streamToken: 'x' });
  stream.sink.emit({ commitTime: 'now' });
  await vi.advanceTimersByTimeAsync(500);
  session.receive(2, [{ writes: [{ delete: 'd' }] }]);

  expect(stream.received).toEqual([{ database: 'd' }, { writes: [] }]);
});

test('a Listen stream is never closed for being idle', async () => {
  const { session, stream } = openSession('Listen');
  session.attach(channel('stream').back);
  session.receive(0, [{ database: 'd' }]);
  stream.sink.emit({ targetChange: {} });
  await vi.advanceTimersByTimeAsync(3_600_000);

  expect(stream.closed).toBe(false);
});

test('a session without a back channel ends after a minute and a half', async () => {
  const { session, stream, onEnd } = openSession();
  const { back } = channel('stream');
  session.attach(back);
  session.detach(back);
  await vi.advanceTimersByTimeAsync(89_999);
  expect(onEnd).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(stream.closed).toBe(true);
});

test('an ended session leaves no timer and no open answer behind', async () => {
  const { session, onEnd } = openSession('Write');
  const { back, end } = channel('stream');
  session.attach(back);
  session.receive(0, [{ database: 'd' }]);
  session.end();
  session.end();

  expect(end).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a very long stream is ended so that the client asks anew', async () => {
  const { session, stream } = openSession();
  const { back, end } = channel('stream');
  session.attach(back);
  stream.sink.emit({ text: 'x'.repeat(9 * 1024 * 1024) });
  await settle();

  expect(end).toHaveBeenCalledOnce();
});

test('an answer that cannot be written ends the stream with INTERNAL', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { session, stream } = openSession();
  const { back, arrays } = channel('stream');
  session.attach(back);
  stream.sink.emit({ number: 1n });
  await settle();

  expect(JSON.stringify(arrays().at(-1))).toContain('"status":"INTERNAL"');
  expect(stream.closed).toBe(true);
  expect(complain).toHaveBeenCalledOnce();
  complain.mockRestore();
});
