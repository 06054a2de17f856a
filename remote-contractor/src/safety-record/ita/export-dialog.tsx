import { recordRef, useLiveDocument } from '@vcms/data';
import { SelectField } from '@vcms/kits';
import { FormDialog } from '@vcms/kits/form';
import { csvFile, saveFile } from '@vcms/kits/register';
import type { SafetyDossier } from '@vcms/safety-record/editor';
import { exportIta, type RuleBreak } from '@vcms/safety-record/model';
import { useBackend, useSession } from '@vcms/sdk';
import { Alert, Box, Button, List, LoadingBlock, Text } from '@vcms/ui';
import { useState } from 'react';

const PLACES: Readonly<Record<RuleBreak['place'], string>> = {
  year: 'Correct it in the numbers of the year.',
  company: 'Correct it in your company information.',
  establishment: 'Open the year, go to this establishment, and correct it there.',
};

function Breaks({ breaks }: { readonly breaks: readonly RuleBreak[] }) {
  return (
    <Alert.Root status="error" mb="4">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>OSHA would refuse this file. Correct these first:</Alert.Title>
        <List.Root ps="4" mt="2" gap="2">
          {breaks.map(({ establishment, column, text, place }) => (
            <List.Item key={`${establishment} ${column} ${text}`}>
              {establishment}, {column}: {text} {PLACES[place]}
            </List.Item>
          ))}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  );
}

/** No place of an establishment. */
const ALL = -1;

export interface ExportDialogProps {
  readonly file: SafetyDossier;
  readonly onClose: () => void;
}

/** The file of one year for OSHA's upload, or what keeps it back and where that is mended. */
export function ExportDialog({ file, onClose }: ExportDialogProps) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const secret = useLiveDocument(recordRef(firestore, 'companyPrivate', companyId, 'main'));
  const years = file.records.years.filter(({ noWork }) => !noWork);
  const [year, setYear] = useState(years[0]?.year);
  const [only, setOnly] = useState<number>();
  const log = years.find((entry) => entry.year === year);
  const choices = (log?.establishments ?? []).map(({ name }, at) => ({ name, place: at }));
  const ein = secret.kind === 'ready' ? secret.value.ein : undefined;
  const exported = log === undefined ? undefined : exportIta(log, { ...file.records.company, ein }, only);
  return (
    <FormDialog
      title="Export for OSHA’s ITA"
      size="lg"
      onClose={onClose}
      onSubmit={() => {
        if (exported?.text === undefined) return;
        saveFile(
          `ita-300a-${[year, ...(only === undefined ? [] : [only + 1])].join('-')}.csv`,
          csvFile(exported.text),
        );
        onClose();
      }}
      actions={
        <Button type="submit" disabled={exported?.text === undefined}>
          Download CSV
        </Button>
      }
    >
      {years.length === 0 && <Text>No year with work is on file. Add one first.</Text>}
      {years.length > 0 && (
        <SelectField
          label="Year"
          mb="5"
          value={year ?? 0}
          choices={years.map((entry) => [entry.year, String(entry.year)])}
          onChoose={(chosen) => {
            setYear(chosen);
            setOnly(undefined);
          }}
        />
      )}
      {choices.length > 1 && (
        <SelectField
          label="Establishment"
          mb="5"
          value={only ?? ALL}
          choices={[
            [ALL, `All ${choices.length}`],
            ...choices.map(({ name, place }) => [place, name] as const),
          ]}
          onChoose={(place) => setOnly(place === ALL ? undefined : place)}
        />
      )}
      {secret.kind === 'loading' && <LoadingBlock label="Loading your EIN" rows={2} />}
      <Box role="status" aria-live="polite">
        {secret.kind !== 'loading' && exported !== undefined && exported.breaks.length > 0 && (
          <Breaks breaks={exported.breaks} />
        )}
        {exported?.text !== undefined && (
          <Text>The file follows OSHA’s published rules. It has the 28 columns of the 300A summary.</Text>
        )}
      </Box>
    </FormDialog>
  );
}
