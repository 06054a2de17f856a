import { SHOWN_EVIDENCE_STATES } from '@vcms/domain';

/** Answers grow old where other evidence is replaced. */
const STATES = [...SHOWN_EVIDENCE_STATES, 'outdated'].map((state) => `'${state}'`).join(', ');

interface Change {
  readonly today: RegExp;
  readonly next: string;
  /** How often it stands in the rules. */
  readonly places: number;
}

const CHANGES: readonly Change[] = [
  {
    // The states that are shown, not the one that is not: a list proves it with the states that it names.
    today: /^ {4}function mayReadEvidence\(/gm,
    next: `    function isShown() {
      return hasRole(['5005']) || resource.data.state in [${STATES}];
    }
    function mayReadEvidence(`,
    places: 1,
  },
  {
    today:
      /(\/(?:policies|oshaYears|emr|notRated|programVersions)\/\{\w+\} \{\n +allow get, list: if mayRead\w+\(companyId\));/g,
    next: '$1 && isShown();',
    places: 5,
  },
  {
    today: /\(isClient\(\) && isClientFolder\(\)/g,
    next: '(isClient() && isShown() && isClientFolder()',
    places: 1,
  },
  {
    today: /(allow get, list: if isOwnWithRole\(\['5005'\], companyId\) \|\| )(isAssignedToReader\(.*\));/g,
    next: '$1(isShown() && $2);',
    places: 1,
  },
  {
    today: /allow get: if mayReadAnswers\(companyId, definitionId\);/g,
    next: 'allow get: if isShown() && mayReadAnswers(companyId, definitionId);',
    places: 1,
  },
  {
    // A record of a policy for one client has no draft of its own.
    today: /(\/holders\/\{clientId\} \{\n +allow get: if isClient\(\).*);/g,
    next: "$1 && !isStateOfPolicy('draft', companyId, id);",
    places: 1,
  },
];

/**
 * The product's rules as they will be once every client's page that is in use names the states in its lists: drafts are
 * refused to clients (docs/trust.md).
 * @throws where the rules no longer say what is changed here
 */
export function refusingDrafts(rules: string): string {
  return CHANGES.reduce((text, { today, next, places }) => {
    const found = text.match(today)?.length ?? 0;
    if (found !== places) throw new Error(`${today} stands ${found} times in the rules, not ${places}`);
    return text.replace(today, next);
  }, rules);
}
