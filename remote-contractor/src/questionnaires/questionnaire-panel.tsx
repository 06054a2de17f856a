import type { StoredRecord } from '@vcms/data';
import type { CalendarDate, CompanyDocument } from '@vcms/domain';
import { SectionNav } from '@vcms/questionnaires/answering';
import { createProgressKeeper, responseProgress } from '@vcms/questionnaires/model';
import { useLeaveGuard } from '@vcms/sdk';
import { Alert, Box, Button, Grid, Stack, Text } from '@vcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsOnline } from '../use-is-online.ts';
import type { AskedQuestionnaire } from './asked-questionnaires.ts';
import { MissingList } from './missing-list.tsx';
import { PanelHead } from './panel-head.tsx';
import { standingOf } from './response-standing.ts';
import { SaveStatus } from './save-status.tsx';
import { SectionQuestions } from './section-questions.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { useAnswering } from './use-answering.ts';
import { useNewQuestions } from './use-new-questions.ts';
import { useProgress } from './use-progress.ts';

export interface QuestionnairePanelProps {
  readonly asked: AskedQuestionnaire;
  readonly documents: readonly StoredRecord<CompanyDocument>[];
  readonly today: CalendarDate;
}

/** Focuses a question once its section is on screen. */
function useJump(area: React.RefObject<HTMLElement | null>, open: number) {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (wanted === undefined) return;
    const card = area.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(wanted)}"]`);
    if (!card) return;
    card.scrollIntoView({ block: 'start' });
    card.focus({ preventScroll: true });
    setWanted(undefined);
  }, [wanted, area, open]);
  return setWanted;
}

/** Why it cannot be submitted yet, as a sentence. */
function obstacleOf(missing: number, isSaved: boolean, isOnline: boolean): string | undefined {
  if (missing > 0) return missing === 1 ? '1 answer is missing.' : `${missing} answers are missing.`;
  if (!isSaved) return 'Some answers are not saved yet. Submit when they are.';
  return isOnline ? undefined : 'You are offline. Submit when the connection is back.';
}

/** One questionnaire: its sections, what is missing, and its way to the reviewers. */
export function QuestionnairePanel({ asked, documents, today }: QuestionnairePanelProps) {
  const { version, returned } = asked;
  const fresh = useNewQuestions(asked);
  const standing = standingOf(asked, today, fresh.size);
  const [progressOf] = useState(createProgressKeeper);
  const answering = useAnswering(asked, standing.isOpen, progressOf);
  const { answers, pending } = answering;
  const { progress, changed, open } = useProgress(asked, answers, progressOf);
  const [at, setAt] = useState(0);
  const [isSubmitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const area = useRef<HTMLDivElement>(null);
  const jump = useJump(area, at);
  const isOnline = useIsOnline();
  // On a reload they are still on this device; whoever signs out should know that they are.
  useLeaveGuard(Object.keys(pending).length > 0);

  const goTo = useCallback(
    (questionId: string): void => {
      const section = version.sections.findIndex(({ questions }) =>
        questions.some(({ id }) => id === questionId),
      );
      if (section === -1) return;
      setAt(section);
      jump(questionId);
    },
    [version, jump],
  );

  function submit(): void {
    // By the answers of this moment: what the page shows may be a moment behind.
    const { answers: given, isSaved } = answering.latest();
    const { missing } = responseProgress(version, given);
    const obstacle = obstacleOf(missing.length, isSaved, isOnline);
    setProblem(obstacle);
    const [first] = missing;
    if (first !== undefined) goTo(first.question.id);
    else if (obstacle === undefined) setSubmitting(true);
  }

  return (
    <Box ref={area}>
      <PanelHead {...{ asked, standing, progress, today }} onSubmit={submit} />
      {/* While it is open the words come and go, and what stands below must not jump. */}
      <Box mb="4" minH={standing.isOpen ? '6' : '0'} _empty={{ display: 'none' }}>
        <SaveStatus answering={answering} isOpen={standing.isOpen} />
      </Box>
      {problem !== undefined && standing.isOpen && (
        <Alert.Root status="warning" role="alert" mb="4">
          <Alert.Indicator />
          <Alert.Title>{problem}</Alert.Title>
        </Alert.Root>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
        gap={{ base: '4', lg: '6' }}
      >
        <Stack gap="4" position={{ lg: 'sticky' }} top="5rem" alignSelf="start" minW="0">
          <SectionNav sections={progress.sections} open={at} onOpen={setAt} />
          {standing.isOpen && <MissingList missing={progress.missing} onJump={goTo} />}
        </Stack>
        <Box minW="0">
          <SectionQuestions
            key={at}
            {...{ progress, at, answering, documents, changed, fresh, open, returned }}
            owner={version.owner}
            isOpen={standing.isOpen}
          />
          <Box display="flex" gap="3" mt="5" flexWrap="wrap">
            {at > 0 && (
              <Button variant="outline" onClick={() => setAt(at - 1)}>
                Previous section
              </Button>
            )}
            {at < progress.sections.length - 1 ? (
              <Button variant="outline" onClick={() => setAt(at + 1)}>
                Next section
              </Button>
            ) : (
              standing.isOpen && <Button onClick={submit}>Submit</Button>
            )}
          </Box>
          {progress.sections.length === 0 && <Text color="fg.muted">This version has no questions.</Text>}
        </Box>
      </Grid>
      {isSubmitting && (
        <SubmitDialog {...{ version, answers, documents, today }} onClose={() => setSubmitting(false)} />
      )}
    </Box>
  );
}
