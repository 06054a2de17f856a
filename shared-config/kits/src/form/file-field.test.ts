import { DOCUMENT_CONTENT_TYPES, PAPER_CONTENT_TYPES } from '@vcms/domain';
import { expect, it } from 'vitest';
import { fileProblem } from './file-field.tsx';

const NAMES: Readonly<Record<string, string>> = DOCUMENT_CONTENT_TYPES;
const ALL = Object.keys(NAMES);
const file = (type: string) => ({ type, size: 10 });

it.each<readonly [string, readonly string[] | undefined, readonly string[]]>([
  ['a document', undefined, ALL],
  ['a paper', PAPER_CONTENT_TYPES, PAPER_CONTENT_TYPES],
  ['a table or a PDF', ['text/csv', 'application/pdf'], ['text/csv', 'application/pdf']],
])('what is taken as %s is what the refusal names, and nothing else', (_what, types, taken) => {
  const refused = fileProblem(file('application/x-msdownload'), types) ?? '';
  const named = ALL.filter((type) => new RegExp(`\\b${NAMES[type]}\\b`).test(refused));

  expect(named.toSorted()).toEqual([...taken].toSorted());
  for (const type of ALL)
    expect(fileProblem(file(type), types)).toBe(taken.includes(type) ? undefined : refused);
});
