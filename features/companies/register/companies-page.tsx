import { OPEN_PARAMETER, Register } from '@vcms/kits/register';
import { Button, EmptyState, HStack, Icon, PageHeading, Tabs } from '@vcms/ui';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CompanyDetail } from './company-detail.tsx';
import {
  type CompanyPowers,
  type ContractorEntries,
  type FirmRole,
  noRepair,
  POWERS_OF_KEEPER,
  type RepairPath,
} from './company-powers.ts';
import { companyRegister } from './company-register.tsx';
import { CreateCompanyDialog } from './create-company-dialog.tsx';
import { FactsToConfirm } from './facts-to-confirm.tsx';

export interface CompaniesPageProps {
  readonly title: string;
  readonly keeper: FirmRole;
  /** Where this remote sees to what is wrong with a contractor; absent: nowhere. */
  readonly repairPath?: RepairPath;
  /** What else this remote enters for contractors; absent: nothing. */
  readonly entries?: ContractorEntries;
  /** Where this remote keeps the rates of industries; absent: nowhere. */
  readonly benchmarksPath?: string | undefined;
}

const LIST_PARAMETER = 'list';
const FACTS = 'facts';

type CompanyListProps = Pick<CompaniesPageProps, 'title' | 'benchmarksPath'> & {
  readonly powers: CompanyPowers;
};

function CompanyList({ title, powers, benchmarksPath }: CompanyListProps) {
  const definition = useMemo(() => companyRegister(powers), [powers]);
  const [isCreating, setCreating] = useState(false);
  const [params, setParams] = useSearchParams();

  function openRecord(id: string): void {
    const next = new URLSearchParams(params);
    next.set(OPEN_PARAMETER, id);
    setParams(next);
  }

  return (
    <>
      <PageHeading
        title={title}
        description="Hiring clients and contractors, their plans and their state."
        actions={
          <HStack wrap="wrap">
            {benchmarksPath !== undefined && (
              <Button asChild variant="outline">
                <Link to={benchmarksPath}>Industry benchmarks</Link>
              </Button>
            )}
            <Button onClick={() => setCreating(true)}>
              <Icon name="plus" /> New company
            </Button>
          </HStack>
        }
      />
      <Tabs.Root
        value={params.get(LIST_PARAMETER) === FACTS ? FACTS : 'companies'}
        lazyMount
        unmountOnExit
        // The lists have other filters: each begins without any.
        onValueChange={({ value }) => setParams(value === FACTS ? { [LIST_PARAMETER]: FACTS } : {})}
      >
        <Tabs.List mb="4">
          <Tabs.Trigger value="companies">Companies</Tabs.Trigger>
          <Tabs.Trigger value={FACTS}>Facts to confirm</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="companies" pt="0">
          <Register
            definition={definition}
            label={title}
            empty={
              <EmptyState title="No companies yet." description="Create the first one." icon="building" />
            }
          />
        </Tabs.Content>
        <Tabs.Content value={FACTS} pt="0">
          <FactsToConfirm />
        </Tabs.Content>
      </Tabs.Root>
      {isCreating && <CreateCompanyDialog onClose={() => setCreating(false)} onCreated={openRecord} />}
    </>
  );
}

/** The list of companies, or the one that the address names (domain 4.3, 4.4). */
export function CompaniesPage(props: CompaniesPageProps) {
  const { title, keeper, repairPath = noRepair, entries, benchmarksPath } = props;
  const powers = useMemo(
    () => ({ ...POWERS_OF_KEEPER[keeper], repairPath, entries }),
    [keeper, repairPath, entries],
  );
  const [params] = useSearchParams();
  const open = params.get(OPEN_PARAMETER);
  if (open !== null && /^[^/]{1,200}$/.test(open))
    return <CompanyDetail key={open} id={open} powers={powers} />;
  return <CompanyList {...{ title, powers, benchmarksPath }} />;
}
