import { productionContext as trusted } from '@vcms/server/core';
import { onVarianceWritten } from '@vcms/variances/server';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { changeOf } from '../event-change.ts';
import { watch } from '../watch-trigger.ts';

export const varianceWritten = onDocumentWritten(
  { document: 'variances/{id}', retry: true },
  watch('results', 'varianceWritten', ({ id, params, data }) =>
    onVarianceWritten(trusted(), { id: params.id, ...changeOf(id, data) }),
  ),
);

/** Only counted, by `watch`: nothing follows from a note. */
export const varianceNoteWritten = onDocumentWritten(
  { document: 'variances/{id}/internal/{document}', retry: true },
  watch('records', 'varianceNoteWritten', async () => undefined),
);
