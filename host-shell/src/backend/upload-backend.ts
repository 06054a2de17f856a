import type { TrustedCall, TrustedResult } from './trusted-call.ts';

/** One line of insurance as the contractor asks it of its broker, in words. */
export interface AskedLine {
  readonly title: string;
  readonly limits: readonly { readonly label: string; readonly amount: string }[];
  readonly conditions: readonly string[];
  readonly holders: readonly { readonly name: string; readonly wording: readonly string[] }[];
}

export interface OpenUpload {
  readonly contractorName: string;
  readonly brokerName: string;
  readonly note: string;
  /** YYYY-MM-DD */
  readonly expiresOn: string;
  readonly asks: readonly AskedLine[];
}

/** What the server says about the link of an upload. */
export type UploadCheck =
  | { readonly state: 'valid'; readonly upload: OpenUpload }
  | { readonly state: 'received' | 'expired' | 'revoked' | 'unknown' };

interface UploadPart {
  readonly token: string;
  /** Place among the chosen files, from 0. */
  readonly file: number;
  readonly part: number;
  /** Base64. */
  readonly bytes: string;
}

export interface UploadedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
}

interface UploadFinish {
  readonly token: string;
  /** The same for every attempt of one submission. */
  readonly requestId: string;
  readonly files: readonly UploadedFile[];
}

/** What the page of an upload link needs. Refusals are results. */
export interface UploadBackend {
  check(token: string): Promise<TrustedResult<UploadCheck>>;
  put(part: UploadPart): Promise<TrustedResult<void>>;
  finish(request: UploadFinish): Promise<TrustedResult<void>>;
}

const STRANGE = 'That did not work. Try again in a few minutes.';

export function createUploadBackend(call: TrustedCall): UploadBackend {
  const command = async (name: string, request: object): Promise<TrustedResult<void>> => {
    const result = await call(name, request);
    return result.ok ? { ok: true, value: undefined } : result;
  };
  return {
    async check(token) {
      const result = await call('brokerUploadCheck', { token });
      if (!result.ok) return result;
      const value = parseCheck(fieldsOf(result.value));
      return value === undefined ? { ok: false, kind: 'other', message: STRANGE } : { ok: true, value };
    },
    put: (part) => command('brokerUploadPart', part),
    finish: (request) => command('brokerUploadFinish', request),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function parseCheck(fields: Fields): UploadCheck | undefined {
  const { state } = fields;
  if (state === 'received' || state === 'expired' || state === 'revoked' || state === 'unknown')
    return { state };
  if (state !== 'valid') return undefined;
  return {
    state,
    upload: {
      contractorName: textOf(fields.contractorName),
      brokerName: textOf(fields.brokerName),
      note: textOf(fields.note),
      expiresOn: textOf(fields.expiresOn),
      asks: listOf(fields.asks).map(parseAsk),
    },
  };
}

function parseAsk(value: unknown): AskedLine {
  const { title, limits, conditions, holders } = fieldsOf(value);
  return {
    title: textOf(title),
    limits: listOf(limits).map((limit) => {
      const { label, amount } = fieldsOf(limit);
      return { label: textOf(label), amount: textOf(amount) };
    }),
    conditions: listOf(conditions).map(textOf),
    holders: listOf(holders).map((holder) => {
      const { name, wording } = fieldsOf(holder);
      return { name: textOf(name), wording: listOf(wording).map(textOf) };
    }),
  };
}
