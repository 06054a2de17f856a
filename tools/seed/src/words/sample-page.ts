import type { SampleCertificate } from './sample-certificate.ts';

/** What a generated one-page PDF shows (domain section 8). */
export interface SamplePage {
  /** Printed at the top, such as CERTIFICATE OF LIABILITY INSURANCE. */
  readonly heading: string;
  readonly subheading: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** A sentence at the foot. */
  readonly foot: string;
  /** The page is this certificate; heading and rows are not printed. */
  readonly certificate?: SampleCertificate;
  /** Pages that follow. */
  readonly more?: readonly SamplePage[];
}
