import { recordsOf, useLiveQuery } from '@vcms/data';
import { OPEN_ENGAGEMENT_STATES, type Program } from '@vcms/domain';
import { DashboardSection, itemsOf, SelectField } from '@vcms/kits';
import type { PartFields } from '@vcms/kits/requirements';
import { programTitle } from '@vcms/programs/model';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Button, Flex, Icon, Stack, Text } from '@vcms/ui';
import { query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { ProgramRowCard } from './program-row-card.tsx';
import { newRow, type ProgramRow, type ProgramValues, suggestedRows } from './program-values.ts';

export interface ProgramFieldsProps extends PartFields<ProgramValues> {
  readonly catalogue: readonly Program[];
}

/** Trades of the contractors that the client works with. */
function useTradesAtHand(): ReadonlySet<string> {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const engagements = useLiveQuery(
    query(recordsOf(firestore, 'engagements'), where('clientId', '==', companyId)),
  );
  return useMemo(() => {
    const open = itemsOf(engagements).filter(({ state }) => OPEN_ENGAGEMENT_STATES.includes(state));
    return new Set(open.flatMap(({ contractorTrades }) => contractorTrades ?? []));
  }, [engagements]);
}

interface AddProps {
  readonly catalogue: readonly Program[];
  readonly rows: readonly ProgramRow[];
  readonly onAdd: (rows: readonly ProgramRow[]) => void;
  readonly suggested: readonly ProgramRow[];
}

function Add({ catalogue, rows, onAdd, suggested }: AddProps) {
  const has = (id: string) => rows.some(({ programId }) => programId === id);
  const left = catalogue.filter(({ id, retiredOn }) => retiredOn === undefined && !has(id));
  const missing = suggested.filter(({ programId }) => !has(programId));
  return (
    <Flex wrap="wrap" gap="4" align="flex-end" mt="4">
      {left.length > 0 && (
        <SelectField
          label="Add a program"
          maxW="20rem"
          value=""
          choices={[['', 'Choose from the catalog'], ...left.map(({ id, title }) => [id, title] as const)]}
          onChoose={(chosen) => {
            const program = left.find(({ id }) => id === chosen);
            if (program !== undefined) onAdd([newRow(program)]);
          }}
        />
      )}
      {missing.length > 0 && (
        <Button
          variant="outline"
          h="auto"
          minH="10"
          py="2"
          maxW="full"
          whiteSpace="normal"
          onClick={() => onAdd(missing)}
        >
          <Icon name="plus" /> Add the {missing.length} suggested for your trades
        </Button>
      )}
    </Flex>
  );
}

/** The programs that a version requires. */
export function ProgramFields({ values, problems, change, catalogue }: ProgramFieldsProps) {
  const { rows } = values;
  const atHand = useTradesAtHand();
  const suggested = useMemo(() => suggestedRows(catalogue, atHand), [catalogue, atHand]);
  const trades = useMemo(
    () => [...new Set([...atHand, ...catalogue.flatMap(({ appliesToTrades }) => appliesToTrades)])].sort(),
    [atHand, catalogue],
  );
  const setRows = (next: (rows: readonly ProgramRow[]) => readonly ProgramRow[]) =>
    change((before) => ({ ...before, rows: next(before.rows) }));
  return (
    <DashboardSection
      title="Required programs"
      description="Which written programs you require, of whom, and what score passes. A failed critical element never passes."
    >
      {rows.length === 0 ? (
        <Text color="fg.muted">No programs required yet. Start from the suggested list for your trades.</Text>
      ) : (
        <Stack as="ul" aria-label="Required programs" gap="4" m="0" p="0">
          {rows.map((row) => (
            <ProgramRowCard
              key={row.programId}
              {...{ row, trades, problems }}
              title={programTitle(catalogue, row.programId)}
              program={catalogue.find(({ id }) => id === row.programId)}
              onChange={(step) =>
                setRows((all) =>
                  all.map((entry) =>
                    entry.programId === row.programId ? { ...entry, ...step(entry) } : entry,
                  ),
                )
              }
              onRemove={() => setRows((all) => all.filter(({ programId }) => programId !== row.programId))}
            />
          ))}
        </Stack>
      )}
      <Box>
        <Add {...{ catalogue, rows, suggested }} onAdd={(added) => setRows((all) => [...all, ...added])} />
      </Box>
    </DashboardSection>
  );
}
