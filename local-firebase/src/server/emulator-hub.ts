import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../transport/rest/send-json.ts';

/** Takes a request when its path is its own, and then answers true. */
export type EmulatorHub = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean;

export interface EmulatorHubParts {
  /** What runs here, by the names of the official hub. */
  readonly services: readonly string[];
  /** Whether commits reach their triggers from now on. */
  enableTriggers(on: boolean): void;
}

const TRIGGERS = /^\/functions\/(enable|disable)BackgroundTriggers$/;

/**
 * The paths of the official hub that `@firebase/rules-unit-testing` asks (`FIREBASE_EMULATOR_HUB`): `GET /emulators`
 * answers `{[name]: {name, host, port}}`, `PUT /functions/disableBackgroundTriggers` and `enableBackgroundTriggers`
 * answer `{enabled}`.
 */
export function createEmulatorHub({ services, enableTriggers }: EmulatorHubParts): EmulatorHub {
  return (request, response, url) => {
    if (url.pathname === '/emulators' && request.method === 'GET') {
      const address = reachedAt(request);
      sendJson(response, 200, Object.fromEntries(services.map((name) => [name, { name, ...address }])));
      return true;
    }
    const [, verb] = TRIGGERS.exec(url.pathname) ?? [];
    if (verb === undefined || request.method !== 'PUT') return false;
    enableTriggers(verb === 'enable');
    sendJson(response, 200, { enabled: verb === 'enable' });
    return true;
  };
}

/** Where this very request found the server: a wildcard address would be of no use to a client. */
function reachedAt({ socket: { localAddress = '', localPort } }: IncomingMessage) {
  return { host: localAddress.replace(/^::ffff:/, ''), port: localPort };
}
