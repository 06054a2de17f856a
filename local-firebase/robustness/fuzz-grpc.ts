import type { ProtoJson } from 'local-firebase/internal/service/firestore-service';
import {
  grpcPathOf,
  loadFirestoreMethods,
  type ProtoMethod,
} from 'local-firebase/internal/transport/grpc/firestore-protos';
import { createMessageCodec, type MessageCodec } from 'local-firebase/internal/transport/grpc/message-codec';
import { someAuthorization } from './fuzz-http.ts';
import { mutated } from './fuzz-json.ts';
import { REQUESTS, type RequestMethod, someListen, someStreamWrite } from './fuzz-messages.ts';
import type { SeededRandom } from './seeded-random.ts';

/** One gRPC call: what to send on a stream of HTTP/2 and then to end. */
export interface GrpcFuzz {
  readonly kind: 'grpc';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Call {
  readonly path: string;
  readonly name: string;
  readonly codec: MessageCodec;
}

/** Makes calls of all methods, those included that the server does not offer. */
export function createGrpcFuzz(): (random: SeededRandom) => GrpcFuzz {
  const calls = loadFirestoreMethods().map((method: ProtoMethod): Call => {
    return { path: grpcPathOf(method), name: method.name, codec: createMessageCodec(method.requestType) };
  });
  return (random) => {
    const call = random.pick(calls);
    const authorization = someAuthorization(random);
    return {
      kind: 'grpc',
      headers: {
        ':method': random.chance(0.98) ? 'POST' : 'GET',
        ':path': random.chance(0.97) ? call.path : `${call.path}${random.pick(['x', '/', '%00'])}`,
        'content-type': random.chance(0.97)
          ? 'application/grpc'
          : random.pick(['text/plain', 'application/json']),
        te: 'trailers',
        ...(authorization !== undefined && { authorization }),
        ...(random.chance(0.05) && { 'grpc-timeout': random.pick(['1n', '0S', 'x', '99999999H']) }),
        ...(random.chance(0.03) && { 'grpc-encoding': random.pick(['gzip', 'odd']) }),
      },
      body: Buffer.concat(
        Array.from({ length: 1 + random.int(2) }, () => frame(random, messageBytes(random, call))),
      ),
    };
  };
}

function messageBytes(random: SeededRandom, { name, codec }: Call): Buffer {
  if (random.chance(0.1)) return Buffer.from(Array.from({ length: random.int(60) }, () => random.int(256)));
  const bytes = encoded(codec, mutated(random, messageOf(random, name))) ?? Buffer.alloc(0);
  if (bytes.length > 0 && random.chance(0.2)) {
    const damaged = Buffer.from(bytes);
    for (let at = 0; at <= random.int(4); at += 1) damaged[random.int(damaged.length)] = random.int(256);
    return damaged;
  }
  return random.chance(0.05) ? bytes.subarray(0, random.int(bytes.length + 1)) : bytes;
}

function messageOf(random: SeededRandom, name: string): ProtoJson {
  if (name === 'Listen') return someListen(random);
  if (name === 'Write') return someStreamWrite(random);
  return REQUESTS[name as RequestMethod]?.(random) ?? {};
}

/** Undefined for a message that has no form on the wire. */
function encoded(codec: MessageCodec, json: unknown): Buffer | undefined {
  try {
    return codec.encode(json as ProtoJson);
  } catch {
    return undefined;
  }
}

/** A length-prefixed message whose prefix may lie. */
function frame(random: SeededRandom, bytes: Buffer): Buffer {
  const prefix = Buffer.alloc(5);
  prefix[0] = random.chance(0.97) ? 0 : random.pick([1, 7, 255]);
  const length = random.chance(0.96)
    ? bytes.length
    : random.pick([0, 1, bytes.length + 9, 0xffff_ffff, 2 ** 26]);
  prefix.writeUInt32BE(length, 1);
  return Buffer.concat([prefix, bytes]);
}
