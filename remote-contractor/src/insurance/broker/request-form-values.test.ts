import type { BrokerRequest, CompanyDocument, LineOverview } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { mailtoLink } from './print-letter.ts';
import { receivedFiles } from './received-files.ts';
import { checkRequestForm, requestFormValues, requestOf } from './request-form-values.ts';

function line(name: LineOverview['line'], status: LineOverview['status']): LineOverview {
  const clients = [{ clientId: 'x' }] as unknown as LineOverview['clients'];
  return { line: name, status, clients, strictest: [], endorsements: [], policies: [], current: undefined };
}

describe('the form of a request to a broker', () => {
  it('begins with the lines in need, or with all that are asked', () => {
    const lines = [line('gl', 'compliant'), line('auto', 'non_compliant'), line('umbrella', 'expiring')];

    expect(requestFormValues(lines).lines).toEqual(['auto', 'umbrella']);
    expect(requestFormValues([line('gl', 'compliant')]).lines).toEqual(['gl']);
    expect(requestFormValues([]).lines).toEqual([]);
  });

  it('wants an address for a mail only, and at least one line', () => {
    const values = { brokerName: ' Oak Street ', brokerEmail: '', note: '', lines: ['gl' as const] };

    expect(checkRequestForm(values, false)).toEqual({});
    expect(checkRequestForm(values, true)).toEqual({ brokerEmail: 'Enter a valid e-mail address.' });
    expect(checkRequestForm({ ...values, brokerName: '', lines: [] }, false)).toMatchObject({
      brokerName: 'Enter Broker.',
      lines: 'Choose at least one line.',
    });
    expect(requestOf(values, false, 'click')).toEqual({
      requestId: 'click',
      brokerName: 'Oak Street',
      note: '',
      lines: ['gl'],
      byMail: false,
    });
  });
});

describe('what a broker sent', () => {
  const request = { id: 'r1', files: [{ docId: 'd1', fileName: 'a.pdf' }] } as unknown as BrokerRequest;
  const draft = { id: 'd1', state: 'draft' } as CompanyDocument;

  it('waits until a policy is made of it, or it is thrown away or submitted', () => {
    expect(receivedFiles([request], [draft], [])).toHaveLength(1);
    expect(receivedFiles([request], [draft], [{ certificateDocId: 'd1' }])).toEqual([]);
    expect(receivedFiles([request], [], [])).toEqual([]);
    expect(receivedFiles([request], [{ ...draft, state: 'submitted' }], [])).toEqual([]);
  });
});

it('a letter opens in a mail program with its lines', () => {
  expect(mailtoLink('a@b.test', { subject: 'A & B', text: 'one\ntwo' })).toBe(
    'mailto:a%40b.test?subject=A%20%26%20B&body=one%0D%0Atwo',
  );
});
