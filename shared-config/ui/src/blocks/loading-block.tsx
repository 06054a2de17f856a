import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';

export interface LoadingBlockProps {
  /** What is being loaded, for assistive technology; default 'Loading'. */
  readonly label?: string;
  /** Number of skeleton rows; default 4. */
  readonly rows?: number;
}

/** Keeps the place of content that is on its way. */
export function LoadingBlock({ label = 'Loading', rows = 4 }: LoadingBlockProps) {
  return (
    <Stack role="status" aria-busy="true" gap="4">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton height="2rem" maxW="18rem" borderRadius="lg" aria-hidden />
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <Skeleton key={key} height="3.25rem" borderRadius="lg" aria-hidden />
      ))}
    </Stack>
  );
}
