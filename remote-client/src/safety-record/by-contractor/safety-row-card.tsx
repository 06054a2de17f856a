import { formatDate } from '@vcms/domain';
import type { OwnDemand } from '@vcms/kits/requirements';
import { Box, Button, DataList, Flex, StatusChip, Text } from '@vcms/ui';
import type { SafetyRow } from './safety-demands.ts';

/** "4.00", "Waived". */
export function ownText({ waived, value }: OwnDemand): string {
  return waived ? 'Waived' : String(value);
}

function untilText({ to }: OwnDemand): string {
  return to === null ? 'No end' : formatDate(to);
}

function factsOf({ usual, own, later, actual }: SafetyRow) {
  return [
    { label: usual.group === undefined ? 'Company-wide' : `For ${usual.group}`, value: usual.text },
    { label: 'Current figure', value: actual ?? 'No figure' },
    ...(own === undefined
      ? []
      : [
          { label: 'This contractor', value: ownText(own) },
          { label: 'Until', value: untilText(own) },
          { label: 'Reason', value: own.reason },
        ]),
    ...later.map((entry) => ({
      label: 'Later',
      value: `${ownText(entry)} from ${formatDate(entry.from)}, until ${untilText(entry)}. ${entry.reason}`,
    })),
  ];
}

export interface SafetyRowCardProps {
  readonly row: SafetyRow;
  readonly onSet: (row: SafetyRow) => void;
  readonly onRevoke: (demand: OwnDemand) => void;
}

/** One limit: that of all, that of this contractor, and what can be done with it. */
export function SafetyRowCard({ row, onSet, onRevoke }: SafetyRowCardProps) {
  const { title, own, later } = row;
  const [next] = later;
  const word = own === undefined ? 'Set' : 'Change';
  return (
    <Box as="li" listStyleType="none" borderTopWidth="1px" py="5" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between" mb="3">
        <Flex wrap="wrap" gap="3" align="center">
          <Text fontWeight="semibold">{title}</Text>
          {own !== undefined && <StatusChip tone="info" label="Own limit" />}
        </Flex>
        <Flex wrap="wrap" gap="2">
          <Button size="sm" variant="outline" aria-label={`${word} ${title}`} onClick={() => onSet(row)}>
            {word}
          </Button>
          {own !== undefined && (
            <Button size="sm" variant="outline" aria-label={`Revoke ${title}`} onClick={() => onRevoke(own)}>
              Revoke
            </Button>
          )}
          {next !== undefined && (
            <Button
              size="sm"
              variant="outline"
              aria-label={`Revoke later ${title}`}
              onClick={() => onRevoke(next)}
            >
              Revoke later
            </Button>
          )}
        </Flex>
      </Flex>
      <DataList items={factsOf(row)} columns={2} />
    </Box>
  );
}
