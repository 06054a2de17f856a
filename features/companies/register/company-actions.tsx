import type { CompanyPrivate } from '@vcms/domain';
import { useOpenDialog } from '@vcms/kits';
import { Button } from '@vcms/ui';
import { ArchiveDialog } from './archive-dialog.tsx';
import type { CompanyPowers } from './company-powers.ts';
import type { StoredCompany } from './company-register.tsx';
import { EditCompanyDialog } from './edit-company-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

export interface CompanyActionsProps {
  readonly company: StoredCompany;
  /** undefined: not read yet, so that an edit would lose it. */
  readonly secret: { readonly value: CompanyPrivate | undefined } | undefined;
  readonly powers: CompanyPowers;
}

type Open = 'edit' | 'plan' | 'companySuspend' | 'companyReinstate' | 'archive' | 'merge';

function offered(
  { kind, status }: StoredCompany,
  powers: CompanyPowers,
): readonly (readonly [Open, string])[] {
  if (kind === 'firm') return [['edit', 'Edit']];
  const further = [
    ...(powers.merge ? ([['merge', 'Merge']] as const) : []),
    ...(powers.archive ? ([['archive', 'Archive']] as const) : []),
  ];
  if (status === 'archived') return [];
  if (status === 'suspended') return [...further, ['companyReinstate', 'Reinstate'], ['edit', 'Edit']];
  return [...further, ['companySuspend', 'Suspend'], ['plan', 'Change plan'], ['edit', 'Edit']];
}

/** What can be done with a company in its present state. */
export function CompanyActions({ company, secret, powers }: CompanyActionsProps) {
  const [open, openDialog, close] = useOpenDialog<Open>();
  return (
    <>
      {offered(company, powers).map(([action, label]) => (
        <Button
          key={action}
          variant={action === 'edit' ? 'solid' : 'outline'}
          disabled={action === 'edit' && secret === undefined}
          onClick={() => openDialog(action)}
        >
          {label}
        </Button>
      ))}
      {open === 'edit' && <EditCompanyDialog company={company} secret={secret?.value} onClose={close} />}
      {open === 'plan' && <PlanDialog company={company} onClose={close} />}
      {open === 'archive' && <ArchiveDialog company={company} onClose={close} />}
      {open === 'merge' && <MergeDialog company={company} onClose={close} />}
      {(open === 'companySuspend' || open === 'companyReinstate') && (
        <ReasonDialog action={open} company={company} onClose={close} />
      )}
    </>
  );
}
