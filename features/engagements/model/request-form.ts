import {
  ENGAGEMENT_BOUNDS,
  type RequestTerms,
  RISK_LEVELS,
  type RiskLevel,
  validationText,
} from '@vcms/domain';

/** What is typed to ask for a contractor; lists with commas between them. */
export interface RequestValues {
  readonly companyName: string;
  readonly contactName: string;
  readonly email: string;
  readonly trades: string;
  readonly riskLevel: string;
  readonly sites: string;
  readonly message: string;
}

export type RequestMessages = Readonly<Partial<Record<keyof RequestValues, string>>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const CODE = /^[a-z0-9][a-z0-9_-]{0,79}$/;

/** Parts between commas or semicolons, without blanks and doubles. */
function parts(text: string): readonly string[] {
  return [...new Set(text.split(/[,;\n]/).map((part) => part.trim()))].filter((part) => part !== '');
}

/** Trades as the product stores them: "Site preparation" is site_preparation. */
function tradeCodes(text: string): readonly string[] {
  return parts(text).map((part) => part.toLowerCase().replaceAll(/\s+/g, '_'));
}

/** What goes into the relation. */
export function termsOf({ trades, riskLevel, sites }: RequestValues): RequestTerms {
  const risk: RiskLevel = RISK_LEVELS.find((known) => known === riskLevel.trim().toLowerCase()) ?? 'medium';
  return { workTypes: tradeCodes(trades), riskLevel: risk, sites: parts(sites) };
}

/** V21 for what is no address; undefined when it is one. */
function emailProblem(email: string): string | undefined {
  return EMAIL.test(email.trim()) ? undefined : validationText('V21');
}

function lengthProblem(field: string, text: string, min: number, max: number): string | undefined {
  const { length } = text.trim();
  if (min > 0 && length === 0) return validationText('V1', { field: field.toLowerCase() });
  return length < min || length > max ? validationText('V2', { field, min, max }) : undefined;
}

function tradesProblem(text: string): string | undefined {
  const codes = tradeCodes(text);
  if (codes.length === 0) return 'Choose at least one trade.';
  const max = ENGAGEMENT_BOUNDS.workTypesMax;
  if (codes.length > max) return `Name at most ${max} trades.`;
  const wrong = codes.find((code) => !CODE.test(code));
  return wrong === undefined ? undefined : `${wrong} is not a trade. Use letters, digits and dashes.`;
}

function sitesProblem(text: string): string | undefined {
  const { sitesMax, siteMax } = ENGAGEMENT_BOUNDS;
  const sites = parts(text);
  if (sites.length > sitesMax) return `Name at most ${sitesMax} sites.`;
  return sites.some((site) => site.length > siteMax)
    ? `A site has at most ${siteMax} characters.`
    : undefined;
}

function riskProblem(text: string): string | undefined {
  const known = RISK_LEVELS.some((level) => level === text.trim().toLowerCase());
  return known ? undefined : 'Choose low, medium or high.';
}

/** What is wrong with a request. @param isKnown a company that was found: its name and contact are not asked */
export function checkRequest(values: RequestValues, isKnown: boolean): RequestMessages {
  const messages: Record<keyof RequestValues, string | undefined> = {
    companyName: isKnown ? undefined : lengthProblem('Company', values.companyName, 2, 120),
    contactName: isKnown ? undefined : lengthProblem('Contact', values.contactName, 1, 121),
    email: isKnown ? undefined : emailProblem(values.email),
    trades: tradesProblem(values.trades),
    riskLevel: riskProblem(values.riskLevel),
    sites: sitesProblem(values.sites),
    message: lengthProblem('Message', values.message, 0, ENGAGEMENT_BOUNDS.requestReasonMax),
  };
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== undefined));
}

/** An exact EIN (with or without its dash) or an address; undefined when it is neither. */
export function lookupKey(text: string): { readonly ein: string } | { readonly email: string } | undefined {
  const typed = text.trim();
  const ein = typed.replaceAll(/[\s-]/g, '');
  if (/^\d{9}$/.test(ein)) return { ein };
  return emailProblem(typed) === undefined ? { email: typed.toLowerCase() } : undefined;
}
