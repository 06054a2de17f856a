import type {
  Caller,
  FirestoreService,
  ProtoJson,
  RpcStream,
  ServerStreamMethod,
  StreamSink,
  UnaryMethod,
} from '../service/firestore-service.ts';

/** One stream that a transport opened, as the service sees it. */
export interface RecordedStream {
  readonly kind: 'listen' | 'write';
  readonly caller: Caller;
  readonly sink: StreamSink;
  readonly received: ProtoJson[];
  closed: boolean;
}

/** A service that writes down what a transport hands it and answers what the test says. */
export interface RecordingService extends FirestoreService {
  readonly calls: { method: UnaryMethod | ServerStreamMethod; request: ProtoJson; caller: Caller }[];
  readonly streams: RecordedStream[];
  answerUnary: () => Promise<ProtoJson>;
  answerStream: () => AsyncIterable<ProtoJson>;
  onMessage: (stream: RecordedStream, message: ProtoJson) => void;
}

export function createRecordingService(): RecordingService {
  function open(kind: RecordedStream['kind'], caller: Caller, sink: StreamSink): RpcStream {
    const stream: RecordedStream = { kind, caller, sink, received: [], closed: false };
    service.streams.push(stream);
    return {
      send(message) {
        stream.received.push(message);
        service.onMessage(stream, message);
      },
      close() {
        stream.closed = true;
      },
    };
  }
  const service: RecordingService = {
    calls: [],
    streams: [],
    answerUnary: async () => ({}),
    answerStream: async function* () {},
    onMessage: () => undefined,
    unary(method, request, caller) {
      service.calls.push({ method, request, caller });
      return service.answerUnary();
    },
    serverStream(method, request, caller) {
      service.calls.push({ method, request, caller });
      return service.answerStream();
    },
    listen: (caller, sink) => open('listen', caller, sink),
    write: (caller, sink) => open('write', caller, sink),
  };
  return service;
}
