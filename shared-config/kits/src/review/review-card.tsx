import { DashboardSection, type DashboardSectionProps } from '../dashboard-section.tsx';

/** One titled part of the workbench: the reviewer looks at all of them at once. */
export function ReviewCard(props: Pick<DashboardSectionProps, 'title' | 'aside' | 'children'>) {
  return <DashboardSection isDense {...props} />;
}
