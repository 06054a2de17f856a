import { type CalendarDate, formatDate, type Review } from '@vcms/domain';
import { Box, Flex, Heading, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { SubmissionDecision } from './submission-decision.tsx';

export interface SubmissionBoxProps {
  readonly version: number;
  readonly submittedOn: CalendarDate | undefined;
  /** Buttons that open its papers. */
  readonly papers: ReactNode;
  /** Said where what was submitted is not known; undefined: it is. */
  readonly notKept: string | undefined;
  readonly decisions: readonly Review[];
  readonly nameOf: (review: Review) => string;
  /** How a stored finding is called. */
  readonly findingLabel: (key: string) => string;
  /** What it changed. */
  readonly children: ReactNode;
}

/** One submission of a history: when, its papers, what it changed, and what was decided about it. */
export function SubmissionBox(props: SubmissionBoxProps) {
  const { version, submittedOn, papers, notKept, decisions, nameOf, findingLabel, children } = props;
  return (
    <Box as="li" listStyleType="none" py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <Heading as="h3" size="sm">
          Version {version}
          {submittedOn !== undefined && `, submitted on ${formatDate(submittedOn)}`}
        </Heading>
        <Flex wrap="wrap" gap="2" data-print="hide">
          {papers}
        </Flex>
      </Flex>
      {notKept !== undefined && (
        <Text mt="1" color="fg.muted">
          {notKept}
        </Text>
      )}
      {children}
      {decisions.map((review) => (
        <SubmissionDecision key={review.id} {...{ review, findingLabel }} who={nameOf(review)} />
      ))}
    </Box>
  );
}
