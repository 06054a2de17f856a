import { Box, Button, Flex, Icon, Link, PageHeading, Text } from '@vcms/ui';
import { type ReactNode, useRef, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { EvidenceChip } from '../evidence-chip.tsx';
import { SavingMark } from '../pending/saving-mark.tsx';
import { useExpectedRow } from '../pending/use-expected.ts';
import { useShortcutSetting } from '../shortcuts/use-shortcut-setting.ts';
import { LockBar, ObstacleNote } from './lock-bar.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { queueAddress } from './review-side.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useFocusOnce } from './use-focus-once.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { runShortcut, type Workbench } from './use-workbench.ts';

export interface WorkbenchFrameProps {
  readonly bench: Workbench;
  /** The way back; absent: to the queue. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

interface TopProps extends Pick<WorkbenchFrameProps, 'bench' | 'back'> {
  readonly onHelp: () => void;
}

/** Low, so that the paper begins high: who is at work stands beside the title, the ways elsewhere in the line below it. */
function Top({ bench, back, onHelp }: TopProps) {
  const [params] = useSearchParams();
  const { topic, subject, moves, lock } = bench;
  const { row: shown, isPending } = useExpectedRow(subject, subject.path);
  return (
    <>
      <Box mb="-6">
        <PageHeading
          title={subject.contractorName}
          actions={
            bench.obstacle === undefined && (
              <LockBar
                view={lock.view}
                busy={moves.isTaking}
                onTake={() => void moves.take()}
                onExtend={() => void moves.extend()}
                onRelease={() => void moves.release()}
              />
            )
          }
        />
      </Box>
      <Flex wrap="wrap" columnGap="3" rowGap="1" align="center" mb="3">
        {back ?? (
          <Link asChild>
            <RouterLink to={queueAddress(topic, params)}>
              <Icon name="arrow-left" /> Queue
            </RouterLink>
          </Link>
        )}
        <Text color="fg.muted" overflowWrap="anywhere">
          {subject.title}
        </Text>
        <EvidenceChip state={shown.state} />
        {isPending && <SavingMark />}
        <Flex gap="2" ms="auto" data-print="hide">
          <Button size="xs" variant="ghost" hideBelow="md" onClick={onHelp}>
            <Icon name="help" /> Shortcuts
          </Button>
          <Button
            size="xs"
            variant={bench.obstacle === undefined ? 'outline' : 'solid'}
            loading={bench.next.busy}
            loadingText="Looking"
            onClick={() => void bench.next.go()}
          >
            Next
          </Button>
        </Flex>
      </Flex>
    </>
  );
}

/** One piece of evidence under review (domain 4.4): who works on it, and what a single key does. */
export function WorkbenchFrame({ bench, back, children }: WorkbenchFrameProps) {
  const { topic, subject } = bench;
  const area = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isOn, setOn] = useShortcutSetting();
  useFocusOnce(area);
  useShortcuts(area, isOn, (command) => {
    if (command === 'help') setHelpOpen(true);
    else runShortcut(bench, command);
  });
  return (
    <Box ref={area}>
      <Top bench={bench} back={back} onHelp={() => setHelpOpen(true)} />
      {bench.obstacle !== undefined && <ObstacleNote text={bench.obstacle} />}
      {children}
      {bench.isRejecting && (
        <RejectDialog
          noun={topic.noun}
          title={subject.title}
          contractorName={subject.contractorName}
          onClose={() => bench.setRejecting(false)}
          onConfirm={() => {
            bench.setRejecting(false);
            void bench.decide('rejected');
          }}
        />
      )}
      <ShortcutHelp isOpen={isHelpOpen} setOpen={setHelpOpen} {...{ topic, isOn, setOn }} />
    </Box>
  );
}
