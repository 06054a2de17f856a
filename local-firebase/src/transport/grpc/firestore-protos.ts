import { createRequire } from 'node:module';
import protobuf from 'protobufjs';

const SERVICE = 'google.firestore.v1.Firestore';
const require = createRequire(import.meta.url);

/** One call of google.firestore.v1.Firestore with its message types. */
export interface ProtoMethod {
  readonly name: string;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
  readonly requestType: protobuf.Type;
  readonly responseType: protobuf.Type;
}

/**
 * Loads the calls of the Firestore service from the protos that the server SDK ships.
 * Adds `Write.verify`, which the client SDKs send in transactions and the public protos lack (local-firebase 2.5).
 */
export function loadFirestoreMethods(): readonly ProtoMethod[] {
  const root = protobuf.Root.fromJSON(require('@google-cloud/firestore/build/protos/v1.json'));
  const write = root.lookupType('google.firestore.v1.Write');
  const verify = new protobuf.Field('verify', 5, 'string');
  write.add(verify);
  write.oneofs.operation?.add(verify);
  root.resolveAll();
  refuseLongFractions(root.lookupType('google.protobuf.Timestamp'));
  const service = root.lookupService(SERVICE);
  return service.methodsArray.map((method) => ({
    name: method.name,
    requestStream: method.requestStream === true,
    responseStream: method.responseStream === true,
    requestType: root.lookupType(`google.firestore.v1.${method.requestType}`),
    responseType: method.responseType.startsWith('google.protobuf.')
      ? root.lookupType(method.responseType)
      : root.lookupType(`google.firestore.v1.${method.responseType}`),
  }));
}

/** A second has a thousand million nanoseconds; proto3-JSON would turn more of them into another moment. */
function refuseLongFractions(timestamp: protobuf.Type): void {
  const { decode } = timestamp.setup();
  timestamp.decode = (reader, length) => {
    const message = decode.call(timestamp, reader, length);
    const { nanos } = message as { nanos?: number };
    if (nanos !== undefined && (nanos < 0 || nanos > 999_999_999)) throw new RangeError(`${nanos} ns`);
    return message;
  };
}

/** The wire path of a call. */
export function grpcPathOf(method: ProtoMethod): string {
  return `/${SERVICE}/${method.name}`;
}
