import { ComplianceChip, DamagedNote, useKeepPreviousData } from '@vcms/kits';
import { DemandFileGate, type Pair } from '@vcms/kits/requirements';
import { Box, Button, EmptyState, Flex, Heading, Icon, Stack, Text } from '@vcms/ui';
import { AddLimit } from './add-limit.tsx';
import { usesUsualLimits } from './limit-rows.ts';
import { LimitsActionsProvider, useLimitsActions } from './limits-actions.tsx';
import { LineSection } from './line-section.tsx';
import { type LimitsFile, useLimitsFile } from './use-limits-file.ts';

function Summary({ file, onLeave }: { readonly file: LimitsFile; readonly onLeave: () => void }) {
  const { copy } = useLimitsActions();
  const { contractorName, clientName, status, lines } = file;
  return (
    <Flex wrap="wrap" gap="4" align="flex-start" justify="space-between">
      <Box minW="0">
        <Flex wrap="wrap" gap="3" align="center">
          {/* Takes the focus once the contractor is chosen, or what had it has gone. */}
          <Heading as="h2" size="xl" tabIndex={-1}>
            {contractorName}
          </Heading>
          {status !== undefined && <ComplianceChip status={status} />}
        </Flex>
        <Text mt="1" color="fg.muted">
          {usesUsualLimits(lines)
            ? `${contractorName} uses the company-wide limits.`
            : `Special limits of ${clientName} appear beside the company-wide limits.`}
        </Text>
      </Box>
      <Flex wrap="wrap" gap="3">
        <Button variant="outline" onClick={onLeave}>
          <Icon name="arrow-left" /> Another contractor
        </Button>
        <Button variant="outline" onClick={copy}>
          Copy from another contractor
        </Button>
      </Flex>
    </Flex>
  );
}

function Ready({ file, onLeave }: { readonly file: LimitsFile; readonly onLeave: () => void }) {
  const { lines, damaged } = file;
  return (
    <LimitsActionsProvider file={file}>
      <Stack gap="6">
        <Summary file={file} onLeave={onLeave} />
        {lines.length === 0 && (
          <EmptyState
            icon="umbrella"
            title="No insurance is required."
            description="Set the limits of all contractors first, or add a limit for this one."
          />
        )}
        {lines.map((lineRows) => (
          <LineSection key={lineRows.line} lineRows={lineRows} />
        ))}
        <AddLimit lines={lines} />
        <DamagedNote count={damaged} fate="counted" />
      </Stack>
    </LimitsActionsProvider>
  );
}

export interface ContractorLimitsProps extends Pair {
  readonly now: () => Date;
  readonly onLeave: () => void;
}

/** The insurance demands on one contractor. */
export function ContractorLimits({ clientId, contractorId, now, onLeave }: ContractorLimitsProps) {
  const state = useKeepPreviousData(useLimitsFile({ clientId, contractorId }, now));
  return (
    <DemandFileGate state={state} onLeave={onLeave}>
      {(file) => <Ready file={file} onLeave={onLeave} />}
    </DemandFileGate>
  );
}
