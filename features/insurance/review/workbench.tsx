import { type CalendarDate, LINE_LABELS } from '@vcms/domain';
import { EvidenceChip } from '@vcms/kits';
import { Box, Button, Flex, Icon, Link, PageHeading, Text } from '@vcms/ui';
import { useMemo, useRef, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { judgeCandidate } from './judge-candidate.ts';
import { LockBar } from './lock-bar.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { queueAddress } from './review-side.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { policyTitle } from './use-decision.ts';
import { useFocusOnce } from './use-focus-once.ts';
import type { ReviewDossier } from './use-review-dossier.ts';
import { useShortcutSetting } from './use-shortcut-setting.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { runShortcut, useWorkbench, type Workbench as WorkbenchHandle } from './use-workbench.ts';
import { WorkbenchView } from './workbench-view.tsx';

export interface WorkbenchProps {
  readonly file: ReviewDossier;
  readonly contractorId: string;
  readonly today: CalendarDate;
  readonly now: () => Date;
}

function Top({ file, onHelp, bench }: Pick<WorkbenchProps, 'file'> & TopProps) {
  const [params] = useSearchParams();
  const { policy, records } = file;
  return (
    <>
      <Text mb="2">
        <Link asChild>
          <RouterLink to={queueAddress(params)}>
            <Icon name="arrow-left" /> Queue
          </RouterLink>
        </Link>
      </Text>
      <PageHeading
        title={records.company.name}
        description={
          <Flex as="span" wrap="wrap" gap="2" align="center">
            {LINE_LABELS[policy.line]}, no. {policy.policyNumber} <EvidenceChip state={policy.state} />
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

interface TopProps {
  readonly onHelp: () => void;
  readonly bench: WorkbenchHandle;
}

/** One policy under review (domain 4.4). */
export function Workbench({ file, contractorId, today, now }: WorkbenchProps) {
  const { policy, records } = file;
  const bench = useWorkbench(file, contractorId, today, now);
  const area = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isOn, setOn] = useShortcutSetting();
  const overview = useMemo(() => judgeCandidate(records, policy, today), [records, policy, today]);
  useFocusOnce(area);
  useShortcuts(area, isOn, (command) => {
    if (command === 'help') setHelpOpen(true);
    else runShortcut(bench, command);
  });
  return (
    <Box ref={area}>
      <Top file={file} onHelp={() => setHelpOpen(true)} bench={bench} />
      <LockBar
        view={bench.lock.view}
        obstacle={bench.obstacle}
        busy={bench.moves.isTaking}
        onTake={() => void bench.moves.take()}
        onExtend={() => void bench.moves.extend()}
        onRelease={() => void bench.moves.release()}
      />
      <WorkbenchView {...{ file, bench, contractorId, overview, today }} />
      {bench.isRejecting && (
        <RejectDialog
          title={policyTitle(policy)}
          contractorName={records.company.name}
          onClose={() => bench.setRejecting(false)}
          onConfirm={() => {
            bench.setRejecting(false);
            void bench.decide('rejected');
          }}
        />
      )}
      <ShortcutHelp isOpen={isHelpOpen} setOpen={setHelpOpen} {...{ isOn, setOn }} />
    </Box>
  );
}
