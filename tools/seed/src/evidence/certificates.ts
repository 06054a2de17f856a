import {
  formatDate,
  formatMoney,
  LIMIT_LABELS,
  LIMITS_OF_LINE,
  LINE_LABELS,
  type Policy,
} from '@vcms/domain';
import { type SampleDocument, sampleDocument } from '../files/sample-document.ts';
import type { SamplePage } from '../files/sample-page.ts';
import { ago, type FileContext } from './file-context.ts';

type Row = SamplePage['rows'][number];

function policyRows(policy: Policy): readonly Row[] {
  const limits = LIMITS_OF_LINE[policy.line].flatMap((code): readonly Row[] => {
    const amount = policy.limits[code];
    return amount === undefined ? [] : [[`    ${LIMIT_LABELS[code]}`, formatMoney(amount)]];
  });
  const term = `${formatDate(policy.effective)} to ${formatDate(policy.expiration)}`;
  return [[LINE_LABELS[policy.line], `${policy.insurerName}, ${policy.policyNumber}, ${term}`], ...limits];
}

/** The layout of the certificate that the trade knows (domain 1.3): producer, insured, lines with limits, holder. */
function certificatePage(context: FileContext, policies: readonly Policy[], holder: string): SamplePage {
  const { company, today } = context;
  return {
    heading: 'CERTIFICATE OF LIABILITY INSURANCE',
    subheading: `Date ${formatDate(today)}. Sample certificate in the manner of form 25.`,
    rows: [
      ['Producer', policies[0]?.producer.name ?? ''],
      ['Insured', policies[0]?.namedInsured ?? company.name],
      ['Address', `${company.address1}, ${company.city}, ${company.state} ${company.Zip}`],
      ...policies.flatMap(policyRows),
      ['Certificate holder', holder],
    ],
    foot: 'This certificate is a sample and confers no rights.',
  };
}

/** One certificate made out to the firm, and one to each client that only this client may read. */
export function certificates(
  context: FileContext,
  policies: readonly Policy[],
  clients: FileContext['clients'],
): readonly SampleDocument[] {
  const { contractorId, random } = context;
  const common = { contractorId, typeId: 'certificate', category: 'certificate' } as const;
  const issuedOn = ago(context, random.int(6, 120));
  const own = sampleDocument({
    ...common,
    id: 'certificate',
    title: 'Certificate of insurance',
    issuedOn,
    page: certificatePage(context, policies, 'Clearpath Safety Partners'),
  });
  return [
    own,
    ...clients.map(({ id, name }) =>
      sampleDocument({
        ...common,
        id: `certificate-${id}`,
        title: `Certificate of insurance for ${name}`,
        issuedOn,
        visibility: `client:${id}`,
        page: certificatePage(context, policies, name),
      }),
    ),
  ];
}
