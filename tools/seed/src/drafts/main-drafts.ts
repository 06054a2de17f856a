import type { DemoData } from '../demo-data.ts';
import { LINE_DEMOS } from '../line-demos.ts';
import { type Draft, draftOf } from '../words/demo-draft.ts';
import { catalogueDrafts, requirementDrafts } from './catalogue-drafts.ts';
import { evidenceDrafts } from './evidence-drafts.ts';
import { relationDrafts, trustedDrafts } from './relation-drafts.ts';

/** Companies, people and relations: their records carry their own stamps. */
function coreDrafts({ companies, users, engagements }: DemoData): readonly Draft[] {
  const own = (record: {
    readonly createdAt: Date;
    readonly createdBy: string;
    readonly updatedAt: Date;
  }) => ({
    at: record.createdAt,
    by: record.createdBy,
    changedAt: record.updatedAt,
  });
  return [
    ...companies.flatMap(({ id, record, secret }) => [
      draftOf('companies', [id], record, own(record)),
      draftOf('companyPrivate', [id, 'main'], secret, own(secret)),
    ]),
    ...users.map(({ uid, record }) => draftOf('users', [uid], record, own(record))),
    ...engagements.map(({ id, record }) => draftOf('engagements', [id], record, own(record))),
  ];
}

/** Every document of the demo data but notifications and those that describe files. */
export function mainDrafts(data: DemoData): readonly Draft[] {
  const states = new Map(data.engagements.map(({ id, record }) => [id, record.state]));
  return [
    ...coreDrafts(data),
    ...catalogueDrafts(data),
    ...requirementDrafts(data),
    ...data.files.flatMap((file) => evidenceDrafts(file, states, data.today)),
    ...relationDrafts(data),
    ...LINE_DEMOS.flatMap(({ drafts }) => drafts?.(data) ?? []),
    ...trustedDrafts(data),
  ];
}
