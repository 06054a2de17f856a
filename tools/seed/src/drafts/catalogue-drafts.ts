import { versionOn } from '@vcms/domain';
import { helpTexts, naicsCodes } from '../catalogue/reference.ts';
import { staffDocTypes } from '../catalogue/staff-types.ts';
import type { DemoData } from '../demo-data.ts';
import { DEMO_COMPANY_IDS, DEMO_PEOPLE } from '../words/accounts.ts';
import { type Draft, draftOf } from '../words/demo-draft.ts';
import { early } from '../words/demo-records.ts';

/** What the firm keeps for everybody: questionnaires, industry tables, help. */
export function catalogueDrafts({ today, questionnaires }: DemoData): readonly Draft[] {
  const origin = { at: early(today, 1), by: DEMO_PEOPLE.admin.uid };
  const definitions = new Map(questionnaires.map((version) => [version.definitionId, version]));
  return [
    ...[...definitions].map(([id, { owner, title }]) =>
      draftOf('questionnaires', [id], { owner, title }, origin),
    ),
    ...questionnaires.map((version) =>
      draftOf('questionnaireVersions', [version.definitionId, version.n], version, origin),
    ),
    ...naicsCodes().map((code) => draftOf('naicsCodes', [code.id], code, origin)),
    ...helpTexts().map((text) => draftOf('helpTexts', [text.id], text, origin)),
  ];
}

/** What clients ask: versions of their demands, exceptions, types of staff papers, and the policy in force. */
export function requirementDrafts({ today, requirementSets, overrides }: DemoData): readonly Draft[] {
  const { client, client2, cs } = DEMO_PEOPLE;
  const people = { [DEMO_COMPANY_IDS.northfield]: client.uid, [DEMO_COMPANY_IDS.lakeshore]: client2.uid };
  const originOf = (clientId: string) => ({
    at: early(today, 2),
    by: new Map(Object.entries(people)).get(clientId) ?? cs.uid,
  });
  const clients = [...new Set(requirementSets.map(({ clientId }) => clientId))];
  return [
    ...requirementSets.map((set) =>
      draftOf('requirementSets', [set.clientId, set.n], set, originOf(set.clientId)),
    ),
    ...overrides.map((entry) => draftOf('requirementOverrides', [entry.id], entry, originOf(entry.clientId))),
    ...staffDocTypes().map((type) =>
      draftOf('staffDocTypes', [type.clientId, type.id], type, originOf(type.clientId)),
    ),
    ...clients.flatMap((clientId) => {
      const own = requirementSets.filter((set) => set.clientId === clientId);
      const policy = versionOn(own, today)?.policy;
      return policy === undefined
        ? []
        : [draftOf('clientPolicies', [clientId], { clientId, ...policy }, originOf(clientId))];
    }),
  ];
}
