import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EXIT, type ExitCode, OperationFailure, sentenceOf } from '../operation-failure.ts';
import { CONSOLE, runCommand, type Speech } from '../run-command.ts';
import { type RehearsalResult, rehearseRestore } from './rehearse-restore.ts';

const HELP = `npm run rehearse-restore -- [--documents N]

Fills a local Firebase with N documents (1,000), 20 accounts and 10 files, exports it, wipes it, restores it, and compares everything
by hashes. Exit codes: 0 equal, 1 not equal, 2 the command line is not understood, 3 a step failed.`;

/** Most that one rehearsal may make. */
const MOST = 1_000_000;

/** `npm run rehearse-restore`: answers the exit code. */
export function runRehearseRestore(args: readonly string[], speech: Speech = CONSOLE): Promise<ExitCode> {
  return runCommand(speech, async () => {
    const documents = readDocuments(args);
    if (documents === 'help') {
      speech.result(HELP);
      return;
    }
    const folder = await mkdtemp(join(tmpdir(), 'vcms-restore-'));
    try {
      const now = () => performance.now();
      const result = await rehearseRestore({ documents, folder, now, log: speech.progress });
      for (const line of tableOf(result)) speech.result(line);
      if (!result.same)
        throw new OperationFailure(EXIT.refused, 'What was restored is not what was exported.');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

function readDocuments(args: readonly string[]): number | 'help' {
  try {
    const options = { documents: { type: 'string', default: '1000' }, help: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: [...args], options, strict: true });
    if (values.help === true) return 'help';
    const documents = Number(values.documents);
    if (Number.isInteger(documents) && documents > 0 && documents <= MOST) return documents;
    throw new Error(`--documents takes a whole number from 1 to ${MOST}`);
  } catch (cause) {
    const sentence = `${sentenceOf(cause).split('. ')[0]}. Try: npm run rehearse-restore -- --help`;
    throw new OperationFailure(EXIT.usage, sentence);
  }
}

function tableOf({ before, after, same, seconds }: RehearsalResult): readonly string[] {
  const kinds = ['documents', 'accounts', 'objects'] as const;
  const outage = seconds.wipe + seconds.restore;
  return [
    ...kinds.map((kind) => {
      const { count, hash } = before[kind];
      const equal = after[kind].count === count && after[kind].hash === hash;
      return `${kind}: ${count}, ${equal ? 'equal' : `then ${after[kind].count}, NOT equal`} (${hash.slice(0, 12)})`;
    }),
    `export ${seconds.export.toFixed(1)} s, wipe and restore ${outage.toFixed(1)} s (${(outage / 60).toFixed(2)} min)`,
    same ? 'Everything is as it was.' : 'Something is missing or differs.',
  ];
}
