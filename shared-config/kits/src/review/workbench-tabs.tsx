import { Badge, Stack, Tabs, VisuallyHidden } from '@vcms/ui';
import type { ReactNode } from 'react';

/** One side of what came with the paper. */
export interface WorkbenchTab {
  /** Unique on the workbench. */
  readonly value: string;
  readonly label: string;
  /** How much in it needs a look; 0 or absent: nothing is shown. */
  readonly count?: number | undefined;
  /** What is counted: "problems". */
  readonly counts?: string | undefined;
  readonly content: ReactNode;
}

export interface WorkbenchTabsProps {
  readonly tabs: readonly WorkbenchTab[];
  readonly tab: string;
  readonly onTab: (tab: string) => void;
}

function Count({ count = 0, counts = 'to look at' }: Pick<WorkbenchTab, 'count' | 'counts'>) {
  if (count === 0) return null;
  return (
    <Badge size="xs" colorPalette="orange" borderRadius="full" fontVariantNumeric="tabular-nums">
      {count} <VisuallyHidden>{counts}</VisuallyHidden>
    </Badge>
  );
}

/** All tabs stay drawn, so that nothing that was opened or typed in one is lost by a look at another. */
export function WorkbenchTabs({ tabs, tab, onTab }: WorkbenchTabsProps) {
  return (
    <Tabs.Root
      value={tab}
      onValueChange={({ value }) => onTab(value)}
      size="sm"
      display="flex"
      flexDirection="column"
      flex="1"
      minH="0"
    >
      <Tabs.List flexWrap="wrap" px="2" pt="1" flexShrink="0">
        {tabs.map(({ value, label, count, counts }) => (
          <Tabs.Trigger key={value} value={value} px="2" gap="1.5">
            {label}
            <Count {...{ count, counts }} />
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ value, content }) => (
        <Tabs.Content
          key={value}
          value={value}
          // The tabs hear of a new value only after the drawing, and what is hidden until then cannot take the focus.
          hidden={value !== tab}
          flex="1"
          minH="0"
          overflowY={{ lg: 'auto' }}
          p="4"
        >
          <Stack gap="6" minW="0">
            {content}
          </Stack>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
