import { Card, EmptyState, PageHeading } from '@vcms/ui';

/** Content of the shell for an account whose role has no meaning here (architecture 3h, row 27). */
export function NoRolePage() {
  return (
    <>
      <PageHeading title="No access" />
      <Card.Root>
        <Card.Body>
          <EmptyState icon="ban" title="Your account has no role for this site. Contact support." />
        </Card.Body>
      </Card.Root>
    </>
  );
}
