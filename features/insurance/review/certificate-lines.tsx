import { LINE_LABELS } from '@vcms/domain';
import { EvidenceChip } from '@vcms/kits';
import { reviewAddress } from '@vcms/kits/review';
import { Box, Button, Flex, Link, Text } from '@vcms/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { POLICY_TOPIC } from './policy-topic.ts';
import { type CertificateLine, nextOnCertificate } from './same-certificate.ts';

export interface CertificateLinesProps {
  readonly contractorId: string;
  readonly lines: readonly CertificateLine[];
  /** How many wait for this side and can be decided on together, with the one on the bench. */
  readonly waiting: number;
  /** Opens them all together; absent: the page is not there yet. */
  readonly onAll: (() => void) | undefined;
}

/** The other policies that came with the certificate on the bench, so that it is reviewed in one sitting. */
export function CertificateLines({ contractorId, lines, waiting, onAll }: CertificateLinesProps) {
  const [params] = useSearchParams();
  if (lines.length === 0) return null;
  const next = nextOnCertificate(lines);
  return (
    <Box as="section" aria-label="Also on this certificate" textStyle="sm" mb="2">
      <Text color="fg.muted">
        Also on this certificate:{' '}
        {next === undefined
          ? 'all other lines are decided.'
          : `after your decision, ${LINE_LABELS[next.line]} comes next.`}
      </Text>
      <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="4" rowGap="1" mt="1">
        {lines.map(({ policy }) => (
          <Flex as="li" key={policy.id} gap="2" align="center">
            <Link asChild>
              <RouterLink
                to={reviewAddress(
                  POLICY_TOPIC,
                  { contractorId, subjectId: policy.id, subjectType: 'policy' },
                  params,
                )}
              >
                {LINE_LABELS[policy.line]}
              </RouterLink>
            </Link>
            <EvidenceChip state={policy.state} />
          </Flex>
        ))}
      </Flex>
      {waiting > 1 && (
        <Button mt="2" size="xs" variant="outline" disabled={onAll === undefined} onClick={onAll}>
          Review all {waiting} lines at once
        </Button>
      )}
    </Box>
  );
}
