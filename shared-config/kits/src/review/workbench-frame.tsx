import { Box, Button, Flex, Icon, Link, PageHeading, Text } from '@vcms/ui';
import { type ReactNode, useRef, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { EvidenceChip } from '../evidence-chip.tsx';
import { LockBar } from './lock-bar.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { queueAddress } from './review-side.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useFocusOnce } from './use-focus-once.ts';
import { useShortcutSetting } from './use-shortcut-setting.ts';
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

function Top({ bench, back, onHelp }: TopProps) {
  const [params] = useSearchParams();
  const { topic, subject } = bench;
  return (
    <>
      <Text mb="2">
        {back ?? (
          <Link asChild>
            <RouterLink to={queueAddress(topic, params)}>
              <Icon name="arrow-left" /> Queue
            </RouterLink>
          </Link>
        )}
      </Text>
      <PageHeading
        title={subject.contractorName}
        description={
          <Flex as="span" wrap="wrap" gap="2" align="center">
            {subject.title} <EvidenceChip state={subject.state} />
          </Flex>
        }
        actions={
          <>
            <Button variant="outline" hideBelow="md" onClick={onHelp}>
              <Icon name="help" /> Shortcuts
            </Button>
            {bench.obstacle !== undefined && (
              <Button loading={bench.next.busy} loadingText="Looking" onClick={() => void bench.next.go()}>
                Next
              </Button>
            )}
          </>
        }
      />
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
      <LockBar
        view={bench.lock.view}
        obstacle={bench.obstacle}
        busy={bench.moves.isTaking}
        onTake={() => void bench.moves.take()}
        onExtend={() => void bench.moves.extend()}
        onRelease={() => void bench.moves.release()}
      />
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
