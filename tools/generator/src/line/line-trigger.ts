import type { LineOptions } from './line-options.ts';
import type { Texts } from './line-sources.ts';
import { wordsOf } from './line-words.ts';

/** What follows each write of a record: it is counted for who wrote it, and leaves a line in the audit. */
export function triggerFiles(options: LineOptions): Texts {
  const { line, collection } = options;
  const { record, entity } = wordsOf(options);
  return [
    [
      `firebase/functions/src/${line}/triggers.ts`,
      `import { auditChange } from '@vcms/server/audit';
import { productionContext as trusted } from '@vcms/server/core';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { changeOf } from '../event-change.ts';
import { watch } from '../watch-trigger.ts';

export const ${record}Written = onDocumentWritten(
  { document: '${collection}/{id}', retry: true },
  watch('records', '${record}Written', ({ id, params, data }) =>
    auditChange(trusted(), changeOf(id, data), { entityType: '${entity}', entityId: params.id }),
  ),
);
`,
    ],
  ];
}
