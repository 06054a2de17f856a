import { Box, Button, Flex, Grid, Icon } from '@vcms/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DecisionFoot } from './decision-foot.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import type { Finding } from './finding-book.ts';
import { FINDINGS_TAB, type Workbench } from './use-workbench.ts';
import { type WorkbenchTab, WorkbenchTabs } from './workbench-tabs.tsx';

export interface WorkbenchLayoutProps {
  readonly bench: Workbench;
  /** The page under review; absent: the evidence has none, and the tabs take its room. */
  readonly paper?: ReactNode;
  /** What the paper is called: "Certificate". */
  readonly paperName: string;
  /** Which file and page the paper shows: another one comes into sight on narrow screens. */
  readonly paperKey?: string;
  /** Above the tabs, in sight with each of them. */
  readonly summary?: ReactNode;
  /** The first is open in the beginning; the findings come behind them. */
  readonly tabs: readonly WorkbenchTab[];
  /** The decisions so far, in the last tab. */
  readonly history: ReactNode;
  /** What the numbers tell already, to be confirmed by the reviewer. */
  readonly suggested: readonly Finding[];
}

/** Below the shell's bar and the page's title: the workbench fills the window, so that nothing of it lies under anything. */
const HEIGHT = 'max(32rem, calc(100dvh - 11.5rem))';

function Paper({
  paper,
  paperName,
  paperKey,
}: Pick<WorkbenchLayoutProps, 'paper' | 'paperName' | 'paperKey'>) {
  const [isOpen, setOpen] = useState(true);
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(paperKey);
  useEffect(() => {
    if (shown.current === paperKey) return;
    shown.current = paperKey;
    setOpen(true);
    area.current?.scrollIntoView?.({ block: 'nearest' });
  }, [paperKey]);
  return (
    <Box ref={area} minW="0" minH="0" scrollMarginTop="5rem">
      <Button
        hideFrom="lg"
        size="sm"
        variant="ghost"
        ms="-3"
        mb="1"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} /> {paperName}
      </Button>
      <Box display={{ base: isOpen ? 'block' : 'none', lg: 'block' }} h={{ lg: 'full' }} minH="0">
        {paper}
      </Box>
    </Box>
  );
}

function useTabs({ bench, tabs, history, suggested }: WorkbenchLayoutProps): readonly WorkbenchTab[] {
  const { decision, book, side, findingsRef, isDecidable } = bench;
  const ticked = decision.draft.findings.length;
  const findings: WorkbenchTab = {
    value: FINDINGS_TAB,
    label: 'Findings',
    count: ticked > 0 ? ticked : suggested.length,
    counts: ticked > 0 ? 'chosen' : 'found',
    content: <DecisionPanel {...{ book, suggested, decision, side, findingsRef }} />,
  };
  return [
    ...tabs,
    ...(isDecidable ? [findings] : []),
    { value: 'history', label: 'History', content: history },
  ];
}

/** The paper at three fifths of the width, what was typed from it and the decision beside it; one below the other on narrow screens. */
export function WorkbenchLayout(props: WorkbenchLayoutProps) {
  const { bench, paper, summary } = props;
  const tabs = useTabs(props);
  const tab = tabs.some(({ value }) => value === bench.tab) ? bench.tab : tabs[0]?.value;
  const hasPaper = paper !== undefined && paper !== false;
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: hasPaper ? 'minmax(0, 3fr) minmax(21rem, 2fr)' : 'minmax(0, 1fr)',
      }}
      templateRows={{ lg: 'minmax(0, 1fr)' }}
      gap="4"
      h={{ lg: HEIGHT }}
    >
      {hasPaper && <Paper {...props} />}
      <Flex direction="column" minW="0" minH="0" bg="bg.panel" borderWidth="1px" borderRadius="lg">
        {summary !== undefined && summary !== false && (
          <Box px="4" pt="3" pb="1">
            {summary}
          </Box>
        )}
        <WorkbenchTabs tabs={tabs} tab={tab ?? ''} onTab={bench.setTab} />
        <DecisionFoot bench={bench} />
      </Flex>
    </Grid>
  );
}
