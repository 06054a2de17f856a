import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { FirestoreService } from '../service/firestore-service.ts';
import { createGrpcEndpoint } from '../transport/grpc/grpc-server.ts';
import { createRestHandler } from '../transport/rest/rest-handler.ts';
import { createWebChannelHandler } from '../transport/webchannel/webchannel-handler.ts';
import { isOwnAddress, refuseAdministrators, withoutAdministrator } from './guest-entrance.ts';
import { answerRoot, createRequestRouter, type Endpoint } from './request-router.ts';

/** What a port hands its requests and connections to. */
export interface Entrance {
  readonly onRequest: RequestListener;
  readonly onHttp2Socket: (socket: Socket) => void;
  /** Ends what is open. */
  close(): void;
}

export interface EntranceParts {
  readonly firestore: FirestoreService;
  /** What answers besides Firestore's own transports. */
  readonly endpoints: readonly Endpoint[];
  readonly openCors: boolean;
}

/** One way in, with Firestore over WebChannel, REST and gRPC. */
export function createEntrance({ firestore, endpoints, openCors }: EntranceParts): Entrance {
  const webChannel = createWebChannelHandler(firestore);
  const grpc = createGrpcEndpoint(firestore);
  const rest = createRestHandler(firestore);
  return {
    onRequest: createRequestRouter([answerRoot, webChannel.handle, rest, ...endpoints], openCors),
    onHttp2Socket: grpc.takeSocket,
    close() {
      webChannel.close();
      grpc.close();
    },
  };
}

/**
 * A way in for programs of this computer, and one for those of others, of whom none is the administrator.
 * @param isOwn whether a remote address is of this computer.
 */
export function createGuardedEntrance(parts: EntranceParts, isOwn = isOwnAddress): Entrance {
  const own = createEntrance(parts);
  const guests = createEntrance({
    ...parts,
    firestore: withoutAdministrator(parts.firestore),
    endpoints: parts.endpoints.map(forGuests),
  });
  const entranceOf = ({ remoteAddress }: Socket) => (isOwn(remoteAddress) ? own : guests);
  return {
    onRequest: (request, response) => entranceOf(request.socket).onRequest(request, response),
    onHttp2Socket: (socket) => entranceOf(socket).onHttp2Socket(socket),
    close() {
      own.close();
      guests.close();
    },
  };
}

function forGuests(endpoint: Endpoint): Endpoint {
  return async (request, response, url) =>
    (await refuseAdministrators(request, response, url)) || endpoint(request, response, url);
}
