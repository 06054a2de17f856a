import type { RulesRequest } from '../rules/rules-request.ts';
import type { Denial, Verdict } from '../rules/verdict.ts';
import type { Caller } from './firestore-service.ts';

/** Enough to see the cause; a long list of rules that did not grant helps nobody. */
const MAX_REASONS = 5;

/** The platform's sentence, then who wanted what and why each rule said no. */
export function describeDenial(caller: Caller, request: RulesRequest, { denials }: Verdict): string {
  const who = caller.kind === 'user' ? `user ${caller.uid}` : 'nobody signed in';
  const shown = denials.slice(0, MAX_REASONS).map(describeReason);
  if (denials.length > MAX_REASONS) shown.push(`and ${denials.length - MAX_REASONS} more`);
  const reasons = shown.length === 0 ? '' : ` ${shown.join('; ')}`;
  return `Missing or insufficient permissions. ${request.method} of ${target(request)} by ${who} is denied.${reasons}`;
}

function describeReason({ line, column, reason }: Denial): string {
  return `L${line}:${column} ${reason}`;
}

function target(request: RulesRequest): string {
  if (request.service !== 'cloud.firestore') return `/${request.path.join('/')}`;
  if (request.method !== 'list') return `/${request.path.join('/')}`;
  const from = request.structuredQuery.from;
  const selector: unknown = Array.isArray(from) ? from[0] : undefined;
  const collectionId =
    typeof selector === 'object' && selector !== null && 'collectionId' in selector
      ? selector.collectionId
      : '*';
  return `/${[...request.parent, String(collectionId)].join('/')}`;
}
