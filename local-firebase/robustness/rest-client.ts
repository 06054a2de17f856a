import type { ProtoJson } from 'local-firebase/internal/service/firestore-service';

/** A project and its default database behind a server's REST API, as the administrator. */
export interface RestClient {
  /** `projects/P/databases/(default)/documents`. */
  readonly root: string;
  commit(writes: readonly ProtoJson[], transaction?: string): Promise<CommitAnswer>;
  begin(): Promise<string>;
  /** Fields of a document read inside a transaction; undefined when there is none. */
  get(path: string, transaction: string): Promise<ProtoJson | undefined>;
  /** Every document of a top-level collection. */
  collection(collectionId: string): Promise<readonly StoredDocument[]>;
  /** Runs a structured query below the root. */
  query(structuredQuery: ProtoJson): Promise<readonly StoredDocument[]>;
}

interface CommitAnswer {
  readonly commitTime: string;
}

export interface StoredDocument {
  readonly name: string;
  readonly fields: Readonly<Record<string, { readonly [type: string]: unknown }>>;
  readonly updateTime: string;
}

/** An answer that is no success. */
export class RestFailure extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status} ${text}`);
    this.name = 'RestFailure';
    this.status = status;
  }
}

export function createRestClient(origin: string, projectId: string): RestClient {
  const database = `projects/${projectId}/databases/(default)`;
  const root = `${database}/documents`;
  async function post(suffix: string, body: ProtoJson): Promise<unknown> {
    const response = await fetch(`${origin}/v1/${root}:${suffix}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Authorization: 'Bearer owner' },
    });
    const text = await response.text();
    if (!response.ok) throw new RestFailure(response.status, text);
    return JSON.parse(text);
  }
  async function query(structuredQuery: ProtoJson): Promise<readonly StoredDocument[]> {
    const answer = (await post('runQuery', { structuredQuery })) as { document?: StoredDocument }[];
    return answer.flatMap(({ document }) => (document === undefined ? [] : [document]));
  }
  return {
    root,
    query,
    collection: (collectionId) => query({ from: [{ collectionId }] }),
    commit: async (writes, transaction) =>
      (await post('commit', {
        writes,
        ...(transaction === undefined ? {} : { transaction }),
      })) as CommitAnswer,
    begin: async () => ((await post('beginTransaction', {})) as { transaction: string }).transaction,
    async get(path, transaction) {
      const request = { documents: [`${root}/${path}`], transaction };
      const [answer] = (await post('batchGet', request)) as { found?: StoredDocument }[];
      return answer?.found?.fields;
    },
  };
}

/** A write that sets a document whole. */
export function setDocument(root: string, path: string, fields: ProtoJson): ProtoJson {
  return { update: { name: `${root}/${path}`, fields } };
}
