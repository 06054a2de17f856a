import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FirestoreService, RpcStream, StreamSink } from '../../service/firestore-service.ts';
import { callerFromAuthorization } from '../caller-from-authorization.ts';
import { readBody } from '../read-body.ts';
import { rpcErrorFrom } from '../status-codes.ts';
import { createBackChannel } from './back-channel.ts';
import { createConnectionBudget } from './connection-budget.ts';
import { type ForwardBody, parseForwardBody } from './forward-body.ts';
import { frame } from './frame.ts';
import { KEEP_ALIVE_MS, type StreamKind, WebChannelSession } from './webchannel-session.ts';

const SERVER_VERSION = 14;
const PROTOCOL_VERSION = 8;
const ROUTE = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;

/** The WebChannel (VER=8) endpoint of the two streaming calls; local-firebase 2.1. */
export function createWebChannelHandler(service: FirestoreService): WebChannelHandler {
  return new WebChannelHandler(service);
}

export class WebChannelHandler {
  private readonly service: FirestoreService;
  private readonly sessions = new Map<string, WebChannelSession>();
  private readonly budget = createConnectionBudget();

  constructor(service: FirestoreService) {
    this.service = service;
  }

  /** Answers false when the path is not its own. May be handed on without its object. */
  readonly handle = async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<boolean> => {
    const kind = ROUTE.exec(url.pathname)?.[1];
    if (kind !== 'Listen' && kind !== 'Write') return false;
    try {
      if (request.method === 'POST') await this.post(kind, url, request, response);
      else if (request.method === 'GET') this.get(url, request, response);
      else answer(response, 405, 'WebChannel takes GET and POST only.');
    } catch (thrown) {
      answer(response, 400, rpcErrorFrom(thrown).message);
    }
    return true;
  };

  /** Ends all sessions. */
  close(): void {
    for (const session of [...this.sessions.values()]) session.end();
  }

  private async post(kind: StreamKind, url: URL, request: IncomingMessage, response: ServerResponse) {
    const text = await readBody(request);
    const sessionId = url.searchParams.get('SID');
    const session = this.sessions.get(sessionId ?? '');
    if (url.searchParams.get('TYPE') === 'terminate') {
      session?.end();
      answer(response, 200, '');
    } else if (sessionId === null) {
      this.open(kind, parseForwardBody(text), response);
    } else if (session === undefined) {
      answerUnknownSession(response);
    } else {
      forward(session, url, parseForwardBody(text), response);
    }
  }

  private get(url: URL, request: IncomingMessage, response: ServerResponse): void {
    const session = this.sessions.get(url.searchParams.get('SID') ?? '');
    if (session === undefined) {
      answerUnknownSession(response);
    } else if (url.searchParams.get('TYPE') === 'terminate') {
      session.end();
      answer(response, 200, '');
    } else {
      this.hang(session, url, request, response);
    }
  }

  private open(kind: StreamKind, body: ForwardBody, response: ServerResponse): void {
    const id = randomBytes(12).toString('base64url');
    const session = new WebChannelSession({
      kind,
      openStream: (sink) => openStream(this.service, kind, body.headers.get('authorization'), sink),
      onEnd: () => this.sessions.delete(id),
    });
    this.sessions.set(id, session);
    response.setHeader('X-HTTP-Session-Id', randomBytes(12).toString('base64url'));
    const handshake = [[0, ['c', id, '', PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE_MS]]];
    answer(response, 200, frame(JSON.stringify(handshake)));
    session.receive(body.firstId, body.messages);
  }

  private hang(
    session: WebChannelSession,
    url: URL,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    session.acknowledge(acknowledgedId(url));
    const client = `${request.socket.remoteAddress} ${request.headers['user-agent']}`;
    const channel = createBackChannel(response, url.searchParams);
    const leave = this.budget.enter(client, () => session.release(channel));
    response.on('close', () => {
      leave();
      session.detach(channel);
    });
    session.attach(channel);
  }
}

function forward(session: WebChannelSession, url: URL, body: ForwardBody, response: ServerResponse): void {
  session.acknowledge(acknowledgedId(url));
  session.receive(body.firstId, body.messages);
  answer(response, 200, frame(JSON.stringify(session.status())));
}

/** A token that cannot be read fails the stream, as the client expects its error there. */
function openStream(
  service: FirestoreService,
  kind: StreamKind,
  authorization: string | undefined,
  sink: StreamSink,
): RpcStream {
  try {
    const caller = callerFromAuthorization(authorization);
    return kind === 'Listen' ? service.listen(caller, sink) : service.write(caller, sink);
  } catch (thrown) {
    sink.fail(rpcErrorFrom(thrown));
    return { send: () => undefined, close: () => undefined };
  }
}

function acknowledgedId(url: URL): number {
  const id = Number(url.searchParams.get('AID') ?? 0);
  return Number.isSafeInteger(id) ? id : 0;
}

/** These words make the client drop the channel and reconnect at once, the fast path after a restart. */
function answerUnknownSession(response: ServerResponse): void {
  answer(response, 400, 'Error: Unknown SID');
}

function answer(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(text);
}
