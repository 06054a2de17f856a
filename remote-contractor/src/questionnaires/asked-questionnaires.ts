import type { StoredRecord } from '@vcms/data';
import {
  type CalendarDate,
  type Engagement,
  type QuestionnaireResponse,
  type QuestionnaireVersion,
  type RequirementSet,
  type Review,
  requiredVersion,
  versionOn,
} from '@vcms/domain';
import { lastAcceptance, type ReturnedAnswers, returnedAnswers } from '@vcms/questionnaires/model';

export interface QuestionnaireRecords {
  /** Those of clients that ask something. */
  readonly engagements: readonly Engagement[];
  readonly requirementSets: readonly RequirementSet[];
  /** Published versions of the firm and of these clients. */
  readonly versions: readonly QuestionnaireVersion[];
  readonly responses: readonly StoredRecord<QuestionnaireResponse>[];
  readonly reviews: readonly Review[];
}

/** One questionnaire as its contractor sees it. */
export interface AskedQuestionnaire {
  /** The version to be answered. */
  readonly version: QuestionnaireVersion;
  readonly response: StoredRecord<QuestionnaireResponse> | undefined;
  /** Names of the clients that ask for it, by name. */
  readonly askedBy: readonly string[];
  /** Months after which its answers are too old, by the strictest client; undefined: nobody says. */
  readonly maxAgeMonths: number | undefined;
  readonly returned: ReturnedAnswers | undefined;
  readonly acceptedAt: Date | undefined;
}

/** The clients that ask for a definition on a day, with the age of answers that each accepts. */
function askingClients(
  { definitionId, owner }: QuestionnaireVersion,
  { engagements, requirementSets }: QuestionnaireRecords,
  today: CalendarDate,
) {
  return engagements.flatMap(({ clientId, clientName }) => {
    const own = requirementSets.filter((set) => set.clientId === clientId);
    const demand = versionOn(own, today)?.questionnaire;
    const isDemanded = demand?.required === true && demand.definitionId === definitionId;
    if (!isDemanded && owner !== clientId) return [];
    return [{ name: clientName, maxAgeMonths: isDemanded ? demand.maxAgeMonths : undefined }];
  });
}

/** What is asked, or was answered, the firm's questionnaire first and supplements by title. */
export function askedQuestionnaires(
  records: QuestionnaireRecords,
  today: CalendarDate,
): readonly AskedQuestionnaire[] {
  const { versions, responses, reviews } = records;
  const ids = [...new Set(versions.map(({ definitionId }) => definitionId))];
  return ids
    .flatMap((definitionId): readonly AskedQuestionnaire[] => {
      const version = requiredVersion(versions, definitionId, today);
      if (version === undefined) return [];
      const clients = askingClients(version, records, today);
      const response = responses.find((entry) => entry.definitionId === definitionId);
      if (clients.length === 0 && response === undefined) return [];
      const ages = clients.flatMap(({ maxAgeMonths }) => (maxAgeMonths === undefined ? [] : [maxAgeMonths]));
      return [
        {
          version,
          response,
          askedBy: clients.map(({ name }) => name).toSorted(),
          maxAgeMonths: ages.length === 0 ? undefined : Math.min(...ages),
          returned: response && returnedAnswers(reviews, response),
          acceptedAt: response && lastAcceptance(reviews, response.id),
        },
      ];
    })
    .toSorted(
      (left, right) =>
        Number(right.version.owner === 'firm') - Number(left.version.owner === 'firm') ||
        left.version.title.localeCompare(right.version.title),
    );
}
