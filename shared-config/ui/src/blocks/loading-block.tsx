import { Stack, useRecipe } from '@chakra-ui/react';
import { useLook } from '../theme/use-look.ts';
import { HiddenWords } from './hidden-words.tsx';

export interface LoadingBlockProps {
  /** What is being loaded, for assistive technology; default 'Loading'. */
  readonly label?: string;
  /** Number of skeleton rows; default 4. */
  readonly rows?: number;
}

/** Keeps the place of content that is on its way. A page begins with dozens of its rows: each is a plain element. */
export function LoadingBlock({ label = 'Loading', rows = 4 }: LoadingBlockProps) {
  const skeleton = useRecipe({ key: 'skeleton' })({});
  const title = useLook({ height: '2rem', maxW: '18rem', borderRadius: 'lg' }, skeleton);
  const row = useLook({ height: '3.25rem', borderRadius: 'lg' }, skeleton);
  return (
    <Stack role="status" aria-busy="true" gap="4">
      <HiddenWords>{label}</HiddenWords>
      <div className={`chakra-skeleton ${title}`} aria-hidden />
      {Array.from({ length: rows }, (_, at) => `row-${at}`).map((key) => (
        <div key={key} className={`chakra-skeleton ${row}`} aria-hidden />
      ))}
    </Stack>
  );
}
