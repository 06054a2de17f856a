import { PageHeading, Text } from '@vcms/ui';

export interface NotAvailablePageProps {
  /** The page's name. */
  readonly title: string;
}

/** Stands for a page whose content is not part of the product yet. */
export function NotAvailablePage({ title }: NotAvailablePageProps) {
  return (
    <>
      <PageHeading title={title} />
      <Text>This page is not available yet.</Text>
    </>
  );
}
