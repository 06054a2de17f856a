// Verifies a file that "Export with hashes" of the audit page gave, without the product and without its packages:
//   node verify-chain.mjs <file.jsonl> [<earlier file of the same company>]
// Exits with 0 when the chain holds, 1 when it does not, 2 when a file cannot be read. docs/audit-chain.md says what is compared.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const FORMAT = 'vcms-audit-chain/1';

/** The text that the product makes of a value; see docs/audit-chain.md. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value.$time)) return `t${value.$time[0]}.${value.$time[1]}`;
  const fields = Object.entries(value)
    .map(([name, inner]) => [name.startsWith('$$') ? name.slice(1) : name, inner])
    .sort(([left], [right]) => Number(left > right) - Number(left < right));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}

function hashOf({ n, lineId, previous, line }) {
  return createHash('sha256')
    .update(`${n}\n${lineId}\n${previous}\n${canonical(line)}`)
    .digest('hex');
}

async function* rowsOf(file) {
  const lines = createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) if (line !== '') yield JSON.parse(line);
}

/** Why a link does not follow the one before; undefined: it does. */
function problemOf(link, before) {
  if (link.n !== before.n + 1) return 'a link is missing';
  if (link.previous !== before.hash) return 'the link was changed, or stands in another place';
  if (link.line === null) return 'the line is gone';
  return hashOf(link) === link.hash ? undefined : 'the line was changed';
}

/** Walks a file; throws where it is none. `hashes` are those of an earlier file, from its first link on. */
async function verify(file, hashes = []) {
  let head;
  let at = { n: 0, hash: '0'.repeat(64) };
  const seen = [];
  for await (const row of rowsOf(file)) {
    if (head === undefined) {
      if (row.format !== FORMAT) throw new Error(`it does not begin as ${FORMAT} does`);
      head = row;
      continue;
    }
    const problem = problemOf(row, at);
    if (problem !== undefined) return { head, seen, problem: `line ${at.n + 1}: ${problem}` };
    if (hashes.length > at.n && hashes[at.n] !== row.hash)
      return { head, seen, problem: `line ${row.n}: it is another one than in the earlier file` };
    at = { n: row.n, hash: row.hash };
    seen.push(row.hash);
  }
  if (head === undefined) throw new Error('it is empty');
  if (at.n !== head.lines || (at.n > 0 && at.hash !== head.hash))
    return {
      head,
      seen,
      problem: `line ${Math.min(at.n, head.lines) + 1}: the file does not end where it says`,
    };
  if (hashes.length > at.n)
    return { head, seen, problem: `line ${at.n + 1}: the earlier file has lines that are gone` };
  return { head, seen, problem: undefined };
}

async function main([file, earlier]) {
  if (file === undefined) {
    console.error('Usage: node verify-chain.mjs <file.jsonl> [<earlier file of the same company>]');
    return 2;
  }
  let before;
  if (earlier !== undefined) {
    before = await verify(earlier);
    if (before.problem !== undefined) {
      console.error(`The earlier file does not hold at ${before.problem}.`);
      return 1;
    }
  }
  const { head, seen, problem } = await verify(file, before?.seen);
  if (before !== undefined && before.head.company !== head.company) {
    console.error(`The files are of two companies: ${before.head.company} and ${head.company}.`);
    return 1;
  }
  if (problem !== undefined) {
    console.error(`Broken at ${problem}.`);
    return 1;
  }
  console.log(`Unbroken: ${seen.length} lines of ${head.company}. The last hash is ${head.hash || 'none'}.`);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`The file cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  process.exitCode = 2;
}
