import type { CallResult } from '@vcms/data';
import type { CallableRequest, CallableResponse } from '@vcms/domain';

/** A change of demands to judge, as `demandPreview` takes it; pages are asked for one after the other. */
export type ImpactRequest = CallableRequest<'demandPreview'>;
export type ImpactRow = CallableResponse<'demandPreview'>['rows'][number];

/** What is known so far. */
export interface ImpactProgress {
  /** Contractors to judge; undefined before the first answer. */
  readonly total: number | undefined;
  readonly rows: readonly ImpactRow[];
}

export type ImpactOutcome =
  | { readonly kind: 'done'; readonly rows: readonly ImpactRow[] }
  | { readonly kind: 'cancelled' }
  /** `message` is a sentence for the user. */
  | { readonly kind: 'failed'; readonly message: string };

export type AskImpact = (request: ImpactRequest) => Promise<CallResult<CallableResponse<'demandPreview'>>>;

/** Judges page by page and tells of each one; after an abort nothing more is asked for and nothing is told. */
export async function runImpact(
  ask: AskImpact,
  request: ImpactRequest,
  onProgress: (progress: ImpactProgress) => void,
  signal: AbortSignal,
): Promise<ImpactOutcome> {
  const rows: ImpactRow[] = [];
  for (let next: string | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
    const isLater = request.kind === 'set' && next !== undefined;
    const page = await ask(isLater ? { ...request, after: next } : request);
    if (signal.aborted) return { kind: 'cancelled' };
    if (page.kind !== 'done') return { kind: 'failed', message: page.message };
    rows.push(...page.value.rows);
    next = page.value.next;
    onProgress({ total: page.value.total, rows: [...rows] });
  }
  return { kind: 'done', rows };
}
