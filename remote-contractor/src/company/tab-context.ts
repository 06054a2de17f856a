import type { StoredCompany } from '@vcms/companies/register';
import type { CalendarDate } from '@vcms/domain';
import { createContext, useContext } from 'react';

/** What the tabs of the company's page share. */
export interface TabProps {
  /** The own company, kept up to date. */
  readonly company: StoredCompany;
  /** In the company's time zone. */
  readonly today: CalendarDate;
}

/** Given by context: the code of a tab comes only when it opens. */
export const TabContext = createContext<TabProps | undefined>(undefined);

/** Throws outside of the company's page. */
export function useTab(): TabProps {
  const tab = useContext(TabContext);
  if (tab === undefined) throw new Error('A tab stands on the company page only.');
  return tab;
}
