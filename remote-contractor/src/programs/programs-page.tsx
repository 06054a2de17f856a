import { DamagedNote, DashboardSection, DossierGate, useKeepPreviousData } from '@vcms/kits';
import { useSession } from '@vcms/sdk';
import { EmptyState, PageHeading, SimpleGrid, Stack } from '@vcms/ui';
import { ProgramActionsProvider } from './program-actions.tsx';
import { ProgramCard } from './program-card.tsx';
import type { ProgramDossier, ProgramEntry } from './program-dossier.ts';
import { useProgramDossier } from './use-program-dossier.ts';

const TITLE = 'Safety Programs';
const PURPOSE = 'The written programs that your clients require, how they were scored, and what to do next.';

interface CardsProps {
  readonly title: string;
  readonly entries: readonly ProgramEntry[];
  readonly file: ProgramDossier;
}

function Cards({ title, entries, file }: CardsProps) {
  if (entries.length === 0) return null;
  return (
    <DashboardSection title={title}>
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4">
        {entries.map((entry) => (
          <ProgramCard key={entry.programId} entry={entry} file={file} />
        ))}
      </SimpleGrid>
    </DashboardSection>
  );
}

function Ready({ file, damaged }: { readonly file: ProgramDossier; readonly damaged: number }) {
  return (
    <ProgramActionsProvider file={file}>
      <Stack gap="6">
        {file.required.length === 0 && (
          <EmptyState
            icon="document"
            title="No programs are required of you."
            description="When a client requires a written program, it appears here with its elements."
          />
        )}
        <Cards title="Required programs" entries={file.required} file={file} />
        <Cards title="Other programs on file" entries={file.others} file={file} />
        <DamagedNote count={damaged} fate="counted" />
      </Stack>
    </ProgramActionsProvider>
  );
}

function realNow(): Date {
  return new Date();
}

export interface ProgramsPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** `/safety-programs`: what clients require, what is on file, and how to bring it in order (domain 4.6). */
export function ProgramsPage({ now = realNow }: ProgramsPageProps) {
  const state = useKeepPreviousData(useProgramDossier(useSession().companyId, now));
  return (
    <>
      <PageHeading title={TITLE} description={PURPOSE} />
      <DossierGate state={state} subject="your programs">
        {(file, damaged) => <Ready file={file} damaged={damaged} />}
      </DossierGate>
    </>
  );
}
