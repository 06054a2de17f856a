import type { RpcStream } from '../service/firestore-service.ts';

/** A stream whose service may answer, or fail it, while it is still being opened. */
export interface LateStream extends RpcStream {
  bind(stream: RpcStream): void;
}

export function createLateStream(): LateStream {
  let bound: RpcStream | undefined;
  let closed = false;
  return {
    bind(stream) {
      bound = stream;
      if (closed) stream.close();
    },
    send(message) {
      if (!closed) bound?.send(message);
    },
    close() {
      if (closed) return;
      closed = true;
      bound?.close();
    },
  };
}
