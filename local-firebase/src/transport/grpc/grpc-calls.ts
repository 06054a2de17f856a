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

export function unaryCall(
  service: FirestoreService,
  method: UnaryMethod,
): handleUnaryCall<ProtoJson, ProtoJson> {
  return async (call, callback) => {
    try {
      callback(null, await service.unary(method, call.request, callerOf(call.metadata)));
    } catch (thrown) {
      callback(statusOf(thrown));
    }
  };
}

export function serverStreamCall(
  service: FirestoreService,
  method: ServerStreamMethod,
): handleServerStreamingCall<ProtoJson, ProtoJson> {
  return async (call) => {
    try {
      for await (const message of service.serverStream(method, call.request, callerOf(call.metadata))) {
        if (call.cancelled) return;
        if (!call.write(message)) await drained(call);
      }
      call.end();
    } catch (thrown) {
      call.emit('error', statusOf(thrown));
    }
  };
}

export function bidiStreamCall(
  open: (caller: Caller, sink: StreamSink) => RpcStream,
): handleBidiStreamingCall<ProtoJson, ProtoJson> {
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
      if (!over) call.write(message);
    };
    try {
      stream.bind(open(callerOf(call.metadata), { emit, fail }));
    } catch (thrown) {
      fail(thrown);
    }
    call.on('data', (message: ProtoJson) => stream.send(message));
    call.on('end', leave);
    call.on('cancelled', leave);
    call.on('error', leave);
  };
}

/** A call of the API that this server does not offer. */
export function unimplementedCall(name: string): handleUnaryCall<ProtoJson, ProtoJson> {
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

/** Resolves when the client has taken what was written, or has gone. */
function drained(call: ServerWritableStream<ProtoJson, ProtoJson>): Promise<void> {
  return new Promise((resolve) => {
    call.once('drain', resolve);
    call.once('cancelled', resolve);
    call.once('close', resolve);
  });
}
