import { dismissFailedJob } from '@vcms/data';
import { type FailedJob, isGivenUp } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { Box, Button, Flex, Link, Text } from '@vcms/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import {
  failedJobCause,
  failedJobLink,
  failedJobNext,
  failedJobTimes,
  failedJobTitle,
} from './failed-job-words.ts';

export interface FailedJobLineProps {
  readonly job: FailedJob;
  readonly now: Date;
}

/** One failed job: what, when, why and what to do; what is not tried again can be taken off the list. */
export function FailedJobLine({ job, now }: FailedJobLineProps) {
  const { firestore } = useBackend();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const link = failedJobLink(job);
  const title = failedJobTitle(job);
  const { sentence, raw } = failedJobCause(job);

  async function dismiss(): Promise<void> {
    setBusy(true);
    const result = await dismissFailedJob(firestore, job.id);
    setBusy(false);
    if (result.kind === 'failed') setProblem(result.failure.message);
  }

  return (
    <Box as="li" overflowWrap="anywhere" lineHeight="1.35">
      <Flex justify="space-between" align="flex-start" gap="2">
        {link === undefined ? (
          <Text fontWeight="medium">{title}</Text>
        ) : (
          <Link asChild fontWeight="medium">
            <RouterLink to={link}>{title}</RouterLink>
          </Link>
        )}
        {isGivenUp(job, now) && (
          <Button
            flexShrink="0"
            size="xs"
            variant="outline"
            aria-label={`Dismiss: ${title}`}
            loading={isBusy}
            onClick={() => void dismiss()}
          >
            Dismiss
          </Button>
        )}
      </Flex>
      {sentence} {failedJobNext(job, now)}{' '}
      <Box as="details" display="inline" color="fg.muted">
        <Box as="summary" display="inline" cursor="pointer" textDecoration="underline">
          Details
        </Box>
        <Box>
          {failedJobTimes(job)} {raw}
        </Box>
      </Box>
      {problem !== undefined && (
        <Text role="alert" mt="1" textStyle="sm" color="fg.error">
          {problem}
        </Text>
      )}
    </Box>
  );
}
