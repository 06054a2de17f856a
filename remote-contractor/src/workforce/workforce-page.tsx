import { Icon, Link, PageHeading, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { WorkforcePanel, type WorkforcePanelProps } from './workforce-panel.tsx';

/** `/update-contractor-company/workforce`: the workforce as a page of its own. */
export function WorkforcePage({ now }: WorkforcePanelProps) {
  return (
    <>
      <Text mb="2">
        <Link asChild>
          <RouterLink to="/update-contractor-company">
            <Icon name="arrow-left" /> Company Information
          </RouterLink>
        </Link>
      </Text>
      <PageHeading
        title="Workforce"
        description="Your people, their documents, where they work, and what each client still requires."
      />
      <WorkforcePanel now={now} />
    </>
  );
}
