import { Button, Card, EmptyState, PageHeading } from '@vcms/ui';

export interface NotFoundPageProps {
  readonly onGoHome: () => void;
}

/** Shown inside the shell for a path that no page answers. */
export function NotFoundPage({ onGoHome }: NotFoundPageProps) {
  return (
    <>
      <PageHeading title="Page not found" />
      <Card.Root>
        <Card.Body>
          <EmptyState
            icon="search"
            title="There is no page at this address"
            description="It may have moved, or it is not part of your menu. Choose a page from the menu or go to your home page."
            action={<Button onClick={onGoHome}>Go to Home</Button>}
          />
        </Card.Body>
      </Card.Root>
    </>
  );
}
