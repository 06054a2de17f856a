import type { Locator, Page } from '@playwright/test';
import { addDays, type CalendarDate, type Policy } from '@vcms/domain';
import { renderPage } from '@vcms/seed/sample-files';

/** The numbers of the policies on the certificate of four lines. */
export const FOUR_NUMBERS: readonly string[] = ['GO-GL-1', 'GO-AU-1', 'GO-UM-1', 'GO-WC-1'];

/** A certificate of general and automobile liability, an umbrella and workers' compensation, that has a text. */
export function fourLines(insured: string, holder: string, today: CalendarDate): Promise<Buffer> {
  const common = {
    effective: addDays(today, -150),
    expiration: addDays(today, 215),
    insurerName: 'Harbor Mutual',
    naicNo: '12345',
    namedInsured: insured,
    producer: { name: 'Lakeside Brokers', email: 'certs@lakeside.example' },
    claimsMade: false,
    autos: [],
    endorsements: { additional_insured: { basis: 'blanket' }, waiver_of_subrogation: { basis: 'blanket' } },
    state: 'accepted',
    version: 1,
  } satisfies Partial<Policy>;
  const [glNumber = '', autoNumber = '', umbrellaNumber = '', wcNumber = ''] = FOUR_NUMBERS;
  const gl = { gl_each_occurrence: 1_000_000, gl_general_aggregate: 2_000_000 };
  const el = {
    el_each_accident: 1_000_000,
    el_disease_each_employee: 1_000_000,
    el_disease_policy_limit: 1_000_000,
  };
  const umbrella = { umb_each_occurrence: 5_000_000, umb_aggregate: 5_000_000 };
  return renderPage({
    ...{ heading: 'CERTIFICATE OF LIABILITY INSURANCE', subheading: '', rows: [], foot: 'A sample.' },
    certificate: {
      issuedOn: addDays(today, -1),
      insured: [insured],
      holder: [holder],
      policies: [
        { ...common, id: 'a', line: 'gl', policyNumber: glNumber, limits: gl },
        { ...common, id: 'b', line: 'auto', policyNumber: autoNumber, limits: { auto_csl: 1_000_000 } },
        { ...common, id: 'c', line: 'umbrella', policyNumber: umbrellaNumber, limits: umbrella },
        { ...common, id: 'd', line: 'wc_el', policyNumber: wcNumber, wcStatutory: true, limits: el },
      ],
    },
  });
}

/** Drops a file as the desktop does. */
export async function dropPdf(page: Page, place: Locator, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([text, fileName]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(text ?? ''), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], fileName ?? '', { type: 'application/pdf' }));
      return data;
    },
    [bytes.toString('base64'), name] as const,
  );
  await place.dispatchEvent('drop', { dataTransfer: transfer });
}
