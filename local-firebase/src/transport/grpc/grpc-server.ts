import type { Socket } from 'node:net';
import {
  Server,
  ServerCredentials,
  type ServiceDefinition,
  type UntypedHandleCall,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { FirestoreService, ServerStreamMethod, UnaryMethod } from '../../service/firestore-service.ts';
import { grpcPathOf, loadFirestoreMethods, type ProtoMethod } from './firestore-protos.ts';
import { bidiStreamCall, serverStreamCall, unaryCall, unimplementedCall } from './grpc-calls.ts';
import { createMessageCodec } from './message-codec.ts';
import { nothingAfterStatus } from './nothing-after-status.ts';

const unaryMethods: ReadonlySet<string> = new Set<UnaryMethod>([
  'GetDocument',
  'ListDocuments',
  'CreateDocument',
  'UpdateDocument',
  'DeleteDocument',
  'BeginTransaction',
  'Commit',
  'Rollback',
  'BatchWrite',
  'PartitionQuery',
  'ListCollectionIds',
]);
const serverStreamMethods: ReadonlySet<string> = new Set<ServerStreamMethod>([
  'BatchGetDocuments',
  'RunQuery',
  'RunAggregationQuery',
]);

/** The gRPC form of google.firestore.v1 on sockets that somebody else accepted. */
export interface GrpcEndpoint {
  /** Takes a socket whose first bytes are the HTTP/2 preface. */
  takeSocket(socket: Socket): void;
  close(): void;
}

/**
 * How often a connection is asked whether anybody is there. Node no longer reads from one whose client has broken the
 * protocol, so that nothing else would ever tell that the client has gone.
 */
const KEEP_ALIVE_MS = 60_000;

export function createGrpcEndpoint(service: FirestoreService, keepAliveMs = KEEP_ALIVE_MS): GrpcEndpoint {
  const server = new Server({
    'grpc.max_receive_message_length': 32 * 1024 * 1024,
    'grpc.max_send_message_length': -1,
    'grpc.keepalive_time_ms': keepAliveMs,
    'grpc.keepalive_timeout_ms': keepAliveMs,
    interceptors: [nothingAfterStatus],
  });
  const definition: Record<string, ServiceDefinition[string]> = {};
  const implementation: UntypedServiceImplementation = {};
  for (const method of loadFirestoreMethods()) {
    definition[method.name] = definitionOf(method);
    implementation[method.name] = implementationOf(service, method);
  }
  server.addService(definition, implementation);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    takeSocket: (socket) => injector.injectConnection(socket),
    close() {
      injector.destroy();
      server.forceShutdown();
    },
  };
}

/** Messages pass the library as bytes: what cannot be read or written ends the call as every other failure does. */
function definitionOf(method: ProtoMethod): ServiceDefinition[string] {
  return {
    path: grpcPathOf(method),
    requestStream: method.requestStream,
    responseStream: method.responseStream,
    requestSerialize: asItIs,
    requestDeserialize: asItIs,
    responseSerialize: asItIs,
    responseDeserialize: asItIs,
  };
}

function asItIs(bytes: Buffer): Buffer {
  return bytes;
}

function implementationOf(service: FirestoreService, method: ProtoMethod): UntypedHandleCall {
  const { name } = method;
  const codecs = {
    request: createMessageCodec(method.requestType),
    response: createMessageCodec(method.responseType),
  };
  if (unaryMethods.has(name)) return unaryCall(service, name as UnaryMethod, codecs);
  if (serverStreamMethods.has(name)) return serverStreamCall(service, name as ServerStreamMethod, codecs);
  if (name === 'Listen') return bidiStreamCall((caller, sink) => service.listen(caller, sink), codecs);
  if (name === 'Write') return bidiStreamCall((caller, sink) => service.write(caller, sink), codecs);
  return unimplementedCall(name);
}
