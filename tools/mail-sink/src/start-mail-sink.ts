import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { mailPage } from './mail-page.ts';
import { type MailStore, openMailStore } from './mail-store.ts';

export interface MailSinkOptions {
  readonly host: string;
  /** Port of the page; 0 takes a free one. */
  readonly pagePort: number;
  /** Port of the mail server; 0 takes a free one. */
  readonly smtpPort: number;
  /** Folder of the messages. */
  readonly folder: string;
}

/** A mail server that keeps everything and sends nothing on. */
export interface MailSink {
  /** smtp://host:port */
  readonly smtpUrl: string;
  /** Origin of the page and of /messages.json. */
  readonly pageOrigin: string;
  readonly store: MailStore;
  close(): Promise<void>;
}

const LARGEST_MAIL = 64 * 1024 * 1024;
/** Addresses with this name before the @ are refused for good, so that bounces can be tried out. */
const BOUNCING = /^bounce[@+]/i;

export async function startMailSink(options: MailSinkOptions): Promise<MailSink> {
  const store = await openMailStore(options.folder, Date.now);
  const smtp = createSmtpServer(store);
  const listening = smtp.listen(options.smtpPort, options.host);
  await once(listening, 'listening');
  const page = createServer((request, response) => void answer(store, request, response));
  try {
    page.listen(options.pagePort, options.host);
    await once(page, 'listening');
  } catch (error) {
    await closeServer(listening);
    throw error;
  }
  return {
    smtpUrl: `smtp://${options.host}:${portOf(listening)}`,
    pageOrigin: `http://${options.host}:${portOf(page)}`,
    store,
    async close() {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      page.closeAllConnections();
      await closeServer(page);
    },
  };
}

function createSmtpServer(store: MailStore): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    size: LARGEST_MAIL,
    onRcptTo({ address }, _session, done) {
      if (!BOUNCING.test(address)) return done();
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        store.add(to, Buffer.concat(chunks)).then(
          () => done(),
          (error: Error) => done(error),
        );
      });
    },
  });
  // A client that hangs up in the middle is no reason to end.
  server.on('error', () => undefined);
  return server;
}

async function answer(store: MailStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://sink');
  const [, id] = /^\/messages\/([\d-]+)\.eml$/.exec(pathname) ?? [];
  try {
    if (pathname === '/') send(response, 'text/html; charset=utf-8', mailPage(await store.list()));
    else if (pathname === '/messages.json') {
      send(response, 'application/json', JSON.stringify(await store.list()));
    } else {
      const raw = id === undefined ? undefined : await store.raw(id);
      if (raw === undefined) response.writeHead(404).end();
      else send(response, 'message/rfc822', raw);
    }
  } catch {
    response.writeHead(500).end();
  }
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  const safety = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" };
  response.writeHead(200, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff', ...safety }).end(body);
}

function portOf(server: { address(): string | AddressInfo | null }): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function closeServer(server: NetServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
