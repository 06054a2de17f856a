import { type CalendarDate, formatDate, type NextAction } from '@vcms/domain';
import { RelativeTime } from '@vcms/kits';
import { reasonSentences } from '@vcms/kits/standing';
import { Box, Button, Flex, Link, Stack, Text, VisuallyHidden } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import type { ClientVerdict, RelationStep } from './client-verdict.ts';
import { CLIENTS_PATH, pathOfKey } from './contractor-paths.ts';
import type { InvitationAnswer } from './invitation-answer.ts';

/** Why it is asked, and by when; the exact day on hover. */
function Reason({ action: { item, dueOn }, today }: { readonly action: NextAction; today: CalendarDate }) {
  const why = reasonSentences(item).join(' ');
  if (dueOn === undefined) return why;
  // How far away an end is stands in its reason.
  if (item.reasons.includes('ends_soon')) {
    return (
      <time dateTime={dueOn} title={formatDate(dueOn)}>
        {why}
      </time>
    );
  }
  return (
    <>
      {why} Due <RelativeTime date={dueOn} today={today} />.
    </>
  );
}

interface StepButtonProps {
  readonly to: string;
  readonly label: string;
  readonly clientName: string;
  readonly isNeeded: boolean;
}

function StepButton({ to, label, clientName, isNeeded }: StepButtonProps) {
  return (
    <Button
      asChild
      size="xs"
      variant={isNeeded ? 'solid' : 'outline'}
      maxW="full"
      height="auto"
      minH="8"
      py="1"
      whiteSpace="normal"
      textAlign="start"
    >
      <RouterLink to={to}>
        {label}
        <VisuallyHidden>, {clientName}</VisuallyHidden>
      </RouterLink>
    </Button>
  );
}

function FurtherAction({ action, today }: { readonly action: NextAction; readonly today: CalendarDate }) {
  const path = pathOfKey(action.key);
  return (
    <Box as="li" overflowWrap="anywhere">
      {path === undefined ? (
        action.title
      ) : (
        <Link asChild fontWeight="medium">
          <RouterLink to={path}>{action.title}</RouterLink>
        </Link>
      )}{' '}
      <Text as="span" color="fg.muted">
        <Reason {...{ action, today }} />
      </Text>
    </Box>
  );
}

interface FurtherProps {
  readonly actions: readonly NextAction[];
  /** Nothing of it keeps from the site. */
  readonly isLater: boolean;
  readonly today: CalendarDate;
}

function Further({ actions, isLater, today }: FurtherProps) {
  if (actions.length === 0) return null;
  return (
    <Box as="details" textStyle="sm" flexBasis={{ base: 'full', sm: 'auto' }} _open={{ flexBasis: 'full' }}>
      <Box as="summary" cursor="pointer" color="fg.muted" width="fit-content" py="1">
        {actions.length} {isLater ? 'coming up' : 'more'}
      </Box>
      <Stack as="ul" gap="1" mt="1" ps="4" aria-label="Further actions">
        {actions.map((action) => (
          <FurtherAction key={action.key} {...{ action, today }} />
        ))}
      </Stack>
    </Box>
  );
}

interface RelationButtonsProps {
  readonly step: RelationStep;
  readonly clientName: string;
  readonly answer: (action: InvitationAnswer['action']) => void;
}

/** What the engagement itself asks for: an answer to its invitation, or to be handed to the client. */
function RelationButtons({ step, clientName, answer }: RelationButtonsProps) {
  if (step === 'submit') {
    return <StepButton to={CLIENTS_PATH} label="Submit for approval" clientName={clientName} isNeeded />;
  }
  return (
    <>
      <Button size="xs" aria-label={`Accept ${clientName}`} onClick={() => answer('accept')}>
        Accept
      </Button>
      <Button
        size="xs"
        variant="outline"
        aria-label={`Decline ${clientName}`}
        onClick={() => answer('decline')}
      >
        Decline
      </Button>
    </>
  );
}

export interface NextStepsProps {
  readonly verdict: ClientVerdict;
  readonly clientName: string;
  readonly today: CalendarDate;
  readonly answer: RelationButtonsProps['answer'];
}

/** The one thing to do next as a button to where it is done; the rest is folded away. */
export function NextSteps({ verdict, clientName, today, answer }: NextStepsProps) {
  const { relationStep, actions, needed } = verdict;
  const [first] = relationStep === undefined ? actions : [];
  const rest = first === undefined ? actions : actions.slice(1);
  if (relationStep === undefined && first === undefined) return null;
  const path = first && pathOfKey(first.key);
  return (
    <Flex wrap="wrap" columnGap="2" rowGap="0" align="center" mt="1">
      {relationStep !== undefined && <RelationButtons step={relationStep} {...{ clientName, answer }} />}
      {first !== undefined &&
        (path === undefined ? (
          <Text fontWeight="medium">{first.title}</Text>
        ) : (
          <StepButton to={path} label={first.title} clientName={clientName} isNeeded={needed > 0} />
        ))}
      {first !== undefined && (
        <Text as="span" textStyle="sm" color="fg.muted">
          <Reason action={first} today={today} />
        </Text>
      )}
      <Further actions={rest} isLater={needed <= (first === undefined ? 0 : 1)} today={today} />
    </Flex>
  );
}
