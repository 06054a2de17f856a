import type { ProtoJson, RpcStream, StreamSink } from '../../service/firestore-service.ts';
import { RpcError } from '../../service/rpc-error.ts';
import { createLateStream } from '../late-stream.ts';
import { errorBodyOf, rpcErrorFrom } from '../status-codes.ts';
import type { BackChannel } from './back-channel.ts';
import { frameArrays } from './frame.ts';
import { createIdleWatch, type IdleWatch } from './idle-watch.ts';
import { createIncomingMessages, type IncomingMessages } from './incoming-messages.ts';
import { createOutgoingArrays } from './outgoing-arrays.ts';

/** What the client learns in the handshake: it waits 1.5 times this long for a byte. */
export const KEEP_ALIVE_MS = 30_000;
/** A session whose client is gone ends after this. */
const REAP_AFTER_MS = 90_000;
/** A streamed answer ends at this size and the client asks anew: an XHR keeps the whole text in memory. */
const LONGEST_STREAM = 8 * 1024 * 1024;
const NOOP = '["noop"]';
/**
 * Ends an idle stream. Not the protocol's `close`: should a write be on its way to us just then, the client would take
 * an orderly end for a bug of its own. After this error it opens the next stream without delay and sends it again.
 */
const IDLE = new RpcError('UNAVAILABLE', 'The stream was idle. The next write opens another.');

export type StreamKind = 'Listen' | 'Write';

export interface WebChannelSessionOptions {
  readonly kind: StreamKind;
  readonly openStream: (sink: StreamSink) => RpcStream;
  /** Called once, when the session is over. */
  readonly onEnd: () => void;
}

/** One bidirectional stream over WebChannel (local-firebase 2.1). */
export class WebChannelSession {
  private readonly outgoing = createOutgoingArrays();
  private readonly stream = createLateStream();
  private readonly incoming: IncomingMessages;
  private readonly idle: IdleWatch;
  private readonly onEnd: () => void;
  private channel: BackChannel | undefined;
  private state: 'open' | 'finishing' | 'ended' = 'open';
  private flushQueued = false;
  private acknowledged = false;
  private holdTimer: NodeJS.Timeout | undefined;
  private reapTimer: NodeJS.Timeout | undefined;

  constructor({ kind, openStream, onEnd }: WebChannelSessionOptions) {
    this.onEnd = onEnd;
    this.idle = createIdleWatch(kind, () => this.fail(IDLE));
    this.incoming = createIncomingMessages((message) => this.deliver(message));
    this.awaitClient();
    this.stream.bind(
      openStream({ emit: (message) => this.emit(message), fail: (error) => this.fail(error) }),
    );
  }

  /** Takes messages of a forward-channel POST; `firstId` is the id of the first. */
  receive(firstId: number, messages: readonly ProtoJson[]): void {
    this.incoming.accept(firstId, messages);
  }

  acknowledge(arrayId: number): void {
    this.acknowledged ||= arrayId > 0;
    this.outgoing.acknowledge(arrayId);
  }

  /** The three numbers a POST is answered with. */
  status(): readonly [backChannelPresent: 0 | 1, lastSentId: number, unacknowledgedLength: number] {
    this.flush();
    const present = this.channel === undefined ? 0 : 1;
    return [present, this.outgoing.lastSentId(), this.outgoing.unacknowledgedLength()];
  }

  /** Takes a new GET, which replaces the one before. */
  attach(fresh: BackChannel): void {
    this.dropChannel();
    clearTimeout(this.reapTimer);
    this.channel = fresh;
    this.outgoing.rewind();
    this.holdChannel(fresh);
    if (fresh.streams && !this.outgoing.hasUnsent() && !this.acknowledged) {
      // A first byte at once keeps the client from taking us for a buffering proxy.
      this.outgoing.push(NOOP);
      fresh.write(frameArrays(this.outgoing.takeUnsent()));
    }
    this.flush();
  }

  /** The client has dropped this GET. */
  detach(gone: BackChannel): void {
    if (gone === this.channel) this.dropChannel();
  }

  /** Ends this GET without anything to say, so that another request gets its connection; the client asks again. */
  release(held: BackChannel): void {
    if (held !== this.channel) return;
    this.outgoing.push(NOOP);
    this.flush();
    if (held === this.channel) this.dropChannel();
  }

  fail(error: RpcError): void {
    this.finish(JSON.stringify([errorBodyOf(error)]));
  }

  /** Ends everything at once; nothing more is sent. */
  end(): void {
    if (this.state === 'ended') return;
    this.state = 'ended';
    this.idle.stop();
    clearTimeout(this.reapTimer);
    this.dropChannel();
    this.stream.close();
    this.onEnd();
  }

  private deliver(message: ProtoJson): void {
    // What comes after the last word is lost on purpose: the client sends it again on its next stream.
    if (this.state !== 'open') return;
    this.idle.asked();
    this.stream.send(message);
  }

  private emit(message: ProtoJson): void {
    if (this.state !== 'open') return;
    try {
      this.send(`[${JSON.stringify(message)}]`);
      this.idle.answered();
    } catch (thrown) {
      this.fail(rpcErrorFrom(thrown));
    }
  }

  /** Says the last word; the session stays until the client has fetched it and terminates. */
  private finish(lastWord: string): void {
    if (this.state !== 'open') return;
    this.send(lastWord);
    this.state = 'finishing';
    this.idle.stop();
    this.stream.close();
  }

  private send(data: string): void {
    if (this.state === 'ended') return;
    this.outgoing.push(data);
    if (this.flushQueued) return;
    this.flushQueued = true;
    // Everything the service says in one go travels in one chunk.
    queueMicrotask(() => {
      this.flushQueued = false;
      this.flush();
    });
  }

  private flush(): void {
    const { channel } = this;
    if (channel === undefined || !this.outgoing.hasUnsent()) return;
    channel.write(frameArrays(this.outgoing.takeUnsent()));
    if (!channel.streams || channel.written() > LONGEST_STREAM) this.dropChannel();
    else this.holdChannel(channel);
  }

  private holdChannel({ holdMs }: BackChannel): void {
    clearTimeout(this.holdTimer);
    this.holdTimer = setTimeout(() => this.send(NOOP), holdMs);
  }

  private dropChannel(): void {
    clearTimeout(this.holdTimer);
    const dropped = this.channel;
    this.channel = undefined;
    dropped?.end();
    this.awaitClient();
  }

  private awaitClient(): void {
    clearTimeout(this.reapTimer);
    if (this.state !== 'ended') this.reapTimer = setTimeout(() => this.end(), REAP_AFTER_MS);
  }
}
