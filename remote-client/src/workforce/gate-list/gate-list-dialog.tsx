import { ActionDialog } from '@vcms/kits/form';
import { Alert, Field, Input, Link, Stack, Text } from '@vcms/ui';
import { GATE_LIST_PATH } from '@vcms/workforce/gate-list';
import { useState } from 'react';
import type { OwnTerms } from '../manager/use-own-terms.ts';
import type { GateDevice } from './device.ts';
import { type TakingState, useTakeGateList } from './use-take-gate-list.ts';

export interface GateListDialogProps {
  readonly terms: OwnTerms;
  readonly now: () => Date;
  /** What the field begins with. */
  readonly site: string;
  /** undefined: the browser keeps nothing. */
  readonly device: GateDevice | undefined;
  readonly onClose: () => void;
}

function ListLink({ children }: { readonly children: string }) {
  return (
    <Link href={GATE_LIST_PATH} target="_blank" rel="noopener" variant="underline">
      {children}
    </Link>
  );
}

const NO_DEVICE =
  'This browser cannot keep the list. Open VCMS in a current version of Chrome, Edge, Firefox or Safari, not in a private window.';

function problemOf(state: TakingState, device: GateDevice | undefined): string | undefined {
  if (device === undefined) return NO_DEVICE;
  return state.kind === 'failed' ? state.message : undefined;
}

/** Takes who may enter a site onto this device, for a day at most. */
export function GateListDialog({ terms, now, site: first, device, onClose }: GateListDialogProps) {
  const [site, setSite] = useState(first);
  const { state, take, stop } = useTakeGateList({ terms, now, device });
  const isBusy = state.kind === 'reading';

  function close(): void {
    stop();
    onClose();
  }

  return (
    <ActionDialog
      title="Take the gate list offline"
      verb={state.kind === 'kept' ? 'Take it again' : 'Take the list'}
      busyText={isBusy && state.all > 0 ? `${state.read} of ${state.all} people` : 'Reading'}
      busy={isBusy}
      disabled={device === undefined}
      problem={problemOf(state, device)}
      onSubmit={() => void take(site.trim())}
      onClose={close}
    >
      <Stack gap="4">
        {state.kind === 'kept' && (
          <Alert.Root status="success" role="status">
            <Alert.Indicator />
            <Alert.Title>
              {state.count === 1 ? '1 person is' : `${state.count} people are`} on the list, until{' '}
              {state.until}. <ListLink>Open the gate list</ListLink>
            </Alert.Title>
          </Alert.Root>
        )}
        <Field.Root>
          <Field.Label>Site</Field.Label>
          <Input
            value={site}
            maxLength={58}
            placeholder="All"
            onChange={({ currentTarget }) => setSite(currentTarget.value)}
          />
          <Field.HelperText>
            As it is written in assignments. People assigned to all sites are on every list.
          </Field.HelperText>
        </Field.Root>
        <Text>
          Who is ready today and tomorrow, and why others are not, without files and photos. The list stays on
          this device for 24 hours and works without a connection; changes in that time are not on it. Signing
          out erases it.
        </Text>
        <Text>
          Bookmark <ListLink>the gate list</ListLink> on the phone at the gate, so that it opens without a
          connection. Lock the phone with a code: whoever opens it can read the list.
        </Text>
      </Stack>
    </ActionDialog>
  );
}
