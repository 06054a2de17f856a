import type { LineOverview } from '@vcms/domain';
import { expect, it } from 'vitest';
import { policyFormValues } from '../policy-editor/policy-form-values.ts';
import { basisOffers } from './basis-offers.ts';
import { demandedPages, missingForms } from './missing-forms.ts';
import { aForm } from './test-forms.ts';

type Asked = Partial<LineOverview['clients'][number]['demand']>;

function lineOf(line: LineOverview['line'], asked: Readonly<Record<string, Asked>>): LineOverview {
  const clients = Object.entries(asked).map(([clientName, demand]) => ({
    ...{ clientId: clientName, clientName, status: 'compliant' as const, items: [] },
    demand: { required: true, limits: {}, endorsements: [], warnDays: 30, ...demand },
  }));
  const endorsements = [...new Set(clients.flatMap(({ demand }) => demand.endorsements))];
  return {
    line,
    endorsements,
    clients,
    status: 'compliant',
    strictest: [],
    policies: [],
    current: undefined,
  };
}

const LINES = [
  lineOf('gl', {
    Harbor: { endorsements: ['additional_insured', 'notice_of_cancellation'] },
    Yarrow: { endorsements: ['additional_insured', 'waiver_of_subrogation'], endorsementProof: 'statement' },
  }),
  lineOf('umbrella', { Harbor: { endorsements: ['additional_insured'] } }),
  lineOf('wc_el', { Xenon: { endorsements: ['waiver_of_subrogation'] } }),
];

it('names the usual forms of what is asked for with its page, and by whom', () => {
  const demanded = demandedPages(LINES, ['gl', 'umbrella', 'wc_el']);
  expect(missingForms([aForm('CG 20 10')], demanded)).toEqual([
    { number: 'CG 20 37', askedBy: ['Harbor'] },
    { number: 'WC 00 03 13', askedBy: ['Xenon'] },
  ]);
});

it('says nothing of lines that are not sent, nor of what is there', () => {
  const demanded = demandedPages(LINES, ['gl']);
  expect(missingForms([aForm('CG 20 10'), aForm('CG 20 37')], demanded)).toEqual([]);
});

it('offers the wording of a line where its pages agree, and of no other line', () => {
  const values = policyFormValues({
    line: 'gl',
    endorsements: { waiver_of_subrogation: { basis: 'scheduled' } },
  });
  const forms = [
    ...[aForm('CG 20 10', { basis: 'blanket' }), aForm('CG 20 37', { basis: 'scheduled' })],
    ...[aForm('CG 24 04', { basis: 'blanket' }), aForm('WC 00 03 13', { basis: 'blanket' })],
  ];
  expect(basisOffers(forms, values)).toMatchObject([
    { field: 'endorsement_waiver_of_subrogation', value: 'blanket', formSays: 'Scheduled', isSame: false },
  ]);
  expect(basisOffers(forms.slice(3), policyFormValues({ line: 'wc_el' }))).toMatchObject([
    { line: 'wc_el', value: 'blanket', formSays: undefined },
  ]);
});
