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
 * Adds `Write.verify`, which the client SDKs send in transactions and the public protos lack (design 2.5).
 */
export function loadFirestoreMethods(): readonly ProtoMethod[] {
  const root = protobuf.Root.fromJSON(require('@google-cloud/firestore/build/protos/v1.json'));
  const write = root.lookupType('google.firestore.v1.Write');
  const verify = new protobuf.Field('verify', 5, 'string');
  write.add(verify);
  write.oneofs.operation?.add(verify);
  root.resolveAll();
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

/** The wire path of a call. */
export function grpcPathOf(method: ProtoMethod): string {
  return `/${SERVICE}/${method.name}`;
}
