import { factsToDeclare } from '@vcms/companies/model';
import type { StoredCompany } from '@vcms/companies/register';
import { type CompanyFactValues, DEMAND_FACT_NAMES, DEMAND_FACTS, type DemandFact } from '@vcms/domain';
import { useFirm } from '@vcms/kits';
import { useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';

export type DeclareResult =
  | { readonly kind: 'done' }
  /** `field` of the request is wrong, or nothing in particular. */
  | { readonly kind: 'refused'; readonly field: string | undefined; readonly message: string };

/** The firm's name, as sentences name it. */
export function useFirmName(): string {
  const firm = useFirm();
  return (firm.kind === 'ready' ? firm.items[0]?.name : undefined) ?? 'the firm';
}

function words(names: readonly string[]): string {
  return names.map((name) => DEMAND_FACTS[name as DemandFact] ?? name).join(', ');
}

/** Whether the same facts count and wait in both. */
function isSaidAlike(left: StoredCompany, right: StoredCompany): boolean {
  const said = (company: StoredCompany) =>
    JSON.stringify([DEMAND_FACT_NAMES.map((fact) => company[fact] ?? null), company.declaredFacts ?? null]);
  return said(left) === said(right);
}

/** Declares facts of the own company and says which of them count and which wait. */
export function useDeclare(company: StoredCompany) {
  const firm = useFirmName();
  const { busy, call } = useTrustedCall('companyDeclareFacts');
  const notify = useNotify();

  async function declare(
    seen: StoredCompany,
    edited: CompanyFactValues,
    reason?: string,
  ): Promise<DeclareResult> {
    // What changed elsewhere in the record, such as the own address a moment ago, is no conflict.
    const seenAt = (isSaidAlike(seen, company) ? company : seen).record.updatedAt?.getTime();
    const { trades, ...others } = factsToDeclare(seen, edited);
    const facts = trades === undefined ? others : { ...others, trades: [...trades] };
    const result = await call({ companyId: company.id, seenAt, facts, reason });
    if (result.kind !== 'done') {
      const field = result.kind === 'refused' ? result.refusal.field : undefined;
      return { kind: 'refused', field, message: result.message };
    }
    const { applied, waiting } = result.value;
    const counts = applied.length === 0 ? '' : `In effect: ${words(applied)}. `;
    const waits = waiting.length === 0 ? '' : `Waiting for confirmation by ${firm}: ${words(waiting)}.`;
    notify.show({ kind: 'success', message: 'Saved.', description: `${counts}${waits}`.trim() });
    return { kind: 'done' };
  }

  return { busy, firm, declare };
}
