import { SelectField } from '@vcms/kits';
import { OfferRows } from '@vcms/kits/evidence';
import type { PageRect, ReadSummary } from '@vcms/pdf';
import { Box, SimpleGrid, Text } from '@vcms/ui';
import { useState } from 'react';
import type { Establishments } from '../establishments/use-establishments.ts';
import { establishmentOffers, rowChoices, summaryAt, summaryChoices } from './establishment-offers.ts';
import { sumsNote } from './summary-offers.ts';

export interface EstablishmentPrefillProps {
  readonly summaries: readonly ReadSummary[];
  readonly establishments: Pick<Establishments, 'state' | 'change'>;
  readonly onShow: (place: PageRect) => void;
}

/** Offers the numbers of a 300A to one establishment of the year, chosen by a person. */
export function EstablishmentPrefill({ summaries, establishments, onShow }: EstablishmentPrefillProps) {
  const { state, change } = establishments;
  const { rows, open } = state;
  const [chosenKey, setChosenKey] = useState(open);
  const [chosenAt, setChosenAt] = useState<number>();
  const row = rows.find(({ key }) => key === chosenKey) ?? rows[0];
  if (row === undefined) return null;
  const at = chosenAt ?? summaryAt(summaries, rows, row);
  const summary = summaries[at];
  if (summary === undefined) return null;
  const note = sumsNote(summary);

  function chooseRow(key: string): void {
    setChosenKey(key);
    // Each establishment begins with the summary that bears its name.
    setChosenAt(undefined);
  }

  return (
    <Box mb="4">
      <Text mb="3">
        The numbers of the year are the sum of its establishments. Take them into one of these.
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3" mb="3">
        <SelectField
          label="Establishment to fill in"
          value={row.key}
          choices={rowChoices(rows)}
          onChoose={chooseRow}
        />
        {summaries.length > 1 && (
          <SelectField
            label="Summary in the file"
            value={at}
            choices={summaryChoices(summaries)}
            onChoose={setChosenAt}
          />
        )}
      </SimpleGrid>
      {note !== undefined && (
        <Text color="fg.warning" mb="2">
          {note}
        </Text>
      )}
      <OfferRows
        label="Values of the 300A for the establishment"
        offers={establishmentOffers(summary, row)}
        about={`${row.key} ${at}`}
        onTake={({ field, value }) =>
          change({ kind: 'change', key: row.key, values: { ...row.values, [field]: value } })
        }
        onShow={({ found }) => onShow(found.place)}
      />
    </Box>
  );
}
