import { Button, Card, EmptyState, PageHeading } from '@vcms/ui';

export interface GuestPageProps {
  readonly onGoToSignIn: () => void;
}

/** What a signed-out visitor with `invited=true` sees in the empty shell (domain 4.1): no data, one way on. */
export function GuestPage({ onGoToSignIn }: GuestPageProps) {
  return (
    <>
      <PageHeading title="Welcome to VCMS" />
      <Card.Root>
        <Card.Body>
          <EmptyState
            icon="lock"
            title="Sign in to see this page"
            description="Pages and menus show once we know who you are."
            action={<Button onClick={onGoToSignIn}>Go to sign in</Button>}
          />
        </Card.Body>
      </Card.Root>
    </>
  );
}
