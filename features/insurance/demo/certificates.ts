import type { Policy, PolicyVersion } from '@vcms/domain';
import {
  ago,
  type FileContext,
  onePerLine,
  type SampleDocument,
  type SamplePage,
  sampleDocument,
} from '@vcms/seed/words';

import { ENDORSEMENT_PAGES } from './policy-lines.ts';
import { RETURNED_CERTIFICATE } from './policy-versions.ts';

/** The certificate that the trade knows (domain 1.3): producer, insured, insurers, lines with limits, holder. */
function certificatePage(context: FileContext, policies: readonly Policy[], holder: string): SamplePage {
  const { company, today } = context;
  return {
    heading: 'CERTIFICATE OF LIABILITY INSURANCE',
    subheading: '',
    rows: [],
    foot: 'This certificate is a sample and confers no rights.',
    certificate: {
      issuedOn: today,
      insured: [
        policies[0]?.namedInsured ?? company.name,
        company.address1,
        `${company.city}, ${company.state} ${company.Zip}`,
      ],
      holder: [holder],
      policies: onePerLine(policies),
    },
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

/** The pages of the endorsements that the policies carry. */
export function endorsementPages(context: FileContext): SampleDocument {
  const { contractorId, company } = context;
  return sampleDocument({
    contractorId,
    typeId: 'endorsement',
    category: 'endorsement',
    id: ENDORSEMENT_PAGES,
    title: 'Endorsement pages',
    issuedOn: ago(context, 120),
    page: {
      heading: 'ENDORSEMENTS',
      subheading: company.name,
      rows: [
        ['CG 20 10 and CG 20 37', 'Additional insured, where required by written contract'],
        ['CG 24 04, WC 00 03 13', 'Waiver of transfer of rights of recovery'],
        ['CG 20 01', 'Primary and non-contributory'],
      ],
      foot: 'These pages are a sample and confer no rights.',
    },
  });
}

/** The certificate of a version that was returned: it stays on file as long as the version does. */
export function returnedCertificate(context: FileContext, version: PolicyVersion): SampleDocument {
  const { contractorId } = context;
  return sampleDocument({
    contractorId,
    typeId: 'certificate',
    category: 'certificate',
    id: RETURNED_CERTIFICATE,
    title: 'Certificate of insurance, returned',
    issuedOn: version.submittedOn,
    page: certificatePage(context, [{ ...version, state: 'submitted' }], 'Clearpath Safety Partners'),
  });
}
