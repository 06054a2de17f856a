import type { ProtoJson, RpcStream, StreamSink } from '../../service/firestore-service.ts';
import type { RpcError } from '../../service/rpc-error.ts';
import { createLateStream } from '../late-stream.ts';
import { errorBodyOf } from '../status-codes.ts';
import type { BackChannel } from './back-channel.ts';
import { frameArrays } from './frame.ts';
import { createIdleWatch } from './idle-watch.ts';
import { createIncomingMessages } from './incoming-messages.ts';
import { createOutgoingArrays } from './outgoing-arrays.ts';

/** What the client learns in the handshake: it waits 1.5 times this long for a byte. */
export const KEEP_ALIVE_MS = 30_000;
/** A session whose client is gone ends after this. */
const REAP_AFTER_MS = 90_000;
/** A streamed answer ends at this size and the client asks anew: an XHR keeps the whole text in memory. */
const LONGEST_STREAM = 8 * 1024 * 1024;

export type StreamKind = 'Listen' | 'Write';

/** One bidirectional stream over WebChannel. */
export interface WebChannelSession {
  /** Takes messages of a forward-channel POST; `firstId` is the id of the first. */
  receive(firstId: number, messages: readonly ProtoJson[]): void;
  acknowledge(arrayId: number): void;
  /** The three numbers a POST is answered with. */
  status(): readonly [backChannelPresent: 0 | 1, lastSentId: number, unacknowledgedLength: number];
  /** Takes a new GET, which replaces the one before. */
  attach(channel: BackChannel): void;
  /** The client has dropped this GET. */
  detach(channel: BackChannel): void;
  fail(error: RpcError): void;
  /** Ends everything at once; nothing more is sent. */
  end(): void;
}

export interface WebChannelSessionOptions {
  readonly kind: StreamKind;
  readonly openStream: (sink: StreamSink) => RpcStream;
  /** Called once, when the session is over. */
  readonly onEnd: () => void;
}

export function createWebChannelSession(options: WebChannelSessionOptions): WebChannelSession {
  const outgoing = createOutgoingArrays();
  const stream = createLateStream();
  const idle = createIdleWatch(options.kind, () => finish('["close"]'));
  let channel: BackChannel | undefined;
  let state: 'open' | 'finishing' | 'ended' = 'open';
  let flushQueued = false;
  let acknowledged = false;
  let holdTimer: NodeJS.Timeout | undefined;
  let reapTimer: NodeJS.Timeout | undefined;

  function send(data: string): void {
    if (state === 'ended') return;
    outgoing.push(data);
    if (flushQueued) return;
    flushQueued = true;
    // Everything the service says in one go travels in one chunk.
    queueMicrotask(() => {
      flushQueued = false;
      flush();
    });
  }

  function flush(): void {
    if (channel === undefined || !outgoing.hasUnsent()) return;
    channel.write(frameArrays(outgoing.takeUnsent()));
    if (channel.endsAfterAnswer || channel.written() > LONGEST_STREAM) dropChannel();
    else holdChannel(channel);
  }

  function holdChannel(held: BackChannel): void {
    clearTimeout(holdTimer);
    holdTimer = setTimeout(() => send('["noop"]'), held.holdMs);
  }

  function dropChannel(): void {
    clearTimeout(holdTimer);
    const dropped = channel;
    channel = undefined;
    dropped?.end();
    awaitClient();
  }

  function awaitClient(): void {
    clearTimeout(reapTimer);
    if (state !== 'ended') reapTimer = setTimeout(end, REAP_AFTER_MS);
  }

  /** Says the last word; the session stays until the client has fetched it and terminates. */
  function finish(lastWord: string): void {
    if (state !== 'open') return;
    send(lastWord);
    state = 'finishing';
    idle.stop();
    stream.close();
  }

  function fail(error: RpcError): void {
    finish(JSON.stringify([errorBodyOf(error)]));
  }

  function end(): void {
    if (state === 'ended') return;
    const wasOpen = state === 'open';
    state = 'ended';
    idle.stop();
    clearTimeout(reapTimer);
    dropChannel();
    if (wasOpen) stream.close();
    options.onEnd();
  }

  stream.bind(
    options.openStream({
      emit(message) {
        if (state !== 'open') return;
        send(`[${JSON.stringify(message)}]`);
        idle.answered();
      },
      fail,
    }),
  );
  const incoming = createIncomingMessages((message) => {
    // What comes after the last word is lost on purpose: the client sends it again on its next stream.
    if (state !== 'open') return;
    idle.asked();
    stream.send(message);
  });
  awaitClient();

  return {
    receive: incoming.accept,
    acknowledge(arrayId) {
      acknowledged ||= arrayId > 0;
      outgoing.acknowledge(arrayId);
    },
    status() {
      flush();
      return [channel === undefined ? 0 : 1, outgoing.lastSentId(), outgoing.unacknowledgedLength()];
    },
    attach(fresh) {
      dropChannel();
      clearTimeout(reapTimer);
      channel = fresh;
      outgoing.rewind();
      holdChannel(fresh);
      if (fresh.streams && !outgoing.hasUnsent() && !acknowledged) {
        // A first byte at once keeps the client from taking us for a buffering proxy.
        outgoing.push('["noop"]');
        fresh.write(frameArrays(outgoing.takeUnsent()));
      }
      flush();
    },
    detach(gone) {
      if (gone === channel) dropChannel();
    },
    fail,
    end,
  };
}
