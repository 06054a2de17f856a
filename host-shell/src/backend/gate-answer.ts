/** Somebody whose badge was read, as the server answers (`gateCheck` of the table of callables). */
export interface GatePerson {
  readonly kind: 'person';
  readonly isReady: boolean;
  /** Why not, in sentences. */
  readonly reasons: readonly string[];
  readonly name: string;
  readonly company: string;
  readonly jobRole: string;
  /** '' for none. */
  readonly badgeNo: string;
  /** Empty: all sites. */
  readonly sites: readonly string[];
  /** When that was so, in the client's time zone. */
  readonly moment: string;
  readonly contractorId: string;
  readonly photo?: string | undefined;
  /** Paths of documents; once one changes, the answer may be another one. */
  readonly watch: readonly string[];
}

/** `closed`: the own company has nothing to do with the person, or not any more. */
export type GateAnswer =
  | GatePerson
  | {
      readonly kind: 'closed';
      readonly title: string;
      /** What to do; '' for nothing. */
      readonly advice: string;
      readonly moment: string;
    };

const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

/** The answer of the server; undefined: it is none that this page knows, so nobody is called ready by it. */
export function parseGateAnswer(value: unknown): GateAnswer | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  const { kind, moment, title, advice, reasons, sites, watch, isReady, photo, contractorId } = given;
  if (!isText(moment)) return undefined;
  if (kind === 'closed') return isText(title) && isText(advice) ? { kind, title, advice, moment } : undefined;
  const { name, company, jobRole, badgeNo } = given;
  const who = [name, company, jobRole, badgeNo, contractorId].every(isText);
  const isWhole = who && areTexts(reasons) && areTexts(sites) && areTexts(watch);
  if (kind !== 'person' || typeof isReady !== 'boolean' || !isWhole) return undefined;
  return { ...(value as GatePerson), photo: isText(photo) ? photo : undefined };
}
