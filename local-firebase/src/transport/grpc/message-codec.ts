import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer';
import type protobuf from 'protobufjs';
import type { ProtoJson } from '../../service/firestore-service.ts';
import { RpcError } from '../../service/rpc-error.ts';
import { isJsonObject } from '../json-object.ts';

/** Converts one message type between the wire and proto3-JSON. */
export interface MessageCodec {
  /** Throws INVALID_ARGUMENT for bytes that are no such message, or that hold what proto3-JSON cannot say. */
  decode(bytes: Buffer): ProtoJson;
  /** Throws for what is no such message: a bug of whoever made it. */
  encode(message: ProtoJson): Buffer;
}

export function createMessageCodec(type: protobuf.Type): MessageCodec {
  return {
    decode(bytes) {
      const json = readJson(type, bytes);
      if (!isJsonObject(json))
        throw new RpcError('INVALID_ARGUMENT', `The bytes of the message are no ${type.name}.`);
      return json;
    },
    encode(message) {
      const built = fromProto3JSON(type, message as Parameters<typeof fromProto3JSON>[1]);
      if (built === null) throw new Error(`${type.name} cannot be empty.`);
      return Buffer.from(type.encode(built).finish());
    },
  };
}

function readJson(type: protobuf.Type, bytes: Buffer): unknown {
  try {
    return toProto3JSON(type.decode(bytes));
  } catch {
    return undefined;
  }
}
