import { type Attempt, type AttemptKind, attemptId, PARTS } from './crash-ledger.ts';
import { type RestClient, RestFailure, setDocument } from './rest-client.ts';

/** A writer that goes on, on a connection of its own, until the server is gone. */
export interface Writer {
  readonly kind: AttemptKind;
  readonly name: string;
  /** Attempts made so far, over all rounds. */
  made: number;
}

/** Three of each kind; transactions contend for one document. */
export function createWriters(): Writer[] {
  const kinds: readonly AttemptKind[] = ['single', 'batch', 'transaction'];
  return kinds.flatMap((kind) => [0, 1, 2].map((at) => ({ kind, name: `${kind}${at}`, made: 0 })));
}

/**
 * Writes until the connection breaks. Each attempt is recorded before it is sent and gets its time when acknowledged.
 * @param acknowledged called after each acknowledgement
 */
export async function writeUntilGone(
  writer: Writer,
  client: RestClient,
  round: number,
  record: (attempt: Attempt) => void,
  acknowledged: () => void,
): Promise<void> {
  for (;;) {
    writer.made += 1;
    const { kind, name } = writer;
    const attempt: Attempt = { kind, writer: name, number: writer.made, round, commitTime: undefined };
    record(attempt);
    try {
      attempt.commitTime = await send[kind](client, attempt);
    } catch (error) {
      if (error instanceof RestFailure) throw error;
      return;
    }
    acknowledged();
  }
}

type Send = (client: RestClient, attempt: Attempt) => Promise<string>;

const send: Readonly<Record<AttemptKind, Send>> = {
  async single(client, attempt) {
    const write = setDocument(client.root, `singles/${attemptId(attempt)}`, numbered(attempt.number));
    return (await client.commit([write])).commitTime;
  },
  async batch(client, attempt) {
    const parts = Array.from({ length: PARTS }, (_, at) =>
      setDocument(client.root, `parts/${attemptId(attempt)}.${at}`, numbered(attempt.number)),
    );
    const head = setDocument(client.root, `heads/${attempt.writer}`, numbered(attempt.number));
    // In the middle, so that neither the first nor the last writes alone would pass for the whole.
    return (await client.commit([...parts.slice(0, 5), head, ...parts.slice(5)])).commitTime;
  },
  async transaction(client, attempt) {
    for (;;) {
      const transaction = await client.begin();
      const fields = await client.get('totals/all', transaction);
      const { integerValue } = (fields?.number ?? { integerValue: '0' }) as { integerValue: string };
      const next = numbered(Number(integerValue) + 1);
      const writes = [
        setDocument(client.root, 'totals/all', next),
        setDocument(client.root, `receipts/${attemptId(attempt)}`, next),
      ];
      try {
        return (await client.commit(writes, transaction)).commitTime;
      } catch (error) {
        // Another transaction came first: nothing has happened, so the same attempt is made again.
        if (!(error instanceof RestFailure) || error.status !== 409) throw error;
      }
    }
  },
};

function numbered(number: number) {
  return { number: { integerValue: String(number) } };
}
