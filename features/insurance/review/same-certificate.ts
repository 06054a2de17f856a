import { INSURANCE_LINES, type Policy, type Review } from '@vcms/domain';
import type { ReviewSide } from '@vcms/kits/review';
import type { StoredPolicy } from './judge-candidate.ts';

/** Another policy that was submitted with the same file. */
export interface CertificateLine {
  readonly policy: StoredPolicy;
  /** This side has not decided on it. */
  readonly isWaiting: boolean;
}

/** Who looks, and what was decided. */
export interface CertificateReader {
  readonly side: ReviewSide;
  readonly uid: string;
  readonly reviews: readonly Pick<Review, 'scope' | 'subjectId' | 'subjectVersion'>[];
}

const FOR_FIRM: readonly Policy['state'][] = ['submitted', 'in_review'];
const FOR_CLIENT: readonly Policy['state'][] = [...FOR_FIRM, 'accepted'];

/** True when this side has its record of it: the server moves a policy a moment after that, and for a client never. */
export function isDecided(
  policy: Policy,
  { scope: own }: ReviewSide,
  reviews: CertificateReader['reviews'],
): boolean {
  return reviews.some(
    ({ scope, subjectId, subjectVersion }) =>
      scope === own && subjectId === policy.id && subjectVersion === policy.version,
  );
}

function isWaiting(policy: StoredPolicy, { side, uid, reviews }: CertificateReader): boolean {
  const states = side.kind === 'firm' ? FOR_FIRM : FOR_CLIENT;
  // Nobody reviews what they entered themselves.
  if (!states.includes(policy.state) || (side.kind === 'firm' && policy.record.createdBy === uid))
    return false;
  return !isDecided(policy, side, reviews);
}

/** The other policies of one certificate: those after this one in the order of its lines first, then those before it. */
export function sameCertificate(
  policy: Policy,
  policies: readonly StoredPolicy[],
  reader: CertificateReader,
): readonly CertificateLine[] {
  if (policy.certificateDocId === undefined) return [];
  const own = INSURANCE_LINES.indexOf(policy.line);
  const place = ({ line }: Policy) =>
    (INSURANCE_LINES.indexOf(line) - own + INSURANCE_LINES.length) % INSURANCE_LINES.length;
  return policies
    .filter(({ id, certificateDocId }) => id !== policy.id && certificateDocId === policy.certificateDocId)
    .toSorted((left, right) => place(left) - place(right))
    .map((other) => ({ policy: other, isWaiting: isWaiting(other, reader) }));
}

/** The line to go on with; undefined: the certificate is done. */
export function nextOnCertificate(lines: readonly CertificateLine[]): StoredPolicy | undefined {
  return lines.find((line) => line.isWaiting)?.policy;
}
