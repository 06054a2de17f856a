import type { CalendarDate } from '@vcms/domain';
import { RESPONSE_TONES } from '@vcms/questionnaires/answering';
import { CopyActions } from '@vcms/questionnaires/copy';
import { RESPONSE_LABELS, type ResponseProgress } from '@vcms/questionnaires/model';
import { useSession } from '@vcms/sdk';
import { Alert, Box, Button, Flex, Heading, Progress, StatusChip, Text } from '@vcms/ui';
import type { AskedQuestionnaire } from './asked-questionnaires.ts';
import type { Standing } from './response-standing.ts';
import { ReviseButton } from './revise-button.tsx';

export interface PanelHeadProps {
  readonly asked: AskedQuestionnaire;
  readonly standing: Standing;
  readonly progress: ResponseProgress;
  readonly today: CalendarDate;
  readonly onSubmit: () => void;
}

function AskedBy({ asked }: Pick<PanelHeadProps, 'asked'>) {
  const { askedBy, version, response } = asked;
  const who = askedBy.length === 0 ? 'No client asks for it now.' : `Required by ${askedBy.join(', ')}.`;
  // A draft from before signatures were taken away still has that of the submission before it.
  const signed =
    response?.signedBy === undefined || response.state === 'draft'
      ? ''
      : ` Signed by ${response.signedBy}, ${response.signedTitle}.`;
  return (
    <Text textStyle="sm" color="fg.muted">
      Version {version.n}. {who}
      {signed}
    </Text>
  );
}

/** Where the questionnaire stands, who asks for it, and what can be done with it. */
export function PanelHead({ asked, standing, progress, today, onSubmit }: PanelHeadProps) {
  const { companyId, company } = useSession();
  const { version, response, returned } = asked;
  const { percent } = progress;
  return (
    <Box
      as="section"
      aria-label={version.title}
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.panel"
      p="5"
      mb="4"
    >
      <Flex justify="space-between" gap="4" wrap="wrap" align="flex-start">
        <Box flex="1 1 18rem" minW="0">
          <Flex gap="3" align="center" wrap="wrap">
            <Heading as="h2" size="lg">
              {version.title}
            </Heading>
            {response !== undefined && (
              <StatusChip tone={RESPONSE_TONES[response.state]} label={RESPONSE_LABELS[response.state]} />
            )}
          </Flex>
          <Text mt="1">{standing.text}</Text>
          <AskedBy asked={asked} />
        </Box>
        {standing.revise !== undefined && <ReviseButton asked={asked} verb={standing.revise} />}
        {standing.isOpen && <Button onClick={onSubmit}>Submit</Button>}
      </Flex>
      {returned !== undefined && returned.comment !== '' && (
        <Alert.Root status="warning" mt="4">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>What the reviewer wrote</Alert.Title>
            <Alert.Description whiteSpace="pre-line">{returned.comment}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <Flex mt="4" gap="3" align="center">
        <Progress.Root value={percent} flex="1" aria-label="Answered">
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
        <Text textStyle="sm" fontVariantNumeric="tabular-nums">
          {percent}%
        </Text>
      </Flex>
      {response !== undefined && (
        <Box mt="4">
          <CopyActions {...{ version, response, today }} contractorId={companyId} contractorName={company} />
        </Box>
      )}
    </Box>
  );
}
