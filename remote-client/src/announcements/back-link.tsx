import { Button, Icon } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { ANNOUNCEMENTS_PATH } from './paths.ts';

/** Leads back to the list. */
export function BackLink() {
  return (
    <Button asChild variant="outline" data-print="hide">
      <RouterLink to={ANNOUNCEMENTS_PATH}>
        <Icon name="arrow-left" /> All announcements
      </RouterLink>
    </Button>
  );
}
