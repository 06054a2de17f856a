import { type CallableResponse, type CheckedRequest, may } from '@vcms/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { Caller, Trusted } from '../../core/context.ts';
import { textOf } from '../../core/fields.ts';
import { countCall, type RateLimit } from '../../core/rate-limit.ts';
import { refuseAccess } from '../../core/refusal.ts';
import { writeAudit } from '../audit.ts';
import { linesOf } from './check-chain.ts';
import { chainPlace } from './seal-line.ts';

const PER_PERSON: RateLimit = { scope: 'auditExport', count: 600, seconds: 3600 };

/** Links of one part. */
const STEP = 500;

/** Characters of one part: an answer has 10 MB at most. */
const PART_MAX = 4_000_000;

/** What the first line of a file says it is. */
const CHAIN_FILE = 'vcms-audit-chain/1';

/**
 * A value as a file holds it: a time is `{"$time": [seconds, nanoseconds]}`, and a name that begins with `$` gets a second one, so
 * that no record looks like a time.
 */
function inFile(value: unknown): unknown {
  if (value instanceof Timestamp) return { $time: [value.seconds, value.nanoseconds] };
  if (Array.isArray(value)) return value.map(inFile);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name.startsWith('$') ? `$${name}` : name, inFile(inner)]),
  );
}

/**
 * A part of a company's chain as JSON lines, as it is stored: a line that is gone is null, so that the file shows a break to everybody
 * who verifies it (docs/audit-chain.md). The first part begins with what the file is, and leaves a line in the audit.
 */
export async function exportChain(
  trusted: Trusted,
  caller: Caller,
  request: CheckedRequest<'auditChainExport'>,
): Promise<CallableResponse<'auditChainExport'>> {
  if (!may(caller.role, 'keepAuditTrail')) refuseAccess();
  await countCall(trusted, PER_PERSON, caller.uid);
  const { companyId, after } = request;
  const ref = chainPlace(trusted.db, companyId);
  const head = await ref.get();
  const end = request.end ?? Number(head.get('n') ?? 0);
  const isFirst = after === 0;
  const first = {
    format: CHAIN_FILE,
    company: companyId,
    lines: end,
    hash: textOf(head.get('hash')),
    exportedAt: trusted.now().toISOString(),
  };
  if (isFirst) await note(trusted, caller, companyId, end);
  const links = ref.collection('links').where('n', '>', after).where('n', '<=', end).orderBy('n');
  const { docs } = await links.limit(STEP).get();
  if (docs.length === 0) return { text: isFirst ? `${JSON.stringify(first)}\n` : '', end };
  const lines = await linesOf(trusted, docs);
  let text = isFirst ? `${JSON.stringify(first)}\n` : '';
  let last = after;
  for (const [at, link] of docs.entries()) {
    if (text.length > PART_MAX) return { text, end, next: last };
    const { n, lineId, previous, hash } = link.data();
    text += `${JSON.stringify({ n, lineId, previous, hash, line: inFile(lines[at] ?? null) })}\n`;
    last = n;
  }
  return docs.length < STEP ? { text, end } : { text, end, next: last };
}

async function note(trusted: Trusted, caller: Caller, companyId: string, lines: number): Promise<void> {
  await trusted.db.runTransaction(async (transaction) =>
    writeAudit(trusted, transaction, caller, {
      action: 'audit.chain_export',
      entityType: 'audit_chain',
      entityId: companyId,
      after: { lines },
    }),
  );
}
