import { type DocumentWriteContext, uploadDocument, type WriteResult } from '@vcms/data';
import { createPolicyDraft, savePolicyDraft, submitPolicy } from '@vcms/insurance/data';
import {
  type IntakeEntry,
  type IntakeOutcome,
  type IntakeRequest,
  messageOf,
  pagesOf,
  policyContent,
  type SaveOutcome,
} from '@vcms/insurance/policy-editor';
import { type HolderDraft, holderDraft } from '../holders/holder-draft.ts';
import { handInFiles, storeHolders } from '../holders/store-holders.ts';

interface KeptLine {
  readonly policyId: string;
  readonly reached: 'nothing' | 'draft' | 'submitted';
}

/** What an intake has stored so far, so that another try stores the rest only. */
export interface KeptIntake {
  readonly certificateDocId?: string | undefined;
  readonly pagesDocId?: string | undefined;
  /** Which file those pages are: another one that was chosen since goes up, too. */
  readonly pagesFile?: File | undefined;
  /** By the line's id: its policy, and how far it came. */
  readonly lines: Readonly<Record<string, KeptLine>>;
}

export interface IntakeTools {
  readonly newId: () => string;
  /** 0..1 of the file that goes up. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly connection?: EventTarget | undefined;
}

interface Stored {
  readonly kept: KeptIntake;
  readonly outcome: IntakeOutcome;
}

const TITLES = {
  certificate: 'Certificate of liability insurance',
  endorsement: 'Endorsement pages',
} as const;

function putFile(
  context: DocumentWriteContext,
  { id, file, category }: { id: string; file: File; category: keyof typeof TITLES },
  { handIn, today }: IntakeRequest,
  tools: IntakeTools,
): Promise<WriteResult> {
  tools.onProgress(0);
  return uploadDocument(context, {
    ...{ id, file, category, typeId: category, title: TITLES[category], visibility: 'engaged' },
    ...(handIn ? { submittedOn: today } : {}),
    onProgress: tools.onProgress,
    signal: tools.signal,
    connection: tools.connection,
  });
}

/** Puts up what is not up yet, once for all lines. */
async function storeFiles(
  context: DocumentWriteContext,
  request: IntakeRequest,
  kept: KeptIntake,
  tools: IntakeTools,
): Promise<{ readonly kept: KeptIntake; readonly problem?: string }> {
  let now: KeptIntake = { ...kept, certificateDocId: kept.certificateDocId ?? request.storedDocId };
  if (now.certificateDocId === undefined && request.file !== undefined) {
    const id = tools.newId();
    const put = await putFile(context, { id, file: request.file, category: 'certificate' }, request, tools);
    if (put.kind !== 'done') return { kept: now, problem: messageOf(put) };
    now = { ...now, certificateDocId: id };
  }
  if (now.pagesFile !== request.pages) now = { ...now, pagesDocId: undefined, pagesFile: undefined };
  if (now.pagesDocId === undefined && request.pages !== undefined) {
    const id = tools.newId();
    const put = await putFile(context, { id, file: request.pages, category: 'endorsement' }, request, tools);
    if (put.kind !== 'done') return { kept: now, problem: messageOf(put) };
    now = { ...now, pagesDocId: id, pagesFile: request.pages };
  }
  return { kept: now };
}

/** What the line shows for single clients: what its draft showed, and the certificate to whom it is made out. */
function holdersOf({ seen }: IntakeEntry, { records, madeOutTo }: IntakeRequest): readonly HolderDraft[] {
  const onFile = records.holders
    .filter(({ policyId }) => seen !== undefined && policyId === seen.id)
    .map((holder) => holderDraft(holder.clientId, holder, seen?.certificateDocId));
  if (madeOutTo === undefined) return onFile;
  const held = onFile.find(({ clientId }) => clientId === madeOutTo) ?? holderDraft(madeOutTo);
  const others = onFile.filter(({ clientId }) => clientId !== madeOutTo);
  return [...others, { ...held, isOnPolicy: true }];
}

/** Stores and submits one line; `policyId` is on file when an earlier try put its draft there. */
async function storeLine(
  context: DocumentWriteContext,
  entry: IntakeEntry,
  policyId: string,
  request: IntakeRequest,
  kept: KeptIntake,
  tools: IntakeTools,
): Promise<SaveOutcome> {
  const { certificateDocId, pagesDocId } = kept;
  const { records, today, handIn } = request;
  const content = { ...policyContent(entry.values, entry.before, pagesDocId), certificateDocId };
  const now = records.policies.find(({ id }) => id === policyId);
  const before = kept.lines[entry.id];
  // An earlier try may have got further than its answer.
  if (before !== undefined && now?.state === 'submitted') return { kind: 'done' };
  const seen = before?.reached === 'draft' ? now : (entry.seen ?? now);
  const draft = await (seen === undefined
    ? createPolicyDraft(context, policyId, content)
    : savePolicyDraft(context, seen, content));
  if (draft.kind !== 'done') return { kind: 'failed', message: messageOf(draft) };
  const shown = await storeHolders(context, {
    ...{ policyId, policyCertificate: certificateDocId, drafts: holdersOf(entry, request), records, today },
    ...{ newId: tools.newId, signal: tools.signal, onProgress: () => undefined },
    submittedOn: handIn ? today : undefined,
  });
  if (shown.kind !== 'done') return { kind: 'kept-as-draft', message: messageOf(shown) };
  if (!handIn) return { kind: 'done' };
  const files = { id: policyId, certificateDocId, pagesDocId: pagesOf(content) };
  const opened = await handInFiles(context, records, files, today);
  if (opened.kind !== 'done') return { kind: 'kept-as-draft', message: messageOf(opened) };
  const sent = await submitPolicy(context, { id: policyId }, today);
  return sent.kind === 'done' ? sent : { kind: 'kept-as-draft', message: messageOf(sent) };
}

/** Adds the certificate to a policy on file, for the client that it is made out to. */
async function showLine(
  context: DocumentWriteContext,
  policyId: string,
  request: IntakeRequest,
  { certificateDocId }: KeptIntake,
  tools: IntakeTools,
): Promise<SaveOutcome> {
  const { records, today, madeOutTo } = request;
  if (madeOutTo === undefined) return { kind: 'done' };
  const held = records.holders.find((one) => one.policyId === policyId && one.clientId === madeOutTo);
  const files = { id: policyId, certificateDocId, pagesDocId: undefined };
  const opened = await handInFiles(context, records, files, today);
  if (opened.kind !== 'done') return { kind: 'failed', message: messageOf(opened) };
  const shown = await storeHolders(context, {
    ...{ policyId, policyCertificate: certificateDocId, records, today, submittedOn: today },
    drafts: [{ ...holderDraft(madeOutTo, held), isOnPolicy: true }],
    ...{ newId: tools.newId, signal: tools.signal, onProgress: () => undefined },
  });
  return shown.kind === 'done' ? shown : { kind: 'failed', message: messageOf(shown) };
}

function reachedBy({ kind }: SaveOutcome, { handIn }: IntakeRequest): KeptLine['reached'] {
  if (kind === 'failed') return 'nothing';
  return kind === 'done' && handIn ? 'submitted' : 'draft';
}

/**
 * Stores the lines of one certificate, which share its file, as do those of others in it: each line by itself, so that one that fails leaves the others alone.
 * `kept` is what an earlier try stored; the answer's `kept` belongs to the next one.
 */
export async function storeIntake(
  context: DocumentWriteContext,
  request: IntakeRequest,
  kept: KeptIntake,
  tools: IntakeTools,
): Promise<Stored> {
  const files = await storeFiles(context, request, kept, tools);
  let now = files.kept;
  if (files.problem !== undefined) return { kept: now, outcome: { problem: files.problem, lines: {} } };
  const lines: Record<string, SaveOutcome> = {};
  for (const entry of request.entries) {
    const before = now.lines[entry.id];
    const policyId = before?.policyId ?? entry.seen?.id ?? tools.newId();
    const outcome: SaveOutcome =
      before?.reached === 'submitted'
        ? { kind: 'done' }
        : await storeLine(context, entry, policyId, request, now, tools);
    lines[entry.id] = outcome;
    now = { ...now, lines: { ...now.lines, [entry.id]: { policyId, reached: reachedBy(outcome, request) } } };
  }
  for (const { id, policyId } of request.shown)
    lines[id] = await showLine(context, policyId, request, now, tools);
  return { kept: now, outcome: { lines } };
}
