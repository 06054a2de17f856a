import { act, renderHook, waitFor } from '@testing-library/react';
import type { Functions } from 'firebase/functions';
import type { FirebaseStorage } from 'firebase/storage';
import { beforeEach, expect, it, vi } from 'vitest';
import { openEvidence } from './evidence-file.ts';
import { useEvidenceFile } from './use-evidence-file.ts';

const told = vi.fn<(request: unknown) => Promise<{ data: unknown }>>();
const bytes = vi.fn<(path: string) => Promise<Blob>>();

// The network is the only part that is not real here; rules and the server are tested behind the local Firebase.
vi.mock('firebase/functions', () => ({ httpsCallable: () => told }));
vi.mock('firebase/storage', () => ({
  ref: (_storage: unknown, path: string) => path,
  getBlob: (path: string) => bytes(path),
}));

const HANDLES = { functions: {} as Functions, storage: {} as FirebaseStorage };
const NAME = { companyId: 'acme', documentId: 'certificate' };
const PATH = 'companies/acme/docs/certificate/1/acord.pdf';
const FILE = new Blob(['bytes']);

function failing(code: string, details?: unknown): Error {
  return Object.assign(new Error('failed'), { code, details });
}

beforeEach(() => {
  told.mockReset().mockResolvedValue({ data: { storagePath: PATH } });
  bytes.mockReset().mockResolvedValue(FILE);
});

it('tells the server before the bytes are read from where they lie', async () => {
  expect(await openEvidence(HANDLES, NAME)).toEqual({ kind: 'ready', blob: FILE });
  expect(told).toHaveBeenCalledWith(NAME);
  expect(bytes).toHaveBeenCalledWith(PATH);
});

it('reads no bytes where the server refuses', async () => {
  const details = { reason: 'not-allowed', message: "You don't have access to this record." };
  told.mockRejectedValueOnce(failing('functions/permission-denied', details));
  expect(await openEvidence(HANDLES, NAME)).toMatchObject({
    kind: 'failed',
    failure: { kind: 'denied', message: details.message },
  });
  expect(bytes).not.toHaveBeenCalled();
});

it.each([
  ['storage/object-not-found', 'The file of this document is missing. Ask for it again.'],
  ['storage/unauthorized', "You don't have access to this file."],
  ['storage/unknown', 'The file could not be loaded. Try again.'],
])('says in plain words that %s', async (code, message) => {
  bytes.mockRejectedValueOnce(failing(code));
  expect(await openEvidence(HANDLES, NAME)).toMatchObject({ kind: 'failed', failure: { message } });
});

it('loads a file once for each record, as every load is a line in the access log', async () => {
  const { result, rerender } = renderHook(
    ({ id }: { readonly id: string | undefined }) => useEvidenceFile({ ...HANDLES }, 'acme', id),
    { initialProps: { id: undefined as string | undefined } },
  );
  expect(result.current.kind).toBe('none');
  rerender({ id: 'one' });
  expect(result.current.kind).toBe('loading');
  await waitFor(() => expect(result.current.kind).toBe('ready'));
  rerender({ id: 'one' });
  expect(told).toHaveBeenCalledTimes(1);
  rerender({ id: 'two' });
  expect(result.current.kind).toBe('loading');
  await waitFor(() => expect(result.current.kind).toBe('ready'));
  expect(told).toHaveBeenCalledTimes(2);
});

it('tries again when asked', async () => {
  bytes.mockRejectedValueOnce(failing('storage/unknown'));
  const { result } = renderHook(() => useEvidenceFile(HANDLES, 'acme', 'one'));
  await waitFor(() => expect(result.current.kind).toBe('failed'));
  act(() => {
    if (result.current.kind === 'failed') result.current.retry();
  });
  await waitFor(() => expect(result.current.kind).toBe('ready'));
});
