import { LINE_LABELS } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import type { OwnDemand } from '@vcms/kits/requirements';
import { Button, Flex, StatusChip, Text } from '@vcms/ui';
import { RevokeButton } from './limit-actions.tsx';
import { LimitCards } from './limit-cards.tsx';
import type { LineRows } from './limit-rows.ts';
import { LimitTable } from './limit-table.tsx';
import { laterText, untilText } from './limit-words.ts';
import { useLimitsActions } from './limits-actions.tsx';

function Waiver({ waiver, name }: { readonly waiver: OwnDemand; readonly name: string }) {
  return (
    <Flex wrap="wrap" gap="3" align="center" justify="space-between" mb="4">
      <Text minW="0" overflowWrap="anywhere">
        The whole line is waived until {untilText(waiver)}. {waiver.reason}
      </Text>
      <RevokeButton demand={waiver} of={`waiver of ${name}`}>
        Revoke
      </RevokeButton>
    </Flex>
  );
}

/** One line of the certificate: its waiver, then its demands. */
export function LineSection({ lineRows }: { readonly lineRows: LineRows }) {
  const { set } = useLimitsActions();
  const { line, required, waiver, laterWaivers } = lineRows;
  const name = LINE_LABELS[line];
  return (
    <DashboardSection
      title={name}
      beside={
        <>
          {waiver !== undefined && <StatusChip tone="info" label="Waived" />}
          {!required && <StatusChip tone="neutral" label="Not required of others" />}
        </>
      }
      aside={
        waiver === undefined && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Waive line ${name}`}
            onClick={() => set({ line, code: undefined }, laterWaivers[0])}
          >
            Waive line
          </Button>
        )
      }
    >
      {waiver !== undefined && <Waiver waiver={waiver} name={name} />}
      {laterWaivers.map((entry) => (
        <Flex key={entry.id} wrap="wrap" gap="3" align="center" justify="space-between" mb="4">
          <Text>Later: {laterText(entry)}.</Text>
          <RevokeButton demand={entry} of={`later waiver of ${name}`}>
            Revoke
          </RevokeButton>
        </Flex>
      ))}
      {lineRows.rows.length > 0 && (
        <>
          <LimitTable lineRows={lineRows} label={`${name}, limits`} />
          <LimitCards lineRows={lineRows} label={`${name}, limits`} />
        </>
      )}
    </DashboardSection>
  );
}
