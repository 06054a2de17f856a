import { renderHook, waitFor } from '@testing-library/react';
import { sha256Of } from '@vcms/data';
import type { CompanyDocument } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { duplicateOf, isReusable, useDuplicate } from './use-duplicate.ts';

const FILE = new File(['the same bytes'], 'again.pdf', { type: 'application/pdf' });

function onFile(sha256: string, state: CompanyDocument['state'] = 'submitted'): CompanyDocument {
  return { id: 'd1', title: 'Certificate', fileName: 'first.pdf', sha256, state } as CompanyDocument;
}

describe('a file that is chosen', () => {
  it('is found on file by its bytes, whatever it is called', async () => {
    const documents = [onFile(await sha256Of(FILE))];
    const { result } = renderHook(() => useDuplicate(FILE, documents));

    await waitFor(() => expect(result.current?.fileName).toBe('first.pdf'));
  });

  it('may come again when the first one was withdrawn, and differs with its bytes', () => {
    expect(duplicateOf('a', [onFile('a', 'withdrawn'), onFile('a', 'archived')])).toBeUndefined();
    expect(duplicateOf('a', [onFile('b')])).toBeUndefined();
    expect(duplicateOf('a', [onFile('b'), onFile('a')])?.sha256).toBe('a');
  });
});

it.each<[Partial<CompanyDocument>, boolean]>([
  [{ state: 'submitted' }, true],
  [{ state: 'draft', visibility: 'company' }, true],
  [{ state: 'submitted', visibility: 'company' }, false],
  [{ state: 'accepted', visibility: 'client:northfield' }, false],
  [{ state: 'changes_requested' }, false],
  [{ state: 'submitted', category: 'endorsement' }, false],
  [{ state: 'submitted', virusScan: 'blocked' }, false],
  [{ state: 'submitted', contentCheck: 'refused' }, false],
])('of %o a policy may name the document on file: %s', (fields, isSo) => {
  const base = {
    ...onFile('a'),
    category: 'certificate',
    visibility: 'engaged',
    virusScan: 'clean',
  } as const;
  expect(isReusable({ ...base, ...fields } as CompanyDocument)).toBe(isSo);
});
