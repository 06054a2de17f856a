import { createGrpcFuzz, type GrpcFuzz } from './fuzz-grpc.ts';
import { type HttpFuzz, restFuzz, webChannelFuzz } from './fuzz-http.ts';
import { rawFuzz } from './fuzz-raw.ts';
import { createFuzzSender, type FuzzAnswer, type FuzzSender, type RawFuzz } from './fuzz-send.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import type { ServerProcess } from './server-process.ts';

export interface FuzzReport {
  readonly requests: number;
  /** Requests by kind and how they ended, such as `rest 400`. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** What must not be: requests without an answer, internal errors, stacks in answers. At most 20 of them in full. */
  readonly findings: readonly string[];
  /** Mean memory of the server over the first and the last third, in MiB. */
  readonly firstThirdMiB: number;
  readonly lastThirdMiB: number;
  /** The same over each tenth, to tell a climb from a level. */
  readonly tenthsMiB: readonly number[];
}

type Fuzz = HttpFuzz | GrpcFuzz | RawFuzz;
export type FuzzKind = Fuzz['kind'];

const LANES = 16;
const PATIENCE_MS = 20_000;
const SAMPLE_EVERY = 20;
const LIVE_SESSIONS = 30;
const MOST_FINDINGS = 20;
const STACK = /\n\s+at |node_modules|\.[jt]s:\d+/;
const GRPC_INTERNAL = 13;

/** How often each kind of request comes, of 100. */
const MIXTURE: readonly FuzzKind[] = [
  ...Array<FuzzKind>(40).fill('rest'),
  ...Array<FuzzKind>(30).fill('webchannel'),
  ...Array<FuzzKind>(27).fill('grpc'),
  ...Array<FuzzKind>(3).fill('raw'),
];

/**
 * Sends `count` damaged requests over a few lanes at once. What is sent depends on the seed alone, but for session ids.
 * @param kinds to choose from; a kind may stand there more than once
 */
export async function runFuzz(
  server: ServerProcess,
  count: number,
  seed: number,
  kinds: readonly FuzzKind[] = MIXTURE,
): Promise<FuzzReport> {
  const run = new FuzzRun(server, count, createSeededRandom(seed), kinds);
  await run.all();
  return run.report();
}

class FuzzRun {
  private readonly server: ServerProcess;
  private readonly count: number;
  private readonly random: SeededRandom;
  private readonly kinds: readonly FuzzKind[];
  private readonly sender: FuzzSender;
  private readonly grpcFuzz = createGrpcFuzz();
  private readonly sessions: string[] = [];
  private readonly outcomes = new Map<string, number>();
  private readonly findings: string[] = [];
  private readonly memory: number[] = [];
  private sent = 0;

  constructor(server: ServerProcess, count: number, random: SeededRandom, kinds: readonly FuzzKind[]) {
    this.kinds = kinds;
    this.server = server;
    this.count = count;
    this.random = random;
    this.sender = createFuzzSender(server.origin, PATIENCE_MS);
  }

  async all(): Promise<void> {
    await Promise.all(Array.from({ length: LANES }, () => this.lane()));
    const alive = await this.sender.raw({
      kind: 'raw',
      body: Buffer.from('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    });
    if (alive.status !== 200) this.find(`the server does not answer any more: ${this.server.errors()}`);
    if (this.server.errors() !== '') this.find(`on stderr: ${this.server.errors().slice(0, 2_000)}`);
    this.sender.close();
  }

  report(): FuzzReport {
    const third = Math.floor(this.memory.length / 3);
    const tenth = Math.floor(this.memory.length / 10);
    return {
      requests: this.sent,
      outcomes: Object.fromEntries([...this.outcomes].sort(([a], [b]) => (a < b ? -1 : 1))),
      findings: this.findings,
      firstThirdMiB: meanMiB(this.memory.slice(0, third)),
      lastThirdMiB: meanMiB(this.memory.slice(this.memory.length - third)),
      tenthsMiB: Array.from({ length: 10 }, (_, at) =>
        meanMiB(this.memory.slice(at * tenth, (at + 1) * tenth)),
      ),
    };
  }

  private async lane(): Promise<void> {
    while (this.sent < this.count && this.server.running()) {
      this.sent += 1;
      if (this.sent % SAMPLE_EVERY === 0) this.memory.push(this.server.residentBytes());
      const fuzz = this.next();
      const answer = await this.send(fuzz);
      this.note(fuzz, answer);
      await this.keepSessions(answer);
    }
  }

  private next(): Fuzz {
    const { random } = this;
    switch (random.pick(this.kinds)) {
      case 'rest':
        return restFuzz(random);
      case 'webchannel':
        return webChannelFuzz(random, () => this.sessions[random.int(this.sessions.length || 1)]);
      case 'grpc':
        return this.grpcFuzz(random);
      case 'raw':
        return rawFuzz(random);
    }
  }

  private send(fuzz: Fuzz): Promise<FuzzAnswer> {
    if (fuzz.kind === 'raw') return this.sender.raw(fuzz);
    return fuzz.kind === 'grpc' ? this.sender.grpc(fuzz) : this.sender.http(fuzz);
  }

  private note(fuzz: Fuzz, { outcome, status, text }: FuzzAnswer): void {
    const key = `${fuzz.kind} ${outcome === 'answered' ? status : outcome}`;
    this.outcomes.set(key, (this.outcomes.get(key) ?? 0) + 1);
    if (outcome === 'silent') this.find(`no answer: ${describe(fuzz)}`);
    const internal = fuzz.kind === 'grpc' ? status === GRPC_INTERNAL : status === 500;
    // Bytes that are no message, and frames that lie, are the client's fault; grpc-js calls them internal.
    const framing = fuzz.kind === 'grpc' && /deserializ|compress|message|grpc-timeout/i.test(decode(text));
    if (internal && !framing) this.find(`internal error: ${describe(fuzz)}: ${decode(text).slice(0, 600)}`);
    if (STACK.test(decode(text))) this.find(`a stack in ${describe(fuzz)}: ${decode(text).slice(0, 600)}`);
  }

  /** Learns the sessions that were opened, and ends the oldest beyond a few. */
  private async keepSessions({ text }: FuzzAnswer): Promise<void> {
    const opened = /\[0,\["c","([^"]+)"/.exec(text)?.[1];
    if (opened !== undefined) this.sessions.push(opened);
    const oldest = this.sessions.length > LIVE_SESSIONS ? this.sessions.shift() : undefined;
    if (oldest === undefined) return;
    const path = `/google.firestore.v1.Firestore/Listen/channel?SID=${oldest}&TYPE=terminate`;
    const body = Buffer.alloc(0);
    await this.sender.http({ kind: 'webchannel', method: 'POST', path, headers: {}, body, truncated: false });
  }

  private find(line: string): void {
    if (this.findings.length < MOST_FINDINGS) this.findings.push(line);
  }
}

function describe(fuzz: Fuzz): string {
  const body = fuzz.body.subarray(0, 400).toString('latin1');
  if (fuzz.kind === 'raw') return `raw ${JSON.stringify(body)}`;
  if (fuzz.kind === 'grpc')
    return `grpc ${JSON.stringify(fuzz.headers)} ${fuzz.body.toString('base64').slice(0, 400)}`;
  return `${fuzz.method} ${fuzz.path.slice(0, 300)} ${fuzz.truncated ? '(truncated) ' : ''}${body}`;
}

/** gRPC percent-encodes its messages. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function meanMiB(samples: readonly number[]): number {
  const sum = samples.reduce((total, bytes) => total + bytes, 0);
  return Math.round(sum / Math.max(1, samples.length) / 2 ** 20);
}
