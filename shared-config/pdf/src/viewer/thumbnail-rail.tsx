import { Flex } from '@vcms/ui';
import type { PageSource } from '../source/page-source.ts';
import { Thumbnail } from './thumbnail.tsx';

export interface ThumbnailRailProps {
  readonly source: PageSource;
  readonly label: string;
  readonly page: number;
  readonly onChoose: (page: number) => void;
}

/** All pages small, beside the one that is shown; not where the page itself needs the room, and not for a single page. */
export function ThumbnailRail({ source, label, page, onChoose }: ThumbnailRailProps) {
  if (source.pageCount < 2) return null;
  return (
    <Flex
      as="nav"
      aria-label={`Pages of ${label}`}
      display={{ base: 'none', md: 'flex' }}
      css={{ '@container (max-width: 44rem)': { display: 'none' } }}
      direction="column"
      flexShrink="0"
      gap="2"
      p="2"
      overflowY="auto"
      borderEndWidth="1px"
    >
      {Array.from({ length: source.pageCount }, (_, index) => index + 1).map((number) => (
        <Thumbnail
          key={number}
          source={source}
          number={number}
          isCurrent={number === page}
          onChoose={() => onChoose(number)}
        />
      ))}
    </Flex>
  );
}
