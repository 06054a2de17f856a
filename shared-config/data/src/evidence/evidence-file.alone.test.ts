import { act, renderHook, waitFor } from '@testing-library/react';
import type { Functions } from 'firebase/functions';
import { beforeEach, expect, it, vi } from 'vitest';
import { openEvidence } from './evidence-file.ts';
import { useEvidenceFile } from './use-evidence-file.ts';

const told = vi.fn<(request: unknown) => Promise<{ data: unknown }>>();

// The network is the only part that is not real here; rules and the server are tested behind the local Firebase.
vi.mock('firebase/functions', () => ({ httpsCallable: () => told }));

const HANDLES = { functions: {} as Functions };
const NAME = { companyId: 'acme', documentId: 'certificate' };

const partOf = (text: string, size = text.length) => ({
  data: { size, contentType: 'application/pdf', bytes: btoa(text), opening: 'line' },
});

function refusal(): Error {
  const details = { reason: 'not-allowed', message: "You don't have access to this record." };
  return Object.assign(new Error('failed'), { code: 'functions/permission-denied', details });
}

beforeEach(() => {
  told.mockReset().mockResolvedValue(partOf('bytes'));
});

it('puts a file together from its parts, which all belong to the opening that was noted first', async () => {
  told.mockResolvedValueOnce(partOf('one ', 7)).mockResolvedValueOnce(partOf('two', 7));
  const outcome = await openEvidence(HANDLES, NAME);

  if (outcome.kind !== 'ready') throw new Error('The file did not come');
  expect(outcome.blob.type).toBe('application/pdf');
  expect(await outcome.blob.text()).toBe('one two');
  expect(told.mock.calls).toEqual([[{ ...NAME, part: 0 }], [{ ...NAME, part: 1, opening: 'line' }]]);
});

it('says why where the server refuses, also in the middle of a file', async () => {
  told.mockResolvedValueOnce(partOf('one ', 7)).mockRejectedValueOnce(refusal());
  expect(await openEvidence(HANDLES, NAME)).toMatchObject({
    kind: 'failed',
    failure: { kind: 'denied', message: "You don't have access to this record." },
  });
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
  told.mockRejectedValueOnce(refusal());
  const { result } = renderHook(() => useEvidenceFile(HANDLES, 'acme', 'one'));
  await waitFor(() => expect(result.current.kind).toBe('failed'));
  act(() => {
    if (result.current.kind === 'failed') result.current.retry();
  });
  await waitFor(() => expect(result.current.kind).toBe('ready'));
});
