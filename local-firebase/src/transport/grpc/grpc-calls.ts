import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
  type ServerErrorResponse,
  type ServerWritableStream,
  status,
} from '@grpc/grpc-js';
import type {
  Caller,
  FirestoreService,
  ProtoJson,
  RpcStream,
  ServerStreamMethod,
  StreamSink,
  UnaryMethod,
} from '../../service/firestore-service.ts';
import { callerFromAuthorization } from '../caller-from-authorization.ts';
import { createLateStream } from '../late-stream.ts';
import { grpcStatusOf, rpcErrorFrom } from '../status-codes.ts';
import type { MessageCodec } from './message-codec.ts';

/** Between the bytes of a call's messages and the form inside. */
export interface CallCodecs {
  readonly request: MessageCodec;
  readonly response: MessageCodec;
}

export function unaryCall(
  service: FirestoreService,
  method: UnaryMethod,
  { request, response }: CallCodecs,
): handleUnaryCall<Buffer, Buffer> {
  return async (call, callback) => {
    try {
      const message = request.decode(call.request);
      callback(null, response.encode(await service.unary(method, message, callerOf(call.metadata))));
    } catch (thrown) {
      callback(statusOf(thrown));
    }
  };
}

export function serverStreamCall(
  service: FirestoreService,
  method: ServerStreamMethod,
  { request, response }: CallCodecs,
): handleServerStreamingCall<Buffer, Buffer> {
  return async (call) => {
    try {
      const asked = request.decode(call.request);
      for await (const message of service.serverStream(method, asked, callerOf(call.metadata))) {
        if (call.cancelled) return;
        if (!call.write(response.encode(message))) await drained(call);
      }
      call.end();
    } catch (thrown) {
      call.emit('error', statusOf(thrown));
    }
  };
}

export function bidiStreamCall(
  open: (caller: Caller, sink: StreamSink) => RpcStream,
  { request, response }: CallCodecs,
): handleBidiStreamingCall<Buffer, Buffer> {
  return (call) => {
    let over = false;
    const stream = createLateStream();
    const fail = (thrown: unknown) => {
      if (over) return;
      over = true;
      call.emit('error', statusOf(thrown));
      stream.close();
    };
    const leave = () => {
      if (over) return;
      over = true;
      stream.close();
      call.end();
    };
    const emit = (message: ProtoJson) => {
      if (over) return;
      try {
        call.write(response.encode(message));
      } catch (thrown) {
        fail(thrown);
      }
    };
    const take = (bytes: Buffer) => {
      try {
        stream.send(request.decode(bytes));
      } catch (thrown) {
        fail(thrown);
      }
    };
    try {
      stream.bind(open(callerOf(call.metadata), { emit, fail }));
    } catch (thrown) {
      fail(thrown);
    }
    call.on('data', take);
    call.on('end', leave);
    call.on('cancelled', leave);
    call.on('error', leave);
  };
}

/** A call of the API that this server does not offer. */
export function unimplementedCall(name: string): handleUnaryCall<Buffer, Buffer> {
  return (_call, callback) => {
    callback({ code: status.UNIMPLEMENTED, details: `Local Firebase does not offer ${name}.` });
  };
}

function callerOf(metadata: Metadata): Caller {
  const [header] = metadata.get('authorization');
  return callerFromAuthorization(typeof header === 'string' ? header : undefined);
}

function statusOf(thrown: unknown): Partial<ServerErrorResponse> & Error {
  const error = rpcErrorFrom(thrown);
  return Object.assign(new Error(error.message), { code: grpcStatusOf(error.code), details: error.message });
}

const RELEASING = ['drain', 'cancelled', 'close'] as const;

/** Resolves when the client has taken what was written, or has gone. */
function drained(call: ServerWritableStream<Buffer, Buffer>): Promise<void> {
  if (call.cancelled || call.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    // All go with the first that comes: a long answer waits many times, and each wait would leave two behind.
    const release = () => {
      for (const event of RELEASING) call.off(event, release);
      resolve();
    };
    for (const event of RELEASING) call.on(event, release);
  });
}
