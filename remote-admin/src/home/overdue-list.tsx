import type { Counts } from '@vcms/data';
import { CountRows } from '@vcms/kits';
import { Text } from '@vcms/ui';
import { OVERDUE_COUNTS, type OverdueCount } from './firm-counts.ts';

const WORDS: Readonly<Record<OverdueCount, string>> = {
  'overdue policies': 'Insurance policies',
  'overdue oshaYears': 'OSHA years',
  'overdue emr': 'EMR ratings',
  'overdue notRated': 'Not-rated letters',
  'overdue programVersions': 'Safety programs',
  'overdue answers': 'Questionnaires',
  'overdue documents': 'Documents',
  'overdue staffDocuments': 'Staff documents',
};

/** What waits longer than promised, kind by kind; kinds of which nothing waits are left out. */
export function OverdueList({ counts }: { readonly counts: Counts<OverdueCount> }) {
  const late = OVERDUE_COUNTS.filter((name) => counts[name] > 0);
  if (late.length === 0) return <Text color="fg.muted">All reviews are on time.</Text>;
  return <CountRows rows={late.map((name) => ({ key: name, label: WORDS[name], count: counts[name] }))} />;
}
