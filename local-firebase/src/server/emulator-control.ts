import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocalFirestore } from '../service/firestore-options.ts';
import { RpcError } from '../service/rpc-error.ts';
import { isJsonObject, parseJsonObject } from '../transport/json-object.ts';
import { readBody } from '../transport/read-body.ts';
import { sendJson } from '../transport/rest/send-json.ts';
import { errorBodyOf, httpStatusOf, rpcErrorFrom } from '../transport/status-codes.ts';
import { renderCoveragePage } from './coverage-page.ts';

const RULES = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/;
const COVERAGE = /^\/emulator\/v1\/projects\/([^/:]+):ruleCoverage(\.html)?$/;
const DOCUMENTS = /^\/emulator\/v1\/projects\/([^/:]+)\/databases\/([^/:]+)\/documents$/;
const USAGE = /^\/emulator\/v1\/usage$/;

/** Requests that only an emulator has; the official paths where there are any. */
export type EmulatorControl = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<boolean>;

export function createEmulatorControl(firestore: LocalFirestore): EmulatorControl {
  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const [, rulesProject] = RULES.exec(url.pathname) ?? [];
    if (rulesProject !== undefined && request.method === 'PUT') {
      replaceRules(firestore, decodeSegment(rulesProject), await readBody(request));
      sendJson(response, 200, {});
      return true;
    }
    const [, coverageProject, asPage] = COVERAGE.exec(url.pathname) ?? [];
    if (coverageProject !== undefined && request.method === 'GET') {
      sendCoverage(firestore, decodeSegment(coverageProject), asPage !== undefined, response);
      return true;
    }
    const [, project, database] = DOCUMENTS.exec(url.pathname) ?? [];
    if (project !== undefined && database !== undefined && request.method === 'DELETE') {
      await firestore.clear(decodeSegment(project), decodeSegment(database));
      sendJson(response, 200, {});
      return true;
    }
    if (USAGE.test(url.pathname) && (request.method === 'GET' || request.method === 'DELETE')) {
      if (request.method === 'DELETE') firestore.resetUsage();
      sendJson(response, 200, firestore.usage());
      return true;
    }
    return false;
  }
  return async (request, response, url) => {
    try {
      return await answer(request, response, url);
    } catch (thrown) {
      const error = rpcErrorFrom(thrown);
      sendJson(response, httpStatusOf(error.code), errorBodyOf(error));
      return true;
    }
  };
}

function sendCoverage(
  firestore: LocalFirestore,
  projectId: string,
  asPage: boolean,
  response: ServerResponse,
): void {
  const report = firestore.ruleCoverage(projectId);
  if (report === undefined) {
    throw new RpcError('NOT_FOUND', `No rules are loaded for project ${projectId}. Load some first.`);
  }
  if (!asPage) {
    sendJson(response, 200, report);
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(renderCoveragePage(report));
}

/** Body: `{rules: {files: [{name, content}]}}`. Throws INVALID_ARGUMENT listing what does not compile. */
function replaceRules(firestore: LocalFirestore, projectId: string, body: string): void {
  const errors = firestore.loadRules(projectId, sourceOf(parseJsonObject(body)));
  if (errors.length === 0) return;
  const lines = errors.map(({ line, column, message }) => `L${line}:${column} ${message}`);
  throw new RpcError('INVALID_ARGUMENT', `Error compiling rules:\n${lines.join('\n')}`);
}

function sourceOf(body: unknown): string {
  const rules = isJsonObject(body) ? body.rules : undefined;
  const files = isJsonObject(rules) ? rules.files : undefined;
  const file: unknown = Array.isArray(files) ? files[0] : undefined;
  const content = isJsonObject(file) ? file.content : undefined;
  if (typeof content === 'string') return content;
  throw new RpcError(
    'INVALID_ARGUMENT',
    'The body must be {"rules": {"files": [{"name": .., "content": ..}]}}.',
  );
}

function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new RpcError('INVALID_ARGUMENT', 'The path is not percent-encoded UTF-8.');
  }
}
