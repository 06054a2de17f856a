import { expect, it } from 'vitest';
import { aForm } from '../endorsement-pages/test-forms.ts';
import type { PagesReading } from '../endorsement-pages/use-pages-reading.ts';
import { attachedPages } from './attached-pages.ts';
import type { EndorsementRow } from './endorsement-rows.ts';

const POLICY = { line: 'gl', policyNumber: 'GL-100' } as const;
const ROW: EndorsementRow = {
  ...{ name: 'waiver_of_subrogation', basis: 'blanket', pageId: 'd1', pageIds: ['d1'] },
  ...{ askedBy: ['Harbor Petroleum LLC', 'Yarrow'], scheduledFor: [] },
};

function readingOf(...result: readonly ReturnType<typeof aForm>[]): PagesReading {
  return { kind: 'read', result, file: new Blob() };
}

const pagesOf = (reading: PagesReading, row = ROW) => attachedPages(row, new Map([['d1', reading]]), POLICY);

it('says what the attached page is', () => {
  const form = aForm('CG 24 04', { edition: '05 09', page: 3, basis: 'blanket', policyNumber: 'GL 100' });
  expect(pagesOf(readingOf(aForm('CG 20 10'), form))).toEqual({
    found: ['Page 3 is CG 24 04 (05 09): waiver of subrogation, blanket wording.'],
    warnings: [],
  });
});

it('warns of a page that is another form, or the same one for another line', () => {
  const { found, warnings } = pagesOf(
    readingOf(aForm('CG 20 10'), aForm('WC 00 03 13', { edition: undefined })),
  );
  expect(found).toEqual([]);
  expect(warnings).toEqual([
    'No form for waiver of subrogation was recognized. The file has CG 20 10 (04 13) (additional insured), WC 00 03 13 (waiver of subrogation). Look at the page.',
  ]);
});

it('warns of a page that names somebody else, and of a blanket one that names some', () => {
  const form = aForm('CG 24 04', { basis: 'scheduled', names: ['HARBOR PETROLEUM, LLC'] });
  expect(pagesOf(readingOf(form)).warnings).toEqual([
    'The policy says blanket; the pages name only HARBOR PETROLEUM, LLC.',
    'The pages name HARBOR PETROLEUM, LLC, not Yarrow.',
  ]);
  const scheduled = { ...ROW, basis: 'scheduled', scheduledFor: ['Harbor Petroleum LLC'] } as const;
  expect(pagesOf(readingOf(form), scheduled).warnings).toEqual([]);
  expect(pagesOf(readingOf(form), { ...scheduled, scheduledFor: ['Yarrow'] }).warnings).toEqual([
    'The pages name HARBOR PETROLEUM, LLC, not Yarrow.',
  ]);
});

it('warns of a page that belongs to another policy', () => {
  const form = aForm('CG 24 04', { basis: 'blanket', policyNumber: 'GL-9' });
  expect(pagesOf(readingOf(form)).warnings).toEqual(['Page 1 is for policy GL-9, not GL-100.']);
});

it.each<[string, PagesReading]>([
  ['a scan', { kind: 'pictures' }],
  ['no form', { kind: 'nothing', message: '', canRetry: false, file: undefined }],
  ['a part', { kind: 'read', result: [aForm('CG 20 10')], file: new Blob(), isPartial: true }],
])('says nothing of what was not read: %s', (_, reading) => {
  expect(pagesOf(reading)).toEqual({ found: [], warnings: [] });
});

it('finds the name in the pages of the client, where those of the policy name another', () => {
  const row = { ...ROW, basis: 'scheduled', scheduledFor: ['Yarrow'], pageIds: ['d1', 'd2'] } as const;
  const form = (name: string) => aForm('CG 24 04', { basis: 'scheduled', names: [name] });
  const readings = new Map([
    ['d1', readingOf(form('Harbor Petroleum'))],
    ['d2', readingOf(form('Yarrow, Inc.'))],
  ]);
  expect(attachedPages(row, readings, POLICY).warnings).toEqual([]);
});
