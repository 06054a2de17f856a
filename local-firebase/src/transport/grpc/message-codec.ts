import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer';
import type protobuf from 'protobufjs';
import type { ProtoJson } from '../../service/firestore-service.ts';
import { isJsonObject } from '../json-object.ts';

/** Converts one message type between the wire and proto3-JSON. */
export interface MessageCodec {
  decode(bytes: Buffer): ProtoJson;
  encode(message: ProtoJson): Buffer;
}

export function createMessageCodec(type: protobuf.Type): MessageCodec {
  return {
    decode(bytes) {
      const json: unknown = toProto3JSON(type.decode(bytes));
      if (!isJsonObject(json)) throw new Error(`${type.name} did not decode to an object.`);
      return json;
    },
    encode(message) {
      const built = fromProto3JSON(type, message as Parameters<typeof fromProto3JSON>[1]);
      if (built === null) throw new Error(`${type.name} cannot be empty.`);
      return Buffer.from(type.encode(built).finish());
    },
  };
}
