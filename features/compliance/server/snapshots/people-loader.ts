import {
  collectionPath,
  type DecidingRecord,
  documentPath,
  type EvaluationInput,
  localDate,
  type StaffInput,
} from '@vcms/domain';
import { requirementOverrideSchema, reviewSchema } from '@vcms/domain/schemas';
import { createCheckedReader, readChecked, type Trusted, textOf } from '@vcms/server/core';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { concerns, isPersonAt } from './damaged-people.ts';
import { evaluatedContractor, loadClientTerms } from './load-input.ts';
import { loadStaff } from './load-staff.ts';
import { memo } from './memo.ts';

/** What the evaluation of a contractor's people at one client reads, and the day it is there. */
export interface PeopleInput extends StaffInput {
  readonly asOf: EvaluationInput['asOf'];
  /** Kinds of which a stored record cannot be read: on what is left nobody may be called ready (domain 3.7). */
  readonly damaged: readonly DecidingRecord[];
}

/** Loads what is asked of people and what they have, and nothing else of their contractor. */
export interface PeopleLoader {
  /** @param engagement as stored; undefined once one of the two companies is gone */
  load(engagement: DocumentSnapshot): Promise<PeopleInput | undefined>;
}

/**
 * Reads each client, and each contractor, once: make a new one for every range. Where only people are judged, as in the reminders of
 * each night, this is a fraction of what `createInputLoader` reads (`docs/scale.md`).
 */
export function createPeopleLoader(trusted: Trusted): PeopleLoader {
  const { db, now } = trusted;
  const company = memo((id) => db.doc(documentPath('companies', id)).get());
  const terms = memo((id) => loadClientTerms(trusted, id));
  const staff = memo(async (id) => {
    const { read, damaged } = createCheckedReader();
    return { records: await loadStaff(trusted, id, read), damaged: damaged() };
  });
  const reviews = memo((id) =>
    readChecked(
      db.collection(collectionPath('reviews', id)).where('subjectType', '==', 'staff_document'),
      reviewSchema,
    ),
  );
  return {
    async load(engagement) {
      const clientId = textOf(engagement.get('clientId'));
      const contractorId = textOf(engagement.get('contractorId'));
      const [client, contractor] = await Promise.all([company(clientId), company(contractorId)]);
      if (!client.exists || !contractor.exists) return undefined;
      const pair = db
        .collection('requirementOverrides')
        .where('clientId', '==', clientId)
        .where('contractorId', '==', contractorId);
      const [asked, own, decided, overrides] = await Promise.all([
        terms(clientId),
        staff(contractorId),
        reviews(contractorId),
        readChecked(pair, requirementOverrideSchema),
      ]);
      const unread: readonly (readonly [DecidingRecord, readonly DocumentSnapshot[]])[] = [
        ['requirement_set', asked.requirementSet.damaged],
        ['override', overrides.damaged],
        ['review', decided.damaged.filter((entry) => concerns(entry, clientId))],
        ['staff_record', own.damaged.filter((entry) => isPersonAt(entry, clientId, own.records))],
        ['document_type', asked.docTypes.damaged],
      ];
      return {
        asOf: localDate(now(), textOf(client.get('timezone'))),
        contractor: evaluatedContractor(contractor, engagement.data() ?? {}),
        requirementSet: asked.requirementSet.records,
        overrides: overrides.records,
        reviews: decided.records,
        ...own.records,
        docTypes: asked.docTypes.records,
        damaged: unread.filter(([, found]) => found.length > 0).map(([kind]) => kind),
      };
    },
  };
}
