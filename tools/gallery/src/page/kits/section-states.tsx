import { CountsSection, LiveSection, UnreadSection } from '@vcms/kits';
import { Text } from '@vcms/ui';
import { DENIED, nothing, UNREACHABLE } from '../data/failures.ts';
import { Columns, Shown } from '../shown.tsx';

const EMPTY = <Text color="fg.muted">No policies yet.</Text>;
const names = (items: readonly string[]) => items.map((name) => <Text key={name}>{name}</Text>);

export function SectionStates() {
  return (
    <Shown>
      <Columns>
        <LiveSection title="Loading" state={{ kind: 'loading' }} empty={EMPTY}>
          {names}
        </LiveSection>
        <LiveSection title="Empty" state={{ kind: 'ready', items: [], unreadable: [] }} empty={EMPTY}>
          {names}
        </LiveSection>
        <LiveSection
          title="With one damaged"
          isDense
          description="Newest first."
          state={{ kind: 'ready', items: ['General liability', 'Automobile'], unreadable: ['policy-3'] }}
          empty={EMPTY}
        >
          {names}
        </LiveSection>
        <LiveSection
          title="Unreachable"
          state={{ kind: 'failed', failure: UNREACHABLE, retry: nothing }}
          empty={EMPTY}
        >
          {names}
        </LiveSection>
        <CountsSection title="Counts, denied" state={{ kind: 'failed', failure: DENIED, retry: nothing }}>
          {() => null}
        </CountsSection>
        <CountsSection title="Counts" isDense state={{ kind: 'ready', counts: { open: 12 } }}>
          {({ open }) => <Text>{open} open</Text>}
        </CountsSection>
        <UnreadSection state={{ kind: 'ready', items: [], unreadable: [] }} />
      </Columns>
    </Shown>
  );
}
