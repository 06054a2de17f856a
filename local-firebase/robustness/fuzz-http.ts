import { damagedText, mutated } from './fuzz-json.ts';
import {
  FUZZ_DATABASE,
  FUZZ_PROJECT,
  REQUESTS,
  type RequestMethod,
  someFields,
  someListen,
  someStreamWrite,
} from './fuzz-messages.ts';
import type { SeededRandom } from './seeded-random.ts';

/** One HTTP/1.1 request, as far from or as near to a good one as the generator pleased. */
export interface HttpFuzz {
  readonly kind: 'rest' | 'webchannel';
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Announces more body than it sends, then ends. */
  readonly truncated: boolean;
}

const ENDPOINT = '/google.firestore.v1.Firestore';
const ODD_NUMBERS = ['0', '1', '-1', '7', '1e9', '99999999999999999999', 'x', '', '0x10', ' 3', 'NaN'];

function token(payload: unknown): string {
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`;
}

export function someAuthorization(random: SeededRandom): string | undefined {
  // Most callers get in, or nothing behind the door would ever be tried.
  if (random.chance(0.75)) return 'Bearer owner';
  return random.pick([
    `Bearer ${token({ sub: 'ada', user_id: 'ada', role: '5001' })}`,
    `Bearer ${token({ sub: { a: 1 } })}`,
    `Bearer ${token([])}`,
    'Bearer a.b.c',
    'Bearer ..',
    'Basic eA==',
    `Bearer ${'x'.repeat(4_000)}`,
    undefined,
  ]);
}

const VERBS: Readonly<Partial<Record<RequestMethod, string>>> = {
  BeginTransaction: 'beginTransaction',
  Commit: 'commit',
  Rollback: 'rollback',
  BatchWrite: 'batchWrite',
  PartitionQuery: 'partitionQuery',
  ListCollectionIds: 'listCollectionIds',
  BatchGetDocuments: 'batchGet',
  RunQuery: 'runQuery',
  RunAggregationQuery: 'runAggregationQuery',
};

const ODD_PATHS = [
  '/fuzz',
  '/fuzz/d1',
  '/fuzz/d1/sub',
  '//',
  '/fuzz//d1',
  '/fuzz/..',
  '/fuzz/%2e%2e',
  '/fuzz/__id7__',
  '/fuzz/__odd__',
  '/fuzz/%zz',
  '/fuzz/%F0%9F',
  '/fuzz/%00',
  `/fuzz/${'i'.repeat(1_600)}`,
  '/fuzz/a%2Fb',
  '/a/b'.repeat(101),
  ':commit',
  '/fuzz/d1:runQuery',
  ':unknownVerb',
];

const ODD_QUERIES = [
  '',
  '',
  '?pageSize=3&orderBy=n',
  '?pageSize=99999999999',
  '?pageSize=-1',
  '?mask.fieldPaths=n&mask.fieldPaths=%60',
  '?mask=1',
  '?mask=1&mask.fieldPaths=n',
  '?__proto__.polluted=1&constructor.prototype.polluted=1',
  '?currentDocument.exists=perhaps',
  '?currentDocument.updateTime=never',
  '?readTime=2026-11-21T00:00:00Z',
  '?transaction=%%%',
  '?a.b.c.d.e.f=1&a=2',
  '?%',
];

/** A REST request: a verb with a damaged message, or an odd path. */
export function restFuzz(random: SeededRandom): HttpFuzz {
  const authorization = someAuthorization(random);
  const headers = {
    'Content-Type': 'application/json',
    ...(authorization !== undefined && { Authorization: authorization }),
  };
  const truncated = random.chance(0.02);
  if (random.chance(0.6)) {
    const [name, verb] = random.pick(Object.entries(VERBS)) as [RequestMethod, string];
    const json = mutated(random, REQUESTS[name](random));
    const body = Buffer.from(damagedText(random, json));
    return {
      kind: 'rest',
      method: 'POST',
      path: `/v1/${FUZZ_DATABASE}/documents:${verb}`,
      headers,
      body,
      truncated,
    };
  }
  const database = random.chance(0.9)
    ? FUZZ_DATABASE
    : `projects/${random.pick(['p', '%20', '..', FUZZ_PROJECT])}/databases/${random.pick(['d', '%', '(default)'])}`;
  const method = random.pick(['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'HEAD']);
  const path = random.chance(0.9)
    ? `/v1/${database}/documents${random.pick(ODD_PATHS)}${random.pick(ODD_QUERIES)}`
    : random.pick(CONTROL_PATHS);
  const body = Buffer.from(damagedText(random, { fields: mutated(random, someFields(random)) }));
  const carries = method === 'POST' || method === 'PATCH' || method === 'PUT';
  return { kind: 'rest', method, path, headers, body: carries ? body : Buffer.alloc(0), truncated };
}

/** Firestore's controls; those that would empty the server are left out, and Auth is the official emulator's code. */
const CONTROL_PATHS = [
  '/',
  '/nowhere',
  '/v1/projects',
  '/emulator/v1/usage',
  '/emulator/v1/projects/p%zz:securityRules',
  `/emulator/v1/projects/${FUZZ_PROJECT}:ruleCoverage`,
  '/emulator/v1/projects/%:ruleCoverage.html',
];

/**
 * A WebChannel request: opens a session, or speaks to a live or unknown one.
 * @param liveSession the id of a session that the server has, if there is one
 */
export function webChannelFuzz(random: SeededRandom, liveSession: () => string | undefined): HttpFuzz {
  const stream = random.pick(['Listen', 'Listen', 'Write', 'Other']);
  const session = random.chance(0.7)
    ? liveSession()
    : random.pick([undefined, 'unknown', '', '%00', 'x'.repeat(500)]);
  const query = new URLSearchParams({ VER: '8', zx: 'fuzz', t: '1' });
  if (session !== undefined) query.set('SID', session);
  if (random.chance(0.6)) query.set('AID', random.pick(ODD_NUMBERS));
  if (session === undefined ? random.chance(0.9) : random.chance(0.6))
    query.set('RID', random.pick(ODD_NUMBERS));
  if (random.chance(0.05)) query.set('TYPE', random.pick(['terminate', 'xmlhttp', 'odd']));
  const hanging = session !== undefined && random.chance(0.3);
  if (hanging) {
    query.set('CI', random.pick(['0', '1', 'x']));
    query.set('TO', random.pick(ODD_NUMBERS));
  }
  const method = hanging ? 'GET' : random.pick(['POST', 'POST', 'POST', 'POST', 'POST', 'PUT', 'HEAD']);
  return {
    kind: 'webchannel',
    method,
    path: `${ENDPOINT}/${stream}/channel?${query}`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: method === 'POST' ? Buffer.from(forwardBody(random, stream)) : Buffer.alloc(0),
    truncated: random.chance(0.02),
  };
}

function forwardBody(random: SeededRandom, stream: string): string {
  const count = random.int(4);
  const form = new URLSearchParams();
  const authorization = someAuthorization(random);
  if (authorization !== undefined) form.set('headers', `Authorization:${authorization}\r\n`);
  form.set('count', random.chance(0.9) ? String(count) : random.pick([...ODD_NUMBERS, '1000000000']));
  if (random.chance(0.9))
    form.set('ofs', random.chance(0.7) ? String(random.int(4)) : random.pick(ODD_NUMBERS));
  for (let at = 0; at < count; at += 1) {
    const message = stream === 'Write' ? someStreamWrite(random) : someListen(random);
    if (random.chance(0.97)) form.set(`req${at}___data__`, damagedText(random, mutated(random, message)));
  }
  const text = form.toString();
  return random.chance(0.95) ? text : text.slice(0, random.int(text.length));
}
