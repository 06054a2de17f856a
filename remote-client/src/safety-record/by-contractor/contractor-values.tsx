import { companyRef, useLiveDocument } from '@vcms/data';
import {
  ComplianceChip,
  DamagedNote,
  DashboardSection,
  FailurePanel,
  useKeepPreviousData,
  useOpenDialog,
} from '@vcms/kits';
import {
  type DemandFile,
  DemandFileGate,
  OverrideDialog,
  type OwnDemand,
  type Pair,
  RevokeDialog,
  useDemandFile,
} from '@vcms/kits/requirements';
import { useBackend } from '@vcms/sdk';
import { Box, Button, EmptyState, Icon, LoadingBlock } from '@vcms/ui';
import { type SafetyRow, safetyRows } from './safety-demands.ts';
import { ownText, SafetyRowCard } from './safety-row-card.tsx';
import { safetySubject } from './safety-subject.ts';

type Work =
  | { readonly kind: 'set'; readonly row: SafetyRow }
  | { readonly kind: 'revoke'; readonly demand: OwnDemand };

interface SafetyFile extends DemandFile {
  /** The contractor's confirmed NAICS code. */
  readonly naics: string | undefined;
}

function WorkDialog({ work, ...rest }: { work: Work; file: SafetyFile; onClose: () => void }) {
  if (work.kind === 'revoke') {
    return <RevokeDialog demand={work.demand} text={ownText(work.demand)} {...rest} />;
  }
  const { key, own, later } = work.row;
  return <OverrideDialog subject={safetySubject(key, rest.file)} seen={own ?? later[0]} {...rest} />;
}

function Ready({ file, onLeave }: { readonly file: SafetyFile; readonly onLeave: () => void }) {
  const [work, startWork, close] = useOpenDialog<Work>();
  const rows = safetyRows(file);
  const isUsual = rows.every(({ own, later }) => own === undefined && later.length === 0);
  return (
    <DashboardSection
      title={file.contractorName}
      beside={file.status !== undefined && <ComplianceChip status={file.status} />}
      description={
        isUsual
          ? `${file.contractorName} uses the company-wide limits.`
          : 'Own limits appear beside the company-wide ones.'
      }
      aside={
        <Button size="sm" variant="outline" onClick={onLeave}>
          <Icon name="arrow-left" /> Another contractor
        </Button>
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          icon="gauge"
          title="No OSHA logs or EMR letters are required."
          description="Require them of all contractors first. Then you can set limits for this one."
        />
      ) : (
        <Box as="ul" aria-label={`Limits of ${file.contractorName}`} m="0" p="0">
          {rows.map((row) => (
            <SafetyRowCard
              key={row.key}
              row={row}
              onSet={(chosen) => startWork({ kind: 'set', row: chosen })}
              onRevoke={(demand) => startWork({ kind: 'revoke', demand })}
            />
          ))}
        </Box>
      )}
      <DamagedNote count={file.damaged} fate="counted" />
      {work !== undefined && <WorkDialog work={work} file={file} onClose={close} />}
    </DashboardSection>
  );
}

export interface ContractorValuesProps extends Pair {
  readonly now: () => Date;
  readonly onLeave: () => void;
}

/** The limits of one contractor's safety record. */
export function ContractorValues({ clientId, contractorId, now, onLeave }: ContractorValuesProps) {
  const { firestore } = useBackend();
  const company = useLiveDocument(companyRef(firestore, contractorId));
  const state = useKeepPreviousData(useDemandFile({ clientId, contractorId }, now));
  const naics = company.kind === 'ready' ? company.value.naicsPrimary : undefined;
  // Hidden until the contractor has accepted: until then it is shown what holds for all.
  const isOpen = company.kind !== 'failed' || company.failure.kind === 'denied';
  return (
    <DemandFileGate state={state} onLeave={onLeave}>
      {(file) => {
        if (company.kind === 'loading') return <LoadingBlock label="Loading the limits" rows={8} />;
        return isOpen ? (
          <Ready file={{ ...file, naics }} onLeave={onLeave} />
        ) : (
          <FailurePanel failure={company.failure} retry={company.retry} />
        );
      }}
    </DemandFileGate>
  );
}
