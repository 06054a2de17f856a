import { DamagedNote, FailurePanel } from '@vcms/kits';
import { BackToList, NothingFound, type RegisterState } from '@vcms/kits/register';
import { EmptyState, Icon, LoadingBlock } from '@vcms/ui';
import { DENIED, nothing, UNREACHABLE } from '../data/failures.ts';
import { Columns, Panel, Part, Shown } from '../shown.tsx';

const STATE: RegisterState = { search: 'acme', filters: {}, sort: 'name', descending: false, page: 1 };

export function RegisterStates() {
  return (
    <Shown>
      <Columns>
        <Panel name="Loading">
          <LoadingBlock label="Loading contractors" rows={3} />
        </Panel>
        <Panel name="Empty">
          <EmptyState title="No contractors yet" description="Invite the first one." icon="users" />
        </Panel>
        <Panel name="NothingFound">
          <NothingFound noun="contractors" state={STATE} show={nothing} />
        </Panel>
        <Panel name="NothingFound, with more pages">
          <NothingFound noun="contractors" state={STATE} show={nothing} hasMore />
        </Panel>
      </Columns>
      <Part name="FailurePanel">
        <Columns>
          <FailurePanel failure={UNREACHABLE} retry={nothing} />
          <FailurePanel failure={DENIED} retry={nothing} />
        </Columns>
      </Part>
      <Part name="DamagedNote, BackToList">
        <DamagedNote count={1} />
        <DamagedNote count={3} noun="version" fate="counted" />
        <BackToList>
          <Icon name="arrow-left" /> All contractors
        </BackToList>
      </Part>
    </Shown>
  );
}
